// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Gemini embeddings: POST /v1beta/models/{model}:embedContent and :batchEmbedContents of the Gemini API, and the same
 * under /v1.
 * Gemini errors: What the Gemini API and Vertex AI send when something went wrong, as a body or inside a stream.
 * Gemini models: What GET /v1beta/models and GET /v1beta/models/{model} of the Gemini API send.
 * Gemini request: What POST /v1beta/models/{model}:generateContent, :streamGenerateContent and :countTokens take, as
 * spoken by the Gemini API (v1beta and v1) and Vertex AI. Fields of Vertex AI alone, or of the Gemini API alone, say
 * so; objects are open. Two-word names are never required, since their snake_case spelling is read too.
 * Gemini response: What generateContent, streamGenerateContent (each chunk) and countTokens send, as spoken by the
 * Gemini API (v1beta and v1) and Vertex AI. Objects are open; default values are left out by the server.
 */

import type { Json, Validator } from "../runtime.js";

/** Body of :embedContent; one of the requests of :batchEmbedContents. */
export interface EmbedContentRequest {
  /** Name of the model behind models/, as in the path. */
  readonly model?: string | null;
  /** What to embed. */
  readonly content: EmbeddedContent;
  /**
   * What the vector is for: RETRIEVAL_QUERY, RETRIEVAL_DOCUMENT, SEMANTIC_SIMILARITY, CLASSIFICATION, CLUSTERING,
   * QUESTION_ANSWERING, FACT_VERIFICATION, CODE_RETRIEVAL_QUERY. Ignored by newer models.
   */
  readonly taskType?: string | null;
  /** Title of the text; with RETRIEVAL_DOCUMENT only. */
  readonly title?: string | null;
  /** Length that the vector shall have: it is cut, and not normalised again. Absent or null: the model's own. */
  readonly outputDimensionality?: number | null;
}

/** A content of which a vector is wanted: its texts count. */
export interface EmbeddedContent {
  /** Who says it; means nothing here. */
  readonly role?: string;
  /** What it says. */
  readonly parts: readonly EmbeddedPart[];
}

/** A piece of a content. */
export interface EmbeddedPart {
  /** The text. */
  readonly text: string;
}

/** Body of :batchEmbedContents. */
export interface BatchEmbedContentsRequest {
  /** What to embed, each with its own wishes. */
  readonly requests: readonly EmbedContentRequest[];
}

/** A vector. */
export interface ContentEmbedding {
  /** The vector. */
  readonly values: readonly number[];
}

/** What was counted. */
export interface EmbeddingUsage {
  /** Tokens of everything that was embedded. */
  readonly promptTokenCount?: number;
}

/** Answer of :embedContent. */
export interface EmbedContentResponse {
  /** The vector. */
  readonly embedding: ContentEmbedding;
  /** What was counted. Absent from models before 2026. */
  readonly usageMetadata?: EmbeddingUsage;
}

/** Answer of :batchEmbedContents. */
export interface BatchEmbedContentsResponse {
  /** The vectors, in the order of the requests. */
  readonly embeddings: readonly ContentEmbedding[];
  /** What was counted. Absent from models before 2026. */
  readonly usageMetadata?: EmbeddingUsage;
}

/**
 * Body of an answer with status 400 or above; also a bare JSON object in the middle of a stream, without data before
 * it. Requests without alt=sse may get it as a list of one.
 */
export type ErrorResponse = ErrorEnvelope | ErrorList;

/** The envelope as a list of one. */
export type ErrorList = readonly ErrorEnvelope[];

/** The usual shape. */
export interface ErrorEnvelope {
  /** What went wrong. */
  readonly error: ErrorStatus;
}

/** What went wrong: google.rpc.Status with the name of the status. */
export interface ErrorStatus {
  /** The HTTP status; in a stream the one that the error would have had. */
  readonly code: number;
  /** For a person to read. */
  readonly message: string;
  /**
   * Kind of error: INVALID_ARGUMENT (also for a bad key), FAILED_PRECONDITION, UNAUTHENTICATED, PERMISSION_DENIED,
   * NOT_FOUND, RESOURCE_EXHAUSTED, CANCELLED, INTERNAL, UNAVAILABLE, DEADLINE_EXCEEDED. Absent: see code.
   */
  readonly status?: string;
  /** More, each of its own type. Absent: none. */
  readonly details?: readonly ErrorDetail[];
}

/** More on an error; which fields are there depends on its type. */
export interface ErrorDetail {
  /** Type, such as type.googleapis.com/google.rpc.ErrorInfo. */
  readonly "@type": string;
  /** ErrorInfo: a word, such as API_KEY_INVALID. Absent: another type. */
  readonly reason?: string;
  /** ErrorInfo: who gives the reason. Absent: another type. */
  readonly domain?: string;
  /** ErrorInfo: facts by name. Absent: none. */
  readonly metadata?: { readonly [name: string]: string };
  /** RetryInfo: how long to wait, such as 22s. Absent: another type. */
  readonly retryDelay?: string;
  /** QuotaFailure: quotas that were used up. Absent: another type. */
  readonly violations?: readonly ({ readonly [name: string]: Json })[];
  /** BadRequest: fields that are to blame; field, description. Absent: another type. */
  readonly fieldViolations?: readonly ({ readonly [name: string]: Json })[];
  /** Help: pages; description, url. Absent: another type. */
  readonly links?: readonly ({ readonly [name: string]: Json })[];
  /** LocalizedMessage: language. Absent: another type. */
  readonly locale?: string;
  /** LocalizedMessage: text. Absent: another type. */
  readonly message?: string;
  /** DebugInfo: text. Absent: another type. */
  readonly detail?: string;
}

/** Body of GET /v1beta/models: one page of the models. */
export interface ModelList {
  /** The models. Absent: none. */
  readonly models?: readonly Model[];
  /** What to send as pageToken for the next page. Absent: this is the last. */
  readonly nextPageToken?: string;
}

/** A model; also the body of GET /v1beta/models/{model}. */
export interface Model {
  /** Name, such as models/gemini-2.5-flash. */
  readonly name: string;
  /** Name without the version; of the definition, and not sent. Absent: see name. */
  readonly baseModelId?: string;
  /** Version, such as 001. Absent: not given. */
  readonly version?: string;
  /** Name for a person. Absent: none. */
  readonly displayName?: string;
  /** What it is, for a person. Absent: none. */
  readonly description?: string;
  /** Most tokens of a prompt. Absent: not given. */
  readonly inputTokenLimit?: number;
  /** Most tokens of an answer. Absent: not given. */
  readonly outputTokenLimit?: number;
  /** What it does: generateContent, countTokens, embedContent and others. Absent: nothing. */
  readonly supportedGenerationMethods?: readonly string[];
  /** Whether it thinks. Absent: no. */
  readonly thinking?: boolean;
  /** Default temperature. Absent: not given. */
  readonly temperature?: number;
  /** Highest temperature. Absent: not given. */
  readonly maxTemperature?: number;
  /** Default of topP. Absent: not given. */
  readonly topP?: number;
  /** Default of topK. Absent: the model does not take it. */
  readonly topK?: number;
}

/**
 * Body of POST /v1beta/models/{model}:generateContent and :streamGenerateContent; the model is in the path. JSON in
 * proto3 form: names are written in camelCase and read in snake_case too (system_instruction, inline_data), one object
 * is read where a list is declared, null is read as absent, words of an enumeration are read in any case. Google
 * answers an unknown name with 400.
 */
export interface GenerateContentRequest {
  /**
   * The conversation, oldest turn first; or a single turn. A turn with function calls is followed by one with as many
   * function responses.
   */
  readonly contents: readonly Content[] | Content;
  /**
   * Name of the model, such as models/gemini-2.5-flash, where a request is inside another (countTokens). Absent or
   * null: the one of the path.
   */
  readonly model?: string | null;
  /** Instructions for the whole conversation. Not together with cachedContent. Absent or null: none. */
  readonly systemInstruction?: SystemInstruction | null;
  /** Tools that the model may use; or a single one. Not together with cachedContent. Absent or null: none. */
  readonly tools?: readonly Tool[] | Tool | null;
  /**
   * How tools are used. Refused with 400 where there are no function declarations to choose from. Absent or null: the
   * model decides.
   */
  readonly toolConfig?: ToolConfig | null;
  /** Thresholds of blocking, one per category; or a single one. Absent or null: the service's own. */
  readonly safetySettings?: readonly SafetySetting[] | SafetySetting | null;
  /** How to generate. Absent or null: the defaults of the model. */
  readonly generationConfig?: GenerationConfig | null;
  /** Name of a stored beginning of the conversation, such as cachedContents/x1. Absent or null: none. */
  readonly cachedContent?: string | null;
  /** Vertex AI: labels for the bill. Absent or null: none. */
  readonly labels?: { readonly [name: string]: string } | null;
  /** How fast to serve: standard, flex or priority. Absent or null: standard. */
  readonly serviceTier?: string | null;
  /** Gemini API: whether the service may keep the exchange. Absent or null: as the project is set. */
  readonly store?: boolean | null;
  /** Bytes in base64 of an answer that ended with CONTINUATION, to go on with it. Absent or null: a new answer. */
  readonly continuationToken?: string | null;
  /** Vertex AI: templates of the filter Model Armor. Absent or null: none. */
  readonly modelArmorConfig?: ModelArmorConfig | null;
  /** Vertex AI: where to put made media. Absent or null: inside the answer. */
  readonly outputConfig?: OutputConfig | null;
}

/** Instructions for the whole conversation; text parts alone. */
export interface SystemInstruction {
  /** Any word; it is ignored. Absent or null: none. */
  readonly role?: string | null;
  /** The instructions in order; or a single part. Each holds text. */
  readonly parts: readonly Part[] | Part;
}

/** One turn of the conversation. */
export interface Content {
  /**
   * Who speaks: user (also for function responses), model, or function, an old word for a turn of function responses.
   * There is no system. Empty, null or absent: user.
   */
  readonly role?: "user" | "model" | "function" | "" | null;
  /**
   * What the turn consists of, in order; or a single part. A turn without parts is refused, so an answer that was cut
   * before its first word cannot be sent back.
   */
  readonly parts: readonly Part[] | Part;
}

/**
 * A piece of a turn. It has one data member, which says what it is (text, inlineData, fileData, functionCall,
 * functionResponse, executableCode, codeExecutionResult, toolCall, toolResponse, audioTranscription); the remaining
 * fields describe it. New kinds appear from time to time.
 */
export interface Part {
  /** Text, or thoughts where thought is true. May be empty, with a thoughtSignature. Absent: another kind of part. */
  readonly text?: string | null;
  /** Media in the request itself. Absent or null: another kind of part. */
  readonly inlineData?: Blob | null;
  /** Media by address. Absent or null: another kind of part. */
  readonly fileData?: FileData | null;
  /** A call that the model makes. Absent or null: another kind of part. */
  readonly functionCall?: FunctionCall | null;
  /** Result of a call. Absent or null: another kind of part. */
  readonly functionResponse?: FunctionResponse | null;
  /** Code that the model wrote for the service to run. Absent or null: another kind of part. */
  readonly executableCode?: ExecutableCode | null;
  /** What the run gave. Absent or null: another kind of part. */
  readonly codeExecutionResult?: CodeExecutionResult | null;
  /** A call of a tool that the service runs itself. Sent back as it came. Absent or null: another kind of part. */
  readonly toolCall?: ServerToolCall | null;
  /** What that tool gave. Sent back as it came. Absent or null: another kind of part. */
  readonly toolResponse?: ServerToolResponse | null;
  /** What was said in a sound. Absent or null: another kind of part. */
  readonly audioTranscription?: AudioTranscription | null;
  /** True: the part is a summary of the model's thoughts. Absent or null: false. */
  readonly thought?: boolean | null;
  /**
   * Bytes in base64 that stand for hidden thoughts; sent back unchanged on the same part. Gemini 3 and later refuse a
   * turn whose first function call lacks it. Absent or null: none.
   */
  readonly thoughtSignature?: string | null;
  /** Which piece of a film is meant. Absent or null: the whole. */
  readonly videoMetadata?: VideoMetadata | null;
  /** Which piece of a sound is meant. Absent or null: the whole. */
  readonly audioMetadata?: MediaInterval | null;
  /** Which pages of a document are meant. Absent or null: all. */
  readonly documentMetadata?: DocumentMetadata | null;
  /** Which sheet and cells are meant. Absent or null: all. */
  readonly spreadsheetMetadata?: SpreadsheetMetadata | null;
  /** Who says the text, and how. Absent or null: not given. */
  readonly speechMetadata?: SpeechMetadata | null;
  /** How finely the media are read. Absent or null: as in generationConfig. */
  readonly mediaResolution?: PartMediaResolution | null;
  /** How the media are read: STATIC or AGENTIC. Absent or null: STATIC. */
  readonly mediaProcessing?: string | null;
  /** Data of the client's own that the model does not see. Absent or null: none. */
  readonly partMetadata?: { readonly [name: string]: Json } | null;
}

/** Media as bytes. */
export interface Blob {
  /** Media type, such as image/png. Google wants it for all media. Absent or null: not given. */
  readonly mimeType?: string | null;
  /** The bytes in base64, of the standard or the URL-safe alphabet. Absent or null: no bytes. */
  readonly data?: string | null;
  /** Vertex AI: name of the media, for references to them. Absent or null: none. */
  readonly displayName?: string | null;
}

/** Media by address. */
export interface FileData {
  /**
   * Address: of the Files API, of YouTube, gs:// on Vertex AI, some https addresses on newer models. Required by
   * Google, as fileUri or file_uri.
   */
  readonly fileUri?: string | null;
  /** Media type. Absent or null: found out by the service. */
  readonly mimeType?: string | null;
  /** Vertex AI: name of the media, for references to them. Absent or null: none. */
  readonly displayName?: string | null;
}

/**
 * A call that the model makes. Whole, unless the request set streamFunctionCallArguments (Vertex AI): then a name
 * begins it, pieces with partialArgs follow, and an empty object ends it.
 */
export interface FunctionCall {
  /**
   * Name of the function. Absent or null: a later piece of a streamed call (Vertex AI); Google refuses a call without a
   * name in a request.
   */
  readonly name?: string | null;
  /** Arguments by name. Absent, null or empty: none. */
  readonly args?: { readonly [name: string]: Json } | null;
  /**
   * Id of the call, from Gemini 3 on; the response repeats it. Absent or null: responses belong to calls by name and
   * order.
   */
  readonly id?: string | null;
  /** Vertex AI: more of the arguments. Absent or null: the arguments are in args. */
  readonly partialArgs?: readonly PartialArgument[] | null;
  /** Vertex AI: whether more pieces of this call follow. Absent or null: no. */
  readonly willContinue?: boolean | null;
}

/** Vertex AI: a piece of one argument, with one of the four values. */
export interface PartialArgument {
  /** Place of the value in the arguments, such as $.city. Google always sends it. */
  readonly jsonPath?: string | null;
  /** More of a text. Absent or null: another kind of value. */
  readonly stringValue?: string | null;
  /** A number. Absent or null: another kind of value. */
  readonly numberValue?: number | null;
  /** True or false. Absent or null: another kind of value. */
  readonly boolValue?: boolean | null;
  /** NULL_VALUE: the value is null. Absent or null: another kind of value. */
  readonly nullValue?: string | null;
  /** Whether the text goes on. Absent or null: no. */
  readonly willContinue?: boolean | null;
}

/** Result of a function call. */
export interface FunctionResponse {
  /** Name of the function that was called. */
  readonly name: string;
  /**
   * The result: an object; by custom its output is under output, an error under error. Required by Google. Absent or
   * null: an empty one.
   */
  readonly response?: { readonly [name: string]: Json } | null;
  /** Id of the call. Absent or null: the call is found by name and order. */
  readonly id?: string | null;
  /** Media of the result, from Gemini 3 on; or a single one. Absent or null: none. */
  readonly parts?: readonly FunctionResponsePart[] | FunctionResponsePart | null;
  /** Live API: whether more results of this call follow. Absent or null: no. */
  readonly willContinue?: boolean | null;
  /** Live API: when the model reads it: SILENT, WHEN_IDLE or INTERRUPT. Absent or null: WHEN_IDLE. */
  readonly scheduling?: string | null;
}

/** A medium inside the result of a call: one data member, as in a part. */
export interface FunctionResponsePart {
  /** The medium as bytes. Absent or null: by address. */
  readonly inlineData?: Blob | null;
  /** The medium by address. Absent or null: as bytes. */
  readonly fileData?: FileData | null;
  /** How it is read: STATIC or AGENTIC. Absent or null: STATIC. */
  readonly mediaProcessing?: string | null;
  /** How finely it is read. Absent or null: as in generationConfig. */
  readonly mediaResolution?: PartMediaResolution | null;
  /** Which piece of a film is meant. Absent or null: the whole. */
  readonly videoMetadata?: VideoMetadata | null;
  /** Which piece of a sound is meant. Absent or null: the whole. */
  readonly audioMetadata?: MediaInterval | null;
  /** Which pages of a document are meant. Absent or null: all. */
  readonly documentMetadata?: DocumentMetadata | null;
  /** Which sheet and cells are meant. Absent or null: all. */
  readonly spreadsheetMetadata?: SpreadsheetMetadata | null;
}

/** Code that the model wrote for the service to run. */
export interface ExecutableCode {
  /** Language of the code: PYTHON. Absent or null: not given. */
  readonly language?: string | null;
  /** The code. */
  readonly code: string;
  /** Id of the run; the result repeats it. Absent or null: the result is the next part. */
  readonly id?: string | null;
}

/** What a run of code gave. */
export interface CodeExecutionResult {
  /** How it ended: OUTCOME_OK, OUTCOME_FAILED or OUTCOME_DEADLINE_EXCEEDED. */
  readonly outcome: string;
  /** What was printed, or why it failed. Absent or null: nothing. */
  readonly output?: string | null;
  /** Id of the run. Absent or null: the code is the part before. */
  readonly id?: string | null;
}

/** A call of a tool that the service runs itself. */
export interface ServerToolCall {
  /** Id of the call. Absent or null: none. */
  readonly id?: string | null;
  /**
   * Which tool: GOOGLE_SEARCH_WEB, GOOGLE_SEARCH_IMAGE, URL_CONTEXT, GOOGLE_MAPS, FILE_SEARCH or MEDIA_PROCESSING.
   * Absent or null: not given.
   */
  readonly toolType?: string | null;
  /** Arguments by name. Absent or null: none. */
  readonly args?: { readonly [name: string]: Json } | null;
}

/** What a tool of the service gave. */
export interface ServerToolResponse {
  /** Id of the call. Absent or null: none. */
  readonly id?: string | null;
  /** Which tool, as in the call. Absent or null: not given. */
  readonly toolType?: string | null;
  /** The result. Absent or null: none. */
  readonly response?: { readonly [name: string]: Json } | null;
}

/** What was said in a sound. */
export interface AudioTranscription {
  /** The words. Absent or null: none. */
  readonly text?: string | null;
  /** Live API: whether this is the last piece. Absent or null: no. */
  readonly finished?: boolean | null;
  /** Language. Absent or null: not given. */
  readonly languageCode?: string | null;
  /** Who speaks. Absent or null: not given. */
  readonly speakerLabel?: string | null;
  /** The words one by one. Absent or null: not asked. */
  readonly words?: readonly TranscribedWord[] | null;
  /** Where it begins in the sound, such as 1.5s. Absent or null: not given. */
  readonly startOffset?: string | null;
  /** Where it ends in the sound. Absent or null: not given. */
  readonly endOffset?: string | null;
}

/** A word and its place in a sound. */
export interface TranscribedWord {
  /** The word. Absent or null: none. */
  readonly word?: string | null;
  /** Where it begins, such as 1.5s. Absent or null: not given. */
  readonly startOffset?: string | null;
  /** Where it ends. Absent or null: not given. */
  readonly endOffset?: string | null;
}

/** Which piece of a film is meant, and how it is read. */
export interface VideoMetadata {
  /** Beginning, such as 10s. Absent or null: that of the film. */
  readonly startOffset?: string | null;
  /** End. Absent or null: that of the film. */
  readonly endOffset?: string | null;
  /** Pictures taken out of a second. Absent or null: 1. */
  readonly fps?: number | null;
  /** What is read: FRAMES, AUDIO, TRANSCRIPT. Absent or null: chosen by the service. */
  readonly contentLayers?: readonly string[] | null;
}

/** Which piece of a sound is meant. */
export interface MediaInterval {
  /** Beginning, such as 10s. Absent or null: that of the sound. */
  readonly startOffset?: string | null;
  /** End. Absent or null: that of the sound. */
  readonly endOffset?: string | null;
}

/** Which pages of a document are meant. */
export interface DocumentMetadata {
  /** First page, from 1. Absent or null: 1. */
  readonly startPage?: number | null;
  /** Last page. Absent or null: that of the document. */
  readonly endPage?: number | null;
  /** What is read: PAGE_IMAGE, PAGE_TEXT. Absent or null: chosen by the service. */
  readonly contentLayers?: readonly string[] | null;
}

/** Which sheet and cells of a table are meant. */
export interface SpreadsheetMetadata {
  /** Cells, such as A1:C9. Absent or null: all. */
  readonly visibleCells?: string | null;
  /** Number of the sheet. Absent or null: all. */
  readonly sheetIndex?: number | null;
  /** What is read: DATA, FORMULAS, VISUAL. Absent or null: chosen by the service. */
  readonly contentLayers?: readonly string[] | null;
}

/** Who says a text, and how. */
export interface SpeechMetadata {
  /** Name of the speaker. Absent or null: not given. */
  readonly speaker?: string | null;
  /** The tone in words, such as cheerful. Absent or null: not given. */
  readonly style?: string | null;
}

/** How finely a medium is read. */
export interface PartMediaResolution {
  /** MEDIA_RESOLUTION_LOW, _MEDIUM, _HIGH or _ULTRA_HIGH. Absent or null: chosen by the service. */
  readonly level?: string | null;
  /** Tokens to spend instead. Absent or null: by the level. */
  readonly numTokens?: number | null;
}

/**
 * Tools of one kind: functions of the client, or a tool that the service runs. Several members may be combined if the
 * model allows it.
 */
export interface Tool {
  /** Functions that the model may call, 512 at most; or a single one. Absent or null: none. */
  readonly functionDeclarations?: readonly FunctionDeclaration[] | FunctionDeclaration | null;
  /** Search of the web. Absent or null: off. */
  readonly googleSearch?: GoogleSearch | null;
  /** The same for Gemini 1.5, with dynamicRetrievalConfig. Absent or null: off. */
  readonly googleSearchRetrieval?: { readonly [name: string]: Json } | null;
  /** Run of Python code; an empty object. Absent or null: off. */
  readonly codeExecution?: { readonly [name: string]: Json } | null;
  /** Reading of pages by address; an empty object. Absent or null: off. */
  readonly urlContext?: { readonly [name: string]: Json } | null;
  /** Places and routes; enableWidget, groundingTypes, authConfig. Absent or null: off. */
  readonly googleMaps?: { readonly [name: string]: Json } | null;
  /** Gemini API: search of stored files; fileSearchStoreNames, topK, metadataFilter. Absent or null: off. */
  readonly fileSearch?: { readonly [name: string]: Json } | null;
  /**
   * Use of a browser or computer through calls to the client; environment, excludedPredefinedFunctions and more. Absent
   * or null: off.
   */
  readonly computerUse?: { readonly [name: string]: Json } | null;
  /** Gemini API: MCP servers that the service calls; name, streamableHttpTransport. Absent or null: none. */
  readonly mcpServers?: readonly ({ readonly [name: string]: Json })[] | null;
  /** Vertex AI: search of the client's own stores. Absent or null: off. */
  readonly retrieval?: { readonly [name: string]: Json } | null;
  /** Vertex AI: search of the web for firms. Absent or null: off. */
  readonly enterpriseWebSearch?: { readonly [name: string]: Json } | null;
  /** Vertex AI: search by Parallel. Absent or null: off. */
  readonly parallelAiSearch?: { readonly [name: string]: Json } | null;
  /** Vertex AI: search by Exa. Absent or null: off. */
  readonly exaAiSearch?: { readonly [name: string]: Json } | null;
}

/** Search of the web. */
export interface GoogleSearch {
  /** Only pages of this time. Absent or null: of any time. */
  readonly timeRangeFilter?: TimeInterval | null;
  /** What is searched: webSearch, imageSearch, each an empty object. Absent or null: the web. */
  readonly searchTypes?: { readonly [name: string]: Json } | null;
  /** Vertex AI: domains to leave out. Absent or null: none. */
  readonly excludeDomains?: readonly string[] | null;
  /** Vertex AI: from which suspicion of phishing on a page is left out. Absent or null: the service's own. */
  readonly blockingConfidence?: string | null;
}

/** A span of time. */
export interface TimeInterval {
  /** Beginning, RFC 3339. Absent or null: none. */
  readonly startTime?: string | null;
  /** End, RFC 3339. Absent or null: none. */
  readonly endTime?: string | null;
}

/**
 * A function that the model may call. Parameters and response are described by the Schema form or by JSON Schema, never
 * by both.
 */
export interface FunctionDeclaration {
  /** Name: a letter or _ first, then letters, digits, _ . : -, 128 characters at most (64 in the older definition). */
  readonly name: string;
  /** What the function does, for the model. Required by the definition, not by the service. Absent or null: empty. */
  readonly description?: string | null;
  /** Parameters in the Schema form, an object. Absent or null: none, or parametersJsonSchema. */
  readonly parameters?: Schema | null;
  /** Parameters as JSON Schema (a subset), an object. Absent: none, or parameters. */
  readonly parametersJsonSchema?: Json;
  /** Result in the Schema form. Absent or null: not given. */
  readonly response?: Schema | null;
  /** Result as JSON Schema. Absent: not given. */
  readonly responseJsonSchema?: Json;
  /** Live API: BLOCKING or NON_BLOCKING. Absent or null: BLOCKING. */
  readonly behavior?: string | null;
}

/** A type in Google's form, near OpenAPI 3.0: no const, oneOf, allOf or not, no list of types; $ref as ref. */
export interface Schema {
  /** The type, in capitals or not. Required by the definition; absent or null: not given, as with anyOf or ref. */
  readonly type?: "STRING" | "NUMBER" | "INTEGER" | "BOOLEAN" | "ARRAY" | "OBJECT" | "NULL" | "TYPE_UNSPECIFIED" | "string" | "number" | "integer" | "boolean" | "array" | "object" | "null" | "type_unspecified" | null;
  /** Format, such as enum, date-time, int32, double. Absent or null: none. */
  readonly format?: string | null;
  /** Title. Absent or null: none. */
  readonly title?: string | null;
  /** What the value is, for the model. Absent or null: not given. */
  readonly description?: string | null;
  /** Whether null fits too. Absent or null: no. */
  readonly nullable?: boolean | null;
  /** The texts that fit; texts alone. Absent or null: any. */
  readonly enum?: readonly string[] | null;
  /** Type of the items of an array. Absent or null: any. */
  readonly items?: Schema | null;
  /** Fewest items; 64 bits, so a text or a number. Absent or null: none. */
  readonly minItems?: number | string | null;
  /** Most items; a text or a number. Absent or null: none. */
  readonly maxItems?: number | string | null;
  /** Properties of an object by name. Absent or null: none given. */
  readonly properties?: { readonly [name: string]: Schema } | null;
  /** Properties that must be there. Absent or null: none. */
  readonly required?: readonly string[] | null;
  /** Fewest properties; a text or a number. Absent or null: none. */
  readonly minProperties?: number | string | null;
  /** Most properties; a text or a number. Absent or null: none. */
  readonly maxProperties?: number | string | null;
  /** Least number. Absent or null: none. */
  readonly minimum?: number | null;
  /** Greatest number. Absent or null: none. */
  readonly maximum?: number | null;
  /** Fewest characters; a text or a number. Absent or null: none. */
  readonly minLength?: number | string | null;
  /** Most characters; a text or a number. Absent or null: none. */
  readonly maxLength?: number | string | null;
  /** Regular expression of a text. Absent or null: none. */
  readonly pattern?: string | null;
  /** An example. Absent: none. */
  readonly example?: Json;
  /** Types of which one must fit. Absent or null: none. */
  readonly anyOf?: readonly Schema[] | null;
  /** Order in which the model writes the properties; not of the standard. Absent or null: chosen by the service. */
  readonly propertyOrdering?: readonly string[] | null;
  /** Ignored. Absent: none. */
  readonly default?: Json;
  /** Whether other properties fit, or their type. Newer models. Absent: yes. */
  readonly additionalProperties?: Json;
  /** Name of an entry of defs, such as #/defs/node. Newer models. Absent or null: none. */
  readonly ref?: string | null;
  /** Types to refer to, at the top only. Newer models. Absent or null: none. */
  readonly defs?: { readonly [name: string]: Schema } | null;
}

/** How tools are used. */
export interface ToolConfig {
  /** Whether and what to call. Absent or null: the model decides. */
  readonly functionCallingConfig?: FunctionCallingConfig | null;
  /** Place and language of the user, for search. Absent or null: not given. */
  readonly retrievalConfig?: RetrievalConfig | null;
  /**
   * Whether calls of the service's own tools come as toolCall and toolResponse parts; needed to use them together with
   * functions. Absent or null: no.
   */
  readonly includeServerSideToolInvocations?: boolean | null;
}

/** Whether and what to call. */
export interface FunctionCallingConfig {
  /**
   * AUTO: the model decides; ANY: at least one call; NONE: none; VALIDATED: as AUTO, and calls keep to their schemas.
   * In capitals or not. Absent or null: AUTO.
   */
  readonly mode?: "AUTO" | "ANY" | "NONE" | "VALIDATED" | "MODE_UNSPECIFIED" | "auto" | "any" | "none" | "validated" | "mode_unspecified" | null;
  /** Functions that may be called; with ANY or VALIDATED only. Absent or null: all. */
  readonly allowedFunctionNames?: readonly string[] | null;
  /** Vertex AI: whether arguments come in pieces. Absent or null: no. */
  readonly streamFunctionCallArguments?: boolean | null;
}

/** Place and language of the user, for search. */
export interface RetrievalConfig {
  /** Place. Absent or null: not given. */
  readonly latLng?: LatLng | null;
  /** Language, such as en_US. Absent or null: not given. */
  readonly languageCode?: string | null;
}

/** A place on the earth. */
export interface LatLng {
  /** Degrees north. Absent or null: 0. */
  readonly latitude?: number | null;
  /** Degrees east. Absent or null: 0. */
  readonly longitude?: number | null;
}

/** From which probability on content of one category is blocked. */
export interface SafetySetting {
  /** Category, such as HARM_CATEGORY_HARASSMENT. */
  readonly category: string;
  /** BLOCK_LOW_AND_ABOVE, BLOCK_MEDIUM_AND_ABOVE, BLOCK_ONLY_HIGH, BLOCK_NONE or OFF. */
  readonly threshold: string;
  /** Vertex AI: SEVERITY or PROBABILITY. Absent or null: PROBABILITY. */
  readonly method?: string | null;
}

/** How to generate. What a model does not know it refuses with 400, or ignores. */
export interface GenerationConfig {
  /** Randomness of the sampling; 0 takes the likeliest token. Absent or null: the default of the model, mostly 1. */
  readonly temperature?: number | null;
  /** Only the likeliest tokens that together reach this probability. Absent or null: the default of the model. */
  readonly topP?: number | null;
  /** Only so many of the likeliest tokens; a whole number. Absent or null: the default of the model. */
  readonly topK?: number | null;
  /** How many answers to generate, 8 at most; most models take only 1. 0, null or absent: 1. */
  readonly candidateCount?: number | null;
  /** Most tokens to generate, counting those of the thoughts. 0, null or absent: the limit of the model. */
  readonly maxOutputTokens?: number | null;
  /** Texts that end the answer and are not returned. Absent or null: none. */
  readonly stopSequences?: readonly string[] | null;
  /** Start of the random numbers, 32 bits signed. Absent or null: random. */
  readonly seed?: number | null;
  /** Lowers the score of tokens that came up; negative values raise it. Absent or null: 0. */
  readonly presencePenalty?: number | null;
  /** Lowers a token's score the more often it came up; negative values raise it. Absent or null: 0. */
  readonly frequencyPenalty?: number | null;
  /** Whether log probabilities are returned. Absent or null: no. */
  readonly responseLogprobs?: boolean | null;
  /** How many of the likeliest tokens are returned at each place; needs responseLogprobs. Absent or null: none. */
  readonly logprobs?: number | null;
  /** Form of the answer: text/plain, application/json or text/x.enum. Absent or null: text/plain. */
  readonly responseMimeType?: string | null;
  /** Type of the JSON answer in the Schema form. Not together with responseJsonSchema. Absent or null: any. */
  readonly responseSchema?: Schema | null;
  /** Type of the JSON answer as JSON Schema (a subset). Absent: any. */
  readonly responseJsonSchema?: Json;
  /** The same, read in the order of its keys; of the definition alone. Absent: any. */
  readonly responseJsonSchemaOrdered?: Json;
  /** Forms of the answer, newer: text with a schema, sound, picture, film; or a single one. Absent or null: text. */
  readonly responseFormat?: readonly ResponseFormat[] | ResponseFormat | null;
  /** What the answer may consist of: TEXT, IMAGE, AUDIO, VIDEO. Absent or null: text. */
  readonly responseModalities?: readonly string[] | null;
  /** How much the model thinks. Absent or null: the default of the model. */
  readonly thinkingConfig?: ThinkingConfig | null;
  /** How finely media are read: MEDIA_RESOLUTION_LOW, _MEDIUM or _HIGH. Absent or null: chosen by the service. */
  readonly mediaResolution?: string | null;
  /** Voices of a spoken answer. Absent or null: the default voice. */
  readonly speechConfig?: SpeechConfig | null;
  /** Form of a picture to make. Absent or null: chosen by the service. */
  readonly imageConfig?: ImageConfig | null;
  /** Vertex AI: whether the model knows the times in a sound. Absent or null: no. */
  readonly audioTimestamp?: boolean | null;
  /** How sounds are written down: languageCodes, diarization, wordTimestamp and more. Absent or null: not asked. */
  readonly audioTranscriptionConfig?: { readonly [name: string]: Json } | null;
  /** Translation of speech: targetLanguageCode, echoTargetLanguage. Absent or null: none. */
  readonly translationConfig?: { readonly [name: string]: Json } | null;
  /** Vertex AI: whether the tone follows the user's. Absent or null: no. */
  readonly enableAffectiveDialog?: boolean | null;
  /** Whether answers on civic questions are widened. Absent or null: no. */
  readonly enableEnhancedCivicAnswers?: boolean | null;
  /** Vertex AI: featureSelectionPreference. Absent or null: none. */
  readonly modelSelectionConfig?: { readonly [name: string]: Json } | null;
  /** Vertex AI: autoMode or manualMode of the choice of a model. Absent or null: none. */
  readonly routingConfig?: { readonly [name: string]: Json } | null;
}

/** How much the model thinks: thinkingBudget (Gemini 2.5) or thinkingLevel (Gemini 3 and later), not both. */
export interface ThinkingConfig {
  /** Whether summaries of the thoughts are returned. Absent or null: no. */
  readonly includeThoughts?: boolean | null;
  /**
   * Most tokens to think; 0: none, which Pro models refuse; -1: as many as the model likes. Absent or null: the default
   * of the model.
   */
  readonly thinkingBudget?: number | null;
  /** How much, in words; in capitals or not. Absent or null: the default of the model. */
  readonly thinkingLevel?: "THINKING_LEVEL_UNSPECIFIED" | "MINIMAL" | "LOW" | "MEDIUM" | "HIGH" | "XHIGH" | "thinking_level_unspecified" | "minimal" | "low" | "medium" | "high" | "xhigh" | null;
}

/** A form of the answer. */
export interface ResponseFormat {
  /** Text. Absent or null: another form. */
  readonly text?: TextResponseFormat | null;
  /** Sound: mimeType, bitRate, sampleRate, delivery. Absent or null: another form. */
  readonly audio?: { readonly [name: string]: Json } | null;
  /** Picture: mimeType, aspectRatio, imageSize, delivery. Absent or null: another form. */
  readonly image?: { readonly [name: string]: Json } | null;
  /** Film: aspectRatio, duration, resolution, gcsUri, delivery. Absent or null: another form. */
  readonly video?: { readonly [name: string]: Json } | null;
}

/** Form of a text. */
export interface TextResponseFormat {
  /** application/json or text/plain; APPLICATION_JSON or TEXT_PLAIN on Vertex AI. Absent or null: text. */
  readonly mimeType?: string | null;
  /** JSON Schema of the answer. Absent: any. */
  readonly schema?: Json;
  /** Another name of schema. Absent: any. */
  readonly jsonSchema?: Json;
}

/** Voices of a spoken answer. */
export interface SpeechConfig {
  /** The only voice. Absent or null: the default, or several. */
  readonly voiceConfig?: VoiceConfig | null;
  /** Several voices. Absent or null: one. */
  readonly multiSpeakerVoiceConfig?: MultiSpeakerVoiceConfig | null;
  /** Language, such as en-US. Absent or null: that of the text. */
  readonly languageCode?: string | null;
}

/** A voice. */
export interface VoiceConfig {
  /** A voice of the service. Absent or null: another kind. */
  readonly prebuiltVoiceConfig?: PrebuiltVoiceConfig | null;
  /** Vertex AI: a copied voice: mimeType, voiceSampleAudio and consent. Absent or null: another kind. */
  readonly replicatedVoiceConfig?: { readonly [name: string]: Json } | null;
  /** Vertex AI: a voice by name. Absent or null: another kind. */
  readonly voice?: string | null;
}

/** A voice of the service. */
export interface PrebuiltVoiceConfig {
  /** Its name. Absent or null: the default. */
  readonly voiceName?: string | null;
}

/** Several voices. */
export interface MultiSpeakerVoiceConfig {
  /** The voices; or a single one. Required by Google, in either spelling. */
  readonly speakerVoiceConfigs?: readonly SpeakerVoiceConfig[] | SpeakerVoiceConfig | null;
}

/** The voice of one speaker. */
export interface SpeakerVoiceConfig {
  /** Name of the speaker, as in the prompt. */
  readonly speaker: string;
  /** The voice. Required by Google, in either spelling. */
  readonly voiceConfig?: VoiceConfig | null;
}

/** Form of a picture to make. */
export interface ImageConfig {
  /** Such as 16:9. Absent or null: chosen by the service. */
  readonly aspectRatio?: string | null;
  /** Such as 1K. Absent or null: chosen by the service. */
  readonly imageSize?: string | null;
  /** Vertex AI: ALLOW_ALL, ALLOW_ADULT or ALLOW_NONE. Absent or null: the service's own. */
  readonly personGeneration?: string | null;
  /** Vertex AI: ALLOW_PROMINENT_PEOPLE or BLOCK_PROMINENT_PEOPLE. Absent or null: the service's own. */
  readonly prominentPeople?: string | null;
  /** Vertex AI: mimeType, compressionQuality. Absent or null: chosen by the service. */
  readonly imageOutputOptions?: { readonly [name: string]: Json } | null;
}

/** Vertex AI: templates of the filter Model Armor. */
export interface ModelArmorConfig {
  /** For the prompt. Absent or null: none. */
  readonly promptTemplateName?: string | null;
  /** For the answer. Absent or null: none. */
  readonly responseTemplateName?: string | null;
}

/** Vertex AI: where to put made media. */
export interface OutputConfig {
  /** A gs:// address to begin theirs with. Absent or null: inside the answer. */
  readonly outputUriPrefix?: string | null;
}

/**
 * Body of POST /v1beta/models/{model}:countTokens: either turns, or a whole request.
 * Rule: at least one of contents | generateContentRequest | generate_content_request is required.
 */
export interface CountTokensRequest {
  /**
   * The turns to count; or a single one. Not together with generateContentRequest. Absent or null: those of
   * generateContentRequest.
   */
  readonly contents?: readonly Content[] | Content | null;
  /** The request to count, with instructions and tools. Google wants its model. Absent or null: contents alone. */
  readonly generateContentRequest?: GenerateContentRequest | null;
  /** Name of the model. Absent or null: the one of the path. */
  readonly model?: string | null;
  /** Vertex AI: instructions to count. Absent or null: none. */
  readonly systemInstruction?: SystemInstruction | null;
  /** Vertex AI: tools to count; or a single one. Absent or null: none. */
  readonly tools?: readonly Tool[] | Tool | null;
  /** Vertex AI: how to generate. Absent or null: the defaults. */
  readonly generationConfig?: GenerationConfig | null;
}

/**
 * Body of an answer, and each chunk of a stream: with alt=sse one data line per chunk, without it an element of one
 * JSON array. There is no mark of the end. Values of proto3's default (0, false, empty) are left out. A blocked prompt
 * has promptFeedback and no candidates.
 * Rule: at least one of candidates | promptFeedback | usageMetadata is required.
 */
export interface GenerateContentResponse {
  /** The answers; in a stream, what is new of them. Absent or empty: none, as for a blocked prompt. */
  readonly candidates?: readonly Candidate[];
  /** What the filters say of the prompt. Absent: nothing. */
  readonly promptFeedback?: PromptFeedback;
  /** Tokens used. In a stream on every chunk, counted from the beginning; the last one holds. Absent: not given. */
  readonly usageMetadata?: UsageMetadata;
  /** Model that answered, such as gemini-2.5-flash. Absent: not given. */
  readonly modelVersion?: string;
  /** Id of the answer, the same on all chunks. Absent: not given. */
  readonly responseId?: string;
  /** Vertex AI: when the request came, RFC 3339. Absent: not given. */
  readonly createTime?: string;
  /** Gemini API: how long the model will be there. Absent: nothing to report. */
  readonly modelStatus?: ModelStatus;
}

/** Body of :streamGenerateContent without alt=sse: the chunks as one JSON array, written bit by bit. */
export type GenerateContentResponseList = readonly GenerateContentResponse[];

/** One answer, or what is new of it. */
export interface Candidate {
  /** What the model says. Absent: nothing, as for a blocked answer. */
  readonly content?: CandidateContent;
  /** Why it ended. Absent: it has not ended yet. */
  readonly finishReason?: FinishReason;
  /** More on why it ended, for a person. Absent: nothing. */
  readonly finishMessage?: string;
  /** Position among the answers, from 0. Absent: 0. */
  readonly index?: number;
  /** What the filters say of it, one per category. Absent: nothing. */
  readonly safetyRatings?: readonly SafetyRating[];
  /** Where pieces of it come from. Absent: nothing known. */
  readonly citationMetadata?: CitationMetadata;
  /** What was searched, and which pieces rest on it. Absent: nothing was searched. */
  readonly groundingMetadata?: GroundingMetadata;
  /** Sources of a GenerateAnswer call; of the definition alone. Absent: none. */
  readonly groundingAttributions?: readonly ({ readonly [name: string]: Json })[];
  /** Pages that were read. Absent: none. */
  readonly urlContextMetadata?: UrlContextMetadata;
  /** Mean of the log probabilities of its tokens. Absent: not given. */
  readonly avgLogprobs?: number;
  /** Log probabilities. Absent: not asked. */
  readonly logprobsResult?: LogprobsResult;
  /** Tokens of this answer. Absent: not given. */
  readonly tokenCount?: number;
  /** Bytes in base64 to go on with, together with the finish reason CONTINUATION. Absent: none. */
  readonly continuationToken?: string;
}

/** Why an answer ended. STOP also after function calls and at a stop sequence. */
export type FinishReason =
  | "STOP"
  | "MAX_TOKENS"
  | "SAFETY"
  | "RECITATION"
  | "LANGUAGE"
  | "OTHER"
  | "BLOCKLIST"
  | "PROHIBITED_CONTENT"
  | "SPII"
  | "MALFORMED_FUNCTION_CALL"
  | "IMAGE_SAFETY"
  | "IMAGE_PROHIBITED_CONTENT"
  | "IMAGE_OTHER"
  | "NO_IMAGE"
  | "IMAGE_RECITATION"
  | "UNEXPECTED_TOOL_CALL"
  | "TOO_MANY_TOOL_CALLS"
  | "MISSING_THOUGHT_SIGNATURE"
  | "MALFORMED_RESPONSE"
  | "ESCALATION"
  | "PUP_LIMITED_DISABLED"
  | "CONTINUATION"
  | "MODEL_ARMOR"
  | "FINISH_REASON_UNSPECIFIED";

/** What the model says. May be empty, or a role alone, where the answer was cut while thinking, or blocked. */
export interface CandidateContent {
  /** model. Absent: model. */
  readonly role?: string;
  /** What is new, in order. Absent: nothing. */
  readonly parts?: readonly Part[];
}

/** What the filters say of the prompt. */
export interface PromptFeedback {
  /** Why the prompt was blocked. Absent: it was not, or the reason is not given. */
  readonly blockReason?: "SAFETY" | "OTHER" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "IMAGE_SAFETY" | "MODEL_ARMOR" | "JAILBREAK" | "BLOCK_REASON_UNSPECIFIED" | "BLOCKED_REASON_UNSPECIFIED";
  /** Vertex AI: the same for a person. Absent: not given. */
  readonly blockReasonMessage?: string;
  /** One per category. Absent: none. */
  readonly safetyRatings?: readonly SafetyRating[];
}

/** How likely content belongs to a category. */
export interface SafetyRating {
  /** Category, such as HARM_CATEGORY_HARASSMENT. */
  readonly category: string;
  /** NEGLIGIBLE, LOW, MEDIUM or HIGH. Absent: not given. */
  readonly probability?: string;
  /** Whether it was blocked for this. Absent: no. */
  readonly blocked?: boolean;
  /** Vertex AI: the probability. Absent: not given. */
  readonly probabilityScore?: number;
  /** Vertex AI: HARM_SEVERITY_NEGLIGIBLE, _LOW, _MEDIUM or _HIGH. Absent: not given. */
  readonly severity?: string;
  /** Vertex AI: how bad it is. Absent: not given. */
  readonly severityScore?: number;
  /** Vertex AI: threshold that was used instead of the one asked for. Absent: the one asked for. */
  readonly overwrittenThreshold?: string;
}

/**
 * Tokens used. totalTokenCount is the sum of prompt, tool results, thoughts and candidates. A count of 0 is left out.
 */
export interface UsageMetadata {
  /** Tokens of the prompt, those from the cache included. Absent: not given. */
  readonly promptTokenCount?: number;
  /** Tokens of the prompt that came from the cache. Absent: none. */
  readonly cachedContentTokenCount?: number;
  /** Tokens of the answers, without those of the thoughts. Absent: none, or not known yet. */
  readonly candidatesTokenCount?: number;
  /** Tokens of the thoughts. Absent: none. */
  readonly thoughtsTokenCount?: number;
  /** Tokens of the results of the service's tools. Absent: none. */
  readonly toolUsePromptTokenCount?: number;
  /** Sum. Absent: not given. */
  readonly totalTokenCount?: number;
  /** Tokens of the prompt by medium. Absent: not given. */
  readonly promptTokensDetails?: readonly ModalityTokenCount[];
  /** Tokens from the cache by medium. Absent: none. */
  readonly cacheTokensDetails?: readonly ModalityTokenCount[];
  /** Tokens of the answers by medium. Absent: not given. */
  readonly candidatesTokensDetails?: readonly ModalityTokenCount[];
  /** Tokens of tool results by medium. Absent: none. */
  readonly toolUsePromptTokensDetails?: readonly ModalityTokenCount[];
  /**
   * Vertex AI: ON_DEMAND, ON_DEMAND_PRIORITY, ON_DEMAND_FLEX, ON_DEMAND_OFFPEAK or PROVISIONED_THROUGHPUT. Absent on
   * the Gemini API.
   */
  readonly trafficType?: string;
  /** Gemini API: standard, flex or priority. Absent on Vertex AI and before 2026. */
  readonly serviceTier?: string;
}

/** Tokens of one medium. */
export interface ModalityTokenCount {
  /** TEXT, IMAGE, VIDEO, AUDIO or DOCUMENT. Absent: not given. */
  readonly modality?: string;
  /** Tokens. Absent: 0. */
  readonly tokenCount?: number;
}

/** How long a model will be there. */
export interface ModelStatus {
  /** UNSTABLE_EXPERIMENTAL, EXPERIMENTAL, PREVIEW, STABLE, LEGACY, DEPRECATED or RETIRED. Absent: not given. */
  readonly modelStage?: string;
  /** For a person. Absent: none. */
  readonly message?: string;
  /** When it goes, RFC 3339. Absent: not given. */
  readonly retirementTime?: string;
}

/** Where pieces of an answer come from. */
export interface CitationMetadata {
  /** Gemini API: the sources. Absent: none, or under citations. */
  readonly citationSources?: readonly CitationSource[];
  /** Vertex AI: the sources. Absent: none, or under citationSources. */
  readonly citations?: readonly CitationSource[];
}

/** A source of a piece of the answer. */
export interface CitationSource {
  /** Where the piece begins in the answer, in bytes. Absent: 0. */
  readonly startIndex?: number;
  /** Where it ends, exclusive. Absent: not given. */
  readonly endIndex?: number;
  /** Address. Absent: not given. */
  readonly uri?: string;
  /** Vertex AI: title. Absent: not given. */
  readonly title?: string;
  /** Licence, of code. Absent or empty: not given. */
  readonly license?: string;
  /** Vertex AI: when it was published. Absent: not given. */
  readonly publicationDate?: Date;
}

/** A day. */
export interface Date {
  /** Year. Absent: not given. */
  readonly year?: number;
  /** Month, from 1. Absent or 0: not given. */
  readonly month?: number;
  /** Day, from 1. Absent or 0: not given. */
  readonly day?: number;
}

/** What was searched, and which pieces of the answer rest on it. */
export interface GroundingMetadata {
  /** What was asked of the web. Absent: nothing. */
  readonly webSearchQueries?: readonly string[];
  /** What was asked of picture search. Absent: nothing. */
  readonly imageSearchQueries?: readonly string[];
  /** Vertex AI: what was asked of the client's stores. Absent: nothing. */
  readonly retrievalQueries?: readonly string[];
  /** What Google wants shown to the user. Absent: nothing. */
  readonly searchEntryPoint?: SearchEntryPoint;
  /** The sources. Absent: none. */
  readonly groundingChunks?: readonly GroundingChunk[];
  /** Which pieces rest on which sources. Absent: none. */
  readonly groundingSupports?: readonly GroundingSupport[];
  /** Of the search itself. Absent: nothing. */
  readonly retrievalMetadata?: RetrievalMetadata;
  /** Token for a map. Absent: none. */
  readonly googleMapsWidgetContextToken?: string;
  /** Vertex AI: addresses to report a source; sourceId, flagContentUri. Absent: none. */
  readonly sourceFlaggingUris?: readonly ({ readonly [name: string]: Json })[];
}

/** What Google wants shown to the user with a searched answer. */
export interface SearchEntryPoint {
  /** HTML and CSS. Absent: none. */
  readonly renderedContent?: string;
  /** Search words and addresses, JSON in base64. Absent: none. */
  readonly sdkBlob?: string;
}

/** A source. One member says its kind. */
export interface GroundingChunk {
  /** A page. Absent: another kind. */
  readonly web?: WebChunk;
  /** A picture: sourceUri, imageUri, title, domain. Absent: another kind. */
  readonly image?: { readonly [name: string]: Json };
  /** A piece of the client's stores: uri, title, text and more. Absent: another kind. */
  readonly retrievedContext?: { readonly [name: string]: Json };
  /** A place or a route: uri, title, text, placeId, placeAnswerSources, route. Absent: another kind. */
  readonly maps?: { readonly [name: string]: Json };
}

/** A page of the web. */
export interface WebChunk {
  /** Address, mostly one of Google's that leads on. Absent: not given. */
  readonly uri?: string;
  /** Title, mostly the domain. Absent: not given. */
  readonly title?: string;
  /** Vertex AI: domain. Absent: not given. */
  readonly domain?: string;
}

/** A piece of the answer and what it rests on. */
export interface GroundingSupport {
  /** The piece. Absent: not given. */
  readonly segment?: Segment;
  /** Positions in groundingChunks. Absent: none. */
  readonly groundingChunkIndices?: readonly number[];
  /** How sure each is, 0 to 1; none on newer models. Absent: not given. */
  readonly confidenceScores?: readonly number[];
  /** Positions of parts that show it. Absent: not given. */
  readonly renderedParts?: readonly number[];
}

/** A piece of the answer. */
export interface Segment {
  /** Position of the part. Absent: 0. */
  readonly partIndex?: number;
  /** Where it begins in the part, in bytes. Absent: 0. */
  readonly startIndex?: number;
  /** Where it ends, exclusive. Absent: 0. */
  readonly endIndex?: number;
  /** Its text. Absent: none. */
  readonly text?: string;
}

/** Of the search itself. */
export interface RetrievalMetadata {
  /** How much a search would help, 0 to 1. Absent: not asked. */
  readonly googleSearchDynamicRetrievalScore?: number;
}

/** Pages that were read. */
export interface UrlContextMetadata {
  /** The pages. Absent: none. */
  readonly urlMetadata?: readonly UrlMetadata[];
}

/** A page that was read. */
export interface UrlMetadata {
  /** Address. Absent: not given. */
  readonly retrievedUrl?: string;
  /** URL_RETRIEVAL_STATUS_SUCCESS, _ERROR, _PAYWALL or _UNSAFE. Absent: not given. */
  readonly urlRetrievalStatus?: string;
}

/** Log probabilities. */
export interface LogprobsResult {
  /** The tokens of the answer, in order. Absent: none. */
  readonly chosenCandidates?: readonly LogprobsCandidate[];
  /** The likeliest tokens at each place. Absent: not asked. */
  readonly topCandidates?: readonly TopLogprobs[];
  /** Sum over the answer. Absent: not given. */
  readonly logProbabilitySum?: number;
}

/** The likeliest tokens at one place. */
export interface TopLogprobs {
  /** The tokens, likeliest first. Absent: none. */
  readonly candidates?: readonly LogprobsCandidate[];
}

/** A token and its log probability. */
export interface LogprobsCandidate {
  /** The token. Absent: empty. */
  readonly token?: string;
  /** Its number. Absent: 0, or not given. */
  readonly tokenId?: number;
  /** Its log probability. Absent: 0. */
  readonly logProbability?: number;
}

/** Body of an answer to :countTokens. */
export interface CountTokensResponse {
  /** Tokens of the prompt. Absent: 0. */
  readonly totalTokens?: number;
  /** Those of the cached content. Absent: none. */
  readonly cachedContentTokenCount?: number;
  /** Tokens by medium. Absent: not given. */
  readonly promptTokensDetails?: readonly ModalityTokenCount[];
  /** Cached tokens by medium. Absent: none. */
  readonly cacheTokensDetails?: readonly ModalityTokenCount[];
  /** Vertex AI: characters that count for the bill. Absent on the Gemini API. */
  readonly totalBillableCharacters?: number;
}

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateEmbedContentRequest: Validator<EmbedContentRequest>;
export declare const validateEmbeddedContent: Validator<EmbeddedContent>;
export declare const validateEmbeddedPart: Validator<EmbeddedPart>;
export declare const validateBatchEmbedContentsRequest: Validator<BatchEmbedContentsRequest>;
export declare const validateContentEmbedding: Validator<ContentEmbedding>;
export declare const validateEmbeddingUsage: Validator<EmbeddingUsage>;
export declare const validateEmbedContentResponse: Validator<EmbedContentResponse>;
export declare const validateBatchEmbedContentsResponse: Validator<BatchEmbedContentsResponse>;
export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateErrorList: Validator<ErrorList>;
export declare const validateErrorEnvelope: Validator<ErrorEnvelope>;
export declare const validateErrorStatus: Validator<ErrorStatus>;
export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateModelList: Validator<ModelList>;
export declare const validateModel: Validator<Model>;
export declare const validateGenerateContentRequest: Validator<GenerateContentRequest>;
export declare const validateSystemInstruction: Validator<SystemInstruction>;
export declare const validateContent: Validator<Content>;
export declare const validatePart: Validator<Part>;
export declare const validateBlob: Validator<Blob>;
export declare const validateFileData: Validator<FileData>;
export declare const validateFunctionCall: Validator<FunctionCall>;
export declare const validatePartialArgument: Validator<PartialArgument>;
export declare const validateFunctionResponse: Validator<FunctionResponse>;
export declare const validateFunctionResponsePart: Validator<FunctionResponsePart>;
export declare const validateExecutableCode: Validator<ExecutableCode>;
export declare const validateCodeExecutionResult: Validator<CodeExecutionResult>;
export declare const validateServerToolCall: Validator<ServerToolCall>;
export declare const validateServerToolResponse: Validator<ServerToolResponse>;
export declare const validateAudioTranscription: Validator<AudioTranscription>;
export declare const validateTranscribedWord: Validator<TranscribedWord>;
export declare const validateVideoMetadata: Validator<VideoMetadata>;
export declare const validateMediaInterval: Validator<MediaInterval>;
export declare const validateDocumentMetadata: Validator<DocumentMetadata>;
export declare const validateSpreadsheetMetadata: Validator<SpreadsheetMetadata>;
export declare const validateSpeechMetadata: Validator<SpeechMetadata>;
export declare const validatePartMediaResolution: Validator<PartMediaResolution>;
export declare const validateTool: Validator<Tool>;
export declare const validateGoogleSearch: Validator<GoogleSearch>;
export declare const validateTimeInterval: Validator<TimeInterval>;
export declare const validateFunctionDeclaration: Validator<FunctionDeclaration>;
export declare const validateSchema: Validator<Schema>;
export declare const validateToolConfig: Validator<ToolConfig>;
export declare const validateFunctionCallingConfig: Validator<FunctionCallingConfig>;
export declare const validateRetrievalConfig: Validator<RetrievalConfig>;
export declare const validateLatLng: Validator<LatLng>;
export declare const validateSafetySetting: Validator<SafetySetting>;
export declare const validateGenerationConfig: Validator<GenerationConfig>;
export declare const validateThinkingConfig: Validator<ThinkingConfig>;
export declare const validateResponseFormat: Validator<ResponseFormat>;
export declare const validateTextResponseFormat: Validator<TextResponseFormat>;
export declare const validateSpeechConfig: Validator<SpeechConfig>;
export declare const validateVoiceConfig: Validator<VoiceConfig>;
export declare const validatePrebuiltVoiceConfig: Validator<PrebuiltVoiceConfig>;
export declare const validateMultiSpeakerVoiceConfig: Validator<MultiSpeakerVoiceConfig>;
export declare const validateSpeakerVoiceConfig: Validator<SpeakerVoiceConfig>;
export declare const validateImageConfig: Validator<ImageConfig>;
export declare const validateModelArmorConfig: Validator<ModelArmorConfig>;
export declare const validateOutputConfig: Validator<OutputConfig>;
export declare const validateCountTokensRequest: Validator<CountTokensRequest>;
export declare const validateGenerateContentResponse: Validator<GenerateContentResponse>;
export declare const validateGenerateContentResponseList: Validator<GenerateContentResponseList>;
export declare const validateCandidate: Validator<Candidate>;
export declare const validateFinishReason: Validator<FinishReason>;
export declare const validateCandidateContent: Validator<CandidateContent>;
export declare const validatePromptFeedback: Validator<PromptFeedback>;
export declare const validateSafetyRating: Validator<SafetyRating>;
export declare const validateUsageMetadata: Validator<UsageMetadata>;
export declare const validateModalityTokenCount: Validator<ModalityTokenCount>;
export declare const validateModelStatus: Validator<ModelStatus>;
export declare const validateCitationMetadata: Validator<CitationMetadata>;
export declare const validateCitationSource: Validator<CitationSource>;
export declare const validateDate: Validator<Date>;
export declare const validateGroundingMetadata: Validator<GroundingMetadata>;
export declare const validateSearchEntryPoint: Validator<SearchEntryPoint>;
export declare const validateGroundingChunk: Validator<GroundingChunk>;
export declare const validateWebChunk: Validator<WebChunk>;
export declare const validateGroundingSupport: Validator<GroundingSupport>;
export declare const validateSegment: Validator<Segment>;
export declare const validateRetrievalMetadata: Validator<RetrievalMetadata>;
export declare const validateUrlContextMetadata: Validator<UrlContextMetadata>;
export declare const validateUrlMetadata: Validator<UrlMetadata>;
export declare const validateLogprobsResult: Validator<LogprobsResult>;
export declare const validateTopLogprobs: Validator<TopLogprobs>;
export declare const validateLogprobsCandidate: Validator<LogprobsCandidate>;
export declare const validateCountTokensResponse: Validator<CountTokensResponse>;

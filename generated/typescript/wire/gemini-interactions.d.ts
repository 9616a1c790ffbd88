// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Gemini Interactions errors: What the Interactions API answers to a call that it refuses, together with the HTTP
 * status.
 * Gemini Interactions stream events: The data of the server-sent events of a streamed interaction; the name of each
 * event is its event_type.
 * Gemini Interactions requests: What clients send to the Interactions API of the Gemini Developer API, POST
 * /v1beta/interactions.
 * Gemini Interactions answers: What the Interactions API answers when the answer is not streamed.
 * Gemini Interactions steps: What an interaction is made of: what users, the model and tools say. Part of requests,
 * answers and stream events.
 */

import type { Json, UnknownTag, Validator } from "../runtime.js";

/** What went wrong. */
export interface ErrorDetail {
  /** HTTP status as a number, or a code as text. */
  readonly code?: number | string;
  /** In words. */
  readonly message: string;
  /** Name of the google.rpc.Code, such as INVALID_ARGUMENT. */
  readonly status?: string;
  /** More about it. */
  readonly details?: readonly ({ readonly [name: string]: Json })[];
}

/** The body of a refused call. */
export interface ErrorResponse {
  /** What went wrong. */
  readonly error: ErrorDetail;
}

/** The next piece of the text. */
export interface TextDelta {
  /** Tag of this delta. */
  readonly type: "text";
  /** The piece. */
  readonly text: string;
}

/** The next piece of an image or a sound. */
export interface MediaDelta {
  /** Tag of this delta. */
  readonly type: "image" | "audio" | "document" | "video";
  /** The bytes in base64. */
  readonly data?: string;
  /** Where it can be read. */
  readonly uri?: string;
  /** Media type. */
  readonly mime_type?: string;
}

/** The next piece of a call's arguments. */
export interface ArgumentsDelta {
  /** Tag of this delta. */
  readonly type: "arguments_delta";
  /** The piece of JSON text. */
  readonly arguments?: string;
}

/** The signature of the thoughts. */
export interface ThoughtSignatureDelta {
  /** Tag of this delta. */
  readonly type: "thought_signature";
  /** Opaque proof. */
  readonly signature?: string;
}

/** The next piece of the summary of the thoughts. */
export interface ThoughtSummaryDelta {
  /** Tag of this delta. */
  readonly type: "thought_summary";
  /** The piece. */
  readonly content?: Content;
}

/** Marks on the text so far. */
export interface TextAnnotationDelta {
  /** Tag of this delta. */
  readonly type: "text_annotation_delta";
  /** The marks. */
  readonly annotations?: readonly Annotation[];
}

/** A delta of a kind that this document does not define. */
export interface OtherDelta {
  /** Its tag. */
  readonly type: UnknownTag;
}

/** What a delta adds to its step. */
export type StepDeltaData =
  | TextDelta
  | MediaDelta
  | ArgumentsDelta
  | ThoughtSignatureDelta
  | ThoughtSummaryDelta
  | TextAnnotationDelta
  | OtherDelta;

/** The first event. */
export interface InteractionCreatedEvent {
  /** Tag of this event. */
  readonly event_type: "interaction.created";
  /** The interaction as it begins. */
  readonly interaction: Interaction;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** The last event of an answer, whatever its status. */
export interface InteractionCompletedEvent {
  /** Tag of this event. */
  readonly event_type: "interaction.completed";
  /** The interaction at its end, with usage. */
  readonly interaction: Interaction;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** A change of status. */
export interface InteractionStatusUpdate {
  /** Tag of this event. */
  readonly event_type: "interaction.status_update";
  /** The interaction. */
  readonly interaction_id: string;
  /** Its new status. */
  readonly status: InteractionStatus;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** A step begins. */
export interface StepStartEvent {
  /** Tag of this event. */
  readonly event_type: "step.start";
  /** Number of the step, from 0. */
  readonly index: number;
  /** The step as it begins. */
  readonly step: Step;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** Further facts about a delta. */
export interface DeltaMetadata {
  /** Tokens used so far. */
  readonly total_usage?: Usage;
}

/** A step grows. */
export interface StepDeltaEvent {
  /** Tag of this event. */
  readonly event_type: "step.delta";
  /** Number of the step, from 0. */
  readonly index: number;
  /** What is added. */
  readonly delta: StepDeltaData;
  /** Further facts about it. */
  readonly metadata?: DeltaMetadata;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** A step is whole. */
export interface StepStopEvent {
  /** Tag of this event. */
  readonly event_type: "step.stop";
  /** Number of the step, from 0. */
  readonly index: number;
  /** Tokens used so far. */
  readonly usage?: Usage;
  /** Tokens of this step. */
  readonly step_usage?: Usage;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** The stream failed. */
export interface StreamErrorEvent {
  /** Tag of this event. */
  readonly event_type: "error";
  /** What went wrong. */
  readonly error?: InteractionFault;
  /** Id for taking up the stream again. */
  readonly event_id?: string;
}

/** An event of a kind that this document does not define; readers pass over it. */
export interface OtherEvent {
  /** Its tag. */
  readonly event_type: UnknownTag;
}

/** The data of one server-sent event. */
export type InteractionEvent =
  | InteractionCreatedEvent
  | InteractionCompletedEvent
  | InteractionStatusUpdate
  | StepStartEvent
  | StepDeltaEvent
  | StepStopEvent
  | StreamErrorEvent
  | OtherEvent;

/** A function that the model may call. */
export interface FunctionTool {
  /** Tag of this tool. */
  readonly type: "function";
  /** Its name. */
  readonly name?: string;
  /** What it does. */
  readonly description?: string;
  /** JSON Schema of its arguments. Absent: it has none. */
  readonly parameters?: { readonly [name: string]: Json };
}

/**
 * A tool of the service itself (google_search, code_execution, url_context, mcp_server, file_search, computer_use …);
 * kept as it comes.
 */
export interface OtherTool {
  /** Its tag. */
  readonly type: UnknownTag;
}

/** A tool that the model may use. */
export type Tool = FunctionTool | OtherTool;

/** Whether functions are called: as the model likes, always, never, or as it likes but held to their schemas. */
export type ToolChoiceMode = "auto" | "any" | "none" | "validated";

/** The functions that may be called. */
export interface AllowedTools {
  /** Whether they are called. Absent: auto. */
  readonly mode?: ToolChoiceMode;
  /** Names of the functions. */
  readonly tools?: readonly string[];
}

/** Which functions may be called. */
export interface ToolChoiceConfig {
  /** The functions that may be called. */
  readonly allowed_tools?: AllowedTools;
}

/** How the answer is made. */
export interface GenerationConfig {
  /** Most tokens of the answer. */
  readonly max_output_tokens?: number;
  /** Seed of the random choice (32 bits). */
  readonly seed?: number;
  /** Texts at which the answer stops. */
  readonly stop_sequences?: readonly string[];
  /** Sampling temperature; in the types of google-genai 3.4.0, not in the specification. */
  readonly temperature?: number;
  /** Nucleus sampling; in the types of google-genai 3.4.0, not in the specification. */
  readonly top_p?: number;
  /** How much the model thinks. */
  readonly thinking_level?: "minimal" | "low" | "medium" | "high";
  /** Whether summaries of the thoughts are sent. */
  readonly thinking_summaries?: "auto" | "none";
  /** Whether and which functions are called. */
  readonly tool_choice?: ToolChoiceMode | ToolChoiceConfig;
}

/** The form of a text answer. */
export interface TextFormat {
  /** Tag of this form. */
  readonly type: "text";
  /** application/json or text/plain. */
  readonly mime_type?: string;
  /** JSON Schema of the answer. */
  readonly schema?: { readonly [name: string]: Json };
}

/** The form of an image, a sound or a video, or a JSON Schema given without a tag; kept as it comes. */
export interface OtherFormat {
  /** Its tag, or the type of a bare JSON Schema. */
  readonly type?: string;
}

/** The form of the answer. */
export type ResponseFormat = TextFormat | OtherFormat;

/** What is said: a text, one content, a list of contents, or a list of steps. */
export type InteractionInput =
  | string
  | { readonly [name: string]: Json }
  | readonly ({ readonly [name: string]: Json })[];

/** Body of POST /v1beta/interactions: the next turn of an interaction, or a whole conversation. */
export interface InteractionRequest {
  /** The model. Either this or agent. */
  readonly model?: string;
  /** An agent of the service in place of a model. */
  readonly agent?: string;
  /** What is said. */
  readonly input: InteractionInput;
  /** What the model reads before the conversation. */
  readonly system_instruction?: string;
  /** Tools that the model may use. */
  readonly tools?: readonly Tool[];
  /** How the answer is made. */
  readonly generation_config?: GenerationConfig;
  /** The form, or forms, of the answer. */
  readonly response_format?: ResponseFormat | readonly ResponseFormat[];
  /** Media type of the answer; deprecated in favour of response_format. */
  readonly response_mime_type?: string;
  /** The stored interaction that this one continues. */
  readonly previous_interaction_id?: string;
  /** Whether the interaction is stored. Absent: true. */
  readonly store?: boolean;
  /** Whether the answer comes as server-sent events. */
  readonly stream?: boolean;
  /** Whether the answer is made in the background and fetched later. */
  readonly background?: boolean;
  /** The client's own labels. */
  readonly labels?: { readonly [name: string]: Json };
  /** flex, standard, priority or deferred. */
  readonly service_tier?: string;
}

/** Tokens of one kind of content. */
export interface ModalityTokens {
  /** text, image, audio, video or document. */
  readonly modality?: string;
  /** Number of tokens. */
  readonly tokens?: number;
}

/** How many tokens an interaction used. */
export interface Usage {
  /** Tokens of the prompt. */
  readonly total_input_tokens?: number;
  /** Tokens of the prompt that were cached; part of the input. */
  readonly total_cached_tokens?: number;
  /** Tokens of the answer, without the thoughts. */
  readonly total_output_tokens?: number;
  /** Tokens of the thoughts. */
  readonly total_thought_tokens?: number;
  /** Tokens of the prompts of the service's own tools. */
  readonly total_tool_use_tokens?: number;
  /** All tokens. */
  readonly total_tokens?: number;
  /** The input by kind. */
  readonly input_tokens_by_modality?: readonly ModalityTokens[];
  /** The output by kind. */
  readonly output_tokens_by_modality?: readonly ModalityTokens[];
  /** The cached input by kind. */
  readonly cached_tokens_by_modality?: readonly ModalityTokens[];
  /** The tool prompts by kind. */
  readonly tool_use_tokens_by_modality?: readonly ModalityTokens[];
}

/** State of the interaction; requires_action: it waits for the results of function calls. */
export type InteractionStatus =
  | "in_progress"
  | "requires_action"
  | "completed"
  | "failed"
  | "cancelled"
  | "incomplete"
  | "budget_exceeded"
  | "queued";

/** An error of an interaction. */
export interface InteractionFault {
  /** Its code. */
  readonly code?: string;
  /** What went wrong. */
  readonly message?: string;
}

/** An interaction: the answer to a request, and what is sent when a stream begins and ends. */
export interface Interaction {
  /** Its id; empty where it is not stored. */
  readonly id: string;
  /** Where it is. */
  readonly status: InteractionStatus;
  /** Always interaction. */
  readonly object?: string;
  /** The model that answers. */
  readonly model?: string;
  /** The agent that answers. */
  readonly agent?: string;
  /** When it began, RFC 3339. */
  readonly created?: string;
  /** When it last changed, RFC 3339. */
  readonly updated?: string;
  /** What the model and tools did, in order. */
  readonly steps?: readonly Step[];
  /** How many tokens were used. */
  readonly usage?: Usage;
  /** What went wrong. */
  readonly errors?: readonly InteractionFault[];
  /** The interaction that this one continues. */
  readonly previous_interaction_id?: string;
  /** The tier that answered. */
  readonly service_tier?: string;
  /** The client's own labels. */
  readonly labels?: { readonly [name: string]: Json };
}

/** A mark on a stretch of text: where it comes from. */
export interface Annotation {
  /** Kind: url_citation, file_citation, place_citation or word_info; more may come. */
  readonly type: string;
  /** Byte at which the stretch begins. */
  readonly start_index?: number;
  /** Byte after its end. */
  readonly end_index?: number;
  /** Address of the source (url_citation). */
  readonly url?: string;
  /** Title of the source (url_citation). */
  readonly title?: string;
}

/** A piece of text. */
export interface TextContent {
  /** Tag of this content. */
  readonly type: "text";
  /** The text. */
  readonly text: string;
  /** Marks on the text. */
  readonly annotations?: readonly Annotation[];
}

/** Image in the conversation: bytes, or an address the service can read. */
export interface ImageContent {
  /** Tag of this content. */
  readonly type: "image";
  /** The bytes in base64. */
  readonly data?: string;
  /** Where the service reads it: a URI of its Files API, or one it may fetch. */
  readonly uri?: string;
  /**
   * Media type. Published: image/png, image/jpeg, image/webp, image/heic, image/heif, image/gif, image/bmp, image/tiff;
   * more are taken.
   */
  readonly mime_type?: string;
  /** How finely the image is read: low, medium, high or ultra_high. */
  readonly resolution?: string;
}

/** Audio in the conversation: bytes, or an address the service can read. */
export interface AudioContent {
  /** Tag of this content. */
  readonly type: "audio";
  /** The bytes in base64. */
  readonly data?: string;
  /** Where the service reads it: a URI of its Files API, or one it may fetch. */
  readonly uri?: string;
  /**
   * Media type. Published: audio/wav, audio/mp3, audio/aiff, audio/aac, audio/ogg, audio/flac, audio/mpeg, audio/m4a,
   * audio/l16, audio/opus, audio/alaw, audio/mulaw; more are taken.
   */
  readonly mime_type?: string;
  /** Number of channels. */
  readonly channels?: number;
  /** Samples per second. */
  readonly sample_rate?: number;
}

/** Document in the conversation: bytes, or an address the service can read. */
export interface DocumentContent {
  /** Tag of this content. */
  readonly type: "document";
  /** The bytes in base64. */
  readonly data?: string;
  /** Where the service reads it: a URI of its Files API, or one it may fetch. */
  readonly uri?: string;
  /** Media type. Published: application/pdf, text/csv; more are taken. */
  readonly mime_type?: string;
}

/** Video in the conversation: bytes, or an address the service can read. */
export interface VideoContent {
  /** Tag of this content. */
  readonly type: "video";
  /** The bytes in base64. */
  readonly data?: string;
  /** Where the service reads it: a URI of its Files API, or one it may fetch. */
  readonly uri?: string;
  /** Media type. Published: video/mp4, video/mpeg, video/mov, video/webm; more are taken. */
  readonly mime_type?: string;
  /** How finely the video is read: low, medium, high or ultra_high. */
  readonly resolution?: string;
}

/** Content of a kind that this document does not define; kept as it comes. */
export interface OtherContent {
  /** Its tag. */
  readonly type: UnknownTag;
}

/** One piece of what a user or the model says. */
export type Content = TextContent | ImageContent | AudioContent | DocumentContent | VideoContent | OtherContent;

/** What the user says in one turn. */
export interface UserInputStep {
  /** Tag of this step. */
  readonly type: "user_input";
  /** What is said, in order. */
  readonly content?: readonly Content[];
}

/** Why an output broke off. */
export interface OutputFault {
  /** Number of the error (google.rpc.Code). */
  readonly code?: number;
  /** What went wrong. */
  readonly message?: string;
  /** More about it. */
  readonly details?: readonly ({ readonly [name: string]: Json })[];
}

/** What the model says. */
export interface ModelOutputStep {
  /** Tag of this step. */
  readonly type: "model_output";
  /** What is said, in order. */
  readonly content?: readonly Content[];
  /** Set when the output broke off. */
  readonly error?: OutputFault;
}

/** What the model thought: a summary, and a signature that is sent back unchanged. */
export interface ThoughtStep {
  /** Tag of this step. */
  readonly type: "thought";
  /** Opaque proof of the thoughts. */
  readonly signature?: string;
  /** Summary of the thoughts: texts and images. */
  readonly summary?: readonly Content[];
}

/** A call of a function by the model. */
export interface FunctionCallStep {
  /** Tag of this step. */
  readonly type: "function_call";
  /** Id that the result refers to. */
  readonly id: string;
  /** The function. */
  readonly name: string;
  /** The arguments. In the step.start of a stream they may be empty and come in pieces. */
  readonly arguments: { readonly [name: string]: Json };
  /** Opaque proof of the thoughts behind the call, where the service sends one here. */
  readonly signature?: string;
}

/** A result as text, as a JSON object, or as texts and images. */
export type ResultContent = string | { readonly [name: string]: Json } | readonly Content[];

/** What a called function gave. */
export interface FunctionResultStep {
  /** Tag of this step. */
  readonly type: "function_result";
  /** Id of the call. */
  readonly call_id: string;
  /** The result. */
  readonly result: ResultContent;
  /** The function. */
  readonly name?: string;
  /** Whether the call failed. */
  readonly is_error?: boolean;
}

/**
 * A step of a kind that this document does not define, such as a call of one of the service's own tools; kept as it
 * comes.
 */
export interface OtherStep {
  /** Its tag. */
  readonly type: UnknownTag;
}

/** One step of an interaction, of the user, the model or a tool. */
export type Step = UserInputStep | ModelOutputStep | ThoughtStep | FunctionCallStep | FunctionResultStep | OtherStep;

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateErrorDetail: Validator<ErrorDetail>;
export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateTextDelta: Validator<TextDelta>;
export declare const validateMediaDelta: Validator<MediaDelta>;
export declare const validateArgumentsDelta: Validator<ArgumentsDelta>;
export declare const validateThoughtSignatureDelta: Validator<ThoughtSignatureDelta>;
export declare const validateThoughtSummaryDelta: Validator<ThoughtSummaryDelta>;
export declare const validateTextAnnotationDelta: Validator<TextAnnotationDelta>;
export declare const validateOtherDelta: Validator<OtherDelta>;
export declare const validateStepDeltaData: Validator<StepDeltaData>;
export declare const validateInteractionCreatedEvent: Validator<InteractionCreatedEvent>;
export declare const validateInteractionCompletedEvent: Validator<InteractionCompletedEvent>;
export declare const validateInteractionStatusUpdate: Validator<InteractionStatusUpdate>;
export declare const validateStepStartEvent: Validator<StepStartEvent>;
export declare const validateDeltaMetadata: Validator<DeltaMetadata>;
export declare const validateStepDeltaEvent: Validator<StepDeltaEvent>;
export declare const validateStepStopEvent: Validator<StepStopEvent>;
export declare const validateStreamErrorEvent: Validator<StreamErrorEvent>;
export declare const validateOtherEvent: Validator<OtherEvent>;
export declare const validateInteractionEvent: Validator<InteractionEvent>;
export declare const validateFunctionTool: Validator<FunctionTool>;
export declare const validateOtherTool: Validator<OtherTool>;
export declare const validateTool: Validator<Tool>;
export declare const validateToolChoiceMode: Validator<ToolChoiceMode>;
export declare const validateAllowedTools: Validator<AllowedTools>;
export declare const validateToolChoiceConfig: Validator<ToolChoiceConfig>;
export declare const validateGenerationConfig: Validator<GenerationConfig>;
export declare const validateTextFormat: Validator<TextFormat>;
export declare const validateOtherFormat: Validator<OtherFormat>;
export declare const validateResponseFormat: Validator<ResponseFormat>;
export declare const validateInteractionInput: Validator<InteractionInput>;
export declare const validateInteractionRequest: Validator<InteractionRequest>;
export declare const validateModalityTokens: Validator<ModalityTokens>;
export declare const validateUsage: Validator<Usage>;
export declare const validateInteractionStatus: Validator<InteractionStatus>;
export declare const validateInteractionFault: Validator<InteractionFault>;
export declare const validateInteraction: Validator<Interaction>;
export declare const validateAnnotation: Validator<Annotation>;
export declare const validateTextContent: Validator<TextContent>;
export declare const validateImageContent: Validator<ImageContent>;
export declare const validateAudioContent: Validator<AudioContent>;
export declare const validateDocumentContent: Validator<DocumentContent>;
export declare const validateVideoContent: Validator<VideoContent>;
export declare const validateOtherContent: Validator<OtherContent>;
export declare const validateContent: Validator<Content>;
export declare const validateUserInputStep: Validator<UserInputStep>;
export declare const validateOutputFault: Validator<OutputFault>;
export declare const validateModelOutputStep: Validator<ModelOutputStep>;
export declare const validateThoughtStep: Validator<ThoughtStep>;
export declare const validateFunctionCallStep: Validator<FunctionCallStep>;
export declare const validateResultContent: Validator<ResultContent>;
export declare const validateFunctionResultStep: Validator<FunctionResultStep>;
export declare const validateOtherStep: Validator<OtherStep>;
export declare const validateStep: Validator<Step>;

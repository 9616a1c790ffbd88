// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Ollama native chat: Request and answer of POST /api/chat, the native chat endpoint of Ollama, from 0.11.4 to
 * 0.33.0-rc2; what differs between versions is said with each field. A version in brackets is the first one that knows
 * the field.
 * Ollama embeddings: POST /api/embed (0.2.6 and later), and POST /api/embeddings, which came before it and is still
 * there.
 * Ollama native errors: What the native Ollama API sends when a call fails, before a stream has begun and in the middle
 * of one.
 * Ollama native completions: Request and answer of POST /api/generate, from 0.11.4 to 0.33.0-rc2.
 * Ollama models managed: Requests to pull, push, create, copy and delete models, and the progress that the server
 * reports. Blobs (/api/blobs) are bytes.
 * Ollama native models: Replies that list which models a native Ollama server has, which are in memory and what they
 * can do, and what the server itself is; from 0.11.4 to 0.33.0-rc2. A version in brackets is the first one that knows
 * the field.
 */

import type { Json, Validator } from "../runtime.js";

/**
 * One line of the newline-delimited JSON stream of POST /api/chat, and equally the whole body of a call with stream
 * false. Each line ends with a line feed; there are no blank lines and no end marker but done true and the end of the
 * stream. A stream that ends without done true was cut off (the runner died, or the server stopped a model that
 * repeated one token), even if the connection closed cleanly. The reply to a load or unload request is one line, typed
 * application/json even where a stream was asked for.
 */
export type StreamLine = ChatResponse | ErrorLine | ToolParseErrorLine;

/**
 * Body of POST /api/chat. Unknown keys are ignored, keys are matched without regard to case, and null means absent. A
 * wrong type is a 400 with the words of Go's decoder (a 500 inside options). There is no tool_choice, no
 * parallel_tool_calls and no strict. Fields that a version does not know are ignored silently, so an old server drops
 * what a newer one obeys.
 */
export interface ChatRequest {
  /**
   * Name of the model, such as "llama3.2" or "llama3.2:1b"; without a tag "latest" is meant, and case does not matter.
   * Names ending in ":cloud" or "-cloud" are answered by ollama.com; ":local" forces the local model (0.18.0). Absent
   * or empty: 400 "model is required".
   */
  readonly model: string;
  /**
   * The conversation, oldest first. Absent, null or empty turns the call into a load request (an unload request with
   * keep_alive 0). The model's own SYSTEM text is put in front unless the first message is a system message.
   */
  readonly messages?: readonly Message[] | null;
  /**
   * Functions the model may ask for. A model without the capability "tools" refuses with 400 "... does not support
   * tools". With stream true tools work since 0.4.6 and really stream since 0.8.0.
   */
  readonly tools?: readonly Tool[] | null;
  /** Constrains the output to JSON or to a JSON Schema. Absent, null and "" all mean free text. */
  readonly format?: Format | null;
  /** Sampling and load settings. Absent: the model's own parameters, then the server's defaults. */
  readonly options?: Options | null;
  /** Whether to answer line by line. Absent means true. */
  readonly stream?: boolean | null;
  /**
   * How long the model stays in memory after this call. Absent: five minutes, or what OLLAMA_KEEP_ALIVE says. 0 is not
   * absence: it unloads the model after the call.
   */
  readonly keep_alive?: KeepAlive | null;
  /**
   * Whether the model thinks first, and how much (0.9.0). Absent on a thinking model means true since 0.12.4; from
   * 0.9.0 to 0.12.3 it means that the think tags stay in the content. true for a model without the capability is a 400,
   * false never is (but in 0.12.4).
   */
  readonly think?: Think | null;
  /**
   * Whether messages may be dropped, oldest first, when the prompt does not fit the context (0.12.6; older servers
   * always drop). Absent means true, and nothing in the reply says that it happened. false: 400 instead.
   */
  readonly truncate?: boolean | null;
  /**
   * Whether generation may go on past the context size by forgetting old tokens (0.12.6). Absent means true; false ends
   * the answer with done_reason "length". Since 0.30.0 another value than the last call's reloads the model.
   */
  readonly shift?: boolean | null;
  /** Whether to report the log probability of each token (0.12.11; ignored before). Absent means false. */
  readonly logprobs?: boolean | null;
  /**
   * How many alternatives to report per token, with logprobs true (0.12.11). Absent means 0; outside of 0 to 20: 400.
   */
  readonly top_logprobs?: number | null;
  /**
   * Returns the rendered prompt in _debug_info instead of calling the model. A debugging aid without promise of
   * stability. Absent means false.
   */
  readonly _debug_render_only?: boolean | null;
}

/**
 * One message of the conversation as a client sends it. Models with a Go template get neighbouring messages of one role
 * joined by a blank line (tool calls and ids of the later one are lost), so keep images and calls of one turn on one
 * message.
 */
export interface Message {
  /**
   * Who speaks: system, user, assistant or tool. Lower-cased by the server; any other text is accepted and left to the
   * model's template, most of which drop such a message silently.
   */
  readonly role: string;
  /**
   * The text. Absent and null mean "", which is usual with tool_calls. A list of parts is refused (400): join texts,
   * and put images in images.
   */
  readonly content?: string | null;
  /**
   * What the model thought before this assistant message (0.9.0). Whether the model sees it again is up to its
   * template; jinja models (0.30.0) never do.
   */
  readonly thinking?: string | null;
  /**
   * Pictures that go with the text, in order. Since 0.20.0 also sound, for models with the capability "audio". A model
   * without "vision" refuses them.
   */
  readonly images?: readonly ImageData[] | null;
  /** The calls that the model asked for in this assistant message, in their order. */
  readonly tool_calls?: readonly MessageToolCall[] | null;
  /**
   * In a tool message: name of the function whose result this is (0.9.6). Older servers go by order alone. Some models
   * are shown only this, some only tool_call_id: send both.
   */
  readonly tool_name?: string | null;
  /** In a tool message: id of the call that is answered (0.12.10). Ignored by older servers. */
  readonly tool_call_id?: string | null;
}

/**
 * A file in standard base64 with padding: PNG, JPEG, and WebP where the model can; no "data:" prefix, no address (400
 * "illegal base64 data"). Line breaks are skipped.
 */
export type ImageData = string;

/** A tool call in the history, sent back to the server. */
export interface MessageToolCall {
  /** Id of the call, as the server gave it or as the client made it (0.12.10; ignored before). Any text. */
  readonly id?: string | null;
  /**
   * "function", as Ollama's documentation of tool calling and OpenAI's clients write it. Ignored: every call is one of
   * a function.
   */
  readonly type?: string | null;
  /** What was called. */
  readonly function: MessageToolCallFunction;
}

/** Name and arguments of a tool call in the history. */
export interface MessageToolCallFunction {
  /** Position among the calls of the message, from 0 (0.4.7). Absent means 0. */
  readonly index?: number | null;
  /** Name of the function. */
  readonly name: string;
  /**
   * The arguments. Must be a JSON object: the text form of the OpenAI API is a 400, "Value looks like object, but can't
   * find closing '}' symbol" since 0.14.0 and "json: cannot unmarshal string ..." before. Absent means no arguments.
   */
  readonly arguments?: ToolArguments;
}

/**
 * Arguments of a tool call: names and JSON values, {} when empty, never text and never partial. The order of the names
 * is kept since 0.14.0.
 */
export type ToolArguments = { readonly [name: string]: Json };

/** A function that is offered to the model. */
export interface Tool {
  /** "function" by convention; shown to the model, not checked by the server. */
  readonly type?: string | null;
  /** The function. */
  readonly function: ToolFunction;
}

/** Name, purpose and parameters of a function. */
export interface ToolFunction {
  /** Name that the model uses to call it. The server sets no rule for it. */
  readonly name: string;
  /** What the function does, for the model. Absent: before 0.12.6 the template saw "", since then nothing. */
  readonly description?: string | null;
  /** JSON Schema of the arguments. Absent: an empty schema whose properties some templates render as null. */
  readonly parameters?: ToolParameters | null;
}

/**
 * A JSON Schema of type object. Any keyword may be sent, but the server reads only type, properties, required, items
 * and $defs and drops the rest before the template sees it, and it neither constrains the model nor checks its
 * arguments by the schema.
 */
export interface ToolParameters {
  /** "object". A list of types is refused here (400). */
  readonly type?: string | null;
  /** The parameters by name. */
  readonly properties?: ToolProperties | null;
  /** Names of the parameters that must be given. Absent and null mean none. */
  readonly required?: readonly string[] | null;
}

/** Parameters by name. The order of the names is kept in later versions. */
export type ToolProperties = { readonly [name: string]: ToolProperty };

/**
 * JSON Schema of one parameter; an object, not true or false. Any keyword may be sent. The server keeps type (a name or
 * a list of names), description, enum, items, anyOf, properties (0.13.5) and required (0.20.0), and drops the rest
 * (default, format, const, minimum, additionalProperties, $ref ...) before the template sees it.
 */
export type ToolProperty = { readonly [name: string]: Json };

/**
 * Settings of one call; they override the model's own parameters, which override the defaults. Whole numbers may be
 * sent as 4096.0. A wrong type is a 500 ("option \"temperature\" must be of type float32"), an unknown name is ignored
 * with a line in the server's log, null means absent. Other load options than those of the last call (num_ctx,
 * num_batch, num_gpu, main_gpu, use_mmap, num_thread) reload the model. mirostat, tfs_z, penalize_newline, low_vram,
 * f16_kv, use_mlock, numa and others worked once and were removed between 0.5.2 and 0.7.0.
 */
export interface Options {
  /** Tokens at the start of the prompt that survive when the context is shifted. Absent means 4. */
  readonly num_keep?: number | null;
  /** Seed of the sampler. Absent and -1 mean a random one. */
  readonly seed?: number | null;
  /**
   * Most tokens to generate. Absent, -1 and -2 mean no limit (ten times num_ctx since 0.30.0). 0 means no limit as well
   * up to 0.24.0, one token on jinja models since 0.30.0. Reaching the limit gives done_reason "length", even inside a
   * tool call, which is then lost or comes as text.
   */
  readonly num_predict?: number | null;
  /** Sample among this many of the likeliest tokens. Absent means 40. */
  readonly top_k?: number | null;
  /** Sample among the likeliest tokens that together have this probability. Absent means 0.9. */
  readonly top_p?: number | null;
  /** Drop tokens less likely than this share of the likeliest one. Absent means 0. */
  readonly min_p?: number | null;
  /** Locally typical sampling; 1 turns it off. Absent means 1. */
  readonly typical_p?: number | null;
  /** How many of the last tokens the penalties look at. Absent means 64. */
  readonly repeat_last_n?: number | null;
  /** Randomness of the choice; 0 always takes the likeliest token. Absent means 0.8. */
  readonly temperature?: number | null;
  /** Factor against repetition; 1 turns it off. Absent means 1.0 since 0.32.10 and from 0.17.5 to 0.17.7, else 1.1. */
  readonly repeat_penalty?: number | null;
  /** Subtracted once from a token that has occurred. Absent means 0. */
  readonly presence_penalty?: number | null;
  /** Subtracted from a token for each time it has occurred. Absent means 0. */
  readonly frequency_penalty?: number | null;
  /**
   * Texts that end the answer; they are not part of it. Must be a list: one bare text is a 500, although the server's
   * own OpenAPI file allows it. Absent: the model's own stop texts.
   */
  readonly stop?: readonly string[] | null;
  /**
   * Context size in tokens, for prompt and answer together. Absent: the model's parameter, then OLLAMA_CONTEXT_LENGTH,
   * then by GPU memory 4096, 32768 or 262144 (since 0.15.5; 4096 since 0.6.7; 2048 before). Capped to the trained
   * length and raised to a minimum (256 in effect since 0.30.0); GET /api/ps reports what is in force.
   */
  readonly num_ctx?: number | null;
  /** Prompt tokens processed in one step. Absent means 512. */
  readonly num_batch?: number | null;
  /** Layers to put on the GPU; 0 means CPU only. Absent and -1 let the server decide. */
  readonly num_gpu?: number | null;
  /** Number of the GPU that does the small work. Absent means 0. */
  readonly main_gpu?: number | null;
  /** Whether to map the model file into memory instead of reading it. Absent lets the server decide. */
  readonly use_mmap?: boolean | null;
  /** Threads of the CPU. Absent and 0 let the server decide. */
  readonly num_thread?: number | null;
  /** Tokens that a draft model proposes at a time, in versions with speculative decoding. Absent means 4. */
  readonly draft_num_predict?: number | null;
}

/**
 * true or false, or a level for models that have levels. gpt-oss ignores true and false and cannot be stopped from
 * thinking. Any other text, and any number: 400.
 */
export type Think = boolean | ThinkLevel;

/**
 * How much to think (0.11.0; "max" 0.22.0). Models other than gpt-oss refused levels from 0.11.0 to 0.17.6. gpt-oss
 * takes "max" as "high".
 */
export type ThinkLevel = "low" | "medium" | "high" | "max";

/**
 * How the answer must look. It only steers the sampling and is not shown to the model, so say it in the prompt as well.
 * An answer cut by num_predict is broken JSON. With tools the constraint covers everything, also the text of a call.
 * Cloud models do not enforce it.
 */
export type Format = FormatName | FormatSchema;

/** "json": any JSON value; "": no constraint. Any other text, also a schema written as text, is a 500. */
export type FormatName = "json" | "";

/**
 * A JSON Schema that the answer must follow (0.5.0). A schema that the server cannot turn into a grammar is a 500
 * before 0.30.0, a 400 since, with the runner's JSON as text.
 */
export type FormatSchema = { readonly [name: string]: Json };

/**
 * A number of seconds, or a duration with units as text: "5m", "1h30m", "300ms". Negative: for ever. 0: unload after
 * the call. A number written as text needs a unit ("5" is a 400, "0" is not).
 */
export type KeepAlive = number | string;

/**
 * One object of the answer: a piece of it while done is false, the last piece with the metrics when done is true. With
 * stream false it is the only object and holds the whole: texts joined, calls and logprobs gathered. The final object
 * of a stream usually has content "", but it may carry text, thinking or tool calls and must be read like any other.
 */
export interface ChatResponse {
  /** The model as it was asked for, without a tag if none was given. */
  readonly model: string;
  /** When the server made this object. */
  readonly created_at: Timestamp;
  /** The piece of the answer. Absent only on final objects of servers of 2023, which the documentation still shows. */
  readonly message?: ResponseMessage;
  /** Whether this is the last object. false on a whole body (stream false) means that the answer was cut off. */
  readonly done: boolean;
  /**
   * Why the answer ended: stop (end of text, stop text, or a tool call: never "tool_calls"), length (num_predict or the
   * context is used up), load, unload (0.3.11). New values may come. Absent while done is false, before 0.1.35, and
   * when the connection to the runner was lost.
   */
  readonly done_reason?: string;
  /** Name of the model on the remote host that answered (0.12.0). Absent for local models. */
  readonly remote_model?: string;
  /**
   * Address of the remote host that answered (0.12.0). Absent for local models; present means that the conversation has
   * left the machine.
   */
  readonly remote_host?: string;
  /**
   * Log probabilities of the tokens of this object, if asked for (0.12.11). They also come with empty content while the
   * server holds back a call or a think tag.
   */
  readonly logprobs?: readonly TokenLogprob[];
  /** The rendered prompt, if _debug_render_only was set. */
  readonly _debug_info?: DebugInfo;
  /** Wall time of the whole call, in nanoseconds. Final object only; left out when zero. */
  readonly total_duration?: number;
  /**
   * Part of it spent loading the model, in nanoseconds; large on a cold model. Final object only; left out when zero.
   */
  readonly load_duration?: number;
  /**
   * Tokens of the prompt, cached ones included (before 0.2.0 absent when the prompt was cached; 0.30.0 counted only the
   * uncached ones). Final object only; left out when zero, so absence is unknown rather than 0. The only trace of a
   * truncated prompt.
   */
  readonly prompt_eval_count?: number;
  /**
   * How many of prompt_eval_count came from the cache (0.33.3). 0 is sent and means that nothing was cached; absent
   * means that the server does not report it.
   */
  readonly prompt_eval_cached_count?: number;
  /** Time spent on the prompt, in nanoseconds. Final object only; left out when zero. */
  readonly prompt_eval_duration?: number;
  /**
   * Tokens generated, thinking included; for a structured answer of a thinking model only those of the second,
   * constrained run. Final object only; left out when zero.
   */
  readonly eval_count?: number;
  /** Time spent generating, in nanoseconds. Final object only; left out when zero, as for an answer of one token. */
  readonly eval_duration?: number;
}

/** What the model says, whole or in part. */
export interface ResponseMessage {
  /** "assistant"; "" only in the reply to _debug_render_only. */
  readonly role: "assistant" | "";
  /**
   * Text of the answer, "" when this object has none. Stays "" for a whole answer if the model never stopped thinking.
   * A stop text is not part of it.
   */
  readonly content: string;
  /** What the model thinks (0.9.0), before the content; one object may have both, thinking first. Absent when empty. */
  readonly thinking?: string;
  /** Pictures made by the model. Left out when empty; null in streams of servers of 2023. */
  readonly images?: readonly ImageData[] | null;
  /**
   * Calls that the model asks for (0.2.6), each whole. They may come on objects with done false, one by one, or on the
   * final object. Two equal calls are two calls. Absent when empty.
   */
  readonly tool_calls?: readonly ToolCall[];
}

/** A call that the model asks for. There is no "type". */
export interface ToolCall {
  /**
   * Id of the call (0.12.10): "call_" and 8 letters or digits, or 32 letters and digits from models that run their own
   * jinja template (0.30.0). Opaque. Absent before.
   */
  readonly id?: string;
  /** What to call. */
  readonly function: ToolCallFunction;
}

/** Name and arguments of a call that the model asks for. */
export interface ToolCallFunction {
  /**
   * Position among the calls of the whole answer, from 0. Always sent since 0.12.6, left out when 0 before, unknown
   * before 0.4.7. Several parsers up to 0.20 number every call 0, so it distinguishes no calls.
   */
  readonly index?: number;
  /** Name of the function, as the model wrote it: not necessarily one that was offered. */
  readonly name: string;
  /** The arguments, as the model wrote them: not checked against the tool's parameters. */
  readonly arguments: ToolArguments;
}

/** One generated token and its probability (0.12.11). */
export interface TokenLogprob {
  /** Text of the token; parts of a character are replaced, see bytes. */
  readonly token: string;
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** The token's bytes in UTF-8. Left out when the text is empty. */
  readonly bytes?: readonly number[];
  /**
   * The likeliest tokens at this place, likeliest first, as many as top_logprobs asked for. Left out when none were.
   */
  readonly top_logprobs?: readonly TopLogprob[];
}

/** A token that was possible at this place, with its probability. */
export interface TopLogprob {
  /** Text of the token; parts of a character are replaced, see bytes. */
  readonly token: string;
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** The token's bytes in UTF-8. Left out when the text is empty. */
  readonly bytes?: readonly number[];
}

/** What the model would have been given. */
export interface DebugInfo {
  /** The prompt after the template was applied. */
  readonly rendered_template: string;
  /** How many images go with it. Left out when zero. */
  readonly image_count?: number;
}

/**
 * A time in RFC 3339 with up to nine digits of a second's fraction and any offset (Z for created_at). May lie beyond
 * the year 2262: expires_at of a model that is kept for ever is in 2319.
 */
export type Timestamp = string;

/** Body of POST /api/embed. */
export interface EmbedRequest {
  /** Name of the model. */
  readonly model: string;
  /** What to embed. */
  readonly input: EmbedInput;
  /** Whether an input that is too long is cut; false: it is refused with 400. Absent: it is cut. */
  readonly truncate?: boolean | null;
  /**
   * Length that the vectors shall have: they are cut and normalised again (0.11.11 and later). Absent or 0: the model's
   * own.
   */
  readonly dimensions?: number | null;
  /** How long the model stays loaded afterwards. */
  readonly keep_alive?: KeepAlive | null;
  /** Options of the runner, for example num_ctx. */
  readonly options?: Options | null;
}

/** One text or several. An empty text, or none: the model is loaded, and there is no vector. */
export type EmbedInput = string | readonly string[];

/** Body of a good answer of /api/embed. */
export interface EmbedResponse {
  /** Name of the model, as it was asked for. */
  readonly model: string;
  /** A vector for each text, of the Euclidean length 1. */
  readonly embeddings: readonly EmbedVector[];
  /** The whole call, in nanoseconds. Absent where nothing was embedded. */
  readonly total_duration?: number;
  /** Loading the model, in nanoseconds. Absent where nothing was embedded. */
  readonly load_duration?: number;
  /** Tokens of all texts. Absent where none was counted. */
  readonly prompt_eval_count?: number;
}

/** A vector. */
export type EmbedVector = readonly number[];

/** Body of POST /api/embeddings. */
export interface EmbeddingsRequest {
  /** Name of the model. */
  readonly model: string;
  /** The text. Absent or empty: the model is loaded, and there is no vector. */
  readonly prompt?: string | null;
  /** How long the model stays loaded afterwards. */
  readonly keep_alive?: KeepAlive | null;
  /** Options of the runner. */
  readonly options?: Options | null;
}

/** Body of a good answer of /api/embeddings: nothing but the vector. */
export interface EmbeddingsResponse {
  /** The vector, not normalised. Empty where there was no text. */
  readonly embedding: EmbedVector;
}

/**
 * The body of every refused call on the native endpoints, together with the HTTP status: one text, without a code or a
 * type. The cloud guard answers with the same shape on the /v1 paths too. Three refusals have no such body: a foreign
 * Host or Origin header (403, empty), an unknown path (404, plain text) and a wrong method (405, plain text; 404 before
 * 0.7.0).
 */
export interface ErrorResponse {
  /**
   * What went wrong, in words that change between versions. Names are quoted in three ways: 'x', "x" and
   * registry.ollama.ai/library/x:latest. Since 0.30.0 the text may be the JSON document of the model runner (see
   * RunnerErrorDocument); parse it a second time for the reader and keep the whole text for the log.
   */
  readonly error: string;
  /**
   * Where the user can sign in to ollama.com. Sent with status 401 when a cloud model is asked for and nobody is signed
   * in (since 0.12.1). The address carries the name and public key of the machine: not for logs.
   */
  readonly signin_url?: string;
  /**
   * HTTP status of the upstream host, capital letters as sent. Only in errors passed on from a remote (cloud) model,
   * where the server prints its internal error value.
   */
  readonly StatusCode?: number;
  /**
   * HTTP status line of the upstream host, such as "429 Too Many Requests". Goes together with StatusCode; may be
   * empty.
   */
  readonly Status?: string;
}

/**
 * The last line of a stream that failed after it had begun: HTTP status 200, no model, no done, then the end of the
 * stream. Everything received before it is partial. Servers before 0.12.6 also send it as the only line when the
 * failure came before the first token, where later ones still answer with the proper status and an ErrorResponse.
 */
export interface ErrorLine {
  /** What went wrong, as in ErrorResponse. */
  readonly error: string;
  /**
   * The HTTP status that the failure would have had. Servers before 0.12.6 print it where they know it; absent since.
   */
  readonly status?: number;
  /**
   * Where the user can sign in, as in ErrorResponse. Ollama's own clients look for it in a line too; no recorded line
   * has it.
   */
  readonly signin_url?: string;
}

/**
 * A slip of 0.11.3 and 0.11.4 in streams of gpt-oss models: when the model's tool call could not be parsed, the words
 * of the message became its key (ollama/ollama issue 11781). Means the same as an ErrorLine and also ends the stream.
 */
export interface ToolParseErrorLine {
  /** Why the arguments were not JSON, in the words of Go's decoder. */
  readonly "error parsing tool call": string;
}

/**
 * What llama-server, the model runner inside Ollama since 0.30.0, said about a request that it refused. It arrives as
 * text inside ErrorResponse.error and has this shape once that text is parsed.
 */
export interface RunnerErrorDocument {
  /** The refusal itself. */
  readonly error: RunnerError;
}

/** One refusal of the model runner. */
export interface RunnerError {
  /** HTTP status of the runner's answer; Ollama answers with the same status. */
  readonly code: number;
  /** What went wrong, for people. */
  readonly message: string;
  /**
   * Kind of refusal: exceed_context_size_error when the prompt does not fit, invalid_request_error for an unusable
   * format schema; llama-server has more, so any text is allowed.
   */
  readonly type: string;
  /** Tokens of the prompt that did not fit. Only with exceed_context_size_error. */
  readonly n_prompt_tokens?: number;
  /** Context size in force, in tokens. Only with exceed_context_size_error. */
  readonly n_ctx?: number;
}

/**
 * One line of the stream of POST /api/generate, and equally the whole body of a call with stream false. The reply to a
 * load or unload request is one line with an empty response, typed application/json even where a stream was asked for.
 */
export type GenerateLine = GenerateResponse | ErrorLine;

/** Body of POST /api/generate. Unknown keys are ignored, and null means absent. */
export interface GenerateRequest {
  /**
   * Name of the model, such as "llama3.2" or "llama3.2:1b"; without a tag "latest" is meant, and case does not matter.
   * Names ending in ":cloud" or "-cloud" are answered by ollama.com; ":local" forces the local model (0.18.0). Absent
   * or empty: 400 "model is required".
   */
  readonly model: string;
  /**
   * The text to answer or, with raw true, to go on with. Absent or empty (and without images): the model is loaded, or
   * unloaded with keep_alive 0.
   */
  readonly prompt?: string | null;
  /**
   * Text after the gap that the model fills; a model without the capability insert answers 400. Absent or empty: none.
   */
  readonly suffix?: string | null;
  /** System text in place of the model's own. Absent or empty: the model's. */
  readonly system?: string | null;
  /** Template in place of the model's own. Absent or empty: the model's. */
  readonly template?: string | null;
  /** Token ids of an earlier answer to go on from; deprecated since 0.5.0. Absent: none. */
  readonly context?: readonly number[] | null;
  /**
   * True: the prompt goes to the model as it is, without a template; 400 together with system, template or context.
   * Absent: false.
   */
  readonly raw?: boolean | null;
  /** Images that the prompt speaks of, in base64. Absent: none. */
  readonly images?: readonly ImageData[] | null;
  /** Constrains the output to JSON or to a JSON Schema. Absent, null and "" all mean free text. */
  readonly format?: Format | null;
  /** Sampling and load settings. Absent: the model's own parameters, then the server's defaults. */
  readonly options?: Options | null;
  /** Whether to answer line by line. Absent means true. */
  readonly stream?: boolean | null;
  /**
   * How long the model stays in memory after this call. Absent: five minutes, or what OLLAMA_KEEP_ALIVE says. 0 is not
   * absence: it unloads the model after the call.
   */
  readonly keep_alive?: KeepAlive | null;
  /**
   * Whether the model thinks first, and how much (0.9.0). Absent on a thinking model means true since 0.12.4; from
   * 0.9.0 to 0.12.3 it means that the think tags stay in the content. true for a model without the capability is a 400,
   * false never is (but in 0.12.4).
   */
  readonly think?: Think | null;
  /**
   * Whether messages may be dropped, oldest first, when the prompt does not fit the context (0.12.6; older servers
   * always drop). Absent means true, and nothing in the reply says that it happened. false: 400 instead.
   */
  readonly truncate?: boolean | null;
  /**
   * Whether generation may go on past the context size by forgetting old tokens (0.12.6). Absent means true; false ends
   * the answer with done_reason "length". Since 0.30.0 another value than the last call's reloads the model.
   */
  readonly shift?: boolean | null;
  /** Whether to report the log probability of each token (0.12.11; ignored before). Absent means false. */
  readonly logprobs?: boolean | null;
  /**
   * How many alternatives to report per token, with logprobs true (0.12.11). Absent means 0; outside of 0 to 20: 400.
   */
  readonly top_logprobs?: number | null;
  /**
   * Returns the rendered prompt in _debug_info instead of calling the model. A debugging aid without promise of
   * stability. Absent means false.
   */
  readonly _debug_render_only?: boolean | null;
}

/** A whole answer, or one line of a stream. */
export interface GenerateResponse {
  /** The model as it was asked for, without a tag if none was given. */
  readonly model: string;
  /** When the server made this object. */
  readonly created_at: Timestamp;
  /** The text, or its next piece; empty otherwise. */
  readonly response: string;
  /** Thoughts, or the next piece (0.9.0). Absent: none. */
  readonly thinking?: string;
  /** Calls that a model's parser found in the text (0.11.0). Absent: none. */
  readonly tool_calls?: readonly ToolCall[];
  /** Token ids of prompt and answer, in the object that ends it; not in raw mode, deprecated since 0.5.0. */
  readonly context?: readonly number[];
  /** Whether this is the last object. false on a whole body (stream false) means that the answer was cut off. */
  readonly done: boolean;
  /**
   * Why the answer ended: stop (end of text, stop text, or a tool call: never "tool_calls"), length (num_predict or the
   * context is used up), load, unload (0.3.11). New values may come. Absent while done is false, before 0.1.35, and
   * when the connection to the runner was lost.
   */
  readonly done_reason?: string;
  /** Name of the model on the remote host that answered (0.12.0). Absent for local models. */
  readonly remote_model?: string;
  /**
   * Address of the remote host that answered (0.12.0). Absent for local models; present means that the conversation has
   * left the machine.
   */
  readonly remote_host?: string;
  /**
   * Log probabilities of the tokens of this object, if asked for (0.12.11). They also come with empty content while the
   * server holds back a call or a think tag.
   */
  readonly logprobs?: readonly TokenLogprob[];
  /** The rendered prompt, if _debug_render_only was set. */
  readonly _debug_info?: DebugInfo;
  /** Wall time of the whole call, in nanoseconds. Final object only; left out when zero. */
  readonly total_duration?: number;
  /**
   * Part of it spent loading the model, in nanoseconds; large on a cold model. Final object only; left out when zero.
   */
  readonly load_duration?: number;
  /**
   * Tokens of the prompt, cached ones included (before 0.2.0 absent when the prompt was cached; 0.30.0 counted only the
   * uncached ones). Final object only; left out when zero, so absence is unknown rather than 0. The only trace of a
   * truncated prompt.
   */
  readonly prompt_eval_count?: number;
  /**
   * How many of prompt_eval_count came from the cache (0.33.3). 0 is sent and means that nothing was cached; absent
   * means that the server does not report it.
   */
  readonly prompt_eval_cached_count?: number;
  /** Time spent on the prompt, in nanoseconds. Final object only; left out when zero. */
  readonly prompt_eval_duration?: number;
  /**
   * Tokens generated, thinking included; for a structured answer of a thinking model only those of the second,
   * constrained run. Final object only; left out when zero.
   */
  readonly eval_count?: number;
  /** Time spent generating, in nanoseconds. Final object only; left out when zero, as for an answer of one token. */
  readonly eval_duration?: number;
}

/** One line of the stream of a pull, push or create, and equally the whole body with stream false. */
export type ProgressLine = Progress | ErrorLine;

/** How far the server is. Done is what says success. */
export interface Progress {
  /** What is being done; success at the end. */
  readonly status: string;
  /** Layer that is moved. Absent: none. */
  readonly digest?: string;
  /** Bytes of the layer. */
  readonly total?: number;
  /** Bytes that have moved; absent until there are some. */
  readonly completed?: number;
}

/** Body of POST /api/pull. */
export interface PullRequest {
  /** Name of the model; without a tag "latest" is meant. */
  readonly model?: string;
  /** Older name of model. */
  readonly name?: string;
  /** Whether a registry without TLS may be used. */
  readonly insecure?: boolean | null;
  /** Absent means true. */
  readonly stream?: boolean | null;
}

/** Body of POST /api/push. */
export interface PushRequest {
  /** Name of the model; without a tag "latest" is meant. */
  readonly model?: string;
  /** Older name of model. */
  readonly name?: string;
  /** Whether a registry without TLS may be used. */
  readonly insecure?: boolean | null;
  /** Absent means true. */
  readonly stream?: boolean | null;
}

/** Body of POST /api/create. */
export interface CreateRequest {
  /** Name of the model; without a tag "latest" is meant. */
  readonly model?: string;
  /** Older name of model. */
  readonly name?: string;
  /** Model that the new one is made of. */
  readonly from?: string;
  /** Digest of the blob by file name. */
  readonly files?: { readonly [name: string]: string };
  /** Digest of the blob by file name. */
  readonly adapters?: { readonly [name: string]: string };
  /** Template of the prompt. */
  readonly template?: string;
  /** License, or several. */
  readonly license?: string | readonly string[];
  /** System text. */
  readonly system?: string;
  /** Options by name. */
  readonly parameters?: { readonly [name: string]: Json };
  /** Messages that a conversation begins with. */
  readonly messages?: readonly Message[];
  /** Kind of quantization. */
  readonly quantize?: string;
  /** Absent means true. */
  readonly stream?: boolean | null;
}

/** Body of POST /api/copy, answered with an empty 200. */
export interface CopyRequest {
  /** Model to copy. */
  readonly source: string;
  /** Name of the copy. */
  readonly destination: string;
}

/** Body of DELETE /api/delete, answered with an empty 200. */
export interface DeleteRequest {
  /** Name of the model; without a tag "latest" is meant. */
  readonly model?: string;
  /** Older name of model. */
  readonly name?: string;
}

/** Body of GET /api/tags: the models that the server has, latest change first. */
export interface TagsResponse {
  /** The models; [] when empty. */
  readonly models: readonly ListedModel[];
}

/** A model in the list. */
export interface ListedModel {
  /** Name with its tag, such as "llama3.2:latest". */
  readonly name: string;
  /** The same name again. */
  readonly model: string;
  /** Name of the model on the remote host, for a stub of a cloud model (0.12.0). Absent for local models. */
  readonly remote_model?: string;
  /**
   * Address of the remote host, for a stub of a cloud model (0.12.0). Absent for local models; present means that
   * conversations leave the machine.
   */
  readonly remote_host?: string;
  /** When the model was last changed on this server. */
  readonly modified_at: Timestamp;
  /** Size of its files, in bytes; a few hundred for a cloud stub. */
  readonly size: number;
  /** SHA-256 of its manifest: 64 hexadecimal digits without a prefix. */
  readonly digest: string;
  /** Family, format and size. */
  readonly details: ModelDetails;
  /**
   * What the model can do: completion, tools, insert, vision, embedding, thinking (0.9.0), image (0.14.0), audio
   * (0.20.0); more may come, the order means nothing. Since 0.30.0 in this list; absent before, which means unknown,
   * not none.
   */
  readonly capabilities?: readonly string[];
}

/** Short description of a model, the same in all three replies but for the last two fields. */
export interface ModelDetails {
  /**
   * What the model was made from: a name, "", or in the reply to /api/show a file path of the server. Absent only in
   * examples of the documentation.
   */
  readonly parent_model?: string;
  /** File format: gguf, safetensors, or "" for a cloud stub. */
  readonly format: string;
  /** Architecture, such as "llama"; may be "". */
  readonly family: string;
  /** All architectures in the model's files; null when the server knows none. */
  readonly families: readonly string[] | null;
  /** Number of parameters for people, such as "3.2B" or "134.52M"; may be "". */
  readonly parameter_size: string;
  /** How the weights are packed, such as "Q4_K_M"; "unknown" or "" where the server does not know. */
  readonly quantization_level: string;
  /** Trained context length, in tokens (0.30.0, only in /api/tags). Left out when zero. */
  readonly context_length?: number;
  /** Width of the embeddings (0.30.0, only in /api/tags). Left out when zero. */
  readonly embedding_length?: number;
}

/** Body of GET /api/ps: the models in memory, the one with the longest time to live first (0.1.38). */
export interface PsResponse {
  /** The models in memory; [] when empty. */
  readonly models: readonly RunningModel[];
}

/** A model in memory. */
export interface RunningModel {
  /** Name with its tag. */
  readonly name: string;
  /** The same name again. */
  readonly model: string;
  /** Memory it takes, in bytes; not the size of its file. */
  readonly size: number;
  /** SHA-256 of its manifest: 64 hexadecimal digits without a prefix. */
  readonly digest: string;
  /** Family, format and size. */
  readonly details: ModelDetails;
  /** When it will be unloaded if nobody uses it; some 292 years ahead after keep_alive -1. */
  readonly expires_at: Timestamp;
  /** Part of size that lies in GPU memory, in bytes; 0 means CPU only. */
  readonly size_vram: number;
  /** Context size in force, in tokens (0.10.0); may differ from the num_ctx that was asked for. Absent before. */
  readonly context_length?: number;
}

/**
 * Body of POST /api/show. Names the model by model or by the old field name; both empty or absent: 400 "model is
 * required". null means absent.
 * Rule: at least one of model | name is required.
 */
export interface ShowRequest {
  /** Name of the model. */
  readonly model?: string | null;
  /** Old field for the name of the model; read when model is absent or empty. */
  readonly name?: string | null;
  /**
   * Whether model_info includes the token tables, which makes the reply large. Absent means false, which leaves them
   * null.
   */
  readonly verbose?: boolean | null;
  /** System text to show the Modelfile with, in place of the model's own. */
  readonly system?: string | null;
  /** Old field: template to show the Modelfile with. */
  readonly template?: string | null;
  /** Parameters to show the Modelfile with. */
  readonly options?: Options | null;
}

/** Body of the reply to POST /api/show. Every field but details, model_info and modified_at is left out when empty. */
export interface ShowResponse {
  /** Licence texts, joined. */
  readonly license?: string;
  /** The Modelfile that would make this model again; names file paths of the server. */
  readonly modelfile?: string;
  /**
   * The model's own options as text, one "name value" a line, texts in quotes; a name comes again for each stop text.
   */
  readonly parameters?: string;
  /** The template: of Go, or the jinja chat template of the GGUF file for models that run it (0.30.0). */
  readonly template?: string;
  /** The model's own system text, put in front of conversations that do not begin with a system message. */
  readonly system?: string;
  /** Name of the server's built-in prompt renderer, for models that use one. */
  readonly renderer?: string;
  /** Name of the server's built-in output parser, for models that use one. */
  readonly parser?: string;
  /** Family, format and size. */
  readonly details: ModelDetails;
  /** Messages that the model puts in front of every conversation. */
  readonly messages?: readonly StoredMessage[];
  /** Name of the model on the remote host, for a stub of a cloud model (0.12.0). Absent for local models. */
  readonly remote_model?: string;
  /**
   * Address of the remote host, for a stub of a cloud model (0.12.0). Absent for local models; present means that
   * conversations leave the machine.
   */
  readonly remote_host?: string;
  /** Metadata of the model file. Before 0.14.3 left out when empty. */
  readonly model_info?: ModelInfo;
  /** Metadata of the vision projector, for models that have one in a file of its own. */
  readonly projector_info?: ModelInfo;
  /** The weights by name, a few hundred entries for most models. */
  readonly tensors?: readonly Tensor[];
  /**
   * What the model can do: completion, tools, insert, vision, embedding, thinking (0.9.0), image (0.14.0), audio
   * (0.20.0); more may come, the order means nothing. Since 0.6.4; absent before, which means unknown, not none.
   */
  readonly capabilities?: readonly string[];
  /** When the model was last changed on this server. Absent only in old examples of the documentation. */
  readonly modified_at?: Timestamp;
  /** Lowest version of Ollama that can run the model. */
  readonly requires?: string;
}

/** A message that belongs to a model (MESSAGE in its Modelfile). */
export interface StoredMessage {
  /** system, user or assistant. */
  readonly role: string;
  /** The text. */
  readonly content: string;
}

/**
 * Metadata by key, such as general.architecture. Most keys begin with the architecture (llama.context_length,
 * qwen3.embedding_length): look for the suffix. Lists are null unless verbose was set; the documentation shows []
 * there. general.name and tokenizer.chat_template are left out by the server.
 */
export type ModelInfo = { readonly [name: string]: Json };

/** One tensor of the model's weights. */
export interface Tensor {
  /** Its name, such as "blk.0.attn_k.weight". */
  readonly name: string;
  /** How its numbers are packed, such as "F32" or "Q4_1". */
  readonly type: string;
  /** Its dimensions. */
  readonly shape: readonly number[];
}

/** Body of GET /api/version. */
export interface VersionResponse {
  /**
   * Version such as "0.32.15" or "0.33.0-rc2"; "0.0.0" from builds without release flags. Not to be used to find out
   * what a server can do: look for the fields.
   */
  readonly version: string;
}

/** Body of GET /api/status (0.16.2; 404 in plain text before). */
export interface StatusResponse {
  /** Whether cloud models may be used. */
  readonly cloud: CloudStatus;
}

/** Whether this server may pass calls on to ollama.com. */
export interface CloudStatus {
  /** true if the cloud is switched off; calls to cloud models are then refused with 403. */
  readonly disabled: boolean;
  /** What switched it off: none (it is on), env (OLLAMA_NO_CLOUD), config (the server's settings) or both. */
  readonly source: "none" | "env" | "config" | "both";
}

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateStreamLine: Validator<StreamLine>;
export declare const validateChatRequest: Validator<ChatRequest>;
export declare const validateMessage: Validator<Message>;
export declare const validateImageData: Validator<ImageData>;
export declare const validateMessageToolCall: Validator<MessageToolCall>;
export declare const validateMessageToolCallFunction: Validator<MessageToolCallFunction>;
export declare const validateToolArguments: Validator<ToolArguments>;
export declare const validateTool: Validator<Tool>;
export declare const validateToolFunction: Validator<ToolFunction>;
export declare const validateToolParameters: Validator<ToolParameters>;
export declare const validateToolProperties: Validator<ToolProperties>;
export declare const validateToolProperty: Validator<ToolProperty>;
export declare const validateOptions: Validator<Options>;
export declare const validateThink: Validator<Think>;
export declare const validateThinkLevel: Validator<ThinkLevel>;
export declare const validateFormat: Validator<Format>;
export declare const validateFormatName: Validator<FormatName>;
export declare const validateFormatSchema: Validator<FormatSchema>;
export declare const validateKeepAlive: Validator<KeepAlive>;
export declare const validateChatResponse: Validator<ChatResponse>;
export declare const validateResponseMessage: Validator<ResponseMessage>;
export declare const validateToolCall: Validator<ToolCall>;
export declare const validateToolCallFunction: Validator<ToolCallFunction>;
export declare const validateTokenLogprob: Validator<TokenLogprob>;
export declare const validateTopLogprob: Validator<TopLogprob>;
export declare const validateDebugInfo: Validator<DebugInfo>;
export declare const validateTimestamp: Validator<Timestamp>;
export declare const validateEmbedRequest: Validator<EmbedRequest>;
export declare const validateEmbedInput: Validator<EmbedInput>;
export declare const validateEmbedResponse: Validator<EmbedResponse>;
export declare const validateEmbedVector: Validator<EmbedVector>;
export declare const validateEmbeddingsRequest: Validator<EmbeddingsRequest>;
export declare const validateEmbeddingsResponse: Validator<EmbeddingsResponse>;
export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateErrorLine: Validator<ErrorLine>;
export declare const validateToolParseErrorLine: Validator<ToolParseErrorLine>;
export declare const validateRunnerErrorDocument: Validator<RunnerErrorDocument>;
export declare const validateRunnerError: Validator<RunnerError>;
export declare const validateGenerateLine: Validator<GenerateLine>;
export declare const validateGenerateRequest: Validator<GenerateRequest>;
export declare const validateGenerateResponse: Validator<GenerateResponse>;
export declare const validateProgressLine: Validator<ProgressLine>;
export declare const validateProgress: Validator<Progress>;
export declare const validatePullRequest: Validator<PullRequest>;
export declare const validatePushRequest: Validator<PushRequest>;
export declare const validateCreateRequest: Validator<CreateRequest>;
export declare const validateCopyRequest: Validator<CopyRequest>;
export declare const validateDeleteRequest: Validator<DeleteRequest>;
export declare const validateTagsResponse: Validator<TagsResponse>;
export declare const validateListedModel: Validator<ListedModel>;
export declare const validateModelDetails: Validator<ModelDetails>;
export declare const validatePsResponse: Validator<PsResponse>;
export declare const validateRunningModel: Validator<RunningModel>;
export declare const validateShowRequest: Validator<ShowRequest>;
export declare const validateShowResponse: Validator<ShowResponse>;
export declare const validateStoredMessage: Validator<StoredMessage>;
export declare const validateModelInfo: Validator<ModelInfo>;
export declare const validateTensor: Validator<Tensor>;
export declare const validateVersionResponse: Validator<VersionResponse>;
export declare const validateStatusResponse: Validator<StatusResponse>;
export declare const validateCloudStatus: Validator<CloudStatus>;

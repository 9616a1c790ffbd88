// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Anthropic Messages errors: What Anthropic, vLLM 0.32, llama.cpp and Ollama send on /v1/messages when something went
 * wrong, as a body; inside a stream see event.schema.json.
 * Anthropic Messages stream event: The events of an answer with stream, as Anthropic, vLLM 0.32, llama.cpp and Ollama
 * send them.
 * Anthropic models: Which models Anthropic has: GET /v1/models and /v1/models/{id} with an anthropic-version header.
 * vLLM, llama.cpp and Ollama answer in the form of OpenAI on the same path.
 * Anthropic Messages request: What POST /v1/messages and /v1/messages/count_tokens take, with anthropic-version
 * 2023-06-01 and 2026-10-21 on Anthropic, and on vLLM 0.32, llama.cpp and Ollama (0.14.0), which read neither the
 * header nor all of this; and the blocks that answers share with requests.
 * Anthropic Messages response: The whole answer of POST /v1/messages and /v1/messages/count_tokens, as Anthropic, vLLM
 * 0.32, llama.cpp and Ollama send it, and the parts that streams share with it.
 */

import type { Json, UnknownTag, Validator } from "../runtime.js";

/**
 * Body of an answer with status 400 or above, in every shape that was seen. It may also be plain text (Ollama's 404 of
 * routes it does not have) or a page from a proxy, which no schema covers.
 */
export type ErrorResponse = ErrorEnvelope | ErrorText | DetailError;

/** The usual shape. */
export interface ErrorEnvelope {
  /** Always this. Absent on llama.cpp, and on vLLM where the body does not fit (400). */
  readonly type?: "error";
  /** What went wrong. */
  readonly error: ErrorBody;
  /** Id of the request, as in the header request-id. Null or absent: none; vLLM and llama.cpp have none. */
  readonly request_id?: string | null;
}

/** What went wrong. */
export interface ErrorBody {
  /**
   * Kind of error. Anthropic, Ollama: invalid_request_error (400), authentication_error (401), billing_error (402),
   * permission_error (403), not_found_error (404), conflict_error (409), request_too_large (413), rate_limit_error
   * (429), api_error (500), timeout_error (504), overloaded_error (529; 503 on Ollama). vLLM: BadRequestError,
   * NotFoundError, InternalServerError, Service Unavailable, Bad Request (body does not fit), internal_error (inside a
   * stream). llama.cpp: invalid_request_error, authentication_error, server_error, exceed_context_size_error and others
   * of its own API.
   */
  readonly type: string;
  /** For a person to read. */
  readonly message: string;
  /** More for programs. Null or absent: nothing. */
  readonly details?: ErrorDetails | null;
  /** llama.cpp, and vLLM where the body does not fit: the status again. Absent otherwise. */
  readonly code?: number;
  /** vLLM where the body does not fit: the field, such as body.max_tokens. Absent otherwise. */
  readonly param?: string | null;
  /** llama.cpp, exceed_context_size_error: tokens of the prompt. Absent otherwise. */
  readonly n_prompt_tokens?: number;
  /** llama.cpp, exceed_context_size_error: tokens that fit. Absent otherwise. */
  readonly n_ctx?: number;
}

/** More about an error, for programs. */
export interface ErrorDetails {
  /** A word for the case. Null or absent: none. */
  readonly error_code?: string | null;
}

/** vLLM: an error in one text, such as Unauthorized (401). */
export interface ErrorText {
  /** What went wrong. */
  readonly error: string;
}

/** vLLM: an error of its web framework, such as Method Not Allowed (405). */
export interface DetailError {
  /** What went wrong. */
  readonly detail: string;
}

/**
 * Data of one server-sent event of an answer with stream, distinguished by type, which the event's name repeats. A
 * message is message_start, then each block by content_block_start, content_block_delta and content_block_stop, then
 * message_delta and message_stop; blocks never overlap. Without message_stop the answer was cut off. There is no
 * [DONE]. llama.cpp leaves message_start out when the first token is half a character.
 */
export type MessageStreamEvent =
  | MessageStartEvent
  | ContentBlockStartEvent
  | ContentBlockDeltaEvent
  | ContentBlockStopEvent
  | MessageDeltaEvent
  | MessageStopEvent
  | PingEvent
  | ErrorEvent
  | BareErrorEvent
  | UnknownEvent;

/** The answer begins. */
export interface MessageStartEvent {
  /** Tag of this event. */
  readonly type: "message_start";
  /** The answer so far: no content. */
  readonly message: StartMessage;
}

/** An answer that has only begun. */
export interface StartMessage {
  /** Id of the answer. Anthropic: msg_ and more; vLLM, llama.cpp: chatcmpl-; Ollama: msg_ and 24 hexadecimal digits. */
  readonly id: string;
  /** Always this. */
  readonly type: "message";
  /** Always this. */
  readonly role: "assistant";
  /** The model that answered: a dated version on Anthropic, the name asked for elsewhere. */
  readonly model: string;
  /** Always []. */
  readonly content: readonly ContentBlock[];
  /** Null: it has not ended. Absent on Ollama. */
  readonly stop_reason?: StopReason | null;
  /** Null: it has not ended. Absent on Ollama. */
  readonly stop_sequence?: string | null;
  /** More about a refusal. Null or absent: nothing. */
  readonly stop_details?: StopDetails | null;
  /** Container that server tools ran in. Null or absent: none. */
  readonly container?: Container | null;
  /** Beta: what was cut out of the conversation. Null or absent: nothing. */
  readonly context_management?: AppliedContextManagement | null;
  /** Why the cache was missed (2026-10-21). Null or absent: not asked. */
  readonly diagnostics?: Diagnostics | null;
  /**
   * What the server changed in the request (2026-10-21; seen in test payloads of Anthropic's SDK). Null or absent:
   * nothing.
   */
  readonly input_transformations?: readonly InputTransformation[] | null;
  /** Tokens of the prompt; an estimate on Ollama. message_delta has the last word. */
  readonly usage: Usage;
}

/** A block begins. */
export interface ContentBlockStartEvent {
  /** Tag of this event. */
  readonly type: "content_block_start";
  /** Which block, from 0. */
  readonly index: number;
  /** The block so far; whole where no deltas follow. */
  readonly content_block: StartBlock;
}

/** A block that begins, distinguished by type. */
export type StartBlock =
  | TextBlock
  | ThinkingBlock
  | StartToolUseBlock
  | RedactedThinkingBlock
  | ServerToolUseBlock
  | WebSearchToolResultBlock
  | ServerToolResultBlock
  | ContainerUploadBlock
  | McpToolUseBlock
  | McpToolResultBlock
  | CompactionBlock
  | FallbackBlock
  | UnknownBlock;

/** A call that begins. Its arguments come as deltas; where none come they are {}. */
export interface StartToolUseBlock {
  /** Tag of this block. */
  readonly type: "tool_use";
  /** Id of the call. */
  readonly id: string;
  /** Name of the tool. */
  readonly name: string;
  /** Always {}. Absent on llama.cpp. */
  readonly input?: ToolInput;
  /** Who asks for the call. Null or absent: the model itself. */
  readonly caller?: Caller | null;
  /** Toolset that the tool belongs to (2026-10-21). Null or absent: none. */
  readonly toolset_name?: string | null;
}

/** A block goes on. */
export interface ContentBlockDeltaEvent {
  /** Tag of this event. */
  readonly type: "content_block_delta";
  /** Which block, from 0. */
  readonly index: number;
  /** What is new. */
  readonly delta: ContentDelta;
}

/** What is new in a block, distinguished by type. */
export type ContentDelta =
  | TextDelta
  | InputJsonDelta
  | ThinkingDelta
  | SignatureDelta
  | CitationsDelta
  | CompactionDelta
  | UnknownDelta;

/** More text. */
export interface TextDelta {
  /** Tag of this delta. */
  readonly type: "text_delta";
  /** The text. */
  readonly text: string;
}

/** More arguments. */
export interface InputJsonDelta {
  /** Tag of this delta. */
  readonly type: "input_json_delta";
  /** A piece of their JSON text; often "" at first. The whole text at once on Ollama. */
  readonly partial_json: string;
}

/** More thoughts. */
export interface ThinkingDelta {
  /** Tag of this delta. */
  readonly type: "thinking_delta";
  /** The thoughts. */
  readonly thinking: string;
}

/** Signature of the thoughts, once, last. */
export interface SignatureDelta {
  /** Tag of this delta. */
  readonly type: "signature_delta";
  /** The signature; "" on llama.cpp. Ollama sends none. */
  readonly signature: string;
}

/** One more citation. */
export interface CitationsDelta {
  /** Tag of this delta. */
  readonly type: "citations_delta";
  /** The citation. */
  readonly citation: TextCitation;
}

/** Beta: the summary, whole. */
export interface CompactionDelta {
  /** Tag of this delta. */
  readonly type: "compaction_delta";
  /** The summary. Null or absent: it failed. */
  readonly content?: string | null;
  /** More, for Anthropic alone. Null or absent: none. */
  readonly encrypted_content?: string | null;
}

/** A delta of a later version. Kept as it is. */
export interface UnknownDelta {
  /** Any tag but those of the known deltas. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** A block is whole. */
export interface ContentBlockStopEvent {
  /** Tag of this event. */
  readonly type: "content_block_stop";
  /** Which block, from 0. */
  readonly index: number;
}

/** The answer has ended. */
export interface MessageDeltaEvent {
  /** Tag of this event. */
  readonly type: "message_delta";
  /** How it ended. */
  readonly delta: MessageDelta;
  /** Tokens used: whole counts, which replace those of message_start; what is absent stays. */
  readonly usage: MessageDeltaUsage;
  /** Beta: what was cut out of the conversation. Null or absent: nothing. */
  readonly context_management?: AppliedContextManagement | null;
  /**
   * What the server changed in the request (2026-10-21); replaces that of message_start. Null or absent: nothing new.
   */
  readonly input_transformations?: readonly InputTransformation[] | null;
}

/** How an answer ended. */
export interface MessageDelta {
  /** Why. */
  readonly stop_reason: StopReason | null;
  /** The text of stop_sequences that ended it. Null: none. Absent on Ollama. */
  readonly stop_sequence?: string | null;
  /** More about a refusal. Null or absent: nothing. */
  readonly stop_details?: StopDetails | null;
  /** Container that server tools ran in. Null or absent: none. */
  readonly container?: Container | null;
}

/** Tokens used, when an answer has ended. */
export interface MessageDeltaUsage {
  /** Tokens generated, thinking included. */
  readonly output_tokens: number;
  /** Tokens of the prompt, without those of the cache. Null or absent: as in message_start; llama.cpp leaves it out. */
  readonly input_tokens?: number | null;
  /** Tokens written to the cache. Null or absent: as in message_start. */
  readonly cache_creation_input_tokens?: number | null;
  /** Tokens from the cache. Null or absent: as in message_start. */
  readonly cache_read_input_tokens?: number | null;
  /** Generated tokens by kind (2026-10-21). Null or absent: not given. */
  readonly output_tokens_details?: OutputTokensDetails | null;
  /** Uses of server tools. Null or absent: none. */
  readonly server_tool_use?: ServerToolUsage | null;
  /** Beta: tokens by step. Null or absent: one step. */
  readonly iterations?: readonly UsageIteration[] | null;
}

/** The stream is whole. */
export interface MessageStopEvent {
  /** Tag of this event. */
  readonly type: "message_stop";
}

/** Keeps the connection open; says nothing. Anthropic only. */
export interface PingEvent {
  /** Tag of this event. */
  readonly type: "ping";
}

/** Something went wrong; nothing follows. Status 200 has been sent already. */
export interface ErrorEvent {
  /** Tag of this event. */
  readonly type: "error";
  /** What went wrong. */
  readonly error: ErrorBody;
  /** Id of the request. Null or absent: none. */
  readonly request_id?: string | null;
}

/** llama.cpp: an error without its envelope, in an event that is named error. */
export interface BareErrorEvent {
  /** Tag of this event: the kind of error. */
  readonly type: "invalid_request_error" | "authentication_error" | "server_error" | "not_found_error" | "permission_error" | "unavailable_error" | "not_supported_error" | "exceed_context_size_error";
  /** The status that the error would have had. Absent: not given. */
  readonly code?: number;
  /** For a person to read. */
  readonly message: string;
}

/** An event of a later version. To be passed over. */
export interface UnknownEvent {
  /** Any tag but those of the known events. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** One page of the list, newest model first. */
export interface ModelList {
  /** The models. */
  readonly data: readonly Model[];
  /** Whether there are more in this direction. */
  readonly has_more: boolean;
  /** Id of the first one: before_id of the page before. Null or absent: none. */
  readonly first_id?: string | null;
  /** Id of the last one: after_id of the page behind. Null or absent: none. */
  readonly last_id?: string | null;
}

/** A model. */
export interface Model {
  /** Always this. */
  readonly type: "model";
  /** Its name in requests. */
  readonly id: string;
  /** Its name for people. */
  readonly display_name: string;
  /** When it was released, in RFC 3339; 1970 if not known. */
  readonly created_at: string;
  /** Tokens of its context. Null: not known; absent before 2026. */
  readonly max_input_tokens?: number | null;
  /** Most tokens of an answer. Null: not known; absent before 2026. */
  readonly max_tokens?: number | null;
  /** What it can do. Null: not known; absent before 2026. */
  readonly capabilities?: ModelCapabilities | null;
  /** Whether it is on offer: active, deprecated or retired. Absent before November 2026. */
  readonly lifecycle?: string;
}

/** What a model can do. Anthropic sends every key that it knows. */
export interface ModelCapabilities {
  /** Whether it works in batches. Absent: not given. */
  readonly batch?: CapabilitySupport;
  /** Whether it cites. Absent: not given. */
  readonly citations?: CapabilitySupport;
  /** Whether it uses the code execution tool. Absent: not given. */
  readonly code_execution?: CapabilitySupport;
  /** Which cuts it knows. Absent: not given. */
  readonly context_management?: ContextManagementCapability;
  /** Which efforts it knows. Absent: not given. */
  readonly effort?: EffortCapability;
  /** Whether it takes images. Absent: not given. */
  readonly image_input?: CapabilitySupport;
  /** Whether it takes PDF documents. Absent: not given. */
  readonly pdf_input?: CapabilitySupport;
  /** Whether it is held to schemas: output_config.format, strict tools. Absent: not given. */
  readonly structured_outputs?: CapabilitySupport;
  /** How it thinks. Absent: not given. */
  readonly thinking?: ThinkingCapability;
}

/** Whether a model can do something. */
export interface CapabilitySupport {
  /** Whether it can. */
  readonly supported: boolean;
}

/** Which cuts a model knows. */
export interface ContextManagementCapability {
  /** Whether it knows any. */
  readonly supported: boolean;
  /** Whether thinking is cut. Null or absent: not given. */
  readonly clear_thinking_20251015?: CapabilitySupport | null;
  /** Whether calls are cut. Null or absent: not given. */
  readonly clear_tool_uses_20250919?: CapabilitySupport | null;
  /** Whether it sums up. Null or absent: not given. */
  readonly compact_20260112?: CapabilitySupport | null;
}

/** Which efforts a model knows. */
export interface EffortCapability {
  /** Whether it knows any. */
  readonly supported: boolean;
  /** Whether it knows low. Absent: not given. */
  readonly low?: CapabilitySupport;
  /** Whether it knows medium. Absent: not given. */
  readonly medium?: CapabilitySupport;
  /** Whether it knows high. Absent: not given. */
  readonly high?: CapabilitySupport;
  /** Whether it knows max. Absent: not given. */
  readonly max?: CapabilitySupport;
  /** Whether it knows xhigh. Null or absent: not given. */
  readonly xhigh?: CapabilitySupport | null;
}

/** How a model thinks. */
export interface ThinkingCapability {
  /** Whether it thinks. */
  readonly supported: boolean;
  /** Which settings it takes. Absent: not given. */
  readonly types?: ThinkingTypes;
}

/** Which settings of thinking a model takes. */
export interface ThinkingTypes {
  /** Whether it takes adaptive. Absent: not given. */
  readonly adaptive?: CapabilitySupport;
  /** Whether it takes enabled. Absent: not given. */
  readonly enabled?: CapabilitySupport;
}

/**
 * Body of POST /v1/messages. The two versions of Anthropic's contract differ by the header anthropic-version:
 * 2023-06-01 and 2026-10-21, which has no sampling parameters. Anthropic refuses every key that it does not know (400
 * "...: Extra inputs are not permitted"); vLLM, llama.cpp and Ollama ignore them, and llama.cpp also obeys the keys of
 * its own API here. Null for an optional key is absence to vLLM; Anthropic takes it only where its specification says
 * so. Keys that were seen with 2026-10-21 only are marked so; keys marked beta need a header anthropic-beta.
 */
export interface MessagesRequest {
  /** Name of the model. llama.cpp answers with the one model it has, whatever is named. */
  readonly model: string;
  /**
   * The conversation, oldest first. Neighbours of one role are joined by Anthropic. The first one should be of role
   * user; an assistant message first was taken too. [] is an error on vLLM (400), taken by llama.cpp.
   */
  readonly messages: readonly MessageParam[];
  /**
   * Most tokens to generate, thinking included. 0 only fills the cache (Anthropic); vLLM and Ollama want at least 1.
   * llama.cpp alone does without it.
   */
  readonly max_tokens: number;
  /** Instructions above the conversation. Absent: none. */
  readonly system?: SystemPrompt | null;
  /** Tools the model may call, its own and those of the server. Absent: none. */
  readonly tools?: readonly ToolParam[] | null;
  /** Whether and which tool is called. Absent means auto where tools are given. Ignored by Ollama. */
  readonly tool_choice?: ToolChoice | null;
  /** Whether the model thinks first, and how its thoughts come back. Absent: as the model does by itself. */
  readonly thinking?: ThinkingConfig | null;
  /** Form of the answer, and how hard to work on it. Absent: free text, the model's own effort. */
  readonly output_config?: OutputConfig | null;
  /**
   * Texts that end the answer, with stop_reason stop_sequence; they are left out of it. vLLM: at most 4. Absent: none.
   */
  readonly stop_sequences?: readonly string[] | null;
  /** Whether to answer event by event. Absent means false. */
  readonly stream?: boolean | null;
  /**
   * Randomness, 0 to 1; absent means 1. 2023-06-01 only: with 2026-10-21 any value is a 400, and newer models refuse
   * all but 1 with the older version too. vLLM, llama.cpp and Ollama take more than 1.
   */
  readonly temperature?: number | null;
  /**
   * Sample among the likeliest tokens that together have this probability. Absent: all. 2023-06-01 only, and not
   * together with temperature; newer models refuse it.
   */
  readonly top_p?: number | null;
  /**
   * Sample among this many of the likeliest tokens. Absent: all. 2023-06-01 only, at least 0; newer models refuse it.
   * vLLM takes -1 for all.
   */
  readonly top_k?: number | null;
  /** About the request. Absent: nothing. */
  readonly metadata?: Metadata | null;
  /** Whether priority capacity may be used. Absent means auto. */
  readonly service_tier?: "auto" | "standard_only";
  /** Sets a cache point after the last block that can have one. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /** Container that server tools run in. Null or absent: a new one where needed. */
  readonly container?: ContainerReference | null;
  /** Region that the model may run in, such as us. Null or absent: the workspace's own. */
  readonly inference_geo?: string | null;
  /** Mode of inference (2026-10-21; beta before). Null or absent: standard. */
  readonly speed?: "standard" | "fast" | null;
  /** Asks why the cache was missed (2026-10-21). Null or absent: not asked. */
  readonly diagnostics?: DiagnosticsParams | null;
  /** Profile of the end user (2026-10-21; beta before). Absent: none. */
  readonly user_profile_id?: string | null;
  /** Workspace that the request belongs to (2026-10-21, type definitions of the SDK). Absent: that of the key. */
  readonly workspace_id?: string;
  /** Beta: what the server may cut out of a long conversation. Null or absent: nothing. */
  readonly context_management?: ContextManagementConfig | null;
  /** Beta: MCP servers that Anthropic calls by itself. Absent: none. */
  readonly mcp_servers?: readonly McpServer[];
  /** Beta: what output_config.format is now, and read as that. Absent: free text. */
  readonly output_format?: JsonOutputFormat | null;
  /** Seen in test payloads of Anthropic's SDK of 2026-10-21: who pays. Absent: the workspace. */
  readonly billing_policy?: BillingPolicy;
  /** Seen in test payloads of Anthropic's SDK of 2026-10-21: pays for another try after a refusal. Absent: none. */
  readonly fallback_credit_token?: FallbackCreditToken;
  /** Seen in test payloads of Anthropic's SDK of 2026-10-21: keeps the conversation on the server. Absent: not kept. */
  readonly thread?: ThreadParams;
  /** vLLM, llama.cpp: values for the chat template. Absent: none. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM: separates the prefix cache of users. Absent: shared. */
  readonly cache_salt?: string | null;
  /** vLLM: values for extensions of the server. Absent: none. */
  readonly vllm_xargs?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the key-value cache. Absent: not used. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Absent: not used. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: whether to apply the engine's watermark. Absent: as configured. */
  readonly watermarking?: boolean | null;
  /** vLLM: read by its render routes only, ignored here. Absent means tensors. */
  readonly mm_payload?: "tensors" | "none";
  /** vLLM: deprecated form of mm_payload. Absent means true. */
  readonly return_mm_kwargs?: boolean | null;
  /**
   * llama.cpp: likelihood of tokens, pairs of token id and bias. Absent: none. Other keys of llama.cpp's own API work
   * too and are not listed.
   */
  readonly logit_bias?: readonly Json[] | { readonly [name: string]: Json } | null;
}

/**
 * Body of POST /v1/messages/count_tokens: what would be sent to /v1/messages. Anthropic refuses unknown keys; llama.cpp
 * takes a whole request; Ollama has no such route (404).
 */
export interface CountTokensRequest {
  /** Name of the model whose tokens are counted. */
  readonly model: string;
  /** The conversation. */
  readonly messages: readonly MessageParam[];
  /** Instructions above the conversation. Absent: none. */
  readonly system?: SystemPrompt | null;
  /** Tools; their definitions count. Absent: none. */
  readonly tools?: readonly ToolParam[] | null;
  /** Choice of tool. Absent: none. */
  readonly tool_choice?: ToolChoice | null;
  /** Settings of thinking. Absent: none. */
  readonly thinking?: ThinkingConfig | null;
  /** Form of the answer. Absent: free text. */
  readonly output_config?: OutputConfig | null;
  /** Cache point at the end. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /** Beta: mode of inference. Null or absent: standard. */
  readonly speed?: "standard" | "fast" | null;
  /** Beta: what would be cut out first. Null or absent: nothing. */
  readonly context_management?: ContextManagementConfig | null;
  /** Beta: MCP servers whose tools count. Absent: none. */
  readonly mcp_servers?: readonly McpServer[];
  /** Beta: what output_config.format is now, and read as that. Absent: free text. */
  readonly output_format?: JsonOutputFormat | null;
  /** Profile of the end user (2026-10-21). Absent: none. */
  readonly user_profile_id?: string | null;
  /** Workspace that the request belongs to (2026-10-21). Absent: that of the key. */
  readonly workspace_id?: string;
  /** vLLM: values for the chat template. Absent: none. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
}

/** One message of the conversation, distinguished by role. */
export type MessageParam = UserMessageParam | AssistantMessageParam | SystemMessageParam;

/**
 * What the user says, and the results of the tools that the assistant message before it called: all of them, before any
 * other block.
 */
export interface UserMessageParam {
  /** Tag of this message. */
  readonly role: "user";
  /** The message. */
  readonly content: MessageContent;
}

/**
 * What the model said before. As the last message it starts the answer (prefill), which Claude 4.6 and later refuse
 * (400).
 */
export interface AssistantMessageParam {
  /** Tag of this message. */
  readonly role: "assistant";
  /** The message; blocks of an answer go back unchanged and in order. */
  readonly content: MessageContent;
  /** llama.cpp: what the model thought, in place of a thinking block. Absent: nothing. */
  readonly reasoning_content?: string | null;
}

/**
 * Instructions inside the conversation: Claude Opus 4.8 and later (400 "role 'system' is not supported on this model"
 * elsewhere), and vLLM. Not first on Anthropic, behind a user message, last or before an assistant message; text only.
 */
export interface SystemMessageParam {
  /** Tag of this message. */
  readonly role: "system";
  /** The instructions. */
  readonly content: SystemPrompt;
}

/** Content of a message: one text, or blocks in order. */
export type MessageContent = string | readonly ContentBlockParam[];

/** Instructions: one text, or blocks of text in order. */
export type SystemPrompt = string | readonly TextBlockParam[];

/**
 * One block of a message, distinguished by type. Each block states the roles in which it is allowed; Anthropic refuses
 * a block that it does not know (400), vLLM refuses some (400), llama.cpp and Ollama drop them.
 */
export type ContentBlockParam =
  | TextBlockParam
  | ImageBlockParam
  | DocumentBlockParam
  | SearchResultBlockParam
  | ThinkingBlockParam
  | ToolUseBlockParam
  | ToolResultBlockParam
  | ToolReferenceBlock
  | RedactedThinkingBlock
  | ServerToolUseBlock
  | WebSearchToolResultBlock
  | ServerToolResultBlock
  | ContainerUploadBlock
  | McpToolUseBlock
  | McpToolResultBlock
  | CompactionBlock
  | FallbackBlock
  | UnknownBlockParam;

/** Text. Not empty and not blank on Anthropic. */
export interface TextBlockParam {
  /** Tag of this block. */
  readonly type: "text";
  /** The text. */
  readonly text: string;
  /** What an earlier answer cited. Null or absent: nothing. With 2026-10-21 not in user messages. */
  readonly citations?: readonly TextCitation[] | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/** An image, in user messages and tool results. */
export interface ImageBlockParam {
  /** Tag of this block. */
  readonly type: "image";
  /** Where the image is. */
  readonly source: ImageSource;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
  /** What the server may do to the image (2026-10-21). Null or absent: scale it down when it is too large. */
  readonly transformations?: ImageTransformations | null;
}

/** Where an image is, distinguished by type. Ollama takes base64 alone. */
export type ImageSource = Base64ImageSource | UrlSource | FileSource | UnknownSource;

/** An image as text. */
export interface Base64ImageSource {
  /** Tag of this source. */
  readonly type: "base64";
  /** Kind of image. */
  readonly media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
  /** The bytes in base64. */
  readonly data: string;
}

/** A file at an address: an image, or a PDF document. */
export interface UrlSource {
  /** Tag of this source. */
  readonly type: "url";
  /** The address. */
  readonly url: string;
}

/** A file that was uploaded before (2026-10-21; beta before). */
export interface FileSource {
  /** Tag of this source. */
  readonly type: "file";
  /** Id of the file. */
  readonly file_id: string;
}

/** A source of a later version. Kept as it is. */
export interface UnknownSource {
  /** Any tag but those of the known sources. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** What the server may do to an image (2026-10-21). */
export interface ImageTransformations {
  /** Too large an image: scale it down, or refuse it. Absent means downsize. */
  readonly oversized_image?: "downsize" | "error";
}

/** A document, in user messages and tool results; in assistant messages with 2023-06-01 only. */
export interface DocumentBlockParam {
  /** Tag of this block. */
  readonly type: "document";
  /** Where the document is. */
  readonly source: DocumentSource;
  /** Its title. Null or absent: none. */
  readonly title?: string | null;
  /** What the model should know about it; not cited from. Null or absent: nothing. */
  readonly context?: string | null;
  /** Whether the answer may cite it. Null or absent: no. */
  readonly citations?: CitationsConfig | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/** Where a document is, distinguished by type. */
export type DocumentSource =
  | Base64PdfSource
  | PlainTextSource
  | ContentSource
  | UrlSource
  | FileSource
  | UnknownSource;

/** A PDF document as text. */
export interface Base64PdfSource {
  /** Tag of this source. */
  readonly type: "base64";
  /** Always this. */
  readonly media_type: "application/pdf";
  /** The bytes in base64. */
  readonly data: string;
}

/** A document of plain text. */
export interface PlainTextSource {
  /** Tag of this source. */
  readonly type: "text";
  /** Always this. */
  readonly media_type: "text/plain";
  /** The text. */
  readonly data: string;
}

/** A document of blocks, which are cited as a whole. */
export interface ContentSource {
  /** Tag of this source. */
  readonly type: "content";
  /** One text, or blocks of text and images. */
  readonly content: MessageContent;
}

/** Whether a document may be cited. */
export interface CitationsConfig {
  /** Whether it may. Absent means false. */
  readonly enabled?: boolean;
}

/** One result of a search that the client made, in user messages and tool results. */
export interface SearchResultBlockParam {
  /** Tag of this block. */
  readonly type: "search_result";
  /** Where it was found, such as an address. */
  readonly source: string;
  /** Its title. */
  readonly title: string;
  /** Its text. */
  readonly content: readonly TextBlockParam[];
  /** Whether the answer may cite it. Absent: no. */
  readonly citations?: CitationsConfig | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/**
 * What the model thought, in assistant messages; goes back unchanged. vLLM and llama.cpp take any signature, Ollama
 * needs none.
 */
export interface ThinkingBlockParam {
  /** Tag of this block. */
  readonly type: "thinking";
  /** The thoughts; "" where the answer left them out. */
  readonly thinking: string;
  /** Proof that the model made them. Anthropic needs it; Ollama never gives one. */
  readonly signature?: string;
}

/** Thoughts that only Anthropic can read; go back unchanged. */
export interface RedactedThinkingBlock {
  /** Tag of this block. */
  readonly type: "redacted_thinking";
  /** The encrypted thoughts. */
  readonly data: string;
}

/** A call that the model asked for, in assistant messages. The next message must have its result. */
export interface ToolUseBlockParam {
  /** Tag of this block. */
  readonly type: "tool_use";
  /** Id of the call. Ids of other services may have to be rewritten. */
  readonly id: string;
  /** Name of the tool. */
  readonly name: string;
  /** The arguments. */
  readonly input: ToolInput;
  /** Who asked for the call. Null or absent: the model itself. */
  readonly caller?: Caller | null;
  /** Toolset that the tool belongs to (2026-10-21). Null or absent: none. */
  readonly toolset_name?: string | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/** Arguments of a call: names and JSON values, {} when empty, never text. */
export type ToolInput = { readonly [name: string]: Json };

/** Result of a call, in user messages, right behind the assistant message that asked for it. */
export interface ToolResultBlockParam {
  /** Tag of this block. */
  readonly type: "tool_result";
  /** Id of the call. */
  readonly tool_use_id: string;
  /** The result. Absent: none. [] is refused by Anthropic. */
  readonly content?: ToolResultContent;
  /** Whether the tool failed. Absent means false. Ignored by Ollama. */
  readonly is_error?: boolean;
  /** Toolset that the tool belongs to (2026-10-21). Null or absent: none. */
  readonly toolset_name?: string | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/** Content of a tool result: one text, or blocks in order. */
export type ToolResultContent = string | readonly ToolResultItem[];

/** One block of a tool result, distinguished by type. */
export type ToolResultItem =
  | TextBlockParam
  | ImageBlockParam
  | DocumentBlockParam
  | SearchResultBlockParam
  | ToolReferenceBlock
  | BrowserStateBlock
  | UnknownToolResultItem;

/** A block of a later version. Kept as it is. */
export interface UnknownToolResultItem {
  /** Any tag but those of the known blocks. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/**
 * Names a tool whose definition was held back until now: in tool results, in results of the tool search, and on vLLM
 * anywhere.
 */
export interface ToolReferenceBlock {
  /** Tag of this block. */
  readonly type: "tool_reference";
  /** Name of the tool. */
  readonly tool_name: string;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** What the browser of a toolset shows, in tool results (2026-10-21). */
export interface BrowserStateBlock {
  /** Tag of this block. */
  readonly type: "browser_state";
  /** The open tabs. */
  readonly tabs: readonly BrowserTab[];
  /** What happened since the last state. Null or absent: nothing. */
  readonly state_changes?: readonly BrowserStateChange[] | null;
  /** Sets a cache point after this block. Null or absent: none. At most four in a request. */
  readonly cache_control?: CacheControl | null;
}

/** One tab of a browser. */
export interface BrowserTab {
  /** Id of the tab. */
  readonly tab_id: string;
  /** Title of its page. */
  readonly title: string;
  /** Address of its page. */
  readonly url: string;
  /** Whether it is in front. Absent means false. */
  readonly active?: boolean;
}

/** Something that happened in a browser. */
export interface BrowserStateChange {
  /** What: tab_opened, download_started, download_completed, download_failed. */
  readonly type: string;
  /** The tab, of tab_opened. Absent otherwise. */
  readonly tab_id?: string;
  /** The download, of the other changes. Absent otherwise. */
  readonly download_id?: string;
  /** Address of the download. Absent otherwise. */
  readonly url?: string;
  /** Where a completed download is. Null or absent: not given. */
  readonly path?: string | null;
  /** Its size. Null or absent: not given. */
  readonly size_bytes?: number | null;
  /** Why a download failed. Null or absent: not given. */
  readonly error?: string | null;
}

/** A call that the server made by itself; goes back unchanged. */
export interface ServerToolUseBlock {
  /** Tag of this block. */
  readonly type: "server_tool_use";
  /** Id of the call. */
  readonly id: string;
  /**
   * Name of the tool: web_search, web_fetch, code_execution, bash_code_execution, text_editor_code_execution,
   * tool_search_tool_regex, tool_search_tool_bm25, advisor.
   */
  readonly name: string;
  /** The arguments. */
  readonly input: ToolInput;
  /** Who asked for the call. Null or absent: the model itself. */
  readonly caller?: Caller | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Who asked for a call, distinguished by type. */
export type Caller = DirectCaller | CodeExecutionCaller | UnknownCaller;

/** The model itself. */
export interface DirectCaller {
  /** Tag of this caller. */
  readonly type: "direct";
}

/** Code that the model wrote and the server ran. */
export interface CodeExecutionCaller {
  /** Tag of this caller: the tool that ran the code. */
  readonly type: "code_execution_20250825" | "code_execution_20260120";
  /** Id of the server_tool_use block with the code. */
  readonly tool_id: string;
}

/** A caller of a later version. Kept as it is. */
export interface UnknownCaller {
  /** Any tag but those of the known callers. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** What the server found on the web; goes back unchanged. */
export interface WebSearchToolResultBlock {
  /** Tag of this block. */
  readonly type: "web_search_tool_result";
  /** Id of the server_tool_use block. */
  readonly tool_use_id: string;
  /** The pages, or why no page was found. */
  readonly content: WebSearchToolResultContent;
  /** Who asked for the search. Null or absent: the model itself. */
  readonly caller?: Caller | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Result of a web search: pages, or an error. */
export type WebSearchToolResultContent = readonly WebSearchResult[] | ServerToolError;

/** One page that was found. */
export interface WebSearchResult {
  /** Tag of this result. */
  readonly type: "web_search_result";
  /** Address of the page. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  /** Its text, for Anthropic alone. */
  readonly encrypted_content: string;
  /** How old it is, in words. Null or absent: not known. */
  readonly page_age?: string | null;
}

/** Result of another tool that the server ran; goes back unchanged. */
export interface ServerToolResultBlock {
  /** Tag of this block: which tool it was. advisor_tool_result is beta. */
  readonly type: "code_execution_tool_result" | "bash_code_execution_tool_result" | "text_editor_code_execution_tool_result" | "tool_search_tool_result" | "web_fetch_tool_result" | "advisor_tool_result";
  /** Id of the server_tool_use block. */
  readonly tool_use_id: string;
  /** The result. */
  readonly content: ServerToolResult;
  /** Who asked for the call; web_fetch_tool_result only. Null or absent: the model itself. */
  readonly caller?: Caller | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Result of a tool that the server ran, distinguished by type. */
export type ServerToolResult =
  | ServerToolError
  | CodeExecutionResult
  | EncryptedCodeExecutionResult
  | TextEditorViewResult
  | TextEditorCreateResult
  | TextEditorReplaceResult
  | ToolSearchResult
  | WebFetchResult
  | AdvisorResult
  | RedactedAdvisorResult
  | UnknownServerToolResult;

/** Why a tool of the server failed. */
export interface ServerToolError {
  /** Tag of this result: which tool it was. */
  readonly type: "code_execution_tool_result_error" | "bash_code_execution_tool_result_error" | "text_editor_code_execution_tool_result_error" | "tool_search_tool_result_error" | "web_search_tool_result_error" | "web_fetch_tool_result_error" | "advisor_tool_result_error";
  /**
   * invalid_tool_input, unavailable, too_many_requests, execution_time_exceeded, max_uses_exceeded and others by tool.
   */
  readonly error_code: string;
  /** For a person; text editor and tool search only. Null or absent: none. */
  readonly error_message?: string | null;
}

/** What code or a shell command did. */
export interface CodeExecutionResult {
  /** Tag of this result. */
  readonly type: "code_execution_result" | "bash_code_execution_result";
  /** What it printed. */
  readonly stdout: string;
  /** What it printed as errors. */
  readonly stderr: string;
  /** How it ended; 0 is well. */
  readonly return_code: number;
  /** Files that it made. */
  readonly content: readonly CodeExecutionOutput[];
}

/** What code did, its output for Anthropic alone. */
export interface EncryptedCodeExecutionResult {
  /** Tag of this result. */
  readonly type: "encrypted_code_execution_result";
  /** What it printed, encrypted. */
  readonly encrypted_stdout: string;
  /** What it printed as errors. */
  readonly stderr: string;
  /** How it ended; 0 is well. */
  readonly return_code: number;
  /** Files that it made. */
  readonly content: readonly CodeExecutionOutput[];
}

/** A file that code made. */
export interface CodeExecutionOutput {
  /** Tag of this output. */
  readonly type: "code_execution_output" | "bash_code_execution_output";
  /** Id of the file. */
  readonly file_id: string;
}

/** A file that was looked at. */
export interface TextEditorViewResult {
  /** Tag of this result. */
  readonly type: "text_editor_code_execution_view_result";
  /** Its content. */
  readonly content: string;
  /** Kind of file. */
  readonly file_type: "text" | "image" | "pdf";
  /** Lines shown. Null or absent: not given. */
  readonly num_lines?: number | null;
  /** First line shown. Null or absent: not given. */
  readonly start_line?: number | null;
  /** Lines of the file. Null or absent: not given. */
  readonly total_lines?: number | null;
}

/** A file that was written. */
export interface TextEditorCreateResult {
  /** Tag of this result. */
  readonly type: "text_editor_code_execution_create_result";
  /** Whether the file was there before. */
  readonly is_file_update: boolean;
}

/** A text that was replaced in a file. */
export interface TextEditorReplaceResult {
  /** Tag of this result. */
  readonly type: "text_editor_code_execution_str_replace_result";
  /** The change, line by line. Null or absent: not given. */
  readonly lines?: readonly string[] | null;
  /** First line before. Null or absent: not given. */
  readonly old_start?: number | null;
  /** Lines before. Null or absent: not given. */
  readonly old_lines?: number | null;
  /** First line now. Null or absent: not given. */
  readonly new_start?: number | null;
  /** Lines now. Null or absent: not given. */
  readonly new_lines?: number | null;
}

/** Tools that were found. */
export interface ToolSearchResult {
  /** Tag of this result. */
  readonly type: "tool_search_tool_search_result";
  /** The tools. */
  readonly tool_references: readonly ToolReferenceBlock[];
}

/** A page that was fetched. */
export interface WebFetchResult {
  /** Tag of this result. */
  readonly type: "web_fetch_result";
  /** Address of the page. */
  readonly url: string;
  /** The page. */
  readonly content: FetchedDocument;
  /** When, in ISO 8601. Null or absent: not given. */
  readonly retrieved_at?: string | null;
}

/** A document that the server fetched. */
export interface FetchedDocument {
  /** Tag of this block. */
  readonly type: "document";
  /** The document itself: base64 or text. */
  readonly source: DocumentSource;
  /** Its title. Null or absent: none. */
  readonly title?: string | null;
  /** Whether it may be cited. Null or absent: no. */
  readonly citations?: CitationsConfig | null;
  /** In requests: about the document. Null or absent: nothing. */
  readonly context?: string | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Beta: what another model advised. */
export interface AdvisorResult {
  /** Tag of this result. */
  readonly type: "advisor_result";
  /** The advice. */
  readonly text: string;
}

/** Beta: what another model advised, for Anthropic alone. */
export interface RedactedAdvisorResult {
  /** Tag of this result. */
  readonly type: "advisor_redacted_result";
  /** The advice, encrypted. */
  readonly encrypted_content: string;
}

/** A result of a later version. Kept as it is. */
export interface UnknownServerToolResult {
  /** Any tag but those of the known results. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** A file for the container, in user messages, or from it, in answers. */
export interface ContainerUploadBlock {
  /** Tag of this block. */
  readonly type: "container_upload";
  /** Id of the file. */
  readonly file_id: string;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Beta: a call that the server made to an MCP server; goes back unchanged. */
export interface McpToolUseBlock {
  /** Tag of this block. */
  readonly type: "mcp_tool_use";
  /** Id of the call. */
  readonly id: string;
  /** Name of the tool. */
  readonly name: string;
  /** Name of the MCP server. */
  readonly server_name: string;
  /** The arguments. */
  readonly input: ToolInput;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Beta: result of a call to an MCP server; goes back unchanged. */
export interface McpToolResultBlock {
  /** Tag of this block. */
  readonly type: "mcp_tool_result";
  /** Id of the call. */
  readonly tool_use_id: string;
  /** The result. Absent: none, in requests only. */
  readonly content?: McpToolResultContent;
  /** Whether the tool failed. Absent means false, in requests only. */
  readonly is_error?: boolean;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Content of an MCP result: one text, or blocks of text. */
export type McpToolResultContent = string | readonly McpText[];

/** Text of an MCP result. */
export interface McpText {
  /** Tag of this block. */
  readonly type: "text";
  /** The text. */
  readonly text: string;
  /** What it cites. Null or absent: nothing. */
  readonly citations?: readonly TextCitation[] | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Beta: stands for the conversation before it, which the server summed up; goes back unchanged. */
export interface CompactionBlock {
  /** Tag of this block. */
  readonly type: "compaction";
  /** The summary. Null: it failed, or a stream has only begun. */
  readonly content?: string | null;
  /** More, for Anthropic alone. Null or absent: none. */
  readonly encrypted_content?: string | null;
  /** In requests: sets a cache point after this block. Null or absent: none; answers never have it. */
  readonly cache_control?: CacheControl | null;
}

/** Another model answers from here on (2026-10-21; seen in test payloads of Anthropic's SDK). */
export interface FallbackBlock {
  /** Tag of this block. */
  readonly type: "fallback";
  /** The model that was asked. Absent: not given. */
  readonly from?: ModelReference;
  /** The model that answers. */
  readonly to: ModelReference;
  /** Why. Null or absent: not given. */
  readonly trigger?: FallbackTrigger | null;
}

/** A model. */
export interface ModelReference {
  /** Its name. */
  readonly model: string;
}

/** Why another model answers. */
export interface FallbackTrigger {
  /** What happened: refusal. */
  readonly type: string;
  /** Kind of refusal. Null or absent: not given. */
  readonly category?: string | null;
}

/**
 * A block of a later version, or of one server alone, such as tool_addition and tool_removal of vLLM. Kept as it is.
 */
export interface UnknownBlockParam {
  /** Any tag but those of the known blocks. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** What a text cites, distinguished by type. */
export type TextCitation =
  | CharLocationCitation
  | PageLocationCitation
  | BlockLocationCitation
  | SearchResultCitation
  | WebSearchCitation
  | UnknownCitation;

/** A stretch of a document of plain text. */
export interface CharLocationCitation {
  /** Tag of this citation. */
  readonly type: "char_location";
  /** The text that is cited; does not count as output. */
  readonly cited_text: string;
  /** Which document of the request, from 0. */
  readonly document_index: number;
  /** Its title. Null or absent: none. */
  readonly document_title?: string | null;
  /** In answers: the uploaded file. Null or absent: none. */
  readonly file_id?: string | null;
  /** First character, from 0. */
  readonly start_char_index: number;
  /** Behind the last character. */
  readonly end_char_index: number;
}

/** Pages of a PDF document. */
export interface PageLocationCitation {
  /** Tag of this citation. */
  readonly type: "page_location";
  /** The text that is cited; does not count as output. */
  readonly cited_text: string;
  /** Which document of the request, from 0. */
  readonly document_index: number;
  /** Its title. Null or absent: none. */
  readonly document_title?: string | null;
  /** In answers: the uploaded file. Null or absent: none. */
  readonly file_id?: string | null;
  /** First page, from 1. */
  readonly start_page_number: number;
  /** Behind the last page. */
  readonly end_page_number: number;
}

/** Blocks of a document of blocks. */
export interface BlockLocationCitation {
  /** Tag of this citation. */
  readonly type: "content_block_location";
  /** The text that is cited; does not count as output. */
  readonly cited_text: string;
  /** Which document of the request, from 0. */
  readonly document_index: number;
  /** Its title. Null or absent: none. */
  readonly document_title?: string | null;
  /** In answers: the uploaded file. Null or absent: none. */
  readonly file_id?: string | null;
  /** First block, from 0. */
  readonly start_block_index: number;
  /** Behind the last block. */
  readonly end_block_index: number;
}

/** Blocks of a search_result. */
export interface SearchResultCitation {
  /** Tag of this citation. */
  readonly type: "search_result_location";
  /** The text that is cited; does not count as output. */
  readonly cited_text: string;
  /** Source of the search result. */
  readonly source: string;
  /** Its title. Null or absent: none. */
  readonly title?: string | null;
  /** Which search result of the request, from 0. */
  readonly search_result_index: number;
  /** First block, from 0. */
  readonly start_block_index: number;
  /** Behind the last block. */
  readonly end_block_index: number;
}

/** A page that the server found. */
export interface WebSearchCitation {
  /** Tag of this citation. */
  readonly type: "web_search_result_location";
  /** The text that is cited; does not count as output. */
  readonly cited_text: string;
  /** Address of the page. */
  readonly url: string;
  /** Title of the page. Null or absent: none. */
  readonly title?: string | null;
  /** The place, for Anthropic alone; goes back unchanged. */
  readonly encrypted_index: string;
}

/** A citation of a later version. Kept as it is. */
export interface UnknownCitation {
  /** Any tag but those of the known citations. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** A cache point. */
export interface CacheControl {
  /** Kind of cache; there is one. */
  readonly type: "ephemeral";
  /** How long it is kept after its last use. Absent means 5m. */
  readonly ttl?: "5m" | "1h";
}

/** About the request. vLLM takes any object. */
export interface Metadata {
  /** Opaque id of the end user; no name, no address. Null or absent: none. */
  readonly user_id?: string | null;
}

/** Whether and how the model thinks, distinguished by type. */
export type ThinkingConfig = EnabledThinking | AdaptiveThinking | DisabledThinking | ThinkingBetweenTools;

/**
 * Think up to a budget. Claude Opus 4.7 and later, Sonnet 5 and the 5 family refuse it (400); Ollama ignores the
 * budget.
 */
export interface EnabledThinking {
  /** Tag of this setting. */
  readonly type: "enabled";
  /**
   * Most tokens for thinking; at least 1024 on Anthropic and vLLM, and below max_tokens. Ollama takes any number and
   * ignores it.
   */
  readonly budget_tokens: number;
  /**
   * How thoughts come back: as a summary, or not at all (only their signature). Null or absent: as the model does by
   * itself. updates: vLLM, which ignores the value.
   */
  readonly display?: "summarized" | "omitted" | "updates" | null;
}

/** Think as much as the model finds right. */
export interface AdaptiveThinking {
  /** Tag of this setting. */
  readonly type: "adaptive";
  /**
   * How thoughts come back: as a summary, or not at all (only their signature). Null or absent: as the model does by
   * itself. updates: vLLM, which ignores the value.
   */
  readonly display?: "summarized" | "omitted" | "updates" | null;
}

/** Do not think. */
export interface DisabledThinking {
  /** Tag of this setting. */
  readonly type: "disabled";
}

/** Think between calls only (2026-10-21). */
export interface ThinkingBetweenTools {
  /** Tag of this setting. */
  readonly type: "between_tools";
}

/** Form of the answer and effort. */
export interface OutputConfig {
  /** How hard to work; which levels there are depends on the model. Null or absent: the model's own. */
  readonly effort?: "low" | "medium" | "high" | "xhigh" | "max" | null;
  /** Form of the text of the answer. Null or absent: free. */
  readonly format?: JsonOutputFormat | null;
  /** Beta: tokens for a whole task. Null or absent: no budget. */
  readonly task_budget?: TaskBudget | null;
}

/** The answer is one JSON value of a schema. */
export interface JsonOutputFormat {
  /** Tag of this format; there is one. */
  readonly type: "json_schema";
  /**
   * JSON Schema of a part of its keywords: additionalProperties false on every object; no bounds, no oneOf, no
   * recursion.
   */
  readonly schema: { readonly [name: string]: Json };
}

/** Beta: tokens for a whole task. */
export interface TaskBudget {
  /** Kind of budget; there is one. */
  readonly type: "tokens";
  /** Tokens of the task. */
  readonly total: number;
  /** Tokens that are left. Null or absent: all. */
  readonly remaining?: number | null;
}

/** Container for server tools: its id, or its settings. */
export type ContainerReference = string | ContainerParams;

/** Settings of a container. */
export interface ContainerParams {
  /** Id of a container that is there. Null or absent: a new one. */
  readonly id?: string | null;
  /** Skills to load. Null or absent: none. */
  readonly skills?: readonly Skill[] | null;
}

/** A skill in a container. */
export interface Skill {
  /** Who made it. */
  readonly type: "anthropic" | "custom";
  /** Its id. */
  readonly skill_id: string;
  /** Its version. Absent in requests: latest. */
  readonly version?: string;
}

/** Asks why the cache was missed (2026-10-21). */
export interface DiagnosticsParams {
  /** Answer whose request should have filled the cache. Null or absent: none. */
  readonly previous_message_id?: string | null;
}

/** Beta: what the server may cut out of a long conversation. */
export interface ContextManagementConfig {
  /** The cuts, in order. Absent: none. */
  readonly edits?: readonly ContextEdit[];
}

/** Beta: one cut. */
export interface ContextEdit {
  /** Kind of cut: clear_tool_uses_20250919, clear_thinking_20251015, compact_20260112. */
  readonly type: string;
  /** When it is made. Null or absent: by default. */
  readonly trigger?: ContextThreshold | null;
  /** What stays. Null or absent: by default. */
  readonly keep?: ContextKeep | null;
  /** Cut at least so much. Null or absent: no bound. */
  readonly clear_at_least?: ContextThreshold | null;
  /** Whether arguments go too, or of which tools. Null or absent: no. */
  readonly clear_tool_inputs?: boolean | readonly string[] | null;
  /** Tools whose calls stay. Null or absent: none. */
  readonly exclude_tools?: readonly string[] | null;
  /** How to sum up (compact). Null or absent: by default. */
  readonly instructions?: string | null;
  /** Whether to stop after summing up (compact). Absent means false. */
  readonly pause_after_compaction?: boolean;
}

/** What a cut keeps: the word all, or so many. */
export type ContextKeep = "all" | ContextThreshold;

/** Beta: an amount. */
export interface ContextThreshold {
  /** Of what: input_tokens, tool_uses, thinking_turns, all. */
  readonly type: string;
  /** How much. Absent with all. */
  readonly value?: number;
}

/** Beta: an MCP server. */
export interface McpServer {
  /** Kind of server; there is one. */
  readonly type: "url";
  /** Its address. */
  readonly url: string;
  /** Its name in the request. */
  readonly name: string;
  /** Its key. Null or absent: none. */
  readonly authorization_token?: string | null;
  /** Which tools may be used. Null or absent: all. */
  readonly tool_configuration?: McpToolConfiguration | null;
}

/** Beta: which tools of an MCP server may be used. */
export interface McpToolConfiguration {
  /** Their names. Null or absent: all. */
  readonly allowed_tools?: readonly string[] | null;
  /** Whether any. Null or absent: yes. */
  readonly enabled?: boolean | null;
}

/** Who pays. */
export interface BillingPolicy {
  /** Kind of policy; there is one. */
  readonly type: "billing_policy";
  /** Who: user_profile. Absent: the workspace. */
  readonly bill_to?: string;
}

/** Pays for another try after a refusal. */
export interface FallbackCreditToken {
  /** The token. */
  readonly token: string;
  /** How strictly: best_effort. Absent: by default. */
  readonly mode?: string;
}

/** Keeps the conversation on the server. */
export interface ThreadParams {
  /** What to do: create. */
  readonly type: string;
}

/** A tool: one of the client, or one that Anthropic defines. */
export type ToolParam = CustomTool | BuiltInTool;

/** A tool of the client. */
export interface CustomTool {
  /** The word custom. Null or absent means the same. */
  readonly type?: "custom" | null;
  /** Its name. */
  readonly name: string;
  /** What it does and when to use it. Absent: nothing is said. Null: vLLM only. */
  readonly description?: string | null;
  /** Its arguments. llama.cpp alone does without. */
  readonly input_schema: ToolInputSchema;
  /**
   * Whether arguments are held to the schema, of which Anthropic then takes a part only; vLLM and llama.cpp constrain
   * the model. Absent means false. Null: vLLM only.
   */
  readonly strict?: boolean | null;
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. Null: vLLM only. */
  readonly defer_loading?: boolean | null;
  /** Whether arguments are streamed before they are checked. Null or absent: no. */
  readonly eager_input_streaming?: boolean | null;
  /** Arguments as they should look. Absent: none. */
  readonly input_examples?: readonly ToolInput[];
}

/** JSON Schema 2020-12 of the arguments, of type object. */
export interface ToolInputSchema {
  /** Always this, for a tool without arguments too. */
  readonly type: "object";
  /** The arguments by name. Null or absent: none are named. */
  readonly properties?: { readonly [name: string]: Json } | null;
  /** Names of arguments that must be given. Null or absent: none. */
  readonly required?: readonly string[] | null;
  /** Any other field. */
  readonly [field: string]: unknown;
}

/** A tool that Anthropic defines, distinguished by type. vLLM and llama.cpp know none; Ollama knows web_search. */
export type BuiltInTool =
  | BashTool
  | TextEditorTool
  | MemoryTool
  | ComputerTool
  | CodeExecutionTool
  | WebSearchTool
  | WebFetchTool
  | ToolSearchTool
  | AdvisorTool
  | McpToolset
  | Toolset
  | UnknownTool;

/** A shell of the client. The version 20241022 is beta. */
export interface BashTool {
  /** Tag of this tool, with its version. */
  readonly type: "bash_20250124" | "bash_20241022";
  /** Always this. */
  readonly name: "bash";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
  /** Arguments as they should look. Absent: none. */
  readonly input_examples?: readonly ToolInput[];
}

/** A text editor of the client. The version 20241022 is beta. */
export interface TextEditorTool {
  /** Tag of this tool, with its version. */
  readonly type: "text_editor_20250124" | "text_editor_20250429" | "text_editor_20250728" | "text_editor_20241022";
  /** Its name, which goes with its version. */
  readonly name: "str_replace_editor" | "str_replace_based_edit_tool";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
  /** Arguments as they should look. Absent: none. */
  readonly input_examples?: readonly ToolInput[];
  /** Most characters of a view (20250728). Null or absent: no bound. */
  readonly max_characters?: number | null;
}

/** A memory that the client keeps. */
export interface MemoryTool {
  /** Tag of this tool. */
  readonly type: "memory_20250818";
  /** Always this. */
  readonly name: "memory";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
  /** Arguments as they should look. Absent: none. */
  readonly input_examples?: readonly ToolInput[];
}

/** Beta: a screen, mouse and keyboard of the client. */
export interface ComputerTool {
  /** Tag of this tool, with its version. */
  readonly type: "computer_20241022" | "computer_20250124" | "computer_20251124";
  /** Always this. */
  readonly name: "computer";
  /** Width of the screen. */
  readonly display_width_px: number;
  /** Height of the screen. */
  readonly display_height_px: number;
  /** Number of the X11 display. Null or absent: none. */
  readonly display_number?: number | null;
  /** Whether the model may zoom (20251124). Absent means false. */
  readonly enable_zoom?: boolean;
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
  /** Arguments as they should look. Absent: none. */
  readonly input_examples?: readonly ToolInput[];
}

/** Code that the server runs. */
export interface CodeExecutionTool {
  /** Tag of this tool, with its version. */
  readonly type: "code_execution_20250522" | "code_execution_20250825" | "code_execution_20260120" | "code_execution_20260521";
  /** Always this. */
  readonly name: "code_execution";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
}

/** A search that the server makes. */
export interface WebSearchTool {
  /** Tag of this tool, with its version. */
  readonly type: "web_search_20250305" | "web_search_20260209" | "web_search_20260318";
  /** Always this. */
  readonly name: "web_search";
  /** Only these domains. Null or absent: all. */
  readonly allowed_domains?: readonly string[] | null;
  /** Not these domains. Null or absent: none. */
  readonly blocked_domains?: readonly string[] | null;
  /** Most uses in a request. Null or absent: no bound. */
  readonly max_uses?: number | null;
  /** Where the user is, roughly. Null or absent: not given. */
  readonly user_location?: UserLocation | null;
  /** Whether results of calls that code made are in the answer (the version of March 18, 2026). Absent means full. */
  readonly response_inclusion?: "full" | "excluded";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
}

/** Where the user is, roughly. */
export interface UserLocation {
  /** Kind of location; there is one. */
  readonly type: "approximate";
  /** City. Null or absent: not given. */
  readonly city?: string | null;
  /** Region. Null or absent: not given. */
  readonly region?: string | null;
  /** Country, two letters. Null or absent: not given. */
  readonly country?: string | null;
  /** Time zone, IANA name. Null or absent: not given. */
  readonly timezone?: string | null;
}

/** Pages that the server fetches. */
export interface WebFetchTool {
  /** Tag of this tool, with its version. */
  readonly type: "web_fetch_20250910" | "web_fetch_20260209" | "web_fetch_20260309" | "web_fetch_20260318";
  /** Always this. */
  readonly name: "web_fetch";
  /** Only these domains. Null or absent: all. */
  readonly allowed_domains?: readonly string[] | null;
  /** Not these domains. Null or absent: none. */
  readonly blocked_domains?: readonly string[] | null;
  /** Most uses in a request. Null or absent: no bound. */
  readonly max_uses?: number | null;
  /** Most tokens of a page. Null or absent: no bound. */
  readonly max_content_tokens?: number | null;
  /** Whether pages may be cited. Null or absent: no. */
  readonly citations?: CitationsConfig | null;
  /** Where addresses may come from (2026-10-21). Null or absent: from anywhere in the conversation. */
  readonly url_sources?: WebFetchUrlSources | null;
  /** Whether a cached page will do (from 20260309 on). Absent means true. */
  readonly use_cache?: boolean;
  /** Whether results of calls that code made are in the answer (the version of March 18, 2026). Absent means full. */
  readonly response_inclusion?: "full" | "excluded";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
}

/** Where addresses that are fetched may come from (2026-10-21). */
export interface WebFetchUrlSources {
  /** Messages of the user. Absent: all. */
  readonly user_input?: WebFetchUrlSource;
  /** Results of the client's tools. Absent: all. */
  readonly client_tool_results?: WebFetchUrlSource;
  /** Results of the server's tools. Absent: all. */
  readonly server_tool_results?: WebFetchUrlSource;
}

/** Which of them. */
export interface WebFetchUrlSource {
  /** all, none, only (these tools) or except (these tools). */
  readonly type: string;
  /** The tools, with only and except. Absent otherwise. */
  readonly tools?: readonly ToolName[];
}

/** Names a tool. */
export interface ToolName {
  /** Tag of this object. */
  readonly type: "tool_reference";
  /** Name of the tool. */
  readonly name: string;
}

/** A search among tools whose definitions wait. */
export interface ToolSearchTool {
  /** Tag of this tool, with its version. */
  readonly type: "tool_search_tool_bm25_20251119" | "tool_search_tool_bm25" | "tool_search_tool_regex_20251119" | "tool_search_tool_regex";
  /** Its name, which goes with its version. */
  readonly name: "tool_search_tool_bm25" | "tool_search_tool_regex";
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
}

/** Beta: another model that the model may ask. */
export interface AdvisorTool {
  /** Tag of this tool. */
  readonly type: "advisor_20260301";
  /** Always this. */
  readonly name: "advisor";
  /** The other model. */
  readonly model: string;
  /** Cache for the other model. Null or absent: none. */
  readonly caching?: CacheControl | null;
  /** Most uses in a request. Null or absent: no bound. */
  readonly max_uses?: number | null;
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
  /**
   * Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
   * model alone.
   */
  readonly allowed_callers?: readonly string[];
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
  /** Whether names and arguments are held to the definition. Absent means false. */
  readonly strict?: boolean;
}

/** Beta: the tools of an MCP server of the request. */
export interface McpToolset {
  /** Tag of this tool. */
  readonly type: "mcp_toolset";
  /** Name of the server. */
  readonly mcp_server_name: string;
  /** Settings by tool. Null or absent: none. */
  readonly configs?: ToolConfigs | null;
  /** Settings of all other tools. Absent: by default. */
  readonly default_config?: ToolConfig;
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
}

/** A browser or a computer of the client (2026-10-21). */
export interface Toolset {
  /** Tag of this tool, with its version. */
  readonly type: "browser_toolset_20260801" | "computer_toolset_20260801";
  /** Settings by tool, such as left_click. Null or absent: none. */
  readonly configs?: ToolConfigs | null;
  /** Sets a cache point after this tool. Null or absent: none. */
  readonly cache_control?: CacheControl | null;
}

/** Settings of tools by their name. */
export type ToolConfigs = { readonly [name: string]: ToolConfig | null };

/** Settings of a tool of a toolset. */
export interface ToolConfig {
  /** Whether it may be used. Absent: by default. */
  readonly enabled?: boolean;
  /** Whether its definition waits for the tool search. Absent means false. */
  readonly defer_loading?: boolean;
}

/** A tool of a later version. Kept as it is. */
export interface UnknownTool {
  /** Any tag but those of the known tools. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** Whether and which tool is called, distinguished by type. */
export type ToolChoice = AutoToolChoice | AnyToolChoice | NamedToolChoice | NoToolChoice;

/** The model decides. */
export interface AutoToolChoice {
  /** Tag of this choice. */
  readonly type: "auto";
  /** Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only. */
  readonly disable_parallel_tool_use?: boolean | null;
}

/** Some tool is called. */
export interface AnyToolChoice {
  /** Tag of this choice. */
  readonly type: "any";
  /** Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only. */
  readonly disable_parallel_tool_use?: boolean | null;
}

/** This tool is called. */
export interface NamedToolChoice {
  /** Tag of this choice. */
  readonly type: "tool";
  /** Name of the tool. */
  readonly name: string;
  /** Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only. */
  readonly disable_parallel_tool_use?: boolean | null;
}

/** No tool is called. */
export interface NoToolChoice {
  /** Tag of this choice. */
  readonly type: "none";
}

/** Body of a 200 answer of POST /v1/messages without stream. */
export interface Message {
  /** Id of the answer. Anthropic: msg_ and more; vLLM, llama.cpp: chatcmpl-; Ollama: msg_ and 24 hexadecimal digits. */
  readonly id: string;
  /** Always this. */
  readonly type: "message";
  /** Always this. */
  readonly role: "assistant";
  /** The model that answered: a dated version on Anthropic, the name asked for elsewhere. */
  readonly model: string;
  /** The answer, block by block; may be []. Null: Ollama's empty answer. */
  readonly content: readonly ContentBlock[] | null;
  /** Why the answer ended. */
  readonly stop_reason: StopReason;
  /** The text of stop_sequences that ended it. Null: none. Absent: none, on vLLM and Ollama. */
  readonly stop_sequence?: string | null;
  /** More about a refusal. Null or absent: nothing. */
  readonly stop_details?: StopDetails | null;
  /** Container that server tools ran in. Null or absent: none. */
  readonly container?: Container | null;
  /** Beta: what was cut out of the conversation. Null or absent: nothing. */
  readonly context_management?: AppliedContextManagement | null;
  /** Why the cache was missed (2026-10-21). Null or absent: not asked. */
  readonly diagnostics?: Diagnostics | null;
  /**
   * What the server changed in the request (2026-10-21; seen in test payloads of Anthropic's SDK). Null or absent:
   * nothing.
   */
  readonly input_transformations?: readonly InputTransformation[] | null;
  /** Tokens used. */
  readonly usage: Usage;
}

/** One block of an answer, distinguished by type. */
export type ContentBlock =
  | TextBlock
  | ThinkingBlock
  | ToolUseBlock
  | RedactedThinkingBlock
  | ServerToolUseBlock
  | WebSearchToolResultBlock
  | ServerToolResultBlock
  | ContainerUploadBlock
  | McpToolUseBlock
  | McpToolResultBlock
  | CompactionBlock
  | FallbackBlock
  | UnknownBlock;

/** Text. */
export interface TextBlock {
  /** Tag of this block. */
  readonly type: "text";
  /** The text. */
  readonly text: string;
  /** What it cites. Null or absent: nothing. */
  readonly citations?: readonly TextCitation[] | null;
}

/** What the model thought, or a summary of it. */
export interface ThinkingBlock {
  /** Tag of this block. */
  readonly type: "thinking";
  /** The thoughts; "" where display is omitted. */
  readonly thinking: string;
  /**
   * Proof that the model made them; "" on llama.cpp. Absent on Ollama, and on vLLM and llama.cpp where a stream starts.
   */
  readonly signature?: string;
}

/** A call that the client should make. */
export interface ToolUseBlock {
  /** Tag of this block. */
  readonly type: "tool_use";
  /** Id of the call. */
  readonly id: string;
  /** Name of the tool. */
  readonly name: string;
  /** The arguments. */
  readonly input: ToolInput;
  /** Who asks for the call. Null or absent: the model itself; vLLM, llama.cpp and Ollama never send it. */
  readonly caller?: Caller | null;
  /** Toolset that the tool belongs to (2026-10-21). Null or absent: none. */
  readonly toolset_name?: string | null;
}

/** A block of a later version. Kept as it is. */
export interface UnknownBlock {
  /** Any tag but those of the known blocks. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/**
 * Why an answer ended. end_turn: by itself; max_tokens: at the limit; stop_sequence: at a text of stop_sequences (never
 * on Ollama); tool_use: with calls; pause_turn: the server's own tools need another turn; refusal: the model or a
 * filter declined, with status 200; model_context_window_exceeded: at the end of the context; compaction: beta, after
 * summing up.
 */
export type StopReason =
  | "end_turn"
  | "max_tokens"
  | "stop_sequence"
  | "tool_use"
  | "pause_turn"
  | "refusal"
  | "model_context_window_exceeded"
  | "compaction";

/** More about a refusal. */
export interface StopDetails {
  /** Kind of details: refusal. */
  readonly type: string;
  /** What it was about: cyber, bio, frontier_llm, reasoning_extraction, general_harms. Null or absent: not given. */
  readonly category?: string | null;
  /** For a person. Null or absent: none. */
  readonly explanation?: string | null;
}

/** Tokens used. There is no total. */
export interface Usage {
  /** Tokens of the prompt, without those of the cache. */
  readonly input_tokens: number;
  /** Tokens generated, thinking included. */
  readonly output_tokens: number;
  /** Tokens of the prompt that were written to the cache. Null or absent: not given. */
  readonly cache_creation_input_tokens?: number | null;
  /** Tokens of the prompt that came from the cache. Null or absent: not given. */
  readonly cache_read_input_tokens?: number | null;
  /** Written tokens by time of life. Null or absent: not given. */
  readonly cache_creation?: CacheCreation | null;
  /** Generated tokens by kind (2026-10-21). Null or absent: not given. */
  readonly output_tokens_details?: OutputTokensDetails | null;
  /** Uses of server tools. Null or absent: none. */
  readonly server_tool_use?: ServerToolUsage | null;
  /** Capacity that was used: standard, priority, batch. Null or absent: not given. */
  readonly service_tier?: string | null;
  /** Region that the model ran in. Null or absent: not given. */
  readonly inference_geo?: string | null;
  /** Mode of inference: standard, fast (2026-10-21; beta before). Null or absent: standard. */
  readonly speed?: string | null;
  /** Beta: tokens by step, where an answer took several. Null or absent: one step. */
  readonly iterations?: readonly UsageIteration[] | null;
}

/** Tokens written to the cache, by time of life. */
export interface CacheCreation {
  /** For five minutes. */
  readonly ephemeral_5m_input_tokens: number;
  /** For an hour. */
  readonly ephemeral_1h_input_tokens: number;
}

/** Generated tokens by kind. */
export interface OutputTokensDetails {
  /** Tokens of thinking. */
  readonly thinking_tokens: number;
}

/** Uses of server tools. */
export interface ServerToolUsage {
  /** Searches. Absent: none. */
  readonly web_search_requests?: number;
  /** Fetched pages. Absent: none. */
  readonly web_fetch_requests?: number;
}

/** Beta: tokens of one step. */
export interface UsageIteration {
  /** Kind of step: message, compaction, advisor_message. */
  readonly type: string;
  /** Model of an advisor_message. Absent otherwise. */
  readonly model?: string;
  /** Tokens of the prompt, without those of the cache. */
  readonly input_tokens: number;
  /** Tokens generated. */
  readonly output_tokens: number;
  /** Tokens written to the cache. Absent: not given. */
  readonly cache_creation_input_tokens?: number;
  /** Tokens from the cache. Absent: not given. */
  readonly cache_read_input_tokens?: number;
  /** Written tokens by time of life. Null or absent: not given. */
  readonly cache_creation?: CacheCreation | null;
}

/** A container that server tools ran in. */
export interface Container {
  /** Its id. */
  readonly id: string;
  /** When it goes away, in ISO 8601. */
  readonly expires_at: string;
  /** Skills in it (2026-10-21; beta before). Null or absent: none. */
  readonly skills?: readonly Skill[] | null;
}

/** Beta: what was cut out of the conversation. */
export interface AppliedContextManagement {
  /** The cuts. */
  readonly applied_edits: readonly AppliedEdit[];
}

/** Beta: one cut. */
export interface AppliedEdit {
  /** Kind of cut, as in the request. */
  readonly type: string;
  /** Tokens less. Absent: not given. */
  readonly cleared_input_tokens?: number;
  /** Calls less. Absent: another kind of cut. */
  readonly cleared_tool_uses?: number;
  /** Turns of thinking less. Absent: another kind of cut. */
  readonly cleared_thinking_turns?: number;
}

/** Why the cache was missed (2026-10-21). */
export interface Diagnostics {
  /** The reason. Null or absent: it was not missed. */
  readonly cache_miss_reason?: CacheMissReason | null;
}

/** Why the cache was missed. */
export interface CacheMissReason {
  /** model_changed, system_changed, tools_changed, messages_changed, previous_message_not_found, unavailable. */
  readonly type: string;
  /** Tokens that the cache could have given. Absent: not known. */
  readonly cache_missed_input_tokens?: number;
}

/** Something that the server changed in the request. */
export interface InputTransformation {
  /** What: thinking_dropped. */
  readonly type: string;
  /** Where, such as messages.2.content.0. Absent: not given. */
  readonly path?: string;
  /** Why, such as prefix_binding_mismatch. Absent: not given. */
  readonly reason?: string;
}

/** Body of a 200 answer of POST /v1/messages/count_tokens. */
export interface CountTokensResponse {
  /** Tokens of the request. */
  readonly input_tokens: number;
  /** vLLM, and beta: the count before any cut. Null or absent: no cuts. */
  readonly context_management?: CountedContextManagement | null;
}

/** A count before any cut. */
export interface CountedContextManagement {
  /** Tokens before any cut. */
  readonly original_input_tokens: number;
}

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateErrorEnvelope: Validator<ErrorEnvelope>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateErrorDetails: Validator<ErrorDetails>;
export declare const validateErrorText: Validator<ErrorText>;
export declare const validateDetailError: Validator<DetailError>;
export declare const validateMessageStreamEvent: Validator<MessageStreamEvent>;
export declare const validateMessageStartEvent: Validator<MessageStartEvent>;
export declare const validateStartMessage: Validator<StartMessage>;
export declare const validateContentBlockStartEvent: Validator<ContentBlockStartEvent>;
export declare const validateStartBlock: Validator<StartBlock>;
export declare const validateStartToolUseBlock: Validator<StartToolUseBlock>;
export declare const validateContentBlockDeltaEvent: Validator<ContentBlockDeltaEvent>;
export declare const validateContentDelta: Validator<ContentDelta>;
export declare const validateTextDelta: Validator<TextDelta>;
export declare const validateInputJsonDelta: Validator<InputJsonDelta>;
export declare const validateThinkingDelta: Validator<ThinkingDelta>;
export declare const validateSignatureDelta: Validator<SignatureDelta>;
export declare const validateCitationsDelta: Validator<CitationsDelta>;
export declare const validateCompactionDelta: Validator<CompactionDelta>;
export declare const validateUnknownDelta: Validator<UnknownDelta>;
export declare const validateContentBlockStopEvent: Validator<ContentBlockStopEvent>;
export declare const validateMessageDeltaEvent: Validator<MessageDeltaEvent>;
export declare const validateMessageDelta: Validator<MessageDelta>;
export declare const validateMessageDeltaUsage: Validator<MessageDeltaUsage>;
export declare const validateMessageStopEvent: Validator<MessageStopEvent>;
export declare const validatePingEvent: Validator<PingEvent>;
export declare const validateErrorEvent: Validator<ErrorEvent>;
export declare const validateBareErrorEvent: Validator<BareErrorEvent>;
export declare const validateUnknownEvent: Validator<UnknownEvent>;
export declare const validateModelList: Validator<ModelList>;
export declare const validateModel: Validator<Model>;
export declare const validateModelCapabilities: Validator<ModelCapabilities>;
export declare const validateCapabilitySupport: Validator<CapabilitySupport>;
export declare const validateContextManagementCapability: Validator<ContextManagementCapability>;
export declare const validateEffortCapability: Validator<EffortCapability>;
export declare const validateThinkingCapability: Validator<ThinkingCapability>;
export declare const validateThinkingTypes: Validator<ThinkingTypes>;
export declare const validateMessagesRequest: Validator<MessagesRequest>;
export declare const validateCountTokensRequest: Validator<CountTokensRequest>;
export declare const validateMessageParam: Validator<MessageParam>;
export declare const validateUserMessageParam: Validator<UserMessageParam>;
export declare const validateAssistantMessageParam: Validator<AssistantMessageParam>;
export declare const validateSystemMessageParam: Validator<SystemMessageParam>;
export declare const validateMessageContent: Validator<MessageContent>;
export declare const validateSystemPrompt: Validator<SystemPrompt>;
export declare const validateContentBlockParam: Validator<ContentBlockParam>;
export declare const validateTextBlockParam: Validator<TextBlockParam>;
export declare const validateImageBlockParam: Validator<ImageBlockParam>;
export declare const validateImageSource: Validator<ImageSource>;
export declare const validateBase64ImageSource: Validator<Base64ImageSource>;
export declare const validateUrlSource: Validator<UrlSource>;
export declare const validateFileSource: Validator<FileSource>;
export declare const validateUnknownSource: Validator<UnknownSource>;
export declare const validateImageTransformations: Validator<ImageTransformations>;
export declare const validateDocumentBlockParam: Validator<DocumentBlockParam>;
export declare const validateDocumentSource: Validator<DocumentSource>;
export declare const validateBase64PdfSource: Validator<Base64PdfSource>;
export declare const validatePlainTextSource: Validator<PlainTextSource>;
export declare const validateContentSource: Validator<ContentSource>;
export declare const validateCitationsConfig: Validator<CitationsConfig>;
export declare const validateSearchResultBlockParam: Validator<SearchResultBlockParam>;
export declare const validateThinkingBlockParam: Validator<ThinkingBlockParam>;
export declare const validateRedactedThinkingBlock: Validator<RedactedThinkingBlock>;
export declare const validateToolUseBlockParam: Validator<ToolUseBlockParam>;
export declare const validateToolInput: Validator<ToolInput>;
export declare const validateToolResultBlockParam: Validator<ToolResultBlockParam>;
export declare const validateToolResultContent: Validator<ToolResultContent>;
export declare const validateToolResultItem: Validator<ToolResultItem>;
export declare const validateUnknownToolResultItem: Validator<UnknownToolResultItem>;
export declare const validateToolReferenceBlock: Validator<ToolReferenceBlock>;
export declare const validateBrowserStateBlock: Validator<BrowserStateBlock>;
export declare const validateBrowserTab: Validator<BrowserTab>;
export declare const validateBrowserStateChange: Validator<BrowserStateChange>;
export declare const validateServerToolUseBlock: Validator<ServerToolUseBlock>;
export declare const validateCaller: Validator<Caller>;
export declare const validateDirectCaller: Validator<DirectCaller>;
export declare const validateCodeExecutionCaller: Validator<CodeExecutionCaller>;
export declare const validateUnknownCaller: Validator<UnknownCaller>;
export declare const validateWebSearchToolResultBlock: Validator<WebSearchToolResultBlock>;
export declare const validateWebSearchToolResultContent: Validator<WebSearchToolResultContent>;
export declare const validateWebSearchResult: Validator<WebSearchResult>;
export declare const validateServerToolResultBlock: Validator<ServerToolResultBlock>;
export declare const validateServerToolResult: Validator<ServerToolResult>;
export declare const validateServerToolError: Validator<ServerToolError>;
export declare const validateCodeExecutionResult: Validator<CodeExecutionResult>;
export declare const validateEncryptedCodeExecutionResult: Validator<EncryptedCodeExecutionResult>;
export declare const validateCodeExecutionOutput: Validator<CodeExecutionOutput>;
export declare const validateTextEditorViewResult: Validator<TextEditorViewResult>;
export declare const validateTextEditorCreateResult: Validator<TextEditorCreateResult>;
export declare const validateTextEditorReplaceResult: Validator<TextEditorReplaceResult>;
export declare const validateToolSearchResult: Validator<ToolSearchResult>;
export declare const validateWebFetchResult: Validator<WebFetchResult>;
export declare const validateFetchedDocument: Validator<FetchedDocument>;
export declare const validateAdvisorResult: Validator<AdvisorResult>;
export declare const validateRedactedAdvisorResult: Validator<RedactedAdvisorResult>;
export declare const validateUnknownServerToolResult: Validator<UnknownServerToolResult>;
export declare const validateContainerUploadBlock: Validator<ContainerUploadBlock>;
export declare const validateMcpToolUseBlock: Validator<McpToolUseBlock>;
export declare const validateMcpToolResultBlock: Validator<McpToolResultBlock>;
export declare const validateMcpToolResultContent: Validator<McpToolResultContent>;
export declare const validateMcpText: Validator<McpText>;
export declare const validateCompactionBlock: Validator<CompactionBlock>;
export declare const validateFallbackBlock: Validator<FallbackBlock>;
export declare const validateModelReference: Validator<ModelReference>;
export declare const validateFallbackTrigger: Validator<FallbackTrigger>;
export declare const validateUnknownBlockParam: Validator<UnknownBlockParam>;
export declare const validateTextCitation: Validator<TextCitation>;
export declare const validateCharLocationCitation: Validator<CharLocationCitation>;
export declare const validatePageLocationCitation: Validator<PageLocationCitation>;
export declare const validateBlockLocationCitation: Validator<BlockLocationCitation>;
export declare const validateSearchResultCitation: Validator<SearchResultCitation>;
export declare const validateWebSearchCitation: Validator<WebSearchCitation>;
export declare const validateUnknownCitation: Validator<UnknownCitation>;
export declare const validateCacheControl: Validator<CacheControl>;
export declare const validateMetadata: Validator<Metadata>;
export declare const validateThinkingConfig: Validator<ThinkingConfig>;
export declare const validateEnabledThinking: Validator<EnabledThinking>;
export declare const validateAdaptiveThinking: Validator<AdaptiveThinking>;
export declare const validateDisabledThinking: Validator<DisabledThinking>;
export declare const validateThinkingBetweenTools: Validator<ThinkingBetweenTools>;
export declare const validateOutputConfig: Validator<OutputConfig>;
export declare const validateJsonOutputFormat: Validator<JsonOutputFormat>;
export declare const validateTaskBudget: Validator<TaskBudget>;
export declare const validateContainerReference: Validator<ContainerReference>;
export declare const validateContainerParams: Validator<ContainerParams>;
export declare const validateSkill: Validator<Skill>;
export declare const validateDiagnosticsParams: Validator<DiagnosticsParams>;
export declare const validateContextManagementConfig: Validator<ContextManagementConfig>;
export declare const validateContextEdit: Validator<ContextEdit>;
export declare const validateContextKeep: Validator<ContextKeep>;
export declare const validateContextThreshold: Validator<ContextThreshold>;
export declare const validateMcpServer: Validator<McpServer>;
export declare const validateMcpToolConfiguration: Validator<McpToolConfiguration>;
export declare const validateBillingPolicy: Validator<BillingPolicy>;
export declare const validateFallbackCreditToken: Validator<FallbackCreditToken>;
export declare const validateThreadParams: Validator<ThreadParams>;
export declare const validateToolParam: Validator<ToolParam>;
export declare const validateCustomTool: Validator<CustomTool>;
export declare const validateToolInputSchema: Validator<ToolInputSchema>;
export declare const validateBuiltInTool: Validator<BuiltInTool>;
export declare const validateBashTool: Validator<BashTool>;
export declare const validateTextEditorTool: Validator<TextEditorTool>;
export declare const validateMemoryTool: Validator<MemoryTool>;
export declare const validateComputerTool: Validator<ComputerTool>;
export declare const validateCodeExecutionTool: Validator<CodeExecutionTool>;
export declare const validateWebSearchTool: Validator<WebSearchTool>;
export declare const validateUserLocation: Validator<UserLocation>;
export declare const validateWebFetchTool: Validator<WebFetchTool>;
export declare const validateWebFetchUrlSources: Validator<WebFetchUrlSources>;
export declare const validateWebFetchUrlSource: Validator<WebFetchUrlSource>;
export declare const validateToolName: Validator<ToolName>;
export declare const validateToolSearchTool: Validator<ToolSearchTool>;
export declare const validateAdvisorTool: Validator<AdvisorTool>;
export declare const validateMcpToolset: Validator<McpToolset>;
export declare const validateToolset: Validator<Toolset>;
export declare const validateToolConfigs: Validator<ToolConfigs>;
export declare const validateToolConfig: Validator<ToolConfig>;
export declare const validateUnknownTool: Validator<UnknownTool>;
export declare const validateToolChoice: Validator<ToolChoice>;
export declare const validateAutoToolChoice: Validator<AutoToolChoice>;
export declare const validateAnyToolChoice: Validator<AnyToolChoice>;
export declare const validateNamedToolChoice: Validator<NamedToolChoice>;
export declare const validateNoToolChoice: Validator<NoToolChoice>;
export declare const validateMessage: Validator<Message>;
export declare const validateContentBlock: Validator<ContentBlock>;
export declare const validateTextBlock: Validator<TextBlock>;
export declare const validateThinkingBlock: Validator<ThinkingBlock>;
export declare const validateToolUseBlock: Validator<ToolUseBlock>;
export declare const validateUnknownBlock: Validator<UnknownBlock>;
export declare const validateStopReason: Validator<StopReason>;
export declare const validateStopDetails: Validator<StopDetails>;
export declare const validateUsage: Validator<Usage>;
export declare const validateCacheCreation: Validator<CacheCreation>;
export declare const validateOutputTokensDetails: Validator<OutputTokensDetails>;
export declare const validateServerToolUsage: Validator<ServerToolUsage>;
export declare const validateUsageIteration: Validator<UsageIteration>;
export declare const validateContainer: Validator<Container>;
export declare const validateAppliedContextManagement: Validator<AppliedContextManagement>;
export declare const validateAppliedEdit: Validator<AppliedEdit>;
export declare const validateDiagnostics: Validator<Diagnostics>;
export declare const validateCacheMissReason: Validator<CacheMissReason>;
export declare const validateInputTransformation: Validator<InputTransformation>;
export declare const validateCountTokensResponse: Validator<CountTokensResponse>;
export declare const validateCountedContextManagement: Validator<CountedContextManagement>;

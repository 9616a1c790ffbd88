// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * OpenAI Responses errors: What OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama send on /v1/responses when something went
 * wrong, as a body or inside a stream. The shapes are those of Chat Completions.
 * OpenAI Responses stream events: The events of POST /v1/responses with stream: true, as OpenAI, vLLM 0.32, llama.cpp
 * and Ollama send them.
 * OpenAI Responses request: What POST /v1/responses takes, on OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama, and the
 * items, parts and tools that answers share with it.
 * OpenAI Responses answer: The whole answer of POST /v1/responses, as OpenAI, vLLM 0.32, llama.cpp, Groq and Ollama
 * send it, and the output items that stream events share with it.
 */

import type { Json, UnknownTag, Validator } from "../runtime.js";

/**
 * Body of an answer with status 400 or above, in every shape that was seen. It may also be plain text (404 page not
 * found, on Ollama before 0.13.3), or a page of HTML from a proxy, which no schema covers.
 */
export type ErrorResponse = ErrorEnvelope | ErrorText | DetailError | ObjectError;

/**
 * The usual shape; gateways and llama.cpp also send it inside a stream, where OpenAI sends the events error and
 * response.failed.
 */
export interface ErrorEnvelope {
  /** What went wrong. */
  readonly error: ErrorBody;
}

/** What went wrong. */
export interface ErrorBody {
  /**
   * For a person to read. vLLM's schema errors list every union member that did not fit; Ollama's may hold the JSON
   * error of its inner server as text.
   */
  readonly message: string;
  /**
   * Kind of error. OpenAI, Groq, Ollama, and vLLM for stored answers: invalid_request_error and the like. vLLM
   * otherwise: Bad Request (body does not fit), BadRequestError (body makes no sense), NotFoundError,
   * InternalServerError, Service Unavailable. llama.cpp: invalid_request_error, authentication_error, not_found_error,
   * server_error, exceed_context_size_error. Ollama: not_found_error, api_error.
   */
  readonly type: string;
  /**
   * Field of the request that is to blame, such as input or reasoning.effort; vLLM counts from the body. Null: none.
   * Absent on llama.cpp.
   */
  readonly param?: string | null;
  /**
   * OpenAI, Groq: a word, such as model_not_found. vLLM, llama.cpp: the HTTP status as a number. Ollama: null. Absent
   * or null: none.
   */
  readonly code?: string | number | null;
  /** llama.cpp, with exceed_context_size_error: tokens of the prompt. Absent otherwise. */
  readonly n_prompt_tokens?: number;
  /** llama.cpp, with exceed_context_size_error: length of the context of one slot. Absent otherwise. */
  readonly n_ctx?: number;
  /** OpenAI: details where a request broke its policy on misalignment. Absent otherwise. */
  readonly misalignment?: { readonly [name: string]: Json };
}

/** A bare text: vLLM's 401 on every route, and Ollama's errors about cloud models, on its /v1 routes too. */
export interface ErrorText {
  /** What went wrong, such as Unauthorized. */
  readonly error: string;
  /** Ollama, 401 for a cloud model: page on which to sign in. Absent otherwise. */
  readonly signin_url?: string;
}

/**
 * vLLM, from its web framework: unknown route (404), wrong method (405), a body that is not UTF-8 (400). An API error
 * never looks like this.
 */
export interface DetailError {
  /** What went wrong, in a few words or as a list of what did not fit (servers of the same framework, 422). */
  readonly detail: string | readonly ValidationIssue[];
}

/** One thing in a body that did not fit. */
export interface ValidationIssue {
  /** Where, from the outside in. */
  readonly loc: readonly (string | number)[];
  /** What was wrong. */
  readonly msg: string;
  /** Kind of problem, such as missing. */
  readonly type: string;
}

/** vLLM of older versions: the error without an envelope. */
export interface ObjectError {
  /** Always this. */
  readonly object: "error";
  /** For a person to read. */
  readonly message: string;
  /** Kind of error, such as BadRequestError. */
  readonly type: string;
  /** Field of the request that is to blame. Null or absent: none. */
  readonly param?: string | null;
  /** The HTTP status. */
  readonly code: number;
}

/**
 * The JSON of one data line of a stream: an event, or an error in the form of other routes, as gateways and llama.cpp
 * send it inside a 200. The line event: before it repeats the type. There is no data: [DONE] on these servers; some
 * gateways send one. vLLM and Ollama break off without a word where they fail.
 */
export type StreamData = ResponseStreamEvent | ErrorEnvelope;

/**
 * One event, distinguished by type. Every event of one item is sent before the next item's first on the recorded
 * servers; the specification does not promise it, so go by output_index and item_id.
 */
export type ResponseStreamEvent =
  | CreatedEvent
  | QueuedEvent
  | InProgressEvent
  | CompletedEvent
  | IncompleteEvent
  | FailedEvent
  | ErrorEvent
  | OutputItemAddedEvent
  | OutputItemDoneEvent
  | ContentPartAddedEvent
  | ContentPartDoneEvent
  | OutputTextDeltaEvent
  | OutputTextDoneEvent
  | AnnotationAddedEvent
  | RefusalDeltaEvent
  | RefusalDoneEvent
  | FunctionCallArgumentsDeltaEvent
  | FunctionCallArgumentsDoneEvent
  | CustomToolCallInputDeltaEvent
  | CustomToolCallInputDoneEvent
  | ReasoningTextDeltaEvent
  | ReasoningTextDoneEvent
  | ReasoningSummaryPartAddedEvent
  | ReasoningSummaryPartDoneEvent
  | ReasoningSummaryTextDeltaEvent
  | ReasoningSummaryTextDoneEvent
  | BuiltInToolEvent
  | BuiltInToolDeltaEvent
  | CodeInterpreterCodeDoneEvent
  | McpCallArgumentsDoneEvent
  | PartialImageEvent
  | ShellCommandEvent
  | ShellCommandDeltaEvent
  | ShellOutputDeltaEvent
  | ShellOutputDoneEvent
  | AudioDeltaEvent
  | AudioDoneEvent
  | UnknownEvent;

/** The answer begins; always the first event. */
export interface CreatedEvent {
  /** Tag of this event. */
  readonly type: "response.created";
  /** The answer so far. llama.cpp: id, object and status only. */
  readonly response: Response;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: background work waits. */
export interface QueuedEvent {
  /** Tag of this event. */
  readonly type: "response.queued";
  /** The answer so far. llama.cpp: id, object and status only. */
  readonly response: Response;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** The answer is worked on. */
export interface InProgressEvent {
  /** Tag of this event. */
  readonly type: "response.in_progress";
  /** The answer so far. llama.cpp: id, object and status only. */
  readonly response: Response;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/**
 * The answer is done; the last event. vLLM sends it for answers that were cut off too: look at status. llama.cpp and
 * Ollama say nothing of a cut.
 */
export interface CompletedEvent {
  /** Tag of this event. */
  readonly type: "response.completed";
  /** The whole answer, with usage. */
  readonly response: Response;
  /** llama.cpp: speed of the request. Absent on other servers. */
  readonly timings?: Timings;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** The answer was cut off; the last event. vLLM, llama.cpp and Ollama do not send it. */
export interface IncompleteEvent {
  /** Tag of this event. */
  readonly type: "response.incomplete";
  /** The whole answer, with usage. */
  readonly response: Response;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** The answer failed; the last event, the reason is in response.error. */
export interface FailedEvent {
  /** Tag of this event. */
  readonly type: "response.failed";
  /** The whole answer, with usage. */
  readonly response: Response;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/**
 * Something went wrong; the last event. OpenAI's specification puts the fields on the event itself; error objects
 * inside it were seen too.
 * Rule: at least one of message | error is required.
 */
export interface ErrorEvent {
  /** Tag of this event. */
  readonly type: "error";
  /** For a person to read. Absent: error has it. */
  readonly message?: string;
  /** Kind of error. Absent or null: not given. */
  readonly code?: string | number | null;
  /** Field of the request that is to blame. Absent or null: none. */
  readonly param?: string | null;
  /** The same in one object. Absent: the sibling fields have it. */
  readonly error?: ErrorBody;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** An item begins. */
export interface OutputItemAddedEvent {
  /** Tag of this event. */
  readonly type: "response.output_item.added";
  /** The item so far: arguments are "" and content is [] or absent. */
  readonly item: OutputItem;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** An item is done. It counts, should it differ from what came before. */
export interface OutputItemDoneEvent {
  /** Tag of this event. */
  readonly type: "response.output_item.done";
  /** The whole item. */
  readonly item: OutputItem;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A part of a message begins, or of a reasoning item (vLLM, OpenRouter). */
export interface ContentPartAddedEvent {
  /** Tag of this event. */
  readonly type: "response.content_part.added";
  /** The part so far. */
  readonly part: OutputContent;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A part is done. */
export interface ContentPartDoneEvent {
  /** Tag of this event. */
  readonly type: "response.content_part.done";
  /** The whole part. */
  readonly part: OutputContent;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** More of a text. */
export interface OutputTextDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.output_text.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Likelihood of the tokens; [] where not asked. Absent on llama.cpp. */
  readonly logprobs?: readonly Logprob[] | null;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A text is done. */
export interface OutputTextDoneEvent {
  /** Tag of this event. */
  readonly type: "response.output_text.done";
  /** The whole text. */
  readonly text: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Likelihood of the tokens; [] where not asked, always on vLLM. Absent on llama.cpp. */
  readonly logprobs?: readonly Logprob[] | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A text has one more annotation. */
export interface AnnotationAddedEvent {
  /** Tag of this event. */
  readonly type: "response.output_text.annotation.added";
  /** The annotation. Null or absent: not shown. */
  readonly annotation?: Annotation | null;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Its place in annotations. Absent: the next. */
  readonly annotation_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** More of a refusal. */
export interface RefusalDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.refusal.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A refusal is done. */
export interface RefusalDoneEvent {
  /** Tag of this event. */
  readonly type: "response.refusal.done";
  /** The whole refusal. */
  readonly refusal: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** More of the arguments of a call. */
export interface FunctionCallArgumentsDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.function_call_arguments.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item, which is not its call_id. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** The arguments of a call are done. llama.cpp does not send it. */
export interface FunctionCallArgumentsDoneEvent {
  /** Tag of this event. */
  readonly type: "response.function_call_arguments.done";
  /** The whole JSON text. */
  readonly arguments: string;
  /** Id of the item, which is not its call_id. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /**
   * vLLM: name of the function; OpenAI's specification requires it, the service leaves it out. Absent: the item has it.
   */
  readonly name?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: more of the input of a custom tool. */
export interface CustomToolCallInputDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.custom_tool_call_input.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item, which is not its call_id. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: the input of a custom tool is done. */
export interface CustomToolCallInputDoneEvent {
  /** Tag of this event. */
  readonly type: "response.custom_tool_call_input.done";
  /** The whole input. */
  readonly input: string;
  /** Id of the item, which is not its call_id. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** More of the thinking itself. */
export interface ReasoningTextDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_text.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** The thinking is done. llama.cpp does not send it. */
export interface ReasoningTextDoneEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_text.done";
  /** The whole thinking. */
  readonly text: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in its item. Absent on llama.cpp: there is one part. */
  readonly content_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A part of the summary begins. Ollama does not send it. */
export interface ReasoningSummaryPartAddedEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_summary_part.added";
  /** The part so far. */
  readonly part: SummaryText;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in summary. */
  readonly summary_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A part of the summary is done. Ollama does not send it. */
export interface ReasoningSummaryPartDoneEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_summary_part.done";
  /** The whole part. */
  readonly part: SummaryText;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in summary. */
  readonly summary_index?: number;
  /** incomplete: it was cut off. Absent or null: it was not. */
  readonly status?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** More of the summary. */
export interface ReasoningSummaryTextDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_summary_text.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in summary. */
  readonly summary_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** A text of the summary is done. */
export interface ReasoningSummaryTextDoneEvent {
  /** Tag of this event. */
  readonly type: "response.reasoning_summary_text.done";
  /** The whole text. */
  readonly text: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Place of the part in summary. */
  readonly summary_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: a built-in tool gets on; the item says what it did. */
export interface BuiltInToolEvent {
  /** Tag of this event. */
  readonly type: "response.file_search_call.in_progress" | "response.file_search_call.searching" | "response.file_search_call.completed" | "response.web_search_call.in_progress" | "response.web_search_call.searching" | "response.web_search_call.completed" | "response.code_interpreter_call.in_progress" | "response.code_interpreter_call.interpreting" | "response.code_interpreter_call.completed" | "response.image_generation_call.in_progress" | "response.image_generation_call.generating" | "response.image_generation_call.completed" | "response.mcp_call.in_progress" | "response.mcp_call.completed" | "response.mcp_call.failed" | "response.mcp_list_tools.in_progress" | "response.mcp_list_tools.completed" | "response.mcp_list_tools.failed" | "response.compaction.compacting";
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: more of the code or the arguments of a built-in tool. */
export interface BuiltInToolDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.code_interpreter_call_code.delta" | "response.mcp_call_arguments.delta";
  /** What is new. */
  readonly delta: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: the code is done. */
export interface CodeInterpreterCodeDoneEvent {
  /** Tag of this event. */
  readonly type: "response.code_interpreter_call_code.done";
  /** The whole code. */
  readonly code: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: the arguments of an MCP call are done. */
export interface McpCallArgumentsDoneEvent {
  /** Tag of this event. */
  readonly type: "response.mcp_call_arguments.done";
  /** The whole JSON text. */
  readonly arguments: string;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: a picture so far. */
export interface PartialImageEvent {
  /** Tag of this event. */
  readonly type: "response.image_generation_call.partial_image";
  /** The picture in base64. */
  readonly partial_image_b64: string;
  /** Its number, from 0. */
  readonly partial_image_index: number;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Its background. Absent or null: not given. */
  readonly background?: string | null;
  /** Its format. Absent or null: not given. */
  readonly output_format?: string | null;
  /** Its quality. Absent or null: not given. */
  readonly quality?: string | null;
  /** Its size. Absent or null: not given. */
  readonly size?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: a command of a shell call begins or is done. */
export interface ShellCommandEvent {
  /** Tag of this event. */
  readonly type: "response.shell_call_command.added" | "response.shell_call_command.done";
  /** The command so far, or the whole one. */
  readonly command: string;
  /** Place of the command in commands. */
  readonly command_index: number;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: more of a command. */
export interface ShellCommandDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.shell_call_command.delta";
  /** What is new. */
  readonly delta: string;
  /** Place of the command in commands. */
  readonly command_index: number;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** OpenAI: random text that hides the length. Absent: not asked, or another server. */
  readonly obfuscation?: string | null;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: more of what a command writes. */
export interface ShellOutputDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.shell_call_output_content.delta";
  /** What is new. */
  readonly delta: ShellOutputDelta;
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the command in commands. */
  readonly command_index: number;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: a command is done. */
export interface ShellOutputDoneEvent {
  /** Tag of this event. */
  readonly type: "response.shell_call_output_content.done";
  /** What it wrote. */
  readonly output: readonly ShellCommandOutput[];
  /** Id of the item. */
  readonly item_id: string;
  /** Place of the command in commands. */
  readonly command_index: number;
  /** Place of the item in output. Absent on llama.cpp: items follow each other. */
  readonly output_index?: number;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: more of a spoken answer, or of its text. */
export interface AudioDeltaEvent {
  /** Tag of this event. */
  readonly type: "response.audio.delta" | "response.audio.transcript.delta";
  /** What is new; sound in base64. */
  readonly delta: string;
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** OpenAI: a spoken answer is done, or its text. */
export interface AudioDoneEvent {
  /** Tag of this event. */
  readonly type: "response.audio.done" | "response.audio.transcript.done";
  /** Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp. */
  readonly sequence_number?: number;
}

/** What a command wrote just now. */
export interface ShellOutputDelta {
  /** Output. Absent or null: none. */
  readonly stdout?: string | null;
  /** Error output. Absent or null: none. */
  readonly stderr?: string | null;
}

/** llama.cpp: speed of one request. Tokens in the context are cache_n, prompt_n and predicted_n together. */
export interface Timings {
  /** Prompt tokens taken from the cache. */
  readonly cache_n: number;
  /** Prompt tokens computed. */
  readonly prompt_n: number;
  /** Time on the prompt, in milliseconds. */
  readonly prompt_ms: number;
  /** Milliseconds per prompt token. */
  readonly prompt_per_token_ms: number;
  /** Prompt tokens per second. */
  readonly prompt_per_second: number;
  /** Tokens generated. */
  readonly predicted_n: number;
  /** Time on the answer, in milliseconds. */
  readonly predicted_ms: number;
  /** Milliseconds per generated token. */
  readonly predicted_per_token_ms: number;
  /** Generated tokens per second. */
  readonly predicted_per_second: number;
  /** Tokens proposed by the draft model. Absent: no speculative decoding. */
  readonly draft_n?: number;
  /** Proposed tokens that were taken. Absent: no speculative decoding. */
  readonly draft_n_accepted?: number;
}

/** An event of a type that this contract does not know; to be passed over. */
export interface UnknownEvent {
  /** Any other type. */
  readonly type: UnknownTag;
}

/**
 * Body of POST /v1/responses. The first fields are OpenAI's, the last ones name the server they belong to. There is no
 * stop, seed, penalty, n, logit_bias or top_k on OpenAI, which answers an unknown field with 400 unknown_parameter.
 * vLLM, llama.cpp and Ollama ignore what they do not know without a word; Ollama so loses previous_response_id,
 * conversation, background, store, tool_choice and truncation.
 * Rule: at least one of input | prompt | previous_response_id | conversation is required.
 */
export interface ResponsesRequest {
  /**
   * The conversation: a text, which counts as one user message, or items, oldest first. Absent: everything comes from
   * prompt, previous_response_id or conversation. OpenAI refuses a call without any input and stored state, even with
   * instructions; vLLM, llama.cpp and Ollama require input, and vLLM refuses an empty list.
   */
  readonly input?: string | readonly InputItem[];
  /**
   * Name of the model. OpenAI, Groq and Ollama require it unless prompt names one; vLLM takes its own model when it is
   * absent or null; llama.cpp ignores it.
   */
  readonly model?: string | null;
  /** One system message in front of the input. previous_response_id does not carry it over. Absent or null: none. */
  readonly instructions?: string | null;
  /**
   * Id of a stored answer that this one continues. Not together with conversation. vLLM needs
   * VLLM_ENABLE_RESPONSES_API_STORE; llama.cpp answers 400; Ollama and Groq keep nothing. Absent or null: none.
   */
  readonly previous_response_id?: string | null;
  /**
   * OpenAI: the stored conversation that this call belongs to, by id or as an object. Not together with
   * previous_response_id. Absent or null: none.
   */
  readonly conversation?: string | ConversationReference | null;
  /** OpenAI: a stored prompt template. Absent or null: none. */
  readonly prompt?: PromptTemplate | null;
  /** Tools that may be called. Absent, null or []: none. */
  readonly tools?: readonly Tool[] | null;
  /**
   * Whether and what to call. Absent or null: auto where there are tools. llama.cpp ignores the object form, Ollama all
   * of it.
   */
  readonly tool_choice?: ToolChoice | null;
  /** Whether one answer may hold several calls. Absent or null: true. */
  readonly parallel_tool_calls?: boolean | null;
  /** OpenAI: most calls of built-in tools in one answer. Absent or null: no limit. */
  readonly max_tool_calls?: number | null;
  /** Form and length of the answer's text. llama.cpp ignores it. Absent or null: plain text. */
  readonly text?: TextOptions | null;
  /** How the model thinks. Absent or null: the server's default. */
  readonly reasoning?: ReasoningOptions | null;
  /**
   * Most tokens to generate, thinking included. OpenAI wants at least 16; local servers take 1. Absent or null: the
   * limit of the model or of the context.
   */
  readonly max_output_tokens?: number | null;
  /** Randomness of the sampling, 0 to 2. OpenAI's reasoning models refuse it. Absent or null: the server's default. */
  readonly temperature?: number | null;
  /**
   * Nucleus sampling: only the likeliest tokens that together reach this probability. Absent or null: the server's
   * default.
   */
  readonly top_p?: number | null;
  /**
   * How many likely tokens to report at each place, 0 to 20; OpenAI also wants message.output_text.logprobs in include.
   * Absent or null: none.
   */
  readonly top_logprobs?: number | null;
  /**
   * What the answer carries beyond the usual, such as reasoning.encrypted_content or message.output_text.logprobs.
   * Absent or null: none.
   */
  readonly include?: readonly string[] | null;
  /** True asks for server-sent events (see the event document). Absent or null: false. */
  readonly stream?: boolean | null;
  /** Details of the stream. Absent or null: the server's default. */
  readonly stream_options?: StreamOptions | null;
  /**
   * Whether the server keeps the answer. Absent or null: true on OpenAI; on vLLM only with
   * VLLM_ENABLE_RESPONSES_API_STORE; never on llama.cpp, Groq and Ollama.
   */
  readonly store?: boolean | null;
  /** Answer at once with status queued and work on. On OpenAI and vLLM it needs store. Absent or null: false. */
  readonly background?: boolean | null;
  /** OpenAI: details of background work. Absent or null: the server's default. */
  readonly background_options?: BackgroundOptions | null;
  /**
   * auto drops items from the front of an input that is too long; disabled answers 400. vLLM takes auto as a cut of the
   * prompt to the context. Absent or null: disabled.
   */
  readonly truncation?: "auto" | "disabled" | null;
  /** OpenAI: what to do with a long context, such as compaction. Absent or null: none. */
  readonly context_management?: readonly ContextManagement[] | null;
  /** Labels that stay with the answer. Absent or null: none. */
  readonly metadata?: Metadata | null;
  /** Class of service: auto, default, flex, scale, priority, fast or ultrafast. Absent or null: auto. */
  readonly service_tier?: string | null;
  /** OpenAI: stable id of the end user, for abuse checks. Absent or null: none. */
  readonly safety_identifier?: string | null;
  /** OpenAI: older name of safety_identifier and prompt_cache_key. Absent or null: none. */
  readonly user?: string | null;
  /** OpenAI: groups calls that share a prefix. vLLM takes and ignores it. Absent or null: none. */
  readonly prompt_cache_key?: string | null;
  /** OpenAI: how long the cached prefix lives, in_memory or 24h. Absent or null: the server's default. */
  readonly prompt_cache_retention?: string | null;
  /** OpenAI: how the prompt is cached. Absent or null: the server's default. */
  readonly prompt_cache_options?: PromptCacheOptions | null;
  /** OpenAI: moderate input and output in the same call. Absent or null: none. */
  readonly moderation?: ModerationOptions | null;
  /** OpenAI: programmes under which the caller may use restricted models. Absent or null: none. */
  readonly access_programs?: AccessPrograms | null;
  /** OpenAI: how input images are handled. Absent or null: the server's default. */
  readonly image?: ImageOptions | null;
  /** vLLM, llama.cpp: sample among this many likeliest tokens. Absent or null: the server's default. */
  readonly top_k?: number | null;
  /** vLLM, llama.cpp: drop tokens below this share of the likeliest one. Absent or null: the server's default. */
  readonly min_p?: number | null;
  /**
   * vLLM, llama.cpp: penalty for tokens that occurred, -2 to 2. OpenAI does not take it, although its answers echo one.
   * Absent or null: 0.
   */
  readonly presence_penalty?: number | null;
  /**
   * vLLM, llama.cpp: penalty that grows with each occurrence, -2 to 2. OpenAI does not take it, although its answers
   * echo one. Absent or null: 0.
   */
  readonly frequency_penalty?: number | null;
  /** vLLM: multiplicative penalty for repeated tokens. Absent or null: 1. */
  readonly repetition_penalty?: number | null;
  /** vLLM, llama.cpp: makes the sampling repeatable. Absent or null: random. */
  readonly seed?: number | null;
  /** vLLM: text, or up to four texts, that end the answer. Absent or null: none. */
  readonly stop?: string | readonly string[] | null;
  /** vLLM: tokens that end the answer. Absent or null: none. */
  readonly stop_token_ids?: readonly number[] | null;
  /** vLLM: go on after the end token. Absent: false. */
  readonly ignore_eos?: boolean;
  /** vLLM: keep the stop text in the answer. Absent: false. */
  readonly include_stop_str_in_output?: boolean;
  /** vLLM: leave special tokens out of the text. Absent: true. */
  readonly skip_special_tokens?: boolean;
  /** vLLM: what to add to the likelihood of single tokens. Absent or null: none. */
  readonly logit_bias?: LogitBias | null;
  /** vLLM: false keeps the thinking out of the answer; it is generated all the same. Absent: true. */
  readonly include_reasoning?: boolean;
  /**
   * vLLM: constraint on the whole text, one of json, regex, choice, grammar, json_object and structural_tag. Absent or
   * null: none.
   */
  readonly structured_outputs?: { readonly [name: string]: Json } | null;
  /** vLLM, llama.cpp: arguments of the chat template, such as enable_thinking. Absent or null: none. */
  readonly chat_template_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM: place in the queue, lower is earlier; needs priority scheduling. Absent: 0. */
  readonly priority?: number;
  /** vLLM: id under which the server logs the call. Absent: random. */
  readonly request_id?: string;
  /** vLLM: id shared by the calls of one conversation. Absent or null: none. */
  readonly session_id?: string | null;
  /** vLLM: keeps the prefix cache of this caller apart. Absent or null: none. */
  readonly cache_salt?: string | null;
  /** vLLM: report in input_messages and output_messages what the model really read and wrote. Absent: false. */
  readonly enable_response_messages?: boolean;
  /** vLLM: such messages of an earlier answer, to continue it. Absent or null: none. */
  readonly previous_input_messages?: readonly ({ readonly [name: string]: Json })[] | null;
  /** vLLM: how media are loaded, by kind. Absent or null: none. */
  readonly media_io_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM: arguments of the media processor. Absent or null: none. */
  readonly mm_processor_kwargs?: { readonly [name: string]: Json } | null;
  /** vLLM: what a render answer carries of the media. Absent: tensors. */
  readonly mm_payload?: "tensors" | "none";
  /** vLLM: older name of mm_payload; false is off. Absent or null: mm_payload decides. */
  readonly return_mm_kwargs?: boolean | null;
  /** vLLM: mark the text. Absent or null: the server's setting. */
  readonly watermarking?: boolean | null;
  /** vLLM: arguments of the server's own extensions. Absent or null: none. */
  readonly vllm_xargs?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the key-value cache. Absent or null: none. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Absent or null: none. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
}

/** One item of the input: distinguished by type, or one of the two forms that may leave type out. */
export type InputItem = TypedItem | UntypedMessage | UntypedReference;

/**
 * An item with a type. Everything that an answer's output holds may be sent back; OpenAI wants it unchanged and in its
 * place.
 */
export type TypedItem =
  | MessageItem
  | FunctionCall
  | FunctionCallOutput
  | CustomToolCall
  | CustomToolCallOutput
  | ReasoningItem
  | CompactionItem
  | CompactionTrigger
  | ConfigurationUpdate
  | ItemReference
  | FileSearchCall
  | WebSearchCall
  | ComputerCall
  | ComputerCallOutput
  | CodeInterpreterCall
  | ImageGenerationCall
  | LocalShellCall
  | LocalShellCallOutput
  | ShellCall
  | ShellCallOutput
  | ApplyPatchCall
  | ApplyPatchCallOutput
  | McpListTools
  | McpApprovalRequest
  | McpApprovalResponse
  | McpCall
  | ToolSearchCall
  | ToolSearchOutput
  | AdditionalTools
  | Program
  | ProgramOutput
  | UnknownItem;

/** A message without type, the easy form. llama.cpp answers 400 to one of the assistant. */
export interface UntypedMessage {
  /** Who speaks. */
  readonly role: MessageRole;
  /** What is said: a text or parts. */
  readonly content: string | readonly ContentPart[];
  /** OpenAI, assistant only: see MessageItem. Absent or null: not given. */
  readonly phase?: MessagePhase | null;
}

/**
 * A message. The assistant's carry output_text or refusal parts (input_text is refused there by OpenAI), all others
 * input parts. llama.cpp wants output_text parts there too, no bare text. Another role is 400 on vLLM and llama.cpp.
 */
export interface MessageItem {
  /** Tag of this item. */
  readonly type: "message";
  /** Who speaks. */
  readonly role: MessageRole;
  /** What is said: a text or parts. */
  readonly content: string | readonly ContentPart[];
  /**
   * Id of the item, msg_ and letters and digits; assistant messages that come from an answer have one. Absent or null:
   * not stored.
   */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /**
   * OpenAI, assistant only: what the message is in its turn; newer models want it sent back. Absent or null: not given.
   */
  readonly phase?: MessagePhase | null;
}

/** Who speaks in a message. developer is OpenAI's newer word for system; vLLM and llama.cpp take both. */
export type MessageRole = "user" | "assistant" | "system" | "developer";

/** What an assistant message is: a comment between calls, or the answer. */
export type MessagePhase = "commentary" | "final_answer";

/** How far an item got. incomplete: cut off, as by max_output_tokens. The last three are of built-in tools. */
export type ItemStatus =
  | "in_progress"
  | "completed"
  | "incomplete"
  | "searching"
  | "interpreting"
  | "generating"
  | "calling"
  | "failed";

/**
 * A call of a function tool. In an answer, vLLM adds the null fields async, caller and namespace. A call that came with
 * a reasoning item goes back behind that item.
 */
export interface FunctionCall {
  /** Tag of this item. */
  readonly type: "function_call";
  /**
   * Links the call and its output; call_ and letters and digits on OpenAI and llama.cpp, chatcmpl-tool- and hexadecimal
   * digits on vLLM, 32 letters and digits or call_ and eight on Ollama. At most 64 characters on OpenAI.
   */
  readonly call_id: string;
  /** Name of the function. */
  readonly name: string;
  /**
   * Arguments as JSON text. May be broken, or cut off when status is incomplete; vLLM takes broken ones in the input.
   */
  readonly arguments: string;
  /** Id of the item, fc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** OpenAI: namespace of the function. Null on vLLM. Absent: none. */
  readonly namespace?: string | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** OpenAI: whether the call goes on while the model works. Null on vLLM. Absent: false. */
  readonly async?: boolean | null;
}

/**
 * What a function returned. There is no mark for an error; the text says it. The call must be in the input or stored,
 * or OpenAI answers 400; vLLM and llama.cpp do not check.
 */
export interface FunctionCallOutput {
  /** Tag of this item. */
  readonly type: "function_call_output";
  /** The result: a text, or input_text, input_image and input_file parts; audio is refused. Local servers take text. */
  readonly output: string | readonly ContentPart[];
  /** Id of the call; at most 64 characters on OpenAI. Absent or null: OpenAI goes by name. */
  readonly call_id?: string | null;
  /** Id of the item, fco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** OpenAI: name of the function. Absent or null: the call has it. */
  readonly name?: string | null;
  /** OpenAI: namespace of the function. Absent or null: none. */
  readonly namespace?: string | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** OpenAI, in answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** OpenAI: a call of a custom tool, whose input is plain text. */
export interface CustomToolCall {
  /** Tag of this item. */
  readonly type: "custom_tool_call";
  /** Links the call and its output. */
  readonly call_id: string;
  /** Name of the tool. */
  readonly name: string;
  /** The input, as the model wrote it. */
  readonly input: string;
  /** Id of the item, ctc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** Namespace of the tool. Absent or null: none. */
  readonly namespace?: string | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** Whether the call goes on while the model works. Absent or null: false. */
  readonly async?: boolean | null;
}

/** OpenAI: what a custom tool returned. */
export interface CustomToolCallOutput {
  /** Tag of this item. */
  readonly type: "custom_tool_call_output";
  /** Id of the call. */
  readonly call_id: string;
  /** The result: a text, or input parts. */
  readonly output: string | readonly ContentPart[];
  /** Id of the item, ctco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/**
 * What the model thought, sent back. OpenAI wants it unchanged and directly before the item it came with: a reasoning
 * item without that item is 400, and so is thinking of another organisation or model. vLLM reads content; llama.cpp
 * requires content.
 */
export interface ReasoningItem {
  /** Tag of this item. */
  readonly type: "reasoning";
  /** Summary for people, part by part; [] when empty. */
  readonly summary: readonly SummaryText[];
  /**
   * Id of the item, rs_ and letters and digits; OpenAI's specification requires it. Absent or null: nothing is stored,
   * encrypted_content carries it all.
   */
  readonly id?: string | null;
  /** The thinking itself; models of local servers and open models send it. Absent or null: none. */
  readonly content?: readonly ReasoningText[] | null;
  /**
   * OpenAI: the thinking, sealed; what a server that stored nothing needs to go on. Ollama puts plain text here. Absent
   * or null: none.
   */
  readonly encrypted_content?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
}

/** One part of the summary of the thinking. */
export interface SummaryText {
  /** Always this. */
  readonly type: "summary_text";
  /** The text. */
  readonly text: string;
}

/** One part of the thinking itself. */
export interface ReasoningText {
  /** Tag of this part. */
  readonly type: "reasoning_text";
  /** The text. */
  readonly text: string;
}

/** OpenAI: what is left of a conversation that was made shorter. */
export interface CompactionItem {
  /** Tag of this item. */
  readonly type: "compaction";
  /** The short form, sealed. */
  readonly encrypted_content: string;
  /** Id of the item, cmp_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** OpenAI: asks for compaction; must be the last item of the input. */
export interface CompactionTrigger {
  /** Tag of this item. */
  readonly type: "compaction_trigger";
  /** Id of the item. Absent or null: not stored. */
  readonly id?: string | null;
}

/** OpenAI: changes options from here on. */
export interface ConfigurationUpdate {
  /** Tag of this item. */
  readonly type: "configuration_update";
  /** Id of the item. Absent or null: not stored. */
  readonly id?: string | null;
  /** New reasoning options. Absent or null: as before. */
  readonly reasoning?: ReasoningOptions | null;
  /** New text options. Absent or null: as before. */
  readonly text?: TextOptions | null;
}

/** A stored item, by id. vLLM and llama.cpp answer 400. */
export interface ItemReference {
  /** Tag of this item. */
  readonly type: "item_reference";
  /** Id of the stored item. */
  readonly id: string;
}

/** A stored item, by id, without type: any object that has an id but neither role nor type. */
export interface UntypedReference {
  /** Id of the stored item. */
  readonly id: string;
  /** Null, or absent. */
  readonly type?: null;
}

/** OpenAI: a search in files, and what it found. */
export interface FileSearchCall {
  /** Tag of this item. */
  readonly type: "file_search_call";
  /** Id of the item. */
  readonly id: string;
  /** What was searched for. */
  readonly queries: readonly string[];
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** What was found, with file_search_call.results in include. Null or absent: not asked. */
  readonly results?: readonly FileSearchResult[] | null;
}

/** One piece of a file that was found. */
export interface FileSearchResult {
  /** Id of the file. Absent or null: not given. */
  readonly file_id?: string | null;
  /** Name of the file. Absent or null: not given. */
  readonly filename?: string | null;
  /** How well it fits, 0 to 1. Absent or null: not given. */
  readonly score?: number | null;
  /** The piece. Absent or null: not given. */
  readonly text?: string | null;
  /** Labels of the file. Absent or null: none. */
  readonly attributes?: { readonly [name: string]: Json } | null;
}

/** OpenAI: one step of a web search. Recorded once without action. */
export interface WebSearchCall {
  /** Tag of this item. */
  readonly type: "web_search_call";
  /** Id of the item. */
  readonly id: string;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** What was done. Absent: not given. */
  readonly action?: WebSearchAction | null;
}

/** What a step of a web search did. */
export interface WebSearchAction {
  /** search, open_page or find_in_page. */
  readonly type: string;
  /** search: what was searched for. Absent: another action, or queries has it. */
  readonly query?: string | null;
  /** search: several searches. Absent: one, or another action. */
  readonly queries?: readonly string[] | null;
  /** search: pages that were read ({type: url, url}). Absent: not asked. */
  readonly sources?: readonly ({ readonly [name: string]: Json })[] | null;
  /** open_page, find_in_page: the page. Absent: another action. */
  readonly url?: string | null;
  /** find_in_page: the text looked for. Absent: another action. */
  readonly pattern?: string | null;
}

/** OpenAI: what to do on a screen. */
export interface ComputerCall {
  /** Tag of this item. */
  readonly type: "computer_call";
  /** Id of the item. */
  readonly id: string;
  /** Links the call and its output. */
  readonly call_id: string;
  /** What to do. Absent: actions has it. */
  readonly action?: ComputerAction | null;
  /** Several actions, in order. Absent: action has it. */
  readonly actions?: readonly ComputerAction[] | null;
  /** Warnings to acknowledge. Absent or null: none. */
  readonly pending_safety_checks?: readonly SafetyCheck[] | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
}

/** One action on a screen. */
export interface ComputerAction {
  /** click, double_click, drag, keypress, move, screenshot, scroll, type or wait. */
  readonly type: string;
  /** Pixels from the left. Absent: an action without a place. */
  readonly x?: number;
  /** Pixels from the top. Absent: an action without a place. */
  readonly y?: number;
  /** click: left, right, wheel, back or forward. Absent: another action. */
  readonly button?: string;
  /** scroll: pixels to the right. Absent: another action. */
  readonly scroll_x?: number;
  /** scroll: pixels down. Absent: another action. */
  readonly scroll_y?: number;
  /** Keys to press, or to hold meanwhile. Absent or null: none. */
  readonly keys?: readonly string[] | null;
  /** drag: the places ({x, y}) on the way. Absent: another action. */
  readonly path?: readonly ({ readonly [name: string]: Json })[];
  /** type: the text. Absent: another action. */
  readonly text?: string;
}

/** OpenAI: a warning about a computer call. */
export interface SafetyCheck {
  /** Id of the warning. */
  readonly id: string;
  /** Kind of warning. Absent or null: not given. */
  readonly code?: string | null;
  /** For a person to read. Absent or null: not given. */
  readonly message?: string | null;
}

/** OpenAI: the screen after an action. */
export interface ComputerCallOutput {
  /** Tag of this item. */
  readonly type: "computer_call_output";
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** The screen. */
  readonly output: ComputerScreenshot;
  /** Id of the item, cuo_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** Warnings that were acknowledged. Absent or null: none. */
  readonly acknowledged_safety_checks?: readonly SafetyCheck[] | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** A picture of the screen. */
export interface ComputerScreenshot {
  /** Always this. */
  readonly type: "computer_screenshot";
  /** Address or data URL of the picture. Absent or null: file_id has it. */
  readonly image_url?: string | null;
  /** Id of an uploaded picture. Absent or null: image_url has it. */
  readonly file_id?: string | null;
}

/** OpenAI: code that ran on the server. */
export interface CodeInterpreterCall {
  /** Tag of this item. */
  readonly type: "code_interpreter_call";
  /** Id of the item. */
  readonly id: string;
  /** Container in which it ran. */
  readonly container_id: string;
  /** The code. Null: not there yet. */
  readonly code?: string | null;
  /** What it wrote, with code_interpreter_call.outputs in include. Null or absent: not asked. */
  readonly outputs?: readonly CodeInterpreterOutput[] | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
}

/** One thing that code wrote. */
export interface CodeInterpreterOutput {
  /** logs or image. */
  readonly type: string;
  /** logs: the text. Absent: another type. */
  readonly logs?: string;
  /** image: its address. Absent: another type. */
  readonly url?: string;
}

/** OpenAI: a picture that was made. */
export interface ImageGenerationCall {
  /** Tag of this item. */
  readonly type: "image_generation_call";
  /** Id of the item. */
  readonly id: string;
  /** The picture in base64. Null: not there yet, or failed. */
  readonly result?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** What was really asked of the image model. Absent or null: not given. */
  readonly revised_prompt?: string | null;
  /** generate, edit or auto. Absent or null: not given. */
  readonly action?: string | null;
  /** transparent, opaque or auto. Absent or null: not given. */
  readonly background?: string | null;
  /** png, webp, jpeg, gif or svg. Absent or null: not given. */
  readonly output_format?: string | null;
  /** Quality of the picture. Absent or null: not given. */
  readonly quality?: string | null;
  /** Width and height, such as 1024x1024. Absent or null: not given. */
  readonly size?: string | null;
  /** Why it failed: type, code, message, param, moderation_details. Absent or null: none. */
  readonly error?: { readonly [name: string]: Json } | null;
  /** Tokens of an SVG picture. Absent or null: another format. */
  readonly svg_usage?: { readonly [name: string]: Json } | null;
}

/** OpenAI: a command for the caller's shell, older form. */
export interface LocalShellCall {
  /** Tag of this item. */
  readonly type: "local_shell_call";
  /** Id of the item. */
  readonly id: string;
  /** Links the call and its output. */
  readonly call_id: string;
  /** The command. */
  readonly action: LocalShellAction;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
}

/** A command for the caller's shell. */
export interface LocalShellAction {
  /** Always this. */
  readonly type: "exec";
  /** The command and its arguments. */
  readonly command: readonly string[];
  /** Environment variables, text by name. Absent or null: none. */
  readonly env?: { readonly [name: string]: Json } | null;
  /** Time limit in milliseconds. Absent or null: none. */
  readonly timeout_ms?: number | null;
  /** User to run it as. Absent or null: the caller's choice. */
  readonly user?: string | null;
  /** Directory to run it in. Absent or null: the caller's choice. */
  readonly working_directory?: string | null;
}

/** OpenAI: what the caller's shell returned. */
export interface LocalShellCallOutput {
  /** Tag of this item. */
  readonly type: "local_shell_call_output";
  /** Id of the call's item. */
  readonly id: string;
  /** JSON text of the result. */
  readonly output: string;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
}

/** OpenAI: commands for a shell, at the caller or in a container. */
export interface ShellCall {
  /** Tag of this item. */
  readonly type: "shell_call";
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** The commands. */
  readonly action: ShellAction;
  /** Id of the item, sh_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** Where they run: {type: local} or {type: container_reference, container_id}. Absent or null: not given. */
  readonly environment?: { readonly [name: string]: Json } | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** Commands for a shell. */
export interface ShellAction {
  /** The commands, in order. */
  readonly commands: readonly string[];
  /** Time limit in milliseconds. Absent or null: none. */
  readonly timeout_ms?: number | null;
  /** Most characters of output to return. Absent or null: no limit. */
  readonly max_output_length?: number | null;
}

/** OpenAI: what the commands wrote. */
export interface ShellCallOutput {
  /** Tag of this item. */
  readonly type: "shell_call_output";
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** What each command wrote. */
  readonly output: readonly ShellCommandOutput[];
  /** Id of the item, sho_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** Most characters of output that were returned. Absent or null: no limit. */
  readonly max_output_length?: number | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** What one command wrote. */
export interface ShellCommandOutput {
  /** Its output. */
  readonly stdout: string;
  /** Its error output. */
  readonly stderr: string;
  /** How it ended. */
  readonly outcome: ShellOutcome;
  /** In answers: who made it. Absent: not given. */
  readonly created_by?: string | null;
}

/** How a command ended. */
export interface ShellOutcome {
  /** exit or timeout. */
  readonly type: string;
  /** exit: its code. Absent: timeout. */
  readonly exit_code?: number;
}

/** OpenAI: a change of one file. */
export interface ApplyPatchCall {
  /** Tag of this item. */
  readonly type: "apply_patch_call";
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** The change. */
  readonly operation: PatchOperation;
  /** Id of the item, apc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** A change of one file. */
export interface PatchOperation {
  /** create_file, update_file or delete_file. */
  readonly type: string;
  /** The file. */
  readonly path: string;
  /** The change. Absent: delete_file. */
  readonly diff?: string;
}

/** OpenAI: whether a change worked. */
export interface ApplyPatchCallOutput {
  /** Tag of this item. */
  readonly type: "apply_patch_call_output";
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** Whether it worked. */
  readonly status: "completed" | "failed";
  /** What the tool wrote. Absent or null: none. */
  readonly output?: string | null;
  /** Id of the item, apco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** OpenAI: who made the call. Absent or null: the model. */
  readonly caller?: ToolCaller | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** OpenAI: the tools that an MCP server offers. */
export interface McpListTools {
  /** Tag of this item. */
  readonly type: "mcp_list_tools";
  /** Id of the item. */
  readonly id: string;
  /** Name of the server. */
  readonly server_label: string;
  /** Its tools. */
  readonly tools: readonly McpToolListing[];
  /** Why they could not be listed. Absent or null: none. */
  readonly error?: string | null;
}

/** One tool of an MCP server. */
export interface McpToolListing {
  /** Its name. */
  readonly name: string;
  /** JSON Schema of its input. */
  readonly input_schema: Json;
  /** What it does. Absent or null: none. */
  readonly description?: string | null;
  /** What else the server says of it. Absent or null: none. */
  readonly annotations?: { readonly [name: string]: Json } | null;
}

/** OpenAI: asks whether an MCP tool may be called. */
export interface McpApprovalRequest {
  /** Tag of this item. */
  readonly type: "mcp_approval_request";
  /** Id of the request. */
  readonly id: string;
  /** Name of the server. */
  readonly server_label: string;
  /** Name of the tool. */
  readonly name: string;
  /** Arguments as JSON text. */
  readonly arguments: string;
}

/** OpenAI: the answer to such a request. */
export interface McpApprovalResponse {
  /** Tag of this item. */
  readonly type: "mcp_approval_response";
  /** Id of the request. */
  readonly approval_request_id: string;
  /** Whether it may. */
  readonly approve: boolean;
  /** Id of the item. Absent or null: not stored. */
  readonly id?: string | null;
  /** Why. Absent or null: not given. */
  readonly reason?: string | null;
}

/** OpenAI: a call of an MCP tool, made by the server itself. */
export interface McpCall {
  /** Tag of this item. */
  readonly type: "mcp_call";
  /** Id of the item. */
  readonly id: string;
  /** Name of the server. */
  readonly server_label: string;
  /** Name of the tool. */
  readonly name: string;
  /** Arguments as JSON text. */
  readonly arguments: string;
  /** What it returned. Absent or null: nothing yet, or an error. */
  readonly output?: string | null;
  /**
   * Why it failed: an object with type mcp_protocol_error, mcp_tool_execution_error or http_error; older answers have a
   * text. Absent or null: none.
   */
  readonly error?: { readonly [name: string]: Json } | string | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** Request that allowed it. Absent or null: none was needed. */
  readonly approval_request_id?: string | null;
}

/** OpenAI: a search for tools that were held back. */
export interface ToolSearchCall {
  /** Tag of this item. */
  readonly type: "tool_search_call";
  /** What is searched for. */
  readonly arguments: Json;
  /** Id of the item, tsc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** Links the call and its output. Null: the server runs it. */
  readonly call_id?: string | null;
  /** Who runs the search. Absent or null: server. */
  readonly execution?: "server" | "client" | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** OpenAI: the tools that were found. */
export interface ToolSearchOutput {
  /** Tag of this item. */
  readonly type: "tool_search_output";
  /** The tools. */
  readonly tools: readonly Tool[];
  /** Id of the item, tso_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one. */
  readonly id?: string | null;
  /** Id of the call. Null: the server ran it. */
  readonly call_id?: string | null;
  /** Who ran the search. Absent or null: server. */
  readonly execution?: "server" | "client" | null;
  /** How far the item got. Absent or null: not given. */
  readonly status?: ItemStatus | null;
  /** In answers: who made the item. Absent: not given. */
  readonly created_by?: string | null;
}

/** OpenAI: tools that are there from here on. */
export interface AdditionalTools {
  /** Tag of this item. */
  readonly type: "additional_tools";
  /** Who gives them; developer in a request. */
  readonly role: string;
  /** The tools. */
  readonly tools: readonly Tool[];
  /** Id of the item. Absent or null: not stored. */
  readonly id?: string | null;
}

/** OpenAI: a program by which the model calls tools. */
export interface Program {
  /** Tag of this item. */
  readonly type: "program";
  /** Id of the item. */
  readonly id: string;
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** The program. */
  readonly code: string;
  /** Seal of the program. */
  readonly fingerprint: string;
}

/** OpenAI: what such a program returned. */
export interface ProgramOutput {
  /** Tag of this item. */
  readonly type: "program_output";
  /** Id of the item. */
  readonly id: string;
  /** Links the call and its output; at most 64 characters on OpenAI. */
  readonly call_id: string;
  /** The result. */
  readonly result: string;
  /** Whether it ran to its end. */
  readonly status: "completed" | "incomplete";
}

/** OpenAI: who made a call. */
export interface ToolCaller {
  /** direct: the model itself; program: a program that it wrote. */
  readonly type: string;
  /** program: call_id of the program. Absent: direct. */
  readonly caller_id?: string;
}

/** An item of a type that this contract does not know; kept as it is. */
export interface UnknownItem {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** One part of a message or of a tool's output, distinguished by type. */
export type ContentPart = InputText | InputImage | InputFile | InputAudio | OutputText | Refusal | UnknownContent;

/** A text that is given to the model. */
export interface InputText {
  /** Tag of this part. */
  readonly type: "input_text";
  /** The text; at most 10485760 characters on OpenAI. */
  readonly text: string;
  /** OpenAI: the cached prefix ends here. Absent or null: none. */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint | null;
}

/** A picture that is given to the model: image_url or file_id. */
export interface InputImage {
  /** Tag of this part. */
  readonly type: "input_image";
  /** Address or data URL. Absent or null: file_id has it. */
  readonly image_url?: string | null;
  /** OpenAI: id of an uploaded file. Absent or null: image_url has it. */
  readonly file_id?: string | null;
  /** How finely to look. OpenAI's specification requires it, the service does not. Absent or null: auto. */
  readonly detail?: "auto" | "low" | "high" | "original" | null;
  /** OpenAI: the cached prefix ends here. Absent or null: none. */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint | null;
}

/** A file that is given to the model: one of file_data, file_url and file_id. llama.cpp and Ollama answer 400. */
export interface InputFile {
  /** Tag of this part. */
  readonly type: "input_file";
  /** Data URL of the content. Absent or null: elsewhere. */
  readonly file_data?: string | null;
  /** Address of the file. Absent or null: elsewhere. */
  readonly file_url?: string | null;
  /** Id of an uploaded file. Absent or null: elsewhere. */
  readonly file_id?: string | null;
  /** Name of the file. Absent or null: none. */
  readonly filename?: string | null;
  /** How finely to look at its pages. Absent or null: auto. */
  readonly detail?: "auto" | "low" | "high" | null;
  /** OpenAI: the cached prefix ends here. Absent or null: none. */
  readonly prompt_cache_breakpoint?: PromptCacheBreakpoint | null;
}

/** A sound. OpenAI describes the part and refuses it in a request; llama.cpp refuses it too. */
export interface InputAudio {
  /** Tag of this part. */
  readonly type: "input_audio";
  /** The sound. */
  readonly input_audio: AudioData;
}

/** A sound in base64. */
export interface AudioData {
  /** The content in base64. */
  readonly data: string;
  /** mp3 or wav. */
  readonly format: string;
}

/** A text that the model wrote. In the input, llama.cpp and Ollama do without annotations. */
export interface OutputText {
  /** Tag of this part. */
  readonly type: "output_text";
  /** The text. */
  readonly text: string;
  /**
   * Where statements come from; [] for none. Always there in whole answers; llama.cpp leaves it out of
   * response.content_part.added.
   */
  readonly annotations?: readonly Annotation[];
  /** Likelihood of each token. Null on vLLM, [] on OpenAI, llama.cpp and Ollama, absent on Groq: not asked. */
  readonly logprobs?: readonly Logprob[] | null;
}

/** Words with which the model refused. */
export interface Refusal {
  /** Tag of this part. */
  readonly type: "refusal";
  /** The words. */
  readonly refusal: string;
}

/** A part of a type that this contract does not know; kept as it is. */
export interface UnknownContent {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** Where a statement of the text comes from, distinguished by type. */
export type Annotation = UrlCitation | FileCitation | ContainerFileCitation | FilePath | UnknownAnnotation;

/** A web page. */
export interface UrlCitation {
  /** Tag of this annotation. */
  readonly type: "url_citation";
  /** Address of the page. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  /** First character of the statement, counted from 0. */
  readonly start_index: number;
  /** Last character of the statement. */
  readonly end_index: number;
}

/** A file that was found. */
export interface FileCitation {
  /** Tag of this annotation. */
  readonly type: "file_citation";
  /** Id of the file. */
  readonly file_id: string;
  /** Name of the file. */
  readonly filename: string;
  /** Place in the text behind which it belongs. */
  readonly index: number;
}

/** A file that code made. */
export interface ContainerFileCitation {
  /** Tag of this annotation. */
  readonly type: "container_file_citation";
  /** Container of the file. */
  readonly container_id: string;
  /** Id of the file. */
  readonly file_id: string;
  /** Name of the file. */
  readonly filename: string;
  /** First character of the statement, counted from 0. */
  readonly start_index: number;
  /** Last character of the statement. */
  readonly end_index: number;
}

/** A file that can be downloaded. */
export interface FilePath {
  /** Tag of this annotation. */
  readonly type: "file_path";
  /** Id of the file. */
  readonly file_id: string;
  /** Place in the text behind which it belongs. */
  readonly index: number;
}

/** An annotation of a type that this contract does not know; kept as it is. */
export interface UnknownAnnotation {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** Likelihood of one token. */
export interface Logprob {
  /** The token. */
  readonly token: string;
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** Its bytes in UTF-8. Absent in text deltas. */
  readonly bytes?: readonly number[] | null;
  /** The likeliest tokens at this place. Absent or null: not asked. */
  readonly top_logprobs?: readonly TopLogprob[] | null;
}

/** Likelihood of a token that was possible there. */
export interface TopLogprob {
  /** The token. Absent or null: not given. */
  readonly token?: string | null;
  /** Natural logarithm of its probability. Absent or null: not given. */
  readonly logprob?: number | null;
  /** Its bytes in UTF-8. Absent in text deltas. */
  readonly bytes?: readonly number[] | null;
}

/** OpenAI: end of a prefix to cache. */
export interface PromptCacheBreakpoint {
  /** Always this. */
  readonly mode: "explicit";
  /** How long it lives, 30m or 12h. Absent or null: the server's default. */
  readonly ttl?: string | null;
}

/**
 * Something that the model may call, distinguished by type. vLLM runs function tools and takes some built-in ones
 * without running them; llama.cpp takes other types with 200 and does nothing with them; Ollama takes function,
 * namespace and web_search.
 */
export type Tool =
  | FunctionTool
  | CustomTool
  | NamespaceTool
  | FileSearchTool
  | WebSearchTool
  | WebSearchPreviewTool
  | ComputerUsePreviewTool
  | McpTool
  | CodeInterpreterTool
  | ImageGenerationTool
  | ShellTool
  | ToolSearchTool
  | BuiltInTool
  | UnknownTool;

/**
 * A function that the caller runs. An echoed one has strict true on OpenAI where the request left it out, and null for
 * everything unset on vLLM.
 */
export interface FunctionTool {
  /** Tag of this tool. */
  readonly type: "function";
  /** Its name; OpenAI takes a to z, A to Z, 0 to 9, _ and -, at most 128. */
  readonly name: string;
  /** What it does. Absent or null: none. */
  readonly description?: string | null;
  /** JSON Schema of its arguments. OpenAI's specification requires the key. Absent or null: no arguments. */
  readonly parameters?: { readonly [name: string]: Json } | null;
  /**
   * Whether arguments must fit the schema exactly. OpenAI's specification requires the key. Absent: true on OpenAI and
   * llama.cpp. Null: not decided.
   */
  readonly strict?: boolean | null;
  /** OpenAI: JSON Schema of what it returns. Absent or null: none. */
  readonly output_schema?: { readonly [name: string]: Json } | null;
  /** OpenAI: hold it back until a tool search finds it. Absent or null: false. */
  readonly defer_loading?: boolean | null;
  /** OpenAI: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
  /** OpenAI: the model goes on while it runs. Absent or null: false. */
  readonly async?: boolean | null;
}

/** OpenAI: a tool whose input is plain text. */
export interface CustomTool {
  /** Tag of this tool. */
  readonly type: "custom";
  /** Its name. */
  readonly name: string;
  /** What it does. Absent or null: none. */
  readonly description?: string | null;
  /** Form of the input. Absent or null: any text. */
  readonly format?: CustomToolFormat | null;
  /** OpenAI: hold it back until a tool search finds it. Absent or null: false. */
  readonly defer_loading?: boolean | null;
  /** OpenAI: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
  /** The model goes on while it runs. Absent or null: false. */
  readonly async?: boolean | null;
}

/** OpenAI: form of a custom tool's input. */
export interface CustomToolFormat {
  /** Any text, or what a grammar allows. */
  readonly type: "text" | "grammar";
  /** grammar: lark or regex. Absent: any text. */
  readonly syntax?: string;
  /** grammar: the grammar. Absent: any text. */
  readonly definition?: string;
}

/** OpenAI, Ollama: tools under one name. */
export interface NamespaceTool {
  /** Tag of this tool. */
  readonly type: "namespace";
  /** Its name. */
  readonly name: string;
  /** Function and custom tools. */
  readonly tools: readonly Tool[];
  /** What they are for; OpenAI requires it. Absent or null: none. */
  readonly description?: string | null;
}

/** OpenAI: search in uploaded files. */
export interface FileSearchTool {
  /** Tag of this tool. */
  readonly type: "file_search";
  /** Where to search. */
  readonly vector_store_ids: readonly string[];
  /** Most results, 1 to 50. Absent or null: the server's default. */
  readonly max_num_results?: number | null;
  /** Which files: a comparison {type, key, value} or a compound {type: and or or, filters}. Absent or null: all. */
  readonly filters?: { readonly [name: string]: Json } | null;
  /** How results are ranked. Absent or null: the server's default. */
  readonly ranking_options?: RankingOptions | null;
}

/** OpenAI: how found pieces are ranked. */
export interface RankingOptions {
  /** Ranker to use. Absent or null: the server's default. */
  readonly ranker?: string | null;
  /** Least score, 0 to 1. Absent or null: the server's default. */
  readonly score_threshold?: number | null;
  /** Weights of meaning and words: embedding_weight, text_weight. Absent or null: the server's default. */
  readonly hybrid_search?: { readonly [name: string]: Json } | null;
}

/** OpenAI: search in the web. vLLM and llama.cpp take it and do not search; Ollama searches through its cloud. */
export interface WebSearchTool {
  /** Tag of this tool. */
  readonly type: "web_search" | "web_search_2025_08_26";
  /** Which pages. Absent or null: all. */
  readonly filters?: WebSearchFilters | null;
  /** Where the user is. Absent or null: not given. */
  readonly user_location?: UserLocation | null;
  /** How much to read. Absent or null: medium. */
  readonly search_context_size?: "low" | "medium" | "high" | null;
  /** Whether to read live pages. Absent or null: true. */
  readonly external_web_access?: boolean | null;
}

/** OpenAI: which pages to search. */
export interface WebSearchFilters {
  /** Domains to search in, with those below them. Absent, null or []: all. */
  readonly allowed_domains?: readonly string[] | null;
}

/** OpenAI: about where the user is. */
export interface UserLocation {
  /** Always this. Absent: the same. */
  readonly type?: "approximate";
  /** City. Absent or null: not given. */
  readonly city?: string | null;
  /** Country, two letters of ISO 3166-1. Absent or null: not given. */
  readonly country?: string | null;
  /** Region. Absent or null: not given. */
  readonly region?: string | null;
  /** Time zone, such as Europe/Paris. Absent or null: not given. */
  readonly timezone?: string | null;
}

/** OpenAI: search in the web, older form. */
export interface WebSearchPreviewTool {
  /** Tag of this tool. */
  readonly type: "web_search_preview" | "web_search_preview_2025_03_11";
  /** Where the user is. Absent or null: not given. */
  readonly user_location?: UserLocation | null;
  /** How much to read. Absent or null: medium. */
  readonly search_context_size?: "low" | "medium" | "high" | null;
  /** What to look for, text or image. Absent or null: text. */
  readonly search_content_types?: readonly string[] | null;
}

/** OpenAI: work on a screen, older form. */
export interface ComputerUsePreviewTool {
  /** Tag of this tool. */
  readonly type: "computer_use_preview";
  /** windows, mac, linux, ubuntu or browser. */
  readonly environment: string;
  /** Width in pixels. */
  readonly display_width: number;
  /** Height in pixels. */
  readonly display_height: number;
}

/** OpenAI: the tools of an MCP server. vLLM takes it where a tool server is set up. */
export interface McpTool {
  /** Tag of this tool. */
  readonly type: "mcp";
  /** Name of the server in calls. */
  readonly server_label: string;
  /** Address of the server. Absent or null: connector_id or tunnel_id has it. */
  readonly server_url?: string | null;
  /** A connector of OpenAI, such as connector_gmail. Absent or null: another server. */
  readonly connector_id?: string | null;
  /** A tunnel to a server that is not public. Absent or null: none. */
  readonly tunnel_id?: string | null;
  /** What the server is for. Absent or null: none. */
  readonly server_description?: string | null;
  /** Access token. Absent or null: none. */
  readonly authorization?: string | null;
  /** Headers for the server. Absent or null: none. */
  readonly headers?: TextMap | null;
  /** Which tools: names, or a filter with tool_names and read_only. Absent or null: all. */
  readonly allowed_tools?: readonly string[] | { readonly [name: string]: Json } | null;
  /** OpenAI: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
  /** always, never, or a filter for each. Absent or null: always. */
  readonly require_approval?: string | { readonly [name: string]: Json } | null;
  /** OpenAI: hold it back until a tool search finds it. Absent or null: false. */
  readonly defer_loading?: boolean | null;
}

/** Texts by name. */
export type TextMap = { readonly [name: string]: string };

/** OpenAI: run Python on the server. */
export interface CodeInterpreterTool {
  /** Tag of this tool. */
  readonly type: "code_interpreter";
  /** Container to run in: an id, or what to make. */
  readonly container: string | CodeInterpreterContainer;
  /** OpenAI: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
}

/** OpenAI: a container to make. */
export interface CodeInterpreterContainer {
  /** Always this. */
  readonly type: "auto";
  /** Uploaded files to put in. Absent or null: none. */
  readonly file_ids?: readonly string[] | null;
  /** 1g, 4g, 16g or 64g. Absent or null: 1g. */
  readonly memory_limit?: string | null;
  /** {type: disabled} or {type: allowlist, allowed_domains}. Absent or null: disabled. */
  readonly network_policy?: { readonly [name: string]: Json } | null;
}

/** OpenAI: make pictures. */
export interface ImageGenerationTool {
  /** Tag of this tool. */
  readonly type: "image_generation";
  /** Image model. Absent or null: the server's default. */
  readonly model?: string | null;
  /** generate, edit or auto. Absent or null: auto. */
  readonly action?: string | null;
  /** transparent, opaque or auto. Absent or null: auto. */
  readonly background?: string | null;
  /** low, medium or high. Absent or null: the server's default. */
  readonly complexity?: string | null;
  /** Frames of a moving picture. Absent or null: the server's default. */
  readonly frame_count?: number | null;
  /** Milliseconds of one frame. Absent or null: the server's default. */
  readonly frame_duration_ms?: number | null;
  /** high or low: how close to the input pictures. Absent or null: low. */
  readonly input_fidelity?: string | null;
  /** Where to edit: image_url or file_id. Absent or null: everywhere. */
  readonly input_image_mask?: { readonly [name: string]: Json } | null;
  /** auto or low. Absent or null: auto. */
  readonly moderation?: string | null;
  /** 0 to 100. Absent or null: 100. */
  readonly output_compression?: number | null;
  /** png, webp, jpeg, gif or svg. Absent or null: png. */
  readonly output_format?: string | null;
  /** How many unfinished pictures a stream sends. Absent or null: 0. */
  readonly partial_images?: number | null;
  /** low, medium, high, xhigh, max or auto. Absent or null: auto. */
  readonly quality?: string | null;
  /** Width and height, such as 1024x1024, or auto. Absent or null: auto. */
  readonly size?: string | null;
  /** Options of SVG pictures: model, reasoning. Absent or null: the server's default. */
  readonly svg?: { readonly [name: string]: Json } | null;
}

/** OpenAI: run commands in a shell. */
export interface ShellTool {
  /** Tag of this tool. */
  readonly type: "shell";
  /**
   * Where: {type: container_auto, …}, {type: local, skills} or {type: container_reference, container_id}. Absent or
   * null: local.
   */
  readonly environment?: { readonly [name: string]: Json } | null;
  /** OpenAI: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
}

/** OpenAI: find tools that were held back. */
export interface ToolSearchTool {
  /** Tag of this tool. */
  readonly type: "tool_search";
  /** Who searches. Absent or null: server. */
  readonly execution?: "server" | "client" | null;
  /** client: what it does. Absent or null: none. */
  readonly description?: string | null;
  /** client: JSON Schema of its arguments. Absent or null: none. */
  readonly parameters?: { readonly [name: string]: Json } | null;
}

/**
 * OpenAI: a tool that needs no more than its name: work on a screen, the caller's shell (older form), change files,
 * call tools from a program.
 */
export interface BuiltInTool {
  /** Tag of this tool. */
  readonly type: "computer" | "local_shell" | "apply_patch" | "programmatic_tool_calling";
  /** apply_patch: who may call it, direct or programmatic. Absent or null: the model. */
  readonly allowed_callers?: readonly string[] | null;
}

/** A tool of a type that this contract does not know; kept as it is. */
export interface UnknownTool {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** Whether and what to call. */
export type ToolChoice = ToolChoiceMode | ToolChoiceObject;

/** none: no call; auto: the model decides; required: at least one call. */
export type ToolChoiceMode = "none" | "auto" | "required";

/** Names what must or may be called, distinguished by type. vLLM and llama.cpp know only function. */
export type ToolChoiceObject =
  | FunctionToolChoice
  | CustomToolChoice
  | McpToolChoice
  | AllowedToolsChoice
  | BuiltInToolChoice
  | UnknownToolChoice;

/** This function must be called. */
export interface FunctionToolChoice {
  /** Tag of this choice. */
  readonly type: "function";
  /** Its name. */
  readonly name: string;
}

/** OpenAI: this custom tool must be called. */
export interface CustomToolChoice {
  /** Tag of this choice. */
  readonly type: "custom";
  /** Its name. */
  readonly name: string;
}

/** OpenAI: a tool of this MCP server must be called. */
export interface McpToolChoice {
  /** Tag of this choice. */
  readonly type: "mcp";
  /** Name of the server. */
  readonly server_label: string;
  /** Name of the tool. Absent or null: any of the server's. */
  readonly name?: string | null;
}

/** OpenAI: only these of the tools may be called. */
export interface AllowedToolsChoice {
  /** Tag of this choice. */
  readonly type: "allowed_tools";
  /** Whether one must be called. */
  readonly mode: "auto" | "required";
  /** The tools, each by type and name or server_label. */
  readonly tools: readonly ({ readonly [name: string]: Json })[];
}

/** OpenAI: this built-in tool must be called. */
export interface BuiltInToolChoice {
  /** Tag of this choice. */
  readonly type: "file_search" | "web_search_preview" | "web_search_preview_2025_03_11" | "computer" | "computer_use_preview" | "computer_use" | "image_generation" | "code_interpreter" | "shell" | "apply_patch" | "programmatic_tool_calling";
}

/** A choice of a type that this contract does not know; kept as it is. */
export interface UnknownToolChoice {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** Form and length of the answer's text. */
export interface TextOptions {
  /** Form of the text. Absent or null: plain text. */
  readonly format?: TextFormat | null;
  /** OpenAI: low, medium or high. Null on vLLM. Absent or null: medium. */
  readonly verbosity?: string | null;
}

/** Form of the text, distinguished by type. */
export type TextFormat = PlainTextFormat | JsonObjectFormat | JsonSchemaFormat;

/** Any text. */
export interface PlainTextFormat {
  /** Tag of this form. */
  readonly type: "text";
}

/** A JSON object. OpenAI wants the word JSON in an input message. */
export interface JsonObjectFormat {
  /** Tag of this form. */
  readonly type: "json_object";
}

/** JSON that fits a schema. */
export interface JsonSchemaFormat {
  /** Tag of this form. */
  readonly type: "json_schema";
  /** Name of the form; OpenAI takes a to z, A to Z, 0 to 9, _ and -, at most 64. */
  readonly name: string;
  /** The JSON Schema. */
  readonly schema: { readonly [name: string]: Json };
  /** What it is for. Absent or null: none. */
  readonly description?: string | null;
  /** Whether the text must fit exactly. Absent or null: false. */
  readonly strict?: boolean | null;
}

/** How the model thinks. */
export interface ReasoningOptions {
  /**
   * none, minimal, low, medium, high, xhigh or max; which of them depends on the model. Absent or null: the server's
   * default.
   */
  readonly effort?: string | null;
  /** OpenAI: auto, concise or detailed. Absent or null: no summary. */
  readonly summary?: string | null;
  /** OpenAI: which earlier thinking counts: auto, current_turn or all_turns. Absent or null: auto. */
  readonly context?: string | null;
  /** OpenAI: standard or pro. Absent or null: standard. */
  readonly mode?: string | null;
  /** OpenAI: older name of summary. Absent or null: not given. */
  readonly generate_summary?: string | null;
}

/** Details of the stream. */
export interface StreamOptions {
  /** OpenAI: hide lengths from those who watch the traffic, by a field of random length. Absent: true. */
  readonly include_obfuscation?: boolean;
}

/** Labels; on OpenAI at most 16, names of 64 and values of 512 characters. */
export type Metadata = { readonly [name: string]: string };

/** vLLM: what to add, by token id. */
export type LogitBias = { readonly [name: string]: number };

/** OpenAI: a stored conversation. */
export interface ConversationReference {
  /** Its id. */
  readonly id: string;
}

/** OpenAI: a stored prompt template. */
export interface PromptTemplate {
  /** Its id. */
  readonly id: string;
  /** Its version. Absent or null: the current one. */
  readonly version?: string | null;
  /** Values for its variables. Absent or null: none. */
  readonly variables?: PromptVariables | null;
}

/** Values by name: a text, or an input part. */
export type PromptVariables = { readonly [name: string]: string | ContentPart };

/** OpenAI: details of background work. */
export interface BackgroundOptions {
  /** When it should be done: soonest, 2h or 8h. Absent: soonest. */
  readonly completion_window?: string;
  /** Goes on with earlier background work. Absent: new work. */
  readonly continuation_id?: string;
}

/** OpenAI: what to do with a long context. */
export interface ContextManagement {
  /** What to do; compaction. */
  readonly type: string;
  /** Tokens from which on to do it. Absent or null: the server's default. */
  readonly compact_threshold?: number | null;
}

/** OpenAI: how the prompt is cached. */
export interface PromptCacheOptions {
  /** implicit: the service decides; explicit: only up to breakpoints. Absent or null: implicit. */
  readonly mode?: string | null;
  /** How long it lives, 30m or 12h. Absent or null: the server's default. */
  readonly ttl?: string | null;
  /** Only fill the cache. Absent or null: false. */
  readonly prewarm?: boolean | null;
  /** Answer with which to compare cache use. Absent or null: none. */
  readonly comparison_response_id?: string | null;
}

/** OpenAI: moderation in the same call. */
export interface ModerationOptions {
  /** Moderation model. */
  readonly model: string;
  /** What to do with what it finds. Absent or null: only report. */
  readonly policy?: ModerationPolicy | null;
}

/** OpenAI: what to do with what moderation finds. */
export interface ModerationPolicy {
  /** For the input. Absent or null: only report. */
  readonly input?: ModerationMode | null;
  /** For the output. Absent or null: only report. */
  readonly output?: ModerationMode | null;
}

/** OpenAI: score reports, block also stops. */
export interface ModerationMode {
  /** What to do. */
  readonly mode: "score" | "block";
}

/** OpenAI: programmes for restricted models. */
export interface AccessPrograms {
  /** standard, daybreak_blue or daybreak_red. Absent or null: standard. */
  readonly cyber?: string | null;
}

/** OpenAI: how input images are handled. */
export interface ImageOptions {
  /** auto, enabled or disabled: whether older pictures are made smaller. Absent or null: auto. */
  readonly context_compression?: string | null;
}

/**
 * Body of a 200 answer to a request without stream, and of GET /v1/responses/{id}. Most fields repeat the request:
 * OpenAI, Groq and Ollama repeat everything, with null for what is not there; vLLM leaves out error and completed_at;
 * llama.cpp repeats nothing, and its events of a running answer hold only id, object and status.
 */
export interface Response {
  /**
   * Id of the answer: resp_ and letters and digits; on Ollama resp_ and a number of six digits, so it is not unique.
   */
  readonly id: string;
  /** Always this. */
  readonly object: "response";
  /** When the answer was begun, in seconds since 1970. Absent only while it runs, on llama.cpp. */
  readonly created_at?: number;
  /** When it was done, in seconds since 1970. Null: not done. Absent: not given (vLLM, Groq). */
  readonly completed_at?: number | null;
  /**
   * How far the answer got. Every recorded one has it; OpenAI's specification lets it be absent, which says nothing.
   */
  readonly status?: ResponseStatus | null;
  /**
   * The model that answers: a dated version on OpenAI, the alias or file name on llama.cpp. Absent only while it runs,
   * on llama.cpp.
   */
  readonly model?: string;
  /** What the model made, in order. Absent only while it runs, on llama.cpp. */
  readonly output?: readonly OutputItem[];
  /** All output texts in one; OpenAI's libraries make it up, and a few servers send it. Absent: see output. */
  readonly output_text?: string | null;
  /** Why status is failed. Null or absent: no error. */
  readonly error?: ResponseError | null;
  /** Why status is incomplete. Null or absent: it is not. */
  readonly incomplete_details?: IncompleteDetails | null;
  /** Token counts. Null: not counted, or not done. */
  readonly usage?: ResponseUsage | null;
  /** Instructions of the request; items where they came from a prompt template. Null or absent: none, or not given. */
  readonly instructions?: string | readonly InputItem[] | null;
  /** Answer that this one continues. Null or absent: none, or not given. */
  readonly previous_response_id?: string | null;
  /** OpenAI: conversation of the answer. Null or absent: none. */
  readonly conversation?: ConversationReference | null;
  /** Prompt template of the request. Null or absent: none. */
  readonly prompt?: PromptTemplate | null;
  /** Tools of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly tools?: readonly Tool[] | null;
  /** Tool choice of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly tool_choice?: ToolChoice | null;
  /**
   * parallel_tool_calls of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given.
   */
  readonly parallel_tool_calls?: boolean | null;
  /** Limit of the request. Null or absent: none, or not given. */
  readonly max_tool_calls?: number | null;
  /** Text options of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly text?: TextOptions | null;
  /** Reasoning options of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly reasoning?: ReasoningOptions | null;
  /** Limit of the request; vLLM fills in the rest of the context. Null or absent: none, or not given. */
  readonly max_output_tokens?: number | null;
  /** Temperature of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly temperature?: number | null;
  /** top_p of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly top_p?: number | null;
  /** top_logprobs of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly top_logprobs?: number | null;
  /** Penalty in use, 0 on OpenAI. Absent or null: not given. */
  readonly presence_penalty?: number | null;
  /** Penalty in use, 0 on OpenAI. Absent or null: not given. */
  readonly frequency_penalty?: number | null;
  /** Truncation of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given. */
  readonly truncation?: string | null;
  /** Labels of the request. Null or {}: none. Absent: not given. */
  readonly metadata?: Metadata | null;
  /** Whether the answer is made in the background. Absent or null: not given. */
  readonly background?: boolean | null;
  /** Whether the answer is kept. Absent or null: not given. */
  readonly store?: boolean | null;
  /** Class of service that was used; vLLM says auto, Ollama default. Absent or null: not given. */
  readonly service_tier?: string | null;
  /** That of the request. Null or absent: none. */
  readonly safety_identifier?: string | null;
  /** That of the request. Null or absent: none. */
  readonly user?: string | null;
  /** That of the request. Null or absent: none. */
  readonly prompt_cache_key?: string | null;
  /** That of the request. Null or absent: the default. */
  readonly prompt_cache_retention?: string | null;
  /** OpenAI: those in use. Null or absent: not given. */
  readonly prompt_cache_options?: PromptCacheOptions | null;
  /** OpenAI: why the cache was or was not used, with comparison_response_id. Null or absent: not asked. */
  readonly prompt_cache_diagnostics?: PromptCacheDiagnostics | null;
  /** OpenAI: items of the input that were left out. Null or absent: none. */
  readonly input_transformations?: readonly InputTransformation[] | null;
  /** OpenAI: what moderation found. Null or absent: not asked, or not done. */
  readonly moderation?: ModerationReport | null;
  /** OpenAI: those in use. Null or absent: none. */
  readonly access_programs?: AccessPrograms | null;
  /** OpenAI: those in use. Null or absent: not given. */
  readonly image?: ImageOptions | null;
  /** OpenAI: what built-in tools used. Absent or null: not given. */
  readonly tool_usage?: ToolUsage | null;
  /** OpenAI: who pays ({payer: developer}). Absent: not given. */
  readonly billing?: { readonly [name: string]: Json } | null;
  /** vLLM: what the model really read, with enable_response_messages. Null: not asked. */
  readonly input_messages?: readonly ({ readonly [name: string]: Json })[] | null;
  /** vLLM: what the model really wrote, with enable_response_messages. Null: not asked. */
  readonly output_messages?: readonly ({ readonly [name: string]: Json })[] | null;
  /** vLLM: for handing over the key-value cache. Null: not used. */
  readonly kv_transfer_params?: { readonly [name: string]: Json } | null;
  /** vLLM: for handing over the encoder cache. Null: not used. */
  readonly ec_transfer_params?: { readonly [name: string]: Json } | null;
}

/**
 * How far an answer got. vLLM sends incomplete inside the event response.completed; llama.cpp and Ollama say completed
 * even when the answer was cut off.
 */
export type ResponseStatus = "completed" | "failed" | "in_progress" | "cancelled" | "queued" | "incomplete";

/** Why an answer is incomplete. */
export interface IncompleteDetails {
  /** max_output_tokens, content_filter, max_messages or steered. Absent or null: not given. */
  readonly reason?: string | null;
}

/** Why an answer failed. */
export interface ResponseError {
  /**
   * Kind of error: server_error, rate_limit_exceeded, invalid_prompt, context_length_exceeded and many about pictures.
   * Null: not given.
   */
  readonly code: string | null;
  /** For a person to read. */
  readonly message: string;
  /** Wider kind of error. Absent or null: not given. */
  readonly type?: string | null;
  /** Field of the request that is to blame. Absent or null: none. */
  readonly param?: string | null;
  /** OpenAI: details where its policy on misalignment was broken. Absent or null: it was not. */
  readonly misalignment?: { readonly [name: string]: Json } | null;
}

/** Token counts of an answer. */
export interface ResponseUsage {
  /** Tokens of the input, cached ones included. */
  readonly input_tokens: number;
  /** Tokens that were generated, thinking included. */
  readonly output_tokens: number;
  /** Their sum. */
  readonly total_tokens: number;
  /** Parts of input_tokens. Absent or null: not given. */
  readonly input_tokens_details?: InputTokensDetails | null;
  /** Parts of output_tokens. Absent (llama.cpp) or null: not given. */
  readonly output_tokens_details?: OutputTokensDetails | null;
}

/** Parts of the input tokens. */
export interface InputTokensDetails {
  /** Read from the cache. Absent or null: not given. */
  readonly cached_tokens?: number | null;
  /** OpenAI, vLLM: written to the cache. Absent or null: not given. */
  readonly cache_write_tokens?: number | null;
  /** OpenAI: the same by lifetime: ttl_30m_tokens, ttl_12h_tokens. Absent or null: not given. */
  readonly cache_write_tokens_details?: { readonly [name: string]: Json } | null;
  /** vLLM: input of each turn, where the server runs tools itself. Absent on other servers. */
  readonly input_tokens_per_turn?: readonly number[];
  /** vLLM: cached input of each turn. Absent on other servers. */
  readonly cached_tokens_per_turn?: readonly number[];
}

/** Parts of the output tokens. */
export interface OutputTokensDetails {
  /** Spent on thinking. Absent or null: not given. */
  readonly reasoning_tokens?: number | null;
  /** vLLM: written by tools that the server runs itself. Absent on other servers. */
  readonly tool_output_tokens?: number | null;
  /** vLLM: output of each turn. Absent on other servers. */
  readonly output_tokens_per_turn?: readonly number[];
  /** vLLM: tool output of each turn. Absent on other servers. */
  readonly tool_output_tokens_per_turn?: readonly number[];
}

/** OpenAI: why the cache was or was not used. */
export interface PromptCacheDiagnostics {
  /** cache_hit, cache_miss, comparison_response_not_found or unavailable. */
  readonly type: string;
  /** cache_miss: what changed, such as tools_changed. Absent otherwise. */
  readonly reason?: string;
  /** cache_miss: tokens that had to be read again. Absent otherwise. */
  readonly cache_missed_tokens?: number;
  /** cache_miss: tokens that could have been reused. Absent or null: not given. */
  readonly comparison_reusable_tokens?: number | null;
}

/** OpenAI: an item of the input that was left out. */
export interface InputTransformation {
  /** Id of the item. */
  readonly id: string;
  /** Type of the item; reasoning. */
  readonly type: string;
  /** What happened to it; removed. */
  readonly action: string;
  /** Why, such as model_mismatch. */
  readonly reason: string;
}

/** OpenAI: what moderation found. */
export interface ModerationReport {
  /** About the input. */
  readonly input: ModerationOutcome;
  /** About the output. */
  readonly output: ModerationOutcome;
}

/** OpenAI: what moderation of one side found, or why it did not work. */
export interface ModerationOutcome {
  /** Whether it worked. */
  readonly type: "moderation_result" | "error";
  /** Moderation model. Absent: error. */
  readonly model?: string;
  /** Whether anything was found. Absent: error. */
  readonly flagged?: boolean;
  /** Whether each kind was found, such as self-harm/intent. Absent: error. */
  readonly categories?: { readonly [name: string]: Json };
  /** How likely each kind is, 0 to 1. Absent: error. */
  readonly category_scores?: { readonly [name: string]: Json };
  /** Which of text and image each kind was looked for in. Absent: error. */
  readonly category_applied_input_types?: { readonly [name: string]: Json };
  /** error: kind of error. Absent otherwise. */
  readonly code?: string;
  /** error: for a person to read. Absent otherwise. */
  readonly message?: string;
}

/** OpenAI: what built-in tools used. */
export interface ToolUsage {
  /** Tokens of image generation. Absent: not given. */
  readonly image_gen?: ImageUsage;
  /** Web searches. Absent: not given. */
  readonly web_search?: WebSearchUsage;
}

/** OpenAI: tokens of image generation. */
export interface ImageUsage {
  /** Tokens of the input. */
  readonly input_tokens: number;
  /** Tokens of the pictures. */
  readonly output_tokens: number;
  /** Their sum. */
  readonly total_tokens: number;
  /** Parts of the input: image_tokens, text_tokens. Absent or null: not given. */
  readonly input_tokens_details?: { readonly [name: string]: Json } | null;
  /** Parts of the output: image_tokens, text_tokens. Absent or null: not given. */
  readonly output_tokens_details?: { readonly [name: string]: Json } | null;
  /** Read from the cache. Absent or null: not given. */
  readonly cached_tokens?: number | null;
  /** Parts of those: cached_image_tokens, cached_text_tokens. Absent or null: not given. */
  readonly cached_tokens_details?: { readonly [name: string]: Json } | null;
}

/** OpenAI: web searches. */
export interface WebSearchUsage {
  /** How many. */
  readonly num_requests: number;
}

/** One thing that the model made, distinguished by type. */
export type OutputItem =
  | OutputMessage
  | OutputReasoning
  | FunctionCall
  | FunctionCallOutput
  | CustomToolCall
  | CustomToolCallOutput
  | CompactionItem
  | FileSearchCall
  | WebSearchCall
  | ComputerCall
  | ComputerCallOutput
  | CodeInterpreterCall
  | ImageGenerationCall
  | LocalShellCall
  | LocalShellCallOutput
  | ShellCall
  | ShellCallOutput
  | ApplyPatchCall
  | ApplyPatchCallOutput
  | McpListTools
  | McpApprovalRequest
  | McpApprovalResponse
  | McpCall
  | ToolSearchCall
  | ToolSearchOutput
  | AdditionalTools
  | Program
  | ProgramOutput
  | UnknownOutputItem;

/** A message of the model. */
export interface OutputMessage {
  /** Tag of this item. */
  readonly type: "message";
  /** Id of the item: msg_ and letters and digits. */
  readonly id: string;
  /** Always this. */
  readonly role: "assistant";
  /** How far it got; vLLM and llama.cpp say completed for a message that was cut off. */
  readonly status: ItemStatus;
  /** The parts; [] where the item has just begun. Null was seen on compatible servers: none. */
  readonly content: readonly OutputContent[] | null;
  /** OpenAI: what the message is in its turn; to be sent back. Null (vLLM) or absent: not given. */
  readonly phase?: MessagePhase | null;
}

/** What the model thought. */
export interface OutputReasoning {
  /** Tag of this item. */
  readonly type: "reasoning";
  /** Id of the item: rs_ and letters and digits. */
  readonly id: string;
  /**
   * Summary for people, part by part; [] when empty, always on vLLM and llama.cpp. Ollama puts the thinking itself
   * here.
   */
  readonly summary: readonly SummaryText[];
  /** The thinking itself, on vLLM, llama.cpp and servers of open models. Null or absent: not shown. */
  readonly content?: readonly ReasoningText[] | null;
  /**
   * OpenAI: the thinking, sealed, with reasoning.encrypted_content in include or nothing stored. In
   * response.output_item.added it may be unfinished. llama.cpp sends an empty text, Ollama the thinking in plain words,
   * vLLM null. Absent: not asked.
   */
  readonly encrypted_content?: string | null;
  /** How far it got. Null or absent: not given. */
  readonly status?: ItemStatus | null;
}

/** One part of what the model made, distinguished by type. reasoning_text is in part events of reasoning items only. */
export type OutputContent = OutputText | Refusal | ReasoningText | UnknownOutputContent;

/** An item of a type that this contract does not know; kept as it is. */
export interface UnknownOutputItem {
  /** Any other type. */
  readonly type: UnknownTag;
}

/** A part of a type that this contract does not know; kept as it is. */
export interface UnknownOutputContent {
  /** Any other type. */
  readonly type: UnknownTag;
}

export type { Json, UnknownTag, ValidationError, Validator } from "../runtime.js";

export declare const validateErrorResponse: Validator<ErrorResponse>;
export declare const validateErrorEnvelope: Validator<ErrorEnvelope>;
export declare const validateErrorBody: Validator<ErrorBody>;
export declare const validateErrorText: Validator<ErrorText>;
export declare const validateDetailError: Validator<DetailError>;
export declare const validateValidationIssue: Validator<ValidationIssue>;
export declare const validateObjectError: Validator<ObjectError>;
export declare const validateStreamData: Validator<StreamData>;
export declare const validateResponseStreamEvent: Validator<ResponseStreamEvent>;
export declare const validateCreatedEvent: Validator<CreatedEvent>;
export declare const validateQueuedEvent: Validator<QueuedEvent>;
export declare const validateInProgressEvent: Validator<InProgressEvent>;
export declare const validateCompletedEvent: Validator<CompletedEvent>;
export declare const validateIncompleteEvent: Validator<IncompleteEvent>;
export declare const validateFailedEvent: Validator<FailedEvent>;
export declare const validateErrorEvent: Validator<ErrorEvent>;
export declare const validateOutputItemAddedEvent: Validator<OutputItemAddedEvent>;
export declare const validateOutputItemDoneEvent: Validator<OutputItemDoneEvent>;
export declare const validateContentPartAddedEvent: Validator<ContentPartAddedEvent>;
export declare const validateContentPartDoneEvent: Validator<ContentPartDoneEvent>;
export declare const validateOutputTextDeltaEvent: Validator<OutputTextDeltaEvent>;
export declare const validateOutputTextDoneEvent: Validator<OutputTextDoneEvent>;
export declare const validateAnnotationAddedEvent: Validator<AnnotationAddedEvent>;
export declare const validateRefusalDeltaEvent: Validator<RefusalDeltaEvent>;
export declare const validateRefusalDoneEvent: Validator<RefusalDoneEvent>;
export declare const validateFunctionCallArgumentsDeltaEvent: Validator<FunctionCallArgumentsDeltaEvent>;
export declare const validateFunctionCallArgumentsDoneEvent: Validator<FunctionCallArgumentsDoneEvent>;
export declare const validateCustomToolCallInputDeltaEvent: Validator<CustomToolCallInputDeltaEvent>;
export declare const validateCustomToolCallInputDoneEvent: Validator<CustomToolCallInputDoneEvent>;
export declare const validateReasoningTextDeltaEvent: Validator<ReasoningTextDeltaEvent>;
export declare const validateReasoningTextDoneEvent: Validator<ReasoningTextDoneEvent>;
export declare const validateReasoningSummaryPartAddedEvent: Validator<ReasoningSummaryPartAddedEvent>;
export declare const validateReasoningSummaryPartDoneEvent: Validator<ReasoningSummaryPartDoneEvent>;
export declare const validateReasoningSummaryTextDeltaEvent: Validator<ReasoningSummaryTextDeltaEvent>;
export declare const validateReasoningSummaryTextDoneEvent: Validator<ReasoningSummaryTextDoneEvent>;
export declare const validateBuiltInToolEvent: Validator<BuiltInToolEvent>;
export declare const validateBuiltInToolDeltaEvent: Validator<BuiltInToolDeltaEvent>;
export declare const validateCodeInterpreterCodeDoneEvent: Validator<CodeInterpreterCodeDoneEvent>;
export declare const validateMcpCallArgumentsDoneEvent: Validator<McpCallArgumentsDoneEvent>;
export declare const validatePartialImageEvent: Validator<PartialImageEvent>;
export declare const validateShellCommandEvent: Validator<ShellCommandEvent>;
export declare const validateShellCommandDeltaEvent: Validator<ShellCommandDeltaEvent>;
export declare const validateShellOutputDeltaEvent: Validator<ShellOutputDeltaEvent>;
export declare const validateShellOutputDoneEvent: Validator<ShellOutputDoneEvent>;
export declare const validateAudioDeltaEvent: Validator<AudioDeltaEvent>;
export declare const validateAudioDoneEvent: Validator<AudioDoneEvent>;
export declare const validateShellOutputDelta: Validator<ShellOutputDelta>;
export declare const validateTimings: Validator<Timings>;
export declare const validateUnknownEvent: Validator<UnknownEvent>;
export declare const validateResponsesRequest: Validator<ResponsesRequest>;
export declare const validateInputItem: Validator<InputItem>;
export declare const validateTypedItem: Validator<TypedItem>;
export declare const validateUntypedMessage: Validator<UntypedMessage>;
export declare const validateMessageItem: Validator<MessageItem>;
export declare const validateMessageRole: Validator<MessageRole>;
export declare const validateMessagePhase: Validator<MessagePhase>;
export declare const validateItemStatus: Validator<ItemStatus>;
export declare const validateFunctionCall: Validator<FunctionCall>;
export declare const validateFunctionCallOutput: Validator<FunctionCallOutput>;
export declare const validateCustomToolCall: Validator<CustomToolCall>;
export declare const validateCustomToolCallOutput: Validator<CustomToolCallOutput>;
export declare const validateReasoningItem: Validator<ReasoningItem>;
export declare const validateSummaryText: Validator<SummaryText>;
export declare const validateReasoningText: Validator<ReasoningText>;
export declare const validateCompactionItem: Validator<CompactionItem>;
export declare const validateCompactionTrigger: Validator<CompactionTrigger>;
export declare const validateConfigurationUpdate: Validator<ConfigurationUpdate>;
export declare const validateItemReference: Validator<ItemReference>;
export declare const validateUntypedReference: Validator<UntypedReference>;
export declare const validateFileSearchCall: Validator<FileSearchCall>;
export declare const validateFileSearchResult: Validator<FileSearchResult>;
export declare const validateWebSearchCall: Validator<WebSearchCall>;
export declare const validateWebSearchAction: Validator<WebSearchAction>;
export declare const validateComputerCall: Validator<ComputerCall>;
export declare const validateComputerAction: Validator<ComputerAction>;
export declare const validateSafetyCheck: Validator<SafetyCheck>;
export declare const validateComputerCallOutput: Validator<ComputerCallOutput>;
export declare const validateComputerScreenshot: Validator<ComputerScreenshot>;
export declare const validateCodeInterpreterCall: Validator<CodeInterpreterCall>;
export declare const validateCodeInterpreterOutput: Validator<CodeInterpreterOutput>;
export declare const validateImageGenerationCall: Validator<ImageGenerationCall>;
export declare const validateLocalShellCall: Validator<LocalShellCall>;
export declare const validateLocalShellAction: Validator<LocalShellAction>;
export declare const validateLocalShellCallOutput: Validator<LocalShellCallOutput>;
export declare const validateShellCall: Validator<ShellCall>;
export declare const validateShellAction: Validator<ShellAction>;
export declare const validateShellCallOutput: Validator<ShellCallOutput>;
export declare const validateShellCommandOutput: Validator<ShellCommandOutput>;
export declare const validateShellOutcome: Validator<ShellOutcome>;
export declare const validateApplyPatchCall: Validator<ApplyPatchCall>;
export declare const validatePatchOperation: Validator<PatchOperation>;
export declare const validateApplyPatchCallOutput: Validator<ApplyPatchCallOutput>;
export declare const validateMcpListTools: Validator<McpListTools>;
export declare const validateMcpToolListing: Validator<McpToolListing>;
export declare const validateMcpApprovalRequest: Validator<McpApprovalRequest>;
export declare const validateMcpApprovalResponse: Validator<McpApprovalResponse>;
export declare const validateMcpCall: Validator<McpCall>;
export declare const validateToolSearchCall: Validator<ToolSearchCall>;
export declare const validateToolSearchOutput: Validator<ToolSearchOutput>;
export declare const validateAdditionalTools: Validator<AdditionalTools>;
export declare const validateProgram: Validator<Program>;
export declare const validateProgramOutput: Validator<ProgramOutput>;
export declare const validateToolCaller: Validator<ToolCaller>;
export declare const validateUnknownItem: Validator<UnknownItem>;
export declare const validateContentPart: Validator<ContentPart>;
export declare const validateInputText: Validator<InputText>;
export declare const validateInputImage: Validator<InputImage>;
export declare const validateInputFile: Validator<InputFile>;
export declare const validateInputAudio: Validator<InputAudio>;
export declare const validateAudioData: Validator<AudioData>;
export declare const validateOutputText: Validator<OutputText>;
export declare const validateRefusal: Validator<Refusal>;
export declare const validateUnknownContent: Validator<UnknownContent>;
export declare const validateAnnotation: Validator<Annotation>;
export declare const validateUrlCitation: Validator<UrlCitation>;
export declare const validateFileCitation: Validator<FileCitation>;
export declare const validateContainerFileCitation: Validator<ContainerFileCitation>;
export declare const validateFilePath: Validator<FilePath>;
export declare const validateUnknownAnnotation: Validator<UnknownAnnotation>;
export declare const validateLogprob: Validator<Logprob>;
export declare const validateTopLogprob: Validator<TopLogprob>;
export declare const validatePromptCacheBreakpoint: Validator<PromptCacheBreakpoint>;
export declare const validateTool: Validator<Tool>;
export declare const validateFunctionTool: Validator<FunctionTool>;
export declare const validateCustomTool: Validator<CustomTool>;
export declare const validateCustomToolFormat: Validator<CustomToolFormat>;
export declare const validateNamespaceTool: Validator<NamespaceTool>;
export declare const validateFileSearchTool: Validator<FileSearchTool>;
export declare const validateRankingOptions: Validator<RankingOptions>;
export declare const validateWebSearchTool: Validator<WebSearchTool>;
export declare const validateWebSearchFilters: Validator<WebSearchFilters>;
export declare const validateUserLocation: Validator<UserLocation>;
export declare const validateWebSearchPreviewTool: Validator<WebSearchPreviewTool>;
export declare const validateComputerUsePreviewTool: Validator<ComputerUsePreviewTool>;
export declare const validateMcpTool: Validator<McpTool>;
export declare const validateTextMap: Validator<TextMap>;
export declare const validateCodeInterpreterTool: Validator<CodeInterpreterTool>;
export declare const validateCodeInterpreterContainer: Validator<CodeInterpreterContainer>;
export declare const validateImageGenerationTool: Validator<ImageGenerationTool>;
export declare const validateShellTool: Validator<ShellTool>;
export declare const validateToolSearchTool: Validator<ToolSearchTool>;
export declare const validateBuiltInTool: Validator<BuiltInTool>;
export declare const validateUnknownTool: Validator<UnknownTool>;
export declare const validateToolChoice: Validator<ToolChoice>;
export declare const validateToolChoiceMode: Validator<ToolChoiceMode>;
export declare const validateToolChoiceObject: Validator<ToolChoiceObject>;
export declare const validateFunctionToolChoice: Validator<FunctionToolChoice>;
export declare const validateCustomToolChoice: Validator<CustomToolChoice>;
export declare const validateMcpToolChoice: Validator<McpToolChoice>;
export declare const validateAllowedToolsChoice: Validator<AllowedToolsChoice>;
export declare const validateBuiltInToolChoice: Validator<BuiltInToolChoice>;
export declare const validateUnknownToolChoice: Validator<UnknownToolChoice>;
export declare const validateTextOptions: Validator<TextOptions>;
export declare const validateTextFormat: Validator<TextFormat>;
export declare const validatePlainTextFormat: Validator<PlainTextFormat>;
export declare const validateJsonObjectFormat: Validator<JsonObjectFormat>;
export declare const validateJsonSchemaFormat: Validator<JsonSchemaFormat>;
export declare const validateReasoningOptions: Validator<ReasoningOptions>;
export declare const validateStreamOptions: Validator<StreamOptions>;
export declare const validateMetadata: Validator<Metadata>;
export declare const validateLogitBias: Validator<LogitBias>;
export declare const validateConversationReference: Validator<ConversationReference>;
export declare const validatePromptTemplate: Validator<PromptTemplate>;
export declare const validatePromptVariables: Validator<PromptVariables>;
export declare const validateBackgroundOptions: Validator<BackgroundOptions>;
export declare const validateContextManagement: Validator<ContextManagement>;
export declare const validatePromptCacheOptions: Validator<PromptCacheOptions>;
export declare const validateModerationOptions: Validator<ModerationOptions>;
export declare const validateModerationPolicy: Validator<ModerationPolicy>;
export declare const validateModerationMode: Validator<ModerationMode>;
export declare const validateAccessPrograms: Validator<AccessPrograms>;
export declare const validateImageOptions: Validator<ImageOptions>;
export declare const validateResponse: Validator<Response>;
export declare const validateResponseStatus: Validator<ResponseStatus>;
export declare const validateIncompleteDetails: Validator<IncompleteDetails>;
export declare const validateResponseError: Validator<ResponseError>;
export declare const validateResponseUsage: Validator<ResponseUsage>;
export declare const validateInputTokensDetails: Validator<InputTokensDetails>;
export declare const validateOutputTokensDetails: Validator<OutputTokensDetails>;
export declare const validatePromptCacheDiagnostics: Validator<PromptCacheDiagnostics>;
export declare const validateInputTransformation: Validator<InputTransformation>;
export declare const validateModerationReport: Validator<ModerationReport>;
export declare const validateModerationOutcome: Validator<ModerationOutcome>;
export declare const validateToolUsage: Validator<ToolUsage>;
export declare const validateImageUsage: Validator<ImageUsage>;
export declare const validateWebSearchUsage: Validator<WebSearchUsage>;
export declare const validateOutputItem: Validator<OutputItem>;
export declare const validateOutputMessage: Validator<OutputMessage>;
export declare const validateOutputReasoning: Validator<OutputReasoning>;
export declare const validateOutputContent: Validator<OutputContent>;
export declare const validateUnknownOutputItem: Validator<UnknownOutputItem>;
export declare const validateUnknownOutputContent: Validator<UnknownOutputContent>;

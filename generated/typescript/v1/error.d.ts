// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Errors, losses and diagnostics: What can go wrong, what a dialect cannot say, and what is odd about an answer. */

import type { Extras, JsonObject, JsonValue } from "./json.js";

/**
 * Stable code of an error: 001 unavailable, 002 timeout, 003 response, 004 configuration, 005 provider not found, 006
 * model not found, 007 cancelled, 008 stream, 009 tool call parse, 010 token limit.
 */
export type ErrorCode =
  | "ACODE-MDL-001"
  | "ACODE-MDL-002"
  | "ACODE-MDL-003"
  | "ACODE-MDL-004"
  | "ACODE-MDL-005"
  | "ACODE-MDL-006"
  | "ACODE-MDL-007"
  | "ACODE-MDL-008"
  | "ACODE-MDL-009"
  | "ACODE-MDL-010";

/** The same as the code, in a word. */
export type ErrorKind =
  | "unavailable"
  | "timeout"
  | "response"
  | "configuration"
  | "provider_not_found"
  | "model_not_found"
  | "cancelled"
  | "stream"
  | "tool_call_parse"
  | "token_limit";

/** A failed call, without content and without secrets. */
export interface ErrorInfo {
  /** Stable code. */
  readonly code: ErrorCode;
  /** What went wrong and what would be right, for a person. */
  readonly message: string;
  /** Provider that failed. */
  readonly provider_id?: string | null;
  /** HTTP status of the answer. Absent: there was no HTTP answer. */
  readonly status?: number | null;
  /** The server's own error type or code, for example `invalid_request_error`. */
  readonly server_type?: string | null;
  /** What kind of refusal it is, where the answer says. */
  readonly category?: "invalid_request" | "authentication" | "permission" | "not_found" | "unsupported" | "rate_limited" | "overloaded" | "server_error" | "content_filter" | "context_overflow" | "tool_use_failed" | "protocol" | "interrupted" | "not_local" | null;
  /** Whether the same call may succeed later. Absent: unknown. */
  readonly retryable?: boolean | null;
  /** Seconds the server asks to wait. */
  readonly retry_after_s?: number | null;
  /** Time limit that was exceeded, in seconds. */
  readonly limit_s?: number | null;
  /** Request field that the server names as the cause. */
  readonly parameter?: string | null;
  /** Further fields of the server's error that hold no message content. */
  readonly details?: JsonObject | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Something that the target cannot say: where, the reason, and the action taken instead. */
export interface Loss {
  /** Stable id of this kind of loss, for example `ollama.tool_choice`. */
  readonly id: string;
  /** JSON pointer into the converted document. */
  readonly at: string;
  /** What could not be said and why, without its content. */
  readonly reason: string;
  /** What the conversion did instead. */
  readonly action: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A rule of the requested schema that an answer breaks, without content of the answer. */
export interface AnswerFault {
  /**
   * JSON pointer into the value that was checked: the JSON in the text, or the arguments of the call. A name that the
   * schema does not have ends it at the object with that name.
   */
  readonly path: string;
  /** Keyword of the schema that is broken; `json` for a text that is not JSON. */
  readonly rule: string;
  /** What would be right, in the words of the schema. */
  readonly message: string;
  /** JSON pointer into the request to the broken keyword. Absent: no keyword is broken, as for `json`. */
  readonly request_at?: string | null;
  /**
   * False: the server was not able to hold this rule, as a loss of the request reports. Absent: no loss reports that.
   */
  readonly could_hold?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Something odd about an answer that is not an error. */
export interface Diagnostic {
  /** Stable id of this kind of oddity, for example `minted_tool_call_id`. */
  readonly id: string;
  /** What is odd, without content. */
  readonly what: string;
  /** JSON pointer into the response. */
  readonly at?: string | null;
  /** JSON pointer into the server's own body, where the place has none in the response. */
  readonly wire_at?: string | null;
  /** The unchanged value, if no field of the response holds it. Stored, never sent. Absent: the response holds it. */
  readonly value?: JsonValue | null;
  /** Each rule of the requested schema that the answer breaks. Absent: no broken rule is known. */
  readonly faults?: readonly AnswerFault[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

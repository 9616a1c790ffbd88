// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Responses: The answer of a model server to one request. */

import type { Diagnostic } from "./error.js";
import type { Extras } from "./json.js";
import type { AssistantMessage } from "./message.js";
import type { UsageInfo } from "./usage.js";

/**
 * Why the answer ended. length beats tool_calls; calls with a raw stop are tool_calls; an unknown word is other, never
 * stop.
 */
export type FinishReason = "stop" | "length" | "tool_calls" | "error" | "cancelled" | "content_filter" | "other";

/** A finished answer. */
export interface ChatResponse {
  /** What the model said. */
  readonly message: AssistantMessage;
  /** Tokens and times; always there, its fields may be unknown. */
  readonly usage: UsageInfo;
  /** Why the answer ended. */
  readonly finish_reason: FinishReason;
  /** The finish reason in the server's own word. Absent: it gave none. */
  readonly raw_finish_reason?: string | null;
  /** Model that answered, in the server's words. */
  readonly model?: string | null;
  /** Id of the answer, given by the server. */
  readonly id?: string | null;
  /**
   * When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
   * digits).
   */
  readonly created?: number | string | null;
  /** What is odd about the answer. */
  readonly diagnostics?: readonly Diagnostic[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

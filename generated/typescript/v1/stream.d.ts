// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Stream chunks: Pieces of an answer as they arrive. */

import type { ContentPart, Origin } from "./content.js";
import type { Diagnostic } from "./error.js";
import type { Extras, ProviderOptions } from "./json.js";
import type { FinishReason } from "./response.js";
import type { ToolCallDelta } from "./tool.js";
import type { UsageInfo } from "./usage.js";

/**
 * One piece of a streamed answer. In one chunk thinking comes before text, text before tool calls. Exactly one chunk of
 * a stream is complete; it is the last.
 */
export interface StreamingChunk {
  /** Next piece of the answer's text. */
  readonly text?: string | null;
  /** Next piece of the thoughts. */
  readonly thinking?: string | null;
  /** Next piece of a refusal. */
  readonly refusal?: string | null;
  /** Signature of the thoughts so far; replaces an earlier one. */
  readonly signature?: string | null;
  /** Pieces of tool calls. */
  readonly tool_call_deltas?: readonly ToolCallDelta[] | null;
  /** Parts that arrive whole, for example an image or a foreign part. */
  readonly parts?: readonly ContentPart[] | null;
  /**
   * Which content part the text or thinking extends, where the dialect numbers them. Absent: the one text or the one
   * thinking part of the message.
   */
  readonly part_index?: number | null;
  /** Where the thinking came from. */
  readonly thinking_origin?: Origin | null;
  /**
   * Provider options of the numbered part that the text or thinking of this chunk extends; they join those that came
   * before. Absent: nothing extra.
   */
  readonly provider_options?: ProviderOptions | null;
  /**
   * True on the last chunk only. null means false.
   * @default false
   */
  readonly is_complete?: boolean | null;
  /** Why the answer ended; on the last chunk, which must have it. */
  readonly finish_reason?: FinishReason | null;
  /** The finish reason in the server's own word. Absent: it gave none. */
  readonly raw_finish_reason?: string | null;
  /** Cumulative numbers so far, on the last chunk and, where the server sends them, earlier; the last ones count. */
  readonly usage?: UsageInfo | null;
  /** Model that answers, in the server's words; on the first chunk that names it. */
  readonly model?: string | null;
  /** Id of the answer, given by the server; on the first chunk that names it. */
  readonly id?: string | null;
  /**
   * When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
   * digits).
   */
  readonly created?: number | string | null;
  /** What is odd about the answer; on the last chunk. */
  readonly diagnostics?: readonly Diagnostic[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

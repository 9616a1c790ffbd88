// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Completions: A text that a model goes on with, or whose gap it fills: what is asked, the answer, and its pieces in a
 * stream.
 */

import type { ImagePart } from "./content.js";
import type { Diagnostic } from "./error.js";
import type { Extras, Metadata } from "./json.js";
import type { ModelParameters, ResponseFormat, StreamOptions } from "./request.js";
import type { FinishReason } from "./response.js";
import type { UsageInfo } from "./usage.js";

/** Token ids of a prompt, in order. */
export type PromptTokens = readonly number[];

/**
 * One completion: a text to go on with. There are no turns, no tools and, unless the server puts the prompt into its
 * template (Ollama's /api/generate), no roles.
 */
export interface CompletionRequest {
  /** The text before what is to be written, or its token ids. An empty text begins a new one. */
  readonly prompt: string | PromptTokens;
  /** Which model, and how it samples. */
  readonly parameters: ModelParameters;
  /** The text after the text to be written: the model fills the gap between. Absent: there is no end to meet. */
  readonly suffix?: string | null;
  /** Instruction for servers that put the prompt into their template. Absent: the model's own. */
  readonly system?: string | null;
  /** Images that the prompt speaks of. Absent: none. */
  readonly images?: readonly ImagePart[] | null;
  /** Shape of the answer. Absent: free text. */
  readonly response_format?: ResponseFormat | null;
  /**
   * Whether the answer shall be streamed; set by the call that is used. null means false.
   * @default false
   */
  readonly stream?: boolean | null;
  /** How the answer is streamed. */
  readonly stream_options?: StreamOptions | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A finished completion. */
export interface CompletionResponse {
  /** What the model wrote; empty where it wrote nothing. */
  readonly text: string;
  /** Thoughts that the server tells apart from the text. Absent: none. */
  readonly thinking?: string | null;
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

/** One piece of a streamed completion. Exactly one chunk of a stream is complete; it is the last. */
export interface CompletionChunk {
  /** Next piece of the text. */
  readonly text?: string | null;
  /** Next piece of the thoughts. */
  readonly thinking?: string | null;
  /**
   * True on the last chunk only. null means false.
   * @default false
   */
  readonly is_complete?: boolean | null;
  /** Why the answer ended; on the last chunk. */
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

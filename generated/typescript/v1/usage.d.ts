// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Usage: What a call cost: tokens and time, as counted by the server or marked as an estimate. */

import type { Extras } from "./json.js";

/** How long the server says its own steps took. */
export interface ServerTimings {
  /** Waiting before the work began, in nanoseconds. */
  readonly queue_ns?: number | null;
  /** Loading the model, in nanoseconds. */
  readonly load_ns?: number | null;
  /** Reading the prompt, in nanoseconds. */
  readonly prompt_ns?: number | null;
  /** Writing the answer, in nanoseconds. */
  readonly completion_ns?: number | null;
  /** The whole call as the server measured it, in nanoseconds. */
  readonly total_ns?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Tokens and times of one call. null or absent: nobody counted; 0: counted, and none. */
export interface UsageInfo {
  /** Tokens of the whole prompt, cached ones included. */
  readonly prompt_tokens?: number | null;
  /** Tokens the model wrote, thinking included. */
  readonly completion_tokens?: number | null;
  /**
   * Sum of prompt and completion tokens; null when either is unknown. Derived: written in dumps, recomputed on load;
   * another total that is found is kept in extras.
   */
  readonly total_tokens?: number | null;
  /** Prompt tokens that came from the server's cache; part of the prompt tokens. */
  readonly cached_tokens?: number | null;
  /** Prompt tokens that were written to the server's cache; part of the prompt tokens. */
  readonly cache_write_tokens?: number | null;
  /** Tokens the model spent on thinking; part of the completion tokens. */
  readonly reasoning_tokens?: number | null;
  /** From sending the request to the first piece of the answer, measured by the client, in nanoseconds. */
  readonly time_to_first_token_ns?: number | null;
  /** From sending the request to the end of the answer, measured by the client, in nanoseconds. */
  readonly total_duration_ns?: number | null;
  /** Times that the server measured. */
  readonly server_timings?: ServerTimings | null;
  /**
   * True when the token counts are an estimate of the client. null means false.
   * @default false
   */
  readonly is_estimated?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

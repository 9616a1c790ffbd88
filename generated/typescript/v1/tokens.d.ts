// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Tokens: How many tokens something is, and which. */

import type { Extras } from "./json.js";

/** The tokens of a text or of a whole request, as the server counts them or as they are estimated. */
export interface TokenCount {
  /** How many tokens. */
  readonly tokens: number;
  /**
   * True: no server counted, the number is an estimate. null means false.
   * @default false
   */
  readonly is_estimated?: boolean | null;
  /** Which tokens, in order. Absent: the server did not name them. */
  readonly token_ids?: readonly number[] | null;
  /** Model whose tokens these are. */
  readonly model?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Reranking: Which documents answer a question best: what is asked of a model server, and its answer. */

import type { Diagnostic } from "./error.js";
import type { Extras, Metadata, ProviderOptions } from "./json.js";
import type { UsageInfo } from "./usage.js";

/** A question and the documents that are ordered by it. */
export interface RerankRequest {
  /** Name of the model at the server; not blank. */
  readonly model: string;
  /** The question. */
  readonly query: string;
  /** The documents as texts, at least one. */
  readonly documents: readonly string[];
  /** Most results that are wanted. Absent: one for each document. */
  readonly top_n?: number | null;
  /** Time limit of the call, in seconds. Absent: the provider's. */
  readonly timeout?: number | null;
  /**
   * Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** How well one document answers. */
export interface RerankResult {
  /** Place of the document among the documents, from 0. */
  readonly index: number;
  /** The more, the better; comparable within one answer only. */
  readonly score: number;
  /** The document, where the server repeats it. */
  readonly document?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The documents of a request in the order in which they answer. */
export interface RerankResponse {
  /** The best first. */
  readonly results: readonly RerankResult[];
  /** Tokens and times; always there, its fields may be unknown. */
  readonly usage: UsageInfo;
  /** Model that answered, in the server's words. */
  readonly model?: string | null;
  /** Id of the answer, given by the server. */
  readonly id?: string | null;
  /** What is odd about the answer. */
  readonly diagnostics?: readonly Diagnostic[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

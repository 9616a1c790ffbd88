// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Embeddings: Vectors for texts: what is asked of a model server, and its answer. */

import type { Diagnostic } from "./error.js";
import type { Extras, Metadata, ProviderOptions } from "./json.js";
import type { UsageInfo } from "./usage.js";

/** A text as the ids of its tokens in the model's own vocabulary. */
export type TokenIds = readonly number[];

/** What the vectors are for: models that tell a question from the texts it searches give each another vector. */
export type EmbeddingPurpose =
  | "query"
  | "document"
  | "similarity"
  | "classification"
  | "clustering"
  | "question_answering"
  | "fact_verification"
  | "code_query";

/** Texts for which vectors are wanted. */
export interface EmbeddingRequest {
  /** Name of the model at the server; not blank. */
  readonly model: string;
  /** The texts, at least one, each as text or as token ids; the answer has a vector for each. */
  readonly inputs: readonly (string | TokenIds)[];
  /** Length that the vectors shall have. Absent: the model's own. */
  readonly dimensions?: number | null;
  /** What the vectors are for. Absent: the server is not told. */
  readonly input_type?: EmbeddingPurpose | null;
  /**
   * Whether the server may cut an input that is too long for the model; false: it refuses. Absent: the server's
   * default.
   */
  readonly truncate?: boolean | null;
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

/** The vector of one input. */
export interface Embedding {
  /** Place of the input among the inputs, from 0. */
  readonly index: number;
  /** The vector. */
  readonly values: readonly number[];
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The vectors of a request's inputs. */
export interface EmbeddingResponse {
  /** One vector for each input, in the order of the inputs. Empty: the server found nothing to embed. */
  readonly embeddings: readonly Embedding[];
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

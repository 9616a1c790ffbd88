// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Benchmarks of providers: How fast a provider answered at several numbers of requests at once: every request as it was
 * measured, and what follows from them.
 */

import type { ErrorInfo } from "./error.js";
import type { ProviderType } from "./provider.js";
import type { FinishReason } from "./response.js";

/** How a benchmark ended: everything was asked; its time was over; somebody stopped it. */
export type BenchmarkEnding = "completed" | "time_limit" | "cancelled";

/** How values lie, between the smallest and the largest. Values between two measured ones are interpolated. */
export interface BenchmarkSpread {
  /** How many values there are. */
  readonly count: number;
  /** The smallest value. */
  readonly least: number;
  /** A quarter of the values are not above it. */
  readonly lower_quartile: number;
  /** Half of the values are not above it. */
  readonly median: number;
  /** Three quarters of the values are not above it. */
  readonly upper_quartile: number;
  /** Nineteen of twenty values are not above it. */
  readonly p95: number;
  /** The largest value. */
  readonly most: number;
}

/**
 * One request and how long its answer took. A request that was stopped by hand or by the end of the time is not among
 * them.
 */
export interface BenchmarkRequest {
  /** Time from the beginning of the level to sending, in nanoseconds. */
  readonly started_ns: number;
  /** Time from sending to the first piece of text, thinking or tool call, in nanoseconds. Absent: none came. */
  readonly first_token_ns?: number | null;
  /** Time from sending to the end of the answer, or to the error, in nanoseconds. */
  readonly duration_ns: number;
  /** Tokens of the prompt, as the server counted them. Absent: it did not say. */
  readonly prompt_tokens?: number | null;
  /** Tokens of the prompt that came from the server's cache, as it counted them. Absent: it did not say. */
  readonly cached_tokens?: number | null;
  /** Tokens of the answer, as the server counted them. Absent: it did not say. */
  readonly completion_tokens?: number | null;
  /** Pieces of the stream that held text, thinking or a tool call. */
  readonly pieces: number;
  /** Why the answer ended. Absent: it has no end. */
  readonly finish_reason?: FinishReason | null;
  /** Why there is no whole answer. Absent: there is one. */
  readonly error?: ErrorInfo | null;
}

/** All requests that were sent with one number of them at once. */
export interface BenchmarkLevel {
  /** Requests that run at once. */
  readonly concurrency: number;
  /** Requests that were to be sent. */
  readonly planned: number;
  /** Time from the first sending to the last end, in nanoseconds. */
  readonly duration_ns: number;
  /** The requests that came to an end, in the order of their ends. */
  readonly requests: readonly BenchmarkRequest[];
  /** Time to the first token of the whole answers, in milliseconds. Absent: there is no whole answer with a token. */
  readonly first_token_ms?: BenchmarkSpread | null;
  /**
   * Tokens a second of each whole answer after its first token, in tokens as the server counted them; where it counted
   * none, in pieces. Absent: no whole answer has two.
   */
  readonly tokens_per_second?: BenchmarkSpread | null;
  /** Tokens of all whole answers through the time that the level took, in the same count. Absent: no whole answer. */
  readonly tokens_per_second_together?: number | null;
}

/** One turn of a conversation that grows turn by turn. */
export interface BenchmarkTurn {
  /** The request with all turns before it; its times begin with the conversation. */
  readonly request: BenchmarkRequest;
  /**
   * Share of the tokens of the last turn's prompt that the server read again. Absent: the first turn, or the server did
   * not count.
   */
  readonly read_again?: number | null;
}

/** A benchmark of one model of a provider. */
export interface ProviderBenchmark {
  /** Version of the package that measured. */
  readonly turnwire_version: string;
  /** When it began, in UTC. */
  readonly started_at: string;
  /** How long all of it took, in nanoseconds. */
  readonly duration_ns: number;
  /** How it ended. */
  readonly ended: BenchmarkEnding;
  /** Id of the provider. */
  readonly provider_id: string;
  /** Kind of the provider. */
  readonly provider_type: ProviderType;
  /** Model that was asked. */
  readonly model: string;
  /** Most tokens of an answer. */
  readonly max_tokens: number;
  /**
   * What the speeds count: tokens, as the server counted them in every whole answer; or pieces of its streams, because
   * it did not.
   */
  readonly counted_in: "tokens" | "pieces";
  /**
   * The request before all others, which is in no level: it may load the model. Absent: none was sent, or it came to no
   * end.
   */
  readonly warm_up?: BenchmarkRequest | null;
  /** The numbers of requests at once, in the order in which they were tried. */
  readonly levels: readonly BenchmarkLevel[];
  /**
   * A conversation after all levels, one turn after the other; each sends all turns before it again. Ends with the
   * first turn that fails. Absent: no turn came to an end.
   */
  readonly conversation?: readonly BenchmarkTurn[] | null;
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Runs of the contract: What a run of the contract against a server found, as data: clauses, results, and the exchanges
 * as evidence.
 */

/**
 * What became of a clause: it holds; it does not; the server has not got what it speaks of; it does not concern this
 * dialect or model; nothing could be said, for example because a small model could not be brought to do it.
 */
export type ContractOutcome = "pass" | "fail" | "not_supported" | "not_applicable" | "inconclusive";

/**
 * What breaks where the clause does not hold: clients lose answers or read them wrongly; clients need a special case;
 * little.
 */
export type ContractSeverity = "must" | "should" | "may";

/**
 * How a run ended: every clause was checked; its time was over; somebody stopped it; the server, which had answered
 * before, stopped answering plain questions.
 */
export type ContractEnding = "completed" | "time_limit" | "cancelled" | "server_stopped";

/** An HTTP header. */
export interface ContractHeader {
  /** Name in lower case. */
  readonly name: string;
  /** Value; secrets are replaced. */
  readonly value: string;
}

/** One exchange with the server: what was sent and what came back, secrets replaced. */
export interface ContractExchange {
  /** HTTP method. */
  readonly method: string;
  /** Path with its query, below the endpoint. */
  readonly path: string;
  /** Headers as sent. */
  readonly request_headers: readonly ContractHeader[];
  /** Body as sent, as text. Absent: none was sent. */
  readonly request_body?: string | null;
  /** HTTP status. Absent: no answer came. */
  readonly status?: number | null;
  /** Headers of the answer. Absent: no answer came. */
  readonly response_headers?: readonly ContractHeader[] | null;
  /** Body of the answer as text, as far as it was read. Absent: no answer came. */
  readonly response_body?: string | null;
  /**
   * Size of the answer's body as it was read, in bytes. Larger than what response_body shows: the rest was left out.
   */
  readonly response_bytes?: number | null;
  /** Time from sending to the first byte of the body, in milliseconds. Absent: no body came. */
  readonly first_byte_ms?: number | null;
  /** Time from sending to the end of the answer, in milliseconds. */
  readonly total_ms?: number | null;
  /** How the exchange broke, for example `connection refused`. Absent: it did not. */
  readonly broken?: string | null;
  /** Whether the suite closed the connection before the end of the answer. Absent: it did not. */
  readonly closed_early?: boolean | null;
  /** A command line that sends the same request; keys are replaced by $API_KEY. */
  readonly curl: string;
}

/** One thing that a server must keep. */
export interface ContractClause {
  /** Stable id: area, dot, name; clauses of one family have its name before theirs, with a dot. */
  readonly id: string;
  /** Part of the API that the clause speaks of. */
  readonly area: string;
  /** What must hold. */
  readonly sentence: string;
  /** What breaks where it does not hold. */
  readonly severity: ContractSeverity;
  /** Why it matters to clients. */
  readonly reason: string;
  /** Who says so: a specification, a recorded server, a client. */
  readonly source: string;
}

/** A dialect of the server that was checked. */
export interface ContractTarget {
  /** Name of the dialect. */
  readonly dialect: string;
  /** Name of the variant whose rules were used; the dialect's own name if there is no variant. */
  readonly variant: string;
  /** Model that was asked. */
  readonly model: string;
}

/** What one clause found in one dialect. */
export interface ContractResult {
  /** Id of the clause. */
  readonly clause: string;
  /** Name of the dialect. */
  readonly dialect: string;
  /** What became of it. */
  readonly outcome: ContractOutcome;
  /** What was seen, or what was tried. */
  readonly sentence: string;
  /** Time that it took, in milliseconds. */
  readonly duration_ms?: number | null;
  /** How many requests were sent. */
  readonly exchanges?: number | null;
  /** The exchanges that decided it. Absent: they were not kept, because it holds. */
  readonly evidence?: readonly ContractExchange[] | null;
}

/** A whole run of the contract against one server. */
export interface ContractRun {
  /** Version of the suite. */
  readonly turnwire_version: string;
  /** Base URL of the server. */
  readonly endpoint: string;
  /** What the server is called in reports. */
  readonly name: string;
  /** What the server says it is, for example `vllm 0.32.0`. Absent: it does not say. */
  readonly server?: string | null;
  /** When the run began, in UTC. */
  readonly started_at: string;
  /** Time of the whole run, in milliseconds. */
  readonly duration_ms: number;
  /** How it ended. */
  readonly ended: ContractEnding;
  /** How many results a completed run has. */
  readonly planned: number;
  /** The dialects that were checked, in order. */
  readonly targets: readonly ContractTarget[];
  /** The clauses that were checked, in order. */
  readonly clauses: readonly ContractClause[];
  /** What was found, by dialect, then by clause. */
  readonly results: readonly ContractResult[];
}

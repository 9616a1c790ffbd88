// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Batches: Files of requests and of results, one JSON object on each line. */

import type { Diagnostic, ErrorInfo, Loss } from "./error.js";
import type { Extras, JsonObject } from "./json.js";
import type { ChatRequest } from "./request.js";
import type { ChatResponse } from "./response.js";

/** A line of a file of requests, in canonical words. */
export interface BatchRequest {
  /**
   * Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not taken
   * for another line.
   */
  readonly id?: string | null;
  /** What is asked. */
  readonly request: ChatRequest;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A line of a file of requests, in the words of a dialect. */
export interface BatchBody {
  /**
   * Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not taken
   * for another line.
   */
  readonly id?: string | null;
  /** What the body is written in, the name of a codec. Absent: what the run was told. */
  readonly dialect?: string | null;
  /** The body of the request. */
  readonly body: JsonObject;
  /** The model, where the dialect names it elsewhere (Gemini in the URL). */
  readonly model?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** One fault of a line, without its value. */
export interface BatchProblem {
  /** JSON pointer to the fault; empty: the line itself. */
  readonly path: string;
  /** Keyword or rule that refuses it. */
  readonly rule: string;
  /** What would be right. */
  readonly message: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * What failed: the line (no JSON, too long), its id (used before), the request (does not fit), a loss that the provider
 * is set to refuse, the call, writing the answer in the dialect, or a fault of the provider's own code.
 */
export type BatchErrorKind = "line" | "id" | "request" | "loss" | "provider" | "answer" | "fault";

/** Why a request has no answer, without content and without secrets. */
export interface BatchError {
  /** What failed. */
  readonly kind: BatchErrorKind;
  /** What went wrong and what would be right, for a person. */
  readonly message: string;
  /** Each fault of the line. */
  readonly problems?: readonly BatchProblem[] | null;
  /** The failed call. */
  readonly info?: ErrorInfo | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * A line of a file of results: what became of one request.
 * Rule: exactly one of response | body | error is required.
 */
export interface BatchResult {
  /** Name of the request. */
  readonly id: string;
  /** Line of the request in its file. */
  readonly line: number;
  /**
   * First 16 bytes of the SHA-256 of the request's line without white space around it: shows that it is still the same
   * request.
   */
  readonly digest: string;
  /** The answer in canonical words. */
  readonly response?: ChatResponse | null;
  /** What the body is written in. */
  readonly dialect?: string | null;
  /** The answer in the words of the dialect. */
  readonly body?: JsonObject | null;
  /** Why there is no answer. */
  readonly error?: BatchError | null;
  /** What could not be said on the way from the request's words to canonical ones, and from there to the answer's. */
  readonly losses?: readonly Loss[] | null;
  /**
   * What is odd about an answer in the words of a dialect, which cannot say it. An answer in canonical words has its
   * own.
   */
  readonly diagnostics?: readonly Diagnostic[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** How a run over a file of requests ended. */
export interface BatchSummary {
  /** Requests read in this run, those answered earlier included. */
  readonly requests: number;
  /** Requests that this run got an answer to. */
  readonly answered: number;
  /** Requests whose result in this run is an error. */
  readonly failed: number;
  /** Requests that had a result before this run. */
  readonly earlier: number;
  /** Requests that were begun and given up when the run was stopped; the next run asks them. */
  readonly unanswered: number;
  /** Calls that were tried again. */
  readonly retries: number;
  /** Wall time of the run. */
  readonly seconds: number;
  /** Answers of this run that break the schema that was asked for; they count as answered. Absent: none does. */
  readonly unfit?: number | null;
  /** Answers of this run that were asked for again because an earlier one did not fit. Absent: none was. */
  readonly asked_again?: number | null;
  /** Tokens of the prompts, as far as servers counted them. */
  readonly prompt_tokens?: number | null;
  /** Tokens of the answers, as far as servers counted them. */
  readonly completion_tokens?: number | null;
  /** How many results are errors, by kind; errors of calls by their code. */
  readonly errors?: JsonObject | null;
  /** Parts that the run was to process. Absent: the requests are one file. */
  readonly parts?: number | null;
  /** Those in which every request has a result now. Absent: the requests are one file. */
  readonly parts_whole?: number | null;
  /** Why the run ended before the end of the file. Absent: it did not. */
  readonly stopped?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What a file holds, so that a copy of it can be recognized. */
export interface BatchFile {
  /** Bytes of the file. */
  readonly size: number;
  /** SHA-256 of the file. */
  readonly sha256: string;
  /** Lines that are not blank. */
  readonly lines: number;
  /**
   * What the file system says of the file's version, such as the time of its last change or an ETag. While it stays the
   * same, the file is not read again. Absent: it says nothing.
   */
  readonly version?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A part of a batch in which every request has exactly one result. */
export interface BatchPart {
  /** Name of the file of requests in its folder, and of the file of results in its own. */
  readonly name: string;
  /** The file of requests. */
  readonly requests: BatchFile;
  /** The file of results. */
  readonly results: BatchFile;
  /** Results that are errors. */
  readonly failed: number;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** All parts of a batch. */
export interface BatchManifest {
  /** The parts in the order of their names. */
  readonly parts: readonly BatchPart[];
  /** Requests of all parts, each of which has one result. */
  readonly requests: number;
  /** Results that are errors. */
  readonly failed: number;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

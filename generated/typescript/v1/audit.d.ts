// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Audit events: What happened, with ids, sizes, times and codes; never any text of a conversation. */

import type { ErrorCode } from "./error.js";
import type { Extras } from "./json.js";
import type { FinishReason } from "./response.js";
import type { UsageInfo } from "./usage.js";

/** A call began. Each has its end, completed or failed; one that fails before it is sent, too. */
export interface InferenceStarted {
  /** Tag of this event. */
  readonly event: "inference_started";
  /** Id of this event. */
  readonly event_id: string;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Provider that was called. */
  readonly provider_id: string;
  /** Id that ties the events of one call together. */
  readonly request_id: string;
  /** Model that was asked for. */
  readonly model: string;
  /** Whether the answer is streamed. */
  readonly stream?: boolean | null;
  /** Messages in the request. */
  readonly message_count?: number | null;
  /** Tools in the request. */
  readonly tool_count?: number | null;
  /** About how many tokens messages and tools are, counted before sending without the model's tokenizer. */
  readonly prompt_tokens_estimate?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call was answered. */
export interface InferenceCompleted {
  /** Tag of this event. */
  readonly event: "inference_completed";
  /** Id of this event. */
  readonly event_id: string;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Provider that was called. */
  readonly provider_id: string;
  /** Id that ties the events of one call together. */
  readonly request_id: string;
  /** Model that was asked for. */
  readonly model: string;
  /** Why the answer ended. */
  readonly finish_reason: FinishReason;
  /** Tokens and times. */
  readonly usage: UsageInfo;
  /** From start to end, in nanoseconds. */
  readonly duration_ns: number;
  /** Calls in the answer, invalid ones included. */
  readonly tool_call_count?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call failed. */
export interface InferenceFailed {
  /** Tag of this event. */
  readonly event: "inference_failed";
  /** Id of this event. */
  readonly event_id: string;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Provider that was called. */
  readonly provider_id: string;
  /** Id that ties the events of one call together. */
  readonly request_id: string;
  /** Model that was asked for. */
  readonly model: string;
  /** Stable code of the error. */
  readonly error_code: ErrorCode;
  /** From start to failure, in nanoseconds. */
  readonly duration_ns: number;
  /** HTTP status of the answer. Absent: no answer came. */
  readonly status?: number | null;
  /** Tokens and times until then. */
  readonly usage?: UsageInfo | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A provider was asked how it is. */
export interface ProviderHealthCheck {
  /** Tag of this event. */
  readonly event: "provider_health_check";
  /** Id of this event. */
  readonly event_id: string;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Provider that was called. */
  readonly provider_id: string;
  /** Whether it answered. */
  readonly is_available: boolean;
  /** Time to its answer, in nanoseconds. */
  readonly duration_ns: number;
  /** Stable code of the error. */
  readonly error_code?: ErrorCode | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call failed before its answer began, and another provider is asked. */
export interface ProviderFallback {
  /** Tag of this event. */
  readonly event: "provider_fallback";
  /** Id of this event. */
  readonly event_id: string;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Provider that failed. */
  readonly provider_id: string;
  /** Model that it was asked for. */
  readonly model: string;
  /** Stable code of the error. */
  readonly error_code: ErrorCode;
  /** Provider that is asked next. */
  readonly next_provider_id: string;
  /** Model that it is asked for. */
  readonly next_model: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** One audit event. */
export type AuditEvent =
  | InferenceStarted
  | InferenceCompleted
  | InferenceFailed
  | ProviderHealthCheck
  | ProviderFallback;

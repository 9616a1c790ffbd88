// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Threads: An agent at work: state, events, and what is sent and shown over HTTP. */

import type { Json, UnknownTag } from "../runtime.js";
import type { ContextDocument, ContextName, Notice, Removal } from "./context.js";
import type { Approval, ContextEntry, ToolRequestEntry, ToolResultEntry } from "./entry.js";
import type { ErrorInfo } from "./error.js";
import type { Extras, Metadata } from "./json.js";
import type { AssistantMessage, ChatMessage } from "./message.js";
import type { Budget, ToolRule } from "./policy.js";
import type { ChatResponse } from "./response.js";
import type { StreamingChunk } from "./stream.js";

/** What a thread does: nothing; it runs; it waits for decisions about calls; its last run failed. */
export type ThreadStatus = "idle" | "running" | "waiting" | "failed";

/**
 * How a run ended: with an answer; with calls that somebody must decide; after the most rounds; by its budget; by the
 * caller; by an error.
 */
export type RunOutcome = "completed" | "waiting" | "round_limit" | "budget" | "cancelled" | "failed";

/** State of a task. */
export type TodoStatus = "open" | "in_progress" | "done" | "dropped";

/** A task that the agent keeps for itself. */
export interface Todo {
  /** Id of the task, unique in its thread. */
  readonly id: string;
  /** What is to be done. */
  readonly text: string;
  /** State of the task. */
  readonly status: TodoStatus;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A file that belongs to the thread's work. */
export interface ThreadFile {
  /** Path inside the workspace. */
  readonly path: string;
  /** Content that the agent keeps in the thread. Absent: the file is in the workspace only. */
  readonly content?: string | null;
  /** Hash of the content. */
  readonly sha256?: string | null;
  /** When it was last changed. */
  readonly updated_at?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What a thread has used, over all runs. */
export interface UsageTotals {
  /** Requests to models. */
  readonly rounds: number;
  /** Calls of tools that ran. */
  readonly calls: number;
  /** Tokens of the requests, as counted by the servers, or estimated. */
  readonly prompt_tokens: number;
  /** Tokens of the answers, likewise. */
  readonly completion_tokens: number;
  /** Time of all runs, in nanoseconds. */
  readonly duration_ns: number;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A thread: an agent's work on one context. */
export interface ThreadState {
  /** Tag of this document. */
  readonly type: "thread";
  /** Version of this document's form, major and minor. */
  readonly version: string;
  /** Id of the thread. */
  readonly id: string;
  /** Id of its context, which holds the messages. */
  readonly context_id: string;
  /** A few words for lists. Absent: nobody has said anything yet. */
  readonly title?: string | null;
  /** What it does. */
  readonly status: ThreadStatus;
  /** When it was made. */
  readonly created_at: string;
  /** When it was last changed. */
  readonly updated_at?: string | null;
  /** How often it was stored. Absent: never. */
  readonly revision?: number | null;
  /** Id of the provider. Absent: the default. */
  readonly provider?: string | null;
  /** Model. Absent: the provider's first. */
  readonly model?: string | null;
  /** Tasks. Absent: none. */
  readonly todos?: readonly Todo[] | null;
  /** Files. Absent: none. */
  readonly files?: readonly ThreadFile[] | null;
  /** What it has used. Absent: nothing. */
  readonly totals?: UsageTotals | null;
  /** What one run may use. Absent: 25 rounds. */
  readonly budget?: Budget | null;
  /** Id of its last event. Absent: none. */
  readonly last_event_id?: number | null;
  /** Rules that decisions about calls left behind (`always`, `never`); they hold in this thread. Absent: none. */
  readonly rules?: readonly ToolRule[] | null;
  /** How its last run ended. Absent: none did. */
  readonly outcome?: RunOutcome | null;
  /** Why its last run failed. */
  readonly error?: ErrorInfo | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A run of the loop begins. */
export interface RunStarted {
  /** Tag of this event. */
  readonly event: "run_started";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** Id of the run. */
  readonly run_id: string;
  /** Model that is asked. */
  readonly model?: string | null;
  /** What it may use. */
  readonly budget?: Budget | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The model is asked. */
export interface RoundStarted {
  /** Tag of this event. */
  readonly event: "round_started";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** Number of the round, from 1. */
  readonly round: number;
  /** Messages in the request. */
  readonly message_count?: number | null;
  /** Tools in the request. */
  readonly tool_count?: number | null;
  /** About how many tokens the messages are. */
  readonly estimated_tokens?: number | null;
  /** Entries that were left out. */
  readonly removals?: readonly Removal[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A piece of a streamed answer. */
export interface ChunkArrived {
  /** Tag of this event. */
  readonly event: "chunk";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The piece. */
  readonly chunk: StreamingChunk;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** An answer is complete. */
export interface AnswerArrived {
  /** Tag of this event. */
  readonly event: "answer";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The answer. */
  readonly response: ChatResponse;
  /** Number of the round, from 1. */
  readonly round: number;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The model calls a tool. */
export interface ToolRequested {
  /** Tag of this event. */
  readonly event: "tool_requested";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The call, with the decision about it: one that is pending waits for somebody. */
  readonly entry: ToolRequestEntry;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call was approved or denied. */
export interface ApprovalDecided {
  /** Tag of this event. */
  readonly event: "approval_decided";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** Id of the entry of the call. */
  readonly request_id: string;
  /** The decision. */
  readonly approval: Approval;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A tool runs. */
export interface ToolStarted {
  /** Tag of this event. */
  readonly event: "tool_started";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** Id of the entry of the call. */
  readonly request_id: string;
  /** The tool. */
  readonly name: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call is answered, by its tool or without it. */
export interface ToolCompleted {
  /** Tag of this event. */
  readonly event: "tool_completed";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The result. */
  readonly entry: ToolResultEntry;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Something that the user should know. */
export interface NoticeGiven {
  /** Tag of this event. */
  readonly event: "notice";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The notice. */
  readonly notice: Notice;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** An entry was added that no other event shows. */
export interface EntryAdded {
  /** Tag of this event. */
  readonly event: "entry_added";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** The entry. */
  readonly entry: ContextEntry;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A run is over. */
export interface RunEnded {
  /** Tag of this event. */
  readonly event: "run_ended";
  /** Place among the events of the thread, from 1; goes on over restarts. */
  readonly event_id: number;
  /** When it happened, RFC 3339, UTC. */
  readonly at: string;
  /** Thread. */
  readonly thread_id: string;
  /** Id of the run. */
  readonly run_id: string;
  /** How it ended. */
  readonly outcome: RunOutcome;
  /** Requests to the model. */
  readonly rounds: number;
  /** What this run used. */
  readonly totals?: UsageTotals | null;
  /** Why it failed. */
  readonly error?: ErrorInfo | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** An event that this version does not know, with its JSON intact. */
export interface UnknownAgentEvent {
  /** The unknown tag. */
  readonly event: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** One event of a thread. */
export type AgentEvent =
  | RunStarted
  | RoundStarted
  | ChunkArrived
  | AnswerArrived
  | ToolRequested
  | ApprovalDecided
  | ToolStarted
  | ToolCompleted
  | NoticeGiven
  | EntryAdded
  | RunEnded
  | UnknownAgentEvent;

/** A new thread. */
export interface ThreadRequest {
  /** What is said first: messages of the system and the user. Absent: nothing, the thread waits. */
  readonly messages?: readonly ChatMessage[] | null;
  /** A few words for lists. Absent: the first words that the user says. */
  readonly title?: string | null;
  /** Id of the provider. Absent: the configured one. */
  readonly provider?: string | null;
  /** Model. Absent: the configured one. */
  readonly model?: string | null;
  /** Mode. Absent: the configured one. */
  readonly mode?: ContextName | null;
  /** What one run may use, within what is configured. Absent: as configured. */
  readonly budget?: Budget | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /**
   * Answer with events as they happen. null means false.
   * @default false
   */
  readonly stream?: boolean | null;
}

/** What a user adds to a thread. */
export interface ThreadMessages {
  /** Messages of the user. */
  readonly messages: readonly ChatMessage[];
  /**
   * Answer with events as they happen. null means false.
   * @default false
   */
  readonly stream?: boolean | null;
}

/** What is decided about a pending call. */
export type ApprovalAnswer = "approve" | "deny";

/** A decision about a pending call. */
export interface ApprovalDecision {
  /** Id of the entry of the call. */
  readonly request_id: string;
  /** Hash of the call that is decided about, as it was shown. */
  readonly hash: string;
  /** What is decided. */
  readonly decision: ApprovalAnswer;
  /**
   * Decide later calls of this tool in this thread likewise. null means false.
   * @default false
   */
  readonly remember?: boolean | null;
  /** Why, for the model where it is denied. */
  readonly reason?: string | null;
}

/** Decisions about pending calls; the thread goes on when none is pending. */
export interface ApprovalDecisions {
  /** The decisions. */
  readonly decisions: readonly ApprovalDecision[];
  /**
   * Answer with events as they happen. null means false.
   * @default false
   */
  readonly stream?: boolean | null;
}

/** A thread as it is shown. */
export interface ThreadView {
  /** Its state. */
  readonly thread: ThreadState;
  /** Calls that wait for a decision. */
  readonly pending: readonly ToolRequestEntry[];
  /** The last answer. Absent: no answer yet. */
  readonly reply?: AssistantMessage | null;
  /** The conversation, where it was asked for. */
  readonly context?: ContextDocument | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Threads, the last changed one first. */
export interface ThreadList {
  /** The threads. */
  readonly threads: readonly ThreadState[];
  /** Pass it as `after` for the following ones. Absent: this is the last page. */
  readonly next?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** One step of the check of messages. */
export interface MessageCheck {
  /** Which step. */
  readonly name: string;
  /** Whether it did what it must. */
  readonly passed: boolean;
  /** What was seen. */
  readonly detail: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What the check of the message chain found. */
export interface MessageCheckReport {
  /** Whether every step passed. */
  readonly passed: boolean;
  /** The steps, in order. */
  readonly checks: readonly MessageCheck[];
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A thread that was deleted with its conversation and its events. */
export interface ThreadDeleted {
  /** Id that the thread had. */
  readonly id: string;
  /** true: it is gone. */
  readonly deleted: boolean;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Why something that was asked of a thread is refused: the body of every error of the paths below /agents. */
export interface ThreadProblem {
  /**
   * The error. `server_type` is the reason as a stable word, `parameter` the place in the request as a JSON pointer.
   */
  readonly error: ErrorInfo;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

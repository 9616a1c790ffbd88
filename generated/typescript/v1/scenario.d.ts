// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Scenario: A file for `turnwire serve --provider mock --scenario FILE`: what a stand-in server answers, in every
 * dialect, and what it does wrong.
 */

import type { JsonObject, JsonValue } from "./json.js";
import type { FinishReason } from "./response.js";
import type { ToolName } from "./tool.js";
import type { UsageInfo } from "./usage.js";

/** What a stand-in server answers, and what it does wrong. */
export interface Scenario {
  /** What it is for, for a reader. */
  readonly description?: string | null;
  /** Models that the server lists. Absent: mock. It answers under any name. */
  readonly models?: readonly string[] | null;
  /**
   * What it answers. A request gets the first turn that fits it and is not used up. A request that no turn fits is
   * answered from its text alone, unless `when_used_up` refuses it.
   */
  readonly turns: readonly ScenarioTurn[];
  /** What a request gets when every turn that fits it is used up. Absent: last. */
  readonly when_used_up?: ScenarioEnd | null;
}

/**
 * What comes when the turns are used up: `last` gives the last one that fits again and again. `refuse` answers with
 * status 404 and a sentence, also a request that no turn fits.
 */
export type ScenarioEnd = "last" | "refuse";

/** One answer, for the requests that fit it. */
export interface ScenarioTurn {
  /** Which requests it is for. Absent: all. */
  readonly match?: ScenarioMatch | null;
  /**
   * How many requests it is for before it is used up. Absent: one, where a later turn has the same match and would
   * never get its turn, or where `when_used_up` refuses; else any number.
   */
  readonly times?: number | null;
  /** What the model says. Absent: what the stand-in says to such a request by itself. */
  readonly answer?: ScenarioAnswer | null;
  /**
   * File of a recorded exchange, from the folder of the scenario, whose answer is given byte for byte. Absent: none.
   */
  readonly recording?: string | null;
  /**
   * What is wrong with the answer; one after another in this order, each working on what the one before made. Absent:
   * nothing.
   */
  readonly faults?: readonly ScenarioFault[] | null;
}

/** Which requests a turn is for: all that is given must hold. */
export interface ScenarioMatch {
  /** Dialect of the path. Absent: any. */
  readonly dialect?: ScenarioDialect | null;
  /** Path of the request without its query; * stands for any characters. Absent: any. */
  readonly path?: string | null;
  /** HTTP method. Absent: any. */
  readonly method?: ScenarioMethod | null;
  /** Model that is asked for; * stands for any characters. Absent: any. */
  readonly model?: string | null;
  /** Text within the last message of the user or of a tool; upper and lower case are the same. Absent: any. */
  readonly contains?: string | null;
  /** Role of the last message. Absent: any. */
  readonly role?: ScenarioRole | null;
  /** Whether the answer is to be streamed. Absent: either way. */
  readonly stream?: boolean | null;
}

/** Dialect of a path. */
export type ScenarioDialect =
  | "ollama"
  | "openai-chat"
  | "openai-responses"
  | "anthropic"
  | "gemini"
  | "gemini-interactions";

/** HTTP method of a request. */
export type ScenarioMethod = "GET" | "HEAD" | "POST" | "DELETE";

/** Who said the last message. */
export type ScenarioRole = "user" | "tool";

/** What the model says, in the words of every dialect: thinking, then text, then calls. */
export interface ScenarioAnswer {
  /** The text. Absent: none. */
  readonly text?: string | null;
  /** What was thought before it. Absent: nothing. */
  readonly thinking?: string | null;
  /** Calls of tools. Absent: none. */
  readonly tool_calls?: readonly ScenarioCall[] | null;
  /** Why it ended. Absent: tool_calls where there are calls, else stop. */
  readonly finish_reason?: FinishReason | null;
  /** What it cost. Absent: estimated from the texts. */
  readonly usage?: UsageInfo | null;
}

/** A call of a tool. */
export interface ScenarioCall {
  /** The tool to call. */
  readonly name: ToolName;
  /** The arguments. Absent: none. */
  readonly arguments?: JsonObject | null;
  /** Id of the call. Absent: one is made. */
  readonly id?: string | null;
}

/** One thing that is wrong with an answer. */
export type ScenarioFault =
  | RefuseFault
  | DelayFault
  | DripFault
  | ResetFault
  | SplitFault
  | GarbageFault
  | GiantLineFault
  | ErrorFault
  | MissingEndFault
  | ContentTypeFault
  | IdsFault
  | UsageFault
  | StatusFault;

/** The connection is reset once the request is read, before any byte of an answer. */
export interface RefuseFault {
  /** Tag of this fault. */
  readonly type: "refuse";
}

/** Nothing is sent for a while. */
export interface DelayFault {
  /** Tag of this fault. */
  readonly type: "delay";
  /** How long. */
  readonly seconds: number;
  /** Bytes of the body that are sent before. Absent: not even the head is. */
  readonly after_bytes?: number | null;
}

/** The body comes in small pieces with a pause after each. */
export interface DripFault {
  /** Tag of this fault. */
  readonly type: "drip";
  /**
   * Bytes of a piece. Absent: 1.
   * @default 1
   */
  readonly bytes?: number | null;
  /**
   * Pause after each piece. Absent: 0.01.
   * @default 0.01
   */
  readonly seconds?: number | null;
}

/** The connection is broken off with a TCP reset in mid-body. */
export interface ResetFault {
  /** Tag of this fault. */
  readonly type: "reset";
  /**
   * Bytes of the body that are sent before; 0: only the head is. More than there are: all of them, but not the end of
   * the body.
   */
  readonly after_bytes: number;
}

/**
 * The body is cut into pieces at any byte, within a character or a line too; each is sent as an HTTP chunk of its own.
 */
export interface SplitFault {
  /** Tag of this fault. */
  readonly type: "split";
  /** Where, in bytes from the beginning of the body. Absent: as `bytes` says. */
  readonly at?: readonly number[] | null;
  /**
   * Bytes of a piece, where `at` is absent. Absent: 1.
   * @default 1
   */
  readonly bytes?: number | null;
}

/** A line in the stream is not JSON; a whole body begins with it. */
export interface GarbageFault {
  /** Tag of this fault. */
  readonly type: "garbage";
  /**
   * The line. Absent: `}{ not JSON`.
   * @default "}{ not JSON"
   */
  readonly text?: string | null;
  /**
   * How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
   * one.
   * @default 1
   */
  readonly after_events?: number | null;
}

/**
 * A line of the stream is very long: one JSON text. A whole body has as much white space before it, which is valid
 * JSON.
 */
export interface GiantLineFault {
  /** Tag of this fault. */
  readonly type: "giant_line";
  /**
   * How long, in bytes. Absent: 16,777,216.
   * @default 16777216
   */
  readonly bytes?: number | null;
  /**
   * How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
   * one.
   * @default 1
   */
  readonly after_events?: number | null;
}

/**
 * The stream reports an error in the words of the dialect and ends there, in order. A whole answer is that error, with
 * status 500.
 */
export interface ErrorFault {
  /** Tag of this fault. */
  readonly type: "error_in_stream";
  /**
   * What it says. Absent: that the stand-in failed on purpose.
   * @default "the stand-in failed on purpose"
   */
  readonly message?: string | null;
  /**
   * How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
   * one.
   * @default 1
   */
  readonly after_events?: number | null;
}

/** The stream ends in order, but what says that the answer is over never comes. A whole body lacks its second half. */
export interface MissingEndFault {
  /** Tag of this fault. */
  readonly type: "missing_end";
}

/** The answer says that it is something else. */
export interface ContentTypeFault {
  /** Tag of this fault. */
  readonly type: "content_type";
  /**
   * Value of the header Content-Type. Absent: text/html.
   * @default "text/html"
   */
  readonly value?: string | null;
}

/** The ids of tool calls are wrong, where the dialect has such ids. */
export interface IdsFault {
  /** Tag of this fault. */
  readonly type: "ids";
  /** What becomes of them. */
  readonly change: IdsChange;
}

/** Ids that are left out, or the same one for every call. */
export type IdsChange = "missing" | "duplicate";

/** Every count of tokens in the answer is wrong. */
export interface UsageFault {
  /** Tag of this fault. */
  readonly type: "usage";
  /** The value that replaces each count, for example -1, "many" or null. */
  readonly value: JsonValue;
}

/** The request is refused with a status, in the words of the dialect. */
export interface StatusFault {
  /** Tag of this fault. */
  readonly type: "status";
  /** HTTP status, for example 429 or 503. */
  readonly status: number;
  /** Seconds in the header Retry-After. Absent: no such header. */
  readonly retry_after?: number | null;
  /**
   * What the error says. Absent: that the stand-in was asked to refuse this.
   * @default "the stand-in was asked to refuse this"
   */
  readonly message?: string | null;
}

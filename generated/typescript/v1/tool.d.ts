// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Tools: Tools a model may call, its calls, and their results. */

import type { Json } from "../runtime.js";
import type { Extras, JsonObject, JsonValue, ProviderOptions } from "./json.js";

/** Name of a tool: 1 to 64 of A–Z, a–z, 0–9 and underscore. */
export type ToolName = string;

/** JSON Schema of a tool's arguments; its root type is object. */
export interface ParameterSchema {
  /** Arguments are always an object. */
  readonly type: "object";
  /** Any other field. */
  readonly [field: string]: Json;
}

/** A namespace that tools came in. */
export interface ToolNamespace {
  /** Its name. */
  readonly name: string;
  /** What its tools are for. Absent: nothing is said. */
  readonly description?: string | null;
  /**
   * Fields of one dialect for this namespace, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The bare text that a tool takes. Without a grammar any text will do. */
export interface TextInput {
  /** Grammar that the text follows. Absent: none. */
  readonly grammar?: string | null;
  /** Language that the grammar is written in. Absent: not stated. */
  readonly syntax?: "lark" | "regex" | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A tool that the model may call. */
export interface ToolDefinition {
  /** Name the model calls it by; unique in a request. */
  readonly name: ToolName;
  /** What the tool does and when to use it, for the model. Over 1,024 characters some servers cut it. */
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: ParameterSchema;
  /**
   * Ask the server to hold the arguments to the schema; on wires that know it, every object level then says
   * `additionalProperties: false`. null: nothing is sent.
   * @default true
   */
  readonly strict?: boolean | null;
  /** Name of the tool where it came from, when that name does not fit here; used on the way back. */
  readonly original_name?: string | null;
  /** Namespace that the tool came in; `original_name` is its name there. Absent: none. */
  readonly namespace?: ToolNamespace | null;
  /**
   * Set where the tool takes bare text: in its arguments, and in `parameters`, that is the string `input`. Absent: it
   * takes an object.
   */
  readonly text_input?: TextInput | null;
  /**
   * Fields of one dialect for this tool, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Who gave an id: the server, or Turnwire because the server sent none. */
export type IdOrigin = "server" | "minted";

/** Where a call came from: the server gave it as structure, or it was read out of the text of the answer. */
export type CallOrigin = "server" | "text";

/** A complete call of a tool by the model, ready to be validated and run. */
export interface ToolCall {
  /** Id that the result refers to; unique in its conversation turn. */
  readonly id: string;
  /** The tool to call. */
  readonly name: ToolName;
  /** The arguments, parsed once. */
  readonly arguments: JsonObject;
  /** The number of parts of the message's content before this call. Absent: the call is after all content. */
  readonly part_index?: number | null;
  /** Who gave the id. Absent: the server. */
  readonly id_origin?: IdOrigin | null;
  /** Where the call came from. Absent: the server. */
  readonly origin?: CallOrigin | null;
  /**
   * Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * Why a call cannot be run: arguments that are not JSON; JSON but no object; a name outside the allowed characters; no
 * name at all; cut off before its end; refused by the server itself.
 */
export type InvalidToolCallReason =
  | "not_json"
  | "not_an_object"
  | "bad_name"
  | "no_name"
  | "truncated"
  | "server_rejected";

/** A call that the model wrote wrongly or that was cut off: kept with its raw text, never executed. */
export interface InvalidToolCall {
  /** Id of the call. */
  readonly id: string;
  /** The arguments exactly as the model wrote them; may be empty. */
  readonly arguments_text: string;
  /** Why it cannot be run. */
  readonly reason: InvalidToolCallReason;
  /** Name as the model wrote it; any characters. Absent: none was sent. */
  readonly name?: string | null;
  /** Place among all calls of the message, valid and invalid, from 0. Absent: after the valid ones. */
  readonly position?: number | null;
  /** What is wrong and where, without the text itself. */
  readonly detail?: string | null;
  /** The number of parts of the message's content before this call. Absent: the call is after all content. */
  readonly part_index?: number | null;
  /** Who gave the id. Absent: the server. */
  readonly id_origin?: IdOrigin | null;
  /** Where the call came from. Absent: the server. */
  readonly origin?: CallOrigin | null;
  /**
   * Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Why a tool failed. */
export interface ToolError {
  /** What went wrong, for the model and the log. */
  readonly message: string;
  /** Stack trace, if there is one; for the program, not sent to the model. */
  readonly stack_trace?: string | null;
  /** Whether another try may work, with other arguments or later. Absent: unknown. */
  readonly recoverable?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * The outcome of one tool call: at least one of text, structured result and error.
 * Rule: at least one of text | structured | error is required.
 */
export interface ToolResult {
  /** Id of the call that is answered. */
  readonly tool_call_id: string;
  /** The tool that ran. */
  readonly name: ToolName;
  /** Result as text for the model; may be empty. Absent: nothing was said. */
  readonly text?: string | null;
  /**
   * True when the tool failed. null means false.
   * @default false
   */
  readonly is_error?: boolean | null;
  /** The result as JSON, for programs. */
  readonly structured?: JsonValue | null;
  /** Details of the failure. */
  readonly error?: ToolError | null;
  /** When the run began, RFC 3339 with a zone offset. */
  readonly started_at?: string | null;
  /** How long it ran, in nanoseconds. */
  readonly duration_ns?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A piece of a call as it streams: id and name first, then pieces of the arguments text. */
export interface ToolCallDelta {
  /** Which call of the message this piece belongs to, from 0. */
  readonly index: number;
  /** Id of the call; in its first piece. */
  readonly id?: string | null;
  /** Name of the tool as the model wrote it; in its first piece. */
  readonly name?: string | null;
  /** Next piece of the arguments text. */
  readonly arguments?: string | null;
  /**
   * Place of the call in the numbering of the stream's parts, where the dialect numbers them; in its first piece.
   * Absent: the call is after all content.
   */
  readonly part_index?: number | null;
  /** Who gave the id. Absent: the server. */
  readonly id_origin?: IdOrigin | null;
  /** Where the call came from; in its first piece. Absent: the server. */
  readonly origin?: CallOrigin | null;
  /**
   * True when the call is whole with this piece and nothing of it follows. null means false.
   * @default false
   */
  readonly is_complete?: boolean | null;
  /** Set when the call is known to be unusable whatever follows. */
  readonly invalid?: InvalidToolCallReason | null;
  /**
   * Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The model must call this one tool. */
export interface NamedToolChoice {
  /** Tag of this choice. */
  readonly type: "tool";
  /** The tool to call. */
  readonly name: ToolName;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** auto: the model decides; none: no calls; required: at least one call; or one named tool. */
export type ToolChoice = "auto" | "none" | "required" | NamedToolChoice;

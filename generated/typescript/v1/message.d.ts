// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Messages: One turn of a conversation, one definition per role. */

import type { Content } from "./content.js";
import type { Extras, Metadata, ProviderOptions } from "./json.js";
import type { InvalidToolCall, ToolCall } from "./tool.js";

/** Who speaks. The order gives the ordinals 0 to 3. */
export type MessageRole = "system" | "user" | "assistant" | "tool";

/** Instructions of the developer. */
export interface SystemMessage {
  /** Tag of this message. */
  readonly role: "system";
  /** The instructions. */
  readonly content: Content;
  /** `developer` where the wire role was or shall be `developer`. Absent: `system`. */
  readonly variant?: "developer" | null;
  /** Name of the participant. */
  readonly name?: string | null;
  /** Id of the message in its conversation; stored, never sent. */
  readonly id?: string | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /**
   * Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What the user says or shows. */
export interface UserMessage {
  /** Tag of this message. */
  readonly role: "user";
  /** Text or parts. */
  readonly content: Content;
  /** Name of the participant. */
  readonly name?: string | null;
  /** Id of the message in its conversation; stored, never sent. */
  readonly id?: string | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /**
   * Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * What the model said, thought and called.
 * Rule: at least one of content | tool_calls | invalid_tool_calls is required.
 */
export interface AssistantMessage {
  /** Tag of this message. */
  readonly role: "assistant";
  /** Text or parts. Absent: the model only called tools. */
  readonly content?: Content | null;
  /** Calls that are complete and well formed, in order. */
  readonly tool_calls?: readonly ToolCall[] | null;
  /** Calls that cannot be run, kept with their raw text. */
  readonly invalid_tool_calls?: readonly InvalidToolCall[] | null;
  /** Name of the participant. */
  readonly name?: string | null;
  /** Id of the message in its conversation; stored, never sent. */
  readonly id?: string | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /**
   * Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The result of one tool call. */
export interface ToolMessage {
  /** Tag of this message. */
  readonly role: "tool";
  /** What the tool returned; may be empty. */
  readonly content: Content;
  /** Id of the call that is answered. */
  readonly tool_call_id: string;
  /**
   * True when the tool failed. null means false.
   * @default false
   */
  readonly is_error?: boolean | null;
  /** Name of the participant. */
  readonly name?: string | null;
  /** Id of the message in its conversation; stored, never sent. */
  readonly id?: string | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /**
   * Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A message of any role. */
export type ChatMessage = SystemMessage | UserMessage | AssistantMessage | ToolMessage;

/** Messages in the order of the conversation. */
export type Conversation = readonly ChatMessage[];

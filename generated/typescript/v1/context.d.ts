// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Contexts: A conversation as it is stored: branches of entries, mode, and what a model sees of it. */

import type { ContextEntry } from "./entry.js";
import type { Extras, Metadata } from "./json.js";
import type { Conversation } from "./message.js";
import type { ToolName } from "./tool.js";

/** Name of a branch or mode: 1 to 64 of A–Z, a–z, 0–9, underscore, point and hyphen. */
export type ContextName = string;

/** A way of working, with the instructions and rights that belong to it. */
export interface Mode {
  /** Name of the mode. */
  readonly name: ContextName;
  /** The system message while the mode is active. Absent: none. */
  readonly system_prompt?: string | null;
  /**
   * Role of the agent, which decides what it may do with files. Absent: `planner`.
   * @default "planner"
   */
  readonly role?: string | null;
  /** Tools that are offered. Absent: all. */
  readonly tools?: readonly ToolName[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A line of the conversation: what it takes over from its parent, and its own entries. */
export interface Branch {
  /** Name of the branch, unique in its context. */
  readonly name: ContextName;
  /** When it was made. */
  readonly created_at: string;
  /** Branch from which it was made. Absent: it begins empty. */
  readonly parent?: ContextName | null;
  /** Id of the last entry taken over from the parent's line. Absent: nothing is taken over. */
  readonly fork_after?: string | null;
  /** Its own entries, in order. Absent: stored elsewhere, outside this document. */
  readonly entries?: readonly ContextEntry[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A whole conversation: state, branches, entries. */
export interface ContextDocument {
  /** Tag of this document. */
  readonly type: "context";
  /** Version of this document's form, major and minor. */
  readonly version: string;
  /** Id of the context. */
  readonly id: string;
  /** When it was made. */
  readonly created_at: string;
  /** Branch on which it goes on. */
  readonly active_branch: ContextName;
  /** All branches. */
  readonly branches: readonly Branch[];
  /** A few words for lists. */
  readonly title?: string | null;
  /** When it was last changed. */
  readonly updated_at?: string | null;
  /** How often it was stored; tells whether somebody else stored it in between. Absent: never. */
  readonly revision?: number | null;
  /** Active mode. Absent: none. */
  readonly mode?: ContextName | null;
  /** Modes that can be switched to. */
  readonly modes?: readonly Mode[] | null;
  /** Folder that relative paths start from and that no file may leave. Absent: no files. */
  readonly workspace_root?: string | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * Why an entry does not reach the model: there is no room; it is older than allowed; it has nothing to show; this
 * version does not know its type; a call without a result, or a result without its call; the model cannot take it.
 */
export type RemovalReason =
  | "token_limit"
  | "not_fresh"
  | "no_content"
  | "unknown_type"
  | "unanswered_call"
  | "not_supported";

/** An entry that was left out of what a model sees. */
export interface Removal {
  /** Id of the entry. */
  readonly entry_id: string;
  /** Its type. */
  readonly entry_type: string;
  /** Why. */
  readonly reason: RemovalReason;
  /** About how many tokens that saves. */
  readonly tokens?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Something that the user should know, without content. */
export interface Notice {
  /** What it is about, as a stable word, for example `image.fallback`. */
  readonly id: string;
  /** The sentence for the user. */
  readonly message: string;
  /** Entry that it is about. */
  readonly entry_id?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What a model sees of a context, and what it does not. */
export interface Projection {
  /** The messages, in order. */
  readonly messages: Conversation;
  /**
   * Entries that were left out, in the order of the context; control entries are not among them, they never reach a
   * model.
   */
  readonly removals: readonly Removal[];
  /** What the user should know. Absent: nothing. */
  readonly notices?: readonly Notice[] | null;
  /** About how many tokens the messages are. */
  readonly estimated_tokens?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

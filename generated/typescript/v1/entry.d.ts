// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/**
 * Context entries: Parts of a conversation other than messages: texts, images, files, calls with their approval,
 * results, changes of mode and branch, resources.
 */

import type { Json, UnknownTag } from "../runtime.js";
import type { Content, ImagePart } from "./content.js";
import type { Extras, Metadata, ProviderOptions } from "./json.js";
import type { ToolMessage } from "./message.js";
import type { FinishReason } from "./response.js";
import type { InvalidToolCall, ToolCall, ToolResult } from "./tool.js";

/** The types of entries that this version knows. */
export type EntryType =
  | "text"
  | "image"
  | "file_reference"
  | "tool_request"
  | "tool_result"
  | "system_control"
  | "mcp_resource";

/** Why the work of an entry failed, without its content. */
export interface EntryProblem {
  /** What failed, as a stable word, for example `file.denied`. */
  readonly code: string;
  /** What went wrong and what would be right, for a person. */
  readonly message: string;
  /** Whether another try may work. Absent: unknown. */
  readonly recoverable?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A text of the conversation. */
export interface TextData {
  /** Who speaks. */
  readonly role: "system" | "user" | "assistant";
  /**
   * Text or parts, as in a message; of the system and the user it is not empty. Absent: an answer that only called
   * tools; this is the text of its message.
   */
  readonly content?: Content | null;
  /** `developer` where the wire role was or shall be `developer`. Absent: `system`. */
  readonly variant?: "developer" | null;
  /** Name of the participant. */
  readonly name?: string | null;
  /**
   * Id that all entries of one answer share: its text and its calls are one message. Absent: the text is a message of
   * its own.
   */
  readonly answer_id?: string | null;
  /** Id of the message, where it has one other than the entry's. */
  readonly message_id?: string | null;
  /** Model that gave the answer. */
  readonly model?: string | null;
  /** Why the answer ended. Absent: it is no answer, or unknown. */
  readonly finish_reason?: FinishReason | null;
  /**
   * Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
   * extra is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What was said. */
export interface TextEntry {
  /** Tag of this entry. */
  readonly type: "text";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The text. */
  readonly data: TextData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * How an image is read: by the model, by character recognition, or by the model where it can see and else by character
 * recognition.
 */
export type Recognition = "vision" | "ocr" | "auto";

/** What became of an image: not read yet, read, or failed with a problem; a failed one may be tried again. */
export type ImageState = "pending" | "done" | "failed";

/** A way of reading an image that was given up for another. */
export interface ImageFallback {
  /** The way that was not possible. */
  readonly given_up: "vision";
  /** The way that was taken. */
  readonly taken: "ocr";
  /** Why, for the user. */
  readonly reason: string;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** An image, and what was read from it. */
export interface ImageData {
  /** The image: a URL, base64 data, a path or a file id. */
  readonly image: ImagePart;
  /** Path or URL that the data in `image` were read from. Absent: `image` is as it was given. */
  readonly source?: string | null;
  /** How it was asked to be read. */
  readonly recognition: Recognition;
  /** What became of it. */
  readonly state: ImageState;
  /** How it was really read. Absent: not yet. */
  readonly used?: "vision" | "ocr" | null;
  /** The way that was given up. Absent: none. */
  readonly fallback?: ImageFallback | null;
  /** What character recognition read; may be empty. */
  readonly text?: string | null;
  /** How sure the recognition is of the text, 0 to 1. */
  readonly confidence?: number | null;
  /** Language of the text, ISO 639-1. Absent: unknown. */
  readonly language?: string | null;
  /** How sure the language is, 0 to 1. */
  readonly language_confidence?: number | null;
  /** What read it: the recognition engine, or the model. */
  readonly engine?: string | null;
  /** What a model said that it sees. */
  readonly analysis?: string | null;
  /** Width in pixels. */
  readonly width?: number | null;
  /** Height in pixels. */
  readonly height?: number | null;
  /** Size of the encoded image in bytes. */
  readonly size_bytes?: number | null;
  /** Hash of the encoded image. */
  readonly sha256?: string | null;
  /** How often it was tried to be read. */
  readonly attempts?: number | null;
  /** Why it failed. */
  readonly problem?: EntryProblem | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** An image that the user shows. */
export interface ImageEntry {
  /** Tag of this entry. */
  readonly type: "image";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The image. */
  readonly data: ImageData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * What became of a file: not opened yet, read, written, refused by a rule, not there, failed otherwise, or changed
 * since it was read.
 */
export type FileStatus = "pending" | "read" | "written" | "denied" | "missing" | "failed" | "changed";

/** A file, or lines of it, and what was read. */
export interface FileReferenceData {
  /** The path as it was given: absolute, or relative to the workspace root. */
  readonly path: string;
  /** What became of it. */
  readonly status: FileStatus;
  /** First line, from 1. Absent: the first. */
  readonly start_line?: number | null;
  /** Last line, inclusive; not before the first. Absent: the last. */
  readonly end_line?: number | null;
  /** Role of the agent for which it is opened. Absent: the role of the context's mode. */
  readonly role?: string | null;
  /** The path inside the workspace root, normalized, with `/`. */
  readonly resolved_path?: string | null;
  /** The lines, each with its number before it, as the model is shown them. */
  readonly content?: string | null;
  /** Encoding that the bytes were read in. */
  readonly encoding?: string | null;
  /**
   * True when the file is no text; then there is no content. null means false.
   * @default false
   */
  readonly is_binary?: boolean | null;
  /**
   * True when only the beginning of the lines is kept. null means false.
   * @default false
   */
  readonly is_truncated?: boolean | null;
  /** Lines of the whole file. */
  readonly line_count?: number | null;
  /** Size of the whole file in bytes. */
  readonly size_bytes?: number | null;
  /** Hash of the whole file when it was read. */
  readonly sha256?: string | null;
  /** When the file was last changed, by its file system. */
  readonly modified_at?: string | null;
  /** When it was read. */
  readonly read_at?: string | null;
  /** Why it was not read. */
  readonly problem?: EntryProblem | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A file that the user refers to. */
export interface FileReferenceEntry {
  /** Tag of this entry. */
  readonly type: "file_reference";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The file. */
  readonly data: FileReferenceData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * State of an approval: nobody decided yet; may be run once; must not be run; was run with it; was not used in time.
 */
export type ApprovalState = "pending" | "approved" | "denied" | "used" | "expired";

/** The decision about one call. It holds for exactly these arguments, once, and only where it was given. */
export interface Approval {
  /** State of the decision. */
  readonly state: ApprovalState;
  /** SHA-256 of the tool's name and its arguments as canonical JSON; a decision for another hash is refused. */
  readonly hash: string;
  /** When it was decided. */
  readonly decided_at?: string | null;
  /**
   * Who decided: `user`; `policy`, or `policy: ` and the rule's name; over HTTP `client`, or `client: ` and the name
   * that the gateway was given for the holder of its key; or what a program says. Never a key.
   */
  readonly decided_by?: string | null;
  /** Until when an approved call may start. Absent: without end. */
  readonly expires_at?: string | null;
  /** When the call was started with it. */
  readonly used_at?: string | null;
  /** Why it was denied, or why it must be asked. */
  readonly reason?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What became of a call: not started, started, answered by its tool, or answered without having been run. */
export type ToolRequestState = "waiting" | "running" | "done" | "refused";

/**
 * A call that the model made, valid or not, and the decision about it.
 * Rule: exactly one of call | invalid_call is required.
 */
export interface ToolRequestData {
  /** The call, ready to be run. */
  readonly call?: ToolCall | null;
  /** The call as the model wrote it, where it cannot be run. */
  readonly invalid_call?: InvalidToolCall | null;
  /** What became of it. */
  readonly state: ToolRequestState;
  /** The decision. Absent: nothing can be decided about a call that cannot be run. */
  readonly approval?: Approval | null;
  /** Id that all entries of one answer share. */
  readonly answer_id?: string | null;
  /** MCP server that offers the tool. Absent: the tool is this program's own. */
  readonly server?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A call of a tool by the model. */
export interface ToolRequestEntry {
  /** Tag of this entry. */
  readonly type: "tool_request";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The call. */
  readonly data: ToolRequestData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The result of a call. */
export interface ToolResultData {
  /** Id of the entry of the call. */
  readonly request_id: string;
  /** The result; its `tool_call_id` is the id of the call. */
  readonly result: ToolResult;
  /** The message as it was given, where it says more than the result. Absent: the message is made of the result. */
  readonly message?: ToolMessage | null;
  /** When it was there. */
  readonly completed_at?: string | null;
  /**
   * True when the result was too large and only its beginning is kept. null means false.
   * @default false
   */
  readonly is_truncated?: boolean | null;
  /** Size of the whole result in bytes. */
  readonly size_bytes?: number | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The result of a tool. */
export interface ToolResultEntry {
  /** Tag of this entry. */
  readonly type: "tool_result";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The result. */
  readonly data: ToolResultData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What a system control changes. */
export type ControlKind = "mode_change" | "branch_switch";

/** A change of the conversation itself; no model sees it. */
export interface SystemControlData {
  /** What changed. */
  readonly control: ControlKind;
  /** Name of the mode or branch before. Absent: this is the first one. */
  readonly old?: string | null;
  /** Name of the mode or branch from now on. */
  readonly new: string;
  /** Who changed it, for example `user`. */
  readonly decided_by?: string | null;
  /** Why. */
  readonly reason?: string | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A change of mode or branch. */
export interface SystemControlEntry {
  /** Tag of this entry. */
  readonly type: "system_control";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The change. */
  readonly data: SystemControlData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** How a content was made smaller. */
export interface Shortening {
  /** Cut at the end, or replaced by a summary. */
  readonly method: "cut" | "summary";
  /** Size of the whole content in bytes. */
  readonly size_bytes: number;
  /** Size of what is kept in bytes. */
  readonly kept_bytes: number;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * Whether the content may be used: read in time and not reported as changed; older or reported as changed; or not
 * readable.
 */
export type McpResourceState = "fresh" | "stale" | "failed";

/** A resource of an MCP server, as it was read. */
export interface McpResourceData {
  /** Name of the server in the configuration. */
  readonly server: string;
  /** URI of the resource. */
  readonly uri: string;
  /** Whether it may be used. */
  readonly state: McpResourceState;
  /** Name that the server gives it. */
  readonly name?: string | null;
  /** Media type that the server states. */
  readonly mime_type?: string | null;
  /** The content as text; may be empty. */
  readonly text?: string | null;
  /** The content as standard base64. */
  readonly blob?: string | null;
  /** When it was read. */
  readonly retrieved_at?: string | null;
  /** For how many seconds after that it is fresh. Absent: the rule for its type. */
  readonly fresh_for_s?: number | null;
  /** When it was last shown to a model. */
  readonly last_used_at?: string | null;
  /** Size of the whole content in bytes. */
  readonly size_bytes?: number | null;
  /** How it was made smaller. Absent: it is whole. */
  readonly shortening?: Shortening | null;
  /** Why it was not read. */
  readonly problem?: EntryProblem | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A resource of an MCP server, shown to the model as information of the system. */
export interface McpResourceEntry {
  /** Tag of this entry. */
  readonly type: "mcp_resource";
  /**
   * Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version is
   * kept with its further fields.
   */
  readonly version: string;
  /** Id of the entry, unique in its context. */
  readonly id: string;
  /** When the entry was made, RFC 3339, UTC. */
  readonly created_at: string;
  /** The resource. */
  readonly data: McpResourceData;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/**
 * An entry whose type this version does not know, with its JSON intact. A known type with a bad body is an error, never
 * an unknown entry.
 */
export interface UnknownEntry {
  /** The unknown type. */
  readonly type: UnknownTag;
  /** Any other field. */
  readonly [field: string]: Json;
}

/** One entry of a context; an unknown type is kept as an UnknownEntry. */
export type ContextEntry =
  | TextEntry
  | ImageEntry
  | FileReferenceEntry
  | ToolRequestEntry
  | ToolResultEntry
  | SystemControlEntry
  | McpResourceEntry
  | UnknownEntry;

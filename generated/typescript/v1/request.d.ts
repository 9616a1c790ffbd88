// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Requests: What is asked of a model server. */

import type { Extras, JsonObject, Metadata, ProviderOptions } from "./json.js";
import type { ChatMessage } from "./message.js";
import type { ToolChoice, ToolDefinition } from "./tool.js";

/** How much the model should think before it answers. */
export type ThinkingEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** Which model, and how it samples. */
export interface ModelParameters {
  /** Name of the model at the server; not blank. */
  readonly model: string;
  /**
   * Sampling temperature. Absent: 0.7 is sent. null: nothing is sent, the server's own default holds.
   * @default 0.7
   */
  readonly temperature?: number | null;
  /**
   * Nucleus sampling: share of the probability mass. Absent: 1.0 is sent. null: nothing is sent, the server's own
   * default holds.
   * @default 1.0
   */
  readonly top_p?: number | null;
  /** Most tokens to write. Absent: the server's limit. */
  readonly max_tokens?: number | null;
  /** Texts at which the answer stops; they are not part of it. */
  readonly stop_sequences?: readonly string[] | null;
  /** Seed of the sampler, for answers that can be repeated. */
  readonly seed?: number | null;
  /** Time limit of the call, in seconds. Absent: the provider's. */
  readonly timeout?: number | null;
  /** Sample among this many most likely tokens. */
  readonly top_k?: number | null;
  /** Least probability of a token, relative to the likeliest. */
  readonly min_p?: number | null;
  /** Penalty by how often a token occurred. */
  readonly frequency_penalty?: number | null;
  /** Penalty for tokens that occurred at all. */
  readonly presence_penalty?: number | null;
  /** Divisor of the scores of repeated tokens; 1 is off. */
  readonly repeat_penalty?: number | null;
  /** false: no thinking; true: thinking at the server's own level; or a level. Absent: the server decides. */
  readonly thinking?: boolean | ThinkingEffort | null;
  /** Most tokens to spend on thinking. */
  readonly thinking_budget_tokens?: number | null;
  /**
   * How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text format.
   * Never sent. Absent: they are reported and not read.
   */
  readonly text_format?: string | null;
  /**
   * Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing extra
   * is sent.
   */
  readonly provider_options?: ProviderOptions | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Free text. */
export interface TextFormat {
  /** Tag of this format. */
  readonly type: "text";
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Any JSON object. */
export interface JsonObjectFormat {
  /** Tag of this format. */
  readonly type: "json_object";
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** JSON that follows a schema. */
export interface JsonSchemaFormat {
  /** Tag of this format. */
  readonly type: "json_schema";
  /** The JSON Schema of the answer. */
  readonly json_schema: JsonObject;
  /** Name of the schema, for servers that want one. */
  readonly name?: string | null;
  /** What the answer is for, for the model. */
  readonly description?: string | null;
  /** Ask the server to hold the answer to the schema. Absent: the server's default. */
  readonly strict?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** Shape of the answer. */
export type ResponseFormat = TextFormat | JsonObjectFormat | JsonSchemaFormat;

/** How the answer is streamed. */
export interface StreamOptions {
  /**
   * Ask for the token counts at the end of the stream. Absent: they are asked for. null: nothing is sent.
   * @default true
   */
  readonly include_usage?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** One call of a model. */
export interface ChatRequest {
  /** The conversation so far, at least one message. */
  readonly messages: readonly ChatMessage[];
  /** Which model, and how it samples. */
  readonly parameters: ModelParameters;
  /** Tools the model may call. */
  readonly tools?: readonly ToolDefinition[] | null;
  /** Whether tools must, may or must not be called. Absent: the server's default. */
  readonly tool_choice?: ToolChoice | null;
  /** Whether several tools may be called in one answer. Absent: the server's default. */
  readonly parallel_tool_calls?: boolean | null;
  /** Shape of the answer. Absent: free text. */
  readonly response_format?: ResponseFormat | null;
  /**
   * Whether the answer shall be streamed; set by the call that is used. null means false.
   * @default false
   */
  readonly stream?: boolean | null;
  /** How the answer is streamed. */
  readonly stream_options?: StreamOptions | null;
  /** The developer's own data; never sent. */
  readonly metadata?: Metadata | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

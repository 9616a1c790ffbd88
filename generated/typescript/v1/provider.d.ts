// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Providers: What a program can know about a running model server. */

import type { Diagnostic, ErrorInfo } from "./error.js";
import type { Extras } from "./json.js";
import type { ThinkingEffort } from "./request.js";

/**
 * Kind of a provider: `ollama`, `vllm`, `llamacpp`, `transformers-serve`, `mlx-lm`, `litellm`, `openai-compatible`,
 * `groq`, `openai`, `anthropic`, `gemini`, `embedded`, `mock`, `pool` (several providers of the configuration behind
 * one name), or one that a program or an installed package registers.
 */
export type ProviderType = string;

/** Whether something is supported; unknown is not no. */
export type Capability = "yes" | "no" | "unknown";

/** What a model or provider can do. */
export interface Capabilities {
  /** Answers can be streamed. */
  readonly streaming?: Capability | null;
  /** Tools can be called. */
  readonly tools?: Capability | null;
  /** The caller can force or name a tool. */
  readonly tool_choice?: Capability | null;
  /** Several tools can be called in one answer. */
  readonly parallel_tool_calls?: Capability | null;
  /** Thoughts are sent apart from the answer. */
  readonly thinking?: Capability | null;
  /** Answers can be held to a JSON Schema. */
  readonly structured_output?: Capability | null;
  /** Images are understood. */
  readonly vision?: Capability | null;
  /** Sound is understood. */
  readonly audio?: Capability | null;
  /** Embeddings can be made. */
  readonly embedding?: Capability | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** What is sent for parameters that a request leaves open (absent or null). A parameter of the request wins. */
export interface ParameterDefaults {
  /** Most tokens to write. Absent: the server's limit. */
  readonly max_tokens?: number | null;
  /** Sampling temperature. Absent: none of its own. */
  readonly temperature?: number | null;
  /** Nucleus sampling. Absent: none of its own. */
  readonly top_p?: number | null;
  /** Texts at which an answer stops. Absent: none. */
  readonly stop_sequences?: readonly string[] | null;
  /**
   * Whether, or how much, the model thinks, for requests that say neither this nor a budget. Absent: the server
   * decides.
   */
  readonly thinking?: boolean | ThinkingEffort | null;
  /**
   * How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text format.
   * Absent: nothing is filled in.
   */
  readonly text_format?: string | null;
}

/** A model that a server offers. */
export interface ModelInfo {
  /** Name to ask for. */
  readonly name: string;
  /** Most tokens of prompt and answer together. */
  readonly context_length?: number | null;
  /** Size of the model's file. */
  readonly size_bytes?: number | null;
  /** Hash of the model's file. */
  readonly digest?: string | null;
  /** Architecture or family. */
  readonly family?: string | null;
  /** Number of weights, in the server's words, for example `3.2B`. */
  readonly parameter_size?: string | null;
  /** Quantization, for example `Q4_K_M`. */
  readonly quantization?: string | null;
  /** When the model was last changed, as the server wrote it. */
  readonly modified_at?: string | null;
  /** What the model can do. */
  readonly capabilities?: Capabilities | null;
  /** False when the server would forward calls to another host. Absent: unknown. */
  readonly is_local?: boolean | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** The state of a provider at one moment. */
export interface ProviderHealth {
  /** Provider that was asked. */
  readonly provider_id: string;
  /** Whether it answered. */
  readonly is_available: boolean;
  /** Time to its answer, in nanoseconds. */
  readonly latency_ns?: number | null;
  /** Version that the server gives itself. */
  readonly version?: string | null;
  /** Oldest version of this kind of server that was tried. Absent: none was. */
  readonly oldest_tested_version?: string | null;
  /** False when the server's version is older than that. Absent: unknown. */
  readonly is_version_tested?: boolean | null;
  /** Models it offers now. */
  readonly models?: readonly ModelInfo[] | null;
  /** Why it is not available. */
  readonly error?: ErrorInfo | null;
  /** What is odd about the server, for example a version that is too old. */
  readonly diagnostics?: readonly Diagnostic[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

/** A configured provider. */
export interface ProviderInfo {
  /** Id in the configuration. */
  readonly provider_id: string;
  /** Kind of provider. */
  readonly type: ProviderType;
  /** Base URL, without credentials. Absent: it runs inside this process. */
  readonly endpoint?: string | null;
  /**
   * Whether it is used when none is named. null means false.
   * @default false
   */
  readonly is_default?: boolean | null;
  /** Models named in the configuration. */
  readonly models?: readonly ModelInfo[] | null;
  /** Parameters for requests that leave them open. */
  readonly defaults?: ParameterDefaults | null;
  /** What the provider can do. */
  readonly capabilities?: Capabilities | null;
  /** Ids of the providers that are asked when this one fails, in this order. */
  readonly fallback?: readonly string[] | null;
  /** Ids of the providers between which a pool chooses. */
  readonly members?: readonly string[] | null;
  /** Fields found here that this version does not define, unchanged. Stored, never sent to a server. */
  readonly extras?: Extras | null;
}

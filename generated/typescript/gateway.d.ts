// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** Gateway: What the gateway says of itself, on the paths that belong to no dialect. */

import type { Validator } from "./runtime.js";

/** Body of GET /health. With ?providers=1 every provider is asked. */
export interface Health {
  /**
   * ok: answers are written. stopping: the gateway finishes the running answers and takes no new ones; the status is
   * 503.
   */
  readonly status: "ok" | "stopping";
  /** Version of the gateway. */
  readonly version: string;
  /** State of each provider by its id. Absent: not asked. */
  readonly providers?: ProviderStates;
}

/** State of each provider by its id. */
export type ProviderStates = { readonly [name: string]: ProviderState };

/** Whether a provider is up. */
export interface ProviderState {
  /** Whether it answers. */
  readonly available: boolean;
  /** How long it took to say so, in milliseconds. Absent: not measured. */
  readonly latency_ms?: number;
  /** Code of the error that it failed with, such as ACODE-MDL-003. Absent: it did not fail. */
  readonly error_code?: string;
}

/** Body of GET /schemas: the documents that GET /schemas/{name} serves. */
export interface SchemaIndex {
  /** One entry a document, by name. */
  readonly schemas: readonly SchemaEntry[];
}

/** A schema document. */
export interface SchemaEntry {
  /** Name, such as turnwire/v1/message. */
  readonly name: string;
  /** Title, a few words. */
  readonly title: string;
  /** Where the gateway serves it. */
  readonly path: string;
  /** Names of its definitions. */
  readonly definitions: readonly string[];
}

export type { Json, UnknownTag, ValidationError, Validator } from "./runtime.js";

export declare const validateHealth: Validator<Health>;
export declare const validateProviderStates: Validator<ProviderStates>;
export declare const validateProviderState: Validator<ProviderState>;
export declare const validateSchemaIndex: Validator<SchemaIndex>;
export declare const validateSchemaEntry: Validator<SchemaEntry>;

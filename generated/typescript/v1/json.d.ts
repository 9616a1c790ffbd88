// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

/** JSON values: Plain JSON: what Turnwire carries for others without looking inside. */

import type { Json } from "../runtime.js";

/** Any JSON value. Numbers keep their form: 1 stays an integer, 1.0 a float; integers are not bounded. */
export type JsonValue = Json;

/** Any JSON object; members keep their order. */
export type JsonObject = { readonly [name: string]: Json };

/**
 * Unknown fields by their name, with the value they came with. Kept through load, dump and copy; never sent to a model
 * server.
 */
export type Extras = { readonly [name: string]: Json };

/**
 * What the developer attaches to an object for the program's own use. Never sent to a model server and never filled by
 * one.
 */
export type Metadata = { readonly [name: string]: Json };

/**
 * Wire fields by dialect or variant name (`ollama`, `openai-chat`, `vllm`, `llamacpp`, `groq` …): the object under a
 * name is merged into what is sent to that dialect and ignored by all others.
 */
export type ProviderOptions = { readonly [name: string]: JsonObject };

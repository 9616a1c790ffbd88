// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! JSON values: Plain JSON: what Turnwire carries for others without looking inside.

use crate::json::{Json, Object};
use crate::map::Map;

/// Any JSON value. Numbers keep their form: 1 stays an integer, 1.0 a float; integers are not bounded.
pub type JsonValue = Json;

/// Any JSON object; members keep their order.
pub type JsonObject = Object;

/// Unknown fields by their name, with the value they came with. Kept through load, dump and copy; never sent to a model
/// server.
pub type Extras = Object;

/// What the developer attaches to an object for the program's own use. Never sent to a model server and never filled by
/// one.
pub type Metadata = Object;

/// Wire fields by dialect or variant name (`ollama`, `openai-chat`, `vllm`, `llamacpp`, `groq` …): the object under a
/// name is merged into what is sent to that dialect and ignored by all others.
pub type ProviderOptions = Map<Object>;

//! Types of the Turnwire contract: messages, tools, requests, answers and stream chunks.
//!
//! Reading judges by the schemas, keeps what it does not know in `extras`, and keeps every number as it was written.

#![forbid(unsafe_code)]

mod calls; // streams
mod carried;
mod json;
mod minted; // streams
mod modules;
mod rules;
mod stream; // streams
pub mod types;

pub use carried::{Carried, Definition};
pub use json::{Json, JsonError, Map, Number, Object, DEEPEST};
pub use rules::{definitions, validate, Fault};
pub use stream::{ChunkDecoder, StreamAccumulator, StreamError, LONGEST_LINE}; // streams
pub use types::*;

/// The version of the contract, that of every package of it.
pub const VERSION: &str = "VERSION_HERE";

/// A text judged by a canonical definition, read by its type and written again: unknown properties are in `extras`.
pub fn normalize(definition: &str, text: &str) -> Result<String, Fault> {
    match definition {
        // definitions
        _ => Err(Fault::new("$ref", format!("there is no type for {definition}"))),
    }
}

fn again<T: Carried>(definition: &str, text: &str) -> Result<String, Fault> {
    let value = Json::parse(text).map_err(|error| Fault::new("json", error.to_string()))?;
    validate(definition, &value)?;
    Ok(T::read(&value)?.write().to_string())
}

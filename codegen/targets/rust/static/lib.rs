//! Types of the Turnwire contract: messages, tools, requests, answers and stream chunks.
//!
//! Reading judges by the schemas, keeps what it does not know in `extras`, and keeps every number as it was written.

#![forbid(unsafe_code)]

mod calls; // streams
mod carried;
mod chunks; // streams
mod formats; // texts
mod json;
mod map;
mod minted; // streams
mod modules;
mod parse;
mod rules;
mod stream; // streams
mod text_calls; // texts
mod text_events; // texts
mod text_formats; // texts
mod text_json; // texts
mod text_literals; // texts
mod text_machine; // texts
mod text_members; // texts
mod text_notation; // texts
mod text_quoting; // texts
mod text_reader; // texts
mod text_source; // texts
mod text_steps; // texts
mod text_values; // texts
pub mod types;

pub use carried::{Carried, Definition};
pub use chunks::{ChunkDecoder, StreamError, LONGEST_LINE}; // streams
pub use json::{Json, Number, Object};
pub use map::Map;
pub use parse::{JsonError, DEEPEST};
pub use rules::{definitions, validate, Fault};
pub use stream::StreamAccumulator; // streams
pub use text_calls::TextJudge; // texts
pub use text_events::{CallPiece, NoCall, ReadCall, TextEvent, TextReading, TextReason}; // texts
pub use text_formats::{text_formats, CompiledTextFormat}; // texts
pub use text_reader::{read_text, TextReader, TextReaderOptions}; // texts
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

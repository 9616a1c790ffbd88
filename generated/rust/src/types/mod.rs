// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The canonical model: every definition by its name.

mod audit;
mod batch;
mod benchmark;
mod completion;
mod config;
mod content;
mod context;
mod contract;
mod embedding;
mod entry;
mod error;
mod json;
mod message;
mod policy;
mod provider;
mod request;
mod rerank;
mod response;
mod scenario;
mod stream;
mod thread;
mod tokens;
mod tool;
mod usage;

pub use audit::*;
pub use batch::*;
pub use benchmark::*;
pub use completion::*;
pub use config::*;
pub use content::*;
pub use context::*;
pub use contract::*;
pub use embedding::*;
pub use entry::*;
pub use error::*;
pub use json::*;
pub use message::*;
pub use policy::*;
pub use provider::*;
pub use request::*;
pub use rerank::*;
pub use response::*;
pub use scenario::*;
pub use stream::*;
pub use thread::*;
pub use tokens::*;
pub use tool::*;
pub use usage::*;

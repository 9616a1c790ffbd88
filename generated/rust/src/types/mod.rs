// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The canonical model: every definition by its name.

mod audit;
mod batch;
mod config;
mod content;
mod context;
mod entry;
mod error;
mod json;
mod message;
mod policy;
mod provider;
mod request;
mod response;
mod stream;
mod thread;
mod tool;
mod usage;

pub use audit::*;
pub use batch::*;
pub use config::*;
pub use content::*;
pub use context::*;
pub use entry::*;
pub use error::*;
pub use json::*;
pub use message::*;
pub use policy::*;
pub use provider::*;
pub use request::*;
pub use response::*;
pub use stream::*;
pub use thread::*;
pub use tool::*;
pub use usage::*;

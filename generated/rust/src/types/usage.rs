// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Usage: What a call cost: tokens and time, as counted by the server or marked as an estimate.

use crate::carried::{Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;

/// How long the server says its own steps took.
#[derive(Clone, Debug, PartialEq)]
pub struct ServerTimings {
    /// Waiting before the work began, in nanoseconds.
    pub queue_ns: Option<i64>,
    /// Loading the model, in nanoseconds.
    pub load_ns: Option<i64>,
    /// Reading the prompt, in nanoseconds.
    pub prompt_ns: Option<i64>,
    /// Writing the answer, in nanoseconds.
    pub completion_ns: Option<i64>,
    /// The whole call as the server measured it, in nanoseconds.
    pub total_ns: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ServerTimings {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ServerTimings {
            queue_ns: None,
            load_ns: None,
            prompt_ns: None,
            completion_ns: None,
            total_ns: None,
            extras: None,
        }
    }
}

impl Carried for ServerTimings {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ServerTimings {
            queue_ns: fields.optional("queue_ns")?,
            load_ns: fields.optional("load_ns")?,
            prompt_ns: fields.optional("prompt_ns")?,
            completion_ns: fields.optional("completion_ns")?,
            total_ns: fields.optional("total_ns")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("queue_ns", &self.queue_ns);
        out.optional("load_ns", &self.load_ns);
        out.optional("prompt_ns", &self.prompt_ns);
        out.optional("completion_ns", &self.completion_ns);
        out.optional("total_ns", &self.total_ns);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ServerTimings {
    const NAME: &'static str = "turnwire/v1/usage#ServerTimings";
}

/// Tokens and times of one call. null or absent: nobody counted; 0: counted, and none.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageInfo {
    /// Tokens of the whole prompt, cached ones included.
    pub prompt_tokens: Option<i64>,
    /// Tokens the model wrote, thinking included.
    pub completion_tokens: Option<i64>,
    /// Prompt tokens that came from the server's cache; part of the prompt tokens.
    pub cached_tokens: Option<i64>,
    /// Prompt tokens that were written to the server's cache; part of the prompt tokens.
    pub cache_write_tokens: Option<i64>,
    /// Tokens the model spent on thinking; part of the completion tokens.
    pub reasoning_tokens: Option<i64>,
    /// From sending the request to the first piece of the answer, measured by the client, in nanoseconds.
    pub time_to_first_token_ns: Option<i64>,
    /// From sending the request to the end of the answer, measured by the client, in nanoseconds.
    pub total_duration_ns: Option<i64>,
    /// Times that the server measured.
    pub server_timings: Option<ServerTimings>,
    /// True when the token counts are an estimate of the client. null means false.
    pub is_estimated: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl UsageInfo {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        UsageInfo {
            prompt_tokens: None,
            completion_tokens: None,
            cached_tokens: None,
            cache_write_tokens: None,
            reasoning_tokens: None,
            time_to_first_token_ns: None,
            total_duration_ns: None,
            server_timings: None,
            is_estimated: None,
            extras: None,
        }
    }

    /// The sum of prompt_tokens and completion_tokens; nothing when one is unknown.
    pub fn total_tokens(&self) -> Option<i64> {
        self.prompt_tokens?.checked_add(self.completion_tokens?)
    }
}

impl Carried for UsageInfo {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.sum("total_tokens", &["prompt_tokens", "completion_tokens"]);
        Ok(UsageInfo {
            prompt_tokens: fields.optional("prompt_tokens")?,
            completion_tokens: fields.optional("completion_tokens")?,
            cached_tokens: fields.optional("cached_tokens")?,
            cache_write_tokens: fields.optional("cache_write_tokens")?,
            reasoning_tokens: fields.optional("reasoning_tokens")?,
            time_to_first_token_ns: fields.optional("time_to_first_token_ns")?,
            total_duration_ns: fields.optional("total_duration_ns")?,
            server_timings: fields.optional("server_timings")?,
            is_estimated: fields.optional("is_estimated")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("prompt_tokens", &self.prompt_tokens);
        out.optional("completion_tokens", &self.completion_tokens);
        out.optional("cached_tokens", &self.cached_tokens);
        out.optional("cache_write_tokens", &self.cache_write_tokens);
        out.optional("reasoning_tokens", &self.reasoning_tokens);
        out.optional("time_to_first_token_ns", &self.time_to_first_token_ns);
        out.optional("total_duration_ns", &self.total_duration_ns);
        out.optional("server_timings", &self.server_timings);
        out.optional("is_estimated", &self.is_estimated);
        out.optional("extras", &self.extras);
        out.optional("total_tokens", &self.total_tokens());
        out.done()
    }
}

impl Definition for UsageInfo {
    const NAME: &'static str = "turnwire/v1/usage#UsageInfo";
}

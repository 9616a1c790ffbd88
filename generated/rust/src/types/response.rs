// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Responses: The answer of a model server to one request.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{AssistantMessage, Diagnostic, IntegerOrText, UsageInfo};

/// Why the answer ended. length beats tool_calls; calls with a raw stop are tool_calls; an unknown word is other, never
/// stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FinishReason {
    /// `stop`
    Stop,
    /// `length`
    Length,
    /// `tool_calls`
    ToolCalls,
    /// `error`
    Error,
    /// `cancelled`
    Cancelled,
    /// `content_filter`
    ContentFilter,
    /// `other`
    Other,
}

impl FinishReason {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            FinishReason::Stop => "stop",
            FinishReason::Length => "length",
            FinishReason::ToolCalls => "tool_calls",
            FinishReason::Error => "error",
            FinishReason::Cancelled => "cancelled",
            FinishReason::ContentFilter => "content_filter",
            FinishReason::Other => "other",
        }
    }
}

impl Carried for FinishReason {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("stop") => Ok(FinishReason::Stop),
            Some("length") => Ok(FinishReason::Length),
            Some("tool_calls") => Ok(FinishReason::ToolCalls),
            Some("error") => Ok(FinishReason::Error),
            Some("cancelled") => Ok(FinishReason::Cancelled),
            Some("content_filter") => Ok(FinishReason::ContentFilter),
            Some("other") => Ok(FinishReason::Other),
            _ => Err(unfit("a word of FinishReason")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for FinishReason {
    const NAME: &'static str = "turnwire/v1/response#FinishReason";
}

/// A finished answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatResponse {
    /// What the model said.
    pub message: AssistantMessage,
    /// Tokens and times; always there, its fields may be unknown.
    pub usage: UsageInfo,
    /// Why the answer ended.
    pub finish_reason: FinishReason,
    /// The finish reason in the server's own word. Absent: it gave none.
    pub raw_finish_reason: Option<String>,
    /// Model that answered, in the server's words.
    pub model: Option<String>,
    /// Id of the answer, given by the server.
    pub id: Option<String>,
    /// When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    /// digits).
    pub created: Option<IntegerOrText>,
    /// What is odd about the answer.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ChatResponse {
    /// The value with what it must have, and nothing else.
    pub fn new(message: AssistantMessage, usage: UsageInfo, finish_reason: FinishReason) -> Self {
        ChatResponse {
            message,
            usage,
            finish_reason,
            raw_finish_reason: None,
            model: None,
            id: None,
            created: None,
            diagnostics: None,
            extras: None,
        }
    }
}

impl Carried for ChatResponse {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ChatResponse {
            message: fields.required("message")?,
            usage: fields.required("usage")?,
            finish_reason: fields.required("finish_reason")?,
            raw_finish_reason: fields.optional("raw_finish_reason")?,
            model: fields.optional("model")?,
            id: fields.optional("id")?,
            created: fields.optional("created")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("message", &self.message);
        out.required("usage", &self.usage);
        out.required("finish_reason", &self.finish_reason);
        out.optional("raw_finish_reason", &self.raw_finish_reason);
        out.optional("model", &self.model);
        out.optional("id", &self.id);
        out.optional("created", &self.created);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ChatResponse {
    const NAME: &'static str = "turnwire/v1/response#ChatResponse";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Audit events: What happened, with ids, sizes, times and codes; never any text of a conversation.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{ErrorCode, FinishReason, UsageInfo};

/// A call began. Each has its end, completed or failed; one that fails before it is sent, too.
#[derive(Clone, Debug, PartialEq)]
pub struct InferenceStarted {
    /// Id of this event.
    pub event_id: String,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Provider that was called.
    pub provider_id: String,
    /// Id that ties the events of one call together.
    pub request_id: String,
    /// Model that was asked for.
    pub model: String,
    /// Whether the answer is streamed.
    pub stream: Option<bool>,
    /// Messages in the request.
    pub message_count: Option<i64>,
    /// Tools in the request.
    pub tool_count: Option<i64>,
    /// About how many tokens messages and tools are, counted before sending without the model's tokenizer.
    pub prompt_tokens_estimate: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl InferenceStarted {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: impl Into<String>,
        at: impl Into<String>,
        provider_id: impl Into<String>,
        request_id: impl Into<String>,
        model: impl Into<String>,
    ) -> Self {
        InferenceStarted {
            event_id: event_id.into(),
            at: at.into(),
            provider_id: provider_id.into(),
            request_id: request_id.into(),
            model: model.into(),
            stream: None,
            message_count: None,
            tool_count: None,
            prompt_tokens_estimate: None,
            extras: None,
        }
    }
}

impl Carried for InferenceStarted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(InferenceStarted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            provider_id: fields.required("provider_id")?,
            request_id: fields.required("request_id")?,
            model: fields.required("model")?,
            stream: fields.optional("stream")?,
            message_count: fields.optional("message_count")?,
            tool_count: fields.optional("tool_count")?,
            prompt_tokens_estimate: fields.optional("prompt_tokens_estimate")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "inference_started");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("provider_id", &self.provider_id);
        out.required("request_id", &self.request_id);
        out.required("model", &self.model);
        out.optional("stream", &self.stream);
        out.optional("message_count", &self.message_count);
        out.optional("tool_count", &self.tool_count);
        out.optional("prompt_tokens_estimate", &self.prompt_tokens_estimate);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for InferenceStarted {
    const NAME: &'static str = "turnwire/v1/audit#InferenceStarted";
}

/// A call was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct InferenceCompleted {
    /// Id of this event.
    pub event_id: String,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Provider that was called.
    pub provider_id: String,
    /// Id that ties the events of one call together.
    pub request_id: String,
    /// Model that was asked for.
    pub model: String,
    /// Why the answer ended.
    pub finish_reason: FinishReason,
    /// Tokens and times.
    pub usage: UsageInfo,
    /// From start to end, in nanoseconds.
    pub duration_ns: i64,
    /// Calls in the answer, invalid ones included.
    pub tool_call_count: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl InferenceCompleted {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        event_id: impl Into<String>,
        at: impl Into<String>,
        provider_id: impl Into<String>,
        request_id: impl Into<String>,
        model: impl Into<String>,
        finish_reason: FinishReason,
        usage: UsageInfo,
        duration_ns: i64,
    ) -> Self {
        InferenceCompleted {
            event_id: event_id.into(),
            at: at.into(),
            provider_id: provider_id.into(),
            request_id: request_id.into(),
            model: model.into(),
            finish_reason,
            usage,
            duration_ns,
            tool_call_count: None,
            extras: None,
        }
    }
}

impl Carried for InferenceCompleted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(InferenceCompleted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            provider_id: fields.required("provider_id")?,
            request_id: fields.required("request_id")?,
            model: fields.required("model")?,
            finish_reason: fields.required("finish_reason")?,
            usage: fields.required("usage")?,
            duration_ns: fields.required("duration_ns")?,
            tool_call_count: fields.optional("tool_call_count")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "inference_completed");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("provider_id", &self.provider_id);
        out.required("request_id", &self.request_id);
        out.required("model", &self.model);
        out.required("finish_reason", &self.finish_reason);
        out.required("usage", &self.usage);
        out.required("duration_ns", &self.duration_ns);
        out.optional("tool_call_count", &self.tool_call_count);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for InferenceCompleted {
    const NAME: &'static str = "turnwire/v1/audit#InferenceCompleted";
}

/// A call failed.
#[derive(Clone, Debug, PartialEq)]
pub struct InferenceFailed {
    /// Id of this event.
    pub event_id: String,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Provider that was called.
    pub provider_id: String,
    /// Id that ties the events of one call together.
    pub request_id: String,
    /// Model that was asked for.
    pub model: String,
    /// Stable code of the error.
    pub error_code: ErrorCode,
    /// From start to failure, in nanoseconds.
    pub duration_ns: i64,
    /// HTTP status of the answer. Absent: no answer came.
    pub status: Option<i64>,
    /// Tokens and times until then.
    pub usage: Option<UsageInfo>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl InferenceFailed {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: impl Into<String>,
        at: impl Into<String>,
        provider_id: impl Into<String>,
        request_id: impl Into<String>,
        model: impl Into<String>,
        error_code: ErrorCode,
        duration_ns: i64,
    ) -> Self {
        InferenceFailed {
            event_id: event_id.into(),
            at: at.into(),
            provider_id: provider_id.into(),
            request_id: request_id.into(),
            model: model.into(),
            error_code,
            duration_ns,
            status: None,
            usage: None,
            extras: None,
        }
    }
}

impl Carried for InferenceFailed {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(InferenceFailed {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            provider_id: fields.required("provider_id")?,
            request_id: fields.required("request_id")?,
            model: fields.required("model")?,
            error_code: fields.required("error_code")?,
            duration_ns: fields.required("duration_ns")?,
            status: fields.optional("status")?,
            usage: fields.optional("usage")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "inference_failed");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("provider_id", &self.provider_id);
        out.required("request_id", &self.request_id);
        out.required("model", &self.model);
        out.required("error_code", &self.error_code);
        out.required("duration_ns", &self.duration_ns);
        out.optional("status", &self.status);
        out.optional("usage", &self.usage);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for InferenceFailed {
    const NAME: &'static str = "turnwire/v1/audit#InferenceFailed";
}

/// A provider was asked how it is.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderHealthCheck {
    /// Id of this event.
    pub event_id: String,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Provider that was called.
    pub provider_id: String,
    /// Whether it answered.
    pub is_available: bool,
    /// Time to its answer, in nanoseconds.
    pub duration_ns: i64,
    /// Stable code of the error.
    pub error_code: Option<ErrorCode>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ProviderHealthCheck {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: impl Into<String>,
        at: impl Into<String>,
        provider_id: impl Into<String>,
        is_available: bool,
        duration_ns: i64,
    ) -> Self {
        ProviderHealthCheck {
            event_id: event_id.into(),
            at: at.into(),
            provider_id: provider_id.into(),
            is_available,
            duration_ns,
            error_code: None,
            extras: None,
        }
    }
}

impl Carried for ProviderHealthCheck {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ProviderHealthCheck {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            provider_id: fields.required("provider_id")?,
            is_available: fields.required("is_available")?,
            duration_ns: fields.required("duration_ns")?,
            error_code: fields.optional("error_code")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "provider_health_check");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("provider_id", &self.provider_id);
        out.required("is_available", &self.is_available);
        out.required("duration_ns", &self.duration_ns);
        out.optional("error_code", &self.error_code);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ProviderHealthCheck {
    const NAME: &'static str = "turnwire/v1/audit#ProviderHealthCheck";
}

/// A call failed before its answer began, and another provider is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderFallback {
    /// Id of this event.
    pub event_id: String,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Provider that failed.
    pub provider_id: String,
    /// Model that it was asked for.
    pub model: String,
    /// Stable code of the error.
    pub error_code: ErrorCode,
    /// Provider that is asked next.
    pub next_provider_id: String,
    /// Model that it is asked for.
    pub next_model: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ProviderFallback {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: impl Into<String>,
        at: impl Into<String>,
        provider_id: impl Into<String>,
        model: impl Into<String>,
        error_code: ErrorCode,
        next_provider_id: impl Into<String>,
        next_model: impl Into<String>,
    ) -> Self {
        ProviderFallback {
            event_id: event_id.into(),
            at: at.into(),
            provider_id: provider_id.into(),
            model: model.into(),
            error_code,
            next_provider_id: next_provider_id.into(),
            next_model: next_model.into(),
            extras: None,
        }
    }
}

impl Carried for ProviderFallback {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ProviderFallback {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            provider_id: fields.required("provider_id")?,
            model: fields.required("model")?,
            error_code: fields.required("error_code")?,
            next_provider_id: fields.required("next_provider_id")?,
            next_model: fields.required("next_model")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "provider_fallback");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("provider_id", &self.provider_id);
        out.required("model", &self.model);
        out.required("error_code", &self.error_code);
        out.required("next_provider_id", &self.next_provider_id);
        out.required("next_model", &self.next_model);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ProviderFallback {
    const NAME: &'static str = "turnwire/v1/audit#ProviderFallback";
}

/// One audit event.
#[derive(Clone, Debug, PartialEq)]
pub enum AuditEvent {
    /// `event` is `inference_started`.
    InferenceStarted(InferenceStarted),
    /// `event` is `inference_completed`.
    InferenceCompleted(InferenceCompleted),
    /// `event` is `inference_failed`.
    InferenceFailed(InferenceFailed),
    /// `event` is `provider_health_check`.
    ProviderHealthCheck(ProviderHealthCheck),
    /// `event` is `provider_fallback`.
    ProviderFallback(ProviderFallback),
}

impl From<InferenceStarted> for AuditEvent {
    fn from(value: InferenceStarted) -> Self {
        AuditEvent::InferenceStarted(value)
    }
}

impl From<InferenceCompleted> for AuditEvent {
    fn from(value: InferenceCompleted) -> Self {
        AuditEvent::InferenceCompleted(value)
    }
}

impl From<InferenceFailed> for AuditEvent {
    fn from(value: InferenceFailed) -> Self {
        AuditEvent::InferenceFailed(value)
    }
}

impl From<ProviderHealthCheck> for AuditEvent {
    fn from(value: ProviderHealthCheck) -> Self {
        AuditEvent::ProviderHealthCheck(value)
    }
}

impl From<ProviderFallback> for AuditEvent {
    fn from(value: ProviderFallback) -> Self {
        AuditEvent::ProviderFallback(value)
    }
}

impl Carried for AuditEvent {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("event").and_then(Json::as_text) {
            Some("inference_started") => InferenceStarted::read(value).map(AuditEvent::InferenceStarted),
            Some("inference_completed") => InferenceCompleted::read(value).map(AuditEvent::InferenceCompleted),
            Some("inference_failed") => InferenceFailed::read(value).map(AuditEvent::InferenceFailed),
            Some("provider_health_check") => ProviderHealthCheck::read(value).map(AuditEvent::ProviderHealthCheck),
            Some("provider_fallback") => ProviderFallback::read(value).map(AuditEvent::ProviderFallback),
            _ => Err(unfit("an object whose event is known")),
        }
    }

    fn write(&self) -> Json {
        match self {
            AuditEvent::InferenceStarted(value) => value.write(),
            AuditEvent::InferenceCompleted(value) => value.write(),
            AuditEvent::InferenceFailed(value) => value.write(),
            AuditEvent::ProviderHealthCheck(value) => value.write(),
            AuditEvent::ProviderFallback(value) => value.write(),
        }
    }
}

impl Definition for AuditEvent {
    const NAME: &'static str = "turnwire/v1/audit#AuditEvent";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Errors, losses and diagnostics: What can go wrong, what a dialect cannot say, and what is odd about an answer.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;

/// Stable code of an error: 001 unavailable, 002 timeout, 003 response, 004 configuration, 005 provider not found, 006
/// model not found, 007 cancelled, 008 stream, 009 tool call parse, 010 token limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorCode {
    /// `ACODE-MDL-001`
    ACODEMDL001,
    /// `ACODE-MDL-002`
    ACODEMDL002,
    /// `ACODE-MDL-003`
    ACODEMDL003,
    /// `ACODE-MDL-004`
    ACODEMDL004,
    /// `ACODE-MDL-005`
    ACODEMDL005,
    /// `ACODE-MDL-006`
    ACODEMDL006,
    /// `ACODE-MDL-007`
    ACODEMDL007,
    /// `ACODE-MDL-008`
    ACODEMDL008,
    /// `ACODE-MDL-009`
    ACODEMDL009,
    /// `ACODE-MDL-010`
    ACODEMDL010,
}

impl ErrorCode {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorCode::ACODEMDL001 => "ACODE-MDL-001",
            ErrorCode::ACODEMDL002 => "ACODE-MDL-002",
            ErrorCode::ACODEMDL003 => "ACODE-MDL-003",
            ErrorCode::ACODEMDL004 => "ACODE-MDL-004",
            ErrorCode::ACODEMDL005 => "ACODE-MDL-005",
            ErrorCode::ACODEMDL006 => "ACODE-MDL-006",
            ErrorCode::ACODEMDL007 => "ACODE-MDL-007",
            ErrorCode::ACODEMDL008 => "ACODE-MDL-008",
            ErrorCode::ACODEMDL009 => "ACODE-MDL-009",
            ErrorCode::ACODEMDL010 => "ACODE-MDL-010",
        }
    }
}

impl Carried for ErrorCode {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("ACODE-MDL-001") => Ok(ErrorCode::ACODEMDL001),
            Some("ACODE-MDL-002") => Ok(ErrorCode::ACODEMDL002),
            Some("ACODE-MDL-003") => Ok(ErrorCode::ACODEMDL003),
            Some("ACODE-MDL-004") => Ok(ErrorCode::ACODEMDL004),
            Some("ACODE-MDL-005") => Ok(ErrorCode::ACODEMDL005),
            Some("ACODE-MDL-006") => Ok(ErrorCode::ACODEMDL006),
            Some("ACODE-MDL-007") => Ok(ErrorCode::ACODEMDL007),
            Some("ACODE-MDL-008") => Ok(ErrorCode::ACODEMDL008),
            Some("ACODE-MDL-009") => Ok(ErrorCode::ACODEMDL009),
            Some("ACODE-MDL-010") => Ok(ErrorCode::ACODEMDL010),
            _ => Err(unfit("a word of ErrorCode")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ErrorCode {
    const NAME: &'static str = "turnwire/v1/error#ErrorCode";
}

/// The same as the code, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// `unavailable`
    Unavailable,
    /// `timeout`
    Timeout,
    /// `response`
    Response,
    /// `configuration`
    Configuration,
    /// `provider_not_found`
    ProviderNotFound,
    /// `model_not_found`
    ModelNotFound,
    /// `cancelled`
    Cancelled,
    /// `stream`
    Stream,
    /// `tool_call_parse`
    ToolCallParse,
    /// `token_limit`
    TokenLimit,
}

impl ErrorKind {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorKind::Unavailable => "unavailable",
            ErrorKind::Timeout => "timeout",
            ErrorKind::Response => "response",
            ErrorKind::Configuration => "configuration",
            ErrorKind::ProviderNotFound => "provider_not_found",
            ErrorKind::ModelNotFound => "model_not_found",
            ErrorKind::Cancelled => "cancelled",
            ErrorKind::Stream => "stream",
            ErrorKind::ToolCallParse => "tool_call_parse",
            ErrorKind::TokenLimit => "token_limit",
        }
    }
}

impl Carried for ErrorKind {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("unavailable") => Ok(ErrorKind::Unavailable),
            Some("timeout") => Ok(ErrorKind::Timeout),
            Some("response") => Ok(ErrorKind::Response),
            Some("configuration") => Ok(ErrorKind::Configuration),
            Some("provider_not_found") => Ok(ErrorKind::ProviderNotFound),
            Some("model_not_found") => Ok(ErrorKind::ModelNotFound),
            Some("cancelled") => Ok(ErrorKind::Cancelled),
            Some("stream") => Ok(ErrorKind::Stream),
            Some("tool_call_parse") => Ok(ErrorKind::ToolCallParse),
            Some("token_limit") => Ok(ErrorKind::TokenLimit),
            _ => Err(unfit("a word of ErrorKind")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ErrorKind {
    const NAME: &'static str = "turnwire/v1/error#ErrorKind";
}

/// A failed call, without content and without secrets.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorInfo {
    /// Stable code.
    pub code: ErrorCode,
    /// What went wrong and what would be right, for a person.
    pub message: String,
    /// Provider that failed.
    pub provider_id: Option<String>,
    /// HTTP status of the answer. Absent: there was no HTTP answer.
    pub status: Option<i64>,
    /// The server's own error type or code, for example `invalid_request_error`.
    pub server_type: Option<String>,
    /// What kind of refusal it is, where the answer says.
    pub category: Option<ErrorInfoCategory>,
    /// Whether the same call may succeed later. Absent: unknown.
    pub retryable: Option<bool>,
    /// Seconds the server asks to wait.
    pub retry_after_s: Option<Number>,
    /// Time limit that was exceeded, in seconds.
    pub limit_s: Option<Number>,
    /// Request field that the server names as the cause.
    pub parameter: Option<String>,
    /// Further fields of the server's error that hold no message content.
    pub details: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ErrorInfo {
    /// The value with what it must have, and nothing else.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        ErrorInfo {
            code,
            message: message.into(),
            provider_id: None,
            status: None,
            server_type: None,
            category: None,
            retryable: None,
            retry_after_s: None,
            limit_s: None,
            parameter: None,
            details: None,
            extras: None,
        }
    }
}

impl Carried for ErrorInfo {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ErrorInfo {
            code: fields.required("code")?,
            message: fields.required("message")?,
            provider_id: fields.optional("provider_id")?,
            status: fields.optional("status")?,
            server_type: fields.optional("server_type")?,
            category: fields.optional("category")?,
            retryable: fields.optional("retryable")?,
            retry_after_s: fields.optional("retry_after_s")?,
            limit_s: fields.optional("limit_s")?,
            parameter: fields.optional("parameter")?,
            details: fields.optional("details")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("code", &self.code);
        out.required("message", &self.message);
        out.optional("provider_id", &self.provider_id);
        out.optional("status", &self.status);
        out.optional("server_type", &self.server_type);
        out.optional("category", &self.category);
        out.optional("retryable", &self.retryable);
        out.optional("retry_after_s", &self.retry_after_s);
        out.optional("limit_s", &self.limit_s);
        out.optional("parameter", &self.parameter);
        out.optional("details", &self.details);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ErrorInfo {
    const NAME: &'static str = "turnwire/v1/error#ErrorInfo";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorInfoCategory {
    /// `invalid_request`
    InvalidRequest,
    /// `authentication`
    Authentication,
    /// `permission`
    Permission,
    /// `not_found`
    NotFound,
    /// `unsupported`
    Unsupported,
    /// `rate_limited`
    RateLimited,
    /// `overloaded`
    Overloaded,
    /// `server_error`
    ServerError,
    /// `content_filter`
    ContentFilter,
    /// `context_overflow`
    ContextOverflow,
    /// `tool_use_failed`
    ToolUseFailed,
    /// `protocol`
    Protocol,
    /// `interrupted`
    Interrupted,
    /// `not_local`
    NotLocal,
}

impl ErrorInfoCategory {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorInfoCategory::InvalidRequest => "invalid_request",
            ErrorInfoCategory::Authentication => "authentication",
            ErrorInfoCategory::Permission => "permission",
            ErrorInfoCategory::NotFound => "not_found",
            ErrorInfoCategory::Unsupported => "unsupported",
            ErrorInfoCategory::RateLimited => "rate_limited",
            ErrorInfoCategory::Overloaded => "overloaded",
            ErrorInfoCategory::ServerError => "server_error",
            ErrorInfoCategory::ContentFilter => "content_filter",
            ErrorInfoCategory::ContextOverflow => "context_overflow",
            ErrorInfoCategory::ToolUseFailed => "tool_use_failed",
            ErrorInfoCategory::Protocol => "protocol",
            ErrorInfoCategory::Interrupted => "interrupted",
            ErrorInfoCategory::NotLocal => "not_local",
        }
    }
}

impl Carried for ErrorInfoCategory {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("invalid_request") => Ok(ErrorInfoCategory::InvalidRequest),
            Some("authentication") => Ok(ErrorInfoCategory::Authentication),
            Some("permission") => Ok(ErrorInfoCategory::Permission),
            Some("not_found") => Ok(ErrorInfoCategory::NotFound),
            Some("unsupported") => Ok(ErrorInfoCategory::Unsupported),
            Some("rate_limited") => Ok(ErrorInfoCategory::RateLimited),
            Some("overloaded") => Ok(ErrorInfoCategory::Overloaded),
            Some("server_error") => Ok(ErrorInfoCategory::ServerError),
            Some("content_filter") => Ok(ErrorInfoCategory::ContentFilter),
            Some("context_overflow") => Ok(ErrorInfoCategory::ContextOverflow),
            Some("tool_use_failed") => Ok(ErrorInfoCategory::ToolUseFailed),
            Some("protocol") => Ok(ErrorInfoCategory::Protocol),
            Some("interrupted") => Ok(ErrorInfoCategory::Interrupted),
            Some("not_local") => Ok(ErrorInfoCategory::NotLocal),
            _ => Err(unfit("a word of ErrorInfoCategory")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// Something that the target cannot say: where, the reason, and the action taken instead.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    /// Stable id of this kind of loss, for example `ollama.tool_choice`.
    pub id: String,
    /// JSON pointer into the converted document.
    pub at: String,
    /// What could not be said and why, without its content.
    pub reason: String,
    /// What the conversion did instead.
    pub action: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Loss {
    /// The value with what it must have, and nothing else.
    pub fn new(
        id: impl Into<String>,
        at: impl Into<String>,
        reason: impl Into<String>,
        action: impl Into<String>,
    ) -> Self {
        Loss { id: id.into(), at: at.into(), reason: reason.into(), action: action.into(), extras: None }
    }
}

impl Carried for Loss {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Loss {
            id: fields.required("id")?,
            at: fields.required("at")?,
            reason: fields.required("reason")?,
            action: fields.required("action")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("at", &self.at);
        out.required("reason", &self.reason);
        out.required("action", &self.action);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Loss {
    const NAME: &'static str = "turnwire/v1/error#Loss";
}

/// A rule of the requested schema that an answer breaks, without content of the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerFault {
    /// JSON pointer into the value that was checked: the JSON in the text, or the arguments of the call. A name that
    /// the schema does not have ends it at the object with that name.
    pub path: String,
    /// Keyword of the schema that is broken; `json` for a text that is not JSON.
    pub rule: String,
    /// What would be right, in the words of the schema.
    pub message: String,
    /// JSON pointer into the request to the broken keyword. Absent: no keyword is broken, as for `json`.
    pub request_at: Option<String>,
    /// False: the server was not able to hold this rule, as a loss of the request reports. Absent: no loss reports
    /// that.
    pub could_hold: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl AnswerFault {
    /// The value with what it must have, and nothing else.
    pub fn new(path: impl Into<String>, rule: impl Into<String>, message: impl Into<String>) -> Self {
        AnswerFault {
            path: path.into(),
            rule: rule.into(),
            message: message.into(),
            request_at: None,
            could_hold: None,
            extras: None,
        }
    }
}

impl Carried for AnswerFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(AnswerFault {
            path: fields.required("path")?,
            rule: fields.required("rule")?,
            message: fields.required("message")?,
            request_at: fields.optional("request_at")?,
            could_hold: fields.optional("could_hold")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("path", &self.path);
        out.required("rule", &self.rule);
        out.required("message", &self.message);
        out.optional("request_at", &self.request_at);
        out.optional("could_hold", &self.could_hold);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for AnswerFault {
    const NAME: &'static str = "turnwire/v1/error#AnswerFault";
}

/// Something odd about an answer that is not an error.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// Stable id of this kind of oddity, for example `minted_tool_call_id`.
    pub id: String,
    /// What is odd, without content.
    pub what: String,
    /// JSON pointer into the response.
    pub at: Option<String>,
    /// JSON pointer into the server's own body, where the place has none in the response.
    pub wire_at: Option<String>,
    /// The unchanged value, if no field of the response holds it. Stored, never sent. Absent: the response holds it.
    pub value: Option<Json>,
    /// Each rule of the requested schema that the answer breaks. Absent: no broken rule is known.
    pub faults: Option<Vec<AnswerFault>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Diagnostic {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, what: impl Into<String>) -> Self {
        Diagnostic {
            id: id.into(),
            what: what.into(),
            at: None,
            wire_at: None,
            value: None,
            faults: None,
            extras: None,
        }
    }
}

impl Carried for Diagnostic {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Diagnostic {
            id: fields.required("id")?,
            what: fields.required("what")?,
            at: fields.optional("at")?,
            wire_at: fields.optional("wire_at")?,
            value: fields.optional("value")?,
            faults: fields.optional("faults")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("what", &self.what);
        out.optional("at", &self.at);
        out.optional("wire_at", &self.wire_at);
        out.optional("value", &self.value);
        out.optional("faults", &self.faults);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Diagnostic {
    const NAME: &'static str = "turnwire/v1/error#Diagnostic";
}

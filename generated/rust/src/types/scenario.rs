// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Scenario: A file for `turnwire serve --provider mock --scenario FILE`: what a stand-in server answers, in every
//! dialect, and what it does wrong.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{FinishReason, ToolName, UsageInfo};

/// What a stand-in server answers, and what it does wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// What it is for, for a reader.
    pub description: Option<String>,
    /// Models that the server lists. Absent: mock. It answers under any name.
    pub models: Option<Vec<String>>,
    /// What it answers. A request gets the first turn that fits it and is not used up. A request that no turn fits is
    /// answered from its text alone, unless `when_used_up` refuses it.
    pub turns: Vec<ScenarioTurn>,
    /// What a request gets when every turn that fits it is used up. Absent: last.
    pub when_used_up: Option<ScenarioEnd>,
}

impl Scenario {
    /// The value with what it must have, and nothing else.
    pub fn new(turns: Vec<ScenarioTurn>) -> Self {
        Scenario { description: None, models: None, turns, when_used_up: None }
    }
}

impl Carried for Scenario {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Scenario {
            description: fields.optional("description")?,
            models: fields.optional("models")?,
            turns: fields.required("turns")?,
            when_used_up: fields.optional("when_used_up")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("description", &self.description);
        out.optional("models", &self.models);
        out.required("turns", &self.turns);
        out.optional("when_used_up", &self.when_used_up);
        out.done()
    }
}

impl Definition for Scenario {
    const NAME: &'static str = "turnwire/v1/scenario#Scenario";
}

/// What comes when the turns are used up: `last` gives the last one that fits again and again. `refuse` answers with
/// status 404 and a sentence, also a request that no turn fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScenarioEnd {
    /// `last`
    Last,
    /// `refuse`
    Refuse,
}

impl ScenarioEnd {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ScenarioEnd::Last => "last",
            ScenarioEnd::Refuse => "refuse",
        }
    }
}

impl Carried for ScenarioEnd {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("last") => Ok(ScenarioEnd::Last),
            Some("refuse") => Ok(ScenarioEnd::Refuse),
            _ => Err(unfit("a word of ScenarioEnd")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ScenarioEnd {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioEnd";
}

/// One answer, for the requests that fit it.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioTurn {
    /// Which requests it is for. Absent: all.
    pub r#match: Option<ScenarioMatch>,
    /// How many requests it is for before it is used up. Absent: one, where a later turn has the same match and would
    /// never get its turn, or where `when_used_up` refuses; else any number.
    pub times: Option<i64>,
    /// What the model says. Absent: what the stand-in says to such a request by itself.
    pub answer: Option<ScenarioAnswer>,
    /// File of a recorded exchange, from the folder of the scenario, whose answer is given byte for byte. Absent: none.
    pub recording: Option<String>,
    /// What is wrong with the answer; one after another in this order, each working on what the one before made.
    /// Absent: nothing.
    pub faults: Option<Vec<ScenarioFault>>,
}

impl ScenarioTurn {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ScenarioTurn { r#match: None, times: None, answer: None, recording: None, faults: None }
    }
}

impl Carried for ScenarioTurn {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ScenarioTurn {
            r#match: fields.optional("match")?,
            times: fields.optional("times")?,
            answer: fields.optional("answer")?,
            recording: fields.optional("recording")?,
            faults: fields.optional("faults")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("match", &self.r#match);
        out.optional("times", &self.times);
        out.optional("answer", &self.answer);
        out.optional("recording", &self.recording);
        out.optional("faults", &self.faults);
        out.done()
    }
}

impl Definition for ScenarioTurn {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioTurn";
}

/// Which requests a turn is for: all that is given must hold.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioMatch {
    /// Dialect of the path. Absent: any.
    pub dialect: Option<ScenarioDialect>,
    /// Path of the request without its query; * stands for any characters. Absent: any.
    pub path: Option<String>,
    /// HTTP method. Absent: any.
    pub method: Option<ScenarioMethod>,
    /// Model that is asked for; * stands for any characters. Absent: any.
    pub model: Option<String>,
    /// Text within the last message of the user or of a tool; upper and lower case are the same. Absent: any.
    pub contains: Option<String>,
    /// Role of the last message. Absent: any.
    pub role: Option<ScenarioRole>,
    /// Whether the answer is to be streamed. Absent: either way.
    pub stream: Option<bool>,
}

impl ScenarioMatch {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ScenarioMatch { dialect: None, path: None, method: None, model: None, contains: None, role: None, stream: None }
    }
}

impl Carried for ScenarioMatch {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ScenarioMatch {
            dialect: fields.optional("dialect")?,
            path: fields.optional("path")?,
            method: fields.optional("method")?,
            model: fields.optional("model")?,
            contains: fields.optional("contains")?,
            role: fields.optional("role")?,
            stream: fields.optional("stream")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("dialect", &self.dialect);
        out.optional("path", &self.path);
        out.optional("method", &self.method);
        out.optional("model", &self.model);
        out.optional("contains", &self.contains);
        out.optional("role", &self.role);
        out.optional("stream", &self.stream);
        out.done()
    }
}

impl Definition for ScenarioMatch {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioMatch";
}

/// Dialect of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScenarioDialect {
    /// `ollama`
    Ollama,
    /// `openai-chat`
    OpenaiChat,
    /// `openai-responses`
    OpenaiResponses,
    /// `anthropic`
    Anthropic,
    /// `gemini`
    Gemini,
    /// `gemini-interactions`
    GeminiInteractions,
}

impl ScenarioDialect {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ScenarioDialect::Ollama => "ollama",
            ScenarioDialect::OpenaiChat => "openai-chat",
            ScenarioDialect::OpenaiResponses => "openai-responses",
            ScenarioDialect::Anthropic => "anthropic",
            ScenarioDialect::Gemini => "gemini",
            ScenarioDialect::GeminiInteractions => "gemini-interactions",
        }
    }
}

impl Carried for ScenarioDialect {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("ollama") => Ok(ScenarioDialect::Ollama),
            Some("openai-chat") => Ok(ScenarioDialect::OpenaiChat),
            Some("openai-responses") => Ok(ScenarioDialect::OpenaiResponses),
            Some("anthropic") => Ok(ScenarioDialect::Anthropic),
            Some("gemini") => Ok(ScenarioDialect::Gemini),
            Some("gemini-interactions") => Ok(ScenarioDialect::GeminiInteractions),
            _ => Err(unfit("a word of ScenarioDialect")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ScenarioDialect {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioDialect";
}

/// HTTP method of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScenarioMethod {
    /// `GET`
    GET,
    /// `HEAD`
    HEAD,
    /// `POST`
    POST,
    /// `DELETE`
    DELETE,
}

impl ScenarioMethod {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ScenarioMethod::GET => "GET",
            ScenarioMethod::HEAD => "HEAD",
            ScenarioMethod::POST => "POST",
            ScenarioMethod::DELETE => "DELETE",
        }
    }
}

impl Carried for ScenarioMethod {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("GET") => Ok(ScenarioMethod::GET),
            Some("HEAD") => Ok(ScenarioMethod::HEAD),
            Some("POST") => Ok(ScenarioMethod::POST),
            Some("DELETE") => Ok(ScenarioMethod::DELETE),
            _ => Err(unfit("a word of ScenarioMethod")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ScenarioMethod {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioMethod";
}

/// Who said the last message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScenarioRole {
    /// `user`
    User,
    /// `tool`
    Tool,
}

impl ScenarioRole {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ScenarioRole::User => "user",
            ScenarioRole::Tool => "tool",
        }
    }
}

impl Carried for ScenarioRole {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("user") => Ok(ScenarioRole::User),
            Some("tool") => Ok(ScenarioRole::Tool),
            _ => Err(unfit("a word of ScenarioRole")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ScenarioRole {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioRole";
}

/// What the model says, in the words of every dialect: thinking, then text, then calls.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioAnswer {
    /// The text. Absent: none.
    pub text: Option<String>,
    /// What was thought before it. Absent: nothing.
    pub thinking: Option<String>,
    /// Calls of tools. Absent: none.
    pub tool_calls: Option<Vec<ScenarioCall>>,
    /// Why it ended. Absent: tool_calls where there are calls, else stop.
    pub finish_reason: Option<FinishReason>,
    /// What it cost. Absent: estimated from the texts.
    pub usage: Option<UsageInfo>,
}

impl ScenarioAnswer {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ScenarioAnswer { text: None, thinking: None, tool_calls: None, finish_reason: None, usage: None }
    }
}

impl Carried for ScenarioAnswer {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ScenarioAnswer {
            text: fields.optional("text")?,
            thinking: fields.optional("thinking")?,
            tool_calls: fields.optional("tool_calls")?,
            finish_reason: fields.optional("finish_reason")?,
            usage: fields.optional("usage")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("text", &self.text);
        out.optional("thinking", &self.thinking);
        out.optional("tool_calls", &self.tool_calls);
        out.optional("finish_reason", &self.finish_reason);
        out.optional("usage", &self.usage);
        out.done()
    }
}

impl Definition for ScenarioAnswer {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioAnswer";
}

/// A call of a tool.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioCall {
    /// The tool to call.
    pub name: ToolName,
    /// The arguments. Absent: none.
    pub arguments: Option<Object>,
    /// Id of the call. Absent: one is made.
    pub id: Option<String>,
}

impl ScenarioCall {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ToolName>) -> Self {
        ScenarioCall { name: name.into(), arguments: None, id: None }
    }
}

impl Carried for ScenarioCall {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ScenarioCall {
            name: fields.required("name")?,
            arguments: fields.optional("arguments")?,
            id: fields.optional("id")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.optional("arguments", &self.arguments);
        out.optional("id", &self.id);
        out.done()
    }
}

impl Definition for ScenarioCall {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioCall";
}

/// One thing that is wrong with an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum ScenarioFault {
    /// `type` is `refuse`.
    RefuseFault(RefuseFault),
    /// `type` is `delay`.
    DelayFault(DelayFault),
    /// `type` is `drip`.
    DripFault(DripFault),
    /// `type` is `reset`.
    ResetFault(ResetFault),
    /// `type` is `split`.
    SplitFault(SplitFault),
    /// `type` is `garbage`.
    GarbageFault(GarbageFault),
    /// `type` is `giant_line`.
    GiantLineFault(GiantLineFault),
    /// `type` is `error_in_stream`.
    ErrorFault(ErrorFault),
    /// `type` is `missing_end`.
    MissingEndFault(MissingEndFault),
    /// `type` is `content_type`.
    ContentTypeFault(ContentTypeFault),
    /// `type` is `ids`.
    IdsFault(IdsFault),
    /// `type` is `usage`.
    UsageFault(UsageFault),
    /// `type` is `status`.
    StatusFault(StatusFault),
}

impl From<RefuseFault> for ScenarioFault {
    fn from(value: RefuseFault) -> Self {
        ScenarioFault::RefuseFault(value)
    }
}

impl From<DelayFault> for ScenarioFault {
    fn from(value: DelayFault) -> Self {
        ScenarioFault::DelayFault(value)
    }
}

impl From<DripFault> for ScenarioFault {
    fn from(value: DripFault) -> Self {
        ScenarioFault::DripFault(value)
    }
}

impl From<ResetFault> for ScenarioFault {
    fn from(value: ResetFault) -> Self {
        ScenarioFault::ResetFault(value)
    }
}

impl From<SplitFault> for ScenarioFault {
    fn from(value: SplitFault) -> Self {
        ScenarioFault::SplitFault(value)
    }
}

impl From<GarbageFault> for ScenarioFault {
    fn from(value: GarbageFault) -> Self {
        ScenarioFault::GarbageFault(value)
    }
}

impl From<GiantLineFault> for ScenarioFault {
    fn from(value: GiantLineFault) -> Self {
        ScenarioFault::GiantLineFault(value)
    }
}

impl From<ErrorFault> for ScenarioFault {
    fn from(value: ErrorFault) -> Self {
        ScenarioFault::ErrorFault(value)
    }
}

impl From<MissingEndFault> for ScenarioFault {
    fn from(value: MissingEndFault) -> Self {
        ScenarioFault::MissingEndFault(value)
    }
}

impl From<ContentTypeFault> for ScenarioFault {
    fn from(value: ContentTypeFault) -> Self {
        ScenarioFault::ContentTypeFault(value)
    }
}

impl From<IdsFault> for ScenarioFault {
    fn from(value: IdsFault) -> Self {
        ScenarioFault::IdsFault(value)
    }
}

impl From<UsageFault> for ScenarioFault {
    fn from(value: UsageFault) -> Self {
        ScenarioFault::UsageFault(value)
    }
}

impl From<StatusFault> for ScenarioFault {
    fn from(value: StatusFault) -> Self {
        ScenarioFault::StatusFault(value)
    }
}

impl Carried for ScenarioFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("type").and_then(Json::as_text) {
            Some("refuse") => RefuseFault::read(value).map(ScenarioFault::RefuseFault),
            Some("delay") => DelayFault::read(value).map(ScenarioFault::DelayFault),
            Some("drip") => DripFault::read(value).map(ScenarioFault::DripFault),
            Some("reset") => ResetFault::read(value).map(ScenarioFault::ResetFault),
            Some("split") => SplitFault::read(value).map(ScenarioFault::SplitFault),
            Some("garbage") => GarbageFault::read(value).map(ScenarioFault::GarbageFault),
            Some("giant_line") => GiantLineFault::read(value).map(ScenarioFault::GiantLineFault),
            Some("error_in_stream") => ErrorFault::read(value).map(ScenarioFault::ErrorFault),
            Some("missing_end") => MissingEndFault::read(value).map(ScenarioFault::MissingEndFault),
            Some("content_type") => ContentTypeFault::read(value).map(ScenarioFault::ContentTypeFault),
            Some("ids") => IdsFault::read(value).map(ScenarioFault::IdsFault),
            Some("usage") => UsageFault::read(value).map(ScenarioFault::UsageFault),
            Some("status") => StatusFault::read(value).map(ScenarioFault::StatusFault),
            _ => Err(unfit("an object whose type is known")),
        }
    }

    fn write(&self) -> Json {
        match self {
            ScenarioFault::RefuseFault(value) => value.write(),
            ScenarioFault::DelayFault(value) => value.write(),
            ScenarioFault::DripFault(value) => value.write(),
            ScenarioFault::ResetFault(value) => value.write(),
            ScenarioFault::SplitFault(value) => value.write(),
            ScenarioFault::GarbageFault(value) => value.write(),
            ScenarioFault::GiantLineFault(value) => value.write(),
            ScenarioFault::ErrorFault(value) => value.write(),
            ScenarioFault::MissingEndFault(value) => value.write(),
            ScenarioFault::ContentTypeFault(value) => value.write(),
            ScenarioFault::IdsFault(value) => value.write(),
            ScenarioFault::UsageFault(value) => value.write(),
            ScenarioFault::StatusFault(value) => value.write(),
        }
    }
}

impl Definition for ScenarioFault {
    const NAME: &'static str = "turnwire/v1/scenario#ScenarioFault";
}

/// The connection is reset once the request is read, before any byte of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct RefuseFault {}

impl RefuseFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        RefuseFault {}
    }
}

impl Carried for RefuseFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(RefuseFault {})
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "refuse");
        out.done()
    }
}

impl Definition for RefuseFault {
    const NAME: &'static str = "turnwire/v1/scenario#RefuseFault";
}

/// Nothing is sent for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct DelayFault {
    /// How long.
    pub seconds: Number,
    /// Bytes of the body that are sent before. Absent: not even the head is.
    pub after_bytes: Option<i64>,
}

impl DelayFault {
    /// The value with what it must have, and nothing else.
    pub fn new(seconds: Number) -> Self {
        DelayFault { seconds, after_bytes: None }
    }
}

impl Carried for DelayFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(DelayFault { seconds: fields.required("seconds")?, after_bytes: fields.optional("after_bytes")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "delay");
        out.required("seconds", &self.seconds);
        out.optional("after_bytes", &self.after_bytes);
        out.done()
    }
}

impl Definition for DelayFault {
    const NAME: &'static str = "turnwire/v1/scenario#DelayFault";
}

/// The body comes in small pieces with a pause after each.
#[derive(Clone, Debug, PartialEq)]
pub struct DripFault {
    /// Bytes of a piece. Absent: 1.
    pub bytes: Option<i64>,
    /// Pause after each piece. Absent: 0.01.
    pub seconds: Option<Number>,
}

impl DripFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        DripFault { bytes: None, seconds: None }
    }
}

impl Carried for DripFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(DripFault { bytes: fields.optional("bytes")?, seconds: fields.optional("seconds")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "drip");
        out.optional("bytes", &self.bytes);
        out.optional("seconds", &self.seconds);
        out.done()
    }
}

impl Definition for DripFault {
    const NAME: &'static str = "turnwire/v1/scenario#DripFault";
}

/// The connection is broken off with a TCP reset in mid-body.
#[derive(Clone, Debug, PartialEq)]
pub struct ResetFault {
    /// Bytes of the body that are sent before; 0: only the head is. More than there are: all of them, but not the end
    /// of the body.
    pub after_bytes: i64,
}

impl ResetFault {
    /// The value with what it must have, and nothing else.
    pub fn new(after_bytes: i64) -> Self {
        ResetFault { after_bytes }
    }
}

impl Carried for ResetFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ResetFault { after_bytes: fields.required("after_bytes")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "reset");
        out.required("after_bytes", &self.after_bytes);
        out.done()
    }
}

impl Definition for ResetFault {
    const NAME: &'static str = "turnwire/v1/scenario#ResetFault";
}

/// The body is cut into pieces at any byte, within a character or a line too; each is sent as an HTTP chunk of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct SplitFault {
    /// Where, in bytes from the beginning of the body. Absent: as `bytes` says.
    pub at: Option<Vec<i64>>,
    /// Bytes of a piece, where `at` is absent. Absent: 1.
    pub bytes: Option<i64>,
}

impl SplitFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        SplitFault { at: None, bytes: None }
    }
}

impl Carried for SplitFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(SplitFault { at: fields.optional("at")?, bytes: fields.optional("bytes")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "split");
        out.optional("at", &self.at);
        out.optional("bytes", &self.bytes);
        out.done()
    }
}

impl Definition for SplitFault {
    const NAME: &'static str = "turnwire/v1/scenario#SplitFault";
}

/// A line in the stream is not JSON; a whole body begins with it.
#[derive(Clone, Debug, PartialEq)]
pub struct GarbageFault {
    /// The line. Absent: `}{ not JSON`.
    pub text: Option<String>,
    /// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    /// one.
    pub after_events: Option<i64>,
}

impl GarbageFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        GarbageFault { text: None, after_events: None }
    }
}

impl Carried for GarbageFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(GarbageFault { text: fields.optional("text")?, after_events: fields.optional("after_events")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "garbage");
        out.optional("text", &self.text);
        out.optional("after_events", &self.after_events);
        out.done()
    }
}

impl Definition for GarbageFault {
    const NAME: &'static str = "turnwire/v1/scenario#GarbageFault";
}

/// A line of the stream is very long: one JSON text. A whole body has as much white space before it, which is valid
/// JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct GiantLineFault {
    /// How long, in bytes. Absent: 16,777,216.
    pub bytes: Option<i64>,
    /// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    /// one.
    pub after_events: Option<i64>,
}

impl GiantLineFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        GiantLineFault { bytes: None, after_events: None }
    }
}

impl Carried for GiantLineFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(GiantLineFault { bytes: fields.optional("bytes")?, after_events: fields.optional("after_events")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "giant_line");
        out.optional("bytes", &self.bytes);
        out.optional("after_events", &self.after_events);
        out.done()
    }
}

impl Definition for GiantLineFault {
    const NAME: &'static str = "turnwire/v1/scenario#GiantLineFault";
}

/// The stream reports an error in the words of the dialect and ends there, in order. A whole answer is that error, with
/// status 500.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorFault {
    /// What it says. Absent: that the stand-in failed on purpose.
    pub message: Option<String>,
    /// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    /// one.
    pub after_events: Option<i64>,
}

impl ErrorFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ErrorFault { message: None, after_events: None }
    }
}

impl Carried for ErrorFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ErrorFault { message: fields.optional("message")?, after_events: fields.optional("after_events")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "error_in_stream");
        out.optional("message", &self.message);
        out.optional("after_events", &self.after_events);
        out.done()
    }
}

impl Definition for ErrorFault {
    const NAME: &'static str = "turnwire/v1/scenario#ErrorFault";
}

/// The stream ends in order, but what says that the answer is over never comes. A whole body lacks its second half.
#[derive(Clone, Debug, PartialEq)]
pub struct MissingEndFault {}

impl MissingEndFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        MissingEndFault {}
    }
}

impl Carried for MissingEndFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(MissingEndFault {})
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "missing_end");
        out.done()
    }
}

impl Definition for MissingEndFault {
    const NAME: &'static str = "turnwire/v1/scenario#MissingEndFault";
}

/// The answer says that it is something else.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentTypeFault {
    /// Value of the header Content-Type. Absent: text/html.
    pub value: Option<String>,
}

impl ContentTypeFault {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ContentTypeFault { value: None }
    }
}

impl Carried for ContentTypeFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ContentTypeFault { value: fields.optional("value")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "content_type");
        out.optional("value", &self.value);
        out.done()
    }
}

impl Definition for ContentTypeFault {
    const NAME: &'static str = "turnwire/v1/scenario#ContentTypeFault";
}

/// The ids of tool calls are wrong, where the dialect has such ids.
#[derive(Clone, Debug, PartialEq)]
pub struct IdsFault {
    /// What becomes of them.
    pub change: IdsChange,
}

impl IdsFault {
    /// The value with what it must have, and nothing else.
    pub fn new(change: IdsChange) -> Self {
        IdsFault { change }
    }
}

impl Carried for IdsFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(IdsFault { change: fields.required("change")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "ids");
        out.required("change", &self.change);
        out.done()
    }
}

impl Definition for IdsFault {
    const NAME: &'static str = "turnwire/v1/scenario#IdsFault";
}

/// Ids that are left out, or the same one for every call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IdsChange {
    /// `missing`
    Missing,
    /// `duplicate`
    Duplicate,
}

impl IdsChange {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            IdsChange::Missing => "missing",
            IdsChange::Duplicate => "duplicate",
        }
    }
}

impl Carried for IdsChange {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("missing") => Ok(IdsChange::Missing),
            Some("duplicate") => Ok(IdsChange::Duplicate),
            _ => Err(unfit("a word of IdsChange")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for IdsChange {
    const NAME: &'static str = "turnwire/v1/scenario#IdsChange";
}

/// Every count of tokens in the answer is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageFault {
    /// The value that replaces each count, for example -1, "many" or null.
    pub value: Json,
}

impl UsageFault {
    /// The value with what it must have, and nothing else.
    pub fn new(value: Json) -> Self {
        UsageFault { value }
    }
}

impl Carried for UsageFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(UsageFault { value: fields.required("value")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "usage");
        out.required("value", &self.value);
        out.done()
    }
}

impl Definition for UsageFault {
    const NAME: &'static str = "turnwire/v1/scenario#UsageFault";
}

/// The request is refused with a status, in the words of the dialect.
#[derive(Clone, Debug, PartialEq)]
pub struct StatusFault {
    /// HTTP status, for example 429 or 503.
    pub status: i64,
    /// Seconds in the header Retry-After. Absent: no such header.
    pub retry_after: Option<i64>,
    /// What the error says. Absent: that the stand-in was asked to refuse this.
    pub message: Option<String>,
}

impl StatusFault {
    /// The value with what it must have, and nothing else.
    pub fn new(status: i64) -> Self {
        StatusFault { status, retry_after: None, message: None }
    }
}

impl Carried for StatusFault {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(StatusFault {
            status: fields.required("status")?,
            retry_after: fields.optional("retry_after")?,
            message: fields.optional("message")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "status");
        out.required("status", &self.status);
        out.optional("retry_after", &self.retry_after);
        out.optional("message", &self.message);
        out.done()
    }
}

impl Definition for StatusFault {
    const NAME: &'static str = "turnwire/v1/scenario#StatusFault";
}

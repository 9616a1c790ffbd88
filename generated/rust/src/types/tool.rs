// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Tools: Tools a model may call, its calls, and their results.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::ProviderOptions;

/// Name of a tool: 1 to 64 of A–Z, a–z, 0–9 and underscore.
pub type ToolName = String;

/// JSON Schema of a tool's arguments; its root type is object.
#[derive(Clone, Debug, PartialEq)]
pub struct ParameterSchema {
    /// The object as it came.
    pub raw: Object,
}

impl Carried for ParameterSchema {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(ParameterSchema { raw: Object::read(value)? })
    }

    fn write(&self) -> Json {
        self.raw.write()
    }
}

impl Definition for ParameterSchema {
    const NAME: &'static str = "turnwire/v1/tool#ParameterSchema";
}

/// A namespace that tools came in.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolNamespace {
    /// Its name.
    pub name: String,
    /// What its tools are for. Absent: nothing is said.
    pub description: Option<String>,
    /// Fields of one dialect for this namespace, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolNamespace {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>) -> Self {
        ToolNamespace { name: name.into(), description: None, provider_options: None, extras: None }
    }
}

impl Carried for ToolNamespace {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolNamespace {
            name: fields.required("name")?,
            description: fields.optional("description")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.optional("description", &self.description);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolNamespace {
    const NAME: &'static str = "turnwire/v1/tool#ToolNamespace";
}

/// The bare text that a tool takes. Without a grammar any text will do.
#[derive(Clone, Debug, PartialEq)]
pub struct TextInput {
    /// Grammar that the text follows. Absent: none.
    pub grammar: Option<String>,
    /// Language that the grammar is written in. Absent: not stated.
    pub syntax: Option<TextInputSyntax>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TextInput {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        TextInput { grammar: None, syntax: None, extras: None }
    }
}

impl Carried for TextInput {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(TextInput {
            grammar: fields.optional("grammar")?,
            syntax: fields.optional("syntax")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("grammar", &self.grammar);
        out.optional("syntax", &self.syntax);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TextInput {
    const NAME: &'static str = "turnwire/v1/tool#TextInput";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextInputSyntax {
    /// `lark`
    Lark,
    /// `regex`
    Regex,
}

impl TextInputSyntax {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            TextInputSyntax::Lark => "lark",
            TextInputSyntax::Regex => "regex",
        }
    }
}

impl Carried for TextInputSyntax {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("lark") => Ok(TextInputSyntax::Lark),
            Some("regex") => Ok(TextInputSyntax::Regex),
            _ => Err(unfit("a word of TextInputSyntax")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// A tool that the model may call.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolDefinition {
    /// Name the model calls it by; unique in a request.
    pub name: ToolName,
    /// What the tool does and when to use it, for the model. Over 1,024 characters some servers cut it.
    pub description: String,
    /// JSON Schema of the arguments.
    pub parameters: ParameterSchema,
    /// Ask the server to hold the arguments to the schema; on wires that know it, every object level then says
    /// `additionalProperties: false`. null: nothing is sent.
    pub strict: Option<Option<bool>>,
    /// Name of the tool where it came from, when that name does not fit here; used on the way back.
    pub original_name: Option<String>,
    /// Namespace that the tool came in; `original_name` is its name there. Absent: none.
    pub namespace: Option<ToolNamespace>,
    /// Set where the tool takes bare text: in its arguments, and in `parameters`, that is the string `input`. Absent:
    /// it takes an object.
    pub text_input: Option<TextInput>,
    /// Fields of one dialect for this tool, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolDefinition {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ToolName>, description: impl Into<String>, parameters: ParameterSchema) -> Self {
        ToolDefinition {
            name: name.into(),
            description: description.into(),
            parameters,
            strict: None,
            original_name: None,
            namespace: None,
            text_input: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ToolDefinition {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolDefinition {
            name: fields.required("name")?,
            description: fields.required("description")?,
            parameters: fields.required("parameters")?,
            strict: fields.nullable("strict")?,
            original_name: fields.optional("original_name")?,
            namespace: fields.optional("namespace")?,
            text_input: fields.optional("text_input")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("description", &self.description);
        out.required("parameters", &self.parameters);
        out.nullable("strict", &self.strict);
        out.optional("original_name", &self.original_name);
        out.optional("namespace", &self.namespace);
        out.optional("text_input", &self.text_input);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolDefinition {
    const NAME: &'static str = "turnwire/v1/tool#ToolDefinition";
}

/// Who gave an id: the server, or Turnwire because the server sent none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IdOrigin {
    /// `server`
    Server,
    /// `minted`
    Minted,
}

impl IdOrigin {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            IdOrigin::Server => "server",
            IdOrigin::Minted => "minted",
        }
    }
}

impl Carried for IdOrigin {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("server") => Ok(IdOrigin::Server),
            Some("minted") => Ok(IdOrigin::Minted),
            _ => Err(unfit("a word of IdOrigin")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for IdOrigin {
    const NAME: &'static str = "turnwire/v1/tool#IdOrigin";
}

/// Where a call came from: the server gave it as structure, or it was read out of the text of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallOrigin {
    /// `server`
    Server,
    /// `text`
    Text,
}

impl CallOrigin {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            CallOrigin::Server => "server",
            CallOrigin::Text => "text",
        }
    }
}

impl Carried for CallOrigin {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("server") => Ok(CallOrigin::Server),
            Some("text") => Ok(CallOrigin::Text),
            _ => Err(unfit("a word of CallOrigin")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for CallOrigin {
    const NAME: &'static str = "turnwire/v1/tool#CallOrigin";
}

/// A complete call of a tool by the model, ready to be validated and run.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolCall {
    /// Id that the result refers to; unique in its conversation turn.
    pub id: String,
    /// The tool to call.
    pub name: ToolName,
    /// The arguments, parsed once.
    pub arguments: Object,
    /// The number of parts of the message's content before this call. Absent: the call is after all content.
    pub part_index: Option<i64>,
    /// Who gave the id. Absent: the server.
    pub id_origin: Option<IdOrigin>,
    /// Where the call came from. Absent: the server.
    pub origin: Option<CallOrigin>,
    /// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolCall {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, name: impl Into<ToolName>, arguments: Object) -> Self {
        ToolCall {
            id: id.into(),
            name: name.into(),
            arguments,
            part_index: None,
            id_origin: None,
            origin: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ToolCall {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolCall {
            id: fields.required("id")?,
            name: fields.required("name")?,
            arguments: fields.required("arguments")?,
            part_index: fields.optional("part_index")?,
            id_origin: fields.optional("id_origin")?,
            origin: fields.optional("origin")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("name", &self.name);
        out.required("arguments", &self.arguments);
        out.optional("part_index", &self.part_index);
        out.optional("id_origin", &self.id_origin);
        out.optional("origin", &self.origin);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolCall {
    const NAME: &'static str = "turnwire/v1/tool#ToolCall";
}

/// Why a call cannot be run: arguments that are not JSON; JSON but no object; a name outside the allowed characters; no
/// name at all; cut off before its end; refused by the server itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InvalidToolCallReason {
    /// `not_json`
    NotJson,
    /// `not_an_object`
    NotAnObject,
    /// `bad_name`
    BadName,
    /// `no_name`
    NoName,
    /// `truncated`
    Truncated,
    /// `server_rejected`
    ServerRejected,
}

impl InvalidToolCallReason {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            InvalidToolCallReason::NotJson => "not_json",
            InvalidToolCallReason::NotAnObject => "not_an_object",
            InvalidToolCallReason::BadName => "bad_name",
            InvalidToolCallReason::NoName => "no_name",
            InvalidToolCallReason::Truncated => "truncated",
            InvalidToolCallReason::ServerRejected => "server_rejected",
        }
    }
}

impl Carried for InvalidToolCallReason {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("not_json") => Ok(InvalidToolCallReason::NotJson),
            Some("not_an_object") => Ok(InvalidToolCallReason::NotAnObject),
            Some("bad_name") => Ok(InvalidToolCallReason::BadName),
            Some("no_name") => Ok(InvalidToolCallReason::NoName),
            Some("truncated") => Ok(InvalidToolCallReason::Truncated),
            Some("server_rejected") => Ok(InvalidToolCallReason::ServerRejected),
            _ => Err(unfit("a word of InvalidToolCallReason")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for InvalidToolCallReason {
    const NAME: &'static str = "turnwire/v1/tool#InvalidToolCallReason";
}

/// A call that the model wrote wrongly or that was cut off: kept with its raw text, never executed.
#[derive(Clone, Debug, PartialEq)]
pub struct InvalidToolCall {
    /// Id of the call.
    pub id: String,
    /// The arguments exactly as the model wrote them; may be empty.
    pub arguments_text: String,
    /// Why it cannot be run.
    pub reason: InvalidToolCallReason,
    /// Name as the model wrote it; any characters. Absent: none was sent.
    pub name: Option<String>,
    /// Place among all calls of the message, valid and invalid, from 0. Absent: after the valid ones.
    pub position: Option<i64>,
    /// What is wrong and where, without the text itself.
    pub detail: Option<String>,
    /// The number of parts of the message's content before this call. Absent: the call is after all content.
    pub part_index: Option<i64>,
    /// Who gave the id. Absent: the server.
    pub id_origin: Option<IdOrigin>,
    /// Where the call came from. Absent: the server.
    pub origin: Option<CallOrigin>,
    /// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl InvalidToolCall {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, arguments_text: impl Into<String>, reason: InvalidToolCallReason) -> Self {
        InvalidToolCall {
            id: id.into(),
            arguments_text: arguments_text.into(),
            reason,
            name: None,
            position: None,
            detail: None,
            part_index: None,
            id_origin: None,
            origin: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for InvalidToolCall {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(InvalidToolCall {
            id: fields.required("id")?,
            arguments_text: fields.required("arguments_text")?,
            reason: fields.required("reason")?,
            name: fields.optional("name")?,
            position: fields.optional("position")?,
            detail: fields.optional("detail")?,
            part_index: fields.optional("part_index")?,
            id_origin: fields.optional("id_origin")?,
            origin: fields.optional("origin")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("arguments_text", &self.arguments_text);
        out.required("reason", &self.reason);
        out.optional("name", &self.name);
        out.optional("position", &self.position);
        out.optional("detail", &self.detail);
        out.optional("part_index", &self.part_index);
        out.optional("id_origin", &self.id_origin);
        out.optional("origin", &self.origin);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for InvalidToolCall {
    const NAME: &'static str = "turnwire/v1/tool#InvalidToolCall";
}

/// Why a tool failed.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolError {
    /// What went wrong, for the model and the log.
    pub message: String,
    /// Stack trace, if there is one; for the program, not sent to the model.
    pub stack_trace: Option<String>,
    /// Whether another try may work, with other arguments or later. Absent: unknown.
    pub recoverable: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolError {
    /// The value with what it must have, and nothing else.
    pub fn new(message: impl Into<String>) -> Self {
        ToolError { message: message.into(), stack_trace: None, recoverable: None, extras: None }
    }
}

impl Carried for ToolError {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolError {
            message: fields.required("message")?,
            stack_trace: fields.optional("stack_trace")?,
            recoverable: fields.optional("recoverable")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("message", &self.message);
        out.optional("stack_trace", &self.stack_trace);
        out.optional("recoverable", &self.recoverable);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolError {
    const NAME: &'static str = "turnwire/v1/tool#ToolError";
}

/// The outcome of one tool call: at least one of text, structured result and error.
/// Rule: at least one of text | structured | error is required.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolResult {
    /// Id of the call that is answered.
    pub tool_call_id: String,
    /// The tool that ran.
    pub name: ToolName,
    /// Result as text for the model; may be empty. Absent: nothing was said.
    pub text: Option<String>,
    /// True when the tool failed. null means false.
    pub is_error: Option<bool>,
    /// The result as JSON, for programs.
    pub structured: Option<Json>,
    /// Details of the failure.
    pub error: Option<ToolError>,
    /// When the run began, RFC 3339 with a zone offset.
    pub started_at: Option<String>,
    /// How long it ran, in nanoseconds.
    pub duration_ns: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolResult {
    /// The value with what it must have, and nothing else.
    pub fn new(tool_call_id: impl Into<String>, name: impl Into<ToolName>) -> Self {
        ToolResult {
            tool_call_id: tool_call_id.into(),
            name: name.into(),
            text: None,
            is_error: None,
            structured: None,
            error: None,
            started_at: None,
            duration_ns: None,
            extras: None,
        }
    }
}

impl Carried for ToolResult {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolResult {
            tool_call_id: fields.required("tool_call_id")?,
            name: fields.required("name")?,
            text: fields.optional("text")?,
            is_error: fields.optional("is_error")?,
            structured: fields.optional("structured")?,
            error: fields.optional("error")?,
            started_at: fields.optional("started_at")?,
            duration_ns: fields.optional("duration_ns")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("tool_call_id", &self.tool_call_id);
        out.required("name", &self.name);
        out.optional("text", &self.text);
        out.optional("is_error", &self.is_error);
        out.optional("structured", &self.structured);
        out.optional("error", &self.error);
        out.optional("started_at", &self.started_at);
        out.optional("duration_ns", &self.duration_ns);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolResult {
    const NAME: &'static str = "turnwire/v1/tool#ToolResult";
}

/// A piece of a call as it streams: id and name first, then pieces of the arguments text.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolCallDelta {
    /// Which call of the message this piece belongs to, from 0.
    pub index: i64,
    /// Id of the call; in its first piece.
    pub id: Option<String>,
    /// Name of the tool as the model wrote it; in its first piece.
    pub name: Option<String>,
    /// Next piece of the arguments text.
    pub arguments: Option<String>,
    /// Place of the call in the numbering of the stream's parts, where the dialect numbers them; in its first piece.
    /// Absent: the call is after all content.
    pub part_index: Option<i64>,
    /// Who gave the id. Absent: the server.
    pub id_origin: Option<IdOrigin>,
    /// Where the call came from; in its first piece. Absent: the server.
    pub origin: Option<CallOrigin>,
    /// True when the call is whole with this piece and nothing of it follows. null means false.
    pub is_complete: Option<bool>,
    /// Set when the call is known to be unusable whatever follows.
    pub invalid: Option<InvalidToolCallReason>,
    /// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolCallDelta {
    /// The value with what it must have, and nothing else.
    pub fn new(index: i64) -> Self {
        ToolCallDelta {
            index,
            id: None,
            name: None,
            arguments: None,
            part_index: None,
            id_origin: None,
            origin: None,
            is_complete: None,
            invalid: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ToolCallDelta {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolCallDelta {
            index: fields.required("index")?,
            id: fields.optional("id")?,
            name: fields.optional("name")?,
            arguments: fields.optional("arguments")?,
            part_index: fields.optional("part_index")?,
            id_origin: fields.optional("id_origin")?,
            origin: fields.optional("origin")?,
            is_complete: fields.optional("is_complete")?,
            invalid: fields.optional("invalid")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("index", &self.index);
        out.optional("id", &self.id);
        out.optional("name", &self.name);
        out.optional("arguments", &self.arguments);
        out.optional("part_index", &self.part_index);
        out.optional("id_origin", &self.id_origin);
        out.optional("origin", &self.origin);
        out.optional("is_complete", &self.is_complete);
        out.optional("invalid", &self.invalid);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolCallDelta {
    const NAME: &'static str = "turnwire/v1/tool#ToolCallDelta";
}

/// The model must call this one tool.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedToolChoice {
    /// The tool to call.
    pub name: ToolName,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl NamedToolChoice {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ToolName>) -> Self {
        NamedToolChoice { name: name.into(), extras: None }
    }
}

impl Carried for NamedToolChoice {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(NamedToolChoice { name: fields.required("name")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "tool");
        out.required("name", &self.name);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for NamedToolChoice {
    const NAME: &'static str = "turnwire/v1/tool#NamedToolChoice";
}

/// auto: the model decides; none: no calls; required: at least one call; or one named tool.
#[derive(Clone, Debug, PartialEq)]
pub enum ToolChoice {
    Word(ToolChoiceWord),
    NamedToolChoice(NamedToolChoice),
}

impl From<ToolChoiceWord> for ToolChoice {
    fn from(value: ToolChoiceWord) -> Self {
        ToolChoice::Word(value)
    }
}

impl From<NamedToolChoice> for ToolChoice {
    fn from(value: NamedToolChoice) -> Self {
        ToolChoice::NamedToolChoice(value)
    }
}

impl Carried for ToolChoice {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Text(_) => Carried::read(value).map(ToolChoice::Word),
            Json::Object(_) => Carried::read(value).map(ToolChoice::NamedToolChoice),
            _ => Err(unfit("a value of ToolChoice")),
        }
    }

    fn write(&self) -> Json {
        match self {
            ToolChoice::Word(value) => value.write(),
            ToolChoice::NamedToolChoice(value) => value.write(),
        }
    }
}

impl Definition for ToolChoice {
    const NAME: &'static str = "turnwire/v1/tool#ToolChoice";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolChoiceWord {
    /// `auto`
    Auto,
    /// `none`
    None,
    /// `required`
    Required,
}

impl ToolChoiceWord {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ToolChoiceWord::Auto => "auto",
            ToolChoiceWord::None => "none",
            ToolChoiceWord::Required => "required",
        }
    }
}

impl Carried for ToolChoiceWord {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("auto") => Ok(ToolChoiceWord::Auto),
            Some("none") => Ok(ToolChoiceWord::None),
            Some("required") => Ok(ToolChoiceWord::Required),
            _ => Err(unfit("a word of ToolChoiceWord")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

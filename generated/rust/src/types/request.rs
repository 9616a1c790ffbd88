// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Requests: What is asked of a model server.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{BooleanOrThinkingEffort, ChatMessage, ProviderOptions, ToolChoice, ToolDefinition};

/// How much the model should think before it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThinkingEffort {
    /// `none`
    None,
    /// `minimal`
    Minimal,
    /// `low`
    Low,
    /// `medium`
    Medium,
    /// `high`
    High,
    /// `xhigh`
    Xhigh,
    /// `max`
    Max,
}

impl ThinkingEffort {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ThinkingEffort::None => "none",
            ThinkingEffort::Minimal => "minimal",
            ThinkingEffort::Low => "low",
            ThinkingEffort::Medium => "medium",
            ThinkingEffort::High => "high",
            ThinkingEffort::Xhigh => "xhigh",
            ThinkingEffort::Max => "max",
        }
    }
}

impl Carried for ThinkingEffort {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("none") => Ok(ThinkingEffort::None),
            Some("minimal") => Ok(ThinkingEffort::Minimal),
            Some("low") => Ok(ThinkingEffort::Low),
            Some("medium") => Ok(ThinkingEffort::Medium),
            Some("high") => Ok(ThinkingEffort::High),
            Some("xhigh") => Ok(ThinkingEffort::Xhigh),
            Some("max") => Ok(ThinkingEffort::Max),
            _ => Err(unfit("a word of ThinkingEffort")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ThinkingEffort {
    const NAME: &'static str = "turnwire/v1/request#ThinkingEffort";
}

/// Which model, and how it samples.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelParameters {
    /// Name of the model at the server; not blank.
    pub model: String,
    /// Sampling temperature. Absent: 0.7 is sent. null: nothing is sent, the server's own default holds.
    pub temperature: Option<Option<Number>>,
    /// Nucleus sampling: share of the probability mass. Absent: 1.0 is sent. null: nothing is sent, the server's own
    /// default holds.
    pub top_p: Option<Option<Number>>,
    /// Most tokens to write. Absent: the server's limit.
    pub max_tokens: Option<i64>,
    /// Texts at which the answer stops; they are not part of it.
    pub stop_sequences: Option<Vec<String>>,
    /// Seed of the sampler, for answers that can be repeated.
    pub seed: Option<i64>,
    /// Time limit of the call, in seconds. Absent: the provider's.
    pub timeout: Option<Number>,
    /// Sample among this many most likely tokens.
    pub top_k: Option<i64>,
    /// Least probability of a token, relative to the likeliest.
    pub min_p: Option<Number>,
    /// Penalty by how often a token occurred.
    pub frequency_penalty: Option<Number>,
    /// Penalty for tokens that occurred at all.
    pub presence_penalty: Option<Number>,
    /// Divisor of the scores of repeated tokens; 1 is off.
    pub repeat_penalty: Option<Number>,
    /// false: no thinking; true: thinking at the server's own level; or a level. Absent: the server decides.
    pub thinking: Option<BooleanOrThinkingEffort>,
    /// Most tokens to spend on thinking.
    pub thinking_budget_tokens: Option<i64>,
    /// How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
    /// format. Never sent. Absent: they are reported and not read.
    pub text_format: Option<String>,
    /// Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ModelParameters {
    /// The value with what it must have, and nothing else.
    pub fn new(model: impl Into<String>) -> Self {
        ModelParameters {
            model: model.into(),
            temperature: None,
            top_p: None,
            max_tokens: None,
            stop_sequences: None,
            seed: None,
            timeout: None,
            top_k: None,
            min_p: None,
            frequency_penalty: None,
            presence_penalty: None,
            repeat_penalty: None,
            thinking: None,
            thinking_budget_tokens: None,
            text_format: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ModelParameters {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ModelParameters {
            model: fields.required("model")?,
            temperature: fields.nullable("temperature")?,
            top_p: fields.nullable("top_p")?,
            max_tokens: fields.optional("max_tokens")?,
            stop_sequences: fields.optional("stop_sequences")?,
            seed: fields.optional("seed")?,
            timeout: fields.optional("timeout")?,
            top_k: fields.optional("top_k")?,
            min_p: fields.optional("min_p")?,
            frequency_penalty: fields.optional("frequency_penalty")?,
            presence_penalty: fields.optional("presence_penalty")?,
            repeat_penalty: fields.optional("repeat_penalty")?,
            thinking: fields.optional("thinking")?,
            thinking_budget_tokens: fields.optional("thinking_budget_tokens")?,
            text_format: fields.optional("text_format")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("model", &self.model);
        out.nullable("temperature", &self.temperature);
        out.nullable("top_p", &self.top_p);
        out.optional("max_tokens", &self.max_tokens);
        out.optional("stop_sequences", &self.stop_sequences);
        out.optional("seed", &self.seed);
        out.optional("timeout", &self.timeout);
        out.optional("top_k", &self.top_k);
        out.optional("min_p", &self.min_p);
        out.optional("frequency_penalty", &self.frequency_penalty);
        out.optional("presence_penalty", &self.presence_penalty);
        out.optional("repeat_penalty", &self.repeat_penalty);
        out.optional("thinking", &self.thinking);
        out.optional("thinking_budget_tokens", &self.thinking_budget_tokens);
        out.optional("text_format", &self.text_format);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ModelParameters {
    const NAME: &'static str = "turnwire/v1/request#ModelParameters";
}

/// Free text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextFormat {
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TextFormat {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        TextFormat { extras: None }
    }
}

impl Carried for TextFormat {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(TextFormat { extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "text");
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TextFormat {
    const NAME: &'static str = "turnwire/v1/request#TextFormat";
}

/// Any JSON object.
#[derive(Clone, Debug, PartialEq)]
pub struct JsonObjectFormat {
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl JsonObjectFormat {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        JsonObjectFormat { extras: None }
    }
}

impl Carried for JsonObjectFormat {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(JsonObjectFormat { extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "json_object");
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for JsonObjectFormat {
    const NAME: &'static str = "turnwire/v1/request#JsonObjectFormat";
}

/// JSON that follows a schema.
#[derive(Clone, Debug, PartialEq)]
pub struct JsonSchemaFormat {
    /// The JSON Schema of the answer.
    pub json_schema: Object,
    /// Name of the schema, for servers that want one.
    pub name: Option<String>,
    /// What the answer is for, for the model.
    pub description: Option<String>,
    /// Ask the server to hold the answer to the schema. Absent: the server's default.
    pub strict: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl JsonSchemaFormat {
    /// The value with what it must have, and nothing else.
    pub fn new(json_schema: Object) -> Self {
        JsonSchemaFormat { json_schema, name: None, description: None, strict: None, extras: None }
    }
}

impl Carried for JsonSchemaFormat {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(JsonSchemaFormat {
            json_schema: fields.required("json_schema")?,
            name: fields.optional("name")?,
            description: fields.optional("description")?,
            strict: fields.optional("strict")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "json_schema");
        out.required("json_schema", &self.json_schema);
        out.optional("name", &self.name);
        out.optional("description", &self.description);
        out.optional("strict", &self.strict);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for JsonSchemaFormat {
    const NAME: &'static str = "turnwire/v1/request#JsonSchemaFormat";
}

/// Shape of the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum ResponseFormat {
    /// `type` is `text`.
    TextFormat(TextFormat),
    /// `type` is `json_object`.
    JsonObjectFormat(JsonObjectFormat),
    /// `type` is `json_schema`.
    JsonSchemaFormat(JsonSchemaFormat),
}

impl From<TextFormat> for ResponseFormat {
    fn from(value: TextFormat) -> Self {
        ResponseFormat::TextFormat(value)
    }
}

impl From<JsonObjectFormat> for ResponseFormat {
    fn from(value: JsonObjectFormat) -> Self {
        ResponseFormat::JsonObjectFormat(value)
    }
}

impl From<JsonSchemaFormat> for ResponseFormat {
    fn from(value: JsonSchemaFormat) -> Self {
        ResponseFormat::JsonSchemaFormat(value)
    }
}

impl Carried for ResponseFormat {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("type").and_then(Json::as_text) {
            Some("text") => TextFormat::read(value).map(ResponseFormat::TextFormat),
            Some("json_object") => JsonObjectFormat::read(value).map(ResponseFormat::JsonObjectFormat),
            Some("json_schema") => JsonSchemaFormat::read(value).map(ResponseFormat::JsonSchemaFormat),
            _ => Err(unfit("an object whose type is known")),
        }
    }

    fn write(&self) -> Json {
        match self {
            ResponseFormat::TextFormat(value) => value.write(),
            ResponseFormat::JsonObjectFormat(value) => value.write(),
            ResponseFormat::JsonSchemaFormat(value) => value.write(),
        }
    }
}

impl Definition for ResponseFormat {
    const NAME: &'static str = "turnwire/v1/request#ResponseFormat";
}

/// How the answer is streamed.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamOptions {
    /// Ask for the token counts at the end of the stream. Absent: they are asked for. null: nothing is sent.
    pub include_usage: Option<Option<bool>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl StreamOptions {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        StreamOptions { include_usage: None, extras: None }
    }
}

impl Carried for StreamOptions {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(StreamOptions { include_usage: fields.nullable("include_usage")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.nullable("include_usage", &self.include_usage);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for StreamOptions {
    const NAME: &'static str = "turnwire/v1/request#StreamOptions";
}

/// One call of a model.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatRequest {
    /// The conversation so far, at least one message.
    pub messages: Vec<ChatMessage>,
    /// Which model, and how it samples.
    pub parameters: ModelParameters,
    /// Tools the model may call.
    pub tools: Option<Vec<ToolDefinition>>,
    /// Whether tools must, may or must not be called. Absent: the server's default.
    pub tool_choice: Option<ToolChoice>,
    /// Whether several tools may be called in one answer. Absent: the server's default.
    pub parallel_tool_calls: Option<bool>,
    /// Shape of the answer. Absent: free text.
    pub response_format: Option<ResponseFormat>,
    /// Whether the answer shall be streamed; set by the call that is used. null means false.
    pub stream: Option<bool>,
    /// How the answer is streamed.
    pub stream_options: Option<StreamOptions>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ChatRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(messages: Vec<ChatMessage>, parameters: ModelParameters) -> Self {
        ChatRequest {
            messages,
            parameters,
            tools: None,
            tool_choice: None,
            parallel_tool_calls: None,
            response_format: None,
            stream: None,
            stream_options: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ChatRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ChatRequest {
            messages: fields.required("messages")?,
            parameters: fields.required("parameters")?,
            tools: fields.optional("tools")?,
            tool_choice: fields.optional("tool_choice")?,
            parallel_tool_calls: fields.optional("parallel_tool_calls")?,
            response_format: fields.optional("response_format")?,
            stream: fields.optional("stream")?,
            stream_options: fields.optional("stream_options")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("messages", &self.messages);
        out.required("parameters", &self.parameters);
        out.optional("tools", &self.tools);
        out.optional("tool_choice", &self.tool_choice);
        out.optional("parallel_tool_calls", &self.parallel_tool_calls);
        out.optional("response_format", &self.response_format);
        out.optional("stream", &self.stream);
        out.optional("stream_options", &self.stream_options);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ChatRequest {
    const NAME: &'static str = "turnwire/v1/request#ChatRequest";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Completions: A text that a model goes on with, or whose gap it fills: what is asked, the answer, and its pieces in a
//! stream.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{Diagnostic, FinishReason, ImagePart, ModelParameters, ResponseFormat, StreamOptions, UsageInfo};

/// Token ids of a prompt, in order.
pub type PromptTokens = Vec<i64>;

/// One completion: a text to go on with. There are no turns, no tools and, unless the server puts the prompt into its
/// template (Ollama's /api/generate), no roles.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletionRequest {
    /// The text before what is to be written, or its token ids. An empty text begins a new one.
    pub prompt: TextOrPromptTokens,
    /// Which model, and how it samples.
    pub parameters: ModelParameters,
    /// The text after the text to be written: the model fills the gap between. Absent: there is no end to meet.
    pub suffix: Option<String>,
    /// Instruction for servers that put the prompt into their template. Absent: the model's own.
    pub system: Option<String>,
    /// Images that the prompt speaks of. Absent: none.
    pub images: Option<Vec<ImagePart>>,
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

impl CompletionRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(prompt: impl Into<TextOrPromptTokens>, parameters: ModelParameters) -> Self {
        CompletionRequest {
            prompt: prompt.into(),
            parameters,
            suffix: None,
            system: None,
            images: None,
            response_format: None,
            stream: None,
            stream_options: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for CompletionRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(CompletionRequest {
            prompt: fields.required("prompt")?,
            parameters: fields.required("parameters")?,
            suffix: fields.optional("suffix")?,
            system: fields.optional("system")?,
            images: fields.optional("images")?,
            response_format: fields.optional("response_format")?,
            stream: fields.optional("stream")?,
            stream_options: fields.optional("stream_options")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("prompt", &self.prompt);
        out.required("parameters", &self.parameters);
        out.optional("suffix", &self.suffix);
        out.optional("system", &self.system);
        out.optional("images", &self.images);
        out.optional("response_format", &self.response_format);
        out.optional("stream", &self.stream);
        out.optional("stream_options", &self.stream_options);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for CompletionRequest {
    const NAME: &'static str = "turnwire/v1/completion#CompletionRequest";
}

#[derive(Clone, Debug, PartialEq)]
pub enum TextOrPromptTokens {
    Text(String),
    PromptTokens(PromptTokens),
}

impl From<&str> for TextOrPromptTokens {
    fn from(value: &str) -> Self {
        TextOrPromptTokens::Text(value.to_owned())
    }
}

impl From<String> for TextOrPromptTokens {
    fn from(value: String) -> Self {
        TextOrPromptTokens::Text(value)
    }
}

impl From<PromptTokens> for TextOrPromptTokens {
    fn from(value: PromptTokens) -> Self {
        TextOrPromptTokens::PromptTokens(value)
    }
}

impl Carried for TextOrPromptTokens {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Text(_) => Carried::read(value).map(TextOrPromptTokens::Text),
            Json::List(_) => Carried::read(value).map(TextOrPromptTokens::PromptTokens),
            _ => Err(unfit("a value of TextOrPromptTokens")),
        }
    }

    fn write(&self) -> Json {
        match self {
            TextOrPromptTokens::Text(value) => value.write(),
            TextOrPromptTokens::PromptTokens(value) => value.write(),
        }
    }
}

/// A finished completion.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletionResponse {
    /// What the model wrote; empty where it wrote nothing.
    pub text: String,
    /// Thoughts that the server tells apart from the text. Absent: none.
    pub thinking: Option<String>,
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

impl CompletionResponse {
    /// The value with what it must have, and nothing else.
    pub fn new(text: impl Into<String>, usage: UsageInfo, finish_reason: FinishReason) -> Self {
        CompletionResponse {
            text: text.into(),
            thinking: None,
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

impl Carried for CompletionResponse {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(CompletionResponse {
            text: fields.required("text")?,
            thinking: fields.optional("thinking")?,
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
        out.required("text", &self.text);
        out.optional("thinking", &self.thinking);
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

impl Definition for CompletionResponse {
    const NAME: &'static str = "turnwire/v1/completion#CompletionResponse";
}

#[derive(Clone, Debug, PartialEq)]
pub enum IntegerOrText {
    Integer(i64),
    Text(String),
}

impl From<&str> for IntegerOrText {
    fn from(value: &str) -> Self {
        IntegerOrText::Text(value.to_owned())
    }
}

impl From<i64> for IntegerOrText {
    fn from(value: i64) -> Self {
        IntegerOrText::Integer(value)
    }
}

impl From<String> for IntegerOrText {
    fn from(value: String) -> Self {
        IntegerOrText::Text(value)
    }
}

impl Carried for IntegerOrText {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Number(_) => Carried::read(value).map(IntegerOrText::Integer),
            Json::Text(_) => Carried::read(value).map(IntegerOrText::Text),
            _ => Err(unfit("a value of IntegerOrText")),
        }
    }

    fn write(&self) -> Json {
        match self {
            IntegerOrText::Integer(value) => value.write(),
            IntegerOrText::Text(value) => value.write(),
        }
    }
}

/// One piece of a streamed completion. Exactly one chunk of a stream is complete; it is the last.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletionChunk {
    /// Next piece of the text.
    pub text: Option<String>,
    /// Next piece of the thoughts.
    pub thinking: Option<String>,
    /// True on the last chunk only. null means false.
    pub is_complete: Option<bool>,
    /// Why the answer ended; on the last chunk.
    pub finish_reason: Option<FinishReason>,
    /// The finish reason in the server's own word. Absent: it gave none.
    pub raw_finish_reason: Option<String>,
    /// Cumulative numbers so far, on the last chunk and, where the server sends them, earlier; the last ones count.
    pub usage: Option<UsageInfo>,
    /// Model that answers, in the server's words; on the first chunk that names it.
    pub model: Option<String>,
    /// Id of the answer, given by the server; on the first chunk that names it.
    pub id: Option<String>,
    /// When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    /// digits).
    pub created: Option<IntegerOrText>,
    /// What is odd about the answer; on the last chunk.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl CompletionChunk {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        CompletionChunk {
            text: None,
            thinking: None,
            is_complete: None,
            finish_reason: None,
            raw_finish_reason: None,
            usage: None,
            model: None,
            id: None,
            created: None,
            diagnostics: None,
            extras: None,
        }
    }
}

impl Carried for CompletionChunk {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(CompletionChunk {
            text: fields.optional("text")?,
            thinking: fields.optional("thinking")?,
            is_complete: fields.optional("is_complete")?,
            finish_reason: fields.optional("finish_reason")?,
            raw_finish_reason: fields.optional("raw_finish_reason")?,
            usage: fields.optional("usage")?,
            model: fields.optional("model")?,
            id: fields.optional("id")?,
            created: fields.optional("created")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("text", &self.text);
        out.optional("thinking", &self.thinking);
        out.optional("is_complete", &self.is_complete);
        out.optional("finish_reason", &self.finish_reason);
        out.optional("raw_finish_reason", &self.raw_finish_reason);
        out.optional("usage", &self.usage);
        out.optional("model", &self.model);
        out.optional("id", &self.id);
        out.optional("created", &self.created);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for CompletionChunk {
    const NAME: &'static str = "turnwire/v1/completion#CompletionChunk";
}

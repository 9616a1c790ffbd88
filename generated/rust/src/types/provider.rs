// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Providers: What a program can know about a running model server.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{Diagnostic, ErrorInfo, ThinkingEffort};

/// Kind of a provider: `ollama`, `vllm`, `llamacpp`, `transformers-serve`, `mlx-lm`, `litellm`, `openai-compatible`,
/// `groq`, `openai`, `anthropic`, `gemini`, `embedded`, `mock`, `pool` (several providers of the configuration behind
/// one name), or one that a program or an installed package registers.
pub type ProviderType = String;

/// Whether something is supported; unknown is not no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capability {
    /// `yes`
    Yes,
    /// `no`
    No,
    /// `unknown`
    Unknown,
}

impl Capability {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            Capability::Yes => "yes",
            Capability::No => "no",
            Capability::Unknown => "unknown",
        }
    }
}

impl Carried for Capability {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("yes") => Ok(Capability::Yes),
            Some("no") => Ok(Capability::No),
            Some("unknown") => Ok(Capability::Unknown),
            _ => Err(unfit("a word of Capability")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for Capability {
    const NAME: &'static str = "turnwire/v1/provider#Capability";
}

/// What a model or provider can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Capabilities {
    /// Answers can be streamed.
    pub streaming: Option<Capability>,
    /// Tools can be called.
    pub tools: Option<Capability>,
    /// The caller can force or name a tool.
    pub tool_choice: Option<Capability>,
    /// Several tools can be called in one answer.
    pub parallel_tool_calls: Option<Capability>,
    /// Thoughts are sent apart from the answer.
    pub thinking: Option<Capability>,
    /// Answers can be held to a JSON Schema.
    pub structured_output: Option<Capability>,
    /// Images are understood.
    pub vision: Option<Capability>,
    /// Sound is understood.
    pub audio: Option<Capability>,
    /// Embeddings can be made.
    pub embedding: Option<Capability>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Capabilities {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Capabilities {
            streaming: None,
            tools: None,
            tool_choice: None,
            parallel_tool_calls: None,
            thinking: None,
            structured_output: None,
            vision: None,
            audio: None,
            embedding: None,
            extras: None,
        }
    }
}

impl Carried for Capabilities {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Capabilities {
            streaming: fields.optional("streaming")?,
            tools: fields.optional("tools")?,
            tool_choice: fields.optional("tool_choice")?,
            parallel_tool_calls: fields.optional("parallel_tool_calls")?,
            thinking: fields.optional("thinking")?,
            structured_output: fields.optional("structured_output")?,
            vision: fields.optional("vision")?,
            audio: fields.optional("audio")?,
            embedding: fields.optional("embedding")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("streaming", &self.streaming);
        out.optional("tools", &self.tools);
        out.optional("tool_choice", &self.tool_choice);
        out.optional("parallel_tool_calls", &self.parallel_tool_calls);
        out.optional("thinking", &self.thinking);
        out.optional("structured_output", &self.structured_output);
        out.optional("vision", &self.vision);
        out.optional("audio", &self.audio);
        out.optional("embedding", &self.embedding);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Capabilities {
    const NAME: &'static str = "turnwire/v1/provider#Capabilities";
}

/// What is sent for parameters that a request leaves open (absent or null). A parameter of the request wins.
#[derive(Clone, Debug, PartialEq)]
pub struct ParameterDefaults {
    /// Most tokens to write. Absent: the server's limit.
    pub max_tokens: Option<i64>,
    /// Sampling temperature. Absent: none of its own.
    pub temperature: Option<Number>,
    /// Nucleus sampling. Absent: none of its own.
    pub top_p: Option<Number>,
    /// Texts at which an answer stops. Absent: none.
    pub stop_sequences: Option<Vec<String>>,
    /// Whether, or how much, the model thinks, for requests that say neither this nor a budget. Absent: the server
    /// decides.
    pub thinking: Option<BooleanOrThinkingEffort>,
    /// How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
    /// format. Absent: nothing is filled in.
    pub text_format: Option<String>,
}

impl ParameterDefaults {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ParameterDefaults {
            max_tokens: None,
            temperature: None,
            top_p: None,
            stop_sequences: None,
            thinking: None,
            text_format: None,
        }
    }
}

impl Carried for ParameterDefaults {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ParameterDefaults {
            max_tokens: fields.optional("max_tokens")?,
            temperature: fields.optional("temperature")?,
            top_p: fields.optional("top_p")?,
            stop_sequences: fields.optional("stop_sequences")?,
            thinking: fields.optional("thinking")?,
            text_format: fields.optional("text_format")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("max_tokens", &self.max_tokens);
        out.optional("temperature", &self.temperature);
        out.optional("top_p", &self.top_p);
        out.optional("stop_sequences", &self.stop_sequences);
        out.optional("thinking", &self.thinking);
        out.optional("text_format", &self.text_format);
        out.done()
    }
}

impl Definition for ParameterDefaults {
    const NAME: &'static str = "turnwire/v1/provider#ParameterDefaults";
}

#[derive(Clone, Debug, PartialEq)]
pub enum BooleanOrThinkingEffort {
    Boolean(bool),
    ThinkingEffort(ThinkingEffort),
}

impl From<bool> for BooleanOrThinkingEffort {
    fn from(value: bool) -> Self {
        BooleanOrThinkingEffort::Boolean(value)
    }
}

impl From<ThinkingEffort> for BooleanOrThinkingEffort {
    fn from(value: ThinkingEffort) -> Self {
        BooleanOrThinkingEffort::ThinkingEffort(value)
    }
}

impl Carried for BooleanOrThinkingEffort {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Boolean(_) => Carried::read(value).map(BooleanOrThinkingEffort::Boolean),
            Json::Text(_) => Carried::read(value).map(BooleanOrThinkingEffort::ThinkingEffort),
            _ => Err(unfit("a value of BooleanOrThinkingEffort")),
        }
    }

    fn write(&self) -> Json {
        match self {
            BooleanOrThinkingEffort::Boolean(value) => value.write(),
            BooleanOrThinkingEffort::ThinkingEffort(value) => value.write(),
        }
    }
}

/// A model that a server offers.
#[derive(Clone, Debug, PartialEq)]
pub struct ModelInfo {
    /// Name to ask for.
    pub name: String,
    /// Most tokens of prompt and answer together.
    pub context_length: Option<i64>,
    /// Size of the model's file.
    pub size_bytes: Option<i64>,
    /// Hash of the model's file.
    pub digest: Option<String>,
    /// Architecture or family.
    pub family: Option<String>,
    /// Number of weights, in the server's words, for example `3.2B`.
    pub parameter_size: Option<String>,
    /// Quantization, for example `Q4_K_M`.
    pub quantization: Option<String>,
    /// When the model was last changed, as the server wrote it.
    pub modified_at: Option<String>,
    /// What the model can do.
    pub capabilities: Option<Capabilities>,
    /// False when the server would forward calls to another host. Absent: unknown.
    pub is_local: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ModelInfo {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>) -> Self {
        ModelInfo {
            name: name.into(),
            context_length: None,
            size_bytes: None,
            digest: None,
            family: None,
            parameter_size: None,
            quantization: None,
            modified_at: None,
            capabilities: None,
            is_local: None,
            extras: None,
        }
    }
}

impl Carried for ModelInfo {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ModelInfo {
            name: fields.required("name")?,
            context_length: fields.optional("context_length")?,
            size_bytes: fields.optional("size_bytes")?,
            digest: fields.optional("digest")?,
            family: fields.optional("family")?,
            parameter_size: fields.optional("parameter_size")?,
            quantization: fields.optional("quantization")?,
            modified_at: fields.optional("modified_at")?,
            capabilities: fields.optional("capabilities")?,
            is_local: fields.optional("is_local")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.optional("context_length", &self.context_length);
        out.optional("size_bytes", &self.size_bytes);
        out.optional("digest", &self.digest);
        out.optional("family", &self.family);
        out.optional("parameter_size", &self.parameter_size);
        out.optional("quantization", &self.quantization);
        out.optional("modified_at", &self.modified_at);
        out.optional("capabilities", &self.capabilities);
        out.optional("is_local", &self.is_local);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ModelInfo {
    const NAME: &'static str = "turnwire/v1/provider#ModelInfo";
}

/// The state of a provider at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderHealth {
    /// Provider that was asked.
    pub provider_id: String,
    /// Whether it answered.
    pub is_available: bool,
    /// Time to its answer, in nanoseconds.
    pub latency_ns: Option<i64>,
    /// Version that the server gives itself.
    pub version: Option<String>,
    /// Oldest version of this kind of server that was tried. Absent: none was.
    pub oldest_tested_version: Option<String>,
    /// False when the server's version is older than that. Absent: unknown.
    pub is_version_tested: Option<bool>,
    /// Models it offers now.
    pub models: Option<Vec<ModelInfo>>,
    /// Why it is not available.
    pub error: Option<ErrorInfo>,
    /// What is odd about the server, for example a version that is too old.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ProviderHealth {
    /// The value with what it must have, and nothing else.
    pub fn new(provider_id: impl Into<String>, is_available: bool) -> Self {
        ProviderHealth {
            provider_id: provider_id.into(),
            is_available,
            latency_ns: None,
            version: None,
            oldest_tested_version: None,
            is_version_tested: None,
            models: None,
            error: None,
            diagnostics: None,
            extras: None,
        }
    }
}

impl Carried for ProviderHealth {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ProviderHealth {
            provider_id: fields.required("provider_id")?,
            is_available: fields.required("is_available")?,
            latency_ns: fields.optional("latency_ns")?,
            version: fields.optional("version")?,
            oldest_tested_version: fields.optional("oldest_tested_version")?,
            is_version_tested: fields.optional("is_version_tested")?,
            models: fields.optional("models")?,
            error: fields.optional("error")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("provider_id", &self.provider_id);
        out.required("is_available", &self.is_available);
        out.optional("latency_ns", &self.latency_ns);
        out.optional("version", &self.version);
        out.optional("oldest_tested_version", &self.oldest_tested_version);
        out.optional("is_version_tested", &self.is_version_tested);
        out.optional("models", &self.models);
        out.optional("error", &self.error);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ProviderHealth {
    const NAME: &'static str = "turnwire/v1/provider#ProviderHealth";
}

/// A configured provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderInfo {
    /// Id in the configuration.
    pub provider_id: String,
    /// Kind of provider.
    pub r#type: ProviderType,
    /// Base URL, without credentials. Absent: it runs inside this process.
    pub endpoint: Option<String>,
    /// Whether it is used when none is named. null means false.
    pub is_default: Option<bool>,
    /// Models named in the configuration.
    pub models: Option<Vec<ModelInfo>>,
    /// Parameters for requests that leave them open.
    pub defaults: Option<ParameterDefaults>,
    /// What the provider can do.
    pub capabilities: Option<Capabilities>,
    /// Ids of the providers that are asked when this one fails, in this order.
    pub fallback: Option<Vec<String>>,
    /// Ids of the providers between which a pool chooses.
    pub members: Option<Vec<String>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ProviderInfo {
    /// The value with what it must have, and nothing else.
    pub fn new(provider_id: impl Into<String>, r#type: impl Into<ProviderType>) -> Self {
        ProviderInfo {
            provider_id: provider_id.into(),
            r#type: r#type.into(),
            endpoint: None,
            is_default: None,
            models: None,
            defaults: None,
            capabilities: None,
            fallback: None,
            members: None,
            extras: None,
        }
    }
}

impl Carried for ProviderInfo {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ProviderInfo {
            provider_id: fields.required("provider_id")?,
            r#type: fields.required("type")?,
            endpoint: fields.optional("endpoint")?,
            is_default: fields.optional("is_default")?,
            models: fields.optional("models")?,
            defaults: fields.optional("defaults")?,
            capabilities: fields.optional("capabilities")?,
            fallback: fields.optional("fallback")?,
            members: fields.optional("members")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("provider_id", &self.provider_id);
        out.required("type", &self.r#type);
        out.optional("endpoint", &self.endpoint);
        out.optional("is_default", &self.is_default);
        out.optional("models", &self.models);
        out.optional("defaults", &self.defaults);
        out.optional("capabilities", &self.capabilities);
        out.optional("fallback", &self.fallback);
        out.optional("members", &self.members);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ProviderInfo {
    const NAME: &'static str = "turnwire/v1/provider#ProviderInfo";
}

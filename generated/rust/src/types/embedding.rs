// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Embeddings: Vectors for texts: what is asked of a model server, and its answer.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{Diagnostic, ProviderOptions, UsageInfo};

/// A text as the ids of its tokens in the model's own vocabulary.
pub type TokenIds = Vec<i64>;

/// What the vectors are for: models that tell a question from the texts it searches give each another vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmbeddingPurpose {
    /// `query`
    Query,
    /// `document`
    Document,
    /// `similarity`
    Similarity,
    /// `classification`
    Classification,
    /// `clustering`
    Clustering,
    /// `question_answering`
    QuestionAnswering,
    /// `fact_verification`
    FactVerification,
    /// `code_query`
    CodeQuery,
}

impl EmbeddingPurpose {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            EmbeddingPurpose::Query => "query",
            EmbeddingPurpose::Document => "document",
            EmbeddingPurpose::Similarity => "similarity",
            EmbeddingPurpose::Classification => "classification",
            EmbeddingPurpose::Clustering => "clustering",
            EmbeddingPurpose::QuestionAnswering => "question_answering",
            EmbeddingPurpose::FactVerification => "fact_verification",
            EmbeddingPurpose::CodeQuery => "code_query",
        }
    }
}

impl Carried for EmbeddingPurpose {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("query") => Ok(EmbeddingPurpose::Query),
            Some("document") => Ok(EmbeddingPurpose::Document),
            Some("similarity") => Ok(EmbeddingPurpose::Similarity),
            Some("classification") => Ok(EmbeddingPurpose::Classification),
            Some("clustering") => Ok(EmbeddingPurpose::Clustering),
            Some("question_answering") => Ok(EmbeddingPurpose::QuestionAnswering),
            Some("fact_verification") => Ok(EmbeddingPurpose::FactVerification),
            Some("code_query") => Ok(EmbeddingPurpose::CodeQuery),
            _ => Err(unfit("a word of EmbeddingPurpose")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for EmbeddingPurpose {
    const NAME: &'static str = "turnwire/v1/embedding#EmbeddingPurpose";
}

/// Texts for which vectors are wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct EmbeddingRequest {
    /// Name of the model at the server; not blank.
    pub model: String,
    /// The texts, at least one, each as text or as token ids; the answer has a vector for each.
    pub inputs: Vec<TextOrTokenIds>,
    /// Length that the vectors shall have. Absent: the model's own.
    pub dimensions: Option<i64>,
    /// What the vectors are for. Absent: the server is not told.
    pub input_type: Option<EmbeddingPurpose>,
    /// Whether the server may cut an input that is too long for the model; false: it refuses. Absent: the server's
    /// default.
    pub truncate: Option<bool>,
    /// Time limit of the call, in seconds. Absent: the provider's.
    pub timeout: Option<Number>,
    /// Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl EmbeddingRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(model: impl Into<String>, inputs: Vec<TextOrTokenIds>) -> Self {
        EmbeddingRequest {
            model: model.into(),
            inputs,
            dimensions: None,
            input_type: None,
            truncate: None,
            timeout: None,
            provider_options: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for EmbeddingRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(EmbeddingRequest {
            model: fields.required("model")?,
            inputs: fields.required("inputs")?,
            dimensions: fields.optional("dimensions")?,
            input_type: fields.optional("input_type")?,
            truncate: fields.optional("truncate")?,
            timeout: fields.optional("timeout")?,
            provider_options: fields.optional("provider_options")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("model", &self.model);
        out.required("inputs", &self.inputs);
        out.optional("dimensions", &self.dimensions);
        out.optional("input_type", &self.input_type);
        out.optional("truncate", &self.truncate);
        out.optional("timeout", &self.timeout);
        out.optional("provider_options", &self.provider_options);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for EmbeddingRequest {
    const NAME: &'static str = "turnwire/v1/embedding#EmbeddingRequest";
}

#[derive(Clone, Debug, PartialEq)]
pub enum TextOrTokenIds {
    Text(String),
    TokenIds(TokenIds),
}

impl From<&str> for TextOrTokenIds {
    fn from(value: &str) -> Self {
        TextOrTokenIds::Text(value.to_owned())
    }
}

impl From<String> for TextOrTokenIds {
    fn from(value: String) -> Self {
        TextOrTokenIds::Text(value)
    }
}

impl From<TokenIds> for TextOrTokenIds {
    fn from(value: TokenIds) -> Self {
        TextOrTokenIds::TokenIds(value)
    }
}

impl Carried for TextOrTokenIds {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Text(_) => Carried::read(value).map(TextOrTokenIds::Text),
            Json::List(_) => Carried::read(value).map(TextOrTokenIds::TokenIds),
            _ => Err(unfit("a value of TextOrTokenIds")),
        }
    }

    fn write(&self) -> Json {
        match self {
            TextOrTokenIds::Text(value) => value.write(),
            TextOrTokenIds::TokenIds(value) => value.write(),
        }
    }
}

/// The vector of one input.
#[derive(Clone, Debug, PartialEq)]
pub struct Embedding {
    /// Place of the input among the inputs, from 0.
    pub index: i64,
    /// The vector.
    pub values: Vec<Number>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Embedding {
    /// The value with what it must have, and nothing else.
    pub fn new(index: i64, values: Vec<Number>) -> Self {
        Embedding { index, values, extras: None }
    }
}

impl Carried for Embedding {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Embedding { index: fields.required("index")?, values: fields.required("values")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("index", &self.index);
        out.required("values", &self.values);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Embedding {
    const NAME: &'static str = "turnwire/v1/embedding#Embedding";
}

/// The vectors of a request's inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct EmbeddingResponse {
    /// One vector for each input, in the order of the inputs. Empty: the server found nothing to embed.
    pub embeddings: Vec<Embedding>,
    /// Tokens and times; always there, its fields may be unknown.
    pub usage: UsageInfo,
    /// Model that answered, in the server's words.
    pub model: Option<String>,
    /// Id of the answer, given by the server.
    pub id: Option<String>,
    /// What is odd about the answer.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl EmbeddingResponse {
    /// The value with what it must have, and nothing else.
    pub fn new(embeddings: Vec<Embedding>, usage: UsageInfo) -> Self {
        EmbeddingResponse { embeddings, usage, model: None, id: None, diagnostics: None, extras: None }
    }
}

impl Carried for EmbeddingResponse {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(EmbeddingResponse {
            embeddings: fields.required("embeddings")?,
            usage: fields.required("usage")?,
            model: fields.optional("model")?,
            id: fields.optional("id")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("embeddings", &self.embeddings);
        out.required("usage", &self.usage);
        out.optional("model", &self.model);
        out.optional("id", &self.id);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for EmbeddingResponse {
    const NAME: &'static str = "turnwire/v1/embedding#EmbeddingResponse";
}

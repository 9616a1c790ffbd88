// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Reranking: Which documents answer a question best: what is asked of a model server, and its answer.

use crate::carried::{Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{Diagnostic, ProviderOptions, UsageInfo};

/// A question and the documents that are ordered by it.
#[derive(Clone, Debug, PartialEq)]
pub struct RerankRequest {
    /// Name of the model at the server; not blank.
    pub model: String,
    /// The question.
    pub query: String,
    /// The documents as texts, at least one.
    pub documents: Vec<String>,
    /// Most results that are wanted. Absent: one for each document.
    pub top_n: Option<i64>,
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

impl RerankRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(model: impl Into<String>, query: impl Into<String>, documents: Vec<String>) -> Self {
        RerankRequest {
            model: model.into(),
            query: query.into(),
            documents,
            top_n: None,
            timeout: None,
            provider_options: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for RerankRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(RerankRequest {
            model: fields.required("model")?,
            query: fields.required("query")?,
            documents: fields.required("documents")?,
            top_n: fields.optional("top_n")?,
            timeout: fields.optional("timeout")?,
            provider_options: fields.optional("provider_options")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("model", &self.model);
        out.required("query", &self.query);
        out.required("documents", &self.documents);
        out.optional("top_n", &self.top_n);
        out.optional("timeout", &self.timeout);
        out.optional("provider_options", &self.provider_options);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RerankRequest {
    const NAME: &'static str = "turnwire/v1/rerank#RerankRequest";
}

/// How well one document answers.
#[derive(Clone, Debug, PartialEq)]
pub struct RerankResult {
    /// Place of the document among the documents, from 0.
    pub index: i64,
    /// The more, the better; comparable within one answer only.
    pub score: Number,
    /// The document, where the server repeats it.
    pub document: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl RerankResult {
    /// The value with what it must have, and nothing else.
    pub fn new(index: i64, score: Number) -> Self {
        RerankResult { index, score, document: None, extras: None }
    }
}

impl Carried for RerankResult {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(RerankResult {
            index: fields.required("index")?,
            score: fields.required("score")?,
            document: fields.optional("document")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("index", &self.index);
        out.required("score", &self.score);
        out.optional("document", &self.document);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RerankResult {
    const NAME: &'static str = "turnwire/v1/rerank#RerankResult";
}

/// The documents of a request in the order in which they answer.
#[derive(Clone, Debug, PartialEq)]
pub struct RerankResponse {
    /// The best first.
    pub results: Vec<RerankResult>,
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

impl RerankResponse {
    /// The value with what it must have, and nothing else.
    pub fn new(results: Vec<RerankResult>, usage: UsageInfo) -> Self {
        RerankResponse { results, usage, model: None, id: None, diagnostics: None, extras: None }
    }
}

impl Carried for RerankResponse {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(RerankResponse {
            results: fields.required("results")?,
            usage: fields.required("usage")?,
            model: fields.optional("model")?,
            id: fields.optional("id")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("results", &self.results);
        out.required("usage", &self.usage);
        out.optional("model", &self.model);
        out.optional("id", &self.id);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RerankResponse {
    const NAME: &'static str = "turnwire/v1/rerank#RerankResponse";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Batches: Files of requests and of results, one JSON object on each line.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{ChatRequest, ChatResponse, Diagnostic, ErrorInfo, Loss};

/// A line of a file of requests, in canonical words.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchRequest {
    /// Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
    /// taken for another line.
    pub id: Option<String>,
    /// What is asked.
    pub request: ChatRequest,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(request: ChatRequest) -> Self {
        BatchRequest { id: None, request, extras: None }
    }
}

impl Carried for BatchRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchRequest { id: fields.optional("id")?, request: fields.required("request")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("id", &self.id);
        out.required("request", &self.request);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchRequest {
    const NAME: &'static str = "turnwire/v1/batch#BatchRequest";
}

/// A line of a file of requests, in the words of a dialect.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchBody {
    /// Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
    /// taken for another line.
    pub id: Option<String>,
    /// What the body is written in, the name of a codec. Absent: what the run was told.
    pub dialect: Option<String>,
    /// The body of the request.
    pub body: Object,
    /// The model, where the dialect names it elsewhere (Gemini in the URL).
    pub model: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchBody {
    /// The value with what it must have, and nothing else.
    pub fn new(body: Object) -> Self {
        BatchBody { id: None, dialect: None, body, model: None, extras: None }
    }
}

impl Carried for BatchBody {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchBody {
            id: fields.optional("id")?,
            dialect: fields.optional("dialect")?,
            body: fields.required("body")?,
            model: fields.optional("model")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("id", &self.id);
        out.optional("dialect", &self.dialect);
        out.required("body", &self.body);
        out.optional("model", &self.model);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchBody {
    const NAME: &'static str = "turnwire/v1/batch#BatchBody";
}

/// One fault of a line, without its value.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchProblem {
    /// JSON pointer to the fault; empty: the line itself.
    pub path: String,
    /// Keyword or rule that refuses it.
    pub rule: String,
    /// What would be right.
    pub message: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchProblem {
    /// The value with what it must have, and nothing else.
    pub fn new(path: impl Into<String>, rule: impl Into<String>, message: impl Into<String>) -> Self {
        BatchProblem { path: path.into(), rule: rule.into(), message: message.into(), extras: None }
    }
}

impl Carried for BatchProblem {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchProblem {
            path: fields.required("path")?,
            rule: fields.required("rule")?,
            message: fields.required("message")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("path", &self.path);
        out.required("rule", &self.rule);
        out.required("message", &self.message);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchProblem {
    const NAME: &'static str = "turnwire/v1/batch#BatchProblem";
}

/// What failed: the line (no JSON, too long), its id (used before), the request (does not fit), a loss that the
/// provider is set to refuse, the call, writing the answer in the dialect, or a fault of the provider's own code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BatchErrorKind {
    /// `line`
    Line,
    /// `id`
    Id,
    /// `request`
    Request,
    /// `loss`
    Loss,
    /// `provider`
    Provider,
    /// `answer`
    Answer,
    /// `fault`
    Fault,
}

impl BatchErrorKind {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            BatchErrorKind::Line => "line",
            BatchErrorKind::Id => "id",
            BatchErrorKind::Request => "request",
            BatchErrorKind::Loss => "loss",
            BatchErrorKind::Provider => "provider",
            BatchErrorKind::Answer => "answer",
            BatchErrorKind::Fault => "fault",
        }
    }
}

impl Carried for BatchErrorKind {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("line") => Ok(BatchErrorKind::Line),
            Some("id") => Ok(BatchErrorKind::Id),
            Some("request") => Ok(BatchErrorKind::Request),
            Some("loss") => Ok(BatchErrorKind::Loss),
            Some("provider") => Ok(BatchErrorKind::Provider),
            Some("answer") => Ok(BatchErrorKind::Answer),
            Some("fault") => Ok(BatchErrorKind::Fault),
            _ => Err(unfit("a word of BatchErrorKind")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for BatchErrorKind {
    const NAME: &'static str = "turnwire/v1/batch#BatchErrorKind";
}

/// Why a request has no answer, without content and without secrets.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchError {
    /// What failed.
    pub kind: BatchErrorKind,
    /// What went wrong and what would be right, for a person.
    pub message: String,
    /// Each fault of the line.
    pub problems: Option<Vec<BatchProblem>>,
    /// The failed call.
    pub info: Option<ErrorInfo>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchError {
    /// The value with what it must have, and nothing else.
    pub fn new(kind: BatchErrorKind, message: impl Into<String>) -> Self {
        BatchError { kind, message: message.into(), problems: None, info: None, extras: None }
    }
}

impl Carried for BatchError {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchError {
            kind: fields.required("kind")?,
            message: fields.required("message")?,
            problems: fields.optional("problems")?,
            info: fields.optional("info")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("kind", &self.kind);
        out.required("message", &self.message);
        out.optional("problems", &self.problems);
        out.optional("info", &self.info);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchError {
    const NAME: &'static str = "turnwire/v1/batch#BatchError";
}

/// A line of a file of results: what became of one request.
/// Rule: exactly one of response | body | error is required.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchResult {
    /// Name of the request.
    pub id: String,
    /// Line of the request in its file.
    pub line: i64,
    /// First 16 bytes of the SHA-256 of the request's line without white space around it: shows that it is still the
    /// same request.
    pub digest: String,
    /// The answer in canonical words.
    pub response: Option<ChatResponse>,
    /// What the body is written in.
    pub dialect: Option<String>,
    /// The answer in the words of the dialect.
    pub body: Option<Object>,
    /// Why there is no answer.
    pub error: Option<BatchError>,
    /// What could not be said on the way from the request's words to canonical ones, and from there to the answer's.
    pub losses: Option<Vec<Loss>>,
    /// What is odd about an answer in the words of a dialect, which cannot say it. An answer in canonical words has its
    /// own.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchResult {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, line: i64, digest: impl Into<String>) -> Self {
        BatchResult {
            id: id.into(),
            line,
            digest: digest.into(),
            response: None,
            dialect: None,
            body: None,
            error: None,
            losses: None,
            diagnostics: None,
            extras: None,
        }
    }
}

impl Carried for BatchResult {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchResult {
            id: fields.required("id")?,
            line: fields.required("line")?,
            digest: fields.required("digest")?,
            response: fields.optional("response")?,
            dialect: fields.optional("dialect")?,
            body: fields.optional("body")?,
            error: fields.optional("error")?,
            losses: fields.optional("losses")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("line", &self.line);
        out.required("digest", &self.digest);
        out.optional("response", &self.response);
        out.optional("dialect", &self.dialect);
        out.optional("body", &self.body);
        out.optional("error", &self.error);
        out.optional("losses", &self.losses);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchResult {
    const NAME: &'static str = "turnwire/v1/batch#BatchResult";
}

/// How a run over a file of requests ended.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchSummary {
    /// Requests read in this run, those answered earlier included.
    pub requests: i64,
    /// Requests that this run got an answer to.
    pub answered: i64,
    /// Requests whose result in this run is an error.
    pub failed: i64,
    /// Requests that had a result before this run.
    pub earlier: i64,
    /// Requests that were begun and given up when the run was stopped; the next run asks them.
    pub unanswered: i64,
    /// Calls that were tried again.
    pub retries: i64,
    /// Wall time of the run.
    pub seconds: Number,
    /// Answers of this run that break the schema that was asked for; they count as answered. Absent: none does.
    pub unfit: Option<i64>,
    /// Answers of this run that were asked for again because an earlier one did not fit. Absent: none was.
    pub asked_again: Option<i64>,
    /// Tokens of the prompts, as far as servers counted them.
    pub prompt_tokens: Option<i64>,
    /// Tokens of the answers, as far as servers counted them.
    pub completion_tokens: Option<i64>,
    /// How many results are errors, by kind; errors of calls by their code.
    pub errors: Option<Object>,
    /// Parts that the run was to process. Absent: the requests are one file.
    pub parts: Option<i64>,
    /// Those in which every request has a result now. Absent: the requests are one file.
    pub parts_whole: Option<i64>,
    /// Why the run ended before the end of the file. Absent: it did not.
    pub stopped: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchSummary {
    /// The value with what it must have, and nothing else.
    pub fn new(
        requests: i64,
        answered: i64,
        failed: i64,
        earlier: i64,
        unanswered: i64,
        retries: i64,
        seconds: Number,
    ) -> Self {
        BatchSummary {
            requests,
            answered,
            failed,
            earlier,
            unanswered,
            retries,
            seconds,
            unfit: None,
            asked_again: None,
            prompt_tokens: None,
            completion_tokens: None,
            errors: None,
            parts: None,
            parts_whole: None,
            stopped: None,
            extras: None,
        }
    }
}

impl Carried for BatchSummary {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchSummary {
            requests: fields.required("requests")?,
            answered: fields.required("answered")?,
            failed: fields.required("failed")?,
            earlier: fields.required("earlier")?,
            unanswered: fields.required("unanswered")?,
            retries: fields.required("retries")?,
            seconds: fields.required("seconds")?,
            unfit: fields.optional("unfit")?,
            asked_again: fields.optional("asked_again")?,
            prompt_tokens: fields.optional("prompt_tokens")?,
            completion_tokens: fields.optional("completion_tokens")?,
            errors: fields.optional("errors")?,
            parts: fields.optional("parts")?,
            parts_whole: fields.optional("parts_whole")?,
            stopped: fields.optional("stopped")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("requests", &self.requests);
        out.required("answered", &self.answered);
        out.required("failed", &self.failed);
        out.required("earlier", &self.earlier);
        out.required("unanswered", &self.unanswered);
        out.required("retries", &self.retries);
        out.required("seconds", &self.seconds);
        out.optional("unfit", &self.unfit);
        out.optional("asked_again", &self.asked_again);
        out.optional("prompt_tokens", &self.prompt_tokens);
        out.optional("completion_tokens", &self.completion_tokens);
        out.optional("errors", &self.errors);
        out.optional("parts", &self.parts);
        out.optional("parts_whole", &self.parts_whole);
        out.optional("stopped", &self.stopped);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchSummary {
    const NAME: &'static str = "turnwire/v1/batch#BatchSummary";
}

/// What a file holds, so that a copy of it can be recognized.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchFile {
    /// Bytes of the file.
    pub size: i64,
    /// SHA-256 of the file.
    pub sha256: String,
    /// Lines that are not blank.
    pub lines: i64,
    /// What the file system says of the file's version, such as the time of its last change or an ETag. While it stays
    /// the same, the file is not read again. Absent: it says nothing.
    pub version: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchFile {
    /// The value with what it must have, and nothing else.
    pub fn new(size: i64, sha256: impl Into<String>, lines: i64) -> Self {
        BatchFile { size, sha256: sha256.into(), lines, version: None, extras: None }
    }
}

impl Carried for BatchFile {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchFile {
            size: fields.required("size")?,
            sha256: fields.required("sha256")?,
            lines: fields.required("lines")?,
            version: fields.optional("version")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("size", &self.size);
        out.required("sha256", &self.sha256);
        out.required("lines", &self.lines);
        out.optional("version", &self.version);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchFile {
    const NAME: &'static str = "turnwire/v1/batch#BatchFile";
}

/// A part of a batch in which every request has exactly one result.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchPart {
    /// Name of the file of requests in its folder, and of the file of results in its own.
    pub name: String,
    /// The file of requests.
    pub requests: BatchFile,
    /// The file of results.
    pub results: BatchFile,
    /// Results that are errors.
    pub failed: i64,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchPart {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>, requests: BatchFile, results: BatchFile, failed: i64) -> Self {
        BatchPart { name: name.into(), requests, results, failed, extras: None }
    }
}

impl Carried for BatchPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchPart {
            name: fields.required("name")?,
            requests: fields.required("requests")?,
            results: fields.required("results")?,
            failed: fields.required("failed")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("requests", &self.requests);
        out.required("results", &self.results);
        out.required("failed", &self.failed);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchPart {
    const NAME: &'static str = "turnwire/v1/batch#BatchPart";
}

/// All parts of a batch.
#[derive(Clone, Debug, PartialEq)]
pub struct BatchManifest {
    /// The parts in the order of their names.
    pub parts: Vec<BatchPart>,
    /// Requests of all parts, each of which has one result.
    pub requests: i64,
    /// Results that are errors.
    pub failed: i64,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl BatchManifest {
    /// The value with what it must have, and nothing else.
    pub fn new(parts: Vec<BatchPart>, requests: i64, failed: i64) -> Self {
        BatchManifest { parts, requests, failed, extras: None }
    }
}

impl Carried for BatchManifest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BatchManifest {
            parts: fields.required("parts")?,
            requests: fields.required("requests")?,
            failed: fields.required("failed")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("parts", &self.parts);
        out.required("requests", &self.requests);
        out.required("failed", &self.failed);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for BatchManifest {
    const NAME: &'static str = "turnwire/v1/batch#BatchManifest";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Runs of the contract: What a run of the contract against a server found, as data: clauses, results, and the
//! exchanges as evidence.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::Json;
use crate::rules::Fault;

/// What became of a clause: it holds; it does not; the server has not got what it speaks of; it does not concern this
/// dialect or model; nothing could be said, for example because a small model could not be brought to do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContractOutcome {
    /// `pass`
    Pass,
    /// `fail`
    Fail,
    /// `not_supported`
    NotSupported,
    /// `not_applicable`
    NotApplicable,
    /// `inconclusive`
    Inconclusive,
}

impl ContractOutcome {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ContractOutcome::Pass => "pass",
            ContractOutcome::Fail => "fail",
            ContractOutcome::NotSupported => "not_supported",
            ContractOutcome::NotApplicable => "not_applicable",
            ContractOutcome::Inconclusive => "inconclusive",
        }
    }
}

impl Carried for ContractOutcome {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("pass") => Ok(ContractOutcome::Pass),
            Some("fail") => Ok(ContractOutcome::Fail),
            Some("not_supported") => Ok(ContractOutcome::NotSupported),
            Some("not_applicable") => Ok(ContractOutcome::NotApplicable),
            Some("inconclusive") => Ok(ContractOutcome::Inconclusive),
            _ => Err(unfit("a word of ContractOutcome")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ContractOutcome {
    const NAME: &'static str = "turnwire/v1/contract#ContractOutcome";
}

/// What breaks where the clause does not hold: clients lose answers or read them wrongly; clients need a special case;
/// little.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContractSeverity {
    /// `must`
    Must,
    /// `should`
    Should,
    /// `may`
    May,
}

impl ContractSeverity {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ContractSeverity::Must => "must",
            ContractSeverity::Should => "should",
            ContractSeverity::May => "may",
        }
    }
}

impl Carried for ContractSeverity {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("must") => Ok(ContractSeverity::Must),
            Some("should") => Ok(ContractSeverity::Should),
            Some("may") => Ok(ContractSeverity::May),
            _ => Err(unfit("a word of ContractSeverity")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ContractSeverity {
    const NAME: &'static str = "turnwire/v1/contract#ContractSeverity";
}

/// How a run ended: every clause was checked; its time was over; somebody stopped it; the server, which had answered
/// before, stopped answering plain questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContractEnding {
    /// `completed`
    Completed,
    /// `time_limit`
    TimeLimit,
    /// `cancelled`
    Cancelled,
    /// `server_stopped`
    ServerStopped,
}

impl ContractEnding {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ContractEnding::Completed => "completed",
            ContractEnding::TimeLimit => "time_limit",
            ContractEnding::Cancelled => "cancelled",
            ContractEnding::ServerStopped => "server_stopped",
        }
    }
}

impl Carried for ContractEnding {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("completed") => Ok(ContractEnding::Completed),
            Some("time_limit") => Ok(ContractEnding::TimeLimit),
            Some("cancelled") => Ok(ContractEnding::Cancelled),
            Some("server_stopped") => Ok(ContractEnding::ServerStopped),
            _ => Err(unfit("a word of ContractEnding")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ContractEnding {
    const NAME: &'static str = "turnwire/v1/contract#ContractEnding";
}

/// An HTTP header.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractHeader {
    /// Name in lower case.
    pub name: String,
    /// Value; secrets are replaced.
    pub value: String,
}

impl ContractHeader {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        ContractHeader { name: name.into(), value: value.into() }
    }
}

impl Carried for ContractHeader {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractHeader { name: fields.required("name")?, value: fields.required("value")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("value", &self.value);
        out.done()
    }
}

impl Definition for ContractHeader {
    const NAME: &'static str = "turnwire/v1/contract#ContractHeader";
}

/// One exchange with the server: what was sent and what came back, secrets replaced.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractExchange {
    /// HTTP method.
    pub method: String,
    /// Path with its query, below the endpoint.
    pub path: String,
    /// Headers as sent.
    pub request_headers: Vec<ContractHeader>,
    /// Body as sent, as text. Absent: none was sent.
    pub request_body: Option<String>,
    /// HTTP status. Absent: no answer came.
    pub status: Option<i64>,
    /// Headers of the answer. Absent: no answer came.
    pub response_headers: Option<Vec<ContractHeader>>,
    /// Body of the answer as text, as far as it was read. Absent: no answer came.
    pub response_body: Option<String>,
    /// Size of the answer's body as it was read, in bytes. Larger than what response_body shows: the rest was left out.
    pub response_bytes: Option<i64>,
    /// Time from sending to the first byte of the body, in milliseconds. Absent: no body came.
    pub first_byte_ms: Option<i64>,
    /// Time from sending to the end of the answer, in milliseconds.
    pub total_ms: Option<i64>,
    /// How the exchange broke, for example `connection refused`. Absent: it did not.
    pub broken: Option<String>,
    /// Whether the suite closed the connection before the end of the answer. Absent: it did not.
    pub closed_early: Option<bool>,
    /// A command line that sends the same request; keys are replaced by $API_KEY.
    pub curl: String,
}

impl ContractExchange {
    /// The value with what it must have, and nothing else.
    pub fn new(
        method: impl Into<String>,
        path: impl Into<String>,
        request_headers: Vec<ContractHeader>,
        curl: impl Into<String>,
    ) -> Self {
        ContractExchange {
            method: method.into(),
            path: path.into(),
            request_headers,
            request_body: None,
            status: None,
            response_headers: None,
            response_body: None,
            response_bytes: None,
            first_byte_ms: None,
            total_ms: None,
            broken: None,
            closed_early: None,
            curl: curl.into(),
        }
    }
}

impl Carried for ContractExchange {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractExchange {
            method: fields.required("method")?,
            path: fields.required("path")?,
            request_headers: fields.required("request_headers")?,
            request_body: fields.optional("request_body")?,
            status: fields.optional("status")?,
            response_headers: fields.optional("response_headers")?,
            response_body: fields.optional("response_body")?,
            response_bytes: fields.optional("response_bytes")?,
            first_byte_ms: fields.optional("first_byte_ms")?,
            total_ms: fields.optional("total_ms")?,
            broken: fields.optional("broken")?,
            closed_early: fields.optional("closed_early")?,
            curl: fields.required("curl")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("method", &self.method);
        out.required("path", &self.path);
        out.required("request_headers", &self.request_headers);
        out.optional("request_body", &self.request_body);
        out.optional("status", &self.status);
        out.optional("response_headers", &self.response_headers);
        out.optional("response_body", &self.response_body);
        out.optional("response_bytes", &self.response_bytes);
        out.optional("first_byte_ms", &self.first_byte_ms);
        out.optional("total_ms", &self.total_ms);
        out.optional("broken", &self.broken);
        out.optional("closed_early", &self.closed_early);
        out.required("curl", &self.curl);
        out.done()
    }
}

impl Definition for ContractExchange {
    const NAME: &'static str = "turnwire/v1/contract#ContractExchange";
}

/// One thing that a server must keep.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractClause {
    /// Stable id: area, dot, name; clauses of one family have its name before theirs, with a dot.
    pub id: String,
    /// Part of the API that the clause speaks of.
    pub area: String,
    /// What must hold.
    pub sentence: String,
    /// What breaks where it does not hold.
    pub severity: ContractSeverity,
    /// Why it matters to clients.
    pub reason: String,
    /// Who says so: a specification, a recorded server, a client.
    pub source: String,
}

impl ContractClause {
    /// The value with what it must have, and nothing else.
    pub fn new(
        id: impl Into<String>,
        area: impl Into<String>,
        sentence: impl Into<String>,
        severity: ContractSeverity,
        reason: impl Into<String>,
        source: impl Into<String>,
    ) -> Self {
        ContractClause {
            id: id.into(),
            area: area.into(),
            sentence: sentence.into(),
            severity,
            reason: reason.into(),
            source: source.into(),
        }
    }
}

impl Carried for ContractClause {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractClause {
            id: fields.required("id")?,
            area: fields.required("area")?,
            sentence: fields.required("sentence")?,
            severity: fields.required("severity")?,
            reason: fields.required("reason")?,
            source: fields.required("source")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("area", &self.area);
        out.required("sentence", &self.sentence);
        out.required("severity", &self.severity);
        out.required("reason", &self.reason);
        out.required("source", &self.source);
        out.done()
    }
}

impl Definition for ContractClause {
    const NAME: &'static str = "turnwire/v1/contract#ContractClause";
}

/// A dialect of the server that was checked.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractTarget {
    /// Name of the dialect.
    pub dialect: String,
    /// Name of the variant whose rules were used; the dialect's own name if there is no variant.
    pub variant: String,
    /// Model that was asked.
    pub model: String,
}

impl ContractTarget {
    /// The value with what it must have, and nothing else.
    pub fn new(dialect: impl Into<String>, variant: impl Into<String>, model: impl Into<String>) -> Self {
        ContractTarget { dialect: dialect.into(), variant: variant.into(), model: model.into() }
    }
}

impl Carried for ContractTarget {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractTarget {
            dialect: fields.required("dialect")?,
            variant: fields.required("variant")?,
            model: fields.required("model")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("dialect", &self.dialect);
        out.required("variant", &self.variant);
        out.required("model", &self.model);
        out.done()
    }
}

impl Definition for ContractTarget {
    const NAME: &'static str = "turnwire/v1/contract#ContractTarget";
}

/// What one clause found in one dialect.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractResult {
    /// Id of the clause.
    pub clause: String,
    /// Name of the dialect.
    pub dialect: String,
    /// What became of it.
    pub outcome: ContractOutcome,
    /// What was seen, or what was tried.
    pub sentence: String,
    /// Time that it took, in milliseconds.
    pub duration_ms: Option<i64>,
    /// How many requests were sent.
    pub exchanges: Option<i64>,
    /// The exchanges that decided it. Absent: they were not kept, because it holds.
    pub evidence: Option<Vec<ContractExchange>>,
}

impl ContractResult {
    /// The value with what it must have, and nothing else.
    pub fn new(
        clause: impl Into<String>,
        dialect: impl Into<String>,
        outcome: ContractOutcome,
        sentence: impl Into<String>,
    ) -> Self {
        ContractResult {
            clause: clause.into(),
            dialect: dialect.into(),
            outcome,
            sentence: sentence.into(),
            duration_ms: None,
            exchanges: None,
            evidence: None,
        }
    }
}

impl Carried for ContractResult {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractResult {
            clause: fields.required("clause")?,
            dialect: fields.required("dialect")?,
            outcome: fields.required("outcome")?,
            sentence: fields.required("sentence")?,
            duration_ms: fields.optional("duration_ms")?,
            exchanges: fields.optional("exchanges")?,
            evidence: fields.optional("evidence")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("clause", &self.clause);
        out.required("dialect", &self.dialect);
        out.required("outcome", &self.outcome);
        out.required("sentence", &self.sentence);
        out.optional("duration_ms", &self.duration_ms);
        out.optional("exchanges", &self.exchanges);
        out.optional("evidence", &self.evidence);
        out.done()
    }
}

impl Definition for ContractResult {
    const NAME: &'static str = "turnwire/v1/contract#ContractResult";
}

/// A whole run of the contract against one server.
#[derive(Clone, Debug, PartialEq)]
pub struct ContractRun {
    /// Version of the suite.
    pub turnwire_version: String,
    /// Base URL of the server.
    pub endpoint: String,
    /// What the server is called in reports.
    pub name: String,
    /// What the server says it is, for example `vllm 0.32.0`. Absent: it does not say.
    pub server: Option<String>,
    /// When the run began, in UTC.
    pub started_at: String,
    /// Time of the whole run, in milliseconds.
    pub duration_ms: i64,
    /// How it ended.
    pub ended: ContractEnding,
    /// How many results a completed run has.
    pub planned: i64,
    /// The dialects that were checked, in order.
    pub targets: Vec<ContractTarget>,
    /// The clauses that were checked, in order.
    pub clauses: Vec<ContractClause>,
    /// What was found, by dialect, then by clause.
    pub results: Vec<ContractResult>,
}

impl ContractRun {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        turnwire_version: impl Into<String>,
        endpoint: impl Into<String>,
        name: impl Into<String>,
        started_at: impl Into<String>,
        duration_ms: i64,
        ended: ContractEnding,
        planned: i64,
        targets: Vec<ContractTarget>,
        clauses: Vec<ContractClause>,
        results: Vec<ContractResult>,
    ) -> Self {
        ContractRun {
            turnwire_version: turnwire_version.into(),
            endpoint: endpoint.into(),
            name: name.into(),
            server: None,
            started_at: started_at.into(),
            duration_ms,
            ended,
            planned,
            targets,
            clauses,
            results,
        }
    }
}

impl Carried for ContractRun {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ContractRun {
            turnwire_version: fields.required("turnwire_version")?,
            endpoint: fields.required("endpoint")?,
            name: fields.required("name")?,
            server: fields.optional("server")?,
            started_at: fields.required("started_at")?,
            duration_ms: fields.required("duration_ms")?,
            ended: fields.required("ended")?,
            planned: fields.required("planned")?,
            targets: fields.required("targets")?,
            clauses: fields.required("clauses")?,
            results: fields.required("results")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("turnwire_version", &self.turnwire_version);
        out.required("endpoint", &self.endpoint);
        out.required("name", &self.name);
        out.optional("server", &self.server);
        out.required("started_at", &self.started_at);
        out.required("duration_ms", &self.duration_ms);
        out.required("ended", &self.ended);
        out.required("planned", &self.planned);
        out.required("targets", &self.targets);
        out.required("clauses", &self.clauses);
        out.required("results", &self.results);
        out.done()
    }
}

impl Definition for ContractRun {
    const NAME: &'static str = "turnwire/v1/contract#ContractRun";
}

// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Benchmarks of providers: How fast a provider answered at several numbers of requests at once: every request as it
//! was measured, and what follows from them.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number};
use crate::rules::Fault;
use crate::types::{ErrorInfo, FinishReason, ProviderType};

/// How a benchmark ended: everything was asked; its time was over; somebody stopped it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BenchmarkEnding {
    /// `completed`
    Completed,
    /// `time_limit`
    TimeLimit,
    /// `cancelled`
    Cancelled,
}

impl BenchmarkEnding {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            BenchmarkEnding::Completed => "completed",
            BenchmarkEnding::TimeLimit => "time_limit",
            BenchmarkEnding::Cancelled => "cancelled",
        }
    }
}

impl Carried for BenchmarkEnding {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("completed") => Ok(BenchmarkEnding::Completed),
            Some("time_limit") => Ok(BenchmarkEnding::TimeLimit),
            Some("cancelled") => Ok(BenchmarkEnding::Cancelled),
            _ => Err(unfit("a word of BenchmarkEnding")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for BenchmarkEnding {
    const NAME: &'static str = "turnwire/v1/benchmark#BenchmarkEnding";
}

/// How values lie, between the smallest and the largest. Values between two measured ones are interpolated.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchmarkSpread {
    /// How many values there are.
    pub count: i64,
    /// The smallest value.
    pub least: Number,
    /// A quarter of the values are not above it.
    pub lower_quartile: Number,
    /// Half of the values are not above it.
    pub median: Number,
    /// Three quarters of the values are not above it.
    pub upper_quartile: Number,
    /// Nineteen of twenty values are not above it.
    pub p95: Number,
    /// The largest value.
    pub most: Number,
}

impl BenchmarkSpread {
    /// The value with what it must have, and nothing else.
    pub fn new(
        count: i64,
        least: Number,
        lower_quartile: Number,
        median: Number,
        upper_quartile: Number,
        p95: Number,
        most: Number,
    ) -> Self {
        BenchmarkSpread { count, least, lower_quartile, median, upper_quartile, p95, most }
    }
}

impl Carried for BenchmarkSpread {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BenchmarkSpread {
            count: fields.required("count")?,
            least: fields.required("least")?,
            lower_quartile: fields.required("lower_quartile")?,
            median: fields.required("median")?,
            upper_quartile: fields.required("upper_quartile")?,
            p95: fields.required("p95")?,
            most: fields.required("most")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("count", &self.count);
        out.required("least", &self.least);
        out.required("lower_quartile", &self.lower_quartile);
        out.required("median", &self.median);
        out.required("upper_quartile", &self.upper_quartile);
        out.required("p95", &self.p95);
        out.required("most", &self.most);
        out.done()
    }
}

impl Definition for BenchmarkSpread {
    const NAME: &'static str = "turnwire/v1/benchmark#BenchmarkSpread";
}

/// One request and how long its answer took. A request that was stopped by hand or by the end of the time is not among
/// them.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchmarkRequest {
    /// Time from the beginning of the level to sending, in nanoseconds.
    pub started_ns: i64,
    /// Time from sending to the first piece of text, thinking or tool call, in nanoseconds. Absent: none came.
    pub first_token_ns: Option<i64>,
    /// Time from sending to the end of the answer, or to the error, in nanoseconds.
    pub duration_ns: i64,
    /// Tokens of the prompt, as the server counted them. Absent: it did not say.
    pub prompt_tokens: Option<i64>,
    /// Tokens of the prompt that came from the server's cache, as it counted them. Absent: it did not say.
    pub cached_tokens: Option<i64>,
    /// Tokens of the answer, as the server counted them. Absent: it did not say.
    pub completion_tokens: Option<i64>,
    /// Pieces of the stream that held text, thinking or a tool call.
    pub pieces: i64,
    /// Why the answer ended. Absent: it has no end.
    pub finish_reason: Option<FinishReason>,
    /// Why there is no whole answer. Absent: there is one.
    pub error: Option<ErrorInfo>,
}

impl BenchmarkRequest {
    /// The value with what it must have, and nothing else.
    pub fn new(started_ns: i64, duration_ns: i64, pieces: i64) -> Self {
        BenchmarkRequest {
            started_ns,
            first_token_ns: None,
            duration_ns,
            prompt_tokens: None,
            cached_tokens: None,
            completion_tokens: None,
            pieces,
            finish_reason: None,
            error: None,
        }
    }
}

impl Carried for BenchmarkRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BenchmarkRequest {
            started_ns: fields.required("started_ns")?,
            first_token_ns: fields.optional("first_token_ns")?,
            duration_ns: fields.required("duration_ns")?,
            prompt_tokens: fields.optional("prompt_tokens")?,
            cached_tokens: fields.optional("cached_tokens")?,
            completion_tokens: fields.optional("completion_tokens")?,
            pieces: fields.required("pieces")?,
            finish_reason: fields.optional("finish_reason")?,
            error: fields.optional("error")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("started_ns", &self.started_ns);
        out.optional("first_token_ns", &self.first_token_ns);
        out.required("duration_ns", &self.duration_ns);
        out.optional("prompt_tokens", &self.prompt_tokens);
        out.optional("cached_tokens", &self.cached_tokens);
        out.optional("completion_tokens", &self.completion_tokens);
        out.required("pieces", &self.pieces);
        out.optional("finish_reason", &self.finish_reason);
        out.optional("error", &self.error);
        out.done()
    }
}

impl Definition for BenchmarkRequest {
    const NAME: &'static str = "turnwire/v1/benchmark#BenchmarkRequest";
}

/// All requests that were sent with one number of them at once.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchmarkLevel {
    /// Requests that run at once.
    pub concurrency: i64,
    /// Requests that were to be sent.
    pub planned: i64,
    /// Time from the first sending to the last end, in nanoseconds.
    pub duration_ns: i64,
    /// The requests that came to an end, in the order of their ends.
    pub requests: Vec<BenchmarkRequest>,
    /// Time to the first token of the whole answers, in milliseconds. Absent: there is no whole answer with a token.
    pub first_token_ms: Option<BenchmarkSpread>,
    /// Tokens a second of each whole answer after its first token, in tokens as the server counted them; where it
    /// counted none, in pieces. Absent: no whole answer has two.
    pub tokens_per_second: Option<BenchmarkSpread>,
    /// Tokens of all whole answers through the time that the level took, in the same count. Absent: no whole answer.
    pub tokens_per_second_together: Option<Number>,
}

impl BenchmarkLevel {
    /// The value with what it must have, and nothing else.
    pub fn new(concurrency: i64, planned: i64, duration_ns: i64, requests: Vec<BenchmarkRequest>) -> Self {
        BenchmarkLevel {
            concurrency,
            planned,
            duration_ns,
            requests,
            first_token_ms: None,
            tokens_per_second: None,
            tokens_per_second_together: None,
        }
    }
}

impl Carried for BenchmarkLevel {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BenchmarkLevel {
            concurrency: fields.required("concurrency")?,
            planned: fields.required("planned")?,
            duration_ns: fields.required("duration_ns")?,
            requests: fields.required("requests")?,
            first_token_ms: fields.optional("first_token_ms")?,
            tokens_per_second: fields.optional("tokens_per_second")?,
            tokens_per_second_together: fields.optional("tokens_per_second_together")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("concurrency", &self.concurrency);
        out.required("planned", &self.planned);
        out.required("duration_ns", &self.duration_ns);
        out.required("requests", &self.requests);
        out.optional("first_token_ms", &self.first_token_ms);
        out.optional("tokens_per_second", &self.tokens_per_second);
        out.optional("tokens_per_second_together", &self.tokens_per_second_together);
        out.done()
    }
}

impl Definition for BenchmarkLevel {
    const NAME: &'static str = "turnwire/v1/benchmark#BenchmarkLevel";
}

/// One turn of a conversation that grows turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchmarkTurn {
    /// The request with all turns before it; its times begin with the conversation.
    pub request: BenchmarkRequest,
    /// Share of the tokens of the last turn's prompt that the server read again. Absent: the first turn, or the server
    /// did not count.
    pub read_again: Option<Number>,
}

impl BenchmarkTurn {
    /// The value with what it must have, and nothing else.
    pub fn new(request: BenchmarkRequest) -> Self {
        BenchmarkTurn { request, read_again: None }
    }
}

impl Carried for BenchmarkTurn {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(BenchmarkTurn { request: fields.required("request")?, read_again: fields.optional("read_again")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("request", &self.request);
        out.optional("read_again", &self.read_again);
        out.done()
    }
}

impl Definition for BenchmarkTurn {
    const NAME: &'static str = "turnwire/v1/benchmark#BenchmarkTurn";
}

/// A benchmark of one model of a provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderBenchmark {
    /// Version of the package that measured.
    pub turnwire_version: String,
    /// When it began, in UTC.
    pub started_at: String,
    /// How long all of it took, in nanoseconds.
    pub duration_ns: i64,
    /// How it ended.
    pub ended: BenchmarkEnding,
    /// Id of the provider.
    pub provider_id: String,
    /// Kind of the provider.
    pub provider_type: ProviderType,
    /// Model that was asked.
    pub model: String,
    /// Most tokens of an answer.
    pub max_tokens: i64,
    /// What the speeds count: tokens, as the server counted them in every whole answer; or pieces of its streams,
    /// because it did not.
    pub counted_in: ProviderBenchmarkCountedIn,
    /// The request before all others, which is in no level: it may load the model. Absent: none was sent, or it came to
    /// no end.
    pub warm_up: Option<BenchmarkRequest>,
    /// The numbers of requests at once, in the order in which they were tried.
    pub levels: Vec<BenchmarkLevel>,
    /// A conversation after all levels, one turn after the other; each sends all turns before it again. Ends with the
    /// first turn that fails. Absent: no turn came to an end.
    pub conversation: Option<Vec<BenchmarkTurn>>,
}

impl ProviderBenchmark {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        turnwire_version: impl Into<String>,
        started_at: impl Into<String>,
        duration_ns: i64,
        ended: BenchmarkEnding,
        provider_id: impl Into<String>,
        provider_type: impl Into<ProviderType>,
        model: impl Into<String>,
        max_tokens: i64,
        counted_in: ProviderBenchmarkCountedIn,
        levels: Vec<BenchmarkLevel>,
    ) -> Self {
        ProviderBenchmark {
            turnwire_version: turnwire_version.into(),
            started_at: started_at.into(),
            duration_ns,
            ended,
            provider_id: provider_id.into(),
            provider_type: provider_type.into(),
            model: model.into(),
            max_tokens,
            counted_in,
            warm_up: None,
            levels,
            conversation: None,
        }
    }
}

impl Carried for ProviderBenchmark {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ProviderBenchmark {
            turnwire_version: fields.required("turnwire_version")?,
            started_at: fields.required("started_at")?,
            duration_ns: fields.required("duration_ns")?,
            ended: fields.required("ended")?,
            provider_id: fields.required("provider_id")?,
            provider_type: fields.required("provider_type")?,
            model: fields.required("model")?,
            max_tokens: fields.required("max_tokens")?,
            counted_in: fields.required("counted_in")?,
            warm_up: fields.optional("warm_up")?,
            levels: fields.required("levels")?,
            conversation: fields.optional("conversation")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("turnwire_version", &self.turnwire_version);
        out.required("started_at", &self.started_at);
        out.required("duration_ns", &self.duration_ns);
        out.required("ended", &self.ended);
        out.required("provider_id", &self.provider_id);
        out.required("provider_type", &self.provider_type);
        out.required("model", &self.model);
        out.required("max_tokens", &self.max_tokens);
        out.required("counted_in", &self.counted_in);
        out.optional("warm_up", &self.warm_up);
        out.required("levels", &self.levels);
        out.optional("conversation", &self.conversation);
        out.done()
    }
}

impl Definition for ProviderBenchmark {
    const NAME: &'static str = "turnwire/v1/benchmark#ProviderBenchmark";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProviderBenchmarkCountedIn {
    /// `tokens`
    Tokens,
    /// `pieces`
    Pieces,
}

impl ProviderBenchmarkCountedIn {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ProviderBenchmarkCountedIn::Tokens => "tokens",
            ProviderBenchmarkCountedIn::Pieces => "pieces",
        }
    }
}

impl Carried for ProviderBenchmarkCountedIn {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("tokens") => Ok(ProviderBenchmarkCountedIn::Tokens),
            Some("pieces") => Ok(ProviderBenchmarkCountedIn::Pieces),
            _ => Err(unfit("a word of ProviderBenchmarkCountedIn")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

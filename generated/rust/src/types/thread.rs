// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Threads: An agent at work: state, events, and what is sent and shown over HTTP.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{
    Approval, AssistantMessage, Budget, ChatMessage, ChatResponse, ContextDocument, ContextEntry, ContextName,
    ErrorInfo, Notice, Removal, StreamingChunk, ToolRequestEntry, ToolResultEntry, ToolRule,
};

/// What a thread does: nothing; it runs; it waits for decisions about calls; its last run failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreadStatus {
    /// `idle`
    Idle,
    /// `running`
    Running,
    /// `waiting`
    Waiting,
    /// `failed`
    Failed,
}

impl ThreadStatus {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ThreadStatus::Idle => "idle",
            ThreadStatus::Running => "running",
            ThreadStatus::Waiting => "waiting",
            ThreadStatus::Failed => "failed",
        }
    }
}

impl Carried for ThreadStatus {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("idle") => Ok(ThreadStatus::Idle),
            Some("running") => Ok(ThreadStatus::Running),
            Some("waiting") => Ok(ThreadStatus::Waiting),
            Some("failed") => Ok(ThreadStatus::Failed),
            _ => Err(unfit("a word of ThreadStatus")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ThreadStatus {
    const NAME: &'static str = "turnwire/v1/thread#ThreadStatus";
}

/// How a run ended: with an answer; with calls that somebody must decide; after the most rounds; by its budget; by the
/// caller; by an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunOutcome {
    /// `completed`
    Completed,
    /// `waiting`
    Waiting,
    /// `round_limit`
    RoundLimit,
    /// `budget`
    Budget,
    /// `cancelled`
    Cancelled,
    /// `failed`
    Failed,
}

impl RunOutcome {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            RunOutcome::Completed => "completed",
            RunOutcome::Waiting => "waiting",
            RunOutcome::RoundLimit => "round_limit",
            RunOutcome::Budget => "budget",
            RunOutcome::Cancelled => "cancelled",
            RunOutcome::Failed => "failed",
        }
    }
}

impl Carried for RunOutcome {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("completed") => Ok(RunOutcome::Completed),
            Some("waiting") => Ok(RunOutcome::Waiting),
            Some("round_limit") => Ok(RunOutcome::RoundLimit),
            Some("budget") => Ok(RunOutcome::Budget),
            Some("cancelled") => Ok(RunOutcome::Cancelled),
            Some("failed") => Ok(RunOutcome::Failed),
            _ => Err(unfit("a word of RunOutcome")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for RunOutcome {
    const NAME: &'static str = "turnwire/v1/thread#RunOutcome";
}

/// State of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TodoStatus {
    /// `open`
    Open,
    /// `in_progress`
    InProgress,
    /// `done`
    Done,
    /// `dropped`
    Dropped,
}

impl TodoStatus {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            TodoStatus::Open => "open",
            TodoStatus::InProgress => "in_progress",
            TodoStatus::Done => "done",
            TodoStatus::Dropped => "dropped",
        }
    }
}

impl Carried for TodoStatus {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("open") => Ok(TodoStatus::Open),
            Some("in_progress") => Ok(TodoStatus::InProgress),
            Some("done") => Ok(TodoStatus::Done),
            Some("dropped") => Ok(TodoStatus::Dropped),
            _ => Err(unfit("a word of TodoStatus")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for TodoStatus {
    const NAME: &'static str = "turnwire/v1/thread#TodoStatus";
}

/// A task that the agent keeps for itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Todo {
    /// Id of the task, unique in its thread.
    pub id: String,
    /// What is to be done.
    pub text: String,
    /// State of the task.
    pub status: TodoStatus,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Todo {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, text: impl Into<String>, status: TodoStatus) -> Self {
        Todo { id: id.into(), text: text.into(), status, extras: None }
    }
}

impl Carried for Todo {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Todo {
            id: fields.required("id")?,
            text: fields.required("text")?,
            status: fields.required("status")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("text", &self.text);
        out.required("status", &self.status);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Todo {
    const NAME: &'static str = "turnwire/v1/thread#Todo";
}

/// A file that belongs to the thread's work.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadFile {
    /// Path inside the workspace.
    pub path: String,
    /// Content that the agent keeps in the thread. Absent: the file is in the workspace only.
    pub content: Option<String>,
    /// Hash of the content.
    pub sha256: Option<String>,
    /// When it was last changed.
    pub updated_at: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadFile {
    /// The value with what it must have, and nothing else.
    pub fn new(path: impl Into<String>) -> Self {
        ThreadFile { path: path.into(), content: None, sha256: None, updated_at: None, extras: None }
    }
}

impl Carried for ThreadFile {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadFile {
            path: fields.required("path")?,
            content: fields.optional("content")?,
            sha256: fields.optional("sha256")?,
            updated_at: fields.optional("updated_at")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("path", &self.path);
        out.optional("content", &self.content);
        out.optional("sha256", &self.sha256);
        out.optional("updated_at", &self.updated_at);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadFile {
    const NAME: &'static str = "turnwire/v1/thread#ThreadFile";
}

/// What a thread has used, over all runs.
#[derive(Clone, Debug, PartialEq)]
pub struct UsageTotals {
    /// Requests to models.
    pub rounds: i64,
    /// Calls of tools that ran.
    pub calls: i64,
    /// Tokens of the requests, as counted by the servers, or estimated.
    pub prompt_tokens: i64,
    /// Tokens of the answers, likewise.
    pub completion_tokens: i64,
    /// Time of all runs, in nanoseconds.
    pub duration_ns: i64,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl UsageTotals {
    /// The value with what it must have, and nothing else.
    pub fn new(rounds: i64, calls: i64, prompt_tokens: i64, completion_tokens: i64, duration_ns: i64) -> Self {
        UsageTotals { rounds, calls, prompt_tokens, completion_tokens, duration_ns, extras: None }
    }
}

impl Carried for UsageTotals {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(UsageTotals {
            rounds: fields.required("rounds")?,
            calls: fields.required("calls")?,
            prompt_tokens: fields.required("prompt_tokens")?,
            completion_tokens: fields.required("completion_tokens")?,
            duration_ns: fields.required("duration_ns")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("rounds", &self.rounds);
        out.required("calls", &self.calls);
        out.required("prompt_tokens", &self.prompt_tokens);
        out.required("completion_tokens", &self.completion_tokens);
        out.required("duration_ns", &self.duration_ns);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for UsageTotals {
    const NAME: &'static str = "turnwire/v1/thread#UsageTotals";
}

/// A thread: an agent's work on one context.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadState {
    /// Version of this document's form, major and minor.
    pub version: String,
    /// Id of the thread.
    pub id: String,
    /// Id of its context, which holds the messages.
    pub context_id: String,
    /// A few words for lists. Absent: nobody has said anything yet.
    pub title: Option<String>,
    /// What it does.
    pub status: ThreadStatus,
    /// When it was made.
    pub created_at: String,
    /// When it was last changed.
    pub updated_at: Option<String>,
    /// How often it was stored. Absent: never.
    pub revision: Option<i64>,
    /// Id of the provider. Absent: the default.
    pub provider: Option<String>,
    /// Model. Absent: the provider's first.
    pub model: Option<String>,
    /// Tasks. Absent: none.
    pub todos: Option<Vec<Todo>>,
    /// Files. Absent: none.
    pub files: Option<Vec<ThreadFile>>,
    /// What it has used. Absent: nothing.
    pub totals: Option<UsageTotals>,
    /// What one run may use. Absent: 25 rounds.
    pub budget: Option<Budget>,
    /// Id of its last event. Absent: none.
    pub last_event_id: Option<i64>,
    /// Rules that decisions about calls left behind (`always`, `never`); they hold in this thread. Absent: none.
    pub rules: Option<Vec<ToolRule>>,
    /// How its last run ended. Absent: none did.
    pub outcome: Option<RunOutcome>,
    /// Why its last run failed.
    pub error: Option<ErrorInfo>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadState {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        context_id: impl Into<String>,
        status: ThreadStatus,
        created_at: impl Into<String>,
    ) -> Self {
        ThreadState {
            version: version.into(),
            id: id.into(),
            context_id: context_id.into(),
            title: None,
            status,
            created_at: created_at.into(),
            updated_at: None,
            revision: None,
            provider: None,
            model: None,
            todos: None,
            files: None,
            totals: None,
            budget: None,
            last_event_id: None,
            rules: None,
            outcome: None,
            error: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ThreadState {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ThreadState {
            version: fields.required("version")?,
            id: fields.required("id")?,
            context_id: fields.required("context_id")?,
            title: fields.optional("title")?,
            status: fields.required("status")?,
            created_at: fields.required("created_at")?,
            updated_at: fields.optional("updated_at")?,
            revision: fields.optional("revision")?,
            provider: fields.optional("provider")?,
            model: fields.optional("model")?,
            todos: fields.optional("todos")?,
            files: fields.optional("files")?,
            totals: fields.optional("totals")?,
            budget: fields.optional("budget")?,
            last_event_id: fields.optional("last_event_id")?,
            rules: fields.optional("rules")?,
            outcome: fields.optional("outcome")?,
            error: fields.optional("error")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "thread");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("context_id", &self.context_id);
        out.optional("title", &self.title);
        out.required("status", &self.status);
        out.required("created_at", &self.created_at);
        out.optional("updated_at", &self.updated_at);
        out.optional("revision", &self.revision);
        out.optional("provider", &self.provider);
        out.optional("model", &self.model);
        out.optional("todos", &self.todos);
        out.optional("files", &self.files);
        out.optional("totals", &self.totals);
        out.optional("budget", &self.budget);
        out.optional("last_event_id", &self.last_event_id);
        out.optional("rules", &self.rules);
        out.optional("outcome", &self.outcome);
        out.optional("error", &self.error);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadState {
    const NAME: &'static str = "turnwire/v1/thread#ThreadState";
}

/// A run of the loop begins.
#[derive(Clone, Debug, PartialEq)]
pub struct RunStarted {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// Id of the run.
    pub run_id: String,
    /// Model that is asked.
    pub model: Option<String>,
    /// What it may use.
    pub budget: Option<Budget>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl RunStarted {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, run_id: impl Into<String>) -> Self {
        RunStarted {
            event_id,
            at: at.into(),
            thread_id: thread_id.into(),
            run_id: run_id.into(),
            model: None,
            budget: None,
            extras: None,
        }
    }
}

impl Carried for RunStarted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(RunStarted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            run_id: fields.required("run_id")?,
            model: fields.optional("model")?,
            budget: fields.optional("budget")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "run_started");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("run_id", &self.run_id);
        out.optional("model", &self.model);
        out.optional("budget", &self.budget);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RunStarted {
    const NAME: &'static str = "turnwire/v1/thread#RunStarted";
}

/// The model is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundStarted {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// Number of the round, from 1.
    pub round: i64,
    /// Messages in the request.
    pub message_count: Option<i64>,
    /// Tools in the request.
    pub tool_count: Option<i64>,
    /// About how many tokens the messages are.
    pub estimated_tokens: Option<i64>,
    /// Entries that were left out.
    pub removals: Option<Vec<Removal>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl RoundStarted {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, round: i64) -> Self {
        RoundStarted {
            event_id,
            at: at.into(),
            thread_id: thread_id.into(),
            round,
            message_count: None,
            tool_count: None,
            estimated_tokens: None,
            removals: None,
            extras: None,
        }
    }
}

impl Carried for RoundStarted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(RoundStarted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            round: fields.required("round")?,
            message_count: fields.optional("message_count")?,
            tool_count: fields.optional("tool_count")?,
            estimated_tokens: fields.optional("estimated_tokens")?,
            removals: fields.optional("removals")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "round_started");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("round", &self.round);
        out.optional("message_count", &self.message_count);
        out.optional("tool_count", &self.tool_count);
        out.optional("estimated_tokens", &self.estimated_tokens);
        out.optional("removals", &self.removals);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RoundStarted {
    const NAME: &'static str = "turnwire/v1/thread#RoundStarted";
}

/// A piece of a streamed answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ChunkArrived {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The piece.
    pub chunk: StreamingChunk,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ChunkArrived {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, chunk: StreamingChunk) -> Self {
        ChunkArrived { event_id, at: at.into(), thread_id: thread_id.into(), chunk, extras: None }
    }
}

impl Carried for ChunkArrived {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ChunkArrived {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            chunk: fields.required("chunk")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "chunk");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("chunk", &self.chunk);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ChunkArrived {
    const NAME: &'static str = "turnwire/v1/thread#ChunkArrived";
}

/// An answer is complete.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerArrived {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The answer.
    pub response: ChatResponse,
    /// Number of the round, from 1.
    pub round: i64,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl AnswerArrived {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: i64,
        at: impl Into<String>,
        thread_id: impl Into<String>,
        response: ChatResponse,
        round: i64,
    ) -> Self {
        AnswerArrived { event_id, at: at.into(), thread_id: thread_id.into(), response, round, extras: None }
    }
}

impl Carried for AnswerArrived {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(AnswerArrived {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            response: fields.required("response")?,
            round: fields.required("round")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "answer");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("response", &self.response);
        out.required("round", &self.round);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for AnswerArrived {
    const NAME: &'static str = "turnwire/v1/thread#AnswerArrived";
}

/// The model calls a tool.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolRequested {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The call, with the decision about it: one that is pending waits for somebody.
    pub entry: ToolRequestEntry,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolRequested {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, entry: ToolRequestEntry) -> Self {
        ToolRequested { event_id, at: at.into(), thread_id: thread_id.into(), entry, extras: None }
    }
}

impl Carried for ToolRequested {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ToolRequested {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            entry: fields.required("entry")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "tool_requested");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("entry", &self.entry);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolRequested {
    const NAME: &'static str = "turnwire/v1/thread#ToolRequested";
}

/// A call was approved or denied.
#[derive(Clone, Debug, PartialEq)]
pub struct ApprovalDecided {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// Id of the entry of the call.
    pub request_id: String,
    /// The decision.
    pub approval: Approval,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ApprovalDecided {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: i64,
        at: impl Into<String>,
        thread_id: impl Into<String>,
        request_id: impl Into<String>,
        approval: Approval,
    ) -> Self {
        ApprovalDecided {
            event_id,
            at: at.into(),
            thread_id: thread_id.into(),
            request_id: request_id.into(),
            approval,
            extras: None,
        }
    }
}

impl Carried for ApprovalDecided {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ApprovalDecided {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            request_id: fields.required("request_id")?,
            approval: fields.required("approval")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "approval_decided");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("request_id", &self.request_id);
        out.required("approval", &self.approval);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ApprovalDecided {
    const NAME: &'static str = "turnwire/v1/thread#ApprovalDecided";
}

/// A tool runs.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolStarted {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// Id of the entry of the call.
    pub request_id: String,
    /// The tool.
    pub name: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolStarted {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: i64,
        at: impl Into<String>,
        thread_id: impl Into<String>,
        request_id: impl Into<String>,
        name: impl Into<String>,
    ) -> Self {
        ToolStarted {
            event_id,
            at: at.into(),
            thread_id: thread_id.into(),
            request_id: request_id.into(),
            name: name.into(),
            extras: None,
        }
    }
}

impl Carried for ToolStarted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ToolStarted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            request_id: fields.required("request_id")?,
            name: fields.required("name")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "tool_started");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("request_id", &self.request_id);
        out.required("name", &self.name);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolStarted {
    const NAME: &'static str = "turnwire/v1/thread#ToolStarted";
}

/// A call is answered, by its tool or without it.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolCompleted {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The result.
    pub entry: ToolResultEntry,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolCompleted {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, entry: ToolResultEntry) -> Self {
        ToolCompleted { event_id, at: at.into(), thread_id: thread_id.into(), entry, extras: None }
    }
}

impl Carried for ToolCompleted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(ToolCompleted {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            entry: fields.required("entry")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "tool_completed");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("entry", &self.entry);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolCompleted {
    const NAME: &'static str = "turnwire/v1/thread#ToolCompleted";
}

/// Something that the user should know.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeGiven {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The notice.
    pub notice: Notice,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl NoticeGiven {
    /// The value with what it must have, and nothing else.
    pub fn new(event_id: i64, at: impl Into<String>, thread_id: impl Into<String>, notice: Notice) -> Self {
        NoticeGiven { event_id, at: at.into(), thread_id: thread_id.into(), notice, extras: None }
    }
}

impl Carried for NoticeGiven {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(NoticeGiven {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            notice: fields.required("notice")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "notice");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("notice", &self.notice);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for NoticeGiven {
    const NAME: &'static str = "turnwire/v1/thread#NoticeGiven";
}

/// An entry was added that no other event shows.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryAdded {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// The entry.
    pub entry: ContextEntry,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl EntryAdded {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: i64,
        at: impl Into<String>,
        thread_id: impl Into<String>,
        entry: impl Into<ContextEntry>,
    ) -> Self {
        EntryAdded { event_id, at: at.into(), thread_id: thread_id.into(), entry: entry.into(), extras: None }
    }
}

impl Carried for EntryAdded {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(EntryAdded {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            entry: fields.required("entry")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "entry_added");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("entry", &self.entry);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for EntryAdded {
    const NAME: &'static str = "turnwire/v1/thread#EntryAdded";
}

/// A run is over.
#[derive(Clone, Debug, PartialEq)]
pub struct RunEnded {
    /// Place among the events of the thread, from 1; goes on over restarts.
    pub event_id: i64,
    /// When it happened, RFC 3339, UTC.
    pub at: String,
    /// Thread.
    pub thread_id: String,
    /// Id of the run.
    pub run_id: String,
    /// How it ended.
    pub outcome: RunOutcome,
    /// Requests to the model.
    pub rounds: i64,
    /// What this run used.
    pub totals: Option<UsageTotals>,
    /// Why it failed.
    pub error: Option<ErrorInfo>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl RunEnded {
    /// The value with what it must have, and nothing else.
    pub fn new(
        event_id: i64,
        at: impl Into<String>,
        thread_id: impl Into<String>,
        run_id: impl Into<String>,
        outcome: RunOutcome,
        rounds: i64,
    ) -> Self {
        RunEnded {
            event_id,
            at: at.into(),
            thread_id: thread_id.into(),
            run_id: run_id.into(),
            outcome,
            rounds,
            totals: None,
            error: None,
            extras: None,
        }
    }
}

impl Carried for RunEnded {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("event");
        Ok(RunEnded {
            event_id: fields.required("event_id")?,
            at: fields.required("at")?,
            thread_id: fields.required("thread_id")?,
            run_id: fields.required("run_id")?,
            outcome: fields.required("outcome")?,
            rounds: fields.required("rounds")?,
            totals: fields.optional("totals")?,
            error: fields.optional("error")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("event", "run_ended");
        out.required("event_id", &self.event_id);
        out.required("at", &self.at);
        out.required("thread_id", &self.thread_id);
        out.required("run_id", &self.run_id);
        out.required("outcome", &self.outcome);
        out.required("rounds", &self.rounds);
        out.optional("totals", &self.totals);
        out.optional("error", &self.error);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RunEnded {
    const NAME: &'static str = "turnwire/v1/thread#RunEnded";
}

/// An event that this version does not know, with its JSON intact.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownAgentEvent {
    /// The object as it came.
    pub raw: Object,
}

impl Carried for UnknownAgentEvent {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(UnknownAgentEvent { raw: Object::read(value)? })
    }

    fn write(&self) -> Json {
        self.raw.write()
    }
}

impl Definition for UnknownAgentEvent {
    const NAME: &'static str = "turnwire/v1/thread#UnknownAgentEvent";
}

/// One event of a thread.
#[derive(Clone, Debug, PartialEq)]
pub enum AgentEvent {
    /// `event` is `run_started`.
    RunStarted(RunStarted),
    /// `event` is `round_started`.
    RoundStarted(RoundStarted),
    /// `event` is `chunk`.
    ChunkArrived(ChunkArrived),
    /// `event` is `answer`.
    AnswerArrived(AnswerArrived),
    /// `event` is `tool_requested`.
    ToolRequested(ToolRequested),
    /// `event` is `approval_decided`.
    ApprovalDecided(ApprovalDecided),
    /// `event` is `tool_started`.
    ToolStarted(ToolStarted),
    /// `event` is `tool_completed`.
    ToolCompleted(ToolCompleted),
    /// `event` is `notice`.
    NoticeGiven(NoticeGiven),
    /// `event` is `entry_added`.
    EntryAdded(EntryAdded),
    /// `event` is `run_ended`.
    RunEnded(RunEnded),
    /// Any other `event`.
    UnknownAgentEvent(UnknownAgentEvent),
}

impl From<RunStarted> for AgentEvent {
    fn from(value: RunStarted) -> Self {
        AgentEvent::RunStarted(value)
    }
}

impl From<RoundStarted> for AgentEvent {
    fn from(value: RoundStarted) -> Self {
        AgentEvent::RoundStarted(value)
    }
}

impl From<ChunkArrived> for AgentEvent {
    fn from(value: ChunkArrived) -> Self {
        AgentEvent::ChunkArrived(value)
    }
}

impl From<AnswerArrived> for AgentEvent {
    fn from(value: AnswerArrived) -> Self {
        AgentEvent::AnswerArrived(value)
    }
}

impl From<ToolRequested> for AgentEvent {
    fn from(value: ToolRequested) -> Self {
        AgentEvent::ToolRequested(value)
    }
}

impl From<ApprovalDecided> for AgentEvent {
    fn from(value: ApprovalDecided) -> Self {
        AgentEvent::ApprovalDecided(value)
    }
}

impl From<ToolStarted> for AgentEvent {
    fn from(value: ToolStarted) -> Self {
        AgentEvent::ToolStarted(value)
    }
}

impl From<ToolCompleted> for AgentEvent {
    fn from(value: ToolCompleted) -> Self {
        AgentEvent::ToolCompleted(value)
    }
}

impl From<NoticeGiven> for AgentEvent {
    fn from(value: NoticeGiven) -> Self {
        AgentEvent::NoticeGiven(value)
    }
}

impl From<EntryAdded> for AgentEvent {
    fn from(value: EntryAdded) -> Self {
        AgentEvent::EntryAdded(value)
    }
}

impl From<RunEnded> for AgentEvent {
    fn from(value: RunEnded) -> Self {
        AgentEvent::RunEnded(value)
    }
}

impl From<UnknownAgentEvent> for AgentEvent {
    fn from(value: UnknownAgentEvent) -> Self {
        AgentEvent::UnknownAgentEvent(value)
    }
}

impl Carried for AgentEvent {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("event").and_then(Json::as_text) {
            Some("run_started") => RunStarted::read(value).map(AgentEvent::RunStarted),
            Some("round_started") => RoundStarted::read(value).map(AgentEvent::RoundStarted),
            Some("chunk") => ChunkArrived::read(value).map(AgentEvent::ChunkArrived),
            Some("answer") => AnswerArrived::read(value).map(AgentEvent::AnswerArrived),
            Some("tool_requested") => ToolRequested::read(value).map(AgentEvent::ToolRequested),
            Some("approval_decided") => ApprovalDecided::read(value).map(AgentEvent::ApprovalDecided),
            Some("tool_started") => ToolStarted::read(value).map(AgentEvent::ToolStarted),
            Some("tool_completed") => ToolCompleted::read(value).map(AgentEvent::ToolCompleted),
            Some("notice") => NoticeGiven::read(value).map(AgentEvent::NoticeGiven),
            Some("entry_added") => EntryAdded::read(value).map(AgentEvent::EntryAdded),
            Some("run_ended") => RunEnded::read(value).map(AgentEvent::RunEnded),
            _ => UnknownAgentEvent::read(value).map(AgentEvent::UnknownAgentEvent),
        }
    }

    fn write(&self) -> Json {
        match self {
            AgentEvent::RunStarted(value) => value.write(),
            AgentEvent::RoundStarted(value) => value.write(),
            AgentEvent::ChunkArrived(value) => value.write(),
            AgentEvent::AnswerArrived(value) => value.write(),
            AgentEvent::ToolRequested(value) => value.write(),
            AgentEvent::ApprovalDecided(value) => value.write(),
            AgentEvent::ToolStarted(value) => value.write(),
            AgentEvent::ToolCompleted(value) => value.write(),
            AgentEvent::NoticeGiven(value) => value.write(),
            AgentEvent::EntryAdded(value) => value.write(),
            AgentEvent::RunEnded(value) => value.write(),
            AgentEvent::UnknownAgentEvent(value) => value.write(),
        }
    }
}

impl Definition for AgentEvent {
    const NAME: &'static str = "turnwire/v1/thread#AgentEvent";
}

/// A new thread.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadRequest {
    /// What is said first: messages of the system and the user. Absent: nothing, the thread waits.
    pub messages: Option<Vec<ChatMessage>>,
    /// A few words for lists. Absent: the first words that the user says.
    pub title: Option<String>,
    /// Id of the provider. Absent: the configured one.
    pub provider: Option<String>,
    /// Model. Absent: the configured one.
    pub model: Option<String>,
    /// Mode. Absent: the configured one.
    pub mode: Option<ContextName>,
    /// What one run may use, within what is configured. Absent: as configured.
    pub budget: Option<Budget>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Answer with events as they happen. null means false.
    pub stream: Option<bool>,
}

impl ThreadRequest {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ThreadRequest {
            messages: None,
            title: None,
            provider: None,
            model: None,
            mode: None,
            budget: None,
            metadata: None,
            stream: None,
        }
    }
}

impl Carried for ThreadRequest {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadRequest {
            messages: fields.optional("messages")?,
            title: fields.optional("title")?,
            provider: fields.optional("provider")?,
            model: fields.optional("model")?,
            mode: fields.optional("mode")?,
            budget: fields.optional("budget")?,
            metadata: fields.optional("metadata")?,
            stream: fields.optional("stream")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("messages", &self.messages);
        out.optional("title", &self.title);
        out.optional("provider", &self.provider);
        out.optional("model", &self.model);
        out.optional("mode", &self.mode);
        out.optional("budget", &self.budget);
        out.optional("metadata", &self.metadata);
        out.optional("stream", &self.stream);
        out.done()
    }
}

impl Definition for ThreadRequest {
    const NAME: &'static str = "turnwire/v1/thread#ThreadRequest";
}

/// What a user adds to a thread.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadMessages {
    /// Messages of the user.
    pub messages: Vec<ChatMessage>,
    /// Answer with events as they happen. null means false.
    pub stream: Option<bool>,
}

impl ThreadMessages {
    /// The value with what it must have, and nothing else.
    pub fn new(messages: Vec<ChatMessage>) -> Self {
        ThreadMessages { messages, stream: None }
    }
}

impl Carried for ThreadMessages {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadMessages { messages: fields.required("messages")?, stream: fields.optional("stream")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("messages", &self.messages);
        out.optional("stream", &self.stream);
        out.done()
    }
}

impl Definition for ThreadMessages {
    const NAME: &'static str = "turnwire/v1/thread#ThreadMessages";
}

/// What is decided about a pending call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalAnswer {
    /// `approve`
    Approve,
    /// `deny`
    Deny,
}

impl ApprovalAnswer {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ApprovalAnswer::Approve => "approve",
            ApprovalAnswer::Deny => "deny",
        }
    }
}

impl Carried for ApprovalAnswer {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("approve") => Ok(ApprovalAnswer::Approve),
            Some("deny") => Ok(ApprovalAnswer::Deny),
            _ => Err(unfit("a word of ApprovalAnswer")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ApprovalAnswer {
    const NAME: &'static str = "turnwire/v1/thread#ApprovalAnswer";
}

/// A decision about a pending call.
#[derive(Clone, Debug, PartialEq)]
pub struct ApprovalDecision {
    /// Id of the entry of the call.
    pub request_id: String,
    /// Hash of the call that is decided about, as it was shown.
    pub hash: String,
    /// What is decided.
    pub decision: ApprovalAnswer,
    /// Decide later calls of this tool in this thread likewise. null means false.
    pub remember: Option<bool>,
    /// Why, for the model where it is denied.
    pub reason: Option<String>,
}

impl ApprovalDecision {
    /// The value with what it must have, and nothing else.
    pub fn new(request_id: impl Into<String>, hash: impl Into<String>, decision: ApprovalAnswer) -> Self {
        ApprovalDecision { request_id: request_id.into(), hash: hash.into(), decision, remember: None, reason: None }
    }
}

impl Carried for ApprovalDecision {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ApprovalDecision {
            request_id: fields.required("request_id")?,
            hash: fields.required("hash")?,
            decision: fields.required("decision")?,
            remember: fields.optional("remember")?,
            reason: fields.optional("reason")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("request_id", &self.request_id);
        out.required("hash", &self.hash);
        out.required("decision", &self.decision);
        out.optional("remember", &self.remember);
        out.optional("reason", &self.reason);
        out.done()
    }
}

impl Definition for ApprovalDecision {
    const NAME: &'static str = "turnwire/v1/thread#ApprovalDecision";
}

/// Decisions about pending calls; the thread goes on when none is pending.
#[derive(Clone, Debug, PartialEq)]
pub struct ApprovalDecisions {
    /// The decisions.
    pub decisions: Vec<ApprovalDecision>,
    /// Answer with events as they happen. null means false.
    pub stream: Option<bool>,
}

impl ApprovalDecisions {
    /// The value with what it must have, and nothing else.
    pub fn new(decisions: Vec<ApprovalDecision>) -> Self {
        ApprovalDecisions { decisions, stream: None }
    }
}

impl Carried for ApprovalDecisions {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ApprovalDecisions { decisions: fields.required("decisions")?, stream: fields.optional("stream")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("decisions", &self.decisions);
        out.optional("stream", &self.stream);
        out.done()
    }
}

impl Definition for ApprovalDecisions {
    const NAME: &'static str = "turnwire/v1/thread#ApprovalDecisions";
}

/// A thread as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadView {
    /// Its state.
    pub thread: ThreadState,
    /// Calls that wait for a decision.
    pub pending: Vec<ToolRequestEntry>,
    /// The last answer. Absent: no answer yet.
    pub reply: Option<AssistantMessage>,
    /// The conversation, where it was asked for.
    pub context: Option<ContextDocument>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadView {
    /// The value with what it must have, and nothing else.
    pub fn new(thread: ThreadState, pending: Vec<ToolRequestEntry>) -> Self {
        ThreadView { thread, pending, reply: None, context: None, extras: None }
    }
}

impl Carried for ThreadView {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadView {
            thread: fields.required("thread")?,
            pending: fields.required("pending")?,
            reply: fields.optional("reply")?,
            context: fields.optional("context")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("thread", &self.thread);
        out.required("pending", &self.pending);
        out.optional("reply", &self.reply);
        out.optional("context", &self.context);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadView {
    const NAME: &'static str = "turnwire/v1/thread#ThreadView";
}

/// Threads, the last changed one first.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadList {
    /// The threads.
    pub threads: Vec<ThreadState>,
    /// Pass it as `after` for the following ones. Absent: this is the last page.
    pub next: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadList {
    /// The value with what it must have, and nothing else.
    pub fn new(threads: Vec<ThreadState>) -> Self {
        ThreadList { threads, next: None, extras: None }
    }
}

impl Carried for ThreadList {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadList {
            threads: fields.required("threads")?,
            next: fields.optional("next")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("threads", &self.threads);
        out.optional("next", &self.next);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadList {
    const NAME: &'static str = "turnwire/v1/thread#ThreadList";
}

/// One step of the check of messages.
#[derive(Clone, Debug, PartialEq)]
pub struct MessageCheck {
    /// Which step.
    pub name: String,
    /// Whether it did what it must.
    pub passed: bool,
    /// What was seen.
    pub detail: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl MessageCheck {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<String>, passed: bool, detail: impl Into<String>) -> Self {
        MessageCheck { name: name.into(), passed, detail: detail.into(), extras: None }
    }
}

impl Carried for MessageCheck {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(MessageCheck {
            name: fields.required("name")?,
            passed: fields.required("passed")?,
            detail: fields.required("detail")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("passed", &self.passed);
        out.required("detail", &self.detail);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for MessageCheck {
    const NAME: &'static str = "turnwire/v1/thread#MessageCheck";
}

/// What the check of the message chain found.
#[derive(Clone, Debug, PartialEq)]
pub struct MessageCheckReport {
    /// Whether every step passed.
    pub passed: bool,
    /// The steps, in order.
    pub checks: Vec<MessageCheck>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl MessageCheckReport {
    /// The value with what it must have, and nothing else.
    pub fn new(passed: bool, checks: Vec<MessageCheck>) -> Self {
        MessageCheckReport { passed, checks, extras: None }
    }
}

impl Carried for MessageCheckReport {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(MessageCheckReport {
            passed: fields.required("passed")?,
            checks: fields.required("checks")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("passed", &self.passed);
        out.required("checks", &self.checks);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for MessageCheckReport {
    const NAME: &'static str = "turnwire/v1/thread#MessageCheckReport";
}

/// A thread that was deleted with its conversation and its events.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadDeleted {
    /// Id that the thread had.
    pub id: String,
    /// true: it is gone.
    pub deleted: bool,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadDeleted {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, deleted: bool) -> Self {
        ThreadDeleted { id: id.into(), deleted, extras: None }
    }
}

impl Carried for ThreadDeleted {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadDeleted { id: fields.required("id")?, deleted: fields.required("deleted")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("deleted", &self.deleted);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadDeleted {
    const NAME: &'static str = "turnwire/v1/thread#ThreadDeleted";
}

/// Why something that was asked of a thread is refused: the body of every error of the paths below /agents.
#[derive(Clone, Debug, PartialEq)]
pub struct ThreadProblem {
    /// The error. `server_type` is the reason as a stable word, `parameter` the place in the request as a JSON pointer.
    pub error: ErrorInfo,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThreadProblem {
    /// The value with what it must have, and nothing else.
    pub fn new(error: ErrorInfo) -> Self {
        ThreadProblem { error, extras: None }
    }
}

impl Carried for ThreadProblem {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ThreadProblem { error: fields.required("error")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("error", &self.error);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThreadProblem {
    const NAME: &'static str = "turnwire/v1/thread#ThreadProblem";
}

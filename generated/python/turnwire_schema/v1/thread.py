# Generated from schemas/turnwire/v1/thread.schema.json by `make generate`. Do not edit: changes are lost.

"""Threads.

An agent at work: state, events, and what is sent and shown over HTTP.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import ConfigDict, Field, StrictBool, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    Extras,
    Items,
    Metadata,
    Model,
    RawModel,
    TaggedUnion,
    Text,
)

from .context import ContextDocument, ContextName, Notice, Removal
from .entry import Approval, ContextEntry, ToolRequestEntry, ToolResultEntry
from .error import ErrorInfo
from .message import AssistantMessage, ChatMessage
from .policy import Budget, ToolRule
from .response import ChatResponse
from .stream import StreamingChunk

ThreadStatus: TypeAlias = Literal["idle", "running", "waiting", "failed"]
"""What a thread does: nothing; it runs; it waits for decisions about calls; its last run failed."""


RunOutcome: TypeAlias = Literal["completed", "waiting", "round_limit", "budget", "cancelled", "failed"]
"""How a run ended: with an answer; with calls that somebody must decide; after the most rounds; by its budget; by
the caller; by an error.
"""


TodoStatus: TypeAlias = Literal["open", "in_progress", "done", "dropped"]
"""State of a task."""


class Todo(Model):
    """A task that the agent keeps for itself."""

    id: Annotated[Text, Field(min_length=1)]
    """Id of the task, unique in its thread."""
    text: Annotated[Text, Field(min_length=1)]
    """What is to be done."""
    status: TodoStatus
    """State of the task."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThreadFile(Model):
    """A file that belongs to the thread's work."""

    path: Annotated[Text, Field(min_length=1)]
    """Path inside the workspace."""
    content: Text | None = None
    """Content that the agent keeps in the thread. Absent: the file is in the workspace only."""
    sha256: Annotated[Text | None, Field(pattern="^[0-9a-f]{64}$")] = None
    """Hash of the content."""
    updated_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was last changed."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UsageTotals(Model):
    """What a thread has used, over all runs."""

    rounds: Annotated[StrictInt, Field(ge=0)]
    """Requests to models."""
    calls: Annotated[StrictInt, Field(ge=0)]
    """Calls of tools that ran."""
    prompt_tokens: Annotated[StrictInt, Field(ge=0)]
    """Tokens of the requests, as counted by the servers, or estimated."""
    completion_tokens: Annotated[StrictInt, Field(ge=0)]
    """Tokens of the answers, likewise."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """Time of all runs, in nanoseconds."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThreadState(Model):
    """A thread: an agent's work on one context."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "thread"}

    type: Literal["thread"] = "thread"
    """Tag of this document."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this document's form, major and minor."""
    id: Annotated[Text, Field(min_length=1)]
    """Id of the thread."""
    context_id: Annotated[Text, Field(min_length=1)]
    """Id of its context, which holds the messages."""
    title: Annotated[Text | None, Field(min_length=1)] = None
    """A few words for lists. Absent: nobody has said anything yet."""
    status: ThreadStatus
    """What it does."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it was made."""
    updated_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was last changed."""
    revision: Annotated[StrictInt | None, Field(ge=0)] = None
    """How often it was stored. Absent: never."""
    provider: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the provider. Absent: the default."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model. Absent: the provider's first."""
    todos: Items[Todo] | None = None
    """Tasks. Absent: none."""
    files: Items[ThreadFile] | None = None
    """Files. Absent: none."""
    totals: UsageTotals | None = None
    """What it has used. Absent: nothing."""
    budget: Budget | None = None
    """What one run may use. Absent: 25 rounds."""
    last_event_id: Annotated[StrictInt | None, Field(ge=0)] = None
    """Id of its last event. Absent: none."""
    rules: Items[ToolRule] | None = None
    """Rules that decisions about calls left behind (`always`, `never`); they hold in this thread. Absent: none."""
    outcome: RunOutcome | None = None
    """How its last run ended. Absent: none did."""
    error: ErrorInfo | None = None
    """Why its last run failed."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class RunStarted(Model):
    """A run of the loop begins."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "run_started"}

    event: Literal["run_started"] = "run_started"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    run_id: Annotated[Text, Field(min_length=1)]
    """Id of the run."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model that is asked."""
    budget: Budget | None = None
    """What it may use."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class RoundStarted(Model):
    """The model is asked."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "round_started"}

    event: Literal["round_started"] = "round_started"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    round: Annotated[StrictInt, Field(ge=1)]
    """Number of the round, from 1."""
    message_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Messages in the request."""
    tool_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tools in the request."""
    estimated_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """About how many tokens the messages are."""
    removals: Items[Removal] | None = None
    """Entries that were left out."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ChunkArrived(Model):
    """A piece of a streamed answer."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "chunk"}

    event: Literal["chunk"] = "chunk"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    chunk: StreamingChunk
    """The piece."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class AnswerArrived(Model):
    """An answer is complete."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "answer"}

    event: Literal["answer"] = "answer"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    response: ChatResponse
    """The answer."""
    round: Annotated[StrictInt, Field(ge=1)]
    """Number of the round, from 1."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolRequested(Model):
    """The model calls a tool."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "tool_requested"}

    event: Literal["tool_requested"] = "tool_requested"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    entry: ToolRequestEntry
    """The call, with the decision about it: one that is pending waits for somebody."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ApprovalDecided(Model):
    """A call was approved or denied."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "approval_decided"}

    event: Literal["approval_decided"] = "approval_decided"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    request_id: Annotated[Text, Field(min_length=1)]
    """Id of the entry of the call."""
    approval: Approval
    """The decision."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolStarted(Model):
    """A tool runs."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "tool_started"}

    event: Literal["tool_started"] = "tool_started"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    request_id: Annotated[Text, Field(min_length=1)]
    """Id of the entry of the call."""
    name: Annotated[Text, Field(min_length=1)]
    """The tool."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolCompleted(Model):
    """A call is answered, by its tool or without it."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "tool_completed"}

    event: Literal["tool_completed"] = "tool_completed"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    entry: ToolResultEntry
    """The result."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class NoticeGiven(Model):
    """Something that the user should know."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "notice"}

    event: Literal["notice"] = "notice"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    notice: Notice
    """The notice."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class EntryAdded(Model):
    """An entry was added that no other event shows."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "entry_added"}

    event: Literal["entry_added"] = "entry_added"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    entry: ContextEntry
    """The entry."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class RunEnded(Model):
    """A run is over."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "run_ended"}

    event: Literal["run_ended"] = "run_ended"
    """Tag of this event."""
    event_id: Annotated[StrictInt, Field(ge=1)]
    """Place among the events of the thread, from 1; goes on over restarts."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    thread_id: Annotated[Text, Field(min_length=1)]
    """Thread."""
    run_id: Annotated[Text, Field(min_length=1)]
    """Id of the run."""
    outcome: RunOutcome
    """How it ended."""
    rounds: Annotated[StrictInt, Field(ge=0)]
    """Requests to the model."""
    totals: UsageTotals | None = None
    """What this run used."""
    error: ErrorInfo | None = None
    """Why it failed."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UnknownAgentEvent(RawModel):
    """An event that this version does not know, with its JSON intact."""

    event: Text
    """The unknown tag."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.event in (
            "run_started",
            "round_started",
            "chunk",
            "answer",
            "tool_requested",
            "approval_decided",
            "tool_started",
            "tool_completed",
            "notice",
            "entry_added",
            "run_ended",
        ):
            raise PydanticCustomError(
                "not", "event is a tag that this version knows; it cannot stand for an unknown one", {"at": "event"}
            )
        return self


AgentEvent: TypeAlias = (
    RunStarted
    | RoundStarted
    | ChunkArrived
    | AnswerArrived
    | ToolRequested
    | ApprovalDecided
    | ToolStarted
    | ToolCompleted
    | NoticeGiven
    | EntryAdded
    | RunEnded
    | UnknownAgentEvent
)
if not TYPE_CHECKING:
    AgentEvent = TaggedUnion(AgentEvent, "event", fallback="UnknownAgentEvent")
"""One event of a thread."""


class ThreadRequest(Model):
    """A new thread."""

    model_config = ConfigDict(extra="forbid")

    messages: Items[ChatMessage] | None = None
    """What is said first: messages of the system and the user. Absent: nothing, the thread waits."""
    title: Annotated[Text | None, Field(min_length=1)] = None
    """A few words for lists. Absent: the first words that the user says."""
    provider: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the provider. Absent: the configured one."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model. Absent: the configured one."""
    mode: ContextName | None = None
    """Mode. Absent: the configured one."""
    budget: Budget | None = None
    """What one run may use, within what is configured. Absent: as configured."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    stream: StrictBool | None = False
    """Answer with events as they happen. null means false."""


class ThreadMessages(Model):
    """What a user adds to a thread."""

    model_config = ConfigDict(extra="forbid")

    messages: Annotated[Items[ChatMessage], Field(min_length=1)]
    """Messages of the user."""
    stream: StrictBool | None = False
    """Answer with events as they happen. null means false."""


ApprovalAnswer: TypeAlias = Literal["approve", "deny"]
"""What is decided about a pending call."""


class ApprovalDecision(Model):
    """A decision about a pending call."""

    model_config = ConfigDict(extra="forbid")

    request_id: Annotated[Text, Field(min_length=1)]
    """Id of the entry of the call."""
    hash: Annotated[Text, Field(pattern="^[0-9a-f]{64}$")]
    """Hash of the call that is decided about, as it was shown."""
    decision: ApprovalAnswer
    """What is decided."""
    remember: StrictBool | None = False
    """Decide later calls of this tool in this thread likewise. null means false."""
    reason: Annotated[Text | None, Field(min_length=1)] = None
    """Why, for the model where it is denied."""


class ApprovalDecisions(Model):
    """Decisions about pending calls; the thread goes on when none is pending."""

    model_config = ConfigDict(extra="forbid")

    decisions: Annotated[Items[ApprovalDecision], Field(min_length=1)]
    """The decisions."""
    stream: StrictBool | None = False
    """Answer with events as they happen. null means false."""


class ThreadView(Model):
    """A thread as it is shown."""

    thread: ThreadState
    """Its state."""
    pending: Items[ToolRequestEntry]
    """Calls that wait for a decision."""
    reply: AssistantMessage | None = None
    """The last answer. Absent: no answer yet."""
    context: ContextDocument | None = None
    """The conversation, where it was asked for."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThreadList(Model):
    """Threads, the last changed one first."""

    threads: Items[ThreadState]
    """The threads."""
    next: Annotated[Text | None, Field(min_length=1)] = None
    """Pass it as `after` for the following ones. Absent: this is the last page."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class MessageCheck(Model):
    """One step of the check of messages."""

    name: Annotated[Text, Field(min_length=1)]
    """Which step."""
    passed: StrictBool
    """Whether it did what it must."""
    detail: Annotated[Text, Field(min_length=1)]
    """What was seen."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class MessageCheckReport(Model):
    """What the check of the message chain found."""

    passed: StrictBool
    """Whether every step passed."""
    checks: Annotated[Items[MessageCheck], Field(min_length=1)]
    """The steps, in order."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThreadDeleted(Model):
    """A thread that was deleted with its conversation and its events."""

    id: Annotated[Text, Field(min_length=1)]
    """Id that the thread had."""
    deleted: StrictBool
    """true: it is gone."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ThreadProblem(Model):
    """Why something that was asked of a thread is refused: the body of every error of the paths below /agents."""

    error: ErrorInfo
    """The error. `server_type` is the reason as a stable word, `parameter` the place in the request as a JSON pointer."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = [
    "AgentEvent",
    "AnswerArrived",
    "ApprovalAnswer",
    "ApprovalDecided",
    "ApprovalDecision",
    "ApprovalDecisions",
    "ChunkArrived",
    "EntryAdded",
    "MessageCheck",
    "MessageCheckReport",
    "NoticeGiven",
    "RoundStarted",
    "RunEnded",
    "RunOutcome",
    "RunStarted",
    "ThreadDeleted",
    "ThreadFile",
    "ThreadList",
    "ThreadMessages",
    "ThreadProblem",
    "ThreadRequest",
    "ThreadState",
    "ThreadStatus",
    "ThreadView",
    "Todo",
    "TodoStatus",
    "ToolCompleted",
    "ToolRequested",
    "ToolStarted",
    "UnknownAgentEvent",
    "UsageTotals",
]

"""State of a thread with its agent and journal, the result of its runs, and decisions about its pending calls."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, get_args

from turnwire_schema.v1.entry import (
    TextEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.policy import ToolRule
from turnwire_schema.v1.thread import ApprovalAnswer, ApprovalDecided, RunOutcome, ThreadState

from turnwire.agent.errors import ThreadError
from turnwire.agent.journal import Journal
from turnwire.agent.settings import Agent
from turnwire.context import Context
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.tools import ApprovalError, approve, deny, find_request, is_pending, remembered_rule

if TYPE_CHECKING:
    from turnwire.mcp import ResourceCache
    from turnwire.store import ContextStore


if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class RunResult:
    """Result of a run."""

    outcome: RunOutcome
    """How it ended."""
    reply: AssistantMessage | None = None
    """The last answer of the model; None if the model has not answered."""
    pending: tuple[ToolRequestEntry, ...] = ()
    """Calls that wait for a decision."""
    error: Exception | None = field(default=None, compare=False)
    """What it failed with."""

    @property
    def text(self) -> str:
        """The text of the answer; empty if there is no answer."""
        return "" if self.reply is None else self.reply.text

    def raise_for_error(self) -> RunResult:
        """This result.

        Raises:
            TurnwireError: the run failed.
        """
        if self.error is not None:
            raise self.error
        return self


class ThreadBase:
    """A conversation with an agent, as it is now."""

    def __init__(self, agent: Agent, context: Context, state: ThreadState, store: ContextStore | None = None) -> None:
        self.agent: Final = agent
        self.journal: Final = Journal(context, state, store, now=agent.now)
        self.last_error: Exception | None = None
        self._task: asyncio.Task[RunOutcome] | None = None
        self._is_cancelled = False
        self._resources: ResourceCache | None = None
        context.use_clock(now=agent.now, new_id=agent.new_id)

    @property
    def id(self) -> str:
        """Id of the thread."""
        return self.journal.state.id

    @property
    def state(self) -> ThreadState:
        """The thread's state; `last_event_id` is that of the last event so far."""
        return self.journal.state.replace(last_event_id=self.journal.last_event_id)

    @property
    def context(self) -> Context:
        """The conversation. Change it only while nothing runs."""
        return self.journal.context

    @property
    def is_running(self) -> bool:
        """Whether a run is in progress."""
        return self._task is not None and not self._task.done()

    @property
    def current_run(self) -> asyncio.Task[RunOutcome] | None:
        """The current run, or the last one; None if the thread has not run."""
        return self._task

    @property
    def pending(self) -> tuple[ToolRequestEntry, ...]:
        """Calls that wait for a decision, in order."""
        return self.context.pending

    @property
    def reply(self) -> AssistantMessage | None:
        """The last answer of the model on the active branch; None if the branch has no answer."""
        for entry in reversed(self.context.entries):
            if isinstance(entry, TextEntry):
                data = entry.data
                said = data.role == "assistant" and data.content is not None
                return AssistantMessage(content=data.content) if said else None
        return None

    def _check_free(self) -> None:
        if self.is_running:
            raise ThreadError("busy", "it runs already; wait for its end or cancel it", thread_id=self.id)


MOST_RULES: Final = 200
"""How many remembered decisions a thread keeps; the oldest go first."""


class ThreadApprovals(ThreadBase):
    """A thread whose pending calls may be decided, while nothing runs."""

    def decide(
        self,
        request_id: str,
        decision: ApprovalAnswer,
        *,
        hash: str,
        by: str = "user",
        remember: bool = False,
        reason: str | None = None,
    ) -> ToolRequestEntry:
        """Approve or deny a pending call; `hash` is the hash of the call that the decider saw.

        With `remember` later calls of this tool in this thread are decided likewise, and so are the other pending ones.
        Nothing runs yet.

        Raises:
            ApprovalError: the branch has no such call, it is decided already, or the hash belongs to another call.
            InvalidDataError: `decision` is another word.
            ThreadError: it runs.
        """
        self._check_free()
        if decision not in get_args(ApprovalAnswer):  # a misspelt word must not become a denial
            raise InvalidDataError("this is no decision", [Problem("/decision", "enum", "must be approve or deny")])
        entry = find_request((self.context.get(request_id),) if request_id in self.context else (), request_id)
        if is_pending(entry) and not any(entry.id == shown.id for shown in self.pending):
            text = "this call stands on another branch; switch to it before you decide"
            raise ApprovalError("unknown_request", text, request_id=request_id)
        decided = self._decided(entry, decision, hash=hash, by=by, reason=reason)
        if remember:
            assert entry.data.call is not None
            word: Literal["allow", "deny"] = "allow" if decision == "approve" else "deny"
            rule = remembered_rule(entry.data.call, entry.data.server, decision=word)
            held = tuple(each for each in self.journal.state.rules or () if each.name != rule.name)
            self.journal.change(rules=(*held, rule)[-MOST_RULES:])
            self._decide_likewise(rule, entry, decision, by)
        return decided

    def _decide_likewise(self, rule: ToolRule, like: ToolRequestEntry, decision: ApprovalAnswer, by: str) -> None:
        for other in self.pending:
            call = other.data.call
            if call is not None and call.name == rule.tool and other.data.server == like.data.server:
                assert other.data.approval is not None
                self._decided(other, decision, hash=other.data.approval.hash, by=by, reason=None)

    def _decided(
        self, entry: ToolRequestEntry, decision: ApprovalAnswer, *, hash: str, by: str, reason: str | None
    ) -> ToolRequestEntry:
        now = self.agent.now()
        if decision == "approve":
            expires_s = self.agent.policy.approval_expires_s
            decided = approve(entry, hash=hash, by=by, now=now, expires_s=expires_s)
        else:
            decided = deny(entry, hash=hash, by=by, now=now, reason=reason)
        self.context.replace(decided)
        self.journal.emit(ApprovalDecided, request_id=entry.id, approval=decided.data.approval)
        return decided

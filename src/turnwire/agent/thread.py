"""One thread: an agent's work on one conversation, with everything that may be asked of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from turnwire_schema.v1.entry import (
    ContextEntry,
    FileReferenceData,
    FileReferenceEntry,
    ImageData,
    ImageEntry,
    McpResourceEntry,
    TextEntry,
    ToolRequestEntry,
)
from turnwire_schema.v1.message import AssistantMessage, ChatMessage, SystemMessage
from turnwire_schema.v1.policy import ToolRule
from turnwire_schema.v1.thread import AgentEvent, ApprovalDecided, EntryAdded, RunOutcome, ThreadState

from turnwire.agent.errors import ThreadError
from turnwire.agent.journal import Journal
from turnwire.agent.open_calls import close_unrun, is_pending, open_requests
from turnwire.agent.run import Run
from turnwire.agent.settings import Agent
from turnwire.agent.work import working_on
from turnwire.context import Context
from turnwire.context.versions import CURRENT
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem
from turnwire.core.messages import MESSAGE_TYPES, user
from turnwire.core.utc import utc_text
from turnwire.core.validate import check_user_input
from turnwire.providers.chat import MessagesLike
from turnwire.tools import ApprovalError, approve, deny, find_request, remembered_rule

if TYPE_CHECKING:
    from turnwire.mcp import ResourceCache
    from turnwire.store import ContextStore

_log: Final = logging.getLogger("turnwire.agent")

MOST_RULES: Final = 200
"""How many remembered decisions a thread keeps; the oldest go first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunResult:
    """How a run ended."""

    outcome: RunOutcome
    """How it ended."""
    reply: AssistantMessage | None = None
    """The last answer of the model; None where there is none."""
    pending: tuple[ToolRequestEntry, ...] = ()
    """Calls that wait for a decision."""
    error: Exception | None = field(default=None, compare=False)
    """What it failed with."""

    @property
    def text(self) -> str:
        """The text of the answer; empty where there is none."""
        return "" if self.reply is None else self.reply.text

    def raise_for_error(self) -> RunResult:
        """This result.

        Raises:
            TurnwireError: the run failed.
        """
        if self.error is not None:
            raise self.error
        return self


class AgentThread:
    """A conversation with an agent. Belongs to one event loop; one run at a time.

    Made by `new`, or by `AgentThreads` from what is stored. `send` and `ask` say something and run; `stream` and
    `run` go on with what is there: after decisions, after a limit, after a crash.
    """

    def __init__(self, agent: Agent, context: Context, state: ThreadState, store: ContextStore | None = None) -> None:
        self.agent: Final = agent
        self.journal: Final = Journal(context, state, store, now=agent.now)
        self.last_error: Exception | None = None
        self._task: asyncio.Task[RunOutcome] | None = None
        self._is_cancelled = False
        self._resources: ResourceCache | None = None
        context.use_clock(now=agent.now, new_id=agent.new_id)

    @classmethod
    def new(
        cls,
        agent: Agent,
        *,
        store: ContextStore | None = None,
        id: str | None = None,
        title: str | None = None,
        mode: str | None = None,
        model: str | None = None,
    ) -> AgentThread:
        """A thread with an empty conversation. Nothing is stored before the first run, or `save`."""
        thread_id = id or agent.new_id()
        context = Context.new(
            thread_id,
            now=agent.now,
            new_id=agent.new_id,
            modes=agent.modes,
            mode=mode or agent.first_mode,
            workspace_root=agent.workspace_root,
            title=title,
        )
        if agent.system is not None and (context.mode is None or context.mode.system_prompt is None):
            context.append_message(SystemMessage(content=agent.system))
        state = ThreadState(
            version=CURRENT,
            id=thread_id,
            context_id=thread_id,
            title=title,
            status="idle",
            created_at=utc_text(agent.now()),
            provider=agent.provider.provider_id,
            model=model,
        )
        return cls(agent, context, state, store)

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
        """Whether a run goes on."""
        return self._task is not None and not self._task.done()

    @property
    def current_run(self) -> asyncio.Task[RunOutcome] | None:
        """The run that goes on, or the last one; None where there was none."""
        return self._task

    @property
    def pending(self) -> tuple[ToolRequestEntry, ...]:
        """Calls that wait for a decision, in order."""
        return self.context.pending

    @property
    def reply(self) -> AssistantMessage | None:
        """The last answer of the model on the active branch; None where there is none."""
        for entry in reversed(self.context.entries):
            if isinstance(entry, TextEntry):
                data = entry.data
                said = data.role == "assistant" and data.content is not None
                return AssistantMessage(content=data.content) if said else None
        return None

    # Saying

    def add(self, messages: MessagesLike) -> tuple[ContextEntry, ...]:
        """Add messages of the user, or of the system, to the conversation: their entries. Nothing runs yet.

        Calls that a run left behind (it was cancelled, or its budget used up) are answered as not run.

        Raises:
            ThreadError: it runs, or calls wait for a decision.
            InvalidDataError: a message of another role: answers and results come from the loop alone.
        """
        spoken = self._may_say(messages)
        made: list[ContextEntry] = []
        for message in spoken:
            made.extend(self.context.append_message(message))
        return self._added(made)

    def _may_say(self, messages: MessagesLike) -> tuple[ChatMessage, ...]:
        """The messages, where they can be said now; nothing is changed where they cannot."""
        self._check_free()
        self._check_decided()
        spoken = _spoken(messages)
        self._leave_calls()
        return spoken

    def _check_decided(self) -> None:
        if any(is_pending(entry) for entry in open_requests(self.context)):
            text = "calls wait for a decision; approve or deny them first"
            raise ThreadError("pending", text, thread_id=self.id)

    def _leave_calls(self) -> None:
        """Answer calls that a run left behind."""
        self._check_decided()
        close_unrun(self.journal, now=self.agent.now, new_id=self.agent.new_id)

    def add_file(self, reference: FileReferenceData | str) -> FileReferenceEntry:
        """Add a reference to a file, `path` or `path:10-20`; it is read when the next run begins.

        Raises:
            ThreadError: it runs.
            InvalidDataError: the text names no file.
        """
        from turnwire.files import parse_reference

        self._check_free()
        data = parse_reference(reference) if isinstance(reference, str) else reference
        entry = FileReferenceEntry(**self._entry_fields(), data=data)
        self.context.append(entry)
        self._added([entry])
        return entry

    def add_image(self, data: ImageData) -> ImageEntry:
        """Add an image; it is read when the next run begins, as its `recognition` says.

        Raises:
            ThreadError: it runs.
        """
        self._check_free()
        entry = ImageEntry(**self._entry_fields(), data=data)
        self.context.append(entry)
        self._added([entry])
        return entry

    async def add_resource(self, server: str, uri: str) -> McpResourceEntry:
        """Read a resource of an MCP server and add it; it is read again when it grows old or its server says so.

        A resource that cannot be read is added with its problem, and no model is shown it.

        Raises:
            ThreadError: it runs.
            ConfigurationError: the agent has no such server.
        """
        self._check_free()
        cache = self._cache()
        if cache is None:
            raise ConfigurationError("mcp: no servers are configured", retryable=False)
        data = await cache.get(server, uri)
        entry = McpResourceEntry(**self._entry_fields(), data=data)
        self.add_entry(entry)
        return entry

    def _cache(self) -> ResourceCache | None:
        """The resources of this thread's conversation; None where the agent has no servers."""
        if self._resources is None and self.agent.mcp is not None:
            from turnwire.mcp import ResourceCache

            self._resources = ResourceCache(self.agent.mcp, now=self.agent.now)
            self._resources.restore(
                [entry.data for entry in self.context.entries if isinstance(entry, McpResourceEntry)]
            )
        return self._resources

    def add_entry(self, entry: ContextEntry) -> None:
        """Add an entry of any type.

        Raises:
            ThreadError: it runs, or it is a text and calls wait for a decision.
        """
        self._check_free()
        if isinstance(entry, TextEntry):
            self._leave_calls()  # calls before a text would be out of sight
        self.context.append(entry)
        self._added([entry])

    def _entry_fields(self) -> dict[str, str]:
        return {"version": CURRENT, "id": self.agent.new_id(), "created_at": utc_text(self.agent.now())}

    def _added(self, entries: Sequence[ContextEntry]) -> tuple[ContextEntry, ...]:
        for entry in entries:
            self.journal.emit(EntryAdded, entry=entry)
        return tuple(entries)

    # Deciding

    def decide(
        self,
        request_id: str,
        decision: Literal["approve", "deny"],
        *,
        hash: str,
        by: str = "user",
        remember: bool = False,
        reason: str | None = None,
    ) -> ToolRequestEntry:
        """Approve or deny a pending call; `hash` is the hash of the call that was shown to whoever decides.

        With `remember` later calls of this tool in this thread are decided likewise, and so are the other pending
        ones. Nothing runs yet.

        Raises:
            ApprovalError: there is no such call on this branch, it is decided already, or the hash is of another one.
            InvalidDataError: `decision` is another word.
            ThreadError: it runs.
        """
        self._check_free()
        if decision not in ("approve", "deny"):  # a misspelt word must not become a denial
            problem = Problem("/decision", "enum", "must be approve or deny")
            raise InvalidDataError("this is no decision", [problem])
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

    def _decide_likewise(
        self, rule: ToolRule, like: ToolRequestEntry, decision: Literal["approve", "deny"], by: str
    ) -> None:
        for other in self.pending:
            call = other.data.call
            if call is not None and call.name == rule.tool and other.data.server == like.data.server:
                assert other.data.approval is not None
                self._decided(other, decision, hash=other.data.approval.hash, by=by, reason=None)

    def _decided(
        self, entry: ToolRequestEntry, decision: Literal["approve", "deny"], *, hash: str, by: str, reason: str | None
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

    # Running

    async def ask(
        self, messages: MessagesLike, *, files: Iterable[str] = (), images: Iterable[ImageData] = ()
    ) -> RunResult:
        """Say something and run to the end.

        Raises:
            ThreadError: it runs, or calls wait for a decision.
            StoreError: the store could not keep it.
        """
        self._say(messages, files, images)
        return await self.run()

    def send(
        self, messages: MessagesLike, *, files: Iterable[str] = (), images: Iterable[ImageData] = ()
    ) -> AsyncIterator[AgentEvent]:
        """Say something and run with streamed answers: every event as it happens. See `stream`.

        Raises:
            ThreadError: it runs, or calls wait for a decision.
        """
        after = self.journal.last_event_id
        self._say(messages, files, images)
        return self.stream(after=after)

    def _say(self, messages: MessagesLike, files: Iterable[str], images: Iterable[ImageData]) -> None:
        from turnwire.files import parse_reference

        references = [parse_reference(file) for file in files]  # all is judged before anything is added
        spoken = self._may_say(messages)
        for reference in references:
            self.add_file(reference)
        for image in images:
            self.add_image(image)
        self.add(spoken)

    async def run(self) -> RunResult:
        """Go on with what is there, with whole answers, to the end of the run.

        Raises:
            ThreadError: it runs already.
            StoreError: the store could not keep it.
        """
        task = self.start(stream=False)
        try:
            outcome = await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():  # the caller was cancelled: the run ends, and is stored
                await self._end(task)
                raise
            outcome = "cancelled"  # before it began
        return self.result(outcome)

    async def stream(self, *, after: int | None = None) -> AsyncIterator[AgentEvent]:
        """Go on with what is there, with streamed answers: every event as it happens; the last is `run_ended`.

        Events that happened behind the number `after` come first. Whoever stops reading (`aclose`) cancels the run;
        what came until then is kept. A failed run does not raise: its last event says why, and so does `last_error`.

        Raises:
            ThreadError: it runs already.
            StoreError: the store could not keep it.
        """
        events: asyncio.Queue[AgentEvent | None] = asyncio.Queue()
        for past in self.journal.remembered:
            if after is not None and _number(past) > after:
                events.put_nowait(past)
        task = self.start(stream=True)
        stop = self.journal.listen(events.put_nowait)
        task.add_done_callback(lambda _: events.put_nowait(None))
        try:
            while (event := await events.get()) is not None:
                yield event
            if not task.cancelled():
                task.result()
        finally:
            stop()
            if not task.done():
                await self._end(task)

    def start(self, *, stream: bool) -> asyncio.Task[RunOutcome]:
        """Begin a run as a task of its own, which goes on when nobody waits for it.

        Raises:
            ThreadError: it runs already.
        """
        self._check_free()
        self._is_cancelled = False
        self.last_error = None
        self._task = asyncio.create_task(self._run(stream=stream), name=f"turnwire thread {self.id}")
        return self._task

    async def _run(self, *, stream: bool) -> RunOutcome:
        run = Run(self.agent, self.journal, stream=stream, resources=self._cache())
        try:
            with working_on(self):
                return await run.go()
        except asyncio.CancelledError:
            if not self._is_cancelled:
                raise
            return self.journal.state.outcome or "cancelled"  # it may have ended before the cancellation came
        finally:
            self.last_error = run.error

    async def cancel(self) -> bool:
        """End the run that goes on; what came of its answer is kept. False where nothing runs.

        Raises:
            StoreError: the store could not keep it.
        """
        task = self._task
        if task is None or task.done():
            return False
        await self._end(task)
        if not task.cancelled():
            task.result()
        return True

    async def _end(self, task: asyncio.Task[RunOutcome]) -> None:
        self._is_cancelled = True
        task.cancel()
        await asyncio.wait({task})
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.warning("a cancelled run of thread %s ended with %s", self.id, type(error).__name__)

    def result(self, outcome: RunOutcome) -> RunResult:
        """The result of a run that ended so."""
        reply = self.reply if outcome == "completed" else None
        return RunResult(outcome=outcome, reply=reply, pending=self.pending, error=self.last_error)

    async def save(self) -> None:
        """Store what was changed while nothing ran.

        Raises:
            ThreadError: it runs.
            StoreError: the store could not keep it.
        """
        self._check_free()
        if self.state.status in ("idle", "waiting"):  # calls wait on one branch, and not on another
            self.journal.change(status="waiting" if self.pending else "idle")
        await self.journal.save(is_running=False)

    def release(self) -> None:
        """Let go of what the thread holds beside its conversation; called when it leaves memory."""
        resources, self._resources = self._resources, None
        if resources is not None:
            resources.close()

    def _check_free(self) -> None:
        if self.is_running:
            raise ThreadError("busy", "it runs already; wait for its end or cancel it", thread_id=self.id)


def _number(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0


def _spoken(messages: MessagesLike) -> tuple[ChatMessage, ...]:
    """The messages, each of the user or the system.

    Raises:
        InvalidDataError: one is not, says nothing, or there is none: answers and results come from the loop alone.
    """
    if isinstance(messages, str):
        return (user(messages),)
    given = (messages,) if isinstance(messages, MESSAGE_TYPES) else tuple(messages)
    try:
        check_user_input(given)
    except InvalidDataError as error:
        problems = [problem._replace(path=f"/messages{problem.path}") for problem in error.problems]
        raise InvalidDataError("this cannot be said", problems) from None
    return given

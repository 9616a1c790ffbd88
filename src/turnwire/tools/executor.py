"""Execution of calls as the policy and the approvals allow, with results in the order of the calls.

For each call, in order: a call that cannot run is answered with feedback; the policy decides undecided calls;
what is pending stays pending; what is denied, or approved as another call, is answered; the rest runs. Tools marked
safe run side by side, any other tool runs alone, after the calls before it and before those behind it. A call whose
approval ended before its turn came is decided again; if the user must be asked, those behind it wait, too.

An approval is used before its tool starts, and `on_use` can store that first: after a crash a call has run at most
once.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from time import perf_counter_ns
from typing import Any, Final, Literal

from turnwire_schema.v1.entry import ToolRequestData, ToolRequestEntry, ToolResultData
from turnwire_schema.v1.policy import ToolPolicy, ToolRule
from turnwire_schema.v1.tool import ToolCall, ToolResult

from turnwire.core.argument_types import require
from turnwire.core.bound_tools import result_of
from turnwire.core.errors import InvalidDataError, Problem, ToolArgumentError
from turnwire.core.utc import utc_text
from turnwire.tools import feedback
from turnwire.tools.approvals import LATE, ApprovalError, approve, ask_again, check_use, deny, request_approval, use
from turnwire.tools.outcomes import CallOutcome, Clock, OnStep, OnUse, ToolStep, is_pending, limit_result
from turnwire.tools.policy import ASK_EVERYTHING, decide
from turnwire.tools.registry import RegisteredTool, ToolRegistry, check_seconds
from turnwire.tools.workers import TimeOverError, TooManyThreadsError, Workers


@dataclass(slots=True)
class _Work:
    """One call on its way."""

    entry: ToolRequestEntry
    outcome: CallOutcome | None = None
    tool: RegisteredTool | None = None
    start: Callable[[], Any] | None = None


class ToolExecutor:
    """Runs calls of the tools of `registry`. Belongs to one event loop; several runs may go on at once.

    Args:
        registry: the tools.
        policy: decides undecided calls; None asks for every call.
        max_concurrent: most safe calls at once.
        timeout_s: longest time of one call, where its tool names none; None or 0: no limit.
        total_timeout_s: longest time of a run, from the start of its first call; None or 0: no limit.
        max_result_bytes: most bytes that are kept of a result.
        max_given_up: most threads of calls that took too long and still run; no call starts beyond.

    Raises:
        InvalidDataError: a number with which nothing could run.
    """

    def __init__(
        self,
        registry: ToolRegistry,
        policy: ToolPolicy | None = None,
        *,
        max_concurrent: int = 4,
        timeout_s: float | None = 60.0,
        total_timeout_s: float | None = None,
        max_result_bytes: int = 262_144,
        max_given_up: int = 16,
    ) -> None:
        for name, count in (
            ("max_concurrent", max_concurrent),
            ("max_result_bytes", max_result_bytes),
            ("max_given_up", max_given_up),
        ):
            require(count, int, name, "a whole number")
            if count < 1:
                raise InvalidDataError("this is no executor", [Problem(f"/{name}", "minimum", "must be at least 1")])
        check_seconds(timeout_s, "timeout_s")
        check_seconds(total_timeout_s, "total_timeout_s")
        self.registry: Final = registry
        self.policy: Final = policy or ASK_EVERYTHING
        self._max_concurrent = max_concurrent
        self._timeout_s = timeout_s
        self._total_timeout_s = total_timeout_s or None
        self._max_result_bytes = max_result_bytes
        self._workers = Workers(max_given_up)

    @property
    def given_up(self) -> int:
        """How many calls still run in threads although their results are not awaited."""
        return self._workers.given_up

    def judge(self, entry: ToolRequestEntry, *, now: datetime, remembered: Sequence[ToolRule] = ()) -> ToolRequestEntry:
        """`entry` with the decision of the policy, if it was undecided: approved, denied or (still) pending.

        A pending call is decided again: a rule that was remembered since then answers it. The user is not asked about
        a call that cannot run, even if it was approved.
        """
        call, approval = entry.data.call, entry.data.approval
        if call is None or entry.data.state != "waiting" or (approval is not None and approval.state != "pending"):
            return entry
        if approval is None and not self.can_run(entry):
            return entry
        tool = self.registry.find(call.name)
        original = None if tool is None else tool.original_name
        said = decide(self.policy, call, entry.data.server, original_name=original, remembered=remembered)
        if said.decision == "ask" and approval is not None:
            return entry
        asked = request_approval(entry, reason=said.reason if said.decision == "ask" else None)
        assert asked.data.approval is not None
        shown = asked.data.approval.hash
        if said.decision == "ask":
            return asked
        if said.decision == "deny":
            return deny(asked, hash=shown, by=said.by, now=now, reason=said.reason)
        return approve(asked, hash=shown, by=said.by, now=now, expires_s=self.policy.approval_expires_s)

    def renew(self, entry: ToolRequestEntry, *, now: datetime, remembered: Sequence[ToolRule] = ()) -> ToolRequestEntry:
        """Decide about `entry` again if its approval expired: by the policy, else by asking."""
        try:
            check_use(entry, now=now)
        except ApprovalError as error:
            if error.reason in LATE:
                return self.judge(ask_again(entry, reason=LATE[error.reason]), now=now, remembered=remembered)
        return entry

    def can_run(self, entry: ToolRequestEntry) -> bool:
        """Whether the call names a tool that there is, with arguments that fit it."""
        return entry.data.call is not None and isinstance(self.startable(entry.data, entry.data.call), tuple)

    def startable(self, data: ToolRequestData, call: ToolCall) -> tuple[RegisteredTool, Callable[[], Any]] | ToolResult:
        """The tool of a call and what starts it, or what the model reads where it cannot run."""
        tool = self.registry.find(call.name)
        if tool is None or tool.server != data.server:
            return feedback.unknown(data, self.registry.names)
        try:
            return tool, tool.prepare(call)
        except ToolArgumentError as error:
            return feedback.failed(data, f"{error}. The call was not run.", recoverable=True)

    async def run(
        self,
        requests: Iterable[ToolRequestEntry],
        *,
        now: Clock,
        on_use: OnUse | None = None,
        on_step: OnStep | None = None,
        remembered: Sequence[ToolRule] = (),
        max_tokens: int | None = None,
    ) -> tuple[CallOutcome, ...]:
        """The outcome of each call, in their order; never raises for what a model, a tool or a server did.

        `on_use` gets the entry with its approval used before its tool starts; when it raises, the tool does not
        start. `on_step` gets what happens when it happens, results in the order in which they come. When the task
        is cancelled, asynchronous tools are stopped and threads given up, each reported as a failed result to
        `on_step` first. `max_tokens` was the limit of the answer, for calls that it cut.
        """
        run = _Run(self, now, on_use, on_step, remembered, max_tokens)
        works = [run.prepared(entry) for entry in _each_once(requests)]
        for work in works:
            if work.outcome is not None and work.outcome.result is not None:
                await run.tell(ToolStep("completed", work.outcome.request, work.outcome.result))
        for group in _groups(works):
            if run.is_held:
                for work in group:
                    run.hold(work)
            elif len(group) == 1:
                await run.perform(group[0])
            else:
                await _together([run.limited(work) for work in group])
        return tuple(work.outcome or CallOutcome(work.entry) for work in works)


class _Run:
    """One `run` of an executor."""

    def __init__(
        self,
        executor: ToolExecutor,
        now: Clock,
        on_use: OnUse | None,
        on_step: OnStep | None,
        remembered: Sequence[ToolRule],
        max_tokens: int | None,
    ) -> None:
        self._executor = executor
        self._now = now
        self._on_use = on_use
        self._on_step = on_step
        self._remembered = remembered
        self._max_tokens = max_tokens
        self._slots = asyncio.Semaphore(executor._max_concurrent)
        self._order = asyncio.Lock()  # one callback at a time: the owner of the context need not be thread-safe
        self._end: float | None = None
        self.is_held = False

    def prepared(self, entry: ToolRequestEntry) -> _Work:
        """A call, answered at once or ready to start."""
        data, registry = entry.data, self._executor.registry
        if data.state == "running":
            return self._answered(entry, feedback.interrupted(data), state="done")
        call = data.call
        if data.state == "done" or (data.state == "refused" and call is not None):
            return _Work(entry, CallOutcome(entry))
        if call is None:  # refused from its beginning, and not answered yet
            return self._answered(entry, feedback.invalid(data, registry.names, max_tokens=self._max_tokens))
        found = self._executor.startable(data, call)
        if isinstance(found, ToolResult):
            return self._answered(entry, found)
        entry = self._executor.judge(entry, now=self._now(), remembered=self._remembered)
        approval = entry.data.approval
        assert approval is not None
        if approval.state == "pending":
            return _Work(entry, CallOutcome(entry))
        if approval.state == "denied":
            return self._answered(entry, feedback.denied(entry.data))
        return _Work(entry, None, *found)

    def _answered(
        self, entry: ToolRequestEntry, result: ToolResult, *, state: Literal["refused", "done"] = "refused"
    ) -> _Work:
        """A call that does not run, with what the model reads."""
        ended = entry.replace(data=entry.data.replace(state=state))
        return _Work(ended, CallOutcome(ended, self._data(ended, result)))

    def _data(self, entry: ToolRequestEntry, result: ToolResult) -> ToolResultData:
        limited = limit_result(result, self._executor._max_result_bytes)
        return ToolResultData(
            request_id=entry.id,
            result=limited.result,
            completed_at=utc_text(self._now()),
            is_truncated=limited.is_truncated,
            size_bytes=limited.size_bytes,
        )

    async def limited(self, work: _Work) -> None:
        """`perform` when there is a free place."""
        async with self._slots:
            await self.perform(work)

    async def perform(self, work: _Work) -> None:
        """Run one call, from its approval to its result."""
        call, tool, start = work.entry.data.call, work.tool, work.start
        assert call is not None
        assert tool is not None
        assert start is not None
        timeout_s = self._time_left(tool)
        if timeout_s is not None and timeout_s <= 0:
            text = "The time for all calls was over before this one; it was not run."
            await self._end_unrun(work, feedback.failed(work.entry.data, text, recoverable=True))
            return
        used = await self._used(work)
        if used is None:
            return
        try:
            async with self._order:
                if self._on_use is not None:
                    await _done(self._on_use(used))
        except Exception as error:  # what the store's side raises is kept for the caller
            work.outcome = CallOutcome(work.entry, error=error)
            return
        work.entry = used
        await self.tell(ToolStep("started", used))
        began, started_at = perf_counter_ns(), utc_text(self._now())
        try:
            result = await self._result(call, tool, start, timeout_s)
        except asyncio.CancelledError:
            text = "The call was cancelled while it ran; whether it took effect is not known."
            stopped = feedback.failed(used.data, text, recoverable=False)
            self._settle(work, stopped.replace(started_at=started_at, duration_ns=perf_counter_ns() - began))
            await self._tell_completed(work)
            raise
        self._settle(work, result.replace(started_at=started_at, duration_ns=perf_counter_ns() - began))
        await self._tell_completed(work)

    async def _result(
        self, call: ToolCall, tool: RegisteredTool, start: Callable[[], Any], timeout_s: float | None
    ) -> ToolResult:
        def whole() -> Any:
            """The result of the tool, as a `ToolResult`: a large value is converted outside the event loop."""
            value = start()
            return value if inspect.isawaitable(value) else result_of(call, value)

        try:
            value = await self._executor._workers.run(whole, is_async=tool.is_async, timeout_s=timeout_s)
        except TimeOverError as error:
            after = "it was stopped" if error.is_stopped else "it still runs by itself and its result is dropped"
            return ToolResult.failure(call, f"There was no result within {timeout_s:g} s; {after}.", recoverable=True)
        except TooManyThreadsError:
            text = "Too many earlier calls hang, so this one was not started."
            return ToolResult.failure(call, text, recoverable=False)
        except ToolArgumentError as error:
            return ToolResult.failure(call, str(error), recoverable=True)
        except Exception as error:  # a tool may raise anything
            return ToolResult.failure(call, error)
        return result_of(call, value)

    def _time_left(self, tool: RegisteredTool) -> float | None:
        """Seconds for a call of `tool` that starts now; None: no limit."""
        own = self._executor._timeout_s if tool.timeout_s is None else tool.timeout_s
        limits = [] if not own else [own]
        total = self._executor._total_timeout_s
        if total is not None:
            time = asyncio.get_running_loop().time()
            self._end = time + total if self._end is None else self._end
            limits.append(self._end - time)
        return min(limits, default=None)

    async def _used(self, work: _Work) -> ToolRequestEntry | None:
        """The call with its approval used; None if it does not start now."""
        now = self._now()
        renewed = self._renewed(work, now)
        approval = renewed.data.approval
        if is_pending(renewed):
            self._wait(work, renewed)
        elif approval is not None and approval.state == "denied":
            work.entry = renewed
            await self._end_unrun(work, feedback.denied(renewed.data))
        else:
            try:
                return use(renewed, now=now)
            except ApprovalError as error:
                if error.reason in LATE:  # what the policy gave ends before it begins
                    self._wait(work, ask_again(renewed, reason=LATE[error.reason]))
                else:
                    await self._end_unrun(work, feedback.refused(work.entry.data, error))
        return None

    def hold(self, work: _Work) -> None:
        """Leave a call behind one that waits; where its approval ended, too, both are asked for together."""
        renewed = self._renewed(work, self._now())
        if is_pending(renewed):
            self._wait(work, renewed)

    def _renewed(self, work: _Work, now: datetime) -> ToolRequestEntry:
        return self._executor.renew(work.entry, now=now, remembered=self._remembered)

    def _wait(self, work: _Work, asked: ToolRequestEntry) -> None:
        work.entry, work.outcome, self.is_held = asked, CallOutcome(asked), True

    async def _end_unrun(self, work: _Work, result: ToolResult) -> None:
        work.outcome = self._answered(work.entry, result).outcome
        await self._tell_completed(work)

    def _settle(self, work: _Work, result: ToolResult) -> None:
        work.entry = work.entry.replace(data=work.entry.data.replace(state="done"))
        work.outcome = CallOutcome(work.entry, self._data(work.entry, result))

    async def _tell_completed(self, work: _Work) -> None:
        assert work.outcome is not None
        await self.tell(ToolStep("completed", work.outcome.request, work.outcome.result))

    async def tell(self, step: ToolStep) -> None:
        """Report a step, one at a time."""
        if self._on_step is not None:
            async with self._order:
                await _done(self._on_step(step))


def _each_once(requests: Iterable[ToolRequestEntry]) -> list[ToolRequestEntry]:
    """The entries, each id once: one approval given twice in one list is still one."""
    return list({entry.id: entry for entry in requests}.values())


def _groups(works: Iterable[_Work]) -> list[list[_Work]]:
    """The calls that run, in order: neighbours that are safe together, every other call alone."""
    groups: list[list[_Work]] = []
    is_open = False
    for work in works:
        if work.tool is None or work.outcome is not None:
            continue
        if work.tool.is_safe and is_open:
            groups[-1].append(work)
        else:
            groups.append([work])
        is_open = work.tool.is_safe
    return groups


async def _together(runs: Sequence[Any]) -> None:
    """Run all; when one raises or the caller is cancelled, the others are stopped, and waited for."""
    tasks = [asyncio.ensure_future(each) for each in runs]
    try:
        await asyncio.gather(*tasks)
    except BaseException:  # any cause; raised again
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise


async def _done(found: Awaitable[None] | None) -> None:
    if inspect.isawaitable(found):
        await found

"""One thread: the agent's work on one conversation, and all operations on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.entry import (
    ImageData,
)
from turnwire_schema.v1.message import SystemMessage
from turnwire_schema.v1.thread import AgentEvent, RunEnded, RunOutcome, ThreadState

from turnwire.agent.built_in import working_on
from turnwire.agent.run import Run
from turnwire.agent.settings import Agent
from turnwire.agent.thread_approvals import RunResult as RunResult, ThreadApprovals
from turnwire.agent.thread_input import ThreadInput
from turnwire.context import Context
from turnwire.context.versions import CURRENT
from turnwire.core.utc import utc_text
from turnwire.providers.calls.chat import MessagesLike

if TYPE_CHECKING:
    from turnwire.store import ContextStore

_log: Final = logging.getLogger("turnwire.agent")


class AgentThread(ThreadInput, ThreadApprovals):
    """A conversation with an agent. Belongs to one event loop; one run at a time.

    Made by `new`, or by `AgentThreads` from what is stored. `send` and `ask` say something and run; `stream` and
    `run` go on with what is there: after decisions, after a limit, after a crash.
    """

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
    ) -> AsyncGenerator[AgentEvent, None]:
        """Say something and run with streamed answers: every event as it happens. See `stream`.

        Raises:
            ThreadError: it runs, or calls wait for a decision.
        """
        after = self.journal.last_event_id
        self._say(messages, files, images)
        return self.stream(after=after)

    async def run(self) -> RunResult:
        """Continue the run with whole answers, until it ends.

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

    async def stream(self, *, after: int | None = None) -> AsyncGenerator[AgentEvent, None]:
        """Continue the run with streamed answers: yield every event as it happens; the last is `run_ended`, which comes
        when all of them are stored.

        Events that happened behind the number `after` come first. A consumer that stops reading (`aclose`) cancels the
        run; what came until then is kept. A failed run does not raise: its last event says why, and so does
        `last_error`.

        Raises:
            ThreadError: it runs already.
            StoreError: the store could not keep it.
        """
        events: asyncio.Queue[AgentEvent | None] = asyncio.Queue()
        for past in self.journal.remembered:
            if after is not None and _number(past) > after:
                events.put_nowait(past)
        before = self.journal.last_event_id
        task = self.start(stream=True)
        stop = self.journal.listen(events.put_nowait)
        task.add_done_callback(lambda _: events.put_nowait(None))
        try:
            while (event := await events.get()) is not None:
                if isinstance(event, RunEnded) and _number(event) > before:
                    await asyncio.wait({task})  # who sees the end may stop at once: nothing of it is lost
                    if not task.cancelled():
                        task.result()
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
        """End the run that goes on; what came of its answer is kept. False if nothing runs.

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


def _number(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0

"""Many threads: found in memory or in the store, put away when nobody used them for an hour."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from turnwire_schema.v1.thread import AgentEvent, RunOutcome, ThreadList, ThreadRequest, ThreadState, ThreadView

from turnwire.agent.errors import ThreadError
from turnwire.agent.settings import Agent
from turnwire.agent.thread import AgentThread
from turnwire.store import NotStoredError

if TYPE_CHECKING:
    from turnwire.store import ContextStore

IDLE_S: Final = 3600.0
"""Seconds after which a thread that nobody used leaves the memory."""


@dataclass(slots=True)
class _Held:
    thread: AgentThread
    used: float
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class AgentThreads:
    """The threads of one agent over one store. Belongs to one event loop; leave it with `async with`, or `close`.

    A thread that another process has changed is read from the store again. Threads idle for `idle_s` seconds leave
    memory, not the store.
    """

    def __init__(
        self,
        agent: Agent,
        store: ContextStore,
        *,
        idle_s: float = IDLE_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.agent: Final = agent
        self.store: Final = store
        self._idle_s = idle_s
        self._clock = clock
        self._held: dict[str, _Held] = {}
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.close()

    @property
    def in_memory(self) -> tuple[str, ...]:
        """Ids of the threads that are in memory."""
        return tuple(self._held)

    async def create(self, request: ThreadRequest | None = None) -> AgentThread:
        """A new, stored thread; with messages where the request has some. Nothing runs yet.

        Raises:
            InvalidDataError: a message is neither of the user nor of the system, or the mode is unknown.
            StoreError: the store could not keep it.
        """
        self._check_open()
        wanted = request or ThreadRequest()
        thread = AgentThread.new(self.agent, store=self.store, title=wanted.title, mode=wanted.mode, model=wanted.model)
        if wanted.budget is not None or wanted.metadata is not None:
            thread.journal.change(budget=wanted.budget, metadata=wanted.metadata)
        if wanted.messages:
            thread.add(wanted.messages)
        await thread.save()
        self._held[thread.id] = _Held(thread, self._clock())
        await self.put_away()
        return thread

    async def get(self, thread_id: str) -> AgentThread:
        """The thread of this id, from memory or from the store.

        Raises:
            ThreadError: there is none.
            StoreError: the store cannot be read.
        """
        self._check_open()
        await self.put_away()
        held = self._held.get(thread_id)
        if held is not None:
            held.used = self._clock()
            if held.thread.is_running or not await self._is_old(held.thread):
                return held.thread
        thread = await asyncio.to_thread(self._load, thread_id)
        again = self._held.get(thread_id)
        if again is not None and again is not held:
            return again.thread  # somebody else loaded it meanwhile
        self._held[thread_id] = _Held(thread, self._clock())
        return thread

    async def _is_old(self, thread: AgentThread) -> bool:
        """Whether another process stored the thread after us, or deleted it."""
        try:
            stored = await asyncio.to_thread(self.store.load_thread, thread.id)
        except NotStoredError:
            return True
        return stored.revision != thread.journal.state.revision and not thread.is_running

    def _load(self, thread_id: str) -> AgentThread:
        try:
            state = self.store.load_thread(thread_id)
            context = self.store.load(state.context_id)
        except NotStoredError:
            self._held.pop(thread_id, None)
            raise ThreadError("not_found", "there is no such thread", thread_id=thread_id) from None
        if state.status == "running":  # nobody runs it here: its process ended in the middle
            state = state.replace(status="idle")
        return AgentThread(self.agent, context, state, self.store)

    async def list(self, limit: int = 100, after: str | None = None) -> ThreadList:
        """A page of threads, the last changed first; `after` is the `next` of the page before.

        Raises:
            InvalidDataError: `after` is no such place.
        """
        found = await asyncio.to_thread(self.store.list_threads, limit, after)
        return found.replace(threads=tuple(self._shown(state) for state in found.threads))

    def _shown(self, state: ThreadState) -> ThreadState:
        held = self._held.get(state.id)
        return state if held is None or held.thread.state.revision != state.revision else held.thread.state

    async def view(self, thread_id: str, *, with_context: bool = False) -> ThreadView:
        """A thread as it is shown.

        Raises:
            ThreadError: there is none.
        """
        thread = await self.get(thread_id)
        return ThreadView(
            thread=thread.state,
            pending=thread.pending,
            reply=thread.reply,
            context=thread.context.to_document() if with_context else None,
        )

    async def delete(self, thread_id: str) -> None:
        """Delete a thread with its conversation; a run of it is cancelled first.

        Raises:
            ThreadError: there is none.
        """
        thread = await self.get(thread_id)
        with contextlib.suppress(ThreadError):
            await thread.cancel()
        self._held.pop(thread_id, None)
        await asyncio.to_thread(self.store.delete, thread.state.context_id)

    def start(self, thread: AgentThread, *, stream: bool) -> asyncio.Task[RunOutcome]:
        """Begin a run that goes on when nobody follows it; `follow` shows its events.

        Raises:
            ThreadError: it runs already.
        """
        self._check_open()
        task = thread.start(stream=stream)
        task.add_done_callback(_seen)
        return task

    async def follow(self, thread: AgentThread, *, after: int = 0) -> AsyncIterator[AgentEvent]:
        """Events behind the number `after`: those of the past from memory or the store, then those that happen.

        Ends with the run that goes on, or at once where nothing runs. Stopping to read does not stop the run.
        """
        events: asyncio.Queue[AgentEvent | None] = asyncio.Queue()
        stop = thread.journal.listen(events.put_nowait)
        task = thread._task
        try:
            last = after
            async for event in self._past(thread, after, thread.journal.last_event_id):
                last = _id(event)
                yield event
            if task is not None:
                task.add_done_callback(lambda _: events.put_nowait(None))
            if task is None:
                events.put_nowait(None)
            while (found := await events.get()) is not None:
                if _id(found) > last:
                    last = _id(found)
                    yield found
        finally:
            stop()

    async def _past(self, thread: AgentThread, after: int, until: int) -> AsyncIterator[AgentEvent]:
        remembered = [event for event in thread.journal.remembered if after < _id(event) <= until]
        first = _id(thread.journal.remembered[0]) if thread.journal.remembered else until + 1
        while after < first - 1:
            page = await asyncio.to_thread(self.store.events, thread.id, after, 500)
            page = [event for event in page if _id(event) < first]
            for event in page:
                after = _id(event)
                yield event
            if not page:
                break
        for event in remembered:
            yield event

    async def put_away(self) -> tuple[str, ...]:
        """Let go of threads that nobody used for a while: their ids. They stay in the store."""
        limit = self._clock() - self._idle_s
        gone = [key for key, held in self._held.items() if held.used <= limit and not held.thread.is_running]
        for key in gone:
            held = self._held.pop(key)
            if held.thread.context.is_dirty:
                await held.thread.save()
        return tuple(gone)

    async def close(self) -> None:
        """Cancel every run and wait until it is stored. May be called again."""
        self._is_closed = True
        running = [held.thread for held in self._held.values() if held.thread.is_running]
        await asyncio.gather(*(thread.cancel() for thread in running), return_exceptions=True)
        self._held.clear()

    def _check_open(self) -> None:
        if self._is_closed:
            raise ThreadError("closed", "the threads of this agent were closed")


def _id(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0


def _seen(task: asyncio.Task[RunOutcome]) -> None:
    if not task.cancelled():
        task.exception()  # a store that fails is logged by whoever follows; the task's own warning would say it twice

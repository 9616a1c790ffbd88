"""Many threads: found in memory or in the store, put away when nobody used them for an hour."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from turnwire_schema.v1.thread import AgentEvent, RunOutcome, ThreadList, ThreadRequest, ThreadState, ThreadView

from turnwire.agent.errors import ThreadError
from turnwire.agent.settings import Agent
from turnwire.agent.thread import AgentThread
from turnwire.store import ConflictError, NotStoredError, StoreError

if TYPE_CHECKING:
    from turnwire.store import ContextStore

_log: Final = logging.getLogger("turnwire.agent")

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
        try:
            thread = await asyncio.to_thread(self._load, thread_id)
        except ThreadError:
            if held is not None and self._held.get(thread_id) is held and not held.thread.is_running:
                del self._held[thread_id]
                held.thread.release()
            raise
        again = self._held.get(thread_id)
        if again is not None and (again is not held or again.thread.is_running):
            return again.thread  # somebody else loaded it meanwhile, or let it run
        if again is not None:
            if again.thread.context.is_dirty:
                _log.warning("thread %s was changed elsewhere; changes that were not stored are dropped", thread_id)
            again.thread.release()
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
        try:
            await thread.cancel()
        except StoreError as error:  # it is deleted anyway
            _log.warning("the last of thread %s was not stored: %s", thread_id, error)
        await asyncio.to_thread(self.store.delete, thread.state.context_id)
        held = self._held.pop(thread_id, None)
        if held is not None:
            await self._deleted(held.thread)

    async def _deleted(self, thread: AgentThread) -> None:
        """End what somebody may have begun on a thread while it was deleted."""
        try:
            await thread.cancel()
        except StoreError as error:
            _log.info("a run of a deleted thread ended: %s", error)
        thread.release()

    def start(self, thread: AgentThread, *, stream: bool) -> asyncio.Task[RunOutcome]:
        """Begin a run that goes on when nobody follows it; `follow` shows its events.

        Raises:
            ThreadError: it runs already.
        """
        self._check_open()
        task = thread.start(stream=stream)
        task.add_done_callback(lambda done: self._seen(thread, done))
        return task

    def _seen(self, thread: AgentThread, task: asyncio.Task[RunOutcome]) -> None:
        held = self._held.get(thread.id)
        if held is not None:
            held.used = self._clock()
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a run of thread %s ended with %s: %s", thread.id, type(error).__name__, error)

    async def follow(self, thread: AgentThread, *, after: int = 0) -> AsyncIterator[AgentEvent]:
        """Events behind the number `after`: those of the past from memory or the store, then those that happen.

        Ends with the run that goes on, or at once where nothing runs. Stopping to read does not stop the run, and
        reading slowly holds no memory: of an answer that is over only the whole is given to whoever is far behind.

        Raises:
            StoreError: the store could not keep the run, or cannot be read.
        """
        news = asyncio.Event()
        stop = thread.journal.listen(lambda _: news.set())
        task = thread.current_run
        if task is not None:
            task.add_done_callback(lambda _: news.set())
        try:
            last = after
            while True:
                is_over = task is None or task.done()
                news.clear()
                async for event in self._behind(thread, last):
                    last = _id(event)
                    yield event
                if is_over:
                    break
                await news.wait()
            if task is not None and not task.cancelled():
                task.result()
        finally:
            stop()

    async def _behind(self, thread: AgentThread, after: int) -> AsyncIterator[AgentEvent]:
        """The events behind `after` that there are now: from the store those that memory has not any more."""
        journal = thread.journal
        while after < journal.first_remembered - 1:
            page = await asyncio.to_thread(self.store.events, thread.id, after, 500)
            page = [event for event in page if _id(event) < journal.first_remembered]
            for event in page:
                after = _id(event)
                yield event
            if not page:
                break
        for event in journal.since(after):
            yield event

    async def put_away(self) -> tuple[str, ...]:
        """Let go of threads that nobody used for a while: their ids. They stay in the store."""
        now = self._clock()
        gone = []
        for key, held in tuple(self._held.items()):
            if held.thread.is_running:
                held.used = now
            elif held.used <= now - self._idle_s and await self._is_stored(held):
                del self._held[key]
                held.thread.release()
                gone.append(key)
        return tuple(gone)

    async def _is_stored(self, held: _Held) -> bool:
        """Store what is left to store; False where that failed, or where the thread was used meanwhile."""
        thread, used = held.thread, held.used
        try:
            if thread.context.is_dirty:
                await thread.save()
        except (ConflictError, NotStoredError) as error:  # somebody else went on with it, or deleted it
            _log.warning("changes of thread %s that were not stored are dropped: %s", thread.id, error)
        except StoreError as error:
            _log.warning("thread %s stays in memory: %s", thread.id, error)
            return False
        return self._held.get(thread.id) is held and held.used == used and not thread.is_running

    async def close(self) -> None:
        """Cancel every run and wait until it is stored. May be called again."""
        self._is_closed = True
        await asyncio.gather(*(self._close(held.thread) for held in self._held.values()))
        self._held.clear()

    async def _close(self, thread: AgentThread) -> None:
        try:
            await thread.cancel()
            if thread.context.is_dirty:
                await thread.save()
        except StoreError as error:
            _log.error("the last of thread %s was not stored: %s", thread.id, error)
        thread.release()

    def _check_open(self) -> None:
        if self._is_closed:
            raise ThreadError("closed", "the threads of this agent were closed")


def _id(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0

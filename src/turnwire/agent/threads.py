"""Collection of threads: loaded from the store on demand, unloaded after an hour without use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from os import PathLike
from typing import TYPE_CHECKING, Final, NamedTuple, Self
from weakref import WeakValueDictionary

from turnwire_schema.v1.thread import (
    AgentEvent,
    ApprovalDecision,
    RunOutcome,
    ThreadList,
    ThreadRequest,
    ThreadState,
    ThreadView,
)

from turnwire.agent.budget import tighter
from turnwire.agent.errors import ThreadError
from turnwire.agent.event_stream import events_behind, failed_to_store
from turnwire.agent.settings import Agent
from turnwire.agent.thread import AgentThread
from turnwire.core.argument_types import refusal, require
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.providers.calls.chat import MessagesLike
from turnwire.store import ConflictError, NotStoredError, StoreError
from turnwire.tools import ApprovalError

if TYPE_CHECKING:
    from turnwire.store import ContextStore

_log: Final = logging.getLogger("turnwire.agent")

IDLE_S: Final = 3600.0
"""Seconds after which a thread that nobody used leaves the memory."""


class Begun(NamedTuple):
    """The result of a request to a thread: the thread, and the run that began, if any."""

    thread: AgentThread
    after: int
    """The events of what was asked are those behind this number."""
    task: asyncio.Task[RunOutcome] | None
    """The run; None if nothing runs."""


@dataclass(slots=True)
class _Held:
    thread: AgentThread
    used: float


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
        require(agent, Agent, "agent", "an Agent, as in AgentThreads(agent, store)")
        if isinstance(store, (str, PathLike)):
            raise refusal("store", "give a ContextStore, as ContextStore.open(path) gives one, and not its path")
        self.agent: Final = agent
        self.store: Final = store
        self._idle_s = idle_s
        self._clock = clock
        self._held: dict[str, _Held] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.close()

    @property
    def in_memory(self) -> tuple[str, ...]:
        """Ids of the threads that are in memory."""
        return tuple(self._held)

    @property
    def is_running(self) -> bool:
        """Return whether a thread runs, followed or not."""
        return any(held.thread.is_running for held in self._held.values())

    async def create(self, request: ThreadRequest | None = None, *, id: str | None = None) -> AgentThread:
        """A new, stored thread; with messages where the request has some. Nothing runs yet. Absent `id`: a new one.

        Raises:
            InvalidDataError: a message is neither of the user nor of the system, or the agent has another provider.
            ContextError: the mode is unknown.
            StoreError: the store could not keep it.
        """
        self._check_open()
        wanted = request or ThreadRequest()
        own = self.agent.provider.provider_id
        if wanted.provider not in (None, own):
            problem = Problem("/provider", "unknown", f"the agent asks {own}; leave provider out")
            raise InvalidDataError("no such provider answers here", [problem])
        self.agent.check_mode(wanted.mode)
        thread = AgentThread.new(
            self.agent, store=self.store, id=id, title=wanted.title, mode=wanted.mode, model=wanted.model
        )
        if wanted.budget is not None or wanted.metadata is not None:
            # What the agent may use holds for everybody who asks it.
            budget = tighter(wanted.budget, self.agent.budget) if wanted.budget is not None else None
            thread.journal.change(budget=budget, metadata=wanted.metadata)
        if wanted.messages:
            thread.add(wanted.messages)
        await thread.save()
        self._held[thread.id] = _Held(thread, self._clock())
        await self.put_away()
        return thread

    async def get(self, thread_id: str) -> AgentThread:
        """Return the thread with this id, from memory or from the store.

        Raises:
            ThreadError: no such thread exists.
            StoreError: the store cannot be read.
        """
        async with self._lock(thread_id):
            return await self._get(thread_id)

    def _lock(self, thread_id: str) -> asyncio.Lock:
        """What lets one change of a thread happen at a time; it is not held while the thread runs."""
        lock = self._locks.get(thread_id)
        if lock is None:
            lock = self._locks[thread_id] = asyncio.Lock()
        return lock

    async def _get(self, thread_id: str) -> AgentThread:
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
            self._let_go(thread_id, held)
            raise
        again = self._held.get(thread_id)
        if again is not None and again.thread.is_running:
            return again.thread  # somebody let it run meanwhile
        self._let_go(thread_id, held)
        self._held[thread_id] = _Held(thread, self._clock())
        return thread

    def _let_go(self, thread_id: str, held: _Held | None) -> None:
        """Let go of a thread that is not what is stored any more."""
        if held is None or self._held.get(thread_id) is not held or held.thread.is_running:
            return
        if held.thread.context.is_dirty:
            _log.warning("thread %s was changed elsewhere; changes that were not stored are dropped", thread_id)
        del self._held[thread_id]
        held.thread.release()

    async def _is_old(self, thread: AgentThread) -> bool:
        """Return whether another process stored the thread after us, or deleted it."""
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
        """Return a thread as clients see it.

        Raises:
            ThreadError: no such thread exists.
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
            ThreadError: no such thread exists.
        """
        async with self._lock(thread_id):
            thread = await self._get(thread_id)
            await self._cancel(thread)
            self._held.pop(thread_id, None)
            with contextlib.suppress(NotStoredError):
                await asyncio.to_thread(self.store.delete, thread.state.context_id)
            await self._cancel(thread)  # another holder may have started a run meanwhile
            thread.release()

    async def _cancel(self, thread: AgentThread) -> None:
        """End its run; what is deleted need not be stored."""
        try:
            await thread.cancel()
        except StoreError as error:
            _log.info("the last of thread %s, which is deleted, was not stored: %s", thread.id, error)

    # Working

    async def say(self, thread_id: str, messages: MessagesLike, *, stream: bool) -> Begun:
        """Add messages to a thread and begin a run that continues even if nobody follows it; the messages are stored.

        Raises:
            ThreadError: no such thread exists, it runs, or calls wait for a decision.
            InvalidDataError: a message is neither of the user nor of the system, or says nothing.
            StoreError: the messages could not be stored; nothing was added.
        """
        async with self._changing(thread_id) as thread:
            after = thread.journal.last_event_id
            thread.add(messages)
            await thread.save()
            return Begun(thread, after, self.start(thread, stream=stream))

    async def decide(
        self, thread_id: str, decisions: Iterable[ApprovalDecision], *, by: str = "user", stream: bool
    ) -> Begun:
        """Decide about calls that wait, all of them or none; begin a run when none waits any more.

        Raises:
            ThreadError: there is no such thread, or it runs.
            ApprovalError: a decision does not fit, so nothing was decided.
            StoreError: the store could not keep it; nothing was decided.
        """
        async with self._changing(thread_id) as thread:
            after = thread.journal.last_event_id
            for place, each in enumerate(decisions):
                try:
                    thread.decide(
                        each.request_id,
                        each.decision,
                        hash=each.hash,
                        by=by,
                        remember=bool(each.remember),
                        reason=each.reason,
                    )
                except ApprovalError as error:
                    error.place = place
                    raise
            await thread.save()
            return Begun(thread, after, None if thread.pending else self.start(thread, stream=stream))

    @asynccontextmanager
    async def _changing(self, thread_id: str) -> AsyncIterator[AgentThread]:
        """The thread for one change; where it fails, the thread is again what is stored."""
        async with self._lock(thread_id):
            thread = await self._get(thread_id)
            try:
                yield thread
            except BaseException:  # whatever ended it; raised again
                if not thread.is_running and self._held.pop(thread_id, None) is not None:
                    thread.release()
                raise

    def start(self, thread: AgentThread, *, stream: bool) -> asyncio.Task[RunOutcome]:
        """Begin a run that goes on when nobody follows it; `follow` shows its events.

        Raises:
            ThreadError: it runs already.
        """
        self._check_open()
        task = thread.start(stream=stream)
        task.add_done_callback(lambda done: self._ended(thread, done))
        return task

    def _ended(self, thread: AgentThread, task: asyncio.Task[RunOutcome]) -> None:
        held = self._held.get(thread.id)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a run of thread %s ended with %s: %s", thread.id, type(error).__name__, error)
        if task.cancelled() or held is None or held.thread is not thread:
            return
        held.used = self._clock()
        if failed_to_store(task) is not None:  # memory knows more than the store: the store is right
            del self._held[thread.id]
            thread.release()

    def follow(self, thread: AgentThread, *, after: int = 0) -> AsyncGenerator[AgentEvent, None]:
        """Events behind the number `after`: those of the past from memory or the store, then those that happen.

        Events that are kept no longer are reported by one notice, `thread.events_dropped`, with the number of the last.
        Ends with the run that goes on, or at once where nothing runs. Stopping to read does not stop the run, and who
        reads slowly costs no memory: what fell out of memory meanwhile comes from the store, without chunks.

        Raises:
            StoreError: the store cannot be read, or could not keep the run that goes on.
        """
        return events_behind(self.store, thread, after)

    async def put_away(self) -> tuple[str, ...]:
        """Unload threads that nobody used for a while, and return their ids. They stay in the store."""
        now = self._clock()
        gone = []
        for key, held in tuple(self._held.items()):
            if held.thread.is_running:
                held.used = now
            elif held.used <= now - self._idle_s and not self._is_locked(key) and await self._is_stored(held):
                del self._held[key]
                held.thread.release()
                gone.append(key)
        return tuple(gone)

    def _is_locked(self, thread_id: str) -> bool:
        lock = self._locks.get(thread_id)
        return lock is not None and lock.locked()

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
        is_free = not thread.is_running and not self._is_locked(thread.id)
        return is_free and self._held.get(thread.id) is held and held.used == used

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

"""Journal of a thread: its numbered events, and the points at which they are stored.

Events are numbered by one counter per thread, which goes on over restarts. Chunks of streamed answers are numbered too,
but only kept in memory: their answer is stored as one event. So that a number is never given twice after a crash, the
stored counter runs ahead of the real one while a run goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from turnwire_schema.v1.thread import (
    AgentEvent,
    AnswerArrived,
    ApprovalDecided,
    ChunkArrived,
    EntryAdded,
    NoticeGiven,
    RoundStarted,
    RunEnded,
    RunStarted,
    ThreadState,
    ToolCompleted,
    ToolRequested,
    ToolStarted,
)

from turnwire.agent.settings import Clock
from turnwire.context import Context
from turnwire.core.utc import utc_text

if TYPE_CHECKING:
    from turnwire.store import ContextStore

KnownEvent = (
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
)
_log: Final = logging.getLogger("turnwire.agent")

E_co = TypeVar("E_co", bound=KnownEvent)
Listener = Callable[[AgentEvent], None]

RESERVED: Final = 1_000_000
"""How far the stored counter runs ahead during a run: more than the chunks of any answer between two moments."""

REMEMBERED: Final = 10_000
"""How many of the last events stay in memory, chunks included."""


class Journal:
    """The thread's state and its events, and how they get into the store. Belongs to one event loop.

    Without a store everything stays in memory.
    """

    def __init__(self, context: Context, state: ThreadState, store: ContextStore | None, *, now: Clock) -> None:
        self.context: Final = context
        self.state = state
        self.store: Final = store
        self.remembered: Final[deque[AgentEvent]] = deque(maxlen=REMEMBERED)
        self._now = now
        self._next = (state.last_event_id or 0) + 1
        self._reserved = self._next - 1
        self._unsaved: list[AgentEvent] = []
        self._listeners: list[Listener] = []

    @property
    def last_event_id(self) -> int:
        """Number of the last event; 0 if there is no event."""
        return self._next - 1

    @property
    def first_remembered(self) -> int:
        """Number of the first event in memory, or of the next event if no event is in memory."""
        return _number(self.remembered[0]) if self.remembered else self._next

    def since(self, after: int, limit: int) -> list[AgentEvent]:
        """The next events behind the number `after` that are in memory or not stored yet: at most `limit`."""
        first = self.first_remembered
        older = [event for event in self._unsaved if after < _number(event) < first]  # of a very long answer
        if older or not self.remembered:
            return older
        start = max(after + 1 - first, 0)  # their numbers follow each other
        return [self.remembered[place] for place in range(start, min(start + limit, len(self.remembered)))]

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every further event; what is returned ends that. One that raises is called no more."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def emit(self, kind: type[E_co], **fields: Any) -> E_co:
        """A new event of `kind`, given to all listeners; stored with the next `save`, unless it is a chunk."""
        number = self._next
        event = kind(event_id=number, at=utc_text(self._now()), thread_id=self.state.id, **fields)
        self._next += 1
        self.remembered.append(event)
        if not isinstance(event, ChunkArrived):
            self._unsaved.append(event)
        for listener in tuple(self._listeners):
            try:
                listener(event)
            except Exception as error:  # a listener must not end the thread
                _log.warning("a listener of a thread raised %s and is called no more", type(error).__name__)
                self._listeners.remove(listener)
        return event

    def change(self, **fields: Any) -> None:
        """Change fields of the thread's state; stored with the next `save`."""
        self.state = self.state.replace(**fields)

    async def save(self, *, is_running: bool) -> None:
        """Store context, state and events in one transaction; it is completed also when the caller is cancelled.

        Raises:
            StoreError: it could not; a `ConflictError` means that another process has gone on with the thread.
        """
        if self.last_event_id > self._reserved or not is_running:
            self._reserved = self.last_event_id + (RESERVED if is_running else 0)
        self.change(last_event_id=self._reserved, updated_at=utc_text(self._now()))
        if self.store is None:
            self._unsaved.clear()  # the context stays as it is: somebody may still put it into a store
            return
        await _to_its_end(asyncio.ensure_future(self._save(self.store)))

    async def _save(self, store: ContextStore) -> None:
        events = tuple(self._unsaved)
        stored = await asyncio.to_thread(store.save_run, self.context, self.state, events)
        self.change(revision=stored.revision)  # here, not in the thread: a tool may change the state meanwhile
        del self._unsaved[: len(events)]


def _number(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0


async def _to_its_end(work: asyncio.Future[None]) -> None:
    """Wait for `work` even when cancelled: the cancellation is raised when the work is done."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError as error:
            if work.cancelled():
                raise
            cancelled = error
        except Exception:  # raised again below, after a cancellation was looked at
            break
    if cancelled is not None:
        if not work.cancelled() and work.exception() is not None:
            raise work.exception() from cancelled  # type: ignore[misc]  # it was looked at in the line above
        raise cancelled
    work.result()

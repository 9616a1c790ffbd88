"""Event stream of a thread: past events from memory or the store, then new ones as they happen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.v1.context import Notice
from turnwire_schema.v1.thread import AgentEvent, NoticeGiven, RunEnded, RunOutcome, ThreadState

from turnwire.agent.thread import AgentThread
from turnwire.store import NotStoredError, StoreError

if TYPE_CHECKING:
    from turnwire.store import ContextStore

PAGE: Final = 256
"""Most events that wait in memory for one follower."""


async def events_behind(store: ContextStore, thread: AgentThread, after: int) -> AsyncGenerator[AgentEvent, None]:
    """The events of a thread behind the number `after`, as `AgentThreads.follow` promises them.

    Raises:
        StoreError: the store cannot be read, or could not keep the run that goes on.
    """
    woken = asyncio.Event()
    stop = thread.journal.listen(lambda _: woken.set())
    task = thread.current_run
    if task is not None:
        task.add_done_callback(lambda _: woken.set())
    try:
        while True:
            woken.clear()
            is_over = task is None or task.done()
            if task is not None and is_over and failed_to_store(task) is not None:
                break
            for event in (page := await page_behind(store, thread, after)):
                is_end = isinstance(event, RunEnded) and _id(event) == thread.journal.last_event_id
                if is_end and task is not None:
                    await asyncio.wait({task})  # who sees the end may go on at once: it is stored, and nothing runs
                    if failed_to_store(task) is not None:
                        break
                after = _id(event)
                yield event
                if is_end:
                    return  # what comes behind it is of another run
            if not page and is_over:
                break
            if not page:
                await woken.wait()
    finally:
        stop()
    if task is not None and (fault := failed_to_store(task)) is not None:
        raise fault


async def page_behind(store: ContextStore, thread: AgentThread, after: int) -> Sequence[AgentEvent]:
    """Return the next events after `after`, or an empty sequence if no such event exists yet."""
    remembered = thread.journal.remembered  # their numbers follow each other
    first = _id(remembered[0]) if remembered else thread.journal.last_event_id + 1
    if after < first - 1:
        try:
            stored, oldest = await asyncio.to_thread(_stored, store, thread.id, after)
        except NotStoredError:  # deleted
            stored, oldest = (), 0
        if after + 1 < (begin := min(first if oldest is None else oldest, first)):
            return [_dropped(thread.state, after + 1, begin - 1)]
        if page := [event for event in stored if _id(event) < first]:
            return page
    return thread.journal.since(after, PAGE)  # read again: events came while the store was read


def _stored(store: ContextStore, thread_id: str, after: int) -> tuple[Sequence[AgentEvent], int | None]:
    """Return a page of the stored events after `after`, and the number of the oldest stored event or None if no event
    is stored.
    """
    page = store.events(thread_id, after, PAGE)
    if page and _id(page[0]) == after + 1:
        return page, after + 1
    # Chunks have numbers and are not stored: a gap does not say that events were dropped, the oldest one does.
    oldest = store.events(thread_id, 0, 1)
    return page, _id(oldest[0]) if oldest else None


def _dropped(thread: ThreadState, first: int, last: int) -> NoticeGiven:
    """What a follower gets in place of events that are not kept any more; it goes on behind `last`."""
    message = f"Events {first} to {last} of this thread are no longer kept; show the thread to see what was said."
    notice = Notice(id="thread.events_dropped", message=message)
    return NoticeGiven(event_id=last, at=thread.updated_at or thread.created_at, thread_id=thread.id, notice=notice)


def _id(event: AgentEvent) -> int:
    return event.event_id if hasattr(event, "event_id") else 0


def failed_to_store(task: asyncio.Task[RunOutcome]) -> StoreError | None:
    """Return the store's error for a run that is over; None if the run was stored."""
    fault = None if not task.done() or task.cancelled() else task.exception()
    return fault if isinstance(fault, StoreError) else None

"""Threads and their events as database rows. Every function runs in the transaction of its connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import TypeAdapter
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from turnwire_schema.v1.thread import AgentEvent, ThreadList, ThreadState

from turnwire.store.contexts import key_of, newest_first
from turnwire.store.documents import (
    LARGEST,
    check_id,
    check_revision,
    cursor_text,
    event_row,
    is_storable,
    reading_rows,
    thread_state,
)
from turnwire.store.errors import ConflictError, NotStoredError
from turnwire.store.tables import contexts, events, threads

# Made once, see `turnwire.store.contexts`.
_UPDATE: Final = (
    update(threads)
    .where(threads.c.id == bindparam("of_id"), threads.c.revision == bindparam("before"))
    .values(
        context_key=bindparam("new_context_key"),
        revision=bindparam("new_revision"),
        state=bindparam("new_state"),
        changed_ns=bindparam("now_ns"),
    )
)
_KEY: Final = select(threads.c.key).where(threads.c.id == bindparam("of_id"))
_LAST: Final = select(
    threads.c.key,
    select(func.max(events.c.event_id)).where(events.c.thread_key == threads.c.key).scalar_subquery().label("last"),
).where(threads.c.id == bindparam("of_id"))
"""A thread, and the number of its last event: one question instead of two."""
_INSERT: Final = insert(events)
_EVENTS: Final[TypeAdapter[list[AgentEvent]]] = TypeAdapter(list[AgentEvent])


def save_thread(
    connection: Connection, state: ThreadState, *, now_ns: int, context_key: int | None = None
) -> ThreadState:
    """Store a thread, new where it has no revision: the thread with its new revision.

    `context_key` is the key of its context, where it is known.

    Raises:
        ConflictError: somebody else stored it in between, or the id is taken.
        NotStoredError: its context, or the thread itself, is not stored.
    """
    if context_key is None:
        context_key = key_of(connection, state.context_id)
    before = check_revision(state.revision)
    values = {
        "context_key": context_key,
        "revision": before + 1,
        "state": state.replace(revision=None).to_json(),
        "changed_ns": now_ns,
    }
    if before == 0:
        _insert(connection, {"id": check_id(state.id), **values})
    else:
        new = {f"new_{name}" if name != "changed_ns" else "now_ns": value for name, value in values.items()}
        if connection.execute(_UPDATE, {"of_id": state.id, "before": before, **new}).rowcount != 1:
            raise _refusal(connection, state.id, before)
    return state.replace(revision=before + 1)


def _insert(connection: Connection, row: dict[str, object]) -> None:
    is_taken = connection.execute(select(threads.c.key).where(threads.c.id == row["id"])).scalar() is not None
    if not is_taken:
        try:
            connection.execute(insert(threads).values(row))
        except IntegrityError:  # somebody stored it since we looked
            is_taken = True
    if is_taken:
        raise ConflictError("conflict", "store: a thread of this id is stored already; load it, or take another id")


def _refusal(connection: Connection, thread_id: str, before: int) -> ConflictError | NotStoredError:
    revision = connection.execute(select(threads.c.revision).where(threads.c.id == thread_id)).scalar()
    if revision is None:
        return _not_stored()
    return ConflictError(
        "conflict",
        f"store: the thread has revision {revision}, the changes were made to {before}: somebody else stored it in "
        "between; load it and make them again",
    )


def _not_stored() -> NotStoredError:
    return NotStoredError("not_stored", "store: no thread has this id")


def load_thread(connection: Connection, thread_id: str) -> ThreadState:
    """Return a stored thread.

    Raises:
        NotStoredError: it is not stored.
    """
    query = select(threads.c.state, threads.c.revision).where(threads.c.id == thread_id)
    found = connection.execute(query).first() if is_storable(thread_id) else None
    if found is None:
        raise _not_stored()
    return thread_state(found.state, found.revision)


def thread_key(connection: Connection, thread_id: str) -> int:
    """Return the key of a thread's rows.

    Raises:
        NotStoredError: it is not stored.
    """
    found: int | None = connection.execute(_KEY, {"of_id": thread_id}).scalar() if is_storable(thread_id) else None
    if found is None:
        raise _not_stored()
    return found


def list_threads(connection: Connection, limit: int, after: str | None) -> ThreadList:
    """A page of threads, the last changed first."""
    found = connection.execute(newest_first(threads, limit, after)).fetchall()
    shown = found[:limit]
    following = cursor_text(shown[-1].changed_ns, shown[-1].key) if len(found) > limit else None
    return ThreadList(threads=tuple(thread_state(row.state, row.revision) for row in shown), next=following)


def threads_of(connection: Connection, context_id: str) -> tuple[str, ...]:
    """Ids of the threads of a context, in the order in which they were made."""
    query = (
        select(threads.c.id)
        .join(contexts, contexts.c.key == threads.c.context_key)
        .where(contexts.c.id == context_id)
        .order_by(threads.c.key)
    )
    return tuple(connection.execute(query).scalars())


def delete_thread(connection: Connection, thread_id: str) -> None:
    """Delete a thread with its events; its context stays.

    Raises:
        NotStoredError: it is not stored.
    """
    connection.execute(delete(threads).where(threads.c.key == thread_key(connection, thread_id)))


def append_events(connection: Connection, thread_id: str, new: Sequence[AgentEvent], *, kept: int) -> None:
    """Append events; of each thread the `kept` newest stay, and at most a hundredth more.

    Raises:
        ConflictError: an id is not above those that are stored.
        NotStoredError: the thread is not stored.
    """
    if not new:
        return
    rows = [event_row(event, thread_id) for event in new]
    found = connection.execute(_LAST, {"of_id": thread_id}).first() if is_storable(thread_id) else None
    if found is None:
        raise _not_stored()
    key, before = found.key, found.last or 0
    last = before
    for event_id, _ in rows:
        if event_id <= last:
            raise ConflictError(
                "conflict", f"store: event {event_id} does not follow event {last}: somebody else stored events"
            )
        last = event_id
    connection.execute(_INSERT, [{"thread_key": key, "event_id": each, "body": body} for each, body in rows])
    every = max(1, kept // 100)  # counting them costs, so not each time
    if last > kept and last // every > before // every:
        here = events.c.thread_key == key  # numbers have gaps: they say nothing about how many there are
        newest = select(events.c.event_id).where(here).order_by(events.c.event_id.desc())
        connection.execute(
            delete(events).where(here, events.c.event_id <= newest.offset(kept).limit(1).scalar_subquery())
        )


def read_events(connection: Connection, thread_id: str, after: int, limit: int) -> list[AgentEvent]:
    """Events with ids above `after`, in order.

    Raises:
        NotStoredError: the thread is not stored.
    """
    key = thread_key(connection, thread_id)
    query = (
        select(events.c.body)
        .where(events.c.thread_key == key, events.c.event_id > min(after, LARGEST))
        .order_by(events.c.event_id)
        .limit(min(limit, LARGEST))
    )
    bodies = ",".join(connection.execute(query).scalars())
    with reading_rows():
        found: list[AgentEvent] = _EVENTS.validate_json(f"[{bodies}]")
    return found

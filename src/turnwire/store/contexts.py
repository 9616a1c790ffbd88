"""Contexts as database rows. Every function runs in the transaction of its connection."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import chain, islice
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from turnwire_schema.v1.context import ContextDocument

from turnwire.context import Changes, Context, Placed
from turnwire.store.documents import (
    by_branch,
    check_id,
    check_revision,
    context_text,
    cursor_text,
    is_storable,
    read_cursor,
    reading_rows,
    state_text,
    summary,
)
from turnwire.store.errors import ConflictError, NotStoredError
from turnwire.store.pages import ContextPage
from turnwire.store.tables import contexts, entries


class Row(Protocol):
    """An entry's text and its place; `turnwire.context.Placed` is one."""

    @property
    def branch(self) -> str:
        """Its branch."""

    @property
    def position(self) -> int:
        """Its position among the branch's own entries, from 0."""

    @property
    def text(self) -> str:
        """Stored text."""


class Stored(NamedTuple):
    """A context as it is stored now."""

    revision: int
    key: int
    """Key of its row."""


# Statements of every saving are made once: making one and finding its compiled form costs more than running it.
_UPDATE = (
    update(contexts)
    .where(contexts.c.id == bindparam("of_id"), contexts.c.revision == bindparam("before"))
    .values(
        revision=bindparam("new_revision"),
        state=bindparam("new_state"),
        entries=contexts.c.entries + bindparam("more"),
        changed_ns=bindparam("now_ns"),
    )
)
_FIND = select(
    contexts.c.key,
    contexts.c.revision,
    select(func.max(entries.c.position))
    .where(entries.c.context_key == contexts.c.key, entries.c.branch == bindparam("in_branch"))
    .scalar_subquery()
    .label("last"),
).where(contexts.c.id == bindparam("of_id"))
"""A context, and the last position on one of its branches: one question instead of two."""
_KEY = select(contexts.c.key).where(contexts.c.id == bindparam("of_id"))
_LAST = select(func.max(entries.c.position)).where(
    entries.c.context_key == bindparam("in_context"), entries.c.branch == bindparam("in_branch")
)
_BODIES = (
    select(entries.c.body)
    .where(entries.c.context_key == bindparam("in_context"))
    .order_by(entries.c.branch, entries.c.position)
)
_COUNTS = (
    select(entries.c.branch, func.count())
    .where(entries.c.context_key == bindparam("in_context"))
    .group_by(entries.c.branch)
    .order_by(entries.c.branch)
)
_INSERT = insert(entries)
_REPLACE = (
    update(entries)
    .where(
        entries.c.context_key == bindparam("in_context"),
        entries.c.branch == bindparam("in_branch"),
        entries.c.position == bindparam("at"),
    )
    .values(body=bindparam("new_body"))
)


def insert_context(
    connection: Connection, document: ContextDocument, placed: Sequence[Row], *, now_ns: int, revision: int = 1
) -> Stored:
    """Store a new context: its revision and its key.

    Raises:
        ConflictError: the id is taken.
    """
    taken = select(contexts.c.key).where(contexts.c.id == check_id(document.id))
    if connection.execute(taken).scalar() is not None:
        raise _taken()
    row = {
        "id": document.id,
        "revision": revision,
        "state": state_text(document),
        "entries": len(placed),
        "changed_ns": now_ns,
    }
    try:
        made = connection.execute(insert(contexts).values(row)).inserted_primary_key
    except IntegrityError:  # somebody stored it since we looked
        made = None
    if made is None:
        raise _taken()
    _append(connection, made[0], placed)
    return Stored(revision, made[0])


def _taken() -> ConflictError:
    return ConflictError("conflict", "store: a context of this id is stored already; load it, or take another id")


def update_context(connection: Connection, changes: Changes, *, now_ns: int) -> Stored:
    """Store the changes of a context: its new revision and its key.

    Raises:
        ConflictError: somebody else stored it in between; nothing is changed.
        NotStoredError: it was deleted, or never stored.
        InvalidDataError: its revision is not a number that was assigned.
    """
    document = changes.state
    check_revision(changes.revision)
    new = {
        "of_id": document.id,
        "before": changes.revision,
        "new_revision": changes.revision + 1,
        "new_state": state_text(document),
        "more": len(changes.appended),
        "now_ns": now_ns,
    }
    changed = connection.execute(_UPDATE, new)
    firsts = _firsts(changes.appended)
    branch = next(iter(firsts), document.active_branch)
    found = connection.execute(_FIND, {"of_id": document.id, "in_branch": branch}).first()
    if found is None:
        raise not_stored()
    if changed.rowcount != 1:
        raise ConflictError(
            "conflict",
            f"store: the context has revision {found.revision}, the changes were made to {changes.revision}: "
            "somebody else stored it in between; load it and make them again",
        )
    for each, first in firsts.items():
        last = found.last if each == branch else _last(connection, found.key, each)
        if first != (-1 if last is None else last) + 1:
            raise _other_context()
    _append(connection, found.key, changes.appended)
    _replace(connection, found.key, changes.replaced)
    return Stored(changes.revision + 1, found.key)


def _append(connection: Connection, key: int, placed: Sequence[Row]) -> None:
    if placed:
        rows = [
            {"context_key": key, "branch": each.branch, "position": each.position, "body": each.text} for each in placed
        ]
        connection.execute(_INSERT, rows)


def _firsts(placed: Sequence[Placed]) -> dict[str, int]:
    """By branch the first new position, which must follow the last one that is stored.

    A context that was deleted and made again can have an equal revision.
    """
    firsts: dict[str, int] = {}
    for each in placed:
        firsts[each.branch] = min(each.position, firsts.get(each.branch, each.position))
    return firsts


def _last(connection: Connection, key: int, branch: str) -> int | None:
    last: int | None = connection.execute(_LAST, {"in_context": key, "in_branch": branch}).scalar()
    return last


def _replace(connection: Connection, key: int, placed: Sequence[Placed]) -> None:
    for each in placed:
        row = {"in_context": key, "in_branch": each.branch, "at": each.position, "new_body": each.text}
        if connection.execute(_REPLACE, row).rowcount != 1:
            raise _other_context()


def _other_context() -> ConflictError:
    text = "store: the stored context has other entries: it was deleted and made again; load it and make the changes"
    return ConflictError("conflict", f"{text} again")


def not_stored() -> NotStoredError:
    """The error for an id that no context has."""
    return NotStoredError("not_stored", "store: no context has this id; `turnwire context list` shows those there are")


def read_context(connection: Connection, context_id: str) -> str:
    """Return the whole document as JSON.

    Raises:
        NotStoredError: it is not stored.
    """
    return context_text(*_read(connection, context_id))


def load_context(
    connection: Connection, context_id: str, *, now: Callable[[], datetime] | None, new_id: Callable[[], str] | None
) -> Context:
    """Return a stored context.

    Raises:
        NotStoredError: it is not stored.
        DamagedRowError: a row holds something that this program does not write.
    """
    state, revision, bodies = _read(connection, context_id)
    with reading_rows():
        head = json.loads(state)
        return Context.from_stored(head, by_branch(head["branches"], bodies), revision=revision, now=now, new_id=new_id)


def _read(connection: Connection, context_id: str) -> tuple[str, int, list[tuple[str, list[str]]]]:
    """(state, revision, the bodies of each branch that has any, in order)."""
    if not is_storable(context_id):
        raise not_stored()
    columns = (contexts.c.key, contexts.c.state, contexts.c.revision)
    found = connection.execute(select(*columns).where(contexts.c.id == context_id)).first()
    if found is None:
        raise not_stored()
    # The driver's own tuples: SQLAlchemy's rows would take as long again as reading them. So would the name of the
    # branch in each row; both queries read the same snapshot and have the same order.
    rows = connection.execute(_BODIES, {"in_context": found.key}).cursor.fetchall()
    bodies = chain.from_iterable(rows)
    counts = connection.execute(_COUNTS, {"in_context": found.key}).fetchall()
    return found.state, found.revision, [(branch, list(islice(bodies, count))) for branch, count in counts]


def revision_of(connection: Connection, context_id: str) -> int | None:
    """The stored revision; None if it is not stored."""
    found: int | None = connection.execute(select(contexts.c.revision).where(contexts.c.id == context_id)).scalar()
    return found


def key_of(connection: Connection, context_id: str) -> int:
    """Return the key of a context's rows.

    Raises:
        NotStoredError: it is not stored.
    """
    found: int | None = connection.execute(_KEY, {"of_id": context_id}).scalar() if is_storable(context_id) else None
    if found is None:
        raise not_stored()
    return found


def delete_context(connection: Connection, context_id: str) -> None:
    """Delete a context with its entries, threads and events.

    Raises:
        NotStoredError: it is not stored.
    """
    connection.execute(delete(contexts).where(contexts.c.key == key_of(connection, context_id)))


def list_contexts(connection: Connection, limit: int, after: str | None) -> ContextPage:
    """A page of contexts, the last changed first."""
    found = connection.execute(newest_first(contexts, limit, after, contexts.c.entries)).fetchall()
    shown = found[:limit]
    following = cursor_text(shown[-1].changed_ns, shown[-1].key) if len(found) > limit else None
    return ContextPage(tuple(summary(row.id, row.revision, row.state, row.entries) for row in shown), following)


def ids_like(connection: Connection, beginning: str) -> Sequence[str]:
    """Ids that begin so, the exact one first: at most two."""
    if not beginning or not is_storable(beginning):
        return ()
    like = contexts.c.id.startswith(beginning, autoescape=True)
    exact = contexts.c.id == beginning
    # SQLite's LIKE takes a letter for its capital.
    query = select(contexts.c.id).where(like, func.substr(contexts.c.id, 1, len(beginning)) == beginning)
    return connection.execute(query.order_by(exact.desc(), contexts.c.id).limit(2)).scalars().all()


def newest_first(table: Any, limit: int, after: str | None, *more: Any) -> Any:
    """The query for a page of `table`, with one row more than `limit` where there are any."""
    columns = (table.c.key, table.c.id, table.c.revision, table.c.state, table.c.changed_ns, *more)
    query = select(*columns).order_by(table.c.changed_ns.desc(), table.c.key.desc()).limit(limit + 1)
    return query if after is None else query.where(tuple_(table.c.changed_ns, table.c.key) < read_cursor(after))

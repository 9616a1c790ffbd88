"""Convert between rows and documents. Entries are inserted as their stored text, without parsing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from turnwire_schema.v1.context import ContextDocument
from turnwire_schema.v1.entry import ContextEntry, ToolRequestEntry
from turnwire_schema.v1.thread import AgentEvent, ThreadState, UnknownAgentEvent

from turnwire.context import Context, entry_to_json
from turnwire.core.errors import InvalidDataError, NewerVersionError, Problem
from turnwire.store.errors import DamagedRowError
from turnwire.store.pages import ContextSummary
from turnwire.tools.approvals import ask_again


class WholeEntry(NamedTuple):
    """An entry of a context that is stored as a whole."""

    branch: str
    position: int
    text: str


def whole_entries(context: Context) -> tuple[ContextDocument, tuple[WholeEntry, ...]]:
    """(document, entries of all branches); each entry is read, so that none is stored that does not fit its type.

    An approval that was not used is asked for again: it was given where the document came from, and may be used there.

    Raises:
        InvalidDataError: the body of an entry does not fit its type.
    """
    document = context.to_document(entries=True)
    found = tuple(
        WholeEntry(branch.name, position, entry_to_json(_asked_again(entry)))
        for branch in document.branches
        for position, entry in enumerate(branch.entries or ())
    )
    return document, found


def _asked_again(entry: ContextEntry) -> ContextEntry:
    if not isinstance(entry, ToolRequestEntry) or entry.data.state != "waiting":
        return entry
    approval = entry.data.approval
    if entry.data.call is None or approval is None or approval.state != "approved":
        return entry
    return ask_again(entry, reason="the conversation was imported; what was approved elsewhere does not count here")


LONGEST_ID: Final = 512
LARGEST: Final = 2**63 - 1
"""Largest number that both databases keep."""


def check_id(value: str, pointer: str = "/id") -> str:
    """An id that both databases can keep and find again.

    Raises:
        InvalidDataError: it is too long for an index, or has a NUL character.
    """
    if not is_storable(value):
        words = f"an id that is stored has at most {LONGEST_ID} characters, no NUL and no lone surrogate"
        raise InvalidDataError("this cannot be stored", [Problem(pointer, "store_id", words)])
    return value


def check_revision(value: int | None) -> int:
    """The revision in a document, 0 if it has none; another one can be stored after it.

    Raises:
        InvalidDataError: it is larger than any that was counted.
    """
    if (value or 0) >= LARGEST:
        words = "a revision counts how often something was stored; this one is too large for any database"
        raise InvalidDataError("this cannot be stored", [Problem("/revision", "store_revision", words)])
    return value or 0


def is_storable(value: str) -> bool:
    """Return whether an id can be in a store at all."""
    return len(value) <= LONGEST_ID and is_text(value) and "\0" not in value


def is_text(value: str) -> bool:
    """Return whether both databases accept a text; they reject lone surrogates, as undecodable arguments have."""
    return value.isascii() or not any("\ud800" <= each <= "\udfff" for each in value)


@contextmanager
def reading_rows() -> Iterator[None]:
    """Read what is stored: what cannot be read, was not written so.

    Raises:
        DamagedRowError: a row holds something else than this program writes.
    """
    try:
        yield
    except NewerVersionError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError, InvalidDataError):
        damaged = True
    else:
        damaged = False
    if damaged:  # raised here: the error of before shows content
        raise DamagedRowError from None


def context_text(state: str, revision: int, found: Iterable[tuple[str, Sequence[str]]]) -> str:
    """The whole ContextDocument as JSON: its state with the entries of `found`, see `by_branch`."""
    with reading_rows():
        head: dict[str, Any] = json.loads(state)
        branches: list[dict[str, Any]] = head.pop("branches")
        head["revision"] = revision
        bodies = by_branch(branches, found)
    written = ",".join(_with(branch, "entries", f"[{','.join(bodies[branch['name']])}]") for branch in branches)
    return _with(head, "branches", f"[{written}]")


def by_branch(
    branches: Iterable[Mapping[str, Any]], found: Iterable[tuple[str, Sequence[str]]]
) -> dict[str, Sequence[str]]:
    """The bodies of every branch of a state, of which `found` has those with any.

    Raises:
        KeyError: a row is of another branch.
    """
    bodies: dict[str, Sequence[str]] = {branch["name"]: () for branch in branches}
    for name, own in found:
        if name not in bodies:
            raise KeyError(name)
        bodies[name] = own
    return bodies


def _with(value: dict[str, Any], name: str, text: str) -> str:
    """The JSON of an object that is not empty, with one more property whose JSON is `text`."""
    return f'{json.dumps(value, ensure_ascii=False, separators=(",", ":"))[:-1]},"{name}":{text}}}'


def state_text(document: ContextDocument) -> str:
    """Return what is stored of a context in addition to its entries."""
    branches = tuple(branch.replace(entries=None) for branch in document.branches)
    return document.replace(branches=branches, revision=None).to_json()


def summary(context_id: str, revision: int, state: str, entries: int) -> ContextSummary:
    """A row of the list of contexts."""
    with reading_rows():
        data: dict[str, Any] = json.loads(state)
        return ContextSummary(
            context_id,
            revision,
            data.get("title"),
            data["created_at"],
            data.get("updated_at"),
            data["active_branch"],
            tuple(branch["name"] for branch in data["branches"]),
            entries,
        )


def thread_state(state: str, revision: int) -> ThreadState:
    """A stored thread."""
    with reading_rows():
        return ThreadState.from_json(state).replace(revision=revision)


def event_row(event: AgentEvent, thread_id: str) -> tuple[int, str]:
    """(id, JSON) of an event of a thread.

    Raises:
        InvalidDataError: it has no id, or belongs to another thread.
    """
    if isinstance(event, UnknownAgentEvent):
        event_id, owner = event.raw.get("event_id"), event.raw.get("thread_id")
    else:
        event_id, owner = event.event_id, event.thread_id
    if not isinstance(event_id, int) or isinstance(event_id, bool) or not 1 <= event_id <= LARGEST:
        words = f"an event that is stored has an id from 1 to {LARGEST}"
        raise InvalidDataError("this event cannot be stored", [Problem("/event_id", "store_event_id", words)])
    if owner != thread_id:
        words = "an event is stored with the thread that it names"
        raise InvalidDataError("this event cannot be stored", [Problem("/thread_id", "store_event_thread", words)])
    return event_id, event.to_json()


def cursor_text(changed_ns: int, key: int) -> str:
    """Return a cursor for the end of a page of a list; only this store reads it."""
    return f"{changed_ns}-{key}"


def read_cursor(text: str) -> tuple[int, int]:
    """Return the values that `cursor_text` encoded.

    Raises:
        InvalidDataError: the text is not a cursor of a list.
    """
    changed, _, key = text.partition("-")
    if all(part.isascii() and part.isdigit() and len(part) <= 19 for part in (changed, key)):
        numbers = int(changed), int(key)
        if max(numbers) <= LARGEST:
            return numbers
    words = "pass the `next` of the page before, as it came"
    raise InvalidDataError("this is no place in a list", [Problem("/after", "store_cursor", words)])

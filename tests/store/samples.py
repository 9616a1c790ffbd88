"""Contexts, threads and events to store."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Any

from turnwire_schema.v1.entry import TextEntry
from turnwire_schema.v1.thread import NoticeGiven, ThreadState

from turnwire.context import Context

AT = "2026-01-31T12:00:00Z"
_NUMBERS = count()


def now() -> datetime:
    """Always the same moment."""
    return datetime(2026, 1, 31, 12, tzinfo=UTC)


def new_id() -> str:
    """An id that no other has."""
    return f"id-{next(_NUMBERS)}"


def context(context_id: str = "c1", *, entries: int = 0, **more: Any) -> Context:
    """A context that was never stored, with some entries."""
    made = Context.new(context_id, now=now, new_id=new_id, **more)
    for number in range(entries):
        made.append(text(number))
    return made


def text(number: int, words: str = "") -> TextEntry:
    """What the user says, the id made from `number`."""
    content = words or f'Zeile {number}: grün, 日本, \u0000 and a quote "'
    return TextEntry(version="1.1", id=f"e{number}", created_at=AT, data={"role": "user", "content": content})


def thread(thread_id: str = "t1", context_id: str = "c1", **more: Any) -> ThreadState:
    """A thread that was never stored."""
    return ThreadState(version="1.1", id=thread_id, context_id=context_id, status="idle", created_at=AT, **more)


def event(number: int, thread_id: str = "t1") -> NoticeGiven:
    """An event of a thread."""
    notice = {"id": "image.fallback", "message": f"notice {number}"}
    return NoticeGiven(event_id=number, at=AT, thread_id=thread_id, notice=notice)

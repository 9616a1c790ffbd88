"""Contexts for tests: a clock that steps by a second, ids that count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.entry import ContextEntry

from turnwire.context import Context

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)
MODES = (Mode(name="plan", system_prompt="Plan first."), Mode(name="act", system_prompt="Act now.", role="executor"))


def clock(start: datetime = NOON, step_s: float = 1) -> Callable[[], datetime]:
    """A clock that goes on by `step_s` whenever it is asked."""
    steps = count()
    return lambda: start + timedelta(seconds=step_s * next(steps))


def ids(prefix: str = "e") -> Callable[[], str]:
    """Ids that count: e1, e2, …"""
    numbers = count(1)
    return lambda: f"{prefix}{next(numbers)}"


def new_context(**fields: Any) -> Context:
    """A context with the modes plan and act."""
    return Context.new("c1", **{"now": clock(), "new_id": ids(), "modes": MODES, **fields})


def shown_ids(entries: Iterable[ContextEntry]) -> list[str]:
    """The ids of entries of any type."""
    return [entry.to_dict()["id"] for entry in entries]


def loaded(text: str) -> Context:
    """A context from its JSON text, with a clock."""
    return Context.from_json(text, now=clock(), new_id=ids("n"))

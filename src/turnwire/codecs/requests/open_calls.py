"""Validate the calls of a history like a model's own, and match the results that follow; in linear time."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from itertools import chain
from typing import Any, Generic, TypeVar

from turnwire.core.calls import FinishedCalls, RawCall, finish_calls

T = TypeVar("T")


def finished_in(message: dict[str, Any], calls: Sequence[RawCall], position: int, parts: int = 0) -> FinishedCalls:
    """Validate the calls of the message at `position` and add them; `parts` of its content may be between them."""
    finished = finish_calls(
        calls,
        was_cut=False,
        id_facts=("request", position),
        parts_before=lambda place: place if place < parts else None,
    )
    finished.into(message)
    return finished


class CalledTools:
    """Calls by the ids that the client writes, for wires whose results name the call. Not thread-safe."""

    __slots__ = ("tool_of", "waiting")

    def __init__(self) -> None:
        self.waiting: dict[str, deque[str]] = {}
        """By the client's id: the calls of the last turn that have it, in their order."""
        self.tool_of: dict[str, str] = {}
        """By the id of a call: the name of its tool."""

    def remember(self, calls: Sequence[RawCall], finished: FinishedCalls) -> None:
        """Record the calls of this turn, whose results may follow."""
        self.waiting = {}
        for raw, call in zip(calls, finished.in_order(), strict=True):
            self.waiting.setdefault(raw.id or "", deque()).append(call["id"])
            if isinstance(name := call.get("name"), str):
                self.tool_of[call["id"]] = name

    def answered(self, given: str) -> str:
        """Return the id of the call that a result with the client's id answers; that id if no call has it."""
        waiting = self.waiting.get(given)
        if not waiting:
            return given
        return waiting.popleft() if len(waiting) > 1 else waiting[0]

    def of_tool(self, name: str | None) -> str | None:
        """Return the first call of a tool, for a result that names only the tool."""
        return next((call for call in chain(*self.waiting.values()) if self.tool_of.get(call) == name), None)


class OpenCalls(Generic[T]):
    """Calls without a result yet, found by any of their keys in the order in which they were made.

    Each key has a queue; a call that is taken is removed from all of them. Not thread-safe.
    """

    __slots__ = ("_calls", "_next", "_queues")

    def __init__(self) -> None:
        self._next = 0
        self._calls: dict[int, T] = {}
        self._queues: dict[Hashable, deque[int]] = {}

    def add(self, call: T, *keys: Hashable) -> None:
        """Add a call that can be found by each of `keys`."""
        position, self._next = self._next, self._next + 1
        self._calls[position] = call
        for key in keys:
            self._queues.setdefault(key, deque()).append(position)

    def has(self, key: Hashable) -> bool:
        """Return True if a call with `key` is still open."""
        return self._first(key) is not None

    def take(self, *keys: Hashable) -> T | None:
        """Return and remove the first open call with the first of `keys` that has one; None if no key has one."""
        for key in keys:
            position = self._first(key)
            if position is not None:
                return self._calls.pop(position)
        return None

    def _first(self, key: Hashable) -> int | None:
        queue = self._queues.get(key)
        while queue:
            if queue[0] in self._calls:
                return queue[0]
            queue.popleft()  # taken by another key
        return None


def key_of(value: object) -> str | None:
    """Return a part of a key: a text, or None; any other value is distinguished by its text form."""
    if value is None or isinstance(value, str):
        return value
    try:
        return repr(value)
    except RecursionError:  # Python writes lists and objects level by level
        return f"a deep {type(value).__name__}"

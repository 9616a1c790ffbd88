"""Calls that have no result yet, found by any of their keys in the order in which they were made; linear in all."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class OpenCalls(Generic[T]):
    """A queue for each key; a call that is taken is gone from all of them. Not thread-safe."""

    __slots__ = ("_calls", "_next", "_queues")

    def __init__(self) -> None:
        self._next = 0
        self._calls: dict[int, T] = {}
        self._queues: dict[Hashable, deque[int]] = {}

    def add(self, call: T, *keys: Hashable) -> None:
        """A further call, to be found by each of `keys`."""
        position, self._next = self._next, self._next + 1
        self._calls[position] = call
        for key in keys:
            self._queues.setdefault(key, deque()).append(position)

    def has(self, key: Hashable) -> bool:
        """Whether a call with `key` is still open."""
        return self._first(key) is not None

    def take(self, *keys: Hashable) -> T | None:
        """The first open call with the first of `keys` that has one; None where none has."""
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
    """A part of a key: text, or nothing; whatever else a body has there is distinguished by how it is written."""
    if value is None or isinstance(value, str):
        return value
    try:
        return repr(value)
    except RecursionError:  # Python writes lists and objects level by level
        return f"a deep {type(value).__name__}"

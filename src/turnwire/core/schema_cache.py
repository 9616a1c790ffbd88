"""Cache of values computed from a JSON Schema: the tools of a conversation come again with every request.

A program gives the same read-only schema again, which is found by its identity; a gateway reads an equal one from every
body, which is found by its JSON text. By text and not by value, because `{"const": 1}` equals `{"const": true}` in
Python. Only read-only schemas up to a length are remembered, so the memory is bounded for every caller.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from hashlib import blake2b
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from pydantic_core import from_json, to_json

from turnwire_schema._json import FrozenDict

MOST: Final = 256
"""Schemas that are remembered for one function: the ones that came last."""
LONGEST: Final = 8192
"""Bytes of JSON of the longest one, and of what was made of it."""

LONGEST_HELD: Final = 8 * LONGEST
"""Bytes of JSON of the longest schema whose facts are remembered, and of the facts."""

K = TypeVar("K")
V = TypeVar("V")


class Newest(Generic[K, V]):
    """A map of the `MOST` newest entries. Thread-safe."""

    __slots__ = ("_entries", "_lock", "get")

    def __init__(self) -> None:
        self._entries: dict[K, V] = {}
        self._lock = Lock()
        self.get = self._entries.get

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self._entries[key] = value
            while len(self._entries) > MOST:
                del self._entries[next(iter(self._entries))]


def remembering(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """`function`, which makes JSON of a schema and of nothing else, doing its work once for each schema.

    The result belongs to the caller: plain dicts and lists that no other code holds.
    """
    by_identity: Newest[int, tuple[Any, bytes]] = Newest()
    by_text: Newest[bytes, bytes] = Newest()

    @wraps(function)
    def look_up(schema: Any) -> Any:
        if type(schema) is not FrozenDict:
            return function(schema)
        known = by_identity.get(id(schema))
        if known is not None:  # it holds the schema, so that no other one can have its id
            return from_json(known[1])
        try:
            text = to_json(schema)
            made = by_text.get(text)
            if made is None:
                value = function(schema)
                made = to_json(value)
                if len(text) > LONGEST or len(made) > LONGEST:
                    return value
                from_json(made)  # what is nested too deep to be read again is not remembered
        except ValueError:
            return function(schema)
        by_text.put(text, made)
        by_identity.put(id(schema), (schema, made))
        return from_json(made)

    return look_up


def _length(facts: object) -> int:
    """Bytes of JSON of facts, which are hashable values and read-only JSON; that of what cannot be written is 0."""
    try:
        return len(to_json(facts))
    except ValueError:
        return 0


def remembering_facts(function: Callable[..., V]) -> Callable[..., V]:
    """`function`, whose result is immutable and depends on a schema's JSON and on hashable arguments after it alone.

    It does its work once for each schema and arguments up to a length.
    """
    by_identity: Newest[tuple[object, ...], tuple[Any, V]] = Newest()
    by_text: Newest[tuple[object, ...], V] = Newest()

    @wraps(function)
    def look_up(schema: Any, *rest: object) -> V:
        is_frozen = type(schema) is FrozenDict
        if is_frozen and (known := by_identity.get((id(schema), *rest))) is not None:
            return known[1]  # the entry holds the schema, so that no other one can have its id
        try:
            text = to_json(schema)
        except ValueError:
            return function(schema, *rest)
        if len(text) > LONGEST_HELD:
            return function(schema, *rest)
        key = (blake2b(text).digest(), *rest)
        made = by_text.get(key)
        if made is None:
            made = function(schema, *rest)
            if _length(made) > LONGEST_HELD:
                return made
            by_text.put(key, made)
        if is_frozen:
            by_identity.put((id(schema), *rest), (schema, made))
        return made

    return look_up

"""Ids of calls in the form that this wire takes, one for every call of a request.

An id with other characters (Kimi's `functions.f:0`, ids with dots) is rewritten, in the call and in its result alike;
the hash of the id keeps two of them apart and makes the same id the same text in every request, so caches hold. An id
that comes again in a later turn gets a number.
"""

from __future__ import annotations

import re
from typing import Final

_FORM: Final = re.compile(r"[a-zA-Z0-9_-]+")
_OTHER: Final = re.compile(r"[^a-zA-Z0-9_-]")


def wire_id(call_id: str) -> str:
    """`call_id` in the wire's form: itself where it fits."""
    if _FORM.fullmatch(call_id):
        return call_id
    from hashlib import blake2s  # loads OpenSSL, and few ids need it

    digest = blake2s(call_id.encode("utf-8", "replace"), digest_size=6).hexdigest()
    return f"{_OTHER.sub('_', call_id)[:100]}_{digest}"


class WireIds:
    """The ids of one request, in the order of its messages. Not thread-safe."""

    __slots__ = ("_current", "_next", "_taken")

    def __init__(self) -> None:
        self._current: dict[str, str] = {}
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}

    def of_call(self, call_id: str) -> str:
        """The wire's id for the next call."""
        wanted = found = wire_id(call_id)
        number = self._next.get(wanted, 2)  # no id is ever free again: numbers below are taken
        while found in self._taken:
            found, number = f"{wanted}_{number}", number + 1
        self._next[wanted] = number
        self._taken.add(found)
        self._current[call_id] = found
        return found

    def of_result(self, call_id: str) -> str:
        """The wire's id of the latest call that a result answers."""
        return self._current.get(call_id) or wire_id(call_id)

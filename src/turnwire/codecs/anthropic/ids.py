"""Ids of calls in the form that this wire takes, one for every call of a request.

An id with other characters (Kimi's `functions.f:0`, ids with dots) is written in a form that names them all, in the
call and in its result alike. A client sends it back with the history, and it is read as the id that it was: some chat
templates read the name and the number of a call in its id. A very long id ends in a hash instead and stays as it is.
The same id is the same text in every request, so caches hold. An id that comes again in a later turn gets a number.
"""

from __future__ import annotations

import re
from typing import Final

_FORM: Final = re.compile(r"[a-zA-Z0-9_-]+")
_OTHER: Final = re.compile(r"[^a-zA-Z0-9_-]")
ESCAPED: Final = "toolu_tw-"
"""How an id begins that is written in another form."""
_BYTES: Final = re.compile(r"(?:[a-zA-Z0-9-]|_[0-9a-f]{2})+")
_PLAIN: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
_LONGEST: Final = 256
"""Longest id in which characters are named."""


def wire_id(call_id: str) -> str:
    """`call_id` in the wire's form: itself where it fits."""
    if _FORM.fullmatch(call_id) and not call_id.startswith(ESCAPED):
        return call_id
    data = call_id.encode("utf-8", "replace")
    named = ESCAPED + "".join(chr(byte) if byte in _PLAIN else f"_{byte:02x}" for byte in data)
    if len(named) <= _LONGEST:
        return named
    from hashlib import blake2s  # loads OpenSSL, and few ids need it

    digest = blake2s(data, digest_size=6).hexdigest()
    return f"{_OTHER.sub('_', call_id)[:100]}_{digest}"


def original_id(call_id: str) -> str:
    """The id that `wire_id` wrote as `call_id`; any other id is itself."""
    named = call_id.removeprefix(ESCAPED)
    if named == call_id or not _BYTES.fullmatch(named):
        return call_id
    data = re.sub(rb"_([0-9a-f]{2})", lambda found: bytes.fromhex(found[1].decode()), named.encode())
    try:
        original = data.decode()
    except UnicodeDecodeError:
        return call_id
    return original if wire_id(original) == call_id else call_id


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

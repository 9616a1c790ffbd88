"""Call ids in the form that this wire accepts, one for each call of a request.

An id with other characters (Kimi's `functions.f:0`, ids with dots) is escaped reversibly, in the call and in its
result. When a client sends it back with the history, it is decoded to the original id, because some chat templates read
the tool name and number from it. A very long id ends in a hash instead and is not decoded. The same id always has the
same text in every request, so caches hold. An id that is repeated in a later turn gets a number.
"""

from __future__ import annotations

import re
from typing import Final

_FORM: Final = re.compile(r"[a-zA-Z0-9_-]+")
_OTHER: Final = re.compile(r"[^a-zA-Z0-9_-]")
ESCAPED: Final = "toolu_tw-"
"""Prefix of an escaped id."""
_BYTES: Final = re.compile(r"(?:[a-zA-Z0-9-]|_[0-9a-f]{2})+")
_PLAIN: Final = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
_LONGEST: Final = 256
"""Length of the longest id whose characters are escaped; longer ids are hashed."""


def wire_id(call_id: str) -> str:
    """Return `call_id` in the form of the wire; an id that is already valid is unchanged."""
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
    """Return the id that `wire_id` encoded as `call_id`; any other id is returned unchanged."""
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
    """Wire ids of one request, in message order. Not thread-safe."""

    __slots__ = ("_current", "_next", "_taken")

    def __init__(self) -> None:
        self._current: dict[str, str] = {}
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}

    def of_call(self, call_id: str) -> str:
        """Return the wire id for the next call."""
        wanted = found = wire_id(call_id)
        number = self._next.get(wanted, 2)  # ids are never freed, so all lower numbers are taken
        while found in self._taken:
            found, number = f"{wanted}_{number}", number + 1
        self._next[wanted] = number
        self._taken.add(found)
        self._current[call_id] = found
        return found

    def of_result(self, call_id: str) -> str:
        """Return the wire id of the latest call with this id, for its result."""
        return self._current.get(call_id) or wire_id(call_id)

"""Limits on a client connection: waiting time, unread responses, and ambiguous request heads.

h11 accepts some heads that servers and proxies read differently; the gateway refuses them (RFC 9112, sections 5.2 and
6.3).
"""

from __future__ import annotations

import asyncio
import re
from typing import Final, Protocol

_HEAD: Final = re.compile(rb"[\r\n]*(.*?)\r?\n\r?\n", re.DOTALL)


def ambiguity(data: bytes, version: bytes) -> str | None:
    """Return the ambiguous part of the head at the beginning of `data`, which servers and proxies read differently, or
    None.
    """
    found = _HEAD.match(data)
    lines = b"" if found is None else found[1]
    _, *fields = lines.split(b"\n")
    if any(line.startswith((b" ", b"\t")) for line in fields):
        return "a header is folded"
    named = [(name.strip().lower(), value) for name, _, value in (line.partition(b":") for line in fields)]
    lengths = [value for name, value in named if name == b"content-length"]
    codings = [value for name, value in named if name == b"transfer-encoding"]
    if len(lengths) > 1 or any(b"," in value for value in lengths):
        return "Content-Length is given more than once"
    if lengths and codings:
        return "Content-Length and Transfer-Encoding are both given"
    if codings and version < b"1.1":
        return f"Transfer-Encoding is not known to HTTP/{version.decode('ascii')}"
    return None


class Waits(Protocol):
    """A connection that can be closed because it waits."""

    def give_up(self) -> None:
        """Close the connection."""


class Waiting:
    """The connections that are idle or in the middle of a request, by address. Used on the event loop only.

    Over the limit the oldest of an address goes: a client that sends whole requests is never among them for long.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: dict[str, dict[Waits, None]] = {}

    def add(self, connection: Waits, address: str) -> None:
        """Count a connection, as the newest."""
        waiting = self._by_address.setdefault(address, {})
        waiting.pop(connection, None)
        waiting[connection] = None
        if len(waiting) > self._most:
            oldest = next(iter(waiting))
            self.discard(oldest, address)
            oldest.give_up()

    def discard(self, connection: Waits, address: str) -> None:
        """Count it no more: its request is whole, or it is gone."""
        waiting = self._by_address.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._by_address.pop(address, None)

    def count(self, address: str) -> int:
        """Return the number of waiting connections of an address."""
        return len(self._by_address.get(address, ()))


class Unread:
    """Cuts a connection whose client takes nothing of what waits for it for `limit_s`. Used on the event loop only."""

    __slots__ = ("_limit_s", "_loop", "_taken", "_timer", "_written", "transport")

    def __init__(self, loop: asyncio.AbstractEventLoop, limit_s: float) -> None:
        self._loop = loop
        self._limit_s = limit_s
        self._timer: asyncio.TimerHandle | None = None
        self._written = self._taken = 0
        self.transport: asyncio.Transport | None = None

    def wrote(self, size: int) -> None:
        """So many bytes were written."""
        self._written += size
        if self._timer is None:
            self._watch()

    def gone(self) -> None:
        """The connection is no more."""
        if self._timer is not None:
            self._timer.cancel()
        self.transport = None

    def _watch(self) -> None:
        waiting = 0 if self.transport is None else self.transport.get_write_buffer_size()
        if waiting:
            self._taken = self._written - waiting
            self._timer = self._loop.call_later(self._limit_s, self._look)

    def _look(self) -> None:
        self._timer = None
        if self.transport is None:
            return
        waiting = self.transport.get_write_buffer_size()
        if waiting and self._written - waiting <= self._taken:
            self.transport.abort()
        else:
            self._watch()

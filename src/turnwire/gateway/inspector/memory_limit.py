"""Memory limits of the inspector: each body and stream gets a share of the total bytes.

What does not fit is cut at its end and says so. Bytes are counted as they are held, with what Python needs around them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from turnwire.contract.recording_writer import Framing
from turnwire.contract.redaction import Scrubber

PARTS: Final = 8
"""One body or stream holds at most this part of all bytes."""

EVENT_COST: Final = 200
"""Bytes that one event costs in addition to its text: a tuple, a number, the object of the text."""

EXCHANGE_COST: Final = 8 * 1024
"""Bytes that one exchange costs in addition to its texts."""

_SSE_END: Final = re.compile(rb"\r\n\r\n|\n\n|\r\r")
_LONGEST_END: Final = 4


class MemoryLimit:
    """The bytes of one exchange. `take` requests more from the total."""

    __slots__ = ("_take", "is_closed", "part", "used")

    def __init__(self, take: Callable[[int], bool], part: int) -> None:
        self._take = take
        self.part = part
        self.used = 0
        self.is_closed = False

    def take(self, size: int) -> bool:
        """Return whether `size` more bytes may be held; they are counted then."""
        if self.is_closed or not self._take(size):
            return False
        self.used += size
        return True

    def close(self) -> None:
        """Hold nothing more, and drop the reference to the total."""
        self.is_closed = True
        self._take = _nothing


def _nothing(size: int) -> bool:
    return False


class RecordedBytes:
    """A body as it comes: its beginning, as far as there is room."""

    __slots__ = ("_parts", "_room", "held", "is_cut", "size")

    def __init__(self, room: MemoryLimit) -> None:
        self._room = room
        self._parts: list[bytes] = []
        self.held = 0
        self.size = 0
        self.is_cut = False

    def add(self, data: bytes) -> None:
        """Keep what there is room for."""
        self.size += len(data)
        if self.is_cut or not data:
            return
        piece = data[: self._room.part - self.held]
        self.is_cut = len(piece) < len(data)
        if piece and self._room.take(len(piece)):
            self._parts.append(bytes(piece))
            self.held += len(piece)
        elif piece:
            self.is_cut = True

    @property
    def data(self) -> bytes:
        """The recorded bytes."""
        if len(self._parts) > 1:
            self._parts = [b"".join(self._parts)]
        return self._parts[0] if self._parts else b""

    def clean(self, scrubber: Scrubber) -> None:
        """Leave secrets out of what is held."""
        cleaned = scrubber.clean_bytes(self.data)
        if cleaned != self.data:
            self._parts = [cleaned]


class RecordedStream:
    """The events of a stream, each with the time at which it was whole. A piece is an event where nothing frames it."""

    __slots__ = ("_framing", "_held", "_room", "_seen", "_used", "events", "is_cut", "size")

    def __init__(self, room: MemoryLimit, framing: Framing) -> None:
        self._room = room
        self._framing = framing
        self._held = bytearray()
        self._seen = 0
        self._used = 0
        self.events: list[tuple[float, bytes]] = []
        """(milliseconds from the request, the event with its end)."""
        self.size = 0
        self.is_cut = False

    def add(self, data: bytes, at_ms: float) -> None:
        """Keep what there is room for."""
        self.size += len(data)
        if self.is_cut or not data:
            return
        piece = bytes(data[: max(0, self._room.part - self._used)])
        if not piece or not self._room.take(len(piece)):
            self._cut()
            return
        self._used += len(piece)
        if self._framing == "whole":
            self._keep(piece, at_ms)
        else:
            self._held += piece
            self._take_events(at_ms)
        if len(piece) < len(data):
            self._cut()

    def _take_events(self, at_ms: float) -> None:
        """Keep the events that are whole."""
        begin = 0
        while not self.is_cut and (end := self._end()) is not None:
            self._keep(bytes(self._held[begin:end]), at_ms)
            begin = self._seen = end
        if begin:  # what is left has no end yet, so it is taken over once for each event at most
            self._held = self._held[begin:]
            self._seen = max(0, self._seen - begin)

    def close(self, at_ms: float) -> None:
        """The stream is over: what is left is its last event."""
        if self._held and not self.is_cut:
            self._keep(bytes(self._held), at_ms)
        self._held.clear()

    def clean(self, scrubber: Scrubber) -> None:
        """Leave secrets out of what is held."""
        whole = self.data
        if scrubber.clean_bytes(whole) != whole:
            self.events = [(at_ms, scrubber.clean_bytes(event)) for at_ms, event in self.events]

    @property
    def data(self) -> bytes:
        """The bytes of every event that is held."""
        return b"".join(event for _, event in self.events)

    def _end(self) -> int | None:
        """Where the next event in what is held ends. What was looked at is not looked at again."""
        if self._framing == "ndjson":
            found = self._held.find(b"\n", self._seen)
            end = None if found < 0 else found + 1
        else:
            match = _SSE_END.search(self._held, self._seen)
            end = None if match is None else match.end()
        if end is None:  # but for the beginning of an end
            self._seen = max(self._seen, len(self._held) - _LONGEST_END)
        return end

    def _keep(self, event: bytes, at_ms: float) -> None:
        if self._used + EVENT_COST > self._room.part or not self._room.take(EVENT_COST):
            self._cut()
            return
        self._used += EVENT_COST
        self.events.append((at_ms, event))

    def _cut(self) -> None:
        self.is_cut = True
        self._held.clear()

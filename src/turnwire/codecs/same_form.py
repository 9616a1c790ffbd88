"""Events of a stream that are the one before them but for one text: nearly all, on wires that count nothing in them.

In: the data of an event that was read, its text, and what such a text becomes. Then: the data of the next one, of which
only that text is parsed. What stands around it is the same to the last byte, so it was judged with the first event.

Where each event comes by itself, and nothing in its frame changes either, the whole read is compared (`SameRead`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.json import Decoder

from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.framing import SseParser

_TEXT: Final = re.compile(rb' ?("[^"\\]*(?:\\.[^"\\]*)*")')
_TRIES: Final = 8
"""Forms that are kept before a stream is taken for one whose events differ in more than a text."""

_read_text: Final = Decoder(str).decode

Then = Callable[[str], list[StreamingChunk] | None]
"""From a text to its chunks; None where the event needs another look, and nothing is taken."""


class SameForm:
    """Reads the events of one stream that have the form of an earlier one. Not thread-safe."""

    __slots__ = ("_end", "_head", "_start", "_tail", "_then", "_tries")

    def __init__(self) -> None:
        self._head: bytes | None = None
        self._tail = b""
        self._start = self._end = 0
        self._then: Then = _nothing
        self._tries = _TRIES

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of an event that has the form; None for any other, and nothing is taken."""
        head = self._head
        if head is not None and data.startswith(head) and data.endswith(self._tail):
            try:
                text = _read_text(data[self._start : -self._end])
            except ValueError:
                return None
            self._tries = _TRIES
            return self._then(text)
        return None

    def keep(self, data: bytes, key: bytes, text: str, then: Then) -> None:
        """Keep the form of an event, whose `text` stands under the last `key`: a name in quotes, with its colon."""
        if not self._tries:
            return
        self._tries -= 1
        span = _span(data, key, text)
        if span is None:
            return
        self._start, end = span
        self._head, self._tail, self._end, self._then = data[: self._start], data[end:], len(data) - end, then


class SameRead:
    """Reads what comes from the network where it is one event in the form of an earlier one. Not thread-safe.

    What the text becomes holds until `forget`: a dialect calls it when an event has changed more than a text.
    """

    __slots__ = ("_counter", "_end", "_head", "_last", "_make", "_sse", "_start", "_tail", "_tries")

    def __init__(self, sse: SseParser) -> None:
        self._sse = sse
        self._counter = sse.counter
        self._head = self._tail = self._last = b""
        self._start = self._end = 0
        self._make: Callable[[str], StreamingChunk] | None = None
        self._tries = _TRIES

    def read(self, data: bytes) -> list[StreamingChunk] | None:
        """The chunks of a read that has the form; None for any other, and nothing is taken."""
        make = self._make
        if make is not None and data.startswith(self._head) and data.endswith(self._tail):
            counter, size = self._counter, len(data)
            if self._sse.is_between and size <= counter.line and size <= counter.left:
                try:
                    text = _read_text(data[self._start : self._end])
                except ValueError:
                    return None
                counter.left -= size
                return [make(text)] if text else []
        self._last = data
        return None

    def keep(self, data: bytes, key: bytes, text: str, make: Callable[[str], StreamingChunk]) -> None:
        """Keep the form of the last read where its event has this data, whose `text` stands under the last `key`."""
        last, self._last = self._last, b""
        if not self._tries or last != self._sse.around(data):
            return
        self._tries -= 1
        span = _span(data, key, text)
        if span is not None:
            ahead = last.find(data)
            # The quotes belong to the form: nothing but a text stands between them, no white space and no line end.
            self._start, self._end = ahead + span[0], ahead + span[1] - len(last)
            self._head, self._tail, self._make = last[: self._start + 1], last[self._end - 1 :], make

    def forget(self) -> None:
        """Forget the form."""
        self._make = None


def _span(data: bytes, key: bytes, text: str) -> tuple[int, int] | None:
    """Where `text` stands with its quotes, under the last `key`; None where another value does."""
    at = data.rfind(key)  # of several the last one counts
    found = _TEXT.match(data, at + len(key)) if at >= 0 else None
    return None if found is None or _read_text(found[1]) != text else found.span(1)


def _nothing(text: str) -> None:
    return None

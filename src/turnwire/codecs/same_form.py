"""Events of a stream that are the one before them but for one text, and for a count of events on wires that have one.

In: the data of an event that was read, its text, and what such a text becomes. Then: the data of the next one, of which
only that text is parsed. What stands around it is the same to the last byte, so it was judged with the first event.

Where each event comes by itself, and nothing in its frame changes either, the whole read is compared (`SameRead`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

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


class Grown(Protocol):
    """What texts make longer."""

    length: int


class SameRead:
    """Reads what comes from the network where it is one event in the form of an earlier one. Not thread-safe.

    What the text becomes holds until `forget`: a dialect calls it when an event has changed more than a text, and only
    then the texts that were read have made something longer. `count` is the name of a number in each event that is one
    more than in the event before: so it must be in the next read.
    """

    __slots__ = (
        "_after",
        "_before",
        "_count",
        "_counter",
        "_end",
        "_grown",
        "_head",
        "_is_counted",
        "_is_counted_ahead",
        "_last",
        "_length",
        "_make",
        "_number",
        "_sse",
        "_start",
        "_tail",
        "_tries",
    )

    def __init__(self, sse: SseParser, count: str | None = None) -> None:
        self._sse = sse
        self._counter = sse.counter
        self._head = self._tail = self._last = b""
        self._start = self._end = 0
        self._make: Callable[[str], StreamingChunk] | None = None
        self._tries = _TRIES
        self._grown: Grown | None = None
        self._length = 0  # of the texts by which it has grown since
        self._count = None if count is None else re.compile(rb'"%b": ?(0|[1-9]\d{0,14})(?=[,} ])' % count.encode())
        # The number of the last event, and what stands around it: in the head, ahead of the text, or in the tail.
        self._is_counted = self._is_counted_ahead = False
        self._before = self._after = b""
        self._number = 0

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
                if self._is_counted:  # written out here: every event comes by
                    self._tries = _TRIES  # a number that skips some is no other form
                    self._number = number = self._number + 1
                    if self._is_counted_ahead:
                        self._head = head = b"%b%d%b" % (self._before, number, self._after)
                        self._start = len(head) - 1
                    else:
                        self._tail = tail = b"%b%d%b" % (self._before, number, self._after)
                        self._end = 1 - len(tail)
                self._length += len(text)
                return [make(text)] if text else []
        self._last = data
        return None

    def keep(
        self, data: bytes, key: bytes, text: str, make: Callable[[str], StreamingChunk], grown: Grown | None = None
    ) -> None:
        """Keep the form of the last read where its event has this data, whose `text` stands under the last `key`.

        Further texts make `grown` longer; this one has done it.
        """
        last, self._last = self._last, b""
        if not self._tries or last != self._sse.around(data):
            return
        self._tries -= 1
        span = _span(data, key, text)
        if span is not None:
            self.forget()
            self._grown = grown
            ahead = last.find(data)
            # The quotes belong to the form: nothing but a text stands between them, no white space and no line end.
            self._start, self._end = ahead + span[0], ahead + span[1] - len(last)
            self._head, self._tail, self._make = last[: self._start + 1], last[self._end - 1 :], make
            if self._count is not None:
                self._find_the_number(self._count)

    def _find_the_number(self, count: re.Pattern[bytes]) -> None:
        # A quote within a text has a backslash before it, so what is found is a name and its value.
        self._is_counted = self._is_counted_ahead = (found := count.search(self._head)) is not None
        if found is None and (found := count.search(self._tail)) is not None:
            self._is_counted = True
        if found is not None:
            self._before, self._after = found.string[: found.start(1)], found.string[found.end(1) :]
            self._number = int(found[1])
            self._expect_the_next_number()

    def _expect_the_next_number(self) -> None:
        self._number = number = self._number + 1
        counted = b"%b%d%b" % (self._before, number, self._after)
        if self._is_counted_ahead:
            self._head, self._start = counted, len(counted) - 1
        else:
            self._tail, self._end = counted, 1 - len(counted)

    def forget(self) -> None:
        """Forget the form."""
        self._make = None
        if self._grown is not None:
            self._grown.length += self._length
        self._length = 0


def _span(data: bytes, key: bytes, text: str) -> tuple[int, int] | None:
    """Where `text` stands with its quotes, under the last `key`; None where another value does."""
    at = data.rfind(key)  # of several the last one counts
    found = _TEXT.match(data, at + len(key)) if at >= 0 else None
    return None if found is None or _read_text(found[1]) != text else found.span(1)


def _nothing(text: str) -> None:
    return None

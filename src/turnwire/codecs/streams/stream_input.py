"""Split the bytes of an answer into events, or into one body if a server answers a stream request with a whole answer.

In: bytes, cut anywhere. Out: server-sent events. White space and a byte order mark at the start are skipped; then the
first byte decides: no event stream begins with `{`, `[` or `<`, so such an answer is held and read whole. A wire that
also streams the elements of one JSON array has them as events, each as it ends.
"""

from __future__ import annotations

from typing import Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.streams.framing import BOM, FrameTooLargeError, Limits, SseEvent, SseParser

_WHITE: Final = b" \t\r\n"
_BODY_STARTS: Final = (b"{", b"[", b"<")
_MARKS: Final = late_pattern(rb'["\\{}\[\]]')


class Intake:
    """The beginning of a stream, and its framing. Not thread-safe."""

    __slots__ = ("_array", "_body", "_has_arrays", "_head", "_is_known", "_limits", "_size", "_sse")

    def __init__(self, limits: Limits, *, has_arrays: bool = False) -> None:
        self._limits = limits
        self._sse: Final = SseParser(limits)
        self._head = b""
        self._is_known = False
        self._has_arrays = has_arrays
        self._array: _Elements | None = None
        self._body: list[bytes] | None = None
        self._size = 0  # of an array or a body

    @property
    def body(self) -> bytes | None:
        """The whole answer so far; None for a stream."""
        return None if self._body is None else b"".join(self._body)

    @property
    def is_cut(self) -> bool:
        """Whether an element of an array has begun and not ended."""
        return self._array is not None and self._array.is_inside

    def feed(self, data: bytes) -> list[SseEvent]:
        """Return the events that `data` completes.

        Raises:
            FrameTooLargeError: a line, an element or the answer is larger than its limit.
        """
        if not self._is_known:
            data = self._begin(data)
        if self._body is None and self._array is None:
            return self._sse.feed(data)
        self._size += len(data)
        limit = self._limits.response if self._body is None else min(self._limits.line, self._limits.response)
        if self._size > limit:
            raise FrameTooLargeError(f"the answer is larger than {limit} bytes")
        if self._array is not None:
            return [("message", element) for element in self._array.feed(data)]
        assert self._body is not None
        self._body.append(data)
        return []

    def close(self) -> list[SseEvent]:
        """Return the event that the end of the bytes completes.

        Raises:
            FrameTooLargeError: it is larger than its limit.
        """
        return self._sse.close()

    def _begin(self, data: bytes) -> bytes:
        """Return the relevant part of the first bytes; empty until the form of the answer is known.

        White space and a byte order mark are skipped.
        """
        start = (self._head + data).lstrip(_WHITE)
        if len(start) < len(BOM) and BOM.startswith(start):
            self._head = start
            return b""
        self._head = b""
        start = start.removeprefix(BOM).lstrip(_WHITE)
        if start:
            self._is_known = True
            if self._has_arrays and start[:1] == b"[":
                self._array = _Elements(self._limits)
            elif start[:1] in _BODY_STARTS:
                self._body = []
        return start


class _Elements:
    """Splits a JSON array into its elements, as they end. Reads every byte once. Not thread-safe."""

    __slots__ = ("_depth", "_held", "_limits", "_size", "_skip", "_text")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._depth = 0  # of open brackets; 1 between the elements
        self._text = False  # inside a text
        self._skip = False  # the next byte is escaped
        self._held: list[bytes] = []
        self._size = 0

    @property
    def is_inside(self) -> bool:
        return self._depth > 1 or self._text

    def feed(self, data: bytes) -> list[bytes]:
        """Return the elements that `data` completes."""
        documents: list[bytes] = []
        start = 0  # of what is not held yet
        skip = 0 if self._skip else -1
        self._skip = False
        for found in _MARKS.finditer(data):
            at, mark = found.start(), found.group()
            if at == skip:
                continue
            if self._text:
                if mark == b'"':
                    self._text = False
                elif mark == b"\\":
                    skip = at + 1
                    self._skip = skip == len(data)
            elif mark == b'"':
                self._text = True
            elif mark in b"{[":
                self._depth += 1
                if self._depth == 2:
                    start = at
            elif mark in b"}]":
                self._depth -= 1
                if self._depth == 1:
                    self._hold(data[start : at + 1])
                    documents.append(b"".join(self._held))
                    self._held, self._size, start = [], 0, at + 1
        if self._depth > 1:
            self._hold(data[start:])
        return documents

    def _hold(self, data: bytes) -> None:
        self._held.append(data)
        self._size += len(data)
        if self._size > self._limits.line:
            raise FrameTooLargeError(f"an element is larger than {self._limits.line} bytes")

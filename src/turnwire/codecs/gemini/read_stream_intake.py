"""Bytes of an answer to its JSON documents, in each form that the API streams.

With `alt=sse` the documents are the data of server-sent events, and an error in mid-stream is a bare JSON object after
them. Without it they are the elements of one JSON array. A whole answer in place of a stream is one document. The first
byte decides. In: bytes, cut anywhere. Out: documents as bytes.
"""

from __future__ import annotations

import re
from typing import Final

from turnwire.codecs.framing import FrameTooLargeError, Limits, SseParser
from turnwire.codecs.intake import first_bytes

_END: Final = b"\r\n\r\n"
_WHITE: Final = b" \t\r\n"
_MARKS: Final = re.compile(rb'["\\{}\[\]]')


class Intake:
    """The framing of one stream. Not thread-safe."""

    __slots__ = (
        "_array",
        "_bare",
        "_head",
        "_held",
        "_is_between",
        "_is_known",
        "_limits",
        "_size",
        "_sse",
        "is_body",
    )

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sse = SseParser(limits)
        self._array: _Elements | None = None
        self._bare: list[bytes] | None = None
        self._head = b""
        self._held = 0  # bytes of `_bare`
        self._is_known = False
        self._is_between = False  # between two events, with nothing held
        self._size = 0
        self.is_body = False
        """Whether the answer is one document, not a stream."""

    def feed(self, data: bytes) -> list[bytes]:
        """The documents that `data` completes.

        Raises:
            FrameTooLargeError: a document or the answer is larger than its limit.
        """
        size = len(data)
        self._size += size
        if self._size > self._limits.response:
            raise FrameTooLargeError(f"the response is larger than {self._limits.response} bytes")
        # Servers flush every event: one line of data, then an empty line.
        if self._is_between and data[:6] == b"data: " and size <= self._limits.line:
            end = data.find(b"\n")
            if end == size - 3 and data[-4:] == _END and data.find(b"\r") == size - 4:
                return [data[6:-4]]
            if end == size - 2 and data[-1:] == b"\n" and b"\r" not in data:
                return [data[6:-2]]
        if not self._is_known:
            data = self._begin(data)
        if not data:
            return []
        if self._array is not None:
            return self._array.feed(data)
        if self._bare is not None:
            self._hold(data)
            return []
        return self._events(data)

    def close(self) -> list[bytes]:
        """The documents that the end of the bytes completes; a bare object is one of them."""
        if self._array is not None:
            return []
        documents = [event.data for event in self._sse.close()]
        if self._bare is not None:
            documents.append(b"".join(self._bare))
            self._bare = []
        elif not self._is_known and self._head.strip(_WHITE):
            documents.append(self._head)
        return documents

    @property
    def is_cut(self) -> bool:
        """Whether a document has begun and not ended."""
        return self._array is not None and self._array.is_inside

    def _begin(self, data: bytes) -> bytes:
        """What counts of the first bytes; empty until the form of the answer is known."""
        self._head, start = first_bytes(self._head, data)
        if start:
            self._is_known = True
            if start[:1] == b"[":
                self._array = _Elements(self._limits)
            elif start[:1] in (b"{", b"<"):
                self._bare = []
                self.is_body = True
        return start

    def _events(self, data: bytes) -> list[bytes]:
        documents = [event.data for event in self._sse.feed(data)]
        self._is_between = (data[-2:] == b"\n\n" or data[-4:] == b"\r\n\r\n") and not self._sse.is_bare
        return documents

    def _hold(self, data: bytes) -> None:
        assert self._bare is not None
        self._bare.append(data)
        self._held += len(data)
        if self._held > self._limits.line:
            raise FrameTooLargeError(f"the answer is larger than {self._limits.line} bytes")


class _Elements:
    """The elements of a JSON array, as they end. Reads every byte once. Not thread-safe."""

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
        """The elements that `data` completes."""
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

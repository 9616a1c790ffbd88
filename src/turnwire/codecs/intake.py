"""Bytes of an answer to events, or to one body where a server answers a stream request with a whole answer.

In: bytes, cut anywhere. Out: server-sent events. White space and a byte order mark at the start are passed over; then
the first byte decides: no event stream begins with `{`, `[` or `<`, so such an answer is held and read whole.
"""

from __future__ import annotations

from typing import Final

from turnwire.codecs.framing import BOM, FrameTooLargeError, Limits, SseEvent, SseParser

_WHITE: Final = b" \t\r\n"
_BODY_STARTS: Final = (b"{", b"[", b"<")


class Intake:
    """The beginning of a stream, and its framing. Not thread-safe."""

    __slots__ = ("_body", "_head", "_is_known", "_limits", "_size", "_sse")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sse = SseParser(limits)
        self._head = b""
        self._is_known = False
        self._body: list[bytes] | None = None
        self._size = 0

    @property
    def body(self) -> bytes | None:
        """The whole answer so far; None where it is a stream."""
        return None if self._body is None else b"".join(self._body)

    def feed(self, data: bytes) -> list[SseEvent]:
        """The events that `data` completes.

        Raises:
            FrameTooLargeError: a line or the answer is larger than its limit.
        """
        if self._is_known and self._body is None:
            return self._sse.feed(data)
        if not self._is_known:
            data = self._begin(data)
        if self._body is None:
            return self._sse.feed(data)
        self._size += len(data)
        limit = min(self._limits.line, self._limits.response)
        if self._size > limit:
            raise FrameTooLargeError(f"the answer is larger than {limit} bytes")
        self._body.append(data)
        return []

    @property
    def sse(self) -> SseParser:
        """The framing of the stream, to be asked for one event where the stream has begun."""
        return self._sse

    def close(self) -> list[SseEvent]:
        """The event that the end of the bytes completes.

        Raises:
            FrameTooLargeError: it is larger than its limit.
        """
        return self._sse.close()

    def _begin(self, data: bytes) -> bytes:
        """What counts of the first bytes; empty until the form of the answer is known."""
        self._head, start = first_bytes(self._head, data)
        if start:
            self._is_known = True
            if start[:1] in _BODY_STARTS:
                self._body = []
        return start


def first_bytes(held: bytes, data: bytes) -> tuple[bytes, bytes]:
    """(what to hold until more comes, what counts) of the first bytes of an answer, `held` before them.

    White space and a byte order mark are passed over; what counts is empty until the first byte that is neither.
    """
    start = (held + data).lstrip(_WHITE)
    if len(start) < len(BOM) and BOM.startswith(start):
        return start, b""
    return b"", start.removeprefix(BOM).lstrip(_WHITE)

"""Split a byte stream into lines of JSON (NDJSON) or server-sent events, however the network splits it.

In: bytes in any pieces. Out: whole lines, or events with their types. "Not yet" is an empty list; `close` gives the
rest.
Lines end at LF, CRLF or (SSE) CR, in bytes: U+2028 and U+0085 are text (`str.splitlines` would cut there).
SSE: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from turnwire_schema._late_tuples import NamedTuple

BOM = b"\xef\xbb\xbf"


class Limits(NamedTuple):
    """How much a server may send, in bytes; more is an error that names the limit."""

    line: int = 64 * 1024 * 1024
    """One line or event of a stream."""
    response: int = 1024 * 1024 * 1024
    """A stream from its first byte to its last."""
    whole: int = 128 * 1024 * 1024
    """An answer that is not streamed, so that all of it is held and read at once."""


DEFAULT_LIMITS = Limits()


class FrameTooLargeError(ValueError):
    """A line or a response is larger than its limit."""


class _Counter:
    """Counts bytes against the limits: those of a `line`, and what is `left` of the response."""

    __slots__ = ("_limits", "left", "line")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.line = limits.line
        self.left = limits.response

    def take(self, size: int) -> None:
        self.left -= size
        if self.left < 0:
            raise FrameTooLargeError(f"the response is larger than {self._limits.response} bytes")

    def hold(self, size: int) -> None:
        if size > self.line:
            raise FrameTooLargeError(f"a line is larger than {self.line} bytes")

    def fits(self, size: int) -> bool:
        """Return True if so many bytes are within every limit."""
        return size <= self.line and size <= self.left


class _Lines:
    """Splits bytes into whole lines; an unfinished line is held."""

    __slots__ = ("_held", "_held_size", "_started", "counter")

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self.counter = _Counter(limits)
        self._held: list[bytes] = []
        self._held_size = 0
        self._started = False

    def _lines(self, data: bytes) -> list[bytes]:
        """Return the lines that `data` completes, ended by LF."""
        if b"\n" not in data:
            if data:
                self._held.append(data)
                self._held_size += len(data)
                self.counter.hold(self._held_size)
            return []
        if self._held:
            self._held.append(data)
            data = b"".join(self._held)
            self._held = []
        lines = data.split(b"\n")
        rest = lines.pop()
        self._held_size = len(rest)
        if rest:
            self._held.append(rest)
            self.counter.hold(self._held_size)
        return lines

    def _rest(self) -> bytes:
        """Return the unfinished line."""
        rest = b"".join(self._held)
        self._held, self._held_size = [], 0
        return rest


SseEvent: TypeAlias = tuple[str, bytes]
"""One server-sent event: its type (`message` when none was named) and its data. No class: one is made for each word."""


class LineSplitter(_Lines):
    """Splits bytes into lines, each an event without its line end; empty lines and a byte order mark are dropped."""

    __slots__ = ()

    body: ClassVar[None] = None
    """No line is a whole answer in place of a stream; see `Intake`."""
    is_cut: ClassVar[bool] = False

    def feed(self, data: bytes) -> list[SseEvent]:
        """Return the lines that `data` completes."""
        # Ollama flushes every line; a thousand of them take 15 % less.
        is_one = self._started and not self._held and data[-2:] == b"}\n" and data.find(b"\n") == len(data) - 1
        if is_one and self.counter.fits(len(data)):
            self.counter.left -= len(data)
            return [("message", data[:-1])]
        self.counter.take(len(data))
        return self._clean(self._lines(data))

    def close(self) -> list[SseEvent]:
        """Return a last line without a line end."""
        return self._clean([self._rest()])

    def _clean(self, lines: list[bytes]) -> list[SseEvent]:
        if not self._started and lines:
            self._started = True
            lines[0] = lines[0].removeprefix(BOM)
        whole: list[SseEvent] = []
        for line in lines:
            self.counter.hold(len(line))
            if line.endswith(b"\r"):
                line = line.rstrip(b"\r")
            if line and not line.isspace():
                whole.append(("message", line))
        return whole


BARE: Final = "\0bare"
"""The type of something that is not an event: JSON without `data:` that a server wrote after leaving the stream."""


class SseParser(_Lines):
    """Splits bytes into whole events. Comments, `id` and `retry` lines are skipped; an event without data is dropped.

    No line of an event stream begins with a brace or a bracket: a server that writes its error so has left the stream.
    From there on the lines are one document, which `close` gives as an event of the type `BARE`, unless events go on.
    """

    __slots__ = (
        "_bare",
        "_data",
        "_ended_in_cr",
        "_event",
        "_size",
    )

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        super().__init__(limits)
        self._ended_in_cr = False
        self._event: bytes = b""
        self._data: list[bytes] = []
        self._bare: list[bytes] = []
        self._size = 0  # of `_data` or `_bare`, of which one is empty

    def feed(self, data: bytes) -> list[SseEvent]:
        """Return the events that `data` completes."""
        self.counter.take(len(data))
        if not self._started and (self._held or data):
            data = b"".join((*self._held, data))
            self._held = []
            self._held_size = 0
            if len(data) < len(BOM) and BOM.startswith(data):
                self._held, self._held_size = [data], len(data)
                return []
            self._started = True
            data = data.removeprefix(BOM)
        if self._ended_in_cr and data:
            self._ended_in_cr = False
            data = data.removeprefix(b"\n")
        if b"\r" in data:
            self._ended_in_cr = data.endswith(b"\r")
            data = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        events: list[SseEvent] = []
        for line in self._lines(data):
            self._take(line, events)
        return events

    def close(self) -> list[SseEvent]:
        """Return a last event without an empty line after it; servers that close early still mean it."""
        events: list[SseEvent] = []
        rest = self._rest().removeprefix(b"" if self._started else BOM)
        if rest:
            self._take(rest, events)
        if self._bare:
            events.append((BARE, b"\n".join(self._bare)))
            self._bare = []
        self._take(b"", events)
        return events

    def _take(self, line: bytes, events: list[SseEvent]) -> None:
        if self._bare and not self._goes_on(line):
            self._bare.append(line)
            self._size += len(line)
            self.counter.hold(self._size)
            return
        if line.startswith(b"data:"):
            value = line[6:] if line[5:6] == b" " else line[5:]
            self._data.append(value)
            self._size += len(value)
            self.counter.hold(self._size)
        elif not line:
            if self._data:
                data = self._data[0] if len(self._data) == 1 else b"\n".join(self._data)
                events.append((self._event.decode("utf-8", "replace") or "message", data))
                self._data = []
            self._event = b""
            self._size = 0
        elif line.startswith(b"event:"):
            self._event = line[6:].removeprefix(b" ")
        elif line == b"data":
            self._data.append(b"")
        elif line.lstrip()[:1] in (b"{", b"["):
            self._take(b"", events)  # what is before it is whole
            self._bare = [line]
            self._size = len(line)
        elif line.startswith(b"error:") and line[6:].lstrip()[:1] == b"{":
            # Older llama.cpp names the field by the event (server_sent_event in tools/server/utils.hpp).
            self._take(b"", events)
            self._event = b"error"
            self._data.append(line[6:])

    def _goes_on(self, line: bytes) -> bool:
        """Return True if events follow a bare document after all: then it was a line to skip."""
        if not line.startswith((b"data:", b"event:")):
            return False
        self._bare = []
        self._size = 0
        return True

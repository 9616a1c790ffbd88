"""Cutting a byte stream into lines of JSON (NDJSON) or server-sent events, wherever the network cut it.

In: bytes in any pieces. Out: whole frames, as bytes. "Not yet" is an empty list; `close` gives what was left.
Lines end at LF, CRLF or (SSE) CR, in bytes: U+2028 and U+0085 are text (`str.splitlines` would cut there).
SSE: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
"""

from __future__ import annotations

from typing import Final

from turnwire_schema._late_tuples import NamedTuple

BOM = b"\xef\xbb\xbf"
_LF: Final = 10
_CR: Final = 13
_DATA: Final = b"data: "
_EVENT: Final = b"event: "
_LINE_END: Final = b"\n"
_TAILS: Final = (b"\n\n", b"\r\n\r\n", _LINE_END)
"""What an event ends with in one read: with nearly all servers, with Gemini's API, and where every line is flushed."""


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
    """Bytes seen so far against the limits: those of a `line`, and what is `left` of the response."""

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

    def take_whole(self, size: int) -> bool:
        """Take bytes that are held no longer than this call; False, and nothing taken, where a limit is near."""
        if size > self.line or size > self.left:
            return False
        self.left -= size
        return True


class _Lines:
    """Bytes in, whole lines out; what has begun and not ended is held."""

    __slots__ = ("_held", "_held_size", "_started", "counter")

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self.counter = _Counter(limits)
        self._held: list[bytes] = []
        self._held_size = 0
        self._started = False

    def _lines(self, data: bytes) -> list[bytes]:
        """The lines that `data` completes, as they end at LF."""
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
        """What had no end."""
        rest = b"".join(self._held)
        self._held, self._held_size = [], 0
        return rest


class LineSplitter(_Lines):
    """Bytes in, whole lines out, without their ends; empty lines and a leading byte order mark are dropped."""

    __slots__ = ()

    def one(self, data: bytes) -> bytes | None:
        """The line that `data` is, as nearly always; None, and nothing taken, where `feed` must read it."""
        # Ollama flushes every line.
        if self._started and not self._held and data[-2:] == b"}\n":
            line = data[:-1]
            if _LF not in line:
                counter, size = self.counter, len(data)
                if size <= counter.line and size <= counter.left:
                    counter.left -= size
                    return line
        return None

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that `data` completes."""
        line = self.one(data)
        if line is not None:
            return [line]
        self.counter.take(len(data))
        return self._clean(self._lines(data))

    def close(self) -> list[bytes]:
        """A last line that had no end."""
        return self._clean([self._rest()])

    def _clean(self, lines: list[bytes]) -> list[bytes]:
        if not self._started and lines:
            self._started = True
            lines[0] = lines[0].removeprefix(BOM)
        whole = []
        for line in lines:
            self.counter.hold(len(line))
            if line.endswith(b"\r"):
                line = line.rstrip(b"\r")
            if line and not line.isspace():
                whole.append(line)
        return whole


BARE: Final = "\0bare"
"""The type of what is no event: JSON without `data:`, with which a server left the stream."""


class SseEvent(NamedTuple):
    """One server-sent event: its type (`message` when none was named) and its data."""

    event: str
    data: bytes


class SseParser(_Lines):
    """Bytes in, whole events out. Comments, `id` and `retry` lines are passed over; an event without data is none.

    No line of an event stream begins with a brace or a bracket: a server that writes its error so has left the stream.
    From there on the lines are one document, which `close` gives as an event of the type `BARE`, unless events go on.
    """

    __slots__ = (
        "_around",
        "_bare",
        "_data",
        "_ended_in_cr",
        "_event",
        "_head",
        "_is_after_line",
        "_size",
        "_tail",
        "is_between",
        "name",
    )

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        super().__init__(limits)
        self._ended_in_cr = False
        self.is_between = False
        """Whether the next read begins an event, and nothing is held."""
        self._is_after_line = False  # in an event without a name, of which one line of data has come
        self._head = _DATA  # what stands before the data of an event of this type,
        self._tail = _TAILS[0]  # what behind it,
        self._around = len(self._head) + len(self._tail)  # and how long both are
        self.name = "message"
        """The type of the event that `one` gave last."""
        self._event: bytes = b""
        self._data: list[bytes] = []
        self._bare: list[bytes] = []
        self._size = 0  # of `_data` or `_bare`, of which one is empty

    def one(self, data: bytes) -> bytes | None:
        """The data of the event that `data` completes where it brings one and nothing besides, as nearly always.

        Empty where it begins one and completes none; None, and nothing taken, where `feed` must read it.
        """
        if self.is_between:
            body = data.removeprefix(self._head).removesuffix(self._tail)
            size = len(data)
            if len(body) + self._around != size or not body or _LF in body or _CR in body:
                return self._one_of_another_form(data)
            counter = self.counter
            if size > counter.line or size > counter.left:
                return None
            counter.left -= size
            if self._tail is not _LINE_END:
                return body
            self._data = [body]
            self._size = len(body)
            self.is_between = False
            self._is_after_line = True
            return b""
        if self._is_after_line and data == _LINE_END and self.counter.take_whole(1):
            [line] = self._data
            self._data = []
            self._size = 0
            self.is_between = True
            self._is_after_line = False
            return line
        return None

    def around(self, data: bytes) -> bytes | None:
        """The read in which `one` gave this data last; None where the read did not complete the event."""
        return None if self._tail is _LINE_END else self._head + data + self._tail

    def _one_of_another_form(self, data: bytes) -> bytes | None:
        """The same where the event is of another type than the last one, or ends otherwise; the new form is kept."""
        if data.startswith(_DATA):
            head, name = _DATA, "message"
        else:
            end = data.find(b"\n")
            if end <= len(_EVENT) or not data.startswith(_EVENT) or data[end + 1 : end + 1 + len(_DATA)] != _DATA:
                return None
            if _CR in data[:end]:
                return None
            head, name = data[: end + 1 + len(_DATA)], data[len(_EVENT) : end].decode("utf-8", "replace")
        tail = next((each for each in _TAILS if data.endswith(each)), None)
        if tail is None or (head, tail) == (self._head, self._tail) or (tail is _LINE_END and head != _DATA):
            return None
        self._head, self._tail, self._around, self.name = head, tail, len(head) + len(tail), name
        return self.one(data)

    def feed(self, data: bytes) -> list[SseEvent]:
        """The events that `data` completes."""
        found = self.one(data)
        if found is not None:
            return [SseEvent(self.name, found)] if found else []
        self._is_after_line = False
        events = self._take_several(data) if self.is_between else None
        if events is None:
            events = self._take_bytes(data)
            self.is_between = self._started and not (
                self._held or self._data or self._event or self._bare or self._ended_in_cr
            )
        return events

    def _take_several(self, data: bytes) -> list[SseEvent] | None:
        """The events of `data` where each is one line of data and an empty line; None elsewhere."""
        if not data.startswith(_DATA) or data[-2:] != b"\n\n" or _CR in data:
            return None
        pieces = data[len(_DATA) : -2].split(b"\n\n" + _DATA)
        if any(b"\n" in piece for piece in pieces) or not self.counter.take_whole(len(data)):
            return None
        return [SseEvent("message", piece) for piece in pieces]

    def _take_bytes(self, data: bytes) -> list[SseEvent]:
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
        """A last event that was not followed by an empty line; servers that close early still mean it."""
        events: list[SseEvent] = []
        rest = self._rest().removeprefix(b"" if self._started else BOM)
        if rest:
            self._take(rest, events)
        if self._bare:
            events.append(SseEvent(BARE, b"\n".join(self._bare)))
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
                events.append(SseEvent(self._event.decode("utf-8", "replace") if self._event else "message", data))
                self._data = []
            self._event = b""
            self._size = 0
        elif line.startswith(b"event:"):
            self._event = line[6:].removeprefix(b" ")
        elif line == b"data":
            self._data.append(b"")
        elif line.lstrip()[:1] in (b"{", b"["):
            self._take(b"", events)  # what stands before it is whole
            self._bare = [line]
            self._size = len(line)
        elif line.startswith(b"error:") and line[6:].lstrip()[:1] == b"{":
            # Older llama.cpp names the field by the event (server_sent_event in tools/server/utils.hpp).
            self._take(b"", events)
            self._event = b"error"
            self._data.append(line[6:])

    def _goes_on(self, line: bytes) -> bool:
        """Whether events follow a bare document after all: then it was a line to be passed over."""
        if not line.startswith((b"data:", b"event:")):
            return False
        self._bare = []
        self._size = 0
        return True

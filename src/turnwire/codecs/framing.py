"""Cutting a byte stream into lines of JSON (NDJSON) or server-sent events, wherever the network cut it.

In: bytes in any pieces. Out: whole frames, as bytes. "Not yet" is an empty list; `close` gives what was left.
Lines end at LF, CRLF or (SSE) CR, in bytes: U+2028 and U+0085 are text (`str.splitlines` would cut there).
SSE: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

BOM = b"\xef\xbb\xbf"
_LF: Final = 10
_CR: Final = 13
_DATA: Final = b"data: "
_EVENT: Final = b"event: "


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a server may send, in bytes; more is an error that names the limit."""

    line: int = 64 * 1024 * 1024
    response: int = 1024 * 1024 * 1024


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


class LineSplitter:
    """Bytes in, whole lines out, without their ends; empty lines and a leading byte order mark are dropped."""

    __slots__ = ("_counter", "_held", "_held_size", "_started")

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self._counter = _Counter(limits)
        self._held: list[bytes] = []
        self._held_size = 0
        self._started = False

    def one(self, data: bytes) -> bytes | None:
        """The line that `data` is, as nearly always; None, and nothing taken, where `feed` must read it."""
        size = len(data)
        # Ollama flushes every line.
        if data[-2:] == b"}\n" and self._started and not self._held and data.find(b"\n") == size - 1:
            counter = self._counter
            if size <= counter.line and size <= counter.left:
                counter.left -= size
                return data[:-1]
        return None

    def feed(self, data: bytes) -> list[bytes]:
        """The lines that `data` completes."""
        line = self.one(data)
        if line is not None:
            return [line]
        self._counter.take(len(data))
        if b"\n" not in data:
            if data:
                self._held.append(data)
                self._held_size += len(data)
                self._counter.hold(self._held_size)
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
            self._counter.hold(self._held_size)
        return self._clean(lines)

    def close(self) -> list[bytes]:
        """A last line that had no end."""
        rest = b"".join(self._held)
        self._held, self._held_size = [], 0
        return self._clean([rest])

    def _clean(self, lines: list[bytes]) -> list[bytes]:
        if not self._started and lines:
            self._started = True
            lines[0] = lines[0].removeprefix(BOM)
        whole = []
        for line in lines:
            self._counter.hold(len(line))
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


class SseParser:
    """Bytes in, whole events out. Comments, `id` and `retry` lines are passed over; an event without data is none.

    No line of an event stream begins with a brace or a bracket: a server that writes its error so has left the stream.
    From there on the lines are one document, which `close` gives as an event of the type `BARE`, unless events go on.
    """

    __slots__ = (
        "_bare",
        "_counter",
        "_data",
        "_ended_in_cr",
        "_event",
        "_head",
        "_held",
        "_held_size",
        "_is_after_line",
        "_is_between",
        "_size",
        "_started",
        "name",
    )

    def __init__(self, limits: Limits = DEFAULT_LIMITS) -> None:
        self._counter = _Counter(limits)
        self._held: list[bytes] = []
        self._held_size = 0
        self._started = False
        self._ended_in_cr = False
        self._is_between = False  # between two events, with nothing held
        self._is_after_line = False  # in an event without a name, of which one line of data has come
        self._head = _DATA  # what stands before the data of an event of this type
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
        size = len(data)
        if self._is_between:
            if data.startswith(self._head):  # nearly every event is of the same type as the one before it
                start = len(self._head)
                end = data.find(b"\n", start)
                if end <= start or _CR in data:
                    return None
                counter = self._counter
                if end == size - 2 and data[-1] == _LF and size <= counter.line and size <= counter.left:
                    counter.left -= size
                    return data[start:-2]
                if end == size - 1 and start == len(_DATA) and self._counter.take_whole(size):
                    self._data = [data[start:-1]]  # this server flushes every line
                    self._size = end - start
                    self._is_between = False
                    self._is_after_line = True
                    return b""
                return None
            return self._one_of_another_type(data)
        if self._is_after_line and data == b"\n" and self._counter.take_whole(1):
            [line] = self._data
            self._data = []
            self._size = 0
            self._is_between = True
            self._is_after_line = False
            return line
        return None

    def _one_of_another_type(self, data: bytes) -> bytes | None:
        """The same where the event is of another type than the last one; the type and how it is told are kept."""
        if data.startswith(_DATA):
            head, name = _DATA, "message"
        else:
            end = data.find(b"\n")
            if end <= len(_EVENT) or not data.startswith(_EVENT) or data[end + 1 : end + 1 + len(_DATA)] != _DATA:
                return None
            if _CR in data[:end]:
                return None
            head, name = data[: end + 1 + len(_DATA)], data[len(_EVENT) : end].decode("utf-8", "replace")
        self._head, self.name = head, name
        return self.one(data)

    def feed(self, data: bytes) -> list[SseEvent]:
        """The events that `data` completes."""
        self._is_after_line = False
        if self._is_between:
            plain = None
            if data[:6] == b"data: ":
                plain = self._take_plain(data)
            elif data[:7] == b"event: ":
                plain = self._take_named(data)
            if plain is not None:
                return plain
        events = self._take_bytes(data)
        self._is_between = self._started and not (
            self._held or self._data or self._event or self._bare or self._ended_in_cr
        )
        return events

    def _take_plain(self, data: bytes) -> list[SseEvent] | None:
        """The events of `data` where each is one line of data and an empty line, as nearly always; None elsewhere."""
        size = len(data)
        if data[-2:] != b"\n\n" or data.find(b"\r") >= 0:
            return None
        if data.find(b"\n") == size - 2:  # servers flush every event, so one read is one event
            return [SseEvent("message", data[6:-2])] if self._counter.take_whole(size) else None
        pieces = data[6:-2].split(b"\n\ndata: ")
        if any(b"\n" in piece for piece in pieces) or not self._counter.take_whole(size):
            return None
        return [SseEvent("message", piece) for piece in pieces]

    def _take_named(self, data: bytes) -> list[SseEvent] | None:
        """The event of `data` where it is one with its type, one line of data and an empty line; None elsewhere."""
        size = len(data)
        end = data.find(b"\n")
        if end <= 7 or data[end + 1 : end + 7] != b"data: " or data.find(b"\n", end + 7) != size - 2:
            return None
        if data[-1:] != b"\n" or data.find(b"\r") >= 0 or not self._counter.take_whole(size):
            return None
        return [SseEvent(data[7:end].decode("utf-8", "replace"), data[end + 7 : -2])]

    def _take_bytes(self, data: bytes) -> list[SseEvent]:
        self._counter.take(len(data))
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
        if b"\n" not in data:
            if data:
                self._held.append(data)
                self._held_size += len(data)
                self._counter.hold(self._held_size)
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
            self._counter.hold(self._held_size)
        events: list[SseEvent] = []
        for line in lines:
            self._take(line, events)
        return events

    @property
    def is_bare(self) -> bool:
        """Whether the server has left the stream, as far as is known."""
        return bool(self._bare)

    def close(self) -> list[SseEvent]:
        """A last event that was not followed by an empty line; servers that close early still mean it."""
        events: list[SseEvent] = []
        rest = b"".join(self._held).removeprefix(b"" if self._started else BOM)
        self._held, self._held_size = [], 0
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
            self._counter.hold(self._size)
            return
        if line.startswith(b"data:"):
            value = line[6:] if line[5:6] == b" " else line[5:]
            self._data.append(value)
            self._size += len(value)
            self._counter.hold(self._size)
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

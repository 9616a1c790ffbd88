"""Inspect a stream event by event: its canonical chunks, its form in every other dialect, and its first error.

In: the bytes of a stream, whole (`read_stream`) or as they come (`Segments`). Out: events, each with its chunks, and
for any dialect what the stream becomes there, with the size of each event's share, so that a page can set them side by
side. One decoder reads, one encoder for each dialect writes: the same bytes as `turnwire.convert.payload` gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from json import JSONDecoder
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.base import StreamEncoder
from turnwire.codecs.registry import get_codec
from turnwire.convert.foreign import ChunkFilter
from turnwire.convert.payload import CANONICAL, Outcome
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.core.losses import once
from turnwire.core.validate import load, parse_json

END: Final = "end"
"""Label of what comes after the last event: what only the end of the bytes says."""

NAMELESS: Final = "event"
"""Label of an event that says nothing a page shows."""

_FIELDS: Final = (b"data:", b"event:", b"id:", b"retry:", b":")
_DONE: Final = b"[DONE]"


@dataclass(slots=True, kw_only=True)
class Event:
    """One event of a stream."""

    data: bytes
    """As it came, with the line ends behind it."""
    label: str
    chunks: list[StreamingChunk] = field(default_factory=list)
    problem: str | None = None
    """Why it cannot be read. What comes after it is not read."""

    def to_dict(self) -> dict[str, Any]:
        """For the page, with the size of the event in UTF-16 units, as browsers count."""
        chunks = [chunk.to_dict() for chunk in self.chunks]
        told: dict[str, Any] = {"size": units(self.data), "label": self.label, "chunks": chunks}
        return told | ({} if self.problem is None else {"problem": self.problem})


def units(data: bytes) -> int:
    """The length of a text as JavaScript counts it."""
    return len(data.decode("utf-8", "replace").encode("utf-16-le", "surrogatepass")) // 2


class Segments:
    """Bytes as they come in, whole events out: server-sent events end at an empty line, JSON lines at their end."""

    def __init__(self) -> None:
        self._held = b""
        self._event: list[bytes] = []
        self._is_sse: bool | None = None

    def feed(self, data: bytes) -> list[bytes]:
        """The events that `data` completes."""
        *lines, self._held = (self._held + data).split(b"\n")
        return [event for line in lines if (event := self._take(line + b"\n"))]

    def close(self) -> bytes:
        """Return the remaining events at the end of the stream."""
        return b"".join(self._event) + self._held

    def _take(self, line: bytes) -> bytes | None:
        self._event.append(line)
        text = line.strip()
        if text and self._is_sse is None:
            self._is_sse = text.removeprefix(b"\xef\xbb\xbf").startswith(_FIELDS)
        if bool(text) == bool(self._is_sse) or (not text and not any(each.strip() for each in self._event)):
            return None
        event, self._event = b"".join(self._event), []
        return event


def segments(data: bytes) -> list[bytes]:
    """The events of a whole stream; a JSON array is cut behind each of its items."""
    if data.lstrip()[:1] == b"[":
        return list(_items(data.decode("utf-8", "replace")))
    cutter = Segments()
    found = cutter.feed(data)
    rest = cutter.close()
    return [*found, *([rest] if rest.strip() else [])]


def _items(text: str) -> Iterator[bytes]:
    """Split an array into pieces of one item each; text before an item belongs to it, the end of the array to the last
    item.
    """
    decode = JSONDecoder().raw_decode
    pieces: list[str] = []
    start, at = 0, text.index("[") + 1
    try:
        while True:
            while text[at] in " \t\r\n,":
                at += 1
            if text[at] == "]":
                break
            _, at = decode(text, at)
            pieces.append(text[start:at])
            start = at
    except (ValueError, IndexError, RecursionError):
        pieces.append(text[start:])  # no whole item: the codec says what is wrong with it
    else:
        pieces[-1:] = [(pieces[-1] if pieces else "") + text[start:]]
    yield from (piece.encode("utf-8", "replace") for piece in pieces)


def label_of(data: bytes) -> str:
    """Return the name in an event, or else its kind."""
    lines = [line.strip() for line in data.split(b"\n")]
    named = next((line[6:].strip() for line in lines if line.startswith(b"event:")), b"")
    if named:
        return named.decode("utf-8", "replace")
    payload = b"\n".join(line[5:].strip() for line in lines if line.startswith(b"data:"))
    if not payload:
        if any(line.startswith(b":") for line in lines):
            return "comment"
        payload = data.strip(b"[], \t\r\n") if data.lstrip()[:1] in b"[," else data.strip()
    if payload == _DONE:
        return _DONE.decode()
    try:
        value = parse_json(payload, "an event")
    except InvalidDataError:
        return "no JSON"
    names = (value.get(name) for name in ("type", "event_type")) if isinstance(value, dict) else ()
    return next((name for name in names if isinstance(name, str)), NAMELESS)


_SAID: Final = {
    "finish_reason": "finish",
    "tool_call_deltas": "tool call",
    "text": "text",
    "thinking": "thinking",
    "refusal": "refusal",
    "parts": "part",
    "usage": "usage",
}
"""What a chunk says, by the field that says it; the first one that is there."""


def labelled(data: bytes, chunks: Sequence[StreamingChunk]) -> str:
    """The label of an event: where it has no name of its own, what its chunks say."""
    label = label_of(data) if data else END
    if label != NAMELESS:
        return label
    return next((word for name, word in _SAID.items() if any(getattr(chunk, name) for chunk in chunks)), NAMELESS)


class _Writer:
    """One dialect that the stream becomes."""

    def __init__(self, source: str, target: str) -> None:
        self.encoder: StreamEncoder = get_codec(target).stream_encoder()
        self.kept = None if source == CANONICAL else ChunkFilter(source, target)
        self.pieces: list[bytes] = []
        self.error: ProviderError | None = None

    def feed(self, chunk: StreamingChunk) -> bytes:
        piece = self.encoder.feed(chunk if self.kept is None else self.kept.take(chunk))
        self.pieces.append(piece)
        return piece

    def close(self, broken: ProviderError | None) -> bytes:
        piece = self.encoder.close(None if broken is None else broken.info)
        self.pieces.append(piece)
        return piece

    def outcome(self, broken: ProviderError | None) -> Outcome:
        losses = () if self.kept is None else self.kept.losses
        return Outcome(b"".join(self.pieces), (*losses, *once(self.encoder.losses)), broken)


class Written(NamedTuple):
    """A stream converted to a dialect, and the length of each event's share, in UTF-16 units."""

    outcome: Outcome
    sizes: list[int]


@dataclass(frozen=True, slots=True)
class StreamReading:
    """A stream that was read: its events and the assembled answer."""

    events: list[Event]
    canonical: Outcome
    source: str

    def written(self, target: str) -> Written:
        """Return the stream converted to a dialect."""
        writer = _Writer(self.source, target)
        sizes = [sum(units(writer.feed(chunk)) for chunk in event.chunks) for event in self.events]
        broken = self.canonical.error
        sizes[-1] += units(writer.close(broken))
        return Written(writer.outcome(broken), sizes)


def read_stream(data: bytes, source: str) -> StreamReading:
    """A stream in the words of the codec `source` (or canonical), event by event; the last one is the end of the bytes.

    Raises:
        InvalidDataError: a canonical stream holds no chunk in a line.
        ProviderError: nothing in it can be read.
    """
    reader = _Reader(source)
    accumulator = StreamAccumulator()
    events: list[Event] = []
    broken: ProviderError | None = None
    is_empty = True

    def take(event: Event, chunks: Sequence[StreamingChunk]) -> None:
        nonlocal is_empty
        for chunk in chunks:
            is_empty = False
            accumulator.add(chunk)
            event.chunks.append(chunk)

    for segment in segments(data):
        event = Event(data=segment, label="")
        events.append(event)
        if broken is None:
            broken = _taken(event, partial(reader.feed, segment), take)
        event.label = labelled(segment, event.chunks)
    end = Event(data=b"", label=END)
    events.append(end)
    if broken is None:
        broken = _taken(end, reader.close, take)
    response = None
    if broken is None:
        try:
            response = accumulator.response
        except ProviderError as error:
            broken, end.problem = error, error.info.message
    if broken is not None and is_empty:
        raise broken
    value = (accumulator.partial() if response is None else response).to_dict()
    return StreamReading(events, Outcome(value, error=broken), source)


def _taken(
    event: Event, read: Callable[[], Sequence[StreamingChunk]], take: Callable[[Event, Sequence[StreamingChunk]], None]
) -> ProviderError | None:
    """What breaks the stream at this event, where something does."""
    try:
        take(event, read())
    except ProviderError as error:
        event.problem = error.info.message
        return error
    return None


class _Reader:
    """A decoder, or lines of canonical chunks."""

    def __init__(self, source: str) -> None:
        self._decoder = None if source == CANONICAL else get_codec(source).stream_decoder()

    def feed(self, data: bytes) -> Sequence[StreamingChunk]:
        if self._decoder is not None:
            return self._decoder.feed(data)
        return [load(StreamingChunk, parse_json(data, "the line"))] if data.strip() else []

    def close(self) -> Sequence[StreamingChunk]:
        return () if self._decoder is None else self._decoder.close()

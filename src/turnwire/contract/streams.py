"""Recorded streams: their events as JSON, their decoded chunks, and the same bytes cut in other places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.codec import Codec
from turnwire.codecs.streams.framing import LineSplitter, SseParser
from turnwire.codecs.values.wirejson import parse_wire_json
from turnwire.contract.recording import RecordedResponse
from turnwire.core.errors import ProviderError

# One byte at a time cuts inside every character and between CR and LF; the others move the cuts against the lines.
_PIECES: Final = (1, 7, 61)


@dataclass(slots=True)
class Decoded:
    """The result of decoding a stream: its chunks, and the error that ended it, if one did."""

    chunks: list[StreamingChunk] = field(default_factory=list)
    error: ProviderError | None = None


def events_of(response: RecordedResponse) -> list[Any]:
    """The JSON values of a stream, in order, without the end mark `[DONE]`.

    Raises:
        NotJsonError: a line or event is not JSON.
    """
    parser = LineSplitter() if response.framing == "ndjson" else SseParser()
    events = (*parser.feed(response.raw), *parser.close())
    return [parse_wire_json(data) for _, data in events if data.strip() != b"[DONE]"]


def announces_an_error(response: RecordedResponse, events: Sequence[Any]) -> bool:
    """Whether the recording itself shows that the stream did not end well: broken off, or an error inside."""
    if response.was_aborted or response.connection_error is not None:
        return True
    return any(_is_error(event) for event in events) or b"error" in _event_names(response)


def begins_with_an_error(response: RecordedResponse, events: Sequence[Any]) -> bool:
    """Whether the first thing in a stream is an error: the server refused, with the status already sent."""
    return bool(events) and (_is_error(events[0]) or _event_names(response)[:1] == [b"error"])


def _is_error(event: Any) -> bool:
    return isinstance(event, dict) and (event.get("error") is not None or event.get("type") == "error")


def _event_names(response: RecordedResponse) -> list[bytes]:
    """The name of each server-sent event. llama.cpp's errors on /v1/messages are known by it alone."""
    if response.framing != "sse":
        return []
    parser = SseParser()
    return [kind.encode() for kind, _ in (*parser.feed(response.raw), *parser.close())]


def decode(codec: Codec, pieces: Iterator[bytes], request: ChatRequest | None) -> Decoded:
    """Decode the pieces of a stream with the codec."""
    decoder = codec.stream_decoder(request=request)
    decoded = Decoded()
    try:
        for piece in pieces:
            decoded.chunks.extend(decoder.feed(piece))
        decoded.chunks.extend(decoder.close())
    except ProviderError as error:
        decoded.chunks.extend(decoder.held_back())
        decoded.error = error
    return decoded


def split_differences(codec: Codec, response: RecordedResponse, request: ChatRequest | None) -> list[str]:
    """The differences when the same bytes are cut in other places; there may be no difference."""
    whole = decode(codec, iter([response.raw]), request)
    found = []
    for size in _PIECES:
        other = decode(codec, _pieces(response.raw, size), request)
        if _facts(other) != _facts(whole):
            found.append(f"pieces of {size} bytes give {_summary(other)}, the whole gives {_summary(whole)}")
    return found


def _pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def _facts(decoded: Decoded) -> tuple[Any, ...]:
    info = decoded.error.info.model_dump() if decoded.error else None
    return [chunk.model_dump() for chunk in decoded.chunks], info


def _summary(decoded: Decoded) -> str:
    end = f" and then {decoded.error.info.code}" if decoded.error else ""
    return f"{len(decoded.chunks)} chunks{end}"

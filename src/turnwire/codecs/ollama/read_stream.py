"""Streamed answers (NDJSON), wire → canonical.

In: bytes, cut anywhere. Out: chunks; a line without new content gives none, and an empty list means that no line is
complete. Lines end at a line feed byte. The chunk of the object with `done` is the last one; everything after it is
ignored. If a line reports an error, the chunks of earlier lines are returned first and the next call raises the error.

A `done_reason` without `done` (MLX) also ends the answer, but a line with `done` and the counts may follow, so its
chunk is held until the end of the bytes. Tool calls arrive complete and in order; `function.index` is ignored.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/StreamLine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.ollama import ChatResponse

from turnwire.codecs.errors.unescaped import broken_error
from turnwire.codecs.ollama.read_answer import (
    READ_KEYS,
    Calls,
    content_of,
    ending_in,
    identity_in,
    is_part_of_answer,
    listed,
    message_in,
    odd_extra,
    own_of,
    says_done,
)
from turnwire.codecs.ollama.read_errors import decode_error, describe_body, holds_error
from turnwire.codecs.streams.event_decoder import NO_EVENT, EventStreamDecoder
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, Limits, LineSplitter
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS, partial_of
from turnwire.core.calls import without_their_arguments
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.json_truncation import JsonScan

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse


class OllamaStreamDecoder(EventStreamDecoder):
    """Decoder of one NDJSON stream."""

    def __init__(self, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> None:
        super().__init__(limits, UnreadEvents(ChatResponse), intake=LineSplitter(limits))
        self.has_text = False
        self.has_thinking = False
        """Whether thinking was received and its origin emitted."""
        self._request = request
        self._header: dict[str, object] | None = None  # fields of the first chunk about the answer
        self._has_begun = False  # whether a chunk, and with it the header, was returned
        self._calls = Calls()
        self._kept: dict[str, object] = {}  # extras that were already emitted
        self._held_end: RawChatResponse | None = None
        self._foreign = ForeignLines(limits.line)  # an error in another framing, as received so far

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        """Read one line."""
        if holds_error(body):
            raise stream_error_from_info(decode_error(None, body))
        if not isinstance(body, dict) or not is_part_of_answer(body):
            raise StreamError(f"the stream has a line that is {describe_body(body)}", category="protocol")
        self._read(body, chunks)

    def _read(self, data: RawChatResponse, chunks: list[StreamingChunk]) -> None:
        """Add the chunk of a line if it has new content.

        Raises:
            ProviderResponseError: a field has an unsupported type.
        """
        self._chunks.see(data)
        message = message_in(data)
        extras = unknown_fields(data, READ_KEYS)
        if self._header is None:
            self._header, odd = identity_in(data)
            self._calls.set_facts(self._header.get("created"))
            extras |= odd
            self._chunks.note(map(odd_extra, odd))
        chunk: dict[str, object] = content_of(message)
        if self.has_thinking:
            chunk.pop("thinking_origin", None)
        self.has_thinking = self.has_thinking or "thinking" in chunk
        self.has_text = self.has_text or "text" in chunk or "parts" in chunk
        if calls := listed(message, "tool_calls"):
            chunk["tool_call_deltas"] = [self._calls.read(call) for call in calls]
        if own := own_of(message):
            extras = {**extras, MESSAGE_EXTRAS: own}
        if new := self._untold(extras):
            chunk["extras"] = new
        if says_done(data):
            self._finish(data, chunk, chunks)
            return
        if data.get("done_reason"):
            self._held_end = data  # a line with `done` and the counts may follow
        if chunk:
            chunks.append(self._make(chunk))

    def _make(self, chunk: dict[str, object]) -> StreamingChunk:
        """Return the chunk with these fields; the first one has id, model and time."""
        if not self._has_begun:
            chunk = {**(self._header or {}), **chunk}
            self._has_begun = True
            from turnwire.codecs.ollama.fast_path import line_pieces

            self._fast_path = line_pieces(self)
        return self._chunks.make(chunk)

    def _finish(self, data: RawChatResponse, chunk: dict[str, object], chunks: list[StreamingChunk]) -> None:
        """Add the chunk of the object that ends the answer."""
        if self._held_end is not None:
            data = dict([*self._held_end.items(), *data.items()])
        ending, usage, odd_counts = ending_in(
            data,
            self._request,
            bool(self._calls.calls),
            self.has_text,
            self.has_thinking,
        )
        if places := without_their_arguments(self._calls.calls):
            marks = [{"index": place, "invalid": "not_json"} for place in places]
            chunk["tool_call_deltas"] = [*items_of(chunk.get("tool_call_deltas")), *marks]
        extras = {**object_of(chunk.get("extras")), **odd_counts}
        is_whole = not self._has_begun
        last = self._make({**chunk, **self._end_with(ending, usage, extras)})
        if self._failure is not None and is_whole:
            self._failure.partial = partial_of([last])
        chunks.append(last)

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        if self._foreign.lines:
            self._failure = _not_json(self._foreign.first, "the stream ended inside it")
        elif self._held_end is not None:
            self._finish(self._held_end, {}, chunks)
        else:
            self._failure = StreamError("the stream ended before it said done", category="interrupted")

    def _untold(self, extras: dict[str, object]) -> dict[str, object]:
        """Return new or changed extras: servers repeat `remote_host` in every line; logprobs are always new."""
        if not extras:
            return extras
        new = {
            key: value
            for key, value in extras.items()
            if key == "logprobs" or key not in self._kept or self._kept[key] != value
        }
        self._kept.update(new)
        return new

    def _parse_slowly(self, data: bytes, chunks: list[StreamingChunk]) -> object:
        """Parse JSON with known faults of servers; return `NO_EVENT` for a line of an error in another framing.

        A proxy in front of the server sends its own errors as an event, or in several lines; such an error must end
        before the answer continues.
        """
        foreign = self._foreign
        if not foreign.lines and data.startswith(b"event:"):
            return self._begin_foreign(data)
        text = data
        for prefix in (b"data:", b"error:"):
            text = text.removeprefix(prefix)
        is_framed = text is not data
        if foreign.is_json:
            foreign.add(text)
            if not (is_framed or foreign.is_worth_reading):
                return NO_EVENT
            text = foreign.text
        try:
            body = parse_wire_json(text)
        except NotJsonError as error:
            if (told := broken_error(text)) is not None and not error.is_cut:
                return told
            if not is_framed and error.is_cut and len(text) <= foreign.limit:
                return self._begin_foreign(text)
            raise _not_json(data, error) from None
        if not holds_error(body) and (is_framed or foreign.lines):
            raise _not_json(data, "in another framing than the lines before it")
        return body

    def _begin_foreign(self, line: bytes) -> object:
        self._foreign.begin(line)
        self._fast_path = self._read_foreign
        return NO_EVENT

    def _read_foreign(self, line: bytes) -> list[StreamingChunk]:
        """Read another line of an error in another framing, which has no chunks."""
        body = self._parse_slowly(line, [])
        if body is not NO_EVENT:
            self._event("message", body, [])
        return []


def _not_json(line: bytes, why: object) -> StreamError:
    what = f"the stream has a line that is not JSON: {describe_body(line)} ({why})"
    return StreamError(what, category="protocol")


class ForeignLines:
    """An error in a framing other than stream lines: an event, or one JSON text in several lines.

    In: lines that are not valid JSON themselves. Out: their combined text, if it should be parsed: when everything that
    was opened is closed, or when the text is twice as long as at the last attempt. So the total work is linear. Not
    thread-safe.
    """

    __slots__ = ("_read", "_scan", "_size", "limit", "lines")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lines: list[str] = []
        """Received lines, one character for each byte."""
        self._scan = JsonScan()
        self._size = 0
        self._read = 0

    @property
    def first(self) -> bytes:
        """The first line."""
        return self.lines[0].encode("latin-1")

    @property
    def is_json(self) -> bool:
        """Whether a JSON text has begun, not an event."""
        return bool(self.lines) and not self.lines[0].startswith("event:")

    @property
    def is_worth_reading(self) -> bool:
        """Whether the text may be complete, or should be checked for faults."""
        return self._scan.is_complete(self.lines) or self._size >= 2 * self._read or self._size > self.limit

    @property
    def text(self) -> bytes:
        """Return all lines and mark them as parsed."""
        self._read = self._size
        return "\n".join(self.lines).encode("latin-1")

    def begin(self, line: bytes) -> None:
        """Add the first line; do nothing if there is one, because the parsed text continues."""
        if not self.lines:
            self.add(line)
            self._read = self._size

    def add(self, line: bytes) -> None:
        """Add another line."""
        self.lines.append(line.decode("latin-1"))
        self._size += len(line) + 1

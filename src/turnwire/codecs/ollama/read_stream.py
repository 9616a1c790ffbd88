"""The NDJSON stream of an answer into chunks.

In: bytes in any pieces. Out: chunks; a line that says nothing new gives none. Lines end at a line feed, in bytes. The
chunk of the object that says `done` is the last one; what comes after it is not read. "Not yet" is an empty list. When
a line reports an error, the chunks of the lines before it come out first and the error is raised by the next call.

A `done_reason` without `done` (MLX) is an end as well, but a line that says `done` may still follow with the counts, so
its chunk waits for the end of the bytes. Tool calls come whole and in order; `function.index` means nothing.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/StreamLine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.ollama import ChatResponse

from turnwire.codecs.answers.bodies import piece_of
from turnwire.codecs.answers.finish_reasons import last_fields
from turnwire.codecs.answers.response import ChunkMaker
from turnwire.codecs.base import StreamDecoder
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
from turnwire.codecs.streams.framing import DEFAULT_LIMITS, FrameTooLargeError, Limits, LineSplitter
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS, partial_of
from turnwire.core.calls import without_their_arguments
from turnwire.core.errors import ProviderError, StreamError, stream_error_from_info
from turnwire.core.json_scan import JsonScan
from turnwire.core.jsontext import strict_json
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse


class AnswerReader:
    """Reads the lines of one stream, in their order, into chunks. Not thread-safe."""

    def __init__(self, request: ChatRequest | None) -> None:
        self.is_finished = False
        """Whether the last chunk was given."""
        self.failure: ErrorInfo | None = None
        """The error in which the answer ended."""
        self.has_told = False
        """Whether a chunk was given, and with it the header."""
        self.has_text = False
        self.has_thinking = False
        """Whether thoughts came, and it is said where they come from."""
        self._request = request
        self._chunks = ChunkMaker(UnreadEvents(ChatResponse))
        self._header: dict[str, object] | None = None  # what the first chunk says of the answer
        self._calls = Calls()
        self._kept: dict[str, object] = {}  # extras that were given already
        self._held_end: RawChatResponse | None = None

    def read(self, data: RawChatResponse, raw: bytes | None = None) -> list[StreamingChunk]:
        """The chunk of a line, where it says anything new; `raw` are the bytes that it was strictly parsed of.

        Raises:
            ProviderResponseError: a field has a type that cannot be read.
        """
        self._chunks.begin(data, raw)
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
            return [self._finish(data, chunk)]
        if data.get("done_reason"):
            self._held_end = data  # a line that says done may follow with the counts
        return [self._tell(chunk)] if chunk else []

    def end(self) -> list[StreamingChunk]:
        """The chunk of an end that nothing followed."""
        return [] if self.is_finished or self._held_end is None else [self._finish(self._held_end, {})]

    def _tell(self, chunk: dict[str, object]) -> StreamingChunk:
        """The chunk with these fields; the first one says who answers."""
        if not self.has_told:
            chunk = {**(self._header or {}), **chunk}
            self.has_told = True
        return self._chunks.make(chunk)

    def _finish(self, data: RawChatResponse, chunk: dict[str, object]) -> StreamingChunk:
        """The chunk of the object that ends the answer."""
        if self._held_end is not None:
            data = dict([*self._held_end.items(), *data.items()])
        ending, usage, odd_counts = ending_in(
            data,
            self._request,
            bool(self._calls.calls),
            self.has_text,
            self.has_thinking,
        )
        self.failure = ending.failure
        self.is_finished = True
        if places := without_their_arguments(self._calls.calls):
            marks = [{"index": place, "invalid": "not_json"} for place in places]
            chunk["tool_call_deltas"] = [*items_of(chunk.get("tool_call_deltas")), *marks]
        extras = {**object_of(chunk.get("extras")), **odd_counts}
        return self._tell({**chunk, **last_fields(ending, usage, extras)})

    def _untold(self, extras: dict[str, object]) -> dict[str, object]:
        """The extras that are new or changed: servers repeat `remote_host` in every line; logprobs are always new."""
        if not extras:
            return extras
        new = {
            key: value
            for key, value in extras.items()
            if key == "logprobs" or key not in self._kept or self._kept[key] != value
        }
        self._kept.update(new)
        return new


class ForeignLines:
    """An error in another framing than the lines of a stream: an event, or one JSON text over several lines.

    In: lines that are not JSON by themselves. Out: the text of all of them, when it is worth reading: where everything
    that was opened is closed, or where it is twice as long as it was the last time. So all readings together are
    linear. Not thread-safe.
    """

    __slots__ = ("_read", "_scan", "_size", "limit", "lines")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lines: list[str] = []
        """What came, one character for a byte."""
        self._scan = JsonScan()
        self._size = 0
        self._read = 0

    @property
    def first(self) -> bytes:
        """The line that began it."""
        return self.lines[0].encode("latin-1")

    @property
    def is_json(self) -> bool:
        """Whether a JSON text has begun, and no event."""
        return bool(self.lines) and not self.lines[0].startswith("event:")

    @property
    def is_worth_reading(self) -> bool:
        """Whether the text may be whole, or its faults should be noticed."""
        return self._scan.is_complete(self.lines) or self._size >= 2 * self._read or self._size > self.limit

    @property
    def text(self) -> bytes:
        """All lines; from now on they count as read."""
        self._read = self._size
        return "\n".join(self.lines).encode("latin-1")

    def begin(self, line: bytes) -> None:
        """Take the first line; nothing where there is one, for the text that was read goes on."""
        if not self.lines:
            self.add(line)
            self._read = self._size

    def add(self, line: bytes) -> None:
        """Take a further line."""
        self.lines.append(line.decode("latin-1"))
        self._size += len(line) + 1


class OllamaStreamDecoder(StreamDecoder):
    """Bytes of one NDJSON stream in, chunks out."""

    def __init__(self, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> None:
        self._reader = AnswerReader(request)
        self._lines = LineSplitter(limits)
        self._error: ProviderError | None = None
        self._foreign = ForeignLines(limits.line)  # an error in another framing, as far as it came
        from turnwire.codecs.ollama.fast_path import line_pieces

        self._fast_path = line_pieces(self._reader)

    def feed(self, data: bytes) -> list[StreamingChunk]:
        if data.__class__ is not bytes:
            data = piece_of(data)
        if self._error is not None:
            raise self._error
        if self._reader.is_finished:
            return []
        try:
            lines = self._lines.feed(data)
        except FrameTooLargeError as error:
            raise self._fail(StreamError(str(error), category="protocol")) from None
        return self._take(lines)

    def close(self) -> list[StreamingChunk]:
        self._raise_failure()
        is_whole = not self._reader.has_told
        chunks = [] if self._reader.is_finished else self._take(self._lines.close())
        self._raise_failure(chunks if is_whole else [])
        if self._reader.is_finished:
            return chunks
        if self._foreign.lines:
            raise self._fail(self._not_json(self._foreign.first, "the stream ended inside it"))
        end = self._reader.end()
        if self._reader.failure is not None:
            raise self._fail(stream_error_from_info(self._reader.failure))
        if end:
            return [*chunks, *end]
        raise self._fail(StreamError("the stream ended before it said done", category="interrupted"))

    @property
    def failure(self) -> ProviderError | None:
        return self._error

    def _raise_failure(self, whole: Sequence[StreamingChunk] = ()) -> None:
        """Raise the failure of the stream, if it failed; `whole` are the chunks of an answer that has one line."""
        if self._error is not None:
            if whole and self._error.partial is None:
                self._error.partial = partial_of(whole)
            raise self._error

    def _take(self, lines: list[bytes]) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for line in lines:
                if self._foreign.lines:  # what has begun has to end before the answer goes on
                    data, raw = self._parse_slowly(line), None
                elif self._reader.has_told and (found := self._fast_path(line)) is not None:
                    chunks += found
                    continue
                else:
                    data, raw = self._parse(line)
                if data is None:
                    continue
                chunks += self._read(data, raw)
                if self._reader.failure is not None:
                    self._fail(stream_error_from_info(self._reader.failure))
                if self._reader.is_finished:
                    break
        except UNFIT as error:
            self._fail(StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol"))
        except ProviderError as error:
            self._fail(error)
        if self._error is not None and not chunks:
            raise self._error
        return chunks

    def _parse(self, line: bytes) -> tuple[object, bytes | None]:
        """The value of a line, and the line where it was strictly parsed."""
        try:
            return strict_json(line), line
        except ValueError:
            return self._parse_slowly(line), None

    def _parse_slowly(self, line: bytes) -> object:
        """JSON with the faults that servers are known for; None for a line that begins an error in another framing.

        A proxy in front of the server writes its own error as an event, or over several lines.
        """
        foreign = self._foreign
        if not foreign.lines and line.startswith(b"event:"):
            foreign.begin(line)
            return None
        text = line
        for prefix in (b"data:", b"error:"):
            text = text.removeprefix(prefix)
        is_framed = text is not line
        if foreign.is_json:
            foreign.add(text)
            if not (is_framed or foreign.is_worth_reading):
                return None
            text = foreign.text
        try:
            data = parse_wire_json(text)
        except NotJsonError as error:
            if (told := broken_error(text)) is not None and not error.is_cut:
                return told
            if not is_framed and error.is_cut and len(text) <= foreign.limit:
                foreign.begin(text)
                return None
            raise self._not_json(line, error) from None
        if not holds_error(data) and (is_framed or foreign.lines):
            raise self._not_json(line, "in another framing than the lines before it")
        return data

    @staticmethod
    def _not_json(line: bytes, why: object) -> StreamError:
        what = f"the stream has a line that is not JSON: {describe_body(line)} ({why})"
        return StreamError(what, category="protocol")

    def _fail(self, error: ProviderError) -> ProviderError:
        if not isinstance(error, StreamError) and error.info.category == "protocol":
            error = StreamError(error.info.replace(code=StreamError.code))
        self._error = error
        return error

    def _read(self, data: object, raw: bytes | None) -> list[StreamingChunk]:
        """The chunk of one parsed line, where it says anything new."""
        if holds_error(data):
            raise stream_error_from_info(decode_error(None, data))
        if not isinstance(data, dict) or not is_part_of_answer(data):
            raise StreamError(f"the stream has a line that is {describe_body(data)}", category="protocol")
        return self._reader.read(data, raw)

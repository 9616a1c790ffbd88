"""The NDJSON stream of an answer into chunks.

In: bytes in any pieces. Out: chunks; a line that says nothing new gives none. Lines end at a line feed, in bytes. The
chunk of the object that says `done` is the last one; what comes after it is not read. "Not yet" is an empty list. When
a line reports an error, the chunks of the lines before it come out first and the error is raised by the next call.

A `done_reason` without `done` (MLX) is an end as well, but a line that says `done` may still follow with the counts, so
its chunk waits for the end of the bytes. Tool calls come whole and in order; `function.index` means nothing.
Source: schemas/wire/ollama/v1/chat.schema.json#/$defs/StreamLine.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.ollama import ChatResponse as WireLine

from turnwire.codecs.base import StreamDecoder
from turnwire.codecs.framing import DEFAULT_LIMITS, FrameTooLargeError, Limits, LineSplitter
from turnwire.codecs.ollama.foreign_lines import ForeignLines
from turnwire.codecs.ollama.read_answer import (
    Piece,
    is_end,
    is_part_of_answer,
    odd_beside,
    read_end,
    read_header,
    read_piece,
)
from turnwire.codecs.ollama.read_errors import decode_error, describe_body, holds_error
from turnwire.codecs.ollama.read_parts import THINKING_ORIGIN
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.whole_answers import ChunkMaker
from turnwire.codecs.wire_values import object_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall
from turnwire.core.errors import ProviderError, StreamError, stream_error_from_info
from turnwire.core.ids import mint_tool_call_id
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawChatResponse


class OllamaStreamDecoder(StreamDecoder):
    """Bytes of one NDJSON stream in, chunks out."""

    def __init__(self, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> None:
        self._request = request
        self._lines = LineSplitter(limits)
        self._chunks = ChunkMaker(UnreadEvents(WireLine))
        self._make = self._chunks.make
        self._is_started = False
        self._has_told = False  # a chunk has gone out, and with it the header
        self._header: dict[str, object] = {}  # what the first chunk will say of the answer
        self._created: str | int | None = None
        self._call_count = 0
        self._kept: dict[str, object] = {}  # extras that were emitted already
        self._held_end: RawChatResponse | None = None
        self._is_finished = False
        self._error: ProviderError | None = None
        self._foreign = ForeignLines(limits.line)  # an error in another framing, as far as it came
        from turnwire.codecs.ollama.everyday import LinePieces

        self._pieces = LinePieces()
        self._is_steady = False  # the next read may be one everyday line

    def feed(self, data: bytes) -> list[StreamingChunk]:
        if self._is_steady:
            line = self._lines.one(data)
            if line is not None:
                found = self._pieces.read(line)
                return self._take([line]) if found is None else found
        if self._error is not None:
            raise self._error
        if self._is_finished:
            return []
        try:
            lines = self._lines.feed(data)
        except FrameTooLargeError as error:
            self._is_steady = False
            raise self._fail(StreamError(str(error), category="protocol")) from None
        return self._take(lines)

    def close(self) -> list[StreamingChunk]:
        self._is_steady = False
        if self._error is not None:
            raise self._error
        chunks = [] if self._is_finished else self._take(self._lines.close())
        if self._is_finished:
            return chunks
        if self._foreign:
            raise self._fail(self._not_json(self._foreign.first, "the stream ended inside it"))
        if self._held_end is not None:
            return [*chunks, self._finish(self._held_end, {})]
        raise self._fail(StreamError("the stream ended before it said done", category="interrupted"))

    def _take(self, lines: list[bytes]) -> list[StreamingChunk]:
        chunks: list[StreamingChunk] = []
        try:
            for line in lines:
                if self._has_told and len(lines) > 1 and (found := self._pieces.read(line)) is not None:
                    chunks += found
                    continue
                try:
                    data = from_json(line)
                except ValueError:
                    data = self._parse_slowly(line)
                    if data is None:
                        continue
                chunk = self._read(data)
                if chunk is not None:
                    chunks.append(chunk)
                if self._is_finished:
                    break
        except UNFIT as error:
            self._fail(StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol"))
        except ProviderError as error:
            self._fail(error)
        self._is_steady = self._has_told and self._error is None and not self._is_finished
        if self._error is not None and not chunks:
            raise self._error
        return chunks

    def _parse_slowly(self, line: bytes) -> object:
        """JSON with the faults that servers are known for; None for a line that begins an error in another framing.

        A proxy in front of the server writes its own error as an event, or over several lines.
        """
        foreign = self._foreign
        if not foreign and line.startswith(b"event:"):
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
            if not is_framed and error.is_cut and len(text) <= foreign.limit:
                foreign.begin(text)
                return None
            raise self._not_json(line, error) from None
        if not holds_error(data) and (is_framed or foreign):
            raise self._not_json(line, "in another framing than the lines before it")
        return data

    @staticmethod
    def _not_json(line: bytes, why: object) -> StreamError:
        what = f"the stream has a line that is not JSON: {describe_body(line)} ({why})"
        return StreamError(what, category="protocol")

    def _fail(self, error: ProviderError) -> ProviderError:
        if not isinstance(error, StreamError) and error.info.category == "protocol":
            error = StreamError(error.info.replace(code="ACODE-MDL-008"))
        self._error = error
        return error

    def _read(self, data: object) -> StreamingChunk | None:
        """The chunk of one parsed line; None where it says nothing new."""
        if holds_error(data):
            raise stream_error_from_info(decode_error(None, data))
        if not isinstance(data, dict) or not is_part_of_answer(data):
            raise StreamError(f"the stream has a line that is {describe_body(data)}", category="protocol")
        self._chunks.see(data)
        piece = read_piece(data, self._call_count)
        extras = piece.extras
        if not self._is_started:
            model, self._created, extras = read_header(data, extras)
            self._is_started = True
            self._header = {
                key: value for key, value in (("model", model), ("created", self._created)) if value is not None
            }
        chunk = self._content(piece)
        if piece.message_extras:
            extras = {**extras, MESSAGE_EXTRAS: piece.message_extras}
        if new := self._untold(extras):
            chunk["extras"] = new
        if data.get("done") is True or data.get("_debug_info") is not None:
            return self._finish(data, chunk)
        if is_end(data):
            self._held_end = data
        if not chunk:
            return None
        return self._chunk(chunk)

    def _content(self, piece: Piece) -> dict[str, object]:
        chunk: dict[str, object] = {}
        if piece.thinking:
            chunk["thinking"] = piece.thinking
            if not self._pieces.has_thinking:
                chunk["thinking_origin"] = THINKING_ORIGIN
                self._pieces.has_thinking = True
        if piece.text:
            chunk["text"] = piece.text
            self._pieces.has_text = True
        if piece.parts:
            chunk["parts"] = piece.parts
            self._pieces.has_text = True
        if piece.calls:
            chunk["tool_call_deltas"] = [self._delta(call) for call in piece.calls]
        return chunk

    def _chunk(self, chunk: dict[str, object]) -> StreamingChunk:
        if not self._has_told:
            chunk = {**self._header, **chunk}
            self._has_told = True
        return self._make(chunk)

    def _finish(self, data: RawChatResponse, chunk: dict[str, object]) -> StreamingChunk:
        if self._held_end is not None:
            data = dict([*self._held_end.items(), *data.items()])
        end = read_end(
            data,
            has_calls=self._call_count > 0,
            has_text=self._pieces.has_text,
            has_thinking=self._pieces.has_thinking,
            request=self._request,
        )
        chunk.update(is_complete=True, finish_reason=end.reason, usage=end.usage)
        self._chunks.note(odd_beside(self._kept))
        if end.odd:
            chunk["extras"] = {**object_of(chunk.get("extras")), **end.odd}
        if end.raw is not None:
            chunk["raw_finish_reason"] = end.raw
        if end.diagnostics:
            chunk["diagnostics"] = end.diagnostics
        self._is_finished = True
        return self._chunk(chunk)

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

    def _delta(self, call: RawCall) -> dict[str, object]:
        """A whole call as its one delta. Numbers and names keep their form in the text."""
        position = self._call_count
        self._call_count += 1
        delta: dict[str, object] = {
            "index": position,
            "arguments": json.dumps(call.value, ensure_ascii=False),
            "is_complete": True,
        }
        if call.id is not None:
            delta["id"] = call.id
        else:
            delta["id"] = mint_tool_call_id(self._created, position, call.name)
            delta["id_origin"] = "minted"
        if call.name is not None:
            delta["name"] = call.name
        if call.invalid is not None:
            delta["invalid"] = call.invalid
        if call.extras:
            delta["extras"] = call.extras
        return delta

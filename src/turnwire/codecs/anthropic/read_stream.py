"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; the `type` in the data identifies each event. Out: canonical chunks, the
last one complete. Each block gets a number when it starts. Text, thinking and calls carry that number, so they have the
order of the blocks even if a server's blocks overlap (llama.cpp). Unknown events are ignored. `message_stop` ends the
stream; the end of the bytes does too if a stop reason was received. A whole JSON body instead of a stream is read as
one.

Blocks are identified by index. A block without a canonical form (a server tool with streamed input, a compaction …) is
collected here and emitted as one part. A delta for a block that never started opens it; the type of the delta
determines the type of the block. Unknown fields of a delta belong to the block and are emitted when it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final

from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.anthropic import MessageStreamEvent

from turnwire.codecs.answers.answer_rows import read_usage, take_counts
from turnwire.codecs.answers.finish_reasons import finish_of, other_reason
from turnwire.codecs.anthropic.fields import ANSWER, TAKEN, USAGE
from turnwire.codecs.anthropic.names import DELTAS, DIALECT, EVENTS, STOP_REASONS, TOOL_USE
from turnwire.codecs.anthropic.read_answer import begun
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.anthropic.read_messages import foreign, read_call
from turnwire.codecs.errors.bodies import RawError, read_error
from turnwire.codecs.streams.event_decoder import WholeBodyDecoder
from turnwire.codecs.streams.framing import Limits, SseEvent
from turnwire.codecs.streams.text_deltas import arguments_chunk, numbered_chunk
from turnwire.codecs.values.provider_options import unknown_fields
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.unused_fields import UnreadEvents
from turnwire.codecs.values.wire_values import (
    finite,
    holds_arguments,
    items_of,
    listed_of,
    note,
    object_of,
    odd_fields,
    text_of,
    whole_of,
)
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import json_of
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.finish import ENDED
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_anthropic as raw
    from turnwire_schema.wire.raw import AnyRaw

_END: Final[SseEvent] = ("message", b'{"type":"message_stop"}')
_NO_EXTRAS: Final = frozenset({MESSAGE_EXTRAS})
_TYPE: Final = frozenset({"type"})
PIECES: Final[Mapping[str, tuple[str, str]]] = {
    "text_delta": ("text", "text"),
    "citations_delta": ("text", "citation"),
    "thinking_delta": ("thinking", "thinking"),
    "signature_delta": ("thinking", "signature"),
    "input_json_delta": ("tool_use", "partial_json"),
}
"""Block type and field name for each type of delta."""


@dataclass(slots=True, eq=False)
class _Block:
    """One open block."""

    kind: str | None
    """Block type; None if only the server knows it."""
    number: int
    data: Values
    call: int = -1
    make: Callable[[str], StreamingChunk] | None = None  # makes chunks from its deltas
    pieces: dict[str, list[object]] = field(default_factory=dict)  # by field; joined at the end, in linear time
    rest: Values = field(default_factory=dict)  # unknown fields of deltas
    strays: dict[str, int] = field(default_factory=dict)  # parts made from deltas of another block type

    def of_call(self, **fields: object) -> Values:
        """Return the fields of a chunk about the block's call."""
        return {"tool_call_deltas": [{"index": self.call, **fields}]}

    def grow(self, delta: AnyRaw) -> None:
        """Add a delta of fields that only the server knows."""
        for key, value in delta.items():
            if key != "type" and value is not None:
                key, value = ("citations", [value]) if key == "citation" else (key, value)
                held = self.data.get(key)
                self.pieces.setdefault(key, [] if held is None else [held]).append(value)

    def grown(self) -> Values:
        """Return the fields that were received in deltas."""
        fields = {key: _joined(pieces) for key, pieces in self.pieces.items()}
        if isinstance(text := fields.get("partial_json"), str):
            del fields["partial_json"]
            if text.strip():
                fields["input"] = _parsed(text)
        return fields


def _joined(pieces: Sequence[object]) -> object:
    """Join the deltas of one field: texts and lists are concatenated; for any other type the last value is used."""
    last = pieces[-1]
    if isinstance(last, str):
        return "".join(piece for piece in pieces if isinstance(piece, str))
    return [item for piece in pieces for item in listed_of(piece)] if isinstance(last, list) else last


def _parsed(text: str) -> object:
    try:
        return from_json(text)
    except ValueError:
        return text  # incomplete: recorded as received


class Blocks:
    """Blocks of one stream. Not thread-safe."""

    __slots__ = ("_doubted", "_last", "_numbers", "_open", "_sure", "notes", "streamed")

    def __init__(self) -> None:
        self._open: dict[int, _Block] = {}
        self._sure: dict[int, _Block] = {}  # open calls by index that may run as they are,
        self._doubted: set[int] = set()  # and those that need further input before they may run
        self._numbers = count()
        self._last = 0
        self.streamed: Final = StreamedCalls()
        """The calls received so far."""
        self.notes: Final[dict[str, Values]] = {}
        """Diagnostics about ignored deltas, one for each type."""

    def start(self, index: int | None, data: raw.RawStartBlock) -> Iterator[Values]:
        """Start a block; some blocks are already complete."""
        block = _Block(text_of(data.get("type")), next(self._numbers), dict(data.items()))
        self._last = block.number if index is None else index
        if (left := self._open.get(self._last)) is not None:
            self._doubt(left)  # it did not end, and the next deltas may belong to it
            yield from self.stop(index)
        self._open[self._last] = block
        if block.kind == "tool_use":
            self._sure[self._last] = block
            call = read_call(block.data, block.number)
            delta = self.streamed.open(call)
            block.call, block.make, delta["part_index"] = delta["index"], partial(self._called, block), block.number
            if call.provider_options is not None:
                delta["provider_options"] = call.provider_options
            yield {"tool_call_deltas": [delta]}
        elif (fields := begun(data)) is None:
            block.kind = None
        else:
            if block.kind != "redacted_thinking":
                block.make = partial(numbered_chunk, "text" if block.kind == "text" else "thinking", block.number)
            if fields:
                yield {**fields, "part_index": block.number}

    def take_delta(self, index: int | None, delta: AnyRaw) -> Iterator[Values]:
        """Add a delta to a block; a delta without an index may belong to any open block."""
        kind = text_of(delta.get("type")) or ("input_json_delta" if "partial_json" in delta else "")
        if index is None and len(self._open) > 1:
            self._doubt_all()
        index = self._last if index is None else index
        if index not in self._open and kind in PIECES:
            yield from self.start(index, {"type": PIECES[kind][0]})
        block = self._open.get(index)
        if block is None or block.kind == "redacted_thinking":
            what = "a piece of a block that does not take it was passed over, and is kept here"
            self._note(kind, what, delta)
        elif block.kind is None:
            block.grow(delta)
        else:
            yield from self._take_piece(block, kind, delta)

    def _take_piece(self, block: _Block, kind: str, delta: AnyRaw) -> Iterator[Values]:
        """Add a delta to a canonical block; text of another kind becomes a separate part after it."""
        home, name = PIECES.get(kind, (None, ""))
        rest, piece = unknown_fields(delta, DELTAS.get(kind, _TYPE)), delta.get(name)
        if block.call >= 0 and (home != block.kind or _may_be_input(rest)):
            self._doubt(block, delta)
        if name == "partial_json" and isinstance(piece, (dict, list)):
            piece = json_of(piece)
        if home == block.kind and name == "citation":
            block.grow({name: piece})
        elif home == block.kind and isinstance(piece, str):
            if piece and block.call >= 0:
                self._append(block, piece)
                yield block.of_call(arguments=piece)
            elif piece:
                yield {name: piece, "part_index": block.number}
        elif home == name and text_of(piece):
            if name not in block.strays:
                block.strays[name] = next(self._numbers)
            words: Values = {"type": name, name: piece}
            yield {**(begun(words) or {}), "part_index": block.strays[name]}
        else:
            rest = unknown_fields(delta, _TYPE)
        block.rest |= rest

    def take_strange(self, event: AnyRaw) -> None:
        """Handle an unknown or malformed event, which may contain the input of a call."""
        ordinary = {name for name, kind in (("type", str), ("index", int)) if isinstance(event.get(name), kind)}
        if _may_be_input(unknown_fields(event, ordinary)):
            self._doubt_all(event)

    def _doubt_all(self, said: AnyRaw | None = None) -> None:
        """Require further input for every open call, because `said` may contain their input. Visits each call once."""
        for block in self._sure.values():
            self._doubt(block)
        self._doubted.update(self._sure)
        self._sure.clear()
        if self._doubted:
            self._note_input(said)

    def _doubt(self, block: _Block, said: AnyRaw | None = None) -> None:
        """Require further input before a call may run, because its input may be in `said`."""
        if block.call >= 0:
            self.streamed.calls[block.call].invalid = "not_json"
            self._note_input(said)

    def _note_input(self, said: AnyRaw | None) -> None:
        if said is not None:
            what = "a piece of a call has not the form of its input; the call does not run without another one"
            self._note("input", what, said)

    def _note(self, key: str, what: str, said: AnyRaw) -> None:
        kept, _ = finite({"value": dict(said.items())})
        self.notes.setdefault(key, {**note("unknown_delta", what), **kept})

    def maker_at(self, index: int, kind: str) -> Callable[[str], StreamingChunk] | None:
        """Return the function that makes chunks for the open block of this kind; None if no such block is open."""
        block = self._open.get(index)
        return None if block is None or block.kind != kind else block.make

    def _append(self, block: _Block, piece: str) -> None:
        call = self.streamed.calls[block.call]
        call.is_parsed = False  # discard the input from the block start
        call.pieces.append(piece)

    def _called(self, block: _Block, piece: str) -> StreamingChunk:
        self._append(block, piece)
        return arguments_chunk(block.call, piece)

    def stop(self, index: int | None) -> Iterator[Values]:
        """End a block."""
        index = self._last if index is None else index
        block = self._open.pop(index, None)
        if block is None:
            return
        self._sure.pop(index, None)
        self._doubted.discard(index)
        own = block.rest | block.grown()
        if block.kind is None:
            yield {"parts": [foreign(block.data | own)], "part_index": block.number}
        elif block.call >= 0:
            call = self.streamed.calls[block.call]
            if own:  # new options replace earlier ones
                yield block.of_call(provider_options={DIALECT: unknown_fields(block.data, TOOL_USE) | own})
            if not call.pieces:  # the input was in the block start, or there is no input
                self._append(block, json_of(call.value) if call.is_parsed else "")
                yield block.of_call(arguments=call.text)
            if call.says_anything:
                call.invalid = None
            elif call.invalid is not None:
                yield block.of_call(invalid=call.invalid)
        elif own:
            yield {block.kind: "", "part_index": block.number, "provider_options": {DIALECT: own}}

    def finish(self, *, has_ended: bool) -> Iterator[Values]:
        """End every open block. If the model did not end the answer, calls without input count as cut off."""
        for index in list(self._open):
            yield from self.stop(index)
        if has_ended and (marks := self.streamed.unclear()):
            yield {"tool_call_deltas": marks}


def _may_be_input(said: Mapping[str, object]) -> bool:
    """Return whether an event contains anything that may be the input of a call."""
    return bool(said) and (holds_arguments(said) or any(map(_is_like_input, said.values())))


def _is_like_input(value: object) -> bool:
    if isinstance(value, str):
        return value.lstrip().startswith(("{", "[", '"'))
    return isinstance(value, (dict, list)) and bool(value)


class AnthropicStreamDecoder(WholeBodyDecoder):
    """Decoder of one stream of message events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(MessageStreamEvent))
        self._request = request
        self._blocks = Blocks()
        self._raw: str | None = None
        self._usage: Values = {}
        self._extras: Values = {}
        from turnwire.codecs.anthropic.fast_path import block_pieces

        self._fast_path = block_pieces(self._blocks)

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        if self._raw is None:
            self._failure = StreamError("the stream ended before its end", category="interrupted")
        else:
            chunks += self._take([_END])

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            raise StreamError("an event of the stream is not a JSON object", category="protocol")
        chunks.extend(map(self._validate, self._read(event, body)))

    def _read(self, event: str, body: raw.RawMessageStreamEvent) -> Iterator[Values]:
        kind = text_of(body.get("type"))
        if event == "error" or kind == "error" or (kind is None and "error" in body):
            error = read_error(body) or read_error({"error": body}) or RawError()
            raise stream_error_from_info(describe(error, body, None))
        self._chunks.see(body)
        index = whole_of(body.get("index"))
        known = EVENTS.get(kind or "")
        if known is not None and not body.keys() <= known:
            self._extras |= unknown_fields(unknown_fields(body, known), TAKEN)
        delta, block, message = body.get("delta"), body.get("content_block"), body.get("message")
        match kind:
            case "content_block_delta" if isinstance(delta, dict):
                yield from self._blocks.take_delta(index, delta)
            case "content_block_start" if isinstance(block, dict):
                yield from self._blocks.start(index, block)
            case "content_block_delta" if "partial_json" in body:
                yield from self._blocks.take_delta(index, unknown_fields(body, {"type", "index"}))
            case "content_block_stop":
                self._blocks.take_strange(body)
                yield from self._blocks.stop(index)
            case "message_start" if isinstance(message, dict):
                yield from self._message_start(message)
            case "message_delta":
                end: raw.RawMessageDelta = object_of(delta)
                self._note_end(end.get("stop_reason"), unknown_fields(end, TAKEN))
                self._count(body.get("usage"))
            case "message_stop":
                yield from self._end()
            case _:
                self._blocks.take_strange(body)

    def _message_start(self, message: raw.RawStartMessage) -> Iterator[Values]:
        fields, rest, _ = ANSWER.take(message)
        self._blocks.streamed.set_facts(fields.get("id"))
        self._count(message.get("usage"))
        self._note_end(message.get("stop_reason"), unknown_fields(rest, _NO_EXTRAS))
        usage, _ = read_usage(USAGE, self._usage)
        if usage:
            fields["usage"] = usage
        if fields:
            yield fields
        for index, block in enumerate(items_of(message.get("content"))):
            yield from self._blocks.stop(index - 1)
            if isinstance(block, dict):  # only in whole answers; by the contract a stream has no blocks here
                yield from self._blocks.start(index, block)

    def _count(self, news: object) -> None:
        """Update the token counts: values in `news` replace earlier ones, all others stay."""
        if isinstance(news, dict):
            self._chunks.note(take_counts(USAGE, self._usage, news))
        elif news is not None and news != "":
            self._extras["usage"] = news

    def _note_end(self, said: object, beside: Values) -> None:
        """Record the stop reason and the fields in the same object."""
        if (reason := text_of(said)) is not None:
            self._chunks.note(other_reason(self._raw, reason))
            self._raw = reason
        self._extras |= beside

    def _end(self) -> Iterator[Values]:
        yield from self._blocks.finish(has_ended=STOP_REASONS.get(self._raw or "") in ENDED)
        counted, odd = read_usage(USAGE, self._usage)
        usage = counted or {}
        self._chunks.note([*odd, *odd_fields(self._extras, ANSWER.judges, "/extras"), *self._blocks.notes.values()])
        ending = finish_of(self._raw, STOP_REASONS, self._blocks.streamed.calls, usage, self._request)
        if fields := self._end_with(ending, usage, self._extras):
            yield fields

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """Read a whole answer that was sent instead of a stream, as the equivalent events."""
        if isinstance(body, dict) and isinstance(body.get("content"), list):
            for event in ({"type": "message_start", "message": body}, {"type": "message_stop"}):
                self._event("message", event, chunks)
        elif (error := read_error(body)) is not None:
            raise stream_error_from_info(describe(error, body, None))
        else:
            raise StreamError("the answer is JSON without content, not a stream", category="protocol")

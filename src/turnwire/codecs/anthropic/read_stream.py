"""Streamed answers, wire → canonical.

In: bytes of server-sent events, cut anywhere; the type in the data distinguishes them. Out: canonical chunks, the last
one complete. Blocks get a number when they start, and text, thoughts and calls carry it, so their order is that of the
blocks, even on servers whose blocks overlap (llama.cpp). Events that are not known are passed over. `message_stop` is
the end; the end of the bytes is one where a stop reason came. A whole JSON body in place of a stream is read as one.

Blocks are distinguished by their index. A block without a canonical form (a server tool with its input in pieces, a
compaction …) is put together here and given out as one part. A delta for a block that never started opens it: the
delta's type says what it is. What a delta says beside its piece belongs to the block, and comes when the block ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.anthropic import MessageStreamEvent

from turnwire.codecs.anthropic.fields import ANSWER, TAKEN, USAGE
from turnwire.codecs.anthropic.names import DELTAS, DIALECT, EVENTS, STOP_REASONS, TEXT, THINKING, TOOL_USE
from turnwire.codecs.anthropic.read_errors import describe
from turnwire.codecs.anthropic.read_messages import ORIGIN, foreign, id_of, redacted
from turnwire.codecs.endings import ending_of, note, other_reason
from turnwire.codecs.error_bodies import RawError, read_error
from turnwire.codecs.event_decoder import WholeBodyDecoder
from turnwire.codecs.framing import Limits
from turnwire.codecs.numbers import whole_of
from turnwire.codecs.own_options import own_fields, rest_of, with_own
from turnwire.codecs.pieces import numbered_maker, piece_makers
from turnwire.codecs.rows import Values
from turnwire.codecs.unread import UnreadEvents
from turnwire.codecs.usage_rows import read_usage, take_counts
from turnwire.codecs.wire_values import (
    finite,
    holds_arguments,
    items_of,
    listed_of,
    object_of,
    odd_fields,
    odd_identity,
    text_of,
    word_of,
)
from turnwire.core.calls import RawCall, json_of
from turnwire.core.errors import StreamError, stream_error_from_info
from turnwire.core.finish import ENDED
from turnwire.core.tool_deltas import StreamedCalls
from turnwire.core.validate import UNFIT, first_problem

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_anthropic as raw
    from turnwire_schema.wire.raw import AnyRaw

_KIND_OF_DELTA: Final[Mapping[str, raw.RawStartBlock]] = {
    "text_delta": {"type": "text", "text": ""},
    "citations_delta": {"type": "text", "text": ""},
    "thinking_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "signature_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "input_json_delta": {"type": "tool_use", "input": {}},
}
_PIECES: Final[Mapping[tuple[str, str], Literal["text", "thinking", "signature"]]] = {
    ("text_delta", "text"): "text",
    ("thinking_delta", "thinking"): "thinking",
    ("signature_delta", "thinking"): "signature",
}
"""By type of a delta and its block: the field with a piece, which has this name in a chunk, too."""


@dataclass(slots=True, eq=False)
class _Block:
    """One open block."""

    kind: str
    number: int
    data: Values
    call: int = -1
    has_pieces: bool = False
    is_unclear: bool = False
    """Of a call: whether its input may have come in a form that this wire has not."""
    input: list[str] = field(default_factory=list)
    citations: list[object] = field(default_factory=list)
    texts: dict[str, list[str]] = field(default_factory=dict)  # pieces that are joined at the end
    lists: dict[str, list[object]] = field(default_factory=dict)
    rest: Values = field(default_factory=dict)  # what deltas said beside their pieces
    strays: dict[str, int] = field(default_factory=dict)  # the parts of words of another kind
    make: Callable[[str], StreamingChunk] | None = None  # of the pieces of a text or a thought

    @property
    def own(self) -> Values:
        """What the end brings: the citations, and what only the server knows the meaning of."""
        if not self.citations:
            return self.rest
        return {**self.rest, "citations": [*listed_of(self.data.get("citations")), *self.citations]}


class Blocks:
    """The blocks of one stream. Not thread-safe."""

    __slots__ = ("_count", "_last", "_open", "notes", "streamed")

    def __init__(self) -> None:
        self._open: dict[object, _Block] = {}
        self._count = 0
        self._last = 0
        self.streamed: Final = StreamedCalls()
        """The calls as far as they came."""
        self.notes: Final[dict[str, Values]] = {}
        """Diagnostics of pieces that were passed over: of each type the first."""

    def start(self, index: object, data: raw.RawStartBlock) -> Iterator[Values]:
        """A block begins; some are whole already."""
        index = self._count if (whole := whole_of(index)) is None else whole
        self._last = index
        if index in self._open:
            self._open[index].is_unclear = True  # it did not end, and what comes may be its own
            yield from self.stop(index)
        kind = data.get("type")
        number = self._count
        self._count += 1
        block = _Block(kind if isinstance(kind, str) else "", number, dict(data.items()))
        self._open[index] = block
        text, thinking = data.get("text", ""), data.get("thinking", "")
        match block.kind:
            case "text" if isinstance(text, str):
                block.make = numbered_maker("text", number)
                rest = rest_of(data, TEXT)
                if text or rest:
                    yield with_own({"text": text, "part_index": number}, rest, DIALECT)
            case "thinking" if isinstance(thinking, str):
                block.make = numbered_maker("thinking", number)
                fields: Values = {"thinking": thinking, "part_index": number, "thinking_origin": ORIGIN}
                if signature := text_of(data.get("signature")):
                    fields["signature"] = signature
                yield with_own(fields, rest_of(data, THINKING), DIALECT)
            case "redacted_thinking" if isinstance(data.get("data"), str):
                yield {"parts": [redacted(data)], "part_index": number}
            case "tool_use":
                yield {"tool_call_deltas": [self._open_call(block, data)]}
            case "text" | "thinking" | "redacted_thinking":
                block.kind = ""  # a known name with another shape: kept as it comes

    def _open_call(self, block: _Block, data: raw.RawStartToolUseBlock) -> Values:
        delta = self.streamed.open(RawCall(id=text_of(id_of(data.get("id"))), name=text_of(data.get("name"))))
        block.call, delta["part_index"] = delta["index"], block.number
        if (own := own_fields(data, TOOL_USE, DIALECT)) is not None:
            delta["provider_options"] = own
        return delta

    def take_delta(self, index: object, delta: raw.RawContentDelta) -> Iterator[Values]:
        """A piece of a block."""
        kind = text_of(delta.get("type")) or ("input_json_delta" if "partial_json" in delta else "")
        index = self._place_of(index)
        block = self._open.get(index)
        if block is None:
            missing = _KIND_OF_DELTA.get(kind)
            if missing is None:
                self._pass_over(delta)
                return
            yield from self.start(index, missing)
            block = self._open[index]
        self._look_for_input(block, kind, delta)
        known = DELTAS.get(kind)
        if known is not None and not delta.keys() <= known:
            block.rest |= rest_of(delta, known)
        name = _PIECES.get((kind, block.kind))
        piece = None if name is None else delta.get(name)
        if name is not None and isinstance(piece, str):
            if piece:
                yield {name: piece, "part_index": block.number}
            return
        piece = delta.get("partial_json")
        if isinstance(piece, (dict, list)):
            piece = json_of(piece)
        match kind, block.kind:
            case "input_json_delta", "tool_use" if isinstance(piece, str):
                if piece:
                    self._append(block, piece)
                    yield {"tool_call_deltas": [{"index": block.call, "arguments": piece}]}
            case "citations_delta", "text":
                block.citations.append(delta.get("citation"))
            case (("text_delta" | "thinking_delta"), "text" | "thinking" | "tool_use") if text_of(
                stray := _words(delta)
            ):
                yield self._stray(block, kind, stray)
            case _, "text" | "thinking" | "tool_use":
                block.rest |= rest_of(delta, {"type"})
            case _, "redacted_thinking":
                self._pass_over(delta)
            case _:
                _extend(block, delta)

    def _stray(self, block: _Block, kind: str, words: object) -> Values:
        """Words of another kind than their block: a part of their own, behind it."""
        if kind not in block.strays:
            block.strays[kind] = self._count
            self._count += 1
        number = block.strays[kind]
        if kind == "text_delta":
            return {"text": words, "part_index": number}
        return {"thinking": words, "part_index": number, "thinking_origin": ORIGIN}

    def _place_of(self, index: object) -> int:
        """The index of the block that a piece is of; without one it may be of any block that is open."""
        if (whole := whole_of(index)) is not None:
            return whole
        if len(self._open) > 1:
            for block in self._open.values():
                block.is_unclear = True
        return self._last

    def _look_for_input(self, block: _Block, kind: str, delta: AnyRaw) -> None:
        """Note a piece that may be the input of a call in another form."""
        if block.kind == "tool_use" and (kind != "input_json_delta" or _holds_input(delta)):
            block.is_unclear = True
            self._strange(delta)

    def _strange(self, said: AnyRaw) -> None:
        what = "a piece of a call has not the form of its input; the call does not run without another one"
        kept, _ = finite({"value": dict(said.items())})
        self.notes.setdefault("input", {**note("unknown_delta", what), **kept})

    def take_strange(self, event: AnyRaw) -> None:
        """An event that is not known, or of another form: it may bring the input of a call."""
        values = [value for _, value in event.items()]
        said = [event, *(value for value in values if isinstance(value, dict))]
        texts = [value for value in values if isinstance(value, str) and value.lstrip().startswith("{")]
        calls = [block for block in self._open.values() if block.kind == "tool_use"]
        if calls and (texts or holds_arguments(*said) or any(map(_holds_input, said))):
            self._strange(event)
            for block in calls:
                block.is_unclear = True

    def _pass_over(self, delta: raw.RawContentDelta) -> None:
        what = "a piece of a block that does not take it was passed over, and is kept here"
        kept, _ = finite({"value": dict(delta.items())})
        self.notes.setdefault(word_of(delta.get("type")), {**note("unknown_delta", what), **kept})

    def maker_at(self, index: int, kind: str) -> Callable[[str], StreamingChunk] | None:
        """What makes the chunk of a piece of the open block of this kind; None where none is open there."""
        block = self._open.get(index)
        if block is None or block.kind != kind:
            return None
        return partial(self._called, block) if kind == "tool_use" else block.make

    def _append(self, block: _Block, piece: str) -> None:
        block.has_pieces = True
        self.streamed.calls[block.call].pieces.append(piece)

    def _called(self, block: _Block, piece: str) -> StreamingChunk:
        self._append(block, piece)
        return piece_makers().arguments(block.call, piece)

    def stop(self, index: object) -> Iterator[Values]:
        """A block ends."""
        index = self._last if (whole := whole_of(index)) is None else whole
        block = self._open.pop(index, None)
        if block is None:
            return
        match block.kind:
            case "text" | "thinking" as kind:
                if own := block.own:
                    yield {kind: "", "part_index": block.number, "provider_options": {DIALECT: own}}
            case "tool_use":
                if own := block.own:  # options replace those that came before
                    options = {DIALECT: rest_of(block.data, TOOL_USE) | own}
                    yield {"tool_call_deltas": [{"index": block.call, "provider_options": options}]}
                if not block.has_pieces:  # the input stood in the start, or there is none
                    given = block.data.get("input")
                    text = "" if given == "" else json_of({} if given is None else given)
                    call, delta = self.streamed.calls[block.call], {"index": block.call, "arguments": text}
                    call.pieces.append(text)
                    block.is_unclear = block.is_unclear or holds_arguments(block.data | block.rest, but="input")
                    yield {"tool_call_deltas": [delta]}
                call = self.streamed.calls[block.call]
                if block.is_unclear and not call.says_anything:
                    call.invalid = "not_json"
                    yield {"tool_call_deltas": [{"index": block.call, "invalid": "not_json"}]}
            case "redacted_thinking":
                return
            case _:
                yield {"parts": [foreign(_whole(block))], "part_index": block.number}

    def finish(self, *, has_ended: bool) -> Iterator[Values]:
        """Everything that no stop came for. Of an answer that the model did not end, bare calls are cut anyway."""
        for index in list(self._open):
            yield from self.stop(index)
        if has_ended and (marks := self.streamed.unclear()):
            yield {"tool_call_deltas": marks}


def _holds_input(delta: AnyRaw) -> bool:
    """Whether a piece has anything like input next to the field for it."""
    return any(
        isinstance(value, (dict, list)) or (isinstance(value, str) and value.lstrip().startswith(("{", "[", '"')))
        for name, value in delta.items()
        if name not in ("type", "partial_json") and value
    )


def _words(delta: raw.RawContentDelta) -> object:
    return delta.get("text" if delta.get("type") == "text_delta" else "thinking")


def _extend(block: _Block, delta: raw.RawContentDelta) -> None:
    """Put a delta into a block of which only the server knows the meaning: texts go on, lists grow."""
    for key, value in delta.items():
        held = block.data.get(key)
        if key == "type" or value is None:
            continue
        if key == "partial_json" and isinstance(value, str):
            block.input.append(value)
        elif key == "citation":
            block.citations.append(value)
        elif isinstance(held, str) and isinstance(value, str):
            block.texts.setdefault(key, [held]).append(value)
        elif isinstance(held, list) and isinstance(value, list):
            block.lists.setdefault(key, list(held)).extend(value)
        else:
            block.data[key] = value
            block.texts.pop(key, None)
            block.lists.pop(key, None)


def _whole(block: _Block) -> Values:
    data = block.data | block.lists | {key: "".join(pieces) for key, pieces in block.texts.items()}
    text = "".join(block.input)
    if text.strip():
        try:
            data["input"] = from_json(text)
        except ValueError:
            data["input"] = text  # cut off: kept as it came
    if block.citations:
        data["citations"] = [*listed_of(data.get("citations")), *block.citations]
    return data


class AnthropicStreamDecoder(WholeBodyDecoder):
    """Decodes one stream of message events."""

    def __init__(self, request: ChatRequest | None, limits: Limits) -> None:
        super().__init__(limits, UnreadEvents(MessageStreamEvent))
        self._request = request
        self._blocks = Blocks()
        self._raw: str | None = None
        self._usage: Values = {}
        self._extras: Values = {}
        from turnwire.codecs.anthropic.everyday import block_pieces

        self._everyday = block_pieces(self._blocks)

    # Bytes

    def _take_end_of_bytes(self, chunks: list[StreamingChunk]) -> None:
        if self._raw is None:
            self._failure = StreamError("the stream ended before its end", category="interrupted")
        else:
            try:
                self._event("message", {"type": "message_stop"}, chunks)
            except UNFIT as error:
                self._failure = StreamError(f"the answer cannot be read: {first_problem(error)}", category="protocol")

    # Events

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if not isinstance(body, dict):
            self._failure = StreamError("an event of the stream is not a JSON object", category="protocol")
        else:
            chunks.extend(map(self._validate, self._read(event, body)))

    def _read(self, event: str, body: raw.RawMessageStreamEvent) -> Iterator[Values]:
        kind = body.get("type")
        if event == "error" or kind == "error" or (not isinstance(kind, str) and "error" in body):
            self._server_error(read_error(body) or read_error({"error": body}) or RawError(), body)
            return
        self._chunks.see(body)
        index = body.get("index")
        known = EVENTS.get(kind if isinstance(kind, str) else "")
        if known is not None and not body.keys() <= known:
            self._extras |= rest_of(rest_of(body, known), TAKEN)
        delta, block, message = body.get("delta"), body.get("content_block"), body.get("message")
        match kind:
            case "content_block_delta" if isinstance(delta, dict):
                yield from self._blocks.take_delta(index, delta)
            case "content_block_start" if isinstance(block, dict):
                yield from self._blocks.start(index, block)
            case "content_block_delta" if "partial_json" in body:
                yield from self._blocks.take_delta(index, rest_of(body, {"type", "index"}))
            case "content_block_stop":
                if not body.keys() <= EVENTS["content_block_stop"]:
                    self._blocks.take_strange(body)
                yield from self._blocks.stop(index)
            case "message_start" if isinstance(message, dict):
                yield from self._message_start(message)
            case "message_delta":
                self._note_message(object_of(delta))
                self._extras |= odd_identity(body, {"usage": ANSWER.judges["usage"]})
                self._count(body.get("usage"))
            case "message_stop":
                yield from self._end()
            case _:
                self._blocks.take_strange(body)

    def _message_start(self, message: raw.RawStartMessage) -> Iterator[Values]:
        fields, rest, odd = ANSWER.take(message)
        self._blocks.streamed.set_facts(fields.get("id"))
        self._count(message.get("usage"))
        self._note_message(message)
        self._extras |= {name: rest[name] for name in odd}
        usage, _ = read_usage(USAGE, self._usage)
        if usage:
            fields["usage"] = usage
        if fields:
            yield fields
        for index, block in enumerate(items_of(message.get("content"))):
            if isinstance(block, dict):  # there is none by the contract; what stands there is the answer's
                yield from self._blocks.start(index, block)

    def _count(self, news: object) -> None:
        """Take a report of counts: what it names replaces what was known, what it leaves out stays."""
        self._chunks.note(take_counts(USAGE, self._usage, object_of(news)))

    def _note_message(self, told: raw.RawStartMessage | raw.RawMessageDelta) -> None:
        """Note why the answer ends, and what is said beside it."""
        if (reason := text_of(told.get("stop_reason"))) is not None:
            self._chunks.note(other_reason(self._raw, reason))
            self._raw = reason
        self._extras |= rest_of(told, TAKEN)

    def _end(self) -> Iterator[Values]:
        yield from self._blocks.finish(has_ended=STOP_REASONS.get(self._raw or "") in ENDED)
        counted, odd = read_usage(USAGE, self._usage)
        usage = counted or {}
        self._chunks.note([*odd, *odd_fields(self._extras, ANSWER.judges, "/extras"), *self._blocks.notes.values()])
        ending = ending_of(self._raw, STOP_REASONS, self._blocks.streamed.calls, usage, self._request)
        if fields := self._end_with(ending, usage, self._extras):
            yield fields

    def _server_error(self, error: RawError, body: object) -> None:
        self._failure = stream_error_from_info(describe(error, body, None))

    # A body in place of a stream

    def _take_whole(self, body: object, chunks: list[StreamingChunk]) -> None:
        """A whole answer where a stream was asked for: read as the events that it would have been."""
        if isinstance(body, dict) and isinstance(content := body.get("content"), list):
            for event in _as_events(body, content):
                if self._failure is None:
                    self._event("message", event, chunks)
        elif (told := read_error(body)) is not None:
            self._server_error(told, body)
        else:
            raise StreamError("the answer is JSON without content, not a stream", category="protocol")


def _as_events(message: raw.RawMessage, content: Sequence[object]) -> list[Values]:
    events: list[Values] = [{"type": "message_start", "message": {**dict(message.items()), "content": []}}]
    for index, block in enumerate(content):
        events.append({"type": "content_block_start", "index": index, "content_block": block})
        events.append({"type": "content_block_stop", "index": index})
    return [*events, {"type": "message_stop"}]

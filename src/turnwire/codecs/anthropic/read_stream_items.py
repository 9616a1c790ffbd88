"""The blocks of one stream: what each is, its number, and the pieces of those that are given out whole.

In: the start, the deltas and the stop of blocks, distinguished by their index. Out: the fields of canonical chunks. A
block without a canonical form (a server tool with its input in pieces, a compaction …) is put together here and given
out as one part. A delta for a block that never started opens it: the delta's type says what it is. What a delta says
beside its piece belongs to the block, and is emitted when the block ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal

from pydantic_core import from_json, to_json

from turnwire.codecs.anthropic.names import DELTAS, DIALECT, TEXT, THINKING, TOOL_USE
from turnwire.codecs.anthropic.read_parts import ORIGIN, foreign, redacted
from turnwire.codecs.own_options import own_fields, own_of, rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import listed_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.tool_deltas import ToolDeltaRouter

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawContentDelta, RawStartBlock, RawStartToolUseBlock

_KIND_OF_DELTA: Final[Mapping[str, RawStartBlock]] = {
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


class _Block:
    """One open block."""

    __slots__ = ("call", "citations", "data", "has_pieces", "input", "kind", "lists", "number", "rest", "texts")

    def __init__(self, kind: str, number: int, data: RawStartBlock) -> None:
        self.kind = kind
        self.number = number
        self.data = dict(data.items())
        self.call = -1
        self.has_pieces = False
        self.input: list[str] = []
        self.citations: list[object] = []
        self.texts: dict[str, list[str]] = {}  # pieces that are joined at the end
        self.lists: dict[str, list[object]] = {}
        self.rest: Values = {}  # what deltas said beside their pieces

    @property
    def own(self) -> Values:
        """What the end brings: the citations, and what only the server knows the meaning of."""
        if not self.citations:
            return self.rest
        return {**self.rest, "citations": [*listed_of(self.data.get("citations")), *self.citations]}


class Blocks:
    """The blocks of one stream. Not thread-safe."""

    __slots__ = ("_count", "_last", "_open", "_router", "texts")

    def __init__(self) -> None:
        self.texts: dict[object, int] = {}
        """Number of each open text block, by its index."""
        self._open: dict[object, _Block] = {}
        self._count = 0
        self._last = 0
        self._router = ToolDeltaRouter()

    @property
    def calls(self) -> list[RawCall]:
        """The calls as far as they came."""
        return self._router.calls

    def set_facts(self, response_id: str | None) -> None:
        """What ids for calls without one are made from."""
        self._router.set_facts(response_id)

    def start(self, index: object, data: RawStartBlock) -> Iterator[Values]:
        """A block begins; some are whole already."""
        if type(index) is not int:
            index = self._count
        self._last = index
        if index in self._open:
            yield from self.stop(index)
        kind = data.get("type")
        number = self._count
        self._count += 1
        block = _Block(kind if isinstance(kind, str) else "", number, data)
        self._open[index] = block
        text, thinking = data.get("text", ""), data.get("thinking", "")
        match block.kind:
            case "text" if isinstance(text, str):
                self.texts[index] = number
                rest = rest_of(data, TEXT)
                if text or rest:
                    yield with_own({"text": text, "part_index": number}, rest, DIALECT)
            case "thinking" if isinstance(thinking, str):
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

    def _open_call(self, block: _Block, data: RawStartToolUseBlock) -> Values:
        block.call = len(self._router.calls)
        given, name = text_of(data.get("id")), text_of(data.get("name"))
        delta = self._router.take(0, index=block.call, given=given, name=name)
        delta["part_index"] = block.number
        call = self._router.calls[block.call]
        call.part_index = block.number
        own = own_fields(data, TOOL_USE, DIALECT)
        if own is not None:
            call.provider_options = delta["provider_options"] = own
        return delta

    def take_delta(self, index: object, delta: RawContentDelta) -> Iterator[Values]:
        """A piece of a block."""
        kind = text_of(delta.get("type")) or ""
        if type(index) is not int:
            index = self._last
        block = self._open.get(index)
        if block is None:
            missing = _KIND_OF_DELTA.get(kind)
            if missing is None:
                return
            yield from self.start(index, missing)
            block = self._open[index]
        known = DELTAS.get(kind)
        if known is not None and not delta.keys() <= known:
            block.rest |= rest_of(delta, known)
        field = _PIECES.get((kind, block.kind))
        piece = None if field is None else delta.get(field)
        if field is not None and isinstance(piece, str):
            if piece:
                yield {field: piece, "part_index": block.number}
            return
        piece = delta.get("partial_json")
        match kind, block.kind:
            case "input_json_delta", "tool_use" if isinstance(piece, str):
                self.append_input(index, piece)
                if piece:
                    yield {"tool_call_deltas": [{"index": block.call, "arguments": piece}]}
            case "citations_delta", "text":
                block.citations.append(delta.get("citation"))
            case _, "text" | "thinking" | "tool_use":
                block.rest |= rest_of(delta, {"type"})
            case _:
                _extend(block, delta)

    # Everyday deltas

    def thinking_at(self, index: int) -> int | None:
        """The number of the open block of thoughts at `index`; None where none is open there."""
        block = self._open.get(index)
        return block.number if block is not None and block.kind == "thinking" else None

    def append_input(self, index: int, piece: str) -> int | None:
        """Take a further piece of the input of the call at `index`; its place, or None where none is open."""
        block = self._open.get(index)
        if block is None or block.kind != "tool_use":
            return None
        if piece:
            block.has_pieces = True
            self._router.append(block.call, piece)
        return block.call

    def stop(self, index: object) -> Iterator[Values]:
        """A block ends."""
        if type(index) is not int:
            index = self._last
        block = self._open.pop(index, None)
        if block is None:
            return
        match block.kind:
            case "text":
                self.texts.pop(index, None)
                if own := block.own:
                    yield {"text": "", "part_index": block.number, "provider_options": {DIALECT: own}}
            case "tool_use":
                if own := block.own:
                    yield {"tool_call_deltas": [{"index": block.call, "provider_options": self._join(block.call, own)}]}
                if not block.has_pieces:  # the input stood in the start, or there is none
                    text = to_json(block.data.get("input") or {}).decode()
                    self._router.append(block.call, text)
                    yield {"tool_call_deltas": [{"index": block.call, "arguments": text}]}
            case "thinking":
                if own := block.own:
                    yield {"thinking": "", "part_index": block.number, "provider_options": {DIALECT: own}}
            case "redacted_thinking":
                return
            case _:
                yield {"parts": [foreign(_whole(block))], "part_index": block.number}

    def _join(self, position: int, own: Values) -> Mapping[str, object]:
        """The options of a call, with what its deltas said."""
        call = self._router.calls[position]
        call.provider_options = {DIALECT: own_of(call.provider_options, DIALECT) | own}
        return call.provider_options

    def finish(self) -> Iterator[Values]:
        """Everything that no stop came for."""
        for index in list(self._open):
            yield from self.stop(index)


def _extend(block: _Block, delta: RawContentDelta) -> None:
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

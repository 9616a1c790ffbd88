"""The blocks of one stream: what each is, its number, and the pieces of those that are given out whole.

In: the start, the deltas and the stop of blocks, distinguished by their index. Out: the fields of canonical chunks. A
block without a canonical form (a server tool with its input in pieces, a compaction …) is put together here and given
out as one part. A delta for a block that never started opens it: the delta's type says what it is. What a delta says
beside its piece belongs to the block, and is emitted when the block ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pydantic_core import from_json, to_json

from turnwire.codecs.anthropic.read_blocks import ORIGIN, foreign
from turnwire.codecs.anthropic.response import redacted
from turnwire.codecs.anthropic.tables import DELTAS, DIALECT, TEXT, THINKING, TOOL_USE
from turnwire.codecs.own_options import own_fields, rest_of
from turnwire.codecs.wire_values import listed_of, text_of
from turnwire.core.calls import RawCall
from turnwire.core.tool_deltas import ToolDeltaRouter

_KIND_OF_DELTA: Final[Mapping[str, dict[str, Any]]] = {
    "text_delta": {"type": "text", "text": ""},
    "citations_delta": {"type": "text", "text": ""},
    "thinking_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "signature_delta": {"type": "thinking", "thinking": "", "signature": ""},
    "input_json_delta": {"type": "tool_use", "input": {}},
}


class _Block:
    """One open block."""

    __slots__ = ("call", "citations", "data", "grown", "has_pieces", "input", "kind", "number", "rest")

    def __init__(self, kind: str, number: int, data: Mapping[str, Any]) -> None:
        self.kind = kind
        self.number = number
        self.data = dict(data)
        self.call = -1
        self.has_pieces = False
        self.input: list[str] = []
        self.citations: list[Any] = []
        self.grown: dict[str, list[Any]] = {}  # pieces of texts and items of lists, joined at the end
        self.rest: dict[str, Any] = {}  # what deltas said beside their pieces

    def note_rest(self, kind: Any, delta: Mapping[str, Any]) -> None:
        """Keep what a delta says beside its piece."""
        known = DELTAS.get(kind if isinstance(kind, str) else "")
        if known is not None and not delta.keys() <= known:
            self.rest |= rest_of(delta, known)

    @property
    def own(self) -> dict[str, Any]:
        """What the end brings: the citations, and what only the server knows the meaning of."""
        if not self.citations:
            return self.rest
        return {**self.rest, "citations": [*listed_of(self.data.get("citations")), *self.citations]}


class Blocks:
    """The blocks of one stream. Not thread-safe."""

    __slots__ = ("_count", "_last", "_open", "_router", "texts")

    def __init__(self) -> None:
        self.texts: dict[Any, int] = {}
        """Number of each open text block, by its index."""
        self._open: dict[Any, _Block] = {}
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

    def start(self, index: Any, data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
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
        match block.kind:
            case "text" if isinstance(data.get("text", ""), str):
                self.texts[index] = number
                own = own_fields(data, TEXT, DIALECT)
                text = data.get("text", "")
                if text or own:
                    yield _with_own({"text": text, "part_index": number}, own)
            case "thinking" if isinstance(data.get("thinking", ""), str):
                fields = {"thinking": data.get("thinking", ""), "part_index": number, "thinking_origin": ORIGIN}
                signature = data.get("signature")
                if isinstance(signature, str) and signature:
                    fields["signature"] = signature
                yield _with_own(fields, own_fields(data, THINKING, DIALECT))
            case "redacted_thinking" if isinstance(data.get("data"), str):
                yield {"parts": [redacted(data)], "part_index": number}
            case "tool_use":
                yield {"tool_call_deltas": [self._open_call(block)]}
            case "text" | "thinking" | "redacted_thinking":
                block.kind = ""  # a known name with another shape: kept as it comes

    def _open_call(self, block: _Block) -> dict[str, Any]:
        block.call = len(self._router.calls)
        data = block.data
        given, name = text_of(data.get("id")), text_of(data.get("name"))
        delta = self._router.take(0, index=block.call, given=given, name=name)
        delta["part_index"] = block.number
        call = self._router.calls[block.call]
        call.part_index = block.number
        own = own_fields(data, TOOL_USE, DIALECT)
        if own is not None:
            call.provider_options = delta["provider_options"] = own
        return delta

    def take_delta(self, index: Any, delta: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """A piece of a block."""
        kind = delta.get("type")
        if type(index) is not int:
            index = self._last
        block = self._open.get(index)
        if block is None:
            missing = _KIND_OF_DELTA.get(kind if isinstance(kind, str) else "")
            if missing is None:
                return
            yield from self.start(index, missing)
            block = self._open[index]
        block.note_rest(kind, delta)
        piece: Any
        match kind, block.kind:
            case "text_delta", "text" if isinstance(piece := delta.get("text"), str):
                if piece:
                    yield {"text": piece, "part_index": block.number}
            case "thinking_delta", "thinking" if isinstance(piece := delta.get("thinking"), str):
                if piece:
                    yield {"thinking": piece, "part_index": block.number}
            case "signature_delta", "thinking" if isinstance(piece := delta.get("signature"), str):
                if piece:
                    yield {"signature": piece, "part_index": block.number}
            case "input_json_delta", "tool_use" if isinstance(piece := delta.get("partial_json"), str):
                if piece:
                    block.has_pieces = True
                    self._router.append(block.call, piece)
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

    def stop(self, index: Any) -> Iterator[dict[str, Any]]:
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

    def _join(self, position: int, own: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a call, with what its deltas said."""
        call = self._router.calls[position]
        call.provider_options = {DIALECT: {**(call.provider_options or {}).get(DIALECT, {}), **own}}
        return call.provider_options

    def finish(self) -> Iterator[dict[str, Any]]:
        """Everything that no stop came for."""
        for index in list(self._open):
            yield from self.stop(index)


def _with_own(fields: dict[str, Any], own: dict[str, Any] | None) -> dict[str, Any]:
    if own is not None:
        fields["provider_options"] = own
    return fields


def _extend(block: _Block, delta: Mapping[str, Any]) -> None:
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
            block.grown.setdefault(key, [held]).append(value)
        elif isinstance(held, list) and isinstance(value, list):
            block.grown.setdefault(key, list(held)).extend(value)
        else:
            block.data[key] = value
            block.grown.pop(key, None)


def _whole(block: _Block) -> dict[str, Any]:
    data = block.data
    for key, grown in block.grown.items():
        data[key] = "".join(grown) if isinstance(data[key], str) else grown
    text = "".join(block.input)
    if text.strip():
        try:
            data["input"] = from_json(text)
        except ValueError:
            data["input"] = text  # cut off: kept as it came
    if block.citations:
        data["citations"] = [*listed_of(data.get("citations")), *block.citations]
    return data

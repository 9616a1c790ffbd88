"""The items of a streamed response as far as they came: what a delta belongs to, and what an item's end still adds.

In: parsed events. Out: fields of canonical chunks. An item is found by `output_index`, or by its id where a server
sends no index; parts of items have the numbers that `read_output` gives them, so that a stream orders them as the whole
body does. The end of an item is compared with what its deltas brought: only what is new becomes a chunk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_responses import read_items as items
from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT, MESSAGE_ITEM, REASONING_ITEM
from turnwire.codecs.own_options import with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import word_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.calls import RawCall
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw

_KNOWN: Final = {"message": MESSAGE_ITEM, "reasoning": REASONING_ITEM}


@dataclass(slots=True)
class Part:
    """A text, thought or refusal that grows: what of it was emitted."""

    kind: str
    own: Values
    length: int = 0
    logprobs: list[object] = field(default_factory=list)
    annotations: list[object] = field(default_factory=list)


@dataclass(slots=True)
class _Item:
    """One item of the output."""

    number: int
    kind: str
    id: str | None = None
    shared: Values = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    first: int = -1
    """The lowest number of a part; -1 without any."""
    call: RawCall | None = None
    position: int = 0
    is_done: bool = False
    is_whole: bool = False

    def begin(self, number: int, kind: str, own: Values) -> Part:
        """A part that begins at `number`."""
        self.first = number if self.first < 0 else min(self.first, number)
        part = self.parts[number] = Part(kind, own)
        return part


class ItemStates:
    """The items of one stream. Not thread-safe."""

    def __init__(self) -> None:
        self._calls = StreamedCalls()
        self.calls: Final = self._calls.calls
        self.set_facts: Final = self._calls.set_facts
        self.has_refusal = False
        self.has_other_calls = False
        self._items: dict[int, _Item] = {}
        self._highest = -1
        self._finished: list[_Item] = []  # calls that ended since the last item began
        self._by_id: dict[str, _Item] = {}

    # Everyday events

    @property
    def has_any(self) -> bool:
        """Whether any item came."""
        return bool(self._items)

    def begun(
        self, index: int | None, item_id: str, kind: str, place: int | None, *, is_summary: bool = False
    ) -> tuple[int, Part] | None:
        """The number and the part that a further piece extends; None where it has not begun. Both stay as they are."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None or (is_summary and (place or 0) >= items.CONTENT_START):
            return None
        number = item.number * items.ITEM_RANGE + (0 if is_summary else items.CONTENT_START) + (place or 0)
        part = item.parts.get(number)
        return None if part is None or part.kind != kind else (number, part)

    def append_arguments(self, index: int | None, item_id: str, text: str) -> int | None:
        """Take a further piece of a call's arguments; the call's place, or None where no call has that index."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None or item.call is None:
            return None
        item.call.pieces.append(text)
        return item.position

    # Events

    def open(self, body: raw.RawOutputItemAddedEvent) -> list[Values]:
        """`output_item.added`."""
        raw = body.get("item")
        if not isinstance(raw, Mapping) or self._find(body, raw.get("id")) is not None:
            return []
        return self._begin(self._add(body.get("output_index"), raw), raw)

    def delta(self, body: raw.RawResponseStreamEvent, kind: str, *, is_summary: bool = False) -> list[Values]:
        """A piece of a text, refusal or thought."""
        text = body.get("delta")
        if not isinstance(text, str):
            return []
        item = self._find(body, body.get("item_id"))
        if item is None:
            named = {"type": "reasoning" if kind == "thinking" else "message", "id": body.get("item_id")}
            item = self._add(body.get("output_index"), named)
            item.shared = {"item": {"id": item.id}} if item.id is not None else {}
        index = body.get("summary_index") if is_summary else body.get("content_index")
        field = "summary" if is_summary else "content"
        number = items.number_of(item.number, index if type(index) is int else 0, field)
        part = item.parts.get(number)
        fields: Values = {kind: text, "part_index": number}
        if part is None:
            if not text:
                return []
            part = item.begin(number, kind, item.shared)
            with_own(fields, item.shared, DIALECT)
            if kind == "thinking":
                fields["thinking_origin"] = items.origin(field)
        part.length += len(text)
        logprobs = body.get("logprobs")
        if isinstance(logprobs, list):
            part.logprobs.extend(logprobs)
        if kind == "refusal":
            self.has_refusal = self.has_refusal or bool(text)
        return [fields] if text else []

    def arguments(self, body: raw.RawResponseStreamEvent) -> list[Values]:
        """A piece of a call's arguments that the everyday reading did not take."""
        text = body.get("delta")
        item = self._find(body, body.get("item_id"))
        if item is None or item.call is None or not isinstance(text, str) or not text:
            return []
        item.call.pieces.append(text)
        return [{"tool_call_deltas": [{"index": item.position, "arguments": text}]}]

    def annotate(self, body: raw.RawResponseStreamEvent) -> None:
        """`output_text.annotation.added`: kept until the part is emitted in whole."""
        item, annotation = self._find(body, body.get("item_id")), body.get("annotation")
        index = body.get("content_index")
        if item is not None and isinstance(annotation, Mapping):
            part = item.parts.get(items.number_of(item.number, index if type(index) is int else 0))
            if part is not None:
                part.annotations.append(annotation)

    def close(self, body: raw.RawOutputItemAddedEvent) -> list[Values]:
        """`output_item.done`."""
        raw = body.get("item")
        if not isinstance(raw, Mapping):
            return []
        item = self._find(body, raw.get("id"))
        if item is None:
            item = self._add(body.get("output_index"), raw)
            return [*self._begin(item, raw), *self._finish(item, raw)]
        return [] if item.is_done else list(self._finish(item, raw))

    def complete(self, output: Sequence[raw.RawOutputItem | None]) -> list[Values]:
        """What the last response says of items that no event has given in whole."""
        fields: list[Values] = []
        known = sorted(self._items)
        for place, raw in enumerate(output):
            if raw is None:
                continue
            item_id = raw.get("id")
            item = self._by_id.get(item_id) if isinstance(item_id, str) else None
            if item is None and place < len(known):  # some servers give the last response other ids
                item = self._items[known[place]]
                if item.kind != (raw.get("type") or "message"):
                    item = None
            if item is None:
                item = self._add(None, raw)
                fields += self._begin(item, raw)
            if not item.is_done:
                fields += self._finish(item, raw)
        return fields

    # Items

    def _find(self, body: raw.RawResponseStreamEvent | raw.RawOutputItemAddedEvent, item_id: object) -> _Item | None:
        index = body.get("output_index")
        if type(index) is int:
            return self._items.get(index)
        return self._by_id.get(item_id) if isinstance(item_id, str) else None

    def _add(self, index: object, raw: raw.RawOutputItem) -> _Item:
        number = index if type(index) is int and index >= 0 else self._highest + 1
        self._highest = max(self._highest, number)
        item = self._items[number] = _Item(number, word_of(raw.get("type") or "message"))
        if isinstance(item_id := raw.get("id"), str):
            item.id = item_id
            self._by_id.setdefault(item_id, item)
        return item

    def _begin(self, item: _Item, raw: raw.RawOutputItem) -> list[Values]:
        begun = {key: value for key, value in raw.items() if key != "status"}  # in_progress; the end has the real one
        ended = self._ended_calls()
        if item.kind in _KNOWN:
            item.shared = items.item_fields(begun, _KNOWN[item.kind])
        elif item.kind == "function_call":
            return [*ended, {"tool_call_deltas": [self._begin_call(item, begun)]}]
        elif item.kind in CALL_ITEMS:
            self.has_other_calls = True
        return ended

    def _ended_calls(self) -> list[Values]:
        """Calls that are whole although their arguments do not show it: the model goes on with another item."""
        ended = [(item.position, item.call) for item in self._finished if item.call is not None and item.is_whole]
        self._finished = []
        fields: list[Values] = []
        for position, call in sorted(ended, key=lambda each: each[0]):
            if not call.is_complete:
                call.is_complete = True
                fields.append({"tool_call_deltas": [{"index": position, "is_complete": True}]})
        return fields

    def _begin_call(self, item: _Item, raw: raw.RawFunctionCall) -> Values:
        call = item.call = items.read_call(raw, item.number)
        delta = self._calls.open(call)
        item.position, delta["part_index"] = delta["index"], call.part_index
        if call.provider_options:
            delta["provider_options"] = call.provider_options
        if call.text and not call.is_parsed:  # else the end brings it as text
            delta["arguments"] = call.text
        return delta

    def _finish(self, item: _Item, raw: raw.RawOutputItem) -> Iterator[Values]:
        item.is_done, item.is_whole = True, items.is_whole(raw)
        if item.call is not None or item.kind == "function_call":
            self._finished.append(item)
        if item.call is not None:
            yield from self._finish_call(item, item.call, raw)
            return
        pieces = list(items.read_item(raw, item.number))
        if not pieces and item.parts:
            shared = items.item_fields(raw, _KNOWN.get(item.kind, MESSAGE_ITEM))
            pieces = [items.Piece(part.kind, number, "", shared) for number, part in item.parts.items()]
        for piece in pieces:
            if piece.part is not None:
                yield {"parts": [piece.part], "part_index": piece.number}
            else:
                yield from self._finish_part(item, piece)

    def _finish_part(self, item: _Item, piece: items.Piece) -> Iterator[Values]:
        number = piece.number
        if number not in item.parts and not piece.text and item.parts and piece.kind == "thinking":
            number = item.first  # the whole item has no text, its deltas had: the signature is theirs
        part = item.parts.get(number)
        own = dict(piece.own)
        if part is not None and part.logprobs:
            own.setdefault("logprobs", part.logprobs)
        if part is not None and part.annotations:
            own.setdefault("annotations", part.annotations)
        fields: Values = {}
        rest = piece.text if part is None else piece.text[part.length :]
        if part is None or rest or own != part.own:
            fields[piece.kind] = rest
            if part is None or own != part.own:
                with_own(fields, own, DIALECT)
        if piece.signature is not None:
            fields["signature"] = piece.signature
        if piece.kind == "thinking" and part is None:
            fields["thinking_origin"] = items.origin(piece.field or "summary")
        if piece.kind == "refusal":
            self.has_refusal = self.has_refusal or bool(piece.text)
        if part is None:
            part = item.begin(number, piece.kind, own)
        part.own = own
        part.length += len(rest)
        if fields:
            yield {**fields, "part_index": number}

    def _finish_call(self, item: _Item, call: RawCall, raw: raw.RawFunctionCall) -> Iterator[Values]:
        whole = items.read_call(raw, item.number)
        delta: Values = {}
        text = whole.text
        if whole.is_parsed:
            text = dump_wire_json(whole.value).decode()
        so_far = call.text
        if len(text) > len(so_far) and text.startswith(so_far):
            call.pieces.append(text[len(so_far) :])
            delta["arguments"] = call.pieces[-1]
        if call.name is None and whole.name is not None:
            call.name = delta["name"] = whole.name
        told = call.provider_options
        items.finish_call(call, raw)
        if call.provider_options and call.provider_options != told:
            delta["provider_options"] = call.provider_options
        elif told and not call.provider_options:
            call.provider_options = told
        if call.invalid is not None:
            delta["invalid"] = call.invalid
        if call.is_complete:
            delta["is_complete"] = True
        if delta:
            yield {"tool_call_deltas": [{"index": item.position, **delta}]}

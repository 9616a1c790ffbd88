"""The items of a streamed response as far as they came: what a delta belongs to, and what an item's end still adds.

In: parsed events. Out: fields of canonical chunks. An item is found by `output_index`, or by its id where a server
sends no index; parts of items have the numbers that `read_output` gives them, so that a stream orders them as the whole
body does. The end of an item is compared with what its deltas brought: only what is new becomes a chunk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.openai_responses.names import CALL_ITEMS, DIALECT, MESSAGE_ITEM, REASONING_ITEM
from turnwire.codecs.openai_responses.read_items import (
    CONTENT_START,
    ITEM_RANGE,
    Piece,
    content_number,
    finish_call,
    is_whole,
    item_fields,
    origin,
    read_call,
    read_item,
)
from turnwire.codecs.own_options import with_own
from turnwire.codecs.wire_values import word_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.calls import RawCall, assign_id

_KNOWN: Final = {"message": MESSAGE_ITEM, "reasoning": REASONING_ITEM}
Fields = dict[str, Any]


class _Part:
    """A text, thought or refusal that grows: what of it was emitted."""

    __slots__ = ("annotations", "kind", "length", "logprobs", "own")

    def __init__(self, kind: str, own: Mapping[str, Any]) -> None:
        self.kind = kind
        self.own = own
        self.length = 0
        self.logprobs: list[Any] = []
        self.annotations: list[Any] = []


class _Item:
    """One item of the output."""

    __slots__ = ("call", "first", "id", "is_done", "is_whole", "kind", "number", "parts", "position", "shared")

    def __init__(self, number: int, kind: str) -> None:
        self.number = number
        self.kind = kind
        self.id: str | None = None
        self.shared: Fields = {}
        self.parts: dict[int, _Part] = {}
        self.first = -1  # the lowest number of a part; -1 without any
        self.call: RawCall | None = None
        self.position = 0
        self.is_done = False
        self.is_whole = False

    def begin(self, number: int, kind: str, own: Mapping[str, Any]) -> _Part:
        """A part that begins at `number`."""
        self.first = number if self.first < 0 else min(self.first, number)
        part = self.parts[number] = _Part(kind, own)
        return part


def _extend(part: _Part | None, kind: str, number: int, text: str) -> int | None:
    """`number` of a part that goes on with a piece; None where there is no such part."""
    if part is None or part.kind != kind:
        return None
    part.length += len(text)
    return number


class ItemStates:
    """The items of one stream. Not thread-safe."""

    __slots__ = (
        "_by_id",
        "_facts",
        "_finished",
        "_highest",
        "_items",
        "_seen",
        "calls",
        "has_other_calls",
        "has_refusal",
    )

    def __init__(self) -> None:
        self.calls: list[RawCall] = []
        self.has_refusal = False
        self.has_other_calls = False
        self._items: dict[int, _Item] = {}
        self._highest = -1
        self._finished: list[_Item] = []  # calls that ended since the last item began
        self._by_id: dict[str, _Item] = {}
        self._seen: set[str] = set()
        self._facts: tuple[object, ...] = ()

    def set_facts(self, *facts: object) -> None:
        """What ids are made from beside place and name: the id or time of the answer."""
        self._facts = facts

    # Everyday deltas

    def append_text(self, index: Any, item_id: Any, content_index: Any, text: Any) -> int | None:
        """Take a further piece of a text that has begun; its number, or None where it has not."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None or type(text) is not str:
            return None
        number: int = item.number * ITEM_RANGE + CONTENT_START + (content_index or 0)
        part = item.parts.get(number)
        if part is None or part.kind != "text":
            return None
        part.length += len(text)
        return number

    def append_thoughts(self, index: int | None, item_id: str, content_index: int | None, text: str) -> int | None:
        """Take a further piece of thoughts that have begun; their number, or None where they have not."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None:
            return None
        number = item.number * ITEM_RANGE + CONTENT_START + (content_index or 0)
        return _extend(item.parts.get(number), "thinking", number, text)

    def append_summary(self, index: int | None, item_id: str, summary_index: int | None, text: str) -> int | None:
        """Take a further piece of a summary that has begun; its number, or None where it has not."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None or (summary_index or 0) >= CONTENT_START:
            return None
        number = item.number * ITEM_RANGE + (summary_index or 0)
        return _extend(item.parts.get(number), "thinking", number, text)

    def append_arguments(self, index: Any, item_id: Any, text: Any) -> int | None:
        """Take a further piece of a call's arguments; the call's place, or None where no call has that index."""
        item = self._items.get(index) if index is not None else self._by_id.get(item_id)
        if item is None or item.call is None or type(text) is not str:
            return None
        item.call.pieces.append(text)
        return item.position

    # Events

    def open(self, body: Mapping[str, Any]) -> list[Fields]:
        """`output_item.added`."""
        raw = body.get("item")
        if not isinstance(raw, Mapping):
            return []
        found = self._find(body, raw.get("id"))
        if found is not None:
            return []
        return self._begin(self._add(body, word_of(raw.get("type") or "message"), raw.get("id")), raw)

    def delta(self, body: Mapping[str, Any], kind: str, number_of: Callable[[int, int], int]) -> list[Fields]:
        """A piece of a text, refusal or thought."""
        text = body.get("delta")
        if not isinstance(text, str):
            return []
        item = self._find(body, body.get("item_id"))
        if item is None:
            item = self._add(body, "reasoning" if kind == "thinking" else "message", body.get("item_id"))
            item.shared = {"item": {"id": item.id}} if item.id is not None else {}
        is_summary = number_of is not content_number
        index = body.get("summary_index" if is_summary else "content_index")
        number = number_of(item.number, index if type(index) is int else 0)
        part = item.parts.get(number)
        fields: Fields = {kind: text, "part_index": number}
        if part is None:
            if not text:
                return []
            part = item.begin(number, kind, item.shared)
            with_own(fields, item.shared, DIALECT)
            if kind == "thinking":
                fields["thinking_origin"] = origin("summary" if is_summary else "content")
        part.length += len(text)
        logprobs = body.get("logprobs")
        if isinstance(logprobs, list):
            part.logprobs.extend(logprobs)
        if kind == "refusal":
            self.has_refusal = self.has_refusal or bool(text)
        return [fields] if text else []

    def arguments(self, body: Mapping[str, Any]) -> list[Fields]:
        """A piece of a call's arguments that the everyday reading did not take."""
        text = body.get("delta")
        item = self._find(body, body.get("item_id"))
        if item is None or item.call is None or not isinstance(text, str) or not text:
            return []
        item.call.pieces.append(text)
        return [{"tool_call_deltas": [{"index": item.position, "arguments": text}]}]

    def annotate(self, body: Mapping[str, Any]) -> None:
        """`output_text.annotation.added`: kept until the part is emitted in whole."""
        item = self._find(body, body.get("item_id"))
        index = body.get("content_index")
        if item is not None and isinstance(body.get("annotation"), Mapping):
            part = item.parts.get(content_number(item.number, index if type(index) is int else 0))
            if part is not None:
                part.annotations.append(body["annotation"])

    def close(self, body: Mapping[str, Any]) -> list[Fields]:
        """`output_item.done`."""
        raw = body.get("item")
        if not isinstance(raw, Mapping):
            return []
        item = self._find(body, raw.get("id"))
        if item is None:
            item = self._add(body, word_of(raw.get("type") or "message"), raw.get("id"))
            return [*self._begin(item, raw), *self._finish(item, raw)]
        return [] if item.is_done else list(self._finish(item, raw))

    def complete(self, output: Sequence[Mapping[str, Any] | None]) -> list[Fields]:
        """What the last response says of items that no event has given in whole."""
        fields: list[Fields] = []
        known = sorted(self._items)
        for place, raw in enumerate(output):
            if raw is None:
                continue
            item = self._by_id.get(raw["id"]) if isinstance(raw.get("id"), str) else None
            if item is None and place < len(known):  # some servers give the last response other ids
                item = self._items[known[place]]
                if item.kind != (raw.get("type") or "message"):
                    item = None
            if item is None:
                item = self._add({}, word_of(raw.get("type") or "message"), raw.get("id"))
                fields += self._begin(item, raw)
            if not item.is_done:
                fields += self._finish(item, raw)
        return fields

    # Items

    def _find(self, body: Mapping[str, Any], item_id: Any) -> _Item | None:
        index = body.get("output_index")
        if type(index) is int:
            return self._items.get(index)
        return self._by_id.get(item_id) if isinstance(item_id, str) else None

    def _add(self, body: Mapping[str, Any], kind: str, item_id: Any) -> _Item:
        index = body.get("output_index")
        number = index if type(index) is int and index >= 0 else self._highest + 1
        self._highest = max(self._highest, number)
        item = self._items[number] = _Item(number, kind)
        if isinstance(item_id, str):
            item.id = item_id
            self._by_id.setdefault(item_id, item)
        return item

    def _begin(self, item: _Item, raw: Mapping[str, Any]) -> list[Fields]:
        begun = {key: value for key, value in raw.items() if key != "status"}  # in_progress; the end has the real one
        ended = self._ended_calls()
        if item.kind in _KNOWN:
            item.shared = item_fields(begun, _KNOWN[item.kind])
        elif item.kind == "function_call":
            return [*ended, {"tool_call_deltas": [self._begin_call(item, begun)]}]
        elif item.kind in CALL_ITEMS:
            self.has_other_calls = True
        return ended

    def _ended_calls(self) -> list[Fields]:
        """Calls that are whole although their arguments do not show it: the model goes on with another item."""
        ended = [
            item
            for item in sorted(self._finished, key=lambda item: item.position)
            if item.call is not None and item.is_done and item.is_whole and not item.call.is_complete
        ]
        self._finished = []
        for item in ended:
            if item.call is not None:
                item.call.is_complete = True
        return [{"tool_call_deltas": [{"index": item.position, "is_complete": True}]} for item in ended]

    def _begin_call(self, item: _Item, raw: Mapping[str, Any]) -> Fields:
        call = item.call = read_call(raw, item.number)
        item.position = len(self.calls)
        self.calls.append(call)
        given = call.id
        call.id, original = assign_id(given, self._seen, item.position, call.name, self._facts)
        delta: Fields = {"index": item.position, "id": call.id, "part_index": call.part_index}
        if original is not None:
            call.extras = delta["extras"] = {"original_id": original}
        if call.id != given:
            call.is_minted = True
            delta["id_origin"] = "minted"
        if call.name is not None:
            delta["name"] = call.name
        if call.is_parsed:
            return delta  # the end brings it as text
        if call.text:
            delta["arguments"] = call.text
        if call.provider_options:
            delta["provider_options"] = call.provider_options
        return delta

    def _finish(self, item: _Item, raw: Mapping[str, Any]) -> Iterator[Fields]:
        item.is_done, item.is_whole = True, is_whole(raw)
        if item.call is not None or item.kind == "function_call":
            self._finished.append(item)
        if item.call is not None:
            yield from self._finish_call(item, item.call, raw)
            return
        pieces = list(read_item(raw, item.number))
        if not pieces and item.parts:
            shared = item_fields(raw, _KNOWN.get(item.kind, MESSAGE_ITEM))
            pieces = [Piece(part.kind, number, "", shared) for number, part in item.parts.items()]
        for piece in pieces:
            if piece.part is not None:
                yield {"parts": [piece.part], "part_index": piece.number}
            else:
                yield from self._finish_part(item, piece)

    def _finish_part(self, item: _Item, piece: Piece) -> Iterator[Fields]:
        number = piece.number
        if number not in item.parts and not piece.text and item.parts and piece.kind == "thinking":
            number = item.first  # the whole item has no text, its deltas had: the signature is theirs
        part = item.parts.get(number)
        own = self._own(piece, part)
        fields: Fields = {}
        rest = piece.text if part is None else piece.text[part.length :]
        if part is None or rest or own != part.own:
            fields[piece.kind] = rest
            if part is None or own != part.own:
                with_own(fields, own, DIALECT)
        if piece.signature is not None:
            fields["signature"] = piece.signature
        if piece.kind == "thinking" and part is None:
            fields["thinking_origin"] = origin(piece.field or "summary")
        if piece.kind == "refusal":
            self.has_refusal = self.has_refusal or bool(piece.text)
        if part is None:
            part = item.begin(number, piece.kind, own)
        part.own = own
        part.length += len(rest)
        if fields:
            yield {**fields, "part_index": number}

    @staticmethod
    def _own(piece: Piece, part: _Part | None) -> Mapping[str, Any]:
        own = dict(piece.own)
        if part is not None:
            if part.logprobs:
                own.setdefault("logprobs", part.logprobs)
            if part.annotations:
                own.setdefault("annotations", part.annotations)
        return own

    def _finish_call(self, item: _Item, call: RawCall, raw: Mapping[str, Any]) -> Iterator[Fields]:
        whole = read_call(raw, item.number)
        delta: Fields = {}
        text = whole.text
        if whole.is_parsed:
            text = dump_wire_json(whole.value).decode()
        so_far = call.text
        if len(text) > len(so_far) and text.startswith(so_far):
            delta["arguments"] = text[len(so_far) :]
            call.pieces.append(delta["arguments"])
        if call.name is None and whole.name is not None:
            call.name = delta["name"] = whole.name
        told = call.provider_options
        finish_call(call, raw)
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

"""The items of a streamed response as far as they came: what a delta belongs to, and what an item's end still adds.

In: parsed events. Out: fields of canonical chunks. Parts of items have the numbers that `read_output` gives them, so
that a stream orders them as the whole body does. The end of an item is compared with what its deltas brought: only what
is new becomes a chunk. At an index that is in use another item begins with another id, with another type, and after the
end of the first one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.endings import note
from turnwire.codecs.numbers import whole_of
from turnwire.codecs.openai_responses import read_items as items
from turnwire.codecs.openai_responses.names import DIALECT, MESSAGE_ITEM, REASONING_ITEM
from turnwire.codecs.openai_responses.stream_items import Item, Items, Part
from turnwire.codecs.openai_responses.tool_kinds import CUSTOM, KnownName, no_names
from turnwire.codecs.own_options import with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.text_inputs import CLOSING, OPENING, escaped, text_in
from turnwire.codecs.wire_values import text_of
from turnwire.codecs.wirejson import NotJsonError, parse_wire_json
from turnwire.core.calls import RawCall, json_text, says_anything
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw

_KNOWN: Final = {"message": MESSAGE_ITEM, "reasoning": REASONING_ITEM}


class ItemStates:
    """The items of one stream. Not thread-safe."""

    def __init__(self, canonical: KnownName = no_names) -> None:
        self._canonical = canonical
        self._calls = StreamedCalls()
        self.calls: Final = self._calls.calls
        self.set_facts: Final = self._calls.set_facts
        self.unclear: Final = self._calls.unclear
        self.has_refusal = False
        self.notes: Final[list[dict[str, object]]] = []
        """Diagnostics of what items said twice and not alike."""
        self._items: Final = Items()
        self.known: Final = self._items.by_number
        """With each new item a place that was found is another one."""
        self._finished: list[Item] = []  # calls that ended since the last item began
        self._open_text: Item | None = None  # the last call of bare text, which nothing has proved whole yet

    # Everyday events

    def begun(
        self, index: int | None, item_id: str, kind: str, place: int | None, *, is_summary: bool = False
    ) -> tuple[int, Part] | None:
        """The number and the part that a further piece extends; None where it has not begun. Both stay as they are."""
        item = self._items.at(index, item_id)
        if item is None or (is_summary and (place or 0) >= items.CONTENT_START):
            return None
        number = item.number * items.ITEM_RANGE + (0 if is_summary else items.CONTENT_START) + (place or 0)
        part = item.parts.get(number)
        return None if part is None or part.kind != kind else (number, part)

    def append_arguments(self, index: int | None, item_id: str, text: str) -> int | None:
        """Take a further piece of a call's arguments; the call's place, or None where no call has that index."""
        item = self._items.at(index, item_id)
        if item is None or item.call is None:
            return None
        item.call.pieces.append(text)
        return item.position

    # Events

    def open(self, body: raw.RawOutputItemAddedEvent) -> list[Values]:
        """`output_item.added`."""
        raw = body.get("item")
        if not isinstance(raw, dict):
            return []
        known = self._items.find(body, raw.get("id"))
        if known is not None and not known.is_done and known.is_named(raw.get("id")) and known.is_of(raw):
            delta = self._named_late(known, raw)
            return [{"tool_call_deltas": [{"index": known.position, **delta}]}] if delta else []
        return self._begin(self._items.add(body.get("output_index"), raw), raw)

    def delta(self, body: raw.RawResponseStreamEvent, kind: str, *, is_summary: bool = False) -> list[Values]:
        """A piece of a text, refusal or thought."""
        text = body.get("delta")
        if not isinstance(text, str):
            return []
        item = self._items.find(body, body.get("item_id"))
        if item is None:
            named = {"type": "reasoning" if kind == "thinking" else "message", "id": body.get("item_id")}
            item = self._items.add(body.get("output_index"), named)
            item.shared = {"item": {"id": item.id}} if item.id is not None else {}
        index = body.get("summary_index") if is_summary else body.get("content_index")
        field = "summary" if is_summary else "content"
        number = items.number_of(item.number, whole_of(index) or 0, field)
        part = item.parts.get(number)
        fields: Values = {kind: text, "part_index": number}
        if part is None:
            if not text:
                return []
            part = item.begin(number, kind, item.shared, text)
            with_own(fields, item.shared, DIALECT)
            if kind == "thinking":
                fields["thinking_origin"] = items.origin(field)
        else:
            part.length += len(text)
        logprobs = body.get("logprobs")
        if isinstance(logprobs, list):
            part.logprobs.extend(logprobs)
        if kind == "refusal":
            self.has_refusal = self.has_refusal or bool(text)
        return [fields] if text else []

    def arguments(self, body: raw.RawResponseStreamEvent) -> list[Values]:
        """A piece of a call's arguments that the everyday reading did not take, or of the text in them."""
        text = _arguments_of(body.get("delta"))
        item = self._items.find(body, body.get("item_id"))
        if not text:
            return []
        begun: list[Values] = []
        if item is None or item.call is None:  # of a call that has not begun, or of none
            named: raw.RawOutputItem = {"type": "function_call", "id": body.get("item_id")}
            item = self._items.add(body.get("output_index") if item is None else None, named)
            begun = self._begin(item, {"type": "function_call"})
        assert item.call is not None
        if item.kind == CUSTOM.call:
            if item.is_done:
                return self._refuse(item) if not text_in(item.call.text) else []
            text = escaped(text)
        item.call.pieces.append(text)
        return [*begun, {"tool_call_deltas": [{"index": item.position, "arguments": text}]}]

    def _refuse(self, item: Item) -> list[Values]:
        """The mark of a call that must not run: more came for it than its server says that it has."""
        if item.call is None or item.call.invalid is not None:
            return []
        item.call.invalid = "not_json"
        return [{"tool_call_deltas": [{"index": item.position, "invalid": "not_json"}]}]

    def _named_late(self, item: Item, raw: AnyRaw) -> Values:
        """What an item says of the name of its call, and of its id where it had none."""
        call = item.call
        if call is None:
            return {}
        begun = items.read_call(raw, item.number, self._canonical)
        delta: Values = {}
        if begun.name is not None and begun.name != call.name:
            rest = begun.name.removeprefix(call.name or "")
            if call.name in (None, "") or (rest != begun.name and rest != call.name):
                call.add_name(rest)
                delta["name"] = rest
            else:  # what was told of the name cannot be taken back
                self._note_other("name", begun.name)
                call.invalid = delta["invalid"] = "bad_name"
        if begun.id is not None and call.is_minted:
            call.id, call.is_minted = begun.id, False
            delta["id"] = begun.id
        return delta

    def text_end(self, body: raw.RawResponseStreamEvent, kind: str, *, is_summary: bool = False) -> list[Values]:
        """The end of a text, refusal or thought: what no piece brought of it."""
        text = body.get("refusal" if kind == "refusal" else "text")
        if not isinstance(text, str):
            return []
        item = self._items.find(body, body.get("item_id"))
        index = body.get("summary_index") if is_summary else body.get("content_index")
        place, field = whole_of(index) or 0, "summary" if is_summary else "content"
        part = None if item is None else item.parts.get(items.number_of(item.number, place, field))
        if part is not None:
            if part.kind != kind or (item is not None and item.is_done):
                return []
            text = text[part.length :] if text.startswith(part.head) else ""
        more: dict[str, object] = {**dict(body.items()), "delta": text}
        return self.delta(more, kind, is_summary=is_summary)

    def arguments_end(self, body: raw.RawResponseStreamEvent) -> list[Values]:
        """The end of a call's arguments: what no piece brought of them."""
        item = self._items.find(body, body.get("item_id"))
        is_text = item is not None and item.kind == CUSTOM.call
        text = _arguments_of(body.get("input" if is_text else "arguments"))
        so_far = "" if item is None or item.call is None else item.call.text
        if item is not None and item.call is not None and not is_text:
            if item.is_done and item.call.says_anything:
                return []
            if not so_far and not says_anything(text):
                item.held = text or item.held
                return []
            if not text.startswith(so_far):
                return self._refuse(item) if not item.call.says_anything and says_anything(text) else []
        if is_text:
            so_far = text_in(so_far)
            if (item is not None and item.is_done) or not text.startswith(so_far):
                return []
        more: dict[str, object] = {**dict(body.items()), "delta": text[len(so_far) :]}
        return self.arguments(more)

    def annotate(self, body: raw.RawResponseStreamEvent) -> None:
        """`output_text.annotation.added`: kept until the part is emitted in whole."""
        item, annotation = self._items.find(body, body.get("item_id")), body.get("annotation")
        index = body.get("content_index")
        if item is not None and isinstance(annotation, dict):
            part = item.parts.get(items.number_of(item.number, whole_of(index) or 0))
            if part is not None:
                part.annotations.append(annotation)

    def close(self, body: raw.RawOutputItemAddedEvent) -> list[Values]:
        """`output_item.done`."""
        raw = body.get("item")
        if not isinstance(raw, dict):
            return []
        item = self._items.find(body, raw.get("id"))
        if item is None or not item.is_of(raw) or (item.is_done and not item.is_named(raw.get("id"))):
            item = self._same_call(raw)
        if item is None:
            item = self._items.add(body.get("output_index"), raw)
            return [*self._begin(item, raw), *self._finish(item, raw)]
        return list(self._finish(item, raw))

    def complete(self, output: Sequence[raw.RawOutputItem | None]) -> list[Values]:
        """What the last response says of items that no event has given in whole."""
        fields: list[Values] = []
        known = self._items.in_order()
        by_id = [
            None if raw is None else self._items.of_id(text_of(raw.get("id"))) or self._same_call(raw) for raw in output
        ]
        taken = [item for item in by_id if item is not None]
        for place, (raw, item) in enumerate(zip(output, by_id, strict=True)):
            if raw is None:
                continue
            if item is None:  # some servers give the last response other ids, or another order
                alike = (other for other in (*known[place : place + 1], *known) if other.is_of(raw))
                item = next((other for other in alike if not any(other is one for one in taken)), None)
                taken += [] if item is None else [item]
            if item is None:
                item = self._items.add(None, raw)
                fields += self._begin(item, raw)
            if not item.is_done:
                fields += self._finish(item, raw)
            elif item.call is not None and not item.call.says_anything and item.is_of(raw):
                fields += self._finish_call(item, item.call, raw)
        for item in self._items:
            if not item.is_done:
                fields += item.beside_pieces()
            if item.call is not None and item.held and not item.call.text:
                item.call.pieces.append(item.held)
                fields.append({"tool_call_deltas": [{"index": item.position, "arguments": item.held}]})
            if (
                item.call is not None
                and self._items.has_lost_place(item)
                and not (item.is_done or item.call.says_anything)
            ):
                fields += self._refuse(item)
        return fields

    def _same_call(self, raw: raw.RawOutputItem) -> Item | None:
        """The call with the id of this item, whose end has not come; its place and the item's id may be others."""
        if not items.is_call(raw):
            return None
        whole = items.read_call(raw, 0, self._canonical)
        for item in self._items:
            call = item.call
            if call is None or item.is_done or whole.id is None or call.given != whole.id or not item.is_of(raw):
                continue
            if call.name in (None, "", whole.name) or whole.name is None:
                return item
        return None

    # Beginnings and ends

    def _begin(self, item: Item, raw: raw.RawOutputItem) -> list[Values]:
        begun = {key: value for key, value in raw.items() if key != "status"}  # in_progress; the end has the real one
        ended = self._ended_calls()
        if item.kind in _KNOWN:
            item.shared = items.item_fields(begun, _KNOWN[item.kind])
        elif items.is_call(raw):
            return [*ended, {"tool_call_deltas": [self._begin_call(item, begun)]}]
        return ended

    def _ended_calls(self) -> list[Values]:
        """Calls that are whole although their arguments do not show it: the model goes on with another item."""
        ended = [(item.position, item.call) for item in self._finished if item.call is not None and item.is_whole]
        self._finished = []
        fields = self.close_text()
        for position, call in sorted(ended, key=lambda each: each[0]):
            if not call.is_complete:
                call.is_complete = True
                fields.append({"tool_call_deltas": [{"index": position, "is_complete": True}]})
        return fields

    def close_text(self) -> list[Values]:
        """The end of the arguments that hold the bare text of the last call, once it is known to be whole."""
        item, self._open_text = self._open_text, None
        if item is None or item.call is None:
            return []
        item.call.pieces.append(CLOSING)
        return [{"tool_call_deltas": [{"index": item.position, "arguments": CLOSING}]}]

    def _begin_call(self, item: Item, raw: AnyRaw) -> Values:
        call = item.call = items.read_call(raw, item.number, self._canonical)
        if item.kind == CUSTOM.call:
            call.pieces.append(OPENING + escaped(text_of(raw.get("input")) or ""))
        elif item.kind == "function_call":
            text = _text_of(call)
            call.pieces = [text] if says_anything(text) else []
            item.held = "" if call.pieces else text
        call.value, call.is_parsed = None, False  # of other kinds, what a call is made with comes in whole
        delta = self._calls.open(call)
        item.position, delta["part_index"] = delta["index"], call.part_index
        if call.provider_options:
            delta["provider_options"] = call.provider_options
        if call.text:
            delta["arguments"] = call.text
        return delta

    def _finish(self, item: Item, raw: raw.RawOutputItem) -> Iterator[Values]:
        item.is_done, item.is_whole = True, items.is_whole(raw)
        if item.call is not None:
            self._finished.append(item)
        if item.call is not None:
            yield from self._finish_call(item, item.call, raw)
            return
        pieces = list(items.read_item(raw, item.number, self._canonical))
        if not pieces and item.parts:
            shared = items.item_fields(raw, _KNOWN.get(item.kind, MESSAGE_ITEM))
            pieces = [items.Piece(part.kind, number, "", shared) for number, part in item.parts.items()]
        for piece in pieces:
            if piece.part is None:
                yield from self._finish_part(item, piece)
            elif piece.part not in item.given:
                item.given.append(piece.part)
                yield {"parts": [piece.part], "part_index": piece.number}

    def _rest_of(self, part: Part, text: str) -> str:
        """What a whole text adds to the pieces of a part; nothing, and a note, where it is another text."""
        if not text or (text.startswith(part.head) and len(text) >= part.length):
            return text[part.length :]
        self._note_other(part.kind, text)
        return ""

    def _note_other(self, what: str, whole: object) -> None:
        told = f"the end of an item has another {what} than its pieces, which count; it is kept here"
        self.notes.append({**note("other_end", told), "value": whole})

    def _finish_part(self, item: Item, piece: items.Piece) -> Iterator[Values]:
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
        rest = piece.text if part is None else self._rest_of(part, piece.text)
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
            part = item.begin(number, piece.kind, own, rest)
        else:
            part.length += len(rest)
        part.own = own
        if fields:
            yield {**fields, "part_index": number}

    def _finish_call(self, item: Item, call: RawCall, raw: AnyRaw) -> Iterator[Values]:
        whole = items.read_call(raw, item.number, self._canonical)
        delta: Values = {}
        text = _text_of(whole)
        if whole.is_unproven and text.endswith(CLOSING):
            text, self._open_text = text.removesuffix(CLOSING), item
        so_far = call.text
        if not so_far and not says_anything(text):
            text = text or item.held
        if len(text) > len(so_far) and text.startswith(so_far):
            call.pieces.append(text[len(so_far) :])
            delta["arguments"] = call.pieces[-1]
        elif text not in ("", so_far) and _parsed(text) != _parsed(so_far):
            self._note_other("text of arguments", text)
            if not call.says_anything:  # what was told of the arguments cannot be taken back
                call.invalid = "not_json"
        delta |= self._named_late(item, raw)
        if whole.invalid is not None and not call.has_arguments:
            call.invalid = whole.invalid
        told = call.provider_options
        items.finish_call(call, raw, self._canonical)
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


def _arguments_of(value: object) -> str:
    """Arguments as text, also where they came as JSON."""
    return value if isinstance(value, str) else "" if value is None else json_text(value)


def _text_of(call: RawCall) -> str:
    return json_text(call.value) if call.is_parsed else call.text


def _parsed(arguments: str) -> object:
    try:
        return parse_wire_json(arguments.encode())
    except NotJsonError:
        return arguments

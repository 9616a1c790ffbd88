"""State of the items of a streamed response: assigns deltas to items, and emits what the end of an item adds.

In: parsed events. Out: fields of canonical chunks, in `news`. An item is read as in a whole body, by `read_items`, and
its parts have the same numbers. Its end is compared with its deltas: only new content becomes a chunk. At an index in
use, another id, another type, or any item after the end of the first one begins a new item.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from turnwire.codecs.openai_responses import read_items as items
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.stream_items import Item, Items, Part
from turnwire.codecs.openai_responses.tool_kinds import CUSTOM, KnownName, no_names
from turnwire.codecs.requests.text_inputs import CLOSING, OPENING, escaped, text_in
from turnwire.codecs.values.provider_options import own_of, with_own
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import note, text_of, whole_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.calls import RawCall, json_text, says_anything
from turnwire.core.tool_deltas import StreamedCalls

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw
    from turnwire_schema.wire.raw import AnyRaw


class ItemStates:
    """Items of one stream. Not thread-safe."""

    def __init__(self, canonical: KnownName = no_names) -> None:
        self._canonical = canonical
        self._calls = StreamedCalls()
        self.calls: Final = self._calls.calls
        self.set_facts: Final = self._calls.set_facts
        self.has_refusal = False
        self.news: Final[list[Values]] = []
        """Fields of the next chunks; the caller clears the list after making them."""
        self.notes: Final[list[dict[str, object]]] = []
        """Diagnostics of conflicting repeated fields."""
        self.known: Final = Items()
        self._finished: list[Item] = []  # calls that ended since the last item began
        self._open_text: Item | None = None  # the last call with plain text that may be incomplete

    # Events

    def open(self, body: raw.RawResponseStreamEvent) -> None:
        """Handle `output_item.added`."""
        raw = body.get("item")
        if not isinstance(raw, dict):
            return
        item = self.known.find(body, raw)
        if item is None or item.is_done or not item.is_named(raw.get("id")) or not item.is_of(raw):
            self._begin(body.get("output_index"), raw)
        elif item.call is not None:
            self._tell(item, self._named_late(item.call, items.read_call(raw, item.number, self._canonical)))

    def words(self, body: raw.RawResponseStreamEvent, kind: items.Words, *, is_end: bool = False) -> None:
        """Handle a delta of a text, refusal or thinking part, or the new content of its end."""
        text = body.get(kind.key if is_end else "delta")
        if not isinstance(text, str):
            return
        item = self.known.find(body)
        if item is None:
            named = {"type": "reasoning" if kind.field == "thinking" else "message", "id": body.get("item_id")}
            item = self.known.add(body.get("output_index"), named)
            item.shared = {"item": {"id": item.id}} if item.id is not None else {}
        index = body.get("summary_index" if kind.place == "summary" else "content_index")
        number = items.number_of(item.number, whole_of(index) or 0, kind.place)
        part = item.parts.get(number)
        if part is not None and is_end:
            if part.kind != kind.field or item.is_done:
                return
            text = part.unknown_fields(text) or ""
        if part is not None:
            part.length += len(text)
            fields: Values = {kind.field: text, "part_index": number}
        elif text:
            part = item.begin(number, kind.field, item.shared, text)
            fields = kind.begin(text, number, item.shared)
        else:
            return
        if isinstance(logprobs := body.get("logprobs"), list):
            part.beside.setdefault("logprobs", []).extend(logprobs)
        self._say(fields if text else {})

    def _say(self, fields: Values) -> None:
        if fields:
            self.has_refusal = self.has_refusal or bool(fields.get("refusal"))
            self.news.append(fields)

    def _tell(self, item: Item, delta: Values) -> None:
        if delta:
            self.news.append({"tool_call_deltas": [{"index": item.position, **delta}]})

    def arguments(self, body: raw.RawResponseStreamEvent) -> None:
        """Handle a delta of a call's arguments that the fast path did not read, or of the text in them."""
        item = self.known.find(body)
        is_text = item is not None and item.kind == CUSTOM.call
        text = _arguments_of(body.get("delta"))
        if item is not None and item.call is not None and is_text and item.is_done and text:
            if not text_in(item.call.text):
                self._refuse(item, item.call)
            return
        self._add_arguments(body, item, escaped(text) if is_text else text)

    def arguments_end(self, body: raw.RawResponseStreamEvent) -> None:
        """Handle the end of a call's arguments: emit what their deltas did not contain."""
        item = self.known.find(body)
        if item is not None and item.kind == CUSTOM.call:
            text = OPENING + escaped(_arguments_of(body.get("input")))
        else:
            text = _arguments_of(body.get("arguments"))
        if item is None or item.call is None:
            self._add_arguments(body, item, text)
        elif item.is_done and item.call.says_anything:
            return
        elif text.startswith(item.call.text):
            self._tell(item, self._rest_of(item, item.call, text))
        elif not item.call.says_anything and says_anything(text):
            self._refuse(item, item.call)

    def _rest_of(self, item: Item, call: RawCall, text: str, *, is_end: bool = False) -> Values:
        """Return what the whole text of arguments adds to their deltas."""
        so_far = call.text
        if not (so_far or says_anything(text)):
            item.held = text or item.held
            text = item.held if is_end else ""
        if not text.startswith(so_far) or text == so_far:
            return {}
        call.pieces.append(text[len(so_far) :])
        return {"arguments": call.pieces[-1]}

    def _add_arguments(self, body: raw.RawResponseStreamEvent, item: Item | None, text: str) -> None:
        if not text:
            return
        if item is None or item.call is None:  # for a call that has not begun, or for no call
            named: raw.RawOutputItem = {"type": "function_call", "id": body.get("item_id")}
            item = self._begin(body.get("output_index") if item is None else None, named, {"type": "function_call"})
        assert item.call is not None
        item.call.pieces.append(text)
        self._tell(item, {"arguments": text})

    def _refuse(self, item: Item, call: RawCall) -> None:
        """Mark a call that must not run: it received more arguments than its server reports."""
        if call.invalid is None:
            call.invalid = "not_json"
            self._tell(item, {"invalid": "not_json"})

    def _named_late(self, call: RawCall, whole: RawCall) -> Values:
        """Return what an item adds to the name of its call, and to a missing id."""
        delta: Values = {}
        if whole.name is not None and whole.name != call.name:
            rest = whole.name.removeprefix(call.name or "")
            if call.name in (None, "") or (rest != whole.name and rest != call.name):
                call.add_name(rest)
                delta["name"] = rest
            else:  # a name that was emitted cannot be changed
                self._note_other("name", whole.name)
                call.invalid = delta["invalid"] = "bad_name"
        if whole.id is not None and call.is_minted and whole.id != call.given:  # given: another call has this id, too
            call.id, call.is_minted = whole.id, False
            delta["id"] = whole.id
        return delta

    def annotate(self, body: raw.RawResponseStreamEvent) -> None:
        """Handle `output_text.annotation.added`: record it until the whole part is emitted."""
        item, index, annotation = self.known.find(body), body.get("content_index"), body.get("annotation")
        part = None if item is None else item.parts.get(items.number_of(item.number, whole_of(index) or 0))
        if part is not None and isinstance(annotation, dict):
            part.beside.setdefault("annotations", []).append(annotation)

    def close(self, body: raw.RawResponseStreamEvent) -> None:
        """Handle `output_item.done`."""
        raw = body.get("item")
        if not isinstance(raw, dict):
            return
        item = self.known.find(body, raw)
        if item is None or not item.is_of(raw) or (item.is_done and not item.is_named(raw.get("id"))):
            item = self._same_call(raw)
        self._finish(item or self._begin(body.get("output_index"), raw), raw)

    def complete(self, output: Sequence[raw.RawOutputItem | None], *, is_whole: bool) -> None:
        """Read the items of the last response that no event had in whole, and end the calls."""
        known = [item for _, item in sorted(self.known.by_number.items())]
        by_id = [None if raw is None else self._named(raw) for raw in output]
        taken = [item for item in by_id if item is not None]
        for place, (raw, item) in enumerate(zip(output, by_id, strict=True)):
            if raw is None:
                continue
            if item is None:  # some servers change the ids or the order in the last response
                alike = (other for other in (*known[place : place + 1], *known) if other.is_of(raw))
                item = next((other for other in alike if not any(other is one for one in taken)), None)
                taken += [] if item is None else [item]
            if item is None:
                item = self._begin(None, raw)
            if not item.is_done:
                self._finish(item, raw)
            elif item.call is not None and not item.call.says_anything and item.is_of(raw):
                self._finish_call(item, item.call, raw)
        for item in self.known.by_number.values():
            self._leave(item)
        if is_whole:
            self._close_text()
        if marks := self._calls.unclear():  # arguments without a call may belong to them
            self.news.append({"tool_call_deltas": marks})

    def _leave(self, item: Item) -> None:
        """Emit the rest of an item at the end of the stream."""
        if not item.is_done:
            for part in item.parts.values():
                self._say_again(part, part.kind, part.own)
        call = item.call
        if call is None:
            return
        if item.held and not call.text:
            call.pieces.append(item.held)
            self._tell(item, {"arguments": item.held})
        has_place = item.index is None or self.known.at(item.index, None) is item
        if not (has_place or item.is_done or call.says_anything):
            self._refuse(item, call)

    def _named(self, raw: raw.RawOutputItem) -> Item | None:
        """Return the item with the id of an item in the last response; an item read as text is never a call."""
        item = self.known.by_id.get(text_of(raw.get("id")) or "")
        if item is None or (item.call is None and not item.is_done and items.is_call(raw)):
            return self._same_call(raw)
        return item

    def _same_call(self, raw: raw.RawOutputItem) -> Item | None:
        """Return the unfinished call with the id of this item, even if position and item id differ."""
        if not self.calls or not items.is_call(raw):
            return None
        whole = items.read_call(raw, 0, self._canonical)
        for item in self.known.by_number.values():
            call = item.call
            if call is None or item.is_done or whole.id is None or call.given != whole.id or not item.is_of(raw):
                continue
            if call.name in (None, "", whole.name) or whole.name is None:
                return item
        return None

    # Beginnings and ends

    def _begin(self, index: object, raw: raw.RawOutputItem, told: raw.RawOutputItem | None = None) -> Item:
        """Begin a new item; `told` has its known fields if `raw` is made up."""
        item = self.known.add(index, raw)
        self._end_calls()
        begun = {key: value for key, value in (told or raw).items() if key != "status"}  # its end has the final one
        if items.is_call(begun):
            self._begin_call(item, begun)
        elif item.kind in ("message", "reasoning"):
            item.shared = items.item_fields(begun)
        return item

    def _end_calls(self) -> None:
        """End calls that are complete although their arguments do not show it: the model continues with other items."""
        ended = [(item, item.call) for item in self._finished if item.call is not None and item.is_whole]
        self._finished = []
        self._close_text()
        for item, call in sorted(ended, key=lambda each: each[0].position):
            if not call.is_complete:
                call.is_complete = True
                self._tell(item, {"is_complete": True})

    def _close_text(self) -> None:
        """Close the arguments with the plain text of the last call, once it is complete."""
        item, self._open_text = self._open_text, None
        if item is not None and item.call is not None:
            item.call.pieces.append(CLOSING)
            self._tell(item, {"arguments": CLOSING})

    def _begin_call(self, item: Item, raw: AnyRaw) -> None:
        call = item.call = items.read_call(raw, item.number, self._canonical)
        if item.kind == CUSTOM.call:
            call.pieces.append(OPENING + escaped(text_of(raw.get("input")) or ""))
        elif item.kind == "function_call":
            text, call.pieces = _text_of(call), []
            self._rest_of(item, call, text)
        call.value, call.is_parsed = None, False  # for other kinds, the input of a call arrives complete
        delta = self._calls.open(call)
        item.position, delta["part_index"] = delta["index"], call.part_index
        if call.provider_options:
            delta["provider_options"] = call.provider_options
        if call.text:
            delta["arguments"] = call.text
        self._tell(item, delta)

    def _finish(self, item: Item, raw: raw.RawOutputItem) -> None:
        item.is_done, item.is_whole = True, raw.get("status") == "completed"
        if item.call is None and items.is_call(raw):  # its start did not show that it is a call
            self._begin_call(item, raw)
        if item.call is not None:
            self._finished.append(item)
            self._finish_call(item, item.call, raw)
            return
        found = items.read_item(raw, item.number)
        for fields in found:
            self._finish_part(item, fields)
        if not found:
            for part in item.parts.values():
                self._say_again(part, part.kind, items.item_fields(raw))

    def _note_other(self, what: str, whole: object) -> None:
        told = f"the end of an item has another {what} than its pieces, which count; it is kept here"
        self.notes.append({**note("other_end", told), "value": whole})

    def _finish_part(self, item: Item, fields: items.Fields) -> None:
        """Emit what a part of a whole item adds to its deltas."""
        if "parts" in fields:
            if fields["parts"] not in item.given:
                item.given.append(fields["parts"])
                self._say(fields)
            return
        field = items.field_of(fields)
        number, text, own = fields["part_index"], fields[field], own_of(fields.get("provider_options"), DIALECT)
        if number not in item.parts and not text and item.parts and field == "thinking":
            number = min(item.parts)  # the whole item has no text, but its deltas had: the signature belongs to them
        part = item.parts.get(number)
        if part is None:
            item.begin(number, field, own, text)
            self._say(fields)
            return
        self.has_refusal = self.has_refusal or (field == "refusal" and bool(text))
        rest = part.unknown_fields(text) if text else ""
        if rest is None:
            self._note_other(part.kind, text)
        self._say_again(part, field, own, rest or "", fields.get("signature"))

    def _say_again(self, part: Part, field: str, own: Values, rest: str = "", signature: object = None) -> None:
        """Emit the new content of a part: the rest of its text, and provider options that have not been emitted."""
        own = {**{name: values for name, values in part.beside.items() if values}, **own}
        fields: Values = {field: rest} if rest or own != part.own else {}
        if own != part.own:
            with_own(fields, own, DIALECT)
        if signature is not None:
            fields["signature"] = signature
        part.own, part.length = own, part.length + len(rest)
        self._say({**fields, "part_index": part.number} if fields else {})

    def _finish_call(self, item: Item, call: RawCall, raw: AnyRaw) -> None:
        whole = items.read_call(raw, item.number, self._canonical)
        text = _text_of(whole)
        if whole.is_unproven and text.endswith(CLOSING):
            text, self._open_text = text.removesuffix(CLOSING), item
        delta = self._rest_of(item, call, text, is_end=True)
        if text not in ("", call.text) and _parsed(text) != _parsed(call.text):
            self._note_other("text of arguments", text)
            if not call.says_anything:  # arguments that were emitted cannot be changed
                call.invalid = "not_json"
        delta |= self._named_late(call, whole)
        if whole.invalid is not None and not call.has_arguments:
            call.invalid = whole.invalid
        items.take_status(call, raw)
        if whole.provider_options and whole.provider_options != call.provider_options:
            call.provider_options = delta["provider_options"] = whole.provider_options
        if call.invalid is not None:
            delta["invalid"] = call.invalid
        if call.is_complete:
            delta["is_complete"] = True
        self._tell(item, delta)


READERS: Final[Mapping[str, Callable[[ItemStates, Any], None]]] = {
    "response.output_item.added": ItemStates.open,
    "response.output_item.done": ItemStates.close,
    "response.output_text.annotation.added": ItemStates.annotate,
    **{f"{name}.delta": partial(ItemStates.words, kind=kind) for name, kind in items.IN_EVENTS.items()},
    **{f"{name}.done": partial(ItemStates.words, kind=kind, is_end=True) for name, kind in items.IN_EVENTS.items()},
    "response.function_call_arguments.delta": ItemStates.arguments,
    "response.function_call_arguments.done": ItemStates.arguments_end,
    "response.custom_tool_call_input.delta": ItemStates.arguments,
    "response.custom_tool_call_input.done": ItemStates.arguments_end,
}
"""Handler of each event type; most types have no content of items."""


def _arguments_of(value: object) -> str:
    """Return arguments as text, even if they were received as JSON."""
    return value if isinstance(value, str) else "" if value is None else json_text(value)


def _text_of(call: RawCall) -> str:
    return json_text(call.value) if call.is_parsed else call.text


def _parsed(arguments: str) -> object:
    try:
        return parse_wire_json(arguments.encode())
    except NotJsonError:
        return arguments

"""Messages, thoughts and function calls of a streamed answer for clients.

In: pieces of one item. Out: its events, from `output_item.added` to `output_item.done`, through the writer that numbers
them. One part of an item is open at a time; what comes late for a closed part stands in the whole item. A call begins
when its name is known; pieces that came before are held until then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.content import Origin
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.read_items import beside_item, item_of, mint_item_id
from turnwire.codecs.openai_responses.tool_kinds import BY_CALL, CUSTOM, Spelled, Spellings, ToolKind, own_type
from turnwire.codecs.openai_responses.write_items import call_fields
from turnwire.codecs.openai_responses.write_stream_events import PART_KINDS, DeltaEvent, GrowingPart, StreamWriter
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.rows import Values
from turnwire.codecs.text_inputs import TextReader
from turnwire.codecs.wire_values import items_of, object_of
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputContent, OutputItem, ResponseStreamEvent

_DELTAS: Final[Mapping[ToolKind | None, str]] = {None: "function_call_arguments", CUSTOM: "custom_tool_call_input"}
"""The events of what a call is made with; calls of other kinds come whole."""


def own_but(own: Mapping[str, object], name: str) -> Values:
    """Own fields of an item without one that its events say at another time."""
    return {key: value for key, value in own.items() if key != name}


class GrowingItem:
    """An item that is told when it begins and in whole when it ends."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object], named: Values, begun: Values) -> None:
        self._writer = writer
        self._own = dict(own)
        self._begun = begun
        self._signature: str | None = None
        self._status = "completed"
        self._parts: list[GrowingPart] = []
        self._last: dict[int | None, GrowingPart] = {}
        self._of_kind: dict[tuple[str, int | None], GrowingPart] = {}
        self._lengths: dict[str, int] = {}  # of its lists
        self._head = merge(named, own_but(own, "status"))
        self.id = str(self._head.get("id", ""))
        self.is_done = False
        self.output_index = writer.open_item(cast("OutputItem", {**self._head, **begun}))  # with a server's own fields

    def keys(self) -> Iterator[int]:
        """The numbers of the parts, each once."""
        return (key for key in self._last if key is not None)

    @property
    def _open(self) -> GrowingPart | None:
        """The part that came last, while it grows."""
        return self._parts[-1] if self._parts and self._parts[-1].is_open else None

    def _put(self, kind: str, key: int | None, raw: OutputContent | None = None) -> GrowingPart:
        """The next part, found by its number and kind without looking through all."""
        self._close_part()
        of = "content" if raw is not None else PART_KINDS[kind].of
        index = self._lengths.get(of, 0)
        self._lengths[of] = index + 1
        part = GrowingPart(kind, key, of, index, len(self._parts), is_open=raw is None, raw=raw)
        self._parts.append(part)
        self._last[key] = self._of_kind[kind, key] = part
        return part

    def _tell(self, name: str, part: GrowingPart, /, **said: object) -> None:
        """Write an event of a part."""
        event = {"type": f"response.{name}", **self._place(part), **said}
        self._writer.event(cast("ResponseStreamEvent", event))  # its name says which one it is

    def _place(self, part: GrowingPart) -> Values:
        return {"item_id": self.id, "output_index": self.output_index, f"{part.of}_index": part.index}

    def _begin_part(self, kind: str, key: int | None) -> GrowingPart:
        part = self._put(kind, key)
        row = PART_KINDS[kind]
        self._tell(f"{row.part}.added", part, part=self._whole_part(part))
        part.delta = DeltaEvent(self._writer, row.delta, self._place(part), row.after)
        return part

    def _close_part(self) -> None:
        part = self._open
        if part is None:
            return
        part.is_open = False
        row, whole = PART_KINDS[part.kind], self._whole_part(part)
        also = {"logprobs": whole.get("logprobs", [])} if part.kind == "text" else {}
        self._tell(f"{row.delta}.done", part, **{row.words: part.text}, **also)
        self._tell(f"{row.part}.done", part, part=whole)

    def _add(self, part: GrowingPart, text: str) -> None:
        if text and part.delta is not None:
            part.pieces.append(text)
            self._writer.add(part.delta.write(text))

    def _whole_part(self, part: GrowingPart) -> Mapping[str, object]:
        if part.raw is not None:
            return part.raw
        row = PART_KINDS[part.kind]
        lists: Values = {"annotations": [], "logprobs": []} if part.kind == "text" else {}
        return merge({"type": row.type, row.words: part.text, **lists}, part.own)

    def _whole(self) -> OutputItem:
        """The item with all that came of it; thoughts have a status only where they were cut."""
        whole: Values = {} if self._status == "completed" else {"status": self._status}
        whole |= {**self._head, **self._begun}
        if "status" in whole:
            whole["status"] = self._status
        lists: dict[str, list[object]] = {name: [] for name in ("summary", "content") if name in whole}
        for part in self._parts:
            lists.setdefault(part.of, []).append(self._whole_part(part))
        whole |= lists
        if self._signature is not None:
            whole["encrypted_content"] = self._signature
        return cast("OutputItem", merge(whole, own_but(self._own, "id")))  # with a server's own fields

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the item."""
        self._close_part()
        self.is_done = True
        self._status = "incomplete" if is_cut else "completed"
        self._writer.close_item(self.output_index, self._whole())

    def abandon(self) -> None:
        """Keep what came, without an end."""
        self._status = "incomplete"
        self._writer.output[self.output_index] = self._whole()

    def take_late(self, own: Mapping[str, object], key: int, signature: str | None = None) -> None:
        """What comes after the end, of a part or the item: it stands in the last event."""
        self._own |= item_of(own)
        if signature is not None:
            self._signature = signature
        elif (part := self._last.get(key)) is not None:
            part.own |= beside_item(own)
        self._writer.change_item(self.output_index, self._whole)


class MessageItem(GrowingItem):
    """A message of the assistant: texts and refusals."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object]) -> None:
        named: Values = {"id": writer.mint("msg"), "type": "message", "role": "assistant"}
        super().__init__(writer, item_of(own), named, {"status": "in_progress", "content": []})

    def takes(self, key: int | None, own: Mapping[str, object]) -> bool:
        """Whether a piece with this number and these options belongs to this item."""
        item = item_of(own)
        if item:
            return item.get("id") == self._own.get("id") and (bool(self._own) or "id" in item)
        if key is None or "id" not in self._own:
            return True
        return self._last.get(key) is not None

    def plain_text(self, text: str, key: int | None) -> bytes | None:
        """The bytes of a text that goes on; None where it is not that simple."""
        part = self._parts[-1] if self._parts else None
        if part is None or not part.is_open or part.kind != "text" or part.delta is None:
            return None
        if key is not None and key != part.key:
            return None
        part.pieces.append(text)
        return part.delta.write(text)

    def add(self, kind: str, text: str, key: int | None, own: Mapping[str, object]) -> None:
        """A piece of a part."""
        self._own |= item_of(own)
        part = self._find(kind, key)
        if part is None or (text and not part.is_open):
            part = self._begin_part(kind, key)
        self._add(part, text)
        mine = beside_item(own)
        known = len(items_of(part.own.get("annotations")))
        part.own |= mine
        for index, annotation in enumerate(items_of(mine.get("annotations"))):
            if index >= known:
                self._tell("output_text.annotation.added", part, annotation_index=index, annotation=annotation)

    def add_raw(self, entry: OutputContent) -> None:
        """A part of a kind that has no canonical form, whole."""
        part = self._put("raw", None, entry)
        self._tell("content_part.added", part, part=entry)
        self._tell("content_part.done", part, part=entry)

    def _find(self, kind: str, key: int | None) -> GrowingPart | None:
        found = None if key is None else self._of_kind.get((kind, key))
        if found is not None:
            return found
        last = self._open
        return last if last is not None and last.kind == kind and (key is None or last.key is None) else None


class ReasoningItem(GrowingItem):
    """Thoughts: summaries and reasoning texts, with the encrypted ones that belong to them."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object], *, is_own: bool, in_summary: bool) -> None:
        self._field = "summary" if in_summary else "content"
        self.is_own = is_own
        named: Values = {"id": writer.mint("rs"), "type": "reasoning", "summary": []}
        super().__init__(writer, item_of(own) if is_own else {}, named, {})

    def takes(self, key: int | None, own: Mapping[str, object], origin: Origin | None) -> bool:
        """Whether a piece with this number, options and origin belongs to this item."""
        if origin is not None and (origin.dialect == DIALECT) != self.is_own:
            return False
        item = item_of(own)
        if self.is_own and item:
            return item.get("id") == self._own.get("id")
        if key is None or not self._parts or self._last.get(key) or self._last.get(None):
            return True
        return self.is_own and origin is not None and "id" not in self._own and self._signature is None

    def add(
        self, text: str, signature: str | None, key: int | None, own: Mapping[str, object], origin: Origin | None
    ) -> None:
        """A piece of a thought."""
        if self.is_own:
            self._own |= item_of(own)
            if origin is not None:
                self._field = "content" if origin.field == "content" else "summary"
        if signature is not None:
            self._signature = signature
        mine = beside_item(own) if self.is_own else {}
        if not text and not mine:
            return
        part = self._find(key)
        if part is None or (text and not part.is_open):
            part = self._begin_part(self._field, key)
        self._add(part, text)
        part.own |= mine

    def _find(self, key: int | None) -> GrowingPart | None:
        if key is None:
            return self._open
        found = [part for part in (self._last.get(key), self._last.get(None)) if part is not None]
        return max(found, key=lambda part: part.place, default=None)


class CallItem:
    """A call in the form of its tool; it begins when its name is whole."""

    def __init__(self, writer: StreamWriter, spellings: Spellings, call: RawCall, position: int) -> None:
        self._writer = writer
        self._spellings = spellings
        self._call = call
        self._position = position
        self._status = "completed"
        self._head: Values = {}
        self._spelled = Spelled("")
        self._text = TextReader()
        self._delta: DeltaEvent | None = None
        self._output_index = -1

    @property
    def _own(self) -> Values:
        return own_of(self._call.provider_options, DIALECT)

    def add(self, piece: str) -> None:
        """Write a piece of the arguments, which the call has; begin with all that came once the name is whole."""
        call = self._call
        if self._output_index >= 0:
            self._tell(piece)
        elif call.is_complete or any(call.pieces) or not self._spellings.may_grow(call.name or ""):
            self._begin()

    def add_late(self, delta: ToolCallDelta) -> bool:
        """Say what comes after the end in the last event; whether the call differs by it."""
        has_arguments = bool(delta.arguments and delta.arguments.strip())
        if delta.arguments and not has_arguments:
            self._call.pieces.pop()
        if delta.invalid is not None:
            self._status = "incomplete"
        self._writer.change_item(self._output_index, self._whole)
        return has_arguments or delta.invalid is not None

    def _begin(self) -> None:
        """Tell that the call begins, and what has come of it."""
        writer, call = self._writer, self._call
        name = call.name or ""
        call_id = call.id or mint_item_id("call", writer.answer_id, self._position, name)
        spelled, own = self._spellings.of(name), self._own
        kind = BY_CALL.get(own_type(call.provider_options), spelled.kind)
        self._spelled = spelled = spelled._replace(kind=kind)
        fields = call_fields(spelled, call_id, {})
        field, empty = fields.popitem()
        item: Values = {"id": writer.mint("fc" if kind is None else kind.prefix), **fields}
        self._head = merge(item, own_but(own, "status"))
        begun = {**self._head, "status": "in_progress", field: "" if kind is None else empty}
        self._output_index = writer.open_item(cast("OutputItem", begun))  # with a server's own fields
        if kind in _DELTAS:
            place: Values = {"item_id": self._head.get("id", ""), "output_index": self._output_index}
            self._delta = DeltaEvent(writer, _DELTAS[kind], place)
        for piece in call.pieces:
            self._tell(piece)

    def _tell(self, piece: str) -> None:
        """Write a piece of the arguments, or of the text in them; calls of other kinds are written in whole."""
        if self._spelled.kind is CUSTOM:
            piece = self._text.feed(piece)
        if piece and self._delta is not None:
            self._writer.add(self._delta.write(piece))

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the call."""
        call = self._call
        if self._output_index < 0:
            self._begin()
        kind, is_bad = self._spelled.kind, is_cut or call.invalid is not None
        if kind is CUSTOM and self._delta is not None and (rest := self._text.close()):
            self._writer.add(self._delta.write(rest))
        elif kind is None and not is_bad and not any(call.pieces):
            call.pieces.append("{}")
            self._tell("{}")
        self._status = "incomplete" if is_bad else "completed"
        item = self._whole()
        said = object_of(item)
        if kind in _DELTAS:
            words = ("input",) if kind is CUSTOM else ("name", "arguments")
            event: Values = {
                "type": f"response.{_DELTAS[kind]}.done",
                "item_id": str(said.get("id", "")),
                "output_index": self._output_index,
                **{name: str(said.get(name, "")) for name in words},
            }
            self._writer.event(cast("ResponseStreamEvent", event))  # its name says which one it is
        self._writer.close_item(self._output_index, item)

    def _whole(self) -> OutputItem:
        call, kind = self._call, self._spelled.kind
        arguments = call.text or ("" if kind in _DELTAS else "{}")
        spelled = self._spellings.of(call.name or "")._replace(kind=kind)
        fields = call_fields(spelled, str(self._head.get("call_id")), arguments)
        whole = merge({**self._head, "status": self._status, **fields}, own_but(self._own, "id"))
        return cast("OutputItem", {**whole, "type": fields["type"]})  # with a server's own fields

    def abandon(self) -> None:
        """Keep what came, without an end."""
        if self._output_index < 0:
            self._begin()
        self._status = "incomplete"
        self._writer.output[self._output_index] = self._whole()

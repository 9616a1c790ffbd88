"""Messages, reasoning and function calls of a streamed answer for clients.

In: deltas of one item. Out: its events, from `output_item.added` to `output_item.done`, through the writer that numbers
them. One part of an item is open at a time; later content of a closed part is only in the whole item. A call begins
when its name is known; earlier deltas are held until then.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.content import Origin
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.read_items import beside_item, item_of, mint_item_id
from turnwire.codecs.openai_responses.tool_kinds import BY_CALL, CUSTOM, Spelled, Spellings, ToolKind, own_type
from turnwire.codecs.openai_responses.write_items import call_fields
from turnwire.codecs.openai_responses.write_stream_events import DeltaEvent, StreamWriter
from turnwire.codecs.requests.text_inputs import TextReader
from turnwire.codecs.values.provider_options import merge, own_of
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputItem, ResponseStreamEvent


class PartKind(NamedTuple):
    """Names for one kind of part in events and items."""

    part: str
    """Name in the events of its start and end: `response.PART.added`."""
    delta: str
    """Name in the events of its deltas and its end: `response.DELTA.delta`."""
    type: str
    """Type of the whole part."""
    of: str = "content"
    """The list of the item that contains it."""
    words: str = "text"
    """The field with its text."""
    after: bytes = b""
    """Bytes after each delta."""


_TEXT: Final = PartKind("content_part", "output_text", "output_text", after=b',"logprobs":[]')
_RAW: Final = PartKind("content_part", "", "")
PART_KINDS: Final[Mapping[str, PartKind]] = {
    "text": _TEXT,
    "refusal": PartKind("content_part", "refusal", "refusal", words="refusal"),
    "summary": PartKind("reasoning_summary_part", "reasoning_summary_text", "summary_text", of="summary"),
    "content": PartKind("content_part", "reasoning_text", "reasoning_text"),
}
_DELTAS: Final[Mapping[ToolKind | None, str]] = {None: "function_call_arguments", CUSTOM: "custom_tool_call_input"}
"""Event names for the input of a call; calls of other kinds are sent complete."""


def own_but(own: Mapping[str, object], name: str) -> Values:
    """Return the unknown fields of an item except one that is in a later event."""
    return {key: value for key, value in own.items() if key != name}


@dataclass(slots=True, eq=False)
class GrowingPart:
    """A part in progress, or a complete one: `raw`."""

    kind: PartKind
    key: int | None
    place: Values
    raw: Mapping[str, object] | None = None
    pieces: list[str] = field(default_factory=list)
    own: Values = field(default_factory=dict)
    delta: DeltaEvent | None = None

    def whole(self) -> Mapping[str, object]:
        """Return the part with all content so far."""
        if self.raw is not None:
            return self.raw
        lists: Values = {"annotations": [], "logprobs": []} if self.kind is _TEXT else {}
        return merge({"type": self.kind.type, self.kind.words: "".join(self.pieces), **lists}, self.own)


class StreamItem(ABC):
    """An item with an event at its start and one with the whole item at its end."""

    def __init__(self, writer: StreamWriter) -> None:
        self._writer = writer
        self._head: Values = {}
        self._status = "completed"
        self._output_index = -1

    def _begin_item(self, head: Values, begun: Values) -> None:
        """Write the start of the item; `begun` has the fields that change until its end."""
        self._head = head
        self._output_index = self._writer.open_item(cast("OutputItem", {**head, **begun}))  # with a server's own fields

    def close(self, *, is_cut: bool = False) -> None:
        """Write the end of the item."""
        self._status = "incomplete" if is_cut else "completed"
        self._writer.close_item(self._output_index, self._whole())

    def abandon(self) -> None:
        """Record the content so far, without an end."""
        self._status = "incomplete"
        self._writer.output[self._output_index] = self._whole()

    @abstractmethod
    def _whole(self) -> OutputItem:
        """Return the item with all content so far."""


class GrowingItem(StreamItem):
    """An item with parts, one of which is open at a time."""

    is_own = True
    """Whether it came from this dialect."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object], named: Values, begun: Values) -> None:
        super().__init__(writer)
        self._own = dict(own)
        self._begun = begun
        self._signature: str | None = None
        self._last: dict[int | None, GrowingPart] = {}
        self._open: GrowingPart | None = None
        self._begin_item(merge(named, own_but(own, "status")), begun)
        told = {**self._head, **begun}
        self._lists: dict[str, list[GrowingPart]] = {name: [] for name in ("summary", "content") if name in told}

    def numbers(self) -> Iterator[int]:
        """Yield the number of each part once."""
        return (key for key in self._last if key is not None)

    def plain_text(self, text: str, key: int | None) -> bytes | None:
        """Return the bytes of a text delta in the open part; None if it is not a common one."""
        part = self._open
        if part is None or part.kind is not _TEXT or part.delta is None or (key is not None and key != part.key):
            return None
        part.pieces.append(text)
        return part.delta.write(text)

    def _grow(self, kind: str, text: str, key: int | None, own: Values) -> GrowingPart:
        """Add a delta to a part, found by number and kind without a search."""
        row = PART_KINDS[kind]
        part = self._open if key is None or (self._open is not None and self._open.key is None) else self._last.get(key)
        if part is None or part.kind is not row or (text and part is not self._open):
            part = self._put(row, key)
            part.delta = DeltaEvent(self._writer, row.delta, part.place, row.after)
            self._open = part
        if text and part.delta is not None:
            part.pieces.append(text)
            self._writer.add(part.delta.write(text))
        part.own |= own
        return part

    def _put(self, kind: PartKind, key: int | None, raw: Mapping[str, object] | None = None) -> GrowingPart:
        """Begin the next part."""
        self._close_part()
        listed = self._lists.setdefault(kind.of, [])
        item: Values = {"item_id": str(self._head.get("id", "")), "output_index": self._output_index}
        part = self._last[key] = GrowingPart(kind, key, {**item, f"{kind.of}_index": len(listed)}, raw)
        listed.append(part)
        self._tell(f"{kind.part}.added", part, part=part.whole())
        return part

    def _tell(self, name: str, part: GrowingPart, /, **said: object) -> None:
        """Write an event of a part."""
        event = {"type": f"response.{name}", **part.place, **said}
        self._writer.event(cast("ResponseStreamEvent", event))  # the name determines its type

    def _close_part(self) -> None:
        part, self._open = self._open, None
        if part is not None:
            kind, whole = part.kind, part.whole()
            also = {"logprobs": whole.get("logprobs", [])} if kind is _TEXT else {}
            self._tell(f"{kind.delta}.done", part, **{kind.words: "".join(part.pieces)}, **also)
            self._tell(f"{kind.part}.done", part, part=whole)

    def _whole(self) -> OutputItem:
        """Return the whole item; reasoning has a status only if it was cut off."""
        whole: Values = {} if self._status == "completed" else {"status": self._status}
        whole |= {**self._head, **self._begun}
        if "status" in whole:
            whole["status"] = self._status
        whole |= {name: [part.whole() for part in parts] for name, parts in self._lists.items()}
        if self._signature is not None:
            whole["encrypted_content"] = self._signature
        return cast("OutputItem", merge(whole, own_but(self._own, "id")))  # with fields of the server's own

    def close(self, *, is_cut: bool = False) -> None:
        """Write the end of the item."""
        self._close_part()
        super().close(is_cut=is_cut)

    def take_late(self, own: Mapping[str, object], key: int, signature: str | None = None) -> None:
        """Add late fields of a part or of the item, which are then in the last event."""
        self._own |= item_of(own)
        if signature is not None:
            self._signature = signature
        elif (part := self._last.get(key)) is not None:
            part.own |= beside_item(own)
        self._writer.change_item(self._output_index, self._whole)


class MessageItem(GrowingItem):
    """An assistant message: texts and refusals."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object]) -> None:
        named: Values = {"id": writer.mint("msg"), "type": "message", "role": "assistant"}
        super().__init__(writer, item_of(own), named, {"status": "in_progress", "content": []})

    def takes(self, key: int | None, own: Mapping[str, object]) -> bool:
        """Return whether a delta with this number and these options belongs to this item."""
        item = item_of(own)
        if item:
            return item.get("id") == self._own.get("id") and (bool(self._own) or "id" in item)
        return key is None or "id" not in self._own or key in self._last

    def add(self, kind: str, text: str, key: int | None, own: Mapping[str, object]) -> None:
        """Write a delta of a part."""
        self._own |= item_of(own)
        mine = beside_item(own)
        part = self._grow(kind, text, key, {})
        known = len(items_of(part.own.get("annotations")))
        part.own |= mine
        for index, annotation in enumerate(items_of(mine.get("annotations"))):
            if index >= known:
                self._tell("output_text.annotation.added", part, annotation_index=index, annotation=annotation)

    def add_raw(self, entry: Mapping[str, object]) -> None:
        """Add a whole part of a kind without a canonical form."""
        part = self._put(_RAW, None, entry)
        self._tell("content_part.done", part, part=entry)


class ReasoningItem(GrowingItem):
    """Thinking: summaries and reasoning texts, with their encrypted content."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object], *, is_own: bool, in_summary: bool) -> None:
        self._field = "summary" if in_summary else "content"
        self.is_own = is_own
        named: Values = {"id": writer.mint("rs"), "type": "reasoning", "summary": []}
        super().__init__(writer, item_of(own) if is_own else {}, named, {})

    def takes(self, key: int | None, own: Mapping[str, object], origin: Origin | None) -> bool:
        """Return whether a delta with this number, options and origin belongs to this item."""
        if origin is not None and (origin.dialect == DIALECT) != self.is_own:
            return False
        item = item_of(own)
        if self.is_own and item:
            return item.get("id") == self._own.get("id")
        if key is None or not self._last or not self._last.keys().isdisjoint((key, None)):
            return True
        return self.is_own and origin is not None and "id" not in self._own and self._signature is None

    def add(
        self, text: str, signature: str | None, key: int | None, own: Mapping[str, object], origin: Origin | None
    ) -> None:
        """Write a delta of a thought."""
        if self.is_own:
            self._own |= item_of(own)
            if origin is not None:
                self._field = "content" if origin.field == "content" else "summary"
        if signature is not None:
            self._signature = signature
        mine = beside_item(own) if self.is_own else {}
        if text or mine:
            self._grow(self._field, text, key, mine)


class CallItem(StreamItem):
    """A call in the form of its tool; it begins when its name is complete."""

    def __init__(self, writer: StreamWriter, spellings: Spellings, call: RawCall, position: int) -> None:
        super().__init__(writer)
        self._spellings = spellings
        self._call = call
        self._position = position
        self._spelled = Spelled("")
        self._text = TextReader()
        self._delta: DeltaEvent | None = None

    @property
    def _own(self) -> Values:
        return own_of(self._call.provider_options, DIALECT)

    def add(self, piece: str) -> None:
        """Write a delta of the arguments, which the call already has; the first event waits for the whole name."""
        call = self._call
        if self._output_index >= 0:
            self._tell(piece)
        elif call.is_complete or any(call.pieces) or not self._spellings.may_grow(call.name or ""):
            self._begin()

    def add_late(self, delta: ToolCallDelta) -> bool:
        """Add late content to the last event; return whether it changes the call."""
        has_arguments = bool(delta.arguments and delta.arguments.strip())
        if delta.arguments and not has_arguments:
            self._call.pieces.pop()
        if delta.invalid is not None:
            self._status = "incomplete"
        self._writer.change_item(self._output_index, self._whole)
        return has_arguments or delta.invalid is not None

    def _begin(self) -> None:
        """Write the start of the call, and its arguments so far."""
        writer, call = self._writer, self._call
        name = call.name or ""
        call_id = call.id or mint_item_id("call", writer.answer_id, self._position, name)
        spelled, own = self._spellings.of(name), self._own
        kind = BY_CALL.get(own_type(call.provider_options), spelled.kind)
        self._spelled = spelled = spelled._replace(kind=kind)
        fields = call_fields(spelled, call_id, {})
        field, empty = fields.popitem()
        item: Values = {"id": writer.mint("fc" if kind is None else kind.prefix), **fields}
        begun: Values = {"status": "in_progress", field: "" if kind is None else empty}
        self._begin_item(merge(item, own_but(own, "status")), begun)
        if kind in _DELTAS:
            place: Values = {"item_id": self._head.get("id", ""), "output_index": self._output_index}
            self._delta = DeltaEvent(writer, _DELTAS[kind], place)
        for piece in call.pieces:
            self._tell(piece)

    def _tell(self, piece: str) -> None:
        """Write a delta of the arguments, or of the text in them; calls of other kinds are written complete."""
        if self._spelled.kind is CUSTOM:
            piece = self._text.feed(piece)
        if piece and self._delta is not None:
            self._writer.add(self._delta.write(piece))

    def close(self, *, is_cut: bool = False) -> None:
        """Write the end of the call."""
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
        said = object_of(self._whole())
        if kind in _DELTAS:
            words = ("input",) if kind is CUSTOM else ("name", "arguments")
            event: Values = {
                "type": f"response.{_DELTAS[kind]}.done",
                "item_id": str(said.get("id", "")),
                "output_index": self._output_index,
                **{name: str(said.get(name, "")) for name in words},
            }
            self._writer.event(cast("ResponseStreamEvent", event))  # the name determines its type
        super().close(is_cut=is_bad)

    def _whole(self) -> OutputItem:
        call, kind = self._call, self._spelled.kind
        arguments = call.text or ("" if kind in _DELTAS else "{}")
        spelled = self._spellings.of(call.name or "")._replace(kind=kind)
        fields = call_fields(spelled, str(self._head.get("call_id")), arguments)
        whole = merge({**self._head, "status": self._status, **fields}, own_but(self._own, "id"))
        return cast("OutputItem", {**whole, "type": fields["type"]})  # with fields of the server's own

    def abandon(self) -> None:
        """Record the content so far, without an end."""
        if self._output_index < 0:
            self._begin()
        super().abandon()

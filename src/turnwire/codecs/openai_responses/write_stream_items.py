"""Messages and thoughts of a streamed answer for clients: items that hold parts.

In: pieces of one item. Out: its events, from `output_item.added` to `output_item.done`, through the writer that numbers
them. One part of an item is open at a time; what comes late for a closed part stands in the whole item.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal, TypedDict, Unpack, cast

from turnwire_schema.v1.content import Origin
from turnwire_schema.wire.openai_responses import ReasoningText, SummaryText

from turnwire.codecs.openai_responses.item_fields import beside_item, item_of
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.write_items import message_part
from turnwire.codecs.openai_responses.write_stream_events import DeltaEvent, GrowingPart, PartList, StreamWriter
from turnwire.codecs.own_options import merge
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import items_of

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputContent, OutputItem, ResponseStreamEvent
    from turnwire_schema.wire.raw_openai_responses import RawOutputText


_PART_OF: Final = {"summary": "reasoning_summary_part", "content": "content_part"}
_TEXT_OF: Final = {"summary": "reasoning_summary_text", "content": "reasoning_text"}


class _Said(TypedDict, total=False):
    """What the events of a part say beside their place."""

    part: OutputContent | SummaryText
    text: str
    refusal: str
    logprobs: object
    annotation_index: int
    annotation: object


def own_but(own: Mapping[str, object], name: str) -> Values:
    """Own fields of an item without one that its events say at another time."""
    return {key: value for key, value in own.items() if key != name}


class GrowingItem:
    """An item that is told when it begins and in whole when it ends."""

    def __init__(
        self, writer: StreamWriter, own: Mapping[str, object], named: Values, begun: Mapping[str, object]
    ) -> None:
        self._writer = writer
        self._own = dict(own)
        self._parts = PartList()
        self._head = merge(named, own_but(own, "status"))
        self.id = str(self._head.get("id", ""))
        self.is_done = False
        self.output_index = writer.open_item(cast("OutputItem", {**self._head, **begun}))  # with a server's own fields

    @abstractmethod
    def _whole(self) -> OutputItem:
        """The item with all that came of it."""

    @abstractmethod
    def _end_part(self, part: GrowingPart) -> None:
        """Write the events at the end of a part."""

    def _open_part(self) -> GrowingPart | None:
        part = self._parts.newest
        return part if part is not None and part.is_open else None

    def _close_part(self) -> None:
        if (part := self._open_part()) is not None:
            part.is_open = False
            self._end_part(part)

    def _add(self, part: GrowingPart, text: str) -> None:
        if text and part.delta is not None:
            part.pieces.append(text)
            self._writer.add(part.delta.write(text))

    def _tell(self, name: str, growing: GrowingPart, /, **said: Unpack[_Said]) -> None:
        """Write an event of a part."""
        index = "summary_index" if growing.kind == "summary" else "content_index"
        place = {"item_id": self.id, "output_index": self.output_index, index: growing.index}
        event = {"type": f"response.{name}", **place, **said}
        self._writer.event(cast("ResponseStreamEvent", event))  # its name says which one it is

    def keys(self) -> Iterator[int]:
        """The numbers of the parts."""
        return self._parts.keys()


class MessageItem(GrowingItem):
    """A message of the assistant: texts and refusals."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object]) -> None:
        self._late: dict[int | None, Values] = {}
        self._status = "in_progress"
        named: Values = {"id": writer.mint("msg"), "type": "message", "role": "assistant"}
        super().__init__(writer, item_of(own), named, {"status": "in_progress", "content": []})

    def takes(self, key: int | None, own: Mapping[str, object]) -> bool:
        """Whether a piece with this number and these options belongs to this item."""
        item = item_of(own)
        if item:
            return item.get("id") == self._own.get("id") and (bool(self._own) or "id" in item)
        if key is None or "id" not in self._own:
            return True
        return self._parts.last(key) is not None

    def plain_text(self, text: str, key: int | None) -> bytes | None:
        """The bytes of a text that goes on; None where it is not that simple."""
        part = self._parts.all[-1] if self._parts.all else None
        if part is None or not part.is_open or part.kind != "text" or part.delta is None:
            return None
        if key is not None and key != part.key:
            return None
        part.pieces.append(text)
        return part.delta.write(text)

    def add(self, kind: Literal["text", "refusal"], text: str, key: int | None, own: Mapping[str, object]) -> None:
        """A piece of a part."""
        self._own |= item_of(own)
        part = self._find(kind, key)
        if part is None or (text and not part.is_open):
            part = self._begin_part(kind, key)
        self._add(part, text)
        if mine := beside_item(own):
            self._take_own(part, mine)

    def add_raw(self, entry: OutputContent) -> None:
        """A part of a kind that has no canonical form, whole."""
        self._close_part()
        part = GrowingPart("raw", None, len(self._parts.all), raw=entry, is_open=False)
        self._parts.add(part)
        self._tell("content_part.added", part, part=entry)
        self._tell("content_part.done", part, part=entry)

    def _find(self, kind: str, key: int | None) -> GrowingPart | None:
        found = None if key is None else self._parts.last(key, kind)
        if found is not None:
            return found
        last = self._open_part()
        return last if last is not None and last.kind == kind and (key is None or last.key is None) else None

    def _begin_part(self, kind: Literal["text", "refusal"], key: int | None) -> GrowingPart:
        self._close_part()
        part = GrowingPart(kind, key, len(self._parts.all))
        self._parts.add(part)
        self._tell("content_part.added", part, part=message_part(kind, "", {}, for_client=True))
        place, after = {"content_index": part.index}, {"item_id": self.id, "output_index": self.output_index}
        if kind == "text":
            part.delta = DeltaEvent(self._writer, "output_text", place, {**after, "logprobs": []})
        else:
            part.delta = DeltaEvent(self._writer, "refusal", place, dict(after))
        return part

    def _take_own(self, part: GrowingPart, own: Values) -> None:
        known = len(items_of(part.own.get("annotations")))
        part.own |= own
        for index, annotation in enumerate(items_of(own.get("annotations"))):
            if index >= known:
                self._tell("output_text.annotation.added", part, annotation_index=index, annotation=annotation)

    def _end_part(self, part: GrowingPart) -> None:
        whole = self._whole_part(part)
        if part.kind == "text":
            logprobs = cast("RawOutputText", whole).get("logprobs", [])
            self._tell("output_text.done", part, text=part.text, logprobs=logprobs)
        else:
            self._tell("refusal.done", part, refusal=part.text)
        self._tell("content_part.done", part, part=whole)

    def _whole_part(self, part: GrowingPart) -> OutputContent:
        if part.raw is not None:
            return part.raw
        return message_part(part.kind, part.text, part.own | self._late.get(part.key, {}), for_client=True)

    def _whole(self) -> OutputItem:
        content = [self._whole_part(part) for part in self._parts.all]
        whole = {**self._head, "status": self._status, "content": content}
        return cast("OutputItem", merge(whole, own_but(self._own, "id")))  # with a server's own fields

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the message."""
        self._close_part()
        self.is_done = True
        self._status = "incomplete" if is_cut else "completed"
        self._writer.close_item(self.output_index, self._whole())

    def take_late(self, key: int, own: Mapping[str, object]) -> None:
        """Own fields of a part after the end: they stand in the last event."""
        self._own |= item_of(own)
        self._late.setdefault(key, {}).update(beside_item(own))
        self._writer.change_item(self.output_index, self._whole)

    def abandon(self) -> None:
        """Keep what came, without an end."""
        self._status = "incomplete"
        self._writer.output[self.output_index] = self._whole()


class ReasoningItem(GrowingItem):
    """Thoughts: summaries and reasoning texts, with the encrypted ones that belong to them."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, object], *, is_own: bool, in_summary: bool) -> None:
        self._field: Literal["summary", "content"] = "summary" if in_summary else "content"
        self._signature: str | None = None
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
        if key is None or not self._parts.all or self._parts.last(key) or self._parts.last(None):
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
            part = self._begin_part(key)
        self._add(part, text)
        part.own |= mine

    def _find(self, key: int | None) -> GrowingPart | None:
        if key is None:
            return self._open_part()
        found = [part for part in (self._parts.last(key), self._parts.last(None)) if part is not None]
        return max(found, key=lambda part: part.place, default=None)

    def _begin_part(self, key: int | None) -> GrowingPart:
        self._close_part()
        part = GrowingPart(self._field, key, self._parts.count(self._field))
        self._parts.add(part)
        self._tell(f"{_PART_OF[part.kind]}.added", part, part=self._whole_part(part))
        place = {"item_id": self.id, "output_index": self.output_index, f"{part.kind}_index": part.index}
        part.delta = DeltaEvent(self._writer, _TEXT_OF[part.kind], {}, place)
        return part

    def _whole_part(self, part: GrowingPart) -> SummaryText | ReasoningText:
        if part.kind == "summary":
            return merge(SummaryText(type="summary_text", text=part.text), part.own)
        return merge(ReasoningText(type="reasoning_text", text=part.text), part.own)

    def _end_part(self, part: GrowingPart) -> None:
        self._tell(f"{_TEXT_OF[part.kind]}.done", part, text=part.text)
        self._tell(f"{_PART_OF[part.kind]}.done", part, part=self._whole_part(part))

    def _whole(self) -> OutputItem:
        whole = {
            **self._head,
            "summary": [self._whole_part(part) for part in self._parts.all if part.kind == "summary"],
        }
        content = [self._whole_part(part) for part in self._parts.all if part.kind == "content"]
        if content:
            whole["content"] = content
        if self._signature is not None:
            whole["encrypted_content"] = self._signature
        return cast("OutputItem", merge(whole, own_but(self._own, "id")))  # with a server's own fields

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the thoughts."""
        self._close_part()
        self.is_done = True
        item = self._whole()
        if is_cut and "status" not in item:
            item = cast("OutputItem", {**item, "status": "incomplete"})
        self._writer.close_item(self.output_index, item)

    def take_late(self, signature: str | None, own: Mapping[str, object]) -> None:
        """A signature or own fields after the end: they stand in the last event."""
        self._own |= item_of(own)
        if signature is not None:
            self._signature = signature
        self._writer.change_item(self.output_index, self._whole)

    def abandon(self) -> None:
        """Keep what came, without an end."""
        self._writer.output[self.output_index] = cast("OutputItem", {**self._whole(), "status": "incomplete"})

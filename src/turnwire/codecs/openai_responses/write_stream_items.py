"""Messages and thoughts of a streamed answer for clients: items that hold parts.

In: pieces of one item. Out: its events, from `output_item.added` to `output_item.done`, through the writer that numbers
them. One part of an item is open at a time; what comes late for a closed part stands in the whole item.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.options import item_of
from turnwire.codecs.openai_responses.write_items import message_part
from turnwire.codecs.openai_responses.write_stream_events import (
    DeltaEvent,
    GrowingPart,
    PartList,
    StreamWriter,
    own_of_part,
)
from turnwire.codecs.own_options import merge
from turnwire.codecs.wire_values import items_of


class MessageItem:
    """A message of the assistant: texts and refusals."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, Any]) -> None:
        self._writer = writer
        self._own: dict[str, Any] = dict(item_of(own))
        self._parts = PartList()
        self._late: dict[int | None, dict[str, Any]] = {}
        self._status = "in_progress"
        self.is_done = False
        item = {"id": writer.mint("msg"), "type": "message", "role": "assistant"}
        self._head = merge(item, {name: value for name, value in self._own.items() if name != "status"})
        self.id: str = str(self._head.get("id", ""))
        self.output_index = writer.open_item({**self._head, "status": "in_progress", "content": []})

    def takes(self, key: int | None, own: Mapping[str, Any]) -> bool:
        """Whether a piece with this number and these options belongs to this item."""
        item = item_of(own)
        if item:
            return bool(item.get("id") == self._own.get("id")) and (bool(self._own) or "id" in item)
        if key is None or "id" not in self._own:
            return True
        return self._parts.last(key) is not None

    def plain_text(self, text: str, key: int | None) -> bytes | None:
        """The bytes of a text that goes on; None where it is not that simple."""
        if not self._parts:
            return None
        part = self._parts.newest
        if not part.is_open or part.kind != "text" or part.delta is None or (key is not None and key != part.key):
            return None
        part.pieces.append(text)
        return part.delta.write(text)

    def add(self, kind: str, text: str, key: int | None, own: Mapping[str, Any]) -> None:
        """A piece of a part."""
        self._own |= item_of(own)
        part = self._find(kind, key)
        if part is None or (text and not part.is_open):
            part = self._open_part(kind, key)
        if text:
            part.pieces.append(text)
            if part.delta is not None:
                self._writer.add(part.delta.write(text))
        mine = own_of_part(own)
        if mine:
            self._take_own(part, mine)

    def add_raw(self, entry: dict[str, Any]) -> None:
        """A part of a kind that has no canonical form, whole."""
        self._close_part()
        part = GrowingPart("raw", None, len(self._parts.all))
        part.raw, part.is_open = entry, False
        self._parts.add(part)
        place = {"item_id": self.id, "output_index": self.output_index, "content_index": part.index}
        self._writer.event("response.content_part.added", {**place, "part": entry})
        self._writer.event("response.content_part.done", {**place, "part": entry})

    def _find(self, kind: str, key: int | None) -> GrowingPart | None:
        if not self._parts:
            return None
        if key is None:
            last = self._parts.newest
            return last if last.kind == kind and last.is_open else None
        found = self._parts.last(key, kind)
        if found is not None:
            return found
        last = self._parts.newest
        return last if last.key is None and last.kind == kind and last.is_open else None

    def _open_part(self, kind: str, key: int | None) -> GrowingPart:
        self._close_part()
        part = GrowingPart(kind, key, len(self._parts.all))
        self._parts.add(part)
        place = {"content_index": part.index}
        after: dict[str, Any] = {"item_id": self.id, "output_index": self.output_index}
        empty = message_part(kind, "", {}, for_client=True)
        self._writer.event("response.content_part.added", {**after, **place, "part": empty})
        if kind == "text":
            part.delta = DeltaEvent(self._writer, "output_text", place, {**after, "logprobs": []})
        else:
            part.delta = DeltaEvent(self._writer, "refusal", place, after)
        return part

    def _take_own(self, part: GrowingPart, own: dict[str, Any]) -> None:
        known = items_of(part.own.get("annotations"))
        part.own |= own
        for index, annotation in enumerate(items_of(own.get("annotations"))):
            if index >= len(known):
                self._writer.event(
                    "response.output_text.annotation.added",
                    {
                        "item_id": self.id,
                        "output_index": self.output_index,
                        "content_index": part.index,
                        "annotation_index": index,
                        "annotation": annotation,
                    },
                )

    def _close_part(self) -> None:
        if not self._parts or not self._parts.newest.is_open:
            return
        part = self._parts.newest
        part.is_open = False
        place = {"item_id": self.id, "output_index": self.output_index, "content_index": part.index}
        whole = self._whole_part(part)
        if part.kind == "text":
            fields = {**place, "text": part.text, "logprobs": whole.get("logprobs", [])}
            self._writer.event("response.output_text.done", fields)
        else:
            self._writer.event("response.refusal.done", {**place, "refusal": part.text})
        self._writer.event("response.content_part.done", {**place, "part": whole})

    def _whole_part(self, part: GrowingPart) -> dict[str, Any]:
        if part.raw is not None:
            return part.raw
        own = part.own | self._late.get(part.key, {})
        return message_part(part.kind, part.text, own, for_client=True)

    def _whole(self, status: str) -> dict[str, Any]:
        content = [self._whole_part(part) for part in self._parts]
        own = {name: value for name, value in self._own.items() if name != "id"}
        return merge({**self._head, "status": status, "content": content}, own)

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the message."""
        self._close_part()
        self.is_done = True
        self._status = "incomplete" if is_cut else "completed"
        self._writer.close_item(self.output_index, self._whole(self._status))

    def keys(self) -> Iterator[int]:
        """The numbers of the parts."""
        return self._parts.keys()

    def take_late(self, key: int, own: Mapping[str, Any]) -> None:
        """Own fields of a part after the end: they stand in the last event."""
        self._own |= item_of(own)
        self._late.setdefault(key, {}).update(own_of_part(own))
        self._writer.change_item(self.output_index, lambda: self._whole(self._status))

    def abandon(self) -> None:
        """Keep what came, without an end."""
        self._writer.output[self.output_index] = self._whole("incomplete")


class ReasoningItem:
    """Thoughts: summaries and reasoning texts, with the encrypted ones that belong to them."""

    def __init__(self, writer: StreamWriter, own: Mapping[str, Any], *, is_own: bool, in_summary: bool) -> None:
        self._writer = writer
        self._own: dict[str, Any] = dict(item_of(own)) if is_own else {}
        self._parts = PartList()
        self._field = "summary" if in_summary else "content"
        self._signature: str | None = None
        self.is_own = is_own
        self.is_done = False
        item = {"id": writer.mint("rs"), "type": "reasoning", "summary": []}
        self._head = merge(item, {name: value for name, value in self._own.items() if name != "status"})
        self.id: str = str(self._head.get("id", ""))
        self.output_index = writer.open_item(dict(self._head))

    def takes(self, key: int | None, own: Mapping[str, Any], origin: Any) -> bool:
        """Whether a piece with this number, options and origin belongs to this item."""
        if origin is not None and (origin.dialect == DIALECT) != self.is_own:
            return False
        item = item_of(own)
        if self.is_own and item:
            return bool(item.get("id") == self._own.get("id"))
        if key is None or not self._parts or self._parts.last(key) or self._parts.last(None):
            return True
        return self.is_own and origin is not None and "id" not in self._own and self._signature is None

    def add(self, text: str, signature: str | None, key: int | None, own: Mapping[str, Any], origin: Any) -> None:
        """A piece of a thought."""
        if self.is_own:
            self._own |= item_of(own)
        if signature is not None:
            self._signature = signature
        if self.is_own and origin is not None:
            self._field = "content" if origin.field == "content" else "summary"
        mine = own_of_part(own) if self.is_own else {}
        if not text and not mine:
            return
        part = self._find(key)
        if part is None or (text and not part.is_open):
            part = self._open_part(key)
        if text and part.delta is not None:
            part.pieces.append(text)
            self._writer.add(part.delta.write(text))
        part.own |= mine

    def _find(self, key: int | None) -> GrowingPart | None:
        if not self._parts:
            return None
        if key is None:
            last = self._parts.newest
            return last if last.is_open else None
        found = [part for part in (self._parts.last(key), self._parts.last(None)) if part is not None]
        return max(found, key=lambda part: part.place, default=None)

    def _place(self, part: GrowingPart) -> dict[str, Any]:
        index = "summary_index" if part.kind == "summary" else "content_index"
        return {"item_id": self.id, "output_index": self.output_index, index: part.index}

    def _open_part(self, key: int | None) -> GrowingPart:
        self._close_part()
        field = self._field
        part = GrowingPart(field, key, self._parts.count(field))
        self._parts.add(part)
        place = self._place(part)
        if field == "summary":
            empty = {"type": "summary_text", "text": ""}
            self._writer.event("response.reasoning_summary_part.added", {**place, "part": empty})
            part.delta = DeltaEvent(self._writer, "reasoning_summary_text", {}, place)
        else:
            empty = {"type": "reasoning_text", "text": ""}
            self._writer.event("response.content_part.added", {**place, "part": empty})
            part.delta = DeltaEvent(self._writer, "reasoning_text", {}, place)
        return part

    def _whole_part(self, part: GrowingPart) -> dict[str, Any]:
        kind = "summary_text" if part.kind == "summary" else "reasoning_text"
        return merge({"type": kind, "text": part.text}, part.own)

    def _close_part(self) -> None:
        if not self._parts or not self._parts.newest.is_open:
            return
        part = self._parts.newest
        part.is_open = False
        place, whole = self._place(part), self._whole_part(part)
        if part.kind == "summary":
            self._writer.event("response.reasoning_summary_text.done", {**place, "text": part.text})
            self._writer.event("response.reasoning_summary_part.done", {**place, "part": whole})
        else:
            self._writer.event("response.reasoning_text.done", {**place, "text": part.text})
            self._writer.event("response.content_part.done", {**place, "part": whole})

    def _whole(self) -> dict[str, Any]:
        item = {**self._head, "summary": [self._whole_part(part) for part in self._parts if part.kind == "summary"]}
        content = [self._whole_part(part) for part in self._parts if part.kind == "content"]
        if content:
            item["content"] = content
        if self._signature is not None:
            item["encrypted_content"] = self._signature
        return merge(item, {name: value for name, value in self._own.items() if name != "id"})

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the thoughts."""
        self._close_part()
        self.is_done = True
        item = self._whole()
        if is_cut and "status" not in item:
            item["status"] = "incomplete"
        self._writer.close_item(self.output_index, item)

    def keys(self) -> Iterator[int]:
        """The numbers of the parts."""
        return self._parts.keys()

    def take_late(self, signature: str | None, own: Mapping[str, Any]) -> None:
        """A signature or own fields after the end: they stand in the last event."""
        self._own |= item_of(own)
        if signature is not None:
            self._signature = signature
        self._writer.change_item(self.output_index, self._whole)

    def abandon(self) -> None:
        """Keep what came, without an end."""
        self._writer.output[self.output_index] = {**self._whole(), "status": "incomplete"}

"""Items of a streamed response, and how events find them.

An item is found by `output_index`, or by id if a server sends no index or one index for several items.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import count_of, whole_of, word_of
from turnwire.core.calls import RawCall

if TYPE_CHECKING:
    from turnwire_schema.wire import raw_openai_responses as raw


@dataclass(slots=True)
class Part:
    """A text, thinking part or refusal in progress, with the content emitted so far."""

    kind: str
    number: int
    own: Values
    head: str
    """The first delta: a text with another beginning is another part."""
    length: int
    beside: dict[str, list[object]] = field(default_factory=dict)
    """Log probabilities and annotations that were received with the deltas."""

    def unknown_fields(self, text: str) -> str | None:
        """Return what a whole text adds; None if it is another text."""
        is_same = text.startswith(self.head) and len(text) >= self.length
        return text[self.length :] if is_same else None


@dataclass(slots=True)
class Item:
    """One item of the output."""

    number: int
    kind: str
    index: int | None = None
    """Output index that the server reports."""
    id: str | None = None
    shared: Values = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    call: RawCall | None = None
    position: int = 0
    given: list[object] = field(default_factory=list)
    """Parts that were emitted unchanged."""
    held: str = ""
    """An empty object instead of arguments, used if no others arrive."""
    is_done: bool = False
    is_whole: bool = False

    def is_named(self, item_id: object) -> bool:
        """Return whether this item can have the id: they are equal, or one of them is unknown."""
        return self.id is None or not isinstance(item_id, str) or item_id == self.id

    def is_of(self, raw: raw.RawOutputItem) -> bool:
        """Return whether a wire item is of the same kind."""
        return _kind_of(raw) == self.kind

    def begin(self, number: int, kind: str, own: Values, head: str) -> Part:
        """Begin a part at `number` with this text, and return it."""
        part = self.parts[number] = Part(kind, number, own, head, len(head))
        return part


def _kind_of(raw: raw.RawOutputItem) -> str:
    return word_of(raw.get("type") or "message")


class Items:
    """Items of one stream. Not thread-safe."""

    def __init__(self) -> None:
        self.by_number: Final[dict[int, Item]] = {}
        self._by_index: dict[int, Item] = {}  # the last one that began there
        self.by_id: Final[dict[str, Item]] = {}
        self._highest = -1

    def find(self, body: raw.RawResponseStreamEvent, item: raw.RawOutputItem | None = None) -> Item | None:
        """Return the item of an event; `item` is the item object in the event."""
        index, item_id = body.get("output_index"), body.get("item_id") if item is None else item.get("id")
        return self.at(whole_of(index), item_id if isinstance(item_id, str) else None)

    def at(self, index: int | None, item_id: str | None) -> Item | None:
        """Return the item at an index; of several items the one with the id, else the last one."""
        named = None if item_id is None else self.by_id.get(item_id)
        return named if index is None or (named is not None and named.index == index) else self._by_index.get(index)

    def add(self, index: object, raw: raw.RawOutputItem) -> Item:
        """Add a new item, at the server's index if that is free."""
        place = count_of(index)
        number = self._highest + 1 if place is None or place in self.by_number else place
        self._highest = max(self._highest, number)
        item = self.by_number[number] = Item(number, _kind_of(raw), index=place)
        self._by_index[number if place is None else place] = item
        if isinstance(item_id := raw.get("id"), str):
            item.id = item_id
            known = self.by_id.setdefault(item_id, item)
            if known.index == place:
                self.by_id[item_id] = item
        return item

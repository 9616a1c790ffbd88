"""Events of a streamed answer for clients, numbered, and the parts that grow from them.

In: names and fields of events. Out: bytes of server-sent events, each with its `sequence_number`. A delta of text is
the everyday case: its bytes are a prefix made once for the part, the text as JSON, and the running number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from pydantic_core import to_json

from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.openai_responses.item_ids import mint_item_id
from turnwire.codecs.openai_responses.options import beside_item
from turnwire.codecs.wire_values import items_of
from turnwire.codecs.wirejson import dump_large_wire_json, dump_wire_json

_END: Final = b"}\n\n"

MANY_TOOLS: Final = 100
"""Tools from which on an event that repeats them is written in pieces, so that other threads run in between."""


class StreamWriter:
    """Numbers the events of one stream and keeps the items that its last event repeats. Not thread-safe."""

    __slots__ = ("_bytes", "_changed", "_fill", "answer_id", "output", "sequence_number")

    def __init__(self, fill: Fill = as_it_is) -> None:
        self._fill = fill
        self.answer_id = ""
        self.output: list[dict[str, Any]] = []
        self.sequence_number = 0
        self._bytes: list[bytes] = []
        self._changed: dict[int, Callable[[], dict[str, Any]]] = {}

    def take(self) -> bytes:
        """The bytes of the events since the last call."""
        out = b"".join(self._bytes)
        self._bytes.clear()
        return out

    def event(self, name: str, fields: Mapping[str, Any]) -> None:
        """Write one event."""
        body = {"type": name, **self._fill(name, fields), "sequence_number": self.sequence_number}
        self.sequence_number += 1
        repeated = items_of(fields.get("response", {}).get("tools"))
        dump = dump_wire_json if len(repeated) < MANY_TOOLS else dump_large_wire_json
        self._bytes.append(b"event: " + name.encode() + b"\ndata: " + dump(body) + b"\n\n")

    def numbered(self, start: bytes, value: bytes, middle: bytes) -> bytes:
        """An event whose bytes before and behind one value are known: the everyday delta."""
        number = self.sequence_number
        self.sequence_number = number + 1
        return start + value + middle + str(number).encode() + _END

    def add(self, data: bytes) -> None:
        """Add an event that `numbered` made."""
        self._bytes.append(data)

    def mint(self, prefix: str) -> str:
        """An id for the next item."""
        return mint_item_id(prefix, self.answer_id, len(self.output))

    def open_item(self, item: dict[str, Any]) -> int:
        """Tell that an item begins; its index."""
        index = len(self.output)
        self.output.append(item)
        self.event("response.output_item.added", {"output_index": index, "item": item})
        return index

    def close_item(self, index: int, item: dict[str, Any]) -> None:
        """Tell the whole item."""
        self.output[index] = item
        self.event("response.output_item.done", {"output_index": index, "item": item})

    def change_item(self, index: int, whole: Callable[[], dict[str, Any]]) -> None:
        """An item that was told has grown: the last event asks for it once, however often it grew."""
        self._changed[index] = whole

    def whole_output(self) -> list[dict[str, Any]]:
        """Every item, for the last event."""
        for index, whole in self._changed.items():
            self.output[index] = whole()
        self._changed = {}
        return self.output

    def whole_item(self, item: dict[str, Any]) -> None:
        """An item that comes whole."""
        self.close_item(self.open_item(item), item)


class DeltaEvent:
    """The bytes of an everyday delta event around its text."""

    __slots__ = ("_middle", "_start", "_writer")

    def __init__(self, writer: StreamWriter, kind: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
        self._writer = writer
        name = f"response.{kind}.delta"
        head = dump_wire_json({"type": name, **before})[:-1]
        tail = dump_wire_json(dict(after))[1:-1]
        self._start = b"event: " + name.encode() + b"\ndata: " + head + b',"delta":'
        self._middle = b"," + tail + b',"sequence_number":'

    def write(self, text: str) -> bytes:
        return self._writer.numbered(self._start, to_json(text), self._middle)


class GrowingPart:
    """A part of an item that grows: an output text, a refusal, a summary or a reasoning text."""

    __slots__ = ("delta", "index", "is_open", "key", "kind", "own", "pieces", "place", "raw")

    def __init__(self, kind: str, key: int | None, index: int) -> None:
        self.kind = kind
        self.key = key
        self.index = index
        self.place = 0
        self.pieces: list[str] = []
        self.own: dict[str, Any] = {}
        self.is_open = True
        self.raw: dict[str, Any] | None = None
        self.delta: DeltaEvent | None = None

    @property
    def text(self) -> str:
        return "".join(self.pieces)


class PartList:
    """The parts of one item in their order, found by number and kind without looking through them."""

    __slots__ = ("_counts", "_last", "_of_kind", "all")

    def __init__(self) -> None:
        self.all: list[GrowingPart] = []
        self._last: dict[int | None, GrowingPart] = {}
        self._of_kind: dict[tuple[str, int | None], GrowingPart] = {}
        self._counts: dict[str, int] = {}

    def __bool__(self) -> bool:
        return bool(self.all)

    def __iter__(self) -> Iterator[GrowingPart]:
        return iter(self.all)

    @property
    def newest(self) -> GrowingPart:
        """The part that came last."""
        return self.all[-1]

    def add(self, part: GrowingPart) -> None:
        """Take the next part."""
        part.place = len(self.all)
        self.all.append(part)
        self._last[part.key] = self._of_kind[part.kind, part.key] = part
        self._counts[part.kind] = self._counts.get(part.kind, 0) + 1

    def count(self, kind: str) -> int:
        """How many parts of a kind there are."""
        return self._counts.get(kind, 0)

    def last(self, key: int | None, kind: str | None = None) -> GrowingPart | None:
        """The last part with this number, of one kind where it is named."""
        return self._last.get(key) if kind is None else self._of_kind.get((kind, key))

    def keys(self) -> Iterator[int]:
        """The numbers of the parts, each once."""
        return (key for key in self._last if key is not None)


def own_of_part(own: Mapping[str, Any]) -> dict[str, Any]:
    return beside_item(own) if own else {}

"""Events of a streamed answer for clients, numbered, and the parts that grow from them.

In: events without a number. Out: bytes of server-sent events, each with its `sequence_number`. A delta of text is the
everyday case: its bytes are a prefix made once for the part, the text as JSON, and the running number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, cast

from pydantic_core import to_json

from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.openai_responses.item_fields import mint_item_id
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import items_of, object_of
from turnwire.codecs.wirejson import dump_large_wire_json, dump_wire_json

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputContent, OutputItem, Response, ResponseStreamEvent
    from turnwire_schema.wire.raw_openai_responses import RawResponse

_END: Final = b"}\n\n"

MANY_TOOLS: Final = 100
"""Tools from which on an event that repeats them is written in pieces, so that other threads run in between."""


class StreamWriter:
    """Numbers the events of one stream and keeps the items that its last event repeats. Not thread-safe."""

    __slots__ = ("_bytes", "_changed", "_fill", "answer_id", "output", "sequence_number")

    def __init__(self, fill: Fill = as_it_is) -> None:
        self._fill = fill
        self.answer_id = ""
        self.output: list[OutputItem] = []
        self.sequence_number = 0
        self._bytes: list[bytes] = []
        self._changed: dict[int, Callable[[], OutputItem]] = {}

    def take(self) -> bytes:
        """The bytes of the events since the last call."""
        out = b"".join(self._bytes)
        self._bytes.clear()
        return out

    def event(self, event: ResponseStreamEvent) -> None:
        """Write one event."""
        name = event["type"]
        body = {**self._fill(name, event), "sequence_number": self.sequence_number}
        self.sequence_number += 1
        response: RawResponse = object_of(event.get("response"))
        dump = dump_wire_json if len(items_of(response.get("tools"))) < MANY_TOOLS else dump_large_wire_json
        self._bytes.append(b"event: " + name.encode() + b"\ndata: " + dump(body) + b"\n\n")

    def end(self, name: str, response: Response) -> None:
        """Write the event that ends the stream, or one that begins it."""
        self.event(cast("ResponseStreamEvent", {"type": name, "response": response}))  # they differ in the name alone

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

    def open_item(self, item: OutputItem) -> int:
        """Tell that an item begins; its index."""
        index = len(self.output)
        self.output.append(item)
        self.event({"type": "response.output_item.added", "output_index": index, "item": item})
        return index

    def close_item(self, index: int, item: OutputItem) -> None:
        """Tell the whole item."""
        self.output[index] = item
        self.event({"type": "response.output_item.done", "output_index": index, "item": item})

    def change_item(self, index: int, whole: Callable[[], OutputItem]) -> None:
        """An item that was told has grown: the last event asks for it once, however often it grew."""
        self._changed[index] = whole

    def whole_output(self) -> list[OutputItem]:
        """Every item, for the last event."""
        for index, whole in self._changed.items():
            self.output[index] = whole()
        self._changed = {}
        return self.output

    def whole_item(self, item: OutputItem) -> None:
        """An item that comes whole."""
        self.close_item(self.open_item(item), item)


class DeltaEvent:
    """The bytes of an everyday delta event around its text."""

    __slots__ = ("_middle", "_start", "_writer")

    def __init__(self, writer: StreamWriter, kind: str, before: Mapping[str, object], after: Values) -> None:
        self._writer = writer
        name = f"response.{kind}.delta"
        head = dump_wire_json({"type": name, **before})[:-1]
        self._start = b"event: " + name.encode() + b"\ndata: " + head + b',"delta":'
        self._middle = b"," + dump_wire_json(after)[1:-1] + b',"sequence_number":'

    def write(self, text: str) -> bytes:
        """The event of a piece."""
        return self._writer.numbered(self._start, to_json(text), self._middle)


@dataclass(slots=True, eq=False)
class GrowingPart:
    """A part of an item that grows: an output text, a refusal, a summary or a reasoning text; or one that is whole."""

    kind: Literal["text", "refusal", "summary", "content", "raw"]
    key: int | None
    index: int
    place: int = 0
    pieces: list[str] = field(default_factory=list)
    own: Values = field(default_factory=dict)
    is_open: bool = True
    raw: OutputContent | None = None
    delta: DeltaEvent | None = None

    @property
    def text(self) -> str:
        """What came of it."""
        return "".join(self.pieces)


class PartList:
    """The parts of one item in their order, found by number and kind without looking through them."""

    __slots__ = ("_counts", "_last", "_of_kind", "all")

    def __init__(self) -> None:
        self.all: list[GrowingPart] = []
        self._last: dict[int | None, GrowingPart] = {}
        self._of_kind: dict[tuple[str, int | None], GrowingPart] = {}
        self._counts: dict[str, int] = {}

    @property
    def newest(self) -> GrowingPart | None:
        """The part that came last."""
        return self.all[-1] if self.all else None

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

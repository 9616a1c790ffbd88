"""Numbered events of a streamed answer for clients.

In: events without a number. Out: bytes of server-sent events, each with its `sequence_number`. A text delta is the
common case: its bytes are a prefix made once for each part, the text as JSON, and the next number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, cast

from pydantic_core import to_json

from turnwire.codecs.base import Fill
from turnwire.codecs.openai_responses.read_items import mint_item_id
from turnwire.codecs.values.rows import Values
from turnwire.codecs.values.wire_values import items_of, object_of
from turnwire.codecs.values.wirejson import dump_large_wire_json, dump_wire_json

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputItem, Response, ResponseStreamEvent
    from turnwire_schema.wire.raw_openai_responses import RawResponse

_END: Final = b"}\n\n"

MANY_TOOLS: Final = 100
"""Number of tools from which an event that repeats them is written in pieces, so that other threads can run."""


class StreamWriter:
    """Numbers the events of one stream and stores the items that its last event repeats. Not thread-safe."""

    __slots__ = ("_bytes", "_changed", "_fill", "answer_id", "output", "sequence_number")

    def __init__(self, out: list[bytes], fill: Fill) -> None:
        self._fill = fill
        self.answer_id = ""
        self.output: list[OutputItem] = []
        self.sequence_number = 0
        self._bytes = out
        self._changed: dict[int, Callable[[], OutputItem]] = {}

    def event(self, event: ResponseStreamEvent) -> None:
        """Write one event."""
        name = event["type"]
        body = {**self._fill(name, event), "sequence_number": self.sequence_number}
        self.sequence_number += 1
        response: RawResponse = object_of(event.get("response"))
        dump = dump_wire_json if len(items_of(response.get("tools"))) < MANY_TOOLS else dump_large_wire_json
        self._bytes.append(b"event: " + name.encode() + b"\ndata: " + dump(body) + b"\n\n")

    def end(self, name: str, response: Response) -> None:
        """Write an event with the whole response: the first events or the last one."""
        self.event(cast("ResponseStreamEvent", {"type": name, "response": response}))  # they differ only in name

    def add(self, data: bytes) -> None:
        """Add the bytes of an event: a common delta."""
        self._bytes.append(data)

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Let items grow without events; the last event contains them in whole."""
        out, number = self._bytes, self.sequence_number
        self._bytes = []
        try:
            yield
        finally:
            self._bytes, self.sequence_number = out, number

    def mint(self, prefix: str) -> str:
        """Return an id for the next item."""
        return mint_item_id(prefix, self.answer_id, len(self.output))

    def open_item(self, item: OutputItem) -> int:
        """Write the start of an item, and return its index."""
        index = len(self.output)
        self.output.append(item)
        self.event({"type": "response.output_item.added", "output_index": index, "item": item})
        return index

    def close_item(self, index: int, item: OutputItem) -> None:
        """Write the end of an item, with the whole item."""
        self.output[index] = item
        self.event({"type": "response.output_item.done", "output_index": index, "item": item})

    def change_item(self, index: int, whole: Callable[[], OutputItem]) -> None:
        """Mark a finished item as changed: the last event calls `whole` once, however often it changed."""
        self._changed[index] = whole

    def whole_output(self) -> list[OutputItem]:
        """Return all items, for the last event."""
        for index, whole in self._changed.items():
            self.output[index] = whole()
        self._changed = {}
        return self.output


class DeltaEvent:
    """The bytes of a common delta event around its text."""

    __slots__ = ("_middle", "_start", "_writer")

    def __init__(self, writer: StreamWriter, kind: str, place: Values, after: bytes = b"") -> None:
        self._writer = writer
        name = f"response.{kind}.delta"
        head = dump_wire_json({"type": name, **place})[:-1]
        self._start = b"event: " + name.encode() + b"\ndata: " + head + b',"delta":'
        self._middle = after + b',"sequence_number":'

    def write(self, text: str) -> bytes:
        """Return the event for a delta."""
        number = self._writer.sequence_number
        self._writer.sequence_number = number + 1
        return self._start + to_json(text) + self._middle + str(number).encode() + _END

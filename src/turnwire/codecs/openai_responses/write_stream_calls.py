"""Function calls of a streamed answer for clients.

In: deltas of one call. Out: its events, from `output_item.added` to `output_item.done`. A call begins when its name is
known; pieces that came before are held until then. Any number of calls may be open at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.openai_responses.item_fields import mint_item_id
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.openai_responses.write_stream_events import DeltaEvent, StreamWriter
from turnwire.codecs.openai_responses.write_stream_items import own_but
from turnwire.codecs.own_options import merge
from turnwire.codecs.rows import Values
from turnwire.core.growing_name import GrowingName

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import OutputItem
    from turnwire_schema.wire.raw_openai_responses import RawFunctionCall


class CallItem:
    """A function call; it begins when its name is known."""

    def __init__(self, writer: StreamWriter, names: Mapping[str, str], index: int) -> None:
        self._writer = writer
        self._names = names
        self._index = index
        self._id: str | None = None
        self._is_minted = False
        self._name = GrowingName()
        self._pieces: list[str] = []
        self._own: Values = {}
        self._is_invalid = False
        self._head: Values = {}
        self._delta: DeltaEvent | None = None
        self.is_done = False
        self.output_index = -1

    @property
    def is_open(self) -> bool:
        """Whether the client knows of the call."""
        return self._delta is not None

    def can_open(self, delta: ToolCallDelta) -> bool:
        """Whether the call can begin with this piece."""
        return bool(self._name or delta.name)

    def is_followed_by(self, delta: ToolCallDelta) -> bool:
        """Whether a piece with the same index belongs to another call."""
        if delta.id is not None and self._id is not None and delta.id != self._id and not self._is_minted:
            return True
        is_same = delta.id is not None and delta.id == self._id
        return self.is_done and not is_same and (delta.name is not None or delta.arguments is not None)

    def add(self, delta: ToolCallDelta) -> None:
        """A piece of the call."""
        if self.is_done:
            return
        if delta.id is not None and not self.is_open:
            self._id, self._is_minted = delta.id, delta.id_origin == "minted"
        if delta.name is not None:
            self._name.add(delta.name)
        own = (delta.provider_options or {}).get(DIALECT)
        if own:
            self._own |= own
        if delta.invalid is not None:
            self._is_invalid = True
        if not self.is_open and self._name:
            self._open()
        if delta.arguments:
            self._pieces.append(delta.arguments)
            if self._delta is not None:
                self._writer.add(self._delta.write(delta.arguments))
        if delta.is_complete and self.is_open:
            self.close()

    def begin(self) -> None:
        """Tell of the call although it has no name."""
        if not self.is_open and not self.is_done:
            self._open()

    def end(self) -> None:
        """Make sure that the call was sent in whole."""
        self.begin()
        if not self.is_done:
            self.close()

    def _open(self) -> None:
        writer = self._writer
        name = self._name.text or ""
        call_id = self._id or mint_item_id("call", writer.answer_id, self._index, name)
        item: Values = {
            "id": writer.mint("fc"),
            "type": "function_call",
            "call_id": call_id,
            "name": self._names.get(name, name),
        }
        self._head = merge(item, own_but(self._own, "status"))
        begun = {**self._head, "status": "in_progress", "arguments": ""}
        self.output_index = writer.open_item(cast("OutputItem", begun))  # with a server's own fields
        place = {"item_id": self._head.get("id", ""), "output_index": self.output_index}
        self._delta = DeltaEvent(writer, "function_call_arguments", {}, place)
        for piece in self._pieces:
            writer.add(self._delta.write(piece))

    def close(self, *, is_cut: bool = False) -> None:
        """The end of the call."""
        self.is_done = True
        if self._delta is not None and not is_cut and not self._is_invalid and not any(self._pieces):
            self._pieces.append("{}")
            self._writer.add(self._delta.write("{}"))
        item = self._whole("incomplete" if is_cut or self._is_invalid else "completed")
        call: RawFunctionCall = item
        self._writer.event(
            {
                "type": "response.function_call_arguments.done",
                "item_id": str(call.get("id", "")),
                "output_index": self.output_index,
                "name": str(call.get("name", "")),
                "arguments": str(call.get("arguments", "")),
            }
        )
        self._writer.close_item(self.output_index, item)

    def _whole(self, status: str) -> OutputItem:
        name = self._name.text or ""
        said = {"name": self._names.get(name, name), "status": status, "arguments": "".join(self._pieces)}
        whole = merge({**self._head, **said}, own_but(self._own, "id"))
        return cast("OutputItem", whole)  # with a server's own fields

    def abandon(self) -> None:
        """Keep what came, without an end."""
        if self.is_open:
            self._writer.output[self.output_index] = self._whole("incomplete")

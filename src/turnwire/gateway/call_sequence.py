"""Calls of a stream one after another, for clients that cannot read them mixed.

The official client of Chat Completions takes a call for whole as soon as a piece of another one comes, and then parses
its arguments. So pieces of a later call are held while an earlier one is open; everything else goes through at once.
"""

from __future__ import annotations

from pydantic_core import from_json

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta


class CallSequence:
    """Puts the pieces of the calls of one stream in sequence. Not thread-safe."""

    __slots__ = ("_held", "_open", "_texts", "_whole")

    def __init__(self) -> None:
        self._open: int | None = None
        self._texts: dict[int, list[str]] = {}
        self._whole: set[int] = set()
        self._held: list[ToolCallDelta] = []

    def take(self, chunk: StreamingChunk) -> StreamingChunk:
        """`chunk` with the pieces of calls that may go out now."""
        deltas = chunk.tool_call_deltas
        if not deltas and not (self._held and chunk.is_complete):
            return chunk
        out: list[ToolCallDelta] = []
        for delta in deltas or ():
            self._note(delta)
            if delta.index == self._open:
                out.append(delta)
            else:
                self._held.append(delta)
            self._release(out)
        if chunk.is_complete:
            out += sorted(self._held, key=lambda delta: delta.index)
            self._held = []
        return chunk.replace(tool_call_deltas=tuple(out) or None)

    def _note(self, delta: ToolCallDelta) -> None:
        if delta.arguments:
            self._texts.setdefault(delta.index, []).append(delta.arguments)
        if delta.is_complete:
            self._whole.add(delta.index)

    def _release(self, out: list[ToolCallDelta]) -> None:
        """Move on to the next call, and to those after it, where the open one is whole."""
        while self._held and (self._open is None or self._is_whole(self._open)):
            self._open = self._held[0].index
            out += [delta for delta in self._held if delta.index == self._open]
            self._held = [delta for delta in self._held if delta.index != self._open]

    def _is_whole(self, index: int) -> bool:
        if index in self._whole:
            return True
        try:
            from_json("".join(self._texts.get(index, ())))
        except ValueError:
            return False
        self._whole.add(index)
        return True

"""Calls of a stream one after another, for clients that cannot read them mixed.

The official client of Chat Completions takes a call for whole as soon as a piece of another one comes, and then parses
its arguments. So pieces of a later call are held while an earlier one is open; everything else goes through at once.
"""

from __future__ import annotations

from typing import Final

from pydantic_core import from_json

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.core.changed import changed
from turnwire.core.json_scan import JsonScan

_LONGEST_SCALAR: Final = 64
"""Arguments that are not an object, array or text are tried as JSON up to this length: a number, true, null."""


class _Texts:
    """The arguments of one call as far as they came; every piece is read once."""

    __slots__ = ("_is_broken", "_is_whole", "_pieces", "_scan", "_size")

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._size = 0
        self._scan = JsonScan()
        self._is_whole = False
        self._is_broken = False

    def add(self, delta: ToolCallDelta) -> None:
        """Take the arguments of `delta`, and its word that the call is whole."""
        if delta.arguments:
            self._pieces.append(delta.arguments)
            self._size += len(delta.arguments)
        self._is_whole = self._is_whole or bool(delta.is_complete)

    @property
    def are_whole(self) -> bool:
        """Whether they are a JSON value."""
        if self._is_whole or self._is_broken:
            return self._is_whole
        is_closed = self._scan.is_complete(self._pieces)
        if not is_closed and (self._scan.is_inside or self._size > _LONGEST_SCALAR):
            return False
        try:
            from_json("".join(self._pieces))
        except ValueError:
            self._is_broken = is_closed  # nothing that follows a closed value mends it
            return False
        self._is_whole = True
        return True


class CallSequence:
    """Puts the pieces of the calls of one stream in sequence, in linear time. Not thread-safe."""

    __slots__ = ("_held", "_open", "_texts")

    def __init__(self) -> None:
        self._open: int | None = None
        self._texts: dict[int, _Texts] = {}
        self._held: dict[int, list[ToolCallDelta]] = {}

    def take(self, chunk: StreamingChunk) -> StreamingChunk:
        """`chunk` with the pieces of calls that may go out now."""
        deltas = chunk.tool_call_deltas
        if not deltas and not (self._held and chunk.is_complete):
            return chunk
        out: list[ToolCallDelta] = []
        for delta in deltas or ():
            self._texts.setdefault(delta.index, _Texts()).add(delta)
            if delta.index == self._open:
                out.append(delta)
            else:
                self._held.setdefault(delta.index, []).append(delta)
            self._release(out)
        if chunk.is_complete:
            for index in sorted(self._held):
                out += self._held[index]
            self._held = {}
        return changed(chunk, tool_call_deltas=tuple(out) or None)

    def _release(self, out: list[ToolCallDelta]) -> None:
        """Move on to the next call, and to those after it, where the open one is whole."""
        while self._held and (self._open is None or self._texts[self._open].are_whole):
            self._open = next(iter(self._held))
            out += self._held.pop(self._open)

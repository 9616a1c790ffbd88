"""Calls of a stream one after another, for wires and clients that cannot have them mixed.

Pieces of a later call are held while an earlier one is open, until the JSON of the open one is whole. Texts, thoughts
and parts go through at once where they are outside of the calls (the official client of Chat Completions takes a call
for whole as soon as a piece of another one comes). Where calls and texts are items of one list, and an item must be
done before the next begins, they are held, too, and everything keeps its order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from pydantic_core import from_json

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.core.changed import changed
from turnwire.core.json_scan import JsonScan

_LONGEST_SCALAR: Final = 64
"""Arguments that are not an object, array or text are tried as JSON up to this length: a number, true, null."""
_SAID: Final = {"text", "thinking", "signature", "refusal", "parts"}

Piece: TypeAlias = ToolCallDelta | StreamingChunk
"""A piece of a call, or a chunk with something else."""


class _Texts:
    """The arguments of one call as far as they came; every piece is read once."""

    __slots__ = ("_id", "_is_broken", "_is_whole", "_pieces", "_scan", "_size")

    def __init__(self) -> None:
        self._id: str | None = None
        self._begin()

    def _begin(self) -> None:
        self._pieces: list[str] = []
        self._size = 0
        self._scan = JsonScan()
        self._is_whole = False
        self._is_broken = False

    def add(self, delta: ToolCallDelta) -> None:
        """Take the arguments of `delta`, and its word that the call is whole."""
        if delta.id is not None and delta.id != self._id:
            if self._id is not None:
                self._begin()  # another call at the same index
            self._id = delta.id
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
    """Puts the calls of one stream in sequence, in linear time. Not thread-safe.

    `take` holds pieces of calls alone, `split` texts, thoughts and parts, too; a stream is read by one of them.
    """

    __slots__ = ("_held", "_open", "_others", "_texts")

    def __init__(self) -> None:
        self._open: int | None = None
        self._texts: dict[int, _Texts] = {}
        self._held: dict[int, list[Piece]] = {}  # in order; what is not a call has numbers below 0
        self._others = 0

    @property
    def waits(self) -> bool:
        """Whether anything is held."""
        return bool(self._held)

    def take(self, chunk: StreamingChunk) -> StreamingChunk:
        """`chunk` with the pieces of calls that may go out now."""
        deltas = chunk.tool_call_deltas
        if not deltas and not (self._held and chunk.is_complete):
            return chunk
        out: list[Piece] = []
        self._add(deltas or (), out)
        if chunk.is_complete:
            self._finish(sorted(self._held), out)
        return changed(chunk, tool_call_deltas=tuple(each for each in out if isinstance(each, ToolCallDelta)) or None)

    def split(self, chunk: StreamingChunk) -> Iterable[StreamingChunk]:
        """What may go out now, in order: each has calls or something else."""
        deltas, says_more = chunk.tool_call_deltas, not _SAID.isdisjoint(chunk.__pydantic_fields_set__)
        if not self._held and (self._extends_open_call(deltas, says_more) if deltas else self._is_free):
            return (chunk,)
        out: list[Piece] = []
        if says_more:
            self._others -= 1
            self._held[self._others] = [changed(chunk, tool_call_deltas=None)]
            self._release(out)
        self._add(deltas or (), out)
        if chunk.is_complete:
            self._finish(list(self._held), out)
        return map(_as_chunk, out)

    def close(self) -> Iterable[StreamingChunk]:
        """What a stream without a complete chunk leaves."""
        out: list[Piece] = []
        self._finish(list(self._held), out)
        return map(_as_chunk, out)

    @property
    def _is_free(self) -> bool:
        return self._open is None or self._texts[self._open].are_whole

    def _extends_open_call(self, deltas: Sequence[ToolCallDelta], says_more: bool) -> bool:
        """Whether a chunk is one more piece of the open call; then it is taken."""
        if says_more or len(deltas) != 1 or deltas[0].index != self._open:
            return False
        self._texts[deltas[0].index].add(deltas[0])
        return True

    def _add(self, deltas: Iterable[ToolCallDelta], out: list[Piece]) -> None:
        for delta in deltas:
            self._texts.setdefault(delta.index, _Texts()).add(delta)
            if delta.index == self._open:
                out.append(delta)
            else:
                self._held.setdefault(delta.index, []).append(delta)
            self._release(out)

    def _release(self, out: list[Piece]) -> None:
        """Move on to what comes next, and to what comes after it, where the open call is whole."""
        while self._held and self._is_free:
            index = next(iter(self._held))
            if index >= 0:
                self._open = index
            out += self._held.pop(index)

    def _finish(self, order: Iterable[int], out: list[Piece]) -> None:
        for index in order:
            out += self._held[index]
        self._held = {}


def _as_chunk(piece: Piece) -> StreamingChunk:
    return StreamingChunk(tool_call_deltas=(piece,)) if isinstance(piece, ToolCallDelta) else piece

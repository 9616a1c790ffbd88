"""Order the calls of a stream one after another, for wires and clients that cannot mix them.

Pieces of a later call are held while an earlier one is open, until the JSON of the open one is whole. Everything else
passes at once (the official client of Chat Completions takes a call for whole as soon as a piece of another one comes).
"""

from __future__ import annotations

from typing import Final

from pydantic_core import from_json

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.core.call_deltas import ToolCallAccumulator
from turnwire.core.calls import RawCall
from turnwire.core.json_truncation import JsonScan
from turnwire.core.trusted_copy import changed

_LONGEST_SCALAR: Final = 64
"""Arguments that are not an object or array are parsed as JSON up to this length: a number, true, null, a short text.
"""


class OpenCall:
    """The call that is being sent. Every piece is read once to find out whether its arguments are whole."""

    __slots__ = ("_is_over", "_scan", "call")

    def __init__(self, call: RawCall) -> None:
        self.call = call
        self._scan = JsonScan()
        self._is_over = False

    @property
    def is_over(self) -> bool:
        """Whether another one may begin: the arguments are closed, and nothing later can repair them."""
        if not self._is_over:
            self._is_over = self.call.is_complete or self._scan.is_complete(self.call.pieces) or self._is_scalar
        return self._is_over

    @property
    def _is_scalar(self) -> bool:
        pieces = self.call.pieces
        if self._scan.is_inside or len(pieces) > _LONGEST_SCALAR or sum(map(len, pieces)) > _LONGEST_SCALAR:
            return False
        try:
            from_json("".join(pieces))
        except ValueError:
            return False
        return True


class CallSequence:
    """Puts the calls of one stream in sequence, in linear time. Not thread-safe."""

    __slots__ = ("_calls", "_held", "_known", "_open")

    def __init__(self) -> None:
        self._calls = ToolCallAccumulator()
        self._open: OpenCall | None = None
        self._known: dict[RawCall, OpenCall] = {}
        self._held: dict[RawCall, list[ToolCallDelta]] = {}

    def take(self, chunk: StreamingChunk) -> StreamingChunk:
        """Return `chunk` with the pieces of calls that may be sent now."""
        deltas = chunk.tool_call_deltas
        if not deltas and not (self._held and chunk.is_complete):
            return chunk
        out: list[ToolCallDelta] = []
        for delta in deltas or ():
            call = self._calls.add(delta)
            if self._open is not None and call is self._open.call:
                out.append(delta)
            else:
                self._held.setdefault(call, []).append(delta)
            while self._held and (self._open is None or self._open.is_over):
                call = next(iter(self._held))
                self._open = self._known.setdefault(call, OpenCall(call))
                out += self._held.pop(call)
        if chunk.is_complete:
            for call in self._calls.calls if self._held else ():
                out += self._held.pop(call, ())
        return changed(chunk, tool_call_deltas=tuple(out) or None)

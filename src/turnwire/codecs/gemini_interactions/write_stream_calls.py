"""The calls of a stream that is written.

A call's step is open until the call is whole: its pieces carry its number, by which clients keep calls apart, and they
run a call at the end of its step. Without a name it is held back. Every call has an object as arguments on this wire,
and no word says that it was cut or refused. So the step of a call that must not run gets no end, where it has begun
already, and the answer is marked as incomplete.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.names import DIALECT
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.stream_blocks import StreamBlocks
from turnwire.core.call_deltas import ToolCallAccumulator
from turnwire.core.calls import RawCall, is_closed
from turnwire.core.ids import mint_tool_call_id


@dataclass(slots=True, eq=False)
class _Step:
    """The step of a call: what its start said, and options that were said since."""

    index: int
    name: str | None
    told: dict[str, object]


class CallWriter:
    """Writes the calls of one stream. `begin` is called before the step of a call begins. Not thread-safe."""

    def __init__(
        self,
        calls: ToolCallAccumulator,
        blocks: StreamBlocks,
        names: Mapping[str, str],
        losses: InteractionsLosses,
        begin: Callable[[int | None], None],
    ) -> None:
        self._begin = begin
        self._blocks = blocks
        self._losses = losses
        self._names = names
        self._calls = calls
        self._known: set[RawCall] = set()
        self._open: dict[RawCall, int] = {}  # calls that may go on, with the indexes of their pieces
        self._steps: dict[RawCall, _Step] = {}
        self._must_not_run = False
        self.has_lost = False
        """Whether a call was left out."""

    @property
    def has_any(self) -> bool:
        """Whether the step of a call has begun."""
        return bool(self._steps)

    def take(self, delta: ToolCallDelta, response_id: str) -> None:
        """Write the next piece of a call."""
        call = self._calls.add(delta)
        if call not in self._known:
            self._known.add(call)
            self._open[call] = delta.index
        step = self._steps.get(call)
        if call not in self._open:
            return
        if delta.invalid is not None or (step is not None and delta.name and step.name != call.name):
            self._refuse(call)
            return
        if step is not None:
            self._arguments(step, delta.arguments or "", own_of(delta.provider_options, DIALECT))
        elif call.name:
            self._start(call, response_id)
        if delta.is_complete:
            self._end(call)

    def finish(self, *, is_cut: bool, keeps_closed: bool) -> bool:
        """End every call but one that was cut; whether another one has begun that must not run.

        Of a cut answer the last call is cut, unless it was said to be whole, or its arguments are closed and nothing
        broke off.
        """
        for call in list(self._open):
            is_last = call is self._calls.calls[-1] and call in self._steps
            if is_cut and is_last and not (keeps_closed and is_closed(call.pieces)):
                self._must_not_run = True
            else:
                self._end(call)
        return self._must_not_run

    def _refuse(self, call: RawCall) -> None:
        place, has_begun = self._open.pop(call), call in self._steps
        self._must_not_run = self._must_not_run or has_begun
        self.has_lost = self.has_lost or not has_begun
        self._losses.lose("invalid_tool_call", _at(place), "its step has no end" if has_begun else "left out")

    def _start(self, call: RawCall, response_id: str) -> None:
        self._begin(call.part_index)
        name = call.name or ""
        call.id = call.id or mint_tool_call_id(response_id, len(self._steps), name)
        step = {"type": "function_call", "id": call.id, "name": self._names.get(name, name), "arguments": {}}
        own = own_of(call.provider_options, DIALECT)
        self._steps[call] = begun = _Step(self._blocks.start(merge(step, own)), call.name, own)
        self._arguments(begun, call.text, {})

    def _arguments(self, step: _Step, text: str, own: Mapping[str, object]) -> None:
        """A piece of the arguments, with the options that the step does not say yet."""
        new = {key: value for key, value in own.items() if value is not None and step.told.get(key) != value}
        step.told |= new
        if text or new:
            self._blocks.delta(step.index, {**new, "type": "arguments_delta", "arguments": text})

    def _end(self, call: RawCall) -> None:
        place, step = self._open.pop(call), self._steps.get(call)
        if step is None:
            self._losses.lose("invalid_tool_call", _at(place))  # it never got a name
            self.has_lost = True
            return
        if not any(call.pieces):
            self._arguments(step, "{}", {})  # a call without any would count as cut where the answer was
        self._blocks.stop(step.index)


def _at(place: int) -> str:
    return f"/message/tool_calls/{place}"

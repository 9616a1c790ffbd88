"""The calls of a stream that is written.

A call's step is open until the call is whole: its pieces carry its number, by which clients keep calls apart, and they
run a call at the end of its step. Without a name it is held back. Every call has an object as arguments on this wire,
and no word says that it was cut or refused. So the step of a call that must not run gets no end, where it has begun
already, and the answer is marked as incomplete. The events of all steps, their start, pieces and stop, are written
here, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from turnwire_schema.v1.tool import ToolCallDelta

from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.names import DIALECT
from turnwire.codecs.own_options import merge, own_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.calls import is_closed
from turnwire.core.ids import mint_tool_call_id


def event(body: Mapping[str, object]) -> bytes:
    """One server-sent event, named by its `event_type`."""
    return b"event: " + str(body["event_type"]).encode() + b"\ndata: " + dump_wire_json(body) + b"\n\n"


class StepEvents:
    """Writes the events of the steps of one stream, which it numbers. Not thread-safe."""

    __slots__ = ("_index", "_out")

    def __init__(self, out: list[bytes]) -> None:
        self._index = -1
        self._out = out

    def start(self, step: Mapping[str, object]) -> int:
        """Begin a step; its number."""
        self._index += 1
        self._out.append(event({"event_type": "step.start", "index": self._index, "step": step}))
        return self._index

    def delta(self, index: int, delta: Mapping[str, object]) -> None:
        """Add a piece to a step."""
        self._out.append(event({"event_type": "step.delta", "index": index, "delta": delta}))

    def stop(self, index: int) -> None:
        """End a step."""
        self._out.append(event({"event_type": "step.stop", "index": index}))


@dataclass(slots=True, eq=False)
class _Call:
    """A call as far as it came: its step is open once its name is known."""

    id: str | None
    name: str | None = None
    index: int | None = None
    held: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    is_refused: bool = False
    options: dict[str, object] = field(default_factory=dict)


class CallWriter:
    """Writes the calls of one stream. `begin` is called before the step of a call begins. Not thread-safe."""

    __slots__ = ("_begin", "_calls", "_events", "_last", "_losses", "_must_not_run", "_names", "count", "has_lost")

    def __init__(
        self,
        events: StepEvents,
        names: Mapping[str, str],
        losses: InteractionsLosses,
        begin: Callable[[int | None], None],
    ) -> None:
        self._begin = begin
        self._calls: dict[int, _Call] = {}
        self._events = events
        self._last = -1
        self._losses = losses
        self._must_not_run = False
        self._names = names
        self.count = 0
        """Calls whose steps have begun."""
        self.has_lost = False
        """Whether a call was left out."""

    def take(self, delta: ToolCallDelta, response_id: str) -> None:
        """Write the next piece of a call."""
        place = delta.index
        call = self._calls.get(place)
        if call is None or (delta.id is not None and call.id is not None and delta.id != call.id):
            if call is not None:
                self._end(place)
            call = self._calls[place] = _Call(delta.id)
            self._last = max(self._last, place)
        if call.is_refused:
            return
        has_other_name = call.index is not None and delta.name and delta.name != call.name
        if delta.invalid is not None or has_other_name:
            self._refuse(call, place)
            return
        call.id = call.id or delta.id
        if call.index is None and delta.name:
            call.name = delta.name
            call.options = dict(own_of(delta.provider_options, DIALECT) or call.options)
            self._open(call, delta.part_index, response_id)
            self._arguments(call, "".join(call.held) + (delta.arguments or ""), {})
        elif call.index is None:
            call.options = dict(own_of(delta.provider_options, DIALECT) or call.options)
            call.held.append(delta.arguments or "")
        else:
            self._arguments(call, delta.arguments or "", own_of(delta.provider_options, DIALECT))
        if delta.is_complete:
            self._end(place)

    def finish(self, *, is_cut: bool, keeps_closed: bool) -> bool:
        """End every call but one that was cut; whether another one has begun that must not run.

        Of a cut answer the last call is cut, unless it was said to be whole, or its arguments are closed and nothing
        broke off.
        """
        for place, call in list(self._calls.items()):
            is_last = place == self._last and call.index is not None
            if is_cut and is_last and not (keeps_closed and is_closed(call.pieces)):
                del self._calls[place]
                self._must_not_run = True
            else:
                self._end(place)
        return self._must_not_run

    def _refuse(self, call: _Call, place: int) -> None:
        call.is_refused = True
        has_begun = call.index is not None
        self._must_not_run = self._must_not_run or has_begun
        self.has_lost = self.has_lost or not has_begun
        self._losses.lose("invalid_tool_call", _at(place), "its step has no end" if has_begun else "left out")

    def _open(self, call: _Call, part_index: int | None, response_id: str) -> None:
        self._begin(part_index)
        name = call.name or ""
        call.id = call.id or mint_tool_call_id(response_id, self.count, name)
        step = {"type": "function_call", "id": call.id, "name": self._names.get(name, name), "arguments": {}}
        merge(step, call.options)
        call.index = self._events.start(step)
        self.count += 1

    def _arguments(self, call: _Call, text: str, own: Mapping[str, object]) -> None:
        """A piece of the arguments, with the options that the step does not say yet."""
        new = {key: value for key, value in own.items() if value is not None and call.options.get(key) != value}
        call.options |= new
        if text:
            call.pieces.append(text)
        if (text or new) and call.index is not None:
            self._events.delta(call.index, {**new, "type": "arguments_delta", "arguments": text})

    def _end(self, place: int) -> None:
        call = self._calls.pop(place)
        if call.is_refused:
            return
        if call.index is None:
            self._losses.lose("invalid_tool_call", _at(place))  # it never got a name
            self.has_lost = True
            return
        if not call.pieces:
            self._arguments(call, "{}", {})  # a call without any would count as cut where the answer was
        self._events.stop(call.index)


def _at(place: int) -> str:
    return f"/message/tool_calls/{place}"

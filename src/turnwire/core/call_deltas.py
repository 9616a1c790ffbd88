"""Joining the pieces of calls: which call a piece belongs to, and the order of the calls in the answer."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from pydantic_core import from_json

from turnwire_schema.v1.tool import InvalidToolCall, ToolCall, ToolCallDelta

from turnwire.core.argument_types import require
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.streamed_name import names_tool

_WANTED: Final = "a ToolCallDelta, as the chunks of a stream hold them"
_ONLY_ARGUMENTS: Final = {"index", "arguments"}
"""The fields of nearly every piece; it is read without looking at the others."""
_USUAL: Final = {"index", "id", "name", "arguments", "is_complete"}
"""The fields of nearly every other piece."""

# Most streams bring no call, so what holds calls is made for the first one; until then all share what is empty.
_NO_CALLS: Final[list[RawCall]] = []
_NO_PLACES: Final[list[int]] = []
_NONE_BY_INDEX: Final[dict[int, RawCall]] = {}
_NONE_BY_ID: Final[dict[str, RawCall]] = {}


class ToolCallAccumulator:
    """Joins deltas of any number of interleaved calls, in linear time.

    Calls are distinguished by index and id: a new id and a name at a known index open a new call, and a delta without a
    name belongs to the call that has its id, else to that of its index. The first id of a call stays; a repeated name
    is not appended. Calls are in the order of their indexes, those that share an index in the order of arrival.
    Not thread-safe.
    """

    __slots__ = ("_by_id", "_by_index", "_in_order", "_last", "_places", "arrived")

    def __init__(self) -> None:
        self.arrived: list[RawCall] = _NO_CALLS
        """The calls as far as they came, in the order in which they began."""
        self._in_order: list[RawCall] | None = _NO_CALLS  # None: must be built again
        self._places: list[int] = _NO_PLACES
        self._last = -1
        self._by_index: dict[int, RawCall] = _NONE_BY_INDEX
        self._by_id: dict[str, RawCall] = _NONE_BY_ID  # by the id that opened it

    @property
    def calls(self) -> Sequence[RawCall]:
        """The calls as far as they came, in the order of the answer."""
        if self._in_order is None:  # put in order once for a reader, and not once for every call that begins
            placed = sorted(zip(self._places, self.arrived, strict=True), key=itemgetter(0))
            self._in_order = [call for _, call in placed]
        return self._in_order

    def ending(self, count: int) -> Sequence[RawCall]:
        """The first `count` calls as they began, for they were already reported, then the others as in the answer."""
        told = self.arrived[:count]
        known = set(map(id, told))
        return [*told, *(call for call in self.calls if id(call) not in known)] if told else self.calls

    def add(self, delta: ToolCallDelta) -> RawCall:
        """Take the next piece of a call; the call that it belongs to.

        Raises:
            InvalidDataError: it is no piece of a call.
        """
        try:
            call = self._by_index.get(delta.index)
        except (AttributeError, TypeError):
            require(delta, ToolCallDelta, "delta", _WANTED)
            raise
        if call is not None and delta.__pydantic_fields_set__ == _ONLY_ARGUMENTS and not call.is_complete:
            if delta.arguments is not None:
                call.pieces.append(delta.arguments)
            return call
        if call is None:
            require(delta, ToolCallDelta, "delta", _WANTED)
        call = self._call_of(delta, call)
        if delta.name is not None:
            call.add_name(delta.name)
        if delta.arguments is not None:
            call.pieces.append(delta.arguments)
        if delta.is_complete:
            call.is_complete = True
        if delta.__pydantic_fields_set__ <= _USUAL:
            return call
        if delta.invalid is not None:
            call.invalid = delta.invalid
        if delta.origin is not None:
            call.origin = delta.origin
        if delta.part_index is not None and call.part_index is None:
            call.part_index = delta.part_index
        if delta.extras is not None:
            call.extras = call.extras or {}
            call.extras.update(delta.extras)
        if delta.provider_options is not None:
            call.provider_options = dict(delta.provider_options)
        return call

    def _call_of(self, delta: ToolCallDelta, call: RawCall | None) -> RawCall:
        """The call that a delta belongs to, with the first id that came for it; `call` is the one of its index."""
        given = delta.id
        if given is not None and not names_tool(delta.name) and (call is None or call.id != given):
            call = self._by_id.get(given, call)
        if call is None or _opens_a_call(delta, call):
            call = self._open(delta.index)
        if given is not None and call.given is None:
            call.id = given
            call.is_minted = delta.id_origin == "minted"
            call.given = None if call.is_minted else given
            self._by_id.setdefault(given, call)
        return call

    def _open(self, index: int) -> RawCall:
        if self.arrived is _NO_CALLS:
            self.arrived, self._in_order, self._places, self._by_index, self._by_id = [], [], [], {}, {}
        # A second call at one index comes after all that have come: its server does not number its calls.
        place = self._last if index in self._by_index else index
        call = self._by_index[index] = RawCall()
        if place >= self._last and self._in_order is not None:
            self._in_order.append(call)
        else:
            self._in_order = None
        self._last = max(self._last, place)
        self._places.append(place)
        self.arrived.append(call)
        return call

    def finish(self, *, was_cut: bool = False) -> tuple[ToolCall | InvalidToolCall, ...]:
        """Every call in the order of the answer, valid or invalid with its raw text.

        `was_cut` says that the answer ended before its end; its last call is then invalid, whatever it looks like.
        """
        finished = finish_calls(self.calls, was_cut=was_cut)
        valid, invalid = iter(finished.valid), iter(finished.invalid)
        bad_positions = {call["position"] for call in finished.invalid}
        return tuple(
            InvalidToolCall.model_validate(next(invalid))
            if position in bad_positions
            else ToolCall.model_validate(next(valid))
            for position in range(len(self.calls))
        )

    def arguments_so_far(self, position: int) -> Any:
        """The arguments of call `position` as far as they came: unfinished strings and objects are closed for the view.

        For showing progress only; the call is complete when the stream says so. None while nothing can be read. Each
        look reads the text again from its beginning.
        """
        text = self.calls[position].text
        try:
            return from_json(text, allow_partial="trailing-strings", allow_inf_nan=False) if text.strip() else None
        except ValueError:
            return None


def _opens_a_call(delta: ToolCallDelta, known: RawCall) -> bool:
    """Whether a delta at a known index begins another call: a name with a new id, or more after a whole call."""
    is_another = known.is_left_by(delta.id)
    if is_another is not None and not known.is_complete:
        return is_another and names_tool(delta.name)
    return known.is_complete and is_another is not False and (names_tool(delta.name) or bool(delta.arguments))

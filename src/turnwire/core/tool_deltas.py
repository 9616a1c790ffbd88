"""The calls of a stream as its reader needs them: which call a piece belongs to, and whether the last one is whole.

In: pieces as servers send them: index missing or used twice, id only in the first piece or in none, name repeated. Out:
canonical deltas whose index is the place of the call in the answer, with an id from the first piece on. "Not yet" does
not exist: every piece becomes a delta at once. A codec reads the pieces of its wire.

What is kept of a call is what the next piece and the end are judged by: its id, its name and the text of its arguments.
Everything else stands in the deltas alone, and is folded from them by `ToolCallAccumulator`.

The rules, in this order. A known id decides where no index was sent. Else the index, or without one the place in the
list, names a slot; a new id at a used slot opens a new call, and so does a piece without an id that names a tool once
the slot's call has complete JSON as arguments and more would follow. The first id of a call stays, a later empty one is
nothing; a call without an id gets one made from its place and name, until the server sends its own.
"""

from __future__ import annotations

from typing import Any

from turnwire.core.calls import RawCall, assign_id
from turnwire.core.json_scan import JsonScan


class StreamedCalls:
    """The calls of one stream as far as they came, each with an id of its own. Not thread-safe."""

    __slots__ = ("_facts", "_seen", "calls")

    def __init__(self) -> None:
        self.calls: list[RawCall] = []
        self._seen: set[str] = set()
        self._facts: tuple[object, ...] = (None,)

    def set_facts(self, *facts: object) -> None:
        """What minted ids are made from beside place and name: the id or time of the answer."""
        self._facts = facts

    def open(self, call: RawCall) -> dict[str, Any]:
        """The delta with which a further call begins, whose id is the one that came; it gets one that is its own."""
        position, given = len(self.calls), call.id
        call.id, original = assign_id(given, self._seen, position, call.name, self._facts)
        call.given, call.is_minted = given, call.id != given
        self.calls.append(call)
        delta: dict[str, Any] = {"index": position, "id": call.id}
        if original is not None:
            call.extras = delta["extras"] = {"original_id": original}
        if call.is_minted:
            delta["id_origin"] = "minted"
        if call.name is not None:
            delta["name"] = call.name
        return delta


class ToolDeltaRouter(StreamedCalls):
    """Gives pieces their call. Linear time. Not thread-safe."""

    __slots__ = ("_by_id", "_by_slot", "_scans", "_whole")

    def __init__(self, *, whole_calls: bool = False) -> None:
        super().__init__()
        self._by_slot: dict[int, int] = {}
        self._by_id: dict[str, int] = {}
        self._scans: dict[int, JsonScan] = {}
        self._whole = whole_calls

    def take(
        self,
        place: int,
        *,
        index: int | None = None,
        given: str | None = None,
        name: str | None = None,
        arguments: str | None = None,
        extras: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """The canonical delta for the piece at `place` of its list, as plain data; `given` is the id that came."""
        slot = place if index is None else index
        position = self._by_id.get(given) if index is None and given is not None else None
        if position is None:
            position = self._by_slot.get(slot)
            if position is not None and self._opens(position, given, name, arguments):
                position = None
        if position is None:
            delta = self.open(RawCall(id=given, name=name))
            position = self._by_slot[slot] = delta["index"]
            if given is not None:
                self._by_id.setdefault(given, position)
            if self._whole and arguments is not None and arguments.rstrip().endswith("}"):
                delta["is_complete"] = True
        else:
            delta = {"index": position}
            if given is not None or name is not None:
                self._continue(position, given, name, delta)
        if arguments is not None:
            delta["arguments"] = arguments
            self.calls[position].pieces.append(arguments)
        if extras:
            delta["extras"] = {**delta.get("extras", {}), **extras}
        return delta

    def append(self, index: Any, arguments: str) -> int | None:
        """Take a further piece of arguments that comes alone; the call's place, or None when no call has that index."""
        position = self._by_slot.get(index) if type(index) is int else None
        if position is not None:
            self.calls[position].pieces.append(arguments)
        return position

    def _opens(self, position: int, given: str | None, name: str | None, arguments: str | None) -> bool:
        """Whether a piece for the slot of the call at `position` begins a new call."""
        call = self.calls[position]
        is_another = call.is_left_by(given)
        if is_another is not None:
            return is_another
        if name is None:
            return False
        return self._is_complete(position) and bool(given or arguments or name != call.name)

    def _continue(self, position: int, given: str | None, name: str | None, delta: dict[str, Any]) -> None:
        call = self.calls[position]
        if given is not None and given not in self._seen and call.given is None:
            call.id = call.given = delta["id"] = given
            call.is_minted = False
            self._seen.add(given)
            self._by_id[given] = position
        if name is not None and call.add_name(name):
            delta["name"] = name

    def _is_complete(self, position: int) -> bool:
        scan = self._scans.get(position)
        if scan is None:
            scan = self._scans[position] = JsonScan()
        return scan.is_complete(self.calls[position].pieces)

"""Which call a piece of a streamed tool call belongs to.

In: pieces as servers send them: index missing or used twice, id only in the first piece or in none, name repeated. Out:
canonical deltas whose index is the place of the call in the answer, with an id from the first piece on. "Not yet" does
not exist: every piece becomes a delta at once. A codec reads the pieces of its wire.

The rules, in this order. A known id decides where no index was sent. Else the index, or without one the place in the
list, names a slot; a new id at a used slot opens a new call, and so does a piece without an id that names a tool once
the slot's call has complete JSON as arguments and more would follow. The first id of a call stays, a later empty one is
nothing; a call without an id gets one made from its place and name, until the server sends its own.
"""

from __future__ import annotations

from typing import Any

from turnwire.core.calls import RawCall, assign_id
from turnwire.core.json_scan import JsonScan


class ToolDeltaRouter:
    """Gives pieces their call, and keeps the calls as far as they came. Linear time. Not thread-safe."""

    __slots__ = ("_by_id", "_by_slot", "_facts", "_original", "_scans", "_seen", "_whole", "calls")

    def __init__(self, *, whole_calls: bool = False) -> None:
        self.calls: list[RawCall] = []
        self._by_slot: dict[int, int] = {}
        self._by_id: dict[str, int] = {}
        self._original: dict[int, str] = {}
        self._seen: set[str] = set()
        self._scans: dict[int, JsonScan] = {}
        self._facts: tuple[object, ...] = ()
        self._whole = whole_calls

    def set_facts(self, *facts: object) -> None:
        """What minted ids are made from beside place and name: the id or time of the answer."""
        self._facts = facts

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
        delta: dict[str, Any] = {}
        if position is None:
            position = self._open(slot, given, name, delta)
            if self._whole and arguments is not None and arguments.rstrip().endswith("}"):
                self.calls[position].is_complete = delta["is_complete"] = True
        elif given is not None or name is not None:
            self._continue(position, given, name, delta)
        delta["index"] = position
        if arguments is not None:
            delta["arguments"] = arguments
            self.calls[position].pieces.append(arguments)
        if extras:
            call = self.calls[position]
            call.extras = call.extras or {}
            call.extras.update(extras)
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
        if given is not None and not self._is_nameless(position):
            return given != self._original.get(position, call.id)
        if name is None:
            return False
        return self._is_complete(position) and bool(given or arguments or name != call.name)

    def _is_nameless(self, position: int) -> bool:
        """Whether the server has sent no id for the call yet."""
        return self.calls[position].is_minted and position not in self._original

    def _open(self, slot: int, given: str | None, name: str | None, delta: dict[str, Any]) -> int:
        position = len(self.calls)
        call = RawCall(name=name)
        call.id, original = assign_id(given, self._seen, position, name, self._facts)
        delta["id"] = call.id
        if original is not None:
            self._original[position] = original
            call.extras, delta["extras"] = {"original_id": original}, {"original_id": original}
        if call.id != given:
            call.is_minted = True
            delta["id_origin"] = "minted"
        if name is not None:
            delta["name"] = name
        self.calls.append(call)
        self._by_slot[slot] = position
        if given is not None and original is None:
            self._by_id[given] = position
        return position

    def _continue(self, position: int, given: str | None, name: str | None, delta: dict[str, Any]) -> None:
        call = self.calls[position]
        if given is not None and given not in self._seen and self._is_nameless(position):
            call.id, call.is_minted = given, False
            self._seen.add(given)
            self._by_id[given] = position
            delta["id"] = given
        if name is not None and call.add_name(name):
            delta["name"] = name

    def _is_complete(self, position: int) -> bool:
        scan = self._scans.get(position)
        if scan is None:
            scan = self._scans[position] = JsonScan()
        return scan.is_complete(self.calls[position].pieces)

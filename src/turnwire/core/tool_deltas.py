"""The calls of a stream as its reader needs them: which call a piece belongs to, and whether the last one is whole.

In: pieces as servers send them: index missing or used twice, id only in the first piece or in none, name repeated. Out:
canonical deltas whose index is the place of the call in the answer, with an id from the first piece on. "Not yet" does
not exist: every piece becomes a delta at once. A codec reads the pieces of its wire.

What is kept of a call is what validates the next piece and the end: its id, its name and the text of its arguments.
Everything else is in the deltas alone, and `ToolCallAccumulator` folds it from them.

The rules, in this order. A piece without a name belongs to the call that has its id, whatever its index. Else the
index, or without one the place in the list, names a slot. A piece without a name never opens a call at a used slot: it
continues the call there. A name opens a call at a used slot when it comes with a new id, or without an id once the
slot's call has complete JSON as arguments and more would follow; a call without a name gets the one that comes late.
The first id of a call stays, and pieces with a later one find it too; a call without an id gets one made from its place
and name, until the server sends its own.

Where the arguments of a call may have gone to another one, the end marks it as one that must not run. That is a call
without arguments whose slot or id a call of the same name took, or at whose slot arguments came that nothing tells
apart; and a call that got such arguments at a slot whose calls and arguments do not match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turnwire.core.calls import RawCall, assign_id, goes_on_after_object, is_stray, without_their_arguments
from turnwire.core.json_truncation import JsonScan
from turnwire.core.streamed_name import names_tool


class StreamedCalls:
    """The calls of one stream as far as they came, each with an id of its own. Not thread-safe."""

    __slots__ = ("_facts", "_seen", "calls")

    def __init__(self) -> None:
        self.calls: list[RawCall] = []
        self._seen: set[str] = set()
        self._facts: tuple[object, ...] = (None,)

    def set_facts(self, *facts: object) -> None:
        """What minted ids are made from, besides place and name: the id or time of the answer."""
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

    def unclear(self) -> list[dict[str, Any]]:
        """Marks, at the end, for calls without arguments where some came that belong to no call, or to its double."""
        bare = [place for place, call in enumerate(self.calls) if call.name and not call.says_anything]
        if not bare:
            return []
        if not any(map(is_stray, self.calls)):
            bare = without_their_arguments(self.calls)
        return self._marks(bare)

    def _marks(self, places: Iterable[int]) -> list[dict[str, Any]]:
        fresh = [place for place in places if self.calls[place].invalid is None]
        for place in fresh:
            self.calls[place].invalid = "not_json"
        return [{"index": place, "invalid": "not_json"} for place in fresh]


class ToolDeltaRouter(StreamedCalls):
    """Gives pieces their call. Linear time. Not thread-safe."""

    __slots__ = ("_by_id", "_by_slot", "_doubtful", "_left", "_lost", "_renamed", "_scans", "_shifted", "_whole")

    def __init__(self, *, whole_calls: bool = False) -> None:
        super().__init__()
        self._by_slot: dict[int, int] = {}
        self._by_id: dict[str, int] = {}
        self._scans: dict[int, JsonScan] = {}
        self._whole = whole_calls
        self._left: dict[int, list[int]] = {}  # by slot: calls that left it to another one without arguments
        self._shifted: set[int] = set()  # slots at which arguments came that belong to no call
        self._renamed: set[int] = set()  # calls that arguments came for under another id than their first
        self._doubtful: set[int] = set()  # calls that must not run without arguments
        self._lost: set[int] = set()  # calls that must not run

    def take(
        self,
        place: int,
        *,
        count: int = 1,
        index: int | None = None,
        given: str | None = None,
        name: str | None = None,
        arguments: str | None = None,
        extras: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """The canonical delta for the piece at `place` of a list of `count`, as plain data; `given` is its id."""
        if not names_tool(name):
            name = None
        slot = place if index is None else index
        position, is_clear = self._find(slot, index, given, name, arguments)
        if position is None:
            return self._begin(slot, given, name, arguments, extras)
        self._by_slot.setdefault(slot, position)
        delta: dict[str, Any] = {"index": position}
        if given is not None or name is not None:
            self._continue(position, given, name, delta)
        if arguments and not (name or is_clear):
            # Without an index, a list that does not speak of every call does not say which one it means.
            self._doubt(slot, position, given, is_lost=index is None and count < len(self._by_slot))
        elif arguments and position in self._renamed:
            self._lost.add(position)  # the first id again: the others were not words for it
        if arguments is not None:
            delta["arguments"] = arguments
            self.calls[position].pieces.append(arguments)
        if extras:
            delta["extras"] = extras
        return delta

    def position_of(self, index: int) -> int | None:
        """The place of the call that arguments with this index alone belong to; None if that is not clear."""
        return None if index in self._left or index in self._shifted else self._by_slot.get(index)

    def refuse(self, position: int, *, without_arguments: bool = False) -> None:
        """Have the end mark a call: it must not run, or not without arguments."""
        (self._doubtful if without_arguments else self._lost).add(position)

    def end(self) -> list[dict[str, Any]]:
        """The last deltas: marks of the calls that must not run."""
        if not self.calls:
            return []
        bare = {position for position in self._doubtful if self._is_bare(self.calls[position])}
        lost = self._lost | bare
        return (self._marks(sorted(lost)) if lost else []) + self.unclear()

    def _is_bare(self, call: RawCall) -> bool:
        """Whether a call has no arguments; an empty object is one where every call comes whole."""
        return not (call.has_arguments if self._whole else call.says_anything)

    def _find(
        self, slot: int, index: int | None, given: str | None, name: str | None, arguments: str | None
    ) -> tuple[int | None, bool]:
        """(place of the call that a piece belongs to or None, whether its id says so)."""
        here = self._by_slot.get(slot)
        if here is None and given not in self._by_id:
            return None, False
        if here is not None and given is not None and self.calls[here].given == given:
            return here, slot not in self._shifted  # several calls may have one id
        known = None if given is None else self._by_id.get(given)
        has_no_id = here is not None and self.calls[here].given is None and index is not None
        if known is not None and not has_no_id and self._is_meant(known, given, name, index, arguments):
            return known, self.calls[known].given == given
        if here is None or self._opens(here, given, name, arguments):
            return None, False
        return here, False

    def _is_meant(
        self, position: int, given: str | None, name: str | None, index: int | None, arguments: str | None
    ) -> bool:
        """Whether a piece with the id of the call at `position`, but not at its slot, belongs to that call."""
        call = self.calls[position]
        if index is None:
            return not name or call.given == given
        if name and call.name:
            return name == call.name and bool(arguments or call.text.strip()) and not self._is_complete(position)
        return True

    def _opens(self, position: int, given: str | None, name: str | None, arguments: str | None) -> bool:
        """Whether a piece for the slot of the call at `position` begins a new call."""
        call = self.calls[position]
        is_another = call.is_left_by(given)
        if not call.name:
            return bool(is_another)
        if not name:
            return False
        if is_another is not None:
            return is_another
        return self._is_complete(position) and bool(given or arguments or name != call.name)

    def _begin(
        self, slot: int, given: str | None, name: str | None, arguments: str | None, extras: dict[str, Any] | None
    ) -> dict[str, Any]:
        left, known = self._by_slot.get(slot), None if given is None else self._by_id.get(given)
        delta = self.open(RawCall(id=given, name=name))
        position = self._by_slot[slot] = delta["index"]
        if given is not None and (known is None or self.calls[known].given != given):
            self._by_id[given] = position
            if known is not None:  # the id was no other word for that of a call
                self._doubtful.add(position)
                self._lost |= {known} & self._renamed
        if left is not None or known is not None:
            taken = {place for place in (left, known) if place is not None}
            if any(self.calls[place].name == name for place in taken):
                self._doubtful |= {position, *taken}
        if left is not None:
            self._leave(slot, left)
        if self._whole and name and arguments is not None and arguments.rstrip().endswith("}"):
            delta["is_complete"] = True
        if arguments is not None:
            delta["arguments"] = arguments
            self.calls[position].pieces.append(arguments)
        if extras:
            delta["extras"] = {**delta.get("extras", {}), **extras}
        return delta

    def _leave(self, slot: int, position: int) -> None:
        """The call at `position` is no longer the one of its slot."""
        call = self.calls[position]
        if not call.has_arguments:
            self._left.setdefault(slot, []).append(position)
        elif not call.name or goes_on_after_object(call):
            self._shifted.add(slot)

    def _doubt(self, slot: int, position: int, given: str | None, *, is_lost: bool) -> None:
        """Arguments came for the call at `position` without a name and without an id that says so."""
        if given not in (None, self.calls[position].given):
            self._renamed.add(position)
        if is_lost or self._by_id.get(given or "", position) != position:
            self._lost.add(position)
            self._doubtful.update(range(len(self.calls)))
        if slot in self._shifted:
            self._lost.add(position)
        self._doubtful.update(self._left.pop(slot, ()))

    def _continue(self, position: int, given: str | None, name: str | None, delta: dict[str, Any]) -> None:
        call = self.calls[position]
        if given is not None and given not in self._seen and call.given is None:
            call.id = call.given = delta["id"] = given
            call.is_minted = False
            self._seen.add(given)
            self._by_id[given] = position
        elif given is not None:
            self._by_id.setdefault(given, position)
        if name is not None and call.add_name(name):
            delta["name"] = name

    def _is_complete(self, position: int) -> bool:
        scan = self._scans.get(position)
        if scan is None:
            scan = self._scans[position] = JsonScan()
        return scan.is_complete(self.calls[position].pieces)

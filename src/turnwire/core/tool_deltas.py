"""Which call a piece of a streamed tool call belongs to.

In: the entries of `delta.tool_calls` as servers of the OpenAI chat dialect send them: index missing or used twice, id
only in the first piece or in none, name repeated. Out: canonical deltas whose index is the place of the call in the
answer, with an id from the first piece on. "Not yet" does not exist: every entry becomes a delta at once.

The rules, in this order. A known id decides where no index was sent. Else the index, or without one the place in the
list, names a slot; a new id at a used slot opens a new call, and so does a piece without an id that names a tool once
the slot's call has complete JSON as arguments and more would follow. The first id of a call stays, a later empty one is
nothing; a call without an id gets one made from its place and name, until the server sends its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import to_json

from turnwire.core.calls import RawCall, assign_id

_DIGITS: Final = re.compile("[0-9]{1,9}")
_MARKS: Final = re.compile(r'["\\{}\[\]]')
_KNOWN: Final = frozenset({"id", "index", "type", "function"})
_KNOWN_FUNCTION: Final = frozenset({"name", "arguments"})


class ToolDeltaRouter:
    """Gives wire pieces their call, and keeps the calls as far as they came. Linear time. Not thread-safe."""

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

    def route(self, entry: Mapping[str, Any], place: int) -> dict[str, Any]:
        """The canonical delta for the entry at `place` of its list, as plain data."""
        function = entry.get("function")
        if not isinstance(function, dict):
            function = {}
        given = _text(entry.get("id"))
        name = _text(function.get("name"))
        arguments = function.get("arguments")
        if arguments is not None and not isinstance(arguments, str):
            arguments = to_json(arguments).decode()
        index = _index(entry.get("index"))
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
        if not entry.keys() <= _KNOWN or not function.keys() <= _KNOWN_FUNCTION:
            self._keep_extras(position, entry, function, delta)
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

    def _keep_extras(
        self, position: int, entry: Mapping[str, Any], function: Mapping[str, Any], delta: dict[str, Any]
    ) -> None:
        extras = {key: value for key, value in entry.items() if key not in _KNOWN and value is not None}
        rest = {key: value for key, value in function.items() if key not in _KNOWN_FUNCTION and value is not None}
        if rest:
            extras["function"] = rest
        if extras:
            call = self.calls[position]
            call.extras = call.extras or {}
            call.extras.update(extras)
            delta["extras"] = {**delta.get("extras", {}), **extras}

    def _is_complete(self, position: int) -> bool:
        scan = self._scans.get(position)
        if scan is None:
            scan = self._scans[position] = JsonScan()
        return scan.is_complete(self.calls[position].pieces)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value else None


def _index(value: Any) -> int | None:
    if type(value) is int and value >= 0:
        return value
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)
    return None


class JsonScan:
    """Whether pieces of text make one whole JSON object or array so far; reads every piece once."""

    __slots__ = ("_begun", "_depth", "_escaped", "_inside", "_next")

    def __init__(self) -> None:
        self._next = 0
        self._depth = 0
        self._inside = False
        self._escaped = False
        self._begun = False

    @property
    def is_inside(self) -> bool:
        """Whether what was read ends inside a text, an object or an array."""
        return self._inside or self._depth > 0

    def is_complete(self, pieces: list[str]) -> bool:
        """Whether everything that was opened is closed, with all of `pieces`; the list only ever grows."""
        for piece in pieces[self._next :]:
            if piece:
                self._read(piece)
        self._next = len(pieces)
        return self._begun and self._depth == 0 and not self._inside

    def _read(self, piece: str) -> None:
        skip = -1
        if self._escaped:
            self._escaped, skip = False, 0
        for found in _MARKS.finditer(piece):
            at, mark = found.start(), found.group()
            if at == skip:
                continue
            if self._inside:
                if mark == '"':
                    self._inside = False
                elif mark == "\\":
                    skip = at + 1
                    self._escaped = skip == len(piece)
            elif mark == '"':
                self._inside = True
            elif mark in "{[":
                self._depth += 1
                self._begun = True
            elif mark in "}]":
                self._depth -= 1

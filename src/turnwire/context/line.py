"""The line of a branch: what it takes over from its parents and its own entries, seen as one sequence without a copy.

A branch owns its entries as a list of slots; a slot holds the stored text of one entry. The line is a chain of pieces,
each the beginning of one branch's list. Only the last piece grows, so that an entry is appended in constant time, and
an entry is read from its text when it is looked at.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, overload

from pydantic_core import from_json

from turnwire_schema.v1.context import Branch
from turnwire_schema.v1.entry import ContextEntry

from turnwire.context.entries import KINDS, read_known, read_unknown
from turnwire.core.validate import parse_json


class Slot:
    """One stored entry: its place, its type and its text."""

    __slots__ = ("counted", "entry", "entry_id", "kind", "own", "position", "text")
    own: OwnEntries
    position: int

    def __init__(self, entry_id: str, kind: str, text: str) -> None:
        self.entry_id = entry_id
        self.kind = kind
        self.text = text
        self.counted: tuple[object, tuple[str, ...], list[int]] | None = None
        """Token counts of the messages that begin here: by which estimate, of which texts, how many each."""
        self.entry: ContextEntry | None = None
        """The entry as it was last read; kept for a few entries only."""

    def value(self) -> dict[str, Any]:
        """The JSON object of the text, which was read before."""
        found: dict[str, Any] = from_json(self.text, cache_strings="keys")
        return found

    def read(self) -> ContextEntry:
        """The entry in the text.

        Raises:
            InvalidDataError: it does not fit its type.
        """
        data = parse_json(self.text, f"the {self.kind if self.kind in KINDS else 'unknown'} entry")
        return read_known(self.kind, data) if self.kind in KINDS else read_unknown(data, self.text)


@dataclass(eq=False, slots=True)
class OwnEntries:
    """A branch and its own entries."""

    state: Branch
    """The branch without its entries."""
    after: Slot | None = None
    """The last entry that it takes over."""
    slots: list[Slot] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Name of the branch."""
        return self.state.name

    def add(self, *slots: Slot) -> None:
        """Put new slots at the end."""
        for position, slot in enumerate(slots, len(self.slots)):
            slot.own, slot.position = self, position
            if not slot.entry_id:
                slot.entry_id = f"{self.name}/{position}"  # an unknown entry needs no id; its place tells it apart
        self.slots.extend(slots)


_KEPT: Final = 1024


class RecentlyRead:
    """Entries that were read lately, so that looking twice costs once; few, so that a long history stays small."""

    def __init__(self) -> None:
        self._slots: deque[Slot] = deque()

    def entry(self, slot: Slot) -> ContextEntry:
        """The entry of a slot.

        Raises:
            InvalidDataError: its text does not fit its type.
        """
        if slot.entry is None:
            self.keep(slot, slot.read())
        assert slot.entry is not None
        return slot.entry

    def keep(self, slot: Slot, entry: ContextEntry) -> None:
        """Remember the entry of a slot for a while."""
        if slot.entry is None:
            if len(self._slots) >= _KEPT:
                self._slots.popleft().entry = None
            self._slots.append(slot)
        slot.entry = entry


class Line(Sequence[ContextEntry]):
    """The entries of a branch in order. It grows when the branch does."""

    def __init__(self, own: OwnEntries, recent: RecentlyRead) -> None:
        self._recent = recent
        pieces: list[tuple[OwnEntries, int]] = []
        after = own.after
        while after is not None:
            pieces.append((after.own, after.position + 1))
            after = after.own.after
        self._pieces = pieces[::-1]
        self._own = own
        self._starts = [0]
        for _, count in self._pieces:
            self._starts.append(self._starts[-1] + count)
        self._taken = {piece.name: count for piece, count in pieces}

    def has(self, slot: Slot) -> bool:
        """Whether an entry of the context is on this line."""
        return slot.own is self._own or slot.position < self._taken.get(slot.own.name, 0)

    def place(self, slot: Slot) -> int:
        """Return the place of a slot in this line, from 0."""
        owners = [piece for piece, _ in self._pieces]
        return slot.position + self._starts[owners.index(slot.own) if slot.own in owners else -1]

    def slots(self) -> Iterator[Slot]:
        """The slots in order."""
        for piece, count in self._pieces:
            yield from islice(piece.slots, count)
        yield from self._own.slots

    def slot_before(self, slot: Slot) -> Slot | None:
        """The slot before one of this line; None before the first."""
        if slot.position > 0:
            return slot.own.slots[slot.position - 1]
        return slot.own.after

    def last_slot(self) -> Slot | None:
        """The last slot, or None if the line is empty."""
        return self._own.slots[-1] if self._own.slots else self._own.after

    def __len__(self) -> int:
        return self._starts[-1] + len(self._own.slots)

    def __iter__(self) -> Iterator[ContextEntry]:
        return map(self._recent.entry, self.slots())

    def __reversed__(self) -> Iterator[ContextEntry]:
        return map(self._recent.entry, self.slots_reversed())

    def slots_reversed(self) -> Iterator[Slot]:
        """The slots, the last first."""
        yield from reversed(self._own.slots)
        for piece, count in reversed(self._pieces):
            yield from (piece.slots[position] for position in range(count - 1, -1, -1))

    @overload
    def __getitem__(self, index: int) -> ContextEntry: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[ContextEntry, ...]: ...

    def __getitem__(self, index: int | slice) -> ContextEntry | tuple[ContextEntry, ...]:
        if isinstance(index, slice):
            return tuple(self[place] for place in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError("the line has no such entry")
        number = bisect_right(self._starts, place) - 1
        owner = self._own if number == len(self._pieces) else self._pieces[number][0]
        return self._recent.entry(owner.slots[place - self._starts[number]])

    def __repr__(self) -> str:
        return f"Line({self._own.name!r}, <{len(self)} entries>)"

"""What of a context is not stored yet."""

from __future__ import annotations

from dataclasses import dataclass

from turnwire_schema.v1.context import ContextDocument
from turnwire_schema.v1.entry import ContextEntry

from turnwire.context.line import Slot


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry and where it is stored: its branch, and its position among the branch's own entries, from 0."""

    branch: str
    position: int
    entry_id: str
    kind: str
    """Type of the entry."""
    text: str
    """The text to be stored; of an unknown entry exactly the text that was read."""
    _slot: Slot

    @property
    def entry(self) -> ContextEntry:
        """The entry itself.

        Raises:
            InvalidDataError: its text does not fit its type.
        """
        return self._slot.read() if self._slot.entry is None else self._slot.entry


@dataclass(frozen=True, slots=True)
class Changes:
    """What was not stored when it was asked for."""

    state: ContextDocument
    """The context without its entries."""
    revision: int
    """The revision that must stand in the store; 0 where the context was never stored."""
    appended: tuple[Placed, ...]
    """New entries, in the order in which they were appended; within each branch their positions go on from the last."""
    replaced: tuple[Placed, ...]
    """Stored entries that have another text now."""

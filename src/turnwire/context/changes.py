"""Unsaved changes of a context."""

from __future__ import annotations

from dataclasses import dataclass

from turnwire_schema.v1.context import ContextDocument
from turnwire_schema.v1.entry import ContextEntry

from turnwire.context.line import Slot
from turnwire.core.errors import ContextError


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
    """The unsaved changes at the moment of the call."""

    state: ContextDocument
    """The context without its entries."""
    revision: int
    """The revision that must be in the store; 0 if the context was never stored."""
    appended: tuple[Placed, ...]
    """New entries, in the order in which they were appended; within each branch their positions go on from the last."""
    replaced: tuple[Placed, ...]
    """Stored entries that have another text now."""


class Unsaved:
    """The changes since the context was stored."""

    def __init__(self) -> None:
        self.is_state_dirty = False
        self.appended: list[Slot] = []
        self.replaced: dict[str, Slot] = {}
        self._given: tuple[int, dict[str, str], ContextDocument] | None = None

    @property
    def is_any(self) -> bool:
        """Whether something is not stored yet."""
        return self.is_state_dirty or bool(self.appended or self.replaced)

    def changes(self, document: ContextDocument, revision: int, state: ContextDocument) -> Changes:
        """Return the unsaved changes; `state` is what `saved` compares with."""
        self._given = (len(self.appended), {key: slot.text for key, slot in self.replaced.items()}, state)
        fresh = {slot.entry_id for slot in self.appended}
        replaced = tuple(_placed(slot) for key, slot in self.replaced.items() if key not in fresh)
        return Changes(document, revision, tuple(map(_placed, self.appended)), replaced)

    def saved(self, state: ContextDocument) -> None:
        """Mark the last `changes` as stored; `state` is the present one.

        Raises:
            ContextError: `changes` was not asked since the last time (`no_changes`).
        """
        if self._given is None:
            raise ContextError("no_changes", "call changes() first, store what it gives, then say that it is saved")
        count, texts, given = self._given
        late = {slot.entry_id for slot in self.appended[count:]}
        del self.appended[:count]
        self.replaced = {
            key: slot for key, slot in self.replaced.items() if key not in late and texts.get(key) != slot.text
        }
        self._given = None
        if given is state:
            self.is_state_dirty = False


def _placed(slot: Slot) -> Placed:
    return Placed(slot.own.name, slot.position, slot.entry_id, slot.kind, slot.text, slot)

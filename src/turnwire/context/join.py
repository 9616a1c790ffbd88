"""Joining the loaded branches: every entry has one place, and every branch goes on after an entry of its parent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turnwire_schema.v1.context import Branch, ContextDocument

from turnwire.context.line import OwnEntries, Slot
from turnwire.context.load import invalid


def placed(
    state: ContextDocument, slots: Mapping[int, Sequence[Slot]]
) -> tuple[dict[str, OwnEntries], dict[str, Slot]]:
    """(branches by name, entries by id) of a loaded state and the slots of each branch by its place.

    Raises:
        InvalidDataError: an id comes twice, or a branch goes on where there is nothing.
    """
    owns: dict[str, OwnEntries] = {}
    by_id: dict[str, Slot] = {}
    for number, branch in enumerate(state.branches):
        own = owns[branch.name] = OwnEntries(branch.replace(entries=None))
        own.add(*slots.get(number, ()))
        for slot in own.slots:
            if by_id.setdefault(slot.entry_id, slot) is not slot:
                at = f"/branches/{number}/entries/{slot.position}/id"
                raise invalid(at, "unique", "another entry of the context has this id")
    join(state.branches, owns, by_id)
    return owns, by_id


def join(branches: Sequence[Branch], owns: Mapping[str, OwnEntries], slots: Mapping[str, Slot]) -> None:
    """Find for each branch the entry after which it goes on.

    Raises:
        InvalidDataError: it goes on after nothing, after an entry that is not on its parent's line, or in a circle.
    """
    for number, branch in enumerate(branches):
        if branch.parent is not None and branch.parent not in owns:
            raise invalid(f"/branches/{number}/parent", "reference", "names no branch of this context")
        if branch.fork_after is not None:
            slot = slots.get(branch.fork_after)
            if slot is None or branch.parent is None:
                raise invalid(f"/branches/{number}/fork_after", "reference", "is no entry of the parent's line")
            owns[branch.name].after = slot
    sound: set[str] = set()
    for number, branch in enumerate(branches):
        path: dict[str, None] = {}
        own: OwnEntries | None = owns[branch.name]
        while own is not None and own.name not in sound:
            if own.name in path:
                raise invalid(f"/branches/{number}/fork_after", "circle", "the branches go round in a circle")
            path[own.name] = None
            own = own.after.own if own.after is not None else None
        sound.update(path)
    for number, branch in enumerate(branches):
        after = owns[branch.name].after
        if after is not None and not is_taken_over(after, owns[branch.parent or ""]):
            raise invalid(f"/branches/{number}/fork_after", "reference", "is no entry of the parent's line")


def is_taken_over(slot: Slot, parent: OwnEntries) -> bool:
    """Whether an entry is on the line of a branch."""
    if slot.own is parent:
        return True
    after = parent.after
    while after is not None:
        if after.own is slot.own:
            return slot.position <= after.position
        after = after.own.after
    return False

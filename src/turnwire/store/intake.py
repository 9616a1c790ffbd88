"""The entries of a whole context with their places, as they are stored."""

from __future__ import annotations

from turnwire_schema.v1.context import ContextDocument

from turnwire.context import Context, Placed


def placed_entries(context: Context) -> tuple[ContextDocument, tuple[Placed, ...]]:
    """(document, entries of all branches with their places among the branch's own)."""
    document = context.to_document(entries=True)
    placed = tuple(
        Placed(branch.name, position, entry)
        for branch in document.branches
        for position, entry in enumerate(branch.entries or ())
    )
    return document, placed

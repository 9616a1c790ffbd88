"""The entries of a whole context with their places, as they are stored."""

from __future__ import annotations

from typing import NamedTuple

from turnwire_schema.v1.context import ContextDocument

from turnwire.context import Context, entry_to_json


class WholeEntry(NamedTuple):
    """An entry of a context that is stored as a whole."""

    branch: str
    position: int
    text: str


def whole_entries(context: Context) -> tuple[ContextDocument, tuple[WholeEntry, ...]]:
    """(document, entries of all branches); each entry is read, so that none is stored that does not fit its type.

    Raises:
        InvalidDataError: the body of an entry does not fit its type.
    """
    document = context.to_document(entries=True)
    found = tuple(
        WholeEntry(branch.name, position, entry_to_json(entry))
        for branch in document.branches
        for position, entry in enumerate(branch.entries or ())
    )
    return document, found

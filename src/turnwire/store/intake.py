"""The entries of a whole context with their places, as they are stored."""

from __future__ import annotations

from typing import NamedTuple

from turnwire_schema.v1.context import ContextDocument
from turnwire_schema.v1.entry import ContextEntry, ToolRequestEntry

from turnwire.context import Context, entry_to_json
from turnwire.tools.approvals import ask_again


class WholeEntry(NamedTuple):
    """An entry of a context that is stored as a whole."""

    branch: str
    position: int
    text: str


def whole_entries(context: Context) -> tuple[ContextDocument, tuple[WholeEntry, ...]]:
    """(document, entries of all branches); each entry is read, so that none is stored that does not fit its type.

    An approval that was not used is asked for again: it was given where the document came from, and may be used there.

    Raises:
        InvalidDataError: the body of an entry does not fit its type.
    """
    document = context.to_document(entries=True)
    found = tuple(
        WholeEntry(branch.name, position, entry_to_json(_asked_again(entry)))
        for branch in document.branches
        for position, entry in enumerate(branch.entries or ())
    )
    return document, found


def _asked_again(entry: ContextEntry) -> ContextEntry:
    if not isinstance(entry, ToolRequestEntry) or entry.data.state != "waiting":
        return entry
    approval = entry.data.approval
    if entry.data.call is None or approval is None or approval.state != "approved":
        return entry
    return ask_again(entry, reason="the conversation was imported; what was approved elsewhere does not count here")

"""Stored conversations: typed entries, branches, modes, and the messages that a model sees of them.

Pure, like the codecs: no file, no clock, no randomness; times and ids come in as arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.context.changes import Changes as Changes, Placed as Placed
    from turnwire.context.context import Context as Context
    from turnwire.context.entries import entry_to_json as entry_to_json, read_entry as read_entry
    from turnwire.context.messages import (
        CallPlace as CallPlace,
        entries_of_message as entries_of_message,
        message_of_entries as message_of_entries,
        request_entry as request_entry,
    )
    from turnwire.context.projection import project as project

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "changes": ("Changes", "Placed"),
        "context": ("Context",),
        "entries": ("entry_to_json", "read_entry"),
        "messages": ("CallPlace", "entries_of_message", "message_of_entries", "request_entry"),
        "projection": ("project",),
    },
)

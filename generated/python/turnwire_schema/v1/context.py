# Generated from schemas/turnwire/v1/context.schema.json by `make generate`. Do not edit: changes are lost.

"""Contexts.

A conversation as it is stored: branches of entries, mode, and what a model sees of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Items,
    Metadata,
    Model,
    Text,
)

from .entry import ContextEntry
from .message import Conversation
from .tool import ToolName

ContextName: TypeAlias = Annotated[Text, Field(pattern="^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$")]
"""Name of a branch or mode: 1 to 64 of A–Z, a–z, 0–9, underscore, point and hyphen."""


class Mode(Model):
    """A way of working, with the instructions and rights that belong to it."""

    name: ContextName
    """Name of the mode."""
    system_prompt: Annotated[Text | None, Field(min_length=1)] = None
    """The system message while the mode is active. Absent: none."""
    role: Annotated[Text | None, Field(min_length=1)] = "planner"
    """Role of the agent, which decides what it may do with files. Absent: `planner`."""
    tools: Items[ToolName] | None = None
    """Tools that are offered. Absent: all."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Branch(Model):
    """A line of the conversation: what it takes over from its parent, and its own entries."""

    name: ContextName
    """Name of the branch, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it was made."""
    parent: ContextName | None = None
    """Branch from which it was made. Absent: it begins empty."""
    fork_after: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the last entry taken over from the parent's line. Absent: nothing is taken over."""
    entries: Items[ContextEntry] | None = None
    """Its own entries, in order. Absent: stored elsewhere, outside this document."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ContextDocument(Model):
    """A whole conversation: state, branches, entries."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "context"}

    type: Literal["context"] = "context"
    """Tag of this document."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this document's form, major and minor."""
    id: Annotated[Text, Field(min_length=1)]
    """Id of the context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it was made."""
    active_branch: ContextName
    """Branch on which it goes on."""
    branches: Annotated[Items[Branch], Field(min_length=1)]
    """All branches."""
    title: Annotated[Text | None, Field(min_length=1)] = None
    """A few words for lists."""
    updated_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was last changed."""
    revision: Annotated[StrictInt | None, Field(ge=0)] = None
    """How often it was stored; tells whether somebody else stored it in between. Absent: never."""
    mode: ContextName | None = None
    """Active mode. Absent: none."""
    modes: Items[Mode] | None = None
    """Modes that can be switched to."""
    workspace_root: Annotated[Text | None, Field(min_length=1)] = None
    """Folder that relative paths start from and that no file may leave. Absent: no files."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


RemovalReason: TypeAlias = Literal[
    "token_limit", "not_fresh", "no_content", "unknown_type", "unanswered_call", "not_supported"
]
"""Why an entry does not reach the model: there is no room; it is older than allowed; it has nothing to show; this
version does not know its type; a call without a result, or a result without its call; the model cannot take it.
"""


class Removal(Model):
    """An entry that was left out of what a model sees."""

    entry_id: Annotated[Text, Field(min_length=1)]
    """Id of the entry."""
    entry_type: Text
    """Its type."""
    reason: RemovalReason
    """Why."""
    tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """About how many tokens that saves."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Notice(Model):
    """Something that the user should know, without content."""

    id: Annotated[Text, Field(pattern="^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$")]
    """What it is about, as a stable word, for example `image.fallback`."""
    message: Annotated[Text, Field(min_length=1)]
    """The sentence for the user."""
    entry_id: Annotated[Text | None, Field(min_length=1)] = None
    """Entry that it is about."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Projection(Model):
    """What a model sees of a context, and what it does not."""

    messages: Conversation
    """The messages, in order."""
    removals: Items[Removal]
    """Entries that were left out, in the order of the context; control entries are not among them, they never reach a
    model.
    """
    notices: Items[Notice] | None = None
    """What the user should know. Absent: nothing."""
    estimated_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """About how many tokens the messages are."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = ["Branch", "ContextDocument", "ContextName", "Mode", "Notice", "Projection", "Removal", "RemovalReason"]

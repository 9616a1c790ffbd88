# Generated from schemas/turnwire/v1/message.schema.json by `make generate`. Do not edit: changes are lost.

"""Messages.

One turn of a conversation, one definition per role.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, StrictBool, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._behaviour import MessageModel
from turnwire_schema._runtime import (
    Extras,
    Items,
    Metadata,
    TaggedUnion,
    Text,
)

from .content import Content
from .json import ProviderOptions
from .tool import InvalidToolCall, ToolCall

MessageRole: TypeAlias = Literal["system", "user", "assistant", "tool"]
"""Who speaks. The order gives the ordinals 0 to 3."""


class SystemMessage(MessageModel):
    """Instructions of the developer."""

    __tags__: ClassVar[Mapping[str, str]] = {"role": "system"}

    role: Literal["system"] = "system"
    """Tag of this message."""
    content: Content
    """The instructions."""
    variant: Literal["developer"] | None = None
    """`developer` where the wire role was or shall be `developer`. Absent: `system`."""
    name: Text | None = None
    """Name of the participant."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the message in its conversation; stored, never sent."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UserMessage(MessageModel):
    """What the user says or shows."""

    __tags__: ClassVar[Mapping[str, str]] = {"role": "user"}

    role: Literal["user"] = "user"
    """Tag of this message."""
    content: Content
    """Text or parts."""
    name: Text | None = None
    """Name of the participant."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the message in its conversation; stored, never sent."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class AssistantMessage(MessageModel):
    """What the model said, thought and called."""

    __tags__: ClassVar[Mapping[str, str]] = {"role": "assistant"}

    role: Literal["assistant"] = "assistant"
    """Tag of this message."""
    content: Content | None = None
    """Text or parts. Absent: the model only called tools."""
    tool_calls: Annotated[Items[ToolCall] | None, Field(min_length=1)] = None
    """Calls that are complete and well formed, in order."""
    invalid_tool_calls: Annotated[Items[InvalidToolCall] | None, Field(min_length=1)] = None
    """Calls that cannot be run, kept with their raw text."""
    name: Text | None = None
    """Name of the participant."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the message in its conversation; stored, never sent."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if not (self.content is not None or self.tool_calls is not None or self.invalid_tool_calls is not None):
            raise PydanticCustomError("anyOf", "at least one of content | tool_calls | invalid_tool_calls is required")
        return self


class ToolMessage(MessageModel):
    """The result of one tool call."""

    __tags__: ClassVar[Mapping[str, str]] = {"role": "tool"}

    role: Literal["tool"] = "tool"
    """Tag of this message."""
    content: Content
    """What the tool returned; may be empty."""
    tool_call_id: Annotated[Text, Field(min_length=1)]
    """Id of the call that is answered."""
    is_error: StrictBool | None = False
    """True when the tool failed. null means false."""
    name: Text | None = None
    """Name of the participant."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the message in its conversation; stored, never sent."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ChatMessage: TypeAlias = SystemMessage | UserMessage | AssistantMessage | ToolMessage
if not TYPE_CHECKING:
    ChatMessage = TaggedUnion(ChatMessage, "role")
"""A message of any role."""


Conversation: TypeAlias = Items[ChatMessage]
"""Messages in the order of the conversation."""

__all__ = [
    "AssistantMessage",
    "ChatMessage",
    "Conversation",
    "MessageRole",
    "SystemMessage",
    "ToolMessage",
    "UserMessage",
]

"""The words of the schema as enumerations: the four roles with their fixed ordinals, and the reasons for an end."""

from __future__ import annotations

import re
from enum import EnumType, StrEnum
from typing import TYPE_CHECKING, Any

from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.hints import advice


class _Words(EnumType):
    """Answers to names of members that other libraries have; members that exist are found before."""

    if not TYPE_CHECKING:  # a checker goes by the members

        def __getattr__(cls, name: str) -> Any:
            if name in (members := cls.__dict__.get("_member_map_", {})):  # where Python 3.11 finds them
                return members[name]
            text = f"type object {cls.__name__!r} has no attribute {name!r}{advice(cls.__name__, name)}"
            raise AttributeError(text, name=name, obj=cls)


class _Word(StrEnum, metaclass=_Words):
    """A word of the schema: the text itself, and compared with texts."""

    if TYPE_CHECKING:
        # Fields hold the plain words, as Literal types; without this a strict type checker takes every comparison of
        # the two for a mistake.
        def __eq__(self, other: object) -> bool: ...
        def __hash__(self) -> int: ...


class MessageRole(_Word):
    """The role of a message. Serializes to lowercase; the order is fixed: system 0, user 1, assistant 2, tool 3.

    The members are those of `message.schema.json#/$defs/MessageRole`; a test holds the two together.
    """

    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"

    # Other spellings of the same members, as other libraries have them.
    System = "system"
    User = "user"
    Assistant = "assistant"
    Tool = "tool"

    @property
    def ordinal(self) -> int:
        """Fixed number of the role, 0 to 3."""
        return _ORDINALS[self]

    @classmethod
    def is_known(cls, text: Any) -> bool:
        """Whether `text` names a role, in any case."""
        return isinstance(text, str) and text.lower() in _ORDINALS

    @classmethod
    def may_come_from_user(cls, text: Any) -> bool:
        """Whether a client may send messages of this role: `user` and `system`, in any case; see
        `Messages.validate_user_input`.
        """
        return isinstance(text, str) and text.lower() in _FROM_USERS

    @classmethod
    def parse(cls, text: Any) -> MessageRole:
        """The role named by `text`, in any case.

        Raises:
            InvalidDataError: there is no such role, or it is not text.
        """
        try:
            return cls(text.lower() if isinstance(text, str) else "")
        except ValueError:
            raise InvalidDataError("unknown role", [unknown_role(text)]) from None


class FinishReason(_Word):
    """Why an answer ended, as `ChatResponse.finish_reason` says it: `reply.finish_reason == FinishReason.LENGTH`.

    The members are those of `response.schema.json#/$defs/FinishReason`; a test holds the two together.
    """

    STOP = "stop"
    LENGTH = "length"
    TOOL_CALLS = "tool_calls"
    ERROR = "error"
    CANCELLED = "cancelled"
    CONTENT_FILTER = "content_filter"
    OTHER = "other"

    # Other spellings of the same members, as other libraries have them.
    Stop = "stop"
    Length = "length"
    ToolCalls = "tool_calls"
    Error = "error"
    Cancelled = "cancelled"
    ContentFilter = "content_filter"
    Other = "other"

    @classmethod
    def parse(cls, text: Any) -> FinishReason:
        """The reason named by `text`, in any case.

        Raises:
            InvalidDataError: there is no such reason, or it is not text.
        """
        try:
            return cls(text.lower() if isinstance(text, str) else "")
        except ValueError:
            allowed = ", ".join(cls)
            problem = Problem("/finish_reason", "enum", f"use one of {allowed}")
            raise InvalidDataError("unknown finish reason", [problem]) from None


_WORD = re.compile(r"[A-Za-z][A-Za-z_-]{0,31}")


def unknown_role(text: Any) -> Problem:
    """Return the fault of a role that does not exist. A word is named; anything else could be content and is not."""
    if not isinstance(text, str) or _WORD.fullmatch(text) is None:
        return Problem("/role", "enum", f"use one of {', '.join(MessageRole)}")
    shown = f"{text!r} is not a role{advice('role', text.lower())}"
    return Problem("/role", "enum", f"{shown}; use one of {', '.join(MessageRole)}")


_ORDINALS = {role: number for number, role in enumerate(MessageRole)}
_FROM_USERS = frozenset({MessageRole.USER, MessageRole.SYSTEM})

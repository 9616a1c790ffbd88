# Generated from schemas/wire/demo-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect demo-chat.

* request: Request.
* response: Response.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class Call(TypedDict):
    """A call."""

    name: str
    """Name."""
    arguments: NotRequired[dict[str, Any]]
    """Arguments."""


class Message(TypedDict):
    """A message."""

    role: Literal["user", "assistant"]
    """Who."""
    content: NotRequired[str | None]
    """What."""
    call: NotRequired[Call]
    """A call."""


Request = TypedDict(
    "Request",
    {
        "model": str,
        "messages": NotRequired[list[Message]],
        "options": NotRequired[dict[str, int] | None],
        "x-key": NotRequired[str],
    },
)


class Response(TypedDict):
    """What a server answers."""

    done: bool
    """Whether it is over."""
    call: NotRequired[Call]
    """A call."""


__all__ = ["Call", "Message", "Request", "Response"]

# Generated from schemas/turnwire/v1/response.schema.json by `make generate`. Do not edit: changes are lost.

"""Responses.

The answer of a model server to one request.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import StrictInt

from turnwire_schema._behaviour import ResponseModel
from turnwire_schema._runtime import (
    Extras,
    Items,
    Text,
)

from .error import Diagnostic
from .message import AssistantMessage
from .usage import UsageInfo

FinishReason: TypeAlias = Literal["stop", "length", "tool_calls", "error", "cancelled", "content_filter", "other"]
"""Why the answer ended. length beats tool_calls; calls with a raw stop are tool_calls; an unknown word is other,
never stop.
"""


class ChatResponse(ResponseModel):
    """A finished answer."""

    message: AssistantMessage
    """What the model said."""
    usage: UsageInfo
    """Tokens and times; always there, its fields may be unknown."""
    finish_reason: FinishReason
    """Why the answer ended."""
    raw_finish_reason: Text | None = None
    """The finish reason in the server's own word. Absent: it gave none."""
    model: Text | None = None
    """Model that answered, in the server's words."""
    id: Text | None = None
    """Id of the answer, given by the server."""
    created: StrictInt | Text | None = None
    """When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    digits).
    """
    diagnostics: Items[Diagnostic] | None = None
    """What is odd about the answer."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = ["ChatResponse", "FinishReason"]

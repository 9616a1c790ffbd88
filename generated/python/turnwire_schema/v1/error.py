# Generated from schemas/turnwire/v1/error.schema.json by `make generate`. Do not edit: changes are lost.

"""Errors, losses and diagnostics.

What can go wrong, what a dialect cannot say, and what is odd about an answer.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Items,
    JsonObject,
    JsonValue,
    Model,
    Text,
)

ErrorCode: TypeAlias = Literal[
    "ACODE-MDL-001",
    "ACODE-MDL-002",
    "ACODE-MDL-003",
    "ACODE-MDL-004",
    "ACODE-MDL-005",
    "ACODE-MDL-006",
    "ACODE-MDL-007",
    "ACODE-MDL-008",
    "ACODE-MDL-009",
    "ACODE-MDL-010",
]
"""Stable code of an error: 001 unavailable, 002 timeout, 003 response, 004 configuration, 005 provider not found,
006 model not found, 007 cancelled, 008 stream, 009 tool call parse, 010 token limit.
"""


ErrorKind: TypeAlias = Literal[
    "unavailable",
    "timeout",
    "response",
    "configuration",
    "provider_not_found",
    "model_not_found",
    "cancelled",
    "stream",
    "tool_call_parse",
    "token_limit",
]
"""The same as the code, in a word."""


class ErrorInfo(Model):
    """A failed call, without content and without secrets."""

    code: ErrorCode
    """Stable code."""
    message: Text
    """What went wrong and what would be right, for a person."""
    provider_id: Text | None = None
    """Provider that failed."""
    status: Annotated[StrictInt | None, Field(ge=100, le=599)] = None
    """HTTP status of the answer. Absent: there was no HTTP answer."""
    server_type: Text | None = None
    """The server's own error type or code, for example `invalid_request_error`."""
    category: (
        Literal[
            "invalid_request",
            "authentication",
            "permission",
            "not_found",
            "unsupported",
            "rate_limited",
            "overloaded",
            "server_error",
            "content_filter",
            "context_overflow",
            "tool_use_failed",
            "protocol",
            "interrupted",
            "not_local",
        ]
        | None
    ) = None
    """What kind of refusal it is, where the answer says."""
    retryable: StrictBool | None = None
    """Whether the same call may succeed later. Absent: unknown."""
    retry_after_s: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Seconds the server asks to wait."""
    limit_s: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """Time limit that was exceeded, in seconds."""
    parameter: Text | None = None
    """Request field that the server names as the cause."""
    details: JsonObject | None = None
    """Further fields of the server's error that hold no message content."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Loss(Model):
    """Something that the target cannot say: where, the reason, and the action taken instead."""

    id: Annotated[Text, Field(pattern="^[a-z0-9][a-z0-9_.-]*$")]
    """Stable id of this kind of loss, for example `ollama.tool_choice`."""
    at: Annotated[Text, Field(pattern="^(/([^/~]|~[01])*)*$")]
    """JSON pointer into the converted document."""
    reason: Annotated[Text, Field(min_length=1)]
    """What could not be said and why, without its content."""
    action: Annotated[Text, Field(min_length=1)]
    """What the conversion did instead."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class AnswerFault(Model):
    """A rule of the requested schema that an answer breaks, without content of the answer."""

    path: Annotated[Text, Field(pattern="^(/([^/~]|~[01])*)*$")]
    """JSON pointer into the value that was checked: the JSON in the text, or the arguments of the call. A name that
    the schema does not have ends it at the object with that name.
    """
    rule: Annotated[Text, Field(min_length=1)]
    """Keyword of the schema that is broken; `json` for a text that is not JSON."""
    message: Annotated[Text, Field(min_length=1)]
    """What would be right, in the words of the schema."""
    request_at: Annotated[Text | None, Field(pattern="^(/([^/~]|~[01])*)*$")] = None
    """JSON pointer into the request to the broken keyword. Absent: no keyword is broken, as for `json`."""
    could_hold: StrictBool | None = None
    """False: the server was not able to hold this rule, as a loss of the request reports. Absent: no loss reports
    that.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Diagnostic(Model):
    """Something odd about an answer that is not an error."""

    id: Annotated[Text, Field(pattern="^[a-z0-9][a-z0-9_.-]*$")]
    """Stable id of this kind of oddity, for example `minted_tool_call_id`."""
    what: Annotated[Text, Field(min_length=1)]
    """What is odd, without content."""
    at: Annotated[Text | None, Field(pattern="^(/([^/~]|~[01])*)*$")] = None
    """JSON pointer into the response."""
    wire_at: Annotated[Text | None, Field(pattern="^(/([^/~]|~[01])*)*$")] = None
    """JSON pointer into the server's own body, where the place has none in the response."""
    value: JsonValue | None = None
    """The unchanged value, if no field of the response holds it. Stored, never sent. Absent: the response holds it."""
    faults: Items[AnswerFault] | None = None
    """Each rule of the requested schema that the answer breaks. Absent: no broken rule is known."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = ["AnswerFault", "Diagnostic", "ErrorCode", "ErrorInfo", "ErrorKind", "Loss"]

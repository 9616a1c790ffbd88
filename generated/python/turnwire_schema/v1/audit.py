# Generated from schemas/turnwire/v1/audit.schema.json by `make generate`. Do not edit: changes are lost.

"""Audit events.

What happened, with ids, sizes, times and codes; never any text of a conversation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictInt

from turnwire_schema._runtime import (
    Extras,
    Model,
    TaggedUnion,
    Text,
)

from .error import ErrorCode
from .response import FinishReason
from .usage import UsageInfo


class InferenceStarted(Model):
    """A call began. Each has its end, completed or failed; one that fails before it is sent, too."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "inference_started"}

    event: Literal["inference_started"] = "inference_started"
    """Tag of this event."""
    event_id: Annotated[Text, Field(min_length=1)]
    """Id of this event."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that was called."""
    request_id: Annotated[Text, Field(min_length=1)]
    """Id that ties the events of one call together."""
    model: Text
    """Model that was asked for."""
    stream: StrictBool | None = None
    """Whether the answer is streamed."""
    message_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Messages in the request."""
    tool_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Tools in the request."""
    prompt_tokens_estimate: Annotated[StrictInt | None, Field(ge=0)] = None
    """About how many tokens messages and tools are, counted before sending without the model's tokenizer."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class InferenceCompleted(Model):
    """A call was answered."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "inference_completed"}

    event: Literal["inference_completed"] = "inference_completed"
    """Tag of this event."""
    event_id: Annotated[Text, Field(min_length=1)]
    """Id of this event."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that was called."""
    request_id: Annotated[Text, Field(min_length=1)]
    """Id that ties the events of one call together."""
    model: Text
    """Model that was asked for."""
    finish_reason: FinishReason
    """Why the answer ended."""
    usage: UsageInfo
    """Tokens and times."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """From start to end, in nanoseconds."""
    tool_call_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Calls in the answer, invalid ones included."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class InferenceFailed(Model):
    """A call failed."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "inference_failed"}

    event: Literal["inference_failed"] = "inference_failed"
    """Tag of this event."""
    event_id: Annotated[Text, Field(min_length=1)]
    """Id of this event."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that was called."""
    request_id: Annotated[Text, Field(min_length=1)]
    """Id that ties the events of one call together."""
    model: Text
    """Model that was asked for."""
    error_code: ErrorCode
    """Stable code of the error."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """From start to failure, in nanoseconds."""
    status: Annotated[StrictInt | None, Field(ge=100, le=599)] = None
    """HTTP status of the answer. Absent: no answer came."""
    usage: UsageInfo | None = None
    """Tokens and times until then."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ProviderHealthCheck(Model):
    """A provider was asked how it is."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "provider_health_check"}

    event: Literal["provider_health_check"] = "provider_health_check"
    """Tag of this event."""
    event_id: Annotated[Text, Field(min_length=1)]
    """Id of this event."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that was called."""
    is_available: StrictBool
    """Whether it answered."""
    duration_ns: Annotated[StrictInt, Field(ge=0)]
    """Time to its answer, in nanoseconds."""
    error_code: ErrorCode | None = None
    """Stable code of the error."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ProviderFallback(Model):
    """A call failed before its answer began, and another provider is asked."""

    __tags__: ClassVar[Mapping[str, str]] = {"event": "provider_fallback"}

    event: Literal["provider_fallback"] = "provider_fallback"
    """Tag of this event."""
    event_id: Annotated[Text, Field(min_length=1)]
    """Id of this event."""
    at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When it happened, RFC 3339, UTC."""
    provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that failed."""
    model: Text
    """Model that it was asked for."""
    error_code: ErrorCode
    """Stable code of the error."""
    next_provider_id: Annotated[Text, Field(min_length=1)]
    """Provider that is asked next."""
    next_model: Text
    """Model that it is asked for."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


AuditEvent: TypeAlias = InferenceStarted | InferenceCompleted | InferenceFailed | ProviderHealthCheck | ProviderFallback
if not TYPE_CHECKING:
    AuditEvent = TaggedUnion(AuditEvent, "event")
"""One audit event."""

__all__ = [
    "AuditEvent",
    "InferenceCompleted",
    "InferenceFailed",
    "InferenceStarted",
    "ProviderFallback",
    "ProviderHealthCheck",
]

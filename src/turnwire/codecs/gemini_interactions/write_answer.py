"""Whole answers, canonical → wire: the steps of the message, and a status for the finish reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.times import is_moment, moment
from turnwire.codecs.gemini_interactions.fields import write_usage
from turnwire.codecs.gemini_interactions.names import (
    DIALECT,
    FINISH_WORDS,
    INEXACT,
    STATUS_OF,
    InteractionsLosses,
    is_own_field,
)
from turnwire.codecs.gemini_interactions.write_messages import StepWriter
from turnwire.codecs.values.provider_options import add, own_of
from turnwire.core.finish import CUT, finish_reason
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import Interaction, InteractionStatus


def status_of(
    reason: str, raw: str | None, losses: InteractionsLosses, *, has_calls: bool, has_lost_calls: bool
) -> InteractionStatus:
    """Return the status for a finish reason: the service's own word if it has the same meaning."""
    if reason == "stop" and has_calls:
        losses.lose("finish_reason", "/finish_reason", "read as tool_calls, for there are calls", detail=reason)
    if reason == "tool_calls" and not has_calls and (has_lost_calls or raw != "requires_action"):
        # Otherwise a client would wait for calls that never arrive.
        losses.lose("finish_reason", "/finish_reason", "sent as completed, for there are no calls", detail=reason)
        return "completed"
    if raw is not None and finish_reason(raw, FINISH_WORDS, has_calls=has_calls) == reason and raw in FINISH_WORDS:
        return "requires_action" if reason == "tool_calls" else cast("InteractionStatus", raw)  # in the table
    if reason in INEXACT:
        losses.lose("finish_reason", "/finish_reason", f"sent as {STATUS_OF[reason]}", detail=reason)
    return STATUS_OF[reason]


def _wire_time(created: int | str | None, losses: InteractionsLosses) -> str | None:
    """Return `created` in RFC 3339; None if it is unknown or invalid."""
    if created is None:
        return None
    when = moment(created) if isinstance(created, int) else created if is_moment(created) else None
    if when is None:
        losses.lose("created", "/created")
    return when


def write_response(response: ChatResponse, request: ChatRequest | None = None) -> Converted[Interaction]:
    """Return the body of a whole answer; tools have the client's spellings if its request is given."""
    losses = InteractionsLosses()
    message = response.message
    writer = StepWriter(losses, client_names(request), is_answer=True)
    writer.assistant(message, "/message")
    if message.name is not None:
        losses.lose("answer_field", "/message/name", detail="name")
    if own_of(message.provider_options, DIALECT):
        losses.lose("message_options", "/message/provider_options")
    steps = writer.steps
    has_calls = any(step.get("type") == "function_call" for step in steps)
    status = status_of(
        response.finish_reason,
        response.raw_finish_reason,
        losses,
        has_calls=has_calls,
        has_lost_calls=bool(message.invalid_tool_calls),
    )
    last: Mapping[str, object] = steps[-1] if steps else {}
    if last.get("type") == "function_call" and not last.get("arguments") and FINISH_WORDS[status] in CUT:
        losses.lose("bare_call", writer.last_call_at, "sent as it is")
    wire = interaction(response.id or "", status, response.model or "", response.created, losses)
    wire["steps"] = steps
    put_beside(wire, response.usage, response.extras, message.extras, losses)
    return Converted(wire, tuple(losses.losses))


def interaction(
    response_id: str, status: InteractionStatus, model: str, created: int | str | None, losses: InteractionsLosses
) -> Interaction:
    """Return an interaction with id, model and time."""
    wire: Interaction = {"id": response_id, "object": "interaction", "status": status, "model": model}
    when = _wire_time(created, losses)
    if when is not None:
        wire["created"] = when
    return wire


def put_beside(
    wire: Interaction,
    usage: UsageInfo | None,
    extras: Mapping[str, object] | None,
    message: Mapping[str, object] | None,
    losses: InteractionsLosses,
) -> None:
    """Put usage counts and the extras of the answer and its message into an interaction."""
    counts = write_usage(usage, losses)
    if counts is not None:
        wire["usage"] = counts
    add(wire, _own_fields(extras, "/extras", losses))
    add(wire, _own_fields(message, "/message/extras", losses))


def _own_fields(extras: Mapping[str, object] | None, at: str, losses: InteractionsLosses) -> dict[str, object]:
    """Return the extras that are valid fields of an interaction; the others are losses."""
    others = sorted(key for key in extras or () if not is_own_field(key))
    losses.lose_named("answer_field", at, others)
    return {key: value for key, value in (extras or {}).items() if key not in others}

"""What a whole body and a stream have in common: why the answer ended, and the fields that are not canonical.

Both decoders come here with the same facts, so that the same answer gives the same message, finish and usage both ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pydantic import ValidationError
from pydantic_core import from_json

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.anthropic.tables import STOP_REASONS
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall, finish_calls
from turnwire.core.finish import finish_reason
from turnwire.core.validate import problems_of

KNOWN_MESSAGE: Final = frozenset(("id", "type", "role", "model", "content", "stop_reason", "usage"))
"""Fields of an answer that are canonical; everything else that is not null is kept as an extra."""
_TAKEN: Final = KNOWN_MESSAGE | {MESSAGE_EXTRAS}  # the one name that extras of a stream cannot have


class Ending(NamedTuple):
    """Why an answer ended, and what is odd about that."""

    reason: FinishReason
    diagnostics: list[dict[str, Any]]


def conclude(
    raw: str | None, calls: Sequence[RawCall], usage: Mapping[str, Any], request: ChatRequest | None
) -> Ending:
    """The canonical reason for the server's word."""
    limit = None if request is None else request.parameters.max_tokens
    reached = limit is not None and usage.get("completion_tokens") == limit
    cut = bool(calls) and _ends_inside(calls[-1])
    reason = finish_reason(raw, STOP_REASONS, has_calls=bool(calls), last_call_is_cut=cut, reached_limit=reached)
    notes: list[dict[str, Any]] = []
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    if reason == "tool_calls" and reached and calls:
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, notes)


def _ends_inside(call: RawCall) -> bool:
    """Whether the arguments of a call end inside a JSON value."""
    if call.is_parsed:
        return False
    try:
        from_json(call.text)
    except ValueError:
        return finish_calls((call,), was_cut=False).last_is_cut
    return False


def message_extras(message: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of an answer that are not canonical and not null, as they came."""
    return {key: value for key, value in message.items() if value is not None and key not in _TAKEN}


def unfit(error: ValidationError) -> str:
    """Where an answer holds a value that the canonical model refuses (NaN, for one), without the value."""
    problem = problems_of(error)[0]
    return f"{problem.path}: {problem.message}"


def note(name: str, what: str, at: str | None = None) -> dict[str, Any]:
    """A diagnostic."""
    return {"id": name, "what": what} if at is None else {"id": name, "what": what, "at": at}

"""What a whole body and a stream have in common: why the answer ended, and the fields that are not canonical.

Both decoders come here with the same facts, so that the same answer gives the same message, finish and usage both ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.anthropic.fields import ANSWER
from turnwire.codecs.anthropic.tables import STOP_REASONS
from turnwire.codecs.endings import Ending, note, reached_limit
from turnwire.codecs.own_options import rest_of
from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.calls import RawCall, ends_inside
from turnwire.core.finish import finish_reason

_TAKEN: Final = ANSWER.keys | {MESSAGE_EXTRAS}  # the one name that extras of a stream cannot have


def conclude(
    raw: str | None, calls: Sequence[RawCall], usage: Mapping[str, object], request: ChatRequest | None
) -> Ending:
    """The canonical reason for the server's word."""
    reached = reached_limit(usage, request)
    cut = bool(calls) and ends_inside(calls[-1])
    reason = finish_reason(raw, STOP_REASONS, has_calls=bool(calls), last_call_is_cut=cut, reached_limit=reached)
    notes: list[dict[str, Any]] = []
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    if reason == "tool_calls" and reached and calls:
        notes.append(note("possibly_truncated_turn", "the token limit was reached with the last call", "/message"))
    return Ending(reason, raw, notes)


def message_extras(message: Mapping[str, object]) -> dict[str, Any]:
    """Fields of an answer that are not canonical and not null, as they came."""
    return rest_of(message, _TAKEN)

"""Why an answer ended: the status of a response and its calls, for whole bodies and streams alike.

The raw word is the status, with the reason behind a colon: `completed`, `incomplete:max_output_tokens`. Local servers
say `completed` of answers that the token limit cut (recordings llama.cpp-*/responses/tool-truncated.json, Ollama's
v1-responses-length.json), so a call that ends inside its arguments is judged by the limit that the request asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endings import Ending, note, reached_limit
from turnwire.codecs.openai_responses.names import FINISH_WORDS
from turnwire.core.calls import RawCall, ends_inside
from turnwire.core.finish import finish_reason


def raw_word(response: Mapping[str, object]) -> str | None:
    """The status of a response, with the reason where it is incomplete."""
    status = response.get("status")
    if not isinstance(status, str) or not status:
        return None
    details = response.get("incomplete_details")
    reason = details.get("reason") if isinstance(details, Mapping) else None
    return f"{status}:{reason}" if status == "incomplete" and isinstance(reason, str) and reason else status


def conclude(
    response: Mapping[str, object],
    calls: Sequence[RawCall],
    *,
    has_other_calls: bool,
    has_refusal: bool,
    usage: Mapping[str, object] | None,
    request: ChatRequest | None,
) -> Ending:
    """The canonical reason for the status of a response."""
    raw = raw_word(response)
    reached = reached_limit(usage, request)
    reason = finish_reason(
        raw,
        FINISH_WORDS,
        has_calls=bool(calls) or has_other_calls,
        has_refusal=has_refusal,
        last_call_is_cut=bool(calls) and ends_inside(calls[-1]),
        reached_limit=reached,
    )
    notes: list[dict[str, Any]] = []
    if raw is None:
        notes.append(note("no_finish_reason", "the server gave no reason for the end"))
    if reason in ("stop", "tool_calls") and reached:
        what = "the token limit was reached exactly at the end, and the server does not say whether it cut the answer"
        notes.append(note("possibly_truncated_turn", what, "/message"))
    return Ending(reason, raw, notes)

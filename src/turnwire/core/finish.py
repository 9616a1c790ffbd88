"""Finish reasons: one rule for all dialects, on top of each dialect's table of words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.response import ChatResponse, FinishReason

CUT: Final = frozenset(("length", "error", "cancelled"))
"""Reasons that mean the answer ended before its end, in a word that every wire has for that."""

ENDED: Final = frozenset(("stop", "tool_calls"))
"""Reasons that mean the model ended its answer. Next to any other one, calls without arguments may have been cut."""

STOPPED: Final = ("content_filter", "other")  # a tuple: a caller's wrong reason may have no hash
"""Reasons that mean something else ended it, a filter or what is not known. It did not break off."""


def is_whole_text(response: ChatResponse) -> bool:
    """Whether an answer is text to its end; else it was cut or refused, or calls tools."""
    message = response.message
    return response.finish_reason in ("stop", "other") and not (message.tool_calls or message.invalid_tool_calls)


def finish_reason(
    raw: str | None,
    words: Mapping[str, FinishReason],
    *,
    has_calls: bool,
    has_refusal: bool = False,
    last_call_is_cut: bool = False,
    reached_limit: bool = False,
) -> FinishReason:
    """The canonical reason for the server's word `raw`.

    length beats tool_calls; calls with a raw stop are tool_calls; a call cut off without a word of it is length when
    the token limit was reached, else error; a refusal is content_filter; an unknown word is other, never stop.
    """
    reason = words.get(raw, "other") if raw else "other"
    if reason in ("stop", "tool_calls") and last_call_is_cut:
        return "length" if reached_limit else "error"
    if reason == "stop" and has_calls:
        return "tool_calls"
    if reason == "stop" and has_refusal:
        return "content_filter"
    return reason

"""Token counts, both ways.

In: `usage` of an answer. Out: canonical usage; counts that nobody sent stay unknown, counters without a canonical field
stay in `extras` where they stood. Written for clients the details are always there, for their types require them: a
detail that nobody counted is 0 there, a prompt or an answer that nobody counted makes the whole usage null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.token_counts import count_of, is_count, total_of
from turnwire.codecs.wire_values import is_object, is_text, is_time, odd_fields

_INPUT: Final = "input_tokens_details"
_OUTPUT: Final = "output_tokens_details"
_DETAILS: Final = {
    _INPUT: {"cached_tokens": "cached_tokens", "cache_write_tokens": "cache_write_tokens"},
    _OUTPUT: {"reasoning_tokens": "reasoning_tokens"},
}
_JUDGES: Final = {
    "input_tokens": is_count,
    "output_tokens": is_count,
    "total_tokens": is_count,
    **dict.fromkeys(_DETAILS, is_object),
    **{f"{details}/{name}": is_count for details, names in _DETAILS.items() for name in names},
}
IDENTITY: Final = {"id": is_text, "model": is_text, "created_at": is_time, "usage": is_object}
"""What a response says of itself beside the answer, and what each of these must be."""


def odd_beside(usage: Mapping[str, Any] | None, extras: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    held = None if usage is None else usage.get("extras")
    if not held and not extras:
        return []
    return [*odd_fields(held, _JUDGES, "/usage/extras"), *odd_fields(extras, IDENTITY, "/extras")]


def read_usage(raw: Any) -> dict[str, Any] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    if not isinstance(raw, Mapping):
        return None
    usage: dict[str, Any] = {}
    extras: dict[str, Any] = {}
    for key, value in raw.items():
        if value is None:
            continue
        count = count_of(value)
        if key == "input_tokens" and count is not None:
            usage["prompt_tokens"] = count
        elif key == "output_tokens" and count is not None:
            usage["completion_tokens"] = count
        elif key in _DETAILS and isinstance(value, Mapping):
            _read_details(key, value, usage, extras)
        elif key != "total_tokens":
            extras[key] = value
    total = raw.get("total_tokens")
    if total is not None and total != total_of(usage):
        extras["total_tokens"] = total
    if extras:
        usage["extras"] = extras
    return usage or None


def _read_details(key: str, raw: Mapping[str, Any], usage: dict[str, Any], extras: dict[str, Any]) -> None:
    names = _DETAILS[key]
    rest = {}
    for name, value in raw.items():
        if name in names and (count := count_of(value)) is not None:
            usage[names[name]] = count
        elif value is not None:
            rest[name] = value
    if rest:
        extras[key] = rest


def write_usage(usage: UsageInfo, losses: ResponsesLosses) -> dict[str, Any] | None:
    """The wire object; None when the tokens were not counted."""
    extras = usage.extras or {}
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    if usage.server_timings is not None:
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")
    if usage.prompt_tokens is None or usage.completion_tokens is None:
        counts = (usage.prompt_tokens, usage.completion_tokens)
        details = (usage.cached_tokens, usage.cache_write_tokens, usage.reasoning_tokens)
        if extras or any(count is not None for count in (*counts, *details)):
            losses.lose("usage_unknown", "/usage", "written as null")
        return None
    unknown = [name for names in _DETAILS.values() for name in names.values() if getattr(usage, name) is None]
    if unknown:
        losses.lose("usage_zero", "/usage", "made up: written as 0", detail=", ".join(unknown))
    wire: dict[str, Any] = {
        "input_tokens": usage.prompt_tokens,
        _INPUT: {"cached_tokens": usage.cached_tokens or 0, "cache_write_tokens": usage.cache_write_tokens or 0},
        "output_tokens": usage.completion_tokens,
        _OUTPUT: {"reasoning_tokens": usage.reasoning_tokens or 0},
        "total_tokens": usage.total_tokens,
    }
    for key, value in extras.items():
        if key in _DETAILS and isinstance(value, Mapping):
            wire[key] |= value
        else:
            wire[key] = value
    return wire

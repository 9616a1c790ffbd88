"""Token counts, both ways.

On this wire `input_tokens` leaves out what was read from the cache and what was written to it; the canonical prompt
count holds all three. Thoughts are part of `output_tokens`. Counts that nobody sent stay unknown, counters without a
canonical field stay in `extras` where they stood.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.anthropic.losses import AnthropicLosses
from turnwire.codecs.token_counts import count_of, is_count
from turnwire.codecs.wire_values import is_object, is_text, object_of, odd_fields

_READ: Final = "cache_read_input_tokens"
_WRITTEN: Final = "cache_creation_input_tokens"
_DETAILS: Final = "output_tokens_details"
_THINKING: Final = "thinking_tokens"
_COUNTED: Final = {_READ: "cached_tokens", _WRITTEN: "cache_write_tokens", "output_tokens": "completion_tokens"}
_JUDGES: Final = {
    "input_tokens": is_count,
    **dict.fromkeys(_COUNTED, is_count),
    _DETAILS: is_object,
    f"{_DETAILS}/{_THINKING}": is_count,
}
IDENTITY: Final = {"id": is_text, "model": is_text, "usage": is_object}
"""What a message says of itself beside the answer, and what each of these must be."""


def odd_beside(usage: Mapping[str, Any], extras: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    return [*odd_fields(usage.get("extras"), _JUDGES, "/usage/extras"), *odd_fields(extras, IDENTITY, "/extras")]


def read_usage(raw: Any) -> dict[str, Any]:
    """Canonical usage as plain data; empty when nothing was reported."""
    usage: dict[str, Any] = {}
    if not isinstance(raw, Mapping):
        return usage
    extras: dict[str, Any] = {}
    fresh: Any = None
    for key, value in raw.items():
        if value is None:
            continue
        count = count_of(value)
        if key == "input_tokens" and count is not None:
            fresh = count
        elif key in _COUNTED and count is not None:
            usage[_COUNTED[key]] = count
        elif key == _DETAILS and isinstance(value, Mapping):
            _read_details(value, usage, extras)
        else:
            extras[key] = value
    if fresh is not None:
        usage["prompt_tokens"] = fresh + usage.get("cached_tokens", 0) + usage.get("cache_write_tokens", 0)
    if extras:
        usage["extras"] = extras
    return usage


def _read_details(raw: Mapping[str, Any], usage: dict[str, Any], extras: dict[str, Any]) -> None:
    rest = {}
    for key, value in raw.items():
        if key == _THINKING and (count := count_of(value)) is not None:
            usage["reasoning_tokens"] = count
        elif value is not None:
            rest[key] = value
    if rest:
        extras[_DETAILS] = rest


def merge_usage(held: dict[str, Any], news: Any) -> dict[str, Any]:
    """The wire's counts after a later report: what it names replaces what was known, what it leaves out stays."""
    if not isinstance(news, Mapping):
        return held
    return held | {key: value for key, value in news.items() if value is not None}


def write_usage(usage: UsageInfo, losses: AnthropicLosses, *, is_own: bool) -> dict[str, Any]:
    """The wire object; `is_own`: the answer came from this dialect, so its own counters go back."""
    extras = usage.extras or {}
    wire: dict[str, Any] = dict(extras) if is_own else {}
    unknown = [name for name in ("prompt_tokens", "completion_tokens") if getattr(usage, name) is None]
    if unknown:
        losses.lose("usage_unknown", "/usage", "sent as 0", detail=", ".join(unknown))
    beside = (usage.cached_tokens or 0) + (usage.cache_write_tokens or 0)
    wire["input_tokens"] = max((usage.prompt_tokens or 0) - beside, 0)
    wire["output_tokens"] = usage.completion_tokens or 0
    if usage.cached_tokens is not None:
        wire[_READ] = usage.cached_tokens
    if usage.cache_write_tokens is not None:
        wire[_WRITTEN] = usage.cache_write_tokens
    if usage.reasoning_tokens is not None:
        if not is_object(wire.get(_DETAILS, {})):
            losses.lose("usage_detail", f"/usage/extras/{_DETAILS}", detail=_DETAILS)
        wire[_DETAILS] = {**object_of(wire.get(_DETAILS)), _THINKING: usage.reasoning_tokens}
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    if usage.server_timings is not None:
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")
    if extras and not is_own:
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(sorted(extras)))
    return wire

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

_READ: Final = "cache_read_input_tokens"
_WRITTEN: Final = "cache_creation_input_tokens"
_DETAILS: Final = "output_tokens_details"
_THINKING: Final = "thinking_tokens"
_COUNTED: Final = {_READ: "cached_tokens", _WRITTEN: "cache_write_tokens", "output_tokens": "completion_tokens"}


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
        if key == "input_tokens" and _is_count(value):
            fresh = value
        elif key in _COUNTED and _is_count(value):
            usage[_COUNTED[key]] = value
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
        if key == _THINKING and _is_count(value):
            usage["reasoning_tokens"] = value
        elif value is not None:
            rest[key] = value
    if rest:
        extras[_DETAILS] = rest


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


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
        wire[_DETAILS] = {**(wire.get(_DETAILS) or {}), _THINKING: usage.reasoning_tokens}
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    if usage.server_timings is not None:
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")
    if extras and not is_own:
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(sorted(extras)))
    return wire

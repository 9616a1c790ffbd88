"""Token counts and server times, both ways.

In: `usage` of an answer and, from llama.cpp, `timings` beside it. Out: canonical usage; counts that nobody sent stay
unknown, counters without a canonical field stay in `extras` where they stood, so that writing gives the same object.
Server times become whole nanoseconds; their own numbers stay in extras.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.token_counts import is_count, total_of

_PROMPT: Final = "prompt_tokens_details"
_COMPLETION: Final = "completion_tokens_details"
_VLLM_WRITTEN: Final = "created_cache_tokens"

# Groq: seconds in `usage`; llama.cpp: milliseconds in `timings`.
_SECONDS: Final = {
    "queue_time": "queue_ns",
    "prompt_time": "prompt_ns",
    "completion_time": "completion_ns",
    "total_time": "total_ns",
}
_MILLISECONDS: Final = {"prompt_ms": "prompt_ns", "predicted_ms": "completion_ns"}


def read_usage(raw: Any, timings: Any = None) -> dict[str, Any] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    usage: dict[str, Any] = {}
    extras: dict[str, Any] = {}
    if isinstance(raw, dict):
        for key, value in raw.items():
            if value is None:
                continue
            if key in ("prompt_tokens", "completion_tokens") and is_count(value):
                usage[key] = int(value)
            elif key == _PROMPT and isinstance(value, dict):
                _read_prompt_details(value, usage, extras)
            elif key == _COMPLETION and isinstance(value, dict):
                _read_completion_details(value, usage, extras)
            elif key != "total_tokens":
                extras[key] = value
        total = raw.get("total_tokens")
        if total is not None and total != total_of(usage):
            extras["total_tokens"] = total  # Gemini's compatible endpoint counts thoughts in the total alone
        if extras:
            times = _times(extras, _SECONDS, 1e9)
            if times:
                usage["server_timings"] = times
    if isinstance(timings, dict):
        times = _times(timings, _MILLISECONDS, 1e6)
        if times:
            usage["server_timings"] = {**usage.get("server_timings", {}), **times}
    if extras:
        usage["extras"] = extras
    return usage or None


def _read_prompt_details(raw: Mapping[str, Any], usage: dict[str, Any], extras: dict[str, Any]) -> None:
    rest = {}
    for key, value in raw.items():
        if key == "cached_tokens" and is_count(value):
            usage["cached_tokens"] = int(value)
        elif key == "cache_write_tokens" and is_count(value):
            usage["cache_write_tokens"] = int(value)
        elif value is not None:
            rest[key] = value
            if key == _VLLM_WRITTEN and is_count(value):
                usage["cache_write_tokens"] = int(value)  # stays in extras too: the wire name is vLLM's own
    if rest:
        extras[_PROMPT] = rest


def _read_completion_details(raw: Mapping[str, Any], usage: dict[str, Any], extras: dict[str, Any]) -> None:
    rest = {}
    for key, value in raw.items():
        if key == "reasoning_tokens" and is_count(value):
            usage["reasoning_tokens"] = int(value)
        elif value is not None:
            rest[key] = value
    if rest:
        extras[_COMPLETION] = rest


def _times(raw: Mapping[str, Any], names: Mapping[str, str], factor: float) -> dict[str, int]:
    out = {}
    for key, name in names.items():
        value = raw.get(key)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < float("inf"):
            out[name] = round(value * factor)
    return out


def write_usage(usage: UsageInfo, losses: ChatLosses, *, has_timings: bool = False) -> dict[str, Any] | None:
    """The wire object; None when nothing was counted. `has_timings`: the answer carries the server's own times."""
    extras = usage.extras or {}
    wire: dict[str, Any] = {key: value for key, value in extras.items() if key not in (_PROMPT, _COMPLETION)}
    for name in ("prompt_tokens", "completion_tokens"):
        value = getattr(usage, name)
        if value is not None:
            wire[name] = value
    if usage.total_tokens is not None and "total_tokens" not in extras:
        wire["total_tokens"] = usage.total_tokens
    prompt = dict(extras.get(_PROMPT) or {})
    if usage.cached_tokens is not None:
        prompt["cached_tokens"] = usage.cached_tokens
    if usage.cache_write_tokens is not None and _VLLM_WRITTEN not in prompt:
        prompt["cache_write_tokens"] = usage.cache_write_tokens
    completion = dict(extras.get(_COMPLETION) or {})
    if usage.reasoning_tokens is not None:
        completion["reasoning_tokens"] = usage.reasoning_tokens
    if prompt:
        wire[_PROMPT] = prompt
    if completion:
        wire[_COMPLETION] = completion
    _note_losses(usage, wire, losses, has_timings)
    return wire or None


def _note_losses(usage: UsageInfo, wire: Mapping[str, Any], losses: ChatLosses, has_timings: bool) -> None:
    if usage.total_tokens is None:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    if usage.server_timings is not None and not has_timings and not any(name in wire for name in _SECONDS):
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")

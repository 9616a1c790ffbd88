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
from turnwire.codecs.token_counts import count_of, is_count, total_of
from turnwire.codecs.wire_values import (
    is_duration,
    is_object,
    is_text,
    is_time,
    nanoseconds_of,
    object_of,
    odd_fields,
    odd_identity,
)

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
_JUDGES: Final = {
    "prompt_tokens": is_count,
    "completion_tokens": is_count,
    "total_tokens": is_count,
    _PROMPT: is_object,
    f"{_PROMPT}/cached_tokens": is_count,
    f"{_PROMPT}/cache_write_tokens": is_count,
    f"{_PROMPT}/{_VLLM_WRITTEN}": is_count,
    _COMPLETION: is_object,
    f"{_COMPLETION}/reasoning_tokens": is_count,
    **dict.fromkeys(_SECONDS, is_duration),
}
_BODY_JUDGES: Final = {
    "id": is_text,
    "model": is_text,
    "created": is_time,
    "usage": is_object,
    "timings": is_object,
    "choice/index": lambda _: False,
    **{f"timings/{name}": is_duration for name in _MILLISECONDS},
}
IDENTITY: Final = {name: _BODY_JUDGES[name] for name in ("id", "model", "created", "usage")}
"""What a body says of itself beside the answer, and what each of these must be."""


_MESSAGE_JUDGES: Final = {
    "content": lambda value: isinstance(value, (str, list, tuple)),
    "refusal": is_text,
    "function_call": is_object,
    "reasoning": is_text,
    "reasoning_content": is_text,
}


def odd_message(message: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a message or delta that should be part of the answer, and are not what they must be."""
    return odd_identity(message, _MESSAGE_JUDGES)


def odd_in_message(extras: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """A diagnostic for each of `odd_message` among the extras of a message."""
    return odd_fields(extras, _MESSAGE_JUDGES, "/message/extras")


def odd_beside(usage: Mapping[str, Any] | None, extras: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    held = None if usage is None else usage.get("extras")
    if not held and not extras:
        return []
    return [*odd_fields(held, _JUDGES, "/usage/extras"), *odd_fields(extras, _BODY_JUDGES, "/extras")]


def read_usage(raw: Any, timings: Any = None) -> dict[str, Any] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    usage: dict[str, Any] = {}
    extras: dict[str, Any] = {}
    if isinstance(raw, dict):
        for key, value in raw.items():
            if value is None:
                continue
            if key in ("prompt_tokens", "completion_tokens") and (count := count_of(value)) is not None:
                usage[key] = count
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
        count = count_of(value)
        if key in ("cached_tokens", "cache_write_tokens") and count is not None:
            usage[key] = count
        elif value is not None:
            rest[key] = value
            if key == _VLLM_WRITTEN and count is not None:
                usage["cache_write_tokens"] = count  # stays in extras too: the wire name is vLLM's own
    if rest:
        extras[_PROMPT] = rest


def _read_completion_details(raw: Mapping[str, Any], usage: dict[str, Any], extras: dict[str, Any]) -> None:
    rest = {}
    for key, value in raw.items():
        if key == "reasoning_tokens" and (count := count_of(value)) is not None:
            usage["reasoning_tokens"] = count
        elif value is not None:
            rest[key] = value
    if rest:
        extras[_COMPLETION] = rest


def _times(raw: Mapping[str, Any], names: Mapping[str, str], factor: float) -> dict[str, int]:
    out = {}
    for key, name in names.items():
        value = nanoseconds_of(raw.get(key), factor)
        if value is not None:
            out[name] = value
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
    prompt = dict(object_of(extras.get(_PROMPT)))
    if usage.cached_tokens is not None:
        prompt["cached_tokens"] = usage.cached_tokens
    if usage.cache_write_tokens is not None and _VLLM_WRITTEN not in prompt:
        prompt["cache_write_tokens"] = usage.cache_write_tokens
    completion = dict(object_of(extras.get(_COMPLETION)))
    if usage.reasoning_tokens is not None:
        completion["reasoning_tokens"] = usage.reasoning_tokens
    for name, details in ((_PROMPT, prompt), (_COMPLETION, completion)):
        if details:
            wire[name] = details
        if extras.get(name) is not None and not is_object(extras[name]):  # as odd as it came, where there is room
            if details:
                losses.lose("usage_detail", f"/usage/extras/{name}", detail=name)
            else:
                wire[name] = extras[name]
    _note_losses(usage, wire, losses, has_timings)
    return wire or None


def _note_losses(usage: UsageInfo, wire: Mapping[str, Any], losses: ChatLosses, has_timings: bool) -> None:
    if usage.total_tokens is None:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    if usage.server_timings is not None and not has_timings and not any(name in wire for name in _SECONDS):
        losses.lose("usage_detail", "/usage/server_timings", detail="server_timings")

"""Token counts, both ways.

The wire counts thoughts beside the answer and the prompts of server tools beside the prompt; canonically thinking is
part of the completion and every prompt part of the prompt. Zero is left out on the wire, so a count that is absent is
0 where the total says so, and unknown elsewhere. Counters without a canonical field stay in `extras` under their names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.gemini.losses import GeminiLosses
from turnwire.codecs.token_counts import count_of
from turnwire.codecs.wire_values import is_object, is_text, odd_fields

_PROMPT: Final = "promptTokenCount"
_ANSWER: Final = "candidatesTokenCount"
_THOUGHTS: Final = "thoughtsTokenCount"
_TOOL_PROMPT: Final = "toolUsePromptTokenCount"
_CACHED: Final = "cachedContentTokenCount"
_TOTAL: Final = "totalTokenCount"
_DIGITS: Final = re.compile("[0-9]{1,19}")
_READ: Final = frozenset({_PROMPT, _ANSWER, _THOUGHTS, _CACHED, _TOTAL})
_COUNTS: Final = frozenset({_PROMPT, _ANSWER, _THOUGHTS, _TOOL_PROMPT, _CACHED, _TOTAL})
"""Counts that are read as numbers and as digits in a text."""
IDENTITY: Final = {"responseId": is_text, "modelVersion": is_text, "createTime": is_text, "usageMetadata": is_object}
"""What an answer says of itself beside its candidates, and what each of these must be."""


def odd_beside(usage: Mapping[str, Any] | None, extras: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    """A diagnostic for everything beside the answer that is not what it must be."""
    held = None if usage is None else usage.get("extras")
    judges = dict.fromkeys(sorted(_COUNTS), _is_count)
    return [*odd_fields(held, judges, "/usage/extras"), *odd_fields(extras, IDENTITY, "/extras")]


def read_usage(raw: Any) -> dict[str, Any] | None:
    """Canonical usage as plain data; None when nothing was reported."""
    if not isinstance(raw, Mapping):
        return None
    extras = {
        key: value for key, value in raw.items() if value is not None and (key not in _READ or _count(raw, key) is None)
    }
    prompt, answer, thoughts = _count(raw, _PROMPT), _count(raw, _ANSWER), _count(raw, _THOUGHTS)
    tools, total = _count(raw, _TOOL_PROMPT) or 0, _count(raw, _TOTAL)
    if answer is None and thoughts is None:
        completion = 0 if total is not None and total == (prompt or 0) + tools else None
    else:
        completion = (answer or 0) + (thoughts or 0)
    if prompt is None and tools == 0:
        whole = 0 if total is not None and total == (completion or 0) else None
    else:
        whole = (prompt or 0) + tools
    counts = {
        "prompt_tokens": whole,
        "completion_tokens": completion,
        "cached_tokens": _count(raw, _CACHED),
        "reasoning_tokens": thoughts,
    }
    usage: dict[str, Any] = {name: value for name, value in counts.items() if value is not None}
    if total is not None and (whole is None or completion is None or total != whole + completion):
        extras[_TOTAL] = total
    if extras:
        usage["extras"] = extras
    return usage or None


def _count(raw: Mapping[str, Any], name: str) -> int | None:
    value = raw.get(name)
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)  # how proto3 JSON writes an int64
    return count_of(value)


def _is_count(value: Any) -> bool:
    return _count({"": value}, "") is not None


def write_usage(usage: UsageInfo, losses: GeminiLosses) -> dict[str, Any] | None:
    """`usageMetadata`; None when nothing was counted."""
    extras = usage.extras or {}
    wire: dict[str, Any] = {}
    prompt, completion, thoughts = usage.prompt_tokens, usage.completion_tokens, usage.reasoning_tokens
    if prompt is not None:
        wire[_PROMPT] = max(prompt - (_count(extras, _TOOL_PROMPT) or 0), 0)
    if completion is not None:
        wire[_ANSWER] = max(completion - (thoughts or 0), 0)
        if (thoughts or 0) > completion:
            losses.lose("usage_detail", "/usage/reasoning_tokens", "sent beside 0", detail="more than the completion")
    if thoughts is not None:
        wire[_THOUGHTS] = thoughts
    if usage.cached_tokens is not None:
        wire[_CACHED] = usage.cached_tokens
    if usage.total_tokens is not None:
        wire[_TOTAL] = usage.total_tokens
    others = sorted(key for key in extras if "_" in key)  # another dialect's counters
    if others:
        losses.lose("usage_detail", "/usage/extras", detail=", ".join(others))
    wire |= {key: value for key, value in extras.items() if key not in others}
    if usage.total_tokens is None and (wire or usage.cache_write_tokens is not None) and _TOTAL not in wire:
        losses.lose("usage_unknown", "/usage", "the unknown counts are left out")
    for name in ("cache_write_tokens", "server_timings"):
        if getattr(usage, name) is not None:
            losses.lose("usage_detail", f"/usage/{name}", detail=name)
    if usage.is_estimated:
        losses.lose("usage_detail", "/usage/is_estimated", "sent like counts of the server", detail="is_estimated")
    return wire or None

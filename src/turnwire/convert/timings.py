"""The `timings` of llama.cpp for Chat clients, whose types require every field: versions leave some of them out.

In: the extras of an answer or chunk and its usage. Out: the same with what follows from the other numbers, as
llama.cpp itself works it out: speeds from counts and times, cached tokens from the prompt's. Nothing is guessed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from turnwire_schema.v1.usage import UsageInfo

_NAME: Final = "timings"
_PARTS: Final = ("prompt", "predicted")


def with_whole_timings(extras: Mapping[str, Any] | None, usage: UsageInfo | None) -> Mapping[str, Any] | None:
    """The extras of a Chat answer, its timings with the fields that follow from others."""
    given = (extras or {}).get(_NAME)
    if extras is None or not isinstance(given, Mapping):
        return extras
    found: dict[str, Any] = {}
    for part in _PARTS:
        count, time = _number(given.get(f"{part}_n")), _number(given.get(f"{part}_ms"))
        if count and time:
            found |= {f"{part}_per_token_ms": time / count, f"{part}_per_second": 1000 * count / time}
    prompt, read = None if usage is None else usage.prompt_tokens, _number(given.get("prompt_n"))
    if prompt is not None and read is not None and prompt >= read:
        found["cache_n"] = prompt - int(read)
    missing = {name: value for name, value in found.items() if name not in given and isfinite(value)}
    return {**extras, _NAME: {**given, **missing}} if missing else extras


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > sys.float_info.max:
        return None
    return float(value)

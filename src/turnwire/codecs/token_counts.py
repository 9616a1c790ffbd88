"""Counts of tokens as OpenAI's wires write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def is_count(value: Any) -> bool:
    """Whether a value counts something: a whole number from 0, which some servers write as a float."""
    if type(value) is int:
        return value >= 0
    return type(value) is float and value >= 0 and value.is_integer()


def total_of(usage: Mapping[str, Any]) -> int | None:
    """Prompt and completion together; None where one of them is not known."""
    prompt, completion = usage.get("prompt_tokens"), usage.get("completion_tokens")
    return None if prompt is None or completion is None else prompt + completion

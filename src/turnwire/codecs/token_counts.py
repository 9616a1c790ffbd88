"""Counts of tokens: the one judgement of what is a count, for every dialect, in requests and in answers."""

from __future__ import annotations

from collections.abc import Mapping

from turnwire.codecs.numbers import whole_of


def count_of(value: object) -> int | None:
    """The count that a value is: a whole number from 0, which some servers write as 5.0; None for anything else."""
    whole = whole_of(value)
    return None if whole is None or whole < 0 else whole


def is_count(value: object) -> bool:
    """Whether a value counts something."""
    return count_of(value) is not None


def total_of(usage: Mapping[str, object]) -> int | None:
    """Prompt and completion together; None where one of them is not known."""
    prompt, completion = usage.get("prompt_tokens"), usage.get("completion_tokens")
    return prompt + completion if isinstance(prompt, int) and isinstance(completion, int) else None

"""Numbers of the wires: which are whole and which count something, for every dialect, in requests and in answers.

JSON has one kind of number, so 5.0 is the integer 5 wherever an integer is meant. A float beyond 2^53 does not tell a
whole number from its neighbours and counts as none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_EXACT: Final = 2**53


def whole_of(value: object) -> int | None:
    """The whole number that a value is, also written as 5.0; None for anything else."""
    if type(value) is int:
        return value
    return int(value) if type(value) is float and abs(value) <= _EXACT and value.is_integer() else None


def count_of(value: object) -> int | None:
    """The count that a value is: a whole number from 0, which some servers write as 5.0; None for anything else."""
    if type(value) is int:
        return value if value >= 0 else None
    whole = whole_of(value)
    return None if whole is None or whole < 0 else whole


def is_count(value: object) -> bool:
    """Whether a value counts something."""
    return count_of(value) is not None


def total_of(usage: Mapping[str, Any]) -> int | None:
    """Prompt and completion together; None where one of them is not known."""
    prompt, completion = usage.get("prompt_tokens"), usage.get("completion_tokens")
    return None if prompt is None or completion is None else prompt + completion

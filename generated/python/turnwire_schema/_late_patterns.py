# Generated from codegen/targets/python/runtime/_late_patterns.py by `make generate`. Do not edit: changes are lost.
"""Patterns that are compiled when they are first asked: an import does not pay for texts that no program meets."""

from __future__ import annotations

import re
from typing import Any, AnyStr, cast


def late_pattern(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """What `re.compile` gives, compiled at its first use. Thread-safe: two threads compile the same."""
    return cast("re.Pattern[AnyStr]", _Late(pattern, flags))


class _Late:
    """Has the methods of a pattern from their first call on."""

    def __init__(self, pattern: Any, flags: int) -> None:
        self._given = (pattern, flags)

    def __getattr__(self, name: str) -> Any:
        found = getattr(re.compile(*self._given), name)  # `re` remembers what it has compiled
        setattr(self, name, found)
        return found

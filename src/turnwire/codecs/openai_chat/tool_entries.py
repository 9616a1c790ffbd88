"""The entries of `delta.tool_calls`, as servers of this dialect send them, read for `ToolDeltaRouter`.

An index may be missing or a text of digits, arguments may be JSON in place of text; what no canonical delta has is kept
as extras, in `function` where it stood there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pydantic_core import to_json

from turnwire.core.tool_deltas import ToolDeltaRouter

_DIGITS: Final = re.compile("[0-9]{1,9}")
_KNOWN: Final = frozenset({"id", "index", "type", "function"})
_KNOWN_FUNCTION: Final = frozenset({"name", "arguments"})


class ToolEntryRouter(ToolDeltaRouter):
    """Gives the entries of this wire their call. Not thread-safe."""

    __slots__ = ()

    def route(self, entry: Mapping[str, object], place: int) -> dict[str, Any]:
        """The canonical delta for the entry at `place` of its list, as plain data."""
        function = entry.get("function")
        if not isinstance(function, dict):
            function = {}
        arguments = function.get("arguments")
        if arguments is not None and not isinstance(arguments, str):
            arguments = to_json(arguments).decode()
        is_known = entry.keys() <= _KNOWN and function.keys() <= _KNOWN_FUNCTION
        return self.take(
            place,
            index=_index(entry.get("index")),
            given=_text(entry.get("id")),
            name=_text(function.get("name")),
            arguments=arguments,
            extras=None if is_known else _extras(entry, function),
        )


def _extras(entry: Mapping[str, object], function: Mapping[str, object]) -> dict[str, Any]:
    extras = {key: value for key, value in entry.items() if key not in _KNOWN and value is not None}
    rest = {key: value for key, value in function.items() if key not in _KNOWN_FUNCTION and value is not None}
    return {**extras, "function": rest} if rest else extras


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _index(value: object) -> int | None:
    if type(value) is int and value >= 0:
        return value
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)
    return None

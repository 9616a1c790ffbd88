"""The entries of `delta.tool_calls`, as servers of this dialect send them, read for `ToolDeltaRouter`.

An index may be missing or a text of digits, arguments may be JSON in place of text; what no canonical delta has is kept
as extras, in `function` where it stood there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from turnwire.codecs.openai_chat.names import KNOWN_CALL, KNOWN_FUNCTION
from turnwire.codecs.own_options import rest_of
from turnwire.codecs.wire_values import text_of
from turnwire.core.tool_deltas import ToolDeltaRouter

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import RawFunctionDelta, RawMessageToolCall

_DIGITS: Final = re.compile("[0-9]{1,9}")


class ToolEntryRouter(ToolDeltaRouter):
    """Gives the entries of this wire their call. Not thread-safe."""

    __slots__ = ()

    def route(self, entry: RawMessageToolCall, place: int) -> dict[str, object]:
        """The canonical delta for the entry at `place` of its list, as plain data."""
        given = entry.get("function")
        function: RawFunctionDelta = given if isinstance(given, dict) else {}
        arguments = function.get("arguments")
        if arguments is not None and not isinstance(arguments, str):
            arguments = to_json(arguments).decode()
        extras = rest_of(entry, KNOWN_CALL)
        if rest := rest_of(function, KNOWN_FUNCTION):
            extras["function"] = rest
        return self.take(
            place,
            index=_index(entry.get("index")),
            given=text_of(entry.get("id")),
            name=text_of(function.get("name")),
            arguments=arguments,
            extras=extras or None,
        )


def _index(value: object) -> int | None:
    if type(value) is int and value >= 0:
        return value
    if isinstance(value, str) and _DIGITS.fullmatch(value):
        return int(value)
    return None

"""Arguments of a function call that come in pieces (Vertex AI, `streamFunctionCallArguments`).

Each piece names a place by JSON path and brings a value or a piece of a text for it: `{"jsonPath": "$.city",
"stringValue": "Par", "willContinue": true}`. The call is whole when it says no more `willContinue`. Source: Vertex AI
v1 discovery, PartialArg.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire.codecs.wire_values import items_of

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawFunctionCall, RawPart, RawPartialArgument

_KNOWN: Final = frozenset({"jsonPath", "stringValue", "numberValue", "boolValue", "nullValue", "willContinue"})
_STEP: Final = re.compile(r"""\.([^.\[\]]+)|\[(\d{1,4})\]|\['([^']*)'\]|\["([^"]*)"\]""")


_Place: TypeAlias = tuple[Any, str | int]
"""An object or list of the arguments, which hold anything, and a name or number in it."""


class PartialCall:
    """One call as far as it came. Not thread-safe."""

    __slots__ = ("_args", "_call", "_growing", "_held", "_part", "_text", "rest")

    def __init__(self) -> None:
        self._part: dict[str, object] = {}
        self._call: dict[str, object] = {}
        self._args: dict[str, object] = {}
        self._growing: str | None = None
        self._held: _Place | None = None  # where the text stands that goes on
        self._text: list[str] = []
        self.rest: list[object] = []
        """Pieces that fit nowhere, and what pieces say beside place and value, as they came."""

    def add(self, part: RawPart, call: RawFunctionCall) -> None:
        """Take the next piece."""
        self._part |= {key: value for key, value in part.items() if key != "functionCall"}
        self._call |= {
            key: value for key, value in call.items() if key not in ("args", "partialArgs", "willContinue") and value
        }
        args = call.get("args")
        if isinstance(args, Mapping):
            self._settle()
            self._args |= args
        for piece in items_of(call.get("partialArgs")):
            if not isinstance(piece, Mapping) or not self._take(piece):
                self.rest.append(piece)
            elif not piece.keys() <= _KNOWN:
                self.rest.append({key: piece[key] for key in piece if key == "jsonPath" or key not in _KNOWN})

    def whole(self) -> tuple[dict[str, object], dict[str, object]]:
        """(part, function call) as they would have come in one."""
        self._settle()
        return self._part, {**self._call, "args": self._args}

    def _take(self, piece: RawPartialArgument) -> bool:
        """Put a piece in its place; whether it has one."""
        path = piece.get("jsonPath")
        if not isinstance(path, str) or not (steps := [_step(found) for found in _STEP.finditer(path)]):
            return False
        value = piece.get("stringValue", piece.get("numberValue", piece.get("boolValue")))
        joins = path == self._growing
        self._growing = path if piece.get("willContinue") is True else None
        if joins and self._held is not None and isinstance(value, str):
            self._text.append(value)
            return True
        self._settle()
        put = _put(self._args, steps, value, joins=joins)
        if put is None:
            return False
        holder, step = put
        if isinstance(text := holder[step], str):
            self._held, self._text = put, [text]
        return True

    def _settle(self) -> None:
        """Join a text that went on, once for all of its pieces."""
        if self._held is not None:
            holder, step = self._held
            holder[step] = "".join(self._text)
            self._held = None


def _step(found: re.Match[str]) -> str | int:
    key, place, quoted, double = found.groups()
    return int(place) if place is not None else key or quoted or double or ""


def _put(root: Any, steps: list[str | int], value: object, *, joins: bool) -> tuple[Any, str | int] | None:
    """Set the value at a path; objects and lists on the way are made, and a text that goes on is joined.

    What holds it now, and under which name or number; None where the path does not fit what came before.
    """
    held = root
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(step, int) != isinstance(held, list):
            return None
        if isinstance(step, int):
            held.extend([None] * (step + 1 - len(held)))
        else:
            held.setdefault(step, None)
        before = held[step]
        if following is None:
            held[step] = before + value if joins and isinstance(before, str) and isinstance(value, str) else value
            return held, step
        if not isinstance(before, (dict, list)):
            held[step] = [] if isinstance(following, int) else {}
        held = held[step]
    return None

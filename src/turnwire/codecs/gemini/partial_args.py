"""Arguments of a function call that come in pieces (Vertex AI, `streamFunctionCallArguments`).

Each piece names a place by JSON path and brings a value or a piece of a text for it: `{"jsonPath": "$.city",
"stringValue": "Par", "willContinue": true}`. The call is whole when it says no more `willContinue`. Source: Vertex AI
v1 discovery, PartialArg.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

_KNOWN: Final = frozenset({"jsonPath", "stringValue", "numberValue", "boolValue", "nullValue", "willContinue"})
_STEP: Final = re.compile(r"""\.([^.\[\]]+)|\[(\d{1,4})\]|\['([^']*)'\]|\["([^"]*)"\]""")


class PartialCall:
    """One call as far as it came. Not thread-safe."""

    __slots__ = ("_args", "_call", "_growing", "_held", "_part", "_text", "rest")

    def __init__(self) -> None:
        self._part: dict[str, Any] = {}
        self._call: dict[str, Any] = {}
        self._args: dict[str, Any] = {}
        self._growing: str | None = None
        self._held: tuple[Any, str | int] | None = None  # where the text stands that goes on
        self._text: list[str] = []
        self.rest: list[Any] = []
        """Pieces that fit nowhere, and what pieces say beside place and value, as they came."""

    def add(self, part: Mapping[str, Any], call: Mapping[str, Any]) -> None:
        """Take the next piece."""
        self._part |= {key: value for key, value in part.items() if key != "functionCall"}
        self._call |= {
            key: value for key, value in call.items() if key not in ("args", "partialArgs", "willContinue") and value
        }
        if isinstance(call.get("args"), Mapping):
            self._settle()
            self._args |= call["args"]
        pieces = call.get("partialArgs")
        for piece in pieces if isinstance(pieces, (list, tuple)) else ():
            if not isinstance(piece, Mapping) or not self._take(piece):
                self.rest.append(piece)
            elif not piece.keys() <= _KNOWN:
                self.rest.append({key: piece[key] for key in piece if key == "jsonPath" or key not in _KNOWN})

    def whole(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """(part, function call) as they would have come in one."""
        self._settle()
        return self._part, {**self._call, "args": self._args}

    def _take(self, piece: Mapping[str, Any]) -> bool:
        """Put a piece in its place; whether it has one."""
        path = piece.get("jsonPath")
        steps = [_step(found) for found in _STEP.finditer(path)] if isinstance(path, str) else []
        if not steps:
            return False
        if "stringValue" in piece:
            value = piece["stringValue"]
        elif "numberValue" in piece:
            value = piece["numberValue"]
        elif "boolValue" in piece:
            value = piece["boolValue"]
        else:
            value = None
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
        if isinstance(holder[step], str):
            self._held, self._text = put, [holder[step]]
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


def _put(root: object, steps: list[str | int], value: object, *, joins: bool) -> tuple[Any, str | int] | None:
    """Set the value at a path; objects and lists on the way are made, and a text that goes on is joined.

    What holds it now, and under which name or number; None where the path does not fit what came before.
    """
    held: Any = root
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

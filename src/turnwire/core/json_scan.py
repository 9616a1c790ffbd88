"""Whether pieces of text are one whole JSON value yet, without reading any of them twice."""

from __future__ import annotations

from typing import Final

from turnwire_schema._late_patterns import late_pattern

_MARKS: Final = late_pattern(r'["\\{}\[\]]')


class JsonScan:
    """Whether pieces of text make one whole JSON object or array so far; reads every piece once."""

    __slots__ = ("_begun", "_depth", "_escaped", "_inside", "_next")

    def __init__(self) -> None:
        self._next = 0
        self._depth = 0
        self._inside = False
        self._escaped = False
        self._begun = False

    @property
    def is_inside(self) -> bool:
        """Whether what was read ends inside a text, an object or an array."""
        return self._inside or self._depth > 0

    def is_complete(self, pieces: list[str]) -> bool:
        """Whether everything that was opened is closed, with all of `pieces`; the list only ever grows."""
        for piece in pieces[self._next :]:
            if piece:
                self._read(piece)
        self._next = len(pieces)
        return self._begun and self._depth == 0 and not self._inside

    def _read(self, piece: str) -> None:
        skip = -1
        if self._escaped:
            self._escaped, skip = False, 0
        for found in _MARKS.finditer(piece):
            at, mark = found.start(), found.group()
            if at == skip:
                continue
            if self._inside:
                if mark == '"':
                    self._inside = False
                elif mark == "\\":
                    skip = at + 1
                    self._escaped = skip == len(piece)
            elif mark == '"':
                self._inside = True
            elif mark in "{[":
                self._depth += 1
                self._begun = True
            elif mark in "}]":
                self._depth -= 1

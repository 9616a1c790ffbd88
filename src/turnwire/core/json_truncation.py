"""Find where a JSON text ends: whether a text was cut off inside a value, and whether pieces of one are complete.

Decided from the text alone by its grammar (RFC 8259), without asking a parser what it meant. A text is cut
where something could follow that makes it one JSON value. Takes one step for each token.
"""

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


_SPACE: Final = late_pattern(r"[ \t\r\n]*+")
_IN_STRING: Final = r'"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+'
_STRING: Final = late_pattern(_IN_STRING + '"')
_CUT_STRING: Final = late_pattern(_IN_STRING + r"(?:\\(?:u[0-9a-fA-F]{0,3})?)?")
_SCALAR: Final = late_pattern(r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?+|true|false|null")
_CUT_SCALAR: Final = late_pattern(
    r"tru?|t|fals?|fa?|nul?|n|-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?[eE][+-]?|-?(?:0|[1-9][0-9]*+)\.|-"
)
_CLOSES: Final = {"{": "}", "[": "]"}
_BEHIND: Final = frozenset(("", *" \t\r\n,]}"))
"""The characters that may follow a number or a word."""


def text_is_cut(text: str, *, deepest: int = 200) -> bool:
    """Whether something could follow `text` that makes it one JSON value of at most `deepest` levels."""
    open_ones: list[str] = []
    wants: str | None = "value"  # or: first (a value, or the end of a list), key, first key, colon, next
    at, size = _after_space(text, 0), len(text)
    while at < size:
        mark = text[at]
        if mark in "{}[],:":
            wants, end = _after_mark(mark, wants, open_ones), at + 1
            if wants is None or len(open_ones) > deepest:
                return False
        else:
            if wants in ("colon", "next") or (wants != "value" and wants != "first" and mark != '"'):
                return False
            whole, cut = (_STRING, _CUT_STRING) if mark == '"' else (_SCALAR, _CUT_SCALAR)
            found = whole.match(text, at)
            if found is None or (mark != '"' and text[found.end() : found.end() + 1] not in _BEHIND):
                found = cut.match(text, at)
                return found is not None and found.end() == size
            wants, end = "colon" if wants in ("key", "first key") else "next", found.end()
        at = _after_space(text, end)
    return bool(open_ones) or wants != "next"


def _after_mark(mark: str, wants: str | None, open_ones: list[str]) -> str | None:
    """Return what must follow a structural character; None if that character is not allowed."""
    inside = open_ones[-1] if open_ones else ""
    if mark in _CLOSES and wants in ("value", "first"):
        open_ones.append(mark)
        return "first key" if mark == "{" else "first"
    if mark == ":" and wants == "colon":
        return "value"
    if mark == "," and wants == "next" and inside:
        return "key" if inside == "{" else "value"
    if inside and mark == _CLOSES[inside] and wants in ("next", "first key" if inside == "{" else "first"):
        open_ones.pop()
        return "next"
    return None


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return at if found is None else found.end()

"""Patterns of JSON Schema (ECMA-262 regular expressions), read for what engines can convert of them.

A small parser: it knows the grammar of ECMA-262 with the additions for the web, and keeps of a pattern what it is made
of, how long its matches are and where its anchors are. It matches nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from turnwire_schema._late_tuples import NamedTuple

_QUANTIFIERS: Final = "*+?{"
_HEX: Final = frozenset("0123456789abcdefABCDEF")
_GROUPS: Final = {"?:": "", "?=": "lookahead", "?!": "lookahead", "?<=": "lookbehind", "?<!": "lookbehind"}
_MOST_DEPTH: Final = 100


class Lengths(NamedTuple):
    """The least and the most characters of what matches; `most` None: no limit."""

    least: int
    most: int | None


_ANY_LENGTH: Final = Lengths(0, None)


@dataclass(slots=True)
class Pattern:
    """What a pattern is made of."""

    has_start: bool = False
    """Whether it begins with `^`."""
    has_end: bool = False
    """Whether it ends with `$`."""
    has_branches: bool = False
    """Whether it is several alternatives at its top level."""
    are_branches_anchored: bool = False
    """Whether each of its alternatives has both anchors."""
    has_inner_anchor: bool = False
    """Whether an anchor is elsewhere than at the beginning or the end of an alternative."""
    lengths: Lengths = _ANY_LENGTH
    """Of the whole pattern as a full match."""
    most_repeated: int = 0
    """The largest number in `{…}`."""
    least_repeated: int = 0
    """The largest least number in `{…}`."""
    kinds: set[str] = field(default_factory=set)
    """Words for what is in it: lookahead, lookbehind, backreference, word_boundary, unicode_property, named_group,
    flags, lazy, class_escape, other_escape, control, dot, negated_class, empty_class, bracket_in_class, literal_brace,
    merged_escape (a repeated escape behind a letter), foreign_repeat (a repeated character beyond ASCII), quote (a
    quotation mark or a backslash), open_foreign (more than a few characters next to one beyond ASCII), invalid.
    """

    @property
    def is_whole(self) -> bool:
        """Whether only whole texts match: both anchors, around every alternative."""
        return self.are_branches_anchored or (self.has_start and self.has_end and not self.has_branches)


class _InvalidError(Exception):
    """The pattern is no regular expression."""


@lru_cache(maxsize=256)
def read_pattern(text: str) -> Pattern:
    """Return what a pattern is made of; one that is no regular expression has the kind `invalid`."""
    reader = _Reader(text)
    try:
        reader.whole()
    except (_InvalidError, RecursionError):
        reader.pattern.kinds.add("invalid")
    if not text.isascii() and not reader.pattern.kinds.isdisjoint(("dot", "negated_class")):
        reader.pattern.kinds.add("open_foreign")
    return reader.pattern


class _Reader:
    def __init__(self, text: str) -> None:
        self.pattern = Pattern()
        self._text = text
        self._at = 0
        self._depth = 0

    def whole(self) -> None:
        """Read everything."""
        found = self.pattern
        anchored = []
        lengths = None
        while True:
            begin = self._at
            starts = self._take("^")
            each, ends = self._sequence()
            lengths = each if lengths is None else _either(lengths, each)
            anchored.append((starts, ends))
            if begin == 0:
                found.has_start = starts
            if not self._take("|"):
                break
        if self._at < len(self._text):  # a bracket that closes nothing
            raise _InvalidError
        found.has_end = anchored[-1][1]
        found.has_branches = len(anchored) > 1
        found.are_branches_anchored = found.has_branches and all(both == (True, True) for both in anchored)
        if found.has_branches and not found.are_branches_anchored:
            inner = [starts for starts, _ in anchored[1:]] + [ends for _, ends in anchored[:-1]]
            found.has_inner_anchor = found.has_inner_anchor or any(inner)
        found.lengths = lengths

    def _sequence(self, *, is_top: bool = True) -> tuple[Lengths, bool]:
        """Read up to `|`, `)` or the end; return its lengths and whether it ends with `$`."""
        found: list[Lengths] = []
        ends = is_literal = False
        while self._at < len(self._text) and self._text[self._at] not in "|)":
            if ends or (self._text[self._at] == "^"):  # something follows `$`, or `^` follows something
                self.pattern.has_inner_anchor = True
                ends = False
            if self._take("^"):
                continue
            if self._take("$"):
                ends = True
                self.pattern.has_inner_anchor = self.pattern.has_inner_anchor or not is_top
                continue
            start = self._at
            lengths = self._quantified(self._atom(), start, is_after_literal=is_literal)
            is_literal = self._is_literal(start)
            found.append(lengths)
        most = None if any(each.most is None for each in found) else sum(each.most or 0 for each in found)
        return Lengths(sum(each.least for each in found), most), ends

    def _is_literal(self, start: int) -> bool:
        """Whether what began at `start` is a single character as it is, or an escaped one, without a quantifier."""
        read = self._text[start : self._at]
        return (len(read) == 1 and read != ".") or (len(read) == 2 and read[0] == "\\" and not read[1].isalnum())

    def _quantified(self, atom: Lengths, start: int, *, is_after_literal: bool) -> Lengths:
        read = self._text[start : self._at]
        if self._at >= len(self._text) or self._text[self._at] not in _QUANTIFIERS:
            return atom
        bounds = self._bounds()
        if bounds is None:
            return atom
        if is_after_literal and len(read) > 1 and read[0] == "\\":
            self.pattern.kinds.add("merged_escape")
        if self._take("?") and self._text[self._at - 2] in "+}":
            self.pattern.kinds.add("lazy")
        if read > "~":
            self.pattern.kinds.add("foreign_repeat")
        if self._at < len(self._text) and self._text[self._at] in "*+?":
            raise _InvalidError
        least, most = bounds
        return Lengths(
            atom.least * least,
            0 if most == 0 or atom.most == 0 else None if most is None or atom.most is None else atom.most * most,
        )

    def _bounds(self) -> tuple[int, int | None] | None:
        """Read a quantifier; None if the brace is a character."""
        first = self._text[self._at]
        if first != "{":
            self._at += 1
            return {"*": (0, None), "+": (1, None), "?": (0, 1)}[first]
        close = self._text.find("}", self._at)
        least, comma, most = self._text[self._at + 1 : close].partition(",") if close > 0 else ("", "", "")
        if not least.isdecimal() or (most and not most.isdecimal()):
            return None
        self._at = close + 1
        found = (int(least), int(most) if most else None if comma else int(least))
        self.pattern.least_repeated = max(self.pattern.least_repeated, found[0])
        self.pattern.most_repeated = max(self.pattern.most_repeated, found[1] or found[0])
        return found

    def _atom(self) -> Lengths:
        character = self._text[self._at]
        if character == "(":
            return self._group()
        if character == "[":
            self._class()
        elif character == "\\":
            return self._escape(is_in_class=False)
        elif character in "*+?":
            raise _InvalidError
        else:
            self._at += 1
            if character == ".":
                self.pattern.kinds.add("dot")
            elif character == "{":
                self.pattern.kinds.add("literal_brace")
            elif character == '"':
                self.pattern.kinds.add("quote")
        return Lengths(1, 1)

    def _group(self) -> Lengths:
        self._at += 1
        self._depth += 1
        if self._depth > _MOST_DEPTH:
            raise _InvalidError
        kind = ""
        if self._text.startswith("?", self._at):
            for sign, kind in _GROUPS.items():  # noqa: B007  # the kind of the one that fits is read below
                if self._text.startswith(sign, self._at):
                    self._at += len(sign)
                    break
            else:
                kind = self._named_or_flags()
        lengths = None
        while True:
            if self._take("^"):
                self.pattern.has_inner_anchor = True
            each, _ = self._sequence(is_top=False)
            lengths = each if lengths is None else _either(lengths, each)
            if not self._take("|"):
                break
        if not self._take(")"):
            raise _InvalidError
        self._depth -= 1
        if kind:
            self.pattern.kinds.add(kind)
        return Lengths(0, 0) if kind in ("lookahead", "lookbehind") else lengths

    def _named_or_flags(self) -> str:
        if self._text.startswith("?<", self._at):
            end = self._text.find(">", self._at)
            if end < self._at + 3:
                raise _InvalidError
            self._at = end + 1
            return "named_group"
        at = self._at + 1
        while at < len(self._text) and self._text[at] in "imsux-":
            at += 1
        if at == self._at + 1 or at >= len(self._text) or self._text[at] not in ":)":
            raise _InvalidError
        self._at = at + 1 if self._text[at] == ":" else at
        return "flags"

    def _class(self) -> None:
        self._at += 1
        is_negated = self._take("^")
        if is_negated:
            self.pattern.kinds.add("negated_class")
        elif self._text.startswith("]", self._at):
            self.pattern.kinds.add("empty_class")
        kinds = set(self.pattern.kinds)
        while not self._take("]"):
            if self._at >= len(self._text):
                raise _InvalidError
            if self._text[self._at] == "\\":
                self._escape(is_in_class=True)
                continue
            if self._text[self._at] == "[":
                self.pattern.kinds.add("bracket_in_class")
            elif self._text[self._at] == '"':
                self.pattern.kinds.add("quote")
            self._at += 1
        if is_negated and "quote" not in kinds:
            self.pattern.kinds.discard("quote")

    def _escape(self, *, is_in_class: bool) -> Lengths:
        """Read a backslash and what belongs to it."""
        kinds = self.pattern.kinds
        self._at += 1
        if self._at >= len(self._text):
            raise _InvalidError
        character = self._text[self._at]
        self._at += 1
        if character in "dDwWsS":
            kinds.add("class_escape")
        elif character in "bB" and not is_in_class:
            kinds.add("word_boundary")
            return Lengths(0, 0)
        elif character in "pP" and self._text.startswith("{", self._at):
            self._at = self._text.find("}", self._at) + 1 or len(self._text)
            kinds.add("unicode_property")
        elif character in "123456789" and not is_in_class:
            while self._text[self._at : self._at + 1].isdecimal():
                self._at += 1
            kinds.add("backreference")
            return Lengths(0, None)
        elif character == "k" and self._text.startswith("<", self._at):
            self._at = self._text.find(">", self._at) + 1 or len(self._text)
            kinds.add("backreference")
            return Lengths(0, None)
        elif character in "xu" and self._is_hex(2 if character == "x" else 4):
            self._at += 2 if character == "x" else 4
        elif character == "u" and self._text.startswith("{", self._at):
            self._at = self._text.find("}", self._at) + 1 or len(self._text)
            kinds.add("other_escape")
        elif character in "tnr":
            kinds.add("control")
        elif character in "fv0c" or (character == "b" and is_in_class):
            self._at += character == "c"
            kinds.add("other_escape")
        elif character == "\\" or character == '"':
            kinds.add("quote")
        elif character not in "[]-" and (is_in_class or character not in "^$.()|{}*+?"):
            kinds.add("other_escape")
        return Lengths(1, 1)

    def _is_hex(self, count: int) -> bool:
        digits = self._text[self._at : self._at + count]
        return len(digits) == count and set(digits) <= _HEX

    def _take(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True


def _either(left: Lengths, right: Lengths) -> Lengths:
    most = None if left.most is None or right.most is None else max(left.most, right.most)
    return Lengths(min(left.least, right.least), most)

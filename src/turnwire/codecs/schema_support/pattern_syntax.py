"""Patterns of JSON Schema (ECMA-262 regular expressions) as trees: read, and written in the plainest form.

Read are the parts of ECMA-262 that have one meaning in every engine and judge. Anything else is a `PatternError`: word
boundaries, Unicode properties, flags, names of groups that are referred to.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

LAST: Final = 0x10FFFF
MAX_LENGTH: Final = 2_000
"""Characters in the longest pattern that is read or written."""
MAX_REPEAT: Final = 1_000
_MAX_DEPTH: Final = 40

Ranges: TypeAlias = "tuple[tuple[int, int], ...]"


class PatternError(ValueError):
    """The pattern has a part that is not read here, or is too long."""


@dataclass(frozen=True, slots=True)
class Chars:
    """One character of a set, as sorted ranges of code points."""

    ranges: Ranges


@dataclass(frozen=True, slots=True)
class Sequence:
    """Nodes after each other; none: the empty text."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several nodes."""

    options: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A node `least` to `most` times; None: any number of times."""

    node: Node
    least: int
    most: int | None


@dataclass(frozen=True, slots=True)
class Anchor:
    """The start or the end of the text."""

    at: Literal["start", "end"]


@dataclass(frozen=True, slots=True)
class Look:
    """A condition on what comes next or before, or its negation."""

    node: Node
    ahead: bool
    negative: bool


@dataclass(frozen=True, slots=True)
class Group:
    """A group that a back-reference names."""

    node: Node
    number: int


@dataclass(frozen=True, slots=True)
class BackReference:
    """The text of a group again."""

    number: int


Node: TypeAlias = "Chars | Sequence | Choice | Repeat | Anchor | Look | Group | BackReference"

EMPTY: Final = Sequence(())
ANY: Final = Chars(((0, LAST),))


def join_ranges(ranges: Iterable[tuple[int, int]]) -> Ranges:
    """Ranges as a sorted set without overlaps."""
    found: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if found and low <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(high, found[-1][1]))
        else:
            found.append((low, high))
    return tuple(found)


def complement(ranges: Ranges) -> Ranges:
    """The characters that are not in a set."""
    found, start = [], 0
    for low, high in ranges:
        if start < low:
            found.append((start, low - 1))
        start = high + 1
    if start <= LAST:
        found.append((start, LAST))
    return tuple(found)


_DIGITS: Final[Ranges] = ((0x30, 0x39),)
_WORD: Final[Ranges] = ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A))
# WhiteSpace and LineTerminator of ECMA-262: category Zs, the byte order mark, and these controls.
_SPACE: Final[Ranges] = (
    *((0x9, 0xD), (0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029)),
    *((0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF)),
)
_DOT: Final = complement(((0xA, 0xA), (0xD, 0xD), (0x2028, 0x2029)))
_CLASSES: Final = {
    "d": _DIGITS,
    "D": complement(_DIGITS),
    "w": _WORD,
    "W": complement(_WORD),
    "s": _SPACE,
    "S": complement(_SPACE),
}
_CONTROLS: Final = {"t": 0x9, "n": 0xA, "v": 0xB, "f": 0xC, "r": 0xD}
_WRITTEN_CONTROLS: Final = {0x9: "\\t", 0xA: "\\n", 0xD: "\\r"}
_SPECIAL: Final = frozenset("^$\\.*+?()[]{}|/")


def parse_pattern(pattern: str) -> Node:
    """Return the tree of a pattern.

    Raises:
        PatternError: it has a part that is not read here.
    """
    if len(pattern) > MAX_LENGTH:
        raise PatternError("too long")
    parser = _Parser(pattern)
    node = parser.choice(0)
    if parser.at < len(pattern):
        raise PatternError("a parenthesis that nothing opens")
    return node


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.groups = 0

    def _take(self, wanted: str) -> bool:
        if self.text.startswith(wanted, self.at):
            self.at += len(wanted)
            return True
        return False

    def _next(self) -> str:
        if self.at >= len(self.text):
            raise PatternError("it ends in the middle")
        self.at += 1
        return self.text[self.at - 1]

    def choice(self, depth: int) -> Node:
        if depth > _MAX_DEPTH:
            raise PatternError("nested too deep")
        options = [self._sequence(depth)]
        while self._take("|"):
            options.append(self._sequence(depth))
        return options[0] if len(options) == 1 else Choice(tuple(options))

    def _sequence(self, depth: int) -> Node:
        parts: list[Node] = []
        while self.at < len(self.text) and self.text[self.at] not in "|)":
            parts.append(self._repeated(self._atom(depth)))
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def _repeated(self, node: Node) -> Node:
        if self.at >= len(self.text) or self.text[self.at] not in "*+?{":
            return node
        if isinstance(node, (Anchor, Look)):
            raise PatternError("a repeated condition")
        sign = self._next()
        least, most = {"*": (0, None), "+": (1, None), "?": (0, 1)}.get(sign) or self._bounds()
        self._take("?")  # lazy: the same texts match
        if self.at < len(self.text) and self.text[self.at] in "*+?{":
            raise PatternError("a repeated quantifier")
        return Repeat(node, least, most)

    def _bounds(self) -> tuple[int, int | None]:
        end = self.text.find("}", self.at)
        least, comma, most = self.text[self.at : max(end, self.at)].partition(",")
        if not _is_number(least) or (most and not _is_number(most)):
            raise PatternError("braces that are no quantifier")
        self.at = end + 1
        low, high = int(least), int(most) if most else None if comma else int(least)
        if low > MAX_REPEAT or (high is not None and not low <= high <= MAX_REPEAT):
            raise PatternError("a quantifier that is too large or has no order")
        return low, high

    def _atom(self, depth: int) -> Node:
        char = self._next()
        if char == "(":
            return self._group(depth)
        if char == "[":
            return self._class()
        if char == "\\":
            return self._escape()
        if char == ".":
            return Chars(_DOT)
        if char in "^$":
            return Anchor("start" if char == "^" else "end")
        if char in "*+?{}]":
            raise PatternError("a sign that has nothing before it")
        return Chars(((ord(char), ord(char)),))

    def _group(self, depth: int) -> Node:
        look: tuple[bool, bool] | None = None
        number = 0
        if self._take("?"):
            if self._take("="):
                look = True, False
            elif self._take("!"):
                look = True, True
            elif self._take("<="):
                look = False, False
            elif self._take("<!"):
                look = False, True
            elif self._take("<") or self._take("P<"):
                end = self.text.find(">", self.at)
                if end < 0 or not self.text[self.at : end].isidentifier():
                    raise PatternError("a group without a name")
                self.at = end + 1
                number = self._new_group()
            elif not self._take(":"):
                raise PatternError("a group of an unknown kind")
        else:
            number = self._new_group()
        node = self.choice(depth + 1)
        if not self._take(")"):
            raise PatternError("a parenthesis that nothing closes")
        if look is not None:
            return Look(node, ahead=look[0], negative=look[1])
        return Group(node, number) if number else node

    def _new_group(self) -> int:
        self.groups += 1
        return self.groups

    def _escape(self) -> Node:
        char = self._next()
        if char in _CLASSES:
            return Chars(_CLASSES[char])
        if char in "123456789":
            if self.at < len(self.text) and self.text[self.at].isdecimal():
                raise PatternError("a back-reference of several digits")
            return BackReference(int(char))
        code = self._code(char)
        return Chars(((code, code),))

    def _code(self, char: str) -> int:
        """The code point after a backslash and `char`."""
        if char in _CONTROLS:
            return _CONTROLS[char]
        if char == "0" and not self.text[self.at : self.at + 1].isdecimal():
            return 0
        if char in "xu":
            code = self._hex(2 if char == "x" else 4)
            if 0xD800 <= code < 0xDC00 and self._take("\\u"):
                low = self._hex(4)
                if not 0xDC00 <= low < 0xE000:
                    raise PatternError("half of a surrogate pair")
                return 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
            if 0xD800 <= code < 0xE000:
                raise PatternError("half of a surrogate pair")
            return code
        if char.isascii() and not char.isalnum():
            return ord(char)
        raise PatternError("an escape that is not read")

    def _hex(self, length: int) -> int:
        digits = self.text[self.at : self.at + length]
        if len(digits) < length or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
            raise PatternError("an escape without its digits")
        self.at += length
        return int(digits, 16)

    def _class(self) -> Node:
        negative = self._take("^")
        ranges: list[tuple[int, int]] = []
        if self.text.startswith("]", self.at):
            raise PatternError("an empty class")
        while not self._take("]"):
            low = self._class_part()
            if self.text.startswith("-", self.at) and not self.text.startswith("-]", self.at):
                self.at += 1
                high = self._class_part()
                if len(low) != 1 or len(high) != 1 or low[0][0] != low[0][1] or high[0][0] != high[0][1]:
                    raise PatternError("a range of classes")
                if low[0][0] > high[0][0]:
                    raise PatternError("a range without order")
                ranges.append((low[0][0], high[0][0]))
            else:
                ranges.extend(low)
        found = join_ranges(ranges)
        return Chars(complement(found) if negative else found)

    def _class_part(self) -> Ranges:
        char = self._next()
        if char == "[":
            raise PatternError("a bracket in a class")  # nested sets of some engines
        if char in "&~-|" and self.text.startswith(char, self.at):
            raise PatternError("a doubled sign in a class")  # set operations of some engines
        if char != "\\":
            return ((ord(char), ord(char)),)
        char = self._next()
        if char in _CLASSES:
            return _CLASSES[char]
        code = 0x8 if char == "b" else self._code(char)
        return ((code, code),)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4


# Writing


def write_pattern(node: Node) -> str:
    """Return the pattern of a tree: with `[0-9]` for digits, without names and captures.

    Raises:
        PatternError: it is longer than `MAX_LENGTH`, or has a part that has no plain form.
    """
    text = _write(node, 0)
    if len(text) > MAX_LENGTH:
        raise PatternError("too long")
    return text


def _write(node: Node, level: int) -> str:
    """The text of a node inside a choice (0), a sequence (1) or a repetition (2)."""
    if isinstance(node, Chars):
        return _write_chars(node.ranges, literal=level < 2)
    if isinstance(node, Anchor):
        return "^" if node.at == "start" else "$"
    if isinstance(node, Group):
        return _write(node.node, level)
    if isinstance(node, Sequence):
        text = "".join(_write(part, 1) for part in node.parts)
        return f"(?:{text})" if level == 2 else text
    if isinstance(node, Choice):
        text = "|".join(_write(option, 0) for option in node.options)
        return f"(?:{text})" if level else text
    if isinstance(node, Repeat):
        text = _write(node.node, 2)
        if text in ("", "(?:)"):
            return ""  # nothing, repeated: Python's `re` does not read it
        if text in ("^", "$"):
            raise PatternError("a repeated condition")
        text += _quantifier(node.least, node.most)
        return f"(?:{text})" if level == 2 else text
    raise PatternError("it has a condition or a back-reference")


def _quantifier(least: int, most: int | None) -> str:
    if (least, most) in _SIGNS:
        return _SIGNS[least, most]
    return f"{{{least}}}" if least == most else f"{{{least},{'' if most is None else most}}}"


_SIGNS: Final = {(0, None): "*", (1, None): "+", (0, 1): "?", (1, 1): ""}


def _write_chars(ranges: Ranges, *, literal: bool) -> str:
    if not ranges:
        raise PatternError("a set without a character")
    if ranges == ANY.ranges:
        return r"[\s\S]"
    if ranges == _DOT:
        return "."
    if len(ranges) == 1 and ranges[0][0] == ranges[0][1]:
        char = chr(ranges[0][0])
        if char not in _SPECIAL and char.isascii() and char.isprintable():
            return char
        if literal and char in _SPECIAL and char != "/":
            return f"\\{char}"
        if char == "/":
            return char
    others = complement(ranges)
    negative = ranges[-1][1] == LAST and len(others) <= len(ranges)
    parts = [_write_range(low, high) for low, high in (others if negative else ranges)]
    return f"[{'^' if negative else ''}{''.join(parts)}]"


def _write_range(low: int, high: int) -> str:
    start = _write_char(low)
    if low == high:
        return start
    return start + ("" if high == low + 1 else "-") + _write_char(high)


def _write_char(code: int) -> str:
    char = chr(code)
    if code in _WRITTEN_CONTROLS:
        return _WRITTEN_CONTROLS[code]
    if char in "\\[]-":
        return f"\\{char}"
    if char in "&~|^":
        return f"\\x{code:02x}"
    if char.isascii() and char.isprintable():
        return char
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else char

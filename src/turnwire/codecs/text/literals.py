"""Read calls and arguments in notations that are not JSON: Python calls, and objects with bare keys and marked strings.

The end is found incrementally, each character once; the content is parsed when it is whole. Nothing is evaluated: a
value is a literal, or the whole is invalid.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.text.call_parts import BlockCalls
from turnwire.codecs.text.source import DONE, MORE, WRONG, Source, any_of, longest_first
from turnwire.core.calls import json_text
from turnwire.core.jsontext import read_json

_WORDS: Final = {"True": "true", "False": "false", "None": "null", "true": "true", "false": "false", "null": "null"}
_NUMBER: Final = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_IDENTIFIER: Final = re.compile(r"[^\W\d]\w*(?:[.-]\w+)*")
_WORD: Final = re.compile(r"[A-Za-z]+")
_SPACE: Final = re.compile(r"\s*")
_ESCAPE: Final = re.compile(
    r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{1,3})|(.)|\Z)", re.DOTALL
)
_ESCAPED: Final = {
    "n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v",
    "\\": "\\", "'": "'", '"': '"', "\n": "",
}  # fmt: skip
_BEGUN_CALLS: Final = re.compile(r"\[\s*(?:\Z|\]|[^\W\d][\w.-]*\s*(?:\Z|\())")
_LONGEST_BEGIN: Final = 600
_DEEPEST: Final = 200


class LiteralReader:
    """Reads one list of calls (`[f(a=1)]`, or lines of them up to a word), or one object of arguments (`{a:1}`)."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        quotes = tuple(rules["quotes"])
        self._rules = rules
        self._until = rules.get("until") or ""
        self._marks = any_of((*quotes, *"[](){}", *([self._until] if self._until else [])))
        self._ends = {
            quote: re.compile(rf"\\.|{re.escape(quote)}" if len(quote) == 1 else re.escape(quote), re.DOTALL)
            for quote in quotes
        }
        self._pieces: list[str] = []
        self._depth = 0
        self._has_opened = False
        self._quote = ""
        self._longest = max(len(word) for word in (*quotes, self._until, "\\x"))
        self._is_begun = bool(self._until) or rules["holds"] != "calls"

    @property
    def is_inside(self) -> bool:
        """Whether a call or an object has begun."""
        return self._has_opened and self._is_begun

    def read(self, source: Source) -> int:
        """Read on. DONE if everything that was opened is closed, or the word that ends the lines is found."""
        if not self._pieces and not self._depth and (state := self._begin(source)) != DONE:
            return state
        while True:
            pattern = self._ends[self._quote] if self._quote else self._marks
            found = pattern.search(source.text, source.at)
            if found is None:
                return self._wait(source)
            mark, end = found.group(), found.end()
            if mark == self._until:
                if self._depth:
                    return WRONG
                self._take(source, found.start())
                return DONE
            self._take(source, end)
            if self._quote:
                if mark == self._quote:
                    self._quote = ""
            elif mark in self._ends:
                self._quote = mark
            elif mark in "[({":
                self._depth += 1
                self._has_opened = True
                if self._depth > _DEEPEST:
                    return WRONG
            else:
                self._depth -= 1
                if not self._depth and not self._until:
                    return DONE

    def _begin(self, source: Source) -> int:
        """Begin; DONE if the text may be in the notation: if a list of calls is required, no prose in brackets."""
        source.skip_space()
        if source.at == len(source.text):
            return WRONG if source.is_end else MORE
        if not self._until and source.text[source.at] not in "[{":
            return WRONG
        if self._is_begun:
            return DONE
        text = source.text[source.at : source.at + _LONGEST_BEGIN]
        found = _BEGUN_CALLS.match(text)
        if found is None:
            return WRONG
        if found.end() == len(text) and text[-1] not in "](":
            return WRONG if source.is_end or len(text) == _LONGEST_BEGIN else MORE
        self._is_begun = True
        return DONE

    def _take(self, source: Source, end: int) -> None:
        self._pieces.append(source.text[source.at : end])
        source.at = end

    def _wait(self, source: Source) -> int:
        if source.is_end:
            return WRONG
        self._take(source, max(source.at, len(source.text) - self._longest + 1))
        return MORE

    def tell(self, parts: BlockCalls) -> bool:
        """Give the calls or the arguments to `parts`; return False if the text does not follow the notation."""
        reading = _Reading("".join(self._pieces), self._rules)
        try:
            if self._rules["holds"] == "arguments":
                parts.add_arguments(reading.object_only())
                return True
            calls = reading.calls()
        except (_WrongError, RecursionError):
            return False
        for name, arguments in calls:
            parts.begin()
            parts.set_name(name)
            parts.add_arguments(arguments)
            if not parts.finish():
                return False
        return True


class _WrongError(Exception):
    """The text does not follow the notation."""


class _Reading:
    """Parses a whole text and returns values as JSON text."""

    def __init__(self, text: str, rules: Mapping[str, Any]) -> None:
        self._text = text
        self._at = 0
        self._is_python = rules["notation"] == "python"
        self._quotes = longest_first(rules["quotes"])

    def calls(self) -> list[tuple[str, str]]:
        """Return (name, arguments) of every call."""
        in_list = self._comes("[")
        found: list[tuple[str, str]] = []
        while not (in_list and self._comes("]")):
            self._space()
            if not in_list and self._at == len(self._text):
                break
            name = self._match(_IDENTIFIER)
            self._needs("(")
            found.append((name, self._members(")", "=")))
            if not self._comes(",") and in_list:
                self._needs("]")
                break
        self._ends()
        return found

    def object_only(self) -> str:
        """Return the only object in the text."""
        self._needs("{")
        text = self._members("}", ":")
        self._ends()
        return text

    def _value(self) -> str:
        self._space()
        if self._comes("{"):
            return self._members("}", ":")
        if self._comes("["):
            return self._list()
        quote = self._quote()
        if quote:
            return json_text(self._string(quote))
        return self._scalar()

    def _scalar(self) -> str:
        text, at = self._text, self._at
        if word := _WORD.match(text, at):
            self._at = word.end()
            if word.group() not in _WORDS:
                raise _WrongError
            return _WORDS[word.group()]
        number = self._match(_NUMBER)
        return _json_number(number)

    def _list(self) -> str:
        items: list[str] = []
        while not self._comes("]"):
            items.append(self._value())
            if not self._comes(","):
                self._needs("]")
                break
        return f"[{','.join(items)}]"

    def _members(self, close: str, sign: str) -> str:
        members: list[str] = []
        while not self._comes(close):
            key = self._key(sign)
            members.append(f"{json_text(key)}:{self._value()}")
            if not self._comes(","):
                self._needs(close)
                break
        return "{" + ",".join(members) + "}"

    def _key(self, sign: str) -> str:
        self._space()
        quote = self._quote()
        if quote and sign == ":":
            key = self._string(quote)
            self._needs(sign)
            return key
        if self._is_python:
            if sign == ":":
                raise _WrongError
            key = self._match(_IDENTIFIER)
            self._needs(sign)
            return key
        end = self._text.find(sign, self._at)
        if end < 0:
            raise _WrongError
        key = self._text[self._at : end].strip()
        if not key or any(mark in key for mark in "{}[],"):
            raise _WrongError
        self._at = end + 1
        return key

    def _quote(self) -> str:
        return next((quote for quote in self._quotes if self._text.startswith(quote, self._at)), "")

    def _string(self, quote: str) -> str:
        self._at += len(quote)
        if len(quote) > 1:
            end = self._text.find(quote, self._at)
            if end < 0:
                raise _WrongError
            text = self._text[self._at : end]
            self._at = end + len(quote)
            return text
        pieces: list[str] = []
        pattern = re.compile(rf"[^\\{quote}]*")
        while True:
            found = self._match(pattern)
            pieces.append(found)
            if self._text.startswith(quote, self._at):
                self._at += 1
                return "".join(pieces)
            escape = _ESCAPE.match(self._text, self._at)
            if escape is None or escape.end() == self._at + 1:
                raise _WrongError
            self._at = escape.end()
            pieces.append(_unescaped(escape))

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise _WrongError
        self._at = found.end()
        return found.group()

    def _space(self) -> None:
        self._at = _SPACE.match(self._text, self._at).end()  # type: ignore[union-attr]  # it matches everywhere

    def _comes(self, sign: str) -> bool:
        self._space()
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _needs(self, sign: str) -> None:
        if not self._comes(sign):
            raise _WrongError

    def _ends(self) -> None:
        self._space()
        if self._at != len(self._text):
            raise _WrongError


def _json_number(text: str) -> str:
    """Return a number in JSON's form: no plus, no leading zeros, digits on both sides of the point."""
    sign = "-" if text[0] == "-" else ""
    mantissa, mark, exponent = text.lstrip("+-").partition("e" if "e" in text else "E")
    whole, point, rest = mantissa.partition(".")
    whole = whole.lstrip("0") or "0"
    number = f"{sign}{whole}{'.' + (rest or '0') if point else ''}{mark and 'e'}{exponent}"
    try:
        read_json(number)
    except ValueError:
        raise _WrongError from None
    return number


def _unescaped(escape: re.Match[str]) -> str:
    short, long, hexadecimal, octal, single = escape.groups()
    if code := short or long or hexadecimal:
        value = int(code, 16)
        if value > 0x10FFFF or 0xD800 <= value < 0xE000:
            raise _WrongError
        return chr(value)
    if octal:
        return chr(int(octal, 8))
    return _ESCAPED.get(single, "\\" + single)

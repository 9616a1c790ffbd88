"""Read JSON in a text incrementally: strict (RFC 8259), each character once.

`JsonReader` finds where a value ends and extracts the parts of a call: its name, its arguments, its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from pydantic_core import from_json

from turnwire.codecs.text.call_parts import BlockCalls
from turnwire.codecs.text.source import DONE, MORE, WRONG, Source

Holds: TypeAlias = Literal["arguments", "call", "calls"]

_IN_STRING: Final = re.compile(r'(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+')
_CUT_ESCAPE: Final = re.compile(r"\\(?:u[0-9a-fA-F]{0,3})?\Z")
_SCALAR: Final = re.compile(r"[-+.0-9A-Za-z]+")
_IS_SCALAR: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null")
_LONGEST_SCALAR: Final = 4_096
_DEEPEST: Final = 200
"""Maximum nesting of a value; deeper ones are refused everywhere."""


class CallKeys:
    """The keys of an object that is a call, from the row of a step."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name = frozenset(row.get("name") or ())
        self.arguments = frozenset(row.get("arguments") or ())
        self.id = frozenset(row.get("id") or ())
        others = row.get("others")
        self.all = None if others is None else self.name | self.arguments | self.id | frozenset(others)
        self.name_is_key = row["holds"] != "arguments" and not self.arguments


class JsonReader:
    """Reads one value. `holds` says what it is: the arguments of a call, a call, or a list of calls."""

    def __init__(self, holds: Holds, keys: CallKeys, parts: BlockCalls) -> None:
        self.holds = holds
        self._keys = keys
        self._parts = parts
        self._stack: list[str] = []
        self._want = "value"
        self._string: list[str] | None = None  # a text that is needed, piece by piece
        self._key = ""
        self._is_key = False
        self._seen: set[str] = set()
        self._level = {"arguments": -1, "call": 1, "calls": 2}[holds]  # how deep the keys of a call are
        self._capture = -1  # how deep the arguments began

    @property
    def is_inside(self) -> bool:
        """Whether an object or a list was opened and is not closed."""
        return bool(self._stack)

    def read(self, source: Source) -> int:
        """Read on. DONE if the value is closed, with the position after it."""
        text, size = source.text, len(source.text)
        while True:
            if self._want == "string":
                if (state := self._read_string(source)) != DONE:
                    return state
            else:
                space = source.skip_space()
                if space and self._capture >= 0:
                    self._parts.add_arguments(space)
                if source.at == size:
                    return WRONG if source.is_end else MORE
                if (state := self._read_token(source, text[source.at])) != DONE:
                    return state
            if not self._stack and self._want == "next":
                return DONE

    def _use(self, source: Source, end: int) -> None:
        if self._capture >= 0:
            self._parts.add_arguments(source.text[source.at : end])
        source.at = end

    def _read_token(self, source: Source, mark: str) -> int:
        want, stack = self._want, self._stack
        if want in ("next", "first"):  # behind a value, or in a list or object that may be empty
            if mark == stack[-1]:
                return self._close(source)
            if want == "next":
                if mark != ",":
                    return WRONG
                self._use(source, source.at + 1)
                self._want = "key" if stack[-1] == "}" else "value"
                return DONE
            want = "key" if stack[-1] == "}" else "value"
        if want == "colon":
            if mark != ":":
                return WRONG
            self._use(source, source.at + 1)
            self._want = "value"
            return DONE
        if want == "key":
            if mark != '"':
                return WRONG
            self._string = [] if len(stack) == self._level else None
            self._use(source, source.at + 1)
            self._want, self._is_key = "string", True
            return DONE
        return self._begin_value(source, mark)

    def _begin_value(self, source: Source, mark: str) -> int:
        depth = len(self._stack)
        if depth < self._level or (self._level < 0 and not depth):  # what has to be around a call, or arguments
            expected = "[" if self.holds == "calls" and not depth else "{"
            if mark != expected:
                return WRONG
        is_part = depth == self._level and self._capture < 0
        if (self._level < 0 and not depth) or (
            is_part and (self._keys.name_is_key or self._key in self._keys.arguments)
        ):
            self._capture = depth
        if mark in "{[":
            if depth == _DEEPEST:
                return WRONG
            if depth + 1 == self._level:
                self._seen = set()
                if self.holds == "calls":
                    self._parts.begin()
            self._use(source, source.at + 1)
            self._stack.append("}" if mark == "{" else "]")
            self._want = "first"
            return DONE
        if mark == '"':
            wanted = self._keys.name | self._keys.id
            self._string = [] if is_part and self._key in wanted else None
            self._use(source, source.at + 1)
            self._want = "string"
            return DONE
        return self._read_scalar(source, is_needed=is_part and self._key in self._keys.name)

    def _read_scalar(self, source: Source, *, is_needed: bool) -> int:
        found = _SCALAR.match(source.text, source.at)
        if found is None or is_needed or found.end() - found.start() > _LONGEST_SCALAR:
            return WRONG
        if found.end() == len(source.text) and not source.is_end:
            return MORE
        if _IS_SCALAR.fullmatch(found.group()) is None:
            return WRONG
        self._use(source, found.end())
        return self._after_value()

    def _read_string(self, source: Source) -> int:
        text = source.text
        end = _IN_STRING.match(text, source.at).end()  # type: ignore[union-attr]  # it matches everywhere
        if end > source.at:
            if self._string is not None:
                self._string.append(text[source.at : end])
            self._use(source, end)
        if end == len(text):
            return WRONG if source.is_end else MORE
        if text[end] == '"':
            self._use(source, end + 1)
            return self._end_string()
        is_cut = _CUT_ESCAPE.match(text, end) is not None
        return MORE if is_cut and not source.is_end else WRONG

    def _end_string(self) -> int:
        held, self._string = self._string, None
        try:
            value = from_json(f'"{"".join(held)}"') if held is not None else ""
        except ValueError:  # half of a pair of escapes
            return WRONG
        if self._is_key:
            self._want, self._is_key = "colon", False
            return self._begin_member(value) if held is not None else DONE
        if held is not None:
            if self._key in self._keys.id:
                self._parts.set_id(value)
            elif not self._parts.set_name(value):
                return WRONG
        return self._after_value()

    def _begin_member(self, key: str) -> int:
        """Begin a member of a call; a key that exists twice makes the call ambiguous."""
        keys = self._keys
        if key in self._seen or (keys.all is not None and key not in keys.all):
            return WRONG
        self._seen.add(key)
        self._key = key
        if keys.name_is_key:
            return DONE if len(self._seen) == 1 and self._parts.set_name(key) else WRONG
        return DONE

    def _close(self, source: Source) -> int:
        self._use(source, source.at + 1)
        self._stack.pop()
        is_call = self.holds == "calls" and len(self._stack) + 1 == self._level
        if is_call and not self._parts.finish():
            return WRONG
        return self._after_value()

    def _after_value(self) -> int:
        depth = len(self._stack)
        if self._capture == depth:
            self._capture = -1
        self._want = "next"
        return DONE

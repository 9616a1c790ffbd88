"""A stored context as text, taken apart without reading its entries: each stays the slice of the text that it was.

So an unknown entry keeps its bytes inside a whole document, and a long history is loaded in the time of one pass.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from json import decoder
from typing import Any, Final, NoReturn

from turnwire.core.errors import InvalidDataError, Problem

_BLANK: Final = re.compile(r"[ \t\n\r]*").match


def _no_number(_: str) -> NoReturn:
    raise ValueError("NaN and Infinity are no JSON")


# What json.loads is made of: the value that begins at a place, or the text of a key, and where it ends.
_json: Any = json.JSONDecoder(parse_constant=_no_number)
_scan: Final[Callable[[str, int], tuple[Any, int]]] = _json.scan_once
_key: Final[Callable[[str, int, bool], tuple[str, int]]] = vars(decoder)["scanstring"]


@dataclass(slots=True)
class RawEntry:
    """An entry as it stands in a document: its value, and its text where there is one."""

    value: Any
    text: str | None


@dataclass(slots=True)
class TakenApart:
    """A document: its state without the entries, and the entries of each branch by the branch's place."""

    state: dict[str, Any] = field(default_factory=dict)
    entries: dict[int, list[RawEntry]] = field(default_factory=dict)


def take_apart(source: str | bytes) -> TakenApart:
    """The parts of the JSON text of a context.

    Raises:
        InvalidDataError: this is no JSON, or no object.
    """
    try:
        text = source.decode() if isinstance(source, bytes) else source
        found, end = _document(text, _skip(text, 0))
        if _skip(text, end) != len(text):
            raise ValueError("there is text after its end")
    except (ValueError, RecursionError, StopIteration, IndexError) as error:
        raise InvalidDataError("a context: this is no JSON", [Problem("", "json", _words(error))]) from None
    return found


def _words(error: Exception) -> str:
    match error:
        case json.JSONDecodeError():
            return f"{error.msg} at line {error.lineno} column {error.colno}"
        case UnicodeDecodeError():
            return f"byte {error.start} is no UTF-8"
        case RecursionError():
            return "it is nested too deeply"
        case StopIteration():
            return f"a value is missing at character {error.value}"
        case IndexError():
            return "it ends inside a value"
        case _:
            return str(error)


def _skip(text: str, place: int) -> int:
    blank = _BLANK(text, place)
    assert blank is not None
    return blank.end()


def _document(text: str, place: int) -> tuple[TakenApart, int]:
    found = TakenApart()
    if text[place] != "{":
        raise ValueError("a context is an object")
    for key, at in (walk := _Walk(text, place, "}")).members():
        if key == "branches" and text[at] == "[":
            found.entries.clear()
            found.state[key], walk.end = _branches(text, at, found.entries)
        else:
            found.state[key], walk.end = _scan(text, at)
    return found, walk.end


def _branches(text: str, place: int, entries: dict[int, list[RawEntry]]) -> tuple[list[Any], int]:
    branches: list[Any] = []
    for at in (walk := _Walk(text, place, "]")).items():
        if text[at] != "{":
            value, walk.end = _scan(text, at)
        else:
            value, walk.end = _branch(text, at, entries, len(branches))
        branches.append(value)
    return branches, walk.end


def _branch(text: str, place: int, entries: dict[int, list[RawEntry]], number: int) -> tuple[dict[str, Any], int]:
    branch: dict[str, Any] = {}
    for key, at in (walk := _Walk(text, place, "}")).members():
        if key == "entries" and text[at] == "[":
            entries[number] = held = []
            branch.pop(key, None)
            for start in (inner := _Walk(text, at, "]")).items():
                value, inner.end = _scan(text, start)
                held.append(RawEntry(value, text[start : inner.end]))
            walk.end = inner.end
        else:
            if key == "entries":
                entries.pop(number, None)
            branch[key], walk.end = _scan(text, at)
    return branch, walk.end


class _Walk:
    """One object or array, step by step; the caller sets `end` behind each value that it read."""

    __slots__ = ("close", "end", "text")

    def __init__(self, text: str, place: int, close: str) -> None:
        self.text = text
        self.close = close
        self.end = place

    def items(self) -> Iterator[int]:
        """Where each item begins."""
        text, close = self.text, self.close
        place = _skip(text, self.end + 1)
        if text[place] == close:
            self.end = place + 1
            return
        while True:
            yield place
            place = self.end
            if text[place] in " \t\n\r":
                place = _skip(text, place)
            if text[place] == close:
                self.end = place + 1
                return
            if text[place] != ",":
                raise json.JSONDecodeError("Expecting ',' delimiter", text, place)
            place = _skip(text, place + 1)

    def members(self) -> Iterator[tuple[str, int]]:
        """Each key, and where its value begins."""
        text = self.text
        for place in self.items():
            if text[place] != '"':
                raise json.JSONDecodeError("Expecting property name enclosed in double quotes", text, place)
            key, end = _key(text, place + 1, True)
            end = _skip(text, end)
            if text[end] != ":":
                raise json.JSONDecodeError("Expecting ':' delimiter", text, end)
            yield key, _skip(text, end + 1)

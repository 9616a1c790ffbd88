"""A stored context as text: put together, and taken apart without reading its entries, each the slice that it was.

So an unknown entry keeps its bytes inside a whole document, and a long history is loaded in the time of one pass.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from json import decoder
from typing import Any, Final

from turnwire_schema.v1.context import ContextDocument

from turnwire.context.decoder import SHALLOW, Scanner, may_be_deep
from turnwire.context.entries import with_extras_in_place
from turnwire.context.line import OwnEntries, Slot
from turnwire.context.load import inside, json_text
from turnwire.context.versions import CURRENT
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.jsontext import read_json

_BLANK: Final = re.compile(r"[ \t\n\r]*").match


# What json.loads is made of: the text of a key, and where it ends.
_key: Final[Callable[[str, int, bool], tuple[str, int]]] = vars(decoder)["scanstring"]


OnEntry = Callable[[Any, str], Slot]


def take_apart(source: str | bytes, on_entry: OnEntry) -> tuple[dict[str, Any], dict[int, list[Slot]]]:
    """The JSON text of a context: its state without entries, and what `on_entry` makes of each, by the branch's place.

    Raises:
        InvalidDataError: this is no JSON, or no object; or what `on_entry` raises, with the place of the entry.
    """
    try:
        text = source.decode() if isinstance(source, bytes) else source
        reader = _Reader(text, on_entry)
        if (start := _skip(text, 0)) == len(text):
            raise ValueError("it is empty")
        end = reader.document(start)
        if _skip(text, end) != len(text):
            raise ValueError("there is text after its end")
        read_json(json.dumps(reader.state, ensure_ascii=False))  # by the rule for every JSON text that is stored
    except InvalidDataError:
        raise
    except (ValueError, RecursionError, StopIteration, IndexError) as error:
        raise InvalidDataError("a context: not valid JSON", [Problem("", "json", _words(error))]) from None
    return reader.state, reader.slots


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


class _Reader:
    """Reads one document."""

    def __init__(self, text: str, on_entry: OnEntry) -> None:
        self.text = text
        self.scanner = Scanner(text)
        self.on_entry = on_entry
        self.state: dict[str, Any] = {}
        self.slots: dict[int, list[Slot]] = {}

    def document(self, place: int) -> int:
        """Read the document that begins here; gives where it ends."""
        text = self.text
        if text[place] != "{":
            read_json(text)  # a text that is no JSON is refused for that
            problem = Problem(
                "", "type", "must be a JSON object; give a whole context, as `turnwire context export` writes it"
            )
            raise InvalidDataError("this is no context", [problem])
        for key, at in (walk := _Walk(text, place, "}")).members():
            if key == "branches" and text[at] == "[":
                self.state[key], walk.end = self._branches(at)
            else:
                self.state[key], walk.end = self.scanner.scan(text, at)
        return walk.end

    def _branches(self, place: int) -> tuple[list[Any], int]:
        self.slots.clear()
        branches: list[Any] = []
        for at in (walk := _Walk(self.text, place, "]")).items():
            if self.text[at] == "{":
                value, walk.end = self._branch(at, len(branches))
            else:
                value, walk.end = self.scanner.scan(self.text, at)
            branches.append(value)
        return branches, walk.end

    def _branch(self, place: int, number: int) -> tuple[dict[str, Any], int]:
        text = self.text
        branch: dict[str, Any] = {}
        for key, at in (walk := _Walk(text, place, "}")).members():
            if key == "entries":
                self.slots.pop(number, None)  # of a key that comes twice the last value counts
                branch.pop(key, None)
            if key == "entries" and text[at] == "[":
                self.slots[number], walk.end = self._entries(at, number)
            else:
                branch[key], walk.end = self.scanner.scan(text, at)
        return branch, walk.end

    def _entries(self, place: int, number: int) -> tuple[list[Slot], int]:
        text, on_entry, scanner, scan = self.text, self.on_entry, self.scanner, self.scanner.scan
        slots: list[Slot] = []
        for start in (walk := _Walk(text, place, "]")).items():
            value, end = scan(text, start)
            walk.end = end
            piece = text[start:end]
            if scanner.is_suspect or (end - start > SHALLOW and may_be_deep(piece)):
                value = scanner.judged(value, piece)
            try:
                slots.append(on_entry(value, piece))
            except InvalidDataError as error:
                raise inside(error, f"/branches/{number}/entries/{len(slots)}") from None
        return slots, walk.end


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
            if text[place] != ",":
                place = _skip(text, place)
                if text[place] == close:
                    self.end = place + 1
                    return
                if text[place] != ",":
                    raise json.JSONDecodeError("Expecting ',' delimiter", text, place)
            place += 1
            if text[place] == " ":
                place += 1
            if text[place] in " \t\n\r":
                place = _skip(text, place)

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


def document_text(state: ContextDocument, owns: Iterable[OwnEntries]) -> str:
    """The JSON text of a context: its state, and in each branch the texts of its entries as they are."""
    head = state.to_dict() if state.version == CURRENT else with_extras_in_place(state, state.to_dict())
    written = []
    for own, branch in zip(owns, head.pop("branches"), strict=True):
        entries = ",".join(slot.text for slot in own.slots)
        written.append(f'{json_text(branch)[:-1]},"entries":[{entries}]}}')
    return f'{json_text(head)[:-1]},"branches":[{",".join(written)}]}}'

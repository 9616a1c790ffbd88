"""Reading steps of text formats, compiled from rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from turnwire.codecs.text.elements import Elements
from turnwire.codecs.text.json_reader import CallKeys, Holds, JsonReader
from turnwire.codecs.text.literals import LiteralReader
from turnwire.codecs.text.machine import Run, Step, Steps
from turnwire.codecs.text.source import DONE, MORE, WRONG, Source, any_of, longest_first
from turnwire.codecs.text.values import typed

_CDATA: Final = re.compile(r"\s*<!\[CDATA\[(.*)\]\]>\s*", re.DOTALL)
_LONGEST_SPACE: Final = 256
"""White space between a closing word and the word that must follow it."""


class Value(Step):
    """A value as bare text, up to a closing word that something of the format follows."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._before = frozenset(row.get("before") or ())
        self._at_end = frozenset(row.get("at_end") or ())
        words = longest_first({*row["until"], *self._before, *self._at_end})
        self._ends = any_of(words)
        self._longest = len(words[0])
        self._then = longest_first(row.get("then") or ())
        self._typed: str = row["typed"]
        self._trim: str = row.get("trim") or ""

    def run(self, run: Run) -> int:
        source = run.source
        if run.memory is None:
            run.memory = []
        pieces: list[str] = run.memory
        begun = source.at
        looked = begun
        while True:
            found = self._ends.search(source.text, looked)
            if found is None:
                if source.is_end:
                    return WRONG
                keep = max(begun, len(source.text) - self._longest + 1)
                pieces.append(source.text[begun:keep])
                source.at = keep
                return MORE
            is_end = self._is_end(source, found)
            if is_end is None:
                pieces.append(source.text[begun : found.start()])
                source.at = found.start()
                return MORE
            if is_end:
                pieces.append(source.text[begun : found.start()])
                is_left = found.group() in self._before or found.group() in self._at_end
                source.at = found.start() if is_left else found.end()
                self._tell(run, "".join(pieces))
                return run.advance()
            looked = found.start() + 1

    def _is_end(self, source: Source, found: re.Match[str]) -> bool | None:
        if found.group() in self._before or (not self._then and found.group() not in self._at_end):
            return True
        at = source.at
        source.at = found.end()
        size = len(source.skip_space())
        if found.group() in self._at_end:
            is_last = source.at == len(source.text) and size <= _LONGEST_SPACE
            source.at = at
            return is_last and (True if source.is_end else None)
        word = source.starts_with(self._then)
        source.at = at
        if size > _LONGEST_SPACE:
            return False
        return None if word == "" else bool(word)

    def _tell(self, run: Run, text: str) -> None:
        if self._trim == "newline":
            text = text.removeprefix("\n").removesuffix("\n")
        elif self._trim == "cdata" and (found := _CDATA.fullmatch(text)):
            text = found[1]
        if self._typed == "schema":
            value = typed(text, run.parts.types_of(run.key))
        elif self._typed == "field":
            value = typed(text, frozenset(("string",)) if run.type in ("string", "true") else frozenset())
        else:
            value = typed(text, frozenset(("string",)))
        run.parts.add_member(run.key, value)


_NAME: Final = re.compile(r"[^\s<>{}()\[\]\"'`,;]+")
_SPACE: Final = " \t\r\n"
_FIRST: Final = re.compile(r"[ \t\r\n]{0,256}")
_INDEX: Final = re.compile(r":[0-9]+\Z")
_REFERENCE: Final = re.compile(r"&(?:(lt|gt|amp|quot|apos)|#([0-9]{1,7})|#x([0-9a-fA-F]{1,6}));")
"""A character reference as in XML 1.0 without a document type."""
_REFERRED: Final = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}
_LONGEST_NAME: Final = 256


class Word(Step):
    """One of some words of the format."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._words = longest_first(row["one_of"])
        self._may_be_missing = bool(row.get("may_be_missing"))

    def run(self, run: Run) -> int:
        source = run.source
        source.skip_space()
        if source.is_end and self._may_be_missing and source.at == len(source.text):
            return WRONG if run.parts.was_cut else run.advance()
        found = source.starts_with(self._words)
        if not found:
            return WRONG if found is None else MORE
        source.at += len(found)
        return run.advance()

    def may_begin(self, source: Source) -> bool | None:
        source.skip_space()
        found = source.starts_with(self._words)
        return None if found == "" else found is not None or source.ends_inside(self._words)


class Field(Step):
    """Text up to one of some words: the name of the tool, an id, a key, or a type."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._is: str = row["holds"]
        self._until = any_of(row["until"])
        self._longest = _LONGEST_NAME + max(map(len, row["until"]))
        self._prefix: str = row.get("prefix") or ""
        self._is_id = bool(row.get("is_id"))
        self._drop_index = bool(row.get("drop_index"))
        self._escape: str = row.get("escape") or ""

    def run(self, run: Run) -> int:
        source = run.source
        if run.memory is None and self._is == "name":
            source.skip_space()
        end = source.at + self._longest
        found = self._until.search(source.text, source.at, end)
        if found is None:
            rest = source.text[source.at : end]
            if self._is == "name" and rest and not self._may_be_name(rest):
                return WRONG
            return WRONG if source.is_end or len(rest) == self._longest else MORE
        if not self._set(run, source.text[source.at : found.start()]):
            return WRONG
        source.at = found.start()
        return run.advance()

    def _may_be_name(self, text: str) -> bool:
        """Return True if a name may begin with `text`, also if a mark may be about to begin."""
        begun = _NAME.match(text)
        return begun is not None and (not (rest := text[begun.end() :].lstrip(_SPACE)) or rest[0] in "<[{(")

    def _set(self, run: Run, text: str) -> bool:
        parts = run.parts
        if self._escape == "xml":
            text = _REFERENCE.sub(_referred, text)
        if self._is == "name":
            text = text.strip(_SPACE)
            if self._is_id:
                parts.set_id(text)
            if self._drop_index:
                text = _INDEX.sub("", text)
            return _NAME.fullmatch(text) is not None and parts.set_name(text.removeprefix(self._prefix))
        if self._is == "id":
            parts.set_id(text.strip(_SPACE))
        elif self._is == "key":
            run.key = text.strip(_SPACE)
        elif self._is == "type":
            run.type = text.strip(_SPACE)
        return True


class Json(Step):
    """JSON: the arguments, a call, or a list of calls."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._holds: Holds = row["holds"]
        self._keys = CallKeys(row)

    def run(self, run: Run) -> int:
        if run.memory is None:
            run.memory = JsonReader(self._holds, self._keys, run.parts)
        state: int = run.memory.read(run.source)
        run.has_begun = run.has_begun or run.memory.is_inside
        return run.advance() if state == DONE else state

    def may_begin(self, source: Source) -> bool | None:
        source.skip_space()
        text, at = source.text, source.at
        if at == len(text):
            return False if source.is_end else None
        if self._holds != "calls" or text[at] != "[":
            return text[at] == ("[" if self._holds == "calls" else "{")
        first = _FIRST.match(text, at + 1).end()  # type: ignore[union-attr]  # it matches everywhere
        if first == len(text) and first <= at + _LONGEST_NAME:
            return False if source.is_end else None
        return first < len(text) and text[first] in "{]"


class Literal(Step):
    """Calls or arguments in a notation that is not JSON, by its rules."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._rules = row

    def run(self, run: Run) -> int:
        if run.memory is None:
            run.memory = LiteralReader(self._rules)
        state: int = run.memory.read(run.source)
        run.has_begun = run.has_begun or run.memory.is_inside
        if state != DONE:
            return state
        return run.advance() if run.memory.tell(run.parts) else WRONG


class Repeat(Step):
    """Steps as often as they come."""

    is_loop = True

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.steps = compile_steps(row["steps"])

    def run(self, run: Run) -> int:
        comes = self.steps[0].may_begin(run.source)
        if comes is None:
            return MORE
        return run.enter(self.steps, self) if comes else run.advance()

    def may_begin(self, source: Source) -> bool | None:
        return self.steps[0].may_begin(source)


class Optional(Repeat):
    """Steps that may come once."""

    is_loop = False


class Choice(Step):
    """The first of some branches that what comes next is."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._branches = tuple(compile_steps(branch["steps"]) for branch in row["branches"])

    def run(self, run: Run) -> int:
        for branch in self._branches:
            comes = branch[0].may_begin(run.source)
            if comes is None:
                return MORE
            if comes:
                return run.enter(branch)
        return WRONG


class Call(Step):
    """The steps of one call."""

    is_call = True

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.steps = compile_steps(row["steps"])

    def run(self, run: Run) -> int:
        run.parts.begin()
        return run.enter(self.steps, self)

    def may_begin(self, source: Source) -> bool | None:
        return self.steps[0].may_begin(source)


_STEPS: Final[Mapping[str, Callable[[Mapping[str, Any]], Step]]] = {
    "word": Word,
    "field": Field,
    "json": Json,
    "value": Value,
    "elements": Elements,
    "literal": Literal,
    "repeat": Repeat,
    "optional": Optional,
    "choice": Choice,
    "call": Call,
}


def compile_steps(rows: Sequence[Mapping[str, Any]]) -> Steps:
    """Return the steps for rows of a format."""
    return tuple(_STEPS[row["step"]](row) for row in rows)


def _referred(reference: re.Match[str]) -> str:
    name, decimal, hexadecimal = reference.groups()
    if name:
        return _REFERRED[name]
    code = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(code) if 0 < code < 0xD800 or 0xE000 <= code <= 0x10FFFF else reference.group()

"""Values as bare text, up to a closing word that something of the format follows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.text.machine import Run, Step
from turnwire.codecs.text.source import MORE, WRONG, Source
from turnwire.codecs.text.values import typed
from turnwire.codecs.text.words import any_of, longest_first

_CDATA: Final = re.compile(r"\s*<!\[CDATA\[(.*)\]\]>\s*", re.DOTALL)
_LONGEST_SPACE: Final = 256
"""White space between a closing word and what has to follow it."""


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

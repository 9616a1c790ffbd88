"""The steps by which a text format is read, compiled from its row, and the machine that goes through them.

A step takes text from a `Source` and says `DONE`, `MORE` or `WRONG`. White space before a word of the format is free.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from turnwire.codecs.text.json_reader import CallKeys, CallParts, JsonReader
from turnwire.codecs.text.literals import LiteralReader
from turnwire.codecs.text.source import DONE, MORE, WRONG, Source
from turnwire.codecs.text.values import typed

_NAME: Final = re.compile(r"[^\s<>{}()\[\]\"'`,;]+")
_INDEX: Final = re.compile(r":[0-9]+\Z")
_ESCAPED: Final = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))
_LONGEST_NAME: Final = 256
_LONGEST_SPACE: Final = 256
"""White space between a closing mark and what has to follow it."""


class Parts(CallParts, Protocol):
    """Takes the parts of calls, members of the arguments one by one included."""

    was_cut: bool
    """Whether the model did not end the text."""

    def add_member(self, key: str, value: str) -> bool:
        """A member of the arguments, its value as JSON text; False where it has one of that name."""

    def types_of(self, key: str) -> frozenset[str]:
        """The types that the tool's schema allows for a member."""


class Run:
    """Where the reading of one block stands: steps inside steps, and what the current one remembers."""

    __slots__ = ("frames", "has_begun", "key", "memory", "parts", "source", "type")

    def __init__(self, steps: Steps, source: Source, parts: Parts) -> None:
        self.frames: list[_Frame] = [_Frame(steps)]
        self.source = source
        self.parts = parts
        self.memory: Any = None
        self.has_begun = False
        """Whether anything of the format was found behind the opening mark."""
        self.key = ""
        self.type = ""

    def go_on(self) -> int:
        """Read as far as the text goes. DONE where the block is complete."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            if frame.next == len(frame.steps):
                state = self._leave(frame)
            else:
                state = frame.steps[frame.next].run(self)
                if state == DONE:
                    self.memory = None
            if state != DONE:
                return state
        return DONE

    def enter(self, steps: Steps, owner: Step | None = None) -> int:
        """Read `steps` next; the current step is done when they are, and asked again if it is a loop."""
        self.frames[-1].next += 1
        self.frames.append(_Frame(steps, owner))
        return DONE

    def advance(self) -> int:
        """The current step is done."""
        self.frames[-1].next += 1
        self.has_begun = True
        return DONE

    def _leave(self, frame: _Frame) -> int:
        owner = frame.owner
        if isinstance(owner, Call) and not self.parts.finish():
            return WRONG
        self.frames.pop()
        if isinstance(owner, Repeat):
            self.frames[-1].next -= 1
        return DONE


class _Frame:
    __slots__ = ("next", "owner", "steps")

    def __init__(self, steps: Steps, owner: Step | None = None) -> None:
        self.steps = steps
        self.next = 0
        self.owner = owner


class Step:
    """One step of a format."""

    __slots__ = ()

    def run(self, run: Run) -> int:
        """Take text from the source of `run`."""
        raise NotImplementedError

    def may_begin(self, source: Source) -> bool | None:
        """Whether what comes next is this step; None where it cannot be told yet."""
        return True


Steps = tuple[Step, ...]


class Word(Step):
    """One of some words of the format."""

    __slots__ = ("_may_be_missing", "_words")

    def __init__(self, one_of: Sequence[str], *, may_be_missing: bool = False) -> None:
        self._words = tuple(sorted(one_of, key=len, reverse=True))
        self._may_be_missing = may_be_missing

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
        return None if found == "" else found is not None


class Field(Step):
    """Text up to one of some words: the name of the tool, an id, a key, or a type."""

    __slots__ = ("_drop_index", "_escape", "_is", "_prefix", "_until")

    def __init__(
        self, is_: str, until: Sequence[str], prefix: str = "", *, drop_index: bool = False, escape: str = ""
    ) -> None:
        self._is = is_
        self._until = re.compile("|".join(re.escape(word) for word in until))
        self._prefix = prefix
        self._drop_index = drop_index
        self._escape = escape

    def run(self, run: Run) -> int:
        source = run.source
        if run.memory is None and self._is == "name":
            source.skip_space()
        found = self._until.search(source.text, source.at)
        if found is None:
            rest = source.text[source.at :]
            if self._is == "name" and rest and not self._may_be_name(rest):
                return WRONG
            return WRONG if source.is_end or len(rest) > _LONGEST_NAME else MORE
        text = source.text[source.at : found.start()]
        source.at = found.start()
        return run.advance() if self._set(run, text) else WRONG

    def _may_be_name(self, text: str) -> bool:
        """Whether a name may begin with `text`; a mark that only begins to come is not in the way."""
        begun = _NAME.match(text)
        return begun is not None and (not (rest := text[begun.end() :].lstrip()) or rest[0] in "<[{(")

    def _set(self, run: Run, text: str) -> bool:
        parts = run.parts
        if self._escape == "xml":
            for escaped, char in _ESCAPED:
                text = text.replace(escaped, char)
        if self._is == "name":
            text = text.strip()
            if self._drop_index:
                text = _INDEX.sub("", text)
            return _NAME.fullmatch(text) is not None and parts.set_name(text.removeprefix(self._prefix))
        if self._is == "id":
            parts.set_id(text.strip())
        elif self._is == "key":
            run.key = text.strip()
        elif self._is == "type":
            run.type = text.strip()
        return True


class Json(Step):
    """JSON: the arguments, a call, or a list of calls."""

    __slots__ = ("_holds", "_keys")

    def __init__(self, holds: Any, keys: CallKeys) -> None:
        self._holds = holds
        self._keys = keys

    def run(self, run: Run) -> int:
        if run.memory is None:
            run.memory = JsonReader(self._holds, self._keys, run.parts)
        state: int = run.memory.read(run.source)
        run.has_begun = run.has_begun or run.memory.is_inside
        return run.advance() if state == DONE else state

    def may_begin(self, source: Source) -> bool | None:
        source.skip_space()
        if source.at == len(source.text):
            return None if not source.is_end else False
        return source.text[source.at] == ("[" if self._holds == "calls" else "{")


class Literal(Step):
    """Calls or arguments in a notation that is not JSON, by its rules."""

    __slots__ = ("_rules",)

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def run(self, run: Run) -> int:
        if run.memory is None:
            run.memory = LiteralReader(self._rules)
        state: int = run.memory.read(run.source)
        if state != DONE:
            return state
        return run.advance() if run.memory.tell(run.parts) else WRONG


class Value(Step):
    """A value as bare text, up to a closing word that something of the format follows."""

    __slots__ = ("_at_end", "_before", "_ends", "_longest", "_then", "_trim", "_typed")

    def __init__(
        self,
        until: Sequence[str],
        before: Sequence[str],
        at_end: Sequence[str],
        then: Sequence[str],
        typed_by: str,
        *,
        trim: str = "",
    ) -> None:
        self._before = frozenset(before)
        self._at_end = frozenset(at_end)
        words = sorted({*until, *before, *at_end}, key=len, reverse=True)
        self._ends = re.compile("|".join(re.escape(word) for word in words))
        self._longest = len(words[0])
        self._then = tuple(sorted(then, key=len, reverse=True))
        self._typed = typed_by
        self._trim = trim

    def run(self, run: Run) -> int:
        source = run.source
        if run.memory is None:
            run.memory = ([], [source.at])
        pieces: list[str] = run.memory[0]
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
        space = source.skip_space()
        if found.group() in self._at_end:
            is_last = source.at == len(source.text)
            source.at = at
            return is_last and (True if source.is_end else None)
        word = source.starts_with(self._then)
        source.at = at
        if word == "" and len(space) <= _LONGEST_SPACE:
            return None
        return bool(word)

    def _tell(self, run: Run, text: str) -> None:
        if self._trim == "newline":
            text = text.removeprefix("\n").removesuffix("\n")
        if self._typed == "schema":
            value = typed(text, run.parts.types_of(run.key))
        elif self._typed == "field":
            value = typed(text, frozenset(("string",)) if run.type in ("string", "true") else frozenset())
        else:
            value = typed(text, frozenset(("string",)))
        run.parts.add_member(run.key, value)


class Repeat(Step):
    """Steps as often as they come."""

    __slots__ = ("steps",)

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def run(self, run: Run) -> int:
        comes = self.steps[0].may_begin(run.source)
        if comes is None:
            return MORE
        return run.enter(self.steps, self) if comes else run.advance()

    def may_begin(self, source: Source) -> bool | None:
        return self.steps[0].may_begin(source)


class Optional(Repeat):
    """Steps that may come once."""

    __slots__ = ()

    def run(self, run: Run) -> int:
        comes = self.steps[0].may_begin(run.source)
        if comes is None:
            return MORE
        return run.enter(self.steps) if comes else run.advance()


class Choice(Step):
    """The first of some branches that what comes next is."""

    __slots__ = ("_branches",)

    def __init__(self, branches: tuple[Steps, ...]) -> None:
        self._branches = branches

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

    __slots__ = ("steps",)

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def run(self, run: Run) -> int:
        run.parts.begin()
        return run.enter(self.steps, self)

    def may_begin(self, source: Source) -> bool | None:
        return self.steps[0].may_begin(source)


def compile_steps(rows: Sequence[Mapping[str, Any]]) -> Steps:
    """The steps of rows of a format."""
    return tuple(map(_compiled, rows))


def _compiled(row: Mapping[str, Any]) -> Step:
    kind = row["step"]
    if kind == "word":
        return Word(row["one_of"], may_be_missing=bool(row.get("may_be_missing")))
    if kind == "field":
        return Field(
            row["holds"],
            row["until"],
            row.get("prefix") or "",
            drop_index=bool(row.get("drop_index")),
            escape=row.get("escape") or "",
        )
    if kind == "json":
        return Json(row["holds"], CallKeys(row))
    if kind == "value":
        return Value(
            row["until"],
            row.get("before") or (),
            row.get("at_end") or (),
            row.get("then") or (),
            row["typed"],
            trim=row.get("trim") or "",
        )
    if kind == "literal":
        return Literal(row)
    if kind == "repeat":
        return Repeat(compile_steps(row["steps"]))
    if kind == "optional":
        return Optional(compile_steps(row["steps"]))
    if kind == "call":
        return Call(compile_steps(row["steps"]))
    return Choice(tuple(compile_steps(branch["steps"]) for branch in row["branches"]))

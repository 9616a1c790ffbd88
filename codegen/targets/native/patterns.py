"""Patterns of the schemas as tables of a state machine: linear in the text, the same in every language.

Understood is what our documents use of ECMA-262: characters, classes, ``\\d \\w \\s`` and their opposites, groups,
alternatives, counts, ``^`` first and ``$`` last. Anything else stops the generation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from codegen.ecma import CLASSES, ranges_of

LAST = 0x10FFFF
MOST_COPIES = 1000
_CONTROLS = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v"}
_COUNT = re.compile(r"\{(\d+)(,)?(\d+)?\}")

Ranges = list[tuple[int, int]]


class UnknownPattern(Exception):
    """A form of pattern that has no table here."""


@dataclass
class _Machine:
    """A machine whose steps may be several at once: edges by state, some of which need no character."""

    edges: list[list[tuple[Ranges, int]]] = field(default_factory=list)
    free: list[list[int]] = field(default_factory=list)

    def state(self) -> int:
        self.edges.append([])
        self.free.append([])
        return len(self.edges) - 1


def table(pattern: str) -> dict[str, Any]:
    """The machine of a pattern: ``starts`` of the ranges of characters, their ``classes``, ``next`` by state and class.

    State 0 is the first, -1 none any more; ``accepts`` are the states in which a text may end.

    Raises: UnknownPattern.
    """
    body, begins, ends = pattern, pattern.startswith("^"), pattern.endswith("$") and not pattern.endswith("\\$")
    body = body[begins : len(body) - ends]
    machine = _Machine()
    first, last = _Reader(machine, body).whole()
    anything: Ranges = [(0, LAST)]
    if not begins:
        start = machine.state()
        machine.edges[start].append((anything, start))
        machine.free[start].append(first)
        first = start
    if not ends:
        machine.edges[last].append((anything, last))
    return _determined(machine, first, last)


class _Reader:
    """Reads one pattern into a machine."""

    def __init__(self, machine: _Machine, text: str) -> None:
        self.machine = machine
        self.text = text
        self.at = 0

    def whole(self) -> tuple[int, int]:
        ends = self.alternatives()
        if self.at != len(self.text):
            raise self.unknown()
        return ends

    def unknown(self) -> UnknownPattern:
        return UnknownPattern(f"{self.text!r}, character {self.at}: no table is made of this form")

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def alternatives(self) -> tuple[int, int]:
        first, last = self.machine.state(), self.machine.state()
        while True:
            start, end = self.sequence()
            self.machine.free[first].append(start)
            self.machine.free[end].append(last)
            if self.peek() != "|":
                return first, last
            self.at += 1

    def sequence(self) -> tuple[int, int]:
        first = last = self.machine.state()
        while self.peek() not in ("", "|", ")"):
            begin = self.at
            start, end = self.atom()
            after = self.at
            low, high = self.count()
            done = self.at
            if (low, high) != (1, 1):
                start, end = self.repeated(begin, after, low, high)
            self.at = done
            self.machine.free[last].append(start)
            last = end
        return first, last

    def repeated(self, begin: int, after: int, low: int, high: int | None) -> tuple[int, int]:
        """The atom between two places, as often as it may stand."""
        if max(low, high or 0) > MOST_COPIES:
            raise self.unknown()
        first = last = self.machine.state()
        out = self.machine.state()
        for number in range(max(low, high if high is not None else low + 1)):
            self.at = begin
            start, end = self.atom()
            assert self.at == after
            if number >= low:
                self.machine.free[last].append(out)
            self.machine.free[last].append(start)
            if high is None and number == low:
                self.machine.free[end].append(start)
            last = end
        self.machine.free[last].append(out)
        return first, out

    def count(self) -> tuple[int, int | None]:
        sign = self.peek()
        if sign in ("*", "+", "?") and sign:
            self.at += 1
            found: tuple[int, int | None] = {"*": (0, None), "+": (1, None), "?": (0, 1)}[sign]
        elif match := _COUNT.match(self.text, self.at):
            self.at = match.end()
            low = int(match[1])
            found = (low, (int(match[3]) if match[3] else None) if match[2] else low)
        else:
            return 1, 1
        if self.peek() in ("?", "+", "*") and self.peek():
            raise self.unknown()
        return found

    def atom(self) -> tuple[int, int]:
        sign = self.peek()
        if sign == "(":
            self.at += 3 if self.text.startswith("(?:", self.at) else 1
            if self.peek() in ("?", ""):
                raise self.unknown()
            ends = self.alternatives()
            if self.peek() != ")":
                raise self.unknown()
            self.at += 1
            return ends
        if sign in ("^", "$", "*", "+", "?", "{"):
            raise self.unknown()
        self.at += 1
        if sign == "[":
            ranges = self.bracket()
        elif sign == ".":
            ranges = _opposite([(0xA, 0xA), (0xD, 0xD), (0x2028, 0x2029)])
        elif sign == "\\":
            ranges = self.escape()
        else:
            ranges = [(ord(sign), ord(sign))]
        first, last = self.machine.state(), self.machine.state()
        self.machine.edges[first].append((ranges, last))
        return first, last

    def escape(self) -> Ranges:
        letter = self.peek()
        self.at += 1
        if letter.lower() in CLASSES and letter:
            ranges = ranges_of(letter.lower())
            return ranges if letter.islower() else _opposite(ranges)
        if letter in _CONTROLS and letter:
            letter = _CONTROLS[letter]
        elif not letter or letter.isalnum():
            raise self.unknown()
        return [(ord(letter), ord(letter))]

    def bracket(self) -> Ranges:
        negated = self.peek() == "^"
        self.at += negated
        ranges: Ranges = []
        while self.peek() != "]":
            low = self.member()
            if self.peek() == "-" and self.text[self.at + 1 : self.at + 2] not in ("]", "") and len(low) == 1:
                self.at += 1
                high = self.member()
                ranges.append((low[0][0], high[0][1]))
            else:
                ranges += low
        self.at += 1
        return _opposite(ranges) if negated else ranges

    def member(self) -> Ranges:
        sign = self.peek()
        if not sign:
            raise self.unknown()
        self.at += 1
        return self.escape() if sign == "\\" else [(ord(sign), ord(sign))]


def _opposite(ranges: Ranges) -> Ranges:
    found: Ranges = []
    next_free = 0
    for low, high in sorted(ranges):
        if low > next_free:
            found.append((next_free, low - 1))
        next_free = max(next_free, high + 1)
    return [*found, (next_free, LAST)] if next_free <= LAST else found


def _determined(machine: _Machine, first: int, last: int) -> dict[str, Any]:
    """The same machine with one state at a time."""
    borders = {0}
    for edges in machine.edges:
        for ranges, _target in edges:
            for low, high in ranges:
                borders |= {low, high + 1}
    starts = sorted(border for border in borders if border <= LAST)
    columns: dict[tuple[bool, ...], int] = {}
    every = [ranges for edges in machine.edges for ranges, _target in edges]
    distinct = list({tuple(ranges): ranges for ranges in every}.values())
    classes = []
    shown: list[int] = []
    for start in starts:
        key = tuple(any(low <= start <= high for low, high in ranges) for ranges in distinct)
        if key not in columns:
            columns[key] = len(columns)
            shown.append(start)
        classes.append(columns[key])
    begin = _reached(machine, {first})
    numbers = {begin: 0}
    waiting, rows = [begin], []
    while waiting:
        states = waiting.pop(0)
        row = []
        for character in shown:
            targets = {
                target
                for state in states
                for ranges, target in machine.edges[state]
                if any(low <= character <= high for low, high in ranges)
            }
            following = _reached(machine, targets)
            if not following:
                row.append(-1)
                continue
            if following not in numbers:
                numbers[following] = len(numbers)
                waiting.append(following)
            row.append(numbers[following])
        rows.append(row)
    accepts = sorted(number for states, number in numbers.items() if last in states)
    return {"starts": starts, "classes": classes, "next": rows, "accepts": accepts}


def _reached(machine: _Machine, states: set[int]) -> frozenset[int]:
    found = set(states)
    waiting = list(states)
    while waiting:
        for other in machine.free[waiting.pop()]:
            if other not in found:
                found.add(other)
                waiting.append(other)
    return frozenset(found)

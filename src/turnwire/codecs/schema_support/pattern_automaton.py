"""From a finite automaton to a plain pattern: states that differ in nothing are joined, then removed one by one."""

from __future__ import annotations

from collections.abc import Sequence as Items
from typing import Final

from turnwire.codecs.schema_support.pattern_syntax import (
    EMPTY,
    MAX_LENGTH,
    MAX_REPEAT,
    Chars,
    Choice,
    Node,
    PatternError,
    Repeat,
    Sequence,
    join_ranges,
)
from turnwire.codecs.schema_support.work import spend

Moves = Items[dict[int, list[tuple[int, int]]]]
"""For each state the characters that lead to each other state."""
_MAX_NODES: Final = MAX_LENGTH


def pattern_of(moves: Moves, final: Items[bool]) -> Node | None:
    """Return the tree of a pattern for the texts that an automaton takes from state 0; None if it takes none.

    Raises:
        PatternError: the pattern would be too large.
    """
    useful = _leads_to_end(moves, final)
    if 0 not in useful:
        return None
    classes = _classes(moves, final, useful)
    ways: dict[int, dict[int, Node]] = {}
    for state in sorted(useful):
        for target, ranges in moves[state].items():
            if target in useful and state == _first(classes, classes[state]):
                row = ways.setdefault(classes[state] + 1, {})
                row[classes[target] + 1] = _either(row.get(classes[target] + 1), Chars(join_ranges(ranges)))
    start, end = -1, -2
    ways[start] = {classes[0] + 1: EMPTY}
    for state in sorted(useful):
        if final[state]:
            ways.setdefault(classes[state] + 1, {})[end] = EMPTY
    _remove_states(ways)
    return ways[start].get(end)


def _first(classes: dict[int, int], wanted: int) -> int:
    return next(state for state, each in classes.items() if each == wanted)


def _leads_to_end(moves: Moves, final: Items[bool]) -> set[int]:
    before: dict[int, set[int]] = {}
    for state, row in enumerate(moves):
        for target in row:
            before.setdefault(target, set()).add(state)
    found = {state for state, ends in enumerate(final) if ends}
    stack = list(found)
    while stack:
        for state in before.get(stack.pop(), ()):
            if state not in found:
                found.add(state)
                stack.append(state)
    return found


def _classes(moves: Moves, final: Items[bool], useful: set[int]) -> dict[int, int]:
    """A number for each useful state; the same for states from which the same texts are taken (Moore's algorithm)."""
    states = sorted(useful)
    classes = {state: int(final[state]) for state in states}
    count = len(set(classes.values()))
    while True:
        numbers: dict[object, int] = {}
        spend(len(states) // 2)
        new: dict[int, int] = {}
        for state in states:
            by_class: dict[int, list[tuple[int, int]]] = {}
            for target, ranges in moves[state].items():
                if target in useful:
                    by_class.setdefault(classes[target], []).extend(ranges)
            key = classes[state], frozenset((each, join_ranges(ranges)) for each, ranges in by_class.items())
            new[state] = numbers.setdefault(key, len(numbers))
        classes = new
        if len(numbers) == count:
            return classes
        count = len(numbers)


def _remove_states(ways: dict[int, dict[int, Node]]) -> None:
    """Remove all states but start and end, those with the fewest ways first."""
    while True:
        rest = [state for state in ways if state > 0]
        if not rest:
            return
        spend(len(rest) ** 2 // 100)
        into = {state: [each for each, row in ways.items() if state in row and each != state] for state in rest}
        state = min(rest, key=lambda each: (len(into[each]) * len(ways[each]), -each))
        row = ways.pop(state)
        loop = row.pop(state, None)
        again = EMPTY if loop is None else _repeated(loop, 0, None)
        for source in into[state]:
            first = ways[source].pop(state)
            for target, last in row.items():
                found = _either(ways[source].get(target), _after(_after(first, again), last))
                size = _size(found)
                spend(1 + size // 20)
                if size > _MAX_NODES:
                    raise PatternError("the pattern would be too large")
                ways[source][target] = found


def _size(node: Node) -> int:
    if isinstance(node, Sequence):
        return 1 + sum(map(_size, node.parts))
    if isinstance(node, Choice):
        return 1 + sum(map(_size, node.options))
    return 1 + _size(node.node) if isinstance(node, Repeat) else 1


# Trees of what comes after each other, of choices and repetitions, in their shortest form.


def _parts(node: Node) -> tuple[Node, ...]:
    return node.parts if isinstance(node, Sequence) else (node,)


def _sequence(parts: Items[Node]) -> Node:
    return parts[0] if len(parts) == 1 else Sequence(tuple(parts))  # of none: EMPTY


def _counted(node: Node) -> tuple[Node, int, int | None]:
    return (node.node, node.least, node.most) if isinstance(node, Repeat) else (node, 1, 1)


def _repeated(node: Node, least: int, most: int | None) -> Node:
    inner, low, high = _counted(node)
    if (low, high) in ((0, None), (0, 1), (1, None)) and (least, most) in ((0, None), (0, 1)):
        low = 0
        return Repeat(inner, low, None if high is None or most is None else 1)
    if low == 1 and high is not None and (least, most) == (0, 1):
        return Repeat(inner, 0, high)
    return node if (least, most) == (1, 1) or node == EMPTY else Repeat(node, least, most)


def _after(first: Node, second: Node) -> Node:
    """`second` after `first`; the same node twice is counted."""
    found: list[Node] = []
    for part in (*_parts(first), *_parts(second)):
        if found:
            inner, low, high = _counted(found[-1])
            next_inner, next_low, next_high = _counted(part)
            most = None if high is None or next_high is None else high + next_high
            if inner == next_inner and low + next_low <= MAX_REPEAT and (most is None or most <= MAX_REPEAT):
                found[-1] = Repeat(inner, low + next_low, most)
                continue
        found.append(part)
    return _sequence(found)


def _either(first: Node | None, second: Node) -> Node:
    """One of two nodes; what they have in common at their start or end is written once."""
    if first is None or first == second:
        return second
    if isinstance(first, Chars) and isinstance(second, Chars):
        return Chars(join_ranges((*first.ranges, *second.ranges)))
    if EMPTY in (first, second):
        return _repeated(second if first == EMPTY else first, 0, 1)
    (inner, low, high), (other, other_low, other_high) = _counted(first), _counted(second)
    ends = [end for end in (high, other_high) if end is not None]
    if inner == other and (not ends or max(low, other_low) <= min(ends) + 1):  # no count between the two is missing
        return Repeat(inner, min(low, other_low), max(ends) if len(ends) == 2 else None)
    firsts, seconds = _parts(first), _parts(second)
    if firsts[0] == seconds[0]:
        return _after(firsts[0], _either(_sequence(firsts[1:]), _sequence(seconds[1:])))
    if firsts[-1] == seconds[-1]:
        return _after(_either(_sequence(firsts[:-1]), _sequence(seconds[:-1])), firsts[-1])
    options = [each for node in (first, second) for each in (node.options if isinstance(node, Choice) else (node,))]
    sets = [each for each in options if isinstance(each, Chars)]
    others: list[Node] = [each for each in dict.fromkeys(options) if not isinstance(each, Chars)]
    if sets:
        others.append(Chars(join_ranges(pair for each in sets for pair in each.ranges)))
    return others[0] if len(others) == 1 else Choice(tuple(others))

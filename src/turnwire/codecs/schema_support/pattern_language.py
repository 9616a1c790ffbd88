"""What patterns match, as sets of texts that can be joined, cut and negated: for conditions that few engines read.

A pattern becomes a term of choices, sequences, intersections and complements. Its derivatives by a character
(Brzozowski, "Derivatives of regular expressions", 1964) are the states of an automaton, which becomes a plain pattern.
All of it has limits, since an automaton can be exponentially larger than its pattern.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final, Literal, TypeAlias

from turnwire.codecs.schema_support.pattern_automaton import pattern_of
from turnwire.codecs.schema_support.pattern_syntax import (
    ANY,
    EMPTY,
    LAST,
    Anchor,
    BackReference,
    Chars,
    Choice,
    Group,
    Look,
    Node,
    PatternError,
    Ranges,
    Repeat,
    Sequence,
)
from turnwire.codecs.schema_support.work import spend

MAX_STATES: Final = 60
MAX_SETS: Final = 60
_MAX_TERM_WORK: Final = 8_000
_MAX_WORDS: Final = 32

Term: TypeAlias = "tuple[Any, ...]"
"""`("none",)`, `("empty",)`, `("chars", ranges)`, `("then", a, b)`, `("repeat", a, least, most)`, `("or", set)`,
`("and", set)` or `("not", a)`.
"""
_NONE: Final[Term] = ("none",)
_EMPTY: Final[Term] = ("empty",)
_AtStart: TypeAlias = Literal["yes", "no", "maybe"]


def _then(first: Term, second: Term) -> Term:
    if first == _NONE or second == _NONE:
        return _NONE
    if first == _EMPTY:
        return second
    if second == _EMPTY:
        return first
    if first[0] == "then":
        return _then(first[1], _then(first[2], second))
    return ("then", first, second)


def _repeat(term: Term, least: int, most: int | None) -> Term:
    if most is not None and most < least:
        return _NONE
    if most == 0 or term == _EMPTY:
        return _EMPTY
    if term == _NONE:
        return _EMPTY if least == 0 else _NONE
    return term if (least, most) == (1, 1) else ("repeat", term, least, most)


_ALL: Final = _repeat(("chars", ANY.ranges), 0, None)


def _any_of(terms: Iterable[Term]) -> Term:
    found: set[Term] = set()
    for term in terms:
        if term[0] == "or":
            found |= term[1]
        elif term != _NONE:
            found.add(term)
    if _ALL in found:
        return _ALL
    return next(iter(found)) if len(found) == 1 else ("or", frozenset(found)) if found else _NONE


def _all_of(terms: Iterable[Term]) -> Term:
    found: set[Term] = set()
    for term in terms:
        if term[0] == "and":
            found |= term[1]
        elif term != _ALL:
            found.add(term)
    if _NONE in found:
        return _NONE
    if _EMPTY in found:
        return _EMPTY if all(map(_takes_empty, found)) else _NONE
    return next(iter(found)) if len(found) == 1 else ("and", frozenset(found)) if found else _ALL


def _not(term: Term) -> Term:
    if term == _ALL:
        return _NONE
    if term == _NONE:
        return _ALL
    inner: Term = term[1] if term[0] == "not" else ("not", term)
    return inner


def _takes_empty(term: Term) -> bool:
    kind = term[0]
    if kind == "then":
        return _takes_empty(term[1]) and _takes_empty(term[2])
    if kind == "repeat":
        return bool(term[2] == 0) or _takes_empty(term[1])
    if kind == "or":
        return any(map(_takes_empty, term[1]))
    if kind == "and":
        return all(map(_takes_empty, term[1]))
    return not _takes_empty(term[1]) if kind == "not" else kind == "empty"


class _Automaton:
    """The derivatives of one term."""

    def __init__(self, start: Term) -> None:
        self._known: dict[tuple[Term, int], Term] = {}
        self._work = 0
        edges = sorted(
            {0, LAST + 1, *(edge for ranges in _sets(start) for low, high in ranges for edge in (low, high + 1))}
        )
        if len(edges) > MAX_SETS:
            raise PatternError("too many sets of characters")
        sets = list(zip(edges, (edge - 1 for edge in edges[1:]), strict=False))
        states, moves, at = {start: 0}, [], 0
        order = [start]
        while at < len(order):
            row: dict[int, list[tuple[int, int]]] = {}
            for low, high in sets:
                following = self._derive(order[at], low)
                if following == _NONE:
                    continue
                if following not in states:
                    if len(states) == MAX_STATES:
                        raise PatternError("too many states")
                    states[following] = len(states)
                    order.append(following)
                row.setdefault(states[following], []).append((low, high))
            moves.append(row)
            at += 1
        self.moves = moves
        self.final = [_takes_empty(term) for term in order]

    def _derive(self, term: Term, char: int) -> Term:
        key = (term, char)
        if (found := self._known.get(key)) is None:
            self._work += 1
            spend()
            if self._work > _MAX_TERM_WORK:
                raise PatternError("too much work")
            found = self._known[key] = self._derived(term, char)
        return found

    def _derived(self, term: Term, char: int) -> Term:
        kind = term[0]
        if kind == "chars":
            return _EMPTY if any(low <= char <= high for low, high in term[1]) else _NONE
        if kind == "then":
            first = _then(self._derive(term[1], char), term[2])
            return _any_of((first, self._derive(term[2], char))) if _takes_empty(term[1]) else first
        if kind == "repeat":
            _, inner, least, most = term
            if _takes_empty(inner):
                least = 0
            rest = _repeat(inner, max(least - 1, 0), None if most is None else most - 1)
            return _then(self._derive(inner, char), rest)
        if kind in ("or", "and"):
            return (_any_of if kind == "or" else _all_of)([self._derive(each, char) for each in term[1]])
        return _not(self._derive(term[1], char)) if kind == "not" else _NONE


def _sets(term: Term) -> set[Ranges]:
    if term[0] == "chars":
        return {term[1]}
    if term[0] in ("or", "and"):
        return set().union(*map(_sets, term[1]))
    return set().union(*(_sets(each) for each in term[1:] if isinstance(each, tuple)))


# From the tree of a pattern to a term. `after` is what follows; conditions are about all of it.


def _term(node: Node, after: Term, at_start: _AtStart) -> Term:
    if isinstance(node, Chars):
        return _then(("chars", node.ranges), after)
    if isinstance(node, Group):
        return _term(node.node, after, at_start)
    if isinstance(node, Choice):
        return _any_of([_term(option, after, at_start) for option in node.options])
    if isinstance(node, Sequence):
        places: list[_AtStart] = []
        for part in node.parts:
            places.append(at_start)
            at_start = _start_after(part, at_start)
        for part, place in zip(reversed(node.parts), reversed(places), strict=True):
            after = _term(part, after, place)
        return after
    if isinstance(node, Repeat):
        if not _is_plain(node.node):
            raise PatternError("a repeated condition")
        return _then(_repeat(_term(node.node, _EMPTY, "maybe"), node.least, node.most), after)
    if isinstance(node, Anchor):
        if node.at == "end":
            return _all_of((_EMPTY, after))
        if at_start == "maybe":
            raise PatternError("a start that may be in the middle")
        return after if at_start == "yes" else _NONE
    if isinstance(node, Look) and node.ahead:
        seen = _term(node.node, _ALL, at_start)
        return _all_of((_not(seen) if node.negative else seen, after))
    raise PatternError("a condition on what came before, or a back-reference")


def _start_after(node: Node, at_start: _AtStart) -> _AtStart:
    if at_start == "no" or isinstance(node, (Anchor, Look)):
        return at_start
    if isinstance(node, Group):
        return _start_after(node.node, at_start)
    if isinstance(node, Sequence):
        for part in node.parts:
            at_start = _start_after(part, at_start)
        return at_start
    if isinstance(node, Choice):
        found = {_start_after(option, at_start) for option in node.options}
        return found.pop() if len(found) == 1 else "maybe"
    if isinstance(node, Repeat):
        return _start_after(node.node, at_start) if node.least else "maybe"
    return "no"


def _is_plain(node: Node) -> bool:
    if isinstance(node, (Group, Repeat)):
        return _is_plain(node.node)
    if isinstance(node, (Sequence, Choice)):
        return all(map(_is_plain, node.parts if isinstance(node, Sequence) else node.options))
    return isinstance(node, Chars)


def _anywhere(node: Node, after: Term) -> Term:
    """Texts that have `node` somewhere, with `after` behind it."""
    later = _term(node, after, "no")
    return _any_of((_term(node, after, "yes"), _then(("chars", ANY.ranges), _then(_ALL, later))))


def _prefix(parts: tuple[Node, ...]) -> Term:
    """Texts that end where `parts` end."""
    if any(_looks_on(part) for part in parts):
        raise PatternError("a condition on what follows before one on what came before")
    for at in range(len(parts) - 1, -1, -1):
        part = parts[at]
        if isinstance(part, Look) and not part.ahead:
            if not _is_plain(part.node):
                raise PatternError("a condition inside a condition on what came before")
            seen = _then(_ALL, _term(part.node, _EMPTY, "maybe"))
            left = _all_of((_prefix(parts[:at]), _not(seen) if part.negative else seen))
            return _then(left, _term(Sequence(parts[at + 1 :]), _EMPTY, "maybe"))
    return _anywhere(Sequence(parts), _EMPTY)


def _looks_on(node: Node) -> bool:
    """Whether it has a condition on what follows it: that is not in the texts that end where it ends."""
    if isinstance(node, (Sequence, Choice)):
        return any(map(_looks_on, node.parts if isinstance(node, Sequence) else node.options))
    if isinstance(node, (Group, Repeat)) or (isinstance(node, Look) and not node.ahead):
        return _looks_on(node.node)
    return isinstance(node, Look) or node == Anchor("end")


def texts_of(node: Node) -> Term:
    """The texts in which a pattern is found.

    Raises:
        PatternError: it has a condition that is not understood.
    """
    if isinstance(node, Choice):
        return _any_of(map(texts_of, node.options))
    parts = node.parts if isinstance(node, Sequence) else (node,)
    behind = [at for at, part in enumerate(parts) if isinstance(part, Look) and not part.ahead]
    if not behind:
        return _any_of(_anywhere(each, _ALL) for each in _without_back_references(parts))
    last = behind[-1] + 1
    return _then(_prefix(parts[:last]), _term(Sequence(parts[last:]), _ALL, "maybe"))


def _without_back_references(parts: tuple[Node, ...]) -> list[Node]:
    """The sequence once for each text of a group that is referred to; groups inside others are not looked at."""
    wanted = {number for part in parts for number in _referred(part)}
    if not wanted:
        return [Sequence(parts)]
    for at, part in enumerate(parts):
        if isinstance(part, Group) and part.number in wanted:
            texts = _words(part.node)
            spend(len(texts) * len(parts))
            found = [
                (*parts[:at], text, *(_replaced(each, part.number, text) for each in parts[at + 1 :])) for text in texts
            ]
            return [node for each in found for node in _without_back_references(each)]
    raise PatternError("a back-reference to a group that may be absent")


def _referred(node: Node) -> set[int]:
    if isinstance(node, BackReference):
        return {node.number}
    if isinstance(node, (Sequence, Choice)):
        return set().union(*map(_referred, node.parts if isinstance(node, Sequence) else node.options))
    return _referred(node.node) if isinstance(node, (Group, Look, Repeat)) else set()


def _replaced(node: Node, number: int, text: Node) -> Node:
    if isinstance(node, BackReference) and node.number == number:
        return text
    if isinstance(node, Sequence):
        return Sequence(tuple(_replaced(part, number, text) for part in node.parts))
    if isinstance(node, Choice):
        return Choice(tuple(_replaced(option, number, text) for option in node.options))
    if isinstance(node, Repeat):
        return Repeat(_replaced(node.node, number, text), node.least, node.most)
    if isinstance(node, Group):
        return Group(_replaced(node.node, number, text), node.number)
    return Look(_replaced(node.node, number, text), node.ahead, node.negative) if isinstance(node, Look) else node


def _words(node: Node) -> list[Node]:
    """The texts of a group as sequences of single characters."""
    found: list[Node]
    if isinstance(node, Chars):
        codes = [code for low, high in node.ranges for code in range(low, min(high, low + _MAX_WORDS) + 1)]
        found = [Chars(((code, code),)) for code in codes]
    elif isinstance(node, Choice):
        found = [word for option in node.options for word in _words(option)]
    elif isinstance(node, Sequence):
        found = [Sequence(words) for words in product(*map(_words, node.parts))]
    else:
        raise PatternError("a back-reference to a group with many texts")
    if len(found) > _MAX_WORDS:
        raise PatternError("a back-reference to a group with many texts")
    return found


def text_of_length(least: int, most: int | None) -> Term:
    """The texts of so many characters."""
    return _repeat(("chars", ANY.ranges), least, most)


def plain_pattern(terms: Iterable[Term]) -> Node:
    """Return the tree, from start to end, of a plain pattern for the texts that are in all of `terms`.

    Raises:
        PatternError: it would be too large, or no text is left.
    """
    automaton = _Automaton(_all_of(terms))
    inner = pattern_of(automaton.moves, automaton.final)
    if inner is None:
        raise PatternError("no text is left")
    parts = inner.parts if isinstance(inner, Sequence) else (inner,)
    return (
        Sequence((Anchor("start"), *parts, Anchor("end")))
        if inner != EMPTY
        else Sequence((Anchor("start"), Anchor("end")))
    )

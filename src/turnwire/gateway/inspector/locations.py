"""Find a location of one JSON document in another document with the same content in another dialect.

In: two documents and a JSON pointer into the first. Out: a pointer into the second: what has the same value and most of
the same steps on its way, or else the place that its surroundings have there. Dialects move and rename, but they keep
texts and numbers; nothing here knows any of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, Final, TypeAlias

MOST_NODES: Final = 200_000
"""Values of a document that are looked at."""

_WORDS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")
MOST_LEAVES: Final = 20
"""Texts and numbers of something by whose places its own is found."""

MOST_NEAR: Final = 20
"""Places of one value, or of one name, that are compared, at one index and elsewhere."""

SIMILAR: Final = 0.4
"""Which part of their words two names have in common at least, where values differ."""

Steps: TypeAlias = tuple[str, ...]
_Group: TypeAlias = dict[str | None, list[Steps]]
"""Places by the first number on their way."""


def steps_of(pointer: str) -> list[str]:
    """The steps of a JSON pointer."""
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def pointer_of(steps: Steps) -> str:
    """The JSON pointer of some steps."""
    return "".join(f"/{step.replace('~', '~0').replace('/', '~1')}" for step in steps)


def nearest(document: Any, pointer: str) -> str:
    """The longest beginning of `pointer` that is in `document`."""
    found: list[str] = []
    for step in steps_of(pointer):
        inner = _inner(document, step)
        if inner is None:
            break
        document = inner[0]
        found.append(step)
    return pointer_of(tuple(found))


class Places:
    """The locations in one document, indexed by value and by name."""

    def __init__(self, document: Any) -> None:
        self._values: dict[tuple[type, Any], _Group] = {}
        self._names: dict[frozenset[str], _Group] = {}
        self._held: dict[Steps, Any] = {}
        for path, value in _nodes(document):
            if not path:
                continue
            self._held[path] = value
            if not _holds(value):
                self._values.setdefault((type(value), value), {}).setdefault(_index(path), []).append(path)
            if not path[-1].isdigit():
                self._names.setdefault(_words(path[-1]), {}).setdefault(_index(path), []).append(path)

    def of(self, document: Any, pointer: str) -> str:
        """Return the pointer in another document for `pointer` in this one, or an empty text if no place matches."""
        steps = tuple(steps_of(nearest(document, pointer)))
        while steps:
            value = _value(document, steps)
            if (found := self._place(steps, value)) is not None:
                return pointer_of(found)
            leaves = [((*steps, *path), leaf) for path, leaf in _leaves(value)]
            inner = [self._place(*each, same=True) for each in leaves]
            if known := [each for each in inner if each is not None]:
                return pointer_of(_common(known))
            steps = steps[:-1]
        return ""

    def _place(self, steps: Steps, value: Any, *, same: bool = False) -> Steps | None:
        """The most alike place, with `same` of those that have this value; None if none is."""
        rated = (
            (_likeness(steps, path, value, self._held[path]), -len(path), path) for path in self._near(steps, value)
        )
        likeness, _, best = max(rated, key=lambda each: each[:2], default=(0.0, 0, ()))
        return best if likeness >= (2 if same else 1) else None

    def _near(self, steps: Steps, value: Any) -> Iterator[Steps]:
        """Places that may be meant: of the same value, or of a name with words in common."""
        if not (_holds(value) or _is_plain(value)):
            yield from _first(self._values.get((type(value), value), {}), steps)
        words = _words(steps[-1])
        for name, group in self._names.items():
            if words and len(words & name) / len(words | name) >= SIMILAR:
                yield from _first(group, steps)


def _index(path: Steps) -> str | None:
    """The first number on a way: mostly that of a message or a tool."""
    return next((step for step in path if step.isdigit()), None)


def _first(group: _Group, steps: Steps) -> Iterator[Steps]:
    """The first places of a group, those at the same index before others."""
    at = _index(steps)
    elsewhere = (path for index, paths in group.items() if index != at for path in paths)
    yield from islice(group.get(at, ()), MOST_NEAR)
    yield from islice(elsewhere, MOST_NEAR)


def _likeness(steps: Steps, path: Steps, value: Any, found: Any) -> float:
    """How much two places are alike; at least 1 where they may be the same, 2 where they have one value."""
    named = _alike(steps[-1], path[-1])
    shared = sum(max(_alike(step, each) for each in path) for step in steps) / (len(steps) + len(path))
    at = sum(step.isdigit() and step in path for step in steps) / 100  # an index counts where nothing else does
    if type(value) is type(found) and value == found and (named or not _is_plain(value)):
        return 2 + named + shared + at
    is_beside = len(steps) == len(path)
    if named == 1 and is_beside:
        return 1 + shared + at
    common = len(_words(steps[-1]) & _words(path[-1]))
    is_plain = not (_holds(value) or _holds(found))
    return 1 + named * shared if named >= SIMILAR and is_plain and (is_beside or common > 1) else 0


def _alike(step: str, other: str) -> float:
    """How many words two names have in common, 1: all."""
    if step.isdigit() or other.isdigit():
        return 0
    words, others = _words(step), _words(other)
    return len(words & others) / len(words | others) if words else float(step == other)


def _holds(value: Any) -> bool:
    return isinstance(value, (dict, list))


def _is_plain(value: Any) -> bool:
    """Return whether a value is so common that only its name identifies its location."""
    return isinstance(value, bool) or value in (None, "", 0, 1, [], {})


def _common(places: list[Steps]) -> Steps:
    """The beginning that some places have in common."""
    first, last = min(places), max(places)
    shared = next((at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), None)
    return first[: min(len(first), len(last)) if shared is None else shared]


@lru_cache(4096)
def _words(step: str) -> frozenset[str]:
    return frozenset(word.lower().removesuffix("s") for word in _WORDS.findall(step))


def _value(document: Any, steps: Steps) -> Any:
    for step in steps:
        inner = _inner(document, step)
        assert inner is not None  # `nearest` has gone this way
        document = inner[0]
    return document


def _inner(document: Any, step: str) -> tuple[Any] | None:
    if isinstance(document, dict):
        return (document[step],) if step in document else None
    if isinstance(document, list) and step.isdigit() and int(step) < len(document):
        return (document[int(step)],)
    return None


def _leaves(value: Any) -> list[tuple[Steps, Any]]:
    """The first texts and numbers within a value."""
    return list(islice(((path, leaf) for path, leaf in _nodes(value) if path and not _holds(leaf)), MOST_LEAVES))


def _nodes(document: Any) -> Iterator[tuple[Steps, Any]]:
    """Every value of a document with its steps, up to `MOST_NODES`, the outer ones first."""
    waiting: list[tuple[Steps, Any]] = [((), document)]
    for number, (path, value) in enumerate(waiting):
        if number >= MOST_NODES:
            return
        yield path, value
        if isinstance(value, dict):
            waiting += [((*path, name), each) for name, each in value.items()]
        elif isinstance(value, list):
            waiting += [((*path, str(index)), each) for index, each in enumerate(value)]

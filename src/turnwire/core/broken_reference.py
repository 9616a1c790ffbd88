"""The place of a reference that cannot be followed: an error of the validator does not have it.

In: a schema that does not compile, and whether a schema does. Out: the steps to the first reference that is at fault,
found by halving: the schema compiles without it and those after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any, Final

_REFERENCES: Final = ("$schema", "$id", "$ref", "$dynamicRef")
"""Keywords that name a schema, those first on which the others depend."""

Steps = tuple[str | int, ...]


def broken_reference(schema: Any, compiles: Callable[[Any], bool]) -> Steps:
    """Return the steps to the keyword of the reference, for example `("items", "$ref")`; empty if none is at fault."""
    places = sorted(_places(schema, ()), key=lambda steps: _REFERENCES.index(str(steps[-1])))
    if not places or not compiles(_without(schema, (), set(places))):
        return ()
    good, bad = 0, len(places)  # with so many references it compiles, and does not
    while bad - good > 1:
        middle = (good + bad) // 2
        if compiles(_without(schema, (), set(places[middle:]))):
            good = middle
        else:
            bad = middle
    return places[good]


def _places(value: Any, steps: Steps) -> Iterator[Steps]:
    for key, item in _items(value):
        if key in _REFERENCES and isinstance(item, str):
            yield (*steps, key)
        else:
            yield from _places(item, (*steps, key))


def _items(value: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, (list, tuple)):
        yield from enumerate(value)


def _without(value: Any, steps: Steps, places: Set[Steps]) -> Any:
    """A copy of `value`, which is at `steps`, without what is at `places`."""
    if not isinstance(value, (Mapping, list, tuple)):
        return value
    kept = {key: _without(item, at, places) for key, item in _items(value) if (at := (*steps, key)) not in places}
    return kept if isinstance(value, Mapping) else list(kept.values())

"""Values of a body whose JSON type is not the one that the dialect's wire document gives their place.

The types come from the typed dicts that are generated from the wire documents, so a property of tomorrow is judged
tomorrow. Only types are judged: a word that no document knows is a word. Null means absent everywhere, and a whole
number may be written as 5.0.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import (
    Any,
    Final,
    ForwardRef,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from turnwire.codecs.wire_values import escaped
from turnwire.codecs.wirejson import MOST_LEVELS

_WORDS: Final = {
    str: "text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    list: "a list",
    dict: "an object",
}


_TAGS: Final = ("type", "event_type", "role")
"""Fields by which the objects of a union are told apart, the first that they have."""


class Place(NamedTuple):
    """A value that is of another type than its place wants."""

    pointer: str
    """JSON pointer into the body."""
    value: Any
    """What stands there."""
    wanted: str
    """What may stand there, in words."""


class _Kind(NamedTuple):
    """What may stand at a place. `plain` None: anything."""

    plain: tuple[type, ...] | None
    objects: tuple[type, ...] = ()
    """Typed dicts."""
    item: Any = None
    """Type of a list's items; None where they are not judged."""


def odd_places(kind: Any, body: Mapping[str, Any]) -> Iterator[Place]:
    """Each value in `body` that is of another type than `kind` has there, outermost first.

    `kind` is a typed dict, or a union of typed dicts that a tag tells apart.
    """
    return _in_value(_kind_of(kind), body, "", MOST_LEVELS)


def _in_object(kind: type, value: Mapping[str, Any], at: str, levels: int) -> Iterator[Place]:
    kinds = _kinds_of(kind)
    for name, each in value.items():
        found = kinds.get(name)
        if found is not None and each is not None and levels > 0:
            yield from _in_value(found, each, f"{at}/{escaped(name)}", levels - 1)


def _in_value(kind: _Kind, value: Any, at: str, levels: int) -> Iterator[Place]:
    if kind.plain is None:
        return
    if isinstance(value, Mapping):
        if kind.objects:
            member = _member(kind.objects, value)
            if member is not None:
                yield from _in_object(member, value, at, levels)
            else:
                odd = (name for name in _TAGS if not isinstance(value.get(name, ""), (str, type(None))))
                yield from (Place(f"{at}/{name}", value[name], _WORDS[str]) for name in odd)
            return
    elif isinstance(value, (list, tuple)):
        if list in kind.plain:
            if kind.item is not None:
                inner = _kind_of(kind.item)
                for place, item in enumerate(value):
                    yield from _in_value(inner, item, f"{at}/{place}", levels - 1)
            return
    elif _is_one_of(value, kind.plain):
        return
    if not (isinstance(value, Mapping) and dict in kind.plain):
        yield Place(at, value, _wanted(kind))


def _wanted(kind: _Kind) -> str:
    types = {*(kind.plain or ()), *([dict] if kind.objects else [])}
    return " or ".join(
        words for each, words in _WORDS.items() if each in types and (each, float in types) != (int, True)
    )


def _is_one_of(value: Any, plain: tuple[type, ...]) -> bool:
    found = type(value)
    if found in plain:
        return True
    if found is int:
        return float in plain
    return found is float and int in plain and value.is_integer()


def _member(objects: tuple[type, ...], value: Mapping[str, Any]) -> type | None:
    """The typed dict that an object is, told by its tag; None where that is not plain."""
    if len(objects) == 1:
        return objects[0]
    tagged = [each for each in objects if _has_tag(each, value)]
    return tagged[0] if len(tagged) == 1 else None


def _has_tag(kind: type, value: Mapping[str, Any]) -> bool:
    name, words = _tag_of(kind)
    return isinstance(value.get(name), str) and value[name] in words


@cache
def _tag_of(kind: type) -> tuple[str, frozenset[str]]:
    """The field by which an object of a union is known, with its words; no words where there is no such field."""
    hints = get_type_hints(kind)
    found = ((name, _words_of(hints[name])) for name in _TAGS if name in hints)
    return next(((name, words) for name, words in found if words), ("", frozenset()))


def _words_of(hint: Any) -> frozenset[str]:
    return frozenset(get_args(hint)) if get_origin(hint) is Literal else frozenset()


@cache
def _kinds_of(kind: type) -> dict[str, _Kind]:
    return {name: _kind_of(hint) for name, hint in get_type_hints(kind).items()}


@cache
def _kind_of(hint: Any) -> _Kind:
    plain: set[type] = set()
    objects: list[type] = []
    items: list[Any] = []
    alternatives = list(_alternatives(hint))
    module = next((sys.modules[each.__module__] for each in alternatives if is_typeddict(each)), None)
    for each in alternatives:
        if isinstance(each, ForwardRef) and module is not None:  # a union may name what its module defines below it
            each = getattr(module, each.__forward_arg__)
        origin = get_origin(each)
        if each is Any:
            return _Kind(None)
        if is_typeddict(each):
            objects.append(each)
        elif origin is Literal:
            plain.update(type(word) for word in get_args(each))
        elif origin in (list, tuple):
            plain.add(list)
            items += get_args(each)[:1]
        elif origin is dict or each is dict:
            plain.add(dict)
        elif isinstance(each, type):
            plain.add(each)
    objects = [] if dict in plain else objects  # any object will do
    return _Kind(tuple(plain), tuple(objects), items[0] if len(items) == 1 else None)


def _alternatives(hint: Any) -> Iterator[Any]:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType, NotRequired):
        for each in get_args(hint):
            yield from _alternatives(each)
    else:
        yield hint

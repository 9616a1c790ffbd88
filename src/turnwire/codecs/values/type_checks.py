"""Check the JSON types of a body's values against the dialect's wire document.

The types come from the typed dicts that are generated from the wire documents, so new properties are checked as soon as
they are generated, and so are the tags of unions. Only types are checked: an unknown word is still a word. Null means
absent everywhere, and a whole number may be written as 5.0. Places that their document marks with `x-judged` are
reported as such: their reader validates them itself, whatever their type.

A fast check comes first: a typed parser with types made from the same typed dicts finds bodies without faults in a
tenth of the time.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import GenericAlias, NoneType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.wire.judged import JUDGED

from turnwire.codecs.values.wire_values import escaped
from turnwire.codecs.values.wirejson import MOST_LEVELS

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw

_WORDS: Final = {
    str: "text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    list: "a list",
    dict: "an object",
}

Path = tuple[str | int, ...]
"""Names of properties, and places in lists."""


class Place(NamedTuple):
    """A value that has another type than its place allows."""

    path: Path
    """Its place in the body."""
    value: Any
    """The value."""
    wanted: str
    """The allowed types, in words."""
    judged: str
    """Where its reader validates it itself, whatever its type: `everywhere`, only in `whole` bodies, or nowhere: empty.
    """

    @property
    def pointer(self) -> str:
        """JSON pointer into the body."""
        return "".join(f"/{escaped(str(step))}" for step in self.path)

    @property
    def name(self) -> str:
        """The property that holds it, directly or in a list."""
        return next((step for step in reversed(self.path) if isinstance(step, str)), "")


class Kind(NamedTuple):
    """The types that a place allows. `plain` None: anything."""

    plain: tuple[type, ...] | None
    objects: tuple[type, ...] = ()
    """Typed dicts."""
    item: Any = None
    """Type of a list's items; None if they are not checked."""
    judged: str = ""
    """See `Place.judged`."""
    exact: frozenset[type] = frozenset()
    """Types of texts, numbers and booleans that need no further check."""


def odd_places(kind: Any, body: AnyRaw) -> list[Place]:
    """Return each value in `body` of another type than `kind` allows there, outermost first.

    `kind` is a typed dict, or a union of typed dicts with a tag.
    """
    found: list[Place] = []
    whole = _kind_at(kind)
    if _is_of(_typed(kind, ()), body):  # nearly always
        return found
    if len(whole.objects) != 1:
        _look(whole, body, None, MOST_LEVELS, "", found)
        return found
    kinds = kinds_of(whole.objects[0])
    for name, each in body.items():  # what the parser cannot decide is seldom in all of them
        inner = kinds.get(name)
        if each is not None and inner is not None and not _is_of(_typed_field(whole.objects[0], name), each):
            _look(inner, each, (None, name), MOST_LEVELS - 1, "", found)
    return found


def tag_of(kind: object, body: AnyRaw) -> str:
    """Return the word that identifies `body` among the members of a union; empty if it has no such word."""
    found = (body.get(name) for name in tags_of(kind_of(kind).objects))
    return next((word for word in found if isinstance(word, str)), "")


_At = tuple[Any, str | int]
"""A place, linked to the place that contains it; None for the whole: few paths are ever written."""


def _path(at: _At | None) -> Path:
    steps: list[str | int] = []
    while at is not None:
        at, step = at
        steps.append(step)
    return tuple(reversed(steps))


def _look(kind: Kind, value: object, at: _At | None, levels: int, judged: str, found: list[Place]) -> None:
    """Add the places in a value at `at`."""
    if kind.plain is None:
        return
    if isinstance(value, dict):
        if kind.objects:
            member = _member(kind.objects, value)
            if member is None:
                odd = (name for name in tags_of(kind.objects) if not isinstance(value.get(name, ""), (str, NoneType)))
                found += (Place(_path((at, name)), value[name], _WORDS[str], "") for name in odd)
            elif levels > 0:
                kinds = kinds_of(member)
                for name, each in value.items():
                    inner = kinds.get(name)
                    if each is not None and inner is not None and type(each) not in inner.exact:
                        _look(inner, each, (at, name), levels - 1, "", found)
            return
        if dict in kind.plain:
            return
    elif isinstance(value, (list, tuple)):
        if list in kind.plain:
            if kind.item is not None:
                inner = _kind_at(kind.item)
                for place, item in enumerate(value):
                    _look(inner, item, (at, place), levels - 1, judged or kind.judged, found)
            return
    elif _is_one_of(value, kind.plain):
        return
    found.append(Place(_path(at), value, _wanted(kind), judged or kind.judged))


def _wanted(kind: Kind) -> str:
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


def _member(objects: tuple[type, ...], value: AnyRaw) -> type | None:
    """Return the typed dict of an object, identified by its tag; None if that is not certain."""
    if len(objects) == 1:
        return objects[0]
    known = _TABLES.get(id(objects))
    if known is None or known[0] is not objects:
        known = _TABLES[id(objects)] = (objects, _by_word(objects))
    only: type | None = None
    for name, by_word in known[1]:
        word = value.get(name)
        if isinstance(word, str) and (found := by_word.get(word)) is not None:
            if only is not None or len(found) != 1:
                return None
            only = found[0]
    return only


# By identity: hashing a type takes longer than everything else. Each holds what its number is of.
_Table = tuple[tuple[str, Mapping[str, list[type]]], ...]
_TABLES: Final[dict[int, tuple[tuple[type, ...], _Table]]] = {}
_KINDS: Final[dict[int, tuple[Any, Kind]]] = {}


def _kind_at(hint: Any) -> Kind:
    """Return the kind of a hint that lives forever."""
    known = _KINDS.get(id(hint))
    if known is None or known[0] is not hint:
        known = _KINDS[id(hint)] = (hint, kind_of(hint))
    return known[1]


@cache
def _by_word(objects: tuple[type, ...]) -> _Table:
    """Return, for each tag of a union, the objects that it identifies, by their words."""
    tags = tags_of(objects)
    tables: dict[str, dict[str, list[type]]] = {name: {} for name in tags}
    for each in objects:
        words = words_of(each)
        name = next((name for name in tags if name in words), None)
        if name is not None:
            for word in words[name]:
                tables[name].setdefault(word, []).append(each)
    return tuple(tables.items())


@cache
def tags_of(objects: tuple[type, ...]) -> tuple[str, ...]:
    """Return the tags of a union: the field that most of its objects have, then that of the rest.

    In each object a tag has other words; a required tag comes before an optional one.
    """
    tags: list[str] = []
    rest = list(objects)
    while rest:
        words: dict[str, list[frozenset[str]]] = {}
        for each in rest:
            for name, own in words_of(each).items():
                words.setdefault(name, []).append(own)
        apart = [name for name, found in words.items() if sum(map(len, found)) == len(frozenset().union(*found))]
        if not apart:
            break
        tags.append(max(apart, key=lambda name: (len(words[name]), _is_required(name, rest))))
        rest = [each for each in rest if tags[-1] not in words_of(each)]
    return tuple(tags)


def _is_required(name: str, objects: list[Any]) -> bool:
    return all(name in each.__required_keys__ for each in objects if name in words_of(each))


@cache
def words_of(kind: type) -> dict[str, frozenset[str]]:
    """Return the fields of an object that can only have certain words."""
    hints = get_type_hints(kind).items()
    words = {name: frozenset(get_args(hint)) for name, hint in hints if get_origin(hint) is Literal}
    return {name: own for name, own in words.items() if all(isinstance(word, str) for word in own)}


@cache
def kinds_of(kind: type) -> dict[str, Kind]:
    judged = JUDGED.get(kind.__module__.rpartition(".")[2], {})
    return {
        name: kind_of(hint)._replace(judged=judged.get((kind.__name__, name), ""))
        for name, hint in get_type_hints(kind).items()
    }


@cache
def kind_of(hint: object) -> Kind:
    plain: set[type] = set()
    objects: list[type] = []
    items: list[object] = []
    alternatives = list(_alternatives(hint))
    module = next((sys.modules[each.__module__] for each in alternatives if is_typeddict(each)), None)
    for each in alternatives:
        if isinstance(each, ForwardRef) and module is not None:  # a union may name what its module defines below it
            each = getattr(module, each.__forward_arg__)
        origin = get_origin(each)
        if each is Any:
            return Kind(None)
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
    exact = plain & {str, bool, int, float} | ({int} if float in plain else set())
    return Kind(tuple(plain), tuple(objects), items[0] if len(items) == 1 else None, exact=frozenset(exact))


def _alternatives(hint: object) -> Iterator[Any]:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType, NotRequired):
        for each in get_args(hint):
            yield from _alternatives(each)
    else:
        yield hint


@cache
def _typed(kind: Any, left_out: tuple[str, ...]) -> Any:
    """Return the parser's type of a typed dict, or of a union of typed dicts; anything if the reader validates it."""
    return _complete(_Types(left_out).of(kind_of(kind)))


@cache
def type_check(kind: Any, *, is_event: bool = False) -> Callable[[bytes], bool]:
    """Return a check of JSON that is True if every value surely has its type; False means that another check is needed.

    `kind` is a typed dict, or a union of typed dicts with one tag.
    """
    from msgspec.json import Decoder

    decode = Decoder(_typed(kind, ("everywhere",) if is_event else ("everywhere", "whole"))).decode

    def has_types(raw: bytes) -> bool:
        try:
            decode(raw)
        except (ValueError, RecursionError):
            return False
        return True

    return has_types


@cache
def _typed_field(kind: type, name: str) -> Any:
    return _complete(_Types(()).of(kinds_of(kind)[name]))


def _complete(type_: Any) -> Any:
    """Return the type, with what the parser notes on its structs: msgspec 0.22 crashes if threads do this at once."""
    from msgspec.json import Decoder

    Decoder(type_)  # of structs that no other thread has yet: each call of the functions above makes its own
    return type_


def _is_of(type_: Any, value: object) -> bool:
    """Return True if a parsed value surely has one of the parser's types."""
    from msgspec import convert

    try:
        convert(value, type_)
    except (ValueError, TypeError, RecursionError):
        return False
    return True


class _Types:
    """Builds the types of one document; what the parser has no type for is refused, so that it gets the other check."""

    def __init__(self, left_out: tuple[str, ...]) -> None:
        self._left_out = left_out
        self._made: dict[tuple[type, str], Any] = {}

    def struct(self, kind: type, tag: str, word: str) -> Any:
        """Return the type of an object, identified by `word` in its field `tag` if it has a tag."""
        from msgspec import defstruct

        made = self._made.get((kind, word))
        if made is None:
            self._made[kind, word] = NoneType  # as long as it is open: an object that holds one of its own kind
            inner = {name: self.of(each) for name, each in kinds_of(kind).items() if name != tag}
            made = self._made[kind, word] = defstruct(
                kind.__name__,
                [(f"f{number}", each | None, None) for number, each in enumerate(inner.values())],
                rename={f"f{number}": name for number, name in enumerate(inner)},
                tag_field=tag or None,
                tag=word or None,
                gc=False,
            )
        return made

    def of(self, kind: Kind) -> Any:
        """Return the type of the values that a place allows."""
        if kind.plain is None or (kind.judged in self._left_out and not _holds_objects(kind)):
            return Any
        wanted: list[Any] = [each for each in kind.plain if each is not list]
        if list in kind.plain:
            wanted.append(list if kind.item is None else GenericAlias(list, (self.of(kind_of(kind.item)),)))
        if len(kind.objects) == 1:
            wanted.append(self.struct(kind.objects[0], "", ""))
        elif kind.objects:
            wanted += self._members(kind.objects)
        return Union[tuple(wanted) or (NoneType,)]  # noqa: UP007  # of as many as there are

    def _members(self, objects: tuple[type, ...]) -> list[Any]:
        tags = tags_of(objects)
        if len(tags) != 1:
            return []
        return [self.struct(each, *tags, word) for each in objects for word in words_of(each).get(*tags, ())]


def _holds_objects(kind: Kind) -> bool:
    """Return True if a place allows objects, directly or in a list: their content is not checked with it."""
    return bool(kind.objects or (kind.item is not None and kind_of(kind.item).objects))

"""Keys of a JSON value that its schema does not name, each with the name that was probably meant.

In: a document of schemas, a reference into it, and a value. Out: the place of every key that no schema of its object
names. Objects that take any name (`additionalProperties`) have no unknown keys, and those that take no other name are
left to the validator, for which such a key is an error. Of a union the members count whose tags the object has, or
else those whose required keys it has.

What the schemas name is worked out once for each place and kept, so a value that has no unknown key costs one look-up
for each key and object.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from turnwire_schema._late_tuples import NamedTuple

MOST: Final = 100
"""Most keys that are reported of one value."""
_MOST_LEVELS: Final = 64
"""Levels of a value that are searched."""
_MOST_MARKS: Final = 512
"""Most combinations of tags and keys that are kept of one place."""
_LIKE: Final = 0.7
"""The least likeness of a name that is suggested."""
_EITHER: Final = ("anyOf", "oneOf")
_CONDITIONAL: Final = ("then", "else")
_LONGEST: Final = 64
"""Characters of a name that are compared."""
_NESTED: Final = (dict, list)
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})

Spelling: TypeAlias = Callable[[str], str]
"""Gives the name that the schemas have for another spelling of it, and any other name as it is."""
_Shape: TypeAlias = "tuple[tuple[str, _Place], ...]"
_Steps: TypeAlias = tuple[Any, ...]
"""A place in the value as nested pairs: that of the object around it, and a key or an index."""


class UnknownKey(NamedTuple):
    """A key that the schemas do not name."""

    path: str
    """JSON pointer of the key."""
    meant: str | None = None
    """The name that was probably meant; with a dot where it belongs into an object: `options.temperature`."""

    def __str__(self) -> str:
        return f"{self.path}: {self.what}"

    @property
    def what(self) -> str:
        """The finding, for people."""
        return "unknown here" if self.meant is None else f"unknown here; did you mean {self.meant}?"


class KnownKeys:
    """The keys that values of one schema may have. Thread-safe."""

    __slots__ = ("_place", "_spelled")

    def __init__(
        self,
        document: Mapping[str, Any],
        reference: str,
        *,
        spelled: Spelling | None = None,
        more: Mapping[str, Iterable[str]] = _NOTHING,
    ) -> None:
        """`reference` is local to the document, such as `#/$defs/ChatRequest`.

        `more` has keys, by definition, that are known in addition to those that it names.
        """
        self._place = _Document(document, more).place(({"$ref": reference},))
        self._spelled = spelled

    def unknown_in(self, value: Any, *, most: int = MOST) -> tuple[UnknownKey, ...]:
        """Return the unknown keys in `value`, those of outer objects first; at most so many."""
        if _all_known(self._place, value, self._spelled, _MOST_LEVELS):
            return ()
        found = islice(_unknown_in(self._place, value, (), self._spelled, _MOST_LEVELS), most)
        return tuple(UnknownKey(_pointer(steps), _meant(steps[1], named)) for steps, named in found)


class _Named(NamedTuple):
    """The combined rules of several schemas for the keys of an object."""

    keys: Mapping[str, _Place] = _NOTHING
    says: bool = False
    """Whether they say anything about keys."""
    is_closed: bool = False
    """Whether a validator refuses unknown keys."""
    is_open: bool = False
    """Whether they say what the values of other keys are."""
    required: frozenset[str] = frozenset()
    tags: Mapping[str, frozenset[str]] = _NOTHING
    """The keys that can only have certain words."""

    @property
    def takes_any(self) -> bool:
        """Whether no key is unknown."""
        return not self.says or self.is_closed or self.is_open

    def place_of(self, name: str, spelled: Spelling | None) -> _Place | None:
        """The place of the value under a key; None if the schemas do not name it."""
        found = self.keys.get(name)
        return self.keys.get(spelled(name)) if found is None and spelled is not None else found


class _Document:
    """The places of a document, each made once: a deep value makes no more of them than there are schemas."""

    __slots__ = ("_more", "_places", "_root")

    def __init__(self, root: Mapping[str, Any], more: Mapping[str, Iterable[str]]) -> None:
        self._root = root
        self._more = more
        self._places: dict[tuple[int, ...], _Place] = {}

    def place(self, schemas: Sequence[Any]) -> _Place:
        """The place of values that fit one of these schemas, which are parts of the document."""
        apart = {id(schema): schema for schema in schemas}
        key = tuple(sorted(apart))
        return self._places.get(key) or self._places.setdefault(key, _Place(self, tuple(apart.values())))

    def at(self, reference: str) -> tuple[Any, _Named]:
        """The schema at a reference, and the further keys that are known."""
        found: Any = self._root
        for step in reference.removeprefix("#/").split("/"):
            found = found[step.replace("~1", "/").replace("~0", "~")]
        more = self._more.get(re.split(r"[/.]", reference)[-1], ())
        return found, _Named(dict.fromkeys(more, self.place(())))


class _Place:
    """A place in a value. What its schemas name is worked out when it is needed."""

    __slots__ = (
        "_chosen",
        "_document",
        "_items",
        "_members",
        "_needed",
        "_tags",
        "schemas",
        "shapes",
        "tag",
        "told_by",
    )

    def __init__(self, document: _Document, schemas: Sequence[Any]) -> None:
        self._document = document
        self.schemas = schemas
        self._members: tuple[_Named, ...] | None = None
        self._items: _Place | None = None
        self._tags: tuple[tuple[str, frozenset[str]], ...] = ()
        self._needed: tuple[str, ...] = ()
        self._chosen: dict[_Steps, _Named | None] = {}
        self.told_by: tuple[str, ...] = ()
        """The tags of a union."""
        self.tag: str | None = ""
        """The one tag of a union; empty if it has no tag, None if it has several."""
        self.shapes: dict[tuple[tuple[str, ...], Any], _Shape] = {}
        """Of objects without an unknown key, by their keys and tags: the values that need another look."""

    def items(self) -> _Place | None:
        """The items of a list at this place; None if the schemas say nothing about them."""
        self.members()
        return self._items

    def named(self, value: Mapping[str, Any]) -> _Named | None:
        """The schemas for the keys of an object at this place; None if there are no such schemas."""
        members = self.members()
        if len(members) == 1:
            return members[0]
        mark: list[Any] = [name in value for name in self._needed]
        for name, words in self._tags:
            word = value.get(name)
            mark.append(word if type(word) is str and word in words else type(word) is str)
        key = tuple(mark)
        try:
            return self._chosen[key]
        except KeyError:
            chosen = _chosen(members, value)
            if len(self._chosen) < _MOST_MARKS:
                self._chosen[key] = chosen
            return chosen

    def shape_of(self, value: Mapping[str, Any], spelled: Spelling | None) -> _Shape | None:
        """The values of an object that need another look, with their places; None if it has an unknown key."""
        named = self.named(value)
        if named is None:
            return ()
        found: list[tuple[str, _Place]] = []
        for name in value:
            below = named.place_of(name, spelled)
            if below is not None and (below.members() or below.items()):
                found.append((name, below))
            elif below is None and not named.takes_any:
                return None
        shape = tuple(found)
        words = [value.get(name) for name in self.told_by]
        # What is kept is bounded by what the schemas name: other keys and other words are not kept.
        are_known = all(
            word is None or (type(word) is str and word in own)
            for word, (_, own) in zip(words, self._tags, strict=True)
        )
        if are_known and not named.takes_any:
            self.shapes[tuple(value), tuple(words) if self.tag is None else value.get(self.tag)] = shape
        return shape

    def members(self) -> tuple[_Named, ...]:
        """What an object may be: several types where the schemas are a union, none if no object is allowed here."""
        if self._members is not None:
            return self._members
        items: list[Any] = []
        found = [each for schema in self.schemas for each in self._members_of(schema, items, ())]
        words: dict[str, frozenset[str]] = {}
        for each in found:
            for name, own in each.tags.items():
                words[name] = words.get(name, frozenset()) | own
        self._items = self._document.place(items) if items else None
        self._tags = tuple(words.items()) if len(found) > 1 else ()
        self.told_by = tuple(name for name, _ in self._tags)
        self.tag = (*self.told_by, "")[0] if len(self.told_by) < 2 else None
        self._needed = tuple(sorted({name for each in found for name in each.required}))
        self._members = tuple(found)
        return self._members

    def _members_of(self, schema: Any, items: list[Any], seen: tuple[str, ...]) -> list[_Named]:
        if not isinstance(schema, Mapping):
            return [_Named()] if schema is True else []
        if "items" in schema:
            items.append(schema["items"])
        kinds = schema.get("type", "object")
        if kinds != "object" and "object" not in kinds:
            return []
        found = [self._own(schema)]
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference not in seen:
            target, more = self._document.at(reference)
            found = self._together(found, self._members_of(target, items, (*seen, reference)))
            found = self._together(found, [more]) if more.keys else found
        for part in schema.get("allOf", ()):
            found = self._together(found, self._members_of(part, items, seen))
        for keyword in _CONDITIONAL:
            if keyword in schema:
                found = self._together(found, [*self._members_of(schema[keyword], items, seen), _Named()])
        for keyword in _EITHER:
            if keyword in schema:
                either = [each for part in schema[keyword] for each in self._members_of(part, items, seen)]
                found = self._together(found, either)
        return found

    def _own(self, schema: Mapping[str, Any]) -> _Named:
        named = schema.get("properties", _NOTHING)
        rest = schema.get("additionalProperties")
        return _Named(
            {name: self._document.place((each,)) for name, each in named.items()},
            "properties" in schema or rest is not None,
            rest is False,
            rest not in (None, False),
            frozenset(schema.get("required", ())),
            {name: words for name, each in named.items() if (words := _words(each))},
        )

    def _together(self, some: list[_Named], others: list[_Named]) -> list[_Named]:
        """The combination of two schemas of one value."""
        return [_merged((one, other)) for one in some for other in others]


def _merged(parts: Sequence[_Named], *, is_union: bool = False) -> _Named:
    """The combination of several schemas of one object, or each of another."""
    keys: dict[str, _Place] = {}
    for part in parts:
        for name, place in part.keys.items():
            held = keys.get(name)
            keys[name] = place if held is None else place._document.place((*held.schemas, *place.schemas))
    return _Named(
        keys,
        (all if is_union else any)(part.says for part in parts),
        any(part.is_closed for part in parts),
        any(part.is_open for part in parts),
        frozenset().union(*(part.required for part in parts)),
        {name: words for part in parts for name, words in part.tags.items()},
    )


def _words(schema: Any) -> frozenset[str]:
    """The only words that a value may be; empty if it may be another."""
    if not isinstance(schema, Mapping):
        return frozenset()
    words = [schema["const"]] if "const" in schema else schema.get("enum", ())
    return frozenset(words) if all(isinstance(word, str) for word in words) else frozenset()


def _chosen(members: Sequence[_Named], value: Mapping[str, Any]) -> _Named | None:
    """The members of a union that an object may be, merged into one; None if no member fits."""
    likely = [each for each in members if not any(_has_other(value, *tag) for tag in each.tags.items())]
    told = [each for each in likely if any(_has_one(value, *tag) for tag in each.tags.items())]
    found = told or [each for each in likely if each.required <= value.keys()]
    found = found or [each for each in likely if not each.takes_any]
    return _merged(found, is_union=True) if found else None


def _has_one(value: Mapping[str, Any], name: str, words: frozenset[str]) -> bool:
    held = value.get(name)
    return isinstance(held, str) and held in words


def _has_other(value: Mapping[str, Any], name: str, words: frozenset[str]) -> bool:
    held = value.get(name)
    return isinstance(held, str) and held not in words


def _all_known(place: _Place, value: Any, spelled: Spelling | None, levels: int) -> bool:
    """Whether `value` has no unknown key: nearly always, and checked without a look at each key."""
    if type(value) is not dict:
        items = place.items() if levels else None
        if items is not None and isinstance(value, (list, tuple)):
            for item in value:
                if type(item) in _NESTED and not _all_known(items, item, spelled, levels - 1):
                    return False
        return True
    try:
        tag = place.tag
        words = value.get(tag) if tag is not None else tuple(map(value.get, place.told_by))
        inner = place.shapes[tuple(value), words]
    except (KeyError, TypeError):  # not seen before; or a list or an object where a tag is a word
        found = place.shape_of(value, spelled)
        if found is None:
            return False
        inner = found
    for name, below in inner:
        each = value[name]
        if type(each) in _NESTED and levels and not _all_known(below, each, spelled, levels - 1):
            return False
    return True


def _unknown_in(
    place: _Place, value: Any, at: _Steps, spelled: Spelling | None, levels: int
) -> Iterator[tuple[_Steps, _Named]]:
    if isinstance(value, (list, tuple)):
        items = place.items()
        for index, item in enumerate(value):
            if items is not None and isinstance(item, _NESTED):
                yield from _unknown_in(items, item, (at, index), spelled, levels - 1)
        return
    named = place.named(value) if isinstance(value, dict) and levels > 0 else None
    if named is None:
        return
    inner: list[tuple[_Place, str]] = []
    for name, each in value.items():
        below = named.place_of(name, spelled)
        if below is not None and isinstance(each, _NESTED):
            inner.append((below, name))
        elif below is None and not named.takes_any:
            yield (at, name), named
    for below, name in inner:
        yield from _unknown_in(below, value[name], (at, name), spelled, levels - 1)


def _meant(name: str, named: _Named) -> str | None:
    """The known name that was probably meant by an unknown one."""
    letters = letters_of(name)
    for known in named.keys:
        if letters_of(known) == letters:
            return known
    in_words = [known for known in named.keys if name in known.split("_")]
    if len(in_words) == 1:
        return in_words[0]
    for known, place in named.keys.items():  # it may belong into an object here: `temperature` into `options`
        if any(not each.takes_any and name in each.keys for each in place.members()):
            return f"{known}.{name}"
    from difflib import get_close_matches  # only needed after a mistake

    close = get_close_matches(name[:_LONGEST], named.keys, n=1, cutoff=_LIKE)
    return close[0] if close else None


def letters_of(name: str) -> str:
    """A name without what spellings of it differ in: `maxTokens`, `max_tokens` and `maxtokens` are one."""
    return name.replace("_", "").replace("-", "").lower()


def _pointer(steps: _Steps) -> str:
    found: list[str] = []
    while steps:
        steps, step = steps
        found.append(str(step).replace("~", "~0").replace("/", "~1"))
    return "".join(f"/{step}" for step in reversed(found))

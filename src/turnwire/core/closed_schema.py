"""Strict schemas: every object level takes the properties that it names and no others.

One function makes what is sent to a server and what arguments are checked against, so the two cannot differ. Closing
never refuses what a schema names: where several schemas describe one object (`allOf`, properties next to `anyOf`, a
reference next to properties) no part is closed by itself, the whole is, with `unevaluatedProperties`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from turnwire.core.schema_cache import remembering

# Schemas of the same value: what they name counts together. `$ref` is one, too.
_ALL: Final = ("allOf",)
_EITHER: Final = ("anyOf", "oneOf")
_BRANCHES: Final = ("then", "else")
# Here a closed object would change what the whole schema means.
_UNTOUCHED: Final = frozenset(("contains", "if", "not", "propertyNames"))
_REFERENCES: Final = ("$ref", "$dynamicRef")
_NAMING: Final = ("properties", "patternProperties")
_SAYING: Final = ("additionalProperties", "unevaluatedProperties")
_NESTED: Final = frozenset(
    ("additionalItems", "additionalProperties", "contentSchema", "items", "unevaluatedItems", "unevaluatedProperties")
)
_DEFINITIONS: Final = ("$defs", "definitions")


@remembering
def close_objects(schema: Any) -> Any:
    """A copy of `schema` in which every object level refuses properties that it does not name, as strict wires want.

    A level says `additionalProperties: false`; one that is described by several schemas together says
    `unevaluatedProperties: false`. A level that says something about other properties already keeps it.
    """
    return _Closing(schema).whole() if isinstance(schema, Mapping) else schema


class _Closing:
    """One schema being closed. Definitions that are a part of a larger object somewhere are left open."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self._schema = schema
        self._definitions = {
            f"#/{place}/{name}": each
            for place in _DEFINITIONS
            if isinstance(schema.get(place), Mapping)
            for name, each in schema[place].items()
        }
        self._parts: set[str] = set()
        self._found: list[str] = []

    def whole(self) -> Any:
        found = self._closed(self._schema)
        if not self._found:
            return found
        while self._found:
            reference = self._found.pop()
            if reference not in self._parts and reference in self._definitions:
                self._parts.add(reference)
                self._open(self._definitions[reference])
        return self._closed(self._schema)

    def _closed(self, level: Any, *, is_object: bool = False) -> Any:
        """`level`, which alone says what its value may have; `is_object`: a level above says that it is an object."""
        if not isinstance(level, Mapping):
            return level
        names_some = any(keyword in level for keyword in _NAMING)
        is_object = is_object or "properties" in level or _has_type(level, "object")
        naming = [
            keyword
            for keyword in (*_REFERENCES, *_ALL, *_EITHER, *_BRANCHES, "if", "dependentSchemas")
            if keyword in level and any(map(_names_some, _at_once(level, keyword)))
        ]
        if any(keyword in level for keyword in _SAYING):
            return self._open(level)
        if "propertyNames" in level and not names_some:  # a map: it says which keys others may have
            return self._open(level)
        if not naming:
            if is_object:
                return {"additionalProperties": False, **self._open(level)}
            return self._copy(level, closed=_EITHER)
        if not names_some and len(naming) == 1 and _is_alone(level, naming[0]):
            if naming[0] in _REFERENCES and level[naming[0]] in self._parts:
                return {**self._copy(level), "unevaluatedProperties": False}
            return self._copy(level, closed=naming, is_object=is_object)
        if is_object or any(
            _is_object(each) for keyword in (*_REFERENCES, *_ALL, *_EITHER) for each in _at_once(level, keyword)
        ):
            return {**self._open(level), "unevaluatedProperties": False}
        return self._open(level)

    def _open(self, level: Any, shared: frozenset[str] | None = None) -> Any:
        """`level`, which is one of the schemas of its value; `shared` names have more than one schema."""
        if not isinstance(level, Mapping):
            return level
        self._found.extend(level[each] for each in _REFERENCES if isinstance(level.get(each), str))
        if shared is None:
            shared = frozenset(name for name, count in _named_in(level).items() if count > 1)
        return self._copy(level, shared=shared)

    def _copy(
        self,
        level: Mapping[str, Any],
        *,
        closed: Iterable[str] = (),
        is_object: bool = False,
        shared: frozenset[str] = frozenset(),
    ) -> dict[str, Any]:
        """A copy; schemas of the same value under the keywords `closed` are closed, the others are left open."""
        out: dict[str, Any] = {}
        for keyword, value in level.items():
            if keyword in _UNTOUCHED:
                self._found.extend(_references(value))
            elif keyword in _DEFINITIONS and isinstance(value, Mapping):
                value = {
                    name: self._open(each) if f"#/{keyword}/{name}" in self._parts else self._closed(each)
                    for name, each in value.items()
                }
            elif keyword in _NAMING and isinstance(value, Mapping):
                value = {name: each if name in shared else self._closed(each) for name, each in value.items()}
            elif keyword in (*_ALL, *_EITHER) and isinstance(value, (list, tuple)):
                if keyword in closed:
                    value = [self._closed(each, is_object=is_object) for each in value]
                else:
                    value = [self._open(each, shared) for each in value]
            elif keyword in _BRANCHES:
                value = self._open(value, shared)
            elif keyword == "dependentSchemas" and isinstance(value, Mapping):
                value = {name: self._open(each, shared) for name, each in value.items()}
            elif keyword in _NESTED or keyword == "prefixItems":
                value = (
                    [self._closed(each) for each in value] if isinstance(value, (list, tuple)) else self._closed(value)
                )
            out[keyword] = value
        return out


def _at_once(level: Mapping[str, Any], keyword: str) -> list[Any]:
    """The schemas of the same value under `keyword`; a reference is replaced by its target."""
    value = level.get(keyword)
    if keyword in _REFERENCES:
        return [{keyword: value}] if isinstance(value, str) else []
    if keyword == "dependentSchemas":
        return list(value.values()) if isinstance(value, Mapping) else []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _is_alone(level: Mapping[str, Any], keyword: str) -> bool:
    """Whether the value of `keyword` is one schema for the value, or alternatives of which each is complete."""
    return keyword in (*_EITHER, *_REFERENCES) or (keyword in _ALL and len(level[keyword]) == 1)


def _names_some(schema: Any) -> bool:
    """Whether `schema` may name properties of its value."""
    if not isinstance(schema, Mapping):
        return False
    if any(keyword in schema for keyword in (*_NAMING, *_SAYING, *_REFERENCES)):
        return True
    inner = (*_ALL, *_EITHER, *_BRANCHES, "if", "dependentSchemas")
    return any(_names_some(each) for keyword in inner if keyword in schema for each in _at_once(schema, keyword))


def _is_object(schema: Any) -> bool:
    if not isinstance(schema, Mapping):
        return False
    return any(each in schema for each in ("properties", *_REFERENCES)) or _has_type(schema, "object")


def _has_type(level: Mapping[str, Any], wanted: str) -> bool:
    kinds = level.get("type")
    return wanted in ((kinds,) if isinstance(kinds, str) else kinds if isinstance(kinds, (list, tuple)) else ())


def _named_in(schema: Any) -> Counter[str]:
    """How many schemas of one value describe each of its properties; alternatives count once."""
    found: Counter[str] = Counter()
    if not isinstance(schema, Mapping):
        return found
    if isinstance(properties := schema.get("properties"), Mapping):
        found.update(properties.keys())
    for keyword in (*_ALL, "dependentSchemas"):
        for each in _at_once(schema, keyword):
            found.update(_named_in(each))
    for alternatives in ((_EITHER[0],), (_EITHER[1],), _BRANCHES):
        most: Counter[str] = Counter()
        for keyword in alternatives:
            for each in _at_once(schema, keyword):
                most |= _named_in(each)
        found.update(most)
    return found


def _references(schema: Any) -> list[str]:
    if isinstance(schema, Mapping):
        own = [schema[each] for each in _REFERENCES if isinstance(schema.get(each), str)]
        return own + [each for value in schema.values() for each in _references(value)]
    return [each for value in schema for each in _references(value)] if isinstance(schema, (list, tuple)) else []

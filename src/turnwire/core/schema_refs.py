"""Local references of a JSON Schema, written out where they are used.

In: a schema. Out: the same meaning without local `$ref` where that is possible: recursion once, not references to
elsewhere, not past a size limit. For wires that drop `$ref`, on which a schema made by pydantic would arrive empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import unquote

from turnwire_schema._late_tuples import NamedTuple

# Keywords whose values are schemas: one schema, a list of them, or schemas by name (2020-12 and older spellings).
_ONE: Final = frozenset(
    (
        *("additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"),
        *("propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
    )
)
_LISTS: Final = frozenset(("allOf", "anyOf", "items", "oneOf", "prefixItems"))
_NAMED: Final = frozenset(("$defs", "definitions", "dependentSchemas", "patternProperties", "properties"))

Change = Callable[[dict[str, Any]], dict[str, Any]]


def map_children(level: dict[str, Any], change: Callable[[Any, tuple[str, ...]], Any]) -> dict[str, Any]:
    """`level` with `change(schema, steps)` made of each schema directly below it; `level` itself if nothing changed.

    `steps` are the keyword and the name or index below it: `("properties", "id")`, `("items",)`.
    """
    changed: dict[str, Any] = {}
    for keyword, value in level.items():
        if keyword in _NAMED and isinstance(value, Mapping):
            named = {name: change(item, (keyword, name)) for name, item in value.items()}
            if any(named[name] is not item for name, item in value.items()):
                changed[keyword] = named
        elif keyword in _LISTS and isinstance(value, (list, tuple)):
            items = [change(item, (keyword, str(index))) for index, item in enumerate(value)]
            if any(new is not old for new, old in zip(items, value, strict=True)):
                changed[keyword] = items
        elif keyword in _ONE and (new := change(value, (keyword,))) is not value:
            changed[keyword] = new
    return {**level, **changed} if changed else level


def map_levels(schema: Any, change: Change, *, skip: frozenset[str] = frozenset()) -> Any:
    """A copy of `schema` with `change` made at every level that is a schema, the deepest first.

    Values (`default`, `enum`, `const`, `examples`) and everything below the keywords `skip` stay as they are.
    """
    if not isinstance(schema, Mapping):
        return schema
    return change(
        dict(
            map_children(
                dict(schema), lambda item, steps: item if steps[0] in skip else map_levels(item, change, skip=skip)
            )
        )
    )


def without_titles(schema: Any) -> Any:
    """A copy of `schema` without the titles that pydantic writes at every level; models read them as noise."""
    return map_levels(schema, lambda level: {key: value for key, value in level.items() if key != "title"})


_SCHEMA_MAPS: Final = frozenset({"properties", "patternProperties", "dependentSchemas"})
_DEFINITIONS: Final = frozenset({"$defs", "definitions"})
_DATA: Final = frozenset({"enum", "const", "default", "examples"})
MAX_NODES: Final = 20_000  # objects in a schema after writing out; references can make it grow exponentially
MAX_DEPTH: Final = 64


class WrittenOut(NamedTuple):
    """A schema after writing out: whether it changed, and whether references stayed in it."""

    schema: dict[str, Any]
    has_changed: bool = False
    has_rest: bool = False


class _TooLargeError(Exception):
    """Writing the references out would make the schema too large."""


class _Writer:
    def __init__(self, root: dict[str, Any]) -> None:
        self._root = root
        self._nodes = 0
        self.has_changed = False
        self.has_rest = False

    def write(self, value: Any, open_refs: tuple[str, ...] = (), depth: int = 0) -> Any:
        """`value`, a schema or a list of them, without references; `open_refs` are those that lead here."""
        self._count(depth)
        if isinstance(value, dict):
            reference = value.get("$ref")
            if isinstance(reference, str):
                return self._follow(value, reference, open_refs, depth)
            return {
                key: self._write_keyword(key, item, open_refs, depth + 1)
                for key, item in value.items()
                if key not in _DEFINITIONS
            }
        if isinstance(value, list):
            return [self.write(item, open_refs, depth + 1) for item in value]
        return value

    def _write_keyword(self, key: str, value: Any, open_refs: tuple[str, ...], depth: int) -> Any:
        self._count(depth)
        if key in _DATA:
            return value
        if key in _SCHEMA_MAPS and isinstance(value, dict):
            return {name: self.write(item, open_refs, depth + 1) for name, item in value.items()}
        return self.write(value, open_refs, depth)

    def _count(self, depth: int) -> None:
        self._nodes += 1
        if self._nodes > MAX_NODES or depth > MAX_DEPTH:
            raise _TooLargeError

    def _follow(self, value: dict[str, Any], reference: str, open_refs: tuple[str, ...], depth: int) -> Any:
        beside = {
            key: self._write_keyword(key, item, open_refs, depth + 1)
            for key, item in value.items()
            if key != "$ref" and key not in _DEFINITIONS
        }
        target = find_target(self._root, reference)
        if target is None:
            self.has_rest = True
            return {"$ref": reference, **beside}
        self.has_changed = True
        if reference in open_refs:
            # It leads back to itself: the second time, its kind is given without its content.
            self.has_rest = True
            return {**{key: target[key] for key in ("type", "description") if key in target}, **beside}
        return {**self.write(target, (*open_refs, reference), depth + 1), **beside}


def write_out(schema: dict[str, Any]) -> WrittenOut:
    """`schema` with its local references written out where that is possible; writing out again changes nothing."""
    if not _has_reference(schema):
        return WrittenOut(schema)
    writer = _Writer(schema)
    try:
        written = writer.write(schema)
    except _TooLargeError:
        return WrittenOut(schema, has_rest=True)
    if not writer.has_changed:
        return WrittenOut(schema, has_rest=writer.has_rest)
    return WrittenOut(written, has_changed=True, has_rest=writer.has_rest)


def _has_reference(value: Any) -> bool:
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            if "$ref" in item and isinstance(item["$ref"], str):
                return True
            stack += [inner for inner in item.values() if isinstance(inner, (dict, list))]
        else:
            stack += [inner for inner in item if isinstance(inner, (dict, list))]
    return False


def find_target(root: dict[str, Any], reference: str) -> dict[str, Any] | None:
    """The object at a local reference (`#/$defs/Name`); None for any other."""
    if reference != "#" and not reference.startswith("#/"):
        return None
    found: Any = root
    for step in reference.split("/")[1:]:
        name = unquote(step).replace("~1", "/").replace("~0", "~")
        if isinstance(found, dict) and name in found:
            found = found[name]
        elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return found if isinstance(found, dict) else None

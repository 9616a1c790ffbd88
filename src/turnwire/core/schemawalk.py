"""Changing a JSON Schema at every level that is a schema, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

# Keywords under which schemas stand: one schema, a list of them, or schemas by name (2020-12 and older spellings).
_ONE: Final = frozenset(
    (
        *("additionalItems", "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not"),
        *("propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"),
    )
)
_LISTS: Final = frozenset(("allOf", "anyOf", "items", "oneOf", "prefixItems"))
_NAMED: Final = frozenset(("$defs", "definitions", "dependentSchemas", "patternProperties", "properties"))

Change = Callable[[dict[str, Any]], dict[str, Any]]


def map_levels(schema: Any, change: Change, *, skip: frozenset[str] = frozenset()) -> Any:
    """A copy of `schema` with `change` made at every level that is a schema, the deepest first.

    Values (`default`, `enum`, `const`, `examples`) and what stands below the keywords `skip` stay as they are.
    """
    if not isinstance(schema, Mapping):
        return schema
    return change({keyword: _below(keyword, value, change, skip) for keyword, value in schema.items()})


def _below(keyword: str, value: Any, change: Change, skip: frozenset[str]) -> Any:
    if keyword in skip:
        return value
    if keyword in _NAMED and isinstance(value, Mapping):
        return {name: map_levels(item, change, skip=skip) for name, item in value.items()}
    if keyword in _LISTS and isinstance(value, (list, tuple)):
        return [map_levels(item, change, skip=skip) for item in value]
    return map_levels(value, change, skip=skip) if keyword in _ONE else value


def without_titles(schema: Any) -> Any:
    """A copy of `schema` without the titles that pydantic writes at every level; models read them as noise."""
    return map_levels(schema, lambda level: {key: value for key, value in level.items() if key != "title"})

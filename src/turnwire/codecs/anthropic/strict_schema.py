"""Schemas of strict tools and formats, converted to the subset of JSON Schema that Anthropic compiles.

In: a JSON Schema. Out: a copy with `additionalProperties: false` in every object. Keywords that the server rejects are
moved into the description, as the vendor's SDKs do (`{minLength: 1}`), so that the model still reads them. Recursive
schemas cannot be converted. Source: structured outputs guide, and the SDK's schema helpers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from turnwire.codecs.values.wire_values import object_of
from turnwire.core.closed_schema import close_objects
from turnwire.core.schema_refs import map_levels

_REFUSED: Final = frozenset(
    (
        *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength"),
        *("maxItems", "uniqueItems", "contains", "minContains", "maxContains", "pattern", "minProperties"),
        *("maxProperties", "patternProperties", "propertyNames", "unevaluatedItems", "unevaluatedProperties"),
        *("not", "if", "then", "else", "dependentRequired", "dependentSchemas", "prefixItems"),
    )
)
_FORMATS: Final = {"date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"}


class StrictSchema:
    """One schema in the strict subset, with the changes that were necessary."""

    __slots__ = ("is_recursive", "moved", "schema")

    def __init__(self, schema: Mapping[str, object]) -> None:
        self.moved: list[str] = []
        self.is_recursive = _refers_to_itself(schema)
        self.schema: Mapping[str, object] = schema if self.is_recursive else self._within(schema)

    def _within(self, schema: Mapping[str, object]) -> Mapping[str, object]:
        closed = close_objects(map_levels(schema, self._change))
        fitted: Mapping[str, object] = map_levels(closed, self._change)
        return fitted  # two passes: a keyword that is rejected closes an object made of several schemas

    def _change(self, level: dict[str, object]) -> dict[str, object]:
        moved = {key: value for key, value in level.items() if self._is_refused(key, value)}
        out = {key: value for key, value in level.items() if key not in moved}
        if "oneOf" in out and "anyOf" not in out:
            out["anyOf"] = out.pop("oneOf")
            self.moved.append("oneOf")
        if moved:
            self.moved.extend(moved)
            notes = ", ".join(f"{key}: {_text(value)}" for key, value in moved.items())
            words = out.get("description")
            out["description"] = f"{words} {{{notes}}}" if isinstance(words, str) and words else f"{{{notes}}}"
        return out

    def _is_refused(self, key: str, value: object) -> bool:
        if key == "minItems":
            return value not in (0, 1)
        if key == "format":
            return value not in _FORMATS
        if key == "additionalProperties":
            return value is not False
        return key in _REFUSED


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=dict)


def _refers_to_itself(schema: Mapping[str, object]) -> bool:
    """Return whether a local reference leads back to a schema that contains it."""
    reach = {
        f"#/{place}/{name}": _references(each)
        for place in ("$defs", "definitions")
        for name, each in object_of(schema.get(place)).items()
    }
    root = {key: value for key, value in schema.items() if key not in ("$defs", "definitions")}
    if "#" in _references(root).union(*reach.values()):
        return True
    for start in reach:
        seen: set[str] = set()
        queue = list(reach[start])
        while queue:
            name = queue.pop()
            if name == start:
                return True
            if name not in seen:
                seen.add(name)
                queue.extend(reach.get(name, ()))
    return False


def _references(schema: object) -> set[str]:
    found: set[str] = set()

    def note(level: dict[str, object]) -> dict[str, object]:
        if isinstance(reference := level.get("$ref"), str):
            found.add(reference)
        return level

    map_levels(schema, note)
    return found

"""Generate the smallest value that is valid for a JSON Schema.

Covers the keywords that tools and answer formats use. What a pattern or an exotic keyword wants is not looked at.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

MOST_LEVELS: Final = 8
"""Depth at which a schema that refers to itself is given up: optional things are left out anyway."""

MOST_VALUES: Final = 1000
"""Values after which a schema is given up that asks for ever more of them; what is left is text."""

LONGEST: Final = 10_000
"""Most characters of a text, whatever the schema wants."""

_FORMATS: Final = {
    "date": "2026-01-01",
    "date-time": "2026-01-01T00:00:00Z",
    "time": "00:00:00Z",
    "email": "someone@example.org",
    "uri": "https://example.org/",
    "uuid": "00000000-0000-4000-8000-000000000000",
    "ipv4": "127.0.0.1",
    "hostname": "example.org",
}


def sample(schema: Any, *, text: str = "text") -> Any:
    """Return a value that is valid for `schema`; `text` is used where any text is valid."""
    return _Sampler(schema, text).value(schema, 0)


class _Sampler:
    """Makes one value. Parts of a schema are checked where they are used: a tool's may be of an older draft."""

    def __init__(self, root: Any, text: str) -> None:
        self._root = root
        self._text = text
        self._made = 0

    def value(self, schema: Any, level: int) -> Any:
        """A value for a part of the schema, `level` below its top."""
        self._made += 1
        if not isinstance(schema, Mapping) or level > MOST_LEVELS or self._made > MOST_VALUES:
            return self._text
        schema = self._resolved(schema)
        for name in ("const", "default"):
            if name in schema:
                return schema[name]
        for name in ("enum", "examples"):
            if found := _listed(schema, name):
                return found[0]
        for name in ("anyOf", "oneOf"):
            if found := _listed(schema, name):
                return self.value(found[0], level + 1)
        if found := _listed(schema, "allOf"):
            merged = {key: value for key, value in schema.items() if key != "allOf"}
            for each in found:
                merged |= self._resolved(each) if isinstance(each, Mapping) else {}
            return self.value(merged, level + 1)
        return self._plain(schema, level)

    def _plain(self, schema: Mapping[str, Any], level: int) -> Any:
        kind = schema.get("type")
        if isinstance(kind, (list, tuple)):
            kind = kind[0] if kind else None
        match kind:
            case "object":
                return self._object(schema, level)
            case "array":
                count = max(1, _whole(schema, "minItems")) if schema.get("maxItems") != 0 else 0
                count = min(count, max(1, MOST_VALUES - self._made))
                return [self.value(schema.get("items", {}), level + 1) for _ in range(count)]
            case "integer" | "number":
                return _number(schema, kind)
            case "boolean":
                return True
            case "null":
                return None
            case "string":
                found = _FORMATS.get(str(schema.get("format")), self._text)
                longest = _whole(schema, "maxLength") if "maxLength" in schema else LONGEST
                return found.ljust(min(_whole(schema, "minLength"), LONGEST), "x")[:longest]
            case _:
                return self._object(schema, level) if "properties" in schema else self._text

    def _object(self, schema: Mapping[str, Any], level: int) -> dict[str, Any]:
        properties = schema.get("properties")
        if not isinstance(properties, Mapping):
            properties = {}
        wanted = _listed(schema, "required") or (() if level else tuple(properties))
        return {name: self.value(properties.get(name, {}), level + 1) for name in wanted if isinstance(name, str)}

    def _resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return `schema` with its reference inside the document resolved; keys next to the reference win."""
        reference = schema.get("$ref")
        if not isinstance(reference, str) or not reference.startswith("#"):
            return schema
        found: Any = self._root
        for step in reference[1:].split("/")[1:]:
            name = step.replace("~1", "/").replace("~0", "~")
            found = found.get(name) if isinstance(found, Mapping) else None
        rest = {key: value for key, value in schema.items() if key != "$ref"}
        return {**found, **rest} if isinstance(found, Mapping) else rest


def _number(schema: Mapping[str, Any], kind: str) -> int | float:
    value = _limit(schema, "minimum")
    if value is None:
        above = _limit(schema, "exclusiveMinimum")
        value = 0 if above is None else above + 1
    highest = _limit(schema, "maximum")
    if highest is not None and value > highest:
        value = highest
    step = _limit(schema, "multipleOf")
    if step:
        value = -(-value // step) * step
    if not math.isfinite(value):
        return 0
    return int(value) if kind == "integer" else value


def _limit(schema: Mapping[str, Any], name: str) -> int | float | None:
    """Return the number at a keyword, or None if the schema has no such number."""
    value = schema.get(name)
    return value if type(value) in (int, float) else None


def _whole(schema: Mapping[str, Any], name: str) -> int:
    """Return the count at a keyword, or 0 if the schema has no such count."""
    return int(_limit(schema, name) or 0)


def _listed(schema: Mapping[str, Any], name: str) -> Sequence[Any]:
    """Return the list at a keyword, or an empty one if the schema has no such list."""
    value = schema.get(name)
    return value if isinstance(value, (list, tuple)) else ()

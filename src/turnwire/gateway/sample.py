"""A value that fits a JSON Schema: the smallest one that a stand-in can give without thinking.

Covers the keywords that tools and answer formats use. What a pattern or an exotic keyword wants is not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MOST_LEVELS: Final = 8
"""Depth at which a schema that refers to itself is given up: optional things are left out anyway."""

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
    """A value for `schema`; `text` is what stands where any text will do."""
    return _value(schema, schema, text, 0)


def _value(schema: Any, root: Any, text: str, level: int) -> Any:
    if not isinstance(schema, Mapping) or level > MOST_LEVELS:
        return text
    schema = _resolved(schema, root)
    for name in ("const", "default"):
        if name in schema:
            return schema[name]
    for name in ("enum", "examples"):
        if schema.get(name):
            return schema[name][0]
    for name in ("anyOf", "oneOf"):
        if schema.get(name):
            return _value(schema[name][0], root, text, level + 1)
    if schema.get("allOf"):
        merged: dict[str, Any] = dict(schema)
        for each in merged.pop("allOf"):
            merged |= _resolved(each, root)
        return _value(merged, root, text, level + 1)
    return _plain(schema, root, text, level)


def _plain(schema: Mapping[str, Any], root: Any, text: str, level: int) -> Any:
    kind = schema.get("type")
    if isinstance(kind, (list, tuple)):
        kind = kind[0] if kind else None
    match kind:
        case "object":
            return _object(schema, root, text, level)
        case "array":
            count = max(1, int(schema.get("minItems", 1))) if schema.get("maxItems") != 0 else 0
            return [_value(schema.get("items", {}), root, text, level + 1) for _ in range(min(count, 64))]
        case "integer" | "number":
            return _number(schema, kind)
        case "boolean":
            return True
        case "null":
            return None
        case "string":
            found = _FORMATS.get(str(schema.get("format")), text)
            return found.ljust(int(schema.get("minLength", 0)), "x")[: schema.get("maxLength")]
        case _:
            return _object(schema, root, text, level) if "properties" in schema else text


def _object(schema: Mapping[str, Any], root: Any, text: str, level: int) -> dict[str, Any]:
    properties = schema.get("properties") or {}
    wanted = schema.get("required") or (() if level else tuple(properties))
    return {name: _value(properties.get(name, {}), root, text, level + 1) for name in wanted}


def _number(schema: Mapping[str, Any], kind: str) -> int | float:
    value = schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1)
    highest = schema.get("maximum")
    if highest is not None and value > highest:
        value = highest
    step = schema.get("multipleOf")
    if step:
        value = -(-value // step) * step
    return int(value) if kind == "integer" else value


def _resolved(schema: Mapping[str, Any], root: Any) -> Mapping[str, Any]:
    """`schema`, or what it refers to inside its document; other keys beside the reference win."""
    reference = schema.get("$ref")
    if not isinstance(reference, str) or not reference.startswith("#"):
        return schema
    found: Any = root
    for step in reference[1:].split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        found = found.get(name) if isinstance(found, Mapping) else None
    rest = {key: value for key, value in schema.items() if key != "$ref"}
    return {**found, **rest} if isinstance(found, Mapping) else rest

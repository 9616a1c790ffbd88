"""What a value that a format writes as bare text is in JSON: by the schema of the tool, or a type beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.core.calls import json_text
from turnwire.core.jsontext import read_json

_WORDS: Final = {"True": "true", "False": "false", "None": "null"}
"""Python's words, which models write where the template showed them such values."""
_INTEGER: Final = re.compile(r"-?[0-9]+")
_DEEPEST: Final = 16
"""Levels of `anyOf` and references that are looked through for types."""

TYPES: Final = ("null", "boolean", "integer", "number", "object", "array", "string")


def typed(text: str, types: frozenset[str]) -> str:
    """The JSON text of a value that may have these types, as JSON Schema names them; no types: any.

    A text that reads as a value of another type than a string is that value where the schema allows it; everything else
    is a string, exactly as written.
    """
    if types == {"string"}:
        return json_text(text)
    bare = text.strip()
    bare = _WORDS.get(bare, bare)
    try:
        value = read_json(bare)
    except ValueError:
        return json_text(text)
    kind = _type_of(value)
    if kind == "string":
        return bare if not types or "string" not in types else json_text(text)
    if not types or kind in types or (kind == "integer" and "number" in types):
        return bare
    if kind == "number" and "integer" in types and float(value).is_integer():
        return bare
    return json_text(text)


def _type_of(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "integer" if isinstance(value, int) else "number"
    if isinstance(value, str):
        return "string"
    return "object" if isinstance(value, Mapping) else "array"


def types_of(parameters: Any, key: str) -> frozenset[str]:
    """The types that the schema of a tool's parameters allows for the member `key`; none where it does not say."""
    if not isinstance(parameters, Mapping):
        return frozenset()
    members = parameters.get("properties")
    schema = members.get(key) if isinstance(members, Mapping) else None
    if schema is None:
        schema = parameters.get("additionalProperties")
    return frozenset(_types(schema, parameters, 0))


def _types(schema: Any, root: Mapping[str, Any], depth: int) -> Iterator[str]:
    if not isinstance(schema, Mapping) or depth > _DEEPEST:
        return
    named = schema.get("type")
    if isinstance(named, str):
        yield named
        return
    if isinstance(named, (list, tuple)):
        yield from (name for name in named if isinstance(name, str))
        return
    for value in (*_listed(schema.get("enum")), *([schema["const"]] if "const" in schema else [])):
        yield _type_of(value)
    reference = schema.get("$ref")
    if isinstance(reference, str) and reference.startswith("#/"):
        found: Any = root
        for step in reference[2:].split("/"):
            found = found.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(found, Mapping) else None
        yield from _types(found, root, depth + 1)
    for keyword in ("anyOf", "oneOf", "allOf"):
        for branch in _listed(schema.get(keyword)):
            yield from _types(branch, root, depth + 1)


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else ()

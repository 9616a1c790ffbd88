"""Convert bare text in a format to JSON, by the tool's schema or by a type from the model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.core.calls import json_text
from turnwire.core.jsontext import read_json

_WORDS: Final = {"True": "true", "False": "false", "None": "null"}
"""Python's words, which models write if the template showed them such values."""


def typed(text: str, types: frozenset[str]) -> str:
    """Return the JSON text of a value that may have these types, named as in JSON Schema; no types: any.

    A text that can be read as another type than a string is that type if the schema allows it; everything else is a
    string, exactly as written.
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
    return "object" if isinstance(value, dict) else "array"


def types_of(parameters: Any, key: str) -> frozenset[str]:
    """Return the types that the schema of a tool's parameters allows for the member `key`; empty if unknown."""
    return types_in(member_of(parameters, key, parameters), parameters)


def member_of(schema: Any, key: str, root: Any) -> Any:
    """Return the schema of a member of the object that `schema` describes, or None if it is unknown."""
    for each in _flat(schema, root):
        members = each.get("properties")
        if isinstance(members, dict) and isinstance(members.get(key), dict):
            return members[key]
        if isinstance(each.get("additionalProperties"), dict):
            return each["additionalProperties"]
    return None


def items_of(schema: Any, root: Any) -> Any:
    """Return the schema of the items of the list that `schema` describes, or None if it is unknown."""
    return next((each["items"] for each in _flat(schema, root) if isinstance(each.get("items"), dict)), None)


def types_in(schema: Any, root: Any) -> frozenset[str]:
    """Return the types that a schema allows; empty if unknown."""
    found: set[str] = set()
    for each in _flat(schema, root):
        named = each.get("type")
        if isinstance(named, str):
            found.add(named)
        elif isinstance(named, (list, tuple)):
            found.update(name for name in named if isinstance(name, str))
        else:
            found.update(map(_type_of, _listed(each.get("enum"))))
            if "const" in each:
                found.add(_type_of(each["const"]))
    return frozenset(found)


def _flat(schema: Any, root: Any) -> Iterator[Mapping[str, Any]]:
    """Return the schemas that `schema` consists of, each once: itself, its references, its alternatives."""
    waiting = [schema]
    seen: set[int] = set()
    while waiting:
        each = waiting.pop()
        if not isinstance(each, dict) or id(each) in seen:
            continue
        seen.add(id(each))
        yield each
        if "type" in each:
            continue
        for keyword in ("allOf", "oneOf", "anyOf"):
            waiting.extend(reversed(_listed(each.get(keyword))))
        reference = each.get("$ref")
        if isinstance(reference, str) and reference.startswith("#"):
            waiting.append(_at(root, reference))


def _at(root: Any, reference: str) -> Any:
    found = root
    for step in reference[2:].split("/") if len(reference) > 1 else ():
        found = found.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(found, dict) else None
    return found


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else ()

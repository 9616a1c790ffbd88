"""Values of JSON compared as JSON Schema compares them: 1 equals 1.0, true does not equal 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def json_key(value: Any) -> Any:
    """A hashable key that two values share exactly if they are equal in JSON Schema."""
    if isinstance(value, dict):
        return "object", frozenset((name, json_key(item)) for name, item in value.items())
    if isinstance(value, (list, tuple)):
        return "array", tuple(json_key(item) for item in value)
    return json_type(value), value


def json_type(value: Any) -> str:
    """The type of a value by its name in JSON Schema; whole numbers are `number`, too."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "string"
    return "object" if isinstance(value, Mapping) else "array"


def is_of_type(value: Any, kind: str) -> bool:
    """Whether a value has a type of JSON Schema; 1.0 is an integer."""
    if kind == "integer":
        return json_type(value) == "number" and (isinstance(value, int) or value.is_integer())
    return json_type(value) == kind


def is_number(value: Any) -> bool:
    """Whether a value is a number, and no boolean."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def distinct(values: Iterable[Any]) -> list[Any]:
    """The values without repetition, in their order."""
    return list({json_key(value): value for value in reversed(list(values))}.values())[::-1]


def allowed_values(level: Any) -> list[Any] | None:
    """The values that `const` and `enum` of a schema leave; None if it has neither."""
    if not isinstance(level, dict):
        return None
    values = list(level["enum"]) if isinstance(level.get("enum"), list) else None
    if "const" in level:
        if values is None:
            return [level["const"]]
        wanted = json_key(level["const"])
        return [value for value in values if json_key(value) == wanted]
    return values


def allowed_types(level: Any) -> frozenset[str] | None:
    """The types that `type`, `const` and `enum` of a schema leave, `integer` as `number`; None if it has none."""
    if not isinstance(level, dict):
        return None
    values = allowed_values(level)
    found = None if values is None else frozenset(map(json_type, values))
    kinds = type_names(level)
    if kinds is None:
        return found
    named = frozenset("number" if kind == "integer" else kind for kind in kinds)
    return named if found is None else named & found


def type_names(level: dict[str, Any]) -> list[str] | None:
    """The names in `type`; None if there is no `type` that can be read."""
    kinds = level.get("type")
    if isinstance(kinds, str):
        return [kinds]
    if isinstance(kinds, list) and kinds and all(isinstance(kind, str) for kind in kinds):
        return kinds
    return None


def one_or_list(kinds: list[str]) -> str | list[str]:
    """The value of `type` for these names."""
    return kinds[0] if len(kinds) == 1 else kinds


def required_names(level: dict[str, Any]) -> list[str]:
    """The names in `required`; none if there is no list of them."""
    names = level.get("required")
    return names if isinstance(names, list) else []

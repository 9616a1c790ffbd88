"""Conditions of lifted rules as Python expressions over ``self``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from codegen.lift import Condition
from codegen.schemaset import Schema

GIVEN = "given"
"""The local variable that holds the names of the given fields."""


def rules_of(definition: Schema) -> list[dict[str, str]]:
    """The rules of a lifted definition, ready for the template: code, kind, message, context."""
    printed = []
    required = frozenset(definition.get("required", ()))
    defaults = {name: prop.get("default") for name, prop in definition["properties"].items()}
    rules = list(definition.get("x-rules", ()))
    if tag := definition.get("x-fallback-tag"):
        condition = {"is": tag["name"], "values": tag["known"]}
        message = f"{tag['name']} is a tag that this version knows; it cannot stand for an unknown one"
        rules.append({"kind": "not", "broken": condition, "message": message, "at": tag["name"]})
    for rule in rules:
        where = {key: rule[key] for key in ("property", "at") if key in rule}
        printed.append(
            {
                "code": expression(rule["broken"], required, defaults),
                "arguments": ", ".join(repr(item) for item in (rule["kind"], rule["message"], where) if item),
            }
        )
    return printed


def expression(
    condition: Condition,
    required: Collection[str],
    defaults: Mapping[str, Any],
    field: str = "self.{}",
    names: str = GIVEN,
) -> str:
    """A condition as an expression without free names but what ``field`` and ``names`` (of what is given) have."""
    ((kind, value),) = ((k, v) for k, v in condition.items() if k not in ("values", "other_than"))
    inner = [expression(item, required, defaults, field, names) for item in value] if isinstance(value, list) else []
    match kind:
        case "given":
            return "True" if value in required else f"{value!r} in {names}"
        case "set":
            there = f"{field.format(value)} is not None"
            # An absent field is None, unless the schema gives it another default.
            return there if defaults.get(value) is None else f"({value!r} in {names} and {there})"
        case "is":
            values = [() if value == [] else value for value in condition["values"]]  # a list of a model is a tuple
            held = field.format(value)
            return f"{held} == {values[0]!r}" if len(values) == 1 else f"{held} in {tuple(values)!r}"
        case "all":
            return _joined(inner, "and", neutral="True")
        case "any":
            return _joined(inner, "or", neutral="False")
        case "not":
            negated = expression(value, required, defaults, field, names)
            return {"True": "False", "False": "True"}.get(negated, f"not ({negated})")
        case "count":
            return f"({' + '.join(f'({part})' for part in inner)}) != {condition['other_than']}"
    raise AssertionError(kind)


def _joined(parts: list[str], word: str, *, neutral: str) -> str:
    """Parts joined by and / or, with constants folded."""
    parts = [part for part in parts if part != neutral]
    absorbing = "False" if neutral == "True" else "True"
    if absorbing in parts:
        return absorbing
    return f"({f' {word} '.join(parts)})" if len(parts) > 1 else (parts or [neutral])[0]

"""The fault behind a validator's errors: one place and keyword, by a rule that every target can follow."""

from __future__ import annotations

from typing import Any

from codegen.explain import faults
from tests.cases import for_each
from tests.requirements import requirement

SCHEMA: dict[str, Any] = {
    "$defs": {
        "A": {"type": "object", "properties": {"t": {"const": "a"}, "n": {"type": "integer"}}, "required": ["t", "n"]},
        "B": {"type": "object", "properties": {"t": {"const": "b"}}, "required": ["t"]},
        "C": {
            "type": "object",
            "properties": {"t": {"type": "string", "not": {"enum": ["a", "b"]}}},
            "required": ["t"],
        },
        "Closed": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}], "discriminator": {"propertyName": "t"}},
        "Open": {
            "oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}, {"$ref": "#/$defs/C"}],
            "discriminator": {"propertyName": "t"},
        },
        "Plain": {"anyOf": [{"type": "string", "minLength": 2}, {"type": "array", "items": {"$ref": "#/$defs/Open"}}]},
        "Word": {"anyOf": [{"enum": ["auto", "none"]}, {"$ref": "#/$defs/B"}]},
        "Nullable": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]},
        "Rule": {
            "type": "object",
            "properties": {"x": {"type": ["string", "null"]}, "y": {}},
            "anyOf": [{"required": ["x"], "properties": {"x": {"not": {"type": "null"}}}}, {"required": ["y"]}],
            "dependentRequired": {"y": ["z"]},
        },
        "Shut": {"type": "object", "properties": {}, "additionalProperties": False},
        "Typed": {"type": ["string", "null"], "enum": ["a", None], "pattern": "a"},
    }
}


@requirement("SCH-3")
@for_each(
    ("name", "value", "expected"),
    [
        ("Closed", {"t": "a", "n": 1}, []),
        ("Closed", {"t": "a", "n": "1"}, [("/n", "type")]),
        ("Closed", {"t": "a"}, [("", "required")]),
        ("Closed", {"t": "c"}, [("", "oneOf")]),
        ("Closed", {}, [("", "oneOf")]),
        ("Closed", "a", [("", "oneOf")]),
        ("Open", {"t": "c"}, []),
        ("Open", {"t": "a", "n": None}, [("/n", "type")]),
        ("Open", {"t": 5}, [("", "oneOf")]),
        ("Plain", "a", [("", "minLength")]),
        ("Plain", 5, [("", "anyOf")]),
        ("Plain", [{"t": "a", "n": "1"}], [("/0/n", "type")]),
        ("Plain", ["a"], [("/0", "oneOf")]),
        ("Word", "never", [("", "enum")]),
        ("Word", 5, [("", "anyOf")]),
        ("Word", {"t": "x"}, [("/t", "const")]),
        ("Nullable", 5, [("", "type")]),
        ("Nullable", {"t": "a"}, [("", "required")]),
        ("Rule", {}, [("", "anyOf")]),
        ("Rule", {"x": None}, [("", "anyOf")]),
        ("Rule", {"y": 1}, [("", "dependentRequired")]),
        ("Rule", "x", [("", "type")]),
        ("Shut", {"a": 1}, [("", "additionalProperties")]),
        ("Typed", 5, [("", "type")]),
        ("Typed", "b", [("", "enum"), ("", "pattern")]),
    ],
)
def test_the_fault_is_in_the_branch_that_was_meant(name: str, value: Any, expected: list[tuple[str, str]]) -> None:
    found = faults({**SCHEMA, "$ref": f"#/$defs/{name}"}, value)
    assert sorted((fault.path, fault.keyword) for fault in found) == expected


@requirement("SCH-3")
def test_a_missing_property_is_named() -> None:
    (fault,) = faults({**SCHEMA, "$ref": "#/$defs/A"}, {"t": "a"})
    assert fault.property == "n"

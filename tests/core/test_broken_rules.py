"""Broken rules of a schema: each with its place in the value and in the schema, and without content of the value."""

from __future__ import annotations

from typing import Any

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.broken_rules import MOST_RULES, BrokenRule, broken_rules
from turnwire.core.jsonschema import compile_schema

SCHEMA = {
    "$defs": {"size": {"properties": {"width": {"minimum": 3}}, "additionalProperties": {"type": "integer"}}},
    "properties": {
        "size": {"$ref": "#/$defs/size"},
        "list": {"items": {"allOf": [{"minimum": 1}]}},
        "closed": {"additionalProperties": False, "patternProperties": {"^x": {"type": "string"}}},
        "short": {"propertyNames": {"maxLength": 2}},
        "either": {
            "oneOf": [
                {"type": "object", "properties": {"kind": {"const": "a"}, "n": {"type": "integer"}}},
                {"type": "object", "properties": {"kind": {"const": "b"}}},
            ]
        },
        "properties": {"properties": {"a/b": {"type": "integer"}}},
    },
    "required": ["id"],
}
UNKNOWN = "the schema knows no further properties here"


def broken(value: dict[str, Any]) -> list[tuple[str, str, str, str | None]]:
    return [tuple(rule) for rule in broken_rules(compile_schema(SCHEMA), {"id": 1, **value})]


@requirement("SCM-3")
@for_each(
    ("value", "path", "rule", "schema_path"),
    [
        ({"size": {"width": 1}}, "/size/width", "minimum", "/$defs/size/properties/width/minimum"),
        ({"list": [1, 0]}, "/list/1", "minimum", "/properties/list/items/allOf/0/minimum"),
        ({"either": {"kind": "a", "n": "x"}}, "/either/n", "type", "/properties/either/oneOf/0/properties/n/type"),
        ({"either": {"kind": "c"}}, "/either/kind", "enum", "/properties/either/oneOf"),
        ({"properties": {"a/b": "x"}}, "/properties/a~1b", "type", "/properties/properties/properties/a~1b/type"),
        # Names that the model made up end the pointer.
        ({"size": {"secret": "x"}}, "/size", "type", "/$defs/size/additionalProperties/type"),
        ({"closed": {"xsecret": 1}}, "/closed", "type", "/properties/closed/patternProperties/^x/type"),
        ({"closed": {"secret": 1}}, "/closed", "additionalProperties", "/properties/closed/additionalProperties"),
        ({"short": {"secret": 1}}, "/short", "propertyNames", "/properties/short/propertyNames/maxLength"),
    ],
)
def test_a_broken_rule_has_its_place_in_the_value_and_in_the_schema(
    value: dict[str, Any], path: str, rule: str, schema_path: str
) -> None:
    found = broken(value)
    assert [(each[0], each[1], each[3]) for each in found] == [(path, rule, schema_path)]
    assert "secret" not in str(found)


@requirement("SCM-3")
def test_a_value_that_fits_breaks_no_rule() -> None:
    assert broken({"size": {"width": 3, "height": 4}, "list": [1]}) == []


@requirement("SCM-3")
def test_a_missing_property_is_named_in_the_words_of_the_schema() -> None:
    missing = BrokenRule("", "required", "the property 'id' is missing", "/required")
    assert broken_rules(compile_schema(SCHEMA), {}) == (missing,)
    unknown = broken_rules(compile_schema(SCHEMA), {"id": 1, "closed": {"secret": 1}})
    assert [each.message for each in unknown] == [UNKNOWN]


@requirement("SCM-3")
def test_the_first_rules_of_a_long_list_are_listed() -> None:
    assert len(broken({"list": [0] * 1000})) == MOST_RULES


@requirement("SCM-3")
def test_a_value_with_too_many_texts_for_a_pattern_is_one_fault_without_a_place_in_the_schema() -> None:
    checker = compile_schema({"items": {"type": "string", "pattern": "^(?!b)a+$"}})
    (found,) = broken_rules(checker, ["a"] * 20_000)
    assert (found.path, found.rule, found.schema_path) == ("", "pattern", None)

"""Whatever a program or a request gives as a schema: the parts that JSON Schema does not allow have no features."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.schema_support.features import find_features
from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.rewriting import REWRITINGS, rewrite

Json = Any
_HUGE: Final = 10**400
_KEYWORDS: Final = (
    *("$ref", "$id", "$schema", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "type", "enum"),
    *("const", "properties", "required", "additionalProperties", "patternProperties", "propertyNames"),
    *("minProperties", "maxProperties", "dependentRequired", "dependentSchemas", "dependencies", "items"),
    *("prefixItems", "additionalItems", "contains", "minContains", "maxContains", "minItems", "maxItems"),
    *("uniqueItems", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "minimum", "maximum"),
    *("exclusiveMinimum", "exclusiveMaximum", "multipleOf", "pattern", "minLength", "maxLength"),
    *("unevaluatedProperties", "unevaluatedItems", "format", "description"),
)
_VALUES: Final[tuple[Json, ...]] = (
    *(None, 1, -1, 1.5, "", "x", "#/", "#/a/0", "http://[", "\ud800", [], {}, [1], [None], [[]], [{}]),
    *({"a": 1}, {"a": None}, {"a": [1]}, {"a": "x"}, {"": {}}, {1: 2}, True, False, float("nan"), float("inf")),
    *(_HUGE, [_HUGE], ["a", "a"], [{"a": []}], ("a",), {"$ref": 1}, {"$ref": "http://["}, [True]),
)
_BASES: Final[tuple[Json, ...]] = (
    {"type": "array"},
    {"type": "integer", "$ref": "x"},
    {"$ref": "#/$defs/A", "$defs": {"A": {"type": "string"}}},
    {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"], "additionalProperties": False},
    {"oneOf": [{"type": "object"}, {"type": "string"}], "allOf": [{"type": "object"}], "not": {"type": "string"}},
    {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "if": {"const": 1}, "then": {}},
)


@requirement("SCM-2")
def test_no_value_of_a_keyword_breaks_a_request() -> None:
    faults = []
    for base, keyword, value in product(_BASES, _KEYWORDS, _VALUES):
        level = {**base, keyword: value}
        schema = {"type": "object", "properties": {"p": level}, "allOf": [level]} if base is _BASES[0] else level
        try:
            find_features(schema)
            rewrite(schema, REWRITINGS)
            prepare_schema(schema, "llamacpp", "format")
        except Exception as error:  # whatever it is, it would reach the caller
            faults.append((repr(schema)[:200], repr(error)[:100]))
    assert not faults, faults[:5]


@requirement("SCM-2")
@for_each("schema", [None, 1, "x", [], (), float("nan"), {1: 2}])
def test_what_is_no_schema_at_all_is_sent_as_it_is(schema: Json) -> None:
    assert prepare_schema(schema, "llamacpp", "format").schema is schema


@requirement("SCM-2")
@for_each(
    "schema",
    [
        {"type": "object", "required": [[]]},
        {"type": "object", "dependentSchemas": 1},
        {"$id": "http://[", "$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}},
        {"$schema": "http://json-schema.org/draft-07/schema#", "dependencies": 1},
        {"type": "object", "properties": {1: {"pattern": "a"}}},
        {"allOf": [{"type": "integer", "minimum": float("inf")}]},
        {"$ref": "#/x", "x": {"allOf": 1}},
    ],
)
def test_a_malformed_schema_is_kept_and_says_why(schema: Json) -> None:
    found = rewrite(schema, REWRITINGS)
    assert (found.schema is schema, found.changes, found.kept) == (True, (), "malformed")


@requirement("SCM-1")
@for_each(
    "malformed, plain",
    [
        ({"type": "object", "required": [[]]}, {"type": "object"}),
        ({"type": "object", "dependentSchemas": 1}, {"type": "object"}),
        ({"type": "array", "minItems": "3"}, {"type": "array"}),
        ({"type": "object", "properties": {1: {"not": {}}}}, {"type": "object"}),
        ({"type": "string", "$ref": "http://["}, {"type": "string"}),
    ],
)
def test_malformed_parts_have_no_features(malformed: Json, plain: Json) -> None:
    assert find_features(malformed) == find_features(plain)


@requirement("SCM-1")
@for_each(
    "schema, feature",
    [
        ({"type": "array", "minItems": _HUGE}, "least_items_large"),
        ({"type": "array", "const": _HUGE}, "values_beside_unmet_words"),
        ({"type": "integer", "multipleOf": _HUGE}, "integer_multiple_wide"),
        ({"type": "integer", "maximum": _HUGE}, "integer_bound_large"),
        ({"type": "integer", "minimum": float("inf")}, "integer_bound_large"),
    ],
)
def test_numbers_beyond_a_double_are_compared_as_they_are(schema: Json, feature: str) -> None:
    assert feature in {found.name for found in find_features(schema)}

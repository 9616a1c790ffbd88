"""Each rewriting: a schema before and after, what was rewritten where, and values that both judges judge alike."""

from __future__ import annotations

import json
from typing import Any, Final

from turnwire_schema.engines import REWRITINGS as DESCRIBED

from tests.cases import for_each
from tests.codecs.schema_support.judges import Judges
from tests.requirements import requirement
from turnwire.codecs.schema_support.rewriting import REWRITINGS, rewrite

Json = Any
_AB: Final = {"a": {"type": "integer"}, "b": {"type": "integer"}}
_CLOSED: Final = {"type": "object", "properties": _AB, "additionalProperties": False}
_ONLY_A: Final = {"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": False}
_ONLY_B: Final = {"type": "object", "properties": {"b": {"type": "integer"}}, "additionalProperties": False}
_PAIRS: Final[tuple[Json, ...]] = ({}, {"a": 1}, {"b": 1}, {"a": 1, "b": 2}, {"a": 1, "b": 2, "c": 3}, {"b": "x"}, 1)
_LATEST: Final = "https://json-schema.org/draft/2020-12/schema"


def _branches(*parts: Json) -> Json:
    return {"anyOf": list(parts)}


def _tagged(tag: str, **more: Json) -> Json:
    return {"type": "object", "properties": {"k": {"const": tag}, **more}, "required": ["k", *more]}


# (rewriting, before, after, pointers of the changes, values)
CASES: Final[list[tuple[str, Json, Json, list[str], tuple[Json, ...]]]] = [
    (
        "old_drafts",
        {
            "$schema": "http://json-schema.org/draft-07/schema#",
            "items": [{"type": "integer"}],
            "additionalItems": False,
        },
        {"$schema": _LATEST, "prefixItems": [{"type": "integer"}], "items": False},
        [""],
        ([], [1], ["a"], [1, 2]),
    ),
    (
        "old_drafts",
        {"$schema": "http://json-schema.org/draft-04/schema#", "minimum": 5, "exclusiveMinimum": True},
        {"$schema": _LATEST, "exclusiveMinimum": 5},
        [""],
        (5, 6, "a"),
    ),
    (
        "old_drafts",
        {
            "$schema": "http://json-schema.org/draft-07/schema#",
            "definitions": {"i": {"type": "integer"}},
            "properties": {"a": {"$ref": "#/definitions/i", "minimum": 5}},
            "dependencies": {"a": ["b"], "c": {"required": ["b"]}},
        },
        {
            "$schema": _LATEST,
            "definitions": {"i": {"type": "integer"}},
            "properties": {"a": {"$ref": "#/definitions/i"}},
            "dependentRequired": {"a": ["b"]},
            "dependentSchemas": {"c": {"required": ["b"]}},
        },
        [""],
        ({"a": 1, "b": 1}, {"a": 1}, {"a": "x", "b": 1}, {"c": 1}),
    ),
    (
        "references",
        {"$defs": {"I": {"$anchor": "int", "type": "integer"}}, "properties": {"a": {"$ref": "#int"}}},
        {"$defs": {"I": {"type": "integer"}}, "properties": {"a": {"$ref": "#/$defs/I"}}},
        ["/properties/a/$ref"],
        ({"a": 1}, {"a": "x"}),
    ),
    (
        "references",
        {
            "$id": "https://example.org/root",
            "$defs": {"I": {"$id": "/int", "type": "integer"}},
            "properties": {"a": {"$ref": "/int"}, "b": {"$ref": "https://example.org/root#/$defs/I"}},
        },
        {
            "$defs": {"I": {"type": "integer"}},
            "properties": {"a": {"$ref": "#/$defs/I"}, "b": {"$ref": "#/$defs/I"}},
        },
        ["/properties/a/$ref", "/properties/b/$ref"],
        ({"a": 1, "b": 1}, {"a": "x"}, {"b": "x"}),
    ),
    (
        "references",
        {"$dynamicAnchor": "node", "properties": {"c": {"$dynamicRef": "#node"}}, "required": ["c"]},
        {
            "properties": {"c": {"$ref": "#/$defs/root"}},
            "required": ["c"],
            "$defs": {"root": {"properties": {"c": {"$ref": "#/$defs/root"}}, "required": ["c"]}},
        },
        ["/properties/c/$dynamicRef"],
        ({"c": {"c": 1}}, {"c": {}}, {"c": {"c": {}}}),
    ),
    (
        "reference_paths",
        {"properties": {"a": {"type": "integer"}, "b": {"$ref": "#/properties/a"}}},
        {
            "properties": {"a": {"type": "integer"}, "b": {"$ref": "#/$defs/properties_a"}},
            "$defs": {"properties_a": {"type": "integer"}},
        },
        ["/properties/b/$ref"],
        ({"b": 1}, {"b": "x"}),
    ),
    (
        "reference_paths",
        {"$defs": {"a/b%": {"anyOf": [{"type": "integer"}]}}, "items": {"$ref": "#/$defs/a~1b%25/anyOf/0"}},
        {"items": {"$ref": "#/$defs/1b_anyOf_0"}, "$defs": {"1b_anyOf_0": {"type": "integer"}}},
        ["/items/$ref"],
        ([1], ["a"]),
    ),
    (
        "boolean_schemas",
        {"type": "object", "properties": {"a": True, "b": False}, "additionalProperties": False},
        {"type": "object", "properties": {"a": {}}, "additionalProperties": False},
        [""],
        _PAIRS,
    ),
    ("boolean_schemas", {"type": "array", "items": False}, {"type": "array", "maxItems": 0}, [""], ([], [1], 1)),
    ("boolean_schemas", _branches({"type": "null"}, False), _branches({"type": "null"}), [""], (None, 1)),
    (
        "reference_siblings",
        {"$defs": {"I": {"type": "integer"}}, "properties": {"a": {"$ref": "#/$defs/I", "minimum": 5}}},
        {"properties": {"a": {"minimum": 5, "type": "integer"}}},
        ["/properties/a"],
        ({"a": 5}, {"a": 4}, {"a": "x"}),
    ),
    (
        "all_of",
        {"allOf": [{"type": "integer", "minimum": 0}, {"maximum": 10, "minimum": -5}, {"enum": [-1, 3, 11, "a"]}]},
        {"type": "integer", "minimum": 0, "maximum": 10, "enum": [-1, 3, 11, "a"]},
        [""],
        (3, -1, 11, "a"),
    ),
    (
        "all_of",
        {
            "properties": {"a": {"type": "number"}},
            "allOf": [{"properties": {"a": {"minimum": 1}, "b": {"type": "string"}}, "additionalProperties": False}],
        },
        {
            "properties": {"a": {"type": "number", "minimum": 1}, "b": {"type": "string"}},
            "additionalProperties": False,
        },
        [""],
        ({"a": 1, "b": "x"}, {"a": 0}, {"c": 1}, 1),
    ),
    (
        "all_of",
        {"allOf": [{"type": "string"}, {"not": {"const": "a"}}, {"contains": {}}, {"contains": {"type": "null"}}]},
        {"type": "string", "not": {"const": "a"}, "contains": {}, "allOf": [{"contains": {"type": "null"}}]},
        [""],
        ("a", "b", [None]),
    ),
    (
        "unevaluated_properties",
        {"type": "object", "properties": {"a": {}}, "unevaluatedProperties": False},
        {"type": "object", "properties": {"a": {}}, "additionalProperties": False},
        [""],
        _PAIRS,
    ),
    ("negations", {**_CLOSED, "not": {"required": ["a", "b"]}}, _branches(_ONLY_B, _ONLY_A), [""], _PAIRS),
    (
        "negations",
        {"not": {"type": ["null", "number"]}},
        {"type": ["string", "boolean", "object", "array"]},
        [""],
        (None, 1, 1.5, "a", [], {}, True),
    ),
    ("negations", {"enum": [1, True, "a"], "not": {"const": 1.0}}, {"enum": [True, "a"]}, [""], (1, True, "a")),
    (
        "conditions",
        {
            "type": "object",
            "properties": {"k": {"enum": ["a", "b"]}},
            "required": ["k"],
            "if": {"properties": {"k": {"const": "a"}}},
            "then": {"required": ["x"]},
        },
        _branches(
            {"type": "object", "properties": {"k": {"enum": ["a"]}}, "required": ["k", "x"]},
            {"type": "object", "properties": {"k": {"enum": ["b"]}}, "required": ["k"]},
        ),
        [""],
        ({"k": "a", "x": 1}, {"k": "a"}, {"k": "b"}, {}, 1),
    ),
    (
        "alternatives_siblings",
        {"title": "T", "type": "object", "required": ["a"], "anyOf": [{"required": ["b"]}, {"required": ["c"]}]},
        {
            "title": "T",
            **_branches({"type": "object", "required": ["a", "b"]}, {"type": "object", "required": ["a", "c"]}),
        },
        [""],
        ({"a": 1}, {"a": 1, "b": 1}, {"a": 1, "c": 1}, {"b": 1}, 1),
    ),
    (
        "alternatives_siblings",
        {"type": "string", "oneOf": [{"const": "a"}, {"minLength": 3}, {"type": "integer"}]},
        {"oneOf": [{"type": "string", "const": "a"}, {"type": "string", "minLength": 3}]},
        [""],
        ("a", "b", "abc", 1),
    ),
    (
        "disjoint_one_of",
        {"oneOf": [_tagged("a", v={"type": "integer"}), _tagged("b", v={"type": "string"}), {"type": "null"}]},
        _branches(_tagged("a", v={"type": "integer"}), _tagged("b", v={"type": "string"}), {"type": "null"}),
        [""],
        ({"k": "a", "v": 1}, {"k": "b", "v": 1}, None, 1),
    ),
    (
        "property_names",
        {**_ONLY_A, "propertyNames": {"enum": ["a", "b"]}, "additionalProperties": {"type": "integer"}},
        _CLOSED,
        [""],
        _PAIRS,
    ),
    (
        "dependent_properties",
        {**_CLOSED, "dependentRequired": {"a": ["b"]}},
        _branches(_ONLY_B, {**_CLOSED, "required": ["a", "b"]}),
        [""],
        _PAIRS,
    ),
    (
        "dependent_properties",
        {**_CLOSED, "required": ["a"], "dependentSchemas": {"a": {"minProperties": 2}}},
        {**_CLOSED, "required": ["a"], "minProperties": 2},
        [""],
        _PAIRS,
    ),
    (
        "property_counts",
        {**_CLOSED, "minProperties": 1},
        _branches({**_CLOSED, "required": ["a"]}, {**_CLOSED, "required": ["b"]}),
        [""],
        _PAIRS,
    ),
    ("property_counts", {**_CLOSED, "maxProperties": 1}, _branches(_ONLY_A, _ONLY_B), [""], _PAIRS),
    (
        "required_properties",
        {"properties": {"a": {}}, "required": ["z"], "additionalProperties": {"type": "string"}},
        {
            "properties": {"a": {}, "z": {"type": "string"}},
            "required": ["z"],
            "additionalProperties": {"type": "string"},
        },
        [""],
        ({"z": "q"}, {"z": 1}, {"a": 1}),
    ),
    (
        "closed_tuples",
        {"type": "array", "prefixItems": [{"type": "integer"}], "items": False},
        _branches(
            {"type": "array", "maxItems": 0},
            {"type": "array", "prefixItems": [{"type": "integer"}], "minItems": 1, "maxItems": 1},
        ),
        [""],
        ([], [1], ["a"], [1, 1], {}),
    ),
    (
        "missing_types",
        {"minimum": 5, "minLength": 2},
        _branches(
            {"type": "number", "minimum": 5},
            {"type": "string", "minLength": 2},
            {"type": ["boolean", "null", "object", "array"]},
        ),
        [""],
        (5, 4, "a", "ab", None, True, [], {}),
    ),
    (
        "possible_values",
        {"type": "integer", "enum": [1, "a", 2.0, 2.5]},
        {"type": "integer", "enum": [1, 2.0]},
        [""],
        (1, 2, 2.5, "a"),
    ),
    (
        "integer_bounds",
        {"type": "integer", "exclusiveMinimum": 1.5, "minimum": 1, "exclusiveMaximum": 4},
        {"type": "integer", "minimum": 2, "maximum": 3},
        [""],
        (1, 2, 3, 4, 2.0, 2.5),
    ),
    (
        "integer_bounds",
        {"type": "number", "multipleOf": 2},
        {"type": "integer", "multipleOf": 2},
        [""],
        (1, 2, 2.0, 2.5),
    ),
    (
        "integer_multiples",
        {"type": "integer", "multipleOf": 5, "minimum": -4, "maximum": 11},
        {"type": "integer", "enum": [0, 5, 10]},
        [""],
        (-5, 0, 5, 10.0, 11, 15),
    ),
    (
        "pattern_length",
        {"type": "string", "pattern": "^[a-z]+-$", "maxLength": 3, "minLength": 1},
        {"type": "string", "pattern": "^[a-z]{1,2}-$"},
        [""],
        ("-", "a-", "ab-", "abc-", "ab"),
    ),
    (
        "additional_properties",
        {"type": "object", "properties": {"a": {"type": "integer"}}},
        {"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": True},
        [""],
        _PAIRS,
    ),
    (
        "pattern_classes",
        {"pattern": r"^[\w.-]+\d$"},
        {"pattern": r"^[\-.0-9A-Z_a-z]+[0-9]$"},
        ["/pattern"],
        ("a1", "1", "a-1", "a 1"),
    ),
    ("pattern_groups", {"pattern": "^(?:a+?|(b))$"}, {"pattern": "^(?:a+|b)$"}, ["/pattern"], ("a", "aa", "b", "ab")),
    ("pattern_conditions", {"pattern": "^(?!a)[ab]{2}$"}, {"pattern": "^b[ab]$"}, ["/pattern"], ("ab", "ba", "bb")),
    (
        "pattern_conditions",
        {"pattern": r"^([ab])\1$"},
        {"pattern": "^(?:b{2}|a{2})$"},
        ["/pattern"],
        ("aa", "bb", "ab"),
    ),
    ("pattern_conditions", {"pattern": "^[ab]+(?<!b)$"}, {"pattern": "^(?:a*b)*a+$"}, ["/pattern"], ("a", "ba", "ab")),
    ("pattern_anchors", {"pattern": "(^a$)"}, {"pattern": "^a$"}, ["/pattern"], ("a", "ab")),
]

# Rewritings that only show together with another one.
TOGETHER: Final[list[tuple[tuple[str, ...], Json, Json, tuple[Json, ...]]]] = [
    (("pattern_anchors", "pattern_any_text"), {"pattern": "b$"}, {"pattern": r"^[\s\S]*b$"}, ("b", '"b', "ba")),
    (
        ("pattern_anchors", "pattern_any_text"),
        {"patternProperties": {"^x": {"type": "integer"}}},
        {"patternProperties": {r"^x[\s\S]*$": {"type": "integer"}}},
        ({"x": 1}, {"xa": "a"}, {"ax": "a"}),
    ),
    (
        ("all_of", "unevaluated_properties"),
        {"allOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}], "unevaluatedProperties": False},
        {"properties": {"a": {}, "b": {}}, "additionalProperties": False},
        ({"a": 1}, {"b": 1}, {"c": 1}, 1),
    ),
    (
        ("all_of", "conditions"),
        {
            "type": "object",
            "properties": {"k": {"enum": [1, 2, 3]}},
            "required": ["k"],
            "allOf": [
                {"if": {"properties": {"k": {"const": 1}}}, "then": {"required": ["x"]}},
                {"if": {"properties": {"k": {"const": 2}}}, "then": {"required": ["y"]}},
            ],
        },
        _branches(
            {"type": "object", "properties": {"k": {"enum": [1]}}, "required": ["k", "x"]},
            _branches(
                {"type": "object", "properties": {"k": {"enum": [2]}}, "required": ["k", "y"]},
                {"type": "object", "properties": {"k": {"enum": [3]}}, "required": ["k"]},
            ),
        ),
        ({"k": 1}, {"k": 1, "x": 1}, {"k": 2, "x": 1}, {"k": 2, "y": 1}, {"k": 3}, {"k": 4}),
    ),
]

# Nothing exact is known for these, so they stay as they are.
KEPT: Final[list[Json]] = [
    {"type": "integer", "minimum": 5},
    {"oneOf": [{"type": "integer"}, {"type": "number", "minimum": 5}]},
    {"oneOf": [{"required": ["a"]}, {"required": ["b"]}]},
    {"type": "object", "properties": _AB, "additionalProperties": True, "dependentRequired": {"a": ["b"]}},
    {"type": "object", "properties": _AB, "additionalProperties": True, "minProperties": 1},
    {"type": "object", "properties": _AB, "additionalProperties": True, "not": {"required": ["a"]}},
    {"type": "string", "pattern": r"^\bword$"},
    {"type": "string", "pattern": r"^\p{L}+$"},
    {"type": "string", "pattern": "^(?:(?=a)[ab])+$"},
    {"type": "string", "pattern": "^(?:[ab]*a[ab]{20})$", "maxLength": 40},
    {"type": "integer", "enum": ["a"]},
    {"$defs": {"A": {"$ref": "#/$defs/A"}}, "$ref": "#/$defs/A"},
    {"$defs": {"N": {"properties": {"n": {"$ref": "#/$defs/N"}}}}, "$ref": "#/$defs/N"},
    {"type": "array", "prefixItems": [{"type": "integer"}] * 9, "items": False},
    {"type": "number", "minimum": 0.5},
    {"type": "integer", "multipleOf": 5, "minimum": 0},
    {"properties": {"a": {"$ref": "#/$defs/I", "description": "text"}}, "$defs": {"I": {"type": "integer"}}},
    {"anyOf": [{"type": "string"}, {"type": "null"}], "description": "text"},
    {"default": {"allOf": [{}]}, "enum": [{"pattern": "a"}]},
]


@requirement("SCM-2")
@for_each("name, before, after, pointers, values", CASES)
def test_each_rewriting_keeps_the_meaning(
    name: str, before: Json, after: Json, pointers: list[str], values: tuple[Json, ...]
) -> None:
    found = rewrite(before, [name])
    assert json.dumps(found.schema) == json.dumps(after)
    assert found.changes == tuple((name, pointer) for pointer in pointers)
    _judge_alike(before, after, values)
    assert rewrite(after, [name]).schema is after


@requirement("SCM-2")
@for_each("names, before, after, values", TOGETHER)
def test_rewritings_help_each_other(
    names: tuple[str, ...], before: Json, after: Json, values: tuple[Json, ...]
) -> None:
    found = rewrite(before, names)
    assert json.dumps(found.schema) == json.dumps(after)
    _judge_alike(before, after, values)


def _judge_alike(before: Json, after: Json, values: tuple[Json, ...]) -> None:
    old, new = Judges(before), Judges(after)
    verdicts = [old.verdicts(value) for value in values]
    assert [new.verdicts(value) for value in values] == verdicts
    assert len({verdict for pair in verdicts for verdict in pair}) == 2, "values of one verdict prove nothing"


@requirement("SCM-2")
@for_each("schema", KEPT, ids=lambda schema: json.dumps(schema)[:80])
def test_what_has_no_exact_form_stays_as_it_is(schema: Json) -> None:
    found = rewrite(schema, set(REWRITINGS) - {"required_properties", "missing_types"})
    assert (found.schema, found.changes) == (schema, ())
    assert found.schema is schema


@requirement("SCM-2")
def test_every_rewriting_has_a_case_and_a_description() -> None:
    shown = {name for name, *_ in CASES} | {name for names, *_ in TOGETHER for name in names} | {"format_patterns"}
    assert shown == set(REWRITINGS) == set(DESCRIBED)


@requirement("SCM-2")
def test_a_named_group_becomes_a_plain_one() -> None:
    # Python's `re` does not read it, so one judge has no verdict.
    assert rewrite({"pattern": "^(?<y>[0-9]{2})$"}, ["pattern_groups"]).schema == {"pattern": "^[0-9]{2}$"}


@requirement("SCM-2")
def test_spaces_are_those_of_ecmascript() -> None:
    found = rewrite({"pattern": r"^\s$"}, ["pattern_classes", "pattern_any_text"]).schema["pattern"]
    spaces = {chr(code) for code in range(0x10000) if not 0xD800 <= code < 0xE000 and _matches(found, chr(code))}
    assert spaces == set("\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff") | {
        chr(code) for code in range(0x2000, 0x200B)
    }


def _matches(pattern: str, text: str) -> bool:
    import re

    return re.fullmatch(pattern[1:-1], text) is not None


@requirement("SCM-2")
@for_each(
    "schema",
    [
        {"properties": {"a": {"$ref": "https://example.org/other"}}, "allOf": [{}]},
        {"properties": {"a": {"$ref": "#/$defs/missing"}}, "allOf": [{}]},
        {"$schema": "https://example.org/draft", "allOf": [{}]},
    ],
)
def test_a_schema_that_is_not_understood_is_kept(schema: Json) -> None:
    found = rewrite(schema, REWRITINGS)
    assert (found.schema is schema, found.changes) == (True, ())


@requirement("SCM-2")
def test_a_schema_that_would_become_too_large_is_kept() -> None:
    level: Json = {"type": "object", "properties": {"x": {"type": "string"}}}
    for _ in range(16):  # each level doubles: a closed object with alternatives that all hold the next one
        level = {
            "type": "object",
            "properties": {"n": level, "m": level},
            "anyOf": [{"required": ["n"]}, {"required": ["m"]}],
        }
    found = rewrite(level, REWRITINGS)
    assert (found.schema is level, found.changes) == (True, ())


@requirement("SCM-2")
def test_what_the_caller_passed_in_is_not_changed() -> None:
    for _, before, *_ in CASES:
        text = json.dumps(before)
        rewrite(before, REWRITINGS)
        assert json.dumps(before) == text

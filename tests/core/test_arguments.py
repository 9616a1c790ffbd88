"""Arguments against a tool's schema: every fault has its path, nothing is coerced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import InvalidDataError, Problem, ToolArgumentError, ToolCall, check_arguments, make_tool, validate_call
from turnwire.core.closed_schema import close_objects
from turnwire.core.jsonschema import compile_schema

TOOL = make_tool(
    "search",
    "Find documents.",
    {
        "type": "object",
        "properties": {
            "query": {"type": "string", "minLength": 2, "maxLength": 9, "pattern": "^[a-z]+$"},
            "limit": {"type": "integer", "minimum": 1, "exclusiveMaximum": 100, "multipleOf": 5},
            "sort": {"enum": ["date", "name", None]},
            "kind": {"const": "file"},
            "tags": {
                "type": "array",
                "items": {"type": ["string", "null"]},
                "minItems": 1,
                "maxItems": 3,
                "uniqueItems": True,
            },
            "where": {
                "type": "object",
                "properties": {"a/b": {"type": "object", "properties": {"~c": {"type": "boolean"}}}},
                "required": ["a/b"],
                "additionalProperties": False,
            },
            "either": {
                "anyOf": [
                    {"type": "string"},
                    {"type": "object", "required": ["x"], "properties": {"x": {"type": "integer"}}},
                ]
            },
            "never": False,
        },
        "required": ["query"],
    },
)


def faults(**arguments: Any) -> list[tuple[str, str, str]]:
    return [
        (problem.path, problem.rule, problem.message)
        for problem in check_arguments(TOOL, {"query": "abc", **arguments})
    ]


@requirement("MSG-12")
@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"limit": 5, "sort": None, "kind": "file", "tags": ["a", None], "where": {"a/b": {"~c": True}}},
        {"limit": 95.0},
        {"either": "x"},
        {"either": {"x": 1}},
    ],
    ids=str,
)
def test_arguments_that_fit_have_no_faults(arguments: dict[str, Any]) -> None:
    assert faults(**arguments) == []


@requirement("MSG-12")
@for_each(
    ("arguments", "expected"),
    [
        ({"query": 5}, [("/query", "type", "the type must be string")]),
        ({"query": "a"}, [("/query", "minLength", "the text must have at least 2 characters")]),
        ({"query": "abcdefghijk"}, [("/query", "maxLength", "the text must have at most 9 characters")]),
        ({"query": "ABC"}, [("/query", "pattern", "the text must match ^[a-z]+$")]),
        ({"limit": "5"}, [("/limit", "type", "the type must be integer")]),
        ({"limit": True}, [("/limit", "type", "the type must be integer")]),
        ({"limit": -5}, [("/limit", "minimum", "the number must be at least 1")]),
        ({"limit": 100}, [("/limit", "exclusiveMaximum", "the number must be less than 100")]),
        ({"limit": 7}, [("/limit", "multipleOf", "the number must be a multiple of 5")]),
        ({"sort": "size"}, [("/sort", "enum", 'the value must be one of "date", "name", null')]),
        ({"kind": "directory"}, [("/kind", "const", 'the value must be "file"')]),
        ({"tags": []}, [("/tags", "minItems", "the list must have at least 1 item")]),
        ({"tags": ["a", 1, 2]}, [
            ("/tags/1", "type", "the type must be null or string"),
            ("/tags/2", "type", "the type must be null or string"),
        ]),
        ({"tags": ["a", "a"]}, [("/tags", "uniqueItems", "no item may come twice")]),
        ({"where": {}}, [("/where", "required", "the property 'a/b' is missing")]),
        ({"where": {"a/b": {"~c": 1}}}, [("/where/a~1b/~0c", "type", "the type must be boolean")]),
        (
            {"where": {"a/b": {}, "d": 1}},
            [("/where", "additionalProperties", 'the schema does not know the property "d"')],
        ),
        ({"either": {"x": "y"}}, [("/either/x", "type", "the type must be integer")]),
        ({"either": 5}, [("/either", "type", "the type must be string or object")]),
        ({"never": 1}, [("/never", "falseSchema", "nothing is allowed here")]),
    ],
    ids=str,
)  # fmt: skip
def test_every_fault_has_its_path_its_keyword_and_what_would_be_right(arguments: Any, expected: Any) -> None:
    assert sorted(faults(**arguments)) == sorted(expected)


@requirement("MSG-12")
def test_all_faults_are_listed_and_not_only_the_first() -> None:
    assert [path for path, _, _ in sorted(faults(query="A", limit="x", tags=[1]))] == [
        "/limit",
        "/query",
        "/query",
        "/tags/0",
    ]
    assert [(problem.path, problem.rule) for problem in check_arguments(TOOL, {})] == [("", "required")]


@requirement("MSG-12")
def test_schemas_that_python_takes_for_equal_are_kept_apart() -> None:
    def tool(constant: Any) -> Any:
        return make_tool("f", "d", {"type": "object", "properties": {"a": {"const": constant}}})

    assert tool(1).parameters == tool(True).parameters
    assert check_arguments(tool(1), {"a": 1}) == ()
    assert check_arguments(tool(True), {"a": True}) == ()
    assert check_arguments(tool(1), {"a": True}) != ()
    assert check_arguments(tool(True), {"a": 1}) != ()


@requirement("MSG-12")
def test_big_numbers_are_compared_exactly() -> None:
    tool = make_tool("f", "d", {"type": "object", "properties": {"a": {"const": 2**53 + 1}}})
    assert check_arguments(tool, {"a": 2**53 + 1}) == ()
    assert check_arguments(tool, {"a": 2**53}) != ()


@requirement("PRV-8", "MSG-12")
def test_a_call_may_run_only_if_its_tool_was_offered_and_its_arguments_fit() -> None:
    call = ToolCall(id="c1", name="search", arguments={"query": "abc"})
    assert validate_call(call, [make_tool("other", "d", {"type": "object"}), TOOL]) is TOOL
    with pytest.raises(ToolArgumentError) as caught:
        validate_call(call.replace(arguments={"query": 5, "limit": 0}), [TOOL])
    assert caught.value.what == "the arguments of search do not fit"
    assert sorted((problem.path, problem.rule) for problem in caught.value.problems) == [
        ("/limit", "minimum"),
        ("/query", "type"),
    ]
    with pytest.raises(ToolArgumentError) as unknown:
        validate_call(call.replace(name="rm"), [TOOL])
    assert unknown.value.problems == (Problem("/name", "unknown_tool", "use one of: search"),)
    with pytest.raises(ToolArgumentError) as none:
        validate_call(call, [])
    assert none.value.problems == (Problem("/name", "unknown_tool", "no tool is offered"),)


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("schema", "closed"),
    [
        ({"type": "object"}, {"type": "object", "additionalProperties": False}),
        ({"properties": {}}, {"properties": {}, "additionalProperties": False}),
        ({"type": ["object", "null"]}, {"type": ["object", "null"], "additionalProperties": False}),
        ({"type": "object", "additionalProperties": True}, {"type": "object", "additionalProperties": True}),
        (
            {"type": "object", "additionalProperties": {"type": "object"}},
            {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": False}},
        ),
        ({"type": "string"}, {"type": "string"}),
        (True, True),
        ({}, {}),
        (
            {"type": "array", "items": {"type": "object"}, "prefixItems": [{"type": "object"}]},
            {
                "type": "array",
                "items": {"type": "object", "additionalProperties": False},
                "prefixItems": [{"type": "object", "additionalProperties": False}],
            },
        ),
        (
            {"$ref": "#/$defs/A", "$defs": {"A": {"type": "object"}}},
            {"$ref": "#/$defs/A", "$defs": {"A": {"type": "object", "additionalProperties": False}}},
        ),
        (
            {"anyOf": [{"type": "object"}, {"type": "null"}], "oneOf": [{"type": "object"}]},
            {
                "anyOf": [{"type": "object", "additionalProperties": False}, {"type": "null"}],
                "oneOf": [{"type": "object", "additionalProperties": False}],
            },
        ),
    ],
    ids=str,
)
def test_closing_a_schema_closes_every_object_level(schema: Any, closed: Any) -> None:
    assert close_objects(schema) == closed


@requirement("MSG-12")
@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"properties": {"type": "string"}, "type": {"const": "object"}}, "additionalProperties": False},
        {
            "default": {"type": "object"},
            "const": {"type": "object"},
            "enum": [{"type": "object"}],
            "examples": [{"properties": {}}],
        },
        {
            "not": {"type": "object"},
            "if": {"properties": {"a": {}}},
            "then": {"type": "object"},
            "contains": {"type": "object"},
        },
    ],
    ids=str,
)
def test_closing_leaves_values_and_what_would_change_its_meaning(schema: Any) -> None:
    assert close_objects(schema) == schema


@requirement("MSG-12")
def test_closing_makes_a_copy() -> None:
    parameters = TOOL.parameters
    before = dict(parameters)
    assert close_objects(parameters)["additionalProperties"] is False
    assert TOOL.parameters == before


@requirement("MSG-12")
def test_a_map_that_says_how_its_keys_look_stays_a_map() -> None:
    schema = {"type": "object", "propertyNames": {"maxLength": 3}}
    assert close_objects(schema) == schema


@requirement("MSG-12", "NFR-4")
@pytest.mark.parametrize(
    "schema",
    [{"$ref": "https://example.org/schema.json"}, {"$ref": "file:///etc/hostname"}, {"$ref": "other.json#/a"}],
    ids=str,
)
def test_a_reference_to_the_outside_is_refused_and_not_fetched(schema: Any) -> None:
    with pytest.raises(InvalidDataError, match="a reference leads outside the schema"):
        compile_schema(schema)


@requirement("MSG-12")
@pytest.mark.parametrize("schema", [5, "text", None, [], b"x"], ids=str)
def test_what_is_no_schema_at_all_is_a_typed_error(schema: Any) -> None:
    with pytest.raises(InvalidDataError):
        compile_schema(schema)


def closed_faults(schema: Any, arguments: Any, *, strict: bool | None = True) -> list[tuple[str, str]]:
    tool = make_tool("f", "d", {"type": "object", **schema}, strict=strict)
    return [(problem.path, problem.rule) for problem in check_arguments(tool, arguments)]


POINT = {"type": "object", "properties": {"x": {"type": "number"}}}
MAYBE = {"properties": {"a": {"anyOf": [POINT, {"type": "null"}]}}}
BOTH = {
    "$defs": {"Base": {"type": "object", "properties": {"id": {"type": "integer"}, "at": POINT}}},
    "properties": {
        "alone": {"$ref": "#/$defs/Base"},
        "larger": {"allOf": [{"$ref": "#/$defs/Base"}, {"properties": {"name": {"type": "string"}}}]},
    },
}
KINDS = {
    "properties": {"kind": {"type": "string"}},
    "anyOf": [{"properties": {"at": POINT}}, {"properties": {"at": {"type": "null"}}}, {"required": ["kind"]}],
}


@requirement("MSG-12", "PRV-8")
@for_each(
    ("schema", "arguments", "expected"),
    [
        ({"properties": {"a": {}}}, {"a": 1, "b": 2}, [("", "additionalProperties")]),
        ({}, {"b": 2}, [("", "additionalProperties")]),
        ({"properties": {"a": POINT}}, {"a": {"x": 1, "y": 2}}, [("/a", "additionalProperties")]),
        (
            {"properties": {"a": {"type": "array", "items": POINT}}},
            {"a": [{"x": 1}, {"y": 2}]},
            [("/a/1", "additionalProperties")],
        ),
        (MAYBE, {"a": {"y": 1}}, [("/a", "additionalProperties")]),
        (MAYBE, {"a": {"x": 1}}, []),
        ({"type": "object", "anyOf": [POINT, {"properties": {"n": {}}, "required": ["n"]}]}, {"n": 1}, []),
        ({"properties": {"a": {"type": "object", "additionalProperties": True}}}, {"a": {"y": 1}}, []),
        (BOTH, {"alone": {"id": 1}, "larger": {"id": 1, "name": "n", "at": {"x": 1}}}, []),
        (BOTH, {"alone": {"id": 1, "name": "n"}}, [("/alone", "unevaluatedProperties")]),
        (BOTH, {"larger": {"id": 1, "nome": "n"}}, [("/larger", "unevaluatedProperties")]),
        (
            BOTH,
            {"larger": {"at": {"y": 1}}},
            [("/larger/at", "additionalProperties"), ("/larger", "unevaluatedProperties")],
        ),
        (KINDS, {"kind": "k", "at": {"x": 1}}, []),
        (KINDS, {"kind": "k", "et": 1}, [("", "unevaluatedProperties")]),
        ({"properties": {"a": {}}, "anyOf": [{"required": ["a"]}]}, {"a": 1}, []),
        ({"properties": {"a": {}}, "anyOf": [{"required": ["a"]}]}, {"a": 1, "b": 1}, [("", "additionalProperties")]),
        (
            {"allOf": [{"properties": {"a": POINT}}, {"properties": {"a": {"properties": {"y": {}}}}}]},
            {"a": {"x": 1, "y": 1}},
            [],
        ),
        ({"allOf": [{"properties": {"a": {}}}], "properties": {"b": {}}}, {"a": 1, "b": 1}, []),
        ({"properties": {"a": {}}, "not": {"properties": {"a": {"const": 5}}}}, {"a": 1}, []),
        ({"if": {"properties": {"a": {"const": 1}}}, "then": {"properties": {"b": {}}}}, {"a": 1, "b": 1}, []),
    ],
    ids=str,
)  # fmt: skip
def test_a_strict_tool_refuses_what_its_schema_does_not_name_at_every_object_level(
    schema: Any, arguments: Any, expected: Any
) -> None:
    assert closed_faults(schema, arguments) == expected
    for strict in (False, None):
        assert closed_faults(schema, arguments, strict=strict) == []


@requirement("MSG-12", "PRV-8")
def test_validate_call_names_the_place_of_an_unknown_argument() -> None:
    tool = make_tool("f", "d", {"type": "object", "properties": {"a": POINT}})
    call = ToolCall(id="c1", name="f", arguments={"a": {"x": 1, "rm -rf": 2}})
    with pytest.raises(ToolArgumentError) as caught:
        validate_call(call, [tool])
    assert caught.value.problems == (
        Problem("/a", "additionalProperties", 'the schema does not know the property "rm -rf"'),
    )
    assert validate_call(call, [tool.replace(strict=False)]).strict is False


@requirement("MSG-12")
@pytest.mark.parametrize("schema", [BOTH, KINDS, MAYBE], ids=str)
def test_closing_what_is_closed_changes_nothing(schema: Any) -> None:
    once = close_objects({"type": "object", **schema})
    assert close_objects(once) == once

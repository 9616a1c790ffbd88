"""What is changed in a request so that a very small model calls tools well; nothing that was given is touched."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, strategies as st

from tests.requirements import requirement
from turnwire.providers.kinds.embedded import CALL_END, CALL_OPENING, LONGEST_ARGUMENT, helped

TEXT = {"type": "string"}


def body(parameters: Any = None, **fields: Any) -> dict[str, Any]:
    """A Chat Completions body with one tool."""
    schema = {"type": "object", "properties": {"a": TEXT}} if parameters is None else parameters
    tool = {"type": "function", "function": {"name": "f", "description": "d", "parameters": schema}}
    return {"model": "m", "messages": [{"role": "user", "content": "x"}], "tools": [tool], **fields}


def limited(schema: Any) -> Any:
    """The schema that the server gets for a tool's parameters."""
    return helped(body(schema))["tools"][0]["function"]["parameters"]


@requirement("PRV-3")
@pytest.mark.parametrize("choice", [{}, {"tool_choice": "auto"}])
def test_a_body_with_tools_gets_a_limit_for_texts_and_an_end_for_calls(choice: dict[str, str]) -> None:
    function = {
        "name": "f",
        "description": "d",
        "parameters": {"type": "object", "properties": {"a": {"type": "string", "maxLength": LONGEST_ARGUMENT}}},
    }
    assert helped(body(**choice)) == {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "tools": [{"type": "function", "function": function}],
        "stop": [CALL_END],
        **choice,
    }


@requirement("PRV-3")
def test_a_forced_call_begins_with_its_opening_words() -> None:
    messages = helped(body(tool_choice="required"))["messages"]
    assert messages == [{"role": "user", "content": "x"}, {"role": "assistant", "content": CALL_OPENING}]


@requirement("PRV-3")
def test_with_none_the_tools_are_not_shown() -> None:
    assert helped(body(tool_choice="none", stop=["x"])) == {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "stop": ["x"],
    }


@pytest.mark.parametrize(
    ("given_stop", "sent"),
    [("END", ["END", CALL_END]), (["A", "B"], ["A", "B", CALL_END]), ([], [CALL_END]), (None, [CALL_END])],
)
def test_the_callers_own_stop_words_stay(given_stop: Any, sent: list[str]) -> None:
    assert helped(body(stop=given_stop))["stop"] == sent


@pytest.mark.parametrize("choice", ["auto", "required", "none"])
def test_nothing_that_was_given_is_changed(choice: str) -> None:
    schema = {"type": "object", "properties": {"a": TEXT, "b": {"type": "array", "items": TEXT}}}
    given_body = body(schema, stop=["A"], tool_choice=choice)
    before = copy.deepcopy(given_body)
    helped(given_body)
    assert given_body == before


def test_a_tool_without_parameters_stays_as_it_is() -> None:
    given_body = body()
    del given_body["tools"][0]["function"]["parameters"]
    assert helped(given_body)["tools"] == given_body["tools"]


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "string", "maxLength": 9000},
        {"type": "string", "enum": ["a"]},
        {"type": "string", "const": "a"},
        {"type": "string", "pattern": "^a*$"},
        {"type": "string", "format": "date"},
        {"enum": [{"type": "string"}]},
        {"const": {"type": "string"}},
        {"default": {"type": "string"}, "examples": [{"type": "string"}]},
        {"type": "integer"},
        {},
        True,
    ],
)
def test_a_text_with_a_bound_of_its_own_and_values_are_left_alone(schema: Any) -> None:
    whole = {"type": "object", "properties": {"x": schema}}
    assert limited(whole) == whole


@pytest.mark.parametrize("name", ["enum", "const", "default", "type", "maxLength", "properties", "items", "a"])
def test_a_parameter_may_have_any_name(name: str) -> None:
    whole = {"type": "object", "properties": {name: {"type": ["string", "null"]}}}
    assert limited(whole)["properties"][name] == {"type": ["string", "null"], "maxLength": LONGEST_ARGUMENT}


LEAVES = st.sampled_from(
    [
        {"type": "string"},
        {"type": ["null", "string"]},
        {"type": "string", "minLength": 2},
        {"type": "string", "maxLength": 100},
        {"type": "string", "enum": ["x", "y" * 90]},
        {"type": "string", "pattern": "^y*$"},
        {"type": "number"},
        {"type": "boolean"},
        {},
    ]
)
SCHEMAS = st.recursive(
    LEAVES,
    lambda inner: (
        st.builds(lambda item: {"type": "array", "items": item}, inner)
        | st.builds(lambda options: {"anyOf": options}, st.lists(inner, min_size=1, max_size=3))
        | st.builds(
            lambda properties: {"type": "object", "properties": properties},
            st.dictionaries(st.sampled_from(["a", "type", "enum", "items", "maxLength"]), inner, max_size=3),
        )
    ),
    max_leaves=6,
)
ROOTS = SCHEMAS | st.builds(lambda target: {"$defs": {"d": target}, "$ref": "#/$defs/d"}, SCHEMAS)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["", "x", "y" * 65, "y" * 90, "y" * 101]),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(st.sampled_from(["a", "type", "enum", "items"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@requirement("PRV-3")
@given(ROOTS, VALUES)
def test_what_the_limited_schema_allows_the_tool_allows_too(schema: dict[str, Any], value: Any) -> None:
    narrow, wide = jsonschema_rs.validator_for(limited(schema)), jsonschema_rs.validator_for(schema)
    assert not narrow.is_valid(value) or wide.is_valid(value)


@given(ROOTS, VALUES)
def test_what_has_only_short_texts_is_allowed_as_before(schema: dict[str, Any], value: Any) -> None:
    short = json.loads(json.dumps(value).replace("y" * 65, "yy").replace("y" * 25, "y").replace("y" * 36, "y"))
    narrow, wide = jsonschema_rs.validator_for(limited(schema)), jsonschema_rs.validator_for(schema)
    assert narrow.is_valid(short) == wide.is_valid(short)


@given(ROOTS)
def test_limiting_twice_is_limiting_once(schema: dict[str, Any]) -> None:
    before = copy.deepcopy(schema)
    assert limited(limited(schema)) == limited(schema)
    assert schema == before

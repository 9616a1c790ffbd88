"""The model that stands in for one: what it says follows from the request alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.tool import NamedToolChoice

from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError, ProviderResponseError
from turnwire.core.jsonschema import compile_schema
from turnwire.core.messages import Messages
from turnwire.core.tools import make_tool
from turnwire.gateway.stub.mock_script import read_script, stand_in
from turnwire.gateway.stub.schema_sample import sample

PLACE = {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer", "minimum": 2}}}
TOOLS = (
    make_tool("get_weather", "The weather.", {**PLACE, "required": ["city", "days"]}),
    make_tool("get_time", "The time.", {"type": "object", "properties": {}}),
)


def answered(text: str, *, chain: Messages | None = None, **fields: Any) -> ChatResponse:
    parameters = fields.pop("parameters", {})
    request = ChatRequest(
        messages=tuple(chain or Messages().human(text)), parameters=ModelParameters(model="m", **parameters), **fields
    )
    found = stand_in(request)
    assert isinstance(found, ChatResponse)
    assert stand_in(request) == found
    return found


def called(text: str, **fields: Any) -> list[str]:
    return [call.name for call in answered(text, tools=TOOLS, **fields).message.tool_calls or ()]


@requirement("CON-3")
def test_it_says_what_the_user_said() -> None:
    assert answered("Hello").message.text == "You said: Hello"


@requirement("CON-3")
def test_it_calls_the_tools_that_the_text_means_and_all_that_must_be() -> None:
    assert called("What is the weather?") == ["get_weather"]
    assert called("The weather and the time?") == ["get_weather", "get_time"]
    assert called("The weather and the time?", parallel_tool_calls=False) == ["get_weather"]
    assert called("Hello") == []
    assert called("Hello", tool_choice="required") == ["get_weather"]
    assert called("Hello", tool_choice=NamedToolChoice(name="get_time")) == ["get_time"]
    assert called("What is the weather?", tool_choice="none") == []


@requirement("CON-3")
def test_arguments_fit_the_tools_schema_and_calls_have_ids_of_their_own() -> None:
    response = answered("weather time", tools=TOOLS)
    calls = response.message.tool_calls or ()
    assert dict(calls[0].arguments) == {"city": "text", "days": 2}
    assert len({call.id for call in calls}) == 2
    assert response.finish_reason == "tool_calls"


def test_it_repeats_what_a_tool_said() -> None:
    call = (answered("weather", tools=TOOLS).message.tool_calls or ())[0]
    chain = Messages().human("weather").ai("", tool_calls=[call]).tool(call.id, "Sunny.", name=call.name)
    assert answered("", chain=chain, tools=TOOLS).message.text == "The tool says: Sunny."


def test_it_keeps_to_the_form_of_the_answer() -> None:
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    response = answered("x", response_format={"type": "json_schema", "json_schema": schema})
    assert json.loads(response.message.text) == {"n": 0}
    assert json.loads(answered("x", response_format={"type": "json_object"}).message.text) == {"echo": "x"}


def test_it_thinks_when_it_is_asked_to() -> None:
    assert answered("x", parameters={"thinking": True}).message.thinking
    assert answered("x", parameters={"thinking": "low"}).message.thinking
    assert not answered("x", parameters={"thinking": False}).message.thinking
    assert not answered("x").message.thinking


def test_its_answer_ends_at_the_limit_and_at_a_stop_text() -> None:
    cut = answered("one two three", parameters={"max_tokens": 3})
    assert (cut.message.text, cut.finish_reason) == ("You said: one", "length")
    stopped = answered("one two three", parameters={"stop_sequences": ["two"]})
    assert (stopped.message.text, stopped.finish_reason) == ("You said: one ", "stop")


JSON_SCHEMAS = st.recursive(
    st.one_of(
        st.builds(lambda low: {"type": "string", "minLength": low}, st.integers(0, 20)),
        st.builds(
            lambda low, more: {"type": "integer", "minimum": low, "maximum": low + more},
            st.integers(-9, 9),
            st.integers(0, 9),
        ),
        st.just({"type": "boolean"}),
        st.just({"type": "null"}),
        st.builds(lambda values: {"enum": values}, st.lists(st.text(max_size=3), min_size=1, max_size=3)),
        st.just({"$ref": "#/$defs/Named"}),
    ),
    lambda inner: st.one_of(
        st.builds(lambda item, low: {"type": "array", "items": item, "minItems": low}, inner, st.integers(0, 3)),
        st.builds(lambda one, two: {"anyOf": [one, two]}, inner, inner),
        st.builds(
            lambda members: {"type": "object", "properties": members, "required": sorted(members)},
            st.dictionaries(st.text("abc", min_size=1, max_size=2), inner, max_size=3),
        ),
    ),
    max_leaves=6,
)


@given(JSON_SCHEMAS)
def test_a_sample_fits_its_schema(schema: dict[str, Any]) -> None:
    whole = {**schema, "$defs": {"Named": {"type": "object", "properties": {"a": {"const": 1}}, "required": ["a"]}}}
    assert compile_schema(whole).problems(sample(whole)) == ()


def test_a_schema_that_refers_to_itself_has_a_sample() -> None:
    node = {"type": "object", "properties": {"next": {"$ref": "#"}}}
    assert sample(node) == {"next": {}}
    endless = {"type": "object", "properties": {"next": {"$ref": "#"}}, "required": ["next"]}
    assert isinstance(sample(endless), dict)


def test_a_script_is_read_from_a_file() -> None:
    items = [
        "Hello",
        {"role": "assistant", "content": "Hi"},
        {"message": {"role": "assistant", "content": "Yes"}, "finish_reason": "stop", "usage": {}},
        {"error": {"code": "ACODE-MDL-003", "message": "no", "status": 429}},
    ]
    text, message, answer, error = read_script(json.dumps(items).encode(), "script.json")._answers
    assert text == "Hello"
    assert message == AssistantMessage(content="Hi")
    assert isinstance(answer, ChatResponse)
    assert (answer.message.text, answer.finish_reason) == ("Yes", "stop")
    assert isinstance(error, ProviderResponseError)
    assert (error.info.message, error.info.status) == ("no", 429)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[]", ""),
        ("{}", ""),
        ("[1]", "/0"),
        ('["a", {"role": "user", "content": "x"}]', "/1/role"),
        ('[{"error": {"code": 5}}]', "/0/code"),
        ('[{"message": 5}]', "/0/message"),
        ("[", ""),
    ],
)
def test_a_wrong_script_is_told_with_its_place(text: str, path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read_script(text.encode(), "script.json")
    assert caught.value.problems[0].path == path
    assert "script.json" in str(caught.value)

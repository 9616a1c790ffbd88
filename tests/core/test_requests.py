"""Requests and their parameters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    InvalidDataError,
    JsonObjectFormat,
    JsonSchemaFormat,
    Messages,
    ModelParameters,
    NamedToolChoice,
    Problem,
    StreamOptions,
    TextFormat,
    make_tool,
    user,
)
from turnwire.core.validate import load

TOOLS = [make_tool("f", "d", {"type": "object"}), make_tool("g", "d", {"type": "object"})]


def request(**fields: Any) -> ChatRequest:
    return ChatRequest(**{"messages": [user("a")], "parameters": ModelParameters(model="m"), **fields})


@requirement("REQ-1")
def test_the_defaults_of_the_contract() -> None:
    parameters = ModelParameters(model="m")
    assert (parameters.temperature, parameters.top_p, parameters.max_tokens) == (0.7, 1.0, None)
    assert parameters.to_dict() == {"model": "m", "temperature": 0.7, "top_p": 1.0}
    assert parameters.model_fields_set == {"model"}


@requirement("REQ-1")
def test_null_for_temperature_and_top_p_says_that_nothing_is_sent() -> None:
    parameters = ModelParameters(model="m", temperature=None, top_p=None, max_tokens=None)
    assert parameters.to_dict() == {"model": "m", "temperature": None, "top_p": None}
    assert ModelParameters.from_json(parameters.to_json()).temperature is None


@requirement("REQ-1")
@for_each(
    "fields",
    [
        {"temperature": 0},
        {"temperature": 2},
        {"temperature": 0.0},
        {"top_p": 0},
        {"top_p": 1},
        {"max_tokens": 1},
        {"stop_sequences": []},
        {"stop_sequences": ["\n", "END"]},
        {"seed": 0},
        {"seed": -1},
        {"timeout": 0.5},
        {"top_k": 0},
        {"min_p": 0.05},
        {"frequency_penalty": -2.0, "presence_penalty": 2.0, "repeat_penalty": 1.1},
        {"thinking": True},
        {"thinking": False},
        {"thinking": "high"},
        {"thinking_budget_tokens": 0},
        {"provider_options": {"ollama": {"options": {"num_ctx": 4096}}, "vllm": {}}},
    ],
    ids=str,
)
def test_parameters_that_fit_survive(fields: dict[str, Any]) -> None:
    parameters = ModelParameters(model="m", **fields)
    assert ModelParameters.from_json(parameters.to_json()) == parameters
    assert {name: getattr(parameters, name) for name in fields} == {
        name: tuple(value) if isinstance(value, list) else value for name, value in fields.items()
    }


@requirement("REQ-1")
@for_each(
    ("fields", "path"),
    [
        ({"model": ""}, "/model"),
        ({"model": " \t"}, "/model"),
        ({"model": "\u00a0\u3000"}, "/model"),
        ({"model": None}, "/model"),
        ({"temperature": -0.1}, "/temperature"),
        ({"temperature": 2.1}, "/temperature"),
        ({"temperature": "0.5"}, "/temperature"),
        ({"temperature": True}, "/temperature"),
        ({"top_p": 1.1}, "/top_p"),
        ({"top_p": -0.1}, "/top_p"),
        ({"max_tokens": 0}, "/max_tokens"),
        ({"max_tokens": 1.5}, "/max_tokens"),
        ({"stop_sequences": "END"}, "/stop_sequences"),
        ({"stop_sequences": [""]}, "/stop_sequences/0"),
        ({"seed": "1"}, "/seed"),
        ({"timeout": 0}, "/timeout"),
        ({"timeout": -1}, "/timeout"),
        ({"top_k": -1}, "/top_k"),
        ({"frequency_penalty": 2.1}, "/frequency_penalty"),
        ({"repeat_penalty": 0}, "/repeat_penalty"),
        ({"thinking": "enormous"}, "/thinking"),
        ({"thinking": 1}, "/thinking"),
        ({"provider_options": {"ollama": 5}}, "/provider_options/ollama"),
    ],
    ids=str,
)
def test_parameters_that_do_not_fit_are_refused_with_their_path(fields: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        load(ModelParameters, {"model": "m", **fields})
    assert [problem.path for problem in caught.value.problems] == [path]


@requirement("REQ-1")
def test_a_model_is_required() -> None:
    with pytest.raises(InvalidDataError) as caught:
        load(ChatRequest, {"messages": [{"role": "user", "content": "a"}], "parameters": {}})
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/parameters", "required")]


@requirement("REQ-1")
@pytest.mark.parametrize("messages", [[], (), Messages(), None])
def test_a_request_has_at_least_one_message(messages: Any) -> None:
    with pytest.raises(InvalidDataError):
        request(messages=messages)


@requirement("REQ-1")
@pytest.mark.parametrize(
    "fields",
    [
        {"tools": TOOLS},
        {"tools": []},
        {"tools": TOOLS, "tool_choice": "auto"},
        {"tools": TOOLS, "tool_choice": "none"},
        {"tools": TOOLS, "tool_choice": "required"},
        {"tools": TOOLS, "tool_choice": NamedToolChoice(name="g")},
        {"parallel_tool_calls": False},
        {"response_format": TextFormat()},
        {"response_format": JsonObjectFormat()},
        {"response_format": JsonSchemaFormat(json_schema={"type": "object"}, name="answer", strict=True)},
        {"stream": True, "stream_options": StreamOptions()},
        {"stream_options": StreamOptions(include_usage=None)},
        {"metadata": {"ticket": 1}},
    ],
    ids=lambda fields: "-".join(fields),
)
def test_a_request_that_fits_survives(fields: dict[str, Any]) -> None:
    made = request(**fields)
    assert ChatRequest.from_json(made.to_json()) == made
    assert ChatRequest.from_json(made.to_json()).to_dict() == made.to_dict()


@requirement("REQ-1", "SCH-4")
@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"tools": [TOOLS[0], TOOLS[1], TOOLS[0]]}, "tool_names_are_unique"),
        ({"tools": TOOLS, "tool_choice": NamedToolChoice(name="h")}, "named_tool_is_offered"),
        ({"tool_choice": NamedToolChoice(name="f")}, "named_tool_is_offered"),
        ({"tools": [], "tool_choice": {"type": "tool", "name": "f"}}, "named_tool_is_offered"),
        ({"tool_choice": "any"}, "enum"),
        ({"response_format": {"type": "xml"}}, "oneOf"),
        ({"response_format": {"type": "json_schema"}}, "required"),
        ({"stream": "yes"}, "type"),
    ],
    ids=str,
)
def test_a_request_that_does_not_fit_is_refused(fields: dict[str, Any], rule: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        load(ChatRequest, {"messages": [user("a")], "parameters": {"model": "m"}, **fields})
    assert [problem.rule for problem in caught.value.problems] == [rule]


@requirement("SCH-4")
def test_a_named_rule_says_which_tool_and_what_would_be_right() -> None:
    with pytest.raises(InvalidDataError) as caught:
        load(ChatRequest, {"messages": [user("a")], "parameters": {"model": "m"}, "tools": [TOOLS[0], TOOLS[0]]})
    [problem] = caught.value.problems
    assert problem == Problem(
        "/tools/1/name", "tool_names_are_unique", "f is taken by an earlier tool; give each tool its own name"
    )

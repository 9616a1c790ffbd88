"""Faults that only the canonical model finds are told at their place in the body that the client sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gateway.dialects import ALL, Dialect
from tests.gateway.server import RunningGateway
from tests.requirements import requirement
from turnwire.codecs.dialects import dialect_named
from turnwire.core.errors import InvalidDataError, Problem
from turnwire.gateway.errors import with_wire_paths

Tools = list[tuple[str, Any]]
OBJECT = {"type": "object"}
TWICE: Tools = [("f", OBJECT), ("g", OBJECT), ("f", OBJECT)]
BROKEN: Tools = [("f", OBJECT), ("g", {"type": "object", "properties": 1})]
NO_OBJECT: Tools = [("f", OBJECT), ("g", {"type": "array"})]
NO_SCHEMA = "tool g: parameters is not a valid JSON Schema (at /properties: the type must be object)"
NO_CHOICE = "h is not among the request's tools"
TAKEN = "f is taken by an earlier tool; give each tool its own name"


def body_with(dialect: str, tools: Tools, choice: str | None = None) -> dict[str, Any]:
    """A question with these tools, a server's tool before them where the dialect has such."""
    _, body = ALL[dialect].request()
    match dialect:
        case "openai-chat" | "ollama":
            functions = [{"name": name, "parameters": schema} for name, schema in tools]
            body["tools"] = [{"type": "function", "function": each} for each in functions]
            chosen: Any = {"tool_choice": {"type": "function", "function": {"name": choice}}}
        case "openai-responses":
            own = [{"type": "function", "name": name, "parameters": schema} for name, schema in tools]
            body["tools"] = [{"type": "web_search"}, *own]
            chosen = {"tool_choice": {"type": "function", "name": choice}}
        case "anthropic":
            own = [{"name": name, "input_schema": schema} for name, schema in tools]
            body["tools"] = [{"type": "web_search_20250305", "name": "web_search"}, *own]
            chosen = {"tool_choice": {"type": "tool", "name": choice}}
        case "gemini":
            declared = [{"name": name, "parametersJsonSchema": schema} for name, schema in tools]
            body["tools"] = [{"googleSearch": {}}, {"functionDeclarations": declared}]
            chosen = {"toolConfig": {"functionCallingConfig": {"mode": "ANY", "allowedFunctionNames": [choice]}}}
        case _:
            own = [{"type": "function", "name": name, "parameters": schema} for name, schema in tools]
            body["tools"] = [{"type": "google_search"}, *own]
            chosen = {"generation_config": {"tool_choice": {"allowed_tools": {"mode": "any", "tools": [choice]}}}}
    return {**body, **(chosen if choice else {})}


def told(client: Dialect, gateway: RunningGateway, body: dict[str, Any]) -> str:
    with gateway.client() as http:
        answer = http.post(client.request()[0], json=body, headers=dict(client.headers))
    assert answer.status_code == 400
    return client.error_of(answer)


@requirement("COD-1")
@pytest.mark.parametrize(
    ("dialect", "place"),
    [
        ("ollama", "tools[2].function.name"),
        ("openai-chat", "tools[2].function.name"),
        ("openai-responses", "tools[3].name"),
        ("anthropic", "tools[3].name"),
        ("gemini", "tools[1].functionDeclarations[2].name"),
        ("gemini-interactions", "tools[3].name"),
    ],
)
def test_the_second_of_two_tools_with_one_name_is_named_by_its_place(
    dialect: str, place: str, gateway: RunningGateway
) -> None:
    assert told(ALL[dialect], gateway, body_with(dialect, TWICE)) == f"{place}: {TAKEN}"


@requirement("COD-1")
@pytest.mark.parametrize(
    ("dialect", "place"),
    [
        ("openai-chat", "tool_choice.function.name"),
        ("openai-responses", "tool_choice.name"),
        ("anthropic", "tool_choice.name"),
        ("gemini", "toolConfig.functionCallingConfig.allowedFunctionNames"),
        ("gemini-interactions", "generation_config.tool_choice.allowed_tools.tools"),
    ],
)
def test_a_choice_of_a_tool_that_there_is_not_is_named_by_its_place(
    dialect: str, place: str, gateway: RunningGateway
) -> None:
    assert told(ALL[dialect], gateway, body_with(dialect, TWICE[:2], "h")) == f"{place}: {NO_CHOICE}"


@requirement("COD-1")
@pytest.mark.parametrize(
    ("dialect", "place"), [("openai-chat", "tool_choice.function.name"), ("openai-responses", "tool_choice.name")]
)
def test_a_choice_that_can_be_no_tools_name_is_named_by_its_place(
    dialect: str, place: str, gateway: RunningGateway
) -> None:
    text = f"{place}: this name is not among the request's tools"
    assert told(ALL[dialect], gateway, body_with(dialect, TWICE[:2], "x" * 200)) == text


@requirement("COD-1")
@pytest.mark.parametrize(
    ("dialect", "place"),
    [
        ("ollama", "tools[1].function.parameters"),
        ("openai-chat", "tools[1].function.parameters"),
        ("openai-responses", "tools[2].parameters"),
        ("anthropic", "tools[2].input_schema"),
        ("gemini", "tools[1].functionDeclarations[1].parametersJsonSchema"),
        ("gemini-interactions", "tools[2]"),
    ],
)
def test_parameters_that_are_no_json_schema_are_named_by_their_place(
    dialect: str, place: str, gateway: RunningGateway
) -> None:
    assert told(ALL[dialect], gateway, body_with(dialect, BROKEN)) == f"{place}: {NO_SCHEMA}"


@requirement("COD-1")
@pytest.mark.parametrize(
    ("dialect", "place"),
    [
        ("ollama", "tools[1].function.parameters.type"),
        ("openai-chat", "tools[1].function.parameters.type"),
        ("openai-responses", "tools[2].parameters.type"),
        ("anthropic", "tools[2].input_schema.type"),
        ("gemini", "tools[1].functionDeclarations[1].parameters.type"),
        ("gemini-interactions", "tools[2].parameters.type"),
    ],
)
def test_parameters_of_another_type_than_object_are_named_by_their_place(
    dialect: str, place: str, gateway: RunningGateway
) -> None:
    assert told(ALL[dialect], gateway, body_with(dialect, NO_OBJECT)).startswith(f"{place}: ")


def test_a_place_is_also_the_parameter_of_an_openai_error(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json=body_with("openai-chat", TWICE))
    assert answer.json() == {
        "error": {"message": f"tools[2].function.name: {TAKEN}", "type": "invalid_request_error"}
        | {"param": "tools[2].function.name", "code": None}
    }


def test_what_has_its_place_already_and_what_has_none_stay_as_they_are() -> None:
    problems = [
        Problem("/tools/1/parameters", "type", "parameters is an object"),
        Problem("/messages/0/content", "type", "a text"),
        Problem("/tools/7/parameters/type", "literal_error", "must be 'object'"),
        Problem("/tools/7/name", "tool_names_are_unique", "f is taken"),
        Problem("", "rule", "something about everything"),
    ]
    error = with_wire_paths(
        InvalidDataError("not a valid request", problems), dialect_named("openai-responses"), {"tools": [1, {}]}
    )
    assert (error.what, list(error.problems)) == ("not a valid request", problems)

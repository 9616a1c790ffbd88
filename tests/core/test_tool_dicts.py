"""Tools as other clients write them are taken as they are."""

from __future__ import annotations

import asyncio
import warnings
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    InvalidDataError,
    MockProvider,
    ModelParameters,
    NamedToolChoice,
    SyncMockProvider,
    ToolDefinition,
    check_arguments,
    user,
)
from turnwire.core.tools import MissingDescriptionWarning

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
TEXTS = {"name": "get_weather", "description": "Get the weather."}
PLAIN = ToolDefinition(**TEXTS, parameters=SCHEMA, strict=None)

FORMS: dict[str, tuple[dict[str, Any], ToolDefinition]] = {
    "openai-chat": ({"type": "function", "function": {**TEXTS, "parameters": SCHEMA}}, PLAIN),
    "openai-chat-strict": (
        {"type": "function", "function": {**TEXTS, "parameters": SCHEMA, "strict": True}},
        PLAIN.replace(strict=True),
    ),
    "openai-responses": ({"type": "function", **TEXTS, "parameters": SCHEMA}, PLAIN),
    "anthropic": ({**TEXTS, "input_schema": SCHEMA}, PLAIN),
    "anthropic-cached": (
        {"type": "custom", **TEXTS, "input_schema": SCHEMA, "cache_control": {"type": "ephemeral"}},
        PLAIN.replace(provider_options={"anthropic": {"cache_control": {"type": "ephemeral"}}}),
    ),
    "mcp": ({**TEXTS, "inputSchema": SCHEMA}, PLAIN),
    "gemini": ({**TEXTS, "parametersJsonSchema": SCHEMA}, PLAIN),
    "canonical": ({**TEXTS, "parameters": SCHEMA, "strict": None}, PLAIN),
    "foreign-name": (
        {"type": "function", "function": {**TEXTS, "name": "get-weather", "parameters": SCHEMA}},
        PLAIN.replace(original_name="get-weather"),
    ),
    "no-arguments": (
        {"type": "function", "function": TEXTS},
        PLAIN.replace(parameters={"type": "object"}),
    ),
}


@requirement("MSG-12", "API-1", "API-2")
@pytest.mark.parametrize(("written", "meant"), FORMS.values(), ids=FORMS)
def test_a_tool_of_another_client_is_taken_wherever_tools_are(written: dict[str, Any], meant: ToolDefinition) -> None:
    sync = SyncMockProvider("Hi")
    sync.chat("Hello", model="m", tools=[written])
    provider = MockProvider("Hi")
    asyncio.run(provider.chat("Hello", model="m", tools=[written]))
    request = ChatRequest(messages=[user("Hello")], tools=[written], parameters=ModelParameters(model="m"))
    assert sync.calls[0].tools == provider.calls[0].tools == request.tools == (meant,)
    assert [problem.rule for problem in check_arguments(written, {})] == ["required"] * ("required" in meant.parameters)


@requirement("MSG-12", "API-2")
def test_one_without_a_description_has_its_name_as_one_and_a_warning() -> None:
    written = {"type": "function", "function": {"name": "get_weather", "parameters": SCHEMA}}
    provider = SyncMockProvider("Hi")
    with pytest.warns(MissingDescriptionWarning, match="the tool get_weather has no description"):
        provider.chat("Hello", model="m", tools=[written])
    assert provider.calls[0].tools == (PLAIN.replace(description="get_weather"),)


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize("choice", [{"type": "function", "function": {"name": "get_weather"}}, {"name": "get_weather"}])
def test_a_tool_choice_of_another_client_is_taken(choice: dict[str, Any]) -> None:
    provider = SyncMockProvider("Hi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        provider.chat("Hello", model="m", tools=[PLAIN], tool_choice=choice)
    assert provider.calls[0].tool_choice == NamedToolChoice(name="get_weather")


@requirement("MSG-12", "API-2")
@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"type": "web_search"}, "/tools/0/type: must be 'function'"),
        ({"type": "function"}, "/tools/0/name: a tool needs a name"),
        ({"type": "function", "function": 5}, "/tools/0/function: must be an object"),
        ({"type": "function", "function": {"name": "f", "parameters": {"type": "string"}}}, "/tools/0/parameters"),
        ({"name": "f"}, "/tools/0: 'parameters' is required"),
    ],
    ids=range(5),
)
def test_a_dict_that_is_no_tool_of_the_program_says_why(written: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        SyncMockProvider("Hi").chat("Hello", model="m", tools=[written])
    assert said in str(caught.value)


@requirement("API-2")
def test_one_tool_in_place_of_a_list_is_refused() -> None:
    with pytest.raises(InvalidDataError, match="give a list of tools"):
        SyncMockProvider("Hi").chat("Hello", model="m", tools=FORMS["openai-chat"][0])  # type: ignore[arg-type]  # that is the mistake

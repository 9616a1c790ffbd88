"""A real server, llama.cpp in this process, with a scripted model: every answer is known beforehand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.scenario import Scenario

from tests.requirements import requirement
from turnwire import ChatRequest, ChatResponse, JsonSchemaFormat, Messages, ModelParameters, make_tool
from turnwire.core.jsonschema import thaw
from turnwire.providers.sync.embedded import SyncEmbeddedProvider
from turnwire.scripted_model import write_model

SCENARIO: dict[str, Any] = {
    "turns": [
        {
            "match": {"contains": "both"},
            "answer": {
                "text": "Let me look.",
                "tool_calls": [
                    {"name": "get_weather", "arguments": {"city": "Zürich, 世界 👋🏽"}},
                    {"name": "get_weather", "arguments": {"city": "Rome"}},
                ],
            },
        },
        {"match": {"contains": "sum"}, "answer": {"thinking": "Two and two.", "text": "It is four."}},
        {
            "match": {"contains": "one number"},
            "answer": {"tool_calls": [{"name": "save_number", "arguments": {"number": "seven"}}]},
        },
        {"match": {"contains": "la"}, "answer": {"text": "la la la la Grüße, 世界 👋🏽 — “ende”. la la"}},
        {"answer": {"text": "Hello there, my good friend! How are you?"}},
    ]
}
WEATHER = make_tool(
    "get_weather", "Weather", {"type": "object", "properties": {"city": {"type": "string"}}}, strict=None
)
PERSON = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "age": {"type": "integer"},
        "pets": {"type": "array", "items": {"type": "string"}},
        "is_tall": {"type": "boolean"},
    },
    "required": ["name", "age", "pets", "is_tall"],
    "additionalProperties": False,
}


@pytest.fixture(scope="module")
def provider(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SyncEmbeddedProvider]:
    model = write_model(Scenario.from_dict(SCENARIO), tmp_path_factory.mktemp("model"))
    options = {"model_path": str(model.gguf), "context_length": 4096}
    with SyncEmbeddedProvider("embedded", ProviderConfig(type="embedded", options=options)) as running:
        yield running


def request(text: str, *, most: int = 200, temperature: float = 0, **fields: Any) -> ChatRequest:
    parameters = ModelParameters(model="scripted", temperature=temperature, max_tokens=most)
    return ChatRequest(messages=tuple(Messages().human(text)), parameters=parameters, **fields)


def ask(provider: SyncEmbeddedProvider, text: str, **fields: Any) -> ChatResponse:
    """The answer, which must be the same in a stream and at a high temperature."""
    answer = provider.complete(request(text, **fields))
    with provider.stream(request(text, **fields)) as stream:
        list(stream)
    for other in (stream.response, provider.complete(request(text, temperature=1.5, **fields))):
        assert other.message.text == answer.message.text
        assert other.finish_reason == answer.finish_reason
    return answer


@requirement("CON-5")
def test_a_text_is_said_word_for_word(provider: SyncEmbeddedProvider) -> None:
    answer = ask(provider, "sing la")
    assert (answer.message.text, answer.finish_reason) == ("la la la la Grüße, 世界 👋🏽 — “ende”. la la", "stop")


@requirement("CON-5")
def test_an_answer_is_cut_where_the_request_says(provider: SyncEmbeddedProvider) -> None:
    answer = ask(provider, "hi", most=3)
    assert (answer.message.text, answer.finish_reason) == ("Hello there,", "length")


@requirement("CON-5")
def test_calls_come_as_they_were_written(provider: SyncEmbeddedProvider) -> None:
    answer = ask(provider, "both", tools=(WEATHER,), parallel_tool_calls=True)
    assert [(call.name, thaw(call.arguments)) for call in answer.message.tool_calls or ()] == [
        ("get_weather", {"city": "Zürich, 世界 👋🏽"}),
        ("get_weather", {"city": "Rome"}),
    ]
    assert answer.finish_reason == "tool_calls"


@requirement("CON-5")
def test_a_call_is_cut_where_the_request_says(provider: SyncEmbeddedProvider) -> None:
    answer = ask(provider, "both", most=14, tools=(WEATHER,))
    assert (answer.message.tool_calls, answer.finish_reason) == (None, "length")


@requirement("CON-5")
def test_thoughts_come_apart_from_the_text(provider: SyncEmbeddedProvider) -> None:
    answer = ask(provider, "a sum")
    assert ((answer.message.thinking or "").strip(), answer.message.text) == ("Two and two.", "It is four.")


@requirement("CON-5")
def test_an_answer_that_a_grammar_bends_ends_and_fits(provider: SyncEmbeddedProvider) -> None:
    form = JsonSchemaFormat(name="person", json_schema=PERSON, strict=True)
    answer = provider.complete(request("hi", most=300, response_format=form))
    assert answer.finish_reason == "stop"
    assert not list(Draft202012Validator(PERSON).iter_errors(json.loads(answer.message.text)))


@requirement("CON-5")
def test_a_call_that_a_grammar_bends_ends_and_is_the_only_one(provider: SyncEmbeddedProvider) -> None:
    numbers = {"type": "object", "properties": {"number": {"enum": [7]}}, "required": ["number"]}
    tool = make_tool("save_number", "Saves a number", numbers, strict=None)
    answer = provider.complete(request("one number", tools=(tool,), tool_choice="required", parallel_tool_calls=True))
    called = [(call.name, thaw(call.arguments)) for call in answer.message.tool_calls or ()]
    assert (called, answer.finish_reason) == ([("save_number", {"number": 7})], "tool_calls")

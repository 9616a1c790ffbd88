"""The official clients on llama.cpp with a scripted model: the same words in a stream as in a whole answer, a call that
is forced, an answer in a form.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.gateway.server import RunningGateway
from tests.judges.clients import anthropic_client, genai_client, groq_client, ollama_client, openai_client, strictly
from tests.requirements import requirement
from tests.scripted import MODEL_NAME

QUESTION = "What is the capital of France?"
TEXT = "The capital of France is Paris."
ASK: Any = [{"role": "user", "content": QUESTION}]
WEATHER: Any = [{"role": "user", "content": "How is the weather in Paris?"}]
CITY: Any = {"type": "object", "properties": {"city": {"type": "string", "maxLength": 12}}, "required": ["city"]}
YES: Any = {"type": "object", "properties": {"yes": {"type": "boolean"}}, "required": ["yes"]}
MODEL = MODEL_NAME
LENGTH = 8
COLD: Any = {"temperature": 0}
"""Anthropic's client has no such parameter any more."""

Told = tuple[str, str]
"""The text of a whole answer and of a stream."""


def _chat(client: Any) -> Told:
    asked: Any = {"model": MODEL, "messages": ASK, "temperature": 0, "max_tokens": LENGTH}
    whole = client.chat.completions.create(**asked)
    assert 0 < strictly(whole).usage.completion_tokens <= LENGTH
    chunks = list(client.chat.completions.create(**asked, stream=True))
    return whole.choices[0].message.content, "".join(
        chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices
    )


def _openai(gateway: RunningGateway) -> Told:
    with openai_client(gateway) as client:
        return _chat(client)


def _groq(gateway: RunningGateway) -> Told:
    with groq_client(gateway) as client:
        return _chat(client)


def _responses(gateway: RunningGateway) -> Told:
    asked: Any = {"model": MODEL, "input": QUESTION, "temperature": 0, "max_output_tokens": LENGTH}
    with openai_client(gateway) as client:
        whole = strictly(client.responses.create(**asked))
        events: Any = list(client.responses.create(**asked, stream=True))
    return whole.output_text, "".join(each.delta for each in events if each.type == "response.output_text.delta")


def _anthropic(gateway: RunningGateway) -> Told:
    asked: Any = {"model": MODEL, "messages": ASK, "max_tokens": LENGTH, "extra_body": COLD}
    with anthropic_client(gateway) as client:
        whole: Any = strictly(client.messages.create(**asked))
        with client.messages.stream(**asked) as stream:
            return whole.content[0].text, "".join(stream.text_stream)


def _ollama(gateway: RunningGateway) -> Told:
    asked: Any = {"model": MODEL, "messages": ASK, "options": {"temperature": 0, "num_predict": LENGTH}}
    with ollama_client(gateway) as client:
        whole = client.chat(**asked)
        pieces = list(client.chat(**asked, stream=True))
    assert pieces[-1].eval_count == whole.eval_count
    return whole.message.content or "", "".join(piece.message.content or "" for piece in pieces)


def _genai(gateway: RunningGateway) -> Told:
    asked: Any = {
        "model": MODEL,
        "contents": QUESTION,
        "config": {"temperature": 0, "max_output_tokens": LENGTH},
    }
    with genai_client(gateway) as client:
        whole = client.models.generate_content(**asked)
        chunks = list(client.models.generate_content_stream(**asked))
    return whole.text or "", "".join(chunk.text or "" for chunk in chunks)


def _interactions(gateway: RunningGateway) -> Told:
    config: Any = {"temperature": 0, "max_output_tokens": LENGTH}
    asked: Any = {"model": MODEL, "input": QUESTION, "generation_config": config}
    with genai_client(gateway) as client:
        whole: Any = client.interactions.create(**asked)
        events: Any = list(client.interactions.create(**asked, stream=True))
    return whole.output_text, "".join(each.delta.text for each in events if each.event_type == "step.delta")


SPEAKERS: dict[str, Callable[[RunningGateway], Told]] = {
    "openai chat": _openai,
    "groq": _groq,
    "openai responses": _responses,
    "anthropic": _anthropic,
    "ollama": _ollama,
    "google-genai": _genai,
    "google-genai interactions": _interactions,
}


@requirement("COD-1", "CON-3")
@pytest.mark.parametrize("name", SPEAKERS)
def test_a_stream_says_the_same_words_as_a_whole_answer(name: str, embedded_gateway: RunningGateway) -> None:
    whole, streamed = SPEAKERS[name](embedded_gateway)
    assert (whole, streamed) == (TEXT, TEXT)


def _arguments_by_chat(client: Any) -> Any:
    tools: Any = [{"type": "function", "function": {"name": "get_weather", "parameters": CITY}}]
    answer = client.chat.completions.create(
        model=MODEL, messages=WEATHER, tools=tools, tool_choice="required", temperature=0, max_tokens=48
    )
    (choice,) = strictly(answer).choices
    assert choice.finish_reason == "tool_calls"
    return json.loads(choice.message.tool_calls[0].function.arguments)


@requirement("COD-1", "CON-3")
def test_a_forced_call_comes_through_every_client(embedded_gateway: RunningGateway) -> None:
    with openai_client(embedded_gateway) as openai, groq_client(embedded_gateway) as groq:
        found = [_arguments_by_chat(openai), _arguments_by_chat(groq)]
    with anthropic_client(embedded_gateway) as client:
        with client.messages.stream(
            model=MODEL,
            max_tokens=48,
            extra_body=COLD,
            messages=WEATHER,
            tools=[{"name": "get_weather", "input_schema": CITY}],
            tool_choice={"type": "any"},
        ) as stream:
            final = strictly(stream.get_final_message())
        (block,) = final.content
        assert (block.type, final.stop_reason) == ("tool_use", "tool_use")
        assert block.type == "tool_use"
        found.append(block.input)
    with genai_client(embedded_gateway) as client:
        declared: Any = {"name": "get_weather", "parameters_json_schema": CITY}
        config: Any = {
            "temperature": 0,
            "max_output_tokens": 48,
            "tools": [{"function_declarations": [declared]}],
            "tool_config": {"function_calling_config": {"mode": "ANY"}},
            "automatic_function_calling": {"disable": True},
        }
        (call,) = client.models.generate_content(
            model=MODEL, contents=WEATHER[0]["content"], config=config
        ).function_calls
        found.append(call.args)
    assert found == [{"city": "Paris"}] * 4


@requirement("COD-1", "CON-3")
def test_an_answer_in_a_schema_fits_it_through_every_client(embedded_gateway: RunningGateway) -> None:
    form: Any = {"type": "json_schema", "json_schema": {"name": "answer", "schema": YES}}
    with openai_client(embedded_gateway) as client:
        chat = client.chat.completions.create(
            model=MODEL, messages=ASK, response_format=form, temperature=0, max_tokens=24
        )
    with anthropic_client(embedded_gateway) as client:
        output: Any = {"format": {"type": "json_schema", "schema": YES}}
        message: Any = client.messages.create(
            model=MODEL, messages=ASK, output_config=output, extra_body=COLD, max_tokens=24
        )
    with ollama_client(embedded_gateway) as client:
        local = client.chat(model=MODEL, messages=ASK, format=YES, options={"temperature": 0, "num_predict": 24})
    found = [chat.choices[0].message.content, message.content[0].text, local.message.content]
    assert all(isinstance(json.loads(each or "")["yes"], bool) for each in found)

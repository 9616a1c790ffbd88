"""Ollama's client on /api."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
import pydantic
import pytest

from tests.gateway.server import RunningGateway
from tests.judges.answers import (
    ANY,
    PARAMETERS,
    REFUSED,
    TEXT,
    THOUGHT,
    TIME,
    WEATHER,
    cut,
    parallel,
    plain,
    refusal,
    says,
    text,
    thinking,
)
from tests.judges.clients import ollama_client
from tests.late import Late
from tests.requirements import requirement

if TYPE_CHECKING:
    import ollama
else:
    ollama = Late("ollama")

ASK: Any = [{"role": "user", "content": "hello there"}]
TOOLS: Any = [
    {"type": "function", "function": {"name": "get_weather", "description": "Weather.", "parameters": PARAMETERS}},
    {"type": "function", "function": {"name": "get_time", "description": "Time.", "parameters": ANY}},
]

both_ways = pytest.mark.parametrize("stream", [False, True])


class Point(pydantic.BaseModel):
    """What the model is asked for."""

    name: str
    place: list[int]


def ask(client: ollama.Client, stream: bool, **more: Any) -> list[ollama.ChatResponse]:
    """The pieces of the answer; one where it is whole."""
    asked: Any = {"model": "mock", "messages": ASK, **more}
    return list(client.chat(**asked, stream=True)) if stream else [client.chat(**asked)]


def said(pieces: list[ollama.ChatResponse]) -> str:
    """The text in the pieces."""
    return "".join(piece.message.content or "" for piece in pieces)


@requirement("COD-1")
@both_ways
def test_a_text_arrives_whole(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, plain())
    with ollama_client(gateway) as client:
        pieces = ask(client, stream)
    assert said(pieces) == TEXT
    assert [piece.done for piece in pieces] == [*([False] * (len(pieces) - 1)), True]
    last = pieces[-1]
    assert (last.done_reason, last.prompt_eval_count, last.eval_count, last.model) == ("stop", 21, 13, "mock")
    assert all(piece.message.role == "assistant" and piece.created_at for piece in pieces)


@requirement("COD-1")
def test_the_asynchronous_client_gets_the_same(gateway: RunningGateway) -> None:
    async def both() -> tuple[str | None, str]:
        client = ollama.AsyncClient(host=str(gateway))
        try:
            whole = await client.chat(model="mock", messages=ASK)
            stream = await client.chat(model="mock", messages=ASK, stream=True)
            pieces = [piece async for piece in stream]
        finally:
            await client.close()
        return whole.message.content, said(pieces)

    says(gateway, plain())
    assert anyio.run(both) == (TEXT, TEXT)


@requirement("COD-1")
@both_ways
def test_parallel_calls_are_answered_and_the_conversation_goes_on(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with ollama_client(gateway) as client:
        pieces = ask(client, stream, tools=TOOLS)
        calls: Any = [call for piece in pieces for call in piece.message.tool_calls or ()]
        assert [(call.function.name, dict(call.function.arguments)) for call in calls] == [WEATHER, TIME]
        spoken = [
            *ASK,
            {"role": "assistant", "content": "", "tool_calls": calls},
            *({"role": "tool", "tool_name": call.function.name, "content": call.function.name} for call in calls),
        ]
        final = client.chat(model="mock", messages=spoken, tools=TOOLS)
    assert final.message.content == "It is sunny."
    asked: Any = gateway.mock.calls[1].messages
    assert [(call.name, dict(call.arguments)) for call in asked[1].tool_calls] == [WEATHER, TIME]
    assert [(each.tool_call_id, each.text) for each in asked[2:]] == [
        (call.id, call.name) for call in asked[1].tool_calls
    ]


def get_weather(city: str, days: int = 1) -> str:
    """Tell the weather.

    Args:
        city: Where.
        days: How long.
    """
    return f"{city}: {days}"


@requirement("COD-1")
def test_a_python_function_is_a_tool(gateway: RunningGateway) -> None:
    with ollama_client(gateway) as client:
        answer = client.chat(model="mock", messages=[{"role": "user", "content": "the weather?"}], tools=[get_weather])
    (call,) = answer.message.tool_calls or ()
    assert (call.function.name, dict(call.function.arguments)) == ("get_weather", {"city": "text", "days": 0})


@requirement("COD-1")
@both_ways
def test_structured_output_follows_the_schema(gateway: RunningGateway, stream: bool) -> None:
    with ollama_client(gateway) as client:
        pieces = ask(client, stream, format=Point.model_json_schema())
    assert Point.model_validate_json(said(pieces)) == Point(name="text", place=[0])


@requirement("COD-1")
@both_ways
def test_thoughts_stand_apart(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, thinking("ollama"))
    with ollama_client(gateway) as client:
        pieces = ask(client, stream, think=True)
    assert "".join(piece.message.thinking or "" for piece in pieces) == THOUGHT
    assert said(pieces) == "It is 4."
    assert gateway.mock.calls[0].parameters.thinking is True


@requirement("COD-1")
@both_ways
def test_a_refusal_and_the_token_limit_are_told(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, refusal(), cut())
    with ollama_client(gateway) as client:
        refused, limited = ask(client, stream), ask(client, stream)
    assert said(refused) == REFUSED
    assert (said(limited), limited[-1].done_reason) == ("It goes on and", "length")


@requirement("CON-3")
@both_ways
@pytest.mark.parametrize(
    ("model", "status"), [("fault-400", 400), ("fault-404", 404), ("fault-429", 429), ("fault-503", 503)]
)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, status: int, stream: bool) -> None:
    with ollama_client(gateway) as client, pytest.raises(ollama.ResponseError) as caught:
        ask(client, stream, model=model)
    assert (caught.value.status_code, bool(caught.value.error)) == (status, True)


def test_a_wrong_key_is_an_error_401(locked_gateway: RunningGateway) -> None:
    with ollama_client(locked_gateway, "wrong") as client, pytest.raises(ollama.ResponseError) as caught:
        ask(client, False)
    assert caught.value.status_code == 401
    with ollama_client(locked_gateway, "the-right-key") as client:
        assert ask(client, False)


@requirement("COD-1")
def test_a_stream_that_breaks_is_an_error_and_no_end(gateway: RunningGateway) -> None:
    seen: list[ollama.ChatResponse] = []
    with ollama_client(gateway) as client, pytest.raises(ollama.ResponseError, match="broke the stream off"):
        seen.extend(client.chat(model="fault-break", messages=ASK, stream=True))
    assert said(seen) == "This is cut off "
    assert {piece.done for piece in seen} == {False}


def test_the_models_are_listed_and_shown(gateway: RunningGateway) -> None:
    with ollama_client(gateway) as client:
        assert [model.model for model in client.list().models] == ["mock"]
        shown: Any = client.show("mock")
        assert {"completion", "tools", "thinking", "vision"} <= set(shown.capabilities)
        assert list(client.ps().models) == []
        unlisted: Any = client.show("unlisted")  # the default provider answers it
        assert unlisted.capabilities == shown.capabilities

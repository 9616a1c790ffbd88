"""Groq's client, which adds /openai to the paths of OpenAI's."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.gateway.server import RunningGateway
from tests.judges.answers import TEXT, TIME, WEATHER, parallel, plain, says, text
from tests.judges.clients import groq_client, strictly
from tests.judges.test_openai_chat import TOOLS
from tests.late import Late
from tests.requirements import requirement

if TYPE_CHECKING:
    import groq
else:
    groq = Late("groq")

ASK: Any = [{"role": "user", "content": "hello there"}]


@requirement("COD-1")
def test_a_text_arrives_whole_and_in_a_stream(gateway: RunningGateway) -> None:
    says(gateway, plain())
    with groq_client(gateway) as client:
        whole = strictly(client.chat.completions.create(model="mock", messages=ASK))
        chunks = list(client.chat.completions.create(model="mock", messages=ASK, stream=True))
    assert whole.choices[0].message.content == TEXT
    assert whole.usage is not None
    assert (whole.usage.prompt_tokens, whole.usage.completion_tokens, whole.usage.total_tokens) == (21, 13, 34)
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices) == TEXT
    assert [chunk.choices[0].finish_reason for chunk in chunks if chunk.choices][-1] == "stop"


@requirement("COD-1")
def test_parallel_calls_are_answered_and_the_conversation_goes_on(gateway: RunningGateway) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with groq_client(gateway) as client:
        message = client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS).choices[0].message
        calls = message.tool_calls or []
        spoken: Any = [
            *ASK,
            message.model_dump(exclude_none=True),
            *({"role": "tool", "tool_call_id": call.id, "content": call.function.name} for call in calls),
        ]
        final = client.chat.completions.create(model="mock", messages=spoken, tools=TOOLS)
    assert [(call.id, call.function.name, json.loads(call.function.arguments)) for call in calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    assert final.choices[0].message.content == "It is sunny."


@requirement("COD-1")
def test_parallel_calls_of_a_stream_come_together(gateway: RunningGateway) -> None:
    says(gateway, parallel())
    found: dict[int, list[str]] = {}
    with groq_client(gateway) as client:
        for chunk in client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS, stream=True):
            for call in chunk.choices[0].delta.tool_calls or ():
                slot = found.setdefault(call.index, ["", ""])
                slot[0] += (call.function and call.function.name) or ""
                slot[1] += (call.function and call.function.arguments) or ""
    assert [(name, json.loads(arguments)) for name, arguments in found.values()] == [WEATHER, TIME]


@requirement("COD-1")
def test_structured_output_follows_the_schema(gateway: RunningGateway) -> None:
    schema: Any = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}
    form: Any = {"type": "json_schema", "json_schema": {"name": "number", "schema": schema}}
    with groq_client(gateway) as client:
        answer = client.chat.completions.create(model="mock", messages=ASK, response_format=form)
    assert json.loads(answer.choices[0].message.content or "") == {"n": 0}


@requirement("CON-3")
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("model", "kind"),
    [
        ("fault-400", "BadRequestError"),
        ("fault-404", "NotFoundError"),
        ("fault-429", "RateLimitError"),
        ("fault-503", "InternalServerError"),
    ],
)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, kind: str, stream: bool) -> None:
    with groq_client(gateway) as client, pytest.raises(getattr(groq, kind)):
        client.chat.completions.create(model=model, messages=ASK, stream=stream)


def test_a_wrong_key_is_an_authentication_error(locked_gateway: RunningGateway) -> None:
    with groq_client(locked_gateway, "wrong") as client, pytest.raises(groq.AuthenticationError):
        client.chat.completions.create(model="mock", messages=ASK)


@requirement("COD-1")
def test_a_stream_that_breaks_is_an_error_and_no_end(gateway: RunningGateway) -> None:
    seen: list[Any] = []
    with groq_client(gateway) as client:
        stream = client.chat.completions.create(model="fault-break", messages=ASK, stream=True)
        with pytest.raises(groq.APIError, match="broke the stream off"):
            seen.extend(chunk.choices[0] for chunk in stream)
    assert {choice.finish_reason for choice in seen} == {None}


def test_the_models_are_listed(gateway: RunningGateway) -> None:
    with groq_client(gateway) as client:
        assert [model.id for model in client.models.list().data] == ["mock"]

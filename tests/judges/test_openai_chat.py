"""OpenAI's client on /v1/chat/completions."""

from __future__ import annotations

import json
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
    truncated,
)
from tests.judges.clients import async_openai_client, openai_client, strictly
from tests.late import Late
from tests.requirements import requirement

if TYPE_CHECKING:
    import openai
else:
    openai = Late("openai")

ASK: Any = [{"role": "user", "content": "hello there"}]
TOOLS: Any = [
    {"type": "function", "function": {"name": "get_weather", "strict": True, "parameters": PARAMETERS}},
    {"type": "function", "function": {"name": "get_time", "parameters": ANY}},
]
USAGE = {
    "prompt_tokens": 21,
    "completion_tokens": 13,
    "total_tokens": 34,
    "prompt_tokens_details": {"cached_tokens": 5},
    "completion_tokens_details": {"reasoning_tokens": 4},
}


class Point(pydantic.BaseModel):
    """What the model is asked for."""

    name: str
    place: list[int]


def usage_of(answer: Any) -> Any:
    """The numbers that are told."""
    return answer.usage.model_dump(exclude_none=True)


@requirement("COD-1")
def test_a_text_arrives_whole(gateway: RunningGateway) -> None:
    says(gateway, plain())
    with openai_client(gateway) as client:
        answer = strictly(client.chat.completions.create(model="mock", messages=ASK))
    (choice,) = answer.choices
    assert (answer.object, answer.model, choice.index, choice.finish_reason) == ("chat.completion", "mock", 0, "stop")
    assert (choice.message.content, choice.message.refusal, choice.message.tool_calls) == (TEXT, None, None)
    assert answer.id.startswith("chatcmpl-")
    assert usage_of(answer) == USAGE


@requirement("COD-1")
def test_a_stream_tells_the_same_and_the_usage_once(gateway: RunningGateway) -> None:
    says(gateway, plain())
    with openai_client(gateway) as client:
        stream = client.chat.completions.create(
            model="mock", messages=ASK, stream=True, stream_options={"include_usage": True}
        )
        chunks = [strictly(chunk) for chunk in stream]
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices) == TEXT
    assert [chunk.choices[0].finish_reason for chunk in chunks if chunk.choices][-1] == "stop"
    assert [usage_of(chunk) for chunk in chunks if chunk.usage] == [USAGE]
    assert len({chunk.id for chunk in chunks}) == 1
    assert chunks[0].choices[0].delta.role == "assistant"


def test_the_usage_is_not_told_in_a_stream_that_does_not_ask_for_it(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        chunks = list(client.chat.completions.create(model="mock", messages=ASK, stream=True))
    assert {chunk.usage for chunk in chunks} == {None}


@requirement("COD-1")
def test_the_asynchronous_client_gets_the_same(gateway: RunningGateway) -> None:
    async def ask() -> tuple[str | None, str]:
        async with async_openai_client(gateway) as client:
            whole = await client.chat.completions.create(model="mock", messages=ASK)
            stream = await client.chat.completions.create(model="mock", messages=ASK, stream=True)
            said = "".join([chunk.choices[0].delta.content or "" async for chunk in stream])
        return whole.choices[0].message.content, said

    says(gateway, plain())
    assert anyio.run(ask) == (TEXT, TEXT)


@requirement("COD-1")
def test_parallel_calls_arrive_whole(gateway: RunningGateway) -> None:
    says(gateway, parallel())
    with openai_client(gateway) as client:
        answer = strictly(client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS))
    (choice,) = answer.choices
    calls: Any = choice.message.tool_calls
    assert choice.finish_reason == "tool_calls"
    assert [(call.id, call.type, call.function.name) for call in calls] == [
        ("call_a", "function", "get_weather"),
        ("call_b", "function", "get_time"),
    ]
    assert [json.loads(call.function.arguments) for call in calls] == [WEATHER[1], TIME[1]]


@requirement("COD-1")
def test_parallel_calls_whose_pieces_come_mixed_are_put_together_by_the_client(gateway: RunningGateway) -> None:
    says(gateway, parallel())
    with (
        openai_client(gateway) as client,
        client.chat.completions.stream(model="mock", messages=ASK, tools=TOOLS) as stream,
    ):
        events = list(stream)
        final = stream.get_final_completion()
    calls: Any = final.choices[0].message.tool_calls
    assert [(call.id, call.function.name, json.loads(call.function.arguments)) for call in calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    done: Any = [event for event in events if event.type == "tool_calls.function.arguments.done"]
    assert sorted((each.index, each.name) for each in done) == [(0, "get_weather"), (1, "get_time")]


@requirement("COD-1")
def test_a_call_is_answered_and_the_conversation_goes_on(gateway: RunningGateway) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with openai_client(gateway) as client:
        message = client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS).choices[0].message
        results = [
            {"role": "tool", "tool_call_id": call.id, "content": f"result of {call.id}"}
            for call in message.tool_calls or ()
        ]
        raw = client.chat.completions.with_raw_response.create(
            model="mock", messages=[*ASK, message.model_dump(exclude_none=True), *results], tools=TOOLS
        )
    assert raw.parse().choices[0].message.content == "It is sunny."
    assert "turnwire-losses" not in raw.headers
    asked: Any = gateway.mock.calls[1].messages
    assert [(call.id, call.name, dict(call.arguments)) for call in asked[1].tool_calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    assert [(each.tool_call_id, each.text) for each in asked[2:]] == [
        ("call_a", "result of call_a"),
        ("call_b", "result of call_b"),
    ]


@requirement("COD-1")
@pytest.mark.parametrize("stream", [False, True])
def test_the_clients_own_reading_of_structured_output_works(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, '{"name": "Zürich", "place": [1, 2]}')
    with openai_client(gateway) as client:
        if stream:
            with client.chat.completions.stream(model="mock", messages=ASK, response_format=Point) as events:
                parsed = events.get_final_completion().choices[0].message.parsed
        else:
            answer = client.chat.completions.parse(model="mock", messages=ASK, response_format=Point)
            parsed = answer.choices[0].message.parsed
    assert parsed == Point(name="Zürich", place=[1, 2])
    wanted: Any = gateway.mock.calls[0].response_format
    assert (wanted.type, wanted.name, wanted.strict) == ("json_schema", "Point", True)
    assert sorted(wanted.json_schema["properties"]) == ["name", "place"]


@requirement("COD-1")
def test_the_clients_own_reading_of_tool_arguments_works(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        answer = client.chat.completions.parse(
            model="mock",
            messages=[{"role": "user", "content": "the point"}],
            tools=[openai.pydantic_function_tool(Point)],
        )
    (call,) = answer.choices[0].message.tool_calls or ()
    assert call.function.parsed_arguments == Point(name="text", place=[0])


@requirement("COD-1")
@pytest.mark.parametrize("stream", [False, True])
def test_thoughts_come_as_reasoning_content(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, thinking("openai-chat"))
    with openai_client(gateway) as client:
        if stream:
            chunks: Any = list(client.chat.completions.create(model="mock", messages=ASK, stream=True))
            deltas = [chunk.choices[0].delta for chunk in chunks]
            thought = "".join(getattr(delta, "reasoning_content", None) or "" for delta in deltas)
            said = "".join(delta.content or "" for delta in deltas)
        else:
            message: Any = client.chat.completions.create(model="mock", messages=ASK).choices[0].message
            thought, said = message.reasoning_content, message.content
    assert (thought, said) == (THOUGHT, "It is 4.")


@requirement("COD-1")
@pytest.mark.parametrize("stream", [False, True])
def test_a_refusal_arrives_as_one(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, refusal())
    with openai_client(gateway) as client:
        if stream:
            with client.chat.completions.stream(model="mock", messages=ASK) as events:
                events.until_done()
                choice: Any = events.current_completion_snapshot.choices[0]
        else:
            choice = client.chat.completions.create(model="mock", messages=ASK).choices[0]
    assert (choice.message.refusal, choice.message.content or None) == (REFUSED, None)
    assert choice.finish_reason == "content_filter"


@requirement("COD-1")
@pytest.mark.parametrize("stream", [False, True])
def test_a_call_that_was_cut_says_so(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, truncated())
    with openai_client(gateway) as client:
        if stream:
            chunks = list(client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS, stream=True))
            reasons = {chunk.choices[0].finish_reason for chunk in chunks} - {None}
            arguments = "".join(
                (call.function.arguments or "") if call.function else ""
                for chunk in chunks
                for call in chunk.choices[0].delta.tool_calls or ()
            )
        else:
            (choice,) = client.chat.completions.create(model="mock", messages=ASK, tools=TOOLS).choices
            calls: Any = choice.message.tool_calls
            reasons, arguments = {choice.finish_reason}, "".join(call.function.arguments for call in calls)
    # As OpenAI's own server tells it: the arguments as far as they came, and why they end there.
    assert (reasons, arguments) == ({"length"}, '{"city": "Zü')


@requirement("COD-1")
def test_the_parsing_client_raises_its_own_error_at_the_token_limit(gateway: RunningGateway) -> None:
    says(gateway, cut())
    with openai_client(gateway) as client, pytest.raises(openai.LengthFinishReasonError):
        client.chat.completions.parse(model="mock", messages=ASK, response_format=Point)


FAULTS: dict[str, tuple[str, int]] = {
    "fault-400": ("BadRequestError", 400),
    "fault-403": ("InternalServerError", 502),
    "fault-404": ("NotFoundError", 404),
    "fault-429": ("RateLimitError", 429),
    "fault-503": ("InternalServerError", 503),
    "fault-context": ("BadRequestError", 400),
    "fault-timeout": ("InternalServerError", 504),
}


@requirement("CON-3")
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("model", FAULTS)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, stream: bool) -> None:
    kind, status = FAULTS[model]
    with openai_client(gateway) as client, pytest.raises(getattr(openai, kind)) as caught:
        client.chat.completions.create(model=model, messages=ASK, stream=stream)
    assert (type(caught.value).__name__, caught.value.status_code) == (kind, status)
    assert caught.value.request_id
    if model == "fault-context":
        assert caught.value.code == "context_length_exceeded"


def test_a_wrong_request_names_its_field(gateway: RunningGateway) -> None:
    wrong: Any = [{"role": "user", "content": 7}]
    with openai_client(gateway) as client, pytest.raises(openai.BadRequestError) as caught:
        client.chat.completions.create(model="mock", messages=wrong)
    assert (caught.value.param, caught.value.type) == ("messages[0].content", "invalid_request_error")


def test_a_wrong_key_is_an_authentication_error(locked_gateway: RunningGateway) -> None:
    with openai_client(locked_gateway, "wrong") as client, pytest.raises(openai.AuthenticationError):
        client.chat.completions.create(model="mock", messages=ASK)
    with openai_client(locked_gateway, "the-right-key") as client:
        assert client.chat.completions.create(model="mock", messages=ASK).choices


@requirement("COD-1")
def test_a_stream_that_breaks_is_an_error_and_no_end(gateway: RunningGateway) -> None:
    seen: list[Any] = []
    with openai_client(gateway) as client:
        stream = client.chat.completions.create(model="fault-break", messages=ASK, stream=True)
        with pytest.raises(openai.APIError, match="broke the stream off"):
            seen.extend(chunk.choices[0] for chunk in stream)
    assert "".join(choice.delta.content or "" for choice in seen) == "This is cut off "
    assert {choice.finish_reason for choice in seen} == {None}


def test_the_models_are_listed(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        listed = [strictly(model) for model in client.models.list()]
        one = client.models.retrieve("mock")
        unlisted = strictly(client.models.retrieve("unlisted"))  # the default provider answers it
    assert unlisted.id == "unlisted"
    assert [model.id for model in listed] == ["mock"]
    assert one == listed[0]

"""OpenAI's client on /v1/responses."""

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

TOOLS: Any = [
    {"type": "function", "name": "get_weather", "strict": True, "parameters": PARAMETERS},
    {"type": "function", "name": "get_time", "strict": False, "parameters": ANY},
]
ASKED: Any = {"model": "mock", "input": "hello there"}

both_ways = pytest.mark.parametrize("stream", [False, True])


class Point(pydantic.BaseModel):
    """What the model is asked for."""

    name: str
    place: list[int]


def ask(client: openai.OpenAI, stream: bool, **more: Any) -> Any:
    """The answer, put together by the client where it is streamed."""
    if not stream:
        return strictly(client.responses.create(**{**ASKED, **more}))
    with client.responses.stream(**{**ASKED, **more}) as events:
        final = None
        for event in events:
            if event.type in ("response.completed", "response.incomplete"):
                final = event.response
    return final


@requirement("COD-1")
@both_ways
def test_a_text_arrives_whole(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, plain())
    with openai_client(gateway) as client:
        answer = ask(client, stream)
    (item,) = answer.output
    assert (item.type, item.role, item.status, answer.output_text) == ("message", "assistant", "completed", TEXT)
    assert (answer.object, answer.status, answer.model, answer.error) == ("response", "completed", "mock", None)
    assert answer.id.startswith("resp_")
    usage = answer.usage
    assert (usage.input_tokens, usage.output_tokens, usage.total_tokens) == (21, 13, 34)
    assert (usage.input_tokens_details.cached_tokens, usage.output_tokens_details.reasoning_tokens) == (5, 4)


@requirement("COD-1")
def test_every_event_of_a_stream_fits_the_clients_model_and_is_numbered(gateway: RunningGateway) -> None:
    says(gateway, parallel())
    with openai_client(gateway) as client:
        events: Any = [strictly(event) for event in client.responses.create(**ASKED, tools=TOOLS, stream=True)]
    assert [event.sequence_number for event in events] == list(range(len(events)))
    assert events[0].type == "response.created"
    assert [event.type for event in events].count("response.completed") == 1
    assert events[-1].type == "response.completed"


@requirement("COD-1")
def test_the_asynchronous_client_gets_the_same(gateway: RunningGateway) -> None:
    async def both() -> tuple[str, str]:
        async with async_openai_client(gateway) as client:
            whole = await client.responses.create(**ASKED)
            async with client.responses.stream(**ASKED) as events:
                final = await events.get_final_response()
        return whole.output_text, final.output_text

    says(gateway, plain())
    assert anyio.run(both) == (TEXT, TEXT)


@requirement("COD-1")
@both_ways
def test_parallel_calls_are_answered_and_the_conversation_goes_on(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with openai_client(gateway) as client:
        answer = ask(client, stream, tools=TOOLS)
        calls = answer.output
        assert [(call.type, call.call_id, call.name, json.loads(call.arguments)) for call in calls] == [
            ("function_call", "call_a", *WEATHER),
            ("function_call", "call_b", *TIME),
        ]
        spoken = [
            {"role": "user", "content": "hello there"},
            *(call.to_dict() for call in calls),
            *({"type": "function_call_output", "call_id": call.call_id, "output": call.name} for call in calls),
        ]
        final = client.responses.create(**{**ASKED, "input": spoken}, tools=TOOLS)
    assert final.output_text == "It is sunny."
    asked: Any = gateway.mock.calls[1].messages
    assert [(call.id, call.name, dict(call.arguments)) for call in asked[1].tool_calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    assert [(each.tool_call_id, each.text) for each in asked[2:]] == [
        ("call_a", "get_weather"),
        ("call_b", "get_time"),
    ]


@requirement("COD-1")
@both_ways
def test_the_clients_own_reading_of_structured_output_works(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, '{"name": "Zürich", "place": [1, 2]}')
    with openai_client(gateway) as client:
        if stream:
            with client.responses.stream(**ASKED, text_format=Point) as events:
                parsed = events.get_final_response().output_parsed
        else:
            parsed = client.responses.parse(**ASKED, text_format=Point).output_parsed
    assert parsed == Point(name="Zürich", place=[1, 2])
    wanted: Any = gateway.mock.calls[0].response_format
    assert (wanted.type, wanted.name, sorted(wanted.json_schema["properties"])) == (
        "json_schema",
        "Point",
        ["name", "place"],
    )


@requirement("COD-1", "COD-4")
@both_ways
def test_a_reasoning_summary_arrives_and_comes_back(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, thinking("openai-responses"), text("Yes."))
    with openai_client(gateway) as client:
        answer = ask(client, stream, reasoning={"effort": "low", "summary": "auto"})
        reasoning, message = answer.output
        assert (reasoning.type, [part.text for part in reasoning.summary]) == ("reasoning", [THOUGHT])
        assert (message.type, answer.output_text) == ("message", "It is 4.")
        spoken = [{"role": "user", "content": "2 + 2?"}, reasoning.to_dict(), message.to_dict()]
        client.responses.create(**{**ASKED, "input": [*spoken, {"role": "user", "content": "sure?"}]})
    first, second = gateway.mock.calls
    assert first.parameters.thinking == "low"
    part: Any = second.messages[1].to_dict()["content"][0]
    assert (part["type"], part["text"]) == ("thinking", THOUGHT)


@requirement("COD-1")
@both_ways
def test_a_refusal_arrives_as_one(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, refusal())
    with openai_client(gateway) as client:
        answer = ask(client, stream)
    ((part,),) = [item.content for item in answer.output]
    assert (part.type, part.refusal) == ("refusal", REFUSED)


@requirement("COD-1")
@both_ways
def test_the_token_limit_makes_the_answer_incomplete(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, cut())
    with openai_client(gateway) as client:
        answer = ask(client, stream)
    assert (answer.status, answer.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    assert answer.output_text == "It goes on and"


@requirement("COD-1")
@both_ways
def test_a_call_that_was_cut_is_never_taken_for_a_whole_one(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, truncated())
    with openai_client(gateway) as client:
        if stream:
            answer: Any = None
            for event in client.responses.create(**ASKED, tools=TOOLS, stream=True):
                if event.type == "response.incomplete":
                    answer = event.response
        else:
            answer = client.responses.create(**ASKED, tools=TOOLS)
    assert answer.status == "incomplete"
    assert [(item.type, item.status) for item in answer.output] == [("function_call", "incomplete")]


FAULTS: dict[str, tuple[str, int]] = {
    "fault-400": ("BadRequestError", 400),
    "fault-404": ("NotFoundError", 404),
    "fault-429": ("RateLimitError", 429),
    "fault-503": ("InternalServerError", 503),
    "fault-context": ("BadRequestError", 400),
}


@requirement("CON-3")
@both_ways
@pytest.mark.parametrize("model", FAULTS)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, stream: bool) -> None:
    kind, status = FAULTS[model]
    if stream and model == "fault-context":
        pytest.skip("such a stream begins and fails, for which there is a test of its own")
    with openai_client(gateway) as client, pytest.raises(getattr(openai, kind)) as caught:
        client.responses.create(**{**ASKED, "model": model}, stream=stream)
    assert (type(caught.value).__name__, caught.value.status_code) == (kind, status)


@requirement("CON-3")
def test_too_long_a_prompt_of_a_stream_is_a_response_that_fails(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        *_, last = client.responses.create(**{**ASKED, "model": "fault-context"}, stream=True)
    assert (last.type, last.response.error.code) == ("response.failed", "context_length_exceeded")


def test_what_would_have_to_be_kept_is_refused_with_its_field(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client, pytest.raises(openai.BadRequestError) as caught:
        client.responses.create(**ASKED, previous_response_id="resp_1")
    assert caught.value.param == "previous_response_id"


def test_a_wrong_key_is_an_authentication_error(locked_gateway: RunningGateway) -> None:
    with openai_client(locked_gateway, "wrong") as client, pytest.raises(openai.AuthenticationError):
        client.responses.create(**ASKED)


@requirement("COD-1")
def test_a_stream_that_breaks_ends_as_failed_with_message_and_code(gateway: RunningGateway) -> None:
    events: list[Any] = []
    with openai_client(gateway) as client:
        events.extend(client.responses.create(**{**ASKED, "model": "fault-break"}, stream=True))
    assert "".join(event.delta for event in events if event.type == "response.output_text.delta") == "This is cut off "
    failed = events[-1]
    assert (failed.type, failed.response.status) == ("response.failed", "failed")
    assert failed.response.error.code == "server_error"
    assert "broke the stream off" in failed.response.error.message
    assert "response.completed" not in {event.type for event in events}

"""Anthropic's client on /v1/messages, in both versions of the API."""

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
    SIGNATURE,
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
from tests.judges.clients import anthropic_client, async_anthropic_client, strictly
from tests.late import Late
from tests.requirements import requirement

if TYPE_CHECKING:
    import anthropic
else:
    anthropic = Late("anthropic")

ASK: Any = [{"role": "user", "content": "hello there"}]
TOOLS: Any = [{"name": "get_weather", "input_schema": PARAMETERS}, {"name": "get_time", "input_schema": ANY}]
ASKED: Any = {"model": "mock", "max_tokens": 100, "messages": ASK}

both_versions = pytest.mark.parametrize("version", ["2023-06-01", "2026-10-21"])
both_ways = pytest.mark.parametrize("stream", [False, True])


class Point(pydantic.BaseModel):
    """What the model is asked for."""

    name: str
    place: list[int]


def ask(client: anthropic.Anthropic, stream: bool, **more: Any) -> anthropic.types.Message:
    """The answer, put together by the client where it is streamed."""
    if not stream:
        return strictly(client.messages.create(**{**ASKED, **more}))
    with client.messages.stream(**{**ASKED, **more}) as events:
        return strictly(events.get_final_message())


@requirement("COD-1")
@both_versions
@both_ways
def test_a_text_arrives_whole(gateway: RunningGateway, version: str, stream: bool) -> None:
    says(gateway, plain())
    with anthropic_client(gateway, version=version) as client:
        answer = ask(client, stream)
    (block,) = answer.content
    assert (block.type, block.text, block.citations) == ("text", TEXT, [])
    assert (answer.type, answer.role, answer.model) == ("message", "assistant", "mock")
    assert (answer.stop_reason, answer.stop_sequence) == ("end_turn", None)
    assert answer.id.startswith("msg_")
    # Anthropic counts what came from the cache apart.
    assert (answer.usage.input_tokens, answer.usage.cache_read_input_tokens) == (16, 5)
    assert answer.usage.output_tokens == 13


@requirement("COD-1")
def test_every_event_of_a_stream_fits_the_clients_model(gateway: RunningGateway) -> None:
    says(gateway, thinking("anthropic"))
    with anthropic_client(gateway) as client:
        events: Any = list(map(strictly, client.messages.create(**ASKED, stream=True)))
    assert [event.type for event in events if event.type != "content_block_delta"] == [
        "message_start",
        "content_block_start",
        "content_block_stop",
        "content_block_start",
        "content_block_stop",
        "message_delta",
        "message_stop",
    ]
    deltas = [event.delta.type for event in events if event.type == "content_block_delta"]
    assert deltas == ["thinking_delta", "thinking_delta", "signature_delta", "text_delta", "text_delta"]
    assert sum(event.type == "message_delta" and event.usage.output_tokens == 13 for event in events) == 1


@requirement("COD-1")
def test_the_asynchronous_client_gets_the_same(gateway: RunningGateway) -> None:
    async def both() -> tuple[Any, str]:
        async with async_anthropic_client(gateway) as client:
            whole = await client.messages.create(**ASKED)
            async with client.messages.stream(**ASKED) as events:
                pieces = [piece async for piece in events.text_stream]
        return whole.content[0], "".join(pieces)

    says(gateway, plain())
    block, streamed = anyio.run(both)
    assert (block.text, streamed) == (TEXT, TEXT)


@requirement("COD-1")
@both_versions
@both_ways
def test_parallel_calls_are_answered_and_the_conversation_goes_on(
    gateway: RunningGateway, version: str, stream: bool
) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with anthropic_client(gateway, version=version) as client:
        answer = ask(client, stream, tools=TOOLS)
        calls: Any = answer.content
        assert [(call.type, call.id, call.name, call.input) for call in calls] == [
            ("tool_use", "call_a", *WEATHER),
            ("tool_use", "call_b", *TIME),
        ]
        assert answer.stop_reason == "tool_use"
        results = [{"type": "tool_result", "tool_use_id": call.id, "content": f"result of {call.id}"} for call in calls]
        spoken = [*ASK, {"role": "assistant", "content": answer.content}, {"role": "user", "content": results}]
        raw = client.messages.with_raw_response.create(**{**ASKED, "messages": spoken}, tools=TOOLS)
    (block,) = raw.parse().content
    assert block.type == "text"
    assert block.text == "It is sunny."
    asked: Any = gateway.mock.calls[1].messages
    assert [(call.id, call.name, dict(call.arguments)) for call in asked[1].tool_calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    assert [(each.tool_call_id, each.text) for each in asked[2:]] == [
        ("call_a", "result of call_a"),
        ("call_b", "result of call_b"),
    ]


@requirement("COD-1", "COD-4")
@both_versions
@both_ways
def test_signed_thoughts_arrive_and_come_back_unchanged(gateway: RunningGateway, version: str, stream: bool) -> None:
    says(gateway, thinking("anthropic"), text("Yes."))
    with anthropic_client(gateway, version=version) as client:
        answer = ask(client, stream, thinking={"type": "enabled", "budget_tokens": 1024}, max_tokens=4000)
        thought, said = answer.content
        assert (thought.type, said.type) == ("thinking", "text")
        assert (thought.thinking, thought.signature, said.text) == (THOUGHT, SIGNATURE, "It is 4.")
        again = [*ASK, {"role": "assistant", "content": answer.content}, {"role": "user", "content": "sure?"}]
        client.messages.create(**{**ASKED, "messages": again})
    first, second = gateway.mock.calls
    assert first.parameters.thinking_budget_tokens == 1024
    part: Any = second.messages[1].to_dict()["content"][0]
    assert (part["text"], part["signature"], part["origin"]["dialect"]) == (THOUGHT, SIGNATURE, "anthropic")


@requirement("COD-1")
@both_ways
def test_the_clients_own_reading_of_structured_output_works(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, '{"name": "Zürich", "place": [1, 2]}')
    with anthropic_client(gateway) as client:
        if stream:
            with client.messages.stream(**ASKED, output_format=Point) as events:
                parsed = events.get_final_message().parsed_output
        else:
            parsed = client.messages.parse(**ASKED, output_format=Point).parsed_output
    assert parsed == Point(name="Zürich", place=[1, 2])
    wanted: Any = gateway.mock.calls[0].response_format
    assert wanted.type == "json_schema"
    assert sorted(wanted.json_schema["properties"]) == ["name", "place"]


@requirement("COD-1")
@both_ways
def test_a_refusal_is_told_by_the_stop_reason(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, refusal())
    with anthropic_client(gateway) as client:
        answer = ask(client, stream)
    assert answer.stop_reason == "refusal"
    assert "".join(block.text for block in answer.content if block.type == "text") == REFUSED


@requirement("COD-1")
@both_ways
def test_the_token_limit_is_told(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, cut())
    with anthropic_client(gateway) as client:
        answer = ask(client, stream)
    (block,) = answer.content
    assert (block.type, answer.stop_reason) == ("text", "max_tokens")


@requirement("COD-1")
def test_a_call_that_was_cut_says_so(gateway: RunningGateway) -> None:
    says(gateway, truncated())
    with anthropic_client(gateway) as client:
        whole = ask(client, False, tools=TOOLS)
        events: Any = list(client.messages.create(**ASKED, tools=TOOLS, stream=True))
    (block,) = whole.content
    # As Anthropic's own server tells it: the call without what was cut, and why the answer ends there.
    assert (whole.stop_reason, block.type) == ("max_tokens", "tool_use")
    assert block.type == "tool_use"
    assert block.input == {}
    pieces = [event.delta.partial_json for event in events if event.type == "content_block_delta"]
    assert [event.delta.stop_reason for event in events if event.type == "message_delta"] == ["max_tokens"]
    with pytest.raises(json.JSONDecodeError):
        json.loads("".join(pieces))


FAULTS: dict[str, tuple[str, int, str]] = {
    "fault-400": ("BadRequestError", 400, "invalid_request_error"),
    "fault-404": ("NotFoundError", 404, "not_found_error"),
    "fault-429": ("RateLimitError", 429, "rate_limit_error"),
    "fault-500": ("InternalServerError", 500, "api_error"),
    "fault-529": ("OverloadedError", 529, "overloaded_error"),
    "fault-context": ("BadRequestError", 400, "invalid_request_error"),
    "fault-timeout": ("GatewayTimeoutError", 504, "timeout_error"),
}


@requirement("CON-3")
@both_ways
@pytest.mark.parametrize("model", FAULTS)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, stream: bool) -> None:
    kind, status, name = FAULTS[model]
    with anthropic_client(gateway) as client, pytest.raises(getattr(anthropic, kind)) as caught:
        client.messages.create(**{**ASKED, "model": model}, stream=stream)
    body: Any = caught.value.body
    assert (type(caught.value).__name__, caught.value.status_code, body["error"]["type"]) == (kind, status, name)
    assert caught.value.request_id


def test_a_wrong_request_names_its_field(gateway: RunningGateway) -> None:
    wrong: Any = [{"role": "user", "content": 7}]
    with anthropic_client(gateway) as client, pytest.raises(anthropic.BadRequestError, match=r"messages\[0\].content"):
        client.messages.create(**{**ASKED, "messages": wrong})


def test_a_wrong_key_is_an_authentication_error(locked_gateway: RunningGateway) -> None:
    with anthropic_client(locked_gateway, "wrong") as client, pytest.raises(anthropic.AuthenticationError):
        client.messages.create(**ASKED)
    with anthropic_client(locked_gateway, "the-right-key") as client:
        assert client.messages.create(**ASKED).content


@requirement("COD-1")
def test_a_stream_that_breaks_is_an_error_and_no_end(gateway: RunningGateway) -> None:
    seen: list[str] = []
    with (
        anthropic_client(gateway) as client,
        pytest.raises(anthropic.APIStatusError, match="broke the stream off"),
        client.messages.stream(**{**ASKED, "model": "fault-break"}) as events,
    ):
        seen.extend(events.text_stream)
    assert "".join(seen) == "This is cut off "


def test_tokens_are_counted(gateway: RunningGateway) -> None:
    with anthropic_client(gateway) as client:
        few = client.messages.count_tokens(model="mock", messages=ASK)
        more = client.messages.count_tokens(model="mock", messages=ASK, tools=TOOLS, system="Be short.")
    assert 0 < strictly(few).input_tokens < strictly(more).input_tokens


def test_the_models_are_listed(gateway: RunningGateway) -> None:
    with anthropic_client(gateway) as client:
        listed = [strictly(model) for model in client.models.list()]
        one = client.models.retrieve("mock")
        unlisted = strictly(client.models.retrieve("unlisted"))  # the default provider answers it
    assert unlisted.id == "unlisted"
    assert [model.id for model in listed] == ["mock"]
    assert one == listed[0]

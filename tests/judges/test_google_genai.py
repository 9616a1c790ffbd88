"""Google's client: generate_content, chats, and interactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
import pydantic
import pytest

from tests.gateway.server import RunningGateway
from tests.judges.answers import (
    ANY,
    PARAMETERS,
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
)
from tests.judges.clients import genai_client
from tests.late import Late
from tests.requirements import requirement

if TYPE_CHECKING:
    from google.genai import errors, types
else:
    errors = Late("google.genai.errors")
    types = Late("google.genai.types")

TOOLS: Any = [
    {
        "function_declarations": [
            {"name": "get_weather", "parameters_json_schema": PARAMETERS},
            {"name": "get_time", "parameters_json_schema": ANY},
        ]
    }
]
NO_CALLS_BY_ITSELF: Any = {"automatic_function_calling": {"disable": True}}
both_ways = pytest.mark.parametrize("stream", [False, True])


class Point(pydantic.BaseModel):
    """What the model is asked for."""

    name: str
    place: list[int]


def ask(client: Any, stream: bool, contents: Any = "hello there", model: str = "mock", **config: Any) -> list[Any]:
    """The chunks of the answer; one where it is whole."""
    asked = {"model": model, "contents": contents, "config": config}
    if stream:
        return list(client.models.generate_content_stream(**asked))
    return [client.models.generate_content(**asked)]


def parts_of(chunks: list[Any]) -> list[types.Part]:
    """All parts, in order."""
    return [
        part
        for chunk in chunks
        for candidate in chunk.candidates or ()
        for part in (candidate.content and candidate.content.parts) or ()
    ]


def said(chunks: list[Any]) -> str:
    """The text without the thoughts."""
    return "".join(part.text or "" for part in parts_of(chunks) if not part.thought)


def reasons(chunks: list[Any]) -> list[Any]:
    """Why it ended; once."""
    return [each.finish_reason for chunk in chunks for each in chunk.candidates or () if each.finish_reason]


@requirement("COD-1")
@both_ways
def test_a_text_arrives_whole(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, plain())
    with genai_client(gateway) as client:
        chunks = ask(client, stream)
    assert (said(chunks), reasons(chunks)) == (TEXT, [types.FinishReason.STOP])
    assert {chunk.model_version for chunk in chunks} == {"mock"}
    assert len({chunk.response_id for chunk in chunks}) == 1
    usage = chunks[-1].usage_metadata
    # Gemini counts thoughts apart from the answer.
    assert (usage.prompt_token_count, usage.cached_content_token_count, usage.total_token_count) == (21, 5, 34)
    assert (usage.candidates_token_count, usage.thoughts_token_count) == (9, 4)


@requirement("COD-1")
def test_the_asynchronous_client_gets_the_same(gateway: RunningGateway) -> None:
    async def both() -> tuple[str | None, str]:
        with genai_client(gateway) as client:
            whole = await client.aio.models.generate_content(model="mock", contents="hello there")
            stream = await client.aio.models.generate_content_stream(model="mock", contents="hello there")
            pieces = [chunk async for chunk in stream]
            await client.aio.aclose()
        return whole.text, said(pieces)

    says(gateway, plain())
    assert anyio.run(both) == (TEXT, TEXT)


@requirement("COD-1")
@both_ways
def test_parallel_calls_are_answered_and_the_conversation_goes_on(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, parallel(), text("It is sunny."))
    with genai_client(gateway) as client:
        chunks = ask(client, stream, tools=TOOLS, **NO_CALLS_BY_ITSELF)
        calls: Any = [part.function_call for part in parts_of(chunks) if part.function_call]
        assert [(call.id, call.name, call.args) for call in calls] == [("call_a", *WEATHER), ("call_b", *TIME)]
        assert reasons(chunks) == [types.FinishReason.STOP]
        results = [
            types.Part(function_response=types.FunctionResponse(id=call.id, name=call.name, response={"is": call.id}))
            for call in calls
        ]
        spoken = [
            types.Content(role="user", parts=[types.Part(text="hello there")]),
            types.Content(role="model", parts=parts_of(chunks)),
            types.Content(role="user", parts=results),
        ]
        final = ask(client, False, spoken, tools=TOOLS, **NO_CALLS_BY_ITSELF)
    assert said(final) == "It is sunny."
    asked: Any = gateway.mock.calls[1].messages
    assert [(call.id, call.name, dict(call.arguments)) for call in asked[1].tool_calls] == [
        ("call_a", *WEATHER),
        ("call_b", *TIME),
    ]
    assert [each.tool_call_id for each in asked[2:]] == ["call_a", "call_b"]


def get_weather(city: str) -> str:
    """Tell the weather."""
    return f"sunny in {city}"


@requirement("COD-1")
def test_the_client_runs_a_python_function_by_itself(gateway: RunningGateway) -> None:
    with genai_client(gateway) as client:
        (answer,) = ask(client, False, "the weather?", tools=[get_weather])
    assert "sunny in text" in answer.text
    assert len(gateway.mock.calls) == 2


@requirement("COD-1")
@both_ways
def test_a_chat_keeps_its_history(gateway: RunningGateway, stream: bool) -> None:
    with genai_client(gateway) as client:
        chat = client.chats.create(model="mock")
        if stream:
            answers = ["".join(chunk.text or "" for chunk in chat.send_message_stream(each)) for each in ("one", "two")]
        else:
            answers = [chat.send_message(each).text or "" for each in ("one", "two")]
    assert answers == ["You said: one", "You said: two"]
    asked = gateway.mock.calls[1].messages
    # The client keeps every chunk of a stream as a message of its own.
    assert "".join(each.text for each in asked if each.role == "assistant") == "You said: one"
    assert [each.text for each in asked if each.role == "user"] == ["one", "two"]


@requirement("COD-1")
def test_the_clients_own_reading_of_structured_output_works(gateway: RunningGateway) -> None:
    says(gateway, '{"name": "Zürich", "place": [1, 2]}')
    with genai_client(gateway) as client:
        (answer,) = ask(client, False, response_mime_type="application/json", response_schema=Point)
    assert answer.parsed == Point(name="Zürich", place=[1, 2])
    wanted: Any = gateway.mock.calls[0].response_format
    assert (wanted.type, sorted(wanted.json_schema["properties"])) == ("json_schema", ["name", "place"])


@requirement("COD-1", "COD-4")
@both_ways
def test_thoughts_and_their_signature_arrive_and_come_back(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, thinking("gemini"), text("Yes."))
    with genai_client(gateway) as client:
        chunks = ask(client, stream, thinking_config={"include_thoughts": True, "thinking_level": "low"})
        parts = parts_of(chunks)
        assert "".join(part.text or "" for part in parts if part.thought) == THOUGHT
        assert said(chunks) == "It is 4."
        assert [part.thought_signature for part in parts if part.thought_signature] == [b"signature"]
        spoken = [
            types.Content(role="user", parts=[types.Part(text="2 + 2?")]),
            types.Content(role="model", parts=parts),
            types.Content(role="user", parts=[types.Part(text="sure?")]),
        ]
        ask(client, False, spoken)
    first, second = gateway.mock.calls
    assert first.parameters.thinking == "low"
    content: Any = second.messages[1].to_dict()["content"]
    thoughts = [part for part in content if part["type"] == "thinking"]
    assert "".join(part["text"] for part in thoughts) == THOUGHT
    assert [part["signature"] for part in thoughts if part.get("signature")] == [SIGNATURE]


@requirement("COD-1")
@both_ways
def test_a_refusal_and_the_token_limit_are_told(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, refusal(), cut())
    with genai_client(gateway) as client:
        refused, limited = ask(client, stream), ask(client, stream)
    assert reasons(refused) == [types.FinishReason.SAFETY]
    assert (said(limited), reasons(limited)) == ("It goes on and", [types.FinishReason.MAX_TOKENS])


FAULTS: dict[str, tuple[str, int, str]] = {
    "fault-400": ("ClientError", 400, "INVALID_ARGUMENT"),
    "fault-404": ("ClientError", 404, "NOT_FOUND"),
    "fault-429": ("ClientError", 429, "RESOURCE_EXHAUSTED"),
    "fault-503": ("ServerError", 503, "UNAVAILABLE"),
    "fault-timeout": ("ServerError", 504, "DEADLINE_EXCEEDED"),
}


@requirement("CON-3")
@both_ways
@pytest.mark.parametrize("model", FAULTS)
def test_each_failure_is_the_clients_own_error(gateway: RunningGateway, model: str, stream: bool) -> None:
    kind, code, status = FAULTS[model]
    with genai_client(gateway) as client, pytest.raises(getattr(errors, kind)) as caught:
        ask(client, stream, model=model)
    assert (type(caught.value).__name__, caught.value.code, caught.value.status) == (kind, code, status)


def test_a_wrong_key_is_an_error_of_the_client(locked_gateway: RunningGateway) -> None:
    with genai_client(locked_gateway, "wrong") as client, pytest.raises(errors.ClientError) as caught:
        ask(client, False)
    assert caught.value.code in (400, 401, 403)
    with genai_client(locked_gateway, "the-right-key") as client:
        assert ask(client, False)


@requirement("COD-1")
def test_a_stream_that_breaks_is_an_error_and_no_end(gateway: RunningGateway) -> None:
    seen: list[Any] = []
    with genai_client(gateway) as client, pytest.raises(errors.APIError, match="broke the stream off"):
        seen.extend(client.models.generate_content_stream(model="fault-break", contents="x"))
    assert reasons(seen) == []


def test_tokens_are_counted_and_models_listed(gateway: RunningGateway) -> None:
    with genai_client(gateway) as client:
        few = client.models.count_tokens(model="mock", contents="hello").total_tokens
        more = client.models.count_tokens(model="mock", contents="hello " * 20).total_tokens
        listed = list(client.models.list())
        one = client.models.get(model="mock")
        unlisted = client.models.get(model="unlisted")  # the default provider answers it
    assert unlisted.name == "models/unlisted"
    assert few is not None
    assert more is not None
    assert 0 < few < more
    assert [model.name for model in listed] == ["models/mock"]
    assert one.name == "models/mock"


# Interactions


@requirement("COD-1")
@both_ways
def test_an_interaction_tells_a_text(gateway: RunningGateway, stream: bool) -> None:
    says(gateway, plain())
    with genai_client(gateway) as client:
        if stream:
            events: Any = list(client.interactions.create(model="mock", input="hello there", stream=True))
            told = "".join(event.delta.text for event in events if event.event_type == "step.delta")
            final = events[-1].interaction
            assert [event.event_type for event in events].count("interaction.completed") == 1
        else:
            final = client.interactions.create(model="mock", input="hello there")
            told = final.output_text
    assert (told, final.status, final.model, final.object) == (TEXT, "completed", "mock", "interaction")
    assert (final.usage.total_input_tokens, final.usage.total_tokens) == (21, 34)


@requirement("COD-1")
def test_calls_of_an_interaction_are_answered(gateway: RunningGateway) -> None:
    tools: Any = [
        {"type": "function", "name": "get_weather", "parameters": PARAMETERS},
        {"type": "function", "name": "get_time", "parameters": ANY},
    ]
    says(gateway, parallel(), text("It is sunny."))
    with genai_client(gateway) as client:
        first: Any = client.interactions.create(model="mock", input="hello there", tools=tools)
        assert first.status == "requires_action"
        assert [(step.type, step.id, step.name, step.arguments) for step in first.steps] == [
            ("function_call", "call_a", *WEATHER),
            ("function_call", "call_b", *TIME),
        ]
        spoken: Any = [
            {"type": "user_input", "content": [{"type": "text", "text": "hello there"}]},
            *(step.model_dump(exclude_none=True) for step in first.steps),
            *(
                {"type": "function_result", "call_id": step.id, "name": step.name, "result": step.name}
                for step in first.steps
            ),
        ]
        final: Any = client.interactions.create(model="mock", input=spoken, tools=tools)
    assert (final.status, final.output_text) == ("completed", "It is sunny.")
    asked: Any = gateway.mock.calls[1].messages
    assert [(each.tool_call_id, each.text) for each in asked[2:]] == [
        ("call_a", "get_weather"),
        ("call_b", "get_time"),
    ]


@requirement("COD-1")
def test_an_interaction_tells_thoughts_and_errors(gateway: RunningGateway) -> None:
    with genai_client(gateway) as client:
        with pytest.raises(Exception, match="404") as caught:
            client.interactions.create(model="fault-404", input="x")
        assert type(caught.value).__name__ == "NotFoundError"
        with pytest.raises(Exception, match="previous_interaction_id") as caught:
            client.interactions.create(model="mock", input="x", previous_interaction_id="i1")
        assert type(caught.value).__name__ == "BadRequestError"
        says(gateway, thinking("gemini-interactions"))
        answer: Any = client.interactions.create(model="mock", input="2 + 2?")
    thought, output = answer.steps
    assert (thought.type, [part.text for part in thought.summary], thought.signature) == (
        "thought",
        [THOUGHT],
        SIGNATURE,
    )
    assert (output.type, answer.output_text) == ("model_output", "It is 4.")

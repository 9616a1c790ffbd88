"""Own options and extras of the wrong type, under every name that a dialect's documents know.

They come from a server that wrote something odd beside its answer, or from a caller's own dict. Encoders send them as
they are, for the judge of the body to name, or leave them out; they never fail over them with an error of Python's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from turnwire_schema.v1.message import AssistantMessage, SystemMessage, ToolMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.v1.tool import ToolDefinition
from turnwire_schema.v1.usage import UsageInfo

from tests.normal_forms import normalize_response
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import TurnwireError

WIRE: Final = Path(__file__).parents[2] / "schemas" / "wire"
DIALECTS: Final = sorted(path.name for path in WIRE.iterdir() if path.is_dir())
ODD: Final = (5, "x", [None], {"a": 1}, None)
NOTHING: Final = {"type": "object", "properties": {}}


def names_of(schema: Any) -> Iterator[str]:
    """The name of every property that a schema document knows."""
    if isinstance(schema, Mapping):
        properties = schema.get("properties")
        yield from properties if isinstance(properties, Mapping) else ()
        for value in schema.values():
            yield from names_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from names_of(value)


def known_names(dialect: str) -> list[str]:
    documents = (WIRE / dialect / "v1").glob("*.schema.json")
    return sorted({name for path in documents for name in names_of(json.loads(path.read_text(encoding="utf-8")))})


def answer_with(own: dict[str, Any], dialect: str) -> AssistantMessage:
    origin = {"dialect": dialect}
    return AssistantMessage.from_dict(
        {
            "role": "assistant",
            "content": [
                {"type": "thinking", "text": "t", "origin": origin, "provider_options": own},
                {"type": "text", "text": "GOOD", "provider_options": own},
                {"type": "image", "data": "AAAA", "media_type": "image/png", "provider_options": own},
            ],
            "tool_calls": [{"id": "k", "name": "f", "arguments": {}, "provider_options": own}],
            "provider_options": own,
        }
    )


def request_with(own: dict[str, Any], answer: AssistantMessage) -> ChatRequest:
    return ChatRequest(
        messages=(
            SystemMessage(content="s", provider_options=own),
            UserMessage(content="u", provider_options=own),
            answer,
            ToolMessage(tool_call_id="k", content="r", provider_options=own),
            SystemMessage(content="later", provider_options=own),
            UserMessage(content="u", provider_options=own),
        ),
        parameters=ModelParameters(model="m", provider_options=own),
        tools=(ToolDefinition(name="f", description="d", parameters=NOTHING, provider_options=own),),
    )


def pieces_with(own: dict[str, Any], dialect: str, extras: dict[str, Any]) -> list[StreamingChunk]:
    call = {"index": 0, "id": "k", "name": "f", "arguments": "{}", "provider_options": own}
    return [
        StreamingChunk(thinking="t", part_index=0, provider_options=own, thinking_origin={"dialect": dialect}),
        StreamingChunk(text="GOOD", part_index=1, provider_options=own),
        StreamingChunk(tool_call_deltas=[call], part_index=2),
        StreamingChunk(is_complete=True, finish_reason="stop", extras=extras),
    ]


def untyped(dialect: str, name: str, odd: Any) -> Iterator[str]:
    """The encoders that fail over `name: odd` with an error that is not ours."""
    own, extras = {dialect: {name: odd}}, {name: odd}
    codec, answer = get_codec(dialect), answer_with({dialect: {name: odd}}, dialect)
    request = request_with(own, answer)
    response = ChatResponse(message=answer, finish_reason="stop", usage=UsageInfo(), model="m", extras=extras)

    def stream() -> None:
        encoder = codec.stream_encoder(model="m", request=request)
        for chunk in pieces_with(own, dialect, extras):
            encoder.feed(chunk)
        encoder.close()

    for kind, encode in {
        "request": lambda: codec.encode_request(request),
        "answer": lambda: codec.encode_response(response, request=request),
        "stream": stream,
    }.items():
        try:
            encode()
        except TurnwireError:
            pass
        except Exception as error:  # the very thing that is looked for
            yield f"{kind} of {name}: {odd!r} → {type(error).__name__}"


@requirement("COD-7")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_an_own_option_of_the_wrong_type_is_never_an_untyped_error(dialect: str) -> None:
    assert [found for name in known_names(dialect) for odd in ODD for found in untyped(dialect, name, odd)] == []


@pytest.mark.parametrize("odd", [5, True, 0.5, "ab", {"a": 1}], ids=repr)
def test_odd_citations_at_the_start_of_a_streamed_text_cost_no_citation(odd: Any) -> None:
    block = {"type": "text", "text": "", "citations": odd}
    events = [
        {"type": "message_start", "message": {"id": "m", "model": "m", "usage": {"input_tokens": 1}}},
        {"type": "content_block_start", "index": 0, "content_block": block},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "GOOD"}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "citations_delta", "citation": {"a": 1}}},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 1}},
        {"type": "message_stop"},
    ]
    answer = get_codec("anthropic").decode_stream(
        b"event: " + event["type"].encode() + b"\ndata: " + json.dumps(event).encode() + b"\n\n" for event in events
    )
    (part,) = answer.message.parts
    assert (answer.text, part.to_dict()["provider_options"]) == ("GOOD", {"anthropic": {"citations": [odd, {"a": 1}]}})


@pytest.mark.parametrize("odd", [5, "ab", {"a": 1}], ids=repr)
def test_odd_annotations_of_a_streamed_text_are_kept_beside_it(odd: Any) -> None:
    delta = {"type": "text", "text": "GOOD", "annotations": odd}
    events = [
        {"event_type": "interaction.created", "interaction": {"id": "i", "model": "m", "status": "in_progress"}},
        {"event_type": "step.start", "index": 0, "step": {"type": "model_output"}},
        {"event_type": "step.delta", "index": 0, "delta": delta},
        {"event_type": "step.stop", "index": 0},
        {"event_type": "interaction.completed", "interaction": {"id": "i", "model": "m", "status": "completed"}},
    ]
    codec = get_codec("gemini-interactions")
    answer = codec.decode_stream(b"data: " + json.dumps(event).encode() + b"\n\n" for event in events)
    (part,) = answer.message.parts
    assert (answer.text, part.to_dict()["provider_options"]) == (
        "GOOD",
        {"gemini-interactions": {"annotations": [odd]}},
    )


@pytest.mark.parametrize("odd", [5, "x", None, [], 0.5], ids=repr)
def test_the_normal_form_of_a_thought_keeps_what_of_its_summary_is_no_content(odd: Any) -> None:
    body = {"id": "i", "status": "completed", "steps": [{"type": "thought", "summary": [odd]}]}
    normal = normalize_response(get_codec("gemini-interactions"), body)
    assert normal["steps"] == [{"type": "thought", "summary": [odd]}]

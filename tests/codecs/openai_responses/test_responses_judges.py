"""What others think of the answers and streams for clients: OpenAI's own client, and the Open Responses checker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from llm_comply import schema as checker
from pydantic import TypeAdapter

from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    WEATHER,
    Data,
    body,
    chunk,
    chunks_of,
    encode_stream,
    function_call,
    message,
    plain,
    reasoning,
    sse,
    streamed,
)
from tests.late import Late
from turnwire.core.errors import LossRefusedError

if TYPE_CHECKING:
    import openai
    from openai.lib.streaming.responses import _responses as collector
    from openai.types import responses
else:
    openai = Late("openai")
    collector = Late("openai.lib.streaming.responses._responses")
    responses = Late("openai.types.responses")

REQUEST = CODEC.decode_request(
    {
        "model": "m",
        "instructions": "Be kind.",
        "input": "Hello!",
        "tools": [WEATHER, {"type": "function", "name": "f"}],
        "tool_choice": {"type": "function", "name": "f"},
        "text": {"format": {"type": "json_object"}, "verbosity": "low"},
        "reasoning": {"effort": "low"},
        "metadata": {"a": "b"},
    }
).value

CHAT = [
    {"thinking": "Hm", "id": "chatcmpl-1", "model": "qwen3", "created": 5},
    {"text": "Hel"},
    {"text": "lo"},
    {"tool_call_deltas": [{"index": 0, "id": "a", "name": "f", "arguments": "{"}]},
    {"tool_call_deltas": [{"index": 1, "id": "b", "name": "get_weather"}, {"index": 0, "arguments": "}"}]},
    {"tool_call_deltas": [{"index": 1, "arguments": '{"city": "Rome"}'}]},
    {"refusal": "No."},
    {"is_complete": True, "finish_reason": "tool_calls", "usage": {"prompt_tokens": 1, "completion_tokens": 2}},
]
CITATION = {"type": "url_citation", "url": "u", "title": "t", "start_index": 0, "end_index": 1}
OWN = body(
    reasoning("So", "then", encrypted_content="gAAA"),
    message({"type": "output_text", "text": "a", "annotations": [CITATION], "logprobs": []}, phase="commentary"),
    function_call('{"a": 1}'),
    message("b", item_id="msg_2"),
)


def streams() -> dict[str, list[Data]]:
    """Streams for clients, by where their chunks come from."""
    chat = encode_stream([chunk(**fields) for fields in CHAT], request=REQUEST)
    cut = encode_stream([chunk(text="a"), chunk(is_complete=True, finish_reason="length")], request=REQUEST)
    empty = encode_stream([chunk(is_complete=True, finish_reason="stop")])
    return {
        "chat": chat,
        "own": encode_stream(chunks_of(sse(*streamed(OWN))), request=REQUEST),
        "cut": cut,
        "empty": empty,
    }


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # the checker uses an old door of jsonschema
@pytest.mark.parametrize("name", ["chat", "own", "cut", "empty"])
def test_the_openai_client_reads_every_event_and_collects_the_same_response(name: str) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(responses.ResponseStreamEvent)
    state = collector.ResponseStreamState(input_tools=openai.NOT_GIVEN, text_format=openai.NOT_GIVEN)
    events = streams()[name]
    for event in events:
        state.handle_event(adapter.validate_python(event))
    whole = events[-1]["response"]
    last = responses.Response.model_validate(whole)
    assert [item.id for item in last.output] == [item["id"] for item in whole["output"]]
    collected = state._completed_response
    assert collected is not None or name == "cut"
    if collected is not None:
        assert collected.output_text == last.output_text
        assert [item.id for item in collected.output] == [item.id for item in last.output]
        calls = [(item.name, item.arguments) for item in collected.output if item.type == "function_call"]
        assert calls == [
            (item["name"], item["arguments"]) for item in whole["output"] if item["type"] == "function_call"
        ]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # the checker uses an old door of jsonschema
@pytest.mark.parametrize("name", ["chat", "own", "cut", "empty"])
def test_the_open_responses_checker_finds_no_fault(name: str) -> None:
    loader = checker.SpecLoader(str(checker._BUNDLED_SPEC))
    faults: list[Any] = []
    for event in streams()[name]:
        schema = checker.SSE_EVENT_TO_SCHEMA.get(event["type"])
        if schema is not None:
            faults += [(event["type"], fault) for fault in loader.validate(event, schema)]
    assert faults == []
    whole = CODEC.decode_response(streams()[name][-1]["response"])
    assert loader.validate(plain(CODEC.encode_response(whole, request=REQUEST).value), "ResponseResource") == []


def test_a_strict_caller_is_told_before_anything_is_lost() -> None:
    answer = CODEC.decode_response(OWN).replace(created="yesterday")
    with pytest.raises(LossRefusedError):
        CODEC.encode_response(answer, on_loss="raise")

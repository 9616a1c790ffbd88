"""Arguments that a server sends parsed: their text, where the call is kept with it, whole and streamed."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec

DIALECTS = ["openai-chat", "anthropic", "gemini", "ollama", "openai-responses"]


def answers(dialect: str, name: str, arguments: Any) -> tuple[dict[str, Any], list[bytes]]:
    """A whole answer with a call, and a stream of the same."""
    match dialect:
        case "anthropic":
            block = {"id": "t1", "type": "tool_use", "name": name, "input": arguments}
            message = {"id": "m", "type": "message", "role": "assistant", "model": "m", "stop_reason": "tool_use"}
            usage = {"input_tokens": 1, "output_tokens": 2}
            events = [
                {"type": "message_start", "message": {**message, "content": [], "usage": usage}},
                {"type": "content_block_start", "index": 0, "content_block": block},
                {"type": "content_block_stop", "index": 0},
                {"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": usage},
                {"type": "message_stop"},
            ]
            return {**message, "content": [block], "usage": usage}, sse(events)
        case "openai-chat":
            entry = {"index": 0, "id": "t1", "type": "function", "function": {"name": name, "arguments": arguments}}
            choice = {"index": 0, "finish_reason": "tool_calls"}
            said = {"role": "assistant", "tool_calls": [entry]}
            whole = {"id": "c", "created": 1, "model": "m", "choices": [{**choice, "message": said}]}
            return whole, sse([{**whole, "choices": [{**choice, "delta": {"tool_calls": [entry]}}]}])
        case "openai-responses":
            item = {"type": "function_call", "id": "fc", "call_id": "t1", "name": name, "arguments": arguments}
            whole = {"id": "r", "object": "response", "model": "m", "status": "completed", "output": [item]}
            events = [
                {"type": "response.created", "response": {**whole, "status": "in_progress", "output": []}},
                {"type": "response.output_item.added", "output_index": 0, "item": {**item, "arguments": ""}},
                {"type": "response.output_item.done", "output_index": 0, "item": item},
                {"type": "response.completed", "response": whole},
            ]
            return whole, sse(events)
        case "gemini":
            part = {"functionCall": {"name": name, "args": arguments}}
            whole = {"candidates": [{"content": {"role": "model", "parts": [part]}, "finishReason": "STOP"}]}
            return whole, sse([whole])
        case _:
            calls = [{"function": {"name": name, "arguments": arguments}}]
            said = {"role": "assistant", "content": "", "tool_calls": calls}
            whole = {"model": "m", "message": said, "done": True, "done_reason": "stop"}
            return whole, [json.dumps(whole).encode() + b"\n"]


def sse(events: list[Any]) -> list[bytes]:
    return [b"data: " + json.dumps(event).encode() + b"\n\n" for event in events]


def read(dialect: str, name: str, arguments: Any) -> list[Any]:
    """The messages of the whole answer, of the stream, and of the whole one where a stream was asked for."""
    body, stream = answers(dialect, name, arguments)
    codec, data = get_codec(dialect), json.dumps(body).encode()
    found = [codec.decode_response(data), codec.decode_stream(stream), codec.decode_stream([data + b"\n"])]
    return [answer.message for answer in found]


@requirement("COD-3")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_text_of_parsed_arguments_of_a_call_that_cannot_run_is_the_same_whole_and_streamed(dialect: str) -> None:
    """The name is not one of a tool, so the call is kept with its text, which no server has sent."""
    messages = read(dialect, "no tool!", {"a": 1, "b": [1, 2], "c": {"d": "é"}})
    texts = [[each.arguments_text for each in message.invalid_tool_calls or ()] for message in messages]
    assert texts == [['{"a":1,"b":[1,2],"c":{"d":"é"}}']] * 3


@requirement("COD-3")
@for_each("dialect", DIALECTS)
@for_each("number", [math.nan, math.inf, -math.inf])
def test_a_call_with_a_number_that_json_does_not_have_never_runs(dialect: str, number: float) -> None:
    for message in read(dialect, "f", {"n": number}):
        assert not message.tool_calls
        assert [call.reason for call in message.invalid_tool_calls or ()] == ["not_json"]


@requirement("COD-3")
@for_each("dialect", DIALECTS)
@for_each("arguments", [0, False, "", [], None, 0.0, True, 5, "x", [1], "{}", {}, {"a": None}], ids=repr)
def test_what_stands_in_place_of_arguments_is_judged_the_same_whole_and_streamed(dialect: str, arguments: Any) -> None:
    judged = [
        (
            [dict(call.arguments) for call in message.tool_calls or ()],
            [(call.reason, call.arguments_text) for call in message.invalid_tool_calls or ()],
        )
        for message in read(dialect, "f", arguments)
    ]
    assert judged == judged[:1] * 3

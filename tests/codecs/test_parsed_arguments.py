"""Arguments that a server sends parsed: their text, where the call is kept with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec


@requirement("COD-3")
@pytest.mark.parametrize("dialect", ["openai-chat", "anthropic", "gemini", "ollama"])
def test_the_text_of_parsed_arguments_of_a_call_that_cannot_run_is_the_same_whole_and_streamed(dialect: str) -> None:
    """The name is not one of a tool, so the call is kept with its text, which no server has sent."""
    arguments = {"a": 1, "b": [1, 2], "c": {"d": "é"}}
    call = {"id": "t1", "type": "tool_use", "name": "no tool!", "input": arguments}
    function = {"name": "no tool!", "arguments": arguments}
    bodies: dict[str, tuple[dict[str, Any], list[bytes]]] = {}
    message = {"id": "m", "type": "message", "role": "assistant", "model": "m", "stop_reason": "tool_use"}
    usage = {"input_tokens": 1, "output_tokens": 2}
    events = [
        {"type": "message_start", "message": {**message, "content": [], "usage": usage}},
        {"type": "content_block_start", "index": 0, "content_block": call},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "tool_use"}, "usage": usage},
        {"type": "message_stop"},
    ]
    bodies["anthropic"] = ({**message, "content": [call], "usage": usage}, sse(events))
    choice = {"index": 0, "finish_reason": "tool_calls"}
    calls = [{"index": 0, "id": "t1", "type": "function", "function": function}]
    chat = {"id": "c", "object": "chat.completion", "created": 1, "model": "m"}
    whole_chat = {**chat, "choices": [{**choice, "message": {"role": "assistant", "tool_calls": calls}}]}
    bodies["openai-chat"] = (whole_chat, sse([{**chat, "choices": [{**choice, "delta": {"tool_calls": calls}}]}]))
    part = {"functionCall": {"name": "no tool!", "args": arguments}}
    gemini = {"candidates": [{"content": {"role": "model", "parts": [part]}, "finishReason": "STOP"}]}
    bodies["gemini"] = (gemini, sse([gemini]))
    ollama = {"model": "m", "message": {"role": "assistant", "content": "", "tool_calls": [{"function": function}]}}
    bodies["ollama"] = ({**ollama, "done": True}, [json.dumps({**ollama, "done": True}).encode() + b"\n"])

    body, stream = bodies[dialect]
    codec = get_codec(dialect)
    found = [codec.decode_response(json.dumps(body).encode()), codec.decode_stream(stream)]

    texts = [[each.arguments_text for each in answer.message.invalid_tool_calls or ()] for answer in found]
    assert texts == [['{"a":1,"b":[1,2],"c":{"d":"é"}}']] * 2


def sse(events: list[Any]) -> list[bytes]:
    return [b"data: " + json.dumps(event).encode() + b"\n\n" for event in events]

"""A call without an id gets the same one streamed and whole, although nothing names the answer that it is made from."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.codecs.registry import get_codec

Data = dict[str, Any]

_CHAT_CALL: Data = {"type": "function", "function": {"name": "f", "arguments": "{}"}}
_RESPONSES_CALL: Data = {"type": "function_call", "name": "f", "arguments": "{}", "status": "completed"}
_TOOL_USE: Data = {"type": "tool_use", "name": "f", "input": {}}
_GEMINI_BODY: Data = {
    "candidates": [{"content": {"parts": [{"functionCall": {"name": "f", "args": {}}}]}, "finishReason": "STOP"}]
}
_RESPONSE: Data = {"status": "completed", "output": [_RESPONSES_CALL]}

ANSWERS: dict[str, tuple[Data, list[Data]]] = {
    "openai-chat": (
        {"choices": [{"message": {"tool_calls": [_CHAT_CALL]}, "finish_reason": "tool_calls"}]},
        [
            {"choices": [{"index": 0, "delta": {"tool_calls": [{**_CHAT_CALL, "index": 0}]}}]},
            {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]},
        ],
    ),
    "openai-responses": (
        _RESPONSE,
        [
            {"type": "response.output_item.added", "output_index": 0, "item": {**_RESPONSES_CALL, "arguments": ""}},
            {"type": "response.output_item.done", "output_index": 0, "item": _RESPONSES_CALL},
            {"type": "response.completed", "response": _RESPONSE},
        ],
    ),
    "anthropic": (
        {"type": "message", "role": "assistant", "content": [_TOOL_USE], "stop_reason": "tool_use"},
        [
            {"type": "message_start", "message": {"type": "message", "role": "assistant", "content": []}},
            {"type": "content_block_start", "index": 0, "content_block": _TOOL_USE},
            {"type": "content_block_stop", "index": 0},
            {"type": "message_delta", "delta": {"stop_reason": "tool_use"}},
            {"type": "message_stop"},
        ],
    ),
    "gemini": (_GEMINI_BODY, [_GEMINI_BODY]),
}


@requirement("MSG-13")
@pytest.mark.parametrize("dialect", ANSWERS)
def test_the_call_of_an_answer_without_id_and_time_has_one_id_streamed_and_whole(dialect: str) -> None:
    body, events = ANSWERS[dialect]
    codec = get_codec(dialect)
    whole = codec.decode_response(json.dumps(body))
    streamed = codec.decode_stream([b"data: %s\n\n" % json.dumps(event).encode() for event in events])
    [call] = whole.message.tool_calls or ()
    assert call.id_origin == "minted"
    assert streamed.message.tool_calls == whole.message.tool_calls

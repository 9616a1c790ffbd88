"""A call of a custom tool says the same whole, streamed, and whole where a stream was asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire.codecs.registry import get_codec

CODEC = get_codec("openai-chat")
ENTRY = {"id": "b", "type": "custom", "custom": {"name": "q", "input": 'a "z"'}}


def body(reason: str, index: int = 0) -> bytes:
    message = {"role": "assistant", "tool_calls": [ENTRY]}
    return json.dumps({"choices": [{"index": index, "finish_reason": reason, "message": message}]}).encode()


def events(reason: str) -> bytes:
    chunks: list[Any] = [
        {"choices": [{"index": 0, "delta": {"tool_calls": [{"index": 0, **ENTRY}]}}]},
        {"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]},
    ]
    return b"".join(f"data: {json.dumps(chunk)}\n\n".encode() for chunk in chunks) + b"data: [DONE]\n\n"


@pytest.mark.parametrize("reason", ["stop", "tool_calls"])
def test_a_call_of_a_custom_tool_has_one_form_whole_and_streamed(reason: str) -> None:
    whole = CODEC.decode_response(body(reason))
    assert [(call.name, call.arguments) for call in whole.message.tool_calls or ()] == [("q", {"input": 'a "z"'})]
    for data in (body(reason), events(reason), body(reason, index=1)):
        assert CODEC.decode_stream([data]).message == whole.message


@pytest.mark.parametrize("reason", ["length", "content_filter", "unheard_of"])
def test_a_call_of_a_custom_tool_in_an_answer_that_was_cut_does_not_run(reason: str) -> None:
    answers = [CODEC.decode_response(body(reason)), *(CODEC.decode_stream([each(reason)]) for each in (body, events))]
    for answer in answers:
        assert not answer.message.tool_calls
        assert [call.reason for call in answer.message.invalid_tool_calls or ()] == ["truncated"]

"""What a server wrote that its dialect does not allow is kept with the answer and not handed to a client."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.convert import StreamTranscoder, transcode_response

CHAT = {
    "id": "chatcmpl-1",
    "object": "chat.completion",
    "created": 1,
    "model": "m",
    "choices": [{"index": 0, "message": {"role": "assistant", "content": "Hi"}, "finish_reason": "stop"}],
}
GEMINI = {"candidates": [{"content": {"role": "model", "parts": [{"text": "Hi"}]}, "finishReason": "STOP"}]}


@requirement("COD-7")
@pytest.mark.parametrize(
    ("dialect", "body", "name", "odd"),
    [
        ("openai-chat", CHAT, "id", [1]),
        ("openai-chat", CHAT, "created", [1]),
        ("openai-chat", CHAT, "service_tier", {"a": 1}),
        ("openai-chat", CHAT, "system_fingerprint", [1]),
        ("gemini", GEMINI, "responseId", [1]),
        ("gemini", GEMINI, "modelVersion", {"a": 1}),
    ],
)
def test_an_odd_value_beside_a_good_answer_does_not_reach_a_client(
    dialect: str, body: dict[str, Any], name: str, odd: Any
) -> None:
    written, losses = transcode_response({**body, name: odd}, dialect, dialect)
    assert written.get(name) != odd
    assert ("convert.extras", "/extras", f"fields whose values the dialect does not allow: {name}") in [
        (loss.id, loss.at, loss.reason) for loss in losses
    ]


@requirement("COD-7", "COD-6")
def test_a_field_that_the_dialect_does_not_know_still_comes_back() -> None:
    written, losses = transcode_response({**CHAT, "x_new": [1], "service_tier": "flex"}, "openai-chat", "openai-chat")
    assert (written["x_new"], written["service_tier"]) == ([1], "flex")
    assert [loss for loss in losses if loss.id == "convert.extras"] == []


@requirement("COD-7")
def test_an_odd_value_beside_a_good_stream_does_not_reach_a_client() -> None:
    piece = {**CHAT, "object": "chat.completion.chunk", "service_tier": [1], "x_new": [1]}
    piece["choices"] = [{"index": 0, "delta": {"content": "Hi"}, "finish_reason": "stop"}]
    stream = StreamTranscoder("openai-chat", "openai-chat")
    written = stream.feed(f"data: {json.dumps(piece)}\n\ndata: [DONE]\n\n".encode()) + stream.close()
    assert (b"service_tier" in written, b"x_new" in written, b"Hi" in written) == (False, True, True)
    assert [(loss.at, loss.reason) for loss in stream.losses if loss.id == "convert.extras"] == [
        ("/extras", "fields whose values the dialect does not allow: service_tier")
    ]

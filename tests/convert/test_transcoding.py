"""Bodies, errors and streams from dialect to dialect: what belongs to one wire stays there, and errors stay errors."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.conversations.stories import stories
from tests.convert.test_pairs import DIALECTS, payloads, stream_of
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import (
    StreamTranscoder,
    detect_payload,
    plan,
    transcode_error,
    transcode_request,
    transcode_response,
    write_request,
)
from turnwire.core.errors import InvalidDataError, LossRefusedError

BODY: dict[str, Any] = {
    "id": "c1",
    "object": "chat.completion",
    "created": 1,
    "model": "m",
    "system_fingerprint": "fp",
    "choices": [
        {"index": 0, "message": {"role": "assistant", "content": "Hi", "annotations": [1]}, "finish_reason": "stop"}
    ],
    "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2, "queue_time": 0.5},
}
STREAM = (
    b'data: {"id":"c1","object":"chat.completion.chunk","created":1,"model":"m","system_fingerprint":"fp",'
    b'"choices":[{"index":0,"delta":{"role":"assistant","content":"Hi"},"finish_reason":null}]}\n\n'
    b'data: {"id":"c1","object":"chat.completion.chunk","created":1,"model":"m",'
    b'"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
)


@requirement("COD-2")
@pytest.mark.parametrize("target", [dialect for dialect in DIALECTS if dialect != "openai-chat"])
def test_fields_of_one_wire_are_not_written_on_another_but_told(target: str) -> None:
    body, losses = transcode_response(BODY, "vllm", target)
    assert "fp" not in json.dumps(body)
    told = {loss.at for loss in losses if loss.id == "convert.extras"}
    assert told == {"/extras", "/message/extras", "/usage/extras"}


@requirement("COD-2")
def test_fields_of_one_dialect_go_from_variant_to_variant() -> None:
    body, losses = transcode_response(BODY, "vllm", "openai-chat")
    assert body["system_fingerprint"] == "fp"
    assert [loss for loss in losses if loss.id == "convert.extras"] == []


@requirement("COD-2", "COD-4")
@pytest.mark.parametrize("target", [dialect for dialect in DIALECTS if dialect != "openai-chat"])
def test_a_stream_leaves_them_out_too(target: str) -> None:
    transcoder = StreamTranscoder("openai-chat", target)
    out = transcoder.feed(STREAM) + transcoder.close()
    assert b"fp" not in out
    assert [loss.at for loss in transcoder.losses if loss.id == "convert.extras"] == ["/extras"]


@requirement("COD-2")
def test_losses_can_be_refused() -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "x", "name": "Ann"}]}
    with pytest.raises(LossRefusedError) as caught:
        transcode_request(body, "openai-chat", "ollama", on_loss="raise")
    assert [loss.id for loss in caught.value.losses] == ["ollama.message_name"]
    with pytest.raises(InvalidDataError):
        plan(
            ChatRequest.from_dict({"messages": [{"role": "user", "content": "x"}], "parameters": {"model": "m"}}), "no"
        )


@requirement("PRV-6")
@pytest.mark.parametrize("source", DIALECTS)
@pytest.mark.parametrize("target", DIALECTS)
def test_an_error_keeps_its_status_and_kind(source: str, target: str) -> None:
    info = get_codec("openai-chat").decode_error(429, '{"error":{"message":"slow down","type":"rate_limit"}}')
    told = get_codec(source).encode_error(info)
    status, body = transcode_error(json.dumps(told.body), source, target, status=told.status)
    assert status == 429
    assert get_codec(target).decode_error(status, body).category == "rate_limited"


@requirement("COD-4", "REQ-3")
@pytest.mark.parametrize("source", DIALECTS)
@pytest.mark.parametrize("target", DIALECTS)
def test_the_end_is_written_when_the_source_says_it_not_when_the_connection_closes(source: str, target: str) -> None:
    answer = ChatResponse.from_dict(
        {"message": {"role": "assistant", "content": "Hi"}, "usage": {}, "finish_reason": "stop"}
    )
    transcoder = StreamTranscoder(source, target)
    out = transcoder.feed(stream_of(answer, source))
    # Gemini's streams have no end but that of the connection.
    assert transcoder.is_over or source == "gemini"
    if transcoder.is_over:
        assert (transcoder.feed(b"more"), transcoder.close()) == (b"", b"")
    assert payloads(out) or source == "gemini"


@requirement("CLI-2")
@pytest.mark.parametrize("dialect", ["ollama", "openai-chat", "openai-responses", "anthropic", "gemini"])
def test_a_payload_is_found_to_be_what_it_is(dialect: str) -> None:
    for story in stories():
        stream = stream_of(story.answer, dialect)
        found = detect_payload(stream)
        kind = "response" if dialect == "ollama" and stream.count(b"\n") == 1 else "stream"  # one line may be both
        assert (found is not None and (found.kind, found.dialect)) == (kind, dialect), story.name
        answer = json.dumps(get_codec(dialect).encode_response(story.answer).value).encode()
        found = detect_payload(answer)
        assert (found is not None and (found.kind, found.dialect)) == ("response", dialect), story.name
        if dialect not in ("ollama", "anthropic"):  # a plain request may be one of several dialects
            body = write_request(story.request, dialect).value
            found = detect_payload(json.dumps(body).encode())
            assert (found is not None and (found.kind, found.dialect)) == ("request", dialect), story.name


@requirement("CLI-2")
@pytest.mark.parametrize("data", [b"", b"text", b"{}", b"[1, 2]", b"<html></html>", b"\xff\xfe", b"data: x\n\n"])
def test_what_is_no_payload_is_found_to_be_nothing(data: bytes) -> None:
    assert detect_payload(data) is None


@requirement("SCH-2")
def test_an_unknown_part_of_any_message_keeps_its_json_when_a_request_is_the_first_thing_that_is_read() -> None:
    """In a process of its own: which class is built first decides how the others refer to the part."""
    program = """
from turnwire_schema.v1.request import ChatRequest
part = {"type": "video", "x": [1]}
message = {"role": "user", "content": [part]}
print(ChatRequest.from_dict({"messages": [message], "parameters": {"model": "m"}}).messages[0].content[0].to_dict())
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.stdout.strip() == "{'type': 'video', 'x': [1]}"

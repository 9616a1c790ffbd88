"""Bodies, errors and streams from dialect to dialect: what belongs to one wire stays there, and errors stay errors."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

import turnwire.convert
from tests.cases import for_each
from tests.conversations.stories import stories
from tests.convert.test_pairs import DIALECTS, payloads, stream_of
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.convert import (
    ChunkFilter,
    StreamTranscoder,
    detect_payload,
    for_dialect,
    plan,
    read_request,
    transcode_error,
    transcode_request,
    transcode_response,
    write_request,
)
from turnwire.core.errors import InvalidDataError, LossRefusedError, ProviderError

BODY: dict[str, Any] = {
    "id": "c1",
    "object": "chat.completion",
    "created": 1,
    "model": "m",
    "system_fingerprint": "fp",
    "choices": [
        {"index": 0, "message": {"role": "assistant", "content": "Hi", "annotations": []}, "finish_reason": "stop"}
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


@requirement("COD-2", "COD-4")
def test_a_stream_of_one_dialect_goes_from_variant_to_variant_with_its_fields() -> None:
    transcoder = StreamTranscoder("vllm", "openai-chat")
    out = transcoder.feed(STREAM) + transcoder.close()
    assert b'"system_fingerprint":"fp"' in out
    assert transcoder.losses == ()


@requirement("COD-2")
def test_own_notes_are_no_fields_that_could_be_lost_and_every_other_place_is_told() -> None:
    response = ChatResponse.from_dict(
        {
            "message": {
                "role": "assistant",
                "content": [{"type": "text", "text": "Hi", "provider_options": {"openai-chat": {"x": 1}}}],
                "tool_calls": [
                    {"id": "a", "name": "f", "arguments": {}, "extras": {"original_id": "x"}},
                    {"id": "b", "name": "f", "arguments": {}, "extras": {"original_id": "x", "index": 5}},
                ],
            },
            "usage": {"server_timings": {"total_ns": 5, "extras": {"cache_n": 1}}, "extras": {"queue_time": 0.5}},
            "finish_reason": "tool_calls",
            "extras": {f"field_{number}": number for number in range(10)},
        }
    )
    plain, losses = for_dialect(response, "llamacpp", "anthropic")
    assert plain.extras is plain.usage.extras is None
    assert [call.extras for call in plain.message.tool_calls or ()] == [None, None]
    assert plain.usage.server_timings is not None
    assert plain.usage.server_timings.to_dict() == {"total_ns": 5}
    assert [(loss.at, loss.reason) for loss in losses if loss.id == "convert.extras"] == [
        (at, f"fields of another dialect's answers: {names}")
        for at, names in (
            ("/message/tool_calls/1/extras", "index"),
            ("/extras", ", ".join(f"field_{number}" for number in range(8)) + " and 2 more"),
            ("/usage/extras", "queue_time"),
            ("/usage/server_timings/extras", "cache_n"),
        )
    ]
    assert [loss.id for loss in losses if loss.id != "convert.extras"] == []
    written = get_codec("anthropic").encode_response(plain).losses  # what the encoder itself reports
    assert [loss.at for loss in written if loss.id == "anthropic.foreign_option"] == [
        "/message/content/0/provider_options"
    ]


@requirement("COD-2")
def test_options_of_the_parts_of_a_stream_are_told_once() -> None:
    kept = ChunkFilter("openai-responses", "anthropic")
    own = {"openai-responses": {"item": {"id": "msg_1"}}}
    chunks = [
        StreamingChunk.from_dict({"parts": [{"type": "text", "text": "a", "provider_options": own}], "part_index": 0}),
        StreamingChunk.from_dict({"text": "b", "part_index": 1, "provider_options": own}),
    ]
    losses = []
    for chunk in chunks:
        assert kept.take(chunk) == chunk
        losses.append([loss.at for loss in kept.losses])
    assert losses == [["/message/content"], ["/message/content"]]


@requirement("COD-1")
@pytest.mark.parametrize("source", DIALECTS)
def test_the_model_beside_a_body_is_the_one_that_is_asked(source: str) -> None:
    asked = ChatRequest.from_dict({"messages": [{"role": "user", "content": "x"}], "parameters": {"model": "own"}})
    body = write_request(asked, source).value
    named, _ = transcode_request({**body, "model": "own"}, source, "openai-chat", model="other")
    body.pop("model", None)
    unnamed, _ = transcode_request(body, source, "openai-chat", model="other")
    assert (named["model"], unnamed["model"]) == ("other", "other")
    assert read_request({**body, "model": "own"}, source, model="other").value.parameters.model == "own"


@requirement("COD-2")
def test_losses_of_an_answer_can_be_refused() -> None:
    with pytest.raises(LossRefusedError) as caught:
        transcode_response(BODY, "openai-chat", "ollama", on_loss="raise")
    assert {loss.at for loss in caught.value.losses if loss.id == "convert.extras"} == {
        *("/extras", "/message/extras", "/usage/extras")
    }
    assert transcode_response(BODY, "openai-chat", "vllm", on_loss="raise").losses == ()


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
@for_each("source", DIALECTS)
@for_each("target", DIALECTS)
def test_an_error_keeps_its_status_and_kind(source: str, target: str) -> None:
    info = get_codec("openai-chat").decode_error(429, '{"error":{"message":"slow down","type":"rate_limit"}}')
    told = get_codec(source).encode_error(info)
    status, body = transcode_error(json.dumps(told.body), source, target, status=told.status)
    assert status == 429
    assert get_codec(target).decode_error(status, body).category == "rate_limited"


@requirement("COD-4", "REQ-3")
@for_each("source", DIALECTS)
@for_each("target", DIALECTS)
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


@requirement("COD-4", "PRV-6")
@for_each("source", DIALECTS)
@for_each("target", DIALECTS)
def test_what_broke_a_stream_is_known_and_the_target_is_told_of_it(source: str, target: str) -> None:
    encoder = get_codec(source).stream_encoder(model="m", response_id="r", created=1)
    transcoder = StreamTranscoder(source, target, model="m", response_id="r", created=1)
    out = transcoder.feed(encoder.feed(StreamingChunk(text="Hi")))
    assert (transcoder.error, transcoder.is_over) == (None, False)
    out += transcoder.close()
    assert transcoder.error is not None
    assert (transcoder.error.info.category, transcoder.is_over) == ("interrupted", True)
    assert transcoder.close() == b""
    with pytest.raises(ProviderError) as caught:
        get_codec(target).decode_stream([out])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hi"


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


@requirement("COD-1")
@pytest.mark.parametrize("model", ["a", "m", "z"])
def test_the_model_that_is_given_replaces_that_of_the_body_whatever_its_name(model: str) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "x"}]}
    assert transcode_request(body, "openai-chat", "ollama", model=model).value["model"] == model


@requirement("COD-1")
def test_only_what_a_conversion_is_about_may_be_given_without_its_name() -> None:
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    found = {
        name: [field.name for field in inspect.signature(each).parameters.values() if field.kind in kinds]
        for name in turnwire.convert.__all__
        if inspect.isfunction(each := getattr(turnwire.convert, name))
    }
    assert found == {
        "convert_payload": ["kind", "data", "source", "target"],
        "detect_payload": ["data"],
        "for_dialect": ["response", "source", "target"],
        "load_request": ["data", "source"],
        "plan": ["request", "dialect"],
        "read_request": ["body", "dialect"],
        "transcode_error": ["body", "source", "target"],
        "transcode_request": ["body", "source", "target"],
        "transcode_response": ["body", "source", "target"],
        "without_extras": ["response"],
        "write_request": ["request", "dialect"],
    }


@requirement("COD-1")
@pytest.mark.parametrize(("count", "said"), [(1, ""), (8, ""), (9, " and 1 more"), (10, " and 2 more")])
def test_a_loss_names_eight_foreign_fields_and_counts_the_rest(count: int, said: str) -> None:
    names = [f"f{number}" for number in range(count)]
    whole = get_codec("llamacpp").decode_response(BODY)
    _, losses = for_dialect(whole.replace(extras=dict.fromkeys(names, 1)), "llamacpp", "anthropic")
    listed = ", ".join(names[:8]) + said
    assert [loss.reason for loss in losses if loss.at == "/extras"] == [
        f"fields of another dialect's answers: {listed}"
    ]

"""Errors, both ways: HTTP bodies, responses that failed, events."""

from __future__ import annotations

import json
from typing import Any

import pytest

from turnwire_schema.v1.error import ErrorInfo

from tests.codecs.edge_cases import edge_case
from tests.codecs.openai_responses.responses_wire import (
    CODEC,
    Data,
    body,
    check_grammar,
    check_wire,
    chunk,
    events_of,
    function_call,
    message,
    plain,
    sse,
    streamed,
)
from tests.requirements import requirement
from turnwire.core.errors import ProviderError, ProviderResponseError, StreamError, TokenLimitError


def error(category: Any, code: Any = "ACODE-MDL-003", **fields: Any) -> ErrorInfo:
    return ErrorInfo(code=code, message="It is broken.", category=category, **fields)


@requirement("PRV-6")
@pytest.mark.parametrize(
    ("info", "status", "wire"),
    [
        (
            error("invalid_request", parameter="input"),
            400,
            {"message": "It is broken.", "type": "invalid_request_error", "param": "input", "code": None},
        ),
        (
            error("authentication"),
            401,
            {"message": "It is broken.", "type": "authentication_error", "param": None, "code": None},
        ),
        (
            error("not_found", code="ACODE-MDL-006"),
            404,
            {"message": "It is broken.", "type": "invalid_request_error", "param": None, "code": "model_not_found"},
        ),
        (
            error("rate_limited"),
            429,
            {"message": "It is broken.", "type": "rate_limit_error", "param": None, "code": "rate_limit_exceeded"},
        ),
        (
            error("context_overflow", code="ACODE-MDL-010"),
            400,
            {
                "message": "the prompt exceeds the model's maximum context length: It is broken.",
                "type": "invalid_request_error",
                "param": None,
                "code": "context_length_exceeded",
            },
        ),
    ],
)
def test_an_error_is_told_as_openai_tells_it(info: ErrorInfo, status: int, wire: Data) -> None:
    told = CODEC.encode_error(info)
    assert (told.status, told.body) == (status, {"error": wire})
    check_wire("error", "ErrorEnvelope", told.body)
    again = CODEC.decode_error(told.status, json.dumps(told.body))
    assert (again.category, again.code, again.parameter) == (info.category, info.code, info.parameter)


@requirement("PRV-6")
@pytest.mark.parametrize(
    ("told", "category"),
    [
        ({"code": "server_error", "message": "Oh."}, "server_error"),
        ({"code": "rate_limit_exceeded", "message": "Oh."}, "rate_limited"),
        ({"code": "invalid_prompt", "message": "Oh."}, "invalid_request"),
        ({"code": "image_too_large", "message": "Oh."}, "invalid_request"),
        ({"code": "context_length_exceeded", "message": "Oh."}, "context_overflow"),
        ({"message": "Oh.", "type": "server_error"}, "server_error"),
    ],
)
def test_a_failed_response_is_a_typed_error(told: Data, category: str) -> None:
    wire = body(message("So far"), status="failed", error=told)
    with pytest.raises(ProviderError) as caught:
        CODEC.decode_response(wire)
    assert caught.value.info.category == category
    assert caught.value.info.message == "Oh."
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "So far"
    with pytest.raises(ProviderError) as in_stream:
        CODEC.decode_stream([sse(*streamed(wire))])
    assert in_stream.value.info.category == category
    assert in_stream.value.partial is not None
    assert in_stream.value.partial.message.text == "So far"
    kind = TokenLimitError if category == "context_overflow" else StreamError
    assert type(in_stream.value) is kind


def test_a_failed_response_without_a_reason_is_an_error_all_the_same() -> None:
    with pytest.raises(ProviderResponseError) as caught:
        CODEC.decode_response(body(status="failed"))
    assert caught.value.info.category == "server_error"
    assert caught.value.partial is None


@requirement("REQ-3")
@pytest.mark.parametrize(
    "event",
    [
        'event: error\ndata: {"type":"error","code":"server_error","message":"Oh.","param":null}\n\n',
        'data: {"type":"error","error":{"type":"server_error","code":"server_error","message":"Oh."}}\n\n',
        'data: {"error":{"code":500,"message":"Oh.","type":"server_error"}}\n\n',
        'event: error\ndata: {"code":"server_error","message":"Oh."}\n\n',
    ],
)
def test_an_error_in_mid_stream_comes_after_what_was_said(event: str) -> None:
    begun = streamed(body(message("Hello")))[:7]
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([sse(*begun, event)])
    assert caught.value.info == ErrorInfo(
        code="ACODE-MDL-008",
        message="Oh.",
        category="server_error",
        retryable=True,
        server_type="server_error",
        **({"status": 500} if caught.value.info.status else {}),
    )
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hello"
    assert caught.value.partial.finish_reason == "error"


@edge_case(82)
@pytest.mark.parametrize(
    ("data", "category"),
    [
        (b"<html>Bad gateway</html>", "protocol"),
        (b'{"hello": 1}', "protocol"),
        (b'{"error": {"message": "slow down", "type": "rate_limit_error", "code": 429}}', "rate_limited"),
        (b'["a"]', "protocol"),
    ],
)
def test_a_body_that_is_no_answer_in_place_of_a_stream_is_a_typed_error(data: bytes, category: str) -> None:
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.info.category == category
    with pytest.raises(ProviderError) as whole:
        CODEC.decode_response(data)
    assert whole.value.info.category == category


@pytest.mark.parametrize("data", ["", "null", b"\xff\xfe", "[]", "7"])
def test_a_body_that_is_nothing_is_a_typed_error_without_content(data: Any) -> None:
    with pytest.raises(ProviderResponseError) as caught:
        CODEC.decode_response(data)
    assert caught.value.info.category == "protocol"


def test_garbage_in_a_stream_is_a_typed_error_that_does_not_quote_it() -> None:
    for event in ("data: {secret\n\n", 'data: "secret"\n\n'):
        with pytest.raises(StreamError) as caught:
            CODEC.decode_stream([sse(event)])
        assert caught.value.info.category == "protocol"
        assert "secret" not in str(caught.value)
    decoder = CODEC.stream_decoder()
    assert len(decoder.feed(sse(*streamed(body(message("Hello")))[:6], "data: {secret\n\n"))) == 3
    for _ in range(2):
        with pytest.raises(StreamError):
            decoder.feed(b"data: more\n\n")
    with pytest.raises(StreamError):
        decoder.close()


@requirement("REQ-3")
def test_an_error_after_the_beginning_is_told_as_a_failed_response() -> None:
    encoder = CODEC.stream_encoder(model="m", response_id="resp_1", created=5)
    data = encoder.feed(chunk(thinking="Hm.")) + encoder.feed(chunk(text="Hel"))
    data += encoder.feed(chunk(tool_call_deltas=[{"index": 0, "id": "c", "name": "f", "arguments": '{"a'}]))
    data += encoder.close(error("overloaded", status=503))
    assert encoder.close(error("overloaded")) == b""
    events = events_of(data)
    check_grammar(events, ends=True)
    assert events[-1]["type"] == "response.failed"
    response = events[-1]["response"]
    assert (response["status"], response["error"]) == ("failed", {"code": "server_error", "message": "It is broken."})
    assert [item.get("status") for item in response["output"]] == [None, "completed", "incomplete"]
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.info.category == "server_error"
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Hel"
    assert [call.reason for call in caught.value.partial.message.invalid_tool_calls or ()] == ["truncated"]


def test_open_thoughts_and_messages_are_incomplete_in_a_failed_response() -> None:
    for fields, kind in (({"thinking": "Hm."}, "reasoning"), ({"text": "Hel"}, "message")):
        encoder = CODEC.stream_encoder()
        data = encoder.feed(chunk(**fields)) + encoder.close(error("server_error"))
        [item] = events_of(data)[-1]["response"]["output"]
        assert (item["type"], item["status"]) == (kind, "incomplete")


@requirement("REQ-3")
def test_an_error_before_the_beginning_is_a_response_that_begins_and_fails() -> None:
    data = CODEC.stream_encoder(model="m", response_id="resp_1", created=5).close(error("rate_limited"))
    events = events_of(data)
    check_grammar(events)
    assert [event["type"] for event in events] == ["response.created", "response.in_progress", "response.failed"]
    response = events[-1]["response"]
    assert (response["status"], response["output"]) == ("failed", [])
    assert response["error"] == {"code": "rate_limit_exceeded", "message": "It is broken."}
    with pytest.raises(StreamError) as caught:
        CODEC.decode_stream([data])
    assert caught.value.info.category == "rate_limited"


@pytest.mark.parametrize(
    ("category", "code"),
    [
        ("rate_limited", "rate_limit_exceeded"),
        ("context_overflow", "context_length_exceeded"),
        ("invalid_request", "invalid_prompt"),
        ("interrupted", "server_error"),
        (None, "server_error"),
    ],
)
def test_the_error_of_a_failed_response_has_a_published_code(category: Any, code: str) -> None:
    encoder = CODEC.stream_encoder()
    data = encoder.feed(chunk(text="a")) + encoder.close(error(category))
    assert events_of(data)[-1]["response"]["error"]["code"] == code


def test_an_error_after_the_end_is_nobodys() -> None:
    encoder = CODEC.stream_encoder()
    encoder.feed(chunk(is_complete=True, finish_reason="stop"))
    assert encoder.close(error("server_error")) == b""


def test_an_answer_that_ended_in_an_error_is_a_failed_response() -> None:
    whole = CODEC.decode_response(body(function_call('{"a": ')))
    assert whole.finish_reason == "error"
    written = plain(CODEC.encode_response(whole).value)
    assert written["status"] == "failed"
    assert written["error"] == {"code": "server_error", "message": "the answer ended in an error"}
    assert written["output"][0]["status"] == "incomplete"

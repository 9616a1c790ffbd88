"""The exchange without a network: the same bytes, cut anywhere, give the same chunks, answer or error."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.providers.standin import END, HELLO, JSON, NDJSON, SSE, ask, completion, delta, line, ndjson, sse
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.codecs.streams.framing import Limits
from turnwire.core.accumulate import StreamAccumulator
from turnwire.core.errors import ProviderError, ProviderResponseError
from turnwire.core.replay import chunks_of
from turnwire.providers.calls.exchange import ERROR_BODY, MUCH, Exchange, retry_after_s
from turnwire.providers.calls.io_actions import Head


def exchange(codec: str, *, stream: bool, limits: Limits | None = None) -> Exchange:
    """A call of the model m."""
    found = get_codec(codec)
    body = found.encode_request(ask(), stream=stream).value
    return Exchange(found, ask(), body, path="/chat", stream=stream, limits=limits or Limits())


def play(codec: str, body: bytes, *, stream: bool, size: int, content_type: str = "", status: int = 200) -> Any:
    """(chunks, answer, error) for `body` in pieces of `size` bytes."""
    call = exchange(codec, stream=stream)
    chunks: list[StreamingChunk] = []
    try:
        call.head(Head(status, (("content-type", content_type),)))
        for start in range(0, len(body), size):
            for piece in call.pieces(body[start : start + size]):
                chunks += call.feed(piece)
        chunks += call.close()
    except ProviderError as error:
        return chunks, None, error.info.to_dict()
    if stream:
        folded = StreamAccumulator()
        for chunk in chunks:
            folded.add(chunk)
        return chunks, folded.response, None
    return chunks, call.answer, None


BODIES = [
    ("ollama", ndjson(line("Hel"), line("lo €"), END), NDJSON),
    ("ollama", ndjson(HELLO), JSON),
    ("ollama", ndjson(line("Hel"), {"error": "boom"}), NDJSON),
    ("ollama", b"nonsense", JSON),
    ("vllm", sse(delta("Hel"), delta("lo €"), delta(None, "stop")), SSE),
    ("vllm", b"\xef\xbb\xbf\r\n " + sse(delta("Hel"), delta(None, "stop")), SSE),
    ("vllm", b": ping\n\n" + sse(delta("Hel"), delta(None, "stop"), done=False), "text/plain"),
    ("vllm", json.dumps(completion("Hello €")).encode(), JSON),
    ("vllm", b'  \n {"error": {"message": "boom", "code": 500}}', SSE),
    ("vllm", b"\n<html>", SSE),
    ("vllm", b"", SSE),
]


@requirement("REQ-3", "COD-3")
@for_each("stream", [True, False])
@for_each(("codec", "body", "content_type"), BODIES)
def test_it_does_not_matter_where_the_network_cuts_the_bytes(
    codec: str, body: bytes, content_type: str, stream: bool
) -> None:
    whole = play(codec, body, stream=stream, size=len(body) or 1, content_type=content_type)
    for size in (1, 2, 3, 7, 64):
        assert play(codec, body, stream=stream, size=size, content_type=content_type) == whole


@requirement("REQ-3")
def test_the_call_is_made_once_and_the_request_stays_as_it_is() -> None:
    """Edge case 126."""
    request = ask()
    call = exchange("ollama", stream=True).call
    assert (call.method, call.path, call.accept) == ("POST", "/chat", "application/x-ndjson, application/json")
    assert b'"stream":true' in (call.body or b"")
    assert request == ask()


@requirement("PRV-8")
def test_an_error_body_is_enough_at_its_limit() -> None:
    call = exchange("vllm", stream=True)
    call.head(Head(500, ()))
    call.feed(b"x" * (ERROR_BODY - 1))
    before = call.is_satisfied
    call.feed(b"x")
    assert (before, call.is_satisfied) == (False, True)
    with pytest.raises(ProviderResponseError):
        call.close()


@requirement("PRV-8")
def test_blanks_before_an_answer_are_not_kept_but_are_counted() -> None:
    call = exchange("vllm", stream=True, limits=Limits(response=1000))
    call.head(Head(200, ()))
    for _ in range(10):
        call.feed(b" " * 100)
    with pytest.raises(ProviderResponseError, match="larger than 1000 bytes"):
        call.feed(b" ")


@requirement("PRV-6")
@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        (None, None),
        ("7", 7.0),
        ("0", 0.0),
        ("1.5", 1.5),
        ("-1", None),
        ("nan", None),
        ("inf", None),
        ("soon", None),
        ("", None),
        ("Sun, 22 Nov 2026 00:00:30 GMT", 30.0),
        ("Sat, 21 Nov 2026 23:59:00 GMT", None),
    ],
)
def test_retry_after_is_a_number_or_a_date(value: str | None, seconds: float | None) -> None:
    assert retry_after_s(value, now=datetime(2026, 11, 22, tzinfo=UTC)) == seconds


@requirement("PRV-6")
@pytest.mark.parametrize(
    ("details", "seconds"),
    [
        ([{"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "7s"}], 7.0),
        ([], 3.0),
    ],
)
def test_the_wait_that_an_error_body_asks_for_counts_before_the_headers(details: list[Any], seconds: float) -> None:
    call = exchange("gemini", stream=False)
    call.head(Head(429, (("retry-after", "3"),)))
    error = {"code": 429, "message": "slow down", "status": "RESOURCE_EXHAUSTED", "details": details}
    call.feed(json.dumps({"error": error}).encode())
    with pytest.raises(ProviderResponseError) as caught:
        call.close()
    assert caught.value.info.retry_after_s == seconds


# A whole answer as chunks

ANSWERS: list[dict[str, Any]] = [
    {"content": "Hello!"},
    {"content": ""},
    {
        "content": [
            {"type": "thinking", "text": "Hm.", "origin": {"dialect": "ollama"}},
            {"type": "text", "text": "Yes."},
        ]
    },
    {"content": [{"type": "text", "text": "a"}, {"type": "image", "url": "http://x/y"}, {"type": "text", "text": "b"}]},
    {"content": [{"type": "thinking", "redacted_data": "x"}, {"type": "text", "text": "b", "extras": {"a": 1}}]},
    {"content": [{"type": "refusal", "text": "No."}]},
    {"content": [{"type": "foreign", "dialect": "gemini", "data": {"a": 1}}]},
    {
        "tool_calls": [
            {"id": "a", "name": "f", "arguments": {"x": [1, 2.0, "ä"]}},
            {"id": "b", "name": "g", "arguments": {}},
        ]
    },
    {
        "content": "So:",
        "tool_calls": [{"id": "a", "name": "f", "arguments": {}}, {"id": "c", "name": "g", "arguments": {"y": None}}],
        "invalid_tool_calls": [{"id": "b", "arguments_text": "{'x'", "reason": "not_json", "name": "f", "position": 1}],
    },
]


@requirement("REQ-3")
@for_each("piece", [None, 1, 3])
@for_each("message", ANSWERS, ids=lambda message: ",".join(message))
def test_the_chunks_of_a_whole_answer_fold_back_into_it(message: dict[str, Any], piece: int | None) -> None:
    answer = ChatResponse.from_dict(
        {
            "message": {"role": "assistant", **message},
            "usage": {"prompt_tokens": 3, "completion_tokens": 4},
            "finish_reason": "tool_calls" if "tool_calls" in message else "stop",
            "raw_finish_reason": "stop",
            "model": "m",
            "id": "r1",
            "created": 5,
            "extras": {"odd": [1]},
        }
    )
    folded = StreamAccumulator()
    chunks = chunks_of(answer, piece=piece)
    for chunk in chunks:
        folded.add(chunk)
    assert [chunk.is_complete for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    expected, found = answer.to_dict(), folded.response.to_dict()
    assert found == expected


def test_a_whole_answer_is_much_once_it_is_larger_than_the_limit() -> None:
    call = exchange("ollama", stream=False)
    call.head(Head(200, (("content-type", JSON),)))
    found = []
    for piece in (b"{" + b" " * (MUCH - 2), b" ", b" "):
        call.feed(piece)
        found.append(call.holds_much)
    assert found == [False, False, True]

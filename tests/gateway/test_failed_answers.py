"""An answer that ended in an error is an error to every client, and too long a prompt is reported in its words."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.cases import for_each
from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import PATIENCE_S, RunningGateway
from tests.gateway.test_broken_streams import raw_answer
from tests.gateway.test_streaming import behind
from tests.providers.standin import SSE, completion, delta, replies, sse, streams
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError

TOLD = {"code": 502, "message": "Provider disconnected"}
OMLX = "Prompt too long: 51587 tokens exceeds max context window of 32768 tokens"


def client_of(gateway: RunningGateway) -> httpx.Client:
    return httpx.Client(base_url=gateway.url, timeout=PATIENCE_S)


def failed(word: str, **choice: Any) -> dict[str, Any]:
    body = completion("So far")
    body["choices"][0] |= {"finish_reason": word, **choice}
    return body


@requirement("PRV-6")
@every_dialect
@for_each(
    ("word", "more"),
    [
        ("error", {"error": TOLD}),
        ("abort", {}),
        ("error", {}),
        ("network_error", {}),
        ("error", {"error": {"code": 500, "message": TOLD["message"]}}),
    ],
)
def test_a_whole_answer_that_failed_is_an_error_status(client: Dialect, word: str, more: dict[str, Any]) -> None:
    with behind(replies(failed(word, **more))) as (gateway, _), client_of(gateway) as http:
        answer = client.ask(http, model="m")
    assert answer.status_code == (500 if client.dialect == "anthropic" else 502)
    info = get_codec(client.dialect).decode_error(answer.status_code, answer.content)
    assert (TOLD["message"] if more else f"finish reason '{word}'") in info.message


@requirement("PRV-6")
@every_dialect
@pytest.mark.parametrize("word", ["error", "abort"])
def test_a_stream_that_failed_ends_in_an_error(client: Dialect, word: str) -> None:
    end = delta(finish=word)
    end["choices"][0]["error"] = TOLD
    path, body = client.request(stream=True, model="m")
    with behind(streams(sse(delta("First."), end), content_type=SSE)) as (gateway, _):
        _, rest, _ = raw_answer(gateway, path, body, {**client.headers, "Connection": "close"})
    assert b"First." in rest
    assert TOLD["message"].encode() in rest
    assert b'"length"' not in rest
    assert b"max_tokens" not in rest


@requirement("PRV-6")
@pytest.mark.parametrize("word", ["error", "abort", "network_error"])
def test_the_code_in_a_gemini_stream_is_the_status_of_a_whole_answer(word: str) -> None:
    path = "/v1beta/models/m:streamGenerateContent?alt=sse"
    body = {"contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
    with behind(streams(sse(delta("First."), delta(finish=word)), content_type=SSE)) as (gateway, _):
        _, rest, _ = raw_answer(gateway, path, body, {"Connection": "close"})
    assert b'"code":502' in rest.replace(b" ", b"")


@requirement("PRV-6")
@every_dialect
@for_each("stream", [False, True])
@for_each("status", [400, 422, 500])
def test_too_long_a_prompt_is_a_400_in_the_clients_words(client: Dialect, stream: bool, status: int) -> None:
    with behind(replies({"error": {"message": OMLX}}, status)) as (gateway, _), client_of(gateway) as http:
        answer = client.ask(http, model="m", stream=stream)
    codec = get_codec(client.dialect)
    if stream and client.dialect == "openai-responses":
        # What Codex 0.171.0 acts on: a stream that begins and fails, ended in order.
        assert answer.status_code == 200
        events = [
            json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n") if line.startswith("data: ")
        ]
        assert [event["type"] for event in events] == ["response.created", "response.in_progress", "response.failed"]
        assert events[-1]["response"]["error"]["code"] == "context_length_exceeded"
        with pytest.raises(ProviderError) as caught:
            codec.decode_stream([answer.content])
        assert caught.value.info.category == "context_overflow"
        return
    assert answer.status_code == 400
    info = codec.decode_error(400, answer.content)
    assert (info.code, info.category) == ("ACODE-MDL-010", "context_overflow")
    if client.dialect == "anthropic":
        assert answer.json()["error"]["type"] == "invalid_request_error"
        assert answer.json()["error"]["message"].startswith("prompt is too long: 51587 tokens > 32768 maximum")


def test_an_error_that_is_no_json_is_the_servers_own() -> None:
    glued = b'data: {"error": "Expected "a" but got "b""}\n\n'
    with behind(streams(sse(delta("First."), done=False) + glued, content_type=SSE)) as (gateway, _):
        body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "x"}]}
        _, rest, _ = raw_answer(gateway, "/v1/chat/completions", body, {"Connection": "close"})
    assert rb"Expected \"a\" but got \"b\"" in rest

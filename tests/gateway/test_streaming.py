"""Streams over real sockets on both sides: nothing is held back, and whoever goes away ends the call."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, until
from tests.providers.standin import (
    CHAT,
    SSE,
    Connection,
    Request,
    Responder,
    StandIn,
    completion,
    delta,
    replies,
    sse,
    streams,
    vllm,
)
from tests.providers.test_endless_answers import MOST_SENT, Flood, ticking as ticking
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider

MODELS = {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "x"}]}
BY_NAME = {client.dialect: client for client in CLIENTS}


@contextmanager
def behind(
    responder: Responder, *, options: Mapping[str, Any] | None = None, **settings: Any
) -> Iterator[tuple[RunningGateway, StandIn]]:
    """A gateway in front of a model server that does what the test says; `options` are those of its provider."""
    routes = {CHAT: responder, "/v1/models": replies(MODELS)}
    with (
        StandIn(routes) as upstream,
        run_gateway(
            vllm(upstream, options=dict(options or {})), GatewaySettings(port=0, grace_s=0.1, **settings)
        ) as gateway,
    ):
        yield gateway, upstream


async def first_then_wait(connection: Connection, request: Request) -> None:
    """One piece, then nothing until the client goes."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    await connection.gone()


@requirement("PRV-11")
@every_dialect
def test_the_first_piece_arrives_before_the_second_is_sent(client: Dialect) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.chunk(sse(delta("First."), done=False))
        await connection.wait()
        await connection.chunk(sse(delta(" Second."), delta(finish="stop")))
        await connection.end()

    path, body = client.request(stream=True, model="m")
    with (
        behind(respond) as (gateway, upstream),
        gateway.client() as http,
        http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
    ):
        seen = b""
        pieces = answer.iter_raw()
        while b"First." not in seen:
            seen += next(pieces)
        assert b"Second." not in seen
        assert (answer.headers["cache-control"], answer.headers["x-accel-buffering"]) == ("no-cache", "no")
        upstream.word.set()
        seen += b"".join(pieces)
    assert get_codec(client.dialect).decode_stream([seen]).message.text == "First. Second."


@requirement("NFR-3", "PRV-1")
@every_dialect
def test_a_client_that_leaves_a_stream_ends_the_call_of_the_model_server(client: Dialect) -> None:
    path, body = client.request(stream=True, model="m")
    with behind(first_then_wait) as (gateway, upstream):
        with (
            gateway.client() as http,
            http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
        ):
            assert next(answer.iter_raw())
        assert upstream.gone.wait(PATIENCE_S)
        (line,) = gateway.wait_for_log(1)
        with gateway.client() as http:
            metrics = http.get("/metrics").text
    assert (line["status"], line["client_gone"]) == (200, True)
    assert "error_code" not in line
    assert f'turnwire_clients_gone_total{{dialect="{client.dialect}"}} 1' in metrics


@requirement("NFR-3", "PRV-1")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_client_that_leaves_before_the_first_byte_ends_the_call_too(client: Dialect, stream: bool) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        connection.say()
        await connection.gone()

    path, body = client.request(stream=stream, model="m")
    data = json.dumps(body).encode()
    with behind(respond) as (gateway, upstream):
        url = httpx.URL(gateway.url)
        assert url.port is not None
        with socket.create_connection((url.host, url.port)) as sock:
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            sock.sendall(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
            assert upstream.reached.wait(PATIENCE_S)
        assert upstream.gone.wait(PATIENCE_S)
        (line,) = gateway.wait_for_log(1)
        assert gateway.gateway.services.metrics.active == 0
    assert line["client_gone"] is True
    assert "status" not in line


@every_dialect
def test_a_silent_stream_shows_signs_of_life_that_change_nothing(client: Dialect) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.chunk(sse(delta("First."), done=False))
        await connection.wait()
        await connection.chunk(sse(delta(" Second."), delta(finish="stop")))
        await connection.end()

    path, body = client.request(stream=True, model="m")
    with (
        behind(respond, keep_alive_s=0.05) as (gateway, upstream),
        gateway.client() as http,
        http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
    ):
        pieces = answer.iter_raw()
        seen = [next(pieces)]
        while b"First." not in b"".join(seen):
            seen.append(next(pieces))
        signs = [next(pieces), next(pieces)]
        upstream.word.set()
        seen += [*signs, *pieces]
    assert signs[0] == signs[1]
    assert get_codec(client.dialect).decode_stream(seen).message.text == "First. Second."


def test_a_silent_array_of_chunks_shows_signs_of_life_that_change_nothing() -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.wait()
        await connection.chunk(sse(delta("First."), done=False))
        await connection.chunk(sse(delta(" Second."), delta(finish="stop")))
        await connection.end()

    _, body = BY_NAME["gemini"].request()
    with (
        behind(respond, keep_alive_s=0.05) as (gateway, upstream),
        gateway.client() as http,
        http.stream("POST", "/v1beta/models/m:streamGenerateContent", json=body) as answer,
    ):
        pieces = answer.iter_raw()
        signs = [next(pieces), next(pieces)]
        upstream.word.set()
        rest = b"".join(pieces)
    assert signs == [b"\n", b"\n"]
    parts = [chunk["candidates"][0]["content"]["parts"][0] for chunk in json.loads(b"".join(signs) + rest)]
    assert "".join(part["text"] for part in parts) == "First. Second."


@every_dialect
def test_a_sign_of_life_comes_also_before_the_first_piece_and_an_error_is_then_told_in_the_stream(
    client: Dialect,
) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.wait()
        await connection.reply({"error": {"message": "too busy", "type": "x", "code": 503}}, 503)

    path, body = client.request(stream=True, model="m")
    with (
        behind(respond, keep_alive_s=0.05) as (gateway, upstream),
        gateway.client() as http,
        http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
    ):
        pieces = answer.iter_raw()
        seen = [next(pieces)]
        upstream.word.set()
        seen.append(client.until_broken(pieces))
    assert answer.status_code == 200
    with pytest.raises(ProviderError):
        get_codec(client.dialect).decode_stream(seen)
    assert b"too busy" in b"".join(seen)


@every_dialect
def test_an_error_before_the_first_piece_is_a_proper_http_error(client: Dialect) -> None:
    with behind(replies({"error": {"message": "no such", "type": "NotFoundError", "code": 404}}, 404)) as (gateway, _):
        with gateway.client() as http:
            answer = client.ask(http, stream=True, model="m")
        assert answer.status_code == 404
        client.error_of(answer)


@every_dialect
def test_a_stream_that_breaks_off_never_looks_like_a_whole_one(client: Dialect) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        await connection.chunk(sse(delta("First."), done=False))
        connection.reset()

    with behind(respond) as (gateway, _), gateway.client() as http:
        _, seen = client.ask_until_broken(http, model="m")
    with pytest.raises(ProviderError) as caught:
        get_codec(client.dialect).decode_stream([seen])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "First."


@requirement("NFR-3")
@every_dialect
def test_a_gateway_that_stops_finishes_what_runs_and_takes_nothing_new(client: Dialect) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        if not request.json.get("stream"):  # asked after the stop, before the gateway has noticed
            await replies(completion())(connection, request)
            return
        await connection.stream(SSE)
        await connection.chunk(sse(delta("First."), done=False))
        await connection.wait()
        await connection.chunk(sse(delta(" Second."), delta(finish="stop")))
        await connection.end()

    path, body = client.request(stream=True, model="m")
    with StandIn({CHAT: respond, "/v1/models": replies(MODELS)}) as upstream:
        settings = GatewaySettings(port=0, grace_s=PATIENCE_S)
        with (
            run_gateway(vllm(upstream), settings) as gateway,
            gateway.client() as http,
            http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
        ):
            pieces = answer.iter_raw()
            seen = [next(pieces)]
            gateway.stop()
            with gateway.client() as other:
                while True:  # until it has noticed
                    try:
                        refused = client.ask(other, model="m")
                    except httpx.TransportError:
                        break
                    assert refused.status_code in (200, 503, 529)
                    if refused.status_code != 200:
                        break
            upstream.word.set()
            seen += pieces
    assert get_codec(client.dialect).decode_stream(seen).message.text == "First. Second."


@requirement("NFR-3")
@every_dialect
def test_a_stream_that_outlives_the_grace_is_ended_and_its_client_told(client: Dialect) -> None:
    path, body = client.request(stream=True, model="m")
    with (
        behind(first_then_wait) as (gateway, upstream),
        gateway.client() as http,
        http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
    ):
        pieces = answer.iter_raw()
        seen = [next(pieces)]
        gateway.stop()
        seen.append(client.until_broken(pieces))
        assert upstream.gone.wait(PATIENCE_S)
    with pytest.raises(ProviderError) as caught:
        get_codec(client.dialect).decode_stream(seen)
    assert "the gateway is stopping" in b"".join(seen).decode()
    assert caught.value.partial is not None
    assert [line["event"] for line in gateway.wait_for_log(1)] == ["request"]


def test_a_whole_answer_that_outlives_the_grace_is_refused() -> None:
    async def respond(connection: Connection, request: Request) -> None:
        connection.say()
        await connection.gone()

    answers: list[httpx.Response] = []
    with behind(respond) as (gateway, upstream), gateway.client() as http:
        asking = threading.Thread(target=lambda: answers.append(BY_NAME["openai-chat"].ask(http, model="m")))
        asking.start()
        assert upstream.reached.wait(PATIENCE_S)
        gateway.stop()
        asking.join(PATIENCE_S)
        assert upstream.gone.wait(PATIENCE_S)
    assert [answer.status_code for answer in answers] == [503]


@requirement("NFR-3")
@every_dialect
def test_a_request_that_is_still_coming_at_the_end_of_the_grace_is_refused(client: Dialect) -> None:
    with run_gateway(MockProvider(), GatewaySettings(port=0, grace_s=0.1)) as gateway:
        url = httpx.URL(gateway.url)
        with socket.create_connection((url.host, url.port or 0), timeout=PATIENCE_S) as sock:
            head = f"POST {client.request()[0]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
            sock.sendall(head.encode() + b"{")
            until(lambda: gateway.gateway.services.running)
            gateway.stop()
            answer = sock.makefile("rb").read()
        (line,) = gateway.wait_for_log(1)
    assert answer.split()[1] in (b"503", b"529")
    assert b"the gateway is stopping" in answer
    assert (line["event"], line["error_category"]) == ("request", "overloaded")


@requirement("REQ-4")
@every_dialect
def test_counts_of_the_server_are_passed_on_and_not_asked_for_twice(client: Dialect) -> None:
    usage = {"prompt_tokens": 41, "completion_tokens": 7, "total_tokens": 48}
    end = {**delta(finish="stop"), "choices": [], "usage": usage}
    with behind(streams(sse(delta("Hello."), delta(finish="stop"), end), content_type=SSE)) as (gateway, upstream):
        with gateway.client() as http:
            client.ask(http, stream=True, model="m")
        (line,) = gateway.wait_for_log(1)
        (asked,) = [request.json for request in upstream.requests if request.path == CHAT]
    assert asked["stream_options"] == {"include_usage": True}
    assert (line["prompt_tokens"], line["completion_tokens"]) == (41, 7)
    assert "tokens_estimated" not in line


@requirement("REQ-4")
def test_counts_are_asked_for_where_the_client_does_not_want_them_and_not_told_to_it() -> None:
    usage = {"prompt_tokens": 41, "completion_tokens": 7, "total_tokens": 48}
    end = {**delta(finish="stop"), "choices": [], "usage": usage}
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "x"}]}
    with behind(streams(sse(delta("Hello."), delta(finish="stop"), end), content_type=SSE)) as (gateway, upstream):
        with gateway.client() as http:
            answer = http.post(CHAT, json={**body, "stream_options": {"include_usage": False}})
        (line,) = gateway.wait_for_log(1)
        (asked,) = [request.json for request in upstream.requests if request.path == CHAT]
    assert asked["stream_options"] == {"include_usage": True}
    assert (line["prompt_tokens"], line["completion_tokens"]) == (41, 7)
    assert '"usage":{' not in answer.text


@requirement("PRV-1")
def test_the_gateway_holds_the_model_server_to_its_own_time_limit() -> None:
    async def respond(connection: Connection, request: Request) -> None:
        await connection.gone()

    with behind(respond, timeout_s=0.1) as (gateway, _), gateway.client() as http:
        answer = BY_NAME["openai-chat"].ask(http, model="m")
    assert answer.status_code == 504


@every_dialect
def test_a_local_answer_with_holes_is_repaired(client: Dialect) -> None:
    """Nulls, no id, no time, no counts, and a finish reason that does not fit the calls."""
    call = {"id": "", "type": "function", "function": {"name": "get_weather", "arguments": '{"city": "Paris"}'}}
    message = {"role": "assistant", "content": None, "tool_calls": [call], "refusal": None, "reasoning": None}
    body = {
        **completion(),
        "id": None,
        "created": None,
        "usage": None,
        "choices": [{"index": 0, "message": message, "finish_reason": "stop", "logprobs": None}],
    }
    with behind(replies(body)) as (gateway, _), gateway.client() as http:
        answer = client.ask(http, "weather", tools=True, model="m")
    response = client.read(answer)
    (found,) = response.message.tool_calls or ()
    assert (found.name, dict(found.arguments), response.finish_reason) == (
        "get_weather",
        {"city": "Paris"},
        "tool_calls",
    )
    assert found.id
    assert response.usage.prompt_tokens
    assert answer.headers["turnwire-usage"] == "estimated"


def test_a_provider_that_never_waits_leaves_the_event_loop_to_others_and_notices_that_a_client_left() -> None:
    text = "word " * 50_000
    mock = MockProvider([text, "Hello"])
    with run_gateway(mock) as gateway, gateway.client() as http:
        body = {"model": "mock", "messages": [{"role": "user", "content": "long"}], "stream": True}
        with http.stream("POST", "/v1/chat/completions", json=body) as answer:
            next(answer.iter_lines())
        (line,) = gateway.wait_for_log(1)
    assert (line["event"], line["client_gone"]) == ("request", True)


@requirement("PRV-1")
@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("stream", [True, False])
def test_the_time_limit_of_the_gateway_holds_while_a_server_sends_without_pause(stream: bool) -> None:
    flood = Flood(b": keep-alive\n\n", content_type=SSE)
    with behind(flood, timeout_s=60.0) as (gateway, _), gateway.client() as client:
        body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], "stream": stream}
        answer = client.post("/v1/chat/completions", json=body)
    assert answer.status_code == 502
    assert answer.json()["error"]["message"].endswith("the rest of the answer did not come within 60 s")
    assert flood.sent < MOST_SENT

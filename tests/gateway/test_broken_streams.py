"""A stream that breaks looks finished to nobody: the error in the dialect's form, then the connection is cut.

The bytes are read from the socket, because clients are lenient in ways of their own. What counts is the framing: a
chunked body whose last chunk never comes is a failure to every client, whatever it knows of errors inside a stream. A
dialect with an event that every client takes for a failure ends in order, since clients show a cut in place of it.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.cases import for_each
from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.gateway.server import RunningGateway
from tests.gateway.test_streaming import behind
from tests.patience import PATIENCE_S
from tests.providers.standin import SSE, Connection, Request, Responder, completion, delta, sse, streams
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError

DONE = b"[DONE]"
LAST_CHUNK = b"0\r\n\r\n"
BY_NAME = {client.dialect: client for client in CLIENTS}


async def told(connection: Connection, request: Request) -> None:
    """The model server reports an error after the first piece, and ends in order."""
    error = {"error": {"message": "the engine died", "type": "InternalServerError", "code": 500}}
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), error, done=True))
    await connection.end()


async def reset(connection: Connection, request: Request) -> None:
    """The model server's connection breaks."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    connection.reset()


async def ended(connection: Connection, request: Request) -> None:
    """The model server ends the body in order, but not the answer."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False))
    await connection.end()


async def silent(connection: Connection, request: Request) -> None:
    """The model server says nothing more until the time limit for a silence."""
    await connection.stream(SSE, first=sse(delta("First."), done=False))
    await connection.gone()


async def junk(connection: Connection, request: Request) -> None:
    """The model server writes something that is not an event of its dialect."""
    await connection.stream(SSE)
    await connection.chunk(sse(delta("First."), done=False) + b"data: {{{\n\n")
    await connection.end()


BREAKS: dict[str, tuple[Responder, dict[str, Any]]] = {
    "the model server reports an error": (told, {}),
    "the model server's connection breaks": (reset, {}),
    "the model server ends too soon": (ended, {}),
    "the time is over": (silent, {"options": {"idle_timeout": 0.1}}),
    "the model server writes junk": (junk, {}),
}


def raw_answer(
    gateway: RunningGateway,
    path: str,
    body: Any,
    headers: dict[str, str],
    *,
    version: str = "1.1",
    at_first: Callable[[], None] | None = None,
) -> tuple[bytes, bytes, bool]:
    """Head, body as it came, and whether the connection was reset. `at_first` is called when "First." has come."""
    url = httpx.URL(gateway.url)
    data = json.dumps(body).encode()
    lines = [f"POST {path} HTTP/{version}", "Host: localhost", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(data)}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    seen = b""
    with socket.create_connection((url.host, url.port or 0), timeout=PATIENCE_S) as sock:
        sock.sendall("\r\n".join(lines).encode() + data)
        was_reset = False
        while True:
            try:
                piece = sock.recv(65536)
            except ConnectionResetError:
                was_reset = True
                break
            if not piece:
                break
            seen += piece
            if at_first is not None and b"First." in seen:
                at_first()
                at_first = None
    head, _, rest = seen.partition(b"\r\n\r\n")
    return head, rest, was_reset


def content_of(chunked: bytes) -> bytes:
    """What the chunks hold."""
    out = b""
    while chunked:
        size, _, rest = chunked.partition(b"\r\n")
        length = int(size, 16)
        out += rest[:length]
        assert rest[length : length + 2] == b"\r\n"
        chunked = rest[length + 2 :]
    return out


def check_failed(head: bytes, body: bytes, dialect: str) -> bytes:
    """The body ended as its dialect wants it, and what came does not look finished; the content."""
    assert head.startswith(b"HTTP/1.1 200 ")
    assert b"transfer-encoding: chunked" in head.lower()
    assert body.endswith(LAST_CHUNK) == BY_NAME[dialect].fails_in_order
    content = content_of(body.removesuffix(LAST_CHUNK))
    assert b"First." in content
    assert DONE not in content
    with pytest.raises(ProviderError) as caught:
        get_codec(dialect).decode_stream([content])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "First."
    return content


@requirement("CON-4", "NFR-3")
@every_dialect
@for_each("name", BREAKS)
def test_the_connection_is_cut_after_the_error_where_the_error_is_no_end(client: Dialect, name: str) -> None:
    respond, settings = BREAKS[name]
    path, body = client.request(stream=True, model="m")
    with behind(respond, **settings) as (gateway, _):
        head, rest, _ = raw_answer(gateway, path, body, {**client.headers, "Connection": "close"})
        (line,) = gateway.wait_for_log(1)
    content = check_failed(head, rest, client.dialect)
    assert b"error" in content
    assert line["status"] == 200
    assert line["error_code"].startswith("ACODE-MDL-")


@requirement("CON-4", "NFR-3")
@every_dialect
def test_the_connection_is_cut_when_the_gateway_stops(client: Dialect) -> None:
    path, body = client.request(stream=True, model="m")
    with behind(silent) as (gateway, _):
        head, rest, _ = raw_answer(
            gateway, path, body, {**client.headers, "Connection": "close"}, at_first=gateway.stop
        )
    assert b"the gateway is stopping" in check_failed(head, rest, client.dialect)


@requirement("CON-4")
def test_a_failed_response_leaves_its_connection_to_the_next_request() -> None:
    client = BY_NAME["openai-responses"]
    path, body = client.request(stream=True, model="m")
    with behind(told) as (gateway, _), httpx.Client(base_url=gateway.url) as http:
        texts = [http.post(path, json=body, headers=dict(client.headers)).text for _ in range(2)]
        failed = [json.loads(text.strip().splitlines()[-1].removeprefix("data: ")) for text in texts]
    assert [event["type"] for event in failed] == ["response.failed"] * 2
    assert [event["response"]["error"]["code"] for event in failed] == ["server_error"] * 2
    assert all(event["response"]["error"]["message"].endswith("the engine died") for event in failed)


@requirement("CON-4", "NFR-3")
@pytest.mark.parametrize("name", BREAKS)
def test_an_array_of_chunks_is_left_open(name: str) -> None:
    respond, settings = BREAKS[name]
    _, body = BY_NAME["gemini"].request()
    with behind(respond, **settings) as (gateway, _):
        head, rest, _ = raw_answer(gateway, "/v1beta/models/m:streamGenerateContent", body, {})
    content = check_failed(head, rest, "gemini")
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(content)
    assert caught.value.pos == len(content.decode())
    *chunks, last = json.loads(content + b"]")
    assert [chunk["candidates"][0]["content"]["parts"] for chunk in chunks] == [[{"text": "First."}]]
    assert last["error"]["status"]


def test_the_error_of_a_gemini_stream_is_an_event_like_the_others() -> None:
    client = BY_NAME["gemini"]
    path, body = client.request(stream=True, model="m")
    with behind(told) as (gateway, _):
        _, rest, _ = raw_answer(gateway, path, body, {})
    *_, last = content_of(rest).strip().split(b"\r\n\r\n")
    assert json.loads(last.removeprefix(b"data: "))["error"]["message"].endswith("the engine died")


@every_dialect
def test_a_whole_stream_ends_in_order(client: Dialect) -> None:
    good = streams(sse(delta("First."), delta(finish="stop")), content_type=SSE)
    path, body = client.request(stream=True, model="m")
    with behind(good) as (gateway, _):
        _, rest, _ = raw_answer(gateway, path, body, {**client.headers, "Connection": "close"})
    assert rest.endswith(LAST_CHUNK)
    whole = get_codec(client.dialect).decode_stream([content_of(rest.removesuffix(LAST_CHUNK))])
    assert whole.message.text == "First."


@every_dialect
def test_an_error_before_the_first_piece_is_a_whole_http_answer(client: Dialect) -> None:
    async def fails(connection: Connection, request: Request) -> None:
        await connection.reply({**completion(), "error": {"message": "no", "code": 503}}, 503)

    path, body = client.request(stream=True, model="m")
    with behind(fails) as (gateway, _):
        head, rest, _ = raw_answer(gateway, path, body, {**client.headers, "Connection": "close"})
    (length,) = (int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    assert not head.startswith(b"HTTP/1.1 200")
    assert len(rest) == length


@requirement("CON-4")
@every_dialect
def test_a_client_of_http_1_0_which_knows_no_chunks_sees_a_reset(client: Dialect) -> None:
    path, body = client.request(stream=True, model="m")
    with behind(told) as (gateway, _):
        head, rest, was_reset = raw_answer(gateway, path, body, dict(client.headers), version="1.0")
    assert b"transfer-encoding" not in head.lower()
    assert (was_reset, DONE in rest) == (not client.fails_in_order, False)


@every_dialect
def test_a_whole_stream_for_http_1_0_ends_in_order(client: Dialect) -> None:
    good = streams(sse(delta("First."), delta(finish="stop")), content_type=SSE)
    path, body = client.request(stream=True, model="m")
    with behind(good) as (gateway, _):
        _, rest, was_reset = raw_answer(gateway, path, body, dict(client.headers), version="1.0")
    assert was_reset is False
    assert get_codec(client.dialect).decode_stream([rest]).message.text == "First."

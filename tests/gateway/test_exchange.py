"""What the gateway's own connection offers beside messages: nothing of an answer depends on whether it is used."""

from __future__ import annotations

import gc
import json
import re
import socket
from collections.abc import Iterator
from typing import Any

import h11
import pytest
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, until
from tests.providers.standin import CHAT, Connection, Request, StandIn, completion, replies, vllm
from tests.requirements import requirement
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.http.exchange import Exchange
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.settings import GatewaySettings

MODELS = {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "x"}]}
ASK = (
    b"POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
)
BODY = json.dumps({"model": "m", "messages": [{"role": "user", "content": "Hello."}]}).encode()
SETTINGS = GatewaySettings(port=0, grace_s=0.1, body_limit=1000)


def looking_on(app: ASGIApp) -> ASGIApp:
    """`app` behind something that looks at the messages, so that nothing may pass it by."""

    async def looks(scope: Scope, receive: Receive, send: Send) -> None:
        async def seen() -> Message:
            return await receive()

        await app(scope, seen, send)

    return looks


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[RunningGateway, RunningGateway]]:
    """A gateway alone, and one with something in front of it, before the same model server."""
    routes = {CHAT: replies(completion("Hello, you.")), "/v1/models": replies(MODELS)}
    with (
        StandIn(routes) as upstream,
        run_gateway(vllm(upstream), SETTINGS) as alone,
        run_gateway(vllm(upstream), SETTINGS, in_front=looking_on) as behind,
    ):
        yield alone, behind


def said(gateway: RunningGateway, pieces: list[bytes]) -> bytes:
    """Everything that comes for `pieces`, without what differs between two answers to the same request."""
    data = b""
    with socket.create_connection((gateway.host, gateway.port), PATIENCE_S) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            raw.sendall(piece)
            if b"100-continue" in piece:
                data += raw.recv(65536)
        while more := raw.recv(65536):
            data += more
    return re.sub(rb"(req_|chatcmpl-)[0-9a-f]+|date: [^\r]*|\"created\":[0-9]+", b"", data)


def with_length(body: bytes, headers: bytes = b"") -> bytes:
    return ASK + headers + b"Content-Length: %d\r\n\r\n" % len(body)


REQUESTS = {
    "whole": [with_length(BODY) + BODY],
    "head and body": [with_length(BODY), BODY],
    "byte by byte": [with_length(BODY), *(bytes([each]) for each in BODY)],
    "chunks": [ASK + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % len(BODY), BODY, b"\r\n0\r\n\r\n"],
    "asked for its body": [with_length(BODY, b"Expect: 100-continue\r\n"), BODY],
    "asked for its body, which comes at once": [with_length(BODY, b"Expect: 100-continue\r\n") + BODY],
    "over the limit": [with_length(b" " * 1001) + b" " * 1001],
    "over the limit, in chunks": [ASK + b"Transfer-Encoding: chunked\r\n\r\n3e9\r\n" + b" " * 1001 + b"\r\n0\r\n\r\n"],
    "no JSON": [with_length(b"hello") + b"hello"],
    "no body": [with_length(b"")],
    "an earlier version": [(with_length(BODY) + BODY).replace(b"HTTP/1.1", b"HTTP/1.0")],
}


@pytest.mark.parametrize("name", REQUESTS)
def test_an_answer_is_the_same_where_something_looks_at_the_messages(
    both: tuple[RunningGateway, RunningGateway], name: str
) -> None:
    alone, behind = (said(gateway, REQUESTS[name]) for gateway in both)
    assert alone == behind
    assert alone.startswith(b"HTTP/1.1 ")


def test_a_whole_answer_comes_in_one_piece(both: tuple[RunningGateway, RunningGateway]) -> None:
    alone, _ = both
    with socket.create_connection((alone.host, alone.port), PATIENCE_S) as raw:
        raw.sendall(with_length(BODY) + BODY)
        first = raw.recv(65536)
        rest = b""
        while more := raw.recv(65536):
            rest += more
    head, _, body = first.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert json.loads(body)["choices"][0]["message"]["content"] == "Hello, you."
    assert rest == b""


def test_two_requests_that_come_together_are_answered_after_each_other(
    both: tuple[RunningGateway, RunningGateway],
) -> None:
    kept = with_length(BODY).replace(b"Connection: close\r\n", b"") + BODY
    alone, behind = (said(gateway, [kept + with_length(BODY) + BODY]) for gateway in both)
    assert alone == behind
    assert alone.count(b"HTTP/1.1 200 OK\r\n") == 2


@requirement("NFR-3", "PRV-1")
@pytest.mark.parametrize("size", [10, 300_000], ids=["short", "long"])  # of the long one reading rests at the end
@pytest.mark.parametrize("in_front", [None, looking_on])
def test_a_client_that_leaves_ends_the_call_whoever_says_that_it_left(in_front: Any, size: int) -> None:
    async def respond(connection: Connection, request: Request) -> None:
        connection.say()
        await connection.gone()

    with (
        StandIn({CHAT: respond, "/v1/models": replies(MODELS)}) as upstream,
        run_gateway(vllm(upstream), GatewaySettings(port=0, grace_s=0.1), in_front=in_front) as gateway,
    ):
        body = BODY.replace(b"Hello.", b"a" * size)
        with socket.create_connection((gateway.host, gateway.port), PATIENCE_S) as raw:
            raw.sendall(with_length(body) + body)
            assert upstream.reached.wait(PATIENCE_S)
        assert upstream.gone.wait(PATIENCE_S)
        (line,) = gateway.wait_for_log(1)
        assert (gateway.gateway.services.metrics.active, len(gateway.gateway.services.running)) == (0, 0)
    assert (line["client_gone"], line.get("status")) == (True, None)


def test_a_request_that_was_answered_is_freed_without_a_collection(gateway: RunningGateway) -> None:
    said(gateway, REQUESTS["whole"])
    gc.collect()
    gc.disable()
    try:
        before = served()
        said(gateway, REQUESTS["whole"])
        until(lambda: served() <= before)
    finally:
        gc.enable()


def served() -> int:
    """How many requests are in memory."""
    return sum(isinstance(each, (RequestContext, Exchange)) for each in gc.get_objects())


def test_a_path_that_has_no_parameter_is_the_first_one_that_a_route_would_find() -> None:
    async def nothing(request: Any) -> None: ...

    routes = [Route(each.path, nothing, methods=["POST"]) for each in (*surfaces(), *endpoint_surfaces())]
    plain = [route.path for route in routes if "{" not in route.path]
    scopes: list[dict[str, Any]] = [{"type": "http", "path": path, "method": "POST"} for path in plain]
    assert [next(each.path for each in routes if each.matches(scope)[0] is Match.FULL) for scope in scopes] == plain


# One connection, without a server


class Wire:
    """A connection that notes what is written, and as much of it as is asked for."""

    def __init__(self) -> None:
        self.parser = h11.Connection(h11.SERVER)
        self.parser.receive_data(with_length(b""))
        self.request = self.parser.next_event()

    def resume_reading(self) -> None:
        """Nothing is read."""


def test_that_a_client_left_is_said_once_and_also_to_who_asks_late() -> None:
    exchange = Exchange(Wire(), b"POST")  # type: ignore[arg-type]  # as said there
    said: list[str] = []
    exchange.when_gone(lambda: said.append("in time"))
    exchange.leave()
    exchange.leave()
    exchange.when_gone(lambda: said.append("late"))
    assert said == ["in time", "late"]


def test_that_a_client_left_is_said_to_nobody_who_listens_no_more() -> None:
    exchange = Exchange(Wire(), b"POST")  # type: ignore[arg-type]  # as said there
    said: list[str] = []
    exchange.when_gone(lambda: said.append("no more"))
    exchange.when_gone(None)
    exchange.leave()
    assert said == []

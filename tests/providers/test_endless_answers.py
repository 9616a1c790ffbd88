"""Answers that never end: bytes come without pause, and the call ends when its time is over.

With `ticking` nothing waits for a time; how much a server could send says how soon it was cut.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, Final

import httpx
import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest
from turnwire_schema.v1.rerank import RerankRequest

from tests.providers.modes import MODES, Outcome, call, every_mode
from tests.providers.standin import (
    CHAT,
    NDJSON,
    SSE,
    Connection,
    Request,
    Responder,
    StandIn,
    Transports,
    ask,
    delta,
    line,
    ndjson,
    ollama,
    ollama_routes,
    replies,
    sse,
    sync_ollama,
    sync_vllm,
    vllm,
)
from tests.providers.test_tls import CERTIFICATE, server_context
from tests.requirements import requirement
from turnwire.core.errors import ProviderTimeoutError
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.sync.openai_compatible import SyncOpenAICompatibleProvider

LIMIT_S: Final = 60.0
MOST_SENT: Final = 48 * 1024 * 1024
"""What a server may have sent when it is cut: sixty reads, and what the sockets of both sides hold."""
ENDLESS: Final = 160 * 1024 * 1024
"""Where the server ends all the same, so that a client that reads on fails this test and does not hang."""


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of every provider goes on by a second whenever somebody looks at it."""
    seconds = itertools.count(1)
    monkeypatch.setattr(ModelServer, "clock", staticmethod(lambda: next(seconds) * 1_000_000_000))


class Flood:
    """A responder that sends `piece` again and again behind `start`; `sent` is how many bytes went out."""

    def __init__(self, piece: bytes, *, content_type: str, start: bytes = b"", status: int = 200) -> None:
        self._piece = piece * max(1, 32 * 1024 // len(piece))
        self._start = start
        self._headers = {"Content-Type": content_type, "Transfer-Encoding": "chunked"}
        self._status = status
        self.sent = 0

    async def __call__(self, connection: Connection, request: Request) -> None:
        await connection.head(self._status, self._headers)
        await connection.chunk(self._start or self._piece)
        while self.sent < ENDLESS:
            await connection.chunk(self._piece)
            self.sent += len(self._piece)
        await connection.end()


FLOODS: Final[dict[str, Callable[[], Flood]]] = {
    "comments": lambda: Flood(b": keep-alive\n\n", content_type=SSE),
    "comments behind an event": lambda: Flood(b":\n\n", content_type=SSE, start=sse(delta("Hi"), done=False)),
    "empty lines": lambda: Flood(b"\n", content_type=SSE),
    "events": lambda: Flood(sse(delta("word " * 2000), done=False), content_type=SSE),
    "events of another name": lambda: Flood(b"event: ping\ndata: {}\n\n", content_type=SSE),
    "white space before an answer": lambda: Flood(b" \n", content_type="application/json"),
    "a text that does not end": lambda: Flood(b"a" * 1024, content_type="application/json", start=b'{"id": "'),
}


def check(outcome: Outcome, flood: Flood) -> None:
    """The call ended by its time limit, and early."""
    assert type(outcome.error) is ProviderTimeoutError, outcome
    info = outcome.error.info
    message = f"the rest of the answer did not come within {LIMIT_S:g} s"
    assert (info.message, info.limit_s, info.category) == (message, LIMIT_S, "interrupted")
    assert flood.sent < MOST_SENT


@requirement("PRV-1")
@pytest.mark.usefixtures("ticking")
@every_mode
@pytest.mark.parametrize("kind", FLOODS)
def test_the_total_holds_while_bytes_come_without_pause(mode: str, kind: str) -> None:
    flood = FLOODS[kind]()
    with StandIn({CHAT: flood}) as server:
        make = sync_vllm if mode.startswith("sync") else vllm
        check(call(mode, make(server), ask(), timeout=LIMIT_S), flood)


@requirement("PRV-1")
@pytest.mark.usefixtures("ticking")
@every_mode
def test_the_total_holds_while_lines_come_without_pause(mode: str) -> None:
    flood = Flood(ndjson(line("word " * 2000)), content_type=NDJSON)
    with StandIn(ollama_routes(flood)) as server:
        make = sync_ollama if mode.startswith("sync") else ollama
        check(call(mode, make(server, timeout=LIMIT_S), ask()), flood)


@requirement("PRV-1")
@pytest.mark.usefixtures("ticking")
@every_mode
@pytest.mark.parametrize("kind", ["comments", "events", "a text that does not end"])
def test_the_total_holds_over_tls(mode: str, kind: str) -> None:
    flood = FLOODS[kind]()
    twin = SyncOpenAICompatibleProvider if mode.startswith("sync") else OpenAICompatibleProvider
    with StandIn({CHAT: flood}, tls=server_context()) as server:
        tls = {"ca_file": str(CERTIFICATE)}
        fields = {"type": "vllm", "endpoint": f"https://localhost:{server.port}", "tls": tls}
        check(call(mode, twin("p", ProviderConfig.from_dict(fields)), ask(), timeout=LIMIT_S), flood)


BESIDE: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "embeddings": (
        "/v1/embeddings",
        lambda provider: provider.answer_embedding(EmbeddingRequest(model="m", inputs=("Hi",)), timeout=LIMIT_S),
    ),
    "rerank": (
        "/v1/rerank",
        lambda provider: provider.answer_rerank(
            RerankRequest(model="m", query="Hi", documents=("a", "b")), timeout=LIMIT_S
        ),
    ),
}


@requirement("PRV-1")
@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize("status", [200, 500])
@pytest.mark.parametrize("twin", ["async", "sync"])
@pytest.mark.parametrize("endpoint", BESIDE)
def test_the_total_holds_for_an_endpoint_beside_chat(endpoint: str, twin: str, status: int) -> None:
    path, asking = BESIDE[endpoint]
    flood = Flood(b"0.5, " * 200, content_type="application/json", start=b'{"data": [', status=status)
    with StandIn({path: flood}) as server:
        try:
            answer = _sync(server, asking) if twin == "sync" else asyncio.run(_async(server, asking))
            outcome = Outcome(answer, None)
        except Exception as error:  # `check` compares it
            outcome = Outcome(None, error)
    check(outcome, flood)


async def _async(server: StandIn, asking: Callable[[Any], Any]) -> Any:
    async with vllm(server) as provider:
        return await asking(provider)


def _sync(server: StandIn, asking: Callable[[Any], Any]) -> Any:
    with sync_vllm(server) as provider:
        return asking(provider)


@requirement("PRV-1")
@pytest.mark.parametrize("mode", MODES)
def test_empty_pieces_of_a_transport_do_not_hold_a_call_for_ever(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Pieces(httpx.SyncByteStream, httpx.AsyncByteStream):
        def __iter__(self) -> Any:
            return itertools.repeat(b"")

        async def __aiter__(self) -> Any:
            for piece in itertools.repeat(b""):
                yield piece

    transport = httpx.MockTransport(lambda request: httpx.Response(200, stream=Pieces()))
    monkeypatch.setattr(Transports, "make", staticmethod(lambda: transport))
    monkeypatch.setattr(Transports, "make_sync", staticmethod(lambda: transport))
    with StandIn({}) as server:
        make = sync_vllm if mode.startswith("sync") else vllm
        outcome = call(mode, make(server), ask(), timeout=0.01)
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.01)


async def _informing(connection: Connection, request: Request) -> None:
    while True:  # ends with the connection
        await connection.raw(b"HTTP/1.1 102 Processing\r\n\r\n" * 1000)


async def _dribbling(connection: Connection, request: Request) -> None:
    await connection.raw(b"HTTP/1.1 200 OK\r\n")
    while True:  # the same
        await connection.raw(b"x")
        await connection.wait_shortly()


async def _lengthening(connection: Connection, request: Request) -> None:
    """The extension of a chunk that never comes, in small pieces."""
    await connection.stream(SSE)
    await connection.raw(b"5;")
    while True:  # the same
        await connection.raw(b"x")
        await connection.wait_shortly()


@requirement("PRV-1")
@every_mode
@pytest.mark.parametrize("respond", [_informing, _dribbling, _lengthening])
def test_what_is_no_piece_of_an_answer_does_not_get_around_the_total(mode: str, respond: Responder) -> None:
    with StandIn({CHAT: respond}) as server:
        make = sync_vllm if mode.startswith("sync") else vllm
        outcome = call(mode, make(server), ask(), timeout=0.2)
    assert (type(outcome.error), outcome.error.info.limit_s) == (ProviderTimeoutError, 0.2)


@requirement("PRV-1")
@every_mode
def test_a_redirect_to_itself_is_one_request(mode: str) -> None:
    with StandIn({CHAT: replies(b"", 307, Location=CHAT)}) as server:
        make = sync_vllm if mode.startswith("sync") else vllm
        outcome = call(mode, make(server), ask(), timeout=LIMIT_S)
        asked = server.paths()
    assert (outcome.error.info.category, asked.count(CHAT)) == ("protocol", 1)

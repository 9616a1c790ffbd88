"""Calls over connections of our own: what is kept, what is closed, what belongs to which call. For both twins."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading

import pytest

from tests.cases import for_each
from tests.patience import PATIENCE_S
from tests.ports import has_ipv6, on_ipv6_only
from tests.providers.raw import GET, OK, POST, Peer, Raw, ask, every_twin, raw
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.providers.calls.io_actions import Cancellation, HttpCall, Open, TransportFailure
from turnwire.providers.secrets import Headers
from turnwire.providers.sync.client import SyncHttpClient, SyncPlainCall
from turnwire.providers.transport.address import Address, Pieces
from turnwire.providers.transport.client import HttpClient
from turnwire.providers.transport.http1 import MOST_HEAD
from turnwire.providers.transport.local_only import Endpoint, LocalOnly

STEP = Open(GET, PATIENCE_S, PATIENCE_S)


def answers(peer: Peer) -> None:
    """Answers every request of a connection."""
    while peer.request()[0]:
        peer.send(OK)


def address(server: Raw) -> Address:
    """Where `server` is."""
    return Address(server.endpoint, Headers({}), None)


def left(server: Raw, number: int) -> None:
    """Wait until the server has closed its connection `number`."""
    assert server.served[number].wait(PATIENCE_S)


@requirement("PRV-11")
@every_twin
def test_calls_after_each_other_share_a_connection(twin: str) -> None:
    with raw(answers) as server:
        assert ask(twin, server.endpoint, GET, POST, POST) == [(200, b"ok")] * 3
        assert (server.heads, len(server.served)) == ([b"GET /x HTTP/1.1", *[b"POST /x HTTP/1.1"] * 2], 1)


@every_twin
def test_what_is_sent_is_one_head_and_the_body(twin: str) -> None:
    seen: list[tuple[bytes, bytes]] = []

    def keep(peer: Peer) -> None:
        while (request := peer.request())[0]:
            seen.append(request)
            peer.send(OK)

    with raw(keep) as server:
        ask(twin, server.endpoint, GET, POST, headers=Headers({"X-A": "b"}))
    host = b"127.0.0.1:%d" % server.endpoint.port
    shared = b"Host: %b\r\nAccept: application/json\r\nAccept-Encoding: identity\r\n" % host
    own = b"User-Agent: turnwire\r\nX-A: b\r\n"
    assert seen == [
        (b"GET /x HTTP/1.1\r\n" + shared + own + b"\r\n", b""),
        (
            b"POST /x HTTP/1.1\r\n"
            + shared
            + b"Content-Type: application/json\r\n"
            + own
            + b"Content-Length: 2\r\n\r\n",
            b"{}",
        ),
    ]


@requirement("PRV-6")
@every_twin
@pytest.mark.parametrize("more", [b"x", OK, b"\r\n"])
def test_bytes_behind_an_answer_never_belong_to_the_next(twin: str, more: bytes) -> None:
    def babble(peer: Peer) -> None:
        peer.request()
        peer.send(OK + more if peer.number == 0 else b"HTTP/1.1 201 Made\r\nContent-Length: 3\r\n\r\nnew")
        peer.gone()

    with raw(babble) as server:
        assert ask(twin, server.endpoint, POST, POST) == [(200, b"ok"), (201, b"new")]


@requirement("PRV-6")
@every_twin
def test_bytes_that_come_to_an_idle_connection_end_it(twin: str) -> None:
    go, sent = threading.Event(), threading.Event()

    def late(peer: Peer) -> None:
        peer.request()
        peer.send(OK)
        if peer.number == 0:
            assert go.wait(PATIENCE_S)
            peer.send(b"HTTP/1.1 500 Not Yours\r\nContent-Length: 0\r\n\r\n")
            sent.set()
        peer.gone()

    def between(number: int) -> None:
        go.set()
        assert sent.wait(PATIENCE_S)

    with raw(late) as server:
        assert ask(twin, server.endpoint, POST, POST, between=between) == [(200, b"ok")] * 2
        assert len(server.served) == 2


@requirement("PRV-11")
@every_twin
@pytest.mark.parametrize("call", [GET, POST], ids=["GET", "POST"])
def test_a_connection_that_the_server_closed_meanwhile_is_not_used(twin: str, call: HttpCall) -> None:
    def once(peer: Peer) -> None:
        peer.request()
        peer.send(OK)

    with raw(once) as server:
        found = ask(twin, server.endpoint, call, call, between=lambda number: left(server, number))
        assert (found, len(server.heads)) == ([(200, b"ok")] * 2, 2)


@requirement("PRV-6", "PRV-11")
@every_twin
@pytest.mark.parametrize(
    ("call", "said", "expected", "times"),
    [
        (GET, b"", (200, b"ok"), 3),
        (POST, b"", "broken", 2),
        (GET, b"HTTP/1.1 2", "broken", 2),
        (GET, b"\x15\x03\x01\x00\x02\x02\x46 \r\n\r\n", "garbage", 2),
    ],
    ids=["asked again", "may be answered already", "an answer had begun", "garbage"],
)
def test_only_what_changes_nothing_is_asked_again_after_a_close_under_way(
    twin: str, call: HttpCall, said: bytes, expected: object, times: int
) -> None:
    def closes(peer: Peer) -> None:
        peer.request()
        peer.send(OK)
        if peer.number == 0:
            peer.request()
            peer.send(said)
        else:
            peer.gone()

    with raw(closes) as server:
        assert ask(twin, server.endpoint, call, call) == [(200, b"ok"), expected]
        assert len(server.heads) == times


@requirement("PRV-6")
@every_twin
def test_a_call_is_asked_again_once_and_not_on_a_new_connection(twin: str) -> None:
    def closes(peer: Peer) -> None:
        if peer.number == 0:
            peer.request()
            peer.send(OK)
        peer.request()

    with raw(closes) as server:
        assert ask(twin, server.endpoint, GET, GET, GET) == [(200, b"ok"), "broken", "broken"]
        assert len(server.heads) == 4


@requirement("PRV-8")
@every_twin
def test_a_large_body_arrives_whole(twin: str) -> None:
    body = bytes(range(256)) * (Pieces.SIZE // 64)
    seen: list[bytes] = []

    def keep(peer: Peer) -> None:
        while (request := peer.request())[0]:
            seen.append(request[1])
            peer.send(OK)

    with raw(keep) as server:
        assert ask(twin, server.endpoint, *[HttpCall("POST", "/x", body)] * 2) == [(200, b"ok")] * 2
        assert (seen, len(server.served)) == ([body] * 2, 1)


@requirement("PRV-6")
@every_twin
def test_an_answer_before_the_body_is_sent_is_the_answer_and_ends_the_connection(twin: str) -> None:
    early = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 413 Too Large\r\nContent-Length: 3\r\n\r\nbig"
    large = HttpCall("POST", "/x", bytes(64 << 20))
    stop = threading.Event()

    def deaf(peer: Peer) -> None:
        peer.head()
        peer.send(OK if peer.number else early)
        assert stop.wait(PATIENCE_S)  # the body is not read before the answer is
        peer.gone()

    with raw(deaf) as server:
        found = ask(twin, server.endpoint, large, POST, between=lambda number: stop.set())
        assert (found, len(server.heads)) == ([(413, b"big"), (200, b"ok")], 2)


@requirement("PRV-6")
@every_twin
@for_each(
    ("said", "expected"),
    [
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + OK, (200, b"ok")),
        (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n", "garbage"),
        (b"HTTP/1.1 200 OK\r\nX-Big: " + b"x" * (MOST_HEAD + 1), "garbage"),
        (b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * (MOST_HEAD // 5), "garbage"),
        (b"HTTP/2 200\r\n\r\n", "garbage"),
        (b"SSH-2.0-x\r\n\r\n", "garbage"),
        (b"HTTP/1.1 200 OK\r\nA", "broken"),
        (b"", "broken"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok", "garbage"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\nok", "garbage"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "garbage"),
        (b"HTTP/1.1 204 No Content\r\n\r\n", (204, b"")),
        (b"HTTP/1.1 200 OK\r\n\r\nto the end", (200, b"to the end")),
        (b"HTTP/1.0 200 OK\r\n\r\nto the end", (200, b"to the end")),
        (b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok", (200, b"ok")),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\nok\r\n0\r\nX: y\r\n\r\n", (200, b"ok")),
        (
            b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n",
            (200, b"ok"),
        ),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nok", "ok … garbage"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n", "ok … garbage"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\nxyz\r\n", "ok … garbage"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"0" * MOST_HEAD + b"1\r\n", " … garbage"),
    ],
)
def test_an_answer_is_read_by_its_own_length_and_what_is_none_is_refused(
    twin: str, said: bytes, expected: object
) -> None:
    def says(peer: Peer) -> None:
        peer.request()
        peer.send(said)
        with contextlib.suppress(OSError):  # a client that refuses what came may have closed already
            peer.socket.shutdown(socket.SHUT_WR)  # its end comes in order, even if not all of it is read
        peer.gone()

    with raw(says) as server:
        assert ask(twin, server.endpoint, POST) == [expected]
        assert len(server.heads) == 1


@requirement("PRV-6")
@every_twin
def test_a_reset_is_not_the_end_of_a_body_without_a_length(twin: str) -> None:
    opened = threading.Event()

    def breaks(peer: Peer) -> None:
        peer.request()
        peer.send(b"HTTP/1.1 200 OK\r\n\r\n")
        assert opened.wait(PATIENCE_S)
        peer.reset()

    with raw(breaks) as server:
        assert ask(twin, server.endpoint, GET, opened=opened.set) == [" … broken"]


@requirement("PRV-7")
@every_twin
@pytest.mark.parametrize("path", ["/x HTTP/1.1\r\nX-Own: y", "/x\r\n\r\nGET /y HTTP/1.1", "/\x00", "/a b"])
def test_no_path_becomes_another_line_of_the_head(twin: str, path: str) -> None:
    with raw(answers) as server:
        assert ask(twin, server.endpoint, HttpCall("GET", path)) == ["broken"]
        assert server.served == []


@requirement("PRV-7")
@every_twin
@pytest.mark.parametrize("host", ["::1", "localhost"])
def test_a_server_that_listens_on_ipv6_only_is_reached(twin: str, host: str) -> None:
    if not has_ipv6():
        pytest.skip("this machine has no IPv6 loopback address")
    with on_ipv6_only() as listening, raw(answers, listening) as server:
        assert ask(twin, Endpoint("http", host, server.endpoint.port), GET) == [(200, b"ok")]


@requirement("PRV-7")
@pytest.mark.parametrize("host", ["example.com", "10.0.0.1", "localhost.", "127.1", "0x7f.1", "::ffff:127.0.0.1", "::"])
def test_the_rule_for_addresses_is_asked_where_a_connection_is_opened(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(*_: object, **__: object) -> None:
        raise AssertionError("a connection is opened")

    monkeypatch.setattr(socket, "getaddrinfo", connect)
    monkeypatch.setattr(socket.socket, "connect", connect)
    endpoint = Endpoint("http", host, 80)
    for twin in ("async", "sync"):
        with pytest.raises(ConfigurationError):
            ask(twin, endpoint, GET)


@requirement("PRV-1")
def test_a_call_that_is_dropped_closes_its_connection() -> None:
    gone = [threading.Event(), threading.Event()]

    def streams(peer: Peer) -> None:
        peer.request()
        peer.send(b"HTTP/1.1 200 OK\r\n\r\nfirst")
        peer.gone()
        gone[peer.number].set()

    async def main(caller: HttpClient) -> None:
        call = await caller.open(STEP)
        assert await call.read(PATIENCE_S) == b"first"
        del call
        gc.collect()
        assert await asyncio.to_thread(gone[1].wait, PATIENCE_S)

    with raw(streams) as server:
        caller = SyncHttpClient(address(server), LocalOnly())
        call = caller.open(STEP._replace(watch=Cancellation()))
        assert call.read(PATIENCE_S) == b"first"
        del call
        gc.collect()
        assert gone[0].wait(PATIENCE_S)
        asyncio.run(main(HttpClient(address(server), LocalOnly())))


@requirement("PRV-1")
@pytest.mark.parametrize("begun", [False, True], ids=["before the head", "inside the body"])
def test_a_task_that_is_cancelled_closes_the_connection(begun: bool) -> None:
    asked, gone = threading.Event(), threading.Event()

    def waits(peer: Peer) -> None:
        peer.request()
        peer.send(b"HTTP/1.1 200 OK\r\n\r\n" if begun else b"")
        asked.set()
        peer.gone()
        gone.set()

    async def main(caller: HttpClient) -> None:
        async def call() -> None:
            opened = await caller.open(STEP)
            try:
                await opened.read(PATIENCE_S)
            finally:
                await opened.close()

        task = asyncio.ensure_future(call())
        await asyncio.to_thread(asked.wait, PATIENCE_S)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await asyncio.to_thread(gone.wait, PATIENCE_S)

    with raw(waits) as server:
        asyncio.run(main(HttpClient(address(server), LocalOnly())))


@requirement("PRV-1")
@every_twin
def test_a_read_that_waits_ends_when_the_call_or_the_caller_is_closed(twin: str) -> None:
    kinds: list[str] = []

    def waits(peer: Peer) -> None:
        peer.request()
        peer.send(b"HTTP/1.1 200 OK\r\n\r\n")
        peer.gone()

    async def main(caller: HttpClient) -> None:
        for close_all in (False, True):
            call = await caller.open(STEP)
            reading = asyncio.ensure_future(call.read(PATIENCE_S))
            await asyncio.sleep(0)
            await (caller if close_all else call).close()
            with pytest.raises(TransportFailure) as caught:
                await reading
            kinds.append(caught.value.kind)

    def sync(caller: SyncHttpClient) -> None:
        for close_all in (False, True):
            call = caller.open(STEP._replace(watch=Cancellation()))

            def read(call: SyncPlainCall = call) -> None:
                try:
                    call.read(PATIENCE_S)
                except TransportFailure as failure:
                    kinds.append(
                        "broken" if failure.kind == "closed" else failure.kind
                    )  # where it came before the read

            reading = threading.Thread(target=read)
            reading.start()
            (caller if close_all else call).close()
            reading.join(PATIENCE_S)

    with raw(waits) as server:
        if twin == "sync":
            sync(SyncHttpClient(address(server), LocalOnly()))
        else:
            asyncio.run(main(HttpClient(address(server), LocalOnly())))
    assert kinds == ["broken"] * 2


@requirement("PRV-11")
def test_a_caller_that_was_closed_opens_nothing() -> None:
    async def main(caller: HttpClient) -> None:
        await caller.close()
        await caller.close()
        with pytest.raises(TransportFailure, match="closed"):
            await caller.open(STEP)

    with raw(answers) as server:
        caller = SyncHttpClient(address(server), LocalOnly())
        caller.close()
        caller.close()
        with pytest.raises(TransportFailure, match="closed"):
            caller.open(STEP._replace(watch=Cancellation()))
        asyncio.run(main(HttpClient(address(server), LocalOnly())))
        assert server.served == []

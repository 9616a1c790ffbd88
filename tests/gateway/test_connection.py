"""Raw sockets: requests that could be read in two ways, that never end, or that are sent to hold the gateway up."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import h11
import pytest

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, until
from tests.requirements import requirement
from turnwire.gateway.http import connection
from turnwire.gateway.http.connection import LAST_WORDS_S, SLICE, Connection
from turnwire.gateway.http.connection_limits import Waiting
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

KEY = "tw-5f1c0e9a7b"
BODY = json.dumps({"model": "mock", "stream": False, "messages": [{"role": "user", "content": "hello"}]}).encode()
ASK = b"POST /api/chat HTTP/1.1\r\nHost: localhost\r\n"


@contextmanager
def connected(running: RunningGateway) -> Iterator[socket.socket]:
    with socket.create_connection((running.host, running.port), PATIENCE_S) as raw:
        yield raw


def until_closed(raw: socket.socket) -> bytes:
    """Everything until the gateway closes the connection."""
    data = b""
    try:
        while piece := raw.recv(65536):
            data += piece
    except ConnectionResetError:  # it closed before it had read all that was sent
        pass
    return data


def answer_to(running: RunningGateway, data: bytes) -> bytes:
    """What comes for `data` until the gateway closes the connection."""
    with connected(running) as raw:
        raw.sendall(data)
        return until_closed(raw)


def status_of(answer: bytes) -> int:
    assert answer.startswith(b"HTTP/1.1 "), answer
    return int(answer[9:12])


@requirement("PRV-8")
@pytest.mark.parametrize("authority", ["localhost", "127.0.0.1:1", "[::1]"])
@pytest.mark.parametrize("scheme", ["http", "HTTPS"])
def test_a_whole_url_as_the_target_is_answered_as_its_path(
    gateway: RunningGateway, scheme: str, authority: str
) -> None:
    head = f"POST {scheme}://{authority}/api/%63hat?x=1 HTTP/1.1\r\nHost: models.test\r\nConnection: close\r\n"
    size = f"Content-Type: application/json\r\nContent-Length: {len(BODY)}\r\n\r\n"
    answer = answer_to(gateway, head.encode() + size.encode() + BODY)
    assert (status_of(answer), b'"done":true' in answer) == (200, True)


@requirement("PRV-8")
@pytest.mark.parametrize(
    "target", ["http://models.test/health", "http://u@127.0.0.1/health", "http:///health", "http://localhost.evil:1/"]
)
def test_the_authority_of_a_whole_url_counts_in_place_of_the_host_header(gateway: RunningGateway, target: str) -> None:
    ask = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert status_of(answer_to(gateway, ask.encode())) == 403


@requirement("PRV-8")
@pytest.mark.parametrize("target", ["ftp://localhost/health", "health", "//localhost/health", "http:/health"])
def test_a_target_that_is_neither_a_path_nor_a_url_is_not_found(gateway: RunningGateway, target: str) -> None:
    ask = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert status_of(answer_to(gateway, ask.encode())) in (400, 404)


@requirement("PRV-8")
def test_a_byte_order_mark_before_a_body_is_passed_over(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.post("/api/chat", content=b"\xef\xbb\xbf" + BODY, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["done"]) == (200, True)


@requirement("PRV-8")
@pytest.mark.parametrize(
    "framing",
    [
        b"Content-Length: %(n)d\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: %(n)d\r\n",
        b"transfer-encoding: CHUNKED\r\ncontent-length: 0\r\n",
        b"Content-Length: %(n)d\r\nContent-Length: %(n)d\r\n",
        b"Content-Length: %(n)d\r\ncontent-length: 0\r\n",
        b"Content-Length: %(n)d, %(n)d\r\n",
        b"Content-Length: +%(n)d\r\n",
        b"Content-Length: -1\r\n",
        b"Content-Length: 0x10\r\n",
        b"Content-Length: %(n)d \x0b\r\n",
        b"Content-Length : %(n)d\r\n",
        b"Content-Length:\r\n %(n)d\r\n",
        b"Content-Length: 99999999999999999999999\r\n",
        b"X: y\r\n Content-Length: 0\r\nContent-Length: %(n)d\r\n",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked, chunked\r\n",
        b"Transfer-Encoding: identity\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Transfer-Encoding: gzip, chunked\r\n",
        b"Transfer-Encoding:\r\n chunked\r\n",
        b"Transfer-Encoding\t: chunked\r\n",
    ],
)
def test_a_body_whose_end_could_be_read_in_two_ways_is_refused_and_the_connection_closed(
    framing: bytes, gateway: RunningGateway
) -> None:
    framed = framing.replace(b"%(n)d", b"%d" % len(BODY))
    smuggled = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n"
    body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY) if b"chunked" in framing.lower() else BODY
    answer = answer_to(gateway, ASK + framed + b"\r\n" + body + smuggled)
    assert status_of(answer) == 400
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer.lower()


@requirement("PRV-8")
def test_chunks_are_not_known_to_http_1_0(gateway: RunningGateway) -> None:
    head = b"POST /api/chat HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert status_of(answer_to(gateway, head + b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY))) == 400


@requirement("PRV-8")
@pytest.mark.parametrize("chunk", [b"5;" + b"x" * 70_000, b"g\r\n", b"-1\r\n", b"0x5\r\n", b"5\r\nhelloX", b"f" * 40])
def test_chunks_that_are_none_are_refused(chunk: bytes, gateway: RunningGateway) -> None:
    answer = answer_to(gateway, ASK + b"Transfer-Encoding: chunked\r\n\r\n" + chunk + b"\r\n" * 2)
    assert status_of(answer) == 400


@requirement("PRV-8")
def test_a_head_request_that_is_refused_gets_a_head_alone(gateway: RunningGateway) -> None:
    sent = b"HEAD /v1/models HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n"
    head, _, body = answer_to(gateway, sent).partition(b"\r\n\r\n")
    assert (head.split(b"\r\n")[0], body) == (b"HTTP/1.1 400 Bad Request", b"")


@requirement("PRV-9")
@pytest.mark.parametrize(
    "hosts", [b"", b"Host: localhost\r\nHost: localhost\r\n", b"Host: localhost\r\nhost: evil\r\n"]
)
def test_there_is_exactly_one_host_header(hosts: bytes, gateway: RunningGateway) -> None:
    assert status_of(answer_to(gateway, b"GET /api/version HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")) == 400


@requirement("PRV-9")
@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8787.evil.com", "localhost:evil.com", "localhost:8787:80", "localhost:-1", "localhost:65536"),
        *("localhost:99999", "localhost:000080", "localhost:+80", "localhost:8 0", "localhost:٨٠", "localhost/"),
        *("user@localhost", "localhost@evil.com", "localhost:8787@evil.com", "a:b@localhost:80", "localhost#evil.com"),
        *("localhost..", ".localhost.evil.com", "localhost.evil.com.", "xlocalhost", "localhost,evil.com"),
        *("[::1", "::1", "[::1]evil", "[::1]:80.evil.com", "[::1%25lo]", "[::1%lo]", "[localhost]", "[127.0.0.1]"),
        *("[[::1]]", "127.0.0.1:80.evil.com", "127.1", "0x7f.1", "2130706433", "0", "0.0.0.0", "[::]", "%6cocalhost"),
        *(
            "loc%61lhost",
            "localhost evil.com",
            "http://localhost",
            "localhost\\evil.com",
            "*",
            ":8787",
            "127.0.0.1.evil",
        ),
    ],
)
def test_what_only_looks_like_this_machine_in_the_host_header_is_refused(host: str, gateway: RunningGateway) -> None:
    data = b"GET /api/version HTTP/1.1\r\nHost: " + host.encode() + b"\r\nConnection: close\r\n\r\n"
    assert status_of(answer_to(gateway, data)) in (400, 403)


@requirement("PRV-9")
@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LocalHost:8787", "localhost.", "localhost.:80", "localhost:", "localhost:0", "localhost:65535"),
        *("127.0.0.1", "127.255.255.254:1", "[::1]", "[::1]:80", "[0:0:0:0:0:0:0:1]", "[::0001]:9", "A.localhost:5"),
    ],
)
def test_every_form_of_this_machines_name_is_let_in(host: str, gateway: RunningGateway) -> None:
    data = b"GET /api/version HTTP/1.1\r\nHost: " + host.encode() + b"\r\nConnection: close\r\n\r\n"
    assert status_of(answer_to(gateway, data)) == 200


@pytest.mark.parametrize("origin", ["http://[evil", "http://[::1", "//", "http://localhost:x"])
def test_an_origin_that_is_none_is_a_foreign_one(origin: str, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        assert http.get("/v1/models", headers={"origin": origin}).status_code == 403


@requirement("PRV-9")
@pytest.mark.parametrize(
    ("query", "status"),
    [
        *(("?providers=1", 401), ("?providers=0", 401), ("?providers", 401), ("?x=1&providers=true", 401)),
        *(("?%70roviders=1", 401), ("", 200), ("?verbose=1", 200)),
    ],
)
def test_the_health_of_providers_needs_the_key(query: str, status: int) -> None:
    with (
        run_gateway(MockProvider(), GatewaySettings(port=0, key=Secret(KEY))) as running,
        running.client() as http,
    ):
        assert http.get(f"/health{query}").status_code == status
        assert http.get(f"/health{query}", headers={"x-api-key": KEY}).status_code == 200


# Time limits


@pytest.fixture(scope="module")
def quick() -> Iterator[RunningGateway]:
    """A gateway with a short time limit for heads."""
    with run_gateway(MockProvider(), GatewaySettings(port=0, grace_s=0.2, head_timeout_s=0.5)) as running:
        yield running


@pytest.fixture(scope="module")
def quick_bodies() -> Iterator[RunningGateway]:
    """A gateway with a short time limit for bodies, and a long one for heads."""
    settings = GatewaySettings(port=0, grace_s=0.2, head_timeout_s=PATIENCE_S, body_timeout_s=0.5)
    with run_gateway(MockProvider(), settings) as running:
        yield running


@requirement("NFR-3")
@pytest.mark.parametrize("sent", [b"G", b"POST /api/chat HTTP/1.1\r\nHost: localhost\r\nX: y", ASK])
def test_a_head_that_does_not_end_is_given_up(sent: bytes, quick: RunningGateway) -> None:
    answer = answer_to(quick, sent)
    assert status_of(answer) == 408
    assert answer.endswith(b"the request did not arrive in time")


@requirement("NFR-3")
def test_a_connection_without_a_byte_is_closed_without_a_word(quick: RunningGateway) -> None:
    assert answer_to(quick, b"") == b""


@requirement("NFR-3")
@pytest.mark.parametrize("framing", [b"Content-Length: 500\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"])
def test_a_body_that_does_not_end_is_given_up_in_the_words_of_the_dialect(
    framing: bytes, quick_bodies: RunningGateway
) -> None:
    answer = answer_to(quick_bodies, ASK + framing)
    assert status_of(answer) == 408
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    assert "did not arrive within 0.5 s" in json.loads(body)["error"]


@requirement("NFR-3")
@pytest.mark.parametrize("path", [b"/api/version", b"/nothing"])
def test_a_body_that_nobody_reads_has_a_time_limit_too(
    path: bytes, quick_bodies: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LAST_WORDS_S", 0.1)
    answer = answer_to(quick_bodies, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
    assert answer.count(b"HTTP/1.1 ") == 1


@requirement("NFR-3")
def test_the_time_of_a_next_request_begins_with_its_first_byte(quick: RunningGateway) -> None:
    with connected(quick) as raw:
        raw.sendall(b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ver")
        answer = until_closed(raw)
    assert answer.count(b"HTTP/1.1 200") == 1
    assert answer.count(b"HTTP/1.1 408") == 1


class TurnedClock:
    """An event loop whose time passes when the test says so."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._now = 0.0
        self._timers: list[tuple[float, int, Any]] = []
        self._made = itertools.count()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def time(self) -> float:
        return self._now

    def call_later(self, seconds: float, function: Any) -> Any:
        return self.call_at(self._now + seconds, function)

    def call_at(self, when: float, function: Any) -> Any:
        timer = (when, next(self._made), function)
        self._timers.append(timer)

        def cancel() -> None:
            if timer in self._timers:
                self._timers.remove(timer)

        return SimpleNamespace(cancel=cancel, when=lambda: timer[0])

    def turn_to(self, now: float) -> None:
        while self._timers and min(self._timers)[0] <= now:
            timer = min(self._timers)
            self._timers.remove(timer)
            self._now = timer[0]
            timer[2]()
        self._now = now

    @property
    def is_still(self) -> bool:
        """Whether no timer is set."""
        return not self._timers


def a_connection(gateway: RunningGateway) -> tuple[Connection, Sink, TurnedClock]:
    """A connection as the server makes one, to nowhere."""
    clock, sink = TurnedClock(), Sink()
    protocol = Connection(gateway.server, clock)  # type: ignore[arg-type]  # as much of a loop as is asked for
    protocol.connection_made(sink)  # type: ignore[arg-type]  # as much of a transport as is asked for
    return protocol, sink, clock


HEAD = b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"


def test_bytes_of_a_head_that_come_one_by_one_do_not_start_the_time_again(gateway: RunningGateway) -> None:
    limit_s = gateway.gateway.services.settings.head_timeout_s

    async def main() -> list[bool]:
        protocol, sink, clock = a_connection(gateway)
        for number, byte in enumerate(HEAD[:-1]):
            clock.turn_to(limit_s * number / len(HEAD))
            protocol.data_received(bytes([byte]))
        seen = []
        for now in (limit_s * 0.99, limit_s):
            clock.turn_to(now)
            seen.append(sink.is_closed)
        protocol.connection_lost(None)
        return [*seen, clock.is_still]

    assert asyncio.run(main()) == [False, True, True]


def test_bytes_of_a_body_that_come_one_by_one_do_not_start_the_time_again(gateway: RunningGateway) -> None:
    limit_s = gateway.gateway.services.settings.body_timeout_s + LAST_WORDS_S

    async def main() -> list[bool]:
        protocol, sink, clock = a_connection(gateway)
        began = 1.0
        clock.turn_to(began)
        protocol.data_received(HEAD)
        for number in range(8):
            clock.turn_to(began + limit_s * number / 9)
            protocol.data_received(b"x")
        seen = []
        for now in (began + limit_s * 0.99, began + limit_s):
            clock.turn_to(now)
            seen.append(sink.is_closed)
        protocol.connection_lost(None)
        return [*seen, clock.is_still]

    assert asyncio.run(main()) == [False, True, True]


def test_a_request_that_has_come_has_no_time_limit_of_its_own(gateway: RunningGateway) -> None:
    settings = gateway.gateway.services.settings

    async def main() -> list[bool]:
        protocol, sink, clock = a_connection(gateway)
        protocol.data_received(HEAD + b"x" * 9)
        clock.turn_to(10 * (settings.head_timeout_s + settings.body_timeout_s))
        seen = [sink.is_closed, clock.is_still]
        protocol.connection_lost(None)
        return seen

    assert asyncio.run(main()) == [False, True]


class Sink:
    """A transport to nowhere."""

    def __init__(self) -> None:
        self.paused: list[bool] = []
        self.is_closed = False

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 9) if name in ("peername", "sockname") else None

    def pause_reading(self) -> None:
        self.paused.append(True)

    def resume_reading(self) -> None:
        self.paused.append(False)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def write(self, data: bytes) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


# How much one address may hold


@requirement("NFR-3")
def test_over_the_limit_of_an_address_the_oldest_waiting_connection_goes() -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, waiting_limit=3)
    with run_gateway(MockProvider(), settings) as running, ExitStack() as stack:
        waiting = [stack.enter_context(connected(running)) for _ in range(3)]
        for raw in waiting:
            raw.sendall(ASK)
        reached(running, 3)
        newer = stack.enter_context(connected(running))
        newer.sendall(ASK + b"Content-Length: %d\r\n\r\n" % len(BODY))
        assert status_of(until_closed(waiting[0])) == 408
        newer.sendall(BODY)
        assert status_of(newer.recv(65536)) == 200
        waiting[1].sendall(b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY)
        assert status_of(waiting[1].recv(65536)) == 200


def reached(running: RunningGateway, count: int) -> None:
    """Wait until `count` connections are counted."""
    until(lambda: running.server.waiting.count("127.0.0.1") >= count)


def test_connections_are_counted_by_address_and_the_order_is_that_of_waiting() -> None:
    given_up: list[str] = []

    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

        def give_up(self) -> None:
            given_up.append(self.name)

    waiting = Waiting(2)
    a, b, c, d = (Named(name) for name in "abcd")
    for each in (a, b, a):
        waiting.add(each, "one")  # type: ignore[arg-type]  # any object can wait
    waiting.add(c, "two")  # type: ignore[arg-type]  # any object can wait
    assert (given_up, waiting.count("one"), waiting.count("two")) == ([], 2, 1)
    waiting.add(d, "one")  # type: ignore[arg-type]  # any object can wait
    assert given_up == ["b"]
    waiting.discard(a, "one")  # type: ignore[arg-type]  # any object can wait
    waiting.discard(d, "one")  # type: ignore[arg-type]  # any object can wait
    waiting.discard(d, "one")  # type: ignore[arg-type]  # any object can wait
    assert (waiting.count("one"), waiting.count("two")) == (0, 1)


# What takes the loop's time


@requirement("NFR-3")
def test_chunks_of_one_byte_are_read_a_slice_at_a_time(
    gateway: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[int] = []
    next_event = h11.Connection.next_event

    def counted(self: h11.Connection) -> Any:
        event = next_event(self)
        events[-1:] = [events[-1] + 1] if events else [1]
        return event

    fed = Connection._feed

    def feed(self: Connection) -> None:
        events.append(0)
        fed(self)

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    monkeypatch.setattr(Connection, "_feed", feed)
    padded = BODY + b" " * 40_000
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in padded) + b"0\r\n\r\n"
    answer = answer_to(gateway, ASK + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
    assert status_of(answer) == 200
    assert sum(events) > len(padded)
    assert max(events) < 1500  # a slice of 8 KiB has 1365 chunks of one byte


def test_a_body_in_one_piece_after_slices_is_read_whole(gateway: RunningGateway) -> None:
    for size in (1, SLICE - 1, SLICE, SLICE + 1, 300_000, 2_000_000):
        body = BODY + b" " * size
        answer = answer_to(gateway, ASK + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        assert status_of(answer) == 200, size


def test_pipelined_requests_are_answered_one_after_another(gateway: RunningGateway) -> None:
    one = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n"
    last = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answer = answer_to(gateway, one * 500 + last)
    assert (answer.count(b"HTTP/1.1 200"), answer.count(b"HTTP/1.1 404")) == (500, 1)


def test_a_head_over_its_limit_is_refused(gateway: RunningGateway) -> None:
    flood = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 90) for number in range(1000))
    assert status_of(answer_to(gateway, ASK + flood + b"\r\n")) == 400


def test_a_body_on_get_is_no_second_request(gateway: RunningGateway) -> None:
    inner = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(inner)
    last = b"GET /api/tags HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answer = answer_to(gateway, head + inner + last)
    assert (answer.count(b"HTTP/1.1 200"), answer.count(b"HTTP/1.1 404")) == (2, 0)


def test_http_1_0_is_answered_and_its_connection_closed(gateway: RunningGateway) -> None:
    assert status_of(answer_to(gateway, b"GET /api/version HTTP/1.0\r\nHost: localhost\r\n\r\n")) == 200

"""A client that does not read its answer: what is held for it is bounded, and so is the time that it is held."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.test_connection import until_closed
from tests.gateway.test_streaming import behind
from tests.patience import PATIENCE_S, until
from tests.providers.standin import SSE, Connection, Request, delta, sse
from tests.requirements import requirement
from turnwire.gateway.http.connection_limits import Unread
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider

PIECE = 16 * 1024
LONG = "x" * PIECE
WHOLE = 16 * 1024 * 1024


@contextmanager
def asking(running: RunningGateway, **body: Any) -> Iterator[socket.socket]:
    """A connection whose client asks and takes little."""
    data = json.dumps({"messages": [{"role": "user", "content": "hello"}], "model": "m", **body}).encode()
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE_S)
        raw.connect((running.host, running.port))
        head = b"POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        raw.sendall(head + b"Content-Length: %d\r\n\r\n" % len(data) + data)
        yield raw


def until_no_connections(running: RunningGateway) -> None:
    """Wait until the gateway has let go of every client."""
    until(lambda: not running.server.connections)


@requirement("NFR-3", "PRV-1")
def test_a_stream_that_its_client_does_not_read_is_cut_and_holds_little(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[int] = []
    look = Unread._look

    def note(self: Unread) -> None:
        assert self.transport is not None
        held.append(self.transport.get_write_buffer_size())
        look(self)

    monkeypatch.setattr(Unread, "_look", note)

    async def respond(connection: Connection, request: Request) -> None:
        await connection.stream(SSE)
        for _ in range(8192):  # 128 MiB, if anybody took them
            await connection.chunk(sse(delta(LONG), done=False))
        await connection.gone()

    with behind(respond, write_timeout_s=0.2) as (gateway, _), asking(gateway, stream=True):
        (line,) = gateway.wait_for_log(1)
        until_no_connections(gateway)
        assert gateway.gateway.services.metrics.active == 0
    assert line["client_gone"] is True
    assert 0 < max(held) < 64 * 1024 + 8 * PIECE


@requirement("NFR-3")
def test_a_whole_answer_that_its_client_does_not_read_is_cut_too() -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, write_timeout_s=0.2)
    with run_gateway(MockProvider("x" * WHOLE), settings) as running, asking(running) as raw:
        running.wait_for_log(1)
        until_no_connections(running)
        assert len(until_closed(raw)) < WHOLE


@requirement("NFR-3")
def test_a_client_that_reads_gets_everything() -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, write_timeout_s=PATIENCE_S)
    with run_gateway(MockProvider("x" * WHOLE), settings) as running, asking(running) as raw:
        head, _, rest = raw.recv(1024).partition(b"\r\n\r\n")
        length = next(
            int(line.partition(b":")[2]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
        )
        size = len(rest)
        while size < length and (piece := raw.recv(65536)):
            size += len(piece)
    assert size == length > WHOLE


class Outgoing:
    """A transport of which the test says how much waits in it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_cut = True


class Clock:
    """Timers that are only noted."""

    def __init__(self) -> None:
        self.running: list[tuple[float, Any]] = []

    def call_later(self, seconds: float, function: Any) -> Any:
        timer = (seconds, function)
        self.running.append(timer)

        class Handle:
            cancel = staticmethod(lambda: self.running.remove(timer))

        return Handle()


@pytest.fixture
def unread() -> tuple[Unread, Outgoing, Clock]:
    clock, transport = Clock(), Outgoing()
    # Stand-ins with what is used of a loop and a transport.
    made = Unread(clock, 5.0)  # type: ignore[arg-type]  # as said above
    made.transport = transport  # type: ignore[assignment]  # as said above
    return made, transport, clock


def ring(clock: Clock) -> None:
    """Let the one timer that runs be over."""
    ((seconds, function),) = clock.running
    clock.running.clear()
    assert seconds == 5.0
    function()


def test_taking_anything_starts_the_time_again(unread: tuple[Unread, Outgoing, Clock]) -> None:
    made, transport, clock = unread
    transport.waiting = 100
    made.wrote(100)
    for left in (99, 98, 1):
        transport.waiting = left
        ring(clock)
        assert not transport.is_cut
    ring(clock)
    assert transport.is_cut
    assert clock.running == []


def test_what_is_written_meanwhile_does_not_hide_that_the_client_takes_something(
    unread: tuple[Unread, Outgoing, Clock],
) -> None:
    made, transport, clock = unread
    transport.waiting = 100
    made.wrote(100)
    transport.waiting = 150  # one was taken, and more has come
    made.wrote(51)
    ring(clock)
    assert not transport.is_cut
    transport.waiting = 250  # nothing was taken
    made.wrote(100)
    ring(clock)
    assert transport.is_cut


def test_nothing_is_timed_while_nothing_waits(unread: tuple[Unread, Outgoing, Clock]) -> None:
    made, transport, clock = unread
    made.wrote(100)
    assert clock.running == []
    transport.waiting = 10
    made.wrote(10)
    assert len(clock.running) == 1
    transport.waiting = 0
    ring(clock)
    assert (transport.is_cut, clock.running) == (False, [])


def test_nothing_is_timed_once_the_connection_is_gone(unread: tuple[Unread, Outgoing, Clock]) -> None:
    made, transport, clock = unread
    transport.waiting = 10
    made.wrote(10)
    made.gone()
    assert clock.running == []


@pytest.mark.parametrize("value", [0, -1])
def test_the_limit_is_above_zero(value: float) -> None:
    with pytest.raises(Exception, match="write_timeout_s: give a number above 0"):
        GatewaySettings(port=0, write_timeout_s=value)

"""An open connection on asyncio: when a server has to wait, when the time of a read is over, what ends it idle."""

from __future__ import annotations

import asyncio
import math
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.providers.calls.io_actions import TransportFailure
from turnwire.providers.transport.address import KEEPALIVE_COUNT
from turnwire.providers.transport.connection import HELD, Http1Connection
from turnwire.providers.transport.http1 import RequestHead
from turnwire.providers.transport.pool import ConnectionPool
from turnwire.providers.transport.sync_connection import SyncHttp1Connection

REQUEST = RequestHead(b"GET /x HTTP/1.1\r\nHost: localhost\r\n", keeps_connection=True)
HEAD = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
END = b"0\r\n\r\n"


def chunk(data: bytes) -> bytes:
    """`data` as one chunk."""
    return b"%x\r\n%b\r\n" % (len(data), data)


class LaterLoop(asyncio.SelectorEventLoop):
    """A loop whose clock a test sets ahead."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class FakeTransport(asyncio.Transport):
    """A transport that notes what is asked of it, on a socket that nobody writes to."""

    def __init__(self) -> None:
        super().__init__()
        self.ours, self.theirs = socket.socketpair()
        self.said: list[str] = []
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.said.append("pause")

    def resume_reading(self) -> None:
        self.said.append("resume")

    def abort(self) -> None:
        self.said.append("abort")

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.ours

    def close_pair(self) -> None:
        self.ours.close()
        self.theirs.close()


def talk(client: Callable[[Http1Connection, FakeTransport, LaterLoop], Awaitable[None]]) -> None:
    """Run `client` with a connection."""
    loop = LaterLoop()

    async def main() -> None:
        transport = FakeTransport()
        connection = Http1Connection()
        connection.connection_made(transport)
        try:
            await client(connection, transport, loop)
        finally:
            connection.connection_lost(None)
            transport.close_pair()

    try:
        loop.run_until_complete(main())
    finally:
        loop.close()


async def opened(connection: Http1Connection) -> None:
    """Send a call, and let the head of its answer come."""
    calling = asyncio.ensure_future(connection.call(REQUEST, None, math.inf))
    await asyncio.sleep(0)
    connection.data_received(HEAD)
    assert (await calling).status == 200


@requirement("PRV-8")
def test_a_server_has_to_wait_while_nobody_reads() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        await opened(connection)
        for _ in range(3):
            connection.data_received(chunk(b"x" * (HELD // 2)))
        assert transport.said == ["pause"]
        size = 0
        while size < HELD // 2 * 3:
            size += len(await connection.read(20.0))
        assert transport.said == ["pause", "resume"]

    talk(client)


@requirement("PRV-1")
def test_a_head_that_comes_in_pieces_may_be_longer_than_what_a_connection_buffers() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        calling = asyncio.ensure_future(connection.call(REQUEST, None, math.inf))
        await asyncio.sleep(0)
        connection.data_received(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: " + b"a" * (HELD + 1000))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert transport.said == ["pause", "resume"]
        connection.data_received(b"\r\n\r\nhi")
        assert (await calling).status == 200
        assert await connection.read(20.0) == b"hi"

    talk(client)


@requirement("PRV-1")
def test_a_large_body_waits_for_a_server_that_does_not_take_it() -> None:
    body = bytes(range(256)) * 4096

    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        connection.pause_writing()
        calling = asyncio.ensure_future(connection.call(REQUEST, body, math.inf))
        await asyncio.sleep(0)
        assert transport.written.endswith(b"\r\nContent-Length: %d\r\n\r\n" % len(body))
        connection.resume_writing()
        await asyncio.sleep(0)
        assert transport.written.endswith(b"\r\n\r\n" + body)
        connection.data_received(HEAD + END)
        assert (await calling).status == 200

    talk(client)


@requirement("PRV-6")
def test_a_connection_whose_body_was_not_sent_is_not_used_again() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        connection.pause_writing()
        calling = asyncio.ensure_future(connection.call(REQUEST, bytes(1 << 20), math.inf))
        await asyncio.sleep(0)
        connection.data_received(HEAD + END)
        assert (await calling).status == 200
        assert (await connection.read(20.0), connection.http.is_over, connection.rest()) == (b"", True, False)

    talk(client)


@requirement("PRV-6")
@pytest.mark.parametrize("ending", ["end", "reset", "close"])
def test_a_connection_that_ends_while_its_body_is_sent_is_broken(ending: str) -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        connection.pause_writing()
        calling = asyncio.ensure_future(connection.call(REQUEST, bytes(1 << 20), math.inf))
        await asyncio.sleep(0)
        if ending == "end":
            connection.eof_received()
        elif ending == "reset":
            connection.connection_lost(ConnectionResetError(104, "reset"))
        else:
            connection.close()
        with pytest.raises(TransportFailure) as caught:
            await calling
        assert (caught.value.kind, caught.value.detail) == (
            "broken",
            "ConnectionResetError" if ending == "reset" else "",
        )

    talk(client)


@requirement("PRV-1")
def test_each_read_has_its_own_time_whatever_timer_is_set() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        await opened(connection)
        first = asyncio.ensure_future(connection.read(5.0))
        await asyncio.sleep(0)
        connection.data_received(chunk(b"one"))
        assert await first == b"one"
        second = asyncio.ensure_future(connection.read(100.0))  # the timer of the first is still set
        await asyncio.sleep(0)
        loop.ahead += 50.0
        for _ in range(3):
            await asyncio.sleep(0)
        assert not second.done()
        connection.data_received(chunk(b"two"))
        assert await second == b"two"
        third = asyncio.ensure_future(connection.read(10.0))  # less than what the timer has left
        await asyncio.sleep(0)
        loop.ahead += 11.0
        with pytest.raises(TransportFailure, match="timeout"):
            await third
        fourth = asyncio.ensure_future(connection.read(5.0))
        await asyncio.sleep(0)
        connection.data_received(chunk(b"four"))
        assert await fourth == b"four"
        fifth = asyncio.ensure_future(connection.read(100.0))
        await asyncio.sleep(0)
        for _ in range(2):  # the timer of the fourth goes off, is set anew, and goes off again
            loop.ahead += 60.0
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        with pytest.raises(TransportFailure, match="timeout"):
            await fifth

    talk(client)


@requirement("PRV-1")
def test_no_timer_ends_a_wait_that_has_no_limit_of_its_own() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        await opened(connection)
        first = asyncio.ensure_future(connection.read(5.0))
        await asyncio.sleep(0)
        connection.data_received(END)
        assert (await first, connection.rest(), connection.rise(600.0)) == (b"", True, True)
        calling = asyncio.ensure_future(connection.call(REQUEST, None, math.inf))  # its time is the driver's
        await asyncio.sleep(0)
        loop.ahead += 50.0
        for _ in range(3):
            await asyncio.sleep(0)
        assert not calling.done()
        connection.data_received(HEAD)
        assert (await calling).status == 200

    talk(client)


@requirement("PRV-1")
def test_a_read_of_what_has_arrived_lets_others_have_their_turn() -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        await opened(connection)
        connection.data_received(chunk(b"x" * 20_000) * 3)
        turns = []

        async def other() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        task = asyncio.ensure_future(other())
        for _ in range(3):
            await connection.read(20.0)
        task.cancel()
        assert len(turns) >= 2

    talk(client)


@requirement("PRV-6")
@pytest.mark.parametrize("event", ["data", "end", "lost", "expired", "unread"])
def test_an_idle_connection_to_which_something_happened_is_not_used_again(event: str) -> None:
    async def client(connection: Http1Connection, transport: FakeTransport, loop: LaterLoop) -> None:
        await opened(connection)
        connection.data_received(END)
        assert await connection.read(20.0) == b""
        assert connection.rest()
        match event:
            case "data":
                connection.data_received(HEAD)
                assert transport.said == ["abort"]
            case "end":
                connection.eof_received()
            case "lost":
                connection.connection_lost(None)
            case "expired":
                loop.ahead += 601.0
            case _:
                transport.theirs.send(b"x")  # there, and the loop has not seen it
        assert connection.rise(600.0) is False

    talk(client)


class Kept:
    """A connection that can always be used again."""

    is_closed = False

    def rest(self) -> bool:
        return not self.is_closed

    def rise(self, keepalive_s: float) -> bool:
        return True

    def close(self) -> None:
        self.is_closed = True


@requirement("PRV-11")
def test_a_pool_keeps_so_many_idle_connections_and_uses_the_latest_first() -> None:
    pool = ConnectionPool[Kept]()
    connections = [Kept() for _ in range(KEEPALIVE_COUNT + 2)]
    for connection in connections:
        pool.add(connection)
    for connection in connections:
        pool.release(connection)
    assert [connection.is_closed for connection in connections] == [False] * KEEPALIVE_COUNT + [True] * 2
    assert pool.take() is connections[KEEPALIVE_COUNT - 1]
    pool.close_all()
    assert all(connection.is_closed for connection in connections)
    late = Kept()
    with pytest.raises(TransportFailure, match="closed"):
        pool.add(late)
    assert late.is_closed


@requirement("PRV-1")
def test_a_socket_without_time_left_is_not_waited_for() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        connection = SyncHttp1Connection(ours)
        with pytest.raises(TransportFailure, match="timeout"):
            connection.call(REQUEST, None, 0.0)
        connection.close()
        connection.close()
        with pytest.raises(TransportFailure, match="broken"):
            connection.read(0.0)

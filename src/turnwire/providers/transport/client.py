"""Calls over plain HTTP/1.1, asynchronous: our own connections, the latest idle one used again.

The local-only rule is asked for each connection, and the address that it gave is connected to.
"""

from __future__ import annotations

import asyncio
import contextlib

from turnwire.providers.calls.io_actions import Head, HttpCall, Open, TransportFailure
from turnwire.providers.calls.per_loop import PerLoop
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.connect_queue import ConnectQueue, connected_socket
from turnwire.providers.transport.connection import Http1Connection
from turnwire.providers.transport.failures import reason_of
from turnwire.providers.transport.http1 import RequestHead
from turnwire.providers.transport.local_only import Endpoint, LocalOnly
from turnwire.providers.transport.pool import ConnectionPool


class LoopPool(ConnectionPool[Http1Connection]):
    """The connections of one event loop to one server."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self.connecting = ConnectQueue()

    def drop(self, connection: Http1Connection) -> None:
        """A call was dropped; from any thread, since a garbage collector has no place of its own."""
        with contextlib.suppress(RuntimeError):  # the loop is closed, and its connections with it
            self._loop.call_soon_threadsafe(self.end, connection)

    async def close(self) -> None:
        """Close every connection, also those in use."""
        self.close_all()
        await asyncio.sleep(0)  # asyncio closes the sockets in its next round


class PlainCall:
    """One open call. `close` may come at any time, also while `read` waits in another task."""

    def __init__(self, head: Head, connection: Http1Connection, pool: LoopPool) -> None:
        self.head = head
        self._connection = connection
        self._pool = pool
        self._is_over = False
        self._is_closed = False

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end. With its last bytes the connection is free.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        if self._is_over:
            return b""
        if self._is_closed:
            raise TransportFailure("closed")
        data = await self._connection.read(limit_s)
        if self._connection.is_over:
            self._is_over = True
            self._pool.release(self._connection)
        return data

    async def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        if not (self._is_over or self._is_closed):
            self._is_closed = True
            self._pool.end(self._connection)

    def __del__(self) -> None:
        """A call that is dropped unread closes its connection: that of a stream whose consumer went away."""
        if not (self._is_over or self._is_closed):
            self._pool.drop(self._connection)


class HttpClient:
    """Connections to one server, apart for each event loop that uses it. Used from any task and thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._local_only = local_only
        self._pools = PerLoop(LoopPool)

    async def open(self, step: Open) -> PlainCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
            ConfigurationError: the host may not be called.
        """
        request = self._address.request_head(step.call)
        pool = await self._pools.get()
        connection = pool.take()
        if connection is not None:
            try:
                return await _sent(request, step.call.body, connection, pool)
            except TransportFailure as failure:
                if not may_ask_again(step.call, failure, connection.heard):
                    raise
        endpoint = self._address.endpoint
        connection = await connect_plain(endpoint, self._local_only, step.connect_s, pool.connecting)
        pool.add(connection)
        return await _sent(request, step.call.body, connection, pool)

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls. Other loops close theirs at their end."""
        await self._pools.close()


def may_ask_again(call: HttpCall, failure: TransportFailure, heard: bool) -> bool:
    """Whether a call that failed on a connection used before may go out again on a new one.

    The server closed the connection while the call was under way; one that changes nothing is safe to repeat (RFC 9110,
    section 9.2.2). A model may be answering a chat already: whether that is asked again is the caller's to say.
    """
    return call.method == "GET" and failure.kind == "broken" and not heard


async def _sent(request: RequestHead, body: bytes | None, connection: Http1Connection, pool: LoopPool) -> PlainCall:
    try:
        head = await connection.call(request, body)
    except BaseException:  # cancelling too must close the connection
        pool.end(connection)
        raise
    return PlainCall(head, connection, pool)


async def connect_plain(
    endpoint: Endpoint, local_only: LocalOnly, limit_s: float, connecting: ConnectQueue
) -> Http1Connection:
    """A new connection, in turn.

    Raises:
        TransportFailure: nobody answers at any of its addresses, or not in time.
        ConfigurationError: the host may not be called.
    """
    loop = asyncio.get_running_loop()
    first: OSError | None = None
    for address in local_only.addresses(endpoint.host, endpoint.port):
        try:
            async with connecting.turn():
                opened = await connected_socket(address, endpoint.port, limit_s)
            return (await loop.create_connection(Http1Connection, sock=opened))[1]
        except TimeoutError as error:
            raise TransportFailure("connect_timeout") from error
        except OSError as error:
            first = first or error
    assert first is not None  # `addresses` gives at least one
    raise TransportFailure("unreachable", reason_of(first)) from first

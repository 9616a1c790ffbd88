"""HTTP/1.1 client without TLS, on our own connections; the idle connection used last is used first.

The local-only rule is asked for each connection, and the address that it gave is connected to.
"""

from __future__ import annotations

from turnwire.providers.calls.io_actions import Head, Open, TransportFailure, reason_of
from turnwire.providers.calls.waiting import PerLoop, pause
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.connection import Http1Connection, LoopPool
from turnwire.providers.transport.delivery import LOOKS_S
from turnwire.providers.transport.http1 import RequestHead
from turnwire.providers.transport.local_only import LocalOnly


class PlainCall:
    """One open call. `close` may come at any time, also while `read` waits elsewhere."""

    __slots__ = ("_connection", "_is_closed", "_is_over", "_pool", "head")

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
        if self._connection.http.is_over:
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
    """Connections to one server, those of each event loop for themselves. Used from any task and thread."""

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
        deadline = pool.deadline(step)
        connection = pool.take()
        if connection is not None:
            try:
                return await self._sent(request, step, connection, pool, deadline)
            except TransportFailure as failure:
                if failure.kind == "broken" and not connection.http.heard:
                    pool.closed_by_server(connection.idle_s)
                if not _may_ask_again(
                    step, failure, heard=connection.http.heard, arrived=connection.look() is not True
                ):
                    raise
        connection = await self._connected(step, pool, deadline)
        pool.add(connection)
        return await self._sent(request, step, connection, pool, deadline)

    async def _sent(
        self, request: RequestHead, step: Open, connection: Http1Connection, pool: LoopPool, deadline: float
    ) -> PlainCall:
        try:
            if step.watch is not None:
                step.watch.uses(connection)
            head = await _called(request, step, connection, deadline)
        except BaseException:  # cancelling too must close the connection
            pool.end(connection)
            raise
        return PlainCall(head, connection, pool)

    async def _connected(self, step: Open, pool: LoopPool, deadline: float) -> Http1Connection:
        """A new connection.

        Raises:
            TransportFailure: nobody answers at any of its addresses, or not in time.
            ConfigurationError: the host may not be called.
        """
        first: OSError | None = None
        endpoint = self._address.endpoint
        for address in self._local_only.addresses(endpoint.host, endpoint.port):
            try:
                return await pool.connect(address, endpoint.port, step, deadline)
            except TimeoutError as error:
                raise TransportFailure("connect_timeout") from error
            except OSError as error:
                first = first or error
        assert first is not None  # `addresses` gives at least one
        raise TransportFailure("unreachable", reason_of(first)) from first

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls; other loops close theirs at their end."""
        await self._pools.close()


async def _called(request: RequestHead, step: Open, connection: Http1Connection, deadline: float) -> Head:
    """The head of the answer; where the connection breaks, it is looked at while it is there."""
    try:
        return await connection.call(request, step.call.body, deadline)
    except TransportFailure as failure:
        if failure.kind == "broken":
            for seconds in LOOKS_S:
                if connection.look() is not None:
                    break
                await pause(seconds)
        raise


def _may_ask_again(step: Open, failure: TransportFailure, *, heard: bool, arrived: bool) -> bool:
    """Return whether a call that failed on a connection used before may go out again on a new one.

    The server closed the connection while the call was under way; one that changes nothing is safe to repeat (RFC 9110,
    section 9.2.2), and any other where it never came to the server. Else a model may be answering a chat already:
    whether that is asked again is the caller's to say.
    """
    if step.watch is not None and step.watch.is_closed:
        return False
    return failure.kind == "broken" and not heard and (step.call.method == "GET" or not arrived)

"""The synchronous twin of `plain_caller`."""

from __future__ import annotations

import socket
import time

from turnwire.providers.calls.io_actions import Head, Open, TransportFailure
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.cancellation import Cancellation
from turnwire.providers.transport.client import may_ask_again
from turnwire.providers.transport.failures import reason_of
from turnwire.providers.transport.http1 import RequestHead
from turnwire.providers.transport.local_only import Endpoint, LocalOnly
from turnwire.providers.transport.pool import ConnectionPool
from turnwire.providers.transport.sync_connection import SyncHttp1Connection


class SyncPlainCall:
    """One open call. `close` may come from another thread while `read` waits."""

    def __init__(self, head: Head, connection: SyncHttp1Connection, pool: ConnectionPool[SyncHttp1Connection]) -> None:
        self.head = head
        self._connection = connection
        self._pool = pool
        self._is_over = False
        self._is_closed = False

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end. With its last bytes the connection is free.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        if self._is_over:
            return b""
        if self._is_closed:
            raise TransportFailure("closed")
        data = self._connection.read(time.monotonic() + limit_s)
        if self._connection.is_over:
            self._is_over = True
            self._pool.release(self._connection)
        return data

    def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        if not (self._is_over or self._is_closed):
            self._is_closed = True
            self._pool.end(self._connection)

    def __del__(self) -> None:
        """A call that is dropped unread closes its connection: that of a stream whose consumer went away."""
        self.close()


class SyncHttpClient:
    """Connections to one server. Used from any thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._local_only = local_only
        self._pool: ConnectionPool[SyncHttp1Connection] = ConnectionPool()

    def open(self, step: Open, watch: Cancellation) -> SyncPlainCall:
        """Send a call and wait for the head of its answer; `watch` can break it off from another thread.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
            ConfigurationError: the host may not be called.
        """
        deadline = time.monotonic() + step.limit_s
        request = self._address.request_head(step.call)
        connection = self._pool.take()
        if connection is not None:
            try:
                return self._sent(request, step.call.body, connection, deadline, watch)
            except TransportFailure as failure:
                if watch.is_closed or not may_ask_again(step.call, failure, connection.heard):
                    raise
        limit_s = min(step.connect_s, deadline - time.monotonic())
        connection = connect_plain_sync(self._address.endpoint, self._local_only, limit_s)
        self._pool.add(connection)
        return self._sent(request, step.call.body, connection, deadline, watch)

    def _sent(
        self,
        request: RequestHead,
        body: bytes | None,
        connection: SyncHttp1Connection,
        deadline: float,
        watch: Cancellation,
    ) -> SyncPlainCall:
        try:
            watch.uses(connection)
            head = connection.call(request, body, deadline)
        except BaseException:  # an interrupt too must close the connection
            self._pool.end(connection)
            raise
        return SyncPlainCall(head, connection, self._pool)

    def close(self) -> None:
        """Close every connection and refuse further calls."""
        self._pool.close_all()


def connect_plain_sync(endpoint: Endpoint, local_only: LocalOnly, limit_s: float) -> SyncHttp1Connection:
    """A new connection.

    Raises:
        TransportFailure: nobody answers at any of its addresses, or not in time.
        ConfigurationError: the host may not be called.
    """
    if limit_s <= 0:
        raise TransportFailure("timeout")
    first: OSError | None = None
    for address in local_only.addresses(endpoint.host, endpoint.port):
        try:
            connected = socket.create_connection((address, endpoint.port), limit_s)
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return SyncHttp1Connection(connected)
        except TimeoutError as error:
            raise TransportFailure("connect_timeout") from error
        except OSError as error:
            first = first or error
    assert first is not None  # `addresses` gives at least one
    raise TransportFailure("unreachable", reason_of(first)) from first

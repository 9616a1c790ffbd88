"""Connection pool for one HTTPS server: the idle connection used last is used first, and a new one is opened if none is
idle.

Built on httpcore's connections (HTTP/1.1, HTTP/2, TLS). Its own pools serve many servers and look at every connection
for each call, and at each pair of them while many are idle: with 200 streams at once that cost more than all the rest.
One server needs a stack of idle connections, and that takes the same time however many there are.
"""

from __future__ import annotations

import ssl
import threading
import time
from functools import partial

import httpcore

from turnwire.providers.calls.waiting import shielded
from turnwire.providers.transport.address import KEEPALIVE_COUNT
from turnwire.providers.transport.idle_limit import IdleLimit
from turnwire.providers.transport.network import GuardedAsyncBackend


class AsyncConnections:
    """Connections to one server, of one event loop or of many threads. With HTTP/2 one serves several calls."""

    def __init__(
        self,
        origin: httpcore.Origin,
        backend: GuardedAsyncBackend,
        *,
        tls: ssl.SSLContext | None = None,
        keepalive_s: float,
        http2: bool = False,
    ) -> None:
        self._make = partial(
            httpcore.AsyncHTTPConnection,
            origin,
            ssl_context=tls,
            keepalive_expiry=keepalive_s,
            http2=http2,
            network_backend=backend,
        )
        self.backend = backend
        self._idle_limit = IdleLimit(keepalive_s)
        self._shared = http2
        self._idle: list[tuple[httpcore.AsyncHTTPConnection, float]] = []
        self._busy: dict[httpcore.AsyncHTTPConnection, int] = {}
        self._lock = threading.Lock()

    async def send(self, request: httpcore.Request) -> tuple[httpcore.Response, httpcore.AsyncHTTPConnection]:
        """The answer to `request` with its body still to be read, and the connection to `release` afterwards."""
        while True:
            connection = await self._free()
            try:
                return await connection.handle_async_request(request), connection
            except httpcore.ConnectionNotAvailable:  # an HTTP/2 connection that was full or just closed
                if self._leave(connection):
                    await self._end(connection)
            except BaseException:  # cancelling too must give the connection back
                await self.release(connection)
                raise

    async def _free(self) -> httpcore.AsyncHTTPConnection:
        stale: list[httpcore.AsyncHTTPConnection] = []
        with self._lock:
            found: httpcore.AsyncHTTPConnection | None = None
            while self._idle and found is None:
                connection, since = self._idle.pop()
                idle_s = time.monotonic() - since
                if connection.is_closed() or connection.has_expired():
                    self._idle_limit.closed_after(idle_s)
                    stale.append(connection)
                elif idle_s > self._idle_limit.seconds:
                    stale.append(connection)
                else:
                    found = connection
            if found is None and self._shared:
                found = next((connection for connection in self._busy if connection.is_available()), None)
            found = found or self._make()
            self._busy[found] = self._busy.get(found, 0) + 1
        for connection in stale:
            await self._end(connection)
        return found

    def _leave(self, connection: httpcore.AsyncHTTPConnection) -> bool:
        """One call less on `connection`; whether it was the last one."""
        with self._lock:
            calls = self._busy.pop(connection, 0) - 1
            if calls > 0:
                self._busy[connection] = calls
        return calls <= 0

    async def release(self, connection: httpcore.AsyncHTTPConnection) -> None:
        """A call on `connection` is over; the connection is kept if it can be used again."""
        if not self._leave(connection):
            return
        with self._lock:
            is_kept = connection.is_idle() and not connection.is_closed() and len(self._idle) < KEEPALIVE_COUNT
            if is_kept:
                self._idle.append((connection, time.monotonic()))
        if not is_kept:
            await self._end(connection)

    async def _end(self, connection: httpcore.AsyncHTTPConnection) -> None:
        with shielded():
            await connection.aclose()

    async def close(self) -> None:
        """Close every connection, also those in use."""
        with self._lock:
            connections = [*(connection for connection, _ in self._idle), *self._busy]
            self._idle, self._busy = [], {}
        for connection in connections:
            await self._end(connection)

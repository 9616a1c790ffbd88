"""The connections to one server: idle ones used again, the latest first, new ones opened when none is free.

Built on httpcore's connections (HTTP/1.1, HTTP/2, TLS). Its own pools serve many servers and look at every connection
for each call, and at each pair of them while many are idle: with 200 streams at once that cost more than all the
rest. One server needs a stack of idle connections, and that takes the same time however many there are.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

import anyio
import httpcore

KEEPALIVE_COUNT = 64
"""How many idle connections are kept. How many are in use is not limited: servers queue calls themselves."""


class AsyncConnections:
    """Connections of one event loop. `make` gives a new one, not yet connected; `shared`: one can serve several
    calls.
    """

    def __init__(self, make: Callable[[], httpcore.AsyncHTTPConnection], *, shared: bool) -> None:
        self._make = make
        self._shared = shared
        self._idle: list[httpcore.AsyncHTTPConnection] = []
        self._busy: dict[httpcore.AsyncHTTPConnection, int] = {}

    async def send(self, request: httpcore.Request) -> tuple[httpcore.Response, httpcore.AsyncHTTPConnection]:
        """The answer to `request` with its body still to be read, and the connection to `release` afterwards."""
        while True:
            connection = await self._free()
            self._busy[connection] = self._busy.get(connection, 0) + 1
            try:
                return await connection.handle_async_request(request), connection
            except httpcore.ConnectionNotAvailable:  # an HTTP/2 connection that was full or just closed
                if self._leave(connection):
                    await _close(connection)
            except BaseException:  # cancelling too must give the connection back
                await self.release(connection)
                raise

    async def _free(self) -> httpcore.AsyncHTTPConnection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed() and not connection.has_expired():
                return connection
            await _close(connection)
        if self._shared:
            for connection in self._busy:
                if connection.is_available():
                    return connection
        return self._make()

    def _leave(self, connection: httpcore.AsyncHTTPConnection) -> bool:
        """One call less on `connection`; whether it was the last one."""
        calls = self._busy.pop(connection, 0) - 1
        if calls > 0:
            self._busy[connection] = calls
        return calls <= 0

    async def release(self, connection: httpcore.AsyncHTTPConnection) -> None:
        """A call on `connection` is over; the connection is kept if it can be used again."""
        if not self._leave(connection):
            return
        if connection.is_idle() and not connection.is_closed() and len(self._idle) < KEEPALIVE_COUNT:
            self._idle.append(connection)
        else:
            await _close(connection)

    async def close(self) -> None:
        """Close every connection, also those in use."""
        connections = [*self._idle, *self._busy]
        self._idle, self._busy = [], {}
        for connection in connections:
            await _close(connection)


async def _close(connection: httpcore.AsyncHTTPConnection) -> None:
    with anyio.CancelScope(shield=True):
        await connection.aclose()


class Connections:
    """The synchronous twin of `AsyncConnections`, for any number of threads."""

    def __init__(self, make: Callable[[], httpcore.HTTPConnection], *, shared: bool) -> None:
        self._make = make
        self._shared = shared
        self._idle: list[httpcore.HTTPConnection] = []
        self._busy: dict[httpcore.HTTPConnection, int] = {}
        self._lock = threading.Lock()

    def send(self, request: httpcore.Request) -> tuple[httpcore.Response, httpcore.HTTPConnection]:
        """The answer to `request` with its body still to be read, and the connection to `release` afterwards."""
        while True:
            connection = self._free()
            try:
                return connection.handle_request(request), connection
            except httpcore.ConnectionNotAvailable:  # an HTTP/2 connection that was full or just closed
                if self._leave(connection):
                    connection.close()
            except BaseException:  # an interrupt too must give the connection back
                self.release(connection)
                raise

    def _free(self) -> httpcore.HTTPConnection:
        stale: list[httpcore.HTTPConnection] = []
        with self._lock:
            found: httpcore.HTTPConnection | None = None
            while self._idle and found is None:
                connection = self._idle.pop()
                if connection.is_closed() or connection.has_expired():
                    stale.append(connection)
                else:
                    found = connection
            if found is None and self._shared:
                found = next((connection for connection in self._busy if connection.is_available()), None)
            found = found or self._make()
            self._busy[found] = self._busy.get(found, 0) + 1
        for connection in stale:
            connection.close()
        return found

    def _leave(self, connection: httpcore.HTTPConnection) -> bool:
        """One call less on `connection`; whether it was the last one."""
        with self._lock:
            calls = self._busy.pop(connection, 0) - 1
            if calls > 0:
                self._busy[connection] = calls
        return calls <= 0

    def release(self, connection: httpcore.HTTPConnection) -> None:
        """A call on `connection` is over; the connection is kept if it can be used again."""
        if not self._leave(connection):
            return
        with self._lock:
            is_kept = connection.is_idle() and not connection.is_closed() and len(self._idle) < KEEPALIVE_COUNT
            if is_kept:
                self._idle.append(connection)
        if not is_kept:
            connection.close()

    def close(self) -> None:
        """Close every connection, also those in use."""
        with self._lock:
            connections = [*self._idle, *self._busy]
            self._idle, self._busy = [], {}
        for connection in connections:
            connection.close()

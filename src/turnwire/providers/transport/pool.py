"""Connection pool for one server over plain HTTP; the idle connection used last is used first.

New ones are opened in turn, and without taking our own delay for the server's: the kernel opens a connection by itself,
and an event loop with much to do may hear of it long afterwards. So when the time is over, the socket is asked, and a
connection that is there is used. How many are opened at once is limited, and the calls that wait have their turn in the
order in which they came.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Generic, Protocol, TypeVar

import anyio

from turnwire.providers.calls.io_actions import TransportFailure
from turnwire.providers.transport.address import KEEPALIVE_COUNT
from turnwire.providers.transport.idle_limit import IdleLimit


class Kept(Protocol):
    """What a pool needs to know about a connection."""

    def rest(self) -> bool:
        """Be ready for another call; False if there can be none."""

    idle_s: float
    """How long it had rested before the call that it is used for."""
    closed_after_s: float | None
    """How long it had rested when the server closed it, or was seen to have closed it; None: it did not."""

    def rise(self, keepalive_s: float) -> bool:
        """Begin another call; False if it has rested too long, or the server has closed it."""

    def close(self) -> None:
        """Close it, at any time."""


C = TypeVar("C", bound=Kept)


class ConnectionPool(Generic[C]):
    """Connections to one server. Used from any thread, if connections are."""

    def __init__(self) -> None:
        self._idle: list[C] = []
        self._busy: set[C] = set()
        self._is_closed = False
        self._idle_limit = IdleLimit()
        self._lock = threading.RLock()  # a garbage collector may end a call of a thread that has it already

    def take(self) -> C | None:
        """Return a usable idle connection, the latest first, or None if no such connection exists.

        Raises:
            TransportFailure: the pool was closed.
        """
        while True:
            with self._lock:
                if self._is_closed:
                    raise TransportFailure("closed")
                if not self._idle:
                    return None
                connection = self._idle.pop()
                self._busy.add(connection)
            if connection.rise(self._idle_limit.seconds):
                return connection
            if connection.closed_after_s is not None:
                self.closed_by_server(connection.closed_after_s)
            self.end(connection)

    def closed_by_server(self, idle_s: float) -> None:
        """The server closed a connection that had rested for this time at most."""
        with self._lock:
            self._idle_limit.closed_after(idle_s)

    def add(self, connection: C) -> None:
        """Take in a new connection that is used.

        Raises:
            TransportFailure: the pool was closed meanwhile; the connection is, too.
        """
        with self._lock:
            if not self._is_closed:
                self._busy.add(connection)
                return
        connection.close()
        raise TransportFailure("closed")

    def release(self, connection: C) -> None:
        """A call came to its end; the connection is kept if it can be used again."""
        with self._lock:
            if connection in self._busy:
                self._busy.remove(connection)
                if len(self._idle) < KEEPALIVE_COUNT and connection.rest():
                    self._idle.append(connection)
                    return
        connection.close()

    def end(self, connection: C) -> None:
        """A call ends before its time: its connection is closed."""
        connection.close()
        with self._lock:
            self._busy.discard(connection)

    def close_all(self) -> None:
        """Close every connection, also those in use, and give no more."""
        with self._lock:
            self._is_closed = True
            connections = [*self._idle, *self._busy]
            self._idle, self._busy = [], set()
        for connection in connections:
            connection.close()


PLACES: Final = 32
"""Most connections to one server that are being opened at once; more would fill its queue and not be faster."""


TURN_S: Final = 30.0
"""Longest wait for a place; see `turn_limit`."""


def turn_limit(limit_s: float) -> float:
    """How long a call waits for a place that has `limit_s` until its answer begins: half of it is the server's."""
    return min(TURN_S, limit_s / 2)


async def connected_socket(address: str, port: int, limit_s: float) -> socket.socket:
    """Return a connected socket that does not block.

    Raises:
        TimeoutError: the server has not accepted within `limit_s`.
        OSError: it cannot be reached.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    opening = socket.socket(family, socket.SOCK_STREAM)
    try:
        opening.setblocking(False)
        with anyio.fail_after(limit_s):
            await asyncio.get_running_loop().sock_connect(opening, (address, port))
    except TimeoutError:
        if not _is_connected(opening):
            opening.close()
            raise
    except BaseException:  # cancelling too must close it
        opening.close()
        raise
    return opening


def _is_connected(opening: socket.socket) -> bool:
    try:
        opening.getpeername()
    except OSError:
        return False
    return True


class ConnectQueue:
    """The calls of one event loop that connect to one server, `places` of them at once, first come first served."""

    def __init__(self, places: int = PLACES) -> None:
        self._free = places
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._count = 0

    @contextlib.asynccontextmanager
    async def turn(self, limit_s: float = TURN_S) -> AsyncIterator[None]:
        """Wait for a place, `limit_s` at most, and keep it while the block connects.

        A block that ends with a TimeoutError, while no other one connected, ends the waiting of all: the server accepts
        nobody, and each of them would only time out again.

        Raises:
            TimeoutError: see above.
            TransportFailure: the calls before it took too long; that is this process's doing, not the server's.
        """
        await self._place(limit_s)
        before = self._count
        try:
            yield
            self._count += 1
        except TimeoutError:
            if self._count == before:
                while self._waiting:
                    self._wake(TimeoutError())
            raise
        finally:
            self._leave()

    async def _place(self, limit_s: float) -> None:
        if self._free:
            self._free -= 1
            return
        loop = asyncio.get_running_loop()
        place = loop.create_future()
        self._waiting.append(place)
        timer = loop.call_later(limit_s, _no_turn, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and place.exception() is None:
                self._leave()  # it was given a place while it was cancelled
            else:
                with contextlib.suppress(ValueError):
                    self._waiting.remove(place)
            raise
        finally:
            timer.cancel()

    def _leave(self) -> None:
        """Give the place to the first call that waits."""
        while self._waiting:
            if self._wake(None):
                return
        self._free += 1

    def _wake(self, failure: TimeoutError | None) -> bool:
        """End the wait of the first call; False if it has gone."""
        place = self._waiting.popleft()
        if place.done():
            return False
        if failure is None:
            place.set_result(None)
        else:
            place.set_exception(failure)
        return True


def _no_turn(place: asyncio.Future[None]) -> None:
    """The wait of a call is over; the next place that is given passes it by."""
    if not place.done():
        place.set_exception(TransportFailure("no_turn"))

"""The open connections to one server over plain HTTP: those in use, and idle ones; the latest one is used again."""

from __future__ import annotations

import threading
from typing import Generic, Protocol, TypeVar

from turnwire.providers.calls.io_actions import TransportFailure
from turnwire.providers.transport.address import KEEPALIVE_COUNT, KEEPALIVE_S


class Kept(Protocol):
    """What a pool needs to know of a connection."""

    def rest(self) -> bool:
        """Be ready for another call; False where there can be none."""

    def rise(self, keepalive_s: float) -> bool:
        """Begin another call; False where it has rested too long, or the server has closed it."""

    def close(self) -> None:
        """Close it, at any time."""


C = TypeVar("C", bound=Kept)


class ConnectionPool(Generic[C]):
    """Connections to one server. Used from any thread, if connections are."""

    def __init__(self) -> None:
        self._idle: list[C] = []
        self._busy: set[C] = set()
        self._is_closed = False
        self._lock = threading.RLock()  # a garbage collector may end a call of a thread that has it already

    def take(self) -> C | None:
        """An idle connection that can be used, the latest first; None where there is none.

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
            if connection.rise(KEEPALIVE_S):
                return connection
            self.end(connection)

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

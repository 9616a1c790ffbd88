"""Synchronous twin of `connection`, written by hand: a connection without TLS, on a non-blocking socket.

A thread waits in `poll`, until a deadline that holds for the whole step, however often a server sends a byte. A
connection is used by one thread at a time; `close` may come from any. Where a thread waits it ends its wait, and that
thread closes the socket: its number is free for others only when nobody polls it.
"""

from __future__ import annotations

import contextlib
import math
import socket
import threading
import time
from collections.abc import Iterator
from typing import Final

from turnwire.portable import POLLIN, POLLOUT, make_poll
from turnwire.providers.calls.io_actions import Head, Open, TransportFailure, reason_of
from turnwire.providers.transport.address import Pieces
from turnwire.providers.transport.delivery import Delivery
from turnwire.providers.transport.http1 import Http1, RequestHead
from turnwire.providers.transport.pool import ConnectionPool

_AT_ONCE: Final = 64 * 1024


class SyncHttp1Connection:
    """One connection. Deadlines are times of `time.monotonic`."""

    def __init__(self, connected: socket.socket) -> None:
        connected.setblocking(False)
        self._socket = connected
        self._poll = make_poll()
        self.http = Http1()
        self._is_sent = True
        self._has_waited = False
        self._idle_since: float | None = None
        self.idle_s = 0.0
        self.closed_after_s: float | None = None
        self._lock = threading.RLock()
        self._is_used = False
        self._is_closed = False
        self._delivery: Delivery | None = None
        self._never_arrived: bool | None = None

    @contextlib.contextmanager
    def _using(self) -> Iterator[None]:
        """While the block runs the socket stays open."""
        with self._lock:
            if self._is_closed:
                raise TransportFailure("broken")
            self._is_used = True
        try:
            yield
        finally:
            self._done()

    def _done(self) -> None:
        """Nobody waits any more; a socket that was closed meanwhile is closed now."""
        with self._lock:
            self._is_used = False
            if self._is_closed:
                self._socket.close()

    def call(self, request: RequestHead, body: bytes | None, deadline: float) -> Head:
        """Send a call and wait for the head of its answer. Where it begins before a large body is sent, the rest of
        the body is not sent.

        Raises:
            TransportFailure: the connection broke, what came is not HTTP, or nothing came in time.
        """
        with self._using():
            self._has_waited = self._is_sent = False
            head = self.http.request(request, None if body is None else len(body))
            if body is None or len(body) <= Pieces.SIZE:
                found = self._send(head + (body or b""), deadline)
            else:
                found = self._send(head, deadline) or self._send(body, deadline)
            if found is not None:
                return found
            self._is_sent = True
            while (found := self.http.head()) is None:
                self._more(deadline)
            return found

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        deadline = time.monotonic() + limit_s
        with self._using():
            self._has_waited = False
            while (data := self.http.body()) is None:
                self._more(deadline)
            return data

    def _send(self, data: bytes, deadline: float) -> Head | None:
        """Send; the head of the answer where it came before everything was sent."""
        left = memoryview(data)
        while left:
            try:
                left = left[self._socket.send(left[: Pieces.SIZE]) :]
            except BlockingIOError:
                if self._ready(POLLIN | POLLOUT, deadline) & POLLIN:
                    self._receive()
                    if (head := self.http.head()) is not None:
                        return head
            except OSError:
                return None  # an answer may have come before it, and if none has, reading says what happened
        return None

    def _more(self, deadline: float) -> None:
        self._ready(POLLIN, deadline)
        self._receive()

    def _ready(self, events: int, deadline: float) -> int:
        """Wait until one of `events` is there.

        Raises:
            TransportFailure: none was in time.
        """
        left_s = deadline - time.monotonic()
        self._poll.register(self._socket, events)
        found = self._poll.poll(math.ceil(left_s * 1000) if left_s > 0 else 0)
        if not found or (left_s <= 0 and self._has_waited):  # what is there is used once, however late we look
            raise TransportFailure("timeout", late_s=time.monotonic() - deadline)
        self._has_waited = True
        return found[0][1]

    def _receive(self) -> None:
        try:
            data = self._socket.recv(_AT_ONCE)
        except BlockingIOError:
            return
        except OSError as error:
            raise TransportFailure("broken", reason_of(error)) from error
        if self._is_closed:  # an end that another thread made is not the end of the answer
            raise TransportFailure("broken")
        self.http.receive(data)

    # Between two calls

    def rest(self) -> bool:
        """Be ready for another call; False if there can be none."""
        if not self._is_sent or self.http.is_ended or self._is_closed or not self.http.again():
            return False
        self._idle_since = time.monotonic()
        return True

    def rise(self, keepalive_s: float) -> bool:
        """Begin another call; False if the connection has rested too long, or the server has closed it."""
        since, self._idle_since = self._idle_since, None
        if since is None:
            return False
        self.idle_s = time.monotonic() - since
        if self.idle_s > keepalive_s:
            return False
        with self._lock:
            if self._is_closed:
                return False
            self._poll.register(self._socket, POLLIN)
            if self._poll.poll(0):  # closed, or bytes that nobody asked for
                self.closed_after_s = self.idle_s
                return False
            self._delivery = Delivery(self._socket)
            return True

    def look(self) -> bool | None:
        """After it broke: whether it is certain that the server has nothing of the request; None: perhaps soon."""
        if self._never_arrived is None and self._delivery is not None:
            self._never_arrived = self._delivery.never_arrived()
        return False if self._delivery is None else self._never_arrived

    def close(self) -> None:
        """Close the connection, also where another thread waits for it."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            if not self._is_used:
                self._socket.close()
                return
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)


class ThreadPool(ConnectionPool[SyncHttp1Connection]):
    """The connections of all threads to one server."""

    def deadline(self, step: Open) -> float:
        """Time by which the head of an answer must arrive."""
        return time.monotonic() + step.limit_s

    def connect(self, address: str, port: int, step: Open, deadline: float) -> SyncHttp1Connection:
        """A new connection.

        Raises:
            TimeoutError: nobody answers in time.
            TransportFailure: the time of the whole call is over.
            OSError: nobody answers.
        """
        left_s = deadline - time.monotonic()
        if left_s <= 0:
            raise TransportFailure("timeout")
        connected = socket.create_connection((address, port), min(step.connect_s, left_s))
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return SyncHttp1Connection(connected)

    def drop(self, connection: SyncHttp1Connection) -> None:
        """A call was dropped."""
        self.end(connection)

    def close(self) -> None:
        """Close every connection, also those in use."""
        self.close_all()

"""Asyncio connection without TLS: one call after the other, each until it is complete or the connection breaks.

What arrives is kept until somebody reads, `HELD` bytes about, then the server has to wait. A task that waits is woken
by whatever happens: bytes, room for more of the body, the end of the connection, the end of its time. The time of reads
is kept by one timer for the connection, which is reset only if it would fire too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from typing import Final, cast

from turnwire.portable import POLLIN, make_poll
from turnwire.providers.calls.io_actions import Head, Open, TransportFailure, reason_of
from turnwire.providers.transport.address import Pieces
from turnwire.providers.transport.delivery import Delivery
from turnwire.providers.transport.http1 import Http1, RequestHead
from turnwire.providers.transport.pool import ConnectionPool, ConnectQueue, connected_socket, turn_limit

HELD: Final = 64 * 1024
"""Approximate number of unread bytes above which the server has to wait."""

_SLACK_S: Final = 0.001
"""How much too late a timer may be, so that it is not reset for each read."""


class Http1Connection(asyncio.Protocol):
    """One connection of one event loop. `close` may come at any time, also while another task waits for it."""

    __slots__ = (
        "_deadline",
        "_delivery",
        "_failure",
        "_has_waited",
        "_idle_since",
        "_is_closed",
        "_is_full",
        "_is_paused",
        "_is_sent",
        "_loop",
        "_never_arrived",
        "_timer",
        "_transport",
        "_waiter",
        "closed_after_s",
        "http",
        "idle_s",
    )

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.http = Http1()
        self._is_paused = False
        self._is_full = False
        self._is_sent = True
        self._is_closed = False
        self._failure: BaseException | None = None
        self._idle_since: float | None = None
        self.idle_s = 0.0
        self.closed_after_s: float | None = None
        self._waiter: asyncio.Future[bool] | None = None
        self._has_waited = True
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = math.inf
        self._delivery: Delivery | None = None
        self._never_arrived: bool | None = None

    # What asyncio says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._idle_since is not None:  # nobody asked: it shall not be taken for the answer to the next call
            self.close()
            return
        self.http.receive(data)
        if len(self.http.buffer) > HELD and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()
        self._wake()

    def eof_received(self) -> bool:
        self._closed_by_server()
        self.http.receive(b"")
        self._wake()
        return True  # the rest of a body can still be sent

    def connection_lost(self, exc: Exception | None) -> None:
        if self._delivery is not None and not self._is_closed:
            self._never_arrived = self._delivery.never_arrived() or False  # its socket is closed next
        if not self._is_closed:
            self._closed_by_server()
        self._is_closed = True
        self._failure = exc
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._wake()

    def _closed_by_server(self) -> None:
        if self._idle_since is not None and self.closed_after_s is None:
            self.closed_after_s = self._loop.time() - self._idle_since

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False
        self._wake()

    def _wake(self, *, late: bool = False) -> None:
        waiter = self._waiter
        if waiter is not None and not waiter.done():
            waiter.set_result(late)

    # A call

    async def call(self, request: RequestHead, body: bytes | None, deadline: float) -> Head:
        """Send a call and wait for the head of its answer. Where it begins before a large body is sent, the rest of
        the body is not sent.

        Raises:
            TransportFailure: the connection broke, or what came is not HTTP.
        """
        self._has_waited, self._is_sent = True, False
        head = self.http.request(request, None if body is None else len(body))
        self._write(head + body if body and len(body) <= Pieces.SIZE else head)
        for piece in Pieces(body) if body and len(body) > Pieces.SIZE else ():
            while self._is_full and not (self.http.is_ended or self._is_closed):
                await self._wait(deadline)
                if (found := self.http.head()) is not None:
                    return found
            self._write(piece)
        self._is_sent = True
        while (found := self.http.head()) is None:
            await self._wait(deadline)
        return found

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        if not self._has_waited:
            await asyncio.sleep(0)  # much has arrived: others have their turn in between
        self._has_waited = False
        deadline = 0.0
        while (data := self.http.body()) is None:
            deadline = deadline or self._loop.time() + limit_s
            await self._wait(deadline)
        if self._is_paused and len(self.http.buffer) <= HELD:
            self._go_on()
        return data

    def _write(self, data: bytes) -> None:
        if not self._is_closed:
            self._transport.write(data)

    def _go_on(self) -> None:
        """Let more come."""
        self._is_paused = False
        if not self._is_closed:
            self._transport.resume_reading()

    async def _wait(self, deadline: float) -> None:
        """Wait until something happens.

        Raises:
            TransportFailure: nothing did in time, or the connection is closed.
        """
        if self._is_closed:  # by the server, or here, while somebody waited
            detail = "" if self._failure is None else reason_of(self._failure)
            raise TransportFailure("broken", detail) from self._failure
        if (late_s := self._loop.time() - deadline) > 0:  # what came woke the wait, and was not enough
            raise TransportFailure("timeout", late_s=late_s)
        if self._is_paused:  # what is here is not enough for what is waited for
            self._go_on()
        self._has_waited = True
        self._deadline = deadline
        if deadline != math.inf and (self._timer is None or self._timer.when() > deadline + _SLACK_S):
            self._set_timer()
        self._waiter = waiter = self._loop.create_future()
        try:
            is_late = await waiter
        finally:
            self._waiter = None
        if is_late:
            raise TransportFailure("timeout", late_s=self._loop.time() - deadline)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._deadline, self._time_is_up)

    def _time_is_up(self) -> None:
        """The timer went off; by now another wait may have another deadline, or nobody waits."""
        self._timer = None
        if self._waiter is None or self._deadline == math.inf:
            return
        if self._loop.time() + _SLACK_S >= self._deadline:
            self._wake(late=True)
        else:
            self._set_timer()

    # Between two calls

    def rest(self) -> bool:
        """Be ready for another call; False if there can be none."""
        is_well = self._is_sent and not (self.http.is_ended or self._is_closed)
        if not is_well or self._transport.get_write_buffer_size() or not self.http.again():
            return False
        self._idle_since = self._loop.time()
        return True

    def rise(self, keepalive_s: float) -> bool:
        """Begin another call; False if the connection has rested too long, or the server has closed it."""
        since = self._idle_since
        if since is None or self._is_closed or self.http.is_ended:
            return False
        self.idle_s = self._loop.time() - since
        if self.idle_s > keepalive_s:
            return False
        poll = make_poll()  # the end of the connection may have come, and the loop not have seen it yet
        connected = self._transport.get_extra_info("socket")
        poll.register(connected.fileno(), POLLIN)
        if poll.poll(0):
            self._closed_by_server()
            return False
        self._idle_since = None
        self._delivery = Delivery(connected)
        return True

    def look(self) -> bool | None:
        """After it broke: whether it is certain that the server has nothing of the request; None: perhaps soon."""
        if self._never_arrived is None and self._delivery is not None:
            self._never_arrived = self._delivery.never_arrived()
        return False if self._delivery is None else self._never_arrived

    def close(self) -> None:
        """Close the connection; what was not sent yet is dropped."""
        if not self._is_closed:
            self._is_closed = True
            self._transport.abort()
            self._wake()


class LoopPool(ConnectionPool[Http1Connection]):
    """The connections of one event loop to one server."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._connecting = ConnectQueue()

    def deadline(self, step: Open) -> float:
        """Time by which the head of an answer must arrive: the driver enforces it."""
        return math.inf

    async def connect(self, address: str, port: int, step: Open, deadline: float) -> Http1Connection:
        """A new connection, in turn.

        Raises:
            TimeoutError: nobody answers in time.
            TransportFailure: it had no turn in time.
            OSError: nobody answers.
        """
        async with self._connecting.turn(turn_limit(step.limit_s)):
            opened = await connected_socket(address, port, step.connect_s)
        return (await self._loop.create_connection(Http1Connection, sock=opened))[1]

    def drop(self, connection: Http1Connection) -> None:
        """A call was dropped; from any thread, since a garbage collector has no place of its own."""
        with contextlib.suppress(RuntimeError):  # the loop is closed, and its connections with it
            self._loop.call_soon_threadsafe(self.end, connection)

    async def close(self) -> None:
        """Close every connection, also those in use."""
        self.close_all()
        await asyncio.sleep(0)  # asyncio closes the sockets in its next round

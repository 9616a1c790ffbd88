"""One client connection: h11 parses its bytes, an ASGI application answers its requests.

The time limit of a request starts at its first byte, and connections without a whole request are counted by address. An
ambiguous request gets status 400 and the connection is closed.
"""

from __future__ import annotations

import asyncio
import math
import os
import socket
import struct
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

import h11
from starlette.types import Scope

from turnwire.gateway.http.connection_limits import Unread, ambiguity
from turnwire.gateway.http.exchange import EXCHANGE, Exchange
from turnwire.gateway.logs import LOGGER

if TYPE_CHECKING:
    from turnwire.gateway.http.server import Server

HEAD_LIMIT: Final = 32 * 1024
"""Most bytes of a request's head."""

SLICE: Final = 8 * 1024
"""Bytes that are read from one client before others have their turn: in chunks of one byte they are over a thousand."""

BODY_AHEAD: Final = 64 * 1024
"""Bytes of a body that nobody takes after which no more are read."""

IDLE_S: Final = 75.0
"""Seconds that a connection may be idle between two requests."""

LAST_WORDS_S: Final = 1.0
"""Seconds after a body's time limit in which the answer that says so can be sent."""

RESET: Final = "turnwire.reset"
"""Name among the extensions of a scope: an asynchronous function that resets the connection once all is sent."""

_SLACK_S: Final = 0.001
"""How much too early a timer may go off: the event loop's clock is no finer."""

_LOOK_S: Final = 0.001
"""Seconds between two looks at whether the client has taken what was written before a reset."""

_ASGI: Final = {"version": "3.0", "spec_version": "2.3"}

_ONE_PIECE: Final = 64 * 1024
"""Bytes of a body up to which it is copied behind its head; more of it cost as much as a write."""


class Connection(asyncio.Protocol):
    """One connection of `server`."""

    __slots__ = (
        "_address",
        "_client",
        "_deadline",
        "_exchange",
        "_held",
        "_is_chunked",
        "_is_feeding",
        "_is_idle",
        "_is_last",
        "_loop",
        "_own",
        "_settings",
        "_timer",
        "_unread",
        "_wants_pause",
        "_writable",
        "parser",
        "server",
        "transport",
    )

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self._settings = server.settings
        self._loop = loop
        self.parser = h11.Connection(h11.SERVER, HEAD_LIMIT)
        self._exchange: Exchange | None = None
        self._client: tuple[Any, ...] | None = None
        self._own: tuple[Any, ...] | None = None
        self._address = ""
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = math.inf
        self._unread = Unread(loop, server.settings.write_timeout_s)
        self._held = bytearray()
        self._is_feeding = False
        self._is_idle = False
        self._is_chunked = False
        self._wants_pause = False
        self._is_last = False
        self._writable: asyncio.Event | None = None

    # The socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # of a socket
        """Begin: a head must come in time."""
        self.transport = transport
        peer, own = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
        self._client, self._own = peer and tuple(peer[:2]), own and tuple(own[:2])
        self._address = peer[0] if peer else ""
        self._unread.transport = transport
        self.server.connections.add(self)
        self.server.waiting.add(self, self._address)
        self._limit(self._settings.head_timeout_s)
        if self.server.should_exit:
            self.shut_down()

    def connection_lost(self, exc: Exception | None) -> None:
        """End: what is answered on it hears that the client went away."""
        self._limit(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._unread.gone()
        self._held.clear()
        self.server.connections.discard(self)
        self.server.waiting.discard(self, self._address)
        self.resume_writing()
        if self._exchange is not None:
            self._exchange.leave()

    def data_received(self, data: bytes) -> None:
        """Read `data`, a slice at a time: in chunks of one byte all of it would take long."""
        if self._is_idle:
            self._is_idle = False
            self._limit(self._settings.head_timeout_s)
        self._held += data
        if not self._is_feeding:
            self._feed()

    def _feed(self) -> None:
        is_plain = self.parser.their_state is h11.SEND_BODY and not self._is_chunked
        size = len(self._held) if is_plain else SLICE  # a body of known length is read in one go, whatever it is
        piece = bytes(self._held[:size])
        del self._held[:size]
        if self._reads:
            self.parser.receive_data(piece)
            self.read_events()
        self._is_feeding = bool(self._held) and self._reads
        if self._is_feeding:
            self.transport.pause_reading()
            self._loop.call_soon(self._feed)
            return
        self._held.clear()
        if not self._wants_pause:
            self.transport.resume_reading()

    @property
    def _reads(self) -> bool:
        """Whether anything that comes is read."""
        return not self.transport.is_closing() and self.parser.their_state is not h11.MUST_CLOSE

    def pause_reading(self) -> None:
        """Read no more until somebody asks for it."""
        self._wants_pause = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on, once what is held was read."""
        self._wants_pause = False
        if not self._is_feeding:
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """Much waits for the client."""
        self._writable = asyncio.Event()

    def resume_writing(self) -> None:
        """The client has read, or is gone."""
        if self._writable is not None:
            self._writable.set()
            self._writable = None

    async def writable(self) -> None:
        """Wait until more can be written."""
        if self._writable is not None:
            await self._writable.wait()

    def write(self, *events: Any, before: bytes = b"") -> None:
        """Write `events` of h11 behind the bytes `before`, in one piece where they are short."""
        data = b"".join([self.parser.send(event) or b"" for event in events])
        if before and len(data) > _ONE_PIECE:
            self._write(before)
            before = b""
        self._write(before + data if before else data)

    def _write(self, data: bytes) -> None:
        self.transport.write(data)
        self._unread.wrote(len(data))

    # The request

    def read_events(self) -> None:
        """Take in what has come, as far as it can be read now."""
        while self._reads:
            head = self.parser.trailing_data[0] if self.parser.their_state is h11.IDLE else b""
            try:
                event = self.parser.next_event()
            except h11.RemoteProtocolError:  # its text may repeat what came
                self._refuse("it is not HTTP")
                return
            match event:
                case h11.Request():
                    if (reason := ambiguity(head, event.http_version)) is not None:
                        self._refuse(reason)
                        return
                    self._begin(event)
                case h11.Data():
                    if self._exchange is not None and self._exchange.add(event.data) > BODY_AHEAD:
                        self.pause_reading()
                case h11.EndOfMessage():
                    self._end_request()
                case h11.PAUSED:  # the next request has come before the response to this one
                    self.pause_reading()
                    return
                case _:
                    return

    def _refuse(self, reason: str) -> None:
        """Refuse what is not HTTP, or can be read in more than one way."""
        LOGGER.warning("invalid_request", extra={"turnwire": {"reason": reason}})
        if self._exchange is not None:
            self._exchange.leave()
        if self.parser.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._say(400, b"Invalid HTTP request received.")
        self.transport.close()

    def _begin(self, request: h11.Request) -> None:
        self.server.waiting.add(self, self._address)
        self._limit(self._settings.body_timeout_s + LAST_WORDS_S)
        headers = list(request.headers)
        self._is_idle = False
        self._is_chunked = any(name == b"transfer-encoding" for name, _ in headers)
        self._exchange = exchange = Exchange(self, request.method)
        path, _, query = request.target.partition(b"?")
        scope = {
            "type": "http",
            "asgi": _ASGI,
            "http_version": request.http_version.decode("ascii"),
            "client": self._client,
            "server": self._own,
            "scheme": "http",
            "method": request.method.decode("ascii"),
            "root_path": "",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "extensions": {EXCHANGE: exchange, RESET: self.reset},
        }
        self.server.start(self._run(exchange, scope))

    def _end_request(self) -> None:
        self._limit(None)
        self.server.waiting.discard(self, self._address)
        if self._exchange is not None:
            self._exchange.end_body()
        self._begin_next()

    # The response

    async def _run(self, exchange: Exchange, scope: Scope) -> None:
        """Answer a request. A response that the application leaves open is cut."""
        try:
            await self.server.app(scope, exchange.receive, exchange.send)
        except Exception as error:  # one request fails and is answered, the server goes on
            LOGGER.error("fault", exc_info=error)
        finally:
            if not (exchange.is_gone or exchange.is_over):
                self._cut(exchange, scope["http_version"])

    def _cut(self, exchange: Exchange, version: str) -> None:
        if not exchange.is_started:
            self._say(500, b"Internal Server Error")
        elif version == "1.0":  # without chunks a body ends where the connection does, so a close would look finished
            self._close_with_reset()
        self.transport.close()

    def response_over(self) -> None:
        """The response is complete."""
        self._exchange = None
        if self._is_last or self.parser.our_state is h11.MUST_CLOSE:
            self.transport.close()
        elif not self.transport.is_closing():
            self.resume_reading()
            self._begin_next()

    def _begin_next(self) -> None:
        """Read the next request, once this one and its response are complete."""
        if self.parser.our_state is not h11.DONE or self.parser.their_state is not h11.DONE:
            return
        self.parser.start_next_cycle()
        self.server.waiting.add(self, self._address)
        self._is_idle = not self.parser.trailing_data[0]
        self._limit(IDLE_S if self._is_idle else self._settings.head_timeout_s)
        if not self._is_idle:
            self._loop.call_soon(self.read_events)

    # Its end

    def shut_down(self) -> None:
        """Close the connection once its response is complete: the server stops."""
        self._is_last = True
        if self._exchange is None:
            self.transport.close()

    async def reset(self) -> None:
        """Reset the connection, once the client's machine has what was written so far. Only a fault on purpose does."""
        while self.transport.get_write_buffer_size() and not self.transport.is_closing():
            await asyncio.sleep(_LOOK_S)
        self._close_with_reset()
        self.transport.abort()

    def _close_with_reset(self) -> None:
        open_socket = self.transport.get_extra_info("socket")
        open_socket.setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("hh" if os.name == "nt" else "ii", 1, 0)
        )

    def _limit(self, seconds: float | None) -> None:
        """Give up after `seconds`; None: not at all. Most requests are whole at once, so a timer that goes off too
        early is left and set again when it does.
        """
        if seconds is None:
            self._deadline = math.inf
            return
        self._deadline = self._loop.time() + seconds
        if self._timer is None or self._timer.when() > self._deadline:
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._deadline, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        if self._loop.time() >= self._deadline - _SLACK_S:
            self.give_up()
        elif self._deadline != math.inf:
            self._set_timer()

    def give_up(self) -> None:
        """Close the connection: what it waits for did not come in time, or too many wait. Says so where it can."""
        self._limit(None)
        if self.transport.is_closing():
            return
        if self.parser.our_state is h11.IDLE and (self.parser.trailing_data[0] or self._held):
            self._say(408, b"the request did not arrive in time")
        self.transport.close()

    def _say(self, status: int, text: bytes) -> None:
        """Write a whole response of the server's own, after which the connection is closed."""
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        reason = {400: b"Bad Request", 408: b"Request Timeout", 500: b"Internal Server Error"}[status]
        response = h11.Response(status_code=status, headers=headers, reason=reason)
        body = () if self._exchange is not None and self._exchange.has_head_only else (h11.Data(data=text),)
        self.write(response, *body, h11.EndOfMessage())

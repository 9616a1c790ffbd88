"""One connection of a client, before anything is known of who asks: time limits, and one reading of where a body ends.

uvicorn has no time limit before the end of a request's head, none for a body, and none on how many connections wait;
h11 lets pass what servers and proxies in front of each other read differently. Here a request has its time from its
first byte, connections without a whole request are counted by address, and what could be read in two ways is refused
with 400 and the connection closed (RFC 9112, sections 5.2 and 6.3).
"""

from __future__ import annotations

import asyncio
import math
import os
import re
import socket
import struct
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from turnwire.gateway.http.asgi_extensions import DIRECT, Direct
from turnwire.gateway.settings import GatewaySettings

HEAD_LIMIT: Final = 32 * 1024
"""Most bytes of a request's head."""

SLICE: Final = 8 * 1024
"""Bytes that are read from one client before others have their turn: in chunks of one byte they are over a thousand."""

LAST_WORDS_S: Final = 1.0
"""Seconds after a body's time limit in which the answer that says so can be sent."""

RESET: Final = "turnwire.reset"
"""Name among the extensions of a scope: an asynchronous function that resets the connection once all is sent."""

_SLACK_S: Final = 0.001
"""How much too early a timer may go off: the event loop's clock is no finer."""

_LOOK_S: Final = 0.001
"""Seconds between two looks at whether the client has taken what was written before a reset."""

_HEAD: Final = re.compile(rb"[\r\n]*(.*?)\r?\n\r?\n", re.DOTALL)


class StrictConnection(h11.Connection):
    """h11's side of a server that refuses a head with more than one reading. Says when a head and a body are whole."""

    def __init__(self, on_head: Callable[[], None], on_end: Callable[[], None]) -> None:
        super().__init__(h11.SERVER, HEAD_LIMIT)
        self._on_head = on_head
        self._on_end = on_end
        self.is_chunked = False
        """Whether the body that is being read comes in chunks."""

    def next_event(self) -> Any:
        """The next event.

        Raises:
            RemoteProtocolError: what came is not HTTP, or may be read in more than one way.
        """
        held = self.trailing_data[0] if self.their_state is h11.IDLE else b""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._on_head()
            self.is_chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
            if (reason := ambiguity(held, event.http_version)) is not None:
                raise h11.RemoteProtocolError(reason, error_status_hint=400)
        elif isinstance(event, h11.EndOfMessage):
            self._on_end()
        return event


def ambiguity(data: bytes, version: bytes) -> str | None:
    """What in the head at the beginning of `data` servers and proxies read differently; None: nothing."""
    found = _HEAD.match(data)
    lines = b"" if found is None else found[1]
    if _is_common(lines):
        return None
    _, *fields = lines.split(b"\n")
    if any(line.startswith((b" ", b"\t")) for line in fields):
        return "a header is folded"
    named = [(name.strip().lower(), value) for name, _, value in (line.partition(b":") for line in fields)]
    lengths = [value for name, value in named if name == b"content-length"]
    codings = [value for name, value in named if name == b"transfer-encoding"]
    if len(lengths) > 1 or any(b"," in value for value in lengths):
        return "Content-Length is given more than once"
    if lengths and codings:
        return "Content-Length stands beside Transfer-Encoding"
    if codings and version < b"1.1":
        return f"Transfer-Encoding is not known to HTTP/{version.decode('ascii')}"
    return None


def _is_common(lines: bytes) -> bool:
    """Whether a look at the whole head shows that nothing in it is read differently, as in nearly every one."""
    plain = lines.lower()
    _, _, behind = plain.partition(b"content-length")
    return not (
        b"transfer-encoding" in plain
        or b"content-length" in behind
        or b"," in behind.partition(b"\n")[0]
        or b"\n " in plain
        or b"\n\t" in plain
    )


class Waiting:
    """The connections that are idle or in the middle of a request, by address. Used on the event loop only.

    Over the limit the oldest of an address goes: whoever sends whole requests is never among them for long.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_address: dict[str, dict[GuardedProtocol, None]] = {}

    def add(self, connection: GuardedProtocol, address: str) -> None:
        """Count a connection, as the newest."""
        waiting = self._by_address.setdefault(address, {})
        waiting.pop(connection, None)
        waiting[connection] = None
        if len(waiting) > self._most:
            oldest = next(iter(waiting))
            self.discard(oldest, address)
            oldest.give_up()

    def discard(self, connection: GuardedProtocol, address: str) -> None:
        """Count it no more: its request is whole, or it is gone."""
        waiting = self._by_address.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._by_address.pop(address, None)

    def count(self, address: str) -> int:
        """How many of an address are waiting."""
        return len(self._by_address.get(address, ()))


class _Flow(FlowControl):
    """uvicorn's say in whether the socket is read, which counts only while no bytes are held back."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self._is_held = False
        self._wants_pause = False

    def pause_reading(self) -> None:
        self._wants_pause = True
        super().pause_reading()

    def resume_reading(self) -> None:
        self._wants_pause = False
        if not self._is_held:
            super().resume_reading()

    def hold(self) -> None:
        """Read no more until `release`."""
        self._is_held = self.read_paused = True
        self._transport.pause_reading()

    def release(self) -> None:
        """Read on, if uvicorn wants to."""
        self._is_held = False
        if not self._wants_pause:
            super().resume_reading()


class Unread:
    """Cuts a connection whose client takes nothing of what is written for it. Used on the event loop only.

    uvicorn writes no more while much waits, and then waits for as long as the client likes. It is watched while that is
    so and after an answer's end: nothing is added in these times, so a client that reads makes what waits smaller.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, limit_s: float) -> None:
        self._loop = loop
        self._limit_s = limit_s
        self._timer: asyncio.TimerHandle | None = None
        self._size = 0
        self._is_paused = False
        self._is_over = False
        self.transport: asyncio.Transport | None = None

    def paused(self) -> None:
        """Much waits: nothing more is written until the client has read."""
        self._is_paused = True
        self._watch()

    def over(self) -> None:
        """An answer is over, however it ended."""
        self._is_over = True
        self._watch()

    def resumed(self) -> None:
        """The client has read."""
        self._is_paused = False
        if not self._is_over:
            self._stop()

    def asked(self) -> None:
        """The client asks for the next thing, which will be written behind what waits."""
        self._is_over = False
        if not self._is_paused:
            self._stop()

    def gone(self) -> None:
        """The connection is no more."""
        self._stop()
        self.transport = None

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _watch(self) -> None:
        self._stop()
        self._size = 0 if self.transport is None else self.transport.get_write_buffer_size()
        if self._size:
            self._timer = self._loop.call_later(self._limit_s, self._judge)

    def _judge(self) -> None:
        self._timer = None
        if self.transport is not None and self.transport.get_write_buffer_size() >= self._size:
            self.transport.abort()
        else:
            self._watch()


class GuardedProtocol(H11Protocol):
    """uvicorn's connection with the limits of `settings`. Made by a class from `guarded`."""

    settings: GatewaySettings
    waiting: Waiting

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn = self._strict = StrictConnection(self._head_came, self._body_came)
        self._address = ""
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = math.inf
        self._direct: Direct | None = None
        self._unread = Unread(self.loop, self.settings.write_timeout_s)
        self._held = bytearray()
        self._is_feeding = False
        self.app = self._cutting(self.app)

    # The socket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.flow = self._flow = _Flow(transport)
        self._address = self.client[0] if self.client else ""
        self._unread.transport = transport
        self._wait()
        self._limit(self.settings.head_timeout_s)

    def connection_lost(self, exc: Exception | None) -> None:
        self._limit(None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._unread.gone()
        self._held.clear()
        self.waiting.discard(self, self._address)
        super().connection_lost(exc)
        direct, self._direct = self._direct, None
        if direct is not None and self.cycle.disconnected:
            direct.gone()

    def data_received(self, data: bytes) -> None:
        """Read `data`, a slice at a time: in chunks of one byte all of it would take long."""
        self._unset_keepalive_if_required()
        if self._deadline == math.inf and self.conn.their_state is h11.IDLE:
            self._limit(self.settings.head_timeout_s)
        self._held += data
        if not self._is_feeding:
            self._feed()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.paused()

    def resume_writing(self) -> None:
        self._unread.resumed()
        super().resume_writing()

    def _cutting(self, app: Any) -> Any:
        """`app`, after which the body of an HTTP/1.0 answer that was left open is cut with a reset.

        Such a body has no chunks: its end is the end of the connection, so a close in order would look finished.
        """

        async def cutting(scope: Any, receive: Any, send: Any) -> None:
            direct = self._direct = Direct(self.cycle, receive)
            extensions = scope.setdefault("extensions", {})
            extensions.update({RESET: self.reset, DIRECT: direct})
            try:
                await app(scope, receive, send)
            finally:
                self._unread.over()
                del extensions[DIRECT]  # it leads back to the scope, and only a collection would free both
            cycle = self.cycle
            if scope["http_version"] == "1.0" and cycle and cycle.response_started and not cycle.response_complete:
                self._close_with_reset()

        return cutting

    async def reset(self) -> None:
        """Reset the connection, once the client's machine has what was written so far. Only a fault on purpose does."""
        self._unread.over()  # a client that takes nothing is cut anyway
        while self.transport.get_write_buffer_size() and not self.transport.is_closing():
            await asyncio.sleep(_LOOK_S)
        self._close_with_reset()
        self.transport.abort()

    def _close_with_reset(self) -> None:
        open_socket = self.transport.get_extra_info("socket")
        open_socket.setsockopt(
            socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("hh" if os.name == "nt" else "ii", 1, 0)
        )

    def _feed(self) -> None:
        is_plain = self.conn.their_state is h11.SEND_BODY and not self._strict.is_chunked
        size = len(self._held) if is_plain else SLICE  # a body of known length is read in one go, whatever it is
        piece = bytes(self._held[:size])
        del self._held[:size]
        if not self.transport.is_closing():
            super().data_received(piece)
        self._is_feeding = bool(self._held) and not self.transport.is_closing()
        if self._is_feeding:
            self._flow.hold()
            self.loop.call_soon(self._feed)
        else:
            self._held.clear()
            self._flow.release()

    # The request

    def _head_came(self) -> None:
        self._unread.asked()
        self._wait()
        self._limit(self.settings.body_timeout_s + LAST_WORDS_S)

    def _body_came(self) -> None:
        self._limit(None)
        self.waiting.discard(self, self._address)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.conn.their_state is not h11.IDLE:
            return
        self._wait()
        if self.conn.trailing_data[0]:  # the next request has begun
            self._limit(self.settings.head_timeout_s)

    def _wait(self) -> None:
        self.waiting.add(self, self._address)

    # Its end

    def _limit(self, seconds: float | None) -> None:
        """Give up after `seconds`; None: not at all. Most requests are whole at once, so a timer that goes off too
        early is left and set anew when it does.
        """
        if seconds is None:
            self._deadline = math.inf
            return
        self._deadline = self.loop.time() + seconds
        if self._timer is None or self._timer.when() > self._deadline:
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_at(self._deadline, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        if self.loop.time() >= self._deadline - _SLACK_S:
            self.give_up()
        elif self._deadline != math.inf:
            self._set_timer()

    def give_up(self) -> None:
        """Close the connection: what it waits for did not come in time, or too many wait. Says so where it can."""
        self._limit(None)
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE and (self.conn.trailing_data[0] or self._held):
            self._say_408()
        self.transport.close()
        self._unread.over()

    def _say_408(self) -> None:
        text = b"the request did not arrive in time"
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        events = (h11.Response(status_code=408, headers=headers, reason=b"Request Timeout"), h11.Data(data=text))
        for event in (*events, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")


def guarded(limits: GatewaySettings) -> type[GuardedProtocol]:
    """The class of the connections of one gateway."""

    class Guarded(GuardedProtocol):
        settings = limits
        waiting = Waiting(limits.waiting_limit)

    return Guarded

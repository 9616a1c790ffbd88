"""One request on a connection and its response, as the ASGI application sees them.

`receive` and `send` are ASGI's. The other methods do the same with fewer waits and tasks: a body that has arrived is
taken at once, and a client's leaving is reported by a call. They are an extension of the scope, valid only for the
application that was given this `receive`: what wraps the messages, and the gateway under another server, use messages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

import h11
from starlette.types import Message, Receive, Scope

if TYPE_CHECKING:
    from turnwire.gateway.http.connection import Connection

EXCHANGE: Final = "turnwire.exchange"
"""Name among the extensions of a scope: the `Exchange` of its request."""

_REASONS: Final = {each.value: each.phrase.encode() for each in HTTPStatus}


class Exchange:
    """A request and its response. The head of a response waits for its body. Used on the event loop only."""

    __slots__ = (
        "_body",
        "_connection",
        "_expects_continue",
        "_has_arrived",
        "_head",
        "_waits",
        "_when_gone",
        "has_head_only",
        "has_more",
        "is_gone",
        "is_over",
        "is_started",
    )

    def __init__(self, connection: Connection, method: bytes) -> None:
        self._connection = connection
        self._expects_continue = connection.parser.they_are_waiting_for_100_continue
        self.has_head_only = method == b"HEAD"
        self._has_arrived = False
        self._waits: asyncio.Event | None = None
        self._body = bytearray()
        self._head = b""
        self._when_gone: Callable[[], object] | None = None
        self.has_more = True
        """Whether more of the body is to come."""
        self.is_gone = False
        """Whether the client went away before the response was complete."""
        self.is_started = False
        self.is_over = False
        """Whether the response is complete."""

    # The request

    def add(self, data: bytes) -> int:
        """Add bytes to the body and return how many are unread."""
        self._body += data
        self._arrived()
        return len(self._body)

    def end_body(self) -> None:
        """The body is complete."""
        self.has_more = False
        self._arrived()

    def _arrived(self) -> None:
        """Something is there to be received."""
        self._has_arrived = True
        if self._waits is not None:
            self._waits.set()
            self._waits = None

    async def receive(self) -> Message:
        """The next part of the body, or that the client went away or the response is complete."""
        if self._expects_continue and not self.is_gone:
            self._expects_continue = False
            self._connection.write(h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue"))
        if not self.is_gone and not self.is_over:
            self._connection.resume_reading()
            if not self._has_arrived:
                self._waits = self._waits or asyncio.Event()
                await self._waits.wait()
            self._has_arrived = False
        if self.is_gone or self.is_over:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": bytes(self._take()), "more_body": self.has_more}

    def body(self) -> bytearray | None:
        """The whole body, if all of it has come and nothing of it was taken; else it comes in messages."""
        if self.has_more or self.is_gone or self._expects_continue or not self._has_arrived:
            return None
        self._has_arrived = False
        self._connection.resume_reading()  # more than enough may have come; without reading no leaving is noticed
        return self._take()

    def _take(self) -> bytearray:
        body, self._body = self._body, bytearray()
        return body

    # The response

    async def send(self, message: Message) -> None:
        """Send the head of the response, or a piece of its body."""
        if self.is_started:
            await self._connection.writable()
        if self.is_gone:
            return
        if not self.is_started:
            self.is_started, self._expects_continue = True, False
            status = message["status"]
            headers = [*self._connection.server.own_headers(), *message.get("headers", ())]
            response = h11.Response(status_code=status, headers=headers, reason=_REASONS.get(status, b""))
            self._head = self._connection.parser.send(response) or b""
            return
        data = b"" if self.has_head_only else message.get("body", b"")
        is_last = not message.get("more_body", False)
        self._connection.write(h11.Data(data=data), *([h11.EndOfMessage()] if is_last else ()), before=self._head)
        self._head = b""
        if is_last:
            self.is_over = True
            self._arrived()
            self._connection.response_over()

    # Its end

    def when_gone(self, call: Callable[[], object] | None) -> None:
        """Make `call` once the client goes away before its response is complete, or now if it has; None: no more."""
        self._when_gone = call
        if call is not None:
            self._connection.resume_reading()
            if self.is_gone:
                self._report_gone()

    def leave(self) -> None:
        """The client went away."""
        if self.is_over:
            return
        self.is_gone = True
        self._arrived()
        self._report_gone()

    def _report_gone(self) -> None:
        call, self._when_gone = self._when_gone, None
        if call is not None:
            call()


def exchange_of(scope: Scope, receive: Receive) -> Exchange | None:
    """The exchange of a request; None if messages must be used."""
    exchange: Exchange | None = scope.get("extensions", {}).get(EXCHANGE)
    return exchange if exchange is not None and exchange.receive == receive else None

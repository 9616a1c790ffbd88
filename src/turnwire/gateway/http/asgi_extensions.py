"""What the gateway's own connection offers beside ASGI's messages, for a request whose answer is not a stream.

A body that has come is taken without waiting, head and body of an answer go out in one piece, and that a client went
away is said by a call. With messages each of these takes a wait, a write or a task of its own, and a task has to be
started, ended and waited for. Under another server, or where something stands between connection and gateway and looks
at the messages, nothing of it is there and messages are used.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from starlette.types import Receive, Scope
from uvicorn.protocols.http.h11_impl import RequestResponseCycle

DIRECT: Final = "turnwire.direct"
"""Name among the extensions of a scope: the `Direct` of its request."""

_ONE_PIECE: Final = 64 * 1024
"""Bytes of a body up to which it is copied behind its head; more of it cost as much as a write."""


class Direct:
    """One request on one connection. Used on the event loop only."""

    __slots__ = ("_cycle", "_when_gone", "receive")

    def __init__(self, cycle: RequestResponseCycle, receive: Receive) -> None:
        self._cycle = cycle
        self._when_gone: Callable[[], object] | None = None
        self.receive = receive
        """What it stands for: who was given another function than this one must use that."""

    def body(self) -> bytearray | None:
        """The whole body, where all of it has come and nothing of it was taken; else it comes in messages."""
        cycle = self._cycle
        if cycle.more_body or cycle.disconnected or cycle.waiting_for_100_continue or not cycle.message_event.is_set():
            return None
        body, cycle.body = cycle.body, bytearray()
        cycle.message_event.clear()
        cycle.flow.resume_reading()  # more than enough may have come; who reads no more does not see a client leave
        return body

    def when_gone(self, call: Callable[[], object] | None) -> None:
        """Make `call` once the client goes away before its answer is complete, or now if it has; None: no more."""
        self._when_gone = call
        if call is not None:
            self._cycle.flow.resume_reading()
            if self._cycle.disconnected:
                self.gone()

    def gone(self) -> None:
        """The client went away."""
        call, self._when_gone = self._when_gone, None
        if call is not None:
            call()

    def in_one_piece(self) -> _OnePiece:
        """While the block runs, which sends a whole answer, its head waits for its body."""
        return _OnePiece(self._cycle)


class _OnePiece:
    """In place of a connection's transport until two things are written: the head of an answer, and its body."""

    __slots__ = ("_cycle", "_head", "_transport")

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle: Any = cycle  # which takes whatever has the methods that it calls
        self._transport = cycle.transport
        self._head: bytes | None = None

    def __enter__(self) -> None:
        self._cycle.transport = self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()

    def write(self, data: bytes) -> None:
        """Write the head with the body behind it."""
        if self._head is None:
            self._head = data
        elif len(data) > _ONE_PIECE:
            self._flush()
            self._transport.write(data)
        else:
            self._head += data
            self._flush()

    def close(self) -> None:
        """Close the connection once all is sent."""
        self._flush()
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether the connection is closed, or will be."""
        return self._transport.is_closing()

    def _flush(self) -> None:
        """Write what waits, and stand in the place no more."""
        head, self._head = self._head, None
        self._cycle.transport = self._transport
        if head:
            self._transport.write(head)


def direct_of(scope: Scope, receive: Receive) -> Direct | None:
    """That of a request; None where something else must be used."""
    direct: Direct | None = scope.get("extensions", {}).get(DIRECT)
    return direct if direct is not None and direct.receive is receive else None

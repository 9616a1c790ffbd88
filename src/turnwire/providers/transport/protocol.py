"""What the drivers need of HTTP: a call can be opened, read and closed, with await and without.

Three kinds of objects fulfil it: our own connections for plain HTTP (`transport.client` and its twin),
httpcore's for HTTPS (`https`), and an httpx transport that the program brings
(`httpx_adapter`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from turnwire.providers.calls.io_actions import Head, Open
from turnwire.providers.transport.cancellation import Cancellation

if TYPE_CHECKING:
    from turnwire.providers.kinds.server import ModelServer


class OpenCall(Protocol):
    """An open call; asynchronous."""

    @property
    def head(self) -> Head:
        """Status and headers."""

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """

    async def close(self) -> None:
        """Let go of the call, at any time, also while `read` waits in another task."""


class Caller(Protocol):
    """Opens calls to one server; asynchronous."""

    async def open(self, step: Open) -> OpenCall:
        """Send a call and wait for the head of its answer. The driver keeps its time.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
            ConfigurationError: the host may not be called.
        """

    async def close(self) -> None:
        """Close what is open and refuse further calls. May be called again."""


CallWatcher: TypeAlias = "Callable[[Caller, ModelServer], Caller]"
"""Puts something around the calls of one server: given who opens them and the server, gives who opens them from now
on.
"""


class SyncOpenCall(Protocol):
    """The synchronous twin of `OpenCall`."""

    @property
    def head(self) -> Head:
        """Status and headers."""

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """

    def close(self) -> None:
        """Let go of the call, at any time, also from another thread."""


class SyncCaller(Protocol):
    """The synchronous twin of `Caller`."""

    def open(self, step: Open, watch: Cancellation) -> SyncOpenCall:
        """Send a call and wait for the head of its answer; `watch` can break it off from another thread.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
            ConfigurationError: the host may not be called.
        """

    def close(self) -> None:
        """Close what is open and refuse further calls. May be called again."""

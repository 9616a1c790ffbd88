"""HTTP interface that the driver needs: open, read and close a call.

Three kinds of objects fulfil it: our own connections for plain HTTP (`client`), httpcore's for HTTPS (`https`), and an
httpx transport that the program brings (`httpx_adapter`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from turnwire.providers.calls.io_actions import Head, Open

if TYPE_CHECKING:
    from turnwire.providers.kinds.server import ModelServer


class OpenCall(Protocol):
    """An open call."""

    @property
    def head(self) -> Head:
        """Status and headers."""

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """

    async def close(self) -> None:
        """Release the call, at any time, also while `read` waits elsewhere."""


class Caller(Protocol):
    """Opens calls to one server."""

    async def open(self, step: Open) -> OpenCall:
        """Send a call and wait for the head of its answer.

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

"""Open HTTP call whose body comes from an iterator: of httpcore for HTTPS, or of an httpx transport."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager

import httpcore

from turnwire.providers.calls.io_actions import Head
from turnwire.providers.calls.waiting import shielded
from turnwire.providers.transport.network import Scope


class StreamedCall:
    """One open call. `close` may come at any time, also while `read` waits elsewhere."""

    def __init__(
        self,
        head: Head,
        body: AsyncIterator[bytes],
        scope: Scope,
        *,
        failures: Callable[[], AbstractContextManager[None]],
        finish: Callable[[], Awaitable[None]],
    ) -> None:
        """`failures` is the block in which errors become a `TransportFailure`, `finish` lets go of the answer."""
        self.head = head
        self._body = body
        self._scope = scope
        self._failures = failures
        self._finish = finish
        self._is_closed = False

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        data = await self._scope.within(limit_s, self._next)
        if not data:
            await self.close()
        return data

    async def _next(self) -> bytes:
        with self._failures():
            async for data in self._body:
                if data:
                    return data
                await self._scope.turn()  # a transport may give empty pieces without ever waiting
        return b""

    async def close(self) -> None:
        """Release the connection; after the end of the body it is kept for the next call."""
        if self._is_closed:
            return
        self._is_closed = True
        is_reading = self._scope.is_open
        self._scope.cancel()
        with shielded():
            with contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError):
                await self._finish()
            if not is_reading and isinstance(self._body, AsyncGenerator):
                await self._body.aclose()

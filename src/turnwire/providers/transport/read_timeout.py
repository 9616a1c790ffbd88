"""The time of one read, and its end from another task, where the connection itself keeps neither."""

from __future__ import annotations

from collections.abc import Awaitable

import anyio

from turnwire.providers.calls.io_actions import TransportFailure


class ReadScope:
    """The read of a call that waits now, if one does."""

    __slots__ = ("_is_cancelled", "_scope")

    def __init__(self) -> None:
        self._scope: anyio.CancelScope | None = None
        self._is_cancelled = False

    @property
    def is_open(self) -> bool:
        """Whether a read waits."""
        return self._scope is not None

    async def within(self, limit_s: float, reading: Awaitable[bytes]) -> bytes:
        """What `reading` gives.

        Raises:
            TransportFailure: it took too long, or was cancelled.
        """
        deadline = anyio.current_time() + limit_s
        try:
            with anyio.CancelScope(deadline=deadline) as self._scope:
                return await reading
        finally:
            self._scope = None
        late_s = anyio.current_time() - deadline
        raise TransportFailure("closed" if self._is_cancelled else "timeout", late_s=late_s)

    def cancel(self) -> None:
        """End the read that waits."""
        self._is_cancelled = True
        if self._scope is not None:
            self._scope.cancel()

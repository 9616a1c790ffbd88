"""One thing for each event loop that uses it, closed with the loop at the latest: connections belong to one loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from typing import Generic, Protocol, TypeVar

from turnwire.providers.calls.io_actions import TransportFailure


class Closable(Protocol):
    """What is kept for a loop."""

    async def close(self) -> None:
        """Let go of everything."""


C = TypeVar("C", bound=Closable)


class PerLoop(Generic[C]):
    """What `make` gives, once for each event loop. Used from any task and thread."""

    def __init__(self, make: Callable[[], C]) -> None:
        self._make = make
        self._found: dict[asyncio.AbstractEventLoop, tuple[C, AsyncGenerator[None]]] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    async def get(self) -> C:
        """That of this event loop.

        Raises:
            TransportFailure: this was closed.
        """
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            found = self._found.get(loop)
            if found is not None:
                return found[0]
            self._found = {key: value for key, value in self._found.items() if not key.is_closed()}
            made = self._make()
            guard = _closed_with_the_loop(made)
            self._found[loop] = made, guard
        await anext(guard)
        return made

    async def close(self) -> None:
        """Close that of this event loop, and give no more. Other loops close theirs at their end."""
        loop = asyncio.get_running_loop()
        with self._lock:
            self._is_closed = True
            found = self._found.pop(loop, None)
            self._found = {}
        if found is not None:
            await found[1].aclose()


async def _closed_with_the_loop(kept: Closable) -> AsyncGenerator[None]:
    """Close `kept` when this generator is closed; `asyncio.run` closes the generators that are left when its loop ends.

    So a program that calls `asyncio.run` several times, and closes no provider, leaves no connection open between them.
    """
    try:
        yield
    finally:
        await kept.close()

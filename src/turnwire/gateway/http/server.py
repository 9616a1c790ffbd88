"""Serve an ASGI application on a listening socket until it is stopped, with a grace period for running requests.

At the first SIGTERM or SIGINT no connection is taken any more; what runs has `grace_s` to finish and is then cut. A
second signal ends at once.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, contextmanager, suppress
from email.utils import formatdate
from types import FrameType
from typing import Any, Final

from starlette.types import ASGIApp

from turnwire.gateway.http.connection import Connection
from turnwire.gateway.http.connection_limits import Waiting
from turnwire.gateway.settings import GatewaySettings

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
BACKLOG: Final = 2048
LAST_WORDS_S: Final = 1.0
"""Seconds after a second signal in which clients can be informed of the end."""
_LAST_S: Final = 10
"""Seconds after the grace in which connections must be closed."""
_LOOK_S: Final = 0.01
"""Seconds between two looks at whether the last response has ended."""


@contextmanager
def signals_to(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Give SIGINT and SIGTERM to `handler` while the block runs; nothing where this is not the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {each: signal.signal(each, handler) for each in SIGNALS}
    try:
        yield
    finally:
        for each, previous in before.items():
            signal.signal(each, previous)


class Server:
    """Serves one application on one socket. May be stopped from any thread; all else is for its event loop."""

    def __init__(
        self, app: ASGIApp, settings: GatewaySettings, life: AbstractAsyncContextManager[None], *, has_date: bool = True
    ) -> None:
        """`life` is open while `app` is served; responses have the header `date` with `has_date`."""
        self.app = app
        self.settings = settings
        self._life = life
        self.connections: set[Connection] = set()
        self.waiting = Waiting(settings.waiting_limit)
        self.should_exit = False
        self.force_exit = False
        self._has_date = has_date
        self._date: tuple[int, list[tuple[bytes, bytes]]] = (0, [])
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = self._tasks.discard
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()

    def run(self, listener: socket.socket) -> None:
        """Serve on `listener` until it is stopped.

        Raises:
            Exception: what `life` raises when it is opened.
        """
        asyncio.run(self.serve(listener))

    async def serve(self, listener: socket.socket) -> None:
        """Serve in a running event loop."""
        loop = self._loop = asyncio.get_running_loop()
        with signals_to(self.at_signal):
            life = AsyncExitStack()
            await life.enter_async_context(self._life)
            try:
                await self._serve(loop, listener)
            finally:
                with suppress(TimeoutError):  # what is opened is closed in order; nobody waits for it longer
                    async with asyncio.timeout(LAST_WORDS_S if self.force_exit else None):
                        await life.aclose()

    async def _serve(self, loop: asyncio.AbstractEventLoop, listener: socket.socket) -> None:
        listening = await loop.create_server(lambda: Connection(self, loop), sock=listener, backlog=BACKLOG)
        if self.should_exit:
            self._stopping.set()
        await self._stopping.wait()
        with suppress(NotImplementedError):  # on Windows
            loop.remove_reader(listener)
            await asyncio.sleep(0)  # asyncio leaks a connection that it has just taken when its server is closed
        listening.close()
        await self._end()

    async def _end(self) -> None:
        """Let what runs finish, cut it at the end of the grace, and close every connection."""
        for connection in list(self.connections):
            connection.shut_down()
        cutting = asyncio.get_running_loop().call_later(self.settings.grace_s, self.cut)
        try:
            async with asyncio.timeout(self.settings.grace_s + _LAST_S):
                await asyncio.sleep(0)  # an idle connection is gone now
                while (self.connections or self._tasks or self.is_busy) and not self.force_exit:
                    await asyncio.sleep(_LOOK_S)
        except TimeoutError:
            self._cancel()
        finally:
            cutting.cancel()
        if self.force_exit:
            self.cut()
            await self._last_words()

    async def _last_words(self) -> None:
        """Let clients be informed, in a moment and no longer."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_WORDS_S)

    @property
    def is_busy(self) -> bool:
        """Return whether work is running that belongs to no connection."""
        return False

    def cut(self) -> None:
        """End what runs."""
        self._cancel()

    def _cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    def stop(self) -> None:
        """Begin to stop. May be called from any thread, and from a signal's handler."""
        self.should_exit = True
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._stopping.set)

    def at_signal(self, number: int, frame: FrameType | None) -> None:
        """Stop at a signal; at the second one at once. The process goes on, and can end with the code it wants."""
        if self.should_exit:
            self.force_exit = True
            self.cut()
        self.stop()

    # For its connections

    def start(self, answering: Coroutine[Any, Any, None]) -> None:
        """Run the application for one request."""
        task = asyncio.get_running_loop().create_task(answering)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def own_headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of every response: the date."""
        now = int(time.time())
        if self._has_date and self._date[0] != now:
            self._date = (now, [(b"date", formatdate(now, usegmt=True).encode())])
        return self._date[1]

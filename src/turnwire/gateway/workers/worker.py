"""One worker: a gateway at its own socket of the port and at the one for its siblings, which obeys its parent.

The parent writes `stop` or `cut` in lines to it. Where nothing more can come from there, the parent is gone and the
worker stops. Signals do nothing in it: what goes to the whole process group, as Ctrl-C does, reaches the parent, too.
"""

from __future__ import annotations

import asyncio
import json
import signal
import threading
from collections.abc import Callable
from contextlib import nullcontext
from io import FileIO
from types import FrameType
from typing import IO, Final, NamedTuple

from turnwire.gateway.app import Gateway
from turnwire.gateway.http.connection import Connection
from turnwire.gateway.http.server import BACKLOG, Server
from turnwire.gateway.runner import GatewayServer
from turnwire.gateway.workers.siblings import AskedBySiblings
from turnwire.gateway.workers.sockets import WorkerSockets

STOP: Final = b"stop\n"
"""Line of the parent: take no new connection, and end once what runs has ended, or the grace is over."""
CUT: Final = b"cut\n"
"""Line of the parent: end at once."""


class Place(NamedTuple):
    """What a worker is told of its place among the others."""

    number: int
    workers: int
    folder: str
    clients_fd: int
    siblings_fd: int


class WorkerServer(GatewayServer):
    """Runs the gateway of one worker until its parent says otherwise. `ready` is called once it serves."""

    def __init__(self, gateway: Gateway, sockets: WorkerSockets, ready: Callable[[], None]) -> None:
        super().__init__(gateway, owns_process=True)
        self._sockets = sockets
        self._ready = ready
        self._inner = Server(AskedBySiblings(gateway), gateway.services.settings, nullcontext(), has_date=False)

    def at_signal(self, number: int, frame: FrameType | None) -> None:
        """Do nothing: what ends the gateway is said to its parent."""

    async def _serve(self, loop: asyncio.AbstractEventLoop, listener: object) -> None:
        listening = await loop.create_server(
            lambda: Connection(self._inner, loop), sock=self._sockets.siblings, backlog=BACKLOG
        )
        self._ready()
        try:
            await super()._serve(loop, self._sockets.clients)
        finally:
            listening.close()

    async def _end(self) -> None:
        self._inner.should_exit = True  # each connection of a sibling ends with what is asked there
        for connection in list(self._inner.connections):
            connection.shut_down()
        await super()._end()

    @property
    def is_busy(self) -> bool:
        """Return whether a run of a thread is in progress, or something that a sibling asked."""
        return super().is_busy or bool(self._inner.connections)

    def cut_now(self) -> None:
        """Stop at once. May be called from any thread."""
        self.force_exit = True
        self.stop()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.cut)


def obey(server: WorkerServer, orders: FileIO, orphaned: Callable[[], None]) -> None:
    """Do what the parent says, in a thread, until nothing more can come; call `orphaned` if that is its first order."""

    def read() -> None:
        is_told = False
        for line in orders:
            is_told = True
            if line == CUT:
                server.cut_now()
            else:
                server.stop()
        if not is_told:
            orphaned()
        server.stop()

    threading.Thread(target=read, daemon=True).start()


def ignore_signals() -> None:
    """Do nothing at SIGINT and SIGTERM, and let them come again: the parent started this process with both held back.

    A handler, and not SIG_IGN, which the programs that a worker starts would inherit.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _nothing)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})


def _nothing(number: int, frame: FrameType | None) -> None:
    """Handle a signal that is the parent's business."""


def say(out: IO[bytes], event: str, **facts: object) -> None:
    """Tell the parent, as one line."""
    out.write(json.dumps({"event": event, **facts}).encode() + b"\n")
    out.flush()

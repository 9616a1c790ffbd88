"""The gateway on a socket: uvicorn, signals, and an end in order.

At the first SIGTERM or SIGINT no connection is taken any more; running answers, and runs of threads whoever follows
them, have `grace_s` to finish and are then ended, which their clients are informed. A second signal ends at once.
"""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.app import Gateway
from turnwire.gateway.calls.body_validation import compile_validators
from turnwire.gateway.calls.endpoint_surfaces import endpoint_surfaces
from turnwire.gateway.calls.surfaces import surfaces
from turnwire.gateway.http.connection import guarded
from turnwire.gateway.logs import LOGGER
from turnwire.gateway.settings import SHORTEST_KEY, GatewaySettings

SIGNALS = (signal.SIGINT, signal.SIGTERM)
BACKLOG = 2048
_LAST_S = 10
"""Seconds after the grace in which connections must be closed."""
_LAST_WORDS_S = 1.0
"""Seconds after a second signal in which clients can be informed of the end."""
_TICK_S = 1.0
"""Seconds between two looks of uvicorn at its clock, for the `Date` header."""
_LOOK_S = 0.01
"""Seconds between two looks at whether the last answer has ended."""


def bind(settings: GatewaySettings) -> socket.socket:
    """A listening socket at the address of `settings`.

    Raises:
        ConfigurationError: the address cannot be listened on.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host.strip("[]"), settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":  # on Windows it would let a second gateway listen at the same address
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        hint = "; --port 0 takes a free one" if getattr(error, "errno", None) == errno.EADDRINUSE else ""
        text = f"cannot listen on {settings.host}, port {settings.port}: {reason}{hint}"
        raise ConfigurationError(text, retryable=False) from None
    listener.setblocking(False)
    return listener


def url_of(listener: socket.socket) -> str:
    """The base URL of a gateway on `listener`."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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


class GatewayServer(uvicorn.Server):
    """Runs one gateway on one socket until it is asked to stop. `app` is what stands in front of it, if anything.

    If the process is there for the gateway alone (`owns_process`), the gateway decides when garbage is collected in it.
    """

    def __init__(self, gateway: Gateway, app: ASGIApp | None = None, *, owns_process: bool = False) -> None:
        self.gateway = gateway
        self._owns_process = owns_process
        self._grace_s = gateway.services.settings.grace_s
        self._wake: Callable[[], object] | None = None
        super().__init__(
            uvicorn.Config(
                app or gateway,
                http=guarded(gateway.services.settings),
                log_config=None,
                access_log=False,
                ws="none",
                lifespan="on",
                server_header=False,
                timeout_keep_alive=75,
                timeout_graceful_shutdown=int(self._grace_s) + _LAST_S,
                backlog=BACKLOG,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with everything loaded that a first request would else have to wait for, and all others with it."""
        for surface in surfaces():
            get_codec(surface.dialect.name)
        for each in endpoint_surfaces():
            get_endpoint_codec(each.endpoint, each.dialect.name)
        compile_validators(surface.described_path for surface in surfaces())
        compile_validators(surface.described_path for surface in endpoint_surfaces())
        compile_validators(("/tokenize", "/detokenize"))
        await super().startup(sockets)
        if self._owns_process:
            self.gateway.services.garbage.start()

    async def main_loop(self) -> None:
        """Run until it is asked to stop, which is noticed at once: uvicorn would look ten times a second."""
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        self._wake = lambda: loop.call_soon_threadsafe(stopping.set)
        try:
            while not await self.on_tick(0):
                with suppress(TimeoutError):
                    await asyncio.wait_for(stopping.wait(), _TICK_S)
        finally:
            self._wake = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new answers, grace for the running ones, then the end."""
        self.gateway.stop()
        cutting = asyncio.get_running_loop().call_later(self._grace_s, self.gateway.cut)
        try:
            await self._end_connections(sockets or ())
            if self.force_exit:
                self.gateway.cut()
                await self._last_words()
                with suppress(TimeoutError):  # what is opened is closed in order; nobody waits for it longer
                    async with asyncio.timeout(_LAST_WORDS_S):
                        await self.lifespan.shutdown()
        finally:
            self.gateway.services.garbage.stop()
            cutting.cancel()
            await self.gateway.close()

    async def _last_words(self) -> None:
        """Inform clients and store runs, in a moment and no longer."""
        tasks = self.server_state.tasks
        async with asyncio.TaskGroup() as group:
            group.create_task(self.gateway.services.threads.ended(_LAST_WORDS_S))
            if tasks:
                await asyncio.wait(tasks, timeout=_LAST_WORDS_S)

    async def _end_connections(self, sockets: Sequence[socket.socket]) -> None:
        """What uvicorn does at its end, without its fixed waits: they hold up every stop for a tenth of a second."""
        for server in self.servers:
            server.close()
        for each in sockets:
            each.close()
        state, threads = self.server_state, self.gateway.services.threads
        for connection in list(state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                await asyncio.sleep(0)  # an idle connection is gone now
                while (state.connections or state.tasks or threads.is_running) and not self.force_exit:
                    await asyncio.sleep(_LOOK_S)
                for server in self.servers:
                    await server.wait_closed()
        except TimeoutError:
            for task in state.tasks:
                task.cancel()
        if not self.force_exit:
            await self.lifespan.shutdown()

    def stop(self) -> None:
        """Begin to stop. May be called from any thread, and from a signal's handler."""
        self.should_exit = True
        wake = self._wake
        if wake is not None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                wake()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; the process goes on afterwards, so that it can end with the code it wants."""
        with signals_to(self._at_signal):
            yield

    def _at_signal(self, number: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
            self.gateway.cut()
        self.stop()


def serve(gateway: Gateway, listener: socket.socket, app: ASGIApp | None = None, *, owns_process: bool = False) -> None:
    """Run `gateway` on `listener` until a signal stops it, with `app` in front of it; see `GatewayServer`.

    Raises:
        TurnwireError: its threads could not be opened.
    """
    if short := gateway.services.settings.short_keys:
        hint = f"give at least {SHORTEST_KEY} characters that nobody can guess, for example from: openssl rand -hex 24"
        LOGGER.warning("short_key", extra={"turnwire": {"of": list(short), "hint": hint}})
    with listener:
        try:
            GatewayServer(gateway, app, owns_process=owns_process).run(sockets=[listener])
        except SystemExit:  # uvicorn's answer to a start that failed; the reason is better than its number
            if gateway.start_error is None:
                raise
    if gateway.start_error is not None:
        raise gateway.start_error

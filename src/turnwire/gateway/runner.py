"""Run the gateway on a socket, and shut it down in order.

After the first SIGTERM or SIGINT the gateway accepts no connection; running answers, and runs of threads with or
without followers, have `grace_s` to finish and are then ended; their clients are informed. A second signal ends at
once.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from contextlib import nullcontext

from starlette.types import ASGIApp

from turnwire.codecs.endpoints.codecs import get_endpoint_codec
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.app import Gateway
from turnwire.gateway.calls.body_checks import compile_validators
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.gc_policy import collecting_between_requests
from turnwire.gateway.http.server import BACKLOG, LAST_WORDS_S, Server
from turnwire.gateway.logs import LOGGER
from turnwire.gateway.settings import SHORTEST_KEY, GatewaySettings
from turnwire.portable import raise_open_files


def bind(settings: GatewaySettings, *, is_shared: bool = False) -> socket.socket:
    """A listening socket at the address of `settings`; if it `is_shared`, further ones may listen there.

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
            if is_shared:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
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


class GatewayServer(Server):
    """Runs one gateway on one socket until it is asked to stop. `app`, if given, wraps the gateway.

    If the process is there for the gateway alone (`owns_process`), the gateway decides when garbage is collected in it.
    """

    def __init__(self, gateway: Gateway, app: ASGIApp | None = None, *, owns_process: bool = False) -> None:
        super().__init__(app or gateway, gateway.services.settings, gateway.life())
        self.gateway = gateway
        self._owns_process = owns_process

    async def serve(self, listener: socket.socket) -> None:
        """Serve, with everything loaded that a first request would else have to wait for, and all others with it."""
        for surface in surfaces():
            get_codec(surface.dialect.name)
        for each in endpoint_surfaces():
            get_endpoint_codec(each.endpoint, each.dialect.name)
        compile_validators(surface.described_path for surface in surfaces())
        compile_validators(surface.described_path for surface in endpoint_surfaces())
        compile_validators(("/tokenize", "/detokenize"))
        if self._owns_process:
            raise_open_files()  # a stream has two connections, and many systems begin with 1024 files
        running = self.gateway.services.running
        with collecting_between_requests(lambda: len(running)) if self._owns_process else nullcontext():
            await super().serve(listener)

    async def _end(self) -> None:
        self.gateway.stop()
        await super()._end()

    async def _last_words(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.gateway.services.threads.ended(LAST_WORDS_S))
            await super()._last_words()

    @property
    def is_busy(self) -> bool:
        """Return whether a run of a thread is in progress."""
        return self.gateway.services.threads.is_running

    def cut(self) -> None:
        """End the running answers and the runs of threads; their clients are informed."""
        self.gateway.cut()


def warn_of_short_keys(settings: GatewaySettings) -> None:
    """Log whose keys can be guessed."""
    if short := settings.short_keys:
        hint = f"give at least {SHORTEST_KEY} characters that nobody can guess, for example from: openssl rand -hex 24"
        LOGGER.warning("short_key", extra={"turnwire": {"of": list(short), "hint": hint}})


def serve(gateway: Gateway, listener: socket.socket, app: ASGIApp | None = None, *, owns_process: bool = False) -> None:
    """Run `gateway` on `listener` until a signal stops it, with `app` in front of it; see `GatewayServer`.

    Raises:
        TurnwireError: its threads could not be opened.
    """
    warn_of_short_keys(gateway.services.settings)
    with listener:
        GatewayServer(gateway, app, owns_process=owns_process).run(listener)

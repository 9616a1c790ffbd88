"""A gateway on a free loopback port, in a thread of its own."""

from __future__ import annotations

import io
import json
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from starlette.types import ASGIApp

from tests.gateway.openapi_judge import check_response
from tests.patience import PATIENCE_S, until
from turnwire.gateway.app import Gateway
from turnwire.gateway.logs import LOGGER, JsonLines
from turnwire.gateway.runner import GatewayServer, bind, url_of
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.threads.running import ThreadsSource
from turnwire.providers.base import ModelProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry


@dataclass
class RunningGateway:
    """A gateway that is up. `str()` is its base URL, without a slash at its end."""

    url: str
    server: GatewayServer
    thread: threading.Thread
    log: io.StringIO = field(default_factory=io.StringIO)

    def __str__(self) -> str:
        return self.url

    @property
    def host(self) -> str:
        """Its address, for a socket."""
        return httpx.URL(self.url).host

    @property
    def port(self) -> int:
        """Its port."""
        port = httpx.URL(self.url).port
        assert port is not None
        return port

    @property
    def gateway(self) -> Gateway:
        return self.server.gateway

    @property
    def mock(self) -> MockProvider:
        """The mock provider behind it."""
        provider = self.gateway.services.registry.default()
        assert isinstance(provider, MockProvider)
        return provider

    @property
    def log_lines(self) -> list[dict[str, Any]]:
        """The lines of the log so far."""
        return self.log_lines_from(0)

    def log_lines_from(self, known: int) -> list[dict[str, Any]]:
        """The lines of the log behind the first `known`."""
        return [json.loads(line) for line in self.log.getvalue().splitlines()[known:]]

    @property
    def log_count(self) -> int:
        """How many lines the log has so far; none of them is read for that."""
        return self.log.getvalue().count("\n")

    def wait_for_log(self, count: int) -> list[dict[str, Any]]:
        """The lines of the log once there are `count`: the line comes after the answer's last byte."""
        until(lambda: self.log_count >= count)
        return self.log_lines

    def client(self, **options: Any) -> httpx.Client:
        """A client for its paths, which compares what it gets with the OpenAPI document."""
        hooks = {"response": [check_response]}
        return httpx.Client(base_url=self.url, timeout=PATIENCE_S, trust_env=False, event_hooks=hooks, **options)

    def stop(self) -> None:
        """Begin to stop it."""
        self.server.stop()


_OPEN: list[tuple[int, bool]] = []
"""The state of the logger before each block that has it open: blocks overlap, and end in any order."""


@contextmanager
def _log_open() -> Iterator[None]:
    """Every line of a gateway is logged until the block ends, and any other one like it."""
    _OPEN.append((LOGGER.level, LOGGER.propagate))
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    try:
        yield
    finally:
        first = _OPEN[0]
        _OPEN.pop()
        if not _OPEN:
            LOGGER.setLevel(first[0])
            LOGGER.propagate = first[1]


@contextmanager
def run_gateway(
    providers: ModelProvider | Sequence[ModelProvider],
    settings: GatewaySettings | None = None,
    *,
    threads: ThreadsSource | None = None,
    in_front: Callable[[ASGIApp], ASGIApp] | None = None,
    owns_process: bool = False,
) -> Iterator[RunningGateway]:
    """A gateway in front of `providers`, the first one the default, until the block ends. `in_front` gives the
    application that stands in front of the gateway's own; `owns_process` is that of the server.
    """
    listed = [providers] if isinstance(providers, ModelProvider) else list(providers)
    registry = ProviderRegistry(default_id=listed[0].provider_id)
    for provider in listed:
        registry.register(provider)
    settings = settings or GatewaySettings(port=0, grace_s=0.2)
    listener = bind(settings)
    gateway = Gateway(registry, settings, threads=threads)
    app = None if in_front is None else in_front(gateway)
    server = GatewayServer(gateway, app, owns_process=owns_process)
    thread = threading.Thread(target=lambda: server.run(listener), daemon=True)
    running = RunningGateway(url_of(listener), server, thread)
    handler = logging.StreamHandler(running.log)
    handler.setFormatter(JsonLines())
    # Every gateway of this process writes to one logger, and a line comes after its answer: another gateway's last line
    # must reach neither this log nor what another test captures.
    handler.addFilter(lambda record: record.thread == thread.ident)
    LOGGER.addHandler(handler)
    thread.start()
    with _log_open():  # until it has stopped: the line of a request may come after the end of its answer
        try:
            yield running
        finally:
            server.stop()
            thread.join(PATIENCE_S)
            LOGGER.removeHandler(handler)
            listener.close()
            assert not thread.is_alive(), "the gateway did not stop"

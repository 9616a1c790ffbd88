"""The gateways that the judges judge, and what is let pass of what judges themselves do wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gateway.conftest import embedded_gateway, gateway, shared_gateway
from tests.gateway.server import RunningGateway
from tests.gateway.threaded import stand_in_threads
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.secrets import Secret

__all__ = ["embedded_gateway", "gateway", "locked_gateway", "shared_gateway", "threads_gateway"]

KEY = "the-right-key"


@pytest.fixture(scope="session")
def threads_gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGateway]:
    """A gateway with threads, which keep what they are told."""
    with stand_in_threads(tmp_path_factory.mktemp("threads") / "threads.db") as running:
        yield running


@pytest.fixture(scope="session")
def locked_gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGateway]:
    """A gateway that wants a key; it keeps threads too."""
    settings = GatewaySettings(port=0, grace_s=0.2, key=Secret(KEY))
    with stand_in_threads(tmp_path_factory.mktemp("locked") / "threads.db", settings) as running:
        yield running

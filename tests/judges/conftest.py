"""The gateways that the judges judge, and what is let pass of what judges themselves do wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gateway.conftest import embedded_gateway, gateway, shared_gateway
from tests.gateway.server import RunningGateway, run_gateway
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.standin import stand_in_script
from turnwire.providers.mock import MockProvider
from turnwire.providers.secrets import Secret

__all__ = ["embedded_gateway", "gateway", "locked_gateway", "shared_gateway"]

KEY = "the-right-key"


@pytest.fixture(scope="session")
def locked_gateway() -> Iterator[RunningGateway]:
    """A gateway that wants a key."""
    with run_gateway(MockProvider(stand_in_script()), GatewaySettings(port=0, grace_s=0.2, key=Secret(KEY))) as running:
        yield running

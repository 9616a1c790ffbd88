"""A gateway in front of the stand-in model, and one in front of llama.cpp."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.scripted import write_scripted
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.providers.kinds.mock import MockProvider


@pytest.fixture(scope="session")
def shared_gateway() -> Iterator[RunningGateway]:
    """One gateway for all tests that change nothing but the script of its model."""
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


@pytest.fixture
def gateway(shared_gateway: RunningGateway) -> RunningGateway:
    """A gateway in front of the stand-in model; `str(gateway)` is its base URL, `gateway.mock.script` what it says."""
    shared_gateway.mock.script = stand_in_script()
    return shared_gateway


@pytest.fixture
def own_gateway() -> Iterator[RunningGateway]:
    """The same for a test alone: its log and its metrics hold nothing else."""
    with run_gateway(MockProvider(stand_in_script())) as running:
        yield running


@pytest.fixture(scope="session")
def embedded_gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGateway]:
    """A gateway in front of llama.cpp in this process with a scripted model, which is started at its first use."""
    model = write_scripted(tmp_path_factory.mktemp("scripted"))
    config = ProviderConfig(type="embedded", options={"model_path": str(model.gguf), "context_length": 8192})
    with run_gateway(
        EmbeddedProvider("embedded", config), GatewaySettings(port=0, grace_s=1.0, timeout_s=PATIENCE_S)
    ) as running:
        yield running

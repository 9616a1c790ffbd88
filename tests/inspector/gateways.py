"""A gateway that keeps what passes, in front of a server that is a gateway with the stand-in model."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider


@contextmanager
def inspected(
    kind: str = "vllm", *, kept: InspectionSettings | None = None, script: Any = None, **settings: Any
) -> Iterator[RunningGateway]:
    """A gateway with an inspector; the server behind it speaks as `kind` does, and answers from `script`."""
    with run_gateway(MockProvider(script or stand_in_script())) as behind:
        config = {"type": kind, "endpoint": str(behind), "models": [{"name": "mock"}, {"name": "other"}]}
        made = OllamaProvider if kind == "ollama" else OpenAICompatibleProvider
        provider = made("up", ProviderConfig.from_dict(config))
        chosen = GatewaySettings(port=0, grace_s=0.2, inspection=kept or InspectionSettings(), **settings)
        with run_gateway(provider, chosen) as running:
            yield running


def rows(gateway: RunningGateway) -> list[dict[str, Any]]:
    """The rows of the list, once every exchange is over."""
    with gateway.client() as http:
        for _ in range(int(PATIENCE_S * 100)):
            found: list[dict[str, Any]] = http.get("/inspector/exchanges").json()["exchanges"]
            if all(row["is_over"] for row in found):
                return found
    raise AssertionError("an exchange goes on")


def last(gateway: RunningGateway) -> dict[str, Any]:
    """All that is kept of the latest exchange."""
    with gateway.client() as http:
        found: dict[str, Any] = http.get(f"/inspector/exchanges/{rows(gateway)[-1]['id']}").json()
    return found


def value(kept: Mapping[str, Any]) -> Any:
    """The JSON of a kept text."""
    return json.loads(kept["text"])


def at(document: Any, pointer: str) -> Any:
    """What stands at a JSON pointer."""
    for step in pointer.split("/")[1:]:
        document = document[int(step) if isinstance(document, list) else step.replace("~1", "/").replace("~0", "~")]
    return document

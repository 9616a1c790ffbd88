"""A real llama.cpp behind the gateway: how much of a prompt it reads again is seen everywhere, and where it changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.scenario import Scenario

from tests.gateway.conversations import ALIKE, new_each_time, turn
from tests.gateway.server import RunningGateway, run_gateway
from tests.inspector.gateways import rows
from tests.patience import until
from tests.providers.caching_model import ANSWER
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.scripted_model import write_model


@pytest.fixture(scope="module")
def gateway(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningGateway]:
    scenario = Scenario.from_dict({"turns": [{"answer": {"text": ANSWER}}]})
    model = write_model(scenario, tmp_path_factory.mktemp("model"))
    options = {"model_path": str(model.gguf), "context_length": 8192}
    provider = EmbeddedProvider("llama", ProviderConfig(type="embedded", options=options))
    settings = GatewaySettings(port=0, grace_s=0.2, inspection=InspectionSettings())
    with run_gateway(provider, settings) as running:
        yield running


@requirement("PFX-2")
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_a_system_prompt_that_changes_makes_a_real_server_read_everything_again(
    gateway: RunningGateway, stream: bool
) -> None:
    known = len(_turns(gateway))
    with gateway.client() as http:
        lost_before = _lost(http.get("/metrics").text)
        for system in (lambda _: ALIKE, new_each_time):
            for number in range(3):
                body = turn(number, system(number), model="scripted", stream=stream)
                assert ANSWER.split()[0] in http.post("/v1/chat/completions", json=body).text
        until(lambda: len(_turns(gateway)) == known + 6)
        lost = _lost(http.get("/metrics").text)
        shown = [http.get(f"/inspector/exchanges/{row['id']}").json() for row in rows(gateway)[-6:]]
    lines = _turns(gateway)[known:]
    reuse = [line.get("read_again") for line in lines]
    assert [reuse[0], reuse[3]] == [None, None]
    assert all(share < 0.01 for share in (reuse[1], reuse[2]))
    assert all(share > 0.9 for share in (reuse[4], reuse[5]))
    mostly_read = [line["cached_tokens"] < line["prompt_tokens"] / 2 for line in lines]
    assert mostly_read[1:] == [False, False, True, True, True]
    assert ["prompt_reuse_lost" in line for line in lines] == [False] * 4 + [True] * 2
    assert lost - lost_before == 2
    assert [each["row"]["prompt_reuse"].get("read_again") for each in shown] == reuse
    place = {"at": "/messages/0/content", "same_characters": len("The hour is ")}
    changed = {"cause": "client", "client": place, "server": place}
    assert [each.get("prompt_change") for each in shown] == [None] * 4 + [changed] * 2


def _turns(gateway: RunningGateway) -> list[dict[str, Any]]:
    """The log's lines of answered turns."""
    return [line for line in gateway.log_lines if "conversation" in line]


def _lost(metrics: str) -> int:
    name = 'turnwire_prompt_reuse_lost_total{provider="llama"} '
    return next((int(line.removeprefix(name)) for line in metrics.splitlines() if line.startswith(name)), 0)

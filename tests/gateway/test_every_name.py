"""Every name that a chat answers is shown, in the form of each dialect, by the same rule."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import ModelInfo

from tests.cases import for_each
from tests.gateway.server import RunningGateway, run_gateway
from turnwire.core.errors import ModelNotFoundError
from turnwire.gateway.settings import GatewaySettings, InspectionSettings
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.sync.ollama import SyncOllamaProvider

_SCRIPT: Final = Script(models=(ModelInfo(name="small:latest"), ModelInfo(name="big"), ModelInfo(name="org/third")))
_ALIASES: Final = {"gpt-4o": "here/big", "claude": "there/other", "big": "there/small", "*": "small"}
_NAMES: Final = {
    "small": "small:latest",
    "small:latest": "small:latest",
    "org/third": "org/third",
    "here/small": "small:latest",
    "here/big": "here/big",
    "there/small": "there/small:latest",
    "there/small:latest": "there/small:latest",
    "there/unlisted": "there/unlisted",
    "there/org/third": "there/org/third",
    "gpt-4o": "gpt-4o",
    "claude": "claude",
    "big": "big",
    "nobody/big": "small:latest",
    "any name": "small:latest",
}
"""What a client asks for -> the name under which the model is shown."""


def _providers() -> list[MockProvider]:
    return [MockProvider(_SCRIPT, provider_id=name) for name in ("here", "there")]


@pytest.fixture(scope="module", params=[None, InspectionSettings()], ids=["plain", "inspected"])
def named(request: pytest.FixtureRequest) -> Iterator[RunningGateway]:
    """A gateway whose models have many names."""
    with run_gateway(_providers(), GatewaySettings(port=0, aliases=_ALIASES, inspection=request.param)) as running:
        yield running


@for_each(("name", "shown"), _NAMES.items())
def test_a_name_that_is_answered_is_shown_in_every_form(named: RunningGateway, name: str, shown: str) -> None:
    with named.client() as http:
        chat = http.post("/api/chat", json={"model": name, "messages": [{"role": "user", "content": "a"}]})
        show = http.post("/api/show", json={"model": name})
        openai = http.get(f"/v1/models/{name}")
        anthropic = http.get(f"/v1/models/{name}", headers={"anthropic-version": "2023-06-01"})
        gemini = [http.get(f"{path}/{name}") for path in ("/v1beta/models", "/v1beta/models/models")]
    assert [each.status_code for each in (chat, show, openai, anthropic, *gemini)] == [200] * 6
    assert (openai.json()["id"], anthropic.json()["id"]) == (shown, shown)
    assert [each.json()["name"] for each in gemini] == [f"models/{shown}"] * 2


def test_every_name_in_a_list_is_shown_as_itself(named: RunningGateway) -> None:
    with named.client() as http:
        tags = [each["model"] for each in http.get("/api/tags").json()["models"]]
        ids = [each["id"] for each in http.get("/v1/models").json()["data"]]
        shown = [http.get(f"/v1/models/{name}").json()["id"] for name in ids]
    assert tags == ids == shown
    assert {"gpt-4o", "claude", "big", "here/big", "there/big"} <= set(ids)


@for_each("name", [*_NAMES, "fault-none"])
def test_the_ollama_provider_finds_every_name_at_the_gateway(named: RunningGateway, name: str) -> None:
    config = ProviderConfig(type="ollama", endpoint=named.url)
    with SyncOllamaProvider("own", config) as provider:
        assert provider.capabilities(name).tools == "yes"

    async def ask() -> str | None:
        async with OllamaProvider("own", config) as provider:
            return (await provider.capabilities(name)).tools

    assert asyncio.run(ask()) == "yes"


@pytest.mark.parametrize("name", ["unlisted", "nobody/big", "here/unlisted", "lost"])
def test_what_a_chat_refuses_is_not_shown(name: str) -> None:
    settings = GatewaySettings(port=0, only_listed_models=True, aliases={"lost": "here/gone"})
    with run_gateway(_providers(), settings) as running, running.client() as http:
        answers: list[Any] = [
            http.post("/api/chat", json={"model": name, "messages": [{"role": "user", "content": "a"}]}),
            http.post("/api/show", json={"model": name}),
            http.get(f"/v1/models/{name}"),
            http.get(f"/v1beta/models/{name}"),
        ]
        assert http.get("/v1/models").status_code == 200  # an alias that leads to nothing hides no other model
    assert [each.status_code for each in answers] == [404] * 4


def test_a_server_that_does_not_have_the_model_is_believed() -> None:
    class Strict(MockProvider):
        async def capabilities(self, model: str | None = None) -> Any:
            if model == "unlisted":
                raise ModelNotFoundError("model 'unlisted' not found; pull it first", category="not_found")
            return await super().capabilities(model)

    with run_gateway(Strict(_SCRIPT)) as running, running.client() as http:
        answer = http.post("/api/show", json={"model": "unlisted"})
    assert answer.status_code == 404
    assert answer.json()["error"] == "model 'unlisted' not found; GET /v1/models lists what there is"


@pytest.mark.parametrize("name", ["", " ", "\ufeff"])
def test_a_blank_name_is_refused(named: RunningGateway, name: str) -> None:
    with named.client() as http:
        assert http.post("/api/show", json={"model": name}).status_code == 400
        assert http.get(f"/v1beta/models/models/{name}").status_code == 404

"""An error names what it is about: the path, the provider and its endpoint; never a secret."""

from __future__ import annotations

import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.test_broken_streams import content_of, raw_answer, told
from tests.gateway.test_streaming import behind
from tests.ports import refusing
from tests.requirements import requirement
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.settings import Surroundings

KEY = "sk-very-secret"


@requirement("CON-4")
@every_dialect
def test_a_server_that_is_not_there_is_named(client: Dialect) -> None:
    with refusing() as endpoint:
        config = ProviderConfig(type="vllm", endpoint=endpoint, api_key_env="KEY", headers={"X-Own": KEY})
        provider = OpenAICompatibleProvider("gpu", config, Surroundings(environ={"KEY": KEY}))
        with run_gateway(provider) as gateway, gateway.client() as http:
            answer = client.ask(http, model="m")
    assert answer.status_code in (500, 502, 503, 529)
    assert client.error_of(answer).startswith(f"provider gpu at {endpoint}: ")
    assert KEY not in answer.text


@requirement("CON-4")
@every_dialect
def test_a_failure_inside_a_stream_is_named(client: Dialect) -> None:
    path, body = client.request(stream=True, model="m")
    with behind(told) as (gateway, upstream):
        _, rest, _ = raw_answer(gateway, path, body, {**client.headers, "Connection": "close"})
    assert f"provider local at {upstream.url}: the engine died" in content_of(rest).decode()


@requirement("CON-4")
@pytest.mark.parametrize("path", ["/nothing", "/v1/embeddings/x", "/api/pull", "/v1/messages/batches"])
def test_an_unknown_path_is_named(path: str, gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.post(path, json={})
    assert answer.status_code == 404
    assert f"there is nothing at {path}" in answer.text


def test_a_long_path_is_cut(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.get("/" + "x" * 5000)
    assert len(answer.text) < 500

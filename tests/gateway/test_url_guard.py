"""A gateway that serves other machines lets no model server fetch from its own machine for them."""

from __future__ import annotations

from typing import Any

import anyio
import httpx
import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.app import Gateway
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.secrets import Secret

KEY = "tw-5f1c0e9a7b"


def bodies(url: str) -> dict[str, dict[str, Any]]:
    """A request with the address, by the path of its dialect."""
    source = {"type": "image", "source": {"type": "url", "url": url}}
    return {
        "/v1/chat/completions": {
            "model": "mock",
            "messages": [{"role": "user", "content": [{"type": "video_url", "video_url": {"url": url}}]}],
        },
        "/v1/responses": {
            "model": "mock",
            "input": "x",
            "tools": [{"type": "mcp", "server_label": "a", "server_url": url}],
        },
        "/v1/messages": {"model": "mock", "max_tokens": 5, "messages": [{"role": "user", "content": [source]}]},
        "/v1beta/models/mock:generateContent": {
            "contents": [{"role": "user", "parts": [{"fileData": {"fileUri": url, "mimeType": "image/png"}}]}]
        },
    }


def status_of(path: str, body: dict[str, Any], settings: GatewaySettings) -> tuple[int, str]:
    async def main() -> tuple[int, str]:
        registry = ProviderRegistry()
        registry.register(MockProvider())
        transport = httpx.ASGITransport(app=Gateway(registry, settings))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            answer = await http.post(path, json=body, headers={"x-api-key": KEY})
            return answer.status_code, answer.text

    return anyio.run(main)


def settings(host: str, *url_hosts: str) -> GatewaySettings:
    return GatewaySettings(host=host, key=Secret(KEY), url_hosts=url_hosts)


@requirement("PRV-7")
@for_each("path", list(bodies("")))
@for_each(
    "url", ["http://127.0.0.1:9/a", "http://localhost/a", "https://[::1]/a", "http://127.1/a", "file:///etc/passwd"]
)
def test_addresses_of_its_own_machine_are_refused_and_not_shown(path: str, url: str) -> None:
    status, text = status_of(path, bodies(url)[path], settings("0.0.0.0"))
    assert (status, "not fetched for others" in text, url in text) == (400, True, False)


@requirement("PRV-7")
@pytest.mark.parametrize("path", list(bodies("")))
def test_a_host_that_the_settings_name_is_fine_and_so_is_every_one_for_this_machine(path: str) -> None:
    body = bodies("http://127.0.0.1:9/a")[path]
    assert status_of(path, body, settings("0.0.0.0", "127.0.0.1:9"))[0] == 200
    assert status_of(path, body, settings("0.0.0.0", "127.0.0.1:10"))[0] == 400
    assert status_of(path, body, settings("127.0.0.1"))[0] == 200


@requirement("PRV-7")
def test_a_url_host_is_a_host_and_perhaps_a_port() -> None:
    with pytest.raises(ConfigurationError):
        settings("127.0.0.1", "http://127.0.0.1/")

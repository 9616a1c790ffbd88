"""Web pages of other origins: none by default; those that are let in get their preflight and can read the answer."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

PAGE = "http://localhost:3000"
HEADERS = "authorization, x-api-key, x-goog-api-key, anthropic-version, content-type, x-stainless-lang"


@pytest.fixture(scope="module")
def opened() -> Iterator[RunningGateway]:
    """A gateway with a key that lets two origins in."""
    settings = GatewaySettings(port=0, key=Secret("k-1"), allow_origins=(PAGE, "https://Chat.example"))
    with run_gateway(MockProvider(stand_in_script()), settings) as running:
        yield running


def preflight(gateway: RunningGateway, path: str, origin: str = PAGE) -> httpx.Response:
    asked = {
        "origin": origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": HEADERS,
        "access-control-request-private-network": "true",
    }
    return httpx.options(gateway.url + path, headers=asked, timeout=PATIENCE_S, trust_env=False)


@requirement("CON-4")
@every_dialect
def test_a_preflight_is_answered_without_a_key(client: Dialect, opened: RunningGateway) -> None:
    answer = preflight(opened, client.request()[0])
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == PAGE
    assert answer.headers["access-control-allow-headers"] == HEADERS
    assert answer.headers["access-control-allow-private-network"] == "true"
    assert {"GET", "POST"} <= set(answer.headers["access-control-allow-methods"].split(", "))
    assert "origin" in answer.headers["vary"].lower()


@requirement("CON-4")
@every_dialect
@pytest.mark.parametrize("origin", [PAGE, "https://chat.example"])
def test_a_page_that_is_let_in_can_read_the_answer(client: Dialect, origin: str, opened: RunningGateway) -> None:
    path, body = client.request()
    headers = {**client.headers, "origin": origin, "sec-fetch-site": "cross-site", "authorization": "Bearer k-1"}
    with opened.client() as http:
        answer = http.post(path, json=body, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == origin
    assert "origin" in answer.headers["vary"].lower()
    assert "turnwire-losses" in answer.headers["access-control-expose-headers"]


def test_an_error_can_be_read_as_well(opened: RunningGateway) -> None:
    with opened.client() as http:
        answer = http.post("/v1/chat/completions", json={}, headers={"origin": PAGE})
    assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (401, PAGE)


@pytest.mark.parametrize("origin", ["http://localhost:3001", "https://localhost:3000", "http://evil.example", "null"])
def test_other_pages_are_refused(origin: str, opened: RunningGateway) -> None:
    refused = preflight(opened, "/v1/messages", origin)
    assert refused.status_code == 400
    assert "access-control-allow-origin" not in refused.headers
    with opened.client() as http:
        answer = http.get("/v1/models", headers={"origin": origin, "authorization": "Bearer k-1"})
    assert answer.status_code == 403
    assert "access-control-allow-origin" not in answer.headers


def test_by_default_no_page_is_let_in(gateway: RunningGateway) -> None:
    assert preflight(gateway, "/v1/messages").status_code == 403
    with gateway.client() as http:
        answer = http.get("/v1/models", headers={"origin": PAGE})
    assert answer.status_code == 403
    assert "--allow-origin" in answer.json()["error"]["message"]


@pytest.mark.parametrize("origin", ["localhost:3000", "http://localhost:3000/", "http://a@b", "", "http://a b"])
def test_what_is_no_origin_is_refused_at_the_start(origin: str) -> None:
    with pytest.raises(ConfigurationError, match=r"allow_origins: .*as in http://localhost:3000"):
        GatewaySettings(allow_origins=(origin,))


def test_every_page_may_ask_only_with_a_key() -> None:
    with pytest.raises(ConfigurationError, match="a key is needed"):
        GatewaySettings(allow_origins=("*",))
    settings = GatewaySettings(port=0, key=Secret("k-1"), allow_origins=("*",))
    with run_gateway(MockProvider(stand_in_script()), settings) as running:
        assert preflight(running, "/v1/messages", "https://anywhere.example").status_code == 200

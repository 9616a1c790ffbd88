"""Who is let in: keys, Host and Origin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.cases import for_each
from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import GatewaySettings, is_loopback
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

KEY = "tw-5f1c0e9a7b"


@pytest.fixture(scope="module")
def locked() -> Iterator[RunningGateway]:
    """A gateway with a key."""
    with run_gateway(MockProvider(), GatewaySettings(port=0, key=Secret(KEY))) as running:
        yield running


@requirement("PRV-9")
@every_dialect
@for_each(
    "headers",
    [
        {},
        {"authorization": "Bearer wrong"},
        {"authorization": f"Basic {KEY}"},
        {"x-api-key": KEY[:-1]},
        {"x-api-key": ""},
    ],
    ids=["none", "wrong", "basic", "shorter", "empty"],
)
def test_without_the_key_nothing_is_answered(client: Dialect, locked: RunningGateway, headers: dict[str, str]) -> None:
    path, body = client.request()
    with locked.client() as http:
        answer = http.post(path, json=body, headers=headers)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert "key" in client.error_of(answer)
    assert KEY not in answer.text


@requirement("PRV-9")
@every_dialect
@for_each("name", ["authorization", "x-api-key", "x-goog-api-key", "query"])
def test_every_clients_way_to_show_the_key_is_taken(client: Dialect, locked: RunningGateway, name: str) -> None:
    path, body = client.request()
    headers = {} if name == "query" else {name: f"Bearer {KEY}" if name == "authorization" else KEY}
    with locked.client() as http:
        answer = http.post(path, json=body, headers=headers, params={"key": KEY} if name == "query" else {})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        *("/v1/models", "/api/tags", "/metrics", "/playground/providers", "/nothing"),
        *("/healthz", "/health.json", "/schemas-of-mine", "/openapi.json.bak", "/statics/a"),  # only like an open one
    ],
)
def test_everything_that_tells_something_needs_the_key(locked: RunningGateway, path: str) -> None:
    with locked.client() as http:
        assert http.get(path).status_code == 401


@pytest.mark.parametrize("path", ["/", "/health", "/schemas"])
def test_what_tells_nothing_about_anybody_needs_no_key(locked: RunningGateway, path: str) -> None:
    with locked.client() as http:
        assert http.get(path).status_code == 200


@requirement("PRV-9")
def test_the_key_may_stand_anywhere_in_the_query(locked: RunningGateway) -> None:
    with locked.client() as http:
        assert http.get(f"/v1beta/models?pageSize=2&key={KEY}").status_code == 200
        assert http.get("/v1beta/models?pageSize=2&key=wrong").status_code == 401
        assert http.get(f"/v1beta/models?pageSize=2&monkey={KEY}").status_code == 401


@requirement("PRV-9")
def test_the_key_is_never_logged(locked: RunningGateway) -> None:
    with locked.client() as http:
        http.get("/v1/models", params={"key": KEY})
    assert KEY not in locked.log.getvalue()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8787", "127.0.0.1.evil.example", "", "10.0.0.1"])
@every_dialect
def test_on_loopback_another_name_in_the_host_header_is_refused(
    client: Dialect, gateway: RunningGateway, host: str
) -> None:
    path, body = client.request()
    with gateway.client() as http:
        answer = http.post(path, json=body, headers={"host": host})
    assert answer.status_code == 403
    assert "Host" in client.error_of(answer)


def test_the_host_header_is_checked_also_where_a_key_is_shown(locked: RunningGateway) -> None:
    with locked.client() as http:
        answer = http.get("/v1/models", headers={"host": "evil.example", "x-api-key": KEY})
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "127.1.2.3:80", "[::1]:9", "tw.localhost"])
def test_on_loopback_every_name_of_this_machine_is_let_in(gateway: RunningGateway, host: str) -> None:
    with gateway.client() as http:
        assert http.get("/health", headers={"host": host}).status_code == 200


def test_a_further_name_can_be_let_in() -> None:
    settings = GatewaySettings(port=0, allow_hosts=("models.test",))
    with run_gateway(MockProvider(), settings) as running, running.client() as http:
        assert http.get("/health", headers={"host": "models.test:80"}).status_code == 200
        assert http.get("/health", headers={"host": "others.test"}).status_code == 403


@pytest.mark.parametrize("name", ["", " ", "*", "a b", "http://models.test", "models.test:80", "[::1", 5, "a/b", "a,b"])
def test_what_no_host_header_can_name_is_refused_at_the_start(name: Any) -> None:
    with pytest.raises(ConfigurationError) as caught:
        GatewaySettings(allow_hosts=("models.test", name))
    text = "is not a host's name; give it as it stands in Host headers, without a port"
    assert caught.value.info.message == f"allow_hosts: {name!a} {text}"


@pytest.mark.parametrize("name", ["models.test", "gpu_box", "MODELS.test.", "10.0.0.5", "fe80::1", "[fe80::1]", "a"])
def test_every_name_and_address_can_be_let_in(name: str) -> None:
    assert GatewaySettings(allow_hosts=(name,)).allow_hosts == (name,)


@pytest.mark.parametrize("setting", ["allow_hosts", "allow_origins"])
def test_one_text_is_no_list_of_names(setting: str) -> None:
    given: Any = {setting: "models.test"}
    with pytest.raises(ConfigurationError, match=f"{setting}: give a list, also of one"):
        GatewaySettings(**given)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://localhost:9"},
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"},
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors"},
    ],
)
def test_a_page_of_another_origin_may_not_ask(gateway: RunningGateway, headers: dict[str, str]) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": "x"}]}
    with gateway.client() as http:
        answer = http.post("/api/chat", json=body, headers=headers)
    assert answer.status_code == 403
    assert "access-control-allow-origin" not in answer.headers


SIMPLE = [None, "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
"""Types that a page sends to another origin without asking first."""


@pytest.mark.parametrize("kind", [*SIMPLE, "application/octet-stream", "application/json"])
@pytest.mark.parametrize(
    "page",
    [
        {"origin": "https://evil.example", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"},
        {"origin": "http://localhost:9", "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors"},
        {"origin": "null", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},  # a form in a sandbox
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},  # a form, and a browser without Origin
        {"sec-fetch-site": "same-site", "sec-fetch-mode": "navigate"},
    ],
)
@pytest.mark.parametrize("path", ["/api/chat", "/api/generate", "/api/embed", "/api/show", "/v1/chat/completions"])
def test_a_page_of_another_origin_is_refused_whatever_the_type_of_its_body(
    gateway: RunningGateway, path: str, page: dict[str, str], kind: str | None
) -> None:
    headers = {**page, **({} if kind is None else {"content-type": kind})}
    with gateway.client() as http:
        assert http.post(path, content=b'{"model": "mock"}', headers=headers).status_code == 403


def test_a_preflight_of_a_page_of_another_origin_is_not_answered_for_an_unusual_type(gateway: RunningGateway) -> None:
    asked = {
        "origin": "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }
    with gateway.client() as http:
        answer = http.options("/api/chat", headers=asked)
    assert answer.status_code == 403
    assert not {name for name in answer.headers if name.startswith("access-control-")}


def test_a_link_on_a_page_of_another_origin_may_be_followed(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.get("/", headers={"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"})
    assert answer.status_code == 200


def test_the_gateways_own_page_may_ask(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.get("/v1/models", headers={"origin": gateway.url, "sec-fetch-site": "same-origin"})
    assert answer.status_code == 200


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.org", ""])
def test_an_address_that_others_reach_needs_a_key(host: str) -> None:
    with pytest.raises(ConfigurationError, match="so a key is needed"):
        GatewaySettings(host=host)
    assert GatewaySettings(host=host, key=Secret(KEY)).host == host


@pytest.mark.parametrize("name", ["body_limit", "body_timeout_s", "concurrency", "keep_alive_s"])
def test_a_limit_that_makes_no_sense_is_a_configuration_error(name: str) -> None:
    with pytest.raises(ConfigurationError, match=f"{name}: give a number above 0"):
        GatewaySettings(**{name: 0})
    with pytest.raises(ConfigurationError, match="grace_s"):
        GatewaySettings(grace_s=-1)


def test_loopback_is_told_from_everything_else() -> None:
    here = ["localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]", "a.localhost", "localhost."]
    elsewhere = ["", "0.0.0.0", "::", "localhost.evil", "127.0.0.1.nip.io", "10.0.0.1", "0x7f000001", "2130706433"]
    assert [is_loopback(name) for name in here] == [True] * len(here)
    assert [is_loopback(name) for name in elsewhere] == [False] * len(elsewhere)

"""Several keys, each with a name: who is let in, what is shown of them, and how many answers each gets."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S, until
from turnwire.cli.serve_options import configured_keys
from turnwire.config import load_config
from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import ClientKey, GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider, Script
from turnwire.providers.secrets import Secret

FIRST, ALICE, BOB = "tw-first-5f1c", "tw-alice-5f1c", "tw-bob-5f1c"
KEYS = (ClientKey(key=Secret(ALICE), name="alice", concurrency=1), ClientKey(key=Secret(BOB), name="bob"))


@pytest.fixture
def locked() -> Iterator[RunningGateway]:
    """A gateway with three keys."""
    settings = GatewaySettings(port=0, key=Secret(FIRST), keys=KEYS, grace_s=0.2)
    with run_gateway(MockProvider(stand_in_script()), settings) as running:
        yield running


def metrics_of(running: RunningGateway) -> list[str]:
    with running.client(headers={"x-api-key": FIRST}) as http:
        return http.get("/metrics").text.splitlines()


def keyed(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("turnwire_key_")]


@every_dialect
def test_every_key_is_let_in_and_no_other(client: Dialect, locked: RunningGateway) -> None:
    path, body = client.request()
    with locked.client() as http:
        answers = [
            http.post(path, json=body, headers={"x-api-key": key}) for key in (FIRST, ALICE, BOB, BOB[:-1], "alice")
        ]
    assert [each.status_code for each in answers] == [200, 200, 200, 401, 401]
    assert client.error_of(answers[-1]).startswith("this is not one of the gateway's keys")


def test_log_and_metrics_show_the_name_and_never_the_key(locked: RunningGateway) -> None:
    with locked.client() as http:
        for key in (ALICE, BOB, FIRST, "tw-wrong-5f1c"):
            body = {"model": "mock", "messages": [{"role": "user", "content": "a"}]}
            http.post("/v1/chat/completions", json=body, headers={"authorization": f"Bearer {key}"})
    assert [line.get("key") for line in locked.wait_for_log(4)] == ["alice", "bob", None, None]
    lines = metrics_of(locked)
    assert 'turnwire_key_requests_total{key="alice",status="200"} 1' in lines
    assert 'turnwire_key_requests_total{key="bob",status="200"} 1' in lines
    assert 'turnwire_key_active_answers{key="alice"} 0' in lines
    assert [line for line in keyed(lines) if "tokens" in line and 'key="alice"' in line]
    assert not [
        key for key in (FIRST, ALICE, BOB, "tw-wrong") if key in "\n".join(lines) or key in locked.log.getvalue()
    ]


def _held_stream(running: RunningGateway, client: Dialect) -> socket.socket:
    """A streamed answer of alice that goes on until its client leaves: nothing of it is read."""
    path, body = client.request("hello there", stream=True)
    data = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nhost: {running.host}\r\nx-api-key: {ALICE}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
    )
    sock = socket.create_connection((running.host, running.port), timeout=PATIENCE_S)
    sock.sendall(head.encode() + data)
    return sock


@every_dialect
def test_a_streamed_answer_counts_until_its_end_and_a_client_that_leaves_frees_its_place(
    client: Dialect, locked: RunningGateway
) -> None:
    locked.mock.script = Script("hello", latency=PATIENCE_S)
    slots = locked.gateway.services.metrics
    sock = _held_stream(locked, client)
    until(lambda: slots.active_of("alice") == 1)
    path, body = client.request()
    with locked.client() as http:
        refused = http.post(path, json=body, headers={"x-api-key": ALICE, **client.headers})
        lines = metrics_of(locked)
        sock.close()
        until(lambda: slots.active_of("alice") == 0)
        locked.mock.script = stand_in_script()
        later = http.post(path, json=body, headers={"x-api-key": ALICE, **client.headers})
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    text = "this key gets 1 answers at the same time, and they are being written; ask again"
    assert client.error_of(refused) == text
    assert 'turnwire_key_active_answers{key="alice"} 1' in lines
    assert 'turnwire_key_refusals_total{key="alice"} 1' in lines
    assert later.status_code == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/messages/count_tokens", {"model": "mock", "messages": [{"role": "user", "content": "a"}]}),
        ("/v1beta/models/mock:countTokens", {"contents": [{"role": "user", "parts": [{"text": "a"}]}]}),
    ],
)
def test_a_request_that_counts_tokens_takes_a_place(path: str, body: dict[str, Any], locked: RunningGateway) -> None:
    locked.gateway.services.metrics.begun("alice")
    with locked.client() as http:
        found = [http.post(path, json=body, headers={"x-api-key": key}).status_code for key in (ALICE, BOB)]
    assert found == [429, 200]


def test_a_refusal_that_asks_for_a_key_names_options_and_configuration() -> None:
    text = "a key is needed: --api-key-env, --api-key-file, or model_providers.keys in the configuration"
    for settings in ({"host": "0.0.0.0"}, {"allow_origins": ("*",)}):
        with pytest.raises(ConfigurationError, match=re.escape(text)):
            GatewaySettings(port=0, **settings)


def test_the_limit_of_one_key_holds_nobody_else_up(locked: RunningGateway) -> None:
    body = {"model": "mock", "messages": [{"role": "user", "content": "a"}]}
    locked.gateway.services.metrics.begun("alice")
    with locked.client() as http:
        found = [
            http.post("/api/chat", json=body, headers={"x-api-key": key}).status_code for key in (ALICE, BOB, FIRST)
        ]
    assert found == [429, 200, 200]


def _made(**settings: Any) -> Callable[[], GatewaySettings]:
    return lambda: GatewaySettings(port=0, **settings)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (_made(keys=(ClientKey(key=Secret(BOB)),)), "keys.0.name: give the name of who holds the key"),
        (_made(keys=(KEYS[0], replace(KEYS[1], name="alice"))), "keys.1.name: alice is the name of another key, too"),
        (_made(key=Secret(BOB), keys=KEYS), "keys.1.key: bob and the first key have the same one"),
        (_made(keys=(replace(KEYS[0], name=f"{BOB}x"), KEYS[1])), "keys.0.name: this looks like the key itself"),
        (_made(keys=(replace(KEYS[0], concurrency=0),)), "keys.0.concurrency: give a number above 0"),
    ],
)
def test_keys_that_make_no_sense_are_refused(make: Callable[[], GatewaySettings], says: str) -> None:
    with pytest.raises(ConfigurationError, match=says) as caught:
        make()
    assert BOB not in str(caught.value)


def test_short_keys_are_named_where_other_machines_can_try_them() -> None:
    keys = (*KEYS, ClientKey(key=Secret("a-long-key-of-carol"), name="carol"))
    open_to_all = GatewaySettings(host="0.0.0.0", key=Secret("short"), keys=keys)
    assert open_to_all.short_keys == ("the first key", "alice", "bob")
    assert GatewaySettings(key=Secret("short"), keys=keys).short_keys == ()


def test_a_gateway_that_other_machines_reach_without_a_key_is_told_every_way_to_have_one() -> None:
    says = "a key is needed: --api-key-env, --api-key-file, or model_providers.keys in the configuration"
    with pytest.raises(ConfigurationError, match=says):
        GatewaySettings(host="0.0.0.0")


def test_two_names_with_one_key_are_refused_at_their_place_in_the_configuration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOB_KEY", BOB)
    file = tmp_path / "config.yml"
    file.write_text("model_providers:\n  keys:\n    a: {api_key_env: BOB_KEY}\n    b: {api_key_env: BOB_KEY}\n")
    with pytest.raises(ConfigurationError, match=r"model_providers\.keys\.b: a has the same key") as caught:
        configured_keys(load_config(file))
    assert BOB not in str(caught.value)


def test_named_keys_let_the_gateway_listen_for_other_machines() -> None:
    assert GatewaySettings(host="0.0.0.0", keys=KEYS).client_keys == KEYS  # nothing listens


def test_the_configuration_names_keys_in_the_environment_and_in_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOB_KEY", BOB)
    (tmp_path / "alice.key").write_text(f"{ALICE}\n")
    file = tmp_path / "config.yml"
    file.write_text(
        "model_providers:\n  keys:\n"
        "    alice: {api_key_file: alice.key, concurrency: 1}\n    bob: {api_key_env: BOB_KEY}\n"
    )
    found = configured_keys(load_config(file))
    assert [(each.name, each.key.reveal(), each.concurrency) for each in found] == [
        ("alice", ALICE, 1),
        ("bob", BOB, None),
    ]
    assert ALICE not in repr(found)


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("{}", "/model_providers/keys/alice: exactly one of api_key_env | api_key_file is required"),
        (
            "{api_key_env: NOBODYS_KEY}",
            "keys.alice: api_key_env: the environment variable NOBODYS_KEY is not set",
        ),
        (
            "{api_key_env: A, api_key_file: b}",
            "/model_providers/keys/alice: exactly one of api_key_env | api_key_file is required",
        ),
    ],
)
def test_a_configured_key_that_is_nowhere_is_refused_with_its_name(tmp_path: Path, written: str, says: str) -> None:
    file = tmp_path / "config.yml"
    file.write_text(f"model_providers:\n  keys:\n    alice: {written}\n")
    with pytest.raises(ConfigurationError, match=re.escape(says)):
        configured_keys(load_config(file))


def test_a_client_with_the_official_headers_is_refused_for_a_while(locked: RunningGateway) -> None:
    locked.gateway.services.metrics.begun("alice")
    answer = httpx.post(
        f"{locked.url}/v1/messages",
        json={"model": "m", "max_tokens": 1, "messages": [{"role": "user", "content": "a"}]},
        headers={"x-api-key": ALICE, "anthropic-version": "2023-06-01"},
        trust_env=False,
    )
    assert (answer.status_code, answer.json()["error"]["type"]) == (429, "rate_limit_error")

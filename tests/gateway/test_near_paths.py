"""A client whose `base_url` is nearly right learns what is wrong with it, in the words of its dialect."""

from __future__ import annotations

import socket
from typing import Final

import pytest

from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.http.near_paths import LONGEST, near_path
from turnwire.gateway.routes import ROWS
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

_BASES: Final = {client.dialect: client.path.split("/")[1] for client in CLIENTS}
"""What comes first in the paths of each dialect: v1, api, v1beta."""
_ADVICE: Final = {
    "lacks": ("{rest}", "your base_url lacks /{base}"),
    "twice": ("/{base}/{base}{rest}", "your base_url has /{base} twice"),
    "three times": ("/{base}/{base}/{base}{rest}", "your base_url has /{base} more than once"),
    "another before it": ("/v2/{base}{rest}", "leave /v2 out of your base_url"),
    "another in its place": ("/v2{rest}", "your base_url has /v2 where /{base} belongs"),
    "slash at the end": ("/{base}{rest}/", "leave out the slash at the end"),
    "double slash": ("/{base}/{rest}", "leave out the double slash"),
    "double slash at the beginning": ("//{base}{rest}", "leave out the double slash"),
    "an endpoint": ("/{base}{rest}{rest}", "leave {rest} out of your base_url, because the client adds it"),
    "a whole endpoint": (
        "/{base}{rest}/{base}{rest}",
        "leave /{base}{rest} out of your base_url, because the client adds",
    ),
    "two faults": ("/{base}/{base}{rest}/", "leave out the slash at the end and your base_url has /{base} twice"),
}


@every_dialect
@pytest.mark.parametrize("fault", _ADVICE)
def test_a_near_path_is_explained_in_the_form_of_its_dialect(
    client: Dialect, gateway: RunningGateway, fault: str
) -> None:
    right, body = client.request()
    if "endpoint" in fault and ":" in right:
        pytest.skip("what stands before the verb is the name of a model, which may have slashes")
    base = _BASES[client.dialect]
    words = {"base": base, "rest": right.removeprefix(f"/{base}")}
    asked, advice = (text.format(**words) for text in _ADVICE[fault])
    with gateway.client() as http:
        answer = http.post(f"{gateway.url}{asked}", json=body, headers=dict(client.headers))
    assert answer.status_code == 404
    message = client.error_of(answer)
    assert message.startswith(f"there is nothing at {asked}: {advice}")
    assert message.endswith(f"; the path is {right}")


@every_dialect
def test_a_missing_key_at_a_near_path_is_said_in_the_form_of_its_dialect(client: Dialect) -> None:
    right, body = client.request()
    settings = GatewaySettings(port=0, key=Secret("tw-5f1c0e9a7b"))
    with run_gateway(MockProvider(), settings) as running, running.client() as http:
        answer = http.post(f"/{_BASES[client.dialect]}{right}", json=body)
    assert answer.status_code == 401
    assert client.error_of(answer).startswith("a key is needed")


@pytest.mark.parametrize(
    ("asked", "path", "advice"),
    [
        ("/chat/completions", "/v1/chat/completions", "your base_url lacks /v1"),
        ("/v1/v1/models", "/v1/models", "your base_url has /v1 twice"),
        ("/api/v1/chat/completions", "/v1/chat/completions", "leave /api out of your base_url"),
        ("/v1/api/chat", "/api/chat", "leave /v1 out of your base_url"),
        ("/v1/api/tags", "/api/tags", "leave /v1 out of your base_url"),
        ("/api/chat/completions", "/v1/chat/completions", "your base_url has /api where /v1 belongs"),
        (
            "/v1beta/openai/chat/completions",
            "/v1/chat/completions",
            "your base_url has /v1beta/openai where /v1 belongs",
        ),
        ("/openai/chat/completions", "/v1/chat/completions", "your base_url has /openai where /v1 belongs"),
        ("/embeddings", "/v1/embeddings", "your base_url lacks /v1"),
        ("/models", "/v1/models", "your base_url lacks /v1"),
        ("/v1/models/", "/v1/models", "leave out the slash at the end"),
        ("/models/a/b", "/v1/models/a/b", "your base_url lacks /v1"),
        ("/V1/Chat/Completions", "/v1/chat/completions", "write it in small letters"),
        ("/v1/chat/completion", "/v1/chat/completions", "write chat/completions in place of chat/completion"),
        ("/v1/message", "/v1/messages", "write messages in place of message"),
        ("/Message", "/v1/messages", "write messages in place of Message and your base_url lacks /v1"),
        ("/v1/tokenize", "/tokenize", "leave /v1 out of your base_url"),
        ("/v1/agents/threads", "/agents/threads", "leave /v1 out of your base_url"),
    ],
)
def test_what_was_meant_by_a_path(gateway: RunningGateway, asked: str, path: str, advice: str) -> None:
    found = near_path(asked)
    assert found is not None
    assert (found.path, found.advice) == (path, advice)
    with gateway.client() as http:
        answer = http.get(asked)
    assert answer.status_code == 404
    assert f"there is nothing at {asked}: {advice}; the path is {path}" in answer.text


@pytest.mark.parametrize(
    "asked", ["/", "//", "/nothing", "/v1", "/v1/", "/slots", "/v1/health", "/api/pull", "/" * (LONGEST + 1)]
)
def test_a_path_like_none_has_no_advice(asked: str) -> None:
    assert near_path(asked) is None


def test_no_path_of_the_gateway_is_only_near() -> None:
    paths = [each.path for each in (*surfaces(), *endpoint_surfaces(), *ROWS)]
    assert [path for path in paths if near_path(path.replace(":path}", "}")) is not None] == []


def test_a_whole_url_with_a_near_path_is_explained(gateway: RunningGateway) -> None:
    head = f"GET {gateway.url}/v1/v1/models HTTP/1.1\r\nhost: {gateway.host}\r\nconnection: close\r\n\r\n"
    with socket.create_connection((gateway.host, gateway.port), timeout=PATIENCE_S) as sock:
        sock.sendall(head.encode())
        answer = b"".join(iter(lambda: sock.recv(65536), b""))
    assert b"your base_url has /v1 twice" in answer

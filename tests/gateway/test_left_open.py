"""What a client leaves open is filled by alias and by provider, and nothing that it says is changed."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.provider import ParameterDefaults

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import run_gateway
from tests.providers.standin import CHAT, StandIn, completion, replies, vllm
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings

MODELS = {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "x"}]}
PROVIDERS = {"max_tokens": 300, "temperature": 0.3, "stop_sequences": ["END"], "thinking": False}
SENT = {"max_tokens": 300, "temperature": 0.3, "stop": ["END"], "chat_template_kwargs": {"enable_thinking": False}}
BY_ALIAS = {"small": ParameterDefaults(max_tokens=20, top_p=0.5)}
OPEN = ("max_tokens", "temperature", "top_p", "stop", "chat_template_kwargs", "reasoning_effort")


def asked(path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> dict[str, Any]:
    """The parameters that the model server gets."""
    routes = {CHAT: replies(completion()), "/v1/models": replies(MODELS)}
    settings = GatewaySettings(port=0, aliases={"small": "local/m"}, alias_defaults=BY_ALIAS)
    with (
        StandIn(routes) as upstream,
        run_gateway(vllm(upstream, defaults=PROVIDERS), settings) as gateway,
        gateway.client() as http,
    ):
        answer = http.post(path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        (sent,) = [request.json for request in upstream.requests if request.path == CHAT]
    assert sent["model"] == "m"
    return {name: value for name, value in sent.items() if name in OPEN}


@requirement("CON-4")
@every_dialect
def test_every_dialects_silence_is_filled_with_what_the_provider_has(client: Dialect) -> None:
    path, body = client.request(model="m")
    said = {"max_tokens": body["max_tokens"]} if "max_tokens" in body else {}
    assert asked(path, body, dict(client.headers)) == {**SENT, **said}


@requirement("CON-4")
@every_dialect
def test_an_aliass_defaults_come_before_the_providers(client: Dialect) -> None:
    path, body = client.request(model="small")
    said = {"max_tokens": body["max_tokens"]} if "max_tokens" in body else {}
    assert asked(path, body, dict(client.headers)) == {**SENT, "max_tokens": 20, "top_p": 0.5, **said}


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        ({"max_tokens": 7}, {"max_tokens": 7}),
        ({"max_completion_tokens": 8}, {"max_tokens": 8}),
        ({"temperature": 1.5, "top_p": 0.9}, {"temperature": 1.5, "top_p": 0.9}),
        ({"stop": "X"}, {"stop": ["X"]}),
        ({"chat_template_kwargs": {"enable_thinking": True}}, {"chat_template_kwargs": {"enable_thinking": True}}),
    ],
)
def test_what_the_client_says_wins(said: dict[str, Any], sent: dict[str, Any]) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], **said}
    assert asked(CHAT, body) == {**SENT, **sent}

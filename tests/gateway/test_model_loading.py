"""`POST /api/chat` without messages loads a model, as Ollama's own command asks before the first question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from tests.providers.standin import StandIn, ollama, ollama_routes, replies
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider


def loaded(gateway: RunningGateway, **fields: Any) -> Any:
    with gateway.client() as http:
        answer = http.post("/api/chat", json={"model": "mock", **fields})
    assert answer.status_code == 200, answer.text
    streams = fields.get("stream", True)
    assert answer.headers["content-type"] == ("application/x-ndjson" if streams else "application/json")
    assert answer.text.endswith("\n") == streams
    body = answer.json()
    check("wire/ollama/v1/chat#ChatResponse", body)
    return body


@requirement("CON-4")
@pytest.mark.parametrize("stream", [True, False])
@pytest.mark.parametrize("messages", [{}, {"messages": []}, {"messages": None}], ids=["absent", "empty", "null"])
def test_without_messages_the_model_is_loaded(messages: dict[str, Any], stream: bool, gateway: RunningGateway) -> None:
    body = loaded(gateway, stream=stream, **messages)
    assert (body["model"], body["done"], body["done_reason"]) == ("mock", True, "load")
    assert body["message"] == {"role": "assistant", "content": ""}


@pytest.mark.parametrize(
    ("keep_alive", "reason"),
    [(0, "unload"), ("0", "unload"), ("0s", "unload"), (0.0, "unload"), ("5m", "load"), (-1, "load"), ("10m", "load")],
)
def test_a_time_of_nothing_unloads_it(keep_alive: Any, reason: str, gateway: RunningGateway) -> None:
    assert loaded(gateway, keep_alive=keep_alive)["done_reason"] == reason


def test_a_model_that_nobody_has_is_not_found() -> None:
    settings = GatewaySettings(port=0, only_listed_models=True)
    with run_gateway(MockProvider(stand_in_script()), settings) as gateway, gateway.client() as http:
        answer = http.post("/api/chat", json={"model": "nothing"})
    assert answer.status_code == 404
    assert "nothing" in answer.json()["error"]


def test_a_model_must_be_named(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.post("/api/chat", json={"messages": []})
    assert answer.status_code == 400
    assert "model" in answer.json()["error"]


def test_an_ollama_behind_the_gateway_loads_it() -> None:
    told = {"model": "m", "created_at": "2026-01-01T00:00:00Z", "message": {"role": "assistant", "content": ""}}
    routes = ollama_routes(replies({**told, "done": True, "done_reason": "load"}))
    with StandIn(routes) as upstream, run_gateway(ollama(upstream)) as gateway:
        with gateway.client() as http:
            answer = http.post("/api/chat", json={"model": "m", "keep_alive": "5m", "stream": False})
        asked = [request.json for request in upstream.requests if request.path == "/api/chat"]
    assert answer.json()["done_reason"] == "load"
    assert asked == [{"model": "m", "messages": [], "stream": False, "keep_alive": "5m"}]


@pytest.mark.parametrize("odd", [{"options": 5}, {"stream": "yes"}, {"tools": {}}, {"keep_alive": []}], ids=repr)
def test_a_field_that_does_not_fit_is_refused_as_it_is_beside_messages(
    odd: dict[str, Any], gateway: RunningGateway
) -> None:
    with gateway.client() as http:
        answer = http.post("/api/chat", json={"model": "mock", "messages": [], **odd})
    assert answer.status_code == 400
    assert next(iter(odd)) in answer.json()["error"]


@requirement("CON-4")
def test_a_blank_model_in_the_path_is_refused_whatever_the_body_says(gateway: RunningGateway) -> None:
    body = {"model": "mock", "contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
    with gateway.client() as http:
        answer = http.post("/v1beta/models/%E2%80%86%E2%80%A8:generateContent", json=body)
    assert answer.status_code == 400
    assert "must not be empty or blank" in answer.json()["error"]["message"]

"""What a provider reports as lost while it writes a request is refused, logged or counted before anything is sent."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.test_done_once import JSON, gateway
from tests.requirements import requirement
from turnwire.core.losses import OnLoss
from turnwire.gateway.logs import LOGGER
from turnwire.providers.calls.fallback import FallbackProvider
from turnwire.providers.kinds.ollama import OllamaProvider

QUESTION = {
    "model": "mock",
    "messages": [{"role": "user", "content": "Hello"}],
    "tools": [{"type": "function", "function": {"name": "look", "parameters": {"type": "object"}}}],
    "tool_choice": "required",
    "service_tier": "flex",
}
LOST = ["ollama.foreign_option", "ollama.tool_choice"]
ANSWER = {
    "model": "mock",
    "created_at": "2026-01-01T00:00:00Z",
    "message": {"role": "assistant", "content": "Hello"},
    "done": True,
    "done_reason": "stop",
    "prompt_eval_count": 1,
    "eval_count": 1,
}


def asked(on_loss: OnLoss, *, stream: bool, falls_over: bool = False) -> tuple[httpx.Response, int]:
    """The answer to a question that Ollama cannot hear, and how many questions the servers got."""
    sent: list[httpx.Request] = []

    def answered(request: httpx.Request) -> httpx.Response:
        if request.url.path != "/api/chat":
            return httpx.Response(404, json={"error": "unknown"})
        sent.append(request)
        if falls_over and len(sent) == 1:
            return httpx.Response(503, json={"error": "busy"})
        return httpx.Response(200, json=ANSWER)

    def ollama(name: str) -> OllamaProvider:
        config: dict[str, Any] = {"type": "ollama", "endpoint": "http://127.0.0.1:9", "models": [{"name": "mock"}]}
        return OllamaProvider(name, ProviderConfig.from_dict(config), transport=httpx.MockTransport(answered))

    provider = FallbackProvider(ollama("gpu"), [ollama("other")]) if falls_over else ollama("gpu")

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=gateway(provider, on_loss))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.post("/v1/chat/completions", json={**QUESTION, "stream": stream}, headers=JSON)

    return asyncio.run(ask()), len(sent)


@requirement("COD-2")
@pytest.mark.parametrize("stream", [False, True])
def test_a_policy_of_refusing_refuses_before_anything_is_sent(stream: bool) -> None:
    answer, sent = asked("raise", stream=stream)
    assert (answer.status_code, sent) == (400, 0)
    assert all(f"[{each}]" in answer.json()["error"]["message"] for each in LOST)


@requirement("COD-2")
@pytest.mark.parametrize("falls_over", [False, True])
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("on_loss", ["report", "warn"])
def test_a_loss_is_in_the_header_and_with_a_policy_of_warning_once_in_the_log(
    on_loss: OnLoss, stream: bool, falls_over: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, LOGGER.name):
        answer, sent = asked(on_loss, stream=stream, falls_over=falls_over)
    assert (answer.status_code, sent) == (200, 1 + falls_over)
    assert [each for each in answer.headers["turnwire-losses"].split(", ") if each.startswith("ollama")] == LOST
    logged = [record.turnwire["losses"] for record in caplog.records if record.message == "losses"]  # type: ignore[attr-defined]  # an extra
    assert logged == ([LOST] if on_loss == "warn" else [])

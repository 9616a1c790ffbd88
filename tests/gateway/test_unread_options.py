"""Options that a client gives and a provider without a codec does not obey: each is named, in every dialect."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from turnwire_schema.v1.error import Loss

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from turnwire.codecs.requests.foreign_options import UNREAD, unread_options
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.calls.fallback import FallbackProvider
from turnwire.providers.kinds.mock import MockProvider

pytestmark = pytest.mark.requirement("COD-3")

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "ollama": {"logprobs": True, "keep_alive": "5m", "options": {"num_ctx": 512, "mirostat": 1}},
    "openai-chat": {"logprobs": True, "n": 2, "service_tier": "auto", "a_new_word": {"b": 1}},
    "openai-responses": {"top_logprobs": 2, "truncation": "auto", "a_new_word": 1},
    "anthropic": {"service_tier": "auto", "a_new_word": [1]},
    "gemini": {"safetySettings": [{"category": "HARM_CATEGORY_HARASSMENT", "threshold": "BLOCK_NONE"}]},
    "gemini-interactions": {"a_new_word": "b"},
}
"""Options that the dialect has and the stand-in does not obey."""


def losses_of(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [name for name in answer.headers.get("turnwire-losses", "").split(", ") if name]


def asked(client: Dialect, running: RunningGateway, *, stream: bool = False, **more: Any) -> httpx.Response:
    path, body = client.request(stream=stream)
    with running.client() as http:
        return http.post(path, json={**body, **more}, headers=dict(client.headers))


@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_each_option_of_a_dialect_that_is_not_obeyed_is_named(
    gateway: RunningGateway, client: Dialect, stream: bool
) -> None:
    assert UNREAD not in losses_of(asked(client, gateway, stream=stream))
    for name, value in OPTIONS[client.dialect].items():
        assert UNREAD in losses_of(asked(client, gateway, stream=stream, **{name: value})), name


@every_dialect
def test_a_gateway_that_refuses_losses_refuses_them_and_names_each(client: Dialect) -> None:
    settings = GatewaySettings(port=0, on_loss="raise")
    with run_gateway(MockProvider(), settings) as running:
        assert asked(client, running).status_code == 200
        for name, value in OPTIONS[client.dialect].items():
            answer = asked(client, running, **{name: value})
            assert answer.status_code == 400
            assert UNREAD in answer.text


COMPLETIONS: Final[list[tuple[str, dict[str, Any], bool]]] = [
    ("/v1/completions", {"prompt": "p"}, False),
    ("/v1/completions", {"prompt": ["p", "q"], "n": 2, "echo": True}, False),  # which the stand-in obeys
    ("/v1/completions", {"prompt": "p", "best_of": 2}, True),
    ("/v1/completions", {"prompt": "p", "logprobs": 2}, True),
    ("/v1/completions", {"prompt": "p", "a_new_word": 1}, True),
    ("/api/generate", {"prompt": "p"}, False),
    ("/api/generate", {"prompt": "p", "logprobs": True}, True),
    ("/api/generate", {"prompt": "p", "raw": True}, True),
    ("/completion", {"prompt": "p"}, False),
    ("/completion", {"prompt": "p", "n_probs": 2}, True),
    ("/infill", {"input_prefix": "p", "input_suffix": "s", "n_probs": 2}, True),
]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(("path", "body", "is_lost"), COMPLETIONS)
def test_each_option_of_a_completion_that_is_not_obeyed_is_named(
    gateway: RunningGateway, path: str, body: dict[str, Any], is_lost: bool, stream: bool
) -> None:
    with gateway.client() as http:
        answer = http.post(path, json={"model": "mock", **body, "stream": stream})
    assert (UNREAD in losses_of(answer)) is is_lost


ENDPOINTS: Final[list[tuple[str, dict[str, Any], bool]]] = [
    ("/v1/embeddings", {"input": "a", "encoding_format": "base64"}, False),  # which the gateway itself obeys
    ("/v1/embeddings", {"input": "a", "user": "me"}, True),
    ("/api/embed", {"input": "a", "keep_alive": "5m"}, True),
    ("/v1/rerank", {"query": "q", "documents": ["a"], "return_documents": True}, False),
    ("/v1/rerank", {"query": "q", "documents": ["a"], "max_tokens_per_doc": 3}, True),
]


@pytest.mark.parametrize(("path", "body", "is_lost"), ENDPOINTS)
def test_each_option_beside_chat_that_is_not_obeyed_is_named(
    gateway: RunningGateway, path: str, body: dict[str, Any], is_lost: bool
) -> None:
    with gateway.client() as http:
        answer = http.post(path, json={"model": "mock", **body})
    assert (UNREAD in losses_of(answer)) is is_lost


def test_the_first_of_several_providers_says_what_is_obeyed() -> None:
    several = FallbackProvider(MockProvider(), [MockProvider(provider_id="second")])
    with run_gateway(several) as running, running.client() as http:
        obeyed = http.post("/v1/completions", json={"model": "mock", "prompt": "p", "echo": True})
        unread = http.post("/v1/completions", json={"model": "mock", "prompt": "p", "best_of": 2})
    assert [UNREAD in losses_of(answer) for answer in (obeyed, unread)] == [False, True]


def test_what_a_server_once_said_of_its_answer_is_sent_back_without_a_loss(gateway: RunningGateway) -> None:
    call = {"id": "a", "type": "function", "index": 0, "function": {"name": "f", "arguments": "{}"}}
    result = {"role": "tool", "tool_call_id": "a", "content": "x"}
    messages = [{"role": "user", "content": "q"}, {"role": "assistant", "content": None, "tool_calls": [call]}, result]
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json={"model": "mock", "messages": messages})
    assert UNREAD not in losses_of(answer)


def test_what_is_under_its_own_names_or_asks_for_nothing_is_no_loss() -> None:
    options = {
        "mine": {"a": 1},
        "ollama": {"b": [], "c": None, "d": {"g": {"h": None}}, "e": False, "options": {"f": 1}},
    }
    assert unread_options([("/at", options)], {"mine"}, {"ollama": {"e"}}) == [
        Loss(id=UNREAD, at="/at", reason="the option options.f of ollama", action="left out")
    ]

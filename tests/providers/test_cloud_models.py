"""Models of a local Ollama that run elsewhere, whichever dialect it is asked in."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.providers.modes import call as call_provider, every_mode
from tests.providers.standin import CHAT, LOCAL, StandIn, ask, completion, replies
from tests.requirements import requirement
from turnwire import make_provider, make_sync_provider
from turnwire.core.errors import ConfigurationError, ModelNotFoundError, ProviderResponseError
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.local_only import LocalOnly

ANSWERS: dict[str, Any] = {
    CHAT: completion(),
    "/v1/responses": {
        "object": "response",
        "status": "completed",
        "output": [{"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Hello!"}]}],
    },
    "/v1/messages": {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "text", "text": "Hello!"}],
        "stop_reason": "end_turn",
        "usage": {"input_tokens": 7, "output_tokens": 2},
    },
    "/v1beta/models/m:generateContent": {
        "candidates": [{"content": {"role": "model", "parts": [{"text": "Hello!"}]}, "finishReason": "STOP"}]
    },
}
TYPES = {
    "vllm": CHAT,
    "llamacpp": CHAT,
    "groq": CHAT,
    "openai-compatible": CHAT,
    "openai": "/v1/responses",
    "anthropic": "/v1/messages",
    "gemini": "/v1beta/models/m:generateContent",
}
every_type = for_each("kind", list(TYPES))

REMOTE = {**LOCAL, "remote_host": "https://ollama.com:443", "remote_model": "gpt-oss:120b"}
IS_OLLAMA = {
    "version": {"/api/version": replies({"version": "0.33.0"})},
    "odd version": {"/api/version": replies({"version": 33})},
    "greeting": {"/": replies(b"Ollama is running", Content_Type="text/plain")},
}


def routes(kind: str, **more: Any) -> dict[str, Any]:
    return {TYPES[kind]: replies(ANSWERS[TYPES[kind]])} | more


def call(
    kind: str,
    server: StandIn,
    request: ChatRequest | None = None,
    *,
    mode: str = "complete",
    opened: tuple[str, ...] = (),
) -> Any:
    config = ProviderConfig(type=kind, endpoint=server.url)
    around = Surroundings(local_only=LocalOnly(opened), environ={})
    make: Any = make_sync_provider if mode.startswith("sync") else make_provider
    return call_provider(mode, make("p", config, surroundings=around), request or ask())


def is_refused(outcome: Any) -> bool:
    return (type(outcome.error), outcome.error.info.category) == (ConfigurationError, "not_local")


@requirement("PRV-7")
@every_type
@for_each("model", ["gpt-oss:120b-cloud", "kimi-k2:cloud", "X:Cloud", "deepseek-v3.1:671B-CLOUD ", "a-cloud"])
def test_every_type_of_provider_refuses_a_cloud_model_by_its_name_before_anything_is_sent(
    kind: str, model: str
) -> None:
    with StandIn(routes(kind)) as server:
        outcome = call(kind, server, ask(model=model))
        assert (server.requests, server.asked_kind) == ([], [])
    assert is_refused(outcome)


@requirement("PRV-7")
@every_mode
def test_a_cloud_model_that_an_option_puts_into_the_body_is_refused_too(mode: str) -> None:
    own = {"openai-chat": {"model": "kimi-k2:cloud"}}
    with StandIn(routes("vllm")) as server:
        outcome = call("vllm", server, ask(provider_options=own), mode=mode)
        assert server.requests == []
    assert is_refused(outcome)


@requirement("PRV-7")
@every_type
@for_each("sign", list(IS_OLLAMA))
def test_every_type_of_provider_asks_an_ollama_where_the_model_runs(kind: str, sign: str) -> None:
    with StandIn(routes(kind) | IS_OLLAMA[sign] | {"/api/show": replies(REMOTE)}) as server:
        outcome = call(kind, server)
        assert TYPES[kind] not in server.paths()
        assert server.requests[-1].json == {"model": "m"}
    assert is_refused(outcome)


@requirement("PRV-7")
@every_mode
@for_each(
    "show",
    [
        [],
        "yes",
        {},
        None,
        {"details": []},
        {**LOCAL, "remote_host": 5},
        {**LOCAL, "remote_model": ["x"]},
        b"<html>",
        b"",
    ],
    ids=repr,
)
def test_an_answer_of_a_wrong_shape_refuses(mode: str, show: Any) -> None:
    with StandIn(routes("vllm") | IS_OLLAMA["version"] | {"/api/show": replies(show)}) as server:
        outcome = call("vllm", server, mode=mode)
        assert CHAT not in server.paths()
    assert (type(outcome.error), outcome.error.info.category) == (ProviderResponseError, "protocol")


@requirement("PRV-7")
def test_an_ollama_that_does_not_know_the_model_gets_no_prompt() -> None:
    missing = replies({"error": "model 'm' not found"}, 404)
    with StandIn(routes("vllm") | IS_OLLAMA["version"] | {"/api/show": missing}) as server:
        outcome = call("vllm", server)
        assert CHAT not in server.paths()
    assert type(outcome.error) is ModelNotFoundError


@requirement("PRV-7")
@every_type
def test_an_answer_that_names_another_host_is_not_given_out(kind: str) -> None:
    path = TYPES[kind]
    with StandIn({path: replies({**ANSWERS[path], "remote_host": "https://ollama.com:443"})}) as server:
        outcome = call(kind, server)
    assert is_refused(outcome)


@requirement("PRV-7")
@every_type
def test_a_server_that_is_no_ollama_answers_and_is_asked_what_it_is_once_a_minute(kind: str) -> None:
    now = [0]
    config = ProviderConfig(type=kind, endpoint="http://127.0.0.1:1")
    with StandIn(routes(kind)) as server:
        config = config.replace(endpoint=server.url)
        with make_sync_provider("p", config, surroundings=Surroundings(environ={})) as provider:
            provider._server.clock = lambda: now[0]  # type: ignore[attr-defined]  # only those over HTTP have one
            for seconds in (0, 30, 60, 61, 120):
                now[0] = seconds * 10**9
                assert provider.complete(ask()).message.text == "Hello!"
        assert server.asked_kind == ["/api/version", "/", "/api/version", "/"]
        assert server.paths() == [TYPES[kind]] * 5


@requirement("PRV-7")
@pytest.mark.parametrize("kind", ["ollama", "vllm"])
def test_whether_a_model_is_local_is_asked_again_when_the_answer_is_older_than_a_minute(kind: str) -> None:
    now = [0]
    hello = {"model": "m", "message": {"role": "assistant", "content": "Hello!"}, "done": True, "done_reason": "stop"}
    paths = {"/api/chat": replies(hello), CHAT: replies(completion())}
    with StandIn(paths | IS_OLLAMA["version"] | {"/api/show": replies(LOCAL)}) as server:
        config = ProviderConfig(type=kind, endpoint=server.url)
        with make_sync_provider("p", config) as provider:
            provider._server.clock = lambda: now[0]  # type: ignore[attr-defined]  # only those over HTTP have one
            for seconds in (0, 60):
                now[0] = seconds * 10**9
                provider.complete(ask())
            assert server.paths().count("/api/show") == 1
            server.routes["/api/show"] = replies(REMOTE)
            now[0] += 1
            with pytest.raises(ConfigurationError) as caught:
                provider.complete(ask())
    assert caught.value.info.category == "not_local"


@requirement("PRV-7")
def test_a_server_that_gives_one_answer_to_every_question_is_no_ollama() -> None:
    same = replies(completion())
    with StandIn({CHAT: same, "/api/version": same, "/": same, "/api/show": same}) as server:
        assert call("vllm", server).answer.message.text == "Hello!"


@requirement("PRV-7")
def test_an_opened_cloud_may_be_used_in_every_dialect() -> None:
    with StandIn(routes("vllm") | IS_OLLAMA["version"] | {"/api/show": replies(REMOTE)}) as server:
        outcome = call("vllm", server, ask(model="gpt-oss:120b-cloud"), opened=("ollama.com",))
    assert outcome.answer.message.text == "Hello!"

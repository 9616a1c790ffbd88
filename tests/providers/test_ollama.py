"""The Ollama provider: what it sends, what it asks beside the call, and how silent cuts are made loud."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth

from tests.cases import for_each
from tests.providers.modes import call_ollama, every_mode
from tests.providers.standin import (
    END,
    HELLO,
    NO_MODELS,
    Connection,
    Request,
    StandIn,
    ask,
    line,
    ndjson,
    ollama,
    ollama_routes,
    replies,
    streams,
    sync_ollama,
)
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ModelNotFoundError, TokenLimitError
from turnwire.providers.kinds.ollama import OllamaProvider

RECORDINGS = Path(__file__).parent.parent / "recordings"


def recorded(name: str) -> dict[str, Any]:
    """The body of a recorded answer."""
    body: dict[str, Any] = json.loads((RECORDINGS / name).read_text("utf-8"))["response"]["body"]
    return body


def sent(server: StandIn) -> dict[str, Any]:
    """The body of the last chat call."""
    found: dict[str, Any] = [request.json for request in server.requests if request.path == "/api/chat"][-1]
    return found


def reviewed(outcome: Any) -> list[str]:
    """Ids of the diagnostics."""
    return [note.id for note in outcome.answer.diagnostics or ()]


async def both_ways(connection: Connection, request: Request) -> None:
    """Hello, streamed or whole, as asked."""
    await (streams(ndjson(line("Hel")), ndjson(line("lo!"), END)) if request.json["stream"] else replies(HELLO))(
        connection, request
    )


def counting(prompt_tokens: int) -> Any:
    """Hello, with so many tokens counted for the prompt."""

    async def respond(connection: Connection, request: Request) -> None:
        end = {**END, "prompt_eval_count": prompt_tokens}
        if request.json["stream"]:
            await streams(ndjson(line("Hel")), ndjson(line("lo!"), end))(connection, request)
        else:
            await connection.reply({**HELLO, "prompt_eval_count": prompt_tokens})

    return respond


@requirement("PRV-2", "REQ-1")
@every_mode
def test_a_call_asks_that_nothing_is_cut(mode: str) -> None:
    with StandIn(ollama_routes(both_ways)) as server:
        outcome = call_ollama(mode, server)
        assert sent(server) == {
            "model": "m",
            "messages": [{"role": "user", "content": "Hi"}],
            "options": {"temperature": 0.7, "top_p": 1.0},
            "stream": "stream" in mode,
            "truncate": False,
            "shift": False,
        }
        headers = server.requests[-2].headers
    assert outcome.answer.message.content == "Hello!"
    assert (headers["host"], headers["content-type"]) == (f"127.0.0.1:{server.port}", "application/json")


@requirement("PRV-2")
def test_options_of_the_configuration_go_into_the_call_and_the_words_of_the_request_win() -> None:
    options = {"num_ctx": 8192, "keep_alive": "10m", "on_overflow": "warn"}
    own = {"ollama": {"keep_alive": 0, "options": {"num_ctx": 512, "num_gpu": 0}}}
    with StandIn(ollama_routes(both_ways)) as server:
        request = ask()
        call_ollama("complete", server, request, options=options)
        assert {key: sent(server)[key] for key in ("keep_alive", "truncate")} == {"keep_alive": "10m", "truncate": True}
        assert sent(server)["options"] == {"temperature": 0.7, "top_p": 1.0, "num_ctx": 8192}
        assert "shift" not in sent(server)
        assert request == ask()
        call_ollama("complete", server, ask(provider_options=own), options=options)
        assert sent(server)["keep_alive"] == 0
        assert sent(server)["options"] == {"temperature": 0.7, "top_p": 1.0, "num_ctx": 512, "num_gpu": 0}
        call_ollama("complete", server, ask(provider_options={"ollama": {"truncate": True, "shift": True}}))
        assert (sent(server)["truncate"], sent(server)["shift"]) == (True, True)


@requirement("PRV-2", "CFG-2")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_ctx": 0}, "options.num_ctx: give a whole number above 0"),
        ({"on_overflow": "shrug"}, "options.on_overflow: use one of: error, warn"),
        ({"first_byte_timeout": -1}, "options.first_byte_timeout: give seconds, a number that is not negative"),
        ({"markers": 1}, "options.markers: use one of: flag, escape, refuse"),
        ({"num_ctxx": 5}, "options.num_ctxx: not an option of ollama; known are: "),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        OllamaProvider("local", ProviderConfig(type="ollama", options=options))
    assert caught.value.info.message.startswith(message)
    assert caught.value.provider_id == "local"


# PRV-12: silent cuts are made loud


@requirement("PRV-12")
@every_mode
@pytest.mark.parametrize("name", ["ollama-0.33.0-rc2/overflow-refused.json", "ollama-0.33.0-rc2/jinja-overflow.json"])
def test_a_prompt_that_does_not_fit_is_a_token_limit_error(mode: str, name: str) -> None:
    """Edge case 23."""
    with StandIn(ollama_routes(replies(recorded(name), 400))) as server:
        outcome = call_ollama(mode, server)
    assert (type(outcome.error), outcome.error.info.category) == (TokenLimitError, "context_overflow")


@requirement("PRV-12")
@every_mode
def test_an_older_server_that_cuts_all_the_same_gets_a_warning_from_the_context_in_force(mode: str) -> None:
    running = {"models": [{"name": "m:latest", "model": "m:latest", "context_length": 256, "details": {}}]}
    with StandIn(ollama_routes(counting(256), ps=replies(running))) as server:
        full = call_ollama(mode, server, ask("word " * 400))
        server.routes["/api/chat"] = counting(130)  # 0.30+: half the context and a few tokens
        half = call_ollama(mode, server, ask("word " * 400))
        server.routes["/api/chat"] = counting(130)
        fits = call_ollama(mode, server, ask("word " * 120))
        server.routes["/api/chat"] = counting(7)
        small = call_ollama(mode, server)
    assert [reviewed(outcome) for outcome in (full, half, fits, small)] == [
        ["possibly_truncated_prompt"],
        ["possibly_truncated_prompt"],
        [],
        [],
    ]
    assert full.answer.diagnostics[0].at == "/usage/prompt_tokens"
    if full.chunks:
        assert full.chunks[-1].diagnostics == full.answer.diagnostics


@requirement("PRV-12")
@every_mode
@pytest.mark.parametrize("name", ["ollama-0.11.4/truncate-ignored.json", "ollama-0.24.0/overflow.json"])
def test_an_asked_context_that_the_prompt_fills_is_a_warning_too(mode: str, name: str) -> None:
    body = recorded(name)

    async def answer(connection: Connection, request: Request) -> None:
        await (streams(ndjson(body)) if request.json["stream"] else replies(body))(connection, request)

    with StandIn(ollama_routes(answer)) as server:
        outcome = call_ollama(mode, server, ask("word " * 400), options={"num_ctx": 128})
        assert "/api/ps" not in server.paths()
    assert reviewed(outcome) == ["possibly_truncated_prompt"]


@requirement("PRV-12")
def test_the_context_in_force_is_asked_once_for_each_model() -> None:
    running = {"models": [{"name": "m:latest", "model": "m:latest", "context_length": 4096, "details": {}}]}

    async def main(server: StandIn) -> None:
        async with ollama(server) as provider:
            for name in ("m", "m:latest", "M", "m"):
                await provider.complete(ask(model=name))

    with StandIn(ollama_routes(both_ways, ps=replies(running))) as server:
        asyncio.run(main(server))
        assert server.paths().count("/api/ps") == 3  # once for each spelling


@requirement("PRV-12")
@every_mode
@for_each("ps", [replies(NO_MODELS), replies({"error": "x"}, 500), replies(b"<html>"), replies([])])
def test_a_server_that_does_not_tell_its_context_does_not_spoil_the_answer(mode: str, ps: Any) -> None:
    with StandIn(ollama_routes(both_ways, ps=ps)) as server:
        outcome = call_ollama(mode, server)
    assert (outcome.answer.message.content, outcome.answer.diagnostics) == ("Hello!", None)


# What is asked beside a call


@requirement("PRV-2")
@pytest.mark.parametrize("version", ["0.24.0", "0.33.0-rc2"])
def test_models_of_real_servers_are_listed(version: str) -> None:
    with StandIn(ollama_routes(both_ways, tags=replies(recorded(f"ollama-{version}/tags.json")))) as server:
        with sync_ollama(server) as provider:
            models = provider.models()

        async def main() -> tuple[ModelInfo, ...]:
            async with ollama(server) as provider:
                return await provider.models()

        assert asyncio.run(main()) == models
    assert [(model.family, model.parameter_size, model.is_local) for model in models] == [
        ("llama", "134.52M", True) for _ in models
    ]
    assert len(models) > 0


@requirement("PRV-1", "PRV-2")
def test_health_tells_latency_version_and_models() -> None:
    tags = recorded("ollama-0.24.0/tags.json")
    with StandIn(ollama_routes(both_ways, tags=replies(tags))) as server, sync_ollama(server) as provider:
        health = provider.health()
        assert health.latency_ns is not None
        assert health.latency_ns > 0
        assert health == ProviderHealth(
            provider_id="local",
            is_available=True,
            latency_ns=health.latency_ns,
            version="0.33.0",
            oldest_tested_version="0.11.4",
            is_version_tested=True,
            models=provider.models(),
        )
        assert provider.is_available() is True


@requirement("PRV-1")
@pytest.mark.parametrize(
    "version", [replies({"error": "boom"}, 503), replies(b"<html>"), replies({}), replies(b"", 302)]
)
def test_a_server_that_answers_nonsense_is_not_available_and_health_says_why(version: Any) -> None:
    with StandIn(ollama_routes(both_ways, version=version)) as server:

        async def main() -> ProviderHealth:
            async with ollama(server) as provider:
                assert await provider.is_available() is False
                return await provider.health()

        health = asyncio.run(main())
        with sync_ollama(server) as provider:
            assert provider.is_available() is False
    assert (health.is_available, health.latency_ns, health.models) == (False, None, None)
    assert health.error is not None
    assert health.error.provider_id == "local"


@requirement("PRV-1")
def test_a_server_that_is_not_there_or_silent_is_not_available() -> None:
    async def silent(connection: Connection, request: Request) -> None:
        await connection.gone()

    with StandIn(ollama_routes(both_ways, version=silent)) as server:

        async def main() -> tuple[bool, ProviderHealth]:
            async with ollama(server, timeout=0.1) as provider:
                return await provider.is_available(), await provider.health()

        available, health = asyncio.run(main())
        with sync_ollama(server, timeout=0.1) as provider:
            assert provider.is_available() is False
    assert available is False
    assert health.error is not None
    assert (health.error.code, health.error.limit_s) == ("ACODE-MDL-002", 0.1)
    with sync_ollama(server) as provider:  # the server is gone now
        assert provider.is_available() is False
        assert provider.health().error == provider.health().error


@requirement("PRV-1", "PRV-2")
def test_capabilities_come_from_the_model_and_absence_is_unknown() -> None:
    """Edge case 42."""
    with StandIn(ollama_routes(both_ways)) as server, sync_ollama(server) as provider:
        known = provider.capabilities("m")
        server.routes["/api/show"] = replies({"details": {}})
        old = provider.capabilities("m")
        nothing = provider.capabilities()
    assert known == Capabilities(
        streaming="yes",
        tools="yes",
        tool_choice="no",
        parallel_tool_calls="unknown",
        thinking="no",
        structured_output="yes",
        vision="no",
        audio="no",
        embedding="unknown",
    )
    assert (old.tools, old.thinking, old.tool_choice) == ("unknown", "unknown", "no")
    assert nothing == old


@requirement("PRV-2")
@every_mode
def test_a_model_that_is_not_there_is_told_before_the_prompt_is_sent(mode: str) -> None:
    """Edge case 15."""
    body = recorded("ollama-0.24.0/model-404.json")
    with StandIn(ollama_routes(both_ways, show=replies(body, 404))) as server:
        outcome = call_ollama(mode, server)
        assert server.paths() == ["/api/show"]
    assert (type(outcome.error), outcome.error.info.status) == (ModelNotFoundError, 404)


@requirement("PRV-2", "PRV-9")
def test_a_provider_prints_its_id_and_address_and_no_secret() -> None:
    config = ProviderConfig(type="ollama", headers={"X-Key": "xyzzy"}, models=[{"name": "a", "context_length": 8192}])
    provider = OllamaProvider("local", config)
    assert repr(provider) == "OllamaProvider('local', 'http://127.0.0.1:11434')"
    assert provider.info(is_default=True).to_dict() == {
        "provider_id": "local",
        "type": "ollama",
        "endpoint": "http://127.0.0.1:11434",
        "is_default": True,
        "models": [{"name": "a", "context_length": 8192}],
    }
    assert (provider.provider_id, provider.provider_type) == ("local", "ollama")

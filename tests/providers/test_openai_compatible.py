"""Providers for Chat Completions: vLLM, llama.cpp, Groq and others, against recorded bytes of real servers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import Capabilities, ProviderHealth
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat

from tests.cases import for_each
from tests.providers.modes import call_vllm, every_mode
from tests.providers.standin import CHAT, SSE, StandIn, ask, completion, replies, streams, sync_vllm, vllm
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ConfigurationError, ProviderResponseError
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.local_only import LocalOnly

RECORDINGS = Path(__file__).parent.parent / "recordings"
LLAMACPP = "llama.cpp-xllamacpp-2026.10.11549"
ONE_MODEL = replies({"object": "list", "data": [{"id": "m"}]})


def recorded(name: str) -> Any:
    """The body of a recorded answer."""
    return json.loads((RECORDINGS / name).read_text("utf-8"))["response"]["body"]


def untimed(answer: Any) -> Any:
    """The answer without the times that the client measured."""
    return answer.replace(usage=answer.usage.replace(total_duration_ns=None, time_to_first_token_ns=None))


@requirement("PRV-2")
@every_mode
@for_each(
    ("kind", "name"),
    [
        ("vllm", "vllm-0.32.0/chat{}/tool-unicode-arguments"),
        ("vllm", "vllm-0.32.0/chat{}/tool-named"),
        ("vllm", "vllm-0.32.0/chat{}/length"),
        ("llamacpp", LLAMACPP + "/chat{}/tool-call-truncated"),
        ("llamacpp", LLAMACPP + "/chat{}/tool-auto-call"),
        ("llamacpp", LLAMACPP + "/chat{}/reasoning"),
        ("transformers-serve", "transformers-serve-5.24.0/chat{}/tool-parallel"),
        ("transformers-serve", "transformers-serve-5.24.0/chat{}/thinking"),
        ("mlx-lm", "mlx-lm-0.32.2/chat{}/text-then-tool"),
        ("mlx-lm", "mlx-lm-0.32.2/chat{}/tool-cut"),
        ("litellm", "litellm-proxy-1.105.2/chat{}/thinking-mlx"),
        ("litellm", "litellm-proxy-1.105.2/chat{}/tool-auto-mlx"),
    ],
)
def test_recorded_answers_come_out_as_the_codec_reads_them(mode: str, kind: str, name: str) -> None:
    codec = get_codec(kind)
    if "stream" in mode:
        data = (RECORDINGS / (name.format("-stream") + ".sse")).read_bytes()
        responder, expected = streams(data[:100], data[100:], content_type=SSE), codec.decode_stream([data])
    else:
        body = recorded(name.format("") + ".json")
        responder, expected = replies(body), codec.decode_response(body)
    with StandIn({CHAT: responder}) as server:
        outcome = call_vllm(mode, server, kind=kind)
        assert server.paths() == [CHAT]
    assert outcome.error is None
    assert untimed(outcome.answer).to_dict() == expected.to_dict()


@requirement("PRV-2")
def test_the_call_is_in_the_words_of_the_variant() -> None:
    with StandIn({CHAT: replies(completion())}) as server:
        for kind, word in (("vllm", "max_tokens"), ("llamacpp", "max_tokens"), ("groq", "max_completion_tokens")):
            call_vllm("complete", server, ask(max_tokens=5), kind=kind)
            assert server.requests[-1].json[word] == 5
        call_vllm("complete", server, ask(max_tokens=5), kind="openai-compatible", options={"codec": "ollama-v1"})
        assert server.requests[-1].json["max_tokens"] == 5


@requirement("PRV-2", "CFG-1")
@pytest.mark.parametrize("suffix", ["", "/", "/v1", "/v1/"])
def test_an_endpoint_may_be_written_with_or_without_its_version(suffix: str) -> None:
    with StandIn({CHAT: replies(completion())}) as server:
        config = ProviderConfig(type="vllm", endpoint=server.url + suffix)

        async def main() -> None:
            async with OpenAICompatibleProvider("p", config) as provider:
                assert provider.info().endpoint == server.url
                await provider.complete(ask())

        asyncio.run(main())
        assert server.paths() == [CHAT]


@requirement("PRV-2")
def test_an_endpoint_may_have_a_path_of_its_own() -> None:
    with StandIn({"/openai" + CHAT: replies(completion())}) as server:
        config = ProviderConfig(type="groq", endpoint=server.url + "/openai/v1")

        async def main() -> str:
            async with OpenAICompatibleProvider("p", config) as provider:
                return str((await provider.complete(ask())).message.content)

        assert asyncio.run(main()) == "Hello!"


@requirement("PRV-1", "PRV-2")
def test_health_of_vllm() -> None:
    routes = {
        "/health": replies(b""),
        "/version": replies(recorded("vllm-0.32.0/models/version.json")),
        "/v1/models": replies(recorded("vllm-0.32.0/models/models.json")),
    }
    with StandIn(routes) as server, sync_vllm(server) as provider:
        health = provider.health()
        assert provider.is_available() is True
        server.routes["/health"] = replies(b"", 503)
        dead = provider.health()
        assert provider.is_available() is False
    assert (health.is_available, health.version) == (True, "0.32.0")
    assert [(model.name, model.context_length) for model in health.models or ()] == [("SmolLM2-135M-Instruct", 4096)]
    assert dead.error is not None
    assert (dead.is_available, dead.error.status) == (False, 503)


@requirement("PRV-1", "PRV-2")
def test_health_of_llamacpp() -> None:
    routes = {
        "/health": replies(recorded(LLAMACPP + "/models/health.json")),
        "/props": replies(recorded(LLAMACPP + "/models/props.json")),
        "/v1/models": replies(recorded(LLAMACPP + "/models/models.json")),
    }
    with StandIn(routes) as server:

        async def main() -> tuple[ProviderHealth, Capabilities]:
            async with vllm(server, kind="llamacpp") as provider:
                return await provider.health(), await provider.capabilities()

        health, capabilities = asyncio.run(main())
    assert (health.is_available, health.version) == (True, "b0-unknown")
    found = [(model.name, model.context_length, model.quantization) for model in health.models or ()]
    assert found == [("SmolLM2-135M-Instruct", 2048, "Q4_1")]
    assert capabilities == Capabilities(
        streaming="yes",
        tools="yes",
        tool_choice="no",
        parallel_tool_calls="yes",
        thinking="unknown",
        structured_output="yes",
        vision="no",
        audio="no",
        embedding="unknown",
    )


@requirement("PRV-1", "PRV-2")
@for_each(
    ("kind", "path", "health", "capable"),
    [
        ("transformers-serve", "/health", {"status": "ok"}, "no"),
        ("mlx-lm", "/health", recorded("mlx-lm-0.32.2/models/health.json"), "no"),
        ("litellm", "/health/liveliness", "I'm alive!", "unknown"),
    ],
)
def test_health_of_servers_without_a_version(kind: str, path: str, health: Any, capable: str) -> None:
    routes = {path: replies(json.dumps(health).encode()), "/v1/models": ONE_MODEL}
    with StandIn(routes) as server, sync_vllm(server, kind=kind) as provider:
        found = provider.health()
        assert server.paths() == [path, "/v1/models"]
        capabilities = provider.capabilities()
        server.routes[path] = replies({"status": "unhealthy"}, 503)
        assert provider.is_available() is False
    assert (found.is_available, found.version, [model.name for model in found.models or ()]) == (True, None, ["m"])
    assert found.oldest_tested_version is not None
    assert (capabilities.tool_choice, capabilities.structured_output) == (capable, capable)


@requirement("PRV-1")
@pytest.mark.parametrize("props", [replies(b"", 404), replies(b"<html>"), replies([])])
def test_what_a_server_does_not_tell_is_unknown(props: Any) -> None:
    routes = {"/health": replies(b""), "/props": props, "/v1/models": replies({"object": "list", "data": None})}
    with StandIn(routes) as server, sync_vllm(server, kind="llamacpp") as provider:
        assert provider.capabilities().vision == "unknown"
        health = provider.health()
    assert (health.is_available, health.version, health.models) == (True, None, ())


@requirement("PRV-1")
def test_a_server_without_a_health_path_is_asked_for_its_models() -> None:
    routes = {"/v1/models": replies({"object": "list", "data": [{"id": "m"}]})}
    with StandIn(routes) as server, sync_vllm(server, kind="openai-compatible") as provider:
        assert provider.is_available() is True
        assert [model.name for model in provider.models()] == ["m"]
        assert provider.capabilities("m").tool_choice == "unknown"
        server.routes["/v1/models"] = replies([])
        with pytest.raises(ProviderResponseError):
            provider.models()


LITELLM = "litellm-proxy-1.105.2/models/health.json"
NO_PATH = {"error": "Unexpected endpoint or method. (GET /health). Returning 200 anyway"}


@requirement("PRV-1")
@for_each("mode", ["asynchronous", "synchronous"])
@for_each(
    ("health", "models", "is_available", "asked"),
    [
        (replies(b""), ONE_MODEL, True, ["/health", "/v1/models"]),
        (replies({"status": "ok"}), ONE_MODEL, True, ["/health", "/v1/models"]),
        (replies(recorded(LITELLM)), ONE_MODEL, True, ["/health", "/v1/models"]),
        (replies(b"Not Found", 404), ONE_MODEL, True, ["/health", "/v1/models", "/v1/models"]),
        (replies(NO_PATH), ONE_MODEL, True, ["/health", "/v1/models", "/v1/models"]),
        (replies(b"", 503), ONE_MODEL, False, ["/health"]),
        (replies({"healthy_count": 0, "unhealthy_count": 2}), ONE_MODEL, False, ["/health"]),
        (replies(b"Not Found", 404), replies(b"", 503), False, ["/health", "/v1/models"]),
    ],
)
def test_the_health_path_is_asked_where_the_server_has_it(
    mode: str, health: Any, models: Any, is_available: bool, asked: list[str]
) -> None:
    with StandIn({"/health": health, "/v1/models": models}) as server:
        if mode == "synchronous":
            with sync_vllm(server, kind="openai-compatible") as provider:
                found = provider.health()
        else:

            async def main() -> ProviderHealth:
                async with vllm(server, kind="openai-compatible") as provider:
                    return await provider.health()

            found = asyncio.run(main())
        assert [request.path for request in server.requests] == asked
    assert found.is_available == is_available


@requirement("PRV-1")
def test_a_server_that_lists_no_models_is_up_and_says_so() -> None:
    with (
        StandIn({"/health": replies(b""), "/v1/models": replies({"object": "list", "data": []})}) as server,
        sync_vllm(server, kind="openai-compatible") as provider,
    ):
        found = provider.health()
    assert (found.is_available, found.models, [note.id for note in found.diagnostics or ()]) == (
        True,
        (),
        ["no_models"],
    )


@requirement("PRV-9")
@every_mode
def test_the_key_goes_into_the_header_and_nowhere_else(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_KEY", "sk-xyzzy")
    error = {"error": {"message": "Invalid API key", "type": "invalid_request_error"}}
    with StandIn({CHAT: replies(error, 401)}) as server:
        outcome = call_vllm(mode, server, api_key_env="MY_KEY", headers={"X-Team": "blue"})
        headers = server.requests[0].headers
    assert (headers["authorization"], headers["x-team"]) == ("Bearer sk-xyzzy", "blue")
    assert outcome.error.info.category == "authentication"
    assert "xyzzy" not in repr(outcome.error) + str(outcome.error) + outcome.error.info.to_json()


@requirement("PRV-6")
@every_mode
def test_what_groq_refused_of_the_model_comes_with_the_error(mode: str) -> None:
    """Edge case 77: the model's turn can be kept and answered, it is not lost."""
    failed = '{"name": "get_weather", "arguments": {"city": 5}}'
    error = {"message": "Failed to call a function", "type": "invalid_request_error", "code": "tool_use_failed"}
    with StandIn({CHAT: replies({"error": {**error, "failed_generation": failed}}, 400)}) as server:
        outcome = call_vllm(mode, server, kind="groq")
    assert outcome.error.info.category == "tool_use_failed"
    partial = outcome.error.partial
    assert partial.finish_reason == "error"
    assert [(call.name, call.reason) for call in partial.message.invalid_tool_calls] == [
        ("get_weather", "server_rejected")
    ]
    assert partial.message.tool_calls is None


@requirement("CFG-2")
def test_a_type_that_is_no_server_of_this_dialect_and_a_missing_endpoint_are_refused() -> None:
    with pytest.raises(ConfigurationError, match="type: ollama is another kind of provider"):
        OpenAICompatibleProvider("p", ProviderConfig(type="ollama"))
    with pytest.raises(ConfigurationError, match="endpoint: a provider of type openai-compatible needs one"):
        OpenAICompatibleProvider("p", ProviderConfig(type="openai-compatible"))


@requirement("COD-2")
@every_mode
def test_what_the_dialect_cannot_say_is_told_with_the_answer_or_refused(mode: str) -> None:
    with StandIn({CHAT: replies(completion())}) as server:
        reported = call_vllm(mode, server, ask(top_k=5), kind="groq")
        refused = call_vllm(mode, server, ask(top_k=5), kind="groq", options={"on_loss": "raise"})
        assert len(server.requests) == 1
    notes = reported.answer.diagnostics
    assert [note.id.startswith("openai-chat.") for note in notes] == [True]
    assert notes[0].extras["request_at"] == "/parameters/top_k"
    assert type(refused.error).__name__ == "LossRefusedError"


@requirement("CON-4")
@pytest.mark.parametrize(
    ("kind", "options", "is_folded"),
    [
        ("vllm", {}, True),
        ("llamacpp", {}, True),
        ("openai-compatible", {}, True),
        ("openai-compatible", {"codec": "ollama-v1"}, False),  # Ollama's templates take system messages anywhere
        ("groq", {}, False),
        ("vllm", {"system_messages": "as_is"}, False),
        ("groq", {"system_messages": "fold"}, True),
        ("openai-compatible", {"system_messages": "as_is"}, False),
    ],
)
def test_servers_with_templates_of_any_model_get_one_system_message(
    kind: Any, options: dict[str, Any], is_folded: bool
) -> None:
    messages = [
        {"role": "system", "content": "Be kind."},
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Hi"},
    ]
    asked = ChatRequest.from_dict({"messages": messages, "parameters": {"model": "m"}})
    config = ProviderConfig(type=kind, endpoint="http://127.0.0.1:1", options=options)
    surroundings = Surroundings(local_only=LocalOnly(("api.groq.com",)), environ={})
    provider = OpenAICompatibleProvider("local", config, surroundings)
    assert provider.codec is not None
    written = provider.codec.encode_request(asked)
    folded = [{"role": "system", "content": "Be kind.\n\nBe brief."}, {"role": "user", "content": "Hi"}]
    assert written.value["messages"] == (folded if is_folded else messages)
    assert [loss.id for loss in written.losses] == (["openai-chat.system_messages"] if is_folded else [])


def test_another_word_for_system_messages_is_refused() -> None:
    config = ProviderConfig(type="vllm", options={"system_messages": "move"})
    with pytest.raises(ConfigurationError, match=r"options\.system_messages: use one of: fold, as_is"):
        OpenAICompatibleProvider("local", config)


@requirement("SCM-3")
@every_mode
def test_a_fault_of_a_schema_that_the_server_was_not_asked_to_hold_is_marked(mode: str) -> None:
    schema = {"type": "object", "properties": {"city": {"type": "string", "minLength": 3}}, "required": ["city"]}
    inside_subset = {**schema, "properties": {"city": {"enum": ["Oslo"]}}, "additionalProperties": False}
    with StandIn({CHAT: replies(completion('{"city": "x"}'))}) as server:
        unheld, held = (
            call_vllm(mode, server, ask().replace(response_format=wanted), kind="groq")
            for wanted in (JsonSchemaFormat(json_schema=one, strict=True) for one in (schema, inside_subset))
        )
    told = {note.id: note for note in unheld.answer.diagnostics}
    assert sorted(told) == ["format_not_met", "openai-chat.strict_subset"]
    assert told["format_not_met"].what.endswith(": minLength; the server was not able to hold minLength")
    assert [each.to_dict() for each in told["format_not_met"].faults] == [
        {
            "path": "/city",
            "rule": "minLength",
            "message": "the text must have at least 3 characters",
            "request_at": "/response_format/json_schema/properties/city/minLength",
            "could_hold": False,
        }
    ]
    (broken,) = held.answer.diagnostics
    assert [(each.path, each.rule, each.could_hold) for each in broken.faults] == [("/city", "enum", None)]

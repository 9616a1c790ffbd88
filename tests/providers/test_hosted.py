"""Hosted APIs: refused unless named, asked as the vendor's own SDK asks them, read as their codecs read them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from turnwire_schema.v1.config import ModelProviders, ProviderConfig
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from tests.normal_forms import normalize_request
from tests.providers.standin import SSE, Request, StandIn, ask, completion, replies, streams
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ConfigurationError, ModelNotFoundError
from turnwire.providers.base import ModelProvider
from turnwire.providers.factory import make_provider, make_registry
from turnwire.providers.settings import Surroundings
from turnwire.providers.transport.local_only import LocalOnly

KEY = "key-0123456789abcdef"
ENVIRON = {"THE_KEY": KEY}

RESPONSE = {
    "id": "resp_1",
    "object": "response",
    "created_at": 1795298356,
    "status": "completed",
    "error": None,
    "incomplete_details": None,
    "instructions": None,
    "metadata": {},
    "model": "m",
    "output": [
        {
            "type": "message",
            "id": "msg_1",
            "role": "assistant",
            "status": "completed",
            "content": [{"type": "output_text", "text": "Hello!", "annotations": [], "logprobs": []}],
        }
    ],
    "parallel_tool_calls": True,
    "temperature": 0.7,
    "tool_choice": "auto",
    "tools": [],
    "top_p": 1.0,
    "usage": {
        "input_tokens": 7,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": 2,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": 9,
    },
}
MESSAGE = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "model": "m",
    "content": [{"type": "text", "text": "Hello!"}],
    "stop_reason": "end_turn",
    "stop_sequence": None,
    "usage": {"input_tokens": 7, "output_tokens": 2},
}
CANDIDATES = {
    "candidates": [{"content": {"role": "model", "parts": [{"text": "Hello!"}]}, "finishReason": "STOP"}],
    "usageMetadata": {"promptTokenCount": 7, "candidatesTokenCount": 2, "totalTokenCount": 9},
    "modelVersion": "m",
    "responseId": "r1",
}
INTERACTION = {
    "id": "i1",
    "object": "interaction",
    "status": "completed",
    "model": "m",
    "steps": [{"type": "model_output", "content": [{"type": "text", "text": "Hello!"}]}],
    "usage": {"total_input_tokens": 7, "total_output_tokens": 2, "total_tokens": 9},
}


class Case(NamedTuple):
    """A hosted API: how it is configured, where it is asked, what it answers, with which headers."""

    kind: str
    options: dict[str, Any]
    codec: str
    path: str
    stream_path: str
    body: dict[str, Any]
    headers: dict[str, str]


CASES = {
    "openai": Case(
        "openai", {}, "openai-responses", *["/v1/responses"] * 2, RESPONSE, {"authorization": f"Bearer {KEY}"}
    ),
    "openai chat": Case(
        "openai",
        {"api": "chat"},
        "openai-chat",
        *["/v1/chat/completions"] * 2,
        completion(),
        {"authorization": f"Bearer {KEY}"},
    ),
    "anthropic": Case(
        "anthropic",
        {},
        "anthropic-2026-10-21",
        *["/v1/messages"] * 2,
        MESSAGE,
        {"authorization": f"Bearer {KEY}", "anthropic-version": "2026-10-21"},
    ),
    "anthropic 2023": Case(
        "anthropic",
        {"api": "2023-06-01"},
        "anthropic",
        *["/v1/messages"] * 2,
        MESSAGE,
        {"x-api-key": KEY, "anthropic-version": "2023-06-01"},
    ),
    "gemini": Case(
        "gemini",
        {},
        "gemini",
        "/v1beta/models/m:generateContent",
        "/v1beta/models/m:streamGenerateContent?alt=sse",
        CANDIDATES,
        {"x-goog-api-key": KEY},
    ),
    "gemini v1": Case(
        "gemini",
        {"api": "v1"},
        "gemini",
        "/v1/models/m:generateContent",
        "/v1/models/m:streamGenerateContent?alt=sse",
        CANDIDATES,
        {"x-goog-api-key": KEY},
    ),
    "gemini interactions": Case(
        "gemini",
        {"api": "interactions"},
        "gemini-interactions",
        "/v1beta/interactions",
        "/v1beta/interactions?alt=sse",
        INTERACTION,
        {"x-goog-api-key": KEY},
    ),
}
every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def provider_for(case: Case, server: StandIn, **fields: Any) -> ModelProvider:
    config = ProviderConfig.from_dict(
        {"type": case.kind, "endpoint": server.url, "api_key_env": "THE_KEY", "options": case.options, **fields}
    )
    return make_provider("hosted", config, surroundings=Surroundings(environ=ENVIRON))


def complete(case: Case, server: StandIn, request: ChatRequest, **fields: Any) -> ChatResponse:
    async def main() -> ChatResponse:
        async with provider_for(case, server, **fields) as provider:
            return await provider.complete(request)

    return asyncio.run(main())


def stream(case: Case, server: StandIn, request: ChatRequest) -> ChatResponse:
    async def main() -> ChatResponse:
        async with provider_for(case, server) as provider, provider.stream(request) as answer:
            async for _ in answer:
                pass
            return answer.response

    return asyncio.run(main())


def streamed(case: Case) -> bytes:
    """The case's answer as its own API streams it, written by the codec from the whole answer."""
    codec = get_codec(case.codec)
    answer = codec.decode_response(case.body)
    encoder = codec.stream_encoder(model="m", response_id=answer.id or "", created=1795298356)
    pieces = [
        StreamingChunk(text=answer.message.text),
        StreamingChunk(is_complete=True, finish_reason="stop", usage=answer.usage),
    ]
    return b"".join(encoder.feed(piece) for piece in pieces) + encoder.close()


@requirement("PRV-1", "PRV-2")
@every_case
def test_a_whole_answer_is_asked_for_and_read_in_the_apis_own_words(case: Case) -> None:
    with StandIn({case.path: replies(case.body)}) as server:
        answer = complete(case, server, ask(max_tokens=32))
        (sent,) = server.requests
    assert (sent.method, sent.path) == ("POST", case.path)
    assert {name: sent.headers.get(name) for name in case.headers} == case.headers
    assert sent.json == json.loads(json.dumps(get_codec(case.codec).encode_request(ask(max_tokens=32)).value))
    assert (answer.message.text, answer.finish_reason) == ("Hello!", "stop")
    assert (answer.usage.prompt_tokens, answer.usage.completion_tokens, answer.usage.total_tokens) == (7, 2, 9)


@requirement("CFG-1")
def test_a_header_of_the_configuration_takes_the_place_of_the_vendors_however_it_is_written() -> None:
    config = ProviderConfig.from_dict({"type": "anthropic", "headers": {"Anthropic-Version": "2023-01-01"}})
    around = Surroundings(environ={}, local_only=LocalOnly(("api.anthropic.com",)))
    provider: Any = make_provider("p", config, surroundings=around)
    sent = [(name.decode().lower(), value) for name, value in provider._server.headers.pairs()]
    assert [value for name, value in sent if name == "anthropic-version"] == [b"2023-01-01"]


@pytest.mark.parametrize(
    ("model", "path"),
    [
        ("models/m-1.5_x~y", "/v1beta/models/m-1.5_x~y:generateContent"),
        ("a/../../b?key=1#c d", "/v1beta/models/a%2F..%2F..%2Fb%3Fkey%3D1%23c%20d:generateContent"),
    ],
)
def test_a_models_name_is_one_step_of_the_path_whatever_stands_in_it(model: str, path: str) -> None:
    with StandIn({path: replies(CANDIDATES)}) as server:
        complete(CASES["gemini"], server, ask(model=model))
        assert server.paths() == [path]


@requirement("PRV-1", "REQ-3")
@every_case
def test_a_streamed_answer_is_asked_for_at_its_own_path_and_says_the_same(case: Case) -> None:
    data = streamed(case)
    with StandIn({case.stream_path: streams(data[:50], data[50:], content_type=SSE)}) as server:
        answer = stream(case, server, ask())
        assert server.paths() == [case.stream_path]
    assert (answer.message.text, answer.finish_reason) == ("Hello!", "stop")
    assert (answer.usage.prompt_tokens, answer.usage.completion_tokens) == (7, 2)


@requirement("PRV-7")
@pytest.mark.parametrize("kind", ["openai", "anthropic", "gemini", "groq"])
def test_a_hosted_api_is_refused_unless_the_configuration_names_its_host(kind: str) -> None:
    config = ProviderConfig.from_dict({"type": kind})
    with pytest.raises(ConfigurationError) as caught:
        make_provider("hosted", config, surroundings=Surroundings(environ={}))
    assert caught.value.info.category == "not_local"
    assert "allow_hosts" in caught.value.info.message
    hosts = {
        "openai": "api.openai.com",
        "anthropic": "api.anthropic.com",
        "gemini": "generativelanguage.googleapis.com",
        "groq": "api.groq.com",
    }
    allowed = {"allow_hosts": [hosts[kind]], "providers": {"hosted": {"type": kind}}}
    registry = make_registry(ModelProviders.from_dict(allowed), surroundings=Surroundings(environ={}))
    hosted = registry.get("hosted")
    assert hosted is not None
    assert str(hosted.info().endpoint).startswith(f"https://{hosts[kind]}")
    with pytest.raises(ConfigurationError):
        make_registry(ModelProviders.from_dict({**allowed, "air_gapped": True}))


@requirement("PRV-9")
@pytest.mark.parametrize(
    ("kind", "host", "variable"),
    [
        ("openai", "api.openai.com", "OPENAI_API_KEY"),
        ("anthropic", "api.anthropic.com", "ANTHROPIC_API_KEY"),
        ("gemini", "generativelanguage.googleapis.com", "GEMINI_API_KEY"),
        ("gemini", "generativelanguage.googleapis.com", "GOOGLE_API_KEY"),
        ("groq", "api.groq.com", "GROQ_API_KEY"),
    ],
)
def test_the_vendors_key_goes_to_the_vendors_host_and_nowhere_else(kind: str, host: str, variable: str) -> None:
    around = Surroundings(environ={variable: KEY}, local_only=LocalOnly((host,)))

    def header_names(**fields: Any) -> list[str]:
        provider: Any = make_provider("p", ProviderConfig.from_dict({"type": kind, **fields}), surroundings=around)
        headers = provider._server.headers
        assert KEY not in repr(headers)
        return [name.decode().lower() for name, value in headers.pairs() if KEY.encode() in value]

    assert len(header_names()) == 1
    assert header_names(endpoint="http://127.0.0.1:9") == []


NO_MODEL = {
    "openai": {
        "error": {
            "message": "The model `m` does not exist or you do not have access to it.",
            "type": "invalid_request_error",
            "param": None,
            "code": "model_not_found",
        }
    },
    "anthropic": {"type": "error", "error": {"type": "not_found_error", "message": "model: m"}, "request_id": "req_1"},
    "gemini": {
        "error": {
            "code": 404,
            "message": "models/m is not found for API version v1beta, or is not supported for generateContent.",
            "status": "NOT_FOUND",
        }
    },
}


@requirement("PRV-6")
@every_case
def test_an_unknown_model_is_told_as_such(case: Case) -> None:
    with (
        StandIn({case.path: replies(NO_MODEL[case.kind], 404)}) as server,
        pytest.raises(ModelNotFoundError) as caught,
    ):
        complete(case, server, ask())
    assert (caught.value.info.status, caught.value.info.provider_id) == (404, "hosted")


MODELS = {
    "openai": {"object": "list", "data": [{"id": "m", "object": "model", "created": 1, "owned_by": "o"}]},
    "anthropic": {
        "data": [{"id": "m", "type": "model", "display_name": "M", "created_at": "2026-01-01T00:00:00Z"}],
        "has_more": False,
        "first_id": "m",
        "last_id": "m",
    },
    "gemini": {"models": [{"name": "models/m", "displayName": "M", "inputTokenLimit": 8}]},
}


@requirement("PRV-1")
@every_case
def test_models_and_health_come_from_the_model_list(case: Case) -> None:
    path = "/v1/models" if case.kind != "gemini" or case.options.get("api") == "v1" else "/v1beta/models"

    async def main() -> tuple[list[str], bool]:
        async with provider_for(case, server) as provider:
            health = await provider.health()
            return [model.name for model in await provider.models()], health.is_available

    with StandIn({path: replies(MODELS[case.kind])}) as server:
        assert asyncio.run(main()) == (["m"], True)
        assert set(server.paths()) == {path}


# What the vendors' own SDKs send


HI: Any = {"role": "user", "content": "Hi"}


def sdk_openai(url: str) -> None:
    import openai

    with openai.OpenAI(base_url=url + "/v1", api_key=KEY, max_retries=0) as client:
        client.responses.create(model="m", input=[HI], max_output_tokens=32)


def sdk_openai_chat(url: str) -> None:
    import openai

    with openai.OpenAI(base_url=url + "/v1", api_key=KEY, max_retries=0) as client:
        client.chat.completions.create(model="m", messages=[HI], max_completion_tokens=32)


def sdk_anthropic(url: str) -> None:
    import anthropic

    with anthropic.Anthropic(base_url=url, api_key=KEY, max_retries=0) as client:
        client.messages.create(model="m", max_tokens=32, messages=[HI])


def sdk_gemini(url: str) -> None:
    from google import genai
    from google.genai import types

    config = types.GenerateContentConfig(max_output_tokens=32)
    with genai.Client(api_key=KEY, http_options=types.HttpOptions(base_url=url, api_version="v1beta")) as client:
        client.models.generate_content(model="m", contents="Hi", config=config)


def sdk_groq(url: str) -> None:
    import groq

    with groq.Groq(base_url=url, api_key=KEY, max_retries=0) as client:
        client.chat.completions.create(model="m", messages=[HI], max_completion_tokens=32)


@requirement("PRV-2", "CON-1")
@pytest.mark.parametrize(
    ("name", "sdk"),
    [
        ("openai", sdk_openai),
        ("openai chat", sdk_openai_chat),
        ("anthropic", sdk_anthropic),
        ("gemini", sdk_gemini),
    ],
)
def test_the_call_is_the_one_that_the_vendors_sdk_makes(name: str, sdk: Callable[[str], None]) -> None:
    case = CASES[name]
    with StandIn({case.path: replies(case.body)}) as server:
        sdk(server.url)
        complete(case, server, ask(max_tokens=32, temperature=None, top_p=None))
        theirs, ours = server.requests
    assert ours.path == theirs.path
    assert {key: ours.headers.get(key) for key in case.headers} == {
        key: theirs.headers.get(key) for key in case.headers
    }
    codec = get_codec(case.codec)
    assert normalize_request(codec, _plain(ours, case)) == normalize_request(codec, _plain(theirs, case))


def _plain(request: Request, case: Case) -> Any:
    return {"model": "m", **request.json} if case.kind == "gemini" else request.json


@requirement("PRV-2")
def test_groq_is_asked_at_the_path_of_its_own_sdk() -> None:
    with StandIn({"/openai/v1/chat/completions": replies(completion())}) as server:
        sdk_groq(server.url)
        case = Case("groq", {}, "groq", "", "", {}, {})
        answer = complete(case, server, ask(), endpoint=server.url + "/openai/v1")
        assert server.paths() == ["/openai/v1/chat/completions"] * 2
        assert [sent.headers["authorization"] for sent in server.requests] == [f"Bearer {KEY}"] * 2
    assert answer.message.text == "Hello!"


def test_an_unknown_api_of_a_vendor_is_a_clear_error() -> None:
    config = ProviderConfig.from_dict({"type": "openai", "options": {"api": "assistants"}})
    around = Surroundings(environ={}, local_only=LocalOnly(("api.openai.com",)))
    with pytest.raises(ConfigurationError, match="use one of: responses, chat"):
        make_provider("p", config, surroundings=around)

"""Completions and counts through a provider: the request, the guards, the streams and the errors of a chat call."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.tokens import TokenCount

from tests.providers.standin import LOCAL, NDJSON, SSE, StandIn, ask, ndjson, replies, sse, streams
from turnwire import make_provider, make_sync_provider
from turnwire.core.errors import (
    ConfigurationError,
    InvalidDataError,
    LossRefusedError,
    ModelNotFoundError,
    ProviderResponseError,
    ProviderUnavailableError,
    StreamError,
)
from turnwire.core.messages import Messages
from turnwire.core.tokens import estimate_request_tokens, estimate_text_tokens
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.completions import Completions
from turnwire.providers.calls.fallback import FallbackProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.sync.fallback import SyncFallbackProvider
from turnwire.providers.sync.mock import SyncMockProvider

pytestmark = pytest.mark.requirement("END-1", "PRV-1")

CHOICE = {"index": 0, "text": " time.", "logprobs": None, "finish_reason": "stop"}
USAGE = {"prompt_tokens": 4, "completion_tokens": 2, "total_tokens": 6}
WHOLE = {"id": "cmpl-1", "object": "text_completion", "created": 7, "model": "m", "choices": [CHOICE], "usage": USAGE}
LINE = {"model": "m", "created_at": "2026-11-22T00:00:00Z"}
twins = pytest.mark.parametrize("make", [make_provider, make_sync_provider], ids=["async", "sync"])


def piece(text: str, finish: str | None = None) -> dict[str, Any]:
    return {**WHOLE, "usage": None, "choices": [{**CHOICE, "text": text, "finish_reason": finish}]}


def call(make: Any, server: StandIn, method: str, *given: Any, kind: str = "vllm", **more: Any) -> Any:
    """What a method of a provider in front of `server` gives; a stream as its texts and its response."""
    config = ProviderConfig(type=kind, endpoint=server.url, options=more.pop("options", None))
    return driven(make("p", config), method, *given, **more)


def driven(provider: Any, method: str, *given: Any, **more: Any) -> Any:
    async def run() -> Any:
        async with provider:
            found = getattr(provider, method)(*given, **more)
            if not method.endswith("stream"):
                return await found
            texts = [chunk.text or "" async for chunk in found]
            return texts, found.response

    if isinstance(provider, ModelProvider):
        return asyncio.run(run())
    with provider:
        found = getattr(provider, method)(*given, **more)
        return ([chunk.text or "" for chunk in found], found.response) if method.endswith("stream") else found


@twins
def test_a_text_is_sent_and_what_follows_comes_back_with_its_counts(make: Any) -> None:
    with StandIn({"/v1/completions": replies(WHOLE)}) as server:
        found = call(make, server, "generate", "Once upon a", model="m", max_tokens=4, temperature=None, top_p=None)
    assert server.requests[-1].json == {"model": "m", "prompt": "Once upon a", "max_tokens": 4}
    assert (found.text, found.finish_reason, found.model, found.id) == (" time.", "stop", "m", "cmpl-1")
    assert (found.usage.prompt_tokens, found.usage.completion_tokens) == (4, 2)
    assert found.usage.total_duration_ns > 0


@twins
def test_a_stream_gives_the_same_in_pieces(make: Any) -> None:
    data = sse(piece(" ti"), piece("me."), piece("", "stop"), {**WHOLE, "choices": []})
    with StandIn({"/v1/completions": streams(data[:37], data[37:], content_type=SSE)}) as server:
        texts, found = call(make, server, "generate_stream", "Once upon a", model="m")
    assert server.requests[-1].json["stream"] is True
    assert [text for text in texts if text] == [" ti", "me."]
    assert (found.text, found.finish_reason, found.usage.completion_tokens) == (" time.", "stop", 2)


@twins
def test_a_stream_that_breaks_carries_the_text_so_far(make: Any) -> None:
    with (
        StandIn({"/v1/completions": streams(sse(piece(" ti"), done=False), content_type=SSE)}) as server,
        pytest.raises(StreamError) as caught,
    ):
        call(make, server, "generate_stream", "Once upon a", model="m")
    assert caught.value.info.provider_id == "p"
    assert caught.value.partial is not None
    assert caught.value.partial.message.content == " ti"


@twins
def test_ollama_gets_its_own_words_and_what_the_configuration_adds(make: Any) -> None:
    data = ndjson(
        {**LINE, "response": " ti", "done": False}, {**LINE, "response": "me.", "done": True, "done_reason": "stop"}
    )
    routes = {
        "/api/generate": streams(data, content_type=NDJSON),
        "/api/show": replies(LOCAL),
        "/api/ps": replies({"models": []}),
    }
    with StandIn(routes) as server:
        more = {"kind": "ollama", "model": "m", "suffix": "!", "options": {"num_ctx": 512}}
        texts, found = call(make, server, "generate_stream", "Once", temperature=None, top_p=None, **more)
    sent = next(request.json for request in server.requests if request.path == "/api/generate")
    assert sent == {
        "model": "m",
        "prompt": "Once",
        "suffix": "!",
        "stream": True,
        "truncate": False,
        "shift": False,
        "options": {"num_ctx": 512},
    }
    assert (texts, found.text) == ([" ti", "me."], " time.")


@twins
def test_a_gap_is_filled_at_llamacpps_own_path(make: Any) -> None:
    answer = {"content": "return a + b", "stop": True, "stop_type": "eos", "tokens_evaluated": 9, "tokens_predicted": 5}
    with StandIn({"/infill": replies(answer)}) as server:
        found = call(make, server, "generate", "def add(a, b):", suffix="\n", kind="llamacpp", model="m")
    sent = server.requests[-1].json
    assert (sent["input_prefix"], sent["input_suffix"]) == ("def add(a, b):", "\n")
    assert (found.text, found.finish_reason, found.usage.completion_tokens) == ("return a + b", "stop", 5)


@twins
def test_what_the_server_cannot_do_is_noted_or_refused_and_nothing_is_sent(make: Any) -> None:
    with StandIn({"/v1/completions": replies(WHOLE)}) as server:
        found = call(make, server, "generate", "a", suffix="b", model="m")
        assert [note.id for note in found.diagnostics] == ["openai-chat.suffix"]
        asked = len(server.requests)
        with pytest.raises(LossRefusedError, match="fills no gap"):
            call(make, server, "generate", "a", suffix="b", model="m", options={"on_loss": "raise"})
        assert len(server.requests) == asked


@twins
def test_cloud_models_and_servers_without_completions_are_typed_errors(make: Any) -> None:
    with StandIn({}) as server:
        with pytest.raises(ConfigurationError, match="cloud"):
            call(make, server, "generate", "a", kind="ollama", model="m:cloud")
        for kind in ("groq", "anthropic"):
            config = ProviderConfig(type=kind, endpoint=server.url, headers={"authorization": "none"})
            with pytest.raises(ProviderResponseError) as caught:
                driven(make("p", config), "generate", "a", model="m")
            assert caught.value.info.category == "unsupported"
        assert server.requests == []


@twins
def test_marks_of_turns_are_looked_for_only_where_a_template_stands_around_the_prompt(make: Any) -> None:
    mark = "<|im_start|>system"
    routes = {
        "/v1/completions": replies(WHOLE),
        "/api/generate": replies({**LINE, "response": "a", "done": True, "done_reason": "stop"}),
        "/api/show": replies(LOCAL),
        "/api/ps": replies({"models": []}),
    }
    with StandIn(routes) as server:
        options = {"markers": "refuse"}
        assert call(make, server, "generate", mark, model="m", options=options).text == " time."
        raw = {"ollama": {"raw": True}}
        assert call(
            make, server, "generate", mark, kind="ollama", model="m", options=options, provider_options=raw
        ).text
        with pytest.raises(InvalidDataError):
            call(make, server, "generate", mark, kind="ollama", model="m", options=options)


# Counting

TOKENS = {"count": 2, "max_model_len": 64, "tokens": [7, 8], "token_strs": None}


@twins
def test_tokens_are_counted_where_the_server_counts(make: Any) -> None:
    with StandIn({"/tokenize": replies(TOKENS), "/detokenize": replies({"prompt": "ab"})}) as server:
        assert call(make, server, "count_tokens", "ab", model="m") == TokenCount(tokens=2, token_ids=(7, 8), model="m")
        assert server.requests[-1].json == {"model": "m", "prompt": "ab", "add_special_tokens": True}
        assert call(make, server, "count_tokens", ask("Hi")).tokens == 2
        assert server.requests[-1].json["messages"] == [{"role": "user", "content": "Hi"}]
        assert call(make, server, "detokenize", [7, 8], model="m") == "ab"


@twins
def test_llamacpp_counts_the_prompt_that_its_template_makes(make: Any) -> None:
    routes = {
        "/apply-template": replies({"prompt": "<s>Hi"}),
        "/tokenize": replies({"tokens": [1, {"id": 2, "piece": "Hi"}]}),
    }
    with StandIn(routes) as server:
        found = call(make, server, "count_tokens", ask("Hi"), kind="llamacpp")
    assert (found.tokens, found.token_ids, found.is_estimated) == (2, (1, 2), False)
    assert server.requests[-1].json["content"] == "<s>Hi"


@twins
def test_a_server_without_the_path_is_estimated_for_and_one_without_the_model_is_an_error(make: Any) -> None:
    missing = {"error": {"message": "The model `m` does not exist.", "type": "NotFoundError", "code": 404}}
    with StandIn({"/tokenize": replies({"detail": "Not Found"}, 404)}) as server:
        found = call(make, server, "count_tokens", "a text", model="m")
        assert found == TokenCount(tokens=estimate_text_tokens("a text"), is_estimated=True)
        assert call(make, server, "count_tokens", ask("Hi"), kind="ollama").tokens == estimate_request_tokens(ask("Hi"))
    with StandIn({"/tokenize": replies(missing, 404)}) as server, pytest.raises(ModelNotFoundError):
        call(make, server, "count_tokens", "a text", model="m")


@pytest.mark.requirement("PFX-1")
@twins
def test_text_for_another_vendor_is_not_counted(make: Any) -> None:
    line = "x-anthropic-billing-header: cc_version=2.1.332.0d9; cc_entrypoint=cli;"
    plain = ask("Hi").replace(messages=tuple(Messages().system("Be kind.").human("Hi")))
    asked = plain.replace(messages=tuple(Messages().system(f"{line}\nBe kind.").human("Hi")))
    tokens = {"count": 4, "max_model_len": 64, "tokens": [1, 2, 3, 4], "token_strs": None}
    with StandIn({"/tokenize": replies(tokens)}) as server:
        assert call(make, server, "count_tokens", asked).tokens == 4
        assert server.requests[-1].json["messages"][0]["content"] == "Be kind."
        found = call(make, server, "count_tokens", asked, kind="ollama")
        assert found == TokenCount(tokens=estimate_request_tokens(plain), is_estimated=True)


# Providers of one's own, the mock, a fallback


def test_a_provider_of_ones_own_has_none_and_says_so_and_still_counts() -> None:
    class Bare(Completions):
        provider_id = "bare"  # type: ignore[assignment]  # a constant in place of a property

        def info(self, *, is_default: bool = False) -> Any:
            raise NotImplementedError

    request = CompletionRequest.from_dict({"prompt": "a", "parameters": {"model": "m"}})
    with pytest.raises(ProviderResponseError, match="offers no completions"):
        asyncio.run(Bare().answer_completion(request))
    with pytest.raises(ProviderResponseError, match="offers no completions"):
        Bare().stream_completion(request)
    assert asyncio.run(Bare().count_tokens("a text")).is_estimated is True


@pytest.mark.parametrize("kind", [MockProvider, SyncMockProvider])
def test_the_mock_answers_prompts_and_its_tokens_are_bytes(kind: Any) -> None:
    texts, found = driven(kind("Hello there, everybody"), "generate_stream", "a", model="m")
    assert ("".join(texts), found.text) == ("Hello there, everybody",) * 2
    ids = driven(kind("x"), "count_tokens", "é").token_ids
    assert driven(kind("x"), "detokenize", ids) == "é"


@pytest.mark.parametrize(("kind", "mock"), [(FallbackProvider, MockProvider), (SyncFallbackProvider, SyncMockProvider)])
@pytest.mark.parametrize("method", ["generate", "generate_stream"])
def test_another_provider_answers_in_place_of_one_that_is_not_there(kind: Any, mock: Any, method: str) -> None:
    gone = mock([ProviderUnavailableError("gone", retryable=True)], provider_id="one")
    found = driven(kind(gone, [mock("Hello", provider_id="two")]), method, "a", model="m")
    response = found[1] if method == "generate_stream" else found
    assert (response.text, [note.id for note in response.diagnostics]) == ("Hello", ["fallback"])

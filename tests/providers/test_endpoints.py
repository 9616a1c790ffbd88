"""Embeddings and reranking through a provider: the request, the guards and the errors are those of a chat call."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any

import pytest

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest

from tests.providers.standin import LOCAL, StandIn, replies
from turnwire import make_provider, make_sync_provider
from turnwire.core.errors import (
    ConfigurationError,
    InvalidDataError,
    LossRefusedError,
    ProviderError,
    ProviderResponseError,
    ProviderUnavailableError,
)
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.endpoints import Endpoints
from turnwire.providers.calls.fallback import FallbackProvider
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.mock_endpoints import vector_of
from turnwire.providers.sync.mock import SyncMockProvider
from turnwire.providers.transport.decompression import UNBOUND

pytestmark = pytest.mark.requirement("END-1", "PRV-1")

DATA = {"object": "list", "data": [{"index": 0, "object": "embedding", "embedding": [1, 0.5]}], "model": "bert"}
OLLAMA = {"model": "bert", "embeddings": [[1, 0.5]], "load_duration": 3, "prompt_eval_count": 2}
RANKED = {"results": [{"index": 0, "relevance_score": 0.1}, {"index": 1, "relevance_score": 0.9}], "model": "bge"}
twins = pytest.mark.parametrize("make", [make_provider, make_sync_provider], ids=["async", "sync"])


def call(make: Any, server: StandIn, method: str, *given: Any, kind: str = "vllm", **more: Any) -> Any:
    """What a method of a provider in front of `server` gives; options of the configuration stand in `options`."""
    config = ProviderConfig(type=kind, endpoint=server.url, options=more.pop("options", None))
    provider = make("p", config)

    async def ask() -> Any:
        async with provider:
            return await getattr(provider, method)(*given, **more)

    if make is make_provider:
        return asyncio.run(ask())
    with provider:
        return getattr(provider, method)(*given, **more)


@twins
def test_texts_are_sent_and_vectors_come_with_what_was_counted(make: Any) -> None:
    routes = {"/api/embed": replies(OLLAMA), "/api/show": replies(LOCAL)}
    options = {"keep_alive": "5m", "num_ctx": 512}
    with StandIn(routes) as server:
        found = call(make, server, "embed", "a text", kind="ollama", model="bert", dimensions=2, options=options)
    own = {"keep_alive": "5m", "options": {"num_ctx": 512}}
    assert server.requests[-1].json == {"model": "bert", "input": ["a text"], "truncate": False, "dimensions": 2, **own}
    usage = found.usage.to_dict()
    assert usage.pop("total_duration_ns") > 0
    assert usage == {
        "prompt_tokens": 2,
        "completion_tokens": 0,
        "total_tokens": 2,
        "server_timings": {"load_ns": 3},
        "is_estimated": False,
    }
    assert [each.values for each in found.embeddings] == [(1, 0.5)]


@twins
def test_documents_come_back_the_best_first(make: Any) -> None:
    with StandIn({"/v1/rerank": replies(RANKED)}) as server:
        found = call(make, server, "rerank", "q", ("a", "b"), model="bge", top_n=2)
    assert server.requests[-1].json == {"model": "bge", "query": "q", "documents": ["a", "b"], "top_n": 2}
    assert [(each.index, each.score) for each in found.results] == [(1, 0.9), (0, 0.1)]


@twins
def test_what_the_dialect_cannot_say_is_reported_or_refused(make: Any) -> None:
    with StandIn({"/v1/embeddings": replies(DATA)}) as server:
        found = call(make, server, "embed", ["a"], model="m", input_type="query")
        with pytest.raises(LossRefusedError):
            call(make, server, "embed", ["a"], model="m", input_type="query", options={"on_loss": "raise"})
    assert [note.id for note in found.diagnostics] == ["openai-chat.embedding_purpose"]


# Guards


@twins
@pytest.mark.parametrize(
    "more", [{"model": "bert-cloud"}, {"model": "bert", "provider_options": {"ollama": {"model": "bert:cloud"}}}]
)
def test_a_model_that_runs_elsewhere_is_refused_before_anything_is_sent(make: Any, more: dict[str, Any]) -> None:
    routes = {"/api/embed": replies(OLLAMA), "/api/show": replies(LOCAL)}
    with StandIn(routes) as server, pytest.raises(ConfigurationError) as caught:
        call(make, server, "embed", "a", kind="ollama", **more)
    assert caught.value.info.category == "not_local"
    assert "/api/embed" not in server.paths()


@twins
def test_an_answer_that_another_host_gave_is_refused(make: Any) -> None:
    answer = {**OLLAMA, "remote_host": "https://ollama.com:443", "remote_model": "bert"}
    routes = {"/api/embed": replies(answer), "/api/show": replies(LOCAL)}
    with StandIn(routes) as server, pytest.raises(ConfigurationError) as caught:
        call(make, server, "embed", "a", kind="ollama", model="bert")
    assert caught.value.info.category == "not_local"


@twins
@pytest.mark.parametrize(
    ("reply", "category", "text"),
    [
        (replies({"error": {"message": "Start it with `--embeddings`"}}, 501), "unsupported", "Start it with"),
        (replies({"error": {"message": "later"}}, 429, Retry_After="7"), "rate_limited", "later"),
        (replies(b"", 302, Location="http://example.org/"), "protocol", "redirects are not followed"),
        (replies(b"<html></html>"), "protocol", "not JSON"),
        (replies({"object": "list", "data": [], "pad": "x" * 2000}), "protocol", "larger than 1000 bytes"),
        (replies({"data": [{"embedding": [None]}]}), "protocol", "/data/0/embedding"),
    ],
)
def test_what_comes_in_place_of_vectors_is_a_typed_error(make: Any, reply: Any, category: str, text: str) -> None:
    with StandIn({"/v1/embeddings": reply}) as server, pytest.raises(ProviderResponseError) as caught:
        call(make, server, "embed", "a", model="m", options={"max_response_bytes": 1000})
    info = caught.value.info
    assert (info.category, info.provider_id, info.retry_after_s) == (
        category,
        "p",
        7 if category == "rate_limited" else None,
    )
    assert text in info.message


@twins
def test_a_compressed_answer_is_read_and_one_that_grows_too_much_is_refused(make: Any) -> None:
    plain = json.dumps(DATA).encode()
    bodies = {"read": gzip.compress(plain), "bomb": gzip.compress(b"[" + b" " * (2 * UNBOUND))}
    for kind, body in bodies.items():
        with StandIn({"/v1/embeddings": replies(body, Content_Encoding="gzip")}) as server:
            if kind == "read":
                assert call(make, server, "embed", "a", model="m").embeddings
                continue
            with pytest.raises(ProviderResponseError, match="grows to more than 300 times its size"):
                call(make, server, "embed", "a", model="m")


# Without a server


def test_a_provider_of_ones_own_says_what_it_does_not_offer() -> None:
    class Own(MockProvider):
        answer_embedding = Endpoints.answer_embedding
        answer_rerank = Endpoints.answer_rerank

    for ask in (Own().embed("a"), Own().rerank("q", ["a"])):
        with pytest.raises(ProviderError) as caught:
            asyncio.run(ask)
        assert (caught.value.info.category, caught.value.provider_id) == ("unsupported", "mock")
    assert issubclass(ModelProvider, Endpoints)


def test_texts_that_share_words_are_near_in_the_vectors_of_the_mock() -> None:
    mock = SyncMockProvider()
    vectors = [each.values for each in mock.embed(["The sky is blue", "a blue sky", "seven invoices"]).embeddings]
    near, far = (sum(a * b for a, b in zip(vectors[0], other, strict=True)) for other in vectors[1:])
    assert (near > far, vectors[0]) == (True, vector_of("the SKY is blue!", 64))
    assert mock.embed([[1, 2]], dimensions=3).embeddings[0].values == vector_of((1, 2), 3)


def test_what_cannot_be_asked_is_refused_before_asking() -> None:
    with pytest.raises(InvalidDataError):
        SyncMockProvider().embed([])
    with pytest.raises(InvalidDataError):
        SyncMockProvider().rerank("q", "a text and no list")
    with pytest.raises(ProviderResponseError, match="dimensions"):
        SyncMockProvider().embed("a", dimensions=10**9)


def test_vectors_never_come_from_a_fallback() -> None:
    down = MockProvider(provider_id="down")
    down.script.is_available = False
    provider = FallbackProvider(down, [MockProvider(provider_id="other")])
    with pytest.raises(ProviderUnavailableError):
        asyncio.run(provider.answer_embedding(EmbeddingRequest(model="m", inputs=("a",))))


# Audit


class Kept:
    """A sink that keeps what it is given."""

    def __init__(self) -> None:
        self.events: list[Any] = []

    def emit(self, event: Any) -> None:
        self.events.append(event)


def test_a_call_is_audited_from_its_start_to_its_end_or_failure() -> None:
    sink = Kept()
    provider = SyncMockProvider(sink=sink)
    provider.embed("a text", model="m")
    with pytest.raises(ProviderResponseError):
        provider.embed("a text", model="m", dimensions=10**9)
    started, completed, again, failed = sink.events
    assert [each.event for each in sink.events] == [
        "inference_started",
        "inference_completed",
        "inference_started",
        "inference_failed",
    ]
    assert (started.model, completed.usage.prompt_tokens, failed.error_code) == ("m", 2, "ACODE-MDL-003")
    assert started.request_id == completed.request_id != again.request_id == failed.request_id
    assert "a text" not in "".join(each.to_json() for each in sink.events)

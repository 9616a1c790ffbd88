"""Codecs of the endpoints beside chat: every vector goes there and back; what is odd is kept, or is an error."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse

from tests.cases import for_each
from tests.normal_forms import normalize_request, normalize_response
from turnwire.codecs.endpoints.codecs import ENDPOINTS, get_endpoint_codec, speaks
from turnwire.codecs.endpoints.values import packed
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.core.errors import InvalidDataError, LossRefusedError, ProviderError

pytestmark = pytest.mark.requirement("END-1", "COD-3")

SCHEMAS = Path(__file__).parents[2] / "schemas" / "wire"

# (endpoint, dialect): (document, request, answer)
DOCUMENTS = {
    ("embeddings", "openai-chat"): ("embeddings", "EmbeddingsRequest", "EmbeddingsResponse"),
    ("embeddings", "ollama"): ("embed", "EmbedRequest", "EmbedResponse"),
    ("embedding", "ollama"): ("embed", "EmbeddingsRequest", "EmbeddingsResponse"),
    ("embeddings", "gemini"): ("embeddings", "BatchEmbedContentsRequest", "BatchEmbedContentsResponse"),
    ("embedding", "gemini"): ("embeddings", "EmbedContentRequest", "EmbedContentResponse"),
    ("rerank", "openai-chat"): ("rerank", "RerankRequest", "RerankResponse"),
}
UNREAD = {"no model", "no text", "least", "documents as objects", "as recorded"}
"""Valid requests that no canonical request can be: without a model, or without a text."""


def vectors(key: tuple[str, str], way: int) -> Iterator[tuple[str, Any]]:
    document, *names = DOCUMENTS[key]
    file = SCHEMAS / key[1] / "v1" / f"{document}.vectors.json"
    for vector in json.loads(file.read_text("utf-8"))["definitions"][names[way]]["valid"]:
        yield vector["name"], vector["value"]


def test_every_endpoint_has_its_documents() -> None:
    assert {(endpoint, name) for endpoint in ENDPOINTS for name in CODEC_NAMES if speaks(endpoint, name)} >= set(
        DOCUMENTS
    )


@pytest.mark.parametrize("key", DOCUMENTS, ids=" ".join)
def test_every_valid_request_comes_back_or_is_refused_for_what_it_lacks(key: tuple[str, str]) -> None:
    codec = get_endpoint_codec(*key)
    for name, body in vectors(key, 0):
        before = json.dumps(body)
        try:
            request = codec.decode_request(body, model="m" if key[1] == "gemini" else None).value
        except InvalidDataError:
            assert name in UNREAD, name
            continue
        written, losses = codec.encode_request(request)
        assert losses == ()
        assert normalize_request(codec, written) == normalize_request(codec, body), name
        assert json.dumps(body) == before


@pytest.mark.parametrize("key", DOCUMENTS, ids=" ".join)
def test_every_valid_answer_comes_back(key: tuple[str, str]) -> None:
    codec = get_endpoint_codec(*key)
    for name, body in vectors(key, 1):
        answer = codec.decode_response(json.dumps(body))
        assert not [note for note in answer.diagnostics or () if note.id == "odd_field"], name
        written = codec.encode_response(answer).value
        assert normalize_response(codec, written) == normalize_response(codec, body), name


# Vectors


def test_base64_is_the_same_vector_as_its_numbers_bit_by_bit() -> None:
    values = (0.1, -3.4028234663852886e38, 1e-45, 0.0, 5.0)
    codec = get_endpoint_codec("embeddings", "openai-chat")
    body = {"data": [{"index": 0, "embedding": packed(values)}], "object": "list", "model": "m"}
    once = codec.decode_response(body).embeddings[0].values
    assert once == pytest.approx(values, rel=1e-6, abs=2e-45)
    asked = codec.decode_request({"model": "m", "input": "a", "encoding_format": "base64"}).value
    again = codec.encode_response(codec.decode_response(body), request=asked).value["data"][0]["embedding"]
    assert again == packed(values) == packed(once)


@pytest.mark.parametrize("target", ["ollama", "gemini"])
@pytest.mark.parametrize("wanted", ["base64", "float"])
def test_the_form_in_which_a_client_gets_its_vectors_is_no_loss_at_the_server(target: str, wanted: str) -> None:
    asked = get_endpoint_codec("embeddings", "openai-chat").decode_request(
        {"model": "m", "input": "a", "encoding_format": wanted, "user": "u"}
    )
    losses = get_endpoint_codec("embeddings", target).encode_request(asked.value).losses
    assert [(loss.id, loss.reason) for loss in losses] == [
        (f"{target}.foreign_option", "the option user of openai-chat")
    ]


def test_a_number_that_32_bits_cannot_hold_becomes_the_largest() -> None:
    codec = get_endpoint_codec("embeddings", "openai-chat")
    found = codec.decode_response({"data": [{"index": 0, "embedding": packed([1e300, -1e300])}]})
    assert found.embeddings[0].values == (3.4028234663852886e38, -3.4028234663852886e38)


def test_vectors_and_results_are_put_in_order() -> None:
    items = [{"index": 1, "embedding": [1]}, {"index": 0, "embedding": [0]}]
    found = get_endpoint_codec("embeddings", "vllm").decode_response({"data": items})
    assert [each.values for each in found.embeddings] == [(0,), (1,)]
    results = [{"index": 0, "relevance_score": -1}, {"index": 2, "relevance_score": 3}]
    ranked = get_endpoint_codec("rerank", "llamacpp").decode_response({"results": results})
    assert [(each.index, each.score) for each in ranked.results] == [(2, 3), (0, -1)]


TWO = EmbeddingRequest(model="m", inputs=("a", "b"))
QUESTION = RerankRequest(model="m", query="q", documents=("a", "b"))


@for_each(
    ("endpoint", "name", "body", "named"),
    [
        ("embeddings", "openai-chat", {"data": {}}, "/data"),
        ("embeddings", "openai-chat", {"data": [3]}, "/data/0"),
        ("embeddings", "openai-chat", {"data": [{"embedding": [1, None]}]}, "/data/0/embedding"),
        ("embeddings", "openai-chat", {"data": [{"embedding": [math.nan]}]}, "/data/0/embedding"),
        ("embeddings", "openai-chat", {"data": [{"embedding": [10**400]}]}, "/data/0/embedding"),
        ("embeddings", "openai-chat", {"data": [{"embedding": [True]}]}, "/data/0/embedding"),
        ("embeddings", "openai-chat", {"data": [{"embedding": "AAA="}]}, "/data/0/embedding"),
        ("embeddings", "openai-chat", {"data": [{"embedding": "AADAfw=="}]}, "/data/0/embedding"),  # NaN
        ("embeddings", "openai-chat", {"data": [{"index": 0, "embedding": [1]}] * 2}, "/data"),
        ("embeddings", "openai-chat", {"data": [{"index": 0, "embedding": [1]}]}, "1 vector for 2 inputs"),
        ("embeddings", "ollama", {"embeddings": [[]]}, "/embeddings/0"),
        ("embeddings", "ollama", {"embedding": [1]}, "/embeddings"),
        ("embeddings", "gemini", {"embeddings": [[1]]}, "/embeddings/0"),
        ("embeddings", "gemini", {"embeddings": [{"values": "AAA"}]}, "/embeddings/0/values"),
        ("embedding", "gemini", {}, "/embedding"),
        ("rerank", "vllm", {"results": [{"index": 0}]}, "/results/0/relevance_score"),
        ("rerank", "vllm", {"results": [{"relevance_score": 1}]}, "/results/0/index"),
        ("rerank", "vllm", {"results": [{"index": 2, "relevance_score": 1}]}, "/results/0/index"),
        ("rerank", "vllm", {"results": [{"index": 0, "relevance_score": math.inf}]}, "/results/0/relevance_score"),
        ("rerank", "vllm", {"results": [{"index": 0, "relevance_score": 1}] * 2}, "/results/1/index"),
        ("rerank", "vllm", [], "not a JSON object"),
        ("rerank", "vllm", b"<html>", "HTML"),
        ("embeddings", "ollama", {"error": "the model is broken"}, "the model is broken"),
    ],
)
def test_what_decides_the_answer_and_is_wrong_is_an_error_with_its_place(
    endpoint: str, name: str, body: Any, named: str
) -> None:
    with pytest.raises(ProviderError) as caught:
        get_endpoint_codec(endpoint, name).decode_response(body, request=QUESTION if endpoint == "rerank" else TWO)
    assert named in caught.value.info.message


def test_what_is_odd_beside_a_good_answer_is_kept_and_reported() -> None:
    body = {
        "data": [{"index": 0, "embedding": [1], "object": 3}],
        "model": ["m"],
        "id": 5,
        "usage": {"prompt_tokens": -1},
    }
    found = get_endpoint_codec("embeddings", "openai-chat").decode_response(body)
    assert found == EmbeddingResponse.from_dict(
        {
            "embeddings": [{"index": 0, "values": [1]}],
            "usage": {"extras": {"prompt_tokens": -1}},
            "diagnostics": [note.to_dict() for note in found.diagnostics or ()],
        }
    )
    places = [str(note.at or note.wire_at) for note in found.diagnostics or ()]
    assert sorted(places) == ["/data/0/object", "/id", "/model", "/usage/extras/prompt_tokens"]


def test_a_total_alone_is_the_count_of_the_prompt() -> None:
    found = get_endpoint_codec("rerank", "vllm").decode_response({"results": [], "usage": {"total_tokens": 7}})
    assert found == RerankResponse.from_dict({"results": [], "usage": {"prompt_tokens": 7, "completion_tokens": 0}})


# Requests


def test_token_ids_alone_are_one_text() -> None:
    codec = get_endpoint_codec("embeddings", "vllm")
    one = codec.decode_request({"model": "m", "input": [1, 2]}).value
    assert one == EmbeddingRequest(model="m", inputs=((1, 2),))
    assert codec.encode_request(one).value["input"] == [[1, 2]]


@pytest.mark.parametrize("name", ["ollama", "ollama-v1", "groq", "gemini"])
def test_token_ids_are_refused_where_nothing_else_would_be_asked(name: str) -> None:
    with pytest.raises(LossRefusedError) as caught:
        get_endpoint_codec("embeddings", name).encode_request(EmbeddingRequest(model="m", inputs=("a", (1, 2))))
    assert [loss.at for loss in caught.value.losses] == ["/inputs/1"]


@pytest.mark.parametrize(("truncate", "wire"), [(True, {"truncate_prompt_tokens": -1}), (False, {}), (None, {})])
def test_vllm_is_asked_to_cut_in_its_own_word(truncate: bool | None, wire: dict[str, Any]) -> None:
    request = EmbeddingRequest(model="m", inputs=("a",), truncate=truncate)
    body, losses = get_endpoint_codec("embeddings", "vllm").encode_request(request)
    assert (body, losses) == ({"model": "m", "input": ["a"], **wire}, ())


def test_wishes_that_contents_do_not_share_stay_with_their_content() -> None:
    body = {
        "requests": [
            {"content": {"parts": [{"text": "a"}]}, "task_type": "RETRIEVAL_QUERY", "title": "t"},
            {"content": {"parts": {"text": "b"}}, "taskType": "CLUSTERING"},
        ]
    }
    codec = get_endpoint_codec("embeddings", "gemini")
    request = codec.decode_request(body, model="models/m").value
    own = [{"taskType": "RETRIEVAL_QUERY", "title": "t"}, {"taskType": "CLUSTERING"}]
    assert request == EmbeddingRequest(model="m", inputs=("a", "b"), provider_options={"gemini": {"requests": own}})
    again = codec.encode_request(request).value
    assert [each["model"] for each in again["requests"]] == ["models/m"] * 2
    assert normalize_request(codec, again) == normalize_request(codec, body)


def test_an_endpoint_that_a_dialect_has_not_is_named() -> None:
    with pytest.raises(InvalidDataError, match="anthropic has no endpoint 'rerank' here; it has: none"):
        get_endpoint_codec("rerank", "anthropic")
    assert get_endpoint_codec("rerank", "vllm") is get_endpoint_codec("rerank", "vllm")

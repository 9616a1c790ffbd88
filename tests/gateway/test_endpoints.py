"""Endpoints beside chat at the gateway: each dialect's own form, in front of the stand-in and of other dialects."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from unittest.mock import ANY

import httpx
import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from tests.late import Late
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.kinds.mock_endpoints import DIMENSIONS, vector_of
from turnwire.providers.kinds.ollama import OllamaProvider
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider
from turnwire.providers.secrets import Secret

if TYPE_CHECKING:
    import ollama
    import openai
    from google import genai
else:
    ollama = Late("ollama")
    openai = Late("openai")
    genai = Late("google.genai")

pytestmark = pytest.mark.requirement("END-1")

SKY, GRASS = "Why is the sky blue?", "Why is the grass green?"
VECTORS = [list(vector_of(text, DIMENSIONS)) for text in (SKY, GRASS)]
BATCH = {"requests": [{"model": "models/mock", "content": {"parts": [{"text": text}]}} for text in (SKY, GRASS)]}
QUESTION = {"model": "mock", "query": SKY, "documents": ["Grass is green.", "The sky is blue.", "No"]}


def post(running: RunningGateway, path: str, body: Any, status: int = 200) -> httpx.Response:
    with running.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer


def test_vectors_come_in_the_order_of_the_texts_as_openai_writes_them(gateway: RunningGateway) -> None:
    answer = post(gateway, "/v1/embeddings", {"model": "mock", "input": [SKY, GRASS]})
    check("wire/openai-chat/v1/embeddings#EmbeddingsResponse", answer.json())
    assert answer.json() == {
        "object": "list",
        "data": [{"object": "embedding", "index": index, "embedding": vector} for index, vector in enumerate(VECTORS)],
        "model": "mock",
        "usage": {"prompt_tokens": 12, "total_tokens": 12},
    }
    assert answer.headers["turnwire-usage"] == "estimated"


def test_vectors_come_as_ollama_writes_them(gateway: RunningGateway) -> None:
    answer = post(gateway, "/api/embed", {"model": "mock", "input": [SKY, GRASS], "keep_alive": "5m"})
    check("wire/ollama/v1/embed#EmbedResponse", answer.json())
    times = {"total_duration": ANY, "load_duration": ANY}
    assert answer.json() == {"model": "mock", "embeddings": VECTORS, "prompt_eval_count": 12, **times}
    one = post(gateway, "/api/embeddings", {"model": "mock", "prompt": SKY})
    assert one.json() == {"embedding": VECTORS[0]}
    assert one.headers["turnwire-losses"] == "ollama.embedding_bare"


@pytest.mark.parametrize("version", ["v1beta", "v1"])
def test_vectors_come_as_gemini_writes_them(gateway: RunningGateway, version: str) -> None:
    answer = post(gateway, f"/{version}/models/mock:batchEmbedContents", BATCH)
    check("wire/gemini/v1/embeddings#BatchEmbedContentsResponse", answer.json())
    usage = {"promptTokenCount": 12}
    assert answer.json() == {"embeddings": [{"values": vector} for vector in VECTORS], "usageMetadata": usage}
    body = {"content": BATCH["requests"][0]["content"], "outputDimensionality": 4}
    one = post(gateway, f"/{version}/models/mock:embedContent", body)
    assert one.json()["embedding"] == {"values": list(vector_of(SKY, 4))}


@pytest.mark.parametrize("path", ["/v1/rerank", "/rerank", "/v2/rerank", "/v1/reranking", "/reranking"])
def test_documents_are_ordered_at_every_path_that_clients_know(gateway: RunningGateway, path: str) -> None:
    answer = post(gateway, path, {**QUESTION, "top_n": 2, "return_documents": True}).json()
    check("wire/openai-chat/v1/rerank#RerankResponse", answer)
    assert [(each["index"], each["document"]["text"]) for each in answer["results"]] == [
        (1, "The sky is blue."),
        (0, "Grass is green."),
    ]


def test_published_clients_read_what_they_ask_for(gateway: RunningGateway) -> None:
    with openai.OpenAI(base_url=f"{gateway}/v1", api_key="none") as client:  # asks for base64 by itself
        found = client.embeddings.create(model="mock", input=[SKY], dimensions=4).data[0].embedding
    assert found == pytest.approx(vector_of(SKY, 4))
    with ollama.Client(str(gateway)) as llama:
        assert llama.embed("mock", [SKY, GRASS]).embeddings == VECTORS
    with genai.Client(api_key="none", http_options=genai.types.HttpOptions(base_url=str(gateway))) as google:
        listed: Any = google.models.embed_content(model="mock", contents=[SKY, GRASS]).embeddings
    assert [each.values for each in listed] == VECTORS


@pytest.mark.parametrize(
    ("path", "body", "named"),
    [
        ("/v1/embeddings", {"model": "mock"}, "input"),
        ("/v1/embeddings", {"model": "mock", "input": [1.5]}, "input"),
        ("/v1/embeddings", {"input": "a"}, "model"),
        ("/v1/embeddings", {"model": "mock", "input": "a", "encoding_format": "hex"}, "encoding_format"),
        ("/api/embed", {"model": "mock", "input": [1]}, "input[0]"),
        ("/api/embeddings", {"model": "mock", "prompt": 3}, "prompt"),
        ("/v1/rerank", {"model": "mock", "query": "q", "documents": [{"title": "a"}]}, "documents[0]"),
        ("/v1/rerank", {"model": "mock", "documents": ["a"]}, "query"),
        ("/v1beta/models/mock:batchEmbedContents", {"requests": []}, "requests"),
        ("/v1beta/models/mock:embedContent", {"content": {"parts": [{"text": "a"}, {"text": "b"}]}}, "content"),
        ("/v1beta/models/mock:embedContent", {"content": {"parts": [{"inlineData": {}}]}}, "content"),
    ],
)
def test_what_is_no_request_is_refused_with_its_place(
    gateway: RunningGateway, path: str, body: dict[str, Any], named: str
) -> None:
    assert named in json.dumps(post(gateway, path, body, 400).json())


@requirement("PRV-9")
def test_a_key_is_wanted_here_too() -> None:
    settings = GatewaySettings(port=0, key=Secret("abc-123"))
    paths = ("/v1/embeddings", "/rerank", "/api/embed")
    with (
        run_gateway(MockProvider(), settings) as running,
        httpx.Client(base_url=str(running), timeout=PATIENCE_S) as http,
    ):
        found = {path: http.post(path, json={}).status_code for path in paths}
    assert set(found.values()) == {401}


# In front of a server


def answered(request: httpx.Request) -> httpx.Response:
    """A server that gives what it was asked as a vector of lengths, in the dialect of its path."""
    if request.method == "GET":
        return httpx.Response(404)
    body = json.loads(request.content)
    vectors = [[float(len(text)), 1.0] for text in body.get("input", ())]
    if request.url.path == "/api/embed":
        return httpx.Response(200, json={"model": body["model"], "embeddings": vectors, "strange": body["truncate"]})
    data = [{"object": "embedding", "index": index, "embedding": each} for index, each in enumerate(vectors)]
    return httpx.Response(200, json={"object": "list", "data": data, "model": "other", "usage": {"total_tokens": 3}})


@pytest.fixture(scope="module")
def behind() -> Iterator[RunningGateway]:
    """A gateway in front of an Ollama."""
    config = ProviderConfig(type="ollama", endpoint="http://127.0.0.1:9")
    with run_gateway(OllamaProvider("mock", config, transport=httpx.MockTransport(answered))) as running:
        yield running


def test_a_client_of_another_dialect_gets_its_own_form_and_hears_what_is_lost(behind: RunningGateway) -> None:
    answer = post(behind, "/v1beta/models/bert:embedContent", {"content": {"parts": [{"text": "four"}]}, "title": "t"})
    assert answer.json() == {"embedding": {"values": [4.0, 1.0]}, "usageMetadata": {"promptTokenCount": 1}}
    lost = answer.headers["turnwire-losses"].split(", ")
    assert lost == [
        "convert.extras",
        "gemini.embedding_identity",
        "gemini.embedding_usage",
        "ollama.foreign_option",
    ]


def test_token_ids_are_refused_where_the_server_takes_texts(behind: RunningGateway) -> None:
    answer = post(behind, "/v1/embeddings", {"model": "bert", "input": [1, 2]}, 400)
    assert "ollama.embedding_tokens" in answer.json()["error"]["message"]


def test_what_a_server_does_not_have_is_unsupported(behind: RunningGateway) -> None:
    error = post(behind, "/v1/rerank", QUESTION, 400).json()["error"]
    assert error["message"].endswith("this provider offers no rerank; use one whose server does")


def test_vectors_in_base64_go_to_a_client_of_ollama_as_numbers() -> None:
    config = ProviderConfig(type="vllm", endpoint="http://127.0.0.1:9")
    provider = OpenAICompatibleProvider("gpu", config, transport=httpx.MockTransport(answered))
    with run_gateway(provider) as running:
        answer = post(running, "/api/embed", {"model": "bert", "input": "four", "truncate": True})
    times = {"total_duration": ANY, "load_duration": ANY}
    assert answer.json() == {"model": "other", "embeddings": [[4.0, 1.0]], "prompt_eval_count": 3, **times}
    assert "turnwire-losses" not in answer.headers


def test_ollamas_client_gets_no_vectors_for_no_texts(gateway: RunningGateway) -> None:
    with ollama.Client(str(gateway)) as client:
        assert client.embed(model="mock", input=[]).embeddings == []
    assert post(gateway, "/api/embed", {"model": "mock", "input": []}).json() == {"model": "mock", "embeddings": []}
    assert "model" in post(gateway, "/api/embed", {"model": " ", "input": []}, 400).text


def test_a_reranking_without_a_model_asks_the_first_one(gateway: RunningGateway) -> None:
    named = post(gateway, "/rerank", QUESTION).json()
    unnamed = post(gateway, "/rerank", {key: value for key, value in QUESTION.items() if key != "model"}).json()
    assert {**unnamed, "id": None} == {**named, "id": None}
    assert unnamed["model"] == "mock"

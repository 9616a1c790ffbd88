"""Reranking in other forms: TEI's with texts, and vLLM's scores, over the same model and with the same values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from turnwire_schema.v1.config import ProviderConfig

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from turnwire.codecs.openai_chat.rerank import LIST_LOSS, PAIRS
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleProvider

pytestmark = pytest.mark.requirement("END-1")

QUERY: Final = "Why is the sky blue?"
TEXTS: Final = ["Grass is green.", "The sky is blue."]
SCORES: Final = "wire/openai-chat/v1/scores"
DOCUMENT: Final = Path(__file__).parents[2] / "schemas" / f"{SCORES}.schema.json"


def test_the_pairs_of_a_score_are_those_of_which_its_document_requires_one() -> None:
    required = json.loads(DOCUMENT.read_text("utf-8"))["$defs"]["ScoreRequest"]["anyOf"]
    assert [*map(list, PAIRS)] == [each["required"] for each in required]


def post(running: RunningGateway, path: str, body: Any, status: int = 200) -> httpx.Response:
    with running.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer


def usual(running: RunningGateway) -> dict[int, float]:
    body = post(running, "/v1/rerank", {"model": "mock", "query": QUERY, "documents": TEXTS}).json()
    return {each["index"]: each["relevance_score"] for each in body["results"]}


@pytest.mark.parametrize("path", ["/rerank", "/v1/rerank", "/v2/rerank", "/reranking", "/v1/reranking"])
def test_texts_come_back_as_a_bare_list_the_best_first(gateway: RunningGateway, path: str) -> None:
    scores = usual(gateway)
    answer = post(gateway, path, {"query": QUERY, "texts": TEXTS})
    check(f"{SCORES}#TextScores", answer.json())
    assert answer.json() == [{"index": 1, "score": scores[1]}, {"index": 0, "score": scores[0]}]
    assert LIST_LOSS in answer.headers["turnwire-losses"]
    with_text = post(gateway, path, {"query": QUERY, "texts": TEXTS, "return_text": True, "raw_scores": False}).json()
    assert [(each["index"], each["text"]) for each in with_text] == [(1, TEXTS[1]), (0, TEXTS[0])]


@pytest.mark.parametrize("path", ["/score", "/v1/score"])
@pytest.mark.parametrize("names", [("text_1", "text_2"), ("queries", "documents"), ("data_1", "data_2")])
def test_scores_come_in_the_order_of_the_texts(gateway: RunningGateway, path: str, names: tuple[str, str]) -> None:
    scores = usual(gateway)
    answer = post(gateway, path, {"model": "mock", names[0]: QUERY, names[1]: TEXTS})
    body = answer.json()
    check(f"{SCORES}#ScoreResponse", body)
    assert body.pop("id")
    assert body.pop("created") > 0
    assert body.pop("usage")["total_tokens"] > 0
    data = [{"index": place, "object": "score", "score": scores[place]} for place in (0, 1)]
    assert body == {"object": "list", "model": "mock", "data": data}
    assert LIST_LOSS not in answer.headers["turnwire-losses"]
    one = post(gateway, path, {names[0]: [QUERY], names[1]: TEXTS[1]}).json()
    assert [each["index"] for each in one["data"]] == [0]


@pytest.mark.parametrize(
    ("path", "body", "named"),
    [
        ("/score", {"text_1": ["a", "b"], "text_2": ["c", "d"]}, "text_1: must be one text"),
        ("/score", {"text_1": "a"}, "text_2"),
        ("/score", {"text_2": "a"}, "text_1"),
        ("/score", {}, "text_1"),
        ("/score", {"queries": "a", "documents": [{"image_url": "b"}]}, "documents[0]"),
        ("/score", {"text_1": "a", "text_2": [1]}, "text_2[0]"),
        ("/score", {"text_1": "a", "text_2": "b", "model": " "}, "model"),
        ("/rerank", {"query": "a", "texts": []}, "texts"),
        ("/rerank", {"query": "a", "texts": [1]}, "texts[0]"),
        ("/rerank", {"texts": ["a"]}, "query"),
        ("/rerank", {"query": "a", "texts": ["b"], "truncation_direction": "up"}, "truncation_direction: the value"),
        ("/rerank", {"query": "a", "texts": ["b"], "return_text": "yes"}, "return_text"),
        ("/rerank", {"query": "a"}, "documents"),
    ],
)
def test_what_is_no_request_is_refused_with_its_place(
    gateway: RunningGateway, path: str, body: dict[str, Any], named: str
) -> None:
    assert named in post(gateway, path, body, 400).json()["error"]["message"]


def test_a_server_is_asked_in_the_usual_form_and_options_of_the_other_are_losses() -> None:
    seen: list[Any] = []

    def answered(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return httpx.Response(404)
        seen.append((request.url.path, json.loads(request.content)))
        results = [{"index": place, "relevance_score": place / 2} for place in (0, 1)]
        return httpx.Response(200, json={"model": "bge", "results": results, "usage": {"total_tokens": 3}})

    config = ProviderConfig(type="vllm", endpoint="http://127.0.0.1:9")
    provider = OpenAICompatibleProvider("gpu", config, transport=httpx.MockTransport(answered))
    body = {"model": "bge", "query": "q", "texts": ["a", "b"], "return_text": True, "truncate": True}
    with run_gateway(provider) as running:
        answer = post(running, "/rerank", body)
    assert seen == [("/v1/rerank", {"model": "bge", "query": "q", "documents": ["a", "b"]})]
    assert answer.json() == [{"index": 1, "score": 0.5, "text": "b"}, {"index": 0, "score": 0.0, "text": "a"}]
    assert answer.headers["turnwire-losses"] == f"{LIST_LOSS}, openai-chat.foreign_option"

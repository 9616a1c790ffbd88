"""Endpoints beside chat at the gateway: each dialect's own form, in front of the stand-in and of another dialect."""

from __future__ import annotations

from typing import Any

import openai
import pytest

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway
from turnwire.providers.mock_endpoints import DIMENSIONS, vector_of

pytestmark = pytest.mark.requirement("END-1")

SKY, GRASS = "Why is the sky blue?", "Why is the grass green?"


def post(running: RunningGateway, path: str, body: Any, status: int = 200) -> Any:
    with running.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer


def test_vectors_come_in_the_order_of_the_texts_as_openai_writes_them(gateway: RunningGateway) -> None:
    answer = post(gateway, "/v1/embeddings", {"model": "mock", "input": [SKY, GRASS]})
    check("wire/openai-chat/v1/embeddings#EmbeddingsResponse", answer.json())
    assert answer.json() == {
        "object": "list",
        "data": [
            {"object": "embedding", "index": index, "embedding": list(vector_of(text, DIMENSIONS))}
            for index, text in enumerate((SKY, GRASS))
        ],
        "model": "mock",
        "usage": {"prompt_tokens": 12, "total_tokens": 12},
    }
    assert answer.headers["turnwire-usage"] == "estimated"


def test_the_published_client_reads_the_base64_that_it_asks_for(gateway: RunningGateway) -> None:
    with openai.OpenAI(base_url=f"{gateway}/v1", api_key="none") as client:
        found = client.embeddings.create(model="mock", input=SKY, dimensions=4)
    assert found.data[0].embedding == pytest.approx(vector_of(SKY, 4))


@pytest.mark.parametrize(
    ("path", "body", "named"),
    [
        ("/v1/embeddings", {"model": "mock"}, "input"),
        ("/v1/embeddings", {"model": "mock", "input": [1.5]}, "input"),
        ("/v1/embeddings", {"input": "a"}, "model"),
        ("/v1/embeddings", {"model": "mock", "input": "a", "encoding_format": "hex"}, "encoding_format"),
    ],
)
def test_what_is_no_request_is_refused_with_its_place(
    gateway: RunningGateway, path: str, body: dict[str, Any], named: str
) -> None:
    assert named in post(gateway, path, body, 400).text

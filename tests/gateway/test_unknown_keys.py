"""Keys of a request that no server knows are named in a header and in the log, and nothing else changes."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tests.gateway.dialects import ALL, Dialect, every_dialect
from tests.gateway.server import RunningGateway
from tests.patience import until
from turnwire.core.unknown_keys import UnknownKey
from turnwire.gateway.request_context import unknown_header, unknown_names

MISSPELT: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "ollama": ({"options": {"num_pred": 5}}, "/options/num_pred (did you mean num_predict?)"),
    "openai-chat": ({"maxtokens": 5}, "/maxtokens (did you mean max_tokens?)"),
    "openai-responses": ({"max_tokens": 5}, "/max_tokens (did you mean max_output_tokens?)"),
    "anthropic": ({"stop": ["x"], "topk": 5}, "/stop (did you mean stop_sequences?), /topk (did you mean top_k?)"),
    "gemini": (
        {"generationConfig": {"maxTokens": 5}},
        "/generationConfig/maxTokens (did you mean maxOutputTokens?)",
    ),
    "gemini-interactions": ({"systemInstruction": "x"}, "/systemInstruction (did you mean system_instruction?)"),
}


def ask(gateway: RunningGateway, client: Dialect, *, stream: bool = False, **more: Any) -> Any:
    path, body = client.request(stream=stream)
    with gateway.client() as http:
        return http.post(path, json={**body, **more}, headers=dict(client.headers))


@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_misspelt_key_is_in_the_header_with_what_was_meant_and_is_no_error(
    gateway: RunningGateway, client: Dialect, stream: bool
) -> None:
    assert "turnwire-unknown" not in ask(gateway, client, stream=stream).headers
    more, header = MISSPELT[client.dialect]
    answer = ask(gateway, client, stream=stream, **more)
    assert (answer.status_code, answer.headers["turnwire-unknown"]) == (200, header)


def test_a_misspelt_key_is_in_the_log_and_its_value_is_not(gateway: RunningGateway) -> None:
    client = ALL["openai-chat"]
    request_id = ask(gateway, client, maxtokens="a secret").headers["turnwire-request-id"]
    until(lambda: request_id in gateway.log.getvalue())
    (line,) = [line for line in gateway.log_lines if line.get("request_id") == request_id]
    assert line["unknown_keys"] == ["/maxtokens (did you mean max_tokens?)"]
    assert "a secret" not in json.dumps(line)


def test_a_refused_request_has_the_header_too(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json={"model": "mock", "mesages": []})
    assert (answer.status_code, answer.headers["turnwire-unknown"]) == (400, "/mesages (did you mean messages?)")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/embeddings", {"model": "mock", "input": "x", "dimension": 5}),
        ("/api/embed", {"model": "mock", "input": "x", "dimension": 5}),
        ("/v1/completions", {"model": "mock", "prompt": "x", "maxtokens": 5}),
        ("/api/generate", {"model": "mock", "prompt": "x", "sytem": "y"}),
        ("/v1/rerank", {"model": "mock", "query": "x", "documents": ["y"], "topn": 1}),
        ("/v1/messages/count_tokens", {"model": "mock", "messages": [{"role": "user", "content": "x"}], "sytem": "y"}),
        ("/tokenize", {"model": "mock", "prompt": "x", "add_special": True, "add_specials": True}),
    ],
)
def test_every_path_that_asks_a_model_names_unknown_keys(
    gateway: RunningGateway, path: str, body: dict[str, Any]
) -> None:
    with gateway.client() as http:
        answer = http.post(path, json=body)
    assert "did you mean" in answer.headers["turnwire-unknown"]


def test_both_spellings_of_gemini_are_known(gateway: RunningGateway) -> None:
    client = ALL["gemini"]
    answer = ask(gateway, client, generation_config={"max_output_tokens": 5, "topK": 1})
    assert "turnwire-unknown" not in answer.headers


@pytest.mark.parametrize("name", ["with a blank", "é", "x" * 41, "a-b", "line\r\nset-cookie: x"])
def test_a_key_that_is_no_name_is_not_shown(name: str) -> None:
    assert unknown_header([UnknownKey(f"/{name}")]) == b"(not shown)"


def test_of_many_keys_some_are_named() -> None:
    assert unknown_names([UnknownKey(f"/k{number}") for number in range(10)]) == [
        *(f"/k{number}" for number in range(8)),
        "2 more",
    ]


@every_dialect
def test_the_schema_of_a_tool_has_no_unknown_keys(gateway: RunningGateway, client: Dialect) -> None:
    path, body = client.request(stream=False, tools=True)
    with gateway.client() as http:
        answer = http.post(path, json=body, headers=dict(client.headers))
    assert (answer.status_code, answer.headers.get("turnwire-unknown")) == (200, None)

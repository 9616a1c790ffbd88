"""Lists of models, counting, and what else clients ask, in the form of each dialect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.v1.provider import ModelInfo

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from tests.requirements import requirement
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.kinds.mock import MockProvider, Script

MODELS = (
    ModelInfo(
        name="small:latest", context_length=4096, size_bytes=5, digest="a" * 64, family="llama", parameter_size="1B"
    ),
    ModelInfo(name="big", modified_at="2026-01-02T03:04:05.123456789+01:00", quantization="Q4_K_M"),
    ModelInfo(name="org/third"),
)


@pytest.fixture(scope="module")
def three() -> Iterator[RunningGateway]:
    """A gateway with three models."""
    with run_gateway(MockProvider(Script(models=MODELS))) as running:
        yield running


@pytest.fixture(scope="module")
def strict() -> Iterator[RunningGateway]:
    """The same, which refuses every other name."""
    settings = GatewaySettings(port=0, only_listed_models=True)
    with run_gateway(MockProvider(Script(models=MODELS)), settings) as running:
        yield running


def get(running: RunningGateway, path: str, status: int = 200, **headers: str) -> Any:
    with running.client() as http:
        answer = http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    assert answer.status_code == status
    return answer.json()


@requirement("PRV-2")
def test_ollama_lists_its_tags(three: RunningGateway) -> None:
    found = get(three, "/api/tags")
    check("wire/ollama/v1/models#TagsResponse", found)
    assert [each["name"] for each in found["models"]] == ["small:latest", "big", "org/third"]


def digests_of(*models: ModelInfo, **aliases: str) -> dict[str, str]:
    with run_gateway(MockProvider(Script(models=models)), GatewaySettings(port=0, aliases=aliases)) as running:
        return {each["name"]: each["digest"] for each in get(running, "/api/tags")["models"]}


@requirement("PRV-2")
def test_every_model_has_a_digest_of_its_own_which_is_the_same_at_every_start() -> None:
    models = (ModelInfo(name="a"), ModelInfo(name="b"), ModelInfo(name="c", digest="0" * 64))
    first, second = digests_of(*models, other="mock/a"), digests_of(*models, other="mock/a")
    assert first == second
    assert len({"0" * 64, *first.values()}) == 5
    assert all(re.fullmatch("[0-9a-f]{64}", each) for each in first.values())


@requirement("PRV-2")
def test_the_digest_that_a_server_reports_is_kept_for_its_own_name_alone() -> None:
    found = digests_of(ModelInfo(name="a", digest="e" * 64), other="mock/a")
    assert found["a"] == "e" * 64
    assert found["other"] != "e" * 64  # an alias may have parameters of its own


def test_an_alias_that_leads_to_another_model_has_another_digest() -> None:
    models = (ModelInfo(name="a"), ModelInfo(name="b"))
    assert digests_of(*models, other="mock/a")["other"] != digests_of(*models, other="mock/b")["other"]


def test_a_model_that_two_providers_have_is_listed_with_two_digests() -> None:
    script = Script(models=(ModelInfo(name="small", digest="e" * 64),))
    with run_gateway([MockProvider(script, provider_id=name) for name in ("here", "there")]) as running:
        found = {each["name"]: each["digest"] for each in get(running, "/api/tags")["models"]}
    assert found["small"] == "e" * 64
    assert found["there/small"] != "e" * 64


def test_ollama_holds_no_model_in_memory_that_we_know_of(three: RunningGateway) -> None:
    assert get(three, "/api/ps") == {"models": []}


def test_ollama_tells_the_version_of_its_api(three: RunningGateway) -> None:
    check("wire/ollama/v1/models#VersionResponse", get(three, "/api/version"))


@pytest.mark.parametrize("body", [{"model": "small"}, {"name": "small:latest"}, {"model": "mock/small:latest"}])
def test_ollama_shows_a_model(three: RunningGateway, body: dict[str, str]) -> None:
    with three.client() as http:
        answer = http.post("/api/show", json=body)
    assert answer.status_code == 200
    check("wire/ollama/v1/models#ShowResponse", answer.json())
    assert answer.json()["capabilities"] == ["completion", "tools", "thinking", "vision", "audio"]
    assert answer.json()["model_info"] == {
        "general.architecture": "llama",
        "general.basename": "small:latest",
        "llama.context_length": 4096,
    }


@pytest.mark.parametrize(
    ("body", "status"),
    [({"model": "none"}, 404), ({"model": "nobody/small:latest"}, 404), ({}, 400), ({"model": 1}, 400)],
)
def test_ollama_does_not_show_what_is_not_there(strict: RunningGateway, body: dict[str, Any], status: int) -> None:
    with strict.client() as http:
        answer = http.post("/api/show", json=body)
    assert answer.status_code == status
    check("wire/ollama/v1/error#ErrorResponse", answer.json())


def test_openai_lists_models(three: RunningGateway) -> None:
    found = get(three, "/v1/models")
    check("wire/openai-chat/v1/models#ModelList", found)
    can = ["completion", "tools", "thinking", "vision", "audio"]
    big = {"id": "big", "object": "model", "created": 1767319445, "owned_by": "mock", "capabilities": can}
    assert found["data"][1] == big


@pytest.mark.parametrize("name", ["big", "org/third", "mock/big", "small", "mock/small", "mock/org/third"])
def test_openai_shows_a_model(three: RunningGateway, name: str) -> None:
    found = get(three, f"/v1/models/{name}")
    check("wire/openai-chat/v1/models#Model", found)
    shown = name.removeprefix("mock/")
    assert found["id"] == {"small": "small:latest"}.get(shown, shown)


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/v1/models/none", {}),
        ("/v1/models/none", {"anthropic_version": "2023-06-01"}),
        ("/v1beta/models/none", {}),
    ],
)
def test_a_model_that_is_not_there_is_not_found(strict: RunningGateway, path: str, headers: dict[str, str]) -> None:
    assert "'none' not found" in str(get(strict, path, 404, **headers))


def test_anthropic_lists_models_in_pages(three: RunningGateway) -> None:
    version = "2023-06-01"
    first = get(three, "/v1/models?limit=2", anthropic_version=version)
    check("wire/anthropic/v1/models#ModelList", first)
    assert [each["id"] for each in first["data"]] == ["small:latest", "big"]
    assert (first["has_more"], first["last_id"]) == (True, "big")
    second = get(three, "/v1/models?limit=2&after_id=big", anthropic_version=version)
    assert ([each["id"] for each in second["data"]], second["has_more"]) == (["org/third"], False)
    before = get(three, "/v1/models?limit=1&before_id=org/third", anthropic_version=version)
    assert ([each["id"] for each in before["data"]], before["has_more"]) == (["big"], True)
    check("wire/anthropic/v1/models#Model", get(three, "/v1/models/big", anthropic_version=version))


def test_gemini_lists_models_in_pages(three: RunningGateway) -> None:
    first = get(three, "/v1beta/models?pageSize=2")
    check("wire/gemini/v1/models#ModelList", first)
    assert [each["name"] for each in first["models"]] == ["models/small:latest", "models/big"]
    second = get(three, f"/v1beta/models?pageSize=2&pageToken={first['nextPageToken']}")
    assert [each["name"] for each in second["models"]] == ["models/org/third"]
    assert "nextPageToken" not in second
    assert "nextPageToken" not in get(three, "/v1beta/models?pageSize=3")
    check("wire/gemini/v1/models#Model", get(three, "/v1beta/models/big"))


@pytest.mark.parametrize("header", ["x-goog-api-key", "x-goog-api-client"])
def test_a_google_client_is_known_by_its_header_where_the_path_is_also_openais(
    three: RunningGateway, strict: RunningGateway, header: str
) -> None:
    check("wire/gemini/v1/models#ModelList", get(three, "/v1/models", **{header: "x"}))
    check("wire/gemini/v1/models#Model", get(three, "/v1/models/big", **{header: "x"}))
    assert get(strict, "/v1/models/none", 404, **{header: "x"})["error"]["status"] == "NOT_FOUND"


@pytest.mark.parametrize("query", ["pageSize=x", "pageSize=-1", "pageToken=%00", "limit=99999999999999"])
def test_a_page_that_makes_no_sense_is_the_first_one(three: RunningGateway, query: str) -> None:
    assert len(get(three, f"/v1beta/models?{query}")["models"]) == 3


def test_anthropic_counts_tokens_and_says_that_it_estimates(three: RunningGateway) -> None:
    body = {"model": "big", "messages": [{"role": "user", "content": "hello there"}]}
    with three.client() as http:
        answer = http.post("/v1/messages/count_tokens", json=body, headers={"anthropic-version": "2023-06-01"})
    assert answer.status_code == 200
    check("wire/anthropic/v1/response#CountTokensResponse", answer.json())
    assert (answer.json(), answer.headers["turnwire-tokens"]) == ({"input_tokens": 6}, "estimated")


def test_tools_are_part_of_the_prompt_that_is_counted(three: RunningGateway) -> None:
    tool = {"name": "get_weather", "description": "The weather.", "input_schema": {"type": "object"}}
    body = {"model": "big", "messages": [{"role": "user", "content": "hello there"}], "tools": [tool]}
    with three.client() as http:
        answer = http.post("/v1/messages/count_tokens", json=body)
    assert answer.json() == {"input_tokens": 37}


@pytest.mark.parametrize("is_wrapped", [False, True])
def test_gemini_counts_tokens_and_says_that_it_estimates(three: RunningGateway, is_wrapped: bool) -> None:
    inner = {"contents": [{"role": "user", "parts": [{"text": "hello there"}]}]}
    body = {"generateContentRequest": {"model": "models/big", **inner}} if is_wrapped else inner
    with three.client() as http:
        answer = http.post("/v1beta/models/big:countTokens", json=body)
    assert answer.status_code == 200
    check("wire/gemini/v1/response#CountTokensResponse", answer.json())
    assert (answer.json()["totalTokens"], answer.headers["turnwire-tokens"]) == (6, "estimated")


@pytest.mark.parametrize("version", ["2023-06-01", "2026-10-21"])
def test_every_version_of_anthropic_is_answered(three: RunningGateway, version: str) -> None:
    body = {"model": "big", "max_tokens": 9, "messages": [{"role": "user", "content": "hello there"}]}
    with three.client() as http:
        assert http.post("/v1/messages", json=body, headers={"anthropic-version": version}).status_code == 200
        unknown = http.post("/v1/messages", json=body, headers={"anthropic-version": "1999-01-01"})
    assert unknown.status_code == 400
    assert "anthropic-version: this version is not known" in unknown.json()["error"]["message"]


STATE = [
    ("/v1/responses", {"input": "x", "previous_response_id": "resp_1"}, "previous_response_id"),
    ("/v1/responses", {"input": "x", "conversation": "conv_1"}, "conversation"),
    ("/v1/responses", {"input": "x", "background": True}, "background"),
    ("/v1/responses", {"input": "x", "prompt": {"id": "p"}}, "prompt"),
    ("/v1/responses", {"input": [{"type": "item_reference", "id": "i"}]}, "input[0]"),
    ("/v1beta/models/big:generateContent", {"contents": [], "cachedContent": "cachedContents/1"}, "cachedContent"),
    ("/v1beta/models/big:generateContent", {"contents": [], "cached_content": "cachedContents/1"}, "cached_content"),
    ("/v1beta/models/big:countTokens", {"contents": [], "cachedContent": "cachedContents/1"}, "cachedContent"),
    ("/v1beta/interactions", {"input": "x", "previous_interaction_id": "i"}, "previous_interaction_id"),
    ("/v1beta/interactions", {"input": "x", "background": True}, "background"),
    ("/v1beta/interactions", {"input": "x", "agent": "deep-research"}, "agent"),
]


@pytest.mark.parametrize(("path", "body", "field"), STATE, ids=[f"{path} {field}" for path, _, field in STATE])
def test_what_refers_to_something_kept_is_refused_with_its_path(
    three: RunningGateway, path: str, body: dict[str, Any], field: str
) -> None:
    with three.client() as http:
        answer = http.post(path, json={"model": "big", **body} if "models" not in path else body)
    assert answer.status_code == 400
    message = str(answer.json())
    assert f"{field}: " in message
    assert "not kept here" in message or "there are no agents here" in message  # and not: this field is not known


@pytest.mark.parametrize("body", [{"previous_response_id": None}, {"background": False}, {"store": False}])
def test_what_says_that_nothing_is_kept_is_fine(three: RunningGateway, body: dict[str, Any]) -> None:
    with three.client() as http:
        assert http.post("/v1/responses", json={"model": "big", "input": "x", **body}).status_code == 200

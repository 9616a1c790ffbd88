"""What a model can do, in the lists of every dialect: from the configuration, and from what its server says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from tests.gateway.dialects import check
from tests.gateway.server import RunningGateway, run_gateway
from tests.providers.standin import StandIn, replies, vllm
from tests.requirements import requirement
from turnwire.codecs.endpoints.model_lists import ListedModel, capability_words
from turnwire.codecs.gemini.models import model as gemini_model
from turnwire.codecs.ollama.models import decode_capabilities
from turnwire.gateway.settings import GatewaySettings

MODELS = {
    "object": "list",
    "data": [{"id": name, "object": "model", "created": 1, "owned_by": "x"} for name in ("eyes", "plain")],
}
CONFIGURED = [
    {"name": "eyes", "capabilities": {"tools": "yes", "vision": "yes", "thinking": "no"}, "context_length": 4096}
]


@pytest.fixture(scope="module")
def three() -> Iterator[RunningGateway]:
    """A gateway in front of a server that says nothing of what its models can do; the configuration does of one."""
    with (
        StandIn({"/v1/models": replies(MODELS)}) as upstream,
        run_gateway(
            vllm(upstream, models=CONFIGURED), GatewaySettings(port=0, aliases={"gpt-4o": "local/eyes"})
        ) as running,
    ):
        yield running


def get(gateway: RunningGateway, path: str, **headers: str) -> Any:
    with gateway.client() as http:
        return http.get(path, headers=headers).json()


@requirement("CON-4")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("eyes", ["completion", "tools", "vision"]),
        ("gpt-4o", ["completion", "tools", "vision"]),
        ("plain", None),
    ],
)
def test_ollamas_words_leave_out_what_nobody_knows(name: str, words: list[str] | None, three: RunningGateway) -> None:
    with three.client() as http:
        shown = http.post("/api/show", json={"model": name}).json()
    check("wire/ollama/v1/models#ShowResponse", shown)
    assert shown.get("capabilities") == words
    tags = get(three, "/api/tags")
    check("wire/ollama/v1/models#TagsResponse", tags)
    assert {each["name"]: each.get("capabilities") for each in tags["models"]}[name] == words


@requirement("CON-4")
def test_the_other_lists(three: RunningGateway) -> None:
    chat = get(three, "/v1/models")
    check("wire/openai-chat/v1/models#ModelList", chat)
    assert {each["id"]: each.get("capabilities") for each in chat["data"]} == {
        "eyes": ["completion", "tools", "vision"],
        "plain": None,
        "gpt-4o": ["completion", "tools", "vision"],
    }
    claude = get(three, "/v1/models", **{"anthropic-version": "2023-06-01"})
    check("wire/anthropic/v1/models#ModelList", claude)
    assert {each["capabilities"] for each in claude["data"]} == {None}  # the form has no word for unknown
    gemini = get(three, "/v1beta/models")
    check("wire/gemini/v1/models#ModelList", gemini)
    assert {each["name"]: each.get("thinking") for each in gemini["models"]} == {
        "models/eyes": False,
        "models/plain": None,
        "models/gpt-4o": False,
    }


@requirement("CON-4")
@pytest.mark.parametrize(
    ("known", "words"),
    [
        ({}, []),
        ({"tools": "unknown", "vision": "yes"}, []),  # a list without tools would say that it calls none
        ({"tools": "no", "vision": "yes"}, ["completion", "vision"]),
        ({"tools": "yes"}, ["completion", "tools"]),
        ({"tools": "no"}, ["completion"]),
        ({"tools": "yes", "embedding": "yes"}, ["completion", "tools"]),
        ({"tools": "no", "streaming": "no", "embedding": "yes"}, ["embedding"]),
    ],
)
def test_a_list_of_words_is_written_once_it_is_known_whether_the_model_calls_tools(
    known: dict[str, str], words: list[str]
) -> None:
    assert capability_words(Capabilities.from_dict(known)) == words


def test_a_model_for_vectors_alone_is_shown_as_its_server_shows_it() -> None:
    assert capability_words(decode_capabilities(["embedding"])) == ["embedding"]
    assert capability_words(decode_capabilities(None)) == []


@pytest.mark.parametrize(
    ("known", "methods"),
    [
        ({}, ["generateContent", "streamGenerateContent", "countTokens"]),
        (
            {"embedding": "yes"},
            ["generateContent", "streamGenerateContent", "countTokens", "embedContent", "batchEmbedContents"],
        ),
        ({"embedding": "yes", "streaming": "no"}, ["embedContent", "batchEmbedContents"]),
    ],
)
def test_gemini_lists_the_methods_of_a_model_that_makes_vectors(known: dict[str, str], methods: list[str]) -> None:
    info = ModelInfo(name="m", capabilities=Capabilities.from_dict(known))
    found = gemini_model(ListedModel("m", info, "o", "m"))
    check("wire/gemini/v1/models#Model", found)
    assert found["supportedGenerationMethods"] == methods


def test_an_alias_has_the_context_of_its_model(three: RunningGateway) -> None:
    assert get(three, "/v1/models/gpt-4o")["context_length"] == 4096

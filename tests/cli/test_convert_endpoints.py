"""`turnwire convert` of bodies beside chat: detected, or named with --endpoint, with every loss."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.runner import turnwire
from turnwire.cli.convert import Endpoint
from turnwire.codecs.endpoints.codecs import ENDPOINTS

pytestmark = pytest.mark.requirement("CLI-2", "END-1")


def convert(body: Any, source: str, target: str, kind: str, *more: str) -> Any:
    """How the command ended."""
    return turnwire("convert", "--from", source, "--to", target, "--kind", kind, *more, stdin=json.dumps(body).encode())


def test_every_endpoint_may_be_named() -> None:
    assert {each.value for each in Endpoint} == set(ENDPOINTS)


EMBED = {"model": "m", "input": ["a", "b"]}
DATA = [{"object": "embedding", "index": 0, "embedding": [0.5]}]


@pytest.mark.parametrize(
    ("body", "source", "target", "kind", "wanted"),
    [
        (EMBED, "openai-chat", "ollama", "request", EMBED),
        (EMBED, "openai-chat", "canonical", "request", {"model": "m", "inputs": ["a", "b"]}),
        ({"model": "m", "inputs": ["a"]}, "canonical", "ollama", "request", {"model": "m", "input": ["a"]}),
        (
            {"object": "list", "data": DATA, "model": "m", "usage": {"prompt_tokens": 2, "total_tokens": 2}},
            "openai-chat",
            "ollama",
            "response",
            {"model": "m", "embeddings": [[0.5]], "prompt_eval_count": 2},
        ),
        (
            {"model": "m", "prompt": "a", "suffix": "b", "max_tokens": 3},
            "openai-chat",
            "llamacpp",
            "request",
            {"model": "m", "input_prefix": "a", "input_suffix": "b", "n_predict": 3},
        ),
        (
            {"input_prefix": "a", "input_suffix": "b", "n_predict": 3, "model": "m"},
            "llamacpp",
            "llamacpp",
            "request",
            {"model": "m", "input_prefix": "a", "input_suffix": "b", "n_predict": 3},
        ),
    ],
)
def test_a_body_beside_chat_is_converted_without_being_named(
    body: Any, source: str, target: str, kind: str, wanted: Any
) -> None:
    result = convert(body, source, target, kind)
    assert (result.code, result.err, result.json) == (0, "", wanted)


def test_losses_are_told_and_chats_are_converted_as_before() -> None:
    whole = convert({**EMBED, "dimensions": 4, "user": "u"}, "openai-chat", "ollama", "request", "--json").json
    assert [loss["id"] for loss in whole["losses"]] == ["ollama.foreign_option"]
    chat = {"model": "m", "messages": [{"role": "user", "content": "Hi"}]}
    assert convert(chat, "openai-chat", "ollama", "request").json["messages"] == chat["messages"]


def test_what_may_be_of_two_endpoints_is_named_with_both() -> None:
    body = {"model": "m", "prompt": "a"}
    result = convert(body, "ollama", "openai-chat", "request")
    assert result.code == 2
    assert "this may be of any of completions, embedding; say which one, for example --endpoint compl" in result.err
    named = convert(body, "ollama", "canonical", "request", "--endpoint", "embedding")
    assert named.json == {"model": "m", "inputs": ["a"]}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("stream", "--endpoint", "rerank"), "a request or a response"),
        (("request", "--endpoint", "rerank"), "no endpoint 'rerank'"),
        (("request", "--endpoint", "embeddings", "--lines"), "--lines"),
    ],
)
def test_what_cannot_be_converted_is_an_error(arguments: tuple[str, ...], named: str) -> None:
    result = convert({"model": "m", "input": ["a"]}, "ollama", "canonical", *arguments)
    assert (result.code, result.out) != (0, "")
    assert named in result.err

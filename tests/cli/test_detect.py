"""`turnwire validate` finds out by itself what a payload is."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.documents import validator_for

from tests.cases import for_each
from tests.cli.recordings import Payload, payloads
from tests.requirements import requirement
from turnwire.convert.detect import Candidate, candidates, detect

SCHEMAS = Path(__file__).parent.parent.parent / "schemas"

# How many of the payloads in tests/recordings are taken for what they are.
DETECTED = 5796
PAYLOADS = 5998

# The others say nothing by which the two could be told apart: (what it is, what it is taken for), why, how many.
TWINS = {
    ("wire/anthropic/v1/request#MessagesRequest", "wire/openai-chat/v1/request#ChatCompletionRequest"): (
        "only texts and parameters that both have",
        72,
    ),
    ("wire/anthropic/v1/request#CountTokensRequest", "wire/openai-chat/v1/request#ChatCompletionRequest"): (
        "only model and messages",
        3,
    ),
    ("wire/anthropic/v1/request#CountTokensRequest", "wire/ollama/v1/models#ShowRequest"): ("only a model", 2),
    ("wire/openai-responses/v1/request#ResponsesRequest", "wire/ollama/v1/models#ShowRequest"): ("only a model", 2),
    ("wire/openai-responses/v1/error#ErrorResponse", "wire/openai-chat/v1/error#ErrorResponse"): ("one error form", 40),
    ("wire/openai-responses/v1/error#ErrorResponse", "wire/ollama/v1/error#ErrorResponse"): ("one text under error", 1),
    ("wire/anthropic/v1/error#ErrorResponse", "wire/openai-chat/v1/error#ErrorResponse"): (
        "local servers answer in OpenAI's form there",
        28,
    ),
    ("wire/anthropic/v1/error#ErrorResponse", "wire/anthropic/v1/error#ErrorEnvelope"): ("the one is the other", 16),
    ("wire/anthropic/v1/error#ErrorResponse", "wire/ollama/v1/error#ErrorResponse"): ("one text under error", 2),
    ("wire/ollama/v1/chat#ChatRequest", "wire/openai-chat/v1/request#ChatCompletionRequest"): (
        "only model, messages and tools, written the same in both",
        7,
    ),
    ("wire/openai-chat/v1/request#ChatCompletionRequest", "wire/ollama/v1/chat#ChatRequest"): (
        "messages null: a request to load a model in one, a fault in the other",
        2,
    ),
    ("wire/openai-chat/v1/models#HealthBody", "wire/openai-chat/v1/models#HealthResponse"): ("a form of it", 4),
    ("wire/openai-chat/v1/models#HealthBody", "wire/openai-chat/v1/models#ProxyHealth"): ("a form of it", 1),
    ("wire/openai-chat/v1/chunk#ChatCompletionChunk", "wire/openai-chat/v1/response#ChatCompletion"): (
        "mlx-lm's chunk with the usage says that it is a whole answer",
        1,
    ),
    ("wire/ollama/v1/models#PsResponse", "wire/ollama/v1/models#TagsResponse"): ("a list of no models", 2),
    ("wire/openai-chat/v1/error#ErrorResponse", "wire/ollama/v1/error#ErrorResponse"): ("one text under error", 17),
    ("wire/openai-chat/v1/models#VersionResponse", "wire/ollama/v1/models#VersionResponse"): ("only a version", 2),
}


def misses() -> list[tuple[Payload, Candidate | None]]:
    """The payloads that are taken for something else."""
    found = ((payload, detect(payload.value)) for payload in payloads())
    return [(payload, candidate) for payload, candidate in found if candidate != payload.is_a]


@requirement("CLI-2", "CON-1")
def test_5796_of_5998_recorded_payloads_are_taken_for_what_they_are() -> None:
    assert (len(payloads()) - len(misses()), len(payloads())) == (DETECTED, PAYLOADS)


@requirement("CLI-2")
def test_a_payload_is_taken_for_something_else_only_where_nothing_tells_the_two_apart() -> None:
    counted = Counter((str(payload.is_a), str(candidate)) for payload, candidate in misses())
    assert counted == {pair: count for pair, (_, count) in TWINS.items()}
    for payload, candidate in misses():
        assert candidate is not None
        if payload.value.get("messages") == []:
            continue  # refused by most, taken by llama.cpp and vLLM as a request of Anthropic's
        is_valid = validator_for(*candidate).is_valid(payload.value)
        assert is_valid or not validator_for(*payload.is_a).is_valid(payload.value), payload.recording


def vectors(candidate: Candidate) -> list[Any]:
    """The valid vectors of a definition."""
    document = json.loads((SCHEMAS / f"{candidate.document}.vectors.json").read_bytes())
    return [vector["value"] for vector in document["definitions"][candidate.definition]["valid"]]


@requirement("CLI-2")
@for_each("candidate", candidates(), ids=str)
def test_every_candidate_is_found_in_one_of_its_own_vectors(candidate: Candidate) -> None:
    if candidate.definition == "ChatMessage":
        assert detect({"role": "usr", "content": "x"}) == candidate
        return
    assert candidate in {detect(value) for value in vectors(candidate)}


@for_each("candidate", candidates(), ids=str)
def test_a_vector_taken_for_something_else_is_a_valid_one_of_those(candidate: Candidate) -> None:
    for value in vectors(candidate):
        if isinstance(value, dict) and value.get("messages") == []:
            continue  # nothing tells whose it is, and only some servers take it
        found = detect(value)
        assert found is None or found == candidate or validator_for(*found).is_valid(value)


@pytest.mark.parametrize(
    "value",
    [
        {},
        [1, 2],
        "text",
        5,
        None,
        True,
        {"name": "x", "version": "1", "scripts": {}, "license": "MIT", "private": True},
    ],
)
def test_what_is_no_document_of_ours_is_nothing(value: Any) -> None:
    assert detect(value) is None


@requirement("CLI-2")
@for_each(
    ("value", "name"),
    [
        # Broken payloads keep their kind, so that the fault is told and not hidden by something that accepts anything.
        ({"role": "usr", "content": "x"}, "turnwire/v1/message#ChatMessage"),
        ({"role": "assistant"}, "turnwire/v1/message#AssistantMessage"),
        ({"role": "tool", "content": "x"}, "turnwire/v1/message#ToolMessage"),
        ({"model": "m", "max_tokens": 4}, "wire/openai-chat/v1/request#ChatCompletionRequest"),
        ({"model": "m", "messages": [], "keep_alive": []}, "wire/ollama/v1/chat#ChatRequest"),
        ({"model": "m", "messages": [], "options": 5}, "wire/ollama/v1/chat#ChatRequest"),
        ({"error": 5}, "wire/ollama/v1/error#ErrorResponse"),
        ({"error": {"message": "x", "type": "y", "code": 5}}, "wire/openai-chat/v1/error#ErrorResponse"),
        ({"object": "chat.completion.chunk", "choices": 1}, "wire/openai-chat/v1/chunk#ChatCompletionChunk"),
        ({"model_providers": 5}, "turnwire/v1/config#ConfigFile"),
        ({"model": "m"}, "wire/ollama/v1/models#ShowRequest"),
        ([{"role": "user", "content": "x"}], "turnwire/v1/message#Conversation"),
        ({"model": "m", "input": [{"type": "user_input"}]}, "wire/gemini-interactions/v1/request#InteractionRequest"),
        ({"model": "m", "input": {"type": "text"}}, "wire/gemini-interactions/v1/request#InteractionRequest"),
        ({"model": "m", "input": [{"type": "message"}]}, "wire/openai-responses/v1/request#ResponsesRequest"),
        ({"id": "i", "status": "done"}, "wire/gemini-interactions/v1/response#Interaction"),
    ],
)
def test_a_payload_is_told_by_its_keys_also_when_it_is_broken(value: Any, name: str) -> None:
    assert str(detect(value)) == name


CHUNK = {"id": "x", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": []}
FUNCTION = {"name": "f", "description": "d", "parameters": {"type": "object", "properties": {}}}


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ({"type": "function", "function": FUNCTION}, "wire/openai-chat/v1/request#FunctionTool"),
        ({"type": "function", "function": {"name": "f"}}, "wire/openai-chat/v1/request#FunctionTool"),
        (
            {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}},
            "wire/openai-chat/v1/request#ToolCall",
        ),
        (FUNCTION, "turnwire/v1/tool#ToolDefinition"),
        ({"type": "function", **FUNCTION}, "wire/openai-responses/v1/request#FunctionTool"),
        ({"name": "f", "description": "d", "input_schema": {}}, "wire/anthropic/v1/request#CustomTool"),
        (CHUNK | {"object": "chat.completion.chunkk"}, "wire/openai-chat/v1/chunk#ChatCompletionChunk"),
        (CHUNK | {"object": "chat.completions.chunk"}, "wire/openai-chat/v1/chunk#ChatCompletionChunk"),
        (CHUNK | {"object": "chat.completion.chunkk", "unknown": 1}, "wire/openai-chat/v1/chunk#ChatCompletionChunk"),
        (CHUNK | {"object": "chat.completoin"}, "wire/openai-chat/v1/response#ChatCompletion"),
    ],
)
def test_tools_and_misspelt_tags_are_what_they_are_meant_to_be(value: dict[str, Any], name: str) -> None:
    assert str(detect(value)) == name


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("value", "meant"),
    [
        (
            {"contents": [], "generation_config": {}, "system_instruction": {}},  # as Google's servers take it, too
            "wire/gemini/v1/request#GenerateContentRequest",
        ),
        (
            {"contents": [], "generationconfig": {}, "safety_settings": []},
            "wire/gemini/v1/request#GenerateContentRequest",
        ),
        (
            {"messages": [], "model": "m", "maxtokens": 5, "TopP": 1, "frequencyPenalty": 1},
            "wire/openai-chat/v1/request#ChatCompletionRequest",
        ),
    ],
)
def test_keys_in_another_spelling_tell_what_a_payload_was_meant_to_be(value: dict[str, Any], meant: str) -> None:
    assert str(detect(value)) == meant

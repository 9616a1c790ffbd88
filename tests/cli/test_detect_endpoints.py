"""`turnwire validate` finds out what a body of an endpoint beside chat is, or says what it may be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.documents import validator_for

from tests.cases import for_each
from tests.cli.recordings import _payloads, recordings
from tests.cli.runner import turnwire
from turnwire.contract.surfaces import surface_of
from turnwire.convert.detect import alike, detect
from turnwire.convert.detect_endpoints import _ROWS

pytestmark = pytest.mark.requirement("CLI-2", "END-1")

SCHEMAS = Path(__file__).parent.parent.parent / "schemas"
DEFINITIONS = sorted({each for row in _ROWS for each in row.definitions})
OPENAI, OLLAMA, GEMINI = "wire/openai-chat/v1", "wire/ollama/v1", "wire/gemini/v1"


def vectors(document: str, definition: str) -> list[Any]:
    """The valid vectors of a definition."""
    found = json.loads((SCHEMAS / f"{document}.vectors.json").read_bytes())
    return [vector["value"] for vector in found["definitions"][definition]["valid"]]


@for_each("definition", DEFINITIONS, ids="#".join)
def test_every_definition_is_found_in_one_of_its_vectors(definition: tuple[str, str]) -> None:
    found = {each for value in vectors(*definition) for each in (alike(value) or (detect(value),))}
    assert definition in found


@for_each("definition", DEFINITIONS, ids="#".join)
def test_what_a_vector_is_taken_for_it_validly_is(definition: tuple[str, str]) -> None:
    for value in vectors(*definition):
        for found in alike(value) or (detect(value),):
            assert found is None or found == definition or validator_for(*found).is_valid(value), value


def test_recorded_bodies_are_what_they_are_or_are_among_what_they_may_be() -> None:
    requests = [
        payload
        for recording in recordings()
        for payload in _payloads(recording, surface_of(recording))
        if payload.part == "request"
    ]
    known = {tuple(each) for each in DEFINITIONS}
    of_ours = [
        payload
        for payload in requests
        # One text under `content`, or nothing, is no word of its own: what asks for tokens so is not told.
        if tuple(payload.is_a) in known
        and payload.is_a.definition != "TokenizeRequest"
        and validator_for(*payload.is_a).is_valid(payload.value)
    ]
    missed = {
        (payload.recording, str(payload.is_a), str(detect(payload.value)))
        for payload in of_ours
        if payload.is_a not in (alike(payload.value) or (detect(payload.value),))
        and not (detect(payload.value) and validator_for(*detect(payload.value)).is_valid(payload.value))  # type: ignore[misc]  # looked at just now
    }
    assert len(of_ours) > 50
    assert missed == set()


@pytest.mark.parametrize(
    ("value", "names"),
    [
        ({"model": "m", "input": ["a"]}, [f"{OPENAI}/embeddings#EmbeddingsRequest", f"{OLLAMA}/embed#EmbedRequest"]),
        ({"model": "m", "input": "a", "encoding_format": "base64"}, [f"{OPENAI}/embeddings#EmbeddingsRequest"]),
        ({"model": "m", "input": "a", "truncate": True}, [f"{OLLAMA}/embed#EmbedRequest"]),
        ({"model": "m", "input": "a"}, ["wire/openai-responses/v1/request#ResponsesRequest"]),
        ({"model": "m", "query": "q", "documents": [4]}, [f"{OPENAI}/rerank#RerankRequest"]),
        ({"model": "m", "prompt": "a", "max_tokens": 3}, [f"{OPENAI}/completions#CompletionRequest"]),
        ({"model": "m", "prompt": "a", "system": "s"}, [f"{OLLAMA}/generate#GenerateRequest"]),
        (
            {"model": "m", "prompt": "a", "stream": False},
            [f"{OPENAI}/completions#CompletionRequest", f"{OLLAMA}/generate#GenerateRequest"],
        ),
        ({"prompt": "a", "n_predict": 3}, [f"{OPENAI}/native#NativeCompletionRequest"]),
        ({"input_prefix": "a"}, [f"{OPENAI}/native#InfillRequest"]),
        ({"tokens": [1]}, [f"{OPENAI}/tokens#DetokenizeRequest", f"{OPENAI}/tokens#TokenizeResponse"]),
        ({"content": {"parts": [{"text": "a"}]}}, [f"{GEMINI}/embeddings#EmbedContentRequest"]),
        ({"model": "m", "inputs": ["a"]}, ["turnwire/v1/embedding#EmbeddingRequest"]),
    ],
)
def test_a_body_is_told_by_its_words(value: Any, names: list[str]) -> None:
    assert [str(each) for each in alike(value) or (detect(value),)] == names


def test_what_nothing_tells_apart_is_an_error_that_names_all_and_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "body.json"
    file.write_text('{"model": "m", "input": ["a"]}')
    result = turnwire("validate", str(file))
    both = f"{OPENAI}/embeddings#EmbeddingsRequest, {OLLAMA}/embed#EmbedRequest"
    assert result.code == 1
    assert f"this may be any of {both}; say which one, for example --as {OPENAI}/embeddings#Emb" in result.err
    assert turnwire("validate", str(file), "--as", f"{OLLAMA}/embed#EmbedRequest").code == 0
    file.write_text('{"model": "m", "query": "q", "documents": ["a"], "top_n": -1}')
    result = turnwire("validate", str(file))
    assert (result.code, "top_n" in result.err) == (1, True)

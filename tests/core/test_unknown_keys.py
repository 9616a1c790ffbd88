"""Keys that a schema does not name are found, wherever they are, and none that it names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from turnwire_schema.documents import document_names, load_document, vectors_text

from tests.cli.recordings import recordings
from turnwire.contract.surfaces import surface_of
from turnwire.convert.detect import Candidate, unknown_keys
from turnwire.core.unknown_keys import KnownKeys, UnknownKey

CHAT = Candidate("wire/openai-chat/v1/request", "ChatCompletionRequest")
USER = {"role": "user", "content": "Hi"}

TRIED_ON_PURPOSE: Final = {
    "not_a_field",
    "foo_bar",
    "foo",
    "x",
    "hologram",
    "prompt",  # vllm-0.32.0/errors/chat-prompt-embeds-like-field.json
    "guided_choice",  # vllm-0.32.0/chat/guided-choice-legacy-field.json: ignored since it is structured_outputs
}
"""Keys that recordings send to see what a server does with one that it does not know."""


def test_no_request_of_a_recording_has_an_unknown_key_but_those_that_were_sent_on_purpose() -> None:
    found = [
        (recording.name, key.path)
        for recording in recordings()
        if (meant := surface_of(recording).request) is not None
        for key in unknown_keys(Candidate(meant.document, meant.name), recording.request.body)
        if key.path.rpartition("/")[2] not in TRIED_ON_PURPOSE
    ]
    assert found == []


def valid_vectors() -> Iterator[tuple[str, str, str, Any]]:
    for document in document_names():
        for definition, vectors in json.loads(vectors_text(document) or "{}").get("definitions", {}).items():
            for vector in vectors.get("valid", ()):
                yield document, definition, vector["name"], vector["value"]


def test_a_key_added_anywhere_in_a_valid_value_is_found_there_or_its_object_takes_any() -> None:
    """And whatever a value is, looking at it raises nothing."""
    checked = 0
    for document, definition, _, value in valid_vectors():
        if not isinstance(value, dict):
            continue
        candidate = Candidate(document, definition)
        before = set(unknown_keys(candidate, value))
        after = set(unknown_keys(candidate, {**value, "zzz_no_such_key": 1}))
        assert after - before <= {UnknownKey("/zzz_no_such_key")}
        checked += after != before
    assert checked > 500


@pytest.mark.parametrize(
    ("more", "path", "meant"),
    [
        ({"maxtokens": 5}, "/maxtokens", "max_tokens"),
        ({"maxTokens": 5}, "/maxTokens", "max_tokens"),
        ({"temprature": 5}, "/temprature", "temperature"),
        ({"include_usage": True}, "/include_usage", "stream_options.include_usage"),
        ({"zzz": 1}, "/zzz", None),
        ({"a/b~c": 1}, "/a~1b~0c", None),
        ({"messages": [{**USER, "nmae": "x"}]}, "/messages/0/nmae", "name"),
        (
            {"messages": [{"role": "user", "content": [{"type": "text", "txt": "x"}]}]},
            "/messages/0/content/0/txt",
            "text",
        ),
        ({"tools": [{"type": "function", "function": {"name": "f", "paramters": {}}}]}, None, "parameters"),
        ({"response_format": {"type": "json_schema", "json_schema": {"name": "x", "shema": {}}}}, None, "schema"),
    ],
)
def test_a_misspelt_key_is_found_with_what_was_meant(more: dict[str, Any], path: str | None, meant: str | None) -> None:
    (found,) = unknown_keys(CHAT, {"model": "m", "messages": [USER], **more})
    assert found.meant == meant
    assert path is None or found.path == path


@pytest.mark.parametrize(
    "more",
    [
        {"chat_template_kwargs": {"enable_thinking": True}, "top_k": 5, "min_p": 0.1},  # vLLM
        {"cache_prompt": True, "id_slot": 1, "mirostat": 1, "timings_per_token": True},  # llama.cpp
        {"search_settings": {"country": "x"}, "include_reasoning": True},  # Groq
        {"tools": [{"type": "function", "function": {"name": "f", "parameters": {"properties": {"maxtokens": {}}}}}]},
        {"metadata": {"maxtokens": "5"}},
        {
            "messages": [
                {
                    "role": "assistant",
                    "content": "x",
                    "reasoning_details": [],
                    "provider_specific_fields": {},
                    "tool_calls": [
                        {
                            "id": "c",
                            "index": 0,
                            "type": "function",
                            "extra_content": {},
                            "function": {"name": "f", "arguments": "{}", "thought_signature": "x"},
                        }
                    ],
                }
            ]
        },
    ],
)
def test_keys_of_servers_of_other_peoples_schemas_and_of_returned_answers_are_known(more: dict[str, Any]) -> None:
    assert unknown_keys(CHAT, {"model": "m", "messages": [USER], **more}) == ()


def test_a_canonical_request_and_a_parameter_in_the_wrong_object_are_looked_at_too() -> None:
    request = {"messages": [USER], "parameters": {"model": "m", "maxtokens": 5}, "temperature": 0}
    assert unknown_keys(Candidate("turnwire/v1/request", "ChatRequest"), request) == (
        UnknownKey("/temperature", "parameters.temperature"),
        UnknownKey("/parameters/maxtokens", "max_tokens"),
    )


@pytest.mark.parametrize(
    ("url", "body", "found"),
    [
        ("/v1/chat/completions", {"maxtokens": 5}, (UnknownKey("/body/maxtokens", "max_tokens"),)),
        ("/v1/responses", {"max_tokens": 5}, (UnknownKey("/body/max_tokens", "max_output_tokens"),)),
        ("/v1/embeddings", {"dimension": 5}, (UnknownKey("/body/dimension", "dimensions"),)),
        ("/v1/elsewhere", {"maxtokens": 5}, ()),
        (5, {"maxtokens": 5}, ()),
        ("/v1/chat/completions", None, ()),
    ],
)
def test_the_body_of_a_batch_line_is_what_its_url_says(url: Any, body: Any, found: tuple[UnknownKey, ...]) -> None:
    line = {"custom_id": "a", "method": "POST", "url": url, "body": body}
    assert unknown_keys(Candidate("wire/openai-chat/v1/batch", "BatchRequestInput"), line) == found


def test_an_object_that_the_validator_closes_is_left_to_it() -> None:
    config = {"model_providers": {"providers": {}, "defalt": "x"}}
    assert unknown_keys(Candidate("turnwire/v1/config", "ConfigFile"), config) == ()


def test_a_document_of_somebody_else_is_not_looked_at() -> None:
    assert unknown_keys(Candidate("wire/elsewhere/v1/request", "Request"), {"x": 1}) == ()


@pytest.mark.parametrize(
    "value",
    [
        None,
        1,
        "x",
        [],
        [[[{}]]],
        {"messages": 5},
        {"messages": {"role": "user"}},
        {"tools": [1]},
        {"messages": [{"role": []}, {"role": {}}]},
    ],
)
def test_values_of_other_types_are_looked_at_without_an_error(value: Any) -> None:
    assert unknown_keys(CHAT, value) == ()


def test_a_deep_value_and_many_keys_are_bounded() -> None:
    deep: Any = {"type": "object"}
    for _ in range(300):
        deep = {"type": "array", "items": deep, "wrong": 1}
    request = {"contents": [], "tools": [{"functionDeclarations": [{"name": "f", "parameters": deep}]}]}
    gemini = Candidate("wire/gemini/v1/request", "GenerateContentRequest")
    assert 0 < len(unknown_keys(gemini, request)) <= 100
    many = {f"k{number}": 1 for number in range(1000)}
    assert len(unknown_keys(CHAT, {"model": "m", "messages": [USER], **many})) == 100
    assert len(unknown_keys(CHAT, {"model": "m", "messages": [USER], **many}, most=3)) == 3


def test_a_union_is_told_by_its_tags_by_what_is_required_and_else_takes_the_keys_of_all() -> None:
    document = {
        "$defs": {
            "A": {"properties": {"type": {"const": "a"}, "one": {}}, "required": ["type"]},
            "B": {"properties": {"type": {"const": "b"}, "two": {}}, "required": ["type"]},
            "C": {"properties": {"three": {}}, "required": ["three"]},
            "Any": {"oneOf": [{"$ref": "#/$defs/A"}, {"$ref": "#/$defs/B"}, {"$ref": "#/$defs/C"}]},
        }
    }
    known = KnownKeys(document, "#/$defs/Any")
    assert [key.path for key in known.unknown_in({"type": "a", "one": 1, "two": 1, "three": 1})] == ["/two", "/three"]
    assert [key.path for key in known.unknown_in({"three": 1, "one": 1})] == ["/one"]
    assert known.unknown_in({"one": 1, "two": 1}) == ()


def test_every_definition_can_be_read() -> None:
    for document in document_names():
        for definition in load_document(document)["$defs"]:
            assert unknown_keys(Candidate(document, definition), {}) == ()

"""The strategies and the bench's facts held against the schemas: a new field is made, or listed with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings, strategies as st

from turnwire_schema.documents import validator_for

from bench import data
from bench.subject import build_request
from tests.cases import for_each
from tests.codecs import strategies as values
from tests.codecs.coverage.schemas import Schemas, Target, load_documents
from tests.codecs.coverage.wire import Wire
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec

_NOTES = "the client's own notes, never sent"
_ID = "given by the codec or the caller; tried by the executed ledger"

NOT_PRODUCED: dict[str, dict[str, str]] = {
    "*": {
        "extras": "stands for unknown fields; the strategies have it where a message or the parameters hold it",
        "provider_options": "belongs to one dialect: the tests of each dialect add it, as does the executed ledger",
    },
    "ToolMessage": dict.fromkeys(("id", "metadata"), "stored, never sent; the other messages have them"),
    "ToolCall": {"part_index": _ID, "origin": "never sent; the tests of texts have it"},
    "InvalidToolCall": {"detail": _ID, "part_index": _ID, "id_origin": _ID, "origin": "never sent, as of ToolCall"},
    "ModelParameters": {"text_format": "changes how answers are read; the tests of texts have it"},
    "ChatResponse": {"diagnostics": _NOTES},
    "UsageInfo": {
        "total_tokens": "derived",
        "time_to_first_token_ns": "measured by the client, never sent",
        "total_duration_ns": "measured by the client, never sent",
    },
    "Origin": {"model": "stored, never sent"},
    "Diagnostic": dict.fromkeys(("id", "what", "at", "wire_at", "value", "faults"), _NOTES),
    "AnswerFault": dict.fromkeys(("path", "rule", "message", "request_at", "could_hold"), _NOTES),
}
"""Fields that no strategy makes, with the reason; `*` for every class."""

SCHEMAS = Schemas(load_documents(), {})


def reachable(root: str) -> Iterator[Target]:
    """Every definition that a document of `root` may hold."""
    queue, seen = [SCHEMAS.find(root)], {root}
    for target in queue:
        yield target
        for field in SCHEMAS.fields(target):
            for name in SCHEMAS.held(target, field):
                if name not in seen:
                    seen.add(name)
                    queue.append(SCHEMAS.find(name))


def fields_in(target: Target, document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """(class, field) of everything in a document."""
    for field, value in document.items():
        yield target.name, field
        for each in value if isinstance(value, list) else [value]:
            held = SCHEMAS.member(target, field, each) if field in SCHEMAS.fields(target) else None
            if held is not None and isinstance(each, dict):
                yield from fields_in(held, each)


ROUNDS = 48
"""Rounds of drawing before a field counts as never made: a strategy that makes it now and then is found in the end."""


def bounded(count: int) -> settings:
    """`count` examples, none of them remembered."""
    return settings(max_examples=count, database=None, deadline=None, suppress_health_check=list(HealthCheck))


def drawn(number: int) -> set[tuple[str, str]]:
    """(class, field) of everything that one round of examples has.

    Parts and thoughts that a message draws one of many times are drawn alone as well: few documents have each of them.
    """
    found: set[tuple[str, str]] = set()

    @seed(number)
    @bounded(150)
    @given(values.requests(rich=True), values.responses(rich=True))
    def draw(request: dict[str, Any], response: dict[str, Any]) -> None:
        found.update(fields_in(SCHEMAS.find("ChatRequest"), request))
        found.update(fields_in(SCHEMAS.find("ChatResponse"), response))

    @seed(number)
    @bounded(15)
    @given(st.lists(values.rich_media_parts, min_size=12, max_size=12))
    def draw_parts(parts: list[dict[str, Any]]) -> None:
        found.update(fields_in(SCHEMAS.find("UserMessage"), {"content": parts}))

    # One at a time: few choices are tried one after the other, many are drawn by chance.
    @seed(number)
    @bounded(100)
    @given(values.rich_thinking_parts)
    def draw_thoughts(part: dict[str, Any]) -> None:
        found.update(fields_in(SCHEMAS.find("AssistantMessage"), {"content": [part]}))

    draw()
    draw_parts()
    draw_thoughts()
    return found


@cache
def made() -> frozenset[tuple[str, str]]:
    """(class, field) of everything that the strategies make.

    What is drawn depends on the modules that happen to be loaded, also with a seed: hypothesis takes constants
    from them. One round alone could miss a rare field in one process and find it in the next.
    """
    found: set[tuple[str, str]] = set()
    expected = {
        (name, field)
        for name, target in CLASSES.items()
        for field in set(SCHEMAS.fields(target)) - NOT_PRODUCED["*"].keys() - NOT_PRODUCED.get(name, {}).keys()
    }
    for number in range(ROUNDS):
        found |= drawn(number)
        if expected <= found:
            break
    return frozenset(found)


CLASSES = {target.name: target for root in ("ChatRequest", "ChatResponse") for target in reachable(root)}


@requirement("COD-6")
@for_each("name", CLASSES)
def test_every_canonical_field_is_made_by_a_strategy_or_listed_with_a_reason(name: str) -> None:
    found = {field for owner, field in made() if owner == name}
    listed = NOT_PRODUCED.get(name, {})
    assert set(SCHEMAS.fields(CLASSES[name])) - found - NOT_PRODUCED["*"].keys() == listed.keys()


# The bench


BENCH = {
    "chat-response": ("openai-chat", "response", "ChatCompletion"),
    "chat-text": ("openai-chat", "chunk", "ChatCompletionChunk"),
    "chat-arguments": ("openai-chat", "chunk", "ChatCompletionChunk"),
    "ollama-response": ("ollama", "chat", "ChatResponse"),
    "ollama-text": ("ollama", "chat", "ChatResponse"),
}
"""What each body of the bench is."""


def bodies(case: str) -> list[Any]:
    """The JSON documents of one case, the long middle of a stream once."""
    made_by = data.BODIES[case]
    pieces = [made_by()] if case.endswith("response") else made_by(3)
    texts = [piece.decode().removeprefix("data:").strip() for piece in pieces]
    return [json.loads(text) for text in texts if text != "[DONE]"]


def keys_in(value: Any) -> set[str]:
    """Every key of every object in a value, without what stands in the arguments of a call."""
    if isinstance(value, list):
        return {key for each in value for key in keys_in(each)}
    if not isinstance(value, dict):
        return set()
    return value.keys() | {key for name, each in value.items() if name != "arguments" for key in keys_in(each)}


@requirement("COD-6")
@pytest.mark.parametrize("case", data.BODIES)
def test_what_the_bench_sends_is_valid_and_names_no_field_that_the_wire_does_not_have(case: str) -> None:
    dialect, document, definition = BENCH[case]
    validator = validator_for(f"wire/{dialect}/v1/{document}", definition)
    known = {name for _, name in Wire(dialect, lambda _: True).properties(f"{document}.schema.json", definition)}
    for body in bodies(case):
        assert list(validator.iter_errors(body)) == []
        assert keys_in(body) - known == set()


@requirement("COD-6")
def test_the_facts_of_the_bench_make_a_request_that_loses_nothing_but_its_open_end() -> None:
    request = build_request()
    losses = get_codec("vllm").encode_request(request).losses
    assert [(loss.id, loss.at) for loss in losses] == [("openai-chat.prefill", "/messages/19/content")]
    document = json.loads(request.to_json())
    assert {owner for owner, _ in fields_in(SCHEMAS.find("ChatRequest"), document)} <= CLASSES.keys()

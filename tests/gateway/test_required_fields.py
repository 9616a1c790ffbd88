"""What the gateway writes is what the published schemas allow: no null where they know none, no field missing.

Whole answers and streams of every dialect, for every kind of answer and question, are held against our own wire
documents, and against the vendors' specifications and the schemas of their SDKs where these are on the machine. The
nulls that are written at all are listed here, so that a new one is a decision.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import jsonschema_rs
import pytest

from turnwire_schema.documents import validator_for
from turnwire_schema.v1.stream import StreamingChunk

from tests.gateway.dialects import ALL, CLIENTS, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.judges import answers as said
from tests.reference import needs_reference, reference_json
from tests.requirements import requirement
from turnwire.providers.kinds.mock import MockProvider, Script

ANSWERS: dict[str, list[StreamingChunk]] = {
    "text": said.plain(),
    "parallel calls": said.parallel(),
    "signed thoughts": said.thinking("anthropic"),
    "thoughts": said.thinking("openai-chat"),
    "refusal": said.refusal(),
    "cut call": said.truncated(),
    "cut text": said.cut(),
    "empty": [StreamingChunk(is_complete=True, finish_reason="stop")],
}
_SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"], "additionalProperties": False}
QUESTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "openai-chat": {
        "structured": {"response_format": {"type": "json_schema", "json_schema": {"name": "x", "schema": _SCHEMA}}},
        "thinking": {"reasoning_effort": "low"},
    },
    "openai-responses": {
        "structured": {"text": {"format": {"type": "json_schema", "name": "x", "schema": _SCHEMA}}},
        "thinking": {"reasoning": {"effort": "low", "summary": "auto"}},
    },
    "anthropic": {"thinking": {"max_tokens": 2000, "thinking": {"type": "enabled", "budget_tokens": 1024}}},
    "gemini": {"thinking": {"generationConfig": {"thinkingConfig": {"includeThoughts": True}}}},
    "ollama": {"structured": {"format": _SCHEMA}, "thinking": {"think": True}},
}
"""Questions beside a plain one and one with tools, by dialect: fields that an answer may repeat."""

FREE = ("arguments", "args", "input", "parameters", "schema")
"""Fields with a client's or a model's own JSON, in which null is a value."""

EVENTS = {
    "ollama": "wire/ollama/v1/chat#ChatResponse",
    "openai-chat": "wire/openai-chat/v1/chunk#ChatCompletionChunk",
    "openai-responses": "wire/openai-responses/v1/event#ResponseStreamEvent",
    "anthropic": "wire/anthropic/v1/event#MessageStreamEvent",
    "gemini": "wire/gemini/v1/response#GenerateContentResponse",
    "gemini-interactions": "wire/gemini-interactions/v1/event#InteractionEvent",
}
_USAGE = ("cache_creation_input_tokens", "server_tool_use")
_MESSAGE = (
    *("container", "stop_details", "stop_reason", "stop_sequence"),
    *("usage/cache_creation", "usage/cache_read_input_tokens", "usage/inference_geo", "usage/output_tokens_details"),
    "usage/service_tier",
    *(f"usage/{name}" for name in _USAGE),
)
_RESPONSE = (
    *("completed_at", "error", "incomplete_details", "instructions", "max_output_tokens", "max_tool_calls"),
    *("previous_response_id", "prompt_cache_key", "reasoning/effort", "reasoning/summary", "safety_identifier"),
    *("tools/*/description", "tools/*/strict"),
    "usage",  # of a response that has begun
)
NULLS: dict[str, set[str]] = {
    "ollama": set(),
    "openai-chat": {
        *("choices/*/logprobs", "choices/*/message/content", "choices/*/message/refusal"),
        "choices/*/finish_reason",  # of every chunk but the last
    },
    "openai-responses": {*_RESPONSE, *(f"response/{name}" for name in _RESPONSE)},
    "anthropic": {
        *_MESSAGE,
        *(f"message/{name}" for name in _MESSAGE),
        *("delta/container", "delta/stop_details", "delta/stop_sequence"),
    },
    "gemini": set(),
    "gemini-interactions": set(),
}
"""Every place at which a null is written. The vendors' schemas allow them all; clients were tried with them. The one
exception is the usage of a response that has begun: the service writes null, and the Open Responses schema wants it.
"""


@pytest.fixture(scope="module")
def scripted() -> Iterator[RunningGateway]:
    """A gateway whose model says what the test lets it say."""
    with run_gateway(MockProvider()) as running:
        yield running


def documents(client: Dialect, answer: httpx.Response, *, stream: bool) -> list[Any]:
    """The JSON of an answer: the body, or every event."""
    assert answer.status_code == 200, answer.text
    if not stream:
        return [answer.json()]
    lines = (line.strip().removeprefix("data:").strip() for line in answer.text.split("\n"))
    return [json.loads(line) for line in lines if line.startswith("{")]


def written(gateway: RunningGateway, client: Dialect, *, stream: bool) -> Iterator[tuple[str, Any]]:
    """Every document that the gateway writes for a client of this dialect, with what it is part of."""
    with gateway.client() as http:
        for name, chunks in ANSWERS.items():
            asked: dict[str, dict[str, Any]] = {"plain": {}, **QUESTIONS.get(client.dialect, {})}
            for question, fields in asked.items():
                path, body = client.request(stream=stream, tools=question == "plain")
                gateway.mock.script = Script([chunks])
                answer = http.post(path, json={**body, **fields}, headers=dict(client.headers))
                for document in documents(client, answer, stream=stream):
                    yield f"{name}, {question}", document


def nulls(value: Any, path: str = "") -> Iterator[str]:
    """The places of nulls in `value`, `*` for any item of a list; not inside free JSON."""
    if value is None:
        yield path
    elif isinstance(value, Mapping):
        for name, each in value.items():
            if name not in FREE or each is None:
                yield from nulls(each, f"{path}/{name}" if path else name)
    elif isinstance(value, list):
        for each in value:
            yield from nulls(each, f"{path}/*")


both = pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])


@requirement("CON-4")
@every_dialect
@both
def test_a_null_is_written_only_where_it_was_decided(client: Dialect, stream: bool, scripted: RunningGateway) -> None:
    found = {place for _, document in written(scripted, client, stream=stream) for place in nulls(document)}
    assert found - NULLS[client.dialect] == set()


@requirement("CON-4")
@every_dialect
@both
def test_every_document_fits_the_wire_document(client: Dialect, stream: bool, scripted: RunningGateway) -> None:
    name, _, definition = (EVENTS if stream else {client.dialect: ALL[client.dialect].response})[
        client.dialect
    ].partition("#")
    validator = validator_for(name, definition)
    faults = [
        (what, error.instance_path, error.message)
        for what, document in written(scripted, client, stream=stream)
        for error in validator.iter_errors(document)
    ]
    assert faults == []


def component(name: str, *file: str) -> Any:
    """The validator of a component of a vendor's OpenAPI document."""
    document = reference_json("upstream", *file)
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


def sdk(*file: str) -> Any:
    """The validator of a schema made from a vendor's SDK."""
    return jsonschema_rs.Draft202012Validator(reference_json("upstream", "sdk-schemas", *file))


OPENAI = ("openai", "openapi-chat-responses-models.json")
CLAUDE = ("anthropic", "openapi-messages-models.json")
PUBLISHED: dict[tuple[str, bool], list[tuple[Any, ...]]] = {
    ("openai-chat", False): [
        (component, "CreateChatCompletionResponse", *OPENAI),
        (sdk, "openai-3.54.0", "chat-response.schema.json"),
    ],
    ("openai-chat", True): [(sdk, "openai-3.54.0", "chat-chunk.schema.json")],
    ("openai-responses", False): [
        (component, "Response", *OPENAI),
        (sdk, "openai-3.54.0", "responses-response.schema.json"),
    ],
    ("openai-responses", True): [
        (component, "ResponseStreamEvent", *OPENAI),
        (sdk, "openai-3.54.0", "responses-stream-event.schema.json"),
    ],
    ("anthropic", False): [
        (component, "Message", *CLAUDE),
        (sdk, "anthropic-2.12.0", "messages-response.schema.json"),
    ],
    ("anthropic", True): [
        (component, "MessageStreamEvent", *CLAUDE),
        (sdk, "anthropic-2.12.0", "messages-stream-event.schema.json"),
    ],
    ("gemini", False): [(sdk, "google-genai-3.4.0", "generate-content-response.schema.json")],
    ("gemini", True): [(sdk, "google-genai-3.4.0", "generate-content-response.schema.json")],
}
"""Schemas of whole answers and of events. OpenAI's of a chat chunk is left out: it requires a finish reason in every
chunk, of which the service writes null in all but the last.
"""


def without_begun_usage(event: Any) -> Any:
    """A response event without the usage that is null until the end."""
    response = event.get("response")
    if not isinstance(response, Mapping) or response.get("usage") is not None:
        return event
    return {**event, "response": {name: each for name, each in response.items() if name != "usage"}}


@needs_reference
@requirement("CON-4")
@pytest.mark.parametrize("key", PUBLISHED, ids=lambda key: f"{key[0]} {'stream' if key[1] else 'whole'}")
def test_every_document_fits_what_the_vendor_publishes(key: tuple[str, bool], scripted: RunningGateway) -> None:
    dialect, stream = key
    (client,) = (each for each in CLIENTS if each.dialect == dialect)
    validators = [make(*rest) for make, *rest in PUBLISHED[key]]
    faults = []
    for what, document in written(scripted, client, stream=stream):
        document = without_begun_usage(document)
        for validator in validators:
            faults += [(what, error.instance_path, error.message[:300]) for error in validator.iter_errors(document)]
    assert faults == []


def whole(gateway: RunningGateway, dialect: str, chunks: list[StreamingChunk], **fields: Any) -> Any:
    (client,) = (each for each in CLIENTS if each.dialect == dialect)
    gateway.mock.script = Script([chunks])
    path, body = client.request()
    with gateway.client() as http:
        return http.post(path, json={**body, **fields}, headers=dict(client.headers)).json()


def events(gateway: RunningGateway, dialect: str, chunks: list[StreamingChunk], **fields: Any) -> list[Any]:
    (client,) = (each for each in CLIENTS if each.dialect == dialect)
    gateway.mock.script = Script([chunks])
    path, body = client.request(stream=True)
    with gateway.client() as http:
        answer = http.post(path, json={**body, **fields}, headers=dict(client.headers))
    return documents(client, answer, stream=True)


def test_the_citations_of_a_text_block_are_no_null(scripted: RunningGateway) -> None:
    assert whole(scripted, "anthropic", said.text("Hi."))["content"] == [
        {"type": "text", "text": "Hi.", "citations": []}
    ]
    (start,) = (each for each in events(scripted, "anthropic", said.text("Hi.")) if "content_block" in each)
    assert start["content_block"] == {"type": "text", "text": "", "citations": []}


def test_a_chat_completion_has_a_service_tier(scripted: RunningGateway) -> None:
    assert whole(scripted, "openai-chat", said.text("Hi."))["service_tier"] == "auto"


def test_a_completed_response_says_when_and_an_incomplete_one_does_not(scripted: RunningGateway) -> None:
    done = whole(scripted, "openai-responses", said.text("Hi."))
    assert done["completed_at"] >= done["created_at"] > 0
    assert whole(scripted, "openai-responses", said.cut())["completed_at"] is None
    streamed = events(scripted, "openai-responses", said.text("Hi."))
    assert streamed[-1]["response"]["completed_at"] >= streamed[0]["response"]["created_at"]
    assert streamed[0]["response"]["completed_at"] is None


ASKED_SUMMARY = {"reasoning": {"effort": "low", "summary": "auto"}}


@requirement("CON-4")
def test_thoughts_are_the_summary_where_the_client_asks_for_one(scripted: RunningGateway) -> None:
    chunks = said.thinking("openai-chat")
    item, _ = whole(scripted, "openai-responses", chunks, **ASKED_SUMMARY)["output"]
    assert item["summary"] == [{"type": "summary_text", "text": said.THOUGHT}]
    assert "content" not in item
    streamed = events(scripted, "openai-responses", chunks, **ASKED_SUMMARY)
    kinds = [each["type"] for each in streamed]
    deltas = [each["delta"] for each in streamed if each["type"] == "response.reasoning_summary_text.delta"]
    assert "".join(deltas) == said.THOUGHT
    assert "response.reasoning_summary_part.added" in kinds
    assert "response.reasoning_text.delta" not in kinds
    thoughts, _ = streamed[-1]["response"]["output"]
    assert (thoughts["summary"], "content" in thoughts) == (item["summary"], False)


def test_thoughts_are_the_content_where_it_does_not(scripted: RunningGateway) -> None:
    chunks = said.thinking("openai-chat")
    item, _ = whole(scripted, "openai-responses", chunks)["output"]
    assert (item["summary"], item["content"]) == ([], [{"type": "reasoning_text", "text": said.THOUGHT}])
    kinds = {each["type"] for each in events(scripted, "openai-responses", chunks)}
    assert "response.reasoning_text.delta" in kinds
    assert "response.reasoning_summary_text.delta" not in kinds

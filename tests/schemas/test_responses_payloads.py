"""The wire documents of OpenAI Responses before recorded exchanges and the published definitions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from codegen.bundle import bundle
from codegen.explain import explain, from_jsonschema_rs
from codegen.schemaset import Document
from tests.cases import for_each
from tests.reference import needs_reference, recorded_exchanges, reference_json
from tests.requirements import requirement
from tests.schemas.published import Comparison
from tests.schemas.vectors import ROOT, schemas

RECORDINGS = ROOT / "tests" / "recordings"
OPENAPI = ("upstream", "openai", "openapi-chat-responses-models.json")
SDK = ("upstream", "sdk-schemas", "openai-3.54.0")

# Responses that a person made up for a test of a library; no server sends them.
HAND_WRITTEN = {
    "responses-previous-response-id": "its status is the word complete, and it has keys of no real answer",
    "responses-stream-null-content": "its responses lack object and created_at",
}
# Keys of recorded answers that the documents leave out on purpose, with the reason.
LEFT_OUT = {
    **dict.fromkeys(
        ("audio_tokens", "cached_tokens_details", "image_tokens", "text_tokens", "video_tokens"),
        "of LiteLLM's usage: recordings/litellm-proxy-1.105.2/responses",
    ),
    "domains": "of web_search_preview, in one old example of the specification only",
    "cost": "of OpenRouter's usage",
    "cost_details": "of OpenRouter's usage",
    "is_byok": "of OpenRouter's usage",
}


# The same by place, where the documents know the key elsewhere.
LEFT_OUT_AT = {
    "/model": "of the events of a LiteLLM proxy: recordings/litellm-proxy-1.105.2/responses-stream",
    "/item/annotations": "of a message of transformers serve, which repeats those of its text",
    "/response/output[]/annotations": "the same in the last event",
}


def exchange_of(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def is_of_this_dialect(path: Path) -> bool:
    request = exchange_of(path).get("request")
    return isinstance(request, dict) and "/v1/responses" in (request.get("path") or "")


LOCAL = [path for path in sorted(RECORDINGS.glob("*/**/*.json")) if is_of_this_dialect(path)]
ELSEWHERE = [
    path
    for folder in ("openai-sdk", "groq-sdk", "ollama-docs")
    for path in recorded_exchanges(folder)
    if is_of_this_dialect(path)
]


@requirement("SCH-1")
@for_each("path", LOCAL, ids=lambda path: path.relative_to(RECORDINGS).with_suffix("").as_posix())
def test_a_recorded_exchange_keeps_to_the_documents(path: Path) -> None:
    found = {what: faults for what, name, value in recorded(path) if (faults := faults_of(name, value))}

    assert found == {}


@needs_reference
@requirement("SCH-1")
@for_each("path", ELSEWHERE, ids=lambda path: path.stem)
def test_a_payload_of_a_library_keeps_to_the_documents_unless_a_person_made_it_up(path: Path) -> None:
    found = {what: faults for what, name, value in recorded(path) if (faults := faults_of(name, value))}

    assert (found != {}) == (path.stem in HAND_WRITTEN)


def test_the_recordings_are_those_that_we_know() -> None:
    values = [name for path in LOCAL for _, name, _ in recorded(path)]

    assert len(LOCAL) >= 132
    assert values.count("ResponsesRequest") >= 89
    assert values.count("Response") >= 64
    assert values.count("ErrorResponse") >= 39
    assert values.count("ResponseStreamEvent") >= 400


@requirement("SCH-1")
def test_every_key_of_a_recorded_answer_is_known() -> None:
    unknown = {
        f"{path.stem}: {where}"
        for path in [*LOCAL, *ELSEWHERE]
        if path.stem not in HAND_WRITTEN
        for _, name, value in recorded(path)
        if name != "ResponsesRequest"
        for where in unknown_keys(name, value)
        if where.rpartition("/")[2] not in LEFT_OUT and where not in LEFT_OUT_AT
    }

    assert unknown == set()


# The ends of places where ours says on purpose no more than that an object stands there, and what is published there.
OPEN = {
    "error": "the kinds of error of an MCP call",
    "input_schema": "any JSON Schema",
    "parameters": "any JSON Schema",
    "arguments": "whatever the tool takes",
    "annotations": "whatever the MCP server says",
    "environment": "where shell commands run",
    "network_policy": "of a container",
    "filters": "comparisons and compounds of them",
    "sources[]": "pages of a web search",
}
# A message and a reference may leave type out; ours has definitions of their own for that.
UNTYPED = {"/input[]<item_reference>: type is required", "/input[]<message>: type is required"}


@needs_reference
@requirement("SCH-1")
@pytest.mark.parametrize(
    ("published", "ours"),
    [
        ("CreateResponse", "ResponsesRequest"),
        ("Response", "Response"),
        ("ResponseStreamEvent", "ResponseStreamEvent"),
        ("ErrorResponse", "ErrorEnvelope"),
    ],
)
def test_everything_in_the_published_specification_is_known_and_nothing_more_is_required(
    published: str, ours: str
) -> None:
    specification = merged(reference_json(*OPENAPI), reference_json(*OPENAPI))
    compared = compare(specification, specification["components"]["schemas"][published], ours)

    assert unexplained(compared) == set()
    assert compared.kept == set()
    assert compared.compared > (5 if ours == "ErrorEnvelope" else 500)


@needs_reference
@requirement("SCH-1")
@pytest.mark.parametrize(
    ("file", "ours"),
    [
        ("responses-request", "ResponsesRequest"),
        ("responses-response", "Response"),
        ("responses-stream-event", "ResponseStreamEvent"),
    ],
)
def test_everything_in_the_newer_types_of_the_library_is_known_and_nothing_more_is_required(
    file: str, ours: str
) -> None:
    types = reference_json(*SDK, f"{file}.schema.json")
    compared = compare(types, types, ours)

    assert unexplained(compared) == set()
    assert compared.kept == set()
    assert compared.compared > 500


@needs_reference
def test_what_a_finished_response_must_have_is_required_by_the_specification_too() -> None:
    specification = merged(reference_json(*OPENAPI), reference_json(*OPENAPI))
    published = specification["components"]["schemas"]["Response"]["required"]
    ours = definition("Response")

    assert set(ours["required"] + ours["else"]["required"]) - set(published) == set()


def recorded(path: Path) -> Iterator[tuple[str, str, Any]]:
    """(what it is, its definition, the value) of everything JSON in a recorded exchange.

    Of requests, only those that the server took.
    """
    exchange = exchange_of(path)
    request, response = exchange["request"], exchange["response"]
    status, body = response["status"], response.get("body")
    if request["method"] == "POST" and request["path"].endswith("/responses") and status == 200:
        yield "request", "ResponsesRequest", request["body"]
    if isinstance(body, dict):
        yield "response", "Response" if status == 200 else "ErrorResponse", body
    lines = [line for block in response.get("sse") or () for line in block.split("\n") if line.startswith("data:")]
    for index, line in enumerate(lines):
        if (data := line.removeprefix("data:").strip()) != "[DONE]":
            yield f"event {index}", "ResponseStreamEvent", json.loads(data)


def unknown_keys(name: str, value: Any) -> Iterator[str]:
    """The places of keys that no definition names; open objects without properties may hold anything."""
    yield from _unknown(definition(name), home(name).path, value, "")


def _unknown(schema: Any, path: str, value: Any, where: str) -> Iterator[str]:
    branches = [] if "properties" in schema else schema.get("oneOf") or schema.get("anyOf") or []
    if "$ref" in schema:
        yield from _unknown(_bundled(path)["$defs"][schema["$ref"].rpartition("/")[2]], path, value, where)
    elif branches:
        fit = next(item for item in branches if _validator(json.dumps(item), path).is_valid(value))
        yield from _unknown(fit, path, value, where)
    elif isinstance(value, list):
        for item in value:
            yield from _unknown(schema.get("items", {}), path, item, f"{where}[]")
    elif isinstance(value, dict) and "properties" in schema:
        for key, item in value.items():
            if key in schema["properties"]:
                yield from _unknown(schema["properties"][key], path, item, f"{where}/{key}")
            else:
                yield f"{where}/{key}"


@cache
def _validator(schema: str, path: str) -> Any:
    local = re.sub(r'"[a-z]+\.schema\.json#', '"#', schema)
    return jsonschema_rs.Draft202012Validator({**json.loads(local), "$defs": _bundled(path)["$defs"]})


def faults_of(name: str, value: Any) -> list[tuple[str, str, str | None]]:
    """(place, keyword, property) of what is wrong with a value of one of our definitions."""
    schema, validator = _judge(name)
    return [(item.path, item.keyword, item.property) for item in explain(from_jsonschema_rs(schema, validator, value))]


@cache
def _judge(name: str) -> tuple[Any, Any]:
    schema = {**_bundled(home(name).path), "$ref": f"#/$defs/{name}"}
    return schema, jsonschema_rs.Draft202012Validator(schema)


def definition(name: str) -> Any:
    """One of our definitions."""
    return home(name).definitions[name]


@cache
def home(name: str) -> Document:
    """The document of ours that defines a name."""
    return next(document for document in schemas().wire("openai-responses") if name in document.definitions)


@cache
def _bundled(path: str) -> Any:
    return bundle(schemas(), schemas().documents[path])


def compare(published: Any, schema: Any, ours: str) -> Comparison:
    """Their schema beside our definition."""
    return Comparison(published, _bundled(home(ours).path)).walk(schema, definition_in_bundle(ours))


def definition_in_bundle(name: str) -> Any:
    """One of our definitions, its references inside the bundle."""
    return _bundled(home(name).path)["$defs"][name]


def unexplained(compared: Comparison) -> set[str]:
    """The differences that are not on purpose."""
    return {
        difference
        for difference in compared.differences
        if not (difference.endswith(" is unknown") and _end(difference) in OPEN)
        and not any(difference.endswith(known.removeprefix("/input[]")) for known in UNTYPED)
    }


def _end(difference: str) -> str:
    return difference.rpartition(": ")[0].rpartition("/")[2]


def merged(root: Any, schema: Any) -> Any:
    """A specification with the members of each allOf put together."""
    if isinstance(schema, list):
        return [merged(root, item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "allOf" not in schema:
        return {key: merged(root, item) for key, item in schema.items()}
    together: dict[str, Any] = {"type": "object", "properties": {}, "required": []}
    for part in schema["allOf"]:
        found = part
        while "$ref" in found:
            found = root["components"]["schemas"][found["$ref"].rpartition("/")[2]]
        whole = merged(root, found)
        together["properties"] |= whole.get("properties", {})
        together["required"] += whole.get("required", [])
        together |= {key: item for key, item in whole.items() if key in ("oneOf", "anyOf")}
    return together

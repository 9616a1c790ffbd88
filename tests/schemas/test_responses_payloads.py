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
from tests.reference import needs_reference, recorded_exchanges, reference_json
from tests.requirements import requirement
from tests.schemas.published import Comparison
from tests.schemas.vectors import ROOT, schemas

RECORDINGS = ROOT / "tests" / "recordings"
OPENAPI = ("upstream", "openai", "openapi-chat-responses-models.json")
SDK = ("upstream", "sdk-schemas", "openai-3.54.0")

# Responses that a person made up for a test of a library; no server sends them.
HAND_WRITTEN = {
    "responses-previous-response-id": "its status is the word complete, and three keys stand in no answer of the service",
    "responses-stream-null-content": "its responses lack object and created_at",
}
# Keys of recorded answers that the documents leave out on purpose, with the reason.
LEFT_OUT = {
    "domains": "of web_search_preview, in one old example of the specification only",
    "cost": "of OpenRouter's usage",
    "cost_details": "of OpenRouter's usage",
    "is_byok": "of OpenRouter's usage",
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
@pytest.mark.parametrize("path", LOCAL, ids=lambda path: path.relative_to(RECORDINGS).with_suffix("").as_posix())
def test_a_recorded_exchange_keeps_to_the_documents(path: Path) -> None:
    found = {what: faults for what, name, value in recorded(path) if (faults := faults_of(name, value))}

    assert found == {}


@needs_reference
@requirement("SCH-1")
@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: path.stem)
def test_a_payload_of_a_library_keeps_to_the_documents_unless_a_person_made_it_up(path: Path) -> None:
    found = {what: faults for what, name, value in recorded(path) if (faults := faults_of(name, value))}

    assert (found != {}) == (path.stem in HAND_WRITTEN)


def test_the_recordings_are_those_that_we_know() -> None:
    values = [name for path in LOCAL for _, name, _ in recorded(path)]

    assert len(LOCAL) >= 132
    assert {name: values.count(name) for name in ("ResponsesRequest", "Response", "ErrorResponse")} == {
        "ResponsesRequest": 89,
        "Response": 64,
        "ErrorResponse": 39,
    }
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
        if where.rpartition("/")[2] not in LEFT_OUT
    }

    assert unknown == set()


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

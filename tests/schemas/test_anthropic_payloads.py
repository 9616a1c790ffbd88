"""The wire documents of Anthropic before recorded exchanges and the published specifications."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from codegen.bundle import bundle
from codegen.explain import explain, from_jsonschema_rs
from tests.cases import for_each
from tests.reference import needs_reference, recorded_exchanges, reference_json
from tests.requirements import requirement
from tests.schemas.published import Comparison, members, tags
from tests.schemas.vectors import ROOT, schemas

RECORDINGS = ROOT / "tests" / "recordings"
LLAMA = "llama.cpp-xllamacpp-2026.10.11549/errors"

# Requests that llama.cpp alone took, and that are not valid requests: (place, keyword, property).
ODD = {
    f"{LLAMA}/messages-missing-max-tokens.json": ("", "required", "max_tokens"),
    f"{LLAMA}/messages-tool-missing-schema.json": ("/tools/0", "anyOf", None),
    f"{LLAMA}/messages-unknown-role.json": ("/messages/0", "oneOf", None),
}

API = ("upstream", "anthropic", "openapi-messages-models.json")
SDK = ("upstream", "sdk-schemas", "anthropic-2.12.0")
VLLM = ("upstream", "vllm-0.32.0", "openapi.json")

# Published definition -> the definition of ours.
PUBLISHED = {
    "CreateMessageParams": "MessagesRequest",
    "BetaCreateMessageParams": "MessagesRequest",
    "CountMessageTokensParams": "CountTokensRequest",
    "BetaCountMessageTokensParams": "CountTokensRequest",
    "Message": "Message",
    "BetaMessage": "Message",
    "CountMessageTokensResponse": "CountTokensResponse",
    "BetaCountMessageTokensResponse": "CountTokensResponse",
    "MessageStreamEvent": "MessageStreamEvent",
    "BetaMessageStreamEvent": "MessageStreamEvent",
    "ErrorResponse": "ErrorResponse",
    "BetaErrorResponse": "ErrorResponse",
    "ListResponse_ModelInfo_": "ModelList",
}
# The published answer is that of a stream's start too, where stop_reason is null; ours has a definition for each.
ENDED = "<message>/stop_reason: null is unknown"
# File of the types of the SDK -> our definition, and where ours says more than they do: they let data be a Python
# file, and mark what may be null as optional.
TYPES: dict[str, tuple[str, list[str]]] = {
    "messages-request": (
        "MessagesRequest",
        [
            "/messages[]<user>/content[]<image>/source<base64>/data: anything is unknown",
            "/messages[]<user>/content[]<document>/source<base64>/data: anything is unknown",
        ],
    ),
    "messages-response": ("Message", ["<message>: stop_reason is required", ENDED]),
    "messages-stream-event": ("MessageStreamEvent", ["<message_delta>/delta: stop_reason is required"]),
    "error": ("ErrorResponse", []),
}


def _exchanges(files: list[Path]) -> list[Path]:
    return [file for file in files if "/v1/messages" in _exchange(file)["request"]["path"]]


@cache
def _exchange(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


OURS = _exchanges(sorted(RECORDINGS.glob("*/**/*.json")))
REFERENCE = _exchanges([*recorded_exchanges("anthropic-sdk"), *recorded_exchanges("ollama-docs")])


def _name(file: Path) -> str:
    return file.relative_to(RECORDINGS if file.is_relative_to(RECORDINGS) else file.parents[1]).as_posix()


@requirement("SCH-1", "COD-1")
@for_each("file", [*OURS, *REFERENCE], ids=_name)
def test_a_recorded_exchange_keeps_to_the_documents(file: Path) -> None:
    found = {what: faults for what, name, value in recorded(file) if (faults := faults_of(name, value))}

    assert found == ({"request": [ODD[_name(file)]]} if _name(file) in ODD else {})


def test_the_recordings_are_those_that_we_know() -> None:
    assert set(ODD) <= {_name(file) for file in OURS}
    assert len(OURS) >= 147
    assert sum(1 for file in OURS for what, _, _ in recorded(file) if what.startswith("event")) >= 464


@needs_reference
def test_the_payloads_of_the_vendor_are_those_that_we_know() -> None:
    assert len(REFERENCE) >= 58
    assert sum(1 for file in REFERENCE for what, _, _ in recorded(file) if what.startswith("event")) >= 269


@for_each("file", [*OURS, *REFERENCE], ids=_name)
def test_every_key_of_a_recorded_payload_is_known(file: Path) -> None:
    unknown = {f"{what}{where}" for what, name, value in recorded(file) for where in unknown_keys(name, value)}

    assert unknown == set()


@requirement("SCH-1")
@needs_reference
@pytest.mark.parametrize("published", PUBLISHED)
def test_ours_knows_all_that_the_specification_knows_and_asks_for_no_more(published: str) -> None:
    api = reference_json(*API)
    found = compared(api, api["components"]["schemas"][published], PUBLISHED[published])

    assert found.differences == ([ENDED] if PUBLISHED[published] == "Message" else [])
    assert found.kept == set()
    assert found.compared >= 2


@requirement("SCH-1")
@needs_reference
@pytest.mark.parametrize("file", TYPES)
def test_ours_knows_all_that_the_types_of_the_newer_version_know(file: str) -> None:
    types = reference_json(*SDK, f"{file}.schema.json")
    name, more = TYPES[file]
    found = compared(types, types, name)

    assert found.differences == more
    assert found.kept == set()
    assert found.compared >= 30


@needs_reference
@pytest.mark.parametrize("name", ["MessagesRequest", "CountTokensRequest", "CountTokensResponse", "ErrorResponse"])
def test_ours_knows_every_key_that_vllm_publishes(name: str) -> None:
    published = reference_json(*VLLM)["components"]["schemas"][f"Anthropic{name}"]
    ours = next(members(bundled(name), bundled(name)))

    assert set(published["properties"]) - set(ours["properties"]) == set()
    assert set(ours["required"]) - set(published["required"]) == set()


@needs_reference
def test_the_comparison_finds_what_is_missing() -> None:
    api = reference_json(*API)
    ours = json.loads(json.dumps(bundled("MessagesRequest")))
    del definition(ours, "ToolUseBlockParam")["properties"]["caller"]
    definition(ours, "CacheControl")["required"].append("ttl")
    definition(ours, "OutputConfig")["properties"]["effort"]["anyOf"][0]["enum"].remove("max")
    found = Comparison(api, ours).walk(api["components"]["schemas"]["CreateMessageParams"], ours)

    ends = {difference.rpartition(": ")[2] for difference in found.differences}
    assert ends == {"caller is unknown", "ttl is required", "the word max is unknown"}


def recorded(file: Path) -> Iterator[tuple[str, str, Any]]:
    """(what it is, its definition, the value) of everything JSON in a recorded exchange.

    The request of a refused exchange is left out: that it is wrong may be the point of it.
    """
    exchange = _exchange(file)
    counts = "count_tokens" in exchange["request"]["path"]
    response = exchange["response"]
    if exchange["request"].get("body") is not None and response["status"] == 200:
        yield "request", "CountTokensRequest" if counts else "MessagesRequest", exchange["request"]["body"]
    if response.get("body") is not None:
        answer = "CountTokensResponse" if counts else "Message"
        yield "response", answer if response["status"] == 200 else "ErrorResponse", response["body"]
    lines = [line for item in response.get("sse", ()) for line in item.split("\n")]
    for index, line in enumerate(line for line in lines if line.startswith("data:")):
        yield f"event {index}", "MessageStreamEvent", json.loads(line.removeprefix("data:"))


def faults_of(name: str, value: Any) -> list[tuple[str, str, str | None]]:
    """What is wrong with a value of one of our definitions: place, keyword, missing property."""
    found = explain(from_jsonschema_rs(bundled(name), compiled(name), value))
    return [(fault.path, fault.keyword, fault.property) for fault in found]


def unknown_keys(name: str, value: Any) -> Iterator[str]:
    """The places of keys that our definition, or one it leads to, neither names nor leaves open."""
    schema = bundled(name)
    yield from _unknown(schema, schema, value, "")


def _unknown(root: Any, schema: Any, value: Any, where: str) -> Iterator[str]:
    if isinstance(value, list):
        for item in (item for item in members(root, schema) if item.get("type") == "array"):
            for index, one in enumerate(value):
                yield from _unknown(root, item.get("items", {}), one, f"{where}/{index}")
    if not isinstance(value, dict):
        return
    objects = [item for item in members(root, schema) if "properties" in item]
    named = {value.get("type"), value.get("role")}
    fit = [item for item in objects if named & set(tags(root, item))] or objects
    for item in sorted(fit, key=lambda item: len(set(value) - set(item["properties"])))[:1]:
        for key, one in value.items():
            if key in item["properties"]:
                yield from _unknown(root, item["properties"][key], one, f"{where}/{key}")
            elif "additionalProperties" not in item:
                yield f"{where}/{key}"


def compared(root: Any, published: Any, name: str) -> Comparison:
    """A published schema beside our definition."""
    ours = bundled(name)
    return Comparison(root, ours).walk(published, {"$ref": ours["$ref"]})


def definition(schema: Any, name: str) -> Any:
    """A definition inside a bundled document."""
    return schema["$defs"][name]


@cache
def compiled(name: str) -> Any:
    """Its validator."""
    return jsonschema_rs.Draft202012Validator(bundled(name))


@cache
def bundled(name: str) -> dict[str, Any]:
    """One of our definitions, with all that it refers to."""
    document = next(document for document in schemas().wire("anthropic") if name in document.definitions)
    return {**bundle(schemas(), document), "$ref": f"#/$defs/{name}"}

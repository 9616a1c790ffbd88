"""The wire documents of Gemini before recorded exchanges and the published definitions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from codegen.bundle import bundle
from codegen.explain import Fault, explain, from_jsonschema_rs
from codegen.schemaset import Document
from tests.cases import for_each
from tests.reference import needs_reference, recorded_exchanges, reference_json
from tests.requirements import requirement
from tests.schemas.vectors import schemas

pytestmark = needs_reference

EXCHANGES = recorded_exchanges("gemini-sdk")
DEFINITION = ("upstream", "gemini", "generativelanguage-v1beta-messages.json")
VERTEX = ("upstream", "gemini", "vertex-discovery", "aiplatform-v1-generate-content.json")
SDK = ("upstream", "sdk-schemas", "google-genai-3.4.0")
# Fields of the SDK's own, which it takes off before it sends or puts on after it received.
SDK_ONLY = {"sdkHttpResponse", "automaticFunctionCallingHistory", "parsed"}

# Our definition -> the names of the same thing in the service definition, in Vertex AI and in the SDK's files.
SAME: dict[str, tuple[str | None, str | None, tuple[str, str] | None]] = {
    "GenerateContentRequest": ("GenerateContentRequest", "GenerateContentRequest", None),
    "Content": ("Content", "Content", ("content", "Content")),
    "Part": ("Part", "Part", ("content", "Part")),
    "Blob": ("Blob", "Blob", ("content", "Blob")),
    "FileData": ("FileData", "FileData", ("content", "FileData")),
    "FunctionCall": ("FunctionCall", "FunctionCall", ("content", "FunctionCall")),
    "PartialArgument": (None, "PartialArg", ("content", "PartialArg")),
    "FunctionResponse": ("FunctionResponse", "FunctionResponse", ("content", "FunctionResponse")),
    "FunctionResponsePart": ("FunctionResponsePart", "FunctionResponsePart", ("content", "FunctionResponsePart")),
    "ExecutableCode": ("ExecutableCode", "ExecutableCode", ("content", "ExecutableCode")),
    "CodeExecutionResult": ("CodeExecutionResult", "CodeExecutionResult", ("content", "CodeExecutionResult")),
    "ServerToolCall": (None, None, ("content", "ToolCall")),
    "ServerToolResponse": (None, None, ("content", "ToolResponse")),
    "AudioTranscription": (None, "AudioTranscription", ("content", "Transcription")),
    "VideoMetadata": ("VideoMetadata", "VideoMetadata", ("content", "VideoMetadata")),
    "Tool": ("Tool", "Tool", ("tool", "Tool")),
    "FunctionDeclaration": ("FunctionDeclaration", "FunctionDeclaration", ("tool", "FunctionDeclaration")),
    "Schema": ("Schema", "Schema", ("tool", "Schema")),
    "ToolConfig": ("ToolConfig", "ToolConfig", ("tool-config", "ToolConfig")),
    "FunctionCallingConfig": (
        "FunctionCallingConfig",
        "FunctionCallingConfig",
        ("tool-config", "FunctionCallingConfig"),
    ),
    "SafetySetting": ("SafetySetting", "SafetySetting", ("safety-setting", "SafetySetting")),
    "GenerationConfig": ("GenerationConfig", "GenerationConfig", ("generation-config", "GenerationConfig")),
    "ThinkingConfig": (
        "ThinkingConfig",
        "GenerationConfigThinkingConfig",
        ("generation-config", "ThinkingConfig"),
    ),
    "SpeechConfig": ("SpeechConfig", "SpeechConfig", ("generation-config", "SpeechConfig")),
    "ImageConfig": ("ImageConfig", "ImageConfig", None),
    "CountTokensRequest": ("CountTokensRequest", None, None),
    "GenerateContentResponse": (
        "GenerateContentResponse",
        "GenerateContentResponse",
        ("generate-content-response", "GenerateContentResponse"),
    ),
    "Candidate": ("Candidate", "Candidate", ("generate-content-response", "Candidate")),
    "PromptFeedback": (
        "GenerateContentResponse.PromptFeedback",
        "GenerateContentResponsePromptFeedback",
        ("generate-content-response", "GenerateContentResponsePromptFeedback"),
    ),
    "UsageMetadata": (
        "GenerateContentResponse.UsageMetadata",
        "GenerateContentResponseUsageMetadata",
        ("generate-content-response", "GenerateContentResponseUsageMetadata"),
    ),
    "ModalityTokenCount": (
        "ModalityTokenCount",
        "ModalityTokenCount",
        ("generate-content-response", "ModalityTokenCount"),
    ),
    "SafetyRating": ("SafetyRating", "SafetyRating", ("generate-content-response", "SafetyRating")),
    "CitationMetadata": ("CitationMetadata", "CitationMetadata", ("generate-content-response", "CitationMetadata")),
    "CitationSource": ("CitationSource", "Citation", ("generate-content-response", "Citation")),
    "GroundingMetadata": ("GroundingMetadata", "GroundingMetadata", ("generate-content-response", "GroundingMetadata")),
    "GroundingChunk": ("GroundingChunk", "GroundingChunk", ("generate-content-response", "GroundingChunk")),
    "GroundingSupport": ("GroundingSupport", "GroundingSupport", ("generate-content-response", "GroundingSupport")),
    "Segment": ("Segment", None, ("generate-content-response", "Segment")),
    "LogprobsResult": ("LogprobsResult", "LogprobsResult", ("generate-content-response", "LogprobsResult")),
    "UrlMetadata": ("UrlMetadata", "UrlMetadata", ("generate-content-response", "UrlMetadata")),
    "CountTokensResponse": ("CountTokensResponse", None, None),
}


@requirement("SCH-1")
@for_each("path", EXCHANGES, ids=lambda path: path.stem)
def test_a_recorded_exchange_keeps_to_the_documents(path: Path) -> None:
    found = {what: faults for what, name, value in recorded(path) if (faults := faults_of(name, value))}

    assert found == {}


def test_the_recordings_are_those_that_we_know() -> None:
    assert len(EXCHANGES) >= 46
    assert sum(1 for path in EXCHANGES for _ in recorded(path)) >= 133


def test_every_key_of_a_recorded_answer_is_known() -> None:
    """Only what stands in open places may be unknown: arguments of calls and details of errors."""
    unknown = {
        f"{path.stem}: {where}"
        for path in EXCHANGES
        for _, name, value in recorded(path)
        if name == "GenerateContentResponse"
        for where in unknown_keys(name, value)
    }

    assert unknown == set()


@requirement("SCH-1")
@for_each("name", SAME)
def test_every_published_property_is_known(name: str) -> None:
    ours = set(definition(name)["properties"])
    service, vertex, sdk = SAME[name]
    published: set[str] = set()
    if service:
        published |= {field["json"] for field in reference_json(*DEFINITION)["messages"][service]["fields"].values()}
    if vertex:
        published |= set(reference_json(*VERTEX)["schemas"][f"GoogleCloudAiplatformV1{vertex}"]["properties"])
    if sdk:
        published |= set(sdk_definition(*sdk)["properties"]) - SDK_ONLY

    assert published - ours == set()


@pytest.mark.parametrize(
    ("enumeration", "ours"),
    [
        ("Candidate.FinishReason", "FinishReason"),
        ("GenerateContentResponse.PromptFeedback.BlockReason", "PromptFeedback"),
    ],
)
def test_every_published_reason_is_known(enumeration: str, ours: str) -> None:
    known = definition(ours).get("enum") or definition(ours)["properties"]["blockReason"]["enum"]
    published = set(reference_json(*DEFINITION)["enums"][enumeration]["values"])
    response = reference_json(*SDK, "generate-content-response.schema.json")["$defs"]
    published |= set(response["FinishReason" if ours == "FinishReason" else "BlockedReason"]["enum"])

    assert set(known) == published


def test_a_published_name_of_a_definition_is_found() -> None:
    """What is compared is there: a renamed message would otherwise compare nothing."""
    messages = reference_json(*DEFINITION)["messages"]
    assert {names[0] for names in SAME.values() if names[0]} <= set(messages)


def recorded(path: Path) -> Iterator[tuple[str, str, Any]]:
    """(what it is, its definition, the value) of everything JSON in a recorded exchange."""
    exchange = json.loads(path.read_text(encoding="utf-8"))
    yield "request", "GenerateContentRequest", exchange["request"]["body"]
    response = exchange["response"]
    if "body" in response:
        kind = "GenerateContentResponse" if response["status"] == 200 else "ErrorResponse"
        yield "response", kind, response["body"]
    for index, event in enumerate(response.get("sse", ())):
        if event.startswith("data:"):
            yield f"chunk {index}", "GenerateContentResponse", json.loads(event.removeprefix("data:"))
        else:
            yield f"error {index}", "ErrorResponse", json.loads(event)


def unknown_keys(name: str, value: Any, where: str = "") -> Iterator[str]:
    """The places of keys that the definition, or one it leads to, does not name."""
    properties = definition(name).get("properties", {})
    for key, item in value.items():
        if key not in properties:
            yield f"{where}/{key}"
            continue
        inner = properties[key]
        branches = [branch for branch in inner.get("anyOf", [inner]) if branch.get("type") != "null"]
        target = branches[0].get("$ref") or branches[0].get("items", {}).get("$ref")
        for one in item if isinstance(item, list) else [item]:
            if target and isinstance(one, dict):
                yield from unknown_keys(target.rpartition("/")[2], one, f"{where}/{key}")


def faults_of(name: str, value: Any) -> list[Fault]:
    """What is wrong with a value of one of our definitions."""
    return explain(from_jsonschema_rs(*_judge(name), value))


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
    return next(document for document in schemas().wire("gemini") if name in document.definitions)


@cache
def _bundled(path: str) -> dict[str, Any]:
    return bundle(schemas(), schemas().documents[path])


def sdk_definition(file: str, name: str) -> Any:
    """A definition of one of the SDK's files; the file itself where it has its name."""
    document = reference_json(*SDK, f"{file}.schema.json")
    return document if document.get("title") == name else document["$defs"][name]

"""What a JSON value is: which definition of which document it fits best."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from turnwire_schema.documents import load_document, validator_for


class Candidate(NamedTuple):
    """A definition that a whole document may be."""

    document: str
    definition: str

    def __str__(self) -> str:
        return f"{self.document}#{self.definition}"


CANDIDATES: Final = tuple(
    Candidate(document, definition)
    for document, definitions in {
        "turnwire/v1/request": ("ChatRequest",),
        "turnwire/v1/response": ("ChatResponse",),
        "turnwire/v1/message": ("SystemMessage", "UserMessage", "AssistantMessage", "ToolMessage", "Conversation"),
        "turnwire/v1/tool": ("ToolDefinition", "ToolCall", "InvalidToolCall", "ToolResult"),
        "turnwire/v1/stream": ("StreamingChunk",),
        "turnwire/v1/usage": ("UsageInfo",),
        "turnwire/v1/error": ("ErrorInfo", "Loss"),
        "turnwire/v1/audit": ("AuditEvent",),
        "turnwire/v1/config": ("ConfigFile",),
        "wire/openai-chat/v1/request": ("ChatCompletionRequest",),
        "wire/openai-chat/v1/response": ("ChatCompletion",),
        "wire/openai-chat/v1/chunk": ("ChatCompletionChunk",),
        "wire/openai-chat/v1/models": ("ModelList",),
        "wire/openai-chat/v1/error": ("ErrorResponse",),
        "wire/ollama/v1/chat": ("ChatRequest", "ChatResponse"),
        "wire/ollama/v1/models": ("TagsResponse", "PsResponse", "ShowResponse", "VersionResponse"),
        "wire/ollama/v1/error": ("ErrorResponse",),
    }.items()
    for definition in definitions
)


@cache
def _shape(candidate: Candidate) -> tuple[frozenset[str], frozenset[str], dict[str, Any]]:
    """Known keys, required keys and fixed values of a definition; those of all members for a union."""
    definitions = load_document(candidate.document)["$defs"]
    schema = definitions[candidate.definition]
    members = [
        definitions[m["$ref"].rpartition("/")[2]] for m in schema.get("oneOf", schema.get("anyOf", ())) if "$ref" in m
    ]
    known: set[str] = set()
    required: set[str] | None = None
    for member in members or [schema]:
        known |= set(member.get("properties", {}))
        own = set(member.get("required", ()))
        required = own if required is None else required & own
    fixed = {
        key: value["const"]
        for key, value in schema.get("properties", {}).items()
        if isinstance(value, dict) and "const" in value
    }
    return frozenset(known), frozenset(required or ()), fixed


def _score(candidate: Candidate, value: Any) -> float:
    """How well the keys of `value` fit: 0 (not at all) to 2 (all known, all required there, tag equal)."""
    if isinstance(value, list):
        return 1.0 if candidate.definition == "Conversation" else 0.0
    if not isinstance(value, Mapping) or candidate.definition == "Conversation":
        return 0.0
    known, required, fixed = _shape(candidate)
    keys = set(value)
    if any(value.get(key) != expected for key, expected in fixed.items() if key in keys):
        return 0.0
    share = len(keys & known) / len(keys) if keys else 0.0
    needed = len(keys & required) / len(required) if required else 0.5
    return share + needed * 0.9 + (0.1 if fixed else 0.0)


def detect(value: Any) -> Candidate | None:
    """The definition that `value` most likely is; one it is valid for where there is one. None when nothing fits."""
    ranked = sorted(((_score(candidate, value), candidate) for candidate in CANDIDATES), key=lambda pair: -pair[0])
    ranked = [pair for pair in ranked if pair[0] > 0]
    for score, candidate in ranked:
        if score >= ranked[0][0] - 0.35 and validator_for(*candidate).is_valid(value):
            return candidate
    return ranked[0][1] if ranked else None

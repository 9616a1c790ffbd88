"""What a JSON value is: which definition of which document it fits best.

The keys decide: the definition with the fewest unknown and missing keys, and with its tags. Validity only breaks ties,
so that a broken payload is told what is wrong with it and is not taken for something open that accepts anything.
"""

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


# Where two fit equally well the earlier one is taken: a body with only `model` and `messages` is the same request in
# both dialects.
CANDIDATES: Final = tuple(
    Candidate(document, definition)
    for document, definitions in {
        "turnwire/v1/request": ("ChatRequest",),
        "turnwire/v1/response": ("ChatResponse",),
        "turnwire/v1/message": (
            "SystemMessage",
            "UserMessage",
            "AssistantMessage",
            "ToolMessage",
            "ChatMessage",  # a message whose role is none of the four
            "Conversation",
        ),
        "turnwire/v1/tool": ("ToolDefinition", "ToolCall", "InvalidToolCall", "ToolResult"),
        "turnwire/v1/error": ("ErrorInfo", "Loss", "Diagnostic"),
        "turnwire/v1/audit": ("AuditEvent",),
        "turnwire/v1/config": ("ConfigFile",),
        "turnwire/v1/provider": ("ProviderInfo", "ProviderHealth", "Capabilities", "ModelInfo"),
        "wire/openai-chat/v1/request": ("ChatCompletionRequest",),
        "wire/openai-chat/v1/response": ("ChatCompletion",),
        "wire/openai-chat/v1/chunk": ("ChatCompletionChunk",),
        "wire/openai-chat/v1/models": ("ModelList", "Model", "HealthResponse", "PropsResponse"),
        "wire/ollama/v1/models": (
            "TagsResponse",
            "PsResponse",
            "ShowRequest",
            "ShowResponse",
            "VersionResponse",
            "StatusResponse",
        ),
        "wire/ollama/v1/chat": ("ChatRequest", "ChatResponse"),
        "wire/ollama/v1/error": ("ErrorResponse",),
        "wire/openai-chat/v1/error": ("ErrorResponse",),
        # No key of these is required, so they come last.
        "turnwire/v1/stream": ("StreamingChunk",),
        "turnwire/v1/usage": ("UsageInfo",),
    }.items()
    for definition in definitions
)

LEAST_KNOWN: Final = 0.5
"""A value of whose keys a smaller share is known to a definition is something else."""


class _Shape(NamedTuple):
    known: frozenset[str]
    required: frozenset[str]
    fixed: dict[str, Any]


@cache
def _shape(candidate: Candidate) -> _Shape:
    """Known keys, required keys and fixed values of a definition; for a union the keys of any and of all members."""
    definitions = load_document(candidate.document)["$defs"]
    schema = definitions[candidate.definition]
    union = schema.get("oneOf", schema.get("anyOf", ()))
    members = [definitions[m["$ref"].rpartition("/")[2]] for m in union if "$ref" in m] or [schema]
    known = frozenset[str]().union(*(member.get("properties", {}) for member in members))
    required = frozenset(members[0].get("required", ())).intersection(*(m.get("required", ()) for m in members))
    fixed = {key: value["const"] for key, value in schema.get("properties", {}).items() if "const" in value}
    return _Shape(known, required, fixed)


def _misfit(candidate: Candidate, value: Any) -> float | None:
    """How badly the keys of `value` fit, the less the better; None means that it is something else."""
    if isinstance(value, list):
        is_chain = candidate.definition == "Conversation" and all(isinstance(item, Mapping) for item in value)
        return 0.0 if is_chain else None
    if not isinstance(value, Mapping) or not value or candidate.definition == "Conversation":
        return None
    known, required, fixed = _shape(candidate)
    keys = value.keys()
    if any(value[key] != expected for key, expected in fixed.items() if key in keys):
        return None
    found = len(keys & known)
    if found / len(keys) < LEAST_KNOWN:
        return None
    # A missing key weighs a little less: a request without its messages is nearer to a request than to something else.
    # A tag that is right makes up for two.
    return len(keys) - found + 0.9 * len(required - keys) - 2 * len(keys & fixed.keys())


def detect(value: Any) -> Candidate | None:
    """The definition that `value` most likely is, valid or not. None when nothing fits."""
    fits = [(misfit, candidate) for candidate in CANDIDATES if (misfit := _misfit(candidate, value)) is not None]
    if not fits:
        return None
    least = min(misfit for misfit, _ in fits)
    best = [candidate for misfit, candidate in fits if misfit == least]
    return next((candidate for candidate in best if validator_for(*candidate).is_valid(value)), best[0])

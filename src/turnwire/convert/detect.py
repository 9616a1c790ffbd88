"""What a JSON value is: which definition of which document it fits best.

The keys decide: the definition with the fewest unknown and missing keys, and with its tags. Validity only breaks ties,
so that it is reported what is wrong with a broken payload and is not taken for something open that accepts anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import inf
from typing import Any, Final, NamedTuple

from turnwire_schema.documents import load_document, validator_for

from turnwire.convert.detect_endpoints import endpoint_definitions


class Candidate(NamedTuple):
    """A definition that a whole document may be."""

    document: str
    definition: str

    def __str__(self) -> str:
        return f"{self.document}#{self.definition}"


_DOCUMENTS: Final[Mapping[str, tuple[str, ...]]] = {
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
    "turnwire/v1/batch": ("BatchRequest", "BatchBody", "BatchResult", "BatchSummary"),
    "turnwire/v1/config": ("ConfigFile",),
    "turnwire/v1/provider": ("ProviderInfo", "ProviderHealth", "Capabilities", "ModelInfo"),
    "wire/openai-chat/v1/request": ("ChatCompletionRequest",),
    "wire/openai-chat/v1/response": ("ChatCompletion",),
    "wire/openai-chat/v1/chunk": ("ChatCompletionChunk",),
    "wire/openai-chat/v1/batch": ("BatchRequestInput", "BatchRequestOutput"),
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
    "wire/openai-responses/v1/request": ("ResponsesRequest",),
    "wire/openai-responses/v1/response": ("Response",),
    "wire/gemini-interactions/v1/request": ("InteractionRequest",),
    "wire/gemini-interactions/v1/response": ("Interaction",),
    "wire/anthropic/v1/request": ("MessagesRequest", "CountTokensRequest"),
    "wire/anthropic/v1/response": ("Message", "CountTokensResponse"),
    "wire/anthropic/v1/models": ("ModelList", "Model"),
    "wire/anthropic/v1/error": ("ErrorEnvelope",),
    "wire/gemini/v1/request": ("GenerateContentRequest", "CountTokensRequest"),
    "wire/gemini/v1/models": ("ModelList", "Model"),
    "wire/gemini/v1/error": ("ErrorResponse", "ErrorList"),  # Interactions fail in the same form
    # No key of these is required, so they come last.
    "wire/gemini/v1/response": ("GenerateContentResponse", "GenerateContentResponseList", "CountTokensResponse"),
    "turnwire/v1/stream": ("StreamingChunk",),
    "turnwire/v1/usage": ("UsageInfo",),
}
_LISTS: Final = frozenset({"Conversation", "ErrorList", "GenerateContentResponseList"})

# Anthropic's requests have the keys of others, too: the keys of inner objects, and the words, that distinguish them.
_WORDS: Final = {"service_tier": "standard_only"}
_INNER_KEYS: Final = frozenset({"input_schema", "source", "tool_use_id", "input", "thinking", "signature"})

# Unions of events: each member is a candidate, found by its tag.
_EVENTS: Final[Mapping[str, str]] = {
    "wire/openai-responses/v1/event": "ResponseStreamEvent",
    "wire/anthropic/v1/event": "MessageStreamEvent",
    "wire/gemini-interactions/v1/event": "InteractionEvent",
}
# The same as the body of an error.
_ERROR_EVENT: Final = Candidate("wire/anthropic/v1/event", "ErrorEvent")


@cache
def candidates() -> tuple[Candidate, ...]:
    """Everything that a payload may be. Where two fit equally well the earlier one is taken: a body with only `model`
    and `messages` is the same request in several dialects.
    """
    named = [Candidate(document, name) for document, names in _DOCUMENTS.items() for name in names]
    events = [
        Candidate(document, member)
        for document, union in _EVENTS.items()
        for member in _members(document, union)
        if _is_tagged(_definitions(document)[member]) and Candidate(document, member) != _ERROR_EVENT
    ]
    return (*named, *events)


@cache
def _definitions(document: str) -> dict[str, Any]:
    definitions: dict[str, Any] = load_document(document)["$defs"]
    return definitions


def _members(document: str, union: str) -> list[str]:
    schema = _definitions(document)[union]
    members = schema.get("oneOf", schema.get("anyOf", ()))
    return [member["$ref"].rpartition("/")[2] for member in members if "$ref" in member]


def _is_tagged(schema: Mapping[str, Any]) -> bool:
    return any("const" in value for value in schema.get("properties", {}).values())


LEAST_KNOWN: Final = 0.5
"""A value of whose keys a smaller share is known to a definition is something else."""


class _Shape(NamedTuple):
    known: frozenset[str]
    required: frozenset[str]
    fixed: dict[str, Any]


@cache
def _shape(candidate: Candidate) -> _Shape:
    """Known keys, required keys and fixed values of a definition; for a union the keys of any and of all members."""
    definitions = _definitions(candidate.document)
    schema = definitions[candidate.definition]
    members = [definitions[name] for name in _members(*candidate)] or [schema]
    known = frozenset[str]().union(*(member.get("properties", {}) for member in members))
    required = frozenset(members[0].get("required", ())).intersection(*(m.get("required", ()) for m in members))
    fixed = {key: value["const"] for key, value in schema.get("properties", {}).items() if "const" in value}
    return _Shape(known, required, fixed)


class _Fit(NamedTuple):
    """How badly keys fit a candidate, the less the better."""

    misfit: float
    candidate: Candidate


@cache
def _tag_names() -> tuple[str, ...]:
    """The keys that have a fixed value in some definition."""
    return tuple(sorted({key for candidate in candidates() for key in _shape(candidate).fixed}))


_MOST_KEYS: Final = 64
"""A value with more keys is nothing of ours; it is judged like any other, but not remembered."""
_LONGEST_TAG: Final = 64
_NO_TAG: Final = object()
"""Stands for a value that no tag has."""


def _fits(value: Mapping[str, Any]) -> tuple[_Fit, ...]:
    """The candidates that an object may be, by its keys and tags alone."""
    tags = tuple(_hashable(value[key]) if key in value else _NO_TAG for key in _tag_names())
    judge = _judged_keys if len(value) <= _MOST_KEYS else _judged_keys.__wrapped__
    return judge(frozenset(value), tags)


def _hashable(value: Any) -> Any:
    """The value where a tag may be it, and nothing large is remembered."""
    is_short = isinstance(value, str) and len(value) <= _LONGEST_TAG
    return value if is_short or isinstance(value, (bool, float, type(None))) else _NO_TAG


@lru_cache(maxsize=1024)
def _judged_keys(keys: frozenset[str], tags: tuple[Any, ...]) -> tuple[_Fit, ...]:
    """The same for all values with these keys and tags: lines of a file have mostly the same."""
    named = dict(zip(_tag_names(), tags, strict=True))
    judged = ((_misfit(candidate, keys, named), candidate) for candidate in candidates())
    return tuple(_Fit(misfit, candidate) for misfit, candidate in judged if misfit is not None)


def _misfit(candidate: Candidate, keys: frozenset[str], tags: Mapping[str, Any]) -> float | None:
    """How badly the keys of an object fit, the less the better; None means that it is something else."""
    if not keys or candidate.definition in _LISTS:
        return None
    known, required, fixed = _shape(candidate)
    if any(tags[key] != expected for key, expected in fixed.items() if key in keys):
        return None
    if candidate.document in _EVENTS and not fixed.keys() <= keys:
        return None  # an event is nothing without its tag
    found = len(keys & known)
    if found / len(keys) < LEAST_KNOWN:
        return None
    # A missing key weighs a little less: a request without its messages is nearer to a request than to something else.
    # A tag that is right makes up for two.
    misfit = len(keys) - found + 0.9 * len(required - keys) - 2 * len(keys & fixed.keys())
    return misfit if candidate.document in _TOLD else misfit + 1.1 * len(fixed.keys() - required - keys)


def _is_choice(choice: Any) -> bool:
    """Whether a tool choice is an object with Anthropic's words."""
    return isinstance(choice, Mapping) and choice.get("type") in ("auto", "any", "tool", "none")


def _is_messages_request(value: Mapping[str, Any]) -> bool:
    """Whether a tool, a message or a part of a message has a key of Anthropic's, or the request a distinctive word."""
    lists = [found for key in ("tools", "messages") if isinstance(found := value.get(key), list)]
    entries = [entry for found in lists for entry in found if isinstance(entry, Mapping)]
    contents = [entry["content"] for entry in entries if isinstance(entry.get("content"), list)]
    parts = [part for content in contents for part in content if isinstance(part, Mapping)]
    if any(value.get(key) == word for key, word in _WORDS.items()) or _is_choice(value.get("tool_choice")):
        return True
    return any(not _INNER_KEYS.isdisjoint(entry) for entry in (*entries, *parts))


@cache
def _tags(document: str, union: str) -> frozenset[str]:
    """The tags of a union's members that are defined in the same document."""
    definitions = _definitions(document)
    tag = definitions[union]["discriminator"]["propertyName"]
    members = [definitions[name]["properties"][tag] for name in _members(document, union) if name in definitions]
    return frozenset(word for member in members for word in (member.get("enum") or [member.get("const")]) if word)


def _is_interaction_request(value: Mapping[str, Any]) -> bool:
    """Whether the input holds a step or a content that the Responses API does not know."""
    given = value.get("input")
    entries = given if isinstance(given, list) else [given]
    step, item = "wire/gemini-interactions/v1/step", "wire/openai-responses/v1/request"
    own = (_tags(step, "Step") | _tags(step, "Content")) - _tags(item, "TypedItem")
    kinds = [entry.get("type") for entry in entries if isinstance(entry, Mapping)]
    return any(isinstance(kind, str) and kind in own for kind in kinds)


_TOLD: Final[Mapping[str, Callable[[Mapping[str, Any]], bool]]] = {
    "wire/anthropic/v1/request": _is_messages_request,
    "wire/gemini-interactions/v1/request": _is_interaction_request,
}


def detect(value: Any) -> Candidate | None:
    """The definition that `value` most likely is, valid or not. None when nothing fits."""
    return detect_and_judge(value)[0]


def detect_and_judge(value: Any) -> tuple[Candidate | None, bool]:
    """The same, and whether it was seen on the way that the value is valid."""
    if isinstance(value, list):
        is_list = all(isinstance(item, Mapping) for item in value)
        fits = [_Fit(0.0, each) for each in candidates() if is_list and each.definition in _LISTS]
    elif isinstance(value, Mapping):
        if beside := endpoint_definitions(value):
            return Candidate(*beside[0]), False
        fits = _told(_fits(value), value)
    else:
        return None, False
    if not fits:
        return None, False
    least = min(fit.misfit for fit in fits)
    best = [fit.candidate for fit in fits if fit.misfit == least]
    if len(best) > 1:
        for candidate in best:
            if validator_for(*candidate).is_valid(value):
                return candidate, True
    return best[0], False


def alike(value: Any) -> tuple[Candidate, ...]:
    """What `value` may be of several things that nothing in it tells apart; none where it is one thing."""
    found = endpoint_definitions(value) if isinstance(value, Mapping) else ()
    return tuple(Candidate(*each) for each in found) if len(found) > 1 else ()


def _told(fits: tuple[_Fit, ...], value: Mapping[str, Any]) -> list[_Fit]:
    """The fits with those that only a look inside tells from others, where that look could make them the best."""
    least = min((fit.misfit for fit in fits if fit.candidate.document not in _TOLD), default=inf)
    found = []
    for fit in fits:
        is_told = _TOLD.get(fit.candidate.document)
        if is_told is None:
            found.append(fit)
        elif fit.misfit - 1 <= least:
            found.append(fit._replace(misfit=fit.misfit + (-1 if is_told(value) else 0.01)))
    return found

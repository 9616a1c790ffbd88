"""Detect what a JSON value is: the definition of a document that fits it best.

The keys decide: the definition with the fewest unknown and missing keys, and with its tags. Validity only breaks ties,
so that a broken payload gets an error message and is not taken for an open definition that accepts anything. A key that
differs only in case and underscores is half known. A tag may be misspelt by a letter or two, or wrong if many keys are
exactly those of a definition.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.documents import UnknownDocument, load_document, validator_for
from turnwire_schema.wire import known_keys as keys_of_type

from turnwire.codecs.dialect import Dialect, Marks, Ref, resolved
from turnwire.codecs.dialects import dialect_named, dialects
from turnwire.codecs.recorded_paths import rows_of
from turnwire.convert.detect_endpoints import endpoint_definitions
from turnwire.core.unknown_keys import MOST, KnownKeys, UnknownKey, letters_of


class Candidate(NamedTuple):
    """A definition that a whole document may match."""

    document: str
    definition: str

    def __str__(self) -> str:
        return f"{self.document}#{self.definition}"


# If two fit equally well the one of the lower rank is taken; the ranks of dialects are between these.
_CANONICAL: Final = (
    Marks(0, "turnwire/v1/request", ("ChatRequest",)),
    Marks(0, "turnwire/v1/response", ("ChatResponse",)),
    Marks(
        0,
        "turnwire/v1/message",
        (
            "SystemMessage",
            "UserMessage",
            "AssistantMessage",
            "ToolMessage",
            "ChatMessage",  # a message with a role outside of the four
            "Conversation",
        ),
    ),
    Marks(0, "turnwire/v1/tool", ("ToolDefinition", "ToolCall", "InvalidToolCall", "ToolResult")),
    Marks(0, "turnwire/v1/error", ("ErrorInfo", "Loss", "Diagnostic")),
    Marks(0, "turnwire/v1/audit", ("AuditEvent",)),
    Marks(0, "turnwire/v1/batch", ("BatchRequest", "BatchBody", "BatchResult", "BatchSummary")),
    Marks(0, "turnwire/v1/config", ("ConfigFile",)),
    Marks(0, "turnwire/v1/provider", ("ProviderInfo", "ProviderHealth", "Capabilities", "ModelInfo")),
    # No key of these is required, so they come last.
    Marks(99, "turnwire/v1/stream", ("StreamingChunk",)),
    Marks(99, "turnwire/v1/usage", ("UsageInfo",)),
)


@dataclass(frozen=True, eq=False, slots=True)
class _Known:
    """All candidates of payloads, and what distinguishes them."""

    candidates: tuple[Candidate, ...]
    lists: frozenset[str]
    event_documents: frozenset[str]
    looks: Mapping[str, Callable[[Mapping[str, Any]], bool]]
    types: Mapping[Candidate, Ref]
    """The typed dicts of candidates whose documents are not part of this package."""


def _known() -> _Known:
    return _known_of(tuple(dialects()))


@cache
def _known_of(names: tuple[str, ...]) -> _Known:
    found = [dialect_named(name).detection for name in names]
    types = {
        Candidate(f"wire/{name}/v1/{kind}", ref.rpartition(":")[2]): ref
        for name, each in zip(names, found, strict=True)
        for kind, ref in each.types.items()
    }
    brought = (Marks(50, document, (name,)) for document, name in types)
    said = (mark for each in found for mark in each.marks)
    marks = sorted((*_CANONICAL, *said, *brought), key=lambda mark: mark.rank)
    named = [Candidate(mark.document, name) for mark in marks for name in mark.definitions]
    unions = sorted(each.events for each in found if each.events is not None)
    shared = frozenset[str]().union(*(each.same_as_another for each in found))
    events = [
        Candidate(document, member)
        for _, document, union in unions
        for member in _members(document, union)
        if _is_tagged(_definitions(document)[member]) and str(Candidate(document, member)) not in shared
    ]
    return _Known(
        (*named, *events),
        frozenset({"Conversation"}).union(*(each.lists for each in found)),
        frozenset(document for _, document, _ in unions),
        {document: look for each in found for document, look in each.looks.items()},
        types,
    )


def candidates() -> tuple[Candidate, ...]:
    """Return all candidates. If two fit equally well the earlier one is taken: a body with only `model` and `messages`
    is the same request in several dialects.
    """
    return _known().candidates


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
"""The smallest share of known keys: a value with a smaller one is something else."""


class Shape(NamedTuple):
    """The keys of an object: possible ones, required ones, and those with fixed values."""

    known: frozenset[str]
    required: frozenset[str]
    fixed: Mapping[str, Any]


@cache
def _shape(candidate: Candidate) -> Shape:
    """Return known, required and fixed keys of a definition; for a union the keys of any and of all members."""
    own = _known().types.get(candidate)
    if own is not None:
        return Shape(keys_of_type(resolved(own)), resolved(own).__required_keys__, {})
    definitions = _definitions(candidate.document)
    schema = definitions[candidate.definition]
    members = [definitions[name] for name in _members(*candidate)] or [schema]
    known = frozenset[str]().union(*(member.get("properties", {}) for member in members))
    required = frozenset(members[0].get("required", ())).intersection(*(m.get("required", ()) for m in members))
    fixed = {key: value["const"] for key, value in schema.get("properties", {}).items() if "const" in value}
    return Shape(known, required, fixed)


@cache
def _letters(candidate: Candidate) -> frozenset[str]:
    return frozenset(map(letters_of, _shape(candidate).known))


class _Fit(NamedTuple):
    """How badly keys fit a candidate: less is better."""

    misfit: float
    candidate: Candidate


@cache
def _tag_names(known: tuple[Candidate, ...]) -> tuple[str, ...]:
    """Return the keys that have a fixed value in some definition."""
    return tuple(sorted({key for candidate in known for key in _shape(candidate).fixed}))


_MOST_KEYS: Final = 64
"""A value with more keys matches nothing here; it is checked like any other, but not cached."""
_LONGEST_TAG: Final = 64
_TELLING: Final = 5
"""The number of required keys that identify a definition."""
_MISSPELT_BY: Final = 2
"""Most letters by which a tag may differ and still be the intended one."""
_NO_TAG: Final = object()
"""Placeholder for a value that no tag has."""


def _fits(value: Mapping[str, Any]) -> tuple[_Fit, ...]:
    """Return the candidates for an object, by its keys and tags alone."""
    known = _known()
    tags = tuple(_hashable(value[key]) if key in value else _NO_TAG for key in _tag_names(known.candidates))
    judge = _judged_keys if len(value) <= _MOST_KEYS else _judged_keys.__wrapped__
    return judge(frozenset(value), tags, known)


def _hashable(value: Any) -> Any:
    """Return the value if a tag may have it; nothing large is cached."""
    is_short = isinstance(value, str) and len(value) <= _LONGEST_TAG
    return value if is_short or isinstance(value, (bool, float, type(None))) else _NO_TAG


@lru_cache(maxsize=1024)
def _judged_keys(keys: frozenset[str], tags: tuple[Any, ...], known: _Known) -> tuple[_Fit, ...]:
    """Return the fits for all values with these keys and tags: lines of a file mostly have the same."""
    named = dict(zip(_tag_names(known.candidates), tags, strict=True))
    judged = ((_misfit(candidate, keys, named, known), candidate) for candidate in known.candidates)
    return tuple(_Fit(misfit, candidate) for misfit, candidate in judged if misfit is not None)


def _is_told_by(keys: frozenset[str], known: frozenset[str], required: frozenset[str]) -> bool:
    """Return True if the keys alone identify an object, so that a wrong tag is its fault."""
    return len(required) >= _TELLING and required <= keys <= known


def _is_misspelt(tag: Any, meant: Any) -> bool:
    """Return True if a tag is `meant` except for a letter or two."""
    if not isinstance(tag, str) or not isinstance(meant, str) or abs(len(tag) - len(meant)) > _MISSPELT_BY:
        return False
    from difflib import SequenceMatcher  # of broken payloads only

    same = sum(block.size for block in SequenceMatcher(None, tag, meant, autojunk=False).get_matching_blocks())
    return max(len(tag), len(meant)) - same <= min(_MISSPELT_BY, len(meant) // 5)


def _misfit(candidate: Candidate, keys: frozenset[str], tags: Mapping[str, Any], every: _Known) -> float | None:
    """Return how badly the keys of an object fit, less is better; None means that it is something else."""
    if not keys or candidate.definition in every.lists:
        return None
    known, required, fixed = _shape(candidate)
    wrong = [key for key, expected in fixed.items() if key in keys and tags[key] != expected]
    is_misspelt = all(_is_misspelt(tags[key], fixed[key]) for key in wrong)
    if not is_misspelt and not _is_told_by(keys, known, required):
        return None
    if candidate.document in every.event_documents and not fixed.keys() <= keys:
        return None  # an event is nothing without its tag
    found: float = len(keys & known)
    if found < len(keys):
        found += 0.5 * sum(letters_of(key) in _letters(candidate) for key in keys - known)
    if found / len(keys) < LEAST_KNOWN:
        return None
    # A missing key weighs a little less: a request without its messages is nearer to a request than to something else.
    # A tag that is right makes up for two.
    misfit = len(keys) - found + 0.9 * len(required - keys) - 2 * len(keys & fixed.keys())
    misfit += (2 if is_misspelt else 3) * len(wrong)
    return misfit if candidate.document in every.looks else misfit + 1.1 * len(fixed.keys() - required - keys)


def detect(value: Any) -> Candidate | None:
    """Return the definition that `value` most likely is, valid or not. None if nothing fits."""
    return detect_and_judge(value)[0]


def detect_and_judge(value: Any) -> tuple[Candidate | None, bool]:
    """Return the definition of `value`, and whether detection already found it valid."""
    if isinstance(value, list):
        is_list = all(isinstance(item, Mapping) for item in value)
        fits = [_Fit(0.0, each) for each in candidates() if is_list and each.definition in _known().lists]
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
            if candidate not in _known().types and validator_for(*candidate).is_valid(value):
                return candidate, True
    return best[0], False


def alike(value: Any) -> tuple[Candidate, ...]:
    """Return the definitions of `value` between which nothing in it decides; empty if there is only one."""
    found = endpoint_definitions(value) if isinstance(value, Mapping) else ()
    return tuple(Candidate(*each) for each in found) if len(found) > 1 else ()


def _told(fits: tuple[_Fit, ...], value: Mapping[str, Any]) -> list[_Fit]:
    """Return the fits; content is checked where keys do not suffice, and only if it could make a fit the best."""
    looks = _known().looks
    least = min((fit.misfit for fit in fits if fit.candidate.document not in looks), default=inf)
    found = []
    for fit in fits:
        is_told = looks.get(fit.candidate.document)
        if is_told is None:
            found.append(fit)
        elif fit.misfit - 1 <= least:
            found.append(fit._replace(misfit=fit.misfit + (-1 if is_told(value) else 0.01)))
    return found


def unknown_keys(candidate: Candidate, value: Any, *, most: int = MOST) -> tuple[UnknownKey, ...]:
    """Return the keys in `value` that its definition does not name; at most so many."""
    known = _known_keys(candidate)
    if known is None:
        return ()
    found = known.unknown_in(value, most=most)
    if candidate == _BATCH_LINE and len(found) < most and isinstance(value, Mapping):
        found += _in_batch_body(value, most - len(found))
    return found


_BATCH_LINE: Final = Candidate("wire/openai-chat/v1/batch", "BatchRequestInput")
"""Its body may be any object in its document; its `url` says what it is."""
_IN_BATCHES: Final = ("openai-chat", "openai-responses")


def _in_batch_body(line: Mapping[str, Any], most: int) -> tuple[UnknownKey, ...]:
    body = _body_at(line["url"]) if isinstance(line.get("url"), str) else None
    found = () if body is None else unknown_keys(body, line.get("body"), most=most)
    return tuple(UnknownKey(f"/body{key.path}", key.meant) for key in found)


@lru_cache(maxsize=64)
def _body_at(url: str) -> Candidate | None:
    """Return the definition of bodies to a path; None for an unknown path."""
    rows = [row for name in _IN_BATCHES for row in rows_of(dialect_named(name))]
    meant = next((row.request for row in rows if row.request is not None and row.pattern.fullmatch(url)), None)
    return None if meant is None else Candidate(meant.document, meant.name)


@cache
def _known_keys(candidate: Candidate) -> KnownKeys | None:
    """Return the keys of a definition; None for a document that is not part of this package."""
    try:
        document = load_document(candidate.document)
    except UnknownDocument:
        return None
    kind, _, rest = candidate.document.partition("/")
    owner = dialects().get(rest.partition("/")[0]) if kind == "wire" else None
    return known_keys(document, f"#/$defs/{candidate.definition}", owner)


def known_keys(document: Mapping[str, Any], reference: str, dialect: Dialect | None) -> KnownKeys:
    """Return the keys at a reference into any document, with the further keys of `dialect`."""
    if dialect is None:
        return KnownKeys(document, reference)
    spelled = None if dialect.spelling is None else resolved(dialect.spelling)
    more = {} if dialect.more_keys is None else resolved(dialect.more_keys)
    return KnownKeys(document, reference, spelled=spelled, more=more)

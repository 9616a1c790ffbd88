"""Features of schemas that are put together from others: anyOf, oneOf, allOf, not, if."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any, Final

from turnwire.codecs.schema_support.disjoint import are_disjoint
from turnwire.codecs.schema_support.levels import SAME_VALUE, Level, followed
from turnwire.codecs.schema_support.meaning import (
    CHOICES,
    apparent_types,
    are_within,
    branches_of,
    is_closed,
    other_words,
    types_of,
    values_of,
)

_KEYS: Final = ("properties", "required", "unevaluatedProperties")


def choice_siblings(level: Level) -> Iterator[str]:
    schema = level.schema
    if "$ref" in schema:
        return  # those are siblings of the reference
    first = "oneOf" if "oneOf" in schema else "anyOf"
    branches = [followed(each, level.document) for each in branches_of(schema, first)]
    for keyword in other_words(schema, "type", first):
        if keyword not in _KEYS or not all(_implies(branch, keyword, schema) for branch in branches):
            yield keyword


def choice_beside_type(level: Level) -> Iterator[str]:
    schema, named = level.schema, types_of(level.schema)
    if named is None or "$ref" in schema:
        return
    for keyword in CHOICES:
        for branch in branches_of(schema, keyword):
            if not are_within(apparent_types(branch, level.document), named):
                yield "type"
                return


def one_of_overlapping(level: Level) -> Iterator[str]:
    if not _exclude_each_other(level, closed=True):
        yield "oneOf"


def one_of_open(level: Level) -> Iterator[str]:
    """They exclude each other only if objects have no other keys than those that are named."""
    if _exclude_each_other(level, closed=True) and not _exclude_each_other(level, closed=False):
        yield "oneOf"


def _exclude_each_other(level: Level, *, closed: bool) -> bool:
    branches = branches_of(level.schema, "oneOf")
    return all(are_disjoint(one, other, level.document, closed=closed) for one, other in permutations(branches, 2))


def _implies(branch: Any, keyword: str, schema: Mapping[str, Any]) -> bool:
    """Whether a branch says itself what the keyword next to the branches says."""
    if not isinstance(branch, Mapping):
        return False
    if keyword == "properties":
        listed = branch.get("properties") or {}
        return all(listed.get(name) == each for name, each in schema["properties"].items())
    if keyword == "required":
        return set(schema["required"]) <= set(branches_of(branch, "required"))
    return schema[keyword] is False and is_closed(branch)


# allOf


def all_of_several(level: Level) -> Iterator[str]:
    if len(branches_of(level.schema, "allOf")) > 1:
        yield "allOf"


def all_of_siblings(level: Level) -> Iterator[str]:
    """Keywords next to allOf that its schemas do not say."""
    schema = level.schema
    if "$ref" in schema or any(keyword in schema for keyword in CHOICES):
        return
    parts = [followed(each, level.document) for each in branches_of(schema, "allOf")]
    for keyword in other_words(schema, "allOf"):
        if keyword == "type":
            named = types_of(schema) or frozenset()
            if not any(are_within(apparent_types(part, level.document), named) for part in parts):
                yield keyword
        elif keyword == "unevaluatedProperties":
            if not (schema[keyword] is False and all(isinstance(part, Mapping) and is_closed(part) for part in parts)):
                yield keyword
        elif keyword not in ("properties", "required") or not any(_implies(part, keyword, schema) for part in parts):
            yield keyword


def all_of_dropped(level: Level) -> Iterator[str]:
    """A type next to allOf that is neither object nor string."""
    kind = level.schema.get("type")
    if kind not in (None, "object", "string") and not any(keyword in level.schema for keyword in ("$ref", *CHOICES)):
        yield "allOf"


def all_of_scalars(level: Level) -> Iterator[str]:
    parts = _parts(level)
    kinds = [apparent_types(part, level.document) for part in parts]
    if all(values_of(part) is not None for part in parts if isinstance(part, Mapping)) and parts:
        return
    if any(kind is not None and "object" not in kind for kind in kinds):
        yield "allOf"


def all_of_optional(level: Level) -> Iterator[str]:
    for part in _parts(level):
        listed = part.get("properties") if isinstance(part, Mapping) else None
        if isinstance(listed, Mapping) and not set(listed) <= set(branches_of(part, "required")):
            yield "allOf"
            return


def all_of_loose(level: Level) -> Iterator[str]:
    """A schema among them says something of objects without naming a property or a type."""
    parts = [part for part in _parts(level) if isinstance(part, Mapping)]
    listed = {name for part in parts for name in part.get("properties") or ()}
    for part in parts:
        words = other_words(part)
        if words and not _has_kind(part) and not (words == ["required"] and set(part["required"]) <= listed):
            yield "allOf"
            return


def choice_empty(level: Level) -> Iterator[str]:
    yield from (keyword for keyword in SAME_VALUE if level.schema.get(keyword) == [])


def all_of_choices(level: Level) -> Iterator[str]:
    for part in _parts(level):
        if isinstance(part, Mapping) and (
            any(keyword in part for keyword in SAME_VALUE) or isinstance(part.get("type"), (list, tuple))
        ):
            yield "allOf"
            return


def all_of_shared_property(level: Level) -> Iterator[str]:
    counts = Counter(
        name
        for part in _parts(level)
        if isinstance(part, Mapping) and isinstance(part.get("properties"), Mapping)
        for name in part["properties"]
    )
    if any(count > 1 for count in counts.values()):
        yield "allOf"


def _parts(level: Level) -> list[Any]:
    return [followed(each, level.document) for each in branches_of(level.schema, "allOf")]


def _has_kind(part: Mapping[str, Any]) -> bool:
    words = ("type", "enum", "const", "properties", "additionalProperties", "items", "prefixItems", *SAME_VALUE)
    return any(word in part for word in words)


# not, if


def negation(level: Level) -> Iterator[str]:
    if level.schema["not"] is not False:
        yield "not"


def condition(level: Level) -> Iterator[str]:
    if "then" in level.schema or "else" in level.schema:
        yield "if"


DETECTORS: Final = {
    "choice_siblings": (CHOICES, choice_siblings),
    "choice_beside_type": (CHOICES, choice_beside_type),
    "choice_empty": (SAME_VALUE, choice_empty),
    "one_of_overlapping": (("oneOf",), one_of_overlapping),
    "one_of_open": (("oneOf",), one_of_open),
    "all_of_several": (("allOf",), all_of_several),
    "all_of_siblings": (("allOf",), all_of_siblings),
    "all_of_dropped": (("allOf",), all_of_dropped),
    "all_of_scalars": (("allOf",), all_of_scalars),
    "all_of_optional": (("allOf",), all_of_optional),
    "all_of_loose": (("allOf",), all_of_loose),
    "all_of_choices": (("allOf",), all_of_choices),
    "all_of_shared_property": (("allOf",), all_of_shared_property),
    "negation": (("not",), negation),
    "condition": (("if",), condition),
}

"""Features of schemas for arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import ITEMS, may_be, other_words, types_of, whole

_CONTAINS: Final = ("contains", "minContains", "maxContains")
_MOST: Final = 2000


def unique_items(level: Level) -> Iterator[str]:
    most = whole(level.schema.get("maxItems"))
    if level.schema["uniqueItems"] is True and may_be(level.schema, "array") and (most is None or most > 1):
        yield "uniqueItems"


def unique_items_of_one(level: Level) -> Iterator[str]:
    most = whole(level.schema.get("maxItems"))
    if level.schema["uniqueItems"] is True and may_be(level.schema, "array") and most is not None and most <= 1:
        yield "uniqueItems"


def array_extras(level: Level) -> Iterator[str]:
    if "array" in (types_of(level.schema) or ()):
        yield from (word for word in ("uniqueItems", *_CONTAINS) if word in level.schema)


def contains(level: Level) -> Iterator[str]:
    schema = level.schema
    if may_be(schema, "array") and not (schema.get("minContains") == 0 and "maxContains" not in schema):
        yield "contains"


def contains_met(level: Level) -> Iterator[str]:
    if may_be(level.schema, "array") and not list(contains(level)):
        yield "contains"


def array_without_items(level: Level) -> Iterator[str]:
    if _is_without_items(level.schema) and not _least(level.schema) and other_words(level.schema, "type"):
        yield "type"


def array_without_items_with_least(level: Level) -> Iterator[str]:
    if _is_without_items(level.schema) and _least(level.schema):
        yield "type"


def prefix_items(level: Level) -> Iterator[str]:
    if _prefix(level.schema) and "items" not in level.schema and "unevaluatedItems" not in level.schema:
        yield "prefixItems"


def prefix_items_with_counts(level: Level) -> Iterator[str]:
    count = _prefix(level.schema)
    if count and not isinstance(level.schema.get("items"), Mapping):
        least, most = whole(level.schema.get("minItems")), whole(level.schema.get("maxItems"))
        if least is not None and least > count:
            yield "minItems"
        if most is not None and most < count:
            yield "maxItems"


def prefix_items_of_open_length(level: Level) -> Iterator[str]:
    """It says that fewer or more items fit than there are schemas; one that says nothing means as many, as a rule."""
    schema, count = level.schema, _prefix(level.schema)
    least, most = whole(schema.get("minItems")), whole(schema.get("maxItems"))
    if count and ((least is not None and least < count) or (most is not None and most > count)):
        yield "prefixItems" if "prefixItems" in schema else "items"


def prefix_items_beside_items(level: Level) -> Iterator[str]:
    if "prefixItems" in level.schema and isinstance(level.schema["items"], Mapping) and may_be(level.schema, "array"):
        yield "prefixItems"


def items_list(level: Level) -> Iterator[str]:
    if isinstance(level.schema["items"], (list, tuple)) and may_be(level.schema, "array"):
        yield "items"


def unevaluated_items(level: Level) -> Iterator[str]:
    if may_be(level.schema, "array"):
        yield "unevaluatedItems"


def unevaluated_items_alone(level: Level) -> Iterator[str]:
    is_open = level.schema["unevaluatedItems"] is True
    if not is_open and may_be(level.schema, "array") and not any(word in level.schema for word in ITEMS):
        yield "unevaluatedItems"


def items_at_limit(level: Level) -> Iterator[str]:
    most = whole(level.schema["maxItems"])
    if most is not None and _MOST <= most <= _MOST + 1 and may_be(level.schema, "array"):
        yield "maxItems"


def items_large(level: Level) -> Iterator[str]:
    most = whole(level.schema["maxItems"])
    if most is not None and most > _MOST + 1 and may_be(level.schema, "array"):
        yield "maxItems"


def least_items_large(level: Level) -> Iterator[str]:
    least = whole(level.schema["minItems"])
    if least is not None and least > _MOST + 1 and may_be(level.schema, "array"):
        yield "minItems"


def items_range_empty(level: Level) -> Iterator[str]:
    least, most = whole(level.schema["minItems"]), whole(level.schema.get("maxItems"))
    if least is not None and most is not None and least > most and may_be(level.schema, "array"):
        yield "maxItems"


def _prefix(schema: Mapping[str, Any]) -> int:
    """How many places have schemas of their own; 0 if it is no array."""
    items = schema.get("prefixItems", schema.get("items"))
    return len(items) if isinstance(items, (list, tuple)) and may_be(schema, "array") else 0


def _is_without_items(schema: Mapping[str, Any]) -> bool:
    named = types_of(schema)
    is_array = named is not None and "array" in named and may_be(schema, "array")
    return is_array and not any(word in schema for word in (*ITEMS, "unevaluatedItems"))


def _least(schema: Mapping[str, Any]) -> int:
    return max(whole(schema.get(word)) or 0 for word in ("minItems", "minContains"))


DETECTORS: Final = {
    "unique_items": (("uniqueItems",), unique_items),
    "unique_items_of_one": (("uniqueItems",), unique_items_of_one),
    "array_extras": (("uniqueItems", *_CONTAINS), array_extras),
    "contains": (("contains",), contains),
    "contains_met": (("contains",), contains_met),
    "array_without_items": (("type",), array_without_items),
    "array_without_items_with_least": (("type",), array_without_items_with_least),
    "prefix_items": (("prefixItems",), prefix_items),
    "prefix_items_with_counts": (ITEMS, prefix_items_with_counts),
    "prefix_items_of_open_length": (("prefixItems", "items"), prefix_items_of_open_length),
    "prefix_items_beside_items": (("items",), prefix_items_beside_items),
    "items_list": (("items",), items_list),
    "unevaluated_items": (("unevaluatedItems",), unevaluated_items),
    "unevaluated_items_alone": (("unevaluatedItems",), unevaluated_items_alone),
    "items_at_limit": (("maxItems",), items_at_limit),
    "items_large": (("maxItems",), items_large),
    "least_items_large": (("minItems",), least_items_large),
    "items_range_empty": (("minItems",), items_range_empty),
}

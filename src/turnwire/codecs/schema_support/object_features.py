"""Features of schemas for objects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import (
    CHOICES,
    LENGTHS,
    branches_of,
    is_closed,
    may_be,
    other_words,
    types_of,
    whole,
)
from turnwire.codecs.schema_support.work import has_work_left
from turnwire.codecs.values.wire_values import escaped
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import SchemaChecker, compile_schema

_KEYS: Final = ("properties", "additionalProperties", "patternProperties", "propertyNames", "unevaluatedProperties")
"""Keywords that say which keys there are."""


def required_unlisted(level: Level) -> Iterator[str]:
    listed = level.schema.get("properties", {})
    if (
        level.place != "allOf"
        and may_be(level.schema, "object")
        and any(name not in listed for name in _required(level.schema))
    ):
        yield "required"


def object_without_keys(level: Level) -> Iterator[str]:
    schema = level.schema
    is_keyless = _is_object(schema) and not any(word in schema for word in _KEYS) and not _least(schema)
    if is_keyless and set(other_words(schema, "type", "required")) - {"allOf", *CHOICES}:
        yield "type"


def min_properties_unlisted(level: Level) -> Iterator[str]:
    schema = level.schema
    is_open = any(word in schema for word in ("additionalProperties", "patternProperties", "propertyNames"))
    if _is_object(schema) and not is_open and _least(schema) > len(schema.get("properties", ())):
        yield "minProperties"


def min_properties(level: Level) -> Iterator[str]:
    if may_be(level.schema, "object") and _least(level.schema) > len(_required(level.schema)):
        yield "minProperties"


def max_properties(level: Level) -> Iterator[str]:
    most = whole(level.schema["maxProperties"])
    is_implied = is_closed(level.schema) and most is not None and most >= len(level.schema.get("properties", ()))
    if may_be(level.schema, "object") and not is_implied:
        yield "maxProperties"


def properties_counted_with_optional(level: Level) -> Iterator[str]:
    """Keys are counted, some are optional, and it is not "one of them, and no other"."""
    schema, required = level.schema, _required(level.schema)
    optional = [name for name in schema.get("properties", ()) if name not in required]
    least = max(_least(schema) - len(required), 0)
    most = whole(schema.get("maxProperties"))
    most = None if most is None else max(most - len(required), 0)
    if not optional or not may_be(schema, "object") or (least == 0 and most is None):
        return
    is_single = least <= 1 and most in (None, 1) and "patternProperties" not in schema
    if not (is_single and schema.get("additionalProperties") is False):
        yield from (word for word in ("minProperties", "maxProperties") if word in schema)


def pattern_properties(level: Level) -> Iterator[str]:
    yield "patternProperties"


def pattern_properties_open(level: Level) -> Iterator[str]:
    schema = level.schema
    others = schema.get("additionalProperties", "properties" not in schema)
    if schema["patternProperties"] and others is not False and may_be(schema, "object"):
        yield "patternProperties"


def pattern_properties_closed(level: Level) -> Iterator[str]:
    if level.schema["patternProperties"] and not list(pattern_properties_open(level)):
        yield "patternProperties"


def pattern_properties_beside_others(level: Level) -> Iterator[str]:
    """Any key may take the schema of the others, also one that has a pattern."""
    schema = level.schema
    if "properties" in schema and schema.get("additionalProperties", False) is not False:
        yield "patternProperties"


def pattern_properties_several(level: Level) -> Iterator[str]:
    begins = sorted(_beginning(pattern) for pattern in level.schema["patternProperties"])
    if any(following.startswith(one) for one, following in pairwise(begins)):
        yield "patternProperties"


def property_with_key_pattern(level: Level) -> Iterator[str]:
    checkers = [_checker(pattern) for pattern in level.schema["patternProperties"]]
    for name in level.schema.get("properties", ()):
        if not has_work_left(1 + len(checkers) // 4) or any(each is None or each.is_valid(name) for each in checkers):
            yield f"properties/{escaped(name)}"


def property_names(level: Level) -> Iterator[str]:
    if _asserts_names(level.schema) and may_be(level.schema, "object"):
        yield "propertyNames"


def dependencies(level: Level) -> Iterator[str]:
    if level.schema["dependencies"] and may_be(level.schema, "object"):
        yield "dependencies"


def property_names_open(level: Level) -> Iterator[str]:
    if _asserts_names(level.schema) and may_be(level.schema, "object") and not is_closed(level.schema):
        yield "propertyNames"


def property_names_of_closed(level: Level) -> Iterator[str]:
    schema = level.schema
    if "properties" not in schema and schema.get("additionalProperties") is False:
        yield "propertyNames"


def property_names_beside_patterns(level: Level) -> Iterator[str]:
    if level.schema.get("patternProperties"):
        yield "propertyNames"


def object_extras(level: Level) -> Iterator[str]:
    schema = level.schema
    if not _is_object(schema):
        return
    patterns = schema.get("patternProperties")
    if isinstance(patterns, Mapping) and ("properties" in schema or len(patterns) > 1):
        yield "patternProperties"
    if "propertyNames" in schema:
        names = schema["propertyNames"]
        has_lengths = isinstance(names, Mapping) and any(word in names for word in LENGTHS)
        is_bound = has_lengths and ("pattern" in names or "format" in names)
        is_beside = "patternProperties" in schema or "properties" in schema
        if is_bound or is_beside or schema.get("unevaluatedProperties", True) is not True:
            yield "propertyNames"


def dependent_required(level: Level) -> Iterator[str]:
    named = level.schema["dependentRequired"]
    required = _required(level.schema)
    others = named.values() if isinstance(named, Mapping) else ()
    if may_be(level.schema, "object") and any(name not in required for names in others for name in names):
        yield "dependentRequired"


def dependent_required_met(level: Level) -> Iterator[str]:
    if level.schema["dependentRequired"] and not list(dependent_required(level)):
        yield "dependentRequired"


def dependent_schemas(level: Level) -> Iterator[str]:
    if level.schema["dependentSchemas"] and may_be(level.schema, "object"):
        yield "dependentSchemas"


def unevaluated_properties(level: Level) -> Iterator[str]:
    yield "unevaluatedProperties"


def unevaluated_properties_open(level: Level) -> Iterator[str]:
    schema = level.schema
    is_beside = any(word in schema for word in ("properties", "additionalProperties", "allOf", *CHOICES, "$ref"))
    if schema["unevaluatedProperties"] is not True and not is_beside and may_be(schema, "object"):
        yield "unevaluatedProperties"


def empty_property_name(level: Level) -> Iterator[str]:
    properties = level.schema["properties"]
    if isinstance(properties, Mapping) and "" in properties:
        yield "properties/"


def optional_before_required(level: Level) -> Iterator[str]:
    required = set(_required(level.schema))
    names = list(level.schema.get("properties", ()))
    last = max((place for place, name in enumerate(names) if name in required), default=0)
    if may_be(level.schema, "object"):
        yield from (f"properties/{escaped(name)}" for name in names[:last] if name not in required)


def property_count_range_empty(level: Level) -> Iterator[str]:
    most = whole(level.schema["maxProperties"])
    if most is not None and most < max(_least(level.schema), len(_required(level.schema))):
        yield "maxProperties"


def _required(schema: Mapping[str, Any]) -> dict[str, None]:
    return dict.fromkeys(branches_of(schema, "required"))


def _least(schema: Mapping[str, Any]) -> int:
    return whole(schema.get("minProperties")) or 0


def _is_object(schema: Mapping[str, Any]) -> bool:
    return "object" in (types_of(schema) or ()) and may_be(schema, "object")


def _asserts_names(schema: Mapping[str, Any]) -> bool:
    names = schema["propertyNames"]
    return names is False or (isinstance(names, Mapping) and bool(other_words(names, "type")))


def _beginning(pattern: str) -> str:
    """Return the characters with which everything begins that has the pattern."""
    found = re.match(r"\^([\w-]*)", pattern)
    text = found[1] if found else ""
    return text[:-1] if found and pattern[found.end() : found.end() + 1] in ("*", "?", "{", "|") else text


def _checker(pattern: str) -> SchemaChecker | None:
    """What checks names for a pattern, in a limited number of steps; None if any name may have the pattern."""
    try:
        return compile_schema({"pattern": pattern}) if has_work_left(20) else None
    except InvalidDataError:
        return None


DETECTORS: Final = {
    "required_unlisted": (("required",), required_unlisted),
    "object_without_keys": (("type",), object_without_keys),
    "min_properties_unlisted": (("minProperties",), min_properties_unlisted),
    "min_properties": (("minProperties",), min_properties),
    "max_properties": (("maxProperties",), max_properties),
    "properties_counted_with_optional": (("minProperties", "maxProperties"), properties_counted_with_optional),
    "optional_before_required": (("required",), optional_before_required),
    "property_count_range_empty": (("maxProperties",), property_count_range_empty),
    "pattern_properties": (("patternProperties",), pattern_properties),
    "pattern_properties_open": (("patternProperties",), pattern_properties_open),
    "pattern_properties_closed": (("patternProperties",), pattern_properties_closed),
    "pattern_properties_beside_others": (("patternProperties",), pattern_properties_beside_others),
    "pattern_properties_several": (("patternProperties",), pattern_properties_several),
    "property_with_key_pattern": (("patternProperties",), property_with_key_pattern),
    "property_names": (("propertyNames",), property_names),
    "property_names_open": (("propertyNames",), property_names_open),
    "property_names_of_closed": (("propertyNames",), property_names_of_closed),
    "property_names_beside_patterns": (("propertyNames",), property_names_beside_patterns),
    "object_extras": (("patternProperties", "propertyNames"), object_extras),
    "dependent_required": (("dependentRequired",), dependent_required),
    "dependent_required_met": (("dependentRequired",), dependent_required_met),
    "dependent_schemas": (("dependentSchemas",), dependent_schemas),
    "dependencies": (("dependencies",), dependencies),
    "unevaluated_properties": (("unevaluatedProperties",), unevaluated_properties),
    "unevaluated_properties_open": (("unevaluatedProperties",), unevaluated_properties_open),
    "empty_property_name": (("properties",), empty_property_name),
}

"""Features of types, boolean schemas, constant values, and keywords without a type next to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import (
    ARRAY_WORDS,
    COUNTS,
    ITEMS,
    LENGTHS,
    NUMBER_WORDS,
    OBJECT_WORDS,
    TYPES,
    VALUES,
    are_within,
    is_untyped,
    other_words,
    type_of_value,
    types_of,
    values_of,
)
from turnwire.codecs.schema_support.string_features import KNOWN_FORMATS
from turnwire.codecs.schema_support.work import has_work_left
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import compile_schema, thaw

ROOT: Final = "#"
"""In place of a keyword: the root of a schema."""
_OPEN_PLACES: Final = frozenset(
    ("additionalProperties", "additionalItems", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "")
)
"""Where `true` says what absence says, and the root, which is an object."""
_CLOSED_PLACES: Final = _OPEN_PLACES - {"propertyNames"} | {"items"}
"""Where `false` closes something."""
_STRUCTURE: Final = ("properties", "additionalProperties", *ITEMS)
"""Keywords from which engines take the type."""
_STRING_WORDS: Final = (*LENGTHS, "pattern")
_ARRAY_WORDS: Final = tuple(word for word in ARRAY_WORDS if word not in ITEMS)
_OBJECT_WORDS: Final = tuple(word for word in OBJECT_WORDS if word not in ("properties", "additionalProperties"))


def any_schema(level: Level) -> Iterator[str]:
    del level  # whatever it says
    yield ""


def true_schema(level: Level) -> Iterator[str]:
    if level.schema is True and level.place not in (*_OPEN_PLACES, "prefixItems"):
        yield ""


def true_prefix_item(level: Level) -> Iterator[str]:
    if level.schema is True and level.place == "prefixItems":
        yield ""


def false_schema(level: Level) -> Iterator[str]:
    if level.schema is False and level.place not in _CLOSED_PLACES:
        yield ""


def false_items(level: Level) -> Iterator[str]:
    if level.schema is False and level.place == "items":
        yield ""


def type_unknown(level: Level) -> Iterator[str]:
    named = types_of(level.schema)
    if named is None or not named <= TYPES or len(named) == 0:
        yield "type"


def enum_empty(level: Level) -> Iterator[str]:
    if values_of(level.schema) == []:
        yield "enum"


def count_as_decimal(level: Level) -> Iterator[str]:
    yield from (keyword for keyword in COUNTS if isinstance(level.schema.get(keyword), float))


def values_beside_unmet_words(level: Level) -> Iterator[str]:
    schema, values = level.schema, values_of(level.schema) or []
    words = other_words(schema, *VALUES, "anyOf", "oneOf", "allOf", "$ref", "$dynamicRef")
    named = types_of(schema)
    if named is not None and not all(are_within([type_of_value(value)], named) for value in values):
        yield "enum" if "enum" in schema and "const" not in schema else "const"
    elif "const" in schema and "enum" in schema and schema["const"] not in schema["enum"]:
        yield "enum"
    elif set(words) - {"type"} and not _all_meet({word: schema[word] for word in words}, values):
        yield next(word for word in words if word != "type")


def _all_meet(schema: Mapping[str, Any], values: list[Any]) -> bool:
    """Whether all values meet the schema, which names nothing outside of itself; all meet an invalid one."""
    if not has_work_left(20 + len(values) // 20):
        return True
    try:
        checker = compile_schema(thaw(schema))
        return all(checker.is_valid(thaw(value)) for value in values)
    except (InvalidDataError, ValueError):  # of what is no JSON: half of a surrogate pair, a key that is no text
        return True


def number_words_without_type(level: Level) -> Iterator[str]:
    if _is_bare(level) and not any(word in level.schema for word in (*_STRUCTURE, *_STRING_WORDS)):
        yield from (word for word in NUMBER_WORDS if word in level.schema)


def string_words_without_type(level: Level) -> Iterator[str]:
    if _is_bare(level) and not any(word in level.schema for word in _STRUCTURE):
        yield from (word for word in _STRING_WORDS if word in level.schema)


def format_without_type(level: Level) -> Iterator[str]:
    is_known = level.schema["format"] in KNOWN_FORMATS
    if is_known and _is_bare(level) and not any(word in level.schema for word in _STRUCTURE):
        yield "format"


def array_words_without_type(level: Level) -> Iterator[str]:
    if _is_bare(level) and not any(word in level.schema for word in _STRUCTURE):
        yield from (word for word in _ARRAY_WORDS if word in level.schema and level.schema[word] is not False)


def object_words_without_type(level: Level) -> Iterator[str]:
    if level.place != "allOf" and _is_bare(level) and not any(word in level.schema for word in _STRUCTURE):
        yield from (word for word in _OBJECT_WORDS if level.schema.get(word))


def _is_bare(level: Level) -> bool:
    return level.place != "propertyNames" and is_untyped(level.schema)


def words_without_effect(level: Level) -> Iterator[str]:
    schema = level.schema
    if schema.get("uniqueItems") is False:
        yield "uniqueItems"
    if "contains" not in schema:
        yield from (word for word in ("minContains", "maxContains") if word in schema)
    if "if" in schema and "then" not in schema and "else" not in schema:
        yield "if"
    if "if" not in schema:
        yield from (word for word in ("then", "else") if word in schema)
    if schema.get("not") is False:
        yield "not"
    for word in ("dependentRequired", "dependentSchemas", "propertyNames"):
        if schema.get(word) == {}:
            yield word


DETECTORS: Final = {
    "any_schema": ((ROOT,), any_schema),
    "true_schema": (("",), true_schema),
    "true_prefix_item": (("",), true_prefix_item),
    "false_schema": (("",), false_schema),
    "false_items": (("",), false_items),
    "type_unknown": (("type",), type_unknown),
    "enum_empty": (("enum",), enum_empty),
    "count_as_decimal": (COUNTS, count_as_decimal),
    "values_beside_unmet_words": (VALUES, values_beside_unmet_words),
    "number_words_without_type": (NUMBER_WORDS, number_words_without_type),
    "string_words_without_type": (_STRING_WORDS, string_words_without_type),
    "format_without_type": (("format",), format_without_type),
    "array_words_without_type": (_ARRAY_WORDS, array_words_without_type),
    "object_words_without_type": (_OBJECT_WORDS, object_words_without_type),
    "words_without_effect": (
        (
            *("uniqueItems", "minContains", "maxContains", "if", "then", "else", "not"),
            *("dependentRequired", "dependentSchemas", "propertyNames"),
        ),
        words_without_effect,
    ),
}

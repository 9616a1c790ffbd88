"""What a level of a schema says about its value: types, constant values, and which keywords assert something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.levels import Document, followed
from turnwire.codecs.schema_support.work import has_work_left

TYPES: Final = frozenset({"object", "array", "string", "number", "integer", "boolean", "null"})

NUMBER_BOUNDS: Final = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
NUMBER_WORDS: Final = (*NUMBER_BOUNDS, "multipleOf")
LENGTHS: Final = ("minLength", "maxLength")
STRING_WORDS: Final = (*LENGTHS, "pattern", "format")
COUNTS: Final = (*LENGTHS, "minItems", "maxItems", "minProperties", "maxProperties")
VALUES: Final = ("const", "enum")
CHOICES: Final = ("anyOf", "oneOf")
ITEMS: Final = ("items", "prefixItems")
ARRAY_WORDS: Final = (*ITEMS, "minItems", "maxItems", "uniqueItems", "contains", "unevaluatedItems")
DEPENDENT: Final = ("dependentRequired", "dependentSchemas")
OBJECT_WORDS: Final = (
    *("properties", "required", "additionalProperties", "patternProperties", "propertyNames"),
    *("minProperties", "maxProperties", "unevaluatedProperties", *DEPENDENT),
)
ASSERTING: Final = frozenset(
    (
        *("type", *VALUES, *CHOICES, "allOf", "not", "if", "$ref", "$dynamicRef"),
        *(*NUMBER_WORDS, *STRING_WORDS, *ARRAY_WORDS, *OBJECT_WORDS),
    )
)
"""Keywords that decide which values fit."""

_MOST_DEPTH: Final = 12
_WORDS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "object": ("properties", "additionalProperties", "patternProperties", "required"),
    "array": ITEMS,
    "string": STRING_WORDS,
    "number": NUMBER_WORDS,
}


def types_of(schema: Mapping[str, Any]) -> frozenset[str] | None:
    """Return the types that a level names; None if it names none."""
    kind = schema.get("type")
    if isinstance(kind, str):
        return frozenset((kind,))
    return frozenset(filter(lambda each: isinstance(each, str), kind)) if isinstance(kind, (list, tuple)) else None


def may_be(schema: Mapping[str, Any], *kinds: str) -> bool:
    """Whether a level leaves its value open to one of these types, by its own `type` and constant values."""
    if any(keyword in schema for keyword in VALUES):
        return False  # its values are known, other keywords only choose among them
    named = types_of(schema)
    return named is None or not named.isdisjoint(kinds)


def is_untyped(schema: Mapping[str, Any]) -> bool:
    """Whether nothing at a level itself says what its value is: no type, no values, no reference, no combination."""
    return not any(keyword in schema for keyword in ("type", *VALUES, *CHOICES, "allOf", "$ref"))


def values_of(schema: Mapping[str, Any]) -> list[Any] | None:
    """Return the only values that a level allows; None if it lists none."""
    if "const" in schema:
        return [schema["const"]]
    values = schema.get("enum")
    return list(values) if isinstance(values, (list, tuple)) else None


def type_of_value(value: Any) -> str:
    """Return the JSON type of a value; `integer` for a whole number."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "integer" if isinstance(value, int) or value.is_integer() else "number"
    if isinstance(value, str):
        return "string"
    return "object" if isinstance(value, Mapping) else "array"


def apparent_types(schema: Any, document: Document, depth: int = _MOST_DEPTH) -> frozenset[str] | None:
    """Return the types that a schema's value can have, keywords for one type taken for that type; None: any type."""
    schema = followed(schema, document)
    if depth == 0 or not isinstance(schema, Mapping) or not has_work_left():
        return None
    if (values := values_of(schema)) is not None:
        return frozenset(map(type_of_value, values))
    if (named := types_of(schema)) is not None:
        return named
    for keyword in CHOICES:
        if isinstance(branches := schema.get(keyword), (list, tuple)):
            found = [apparent_types(each, document, depth - 1) for each in branches]
            return None if None in found else frozenset().union(*filter(None, found))
    for kind, words in _WORDS_OF.items():
        if any(word in schema for word in words):
            return frozenset((kind,))
    return None


def are_within(kinds: Iterable[str] | None, named: frozenset[str]) -> bool:
    """Whether every one of `kinds` is one of the types `named`; a whole number is a number. None is any type."""
    return kinds is not None and all(kind in named or (kind == "integer" and "number" in named) for kind in kinds)


def branches_of(schema: Mapping[str, Any], keyword: str) -> list[Any]:
    """Return the schemas in a list under a keyword; none if it is no list."""
    value = schema.get(keyword)
    return list(value) if isinstance(value, (list, tuple)) else []


def whole(value: Any) -> int | None:
    """Return a count as an integer; None if it is no count."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def is_closed(schema: Mapping[str, Any]) -> bool:
    """Whether engines that close objects let no other key be written than those that `properties` names."""
    return schema.get("additionalProperties", "properties" not in schema) is False


def other_words(schema: Mapping[str, Any], *keywords: str) -> list[str]:
    """Return the asserting keywords of a level other than `keywords`."""
    return [keyword for keyword in schema if keyword in ASSERTING and keyword not in keywords]

"""One schema for what two schemas say together, where a single level can say exactly that.

`merge(a, b)` is valid for the values for which both are valid. What one level cannot say (two `contains`, patterns that
have no common form) is not merged: the result is None. Annotations of the first schema win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import lcm
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import (
    allowed_values,
    is_number,
    json_key,
    one_or_list,
    type_names,
)
from turnwire.codecs.schema_support.pattern_rewriting import match_both
from turnwire.codecs.schema_support.work import spend

ANNOTATIONS: Final = frozenset(
    (
        *("$comment", "contentEncoding", "contentMediaType", "contentSchema", "default", "deprecated", "description"),
        *("examples", "readOnly", "title", "writeOnly"),
    )
)
DEFINITIONS: Final = ("$defs", "definitions")
_NOT_IN_FIRST: Final = frozenset(
    ("$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef", "$ref", "additionalItems")
)
_NOT_IN_SECOND: Final = _NOT_IN_FIRST | {"$id", "$schema", "$vocabulary", *DEFINITIONS}
_UNEVALUATED: Final = frozenset(("unevaluatedItems", "unevaluatedProperties"))
_OBJECT_WORDS: Final = frozenset(("additionalProperties", "patternProperties", "properties"))
_ARRAY_WORDS: Final = frozenset(("items", "prefixItems"))
_CONTAINS_WORDS: Final = frozenset(("contains", "maxContains", "minContains"))
_CONDITION_WORDS: Final = frozenset(("else", "if", "then"))
_VALUE_WORDS: Final = frozenset(("const", "enum"))


class _NotOneLevelError(Exception):
    """No single level says what the two say together."""


def merge(first: Any, second: Any) -> Any | None:
    """Return the schema that is valid where both are; None if no single level says it. `False`: no value is valid."""
    try:
        return _merge(first, second)
    except _NotOneLevelError:
        return None


def says_something(level: dict[str, Any]) -> bool:
    """Whether a schema has more than annotations and definitions."""
    return not level.keys() <= ANNOTATIONS.union(DEFINITIONS)


def both(first: Any, second: Any) -> Any:
    """The schema that is valid where both are: merged, or else as `allOf`."""
    merged = merge(first, second)
    return {"allOf": [first, second]} if merged is None else merged


def _merge(first: Any, second: Any) -> Any:
    if first is True or second is False:
        return second
    if second is True or first is False:
        return first
    if not isinstance(first, dict) or not isinstance(second, dict):
        raise _NotOneLevelError
    spend(1 + (_size(first) + _size(second)) // 10)
    if not second or (first == second and json_key(first) == json_key(second)):
        return first
    if not first:
        return second
    out = {key: value for key, value in second.items() if key in ANNOTATIONS and key not in first}
    second = {key: value for key, value in second.items() if key not in ANNOTATIONS}
    if not second:
        return {**first, **out}
    if not says_something(first) and not first.keys() & set(DEFINITIONS):
        return {**first, **out, **second}
    if first.keys() & _NOT_IN_FIRST or second.keys() & _NOT_IN_SECOND:
        raise _NotOneLevelError
    if second.keys() & _UNEVALUATED or first.keys() & _UNEVALUATED:
        raise _NotOneLevelError
    out = {**first, **out}
    for words, write in _GROUPS:
        if second.keys() & words and not write(first, second, out):
            return False
    for keyword, value in second.items():
        if keyword not in _GROUPED:
            out[keyword] = (
                _KEYWORDS[keyword](out[keyword], value)
                if keyword in out and keyword in _KEYWORDS
                else (out.get(keyword, value))
            )
    return out


def _size(schema: dict[str, Any]) -> int:
    """How many parts of a level are looked at one by one."""
    return sum(len(value) for value in schema.values() if isinstance(value, (dict, list)))


# Keywords that are merged one by one: the value that says both.


def _greater(first: Any, second: Any) -> Any:
    if not is_number(first) or not is_number(second):
        raise _NotOneLevelError
    return max(first, second)


def _lesser(first: Any, second: Any) -> Any:
    if not is_number(first) or not is_number(second):
        raise _NotOneLevelError
    return min(first, second)


def _multiple_of_both(first: Any, second: Any) -> Any:
    if first == second:
        return first
    if type(first) is int and type(second) is int and first > 0 and second > 0:
        return lcm(first, second)
    raise _NotOneLevelError


def _pattern(first: Any, second: Any) -> Any:
    found = first if first == second else match_both(first, second)
    if found is None:
        raise _NotOneLevelError
    return found


def _same(first: Any, second: Any) -> Any:
    if json_key(first) != json_key(second):
        raise _NotOneLevelError
    return first


def _union(first: Any, second: Any) -> Any:
    if not isinstance(first, list) or not isinstance(second, list):
        raise _NotOneLevelError
    return list(dict.fromkeys((*first, *second)))


def _by_name(join: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def join_all(first: Any, second: Any) -> Any:
        if not isinstance(first, dict) or not isinstance(second, dict):
            raise _NotOneLevelError
        return {**first, **{name: join(first[name], item) if name in first else item for name, item in second.items()}}

    return join_all


_KEYWORDS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "minimum": _greater,
    "exclusiveMinimum": _greater,
    "minLength": _greater,
    "minItems": _greater,
    "minProperties": _greater,
    "maximum": _lesser,
    "exclusiveMaximum": _lesser,
    "maxLength": _lesser,
    "maxItems": _lesser,
    "maxProperties": _lesser,
    "multipleOf": _multiple_of_both,
    "pattern": _pattern,
    "format": _same,
    "anyOf": _same,
    "oneOf": _same,
    "allOf": lambda first, second: [*first, *second],
    "not": lambda first, second: {"anyOf": [first, second]},
    "required": _union,
    "uniqueItems": lambda first, second: bool(first or second),
    "propertyNames": both,
    "dependentRequired": _by_name(_union),
    "dependentSchemas": _by_name(both),
}


# Keywords that belong together. They write into `out`, and return whether any value can be valid.


def _types(first: dict[str, Any], second: dict[str, Any], out: dict[str, Any]) -> bool:
    if "type" not in first:
        out["type"] = second["type"]
        return True
    kinds, others = type_names(first), type_names(second)
    if kinds is None or others is None:
        raise _NotOneLevelError
    kept: list[str] = []
    for kind in kinds:
        if kind in others or (kind == "integer" and "number" in others):
            kept.append(kind)
        elif kind == "number" and "integer" in others:
            kept.append("integer")
    if not kept:
        return False
    out["type"] = one_or_list(list(dict.fromkeys(kept)))
    return True


def _values(first: dict[str, Any], second: dict[str, Any], out: dict[str, Any]) -> bool:
    others, values = allowed_values(second), allowed_values(first)
    if values is None:
        out.update({keyword: second[keyword] for keyword in ("const", "enum") if keyword in second})
        return True
    wanted = set(map(json_key, others or ()))
    kept = [value for value in values if json_key(value) in wanted]
    out.pop("const", None)
    out.pop("enum", None)
    if len(kept) == 1 and ("const" in first or "const" in second):
        out["const"] = kept[0]
    else:
        out["enum"] = kept
    return bool(kept)


def _objects(first: dict[str, Any], second: dict[str, Any], out: dict[str, Any]) -> bool:
    if not first.keys() & _OBJECT_WORDS:
        out.update({keyword: value for keyword, value in second.items() if keyword in _OBJECT_WORDS})
        return True
    named, others = first.get("properties", {}), second.get("properties", {})
    patterns, other_patterns = first.get("patternProperties", {}), second.get("patternProperties", {})
    rest, other_rest = first.get("additionalProperties", True), second.get("additionalProperties", True)
    if not all(isinstance(each, dict) for each in (named, others, patterns, other_patterns)):
        raise _NotOneLevelError
    if (patterns or other_patterns) and not (rest in (True, {}) and other_rest in (True, {})):
        raise _NotOneLevelError  # which names a pattern matches decides for which the rest is meant
    joined_rest = both(rest, other_rest)
    properties: dict[str, Any] = {}
    for name in (*named, *(name for name in others if name not in named)):
        schema = both(named.get(name, rest), others.get(name, other_rest))
        if schema is not False or joined_rest is not False:
            properties[name] = schema
    if named or others:
        out["properties"] = properties
    if patterns or other_patterns:
        out["patternProperties"] = _by_name(both)(patterns, other_patterns)
    if "additionalProperties" in first or "additionalProperties" in second:
        out["additionalProperties"] = joined_rest
    return True


def _arrays(first: dict[str, Any], second: dict[str, Any], out: dict[str, Any]) -> bool:
    start, other_start = first.get("prefixItems", []), second.get("prefixItems", [])
    rest, other_rest = first.get("items", True), second.get("items", True)
    if not isinstance(start, list) or not isinstance(other_start, list):
        raise _NotOneLevelError
    if isinstance(rest, list) or isinstance(other_rest, list):
        raise _NotOneLevelError
    if start or other_start:
        out["prefixItems"] = [
            both(start[at] if at < len(start) else rest, other_start[at] if at < len(other_start) else other_rest)
            for at in range(max(len(start), len(other_start)))
        ]
    if "items" in first or "items" in second:
        out["items"] = both(rest, other_rest)
    return True


def _only_one(words: frozenset[str]) -> Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], bool]:
    """Merge keywords that say together one thing, if only one of the schemas has any of them."""

    def write(first: dict[str, Any], second: dict[str, Any], out: dict[str, Any]) -> bool:
        if first.keys() & words:
            raise _NotOneLevelError
        out.update({keyword: value for keyword, value in second.items() if keyword in words})
        return True

    return write


_GROUPS: Final = (
    (frozenset(("type",)), _types),
    (_VALUE_WORDS, _values),
    (_OBJECT_WORDS, _objects),
    (_ARRAY_WORDS, _arrays),
    (_CONTAINS_WORDS, _only_one(_CONTAINS_WORDS)),
    (_CONDITION_WORDS, _only_one(_CONDITION_WORDS)),
)
_GROUPED: Final = frozenset().union(*(words for words, _ in _GROUPS))

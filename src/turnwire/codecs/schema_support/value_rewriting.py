"""Rewritings of constants, numbers, texts and arrays."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import (
    allowed_values,
    distinct,
    is_number,
    is_of_type,
    json_type,
    type_names,
)
from turnwire.codecs.schema_support.pattern_rewriting import fit_length, rewrite_pattern
from turnwire.codecs.schema_support.scope import Scope, split, without_top

MAX_VALUES: Final = 64
MAX_TUPLE: Final = 8
_EXACT: Final = 2**53
"""Whole numbers up to here are the same as integers and as doubles."""

_CHECKS: Final[dict[str, tuple[str, Callable[[Any, Any], bool]]]] = {
    "minimum": ("number", lambda value, bound: value >= bound),
    "maximum": ("number", lambda value, bound: value <= bound),
    "exclusiveMinimum": ("number", lambda value, bound: value > bound),
    "exclusiveMaximum": ("number", lambda value, bound: value < bound),
    "minLength": ("string", lambda value, bound: len(value) >= bound),
    "maxLength": ("string", lambda value, bound: len(value) <= bound),
    "minItems": ("array", lambda value, bound: len(value) >= bound),
    "maxItems": ("array", lambda value, bound: len(value) <= bound),
}


def keep_possible_values(level: dict[str, Any], scope: Scope) -> Any | None:
    """`const` and `enum` without the values that other keywords refuse, and without the keywords that did."""
    values = allowed_values(level)
    if values is None:
        return None
    checks = {key: level[key] for key in _CHECKS if key in level and is_number(level[key])}
    kinds = type_names(level)
    kept = [
        value
        for value in distinct(values)
        if (kinds is None or any(is_of_type(value, kind) for kind in kinds))
        and all(json_type(value) != _CHECKS[key][0] or _CHECKS[key][1](value, bound) for key, bound in checks.items())
    ]
    if not kept or (len(kept) == len(values) and not checks and not ("const" in level and "enum" in level)):
        return None
    out = {key: value for key, value in level.items() if key not in checks and key not in ("const", "enum")}
    if len(kept) == 1 and "const" in level:
        return {**out, "const": kept[0]}
    return {**out, "enum": kept}


def plain_bounds(level: dict[str, Any], scope: Scope) -> Any | None:
    """Bounds of integers as whole numbers in `minimum` and `maximum`; `multipleOf` only where it says something."""
    kinds = type_names(level)
    if kinds is None or "number" in kinds:
        whole = level.get("multipleOf")
        if kinds is not None and type(whole) is int and whole >= 1:
            return {**level, "type": _integers(level["type"])}  # the multiples of a whole number are whole
        return None
    if "integer" not in kinds:
        return None
    out = {key: value for key, value in level.items() if key not in _BOUNDS}
    for keyword, exclusive, step, choose in (
        ("minimum", "exclusiveMinimum", _next_above, max),
        ("maximum", "exclusiveMaximum", _next_below, min),
    ):
        bounds = [level[key] for key in (keyword, exclusive) if key in level]
        if not all(is_number(bound) and abs(bound) < _EXACT for bound in bounds):
            return None
        found = [step(level[key], key == exclusive) for key in (keyword, exclusive) if key in level]
        if found:
            out[keyword] = choose(found)
    if is_number(out.get("multipleOf")) and out["multipleOf"] == 1:
        del out["multipleOf"]
    return None if _is_same(out, level) else out


_BOUNDS: Final = frozenset(("exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum"))


def _is_same(out: dict[str, Any], level: dict[str, Any]) -> bool:
    return out == level and all(type(out[key]) is type(level[key]) for key in _BOUNDS if key in level)


def _next_above(bound: float, exclusive: bool) -> int:
    return floor(bound) + 1 if exclusive else ceil(bound)


def _next_below(bound: float, exclusive: bool) -> int:
    return ceil(bound) - 1 if exclusive else floor(bound)


def _integers(kinds: Any) -> Any:
    if isinstance(kinds, str):
        return "integer"
    return [each for each in dict.fromkeys("integer" if kind == "number" else kind for kind in kinds)]


def list_multiples(level: dict[str, Any], scope: Scope) -> Any | None:
    """The multiples of a whole number in a range, as `enum`."""
    step, least, most = level.get("multipleOf"), level.get("minimum"), level.get("maximum")
    if level.get("type") != "integer" or type(step) is not int or type(least) is not int or type(most) is not int:
        return None
    if step < 1 or "enum" in level or "const" in level or (most - least) // step > MAX_VALUES:
        return None
    values = [value for value in range(-(-least // step) * step, most + 1, step)]
    if not values or "exclusiveMinimum" in level or "exclusiveMaximum" in level:
        return None
    return {
        **{key: value for key, value in level.items() if key not in ("maximum", "minimum", "multipleOf")},
        "enum": values,
    }


def plain_pattern(level: dict[str, Any], scope: Scope) -> tuple[dict[str, Any], tuple[str, ...]] | None:
    """A pattern in the form that the engine reads, and the names of the rewritings that made it."""
    pattern = level.get("pattern")
    if not isinstance(pattern, str) or (found := rewrite_pattern(pattern, scope.names)) is None:
        return None
    return {**level, "pattern": found[0]}, found[1]


def count_in_pattern(level: dict[str, Any], scope: Scope) -> Any | None:
    """`minLength` and `maxLength` beside a pattern, said in the pattern."""
    pattern, least, most = level.get("pattern"), level.get("minLength", 0), level.get("maxLength")
    if not isinstance(pattern, str) or ("minLength" not in level and most is None):
        return None
    if type(least) is not int or (most is not None and type(most) is not int):
        return None
    fitted = fit_length(pattern, least, most, any_text="pattern_any_text" in scope.names)
    if fitted is None:
        return None
    return {**{key: value for key, value in level.items() if key not in ("maxLength", "minLength")}, "pattern": fitted}


def split_tuple(level: dict[str, Any], scope: Scope) -> Any | None:
    """An array of a few items with a schema each and no others, as one alternative for each length."""
    start = level.get("prefixItems")
    most = level.get("maxItems")
    if (
        not isinstance(start, list)
        or level.get("type") != "array"
        or "contains" in level
        or "unevaluatedItems" in level
    ):
        return None
    if level.get("items") is False:
        most = len(start) if most is None else min(most, len(start))
    least = level.get("minItems", 0)
    if type(most) is not int or type(least) is not int or not least <= most <= min(len(start), MAX_TUPLE):
        return None
    if least == most == len(start) and "items" not in level:
        return None  # it is one already
    rest = without_top(level, "prefixItems", "items", "minItems", "maxItems")
    branches = [
        {**rest, "prefixItems": start[:length], "minItems": length, "maxItems": length}
        if length
        else {**rest, "maxItems": 0}
        for length in range(least, most + 1)
    ]
    return split(level, "anyOf", branches)


def without_booleans(level: dict[str, Any], scope: Scope) -> Any | None:
    """`true` as `{}`, and `false` as what it means for the level around it."""
    out = dict(level)
    if out.get("items") is False and "prefixItems" not in out and out.get("type") == "array":
        del out["items"]
        out["maxItems"] = 0
        out.pop("minItems", None) if out.get("minItems") == 0 else None
    named = out.get("properties")
    if isinstance(named, dict) and any(isinstance(each, bool) for each in named.values()):
        closed = out.get("additionalProperties") is False and "patternProperties" not in out
        out["properties"] = {
            name: {} if each is True else each for name, each in named.items() if not (closed and each is False)
        }
    for keyword in ("anyOf", "oneOf"):
        if isinstance(branches := out.get(keyword), list) and False in [each for each in branches if each is False]:
            left = [each for each in branches if each is not False]
            if left:
                out[keyword] = left
    for keyword in ("items", "contains"):
        if out.get(keyword) is True:
            out[keyword] = {}
    return None if out == level and out.keys() == level.keys() else out

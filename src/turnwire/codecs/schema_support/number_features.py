"""Features of schemas for numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.levels import Level
from turnwire.codecs.schema_support.meaning import NUMBER_BOUNDS, may_be, types_of

_LARGEST: Final = 2**63
_PAIRS: Final = (("minimum", "exclusiveMinimum", 1), ("maximum", "exclusiveMaximum", -1))
_LARGEST_STEP: Final = 1024
_WIDEST: Final = 10_000
"""Integers in a range whose multiples are few enough to be listed."""


def number_bounds(level: Level) -> Iterator[str]:
    if may_be(level.schema, "number") and types_of(level.schema) is not None:
        yield from (keyword for keyword in NUMBER_BOUNDS if keyword in level.schema)


def integer_bounds(level: Level) -> Iterator[str]:
    yield from (keyword for keyword, _ in _integer_bounds(level))


def integer_bound_fraction(level: Level) -> Iterator[str]:
    for keyword, bound in _integer_bounds(level):
        if isinstance(bound, float) and not bound.is_integer():
            yield keyword


def integer_bound_large(level: Level) -> Iterator[str]:
    for keyword, bound in _integer_bounds(level):
        if abs(bound) >= _LARGEST:
            yield keyword


def integer_bound_twice(level: Level) -> Iterator[str]:
    bounds = dict(_integer_bounds(level))
    for inclusive, exclusive, sign in _PAIRS:
        if inclusive in bounds and exclusive in bounds and sign * (bounds[exclusive] - bounds[inclusive]) >= 0:
            yield exclusive


def integer_minimum_zeros(level: Level) -> Iterator[str]:
    bounds = dict(_integer_bounds(level))
    least = bounds.get("minimum", bounds.get("exclusiveMinimum", -1) + 1)
    if "maximum" not in bounds and "exclusiveMaximum" not in bounds and _has_inner_zero(least):
        yield "minimum" if "minimum" in bounds else "exclusiveMinimum"


def integer_maximum_zeros(level: Level) -> Iterator[str]:
    bounds = dict(_integer_bounds(level))
    most = bounds.get("maximum", bounds.get("exclusiveMaximum", 1) - 1)
    if "minimum" not in bounds and "exclusiveMinimum" not in bounds and _has_inner_zero(-most):
        yield "maximum" if "maximum" in bounds else "exclusiveMaximum"


def _has_inner_zero(number: float) -> bool:
    """Whether it has three digits or more and the second one is 0, which llama.cpp leaves out."""
    return 100 <= number < _LARGEST and str(int(number))[1] == "0"


def exclusive_boolean(level: Level) -> Iterator[str]:
    if may_be(level.schema, "integer", "number"):
        yield from (keyword for keyword in NUMBER_BOUNDS[2:] if isinstance(level.schema.get(keyword), bool))


def number_range_empty(level: Level) -> Iterator[str]:
    bounds = _bounds(level.schema) if may_be(level.schema, "integer", "number") else {}
    least = max((bounds[each] for each in NUMBER_BOUNDS[::2] if each in bounds), default=float("-inf"))
    most = min((bounds[each] for each in NUMBER_BOUNDS[1::2] if each in bounds), default=float("inf"))
    if least > most or (least == most and any(bounds.get(each) == least for each in NUMBER_BOUNDS[2:])):
        yield "maximum" if "maximum" in bounds else "exclusiveMaximum"


def integer_multiple(level: Level) -> Iterator[str]:
    if _is_integer_multiple(level.schema) and not _is_wide(level.schema):
        yield "multipleOf"


def integer_multiple_wide(level: Level) -> Iterator[str]:
    if _is_integer_multiple(level.schema) and _is_wide(level.schema):
        yield "multipleOf"


def number_multiple(level: Level) -> Iterator[str]:
    if may_be(level.schema, "number") and types_of(level.schema) is not None:
        yield "multipleOf"


def _is_integer_multiple(schema: Mapping[str, Any]) -> bool:
    named = types_of(schema)
    is_integer = named is not None and "integer" in named and "number" not in named and may_be(schema, "integer")
    return is_integer and schema["multipleOf"] != 1


def _is_wide(schema: Mapping[str, Any]) -> bool:
    """Whether multiples are many: of a large number or a fraction, with one bound, or in a wide range."""
    step = schema["multipleOf"]
    if (isinstance(step, float) and not step.is_integer()) or step > _LARGEST_STEP:
        return True
    bounds = _bounds(schema)
    if not bounds:
        return False
    least = [bounds[each] for each in NUMBER_BOUNDS[::2] if each in bounds]
    most = [bounds[each] for each in NUMBER_BOUNDS[1::2] if each in bounds]
    return not least or not most or min(most) - max(least) >= _WIDEST


def _integer_bounds(level: Level) -> Iterator[tuple[str, Any]]:
    named = types_of(level.schema)
    if named is not None and "integer" in named and may_be(level.schema, "integer"):
        yield from _bounds(level.schema).items()


def _bounds(schema: Mapping[str, Any]) -> dict[str, Any]:
    found = {keyword: schema[keyword] for keyword in NUMBER_BOUNDS if keyword in schema}
    return {key: bound for key, bound in found.items() if isinstance(bound, (int, float)) and bound is not True}


DETECTORS: Final = {
    "number_bounds": (NUMBER_BOUNDS, number_bounds),
    "integer_bounds": (NUMBER_BOUNDS, integer_bounds),
    "integer_bound_fraction": (NUMBER_BOUNDS, integer_bound_fraction),
    "integer_bound_large": (NUMBER_BOUNDS, integer_bound_large),
    "integer_bound_twice": (NUMBER_BOUNDS[2:], integer_bound_twice),
    "integer_minimum_zeros": (NUMBER_BOUNDS[::2], integer_minimum_zeros),
    "integer_maximum_zeros": (NUMBER_BOUNDS[1::2], integer_maximum_zeros),
    "exclusive_boolean": (NUMBER_BOUNDS[2:], exclusive_boolean),
    "number_range_empty": (NUMBER_BOUNDS[1::2], number_range_empty),
    "integer_multiple": (("multipleOf",), integer_multiple),
    "integer_multiple_wide": (("multipleOf",), integer_multiple_wide),
    "number_multiple": (("multipleOf",), number_multiple),
}

"""Whether two schemas exclude each other: no value fits both. `False` means that nothing shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import is_number, json_key
from turnwire.codecs.schema_support.levels import Document, followed
from turnwire.codecs.schema_support.meaning import (
    NUMBER_BOUNDS,
    apparent_types,
    are_within,
    branches_of,
    is_closed,
    type_of_value,
    types_of,
    values_of,
    whole,
)
from turnwire.codecs.schema_support.work import has_work_left

_MOST_DEPTH: Final = 12


def are_disjoint(
    written: Any, other: Any, document: Document, *, closed: bool = True, depth: int = _MOST_DEPTH
) -> bool:
    """Whether nothing that is written for the schema `written` fits the schema `other`.

    `closed`: for an object that says nothing of other keys none are written, as engines do.
    """
    if depth == 0 or not has_work_left():
        return False
    written, other = followed(written, document), followed(other, document)
    if written is False or other is False:
        return True
    if not isinstance(written, Mapping) or not isinstance(other, Mapping):
        return False
    for keyword in ("anyOf", "oneOf"):
        if branches := branches_of(written, keyword):
            return all(are_disjoint(each, other, document, closed=closed, depth=depth - 1) for each in branches)
        if branches := branches_of(other, keyword):
            return all(are_disjoint(written, each, document, closed=closed, depth=depth - 1) for each in branches)
    parts = [(each, other) for each in branches_of(written, "allOf")]
    parts += [(written, each) for each in branches_of(other, "allOf")]
    return (
        any(are_disjoint(one, each, document, closed=closed, depth=depth - 1) for one, each in parts)
        or _have_other_types(written, other, document)
        or _have_other_values(written, other)
        or _have_other_ranges(written, other)
        or _have_other_keys(written, other, document, closed=closed, depth=depth)
    )


def _have_other_types(left: Mapping[str, Any], right: Mapping[str, Any], document: Document) -> bool:
    mine, others = (types_of(each) or apparent_types(each, document) for each in (left, right))
    if mine is None or others is None:
        return False
    return not any(_may_be_same(one, other) for one in mine for other in others)


def _may_be_same(one: str, other: str) -> bool:
    return one == other or {one, other} == {"integer", "number"}


def _have_other_values(left: Mapping[str, Any], right: Mapping[str, Any]) -> bool:
    mine, others = values_of(left), values_of(right)
    if mine is not None and others is not None:
        if not has_work_left((len(mine) + len(others)) // 20):
            return False
        return {*map(json_key, mine)}.isdisjoint(map(json_key, others))
    for values, schema in ((mine, right), (others, left)):
        named = types_of(schema)
        if values is not None and named is not None:
            return not any(are_within([type_of_value(value)], named) for value in values)
    return False


def _have_other_ranges(left: Mapping[str, Any], right: Mapping[str, Any]) -> bool:
    """Whether numbers, lengths or counts that both speak of cannot be the same."""
    if values_of(left) is not None or values_of(right) is not None:
        return False
    pairs = (("minLength", "maxLength", "string"), ("minItems", "maxItems", "array"))
    for least, most, kind in pairs:
        if types_of(left) == types_of(right) == frozenset((kind,)):
            for one, other in ((left, right), (right, left)):
                low, high = whole(one.get(least)), whole(other.get(most))
                if low is not None and high is not None and low > high:
                    return True
    numbers = frozenset(("integer", "number"))
    if not all(named and named <= numbers for named in (types_of(left), types_of(right))):
        return False
    for one, other in ((left, right), (right, left)):
        lows = [one[each] for each in NUMBER_BOUNDS[::2] if is_number(one.get(each))]
        highs = [other[each] for each in NUMBER_BOUNDS[1::2] if is_number(other.get(each))]
        if lows and highs and max(lows) >= min(highs):
            is_open = one.get("exclusiveMinimum") == max(lows) or other.get("exclusiveMaximum") == min(highs)
            if max(lows) > min(highs) or is_open:
                return True
    return False


def _have_other_keys(
    written: Mapping[str, Any], other: Mapping[str, Any], document: Document, *, closed: bool, depth: int
) -> bool:
    """Whether a key that one of them requires is another thing in the other one, or cannot be there."""
    mine, known = written.get("properties") or {}, other.get("properties") or {}
    others_required = frozenset(branches_of(other, "required"))
    if not has_work_left((len(branches_of(written, "required")) + len(others_required)) // 20):
        return False
    for name in dict.fromkeys((*branches_of(written, "required"), *branches_of(other, "required"))):
        if name in mine and name in known:
            if are_disjoint(mine[name], known[name], document, closed=closed, depth=depth - 1):
                return True
        elif name in others_required and name not in mine:
            is_never_written = is_closed(written) and (closed or "additionalProperties" in written)
            if is_never_written and "patternProperties" not in written:
                return True
        elif "patternProperties" not in other and other.get("additionalProperties") is False:
            return True
    return False

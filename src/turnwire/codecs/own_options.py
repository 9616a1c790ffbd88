"""Fields that are not canonical: options of one wire, put back where they came from.

On the way in they are kept as provider options; on the way out they are merged into what the codec wrote, objects field
by field. A null takes a field out, so that an own option can say "leave the canonical field out".
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Final

from turnwire.codecs.variants import Variant

OUR_NOTES: Final = frozenset({"original_id", "original_name"})
"""Turnwire's own notes among the extras of a call: no server sent them, so nothing is lost with them."""


def rest_of(wire: Mapping[str, Any], known: Set[str]) -> dict[str, Any]:
    """The fields of a wire object that are not in `known` and not null."""
    if wire.keys() <= known:
        return {}
    return {key: value for key, value in wire.items() if key not in known and value is not None}


def merge(wire: dict[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Put own fields into `wire`, which is changed and returned."""
    for key, value in own.items():
        held = wire.get(key)
        if value is None:
            wire.pop(key, None)
        elif isinstance(held, Mapping) and isinstance(value, Mapping):
            wire[key] = merge(dict(held), value)
        elif key == "tools" and isinstance(held, list) and isinstance(value, (list, tuple)):
            wire[key] = [*held, *value]  # tools of the server's own kinds stand beside the functions
        else:
            wire[key] = value
    return wire


def merge_own(wire: dict[str, Any], options: Mapping[str, Any] | None, variant: Variant) -> None:
    """Put the provider options for this wire into `wire`: those of its dialect, then those of the variant."""
    if not options:
        return
    own = options.get(variant.dialect)
    if own:
        merge(wire, own)
    if variant.name != variant.dialect:
        own = options.get(variant.name)
        if own:
            merge(wire, own)


def has_own(options: Mapping[str, Any] | None, variant: Variant) -> bool:
    """Whether there are provider options for this wire."""
    return options is not None and any(options.get(name) for name in (variant.dialect, variant.name))


def difference(written: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The options that turn `written` into `wanted` when they are merged."""
    out: dict[str, Any] = {key: None for key in written if key not in wanted}
    for key, value in wanted.items():
        held = written.get(key)
        try:
            if isinstance(held, Mapping) and isinstance(value, Mapping):
                inner = difference(held, value)
                if inner:
                    out[key] = inner
            elif not _is_same(held, value):
                out[key] = value
        except RecursionError:  # a caller's own value of thousands of levels, which the model refuses
            out[key] = value
    return out


def _is_same(one: Any, other: Any) -> bool:
    """Whether two JSON values are the same: 1 is 1.0, as in JSON Schema, but True is not 1, however deep it stands."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_is_same(value, other[key]) for key, value in one.items())
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_is_same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)

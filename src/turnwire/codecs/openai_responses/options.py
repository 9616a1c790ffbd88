"""Fields that are not canonical: own options of this dialect, read off wire objects and merged back into them.

In: wire objects and the names that are understood. Out: `{"openai-responses": {…}}`. On the way back objects are
merged field by field, and a null takes a field out, so that an own option can say "leave the canonical field out".
Fields of the message or reasoning item that a part stands in come under `item`, fields of the part itself beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, Final

from turnwire.codecs.openai_responses.tables import DIALECT

ITEM: Final = "item"


def rest_of(wire: Mapping[str, Any], known: Set[str]) -> dict[str, Any]:
    """The fields that are not understood and not null."""
    if wire.keys() <= known:
        return {}
    return {key: value for key, value in wire.items() if key not in known and value is not None}


def status_of(wire: Mapping[str, Any]) -> dict[str, Any]:
    """The status of an item where it says something: completed is what every item is."""
    status = wire.get("status")
    return {"status": status} if status is not None and status != "completed" else {}


def as_options(own: Mapping[str, Any]) -> dict[str, Any]:
    """Own fields in the place where canonical objects keep them; empty where there are none."""
    return {"provider_options": {DIALECT: dict(own)}} if own else {}


def own_of(canonical: Any) -> Mapping[str, Any]:
    """The own options of a canonical object."""
    options = canonical.provider_options
    return (options.get(DIALECT) or {}) if options else {}


def merge(wire: dict[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Put own options into `wire`, which is changed and returned."""
    for key, value in own.items():
        held = wire.get(key)
        if value is None:
            wire.pop(key, None)
        elif isinstance(held, dict) and isinstance(value, Mapping):
            wire[key] = merge(dict(held), value)
        elif key == "tools" and isinstance(held, list) and isinstance(value, (list, tuple)):
            wire[key] = [*held, *value]  # tools of other kinds stand beside the functions
        else:
            wire[key] = value
    return wire

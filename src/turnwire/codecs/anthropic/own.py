"""Fields that are not canonical: kept as provider options, and merged back where they came from.

`own_fields` puts them under the dialect's name. `merge_own` puts them back, and what stands under the variant's name
after them; objects are merged field by field, and a null takes a field out.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from turnwire.codecs.anthropic.tables import DIALECT
from turnwire.codecs.anthropic.variants import AnthropicVariant


def rest_of(wire: Mapping[str, Any], known: Set[str]) -> dict[str, Any]:
    """Every field that is not in `known` and not null."""
    return {key: value for key, value in wire.items() if value is not None and key not in known}


def own_fields(wire: Mapping[str, Any], known: Set[str]) -> dict[str, Any] | None:
    """The same as provider options; None where there is nothing."""
    if wire.keys() <= known:
        return None
    rest = rest_of(wire, known)
    return {DIALECT: rest} if rest else None


def own_of(options: Mapping[str, Any] | None, variant: AnthropicVariant) -> dict[str, Any]:
    """What `options` hold for this dialect and variant."""
    if not options:
        return {}
    own = dict(options.get(DIALECT) or {})
    if variant.name != DIALECT and options.get(variant.name):
        own |= options[variant.name]
    return own


def merge_own(wire: dict[str, Any], options: Mapping[str, Any] | None, variant: AnthropicVariant) -> None:
    """Put the options that are meant for this dialect into `wire`: its own name first, then the variant's."""
    if not options:
        return
    own = options.get(DIALECT)
    if own:
        merge(wire, own)
    if variant.name != DIALECT:
        own = options.get(variant.name)
        if own:
            merge(wire, own)


def merge(wire: dict[str, Any], own: Mapping[str, Any]) -> None:
    """Put `own` into `wire`, objects field by field; a null takes a field out, tools are added."""
    for key, value in own.items():
        held = wire.get(key)
        if value is None:
            wire.pop(key, None)
        elif isinstance(held, dict) and isinstance(value, Mapping):
            held = dict(held)
            merge(held, value)
            wire[key] = held
        elif key == "tools" and isinstance(held, list) and isinstance(value, (list, tuple)):
            wire[key] = [*held, *value]  # tools of the server's own kinds stand beside the functions
        else:
            wire[key] = value

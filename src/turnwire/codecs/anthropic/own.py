"""Fields that are not canonical, as provider options under the dialect's name and, from callers, the variant's."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from turnwire.codecs.anthropic.tables import DIALECT
from turnwire.codecs.anthropic.variants import AnthropicVariant
from turnwire.codecs.own_options import rest_of


def own_fields(wire: Mapping[str, Any], known: Set[str]) -> dict[str, Any] | None:
    """The fields that are not in `known` and not null, as provider options; None where there is nothing."""
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

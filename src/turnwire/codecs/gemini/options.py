"""Fields that are not canonical: provider options under the dialect's name, merged back where they came from.

Objects are merged field by field; a null takes a field out, so an own option can say "leave the canonical field out";
`tools` of the server's own kinds stand beside the functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.gemini.tables import DIALECT
from turnwire.codecs.own_options import merge


def own_options(options: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """What is meant for this dialect."""
    return options.get(DIALECT) if options else None


def merge_own(wire: dict[str, Any], options: Mapping[str, Any] | None) -> None:
    """Put the options that are meant for this dialect into `wire`."""
    own = own_options(options)
    if own:
        merge(wire, own)


def with_options(canonical: dict[str, Any], own: Mapping[str, Any] | None) -> dict[str, Any]:
    """`canonical` with these options, where there are any."""
    if own:
        canonical["provider_options"] = {DIALECT: own}
    return canonical

"""Fields that are not canonical: provider options under the dialect's name, merged back where they came from.

Objects are merged field by field; a null takes a field out, so an own option can say "leave the canonical field out";
`tools` of the server's own kinds stand beside the functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.gemini.tables import DIALECT


def own_options(options: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """What is meant for this dialect."""
    return options.get(DIALECT) if options else None


def merge_own(wire: dict[str, Any], options: Mapping[str, Any] | None) -> None:
    """Put the options that are meant for this dialect into `wire`."""
    own = own_options(options)
    if own:
        _merge(wire, own)


def _merge(wire: dict[str, Any], own: Mapping[str, Any]) -> None:
    for key, value in own.items():
        held = wire.get(key)
        if value is None:
            wire.pop(key, None)
        elif isinstance(value, Mapping) and isinstance(held, Mapping):
            merged = dict(held)
            _merge(merged, value)
            wire[key] = merged
        elif key == "tools" and isinstance(held, list) and isinstance(value, (list, tuple)):
            wire[key] = [*held, *value]
        else:
            wire[key] = value


def difference(written: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The options that turn `written` into `wanted` when they are merged."""
    out: dict[str, Any] = {key: None for key in written if key not in wanted}
    for key, value in wanted.items():
        held = written.get(key)
        if isinstance(held, Mapping) and isinstance(value, Mapping):
            inner = difference(held, value)
            if inner:
                out[key] = inner
        elif held != value:
            out[key] = value
    return out


def with_options(canonical: dict[str, Any], own: Mapping[str, Any] | None) -> dict[str, Any]:
    """`canonical` with these options, where there are any."""
    if own:
        canonical["provider_options"] = {DIALECT: own}
    return canonical

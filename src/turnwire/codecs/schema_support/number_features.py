"""Features of schemas for numbers."""

from __future__ import annotations

from collections.abc import Iterator

from turnwire.codecs.schema_support.levels import Level

_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")


def number_bounds(level: Level) -> Iterator[str]:
    if level.schema.get("type") == "number":
        yield from (keyword for keyword in _BOUNDS if keyword in level.schema)


DETECTORS = {"number_bounds": (_BOUNDS, number_bounds)}

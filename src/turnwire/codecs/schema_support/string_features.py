"""Features of schemas for texts."""

from __future__ import annotations

from collections.abc import Iterator

from turnwire.codecs.schema_support.levels import Level


def pattern_unanchored(level: Level) -> Iterator[str]:
    pattern = level.schema.get("pattern")
    if isinstance(pattern, str) and not (pattern.startswith("^") and pattern.endswith("$")):
        yield "pattern"


DETECTORS = {"pattern_unanchored": (("pattern",), pattern_unanchored)}

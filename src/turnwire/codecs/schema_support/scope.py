"""Where a level of a schema is while it is rewritten: the whole schema, and the references that lead to it."""

from __future__ import annotations

from typing import Any, Final

from turnwire.codecs.schema_support.merging import ANNOTATIONS, merge
from turnwire.codecs.schema_support.work import spend
from turnwire.core.schema_refs import find_target

KEPT_AT_TOP: Final = ANNOTATIONS | {"$defs", "$id", "$schema", "definitions", "discriminator"}
"""Keywords that stay next to the alternatives that a level is split into."""


class Scope:
    """What the rewriting of one level may look at."""

    __slots__ = ("names", "open_references", "root", "used")

    def __init__(self, root: dict[str, Any], names: frozenset[str], open_references: frozenset[str]) -> None:
        self.root = root
        self.names = names
        self.open_references = open_references
        self.used: set[str] = set()
        """References whose targets became a part of the level."""

    def look_through(self, schema: Any) -> Any:
        """The schema that a reference leads to, without the other keywords; any other schema as it is."""
        seen: set[str] = set()
        while isinstance(schema, dict) and isinstance(reference := schema.get("$ref"), str):
            if reference in seen:
                return {}
            seen.add(reference)
            spend()
            schema = find_target(self.root, reference) or {}
        return schema

    def written_out(self, schema: Any) -> Any | None:
        """The schema with its reference written out; None if it leads to itself or cannot be merged with the rest."""
        used: set[str] = set()
        while isinstance(schema, dict) and "$ref" in schema:
            reference = schema["$ref"]
            spend()
            if reference in self.open_references or reference in used:
                return None
            target = find_target(self.root, reference)
            if target is None:
                return None
            used.add(reference)
            merged = merge({key: value for key, value in schema.items() if key != "$ref"}, target)
            if merged is None:
                return None
            schema = merged
        self.used |= used
        return schema


def split(level: dict[str, Any], keyword: str, branches: list[Any]) -> Any:
    """Return the level as alternatives, annotations and definitions next to them; a single one is the level itself."""
    top = {key: value for key, value in level.items() if key in KEPT_AT_TOP}
    left = [branch for branch in branches if branch is not False]
    if not left:
        return False
    if len(left) == 1:
        return {**top, **left[0]} if isinstance(left[0], dict) else top
    return {**top, keyword: left}


def without_top(level: dict[str, Any], *keywords: str) -> dict[str, Any]:
    """What the level says of its value, without annotations, definitions and `keywords`."""
    return {key: value for key, value in level.items() if key not in KEPT_AT_TOP and key not in keywords}

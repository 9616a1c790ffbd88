"""The table of what a reader judges itself, whatever its type: from ``x-judged``."""

from __future__ import annotations

from codegen.schemaset import SchemaSet

HEADER = "# Generated from schemas/ by `make generate`. Do not edit: changes are lost.\n\n"
TEXT = '''"""Properties whose values the reader judges itself, whatever their type, by the module of their dialect."""

from collections.abc import Mapping
from typing import Final

JUDGED: Final[Mapping[str, Mapping[tuple[str, str], str]]] = {table}
"""(definition, property): `everywhere`, or `whole`: in whole bodies, not in events of streams."""
'''


def judged_module(schemas: SchemaSet) -> str:
    """The module ``wire/judged.py``."""
    table: dict[str, dict[tuple[str, str], str]] = {}
    for dialect in sorted(schemas.dialects):
        found = {
            (name, prop): schema["x-judged"]
            for document in schemas.wire(dialect)
            for name, definition in document.definitions.items()
            for prop, schema in definition.get("properties", {}).items()
            if "x-judged" in schema
        }
        if found:
            table[dialect.replace("-", "_")] = dict(sorted(found.items()))
    return HEADER + TEXT.format(table=repr(table))

"""The table of addresses in requests: which the server fetches and which are only told, from ``x-fetched``.

A property that is only told is found again by the object in which it stands: by the object's ``type`` where its
definition has one, else by the property that holds the object.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from codegen.schemaset import Document, Schema, SchemaSet

HEADER = "# Generated from schemas/ by `make generate`. Do not edit: changes are lost.\n\n"
TEXT = '''"""Addresses in requests, by dialect: those that the server fetches, and those that are only told."""

from collections.abc import Mapping
from typing import Final

FETCHED: Final[Mapping[str, frozenset[str]]] = {fetched}
"""Names of properties whose address the server fetches."""

TOLD: Final[Mapping[str, frozenset[tuple[str, str]]]] = {told}
"""(`type` of the object or name of the property that holds it, name of the property) of what nobody fetches."""
'''


def addresses_module(schemas: SchemaSet) -> str:
    """The module ``wire/addresses.py``."""
    fetched: dict[str, list[str]] = {}
    told: dict[str, list[tuple[str, str]]] = {}
    for dialect in schemas.dialects:
        documents = schemas.wire(dialect)
        for _, name, definition in _definitions(documents):
            for prop, schema in definition.get("properties", {}).items():
                if schema.get("x-fetched") is True:
                    fetched.setdefault(dialect, []).append(prop)
                elif schema.get("x-fetched") is False:
                    places = _tags(definition) or sorted(_holders(documents, name, ()))
                    told.setdefault(dialect, []).extend((place, prop) for place in places)
    return HEADER + TEXT.format(fetched=_sets(fetched), told=_sets(told))


def _sets(found: dict[str, Any]) -> str:
    rows = (f"{dialect!r}: frozenset({sorted(set(found[dialect]))!r})," for dialect in sorted(found))
    return "{" + " ".join(rows) + "}"


def _definitions(documents: list[Document]) -> Iterator[tuple[Document, str, Schema]]:
    for document in documents:
        for name, definition in document.definitions.items():
            yield document, name, definition


def _tags(definition: Schema) -> list[str]:
    kind = definition.get("properties", {}).get("type", {})
    words = [kind["const"]] if "const" in kind else kind.get("enum", [])
    return sorted(word for word in words if isinstance(word, str))


def _holders(documents: list[Document], name: str, way: tuple[str, ...]) -> set[str]:
    """Names of the properties that hold an object of a definition, directly, in lists or in unions."""
    found: set[str] = set()
    for _, other, definition in _definitions(documents):
        for prop, schema in definition.get("properties", {}).items():
            if name in _refers(schema):
                found.add(prop)
        if "properties" not in definition and other not in way and name in _refers(definition):
            found |= _holders(documents, other, (*way, other))
    return found


def _refers(schema: Any) -> set[str]:
    """Names of the definitions to which a schema refers."""
    if isinstance(schema, list):
        return {name for item in schema for name in _refers(item)}
    if not isinstance(schema, dict):
        return set()
    found = {name for key, item in schema.items() if key != "$ref" for name in _refers(item)}
    return found | ({schema["$ref"].rpartition("/")[2]} if isinstance(schema.get("$ref"), str) else set())

"""The table of the gateway's paths, read: ``schemas/gateway/v1/paths.json`` and the definitions that it names.

A name in the table is a definition by the path of its document below ``schemas/``
(``wire/ollama/v1/chat.schema.json#/$defs/ChatRequest``). `meta/paths.schema.json` says what the table looks like.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from codegen.schemaset import DanglingReference, SchemaSet, Target, escape

FOLDER = "gateway/v1/"
TABLE = f"{FOLDER}paths.json"


def table_of(schemas: SchemaSet) -> dict[str, Any] | None:
    """The table; None where the schemas have none."""
    text = schemas.files.get(TABLE)
    if text is None:
        return None
    table: dict[str, Any] = json.loads(text)
    return table


def named(schemas: SchemaSet, name: str, pointer: str = "") -> Target:
    """The definition that a name of the table means.

    Raises: DanglingReference.
    """
    path, _, fragment = name.partition("#")
    document = schemas.documents.get(path)
    definition = fragment.removeprefix("/$defs/")
    if document is None or definition not in document.definitions:
        raise DanglingReference(TABLE, pointer, f"{name}: there is no such definition")
    return Target(document, definition)


def names_in(value: Any, pointer: str = "") -> Iterator[tuple[str, str]]:
    """(pointer, name) of every definition that the table names."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from names_in(item, f"{pointer}/{escape(key)}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from names_in(item, f"{pointer}/{index}")
    elif isinstance(value, str) and ".schema.json#/$defs/" in value:
        yield pointer, value

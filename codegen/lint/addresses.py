"""Lints about addresses: of each the wire documents say whether the server fetches what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from codegen.lint.registry import Place, lint
from codegen.lint.tools import definitions, properties
from codegen.schemaset import WIRE_FOLDER, SchemaSet

COMES_BACK = frozenset(("error", "event", "models", "response"))
"""Documents of what a server sends; nobody fetches for it."""

_NAME = re.compile(r"(^|_|[a-z])(ur[il]|href)s?$", re.IGNORECASE)
_FORMATS = frozenset(("uri", "uri-reference", "iri", "iri-reference"))


@lint("SCH021", "of every address in a request it is said whether the server fetches it: x-fetched true or false")
def addresses_are_told(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if not document.path.startswith(WIRE_FOLDER):
            continue
        for name, schema, place in properties(definition, pointer):
            told = schema.get("x-fetched")
            if told is not None and not isinstance(told, bool):
                yield document.path, place, "x-fetched is true or false"
            is_address = _NAME.search(name) is not None or schema.get("format") in _FORMATS
            if is_address and told is None and document.name not in COMES_BACK:
                yield document.path, place, f"{name}: say x-fetched: true where the server fetches it, else false"

"""What several lints need."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from codegen.bundle import bundle
from codegen.schemaset import CANONICAL_FOLDER, Document, Schema, SchemaSet, escape

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"


@cache
def meta_schema(name: str) -> Schema:
    """A document about our own files, bundled; always the one of this repository."""
    schemas = SchemaSet.load(SCHEMAS)
    return bundle(schemas, schemas.meta[f"meta/{name}.schema.json"])


def definitions(schemas: SchemaSet) -> Iterator[tuple[Document, str, Schema, str]]:
    """(document, name, definition, pointer) of every definition."""
    for document in schemas.all:
        for name, definition in document.definitions.items():
            yield document, name, definition, f"/$defs/{escape(name)}"


def properties(definition: Schema, pointer: str) -> Iterator[tuple[str, Schema, str]]:
    """(name, schema, pointer) of the properties of an object definition."""
    for name, schema in definition.get("properties", {}).items():
        yield name, schema, f"{pointer}/properties/{escape(name)}"


def is_canonical(document: Document) -> bool:
    """Whether the document is part of Turnwire's own model."""
    return document.path.startswith(CANONICAL_FOLDER)


def takes_null(schemas: SchemaSet, document: Document, schema: Schema) -> bool:
    """Whether a schema accepts null."""
    if "$ref" in schema:
        target = schemas.resolve(document, schema["$ref"])
        return takes_null(schemas, target.document, target.schema)
    for keyword in ("anyOf", "oneOf"):
        if keyword in schema and "properties" not in schema:
            return any(takes_null(schemas, document, item) for item in schema[keyword])
    if "type" in schema and "null" not in ([schema["type"]] if isinstance(schema["type"], str) else schema["type"]):
        return False
    if "const" in schema:
        return schema["const"] is None
    return None in schema["enum"] if "enum" in schema else True

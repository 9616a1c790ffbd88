"""Lints about a document as a whole: its form, its place, what it refers to."""

from __future__ import annotations

import json
from collections.abc import Iterator

import jsonschema_rs

from codegen.explain import faults
from codegen.form import KEY_ORDER, NOT_CANONICAL, canonical_text, in_order
from codegen.lint.registry import Place, lint
from codegen.lint.tools import meta_schema
from codegen.schemaset import ID_BASE, WIRE_FOLDER, DanglingReference, Document, SchemaSet, escape, subschemas

SOURCES = "wire/SOURCES.json"


@lint("SCH001", "a document is valid JSON Schema 2020-12")
def valid_schema(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        try:
            jsonschema_rs.meta.validate(document.schema)
        except jsonschema_rs.ValidationError as error:
            pointer = "".join(f"/{token}" for token in error.instance_path)
            yield document.path, pointer, f"not valid JSON Schema 2020-12: {error.message}"
        else:
            yield from _bad_patterns(document)


def _bad_patterns(document: Document) -> Iterator[Place]:
    """Patterns that are not regular expressions; to the meta-schema they are texts like any other."""
    for pointer, schema in subschemas(document.schema):
        patterns = [(f"{pointer}/pattern", schema["pattern"])] if "pattern" in schema else []
        named = schema.get("patternProperties", {})
        patterns += [(f"{pointer}/patternProperties/{escape(pattern)}", pattern) for pattern in named]
        for place, pattern in patterns:
            try:
                jsonschema_rs.Draft202012Validator({"pattern": pattern})
            except jsonschema_rs.ValidationError:
                yield document.path, place, f"{pattern!r} is not a regular expression"


@lint("SCH002", "every $ref leads to a definition")
def no_dangling_reference(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        for pointer, ref in schemas.references(document):
            try:
                schemas.resolve(document, ref, pointer)
            except DanglingReference as error:
                yield document.path, pointer, error.message


@lint("SCH003", "a document has the form of meta/document.schema.json, keys in its order")
def document_form(schemas: SchemaSet) -> Iterator[Place]:
    schema = meta_schema("document")
    for document in schemas.all:
        for fault in faults(schema, document.schema):
            name = f" ({fault.property})" if fault.property else ""
            yield document.path, fault.path, f"breaks {fault.keyword}{name} of meta/document.schema.json"
        if list(document.schema) != list(in_order(document.schema)):
            yield document.path, "", f"put the keys in this order: {', '.join(KEY_ORDER)}. Run: make fix"


@lint("SCH004", "a document is written in canonical JSON: two spaces, every item on a line of its own")
def document_text(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        if schemas.files[document.path] != canonical_text(document.schema):
            yield document.path, "", NOT_CANONICAL


@lint("SCH005", "the $id is the path of the file")
def id_is_path(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        expected = ID_BASE + document.path
        if document.schema.get("$id") != expected:
            yield document.path, "/$id", f"must be {expected}"


@lint("SCH006", "documents refer to each other without a cycle, and canonical ones to canonical ones only")
def acyclic_documents(schemas: SchemaSet) -> Iterator[Place]:
    uses = {document.path: _uses(schemas, document) for document in schemas.all}
    for path, used in uses.items():
        for other in sorted(used):
            if other.split("/")[:2] != path.split("/")[:2]:
                yield path, "", f"refers to {other}: only documents of one folder may refer to each other"
    done: set[str] = set()
    for path in uses:
        cycle = _cycle(uses, path, (), done)
        if cycle:
            yield path, "", f"the documents refer to each other in a circle: {' -> '.join(cycle)}"
            return


def _uses(schemas: SchemaSet, document: Document) -> set[str]:
    targets = (schemas.resolve(document, ref).document.path for _, ref in schemas.references(document))
    return {path for path in targets if path != document.path}


def _cycle(uses: dict[str, set[str]], path: str, way: tuple[str, ...], done: set[str]) -> tuple[str, ...] | None:
    if path in way:
        return (*way[way.index(path) :], path)
    if path in done:
        return None
    for used in sorted(uses[path]):
        if found := _cycle(uses, used, (*way, path), done):
            return found
    done.add(path)
    return None


@lint("SCH007", "every wire document is listed in wire/SOURCES.json, and nothing else is")
def wire_sources(schemas: SchemaSet) -> Iterator[Place]:
    wire = {path for path in schemas.documents if path.startswith(WIRE_FOLDER)}
    listed = set(json.loads(schemas.files.get(SOURCES, "{}")))
    for path in sorted(wire - listed):
        yield path, "", f"say in {SOURCES} where it comes from"
    for path in sorted(listed - wire):
        yield SOURCES, "", f"there is no document {path}"

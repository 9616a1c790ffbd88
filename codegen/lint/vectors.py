"""Lints about test vectors, defaults and examples: what a definition says it accepts, it accepts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs

from codegen.bundle import bundle
from codegen.explain import chain, explain, faults, from_jsonschema_rs
from codegen.lint.registry import Place, lint
from codegen.lint.tools import meta_schema
from codegen.schemaset import SCHEMA_SUFFIX, VECTORS_SUFFIX, Document, Schema, SchemaSet, at, escape, subschemas


@lint("SCH030", "a vectors file has the form of meta/vectors.schema.json and stands beside its document")
def vectors_form(schemas: SchemaSet) -> Iterator[Place]:
    schema = meta_schema("vectors")
    for document in schemas.all:
        if document.vectors is None:
            yield document.path, "", f"needs vectors in {document.vectors_path}"
            continue
        for fault in faults(schema, document.vectors):
            yield document.vectors_path, fault.path, f"breaks {fault.keyword} of meta/vectors.schema.json"
        if document.vectors.get("document") != f"{document.name}{SCHEMA_SUFFIX}":
            yield document.vectors_path, "/document", f"must be {document.name}{SCHEMA_SUFFIX}"
    paths = {document.path for document in schemas.all}
    for path in schemas.files:
        if path.endswith(VECTORS_SUFFIX) and path.removesuffix(VECTORS_SUFFIX) + SCHEMA_SUFFIX not in paths:
            yield path, "", "there is no document of this name"


@lint("SCH031", "every definition has a valid and an invalid vector, unless it accepts anything")
def every_definition_has_vectors(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        vectors = _vectors(document)
        for name in document.definitions:
            found = vectors.get(name, {})
            if not found.get("valid"):
                yield document.vectors_path, f"/definitions/{name}", f"{name} needs a valid vector"
            if bool(found.get("invalid")) == bool(found.get("accepts_anything")):
                message = f"{name} needs an invalid vector, or accepts_anything and none"
                yield document.vectors_path, f"/definitions/{name}", message
        for name in vectors:
            if name not in document.definitions:
                yield document.vectors_path, f"/definitions/{name}", f"{document.path} does not define {name}"


@lint("SCH032", "vectors of a definition have different names")
def vector_names(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        for name, found in _vectors(document).items():
            seen: set[str] = set()
            for kind in ("valid", "invalid"):
                for index, vector in enumerate(found.get(kind, ())):
                    if vector["name"] in seen:
                        pointer = f"/definitions/{name}/{kind}/{index}"
                        yield document.vectors_path, pointer, f"{vector['name']!r} is the name of another vector"
                    seen.add(vector["name"])


@lint("SCH033", "a valid vector is valid")
def valid_vectors(schemas: SchemaSet) -> Iterator[Place]:
    for document, schema, validator, kind, pointer, vector in _each(schemas):
        if kind == "valid":
            for fault in explain(from_jsonschema_rs(schema, validator, vector["value"])):
                message = f"{vector['name']}: breaks {fault.keyword} at {fault.path or 'the top'}"
                yield document.vectors_path, pointer, message


@lint("SCH034", "an invalid vector has one fault, at the place and for the keyword that it states")
def invalid_vectors(schemas: SchemaSet) -> Iterator[Place]:
    for document, schema, validator, kind, pointer, vector in _each(schemas):
        if kind != "invalid":
            continue
        found = from_jsonschema_rs(schema, validator, vector["value"])
        error = vector["error"]
        stated = (error["path"], error["keyword"])
        behind = [(fault.path, fault.keyword) for fault in explain(found)]
        if not found:
            yield document.vectors_path, pointer, f"{vector['name']}: is valid"
        elif stated not in [(fault.path, fault.keyword) for fault in chain(found)]:
            yield document.vectors_path, pointer, f"{vector['name']}: states {_say([stated])}; breaks {_say(behind)}"
        elif len(found) > 1 and len({path for path, _ in behind}) > 1:
            yield document.vectors_path, pointer, f"{vector['name']}: has more than one fault: {_say(behind)}"
        if error.get("property") and error["property"] not in [fault.property for fault in chain(found)]:
            yield document.vectors_path, pointer, f"{vector['name']}: {error['property']} is not what is missing"


@lint("SCH035", "defaults and examples are valid")
def defaults_and_examples(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.all:
        bundled: Schema | None = None
        for pointer, schema in subschemas(document.schema):
            for where, value in _samples(schema):
                bundled = bundled or bundle(schemas, document)
                # The schema at hand, with the definitions it refers to.
                whole = {**at(bundled, pointer), "$defs": bundled["$defs"]}
                if not jsonschema_rs.Draft202012Validator(whole).is_valid(value):
                    yield document.path, f"{pointer}/{where}", f"{json.dumps(value)} does not fit its own schema"


def _samples(schema: Schema) -> Iterator[tuple[str, Any]]:
    if "default" in schema:
        yield "default", schema["default"]
    for index, value in enumerate(schema.get("examples", ())):
        yield f"examples/{index}", value


def _vectors(document: Document) -> dict[str, Any]:
    found: dict[str, Any] = (document.vectors or {}).get("definitions", {})
    return found


def _each(schemas: SchemaSet) -> Iterator[tuple[Document, Schema, Any, str, str, Any]]:
    """(document, schema of the definition, its validator, kind, pointer, vector) of every vector."""
    for document in schemas.all:
        bundled = bundle(schemas, document)
        for name, found in _vectors(document).items():
            if name not in document.definitions:
                continue
            schema = {**bundled, "$ref": f"#/$defs/{name}"}
            validator = jsonschema_rs.Draft202012Validator(schema)
            for kind in ("valid", "invalid"):
                for index, vector in enumerate(found.get(kind, ())):
                    yield document, schema, validator, kind, f"/definitions/{escape(name)}/{kind}/{index}", vector


def _say(places: list[tuple[str, str]]) -> str:
    return ", ".join(f"{keyword} at {path or 'the top'}" for path, keyword in places)

"""Lints about the rows by which stored data of older versions are brought up."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.explain import faults
from codegen.form import NOT_CANONICAL, canonical_text
from codegen.lint.registry import Place, lint
from codegen.lint.tools import meta_schema
from codegen.schemaset import MIGRATIONS_SUFFIX, SCHEMA_SUFFIX, SchemaSet, parse


@lint(
    "SCH022",
    "a file of migrations has the form of meta/migrations.schema.json, and its rows lead to the current version",
)
def migrations(schemas: SchemaSet) -> Iterator[Place]:
    for path, text in schemas.files.items():
        if not path.endswith(MIGRATIONS_SUFFIX):
            continue
        table = parse(path, text)
        if text != canonical_text(table):
            yield path, "", NOT_CANONICAL
        if found := faults(meta_schema("migrations"), table):
            for fault in found:
                yield path, fault.path, f"breaks {fault.keyword} of meta/migrations.schema.json"
            continue
        if path.removesuffix(MIGRATIONS_SUFFIX) + SCHEMA_SUFFIX not in schemas.documents:
            yield path, "", "there is no document of this name"
        begins: set[tuple[str, str]] = {(row["type"], row["from"]) for row in table["rows"]}
        if len(begins) != len(table["rows"]):
            yield path, "/rows", "two rows of a type begin at one version"
        for index, row in enumerate(table["rows"]):
            if row["to"] != table["current"] and (row["type"], row["to"]) not in begins:
                yield path, f"/rows/{index}/to", "no row goes on from this version, and it is not the current one"

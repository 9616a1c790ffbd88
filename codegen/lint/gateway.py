"""Lints about the table of the gateway's paths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from codegen.explain import faults
from codegen.form import NOT_CANONICAL, canonical_text
from codegen.gateway import TABLE, named, names_in, table_of
from codegen.lint.registry import Place, lint
from codegen.lint.tools import meta_schema
from codegen.schemaset import DanglingReference, SchemaSet


@lint("SCH008", "the table of the gateway's paths has the form of meta/paths.schema.json, and what it names exists")
def gateway_paths(schemas: SchemaSet) -> Iterator[Place]:
    table = table_of(schemas)
    if table is None:
        return
    if schemas.files[TABLE] != canonical_text(table):
        yield TABLE, "", NOT_CANONICAL
    if found := faults(meta_schema("paths"), table):
        for fault in found:
            yield TABLE, fault.path, f"breaks {fault.keyword} of meta/paths.schema.json"
        return
    for pointer, name in names_in(table):
        try:
            named(schemas, name, pointer)
        except DanglingReference as error:
            yield TABLE, pointer, error.message
    yield from _rows(table)
    for name, statuses in table["statuses"].items():
        for status in statuses:
            if str(status) not in table["status_texts"]:
                yield TABLE, f"/statuses/{name}", f"status_texts says nothing of {status}"


def _rows(table: dict[str, Any]) -> Iterator[Place]:
    seen: set[str] = set()
    for index, row in enumerate(table["operations"]):
        pointer = f"/operations/{index}"
        for what in (row["id"], f"{row['method']} {row['path']}"):
            if what in seen:
                yield TABLE, pointer, f"{what} is there twice"
            seen.add(what)
        for key, known in (("tag", "tags"), ("statuses", "statuses")):
            if row[key] not in table[known]:
                yield TABLE, f"{pointer}/{key}", f"{row[key]} is none of {known}"
        in_path = {each["name"] for each in row.get("parameters", ()) if each["in"] == "path"}
        if in_path != set(re.findall(r"\{(\w+)\}", row["path"])):
            yield TABLE, pointer, "the parameters in braces and those of the path must be the same"

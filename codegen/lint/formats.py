"""Lints about text formats and their cases."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.bundle import bundle
from codegen.explain import faults
from codegen.form import NOT_CANONICAL, canonical_text
from codegen.lint.registry import Place, lint
from codegen.schemaset import CASES_SUFFIX, FORMAT_SUFFIX, TEXT_FOLDER, SchemaSet, parse

DOCUMENT = "text/v1/format.schema.json"


@lint("SCH025", "a text format has the form of its document, the name of its file, and cases")
def formats(schemas: SchemaSet) -> Iterator[Place]:
    if DOCUMENT not in schemas.documents:
        return
    bundled = bundle(schemas, schemas.documents[DOCUMENT])
    for path, text in schemas.files.items():
        if not path.startswith(TEXT_FOLDER) or not path.endswith((FORMAT_SUFFIX, CASES_SUFFIX)):
            continue
        is_row = path.endswith(FORMAT_SUFFIX)
        value = parse(path, text)
        if text != canonical_text(value):
            yield path, "", NOT_CANONICAL
        definition = "TextFormatRow" if is_row else "TextCasesFile"
        for fault in faults(bundled | {"$ref": f"#/$defs/{definition}"}, value):
            yield path, fault.path, f"breaks {fault.keyword} of {DOCUMENT}"
        suffix, other = (FORMAT_SUFFIX, CASES_SUFFIX) if is_row else (CASES_SUFFIX, FORMAT_SUFFIX)
        stem = path.removesuffix(suffix)
        if stem + other not in schemas.files:
            yield path, "", f"needs {stem + other}"
        key = "name" if is_row else "format"
        if value.get(key) != stem.rsplit("/", 1)[-1]:
            yield path, f"/{key}", "must be the name of the file"

"""Lints about everyday forms: what they name stands in their document."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.everyday import KEYWORD, NotEveryday, annotated, form_of
from codegen.lint.registry import Place, lint
from codegen.schemaset import WIRE_FOLDER, SchemaSet, escape


@lint("SCH024", f"an everyday form names what its wire document has, as it has it: {KEYWORD}")
def everyday_forms(schemas: SchemaSet) -> Iterator[Place]:
    for source in annotated(schemas.all):
        if not source.document.path.startswith(WIRE_FOLDER):
            yield source.document.path, source.pointer, f"{KEYWORD} stands in wire documents"
            continue
        for name in source.trees:
            try:
                form_of(schemas, source, name)
            except NotEveryday as error:
                place = source.pointer + "".join(f"/{escape(step)}" for step in error.way)
                yield source.document.path, place, error.message

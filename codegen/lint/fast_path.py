"""Lints about common forms: what they name stands in their document."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.fast_path import KEYWORD, NotCommon, annotated, form_of
from codegen.lint.registry import Place, lint
from codegen.schemaset import WIRE_FOLDER, SchemaSet, escape


@lint("SCH024", f"a common form names what its wire document has, as it has it: {KEYWORD}")
def common_forms(schemas: SchemaSet) -> Iterator[Place]:
    for source in annotated(schemas.all):
        if not source.document.path.startswith(WIRE_FOLDER):
            yield source.document.path, source.pointer, f"{KEYWORD} stands in wire documents"
            continue
        for name in source.trees:
            try:
                form_of(schemas, source, name)
            except NotCommon as error:
                place = source.pointer + "".join(f"/{escape(step)}" for step in error.way)
                yield source.document.path, place, error.message

"""Lints about engines of structured output and the servers that use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from codegen.bundle import bundle
from codegen.explain import faults
from codegen.form import NOT_CANONICAL, canonical_text
from codegen.lint.registry import Place, lint
from codegen.schemaset import ENGINE_SUFFIX, ENGINES_FOLDER, SERVERS, SchemaSet, parse

ENGINE = f"{ENGINES_FOLDER}v1/engine.schema.json"
SERVER = f"{ENGINES_FOLDER}v1/servers.schema.json"
IGNORED = "none"
"""In place of an engine: the server ignores the schema."""


@lint("SCH026", "an engine has the form of its document, the name of its file, and one row for each feature and effect")
def engines(schemas: SchemaSet) -> Iterator[Place]:
    for path, value in _rows(schemas, ENGINE):
        yield from _form(schemas, ENGINE, path, value)
        stem = path.rpartition("/")[2].removesuffix(ENGINE_SUFFIX)
        if f"{value.get('engine')}-{value.get('version')}" != stem:
            yield path, "", "engine-version must be the name of the file"
        yield from _twice(path, value, ("feature", "effect"))


@lint("SCH027", "servers.json has the form of its document, names engines that exist, and has no row twice")
def servers(schemas: SchemaSet) -> Iterator[Place]:
    known = {path.rpartition("/")[2].removesuffix(ENGINE_SUFFIX) for path, _ in _rows(schemas, ENGINE)}
    for path, value in _rows(schemas, SERVER):
        yield from _form(schemas, SERVER, path, value)
        yield from _twice(path, value, ("server", "surface", "since"))
        for index, row in enumerate(_listed(value, "rows")):
            named = [("", row), *((f"/choice/{at}", each) for at, each in enumerate(_listed(row, "choice")))]
            for place, each in named:
                name = each.get("engine", IGNORED)
                if name not in (*known, IGNORED):
                    yield path, f"/rows/{index}{place}/engine", f"there is no file {name}{ENGINE_SUFFIX}"


def _rows(schemas: SchemaSet, document: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """(path, value) of the files of a document; none if the schemas lack the document."""
    for path, text in schemas.files.items():
        is_meant = path == SERVERS if document == SERVER else path.endswith(ENGINE_SUFFIX)
        if is_meant and document in schemas.documents:
            yield path, parse(path, text)


def _form(schemas: SchemaSet, document: str, path: str, value: dict[str, Any]) -> Iterator[Place]:
    if schemas.files[path] != canonical_text(value):
        yield path, "", NOT_CANONICAL
    for fault in faults(bundle(schemas, schemas.documents[document]), value):
        yield path, fault.path, f"breaks {fault.keyword} of {document}"


def _twice(path: str, value: dict[str, Any], keys: Iterable[str]) -> Iterator[Place]:
    seen: set[str] = set()
    for index, row in enumerate(_listed(value, "rows")):
        what = " ".join(str(row.get(key)) for key in keys if key in row)
        if what in seen:
            yield path, f"/rows/{index}", f"{what} is there twice"
        seen.add(what)


def _listed(value: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """The objects of a list; what is no object is told of by `_form`."""
    items = value.get(key)
    return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []

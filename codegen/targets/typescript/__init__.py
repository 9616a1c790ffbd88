"""Target ``typescript``: a package without dependencies with types and validators for TypeScript and JavaScript.

``v1/<document>.d.ts`` holds the types of a canonical document, ``v1/index`` all of them with a validator for each;
``wire/<dialect>`` the same of a dialect in one module; ``runtime`` what they share; ``stream`` from bytes to chunks and
from chunks to the answer; ``text/index`` the reader of texts, with the rows of its formats.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from codegen.license import NAME, license_text
from codegen.schemaset import FORMAT_SUFFIX, Document, SchemaSet
from codegen.targets.typescript.modules import RUNTIME, SHARED, Module, modules, relative, types_paths
from codegen.targets.typescript.types import comment, types
from codegen.targets.typescript.validators import function_name, validators
from codegen.version import package_version

PACKAGE = "typescript"
STATIC = Path(__file__).parent / "static"
HEADER = "// Generated from schemas/ by `make generate`. Do not edit: changes are lost.\n"
README = "README.md"
MODULES_MARK = "<!-- modules -->\n"
STREAMS = ("calls.js", "json.js", "minted.js", "stream.js", "stream.d.ts")
TEXTS = tuple(path.relative_to(STATIC).as_posix() for path in sorted((STATIC / "text").iterdir()))
FIELDS = {"CHUNK": "StreamingChunk", "DELTA": "ToolCallDelta"}
"""Definitions whose fields the accumulator has to know, to tell the others from them."""


def generate(schemas: SchemaSet) -> dict[str, str]:
    """The files of the package by path below ``generated/``; none if there are no documents.

    Raises: SchemaError for what has no type; ToolsMissing without Node.js; CompileFailed if ajv refuses a schema.
    """
    parts = modules(schemas)
    if not parts:
        return {}
    paths = types_paths(schemas)
    files: dict[str, str] = {}
    for module in parts:
        files |= _types(schemas, module, paths)
    for path, code in validators(schemas, parts).items():
        files[f"{path}.js"] = HEADER + code
    fields = _fields(schemas)
    files |= fields
    rows = _rows(schemas)
    files |= rows
    for name in ("runtime.js", "runtime.d.ts", *(STREAMS if fields else ()), *(TEXTS if rows else ())):
        files[name] = HEADER + (STATIC / name).read_text(encoding="utf-8")
    package = _package(parts, has_streams=bool(fields), has_texts=bool(rows))
    files["package.json"] = json.dumps(package, indent=2) + "\n"
    files[NAME] = license_text()
    files[README] = (STATIC / README).read_text(encoding="utf-8").replace(MODULES_MARK, _table(parts))
    return {f"{PACKAGE}/{path}": text for path, text in sorted(files.items())}


def _types(schemas: SchemaSet, module: Module, paths: dict[str, str]) -> dict[str, str]:
    """The declarations of one module and, for the canonical documents, of the modules it gathers."""
    if not module.split:
        body = types(schemas, module.path, module.documents, paths, also=["Validator"])
        return {f"{module.path}.d.ts": HEADER + _about(module.documents) + body + _validators(module)}
    files = {}
    for document in module.documents:
        path = module.types_path(document)
        files[f"{path}.d.ts"] = HEADER + _about([document]) + types(schemas, path, [document], paths)
    imports = [f'import type {{ Validator }} from "{relative(module.path, RUNTIME)}";\n']
    imports += [
        f'import type * as {_namespace(document)} from "./{document.name}.js";\n' for document in module.documents
    ]
    gathered = [f'export type * from "./{document.name}.js";\n' for document in module.documents]
    files[f"{module.path}.d.ts"] = "".join([HEADER, "\n", *imports, "\n", *gathered, _validators(module)])
    return files


def _validators(module: Module) -> str:
    """The declarations of the validators, after the types of the runtime that come along with them."""
    shared = f'\nexport type {{ {", ".join(SHARED)} }} from "{relative(module.path, RUNTIME)}";\n\n'
    lines = [shared]
    for document, name, _definition in module.definitions():
        shown = f"{_namespace(document)}.{name}" if module.split else name
        lines.append(f"export declare const {function_name(name)}: Validator<{shown}>;\n")
    return "".join(lines)


def _namespace(document: Document) -> str:
    """The name under which the types of a document are known in the module that gathers them."""
    return document.name.replace("-", "_")


def _about(documents: Iterable[Document]) -> str:
    """What the documents are, as a comment that belongs to no declaration."""
    lines = [f"{document.schema['title']}: {document.schema['description']}" for document in documents]
    return f"\n{comment(chr(10).join(lines))}\n"


def _fields(schemas: SchemaSet) -> dict[str, str]:
    """The module with the fields that the accumulator has to know; none without streams."""
    found = {name: each for document in schemas.canonical for name, each in document.definitions.items()}
    if not set(FIELDS.values()) <= set(found):
        return {}
    lines = [
        f"export const {constant} = new Set({json.dumps(list(found[name]['properties']))});\n"
        for constant, name in FIELDS.items()
    ]
    return {"fields.js": HEADER + "".join(lines)}


def _rows(schemas: SchemaSet) -> dict[str, str]:
    """The module with the rows of text formats, by which the reader reads; none without rows."""
    rows = [json.loads(text) for path, text in schemas.files.items() if path.endswith(FORMAT_SUFFIX)]
    if not rows:
        return {}
    rows.sort(key=lambda row: row["name"])
    lines = [f"  {json.dumps(row['name'])}: {json.dumps(row, ensure_ascii=False)},\n" for row in rows]
    return {"text/rows.js": f"{HEADER}export const ROWS = {{\n{''.join(lines)}}};\n"}


def _package(parts: list[Module], *, has_streams: bool, has_texts: bool) -> dict[str, Any]:
    exports: dict[str, Any] = {}
    for module in parts:
        name = f"./{module.path.removesuffix('/index')}"
        exports[name] = {"types": f"./{module.path}.d.ts", "default": f"./{module.path}.js"}
    if has_streams:
        exports["./stream"] = {"types": "./stream.d.ts", "default": "./stream.js"}
    if has_texts:
        exports["./text"] = {"types": "./text/index.d.ts", "default": "./text/index.js"}
    if "./v1" in exports:
        exports = {".": exports["./v1"], **exports}
    return {
        "name": "turnwire-schema",
        "version": package_version(),
        "description": "Types and validators of the Turnwire contract for local model servers",
        "license": "Apache-2.0",
        "type": "module",
        "sideEffects": False,
        "engines": {"node": ">=20"},
        "exports": exports,
    }


def _table(parts: list[Module]) -> str:
    rows = []
    for module in parts:
        titles = ", ".join(document.schema["title"] for document in module.documents)
        count = sum(1 for _definition in module.definitions())
        rows.append(f"| `turnwire-schema/{module.path.removesuffix('/index')}` | {count} | {titles} |\n")
    return "| module | types | what |\n|---|---|---|\n" + "".join(rows)

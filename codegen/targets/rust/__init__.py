"""Target ``rust``: a crate without dependencies with types, validation and accumulation of streams.

``src/types/<document>.rs`` holds the types of a canonical document; ``src/modules/<folder>.json`` the rules by which
values of every document are judged; ``src/formats/<name>.format.json`` a text format; everything else is the runtime,
which knows no field.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from codegen.license import NAME, license_text
from codegen.schemaset import FORMAT_SUFFIX, Document, SchemaError, SchemaSet
from codegen.targets.native.formats import formats
from codegen.targets.native.rules import modules
from codegen.targets.native.shapes import Alias, Named, Shape, Struct, Sum, Type, Union, shapes
from codegen.targets.rust.types import module
from codegen.version import package_version

PACKAGE = "rust"
STATIC = Path(__file__).parent / "static"
HEADER = "// Generated from schemas/ by `make generate`. Do not edit: changes are lost.\n\n"
RUNTIME = ("carried.rs", "json.rs", "map.rs", "parse.rs", "rules.rs")
STREAMS = ("calls.rs", "chunks.rs", "minted.rs", "stream.rs")
NEEDED_BY_STREAMS = "StreamingChunk"
TEXTS = (
    *("text_calls.rs", "text_events.rs", "text_formats.rs", "text_json.rs", "text_literals.rs", "text_machine.rs"),
    *("text_members.rs", "text_notation.rs", "text_quoting.rs", "text_reader.rs", "text_source.rs", "text_steps.rs"),
    "text_values.rs",
)
PRELUDE = frozenset(("Box", "Err", "None", "Ok", "Option", "Result", "Self", "Some", "String", "Vec"))
_PUBLIC = re.compile(r"^pub(?:\(crate\))? (?:struct|enum|trait|type|const) (\w+)", re.MULTILINE)
MANIFEST = """\
# Generated from schemas/ by `make generate`. Do not edit: changes are lost.

[package]
name = "turnwire-schema"
version = "{version}"
edition = "2021"
rust-version = "1.70"
description = "Types, validation and stream accumulation of the Turnwire contract for local model servers"
license = "Apache-2.0"
readme = "README.md"
include = ["/src", "/README.md", "/LICENSE"]
"""


def generate(schemas: SchemaSet) -> dict[str, str]:
    """The files of the crate by path below ``generated/``; none if there are no documents.

    Raises: SchemaError for what has no type or no rule here, or has a name of the runtime.
    """
    if not schemas.documents:
        return {}
    found = shapes(schemas)
    rules = modules(schemas)
    rows = formats(schemas)
    has_streams = any(shape.name == NEEDED_BY_STREAMS for _document, own in found for shape in own)
    files = {
        "Cargo.toml": MANIFEST.format(version=package_version()),
        "rustfmt.toml": 'max_width = 120\nuse_small_heuristics = "Max"\n',
        NAME: license_text(),
        "README.md": (STATIC / "README.md").read_text(encoding="utf-8"),
        "src/lib.rs": _lib(found, has_streams=has_streams, has_texts=bool(rows)),
        "src/modules.rs": HEADER + _modules(rules),
        "src/types/mod.rs": HEADER + _gathered([document for document, _own in found]),
    }
    for name, text in rules.items():
        files[f"src/modules/{name}.json"] = text
    if rows:
        files["src/formats.rs"] = HEADER + _formats(rows)
        files |= {f"src/formats/{name}": text for name, text in rows.items()}
    named = (*RUNTIME, *(STREAMS if has_streams else ()), *(TEXTS if rows else ()))
    runtime = {name: (STATIC / name).read_text(encoding="utf-8") for name in named}
    files |= {f"src/{name}": HEADER + text for name, text in runtime.items()}
    taken = PRELUDE | {name for text in runtime.values() for name in _PUBLIC.findall(text)}
    for document, own in found:
        for shape in own:
            if shape.name in taken:
                raise SchemaError(document.path, f"/$defs/{shape.name}", "the runtime of the crate has this name")
    everything = {shape.name: shape for _document, own in found for shape in own}
    boxed = recursive(list(everything.values()))
    for document, own in found:
        files[f"src/types/{file_name(document)}.rs"] = HEADER + module(document, own, boxed, everything)
    return {posixpath.join(PACKAGE, path): text for path, text in sorted(files.items())}


def file_name(document: Document) -> str:
    """The module of a document."""
    return document.name.replace("-", "_")


def recursive(found: list[Shape]) -> frozenset[tuple[str, str]]:
    """(struct, field) of every field through which a value would hold another of its own type directly."""
    held = {shape.name: set(_held(shape)) for shape in found}
    reached = {name: set(names) for name, names in held.items()}
    grows = True
    while grows:
        grows = False
        for names in reached.values():
            more = set().union(*(reached.get(name, set()) for name in names)) - names
            names |= more
            grows = grows or bool(more)
    return frozenset(
        (shape.name, field.name)
        for shape in found
        if isinstance(shape, Struct)
        for field in shape.fields
        for name in _names(field.type)
        if name == shape.name or shape.name in reached.get(name, set())
    )


def _held(shape: Shape) -> list[str]:
    match shape:
        case Struct():
            return [name for field in shape.fields for name in _names(field.type)]
        case Union():
            return [name for name, _tags in shape.members]
        case Sum():
            return [name for _label, _kind, made in shape.variants for name in _names(made)]
        case Alias():
            return _names(shape.type)
    return []


def _names(kind: Type) -> list[str]:
    return [kind.name] if isinstance(kind, Named) else []


def _modules(rules: dict[str, str]) -> str:
    rows = "".join(f'    Module::new("{name}", include_str!("modules/{name}.json")),\n' for name in rules)
    about = "//! The rules of every document, by the folder of their documents.\n\nuse crate::rules::Module;\n\n"
    return f"{about}pub(crate) static MODULES: [Module; {len(rules)}] = [\n{rows}];\n"


def _formats(rows: dict[str, str]) -> str:
    names = [name.removesuffix(FORMAT_SUFFIX) for name in rows]
    listed = "".join(
        f'    ("{name}", include_str!("formats/{file}")),\n' for name, file in zip(names, rows, strict=True)
    )
    about = "//! The rows of the text formats by name.\n\n"
    return f"{about}pub(crate) static FORMATS: [(&str, &str); {len(rows)}] = [\n{listed}];\n"


def _gathered(documents: list[Document]) -> str:
    names = sorted(file_name(document) for document in documents)
    about = "//! The canonical model: every definition by its name.\n\n"
    return (
        about + "".join(f"mod {name};\n" for name in names) + "\n" + "".join(f"pub use {name}::*;\n" for name in names)
    )


def _lib(found: list[tuple[Document, list[Shape]]], *, has_streams: bool, has_texts: bool) -> str:
    text = HEADER + (STATIC / "lib.rs").read_text(encoding="utf-8")
    for part, is_there in (("streams", has_streams), ("texts", has_texts)):
        if not is_there:
            text = "".join(line for line in text.splitlines(keepends=True) if not line.rstrip().endswith(f"// {part}"))
        text = text.replace(f" // {part}\n", "\n")
    rows = [
        f'        "{shape.key}" => again::<{shape.name}>(definition, text),\n'
        for _document, own in found
        for shape in own
        if shape.key
    ]
    return text.replace("        // definitions\n", "".join(rows)).replace("VERSION_HERE", package_version())

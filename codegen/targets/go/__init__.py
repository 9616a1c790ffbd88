"""Target ``go``: a module without dependencies with types, validation and accumulation of streams.

``types_<document>.go`` holds the types of a canonical document; ``modules/<folder>.json`` the rules by which values of
every document are judged; ``formats/<name>.format.json`` a text format; everything else is the runtime, which knows no
field.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from codegen.license import NAME, license_text
from codegen.schemaset import SchemaError, SchemaSet
from codegen.targets.go.types import File, file, name_of
from codegen.targets.native.formats import formats
from codegen.targets.native.rules import modules
from codegen.targets.native.shapes import Alias, Named, shapes
from codegen.version import package_version

PACKAGE = "go"
MODULE = "turnwire.invalid/turnwire"
STATIC = Path(__file__).parent / "static"
HEADER = "// Code generated from schemas/ by `make generate`. DO NOT EDIT.\n\n"
RUNTIME = ("carried.go", "json.go", "judge.go", "maps.go", "parse.go", "rules.go")
STREAMS = ("calls.go", "chunks.go", "minted.go", "stream.go")
NEEDED_BY_STREAMS = "StreamingChunk"
TEXTS = (
    *("text_calls.go", "text_events.go", "text_formats.go", "text_json.go", "text_literals.go", "text_machine.go"),
    *("text_members.go", "text_notation.go", "text_quoting.go", "text_reader.go", "text_source.go", "text_steps.go"),
    "text_values.go",
)
_EXPORTED = re.compile(r"^(?:func|type|const|var) ([A-Z]\w*)|^\t([A-Z]\w*) +(?:Kind )?= ", re.MULTILINE)


def generate(schemas: SchemaSet) -> dict[str, str]:
    """The files of the module by path below ``generated/``; none if there are no documents.

    Raises: SchemaError for what has no type or no rule here, or has a name of the runtime.
    """
    if not schemas.documents:
        return {}
    found = shapes(schemas)
    names = {shape.name: shape for _document, own in found for shape in own}
    runtime = {name: (STATIC / name).read_text(encoding="utf-8") for name in RUNTIME}
    if NEEDED_BY_STREAMS in names:
        runtime |= {name: (STATIC / name).read_text(encoding="utf-8") for name in STREAMS}
    rows = formats(schemas)
    if rows:
        runtime |= {name: (STATIC / name).read_text(encoding="utf-8") for name in TEXTS}
    taken = {one or other for text in runtime.values() for one, other in _EXPORTED.findall(text)}
    files = {f"types_{document.name.replace('-', '_')}.go": (document, own) for document, own in found if own}
    for document, own in files.values():
        for shape in own:
            if name_of(shape.name) in taken:
                raise SchemaError(document.path, f"/$defs/{shape.name}", "the runtime of the Go package has this name")
    written = {path: HEADER + file(document, own, names) for path, (document, own) in files.items()}
    written |= {path: HEADER + text for path, text in runtime.items()}
    written |= {f"modules/{name}.json": text for name, text in modules(schemas).items()}
    written |= {f"formats/{name}": text for name, text in rows.items()}
    written["go.mod"] = f"module {MODULE}\n\ngo 1.22\n"
    written[NAME] = license_text()
    written["README.md"] = (STATIC / "README.md").read_text(encoding="utf-8")
    written["doc.go"] = (STATIC / "doc.go").read_text(encoding="utf-8").replace("VERSION_HERE", package_version())
    written["normalize.go"] = HEADER + _normalize(schemas)
    return {posixpath.join(PACKAGE, path): text for path, text in sorted(written.items())}


def _normalize(schemas: SchemaSet) -> str:
    found = shapes(schemas)
    writer = File({shape.name: shape for _document, own in found for shape in own})
    cases = ""
    for _document, own in found:
        for shape in own:
            if shape.key:
                made = writer.type_of(shape.type if isinstance(shape, Alias) else Named(shape.name))
                cases += f'\tcase "{shape.key}":\n\t\treturn again(definition, text, {made.read}, {made.write})\n'
    return (
        "package turnwire\n\n"
        "// Normalize gives a text judged by a canonical definition, read by its type and written again: unknown\n"
        "// properties are in extras.\n"
        "func Normalize(definition string, text []byte) (string, error) {\n"
        f'\tswitch definition {{\n{cases}\t}}\n\treturn "", fault("$ref", "there is no type for "+definition)\n}}\n'
    )

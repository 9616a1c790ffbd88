"""Target ``json``: the documents for readers in any language, each in one file, and their vectors.

``json/<path>.schema.json`` holds a document with all references inside, ``json/<path>.vectors.json`` its vectors as
they stand beside it, ``json/<path>.migrations.json`` how older data are brought up to it, ``json/<path>.format.json`` a
text format, ``json/<path>.cases.json`` what else every language does alike, ``json/<path>.engine.json`` and
``json/engines/v1/servers.json`` what engines hold of a JSON schema, ``json/README.md`` how to use them. But for
the cases and the engines, the same files ship in the Python package, in ``turnwire_schema/documents/``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from codegen.bundle import bundle
from codegen.schemaset import CASES_SUFFIX, ENGINE_SUFFIX, FORMAT_SUFFIX, MIGRATIONS_SUFFIX, SERVERS, SchemaSet

PACKAGE = "python/turnwire_schema/documents"
ACCESSOR = Path(__file__).parent / "documents.py"
README = Path(__file__).parent / "README.md"


def generate(schemas: SchemaSet) -> dict[str, str]:
    """Every bundled document and vectors file, by path below ``generated/``."""
    files = {}
    for document in schemas.documents.values():
        text = dump(bundle(schemas, document))
        files[f"json/{document.path}"] = text
        files[f"{PACKAGE}/{document.stem}.json"] = text
        if document.vectors is not None:
            vectors = dump(document.vectors)
            files[f"json/{document.vectors_path}"] = vectors
            files[f"{PACKAGE}/{document.vectors_path}"] = vectors
    for path, text in schemas.files.items():
        if path.endswith((MIGRATIONS_SUFFIX, FORMAT_SUFFIX)):
            files[f"json/{path}"] = files[f"{PACKAGE}/{path}"] = text
        elif path.endswith((CASES_SUFFIX, ENGINE_SUFFIX)) or path == SERVERS:
            files[f"json/{path}"] = text
    files["json/README.md"] = files[f"{PACKAGE}/README.md"] = README.read_text(encoding="utf-8")
    header = "# Generated from codegen/targets/json/documents.py by `make generate`. Do not edit: changes are lost.\n"
    files[f"{PACKAGE}/__init__.py"] = header + ACCESSOR.read_text(encoding="utf-8")
    return dict(sorted(files.items()))


def dump(value: Any) -> str:
    """JSON as it stands in our files."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"

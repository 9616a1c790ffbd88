"""Which module of the package each document goes to, and the names inside it.

Types: one module for each canonical document (``v1/message``), one for each dialect (``wire/ollama``). Validators: one
module for all canonical documents (``v1/index``), one for each dialect. Names are unique in each module of validators.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass

from codegen.gateway import FOLDER as GATEWAY_FOLDER
from codegen.schemaset import Document, Schema, SchemaError, SchemaSet

V1 = "v1/index"
RUNTIME = "runtime"
SHARED = ("Json", "UnknownTag", "ValidationError", "Validator")
"""The types of the runtime, which every module passes on."""


@dataclass(frozen=True)
class Module:
    """A module with validators: its path below the package, without suffix, and the documents it holds."""

    path: str
    documents: tuple[Document, ...]
    split: bool
    """Whether the types of each document are in a module of their own beside this one."""

    def definitions(self) -> Iterator[tuple[Document, str, Schema]]:
        """(document, name, definition) in the order of the files."""
        for document in self.documents:
            for name, definition in document.definitions.items():
                yield document, name, definition

    def types_path(self, document: Document) -> str:
        """The module with the types of a document."""
        return posixpath.join(posixpath.dirname(self.path), document.name) if self.split else self.path


def modules(schemas: SchemaSet) -> list[Module]:
    """The modules of the package: the canonical one, one for each dialect, and the gateway's own.

    Raises: SchemaError if a module has two definitions of one name, or one with a name of the runtime.
    """
    found = [Module(V1, tuple(schemas.canonical), split=True)] if schemas.canonical else []
    found += [Module(f"wire/{dialect}", tuple(schemas.wire(dialect)), split=False) for dialect in schemas.dialects]
    gateway = tuple(document for path, document in schemas.documents.items() if path.startswith(GATEWAY_FOLDER))
    found += [Module("gateway", gateway, split=False)] if gateway else []
    for module in found:
        homes = dict.fromkeys(SHARED, "the runtime of this package")
        for document, name, _definition in module.definitions():
            if name in homes:
                raise SchemaError(document.path, f"/$defs/{name}", f"{homes[name]} has a definition of this name too")
            homes[name] = document.path
    return found


def types_paths(schemas: SchemaSet) -> dict[str, str]:
    """Where the types of each document are, by path of the document."""
    return {document.path: module.types_path(document) for module in modules(schemas) for document in module.documents}


def relative(source: str, target: str) -> str:
    """How the module ``source`` writes the module ``target`` in an import."""
    path = posixpath.relpath(target, posixpath.dirname(source) or ".")
    return f"{path if path.startswith('.') else './' + path}.js"

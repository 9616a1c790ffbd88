"""The schema documents inside the package: bundled, one file each, with their test vectors; read when asked for."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

OPENAPI_FOLDER = "openapi"
"""Holds documents that are not schemas: the OpenAPI documents."""
VECTORS_SUFFIX = ".vectors.json"
"""Ends the name of a file of vectors, beside the document that it belongs to."""
MIGRATIONS_SUFFIX = ".migrations.json"
"""Ends the name of a file of migrations, beside the document that it belongs to."""


FORMATS_FOLDER = "text/v1"
"""Holds the rows of the text formats."""
FORMAT_SUFFIX = ".format.json"
"""Ends the name of the row of a text format."""


class UnknownDocument(LookupError):
    """There is no such document or definition in the package."""


_BESIDE = (VECTORS_SUFFIX, MIGRATIONS_SUFFIX, FORMAT_SUFFIX)


@cache
def document_names() -> tuple[str, ...]:
    """The names of all schema documents, for example ``turnwire/v1/message`` and ``wire/ollama/v1/chat``."""
    names: list[str] = []
    waiting = [("", files(__name__))]
    while waiting:
        prefix, folder = waiting.pop()
        for entry in folder.iterdir():
            if entry.is_dir() and entry.name != OPENAPI_FOLDER:
                waiting.append((f"{prefix}{entry.name}/", entry))
            elif entry.name.endswith(".json") and not entry.name.endswith(_BESIDE):
                names.append(prefix + entry.name.removesuffix(".json"))
    return tuple(sorted(names))


def document_text(name: str) -> str:
    """The text of a document.

    Raises: UnknownDocument.
    """
    if name not in document_names():
        raise UnknownDocument(f"no schema document {name!r}; turnwire_schema.documents.document_names() lists them")
    return files(__name__).joinpath(*f"{name}.json".split("/")).read_text(encoding="utf-8")


def load_document(name: str) -> dict[str, Any]:
    """A document as a new dict; all its references point into its own ``$defs``.

    Raises: UnknownDocument.
    """
    document: dict[str, Any] = json.loads(document_text(name))
    return document


def vectors_text(name: str) -> str | None:
    """The text of the test vectors of a document; None where it has none.

    Raises: UnknownDocument.
    """
    if name not in document_names():
        raise UnknownDocument(f"no schema document {name!r}; turnwire_schema.documents.document_names() lists them")
    place = files(__name__).joinpath(*f"{name}{VECTORS_SUFFIX}".split("/"))
    return place.read_text(encoding="utf-8") if place.is_file() else None


def migrations_text(name: str) -> str:
    """The text of the rows by which older data are brought up to a document.

    Raises: UnknownDocument.
    """
    place = files(__name__).joinpath(*f"{name}{MIGRATIONS_SUFFIX}".split("/"))
    if not place.is_file():
        raise UnknownDocument(f"no migrations of a schema document {name!r} in this package")
    return place.read_text(encoding="utf-8")


@cache
def format_names() -> tuple[str, ...]:
    """The names of all text formats, for example ``hermes``."""
    entries = files(__name__).joinpath(*FORMATS_FOLDER.split("/")).iterdir()
    names = (entry.name for entry in entries if entry.name.endswith(FORMAT_SUFFIX))
    return tuple(sorted(name.removesuffix(FORMAT_SUFFIX) for name in names))


def format_text(name: str) -> str:
    """The text of the row of a text format.

    Raises: UnknownDocument.
    """
    if name not in format_names():
        raise UnknownDocument(f"no text format {name!r}; turnwire_schema.documents.format_names() lists them")
    place = files(__name__).joinpath(*FORMATS_FOLDER.split("/"), f"{name}{FORMAT_SUFFIX}")
    return place.read_text(encoding="utf-8")


def readme_text() -> str:
    """How to use documents and vectors in any language, as Markdown."""
    return files(__name__).joinpath("README.md").read_text(encoding="utf-8")


def openapi_text(name: str = "gateway") -> str:
    """The text of an OpenAPI document; ``gateway`` is that of ``turnwire serve``.

    Raises: UnknownDocument.
    """
    place = files(__name__).joinpath(OPENAPI_FOLDER, f"{name}.json")
    if not place.is_file():
        raise UnknownDocument(f"no OpenAPI document {name!r} in this package")
    return place.read_text(encoding="utf-8")


@cache
def validator_for(document: str, definition: str | None = None) -> Any:
    """A jsonschema-rs validator for a definition, or for the root of a document. Built once.

    Raises: UnknownDocument; ImportError if jsonschema-rs is not installed.
    """
    import jsonschema_rs

    schema = load_document(document)
    if definition is not None:
        if definition not in schema["$defs"]:
            raise UnknownDocument(f"{document} defines no {definition!r}")
        schema["$ref"] = f"#/$defs/{definition}"
    return jsonschema_rs.Draft202012Validator(schema)


__all__ = [
    "UnknownDocument",
    "document_names",
    "document_text",
    "format_names",
    "format_text",
    "load_document",
    "migrations_text",
    "openapi_text",
    "readme_text",
    "validator_for",
    "vectors_text",
]

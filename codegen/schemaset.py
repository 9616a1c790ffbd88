"""The documents below ``schemas/`` as one value: loaded once, looked up by path, references resolved.

A document is one JSON file; its identity is its path below ``schemas/`` (``turnwire/v1/message.schema.json``).
References between documents are relative (``content.schema.json#/$defs/Content``). Everything in ``codegen``
works on a `SchemaSet`; nothing else reads ``schemas/``.
"""

from __future__ import annotations

import json
import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = Any
Schema: TypeAlias = dict[str, Any]

ID_BASE = "https://turnwire.invalid/schemas/"
CANONICAL_FOLDER = "turnwire/v1/"
WIRE_FOLDER = "wire/"
TEXT_FOLDER = "text/"
ENGINES_FOLDER = "engines/"
META_FOLDER = "meta/"
SCHEMA_SUFFIX = ".schema.json"
VECTORS_SUFFIX = ".vectors.json"
MIGRATIONS_SUFFIX = ".migrations.json"
CASES_SUFFIX = ".cases.json"
FORMAT_SUFFIX = ".format.json"
ENGINE_SUFFIX = ".engine.json"
SERVERS = f"{ENGINES_FOLDER}v1/servers.json"


class SchemaError(Exception):
    """A schema cannot be used: names the document, the place in it and what would be right."""

    def __init__(self, document: str, pointer: str, message: str) -> None:
        self.document = document
        self.pointer = pointer
        self.message = message
        super().__init__(f"schemas/{document}#{pointer}: {message}")


class DanglingReference(SchemaError):
    """A ``$ref`` names a document or a definition that does not exist."""


@dataclass(frozen=True)
class Document:
    """One schema document and the vectors beside it."""

    path: str
    schema: Schema
    vectors: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """``message`` of ``turnwire/v1/message.schema.json``."""
        return posixpath.basename(self.path).removesuffix(SCHEMA_SUFFIX)

    @property
    def stem(self) -> str:
        """The path without its suffix: ``turnwire/v1/message``."""
        return self.path.removesuffix(SCHEMA_SUFFIX)

    @property
    def vectors_path(self) -> str:
        """Where the vectors of this document belong."""
        return self.stem + VECTORS_SUFFIX

    @property
    def definitions(self) -> dict[str, Schema]:
        """The named definitions, in the order of the file."""
        definitions: dict[str, Schema] = self.schema.get("$defs", {})
        return definitions

    @property
    def root(self) -> str | None:
        """The name of the root definition, from the document's own ``$ref``."""
        return self.schema.get("$ref", "").removeprefix("#/$defs/") or None


@dataclass(frozen=True)
class Target:
    """What a ``$ref`` points at: a definition of a document."""

    document: Document
    name: str

    @property
    def schema(self) -> Schema:
        """The definition itself."""
        return self.document.definitions[self.name]


@dataclass(frozen=True)
class SchemaSet:
    """All documents of a ``schemas/`` folder."""

    documents: Mapping[str, Document]
    files: Mapping[str, str] = field(default_factory=dict)
    """Every JSON file below the folder, as text, by path (input hashes; the lint reads it)."""
    meta: Mapping[str, Document] = field(default_factory=dict)
    """The documents that say what our own files look like; no target generates from them."""

    @classmethod
    def load(cls, root: Path) -> SchemaSet:
        """Read every JSON file below ``root``.

        Raises: SchemaError if a file is not JSON, or not an object.
        """
        files = {path.relative_to(root).as_posix(): path.read_bytes().decode() for path in sorted(root.rglob("*.json"))}
        return cls.from_texts(files)

    @classmethod
    def from_texts(cls, files: Mapping[str, str]) -> SchemaSet:
        """The same from texts by path: what tests use.

        Raises: SchemaError if a file is not JSON, or not an object.
        """
        documents: dict[str, Document] = {}
        meta: dict[str, Document] = {}
        for path, text in sorted(files.items()):
            if not path.endswith(SCHEMA_SUFFIX):
                continue
            beside = path.removesuffix(SCHEMA_SUFFIX) + VECTORS_SUFFIX
            vectors = parse(beside, files[beside]) if beside in files else None
            kind = meta if path.startswith(META_FOLDER) else documents
            kind[path] = Document(path, parse(path, text), vectors)
        return cls(documents, dict(sorted(files.items())), meta)

    @property
    def all(self) -> list[Document]:
        """Every document, those about our own files included."""
        return [*self.meta.values(), *self.documents.values()]

    @property
    def canonical(self) -> list[Document]:
        """The documents of Turnwire's own model."""
        return [doc for path, doc in self.documents.items() if path.startswith(CANONICAL_FOLDER)]

    @property
    def dialects(self) -> list[str]:
        """The dialects that have wire documents."""
        return sorted({path.split("/")[1] for path in self.documents if path.startswith(WIRE_FOLDER)})

    def wire(self, dialect: str) -> list[Document]:
        """The documents of one dialect."""
        return [doc for path, doc in self.documents.items() if path.startswith(f"{WIRE_FOLDER}{dialect}/")]

    def resolve(self, document: Document, ref: str, pointer: str = "") -> Target:
        """The definition that ``ref``, written in ``document``, points at.

        Raises: DanglingReference.
        """
        path, _, fragment = ref.partition("#")
        target = document
        if path:
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(document.path), path))
            found = self.documents.get(wanted) or self.meta.get(wanted)
            if found is None:
                raise DanglingReference(document.path, pointer, f"$ref {ref!r}: there is no document schemas/{wanted}")
            target = found
        name = fragment.removeprefix("/$defs/") if fragment.startswith("/$defs/") else None
        if not fragment:
            name = target.root
        if name is None or name not in target.definitions:
            raise DanglingReference(document.path, pointer, f"$ref {ref!r}: {target.path} has no such definition")
        return Target(target, name)

    def references(self, document: Document) -> Iterator[tuple[str, str]]:
        """(pointer, ref) of every ``$ref`` of a document."""
        for pointer, schema in subschemas(document.schema):
            if isinstance(schema.get("$ref"), str):
                yield pointer, schema["$ref"]


def parse(path: str, text: str) -> dict[str, Any]:
    """The JSON object in ``text``.

    Raises: SchemaError if it is not JSON, has a key twice, or is not an object.
    """
    try:
        value = json.loads(text, object_pairs_hook=_unique_keys)
    except ValueError as error:
        raise SchemaError(path, "", f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise SchemaError(path, "", "must be a JSON object")
    return value


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        # `add` gives None, which is the point.
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise ValueError(f"the key {twice!r} is there twice")
    return value


# Keywords whose value is a schema, a list of schemas, or a map of schemas by name.
ONE = ("items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames")
MANY = ("oneOf", "anyOf", "allOf", "prefixItems")
NAMED = ("properties", "$defs", "patternProperties", "dependentSchemas")


def subschemas(schema: Json, pointer: str = "") -> Iterator[tuple[str, Schema]]:
    """(pointer, schema) of a schema and of every schema inside it, outermost first."""
    if not isinstance(schema, dict):
        return
    yield pointer, schema
    for keyword in ONE:
        if keyword in schema:
            yield from subschemas(schema[keyword], f"{pointer}/{keyword}")
    for keyword in MANY:
        for index, item in enumerate(schema.get(keyword, ())):
            yield from subschemas(item, f"{pointer}/{keyword}/{index}")
    for keyword in NAMED:
        for name, item in schema.get(keyword, {}).items():
            yield from subschemas(item, f"{pointer}/{keyword}/{escape(name)}")


def escape(token: str) -> str:
    """A property name as a token of a JSON pointer."""
    return token.replace("~", "~0").replace("/", "~1")


def at(value: Json, pointer: str) -> Json:
    """The value that a JSON pointer leads to."""
    for token in pointer.split("/")[1:]:
        value = value[int(token)] if isinstance(value, list) else value[token.replace("~1", "/").replace("~0", "~")]
    return value

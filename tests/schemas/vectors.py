"""Every test vector of the repository, and the judges it is put before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it has no types
import jsonschema_rs
from pydantic import TypeAdapter

from turnwire_schema import v1
from turnwire_schema._runtime import adapter

from codegen.bundle import bundle
from codegen.explain import Fault, explain, from_jsonschema_rs
from codegen.schemaset import Document, Schema, SchemaSet, escape

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Definition:
    """A definition with its vectors and its bundled schema."""

    document: Document
    name: str

    def __str__(self) -> str:
        return f"{self.document.stem}:{self.name}"

    @property
    def schema(self) -> Schema:
        """The schema of this definition, all references inside."""
        return _schema(self.document.path, self.name)

    @property
    def validator(self) -> jsonschema_rs.Draft202012Validator:
        """The schema as jsonschema-rs has read it, once."""
        return _first_judge(self.document.path, self.name)

    def vectors(self, kind: str) -> list[Any]:
        """The valid or invalid vectors."""
        assert self.document.vectors is not None
        found: list[Any] = self.document.vectors["definitions"][self.name][kind]
        return found

    def adapter(self) -> TypeAdapter[Any]:
        """The generated model or type."""
        return _adapter(self.name)


@cache
def schemas() -> SchemaSet:
    """The schemas of this repository."""
    return SchemaSet.load(ROOT / "schemas")


@cache
def _bundled(path: str) -> Schema:
    return bundle(schemas(), next(document for document in schemas().all if document.path == path))


@cache
def _schema(path: str, name: str) -> Schema:
    return {**_bundled(path), "$ref": f"#/$defs/{name}"}


@cache
def _first_judge(path: str, name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(_schema(path, name))


@cache
def _second_judge(path: str, name: str) -> Any:
    return jsonschema.Draft202012Validator(_schema(path, name))


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return adapter(getattr(v1, name))


def definitions(documents: list[Document]) -> list[Definition]:
    """Every definition of some documents."""
    return [Definition(document, name) for document in documents for name in document.definitions]


def faults_by_jsonschema_rs(definition: Definition, value: Any) -> list[Fault]:
    """What jsonschema-rs finds, explained."""
    return explain(from_jsonschema_rs(definition.schema, definition.validator, value))


def faults_by_jsonschema(definition: Definition, value: Any) -> list[Fault]:
    """What jsonschema finds, explained by the same rule: the second opinion."""
    return explain(map(_fault, _second_judge(definition.document.path, definition.name).iter_errors(value)))


def _fault(error: Any) -> Fault:
    branches: list[list[Fault]] = []
    if error.validator in ("anyOf", "oneOf") and error.context:
        branches = [[] for _ in error.validator_value]
        for inner in error.context:
            branches[inner.schema_path[0]].append(_fault(inner))
    return Fault(
        "".join(f"/{escape(str(token))}" for token in error.absolute_path),
        error.validator,
        _property(error),
        error.schema,
        tuple(tuple(branch) for branch in branches if branch),
        error.instance,
    )


def _property(error: Any) -> str | None:
    if error.validator == "required":
        return next((name for name in error.validator_value if f"{name!r} is" in error.message), None)
    return None


def places(found: list[Fault]) -> set[tuple[str, str]]:
    """Place and keyword of each fault."""
    return {(fault.path, fault.keyword) for fault in found}


def vector_files() -> Iterator[Path]:
    """The vectors files on disk."""
    return (ROOT / "schemas").rglob("*.vectors.json")

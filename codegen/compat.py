"""Is what the last release accepted still accepted, and are the types that readers were generated with still right?

Compares the documents with those in ``schemas/released/``, in two directions. What was valid must stay valid: this
holds for every document. What is valid now must have the type that readers know: this holds for our own documents; a
wire document follows its server, and the words for engines follow the engines, so they may become wider. What may be
added freely: definitions, optional properties, tags of unions with a fallback, words of a list that takes any text,
looser bounds. What breaks stored documents or programs needs a new major version, that is, a new folder, for example
``schemas/turnwire/v2``; before 1.0 it may be accepted in ``schemas/released/accepted.json``, where a row names one
change by its sentence, with a reason.

The rules for two schemas of the same place are in ``compat_rules``, each with a stable id.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen import compat_unions
from codegen.compat_rules import BRANCHES, READERS, RULES
from codegen.form import canonical_text
from codegen.schemaset import (
    CANONICAL_FOLDER,
    ENGINES_FOLDER,
    TEXT_FOLDER,
    WIRE_FOLDER,
    Document,
    Schema,
    SchemaError,
    SchemaSet,
    escape,
)

GATEWAY_FOLDER = "gateway/"
RELEASED = {
    "released/turnwire-v1.json": CANONICAL_FOLDER,
    "released/wire.json": WIRE_FOLDER,
    "released/gateway.json": GATEWAY_FOLDER,
    "released/text.json": TEXT_FOLDER,
    "released/engines.json": ENGINES_FOLDER,
}
"""The files that hold what was released, and the folder of the documents in each."""
FOLLOWING = (WIRE_FOLDER, ENGINES_FOLDER)
"""The folders of documents that follow outside software, so that they may become wider."""
ACCEPTED = "released/accepted.json"
"""The file with the breaking changes that were accepted since the last release."""
WHAT_TO_DO = (
    f"before 1.0 accept it in schemas/{ACCEPTED}, see docs/schema-changes.md; later this needs a new major version"
)
PLACE = ("rule", "document", "pointer", "change")
"""The fields by which a row names its change; the fifth is its reason."""


@dataclass(frozen=True)
class Breaking:
    """One change that breaks what the last release promised."""

    rule: str
    document: str
    pointer: str
    message: str

    def __str__(self) -> str:
        return f"{self.rule} schemas/{self.document}#{self.pointer}: {self.message}; {WHAT_TO_DO}"

    @property
    def place(self) -> tuple[str, ...]:
        """What a row of the accepted changes names."""
        return (self.rule, self.document, self.pointer, self.message)


def release(schemas: SchemaSet) -> dict[str, str]:
    """The texts of the released bundles by path below ``schemas/``: the documents as they are now."""
    return {
        file: canonical_text(
            {"documents": {path: each.schema for path, each in schemas.documents.items() if path.startswith(folder)}}
        )
        for file, folder in RELEASED.items()
    }


def released_documents(root: Path) -> dict[str, Schema]:
    """The documents of the last release, by path; none before the first one."""
    files = [root / file for file in RELEASED if (root / file).is_file()]
    return {
        path: schema
        for file in files
        for path, schema in json.loads(file.read_text(encoding="utf-8"))["documents"].items()
    }


def check_released(schemas: SchemaSet, root: Path) -> list[Breaking]:
    """The breaking changes since the last release that nobody accepted; none if nothing has been released yet."""
    accepted = {_place(row) for row in _accepted(root)}
    return [each for each in compare(released_documents(root), schemas) if each.place not in accepted]


def check_held(schemas: SchemaSet, root: Path) -> list[str]:
    """What is wrong with the files of the release: documents that they lack, rows that accept no change."""
    released = released_documents(root)
    if not released:
        return []
    made = {each.place for each in compare(released, schemas)}
    return [
        *(
            f"CMP004 schemas/{path}#: held to no release. Run: python -m codegen release"
            for path in schemas.documents
            if path not in released
        ),
        *(
            f"CMP005 schemas/{ACCEPTED}#/changes/{index}: {fault}"
            for index, row in enumerate(_accepted(root))
            if (fault := _fault(row, made)) is not None
        ),
    ]


def _accepted(root: Path) -> list[dict[str, Any]]:
    """The rows of the accepted changes.

    Raises:
        SchemaError: the file is no list of rows.
    """
    file = root / ACCEPTED
    if not file.is_file():
        return []
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SchemaError(ACCEPTED, "", f"not JSON: {error}") from error
    rows = data.get("changes") if isinstance(data, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise SchemaError(ACCEPTED, "", 'must be {"changes": [row, …]}, each row an object')
    return rows


def _fault(row: dict[str, Any], made: set[tuple[str, ...]]) -> str | None:
    """What is wrong with a row; None if it accepts a change that was made."""
    if unknown := sorted(set(row) - {*PLACE, "reason"}):
        return f"the row has {unknown[0]}; it takes {', '.join(PLACE)} and reason"
    if missing := [name for name in PLACE if not isinstance(row.get(name), str)]:
        return f"the row needs {missing[0]}, as the message of the break has it"
    if not _has_reason(row):
        return "the row needs a reason"
    return None if _place(row) in made else "there is no such change; remove the row"


def _has_reason(row: dict[str, Any]) -> bool:
    return isinstance(row.get("reason"), str) and bool(row["reason"].strip())


def _place(row: dict[str, Any]) -> tuple[str, ...]:
    """The change that a row accepts; without a reason it accepts none."""
    return tuple(str(row.get(name)) for name in PLACE) if _has_reason(row) else ()


def compare(released: dict[str, Schema], schemas: SchemaSet) -> list[Breaking]:
    """The breaking changes from released documents (schema by path) to the documents of `schemas`."""
    found: list[Breaking] = []
    for path, old in released.items():
        new = schemas.documents.get(path)
        if new is None:
            found.append(Breaking("CMP001", path, "", "the document was removed"))
        else:
            found += _Comparison(path, released).documents(old, new)
    return found


class _Comparison:
    """The comparison of one document."""

    def __init__(self, path: str, released: dict[str, Schema]) -> None:
        self.path = path
        self.released = released
        self.has_readers = not path.startswith(FOLLOWING)

    def documents(self, old: Schema, new: Document) -> Iterator[Breaking]:
        if old.get("$ref") != new.schema.get("$ref"):
            yield self._breaking("CMP003", "/$ref", f"the root was {old.get('$ref')} and is {new.schema.get('$ref')}")
        for name, definition in old["$defs"].items():
            pointer = f"/$defs/{escape(name)}"
            if name not in new.definitions:
                yield self._breaking("CMP002", pointer, f"the definition {name} was removed")
                continue
            yield from self.schemas(pointer, definition, new.definitions[name])

    def schemas(self, pointer: str, old: Schema, new: Schema, *, has_free_text: bool = False) -> list[Breaking]:
        """What breaks between two schemas of one place; `has_free_text` where another branch takes any text."""
        if old == new:
            return []
        is_union = compat_unions.is_union(old) or compat_unions.is_union(new)
        if not is_union and old.get("$ref") != new.get("$ref"):
            return [self._breaking("CMP014", pointer, message) for message in RULES["CMP014"].check(old, new)]
        found = [
            self._breaking(rule.id, pointer, message)
            for rule in RULES.values()
            if self.has_readers or rule.id not in READERS
            if not (is_union and rule.id in BRANCHES)
            if not (has_free_text and rule.id in ("CMP016", "CMP026") and "enum" in old and "enum" in new)
            for message in rule.check(old, new)
        ]
        if is_union:
            return [*found, *self._unions(pointer, old, new)]
        return [*found, *self._inside(pointer, old, new)]

    def _inside(self, pointer: str, old: Schema, new: Schema) -> Iterator[Breaking]:
        was, now = old.get("properties", {}), new.get("properties", {})
        others = old.get("additionalProperties")
        has_type = isinstance(others, dict) and any(branch.schema for branch in compat_unions.branches(others))
        for name in now:
            inside = f"{pointer}/properties/{escape(name)}"
            if name in was:
                yield from self.schemas(inside, was[name], now[name])
            elif has_type:  # it had to fit this before
                yield from self.schemas(inside, others, now[name])
        if has_type and new.get("additionalProperties") is not False:
            place = f"{pointer}/additionalProperties"
            yield from self.schemas(place, others, _schema(new.get("additionalProperties")))
        if "items" in old or "items" in new:
            yield from self.schemas(f"{pointer}/items", _schema(old.get("items")), _schema(new.get("items")))

    def _unions(self, pointer: str, old: Schema, new: Schema) -> Iterator[Breaking]:
        was, now = compat_unions.branches(old), compat_unions.branches(new)
        is_text = any(branch.schema == {"type": "string"} for branch in was)

        def faults(one: Schema, other: Schema) -> list[Breaking]:
            return self.schemas("", one, other, has_free_text=is_text)

        pairs, removed, added = compat_unions.matched(was, now, lambda one, other: len(faults(one, other)))
        for one, other in pairs:
            yield from self.schemas(pointer + one.pointer, one.schema, other.schema, has_free_text=is_text)
        if (exclusive := compat_unions.exclusive(pairs)) is not None:
            one, other = exclusive
            what = f"the members {one.name} and {other.name} exclude each other now: oneOf"
            yield self._breaking("CMP020", pointer, what)
        for one in removed:
            if not self.has_readers and any(not faults(one.schema, other.schema) for other in now):
                continue  # a wider member takes its values
            yield self._breaking("CMP020", pointer, f"the member {one.name} was removed")
        for other in added:
            if self.has_readers and not self._is_open(old, other.schema):
                yield self._breaking("CMP027", pointer, f"the member {other.name} was added, which readers do not know")
            elif compat_unions.overlaps(new, other, now):
                yield self._breaking("CMP020", pointer, f"the member {other.name} takes values of another one: oneOf")

    def _is_open(self, union: Schema, added: Schema) -> bool:
        """Whether a union has a fallback: a member that takes every tag which no other member has."""
        tag = union.get("discriminator", {}).get("propertyName")
        if tag is None or "$ref" not in added:
            return False
        members = [self._resolved(member.get("$ref", "")) for member in union.get("oneOf", ())]
        return any("not" in member.get("properties", {}).get(tag, {}) for member in members)

    def _resolved(self, ref: str) -> Schema:
        file, _, name = ref.partition("#/$defs/")
        path = f"{self.path.rpartition('/')[0]}/{file}" if file else self.path
        definition: Schema = self.released.get(path, {}).get("$defs", {}).get(name, {})
        return definition

    def _breaking(self, rule: str, pointer: str, message: str) -> Breaking:
        return Breaking(rule, self.path, pointer, message)


def _schema(value: Any) -> Schema:
    """A schema that may be absent, or a boolean: absent and true take anything."""
    if value is False:
        return {"not": {}}
    return value if isinstance(value, dict) else {}

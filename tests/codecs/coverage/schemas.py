"""The canonical schema documents, read for what can be set: definitions, their fields, and values for each field.

A value is recognisable where the schema leaves it open (`probe text`, 7), every member where it does not (each word of
an enumeration, both booleans, the bounds of a number). What a schema cannot say, for example that `data` holds a
picture, stands in `tests.codecs.coverage.values`.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parents[3] / "schemas" / "turnwire" / "v1"

Data = dict[str, Any]

TEXT = "probe text"
WORD = "probe_word"


class Target(NamedTuple):
    """A definition and where it stands."""

    document: str
    name: str


def load_documents() -> dict[str, Data]:
    """Every canonical document by its file name, freshly read."""
    return {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.schema.json"))}


class Schemas:
    """Documents by file name. They are not changed."""

    def __init__(self, documents: Mapping[str, Data], known: Mapping[tuple[str, str], list[Any]]) -> None:
        """`known`: values by class and field, class `""` for every class, instead of those that the schema gives."""
        self._documents = documents
        self._known = known
        self._alternatives: dict[tuple[Target, str], tuple[tuple[Data, str], ...]] = {}
        self._objects: dict[tuple[Target, str], tuple[Target, ...]] = {}

    def definition(self, target: Target) -> Data:
        """The schema of a definition."""
        found: Data = self._documents[target.document]["$defs"][target.name]
        return found

    def find(self, name: str) -> Target:
        """The definition of that name; names are unique over all canonical documents."""
        (document,) = [each for each, body in self._documents.items() if name in body.get("$defs", {})]
        return Target(document, name)

    def follow(self, ref: str, document: str) -> Target:
        """What `ref` in `document` points to."""
        file, _, fragment = ref.partition("#/$defs/")
        return Target(file or document, fragment)

    def fields(self, target: Target) -> Data:
        """The schema of each field of an object."""
        found: Data = self.definition(target).get("properties", {})
        return found

    def is_object(self, target: Target) -> bool:
        """Whether the definition is an object with fields of its own."""
        return bool(self.fields(target))

    def members(self, schema: Data, document: str) -> Iterator[tuple[Data, str]]:
        """Every alternative of a schema, references and unions resolved; objects with fields stay references."""
        if "$ref" in schema:
            target = self.follow(schema["$ref"], document)
            if self.is_object(target):
                yield {"$ref": schema["$ref"]}, document
            else:
                yield from self.members(self.definition(target), target.document)
            return
        for key in ("anyOf", "oneOf"):
            if key in schema and not schema.get("properties"):
                for member in schema[key]:
                    yield from self.members(member, document)
                return
        if isinstance(schema.get("type"), list):
            for kind in schema["type"]:
                yield {**schema, "type": kind}, document
            return
        yield schema, document

    def alternatives(self, target: Target, field: str) -> tuple[tuple[Data, str], ...]:
        """Every alternative of a field."""
        if (target, field) not in self._alternatives:
            self._alternatives[target, field] = tuple(self.members(self.fields(target)[field], target.document))
        return self._alternatives[target, field]

    def objects(self, target: Target, field: str) -> tuple[Target, ...]:
        """The definitions that a field holds, alone or in a list: objects with fields of their own."""
        if (target, field) not in self._objects:
            members = self.alternatives(target, field)
            listed = [item for each, where in members if "items" in each for item in self.members(each["items"], where)]
            found = (self.follow(each["$ref"], where) for each, where in (*members, *listed) if "$ref" in each)
            self._objects[target, field] = tuple(found)
        return self._objects[target, field]

    def held(self, target: Target, field: str) -> list[str]:
        """The names of the definitions that a field holds, alone or in a list: objects with fields of their own."""
        return [found.name for found in self.objects(target, field)]

    def holds_objects(self, target: Target, field: str) -> bool:
        """Whether values of a field are objects with fields of their own, or lists of such."""
        return bool(self.objects(target, field))

    def member(self, target: Target, field: str, value: Any) -> Target | None:
        """The definition of an object in a field, or of an element of the list in it."""
        for found in self.objects(target, field) if isinstance(value, Mapping) else ():
            fields = self.fields(found).items()
            is_it = all(value.get(key) == each["const"] for key, each in fields if "const" in each)
            if is_it and found.name != "UnknownPart":
                return found
        if field == "content" or field == "parts":
            return self.find("UnknownPart")
        return None

    def minimal(self, target: Target, *given: str) -> list[Data]:
        """The smallest objects that have the fields `given`: one for each alternative of the definition that can."""
        schema = self.definition(target)
        branches = [branch.get("required", ()) for key in ("oneOf", "anyOf") for branch in schema.get(key, ())]
        exclusive = {field for branch in schema.get("oneOf", ()) for field in branch.get("required", ())}
        fitting = [
            dict.fromkeys((*schema.get("required", ()), *branch))
            for branch in branches or [()]
            if exclusive & set(given) <= set(branch)
        ]
        for fields in fitting:  # what must stand beside others: `if … then`
            if set(schema.get("if", {}).get("required", ("",))) <= fields.keys() | set(given):
                fields |= dict.fromkeys(schema["then"]["required"])
        return [{field: self.least(target, field) for field in fields if field not in given} for fields in fitting]

    def least(self, target: Target, field: str) -> Any:
        """A value for a field that must be there."""
        return next(iter(self.values(target, field)))

    def values(self, target: Target, field: str) -> Iterator[Any]:
        """Values for a field, of every alternative of its schema; objects with fields in their smallest form."""
        known = self._known.get((target.name, field), self._known.get(("", field)))
        if known is not None:
            yield from copy.deepcopy(known)
            return
        for member, document in self.alternatives(target, field):
            yield from self._of(member, document)
        if field in self.definition(target).get("x-keep-null", ()):
            yield None

    def _of(self, schema: Data, document: str) -> Iterator[Any]:
        if "$ref" in schema:
            yield from self.minimal(self.follow(schema["$ref"], document))[:1]
        elif "const" in schema:
            yield schema["const"]
        elif "enum" in schema:
            yield from (value for value in schema["enum"] if value is not None)
        elif schema.get("type") == "array":
            yield from self._lists(schema, document)
        elif schema.get("type") in _PLAIN:
            yield from _PLAIN[schema["type"]](schema)
        elif schema.get("type") == "object":
            yield {"probe": {"of": [1, "two", None]}}
        elif schema.get("type") != "null":  # any JSON value
            yield from ({"probe": 1}, [1, "two"], "probe text", 7, True)

    def _lists(self, schema: Data, document: str) -> Iterator[list[Any]]:
        for member, where in self.members(schema["items"], document):
            yield from ([value] for value in self._of(member, where))


def _texts(schema: Data) -> Iterator[str]:
    for value in (TEXT, WORD, "application/x-probe", "UHJvYmU=", "2026-11-21T22:59:16Z", "/probe", "probe.id"):
        if "pattern" not in schema or re.search(schema["pattern"], value):
            yield value
            return
    raise ValueError(f"no text fits the pattern {schema['pattern']!r}: give one in tests.codecs.coverage.values")


def _integers(schema: Data) -> Iterator[int]:
    low = schema.get("minimum", schema["exclusiveMinimum"] + 1 if "exclusiveMinimum" in schema else None)
    yield from (7, 70_001)
    if low is not None and low != 7:
        yield low
    if "maximum" in schema:
        yield schema["maximum"]


def _numbers(schema: Data) -> Iterator[float]:
    yield 0.625
    yield from (float(schema[key]) for key in ("minimum", "maximum") if key in schema)


_PLAIN = {
    "string": _texts,
    "integer": _integers,
    "number": _numbers,
    "boolean": lambda _: iter((True, False)),
    "null": lambda _: iter(()),
}

"""The canonical definitions as shapes that a compiled language can print: structs, unions by tag, words, sums.

A *sum* is a value of one of several JSON types (``content``: text or parts). A value whose JSON type does not tell
which of its types it has, such as one of two objects without a tag, is plain JSON.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from codegen.lift import lift
from codegen.lint.tools import takes_null
from codegen.schemaset import Document, Schema, SchemaError, SchemaSet
from codegen.targets.native.rules import key_of, kinds_of

NOTED = frozenset({"anyOf", "oneOf", "dependentRequired"})
"""Rules whose message says all; those of if/then depend on a condition that the description explains."""


@dataclass(frozen=True)
class Plain:
    """``text``, ``boolean``, ``integer``, ``number``, ``json`` or ``object``."""

    kind: str


@dataclass(frozen=True)
class Named:
    """A definition, by its name."""

    name: str


@dataclass(frozen=True)
class Listed:
    """An array."""

    item: Type


@dataclass(frozen=True)
class Mapped:
    """An object whose values have one type."""

    value: Type


Type: TypeAlias = Plain | Named | Listed | Mapped


@dataclass(frozen=True)
class Field:
    """A property of a struct."""

    name: str
    type: Type
    is_required: bool
    keeps_null: bool
    """Whether a given null is not the same as an absent property."""
    about: str


@dataclass(frozen=True)
class Shape:
    """A definition; `key` is its full name in the rules, empty for one that only its users' types need."""

    name: str
    key: str
    about: str


@dataclass(frozen=True)
class Struct(Shape):
    """An object with named properties. Tags are those with one possible value."""

    tags: dict[str, str]
    fields: tuple[Field, ...]
    sums: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Properties that are computed: their operands by name."""
    is_closed: bool = False


@dataclass(frozen=True)
class Raw(Shape):
    """An object that stays as it came, the properties without a name included."""


@dataclass(frozen=True)
class Union(Shape):
    """One of several structs, told apart by a tag; the member of any other tag is the fallback."""

    tag: str
    members: tuple[tuple[str, tuple[str, ...]], ...]
    fallback: str | None


@dataclass(frozen=True)
class Words(Shape):
    """One of a few texts."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Sum(Shape):
    """A value of one of several JSON types: (label, JSON type, type)."""

    variants: tuple[tuple[str, str, Type], ...]


@dataclass(frozen=True)
class Alias(Shape):
    """Another name of a type."""

    type: Type


def shapes(schemas: SchemaSet) -> list[tuple[Document, list[Shape]]]:
    """The shapes of every canonical document, those that only its types need included, each once.

    Raises: SchemaError for what has no shape; NotCarried; DanglingReference.
    """
    seen: dict[str, Shape] = {}
    found = []
    for document in schemas.canonical:
        reader = _Reader(schemas, document)
        own: list[Shape] = []
        for shape in reader.shapes():
            if shape.name not in seen:
                seen[shape.name] = shape
                own.append(shape)
            elif seen[shape.name] != shape:
                raise SchemaError(document.path, "", f"two types would have the name {shape.name}")
        found.append((document, own))
    return found


def pascal(name: str) -> str:
    """``tool_call_id`` as ``ToolCallId``; what is no letter or digit parts words."""
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name) if word)


def word_names(values: Sequence[str]) -> list[str]:
    """Names for words, each its own: ``json_object`` as ``JsonObject``, an empty text as ``Empty``."""
    names: list[str] = []
    for value in values:
        name = pascal(value) or "Empty"
        name = f"Word{name}" if name[0].isdigit() or name == "Self" else name
        while name in names:
            name += "Too"
        names.append(name)
    return names


class _Reader:
    def __init__(self, schemas: SchemaSet, document: Document) -> None:
        self.schemas = schemas
        self.document = document
        self.inline: list[Shape] = []

    def shapes(self) -> Iterator[Shape]:
        lifted = lift(self.schemas, self.document).definitions
        for name, definition in self.document.definitions.items():
            self.inline = []
            shape = self._definition(name, definition, lifted[name])
            yield shape
            yield from self.inline

    def _definition(self, name: str, definition: Schema, lifted: Schema) -> Shape:
        key = key_of(self.document, name)
        notes = [rule["message"] for rule in lifted.get("x-rules", ()) if rule["kind"] in NOTED]
        about = "\n".join([definition.get("description", ""), *(f"Rule: {note}." for note in notes)]).strip()
        if "properties" in lifted:
            # Values of one type beside the named properties are kept as they came, too.
            is_raw = lifted.get("x-raw") or lifted.get("additionalProperties", False) is not False
            return Raw(name, key, about) if is_raw else self._struct(name, key, about, lifted)
        if "x-union" in lifted:
            return self._union(name, key, about, lifted)
        if "enum" in lifted and all(isinstance(value, str) for value in lifted["enum"]):
            return Words(name, key, about, tuple(lifted["enum"]))
        if "anyOf" in lifted and (variants := self._variants(name, lifted["anyOf"])) is not None:
            return Sum(name, key, about, variants)
        return Alias(name, key, about, self._type(name, lifted))

    def _struct(self, name: str, key: str, about: str, lifted: Schema) -> Struct:
        tags = {tag: value for tag, value in lifted.get("x-tags", {}).items() if isinstance(value, str)}
        required, kept = lifted.get("required", ()), lifted.get("x-keep-null", ())
        fields = []
        for prop, schema in lifted["properties"].items():
            if prop not in tags:
                kind = self._type(name + pascal(prop), schema)
                text = schema.get("description", "")
                # Of any JSON value, null is a value like the others.
                is_null = prop in required and kind != Plain("json") and takes_null(self.schemas, self.document, schema)
                fields.append(Field(prop, kind, prop in required, prop in kept or is_null, text))
        sums = {prop: tuple(schema["x-derived"]["sum"]) for prop, schema in lifted.get("x-derived-fields", {}).items()}
        is_closed = "extras" not in lifted["properties"]
        return Struct(name, key, about, tags, tuple(fields), sums, is_closed)

    def _union(self, name: str, key: str, about: str, lifted: Schema) -> Union:
        tag = lifted["x-union"]["tag"]
        members = []
        for member in lifted["oneOf"]:
            target = self.schemas.resolve(self.document, member["$ref"])
            declared = target.schema["properties"][tag]
            values = [declared["const"]] if "const" in declared else declared.get("enum", [])
            members.append((target.name, tuple(values)))
        return Union(name, key, about, tag, tuple(members), lifted["x-union"]["fallback"])

    def _type(self, place: str, schema: Schema) -> Type:
        """The type of a schema, null left out; `place` names what has no name of its own."""
        if "$ref" in schema:
            return self._reference(schema["$ref"])
        if "const" in schema or "enum" in schema:
            values = [value for value in schema.get("enum", [schema.get("const")]) if value is not None]
            if not all(isinstance(value, str) for value in values):
                return Plain("json")
            self.inline.append(Words(place, "", "", tuple(values)))
            return Named(place)
        if "anyOf" in schema or "oneOf" in schema:
            found = schema["anyOf"] if "anyOf" in schema else schema["oneOf"]
            branches = [item for item in found if item.get("type") != "null"]
            if len(branches) == 1:
                return self._type(place, branches[0])
            return self._sum(place, branches)
        declared = schema.get("type", ())
        names = [name for name in ([declared] if isinstance(declared, str) else declared) if name != "null"]
        if len(names) != 1:
            return self._sum(place, [{**schema, "type": name} for name in names]) if names else Plain("json")
        match names[0]:
            case "array":
                return Listed(self._type(place + "Item", schema.get("items", {})))
            case "object":
                other = schema.get("additionalProperties", {})
                return Mapped(self._type(place + "Value", other)) if other not in ({}, True, False) else Plain("object")
            case "string":
                return Plain("text")
        return Plain(names[0])

    def _reference(self, ref: str) -> Type:
        """A definition, or what it stands for where that has no class of its own."""
        target = self.schemas.resolve(self.document, ref)
        if target.name == "JsonValue":
            return Plain("json")
        if target.schema.get("type") == "object" and "properties" not in target.schema:
            found = _Reader(self.schemas, target.document)._type(target.name, target.schema)
            if found == Plain("object"):
                return found
        return Named(target.name)

    def _sum(self, place: str, branches: list[Schema]) -> Type:
        before = len(self.inline)
        variants = self._variants(place, branches)
        if variants is None:
            del self.inline[before:]
            return Plain("json")
        name = "Or".join(kind.name if isinstance(kind, Named) else label for label, _, kind in variants)
        self.inline.append(Sum(name, "", "", variants))
        return Named(name)

    def _variants(self, place: str, branches: list[Schema]) -> tuple[tuple[str, str, Type], ...] | None:
        """The variants of a sum; None where the JSON type does not tell them apart."""
        found: dict[str, tuple[str, str, Type]] = {}
        for branch in branches:
            kinds = kinds_of(self.schemas, self.document, branch) - {"null"}
            if len(kinds) != 1 or kinds & set(found):
                return None
            kind = kinds.pop()
            # The place of several words or lists in one sum is told by their JSON type.
            made = self._type(place + ("Word" if kind == "string" else ""), branch)
            found[kind] = ("Word" if made == Named(f"{place}Word") else _label(made), kind, made)
        labels = [label for label, _, _ in found.values()]
        return tuple(found.values()) if len(set(labels)) == len(labels) else None


def _label(kind: Type) -> str:
    match kind:
        case Plain(name):
            return name.capitalize()
        case Named(name):
            return name
        case Listed(Named(name)):
            words: list[str] = re.findall(r"[A-Z][a-z0-9]*", name)
            return f"{words[-1]}s"
        case Listed():
            return "List"
    return "Map"

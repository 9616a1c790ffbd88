"""Common forms of wire documents, from ``x-fast-path``: what nearly every event of a dialect looks like.

The annotation of a definition names forms, each an example of the object. At a property stands ``"taken"`` (the reader
uses its value), ``"passed"`` (it may be there and is not looked at), null (absent or null), ``{"const": value}``, an
object, a list of exactly one form or with ``"..."`` behind it of any number, ``[]`` (an empty list) or
``{"anyOf": [forms]}``, told apart by a property that is constant in each. A name that ends in ``?`` may be absent or
null, one that ends in ``~`` may be absent. Whatever is not named must be absent.
Types are those of the schema, and so is the `minimum` of an integer that is taken. Everything that is not of the form
is left to the reader that takes any document.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from codegen.schemaset import Document, Schema, SchemaSet, escape

KEYWORD = "x-fast-path"
TAKEN = "taken"
PASSED = "passed"
_SCALARS = ("string", "integer", "number", "boolean")

_Place: TypeAlias = tuple[Document, Schema]


class NotCommon(Exception):
    """A form does not fit its document: `way` leads to the place in the annotation."""

    def __init__(self, way: tuple[str, ...], message: str) -> None:
        super().__init__(message)
        self.way = way
        self.message = message


@dataclass(frozen=True)
class Scalar:
    """A value of these types of JSON Schema; with a least one where every number that may stand there has it."""

    types: tuple[str, ...]
    minimum: int | None = None


@dataclass(frozen=True)
class Const:
    """One value."""

    value: Any


@dataclass(frozen=True)
class Null:
    """Nothing but null."""


@dataclass(frozen=True)
class Empty:
    """An empty list."""


@dataclass(frozen=True)
class One:
    """A list of exactly one."""

    item: Form


@dataclass(frozen=True)
class Many:
    """A list of any number."""

    item: Form


@dataclass(frozen=True)
class Field:
    """A property."""

    name: str
    form: Form
    needs: Literal["value", "value or null or nothing", "value or nothing"] = "value"


@dataclass(frozen=True)
class Struct:
    """An object with these properties and no others."""

    name: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Union:
    """One of these objects, told apart by the constant property `tag`."""

    name: str
    tag: str
    members: tuple[Struct, ...]


Form: TypeAlias = Scalar | Const | Null | Empty | One | Many | Struct | Union


@dataclass(frozen=True)
class Annotated:
    """The annotation of one definition: where it stands, and its forms by name."""

    document: Document
    definition: str
    trees: dict[str, Any]

    @property
    def pointer(self) -> str:
        """Where the annotation stands in its document."""
        return f"/$defs/{escape(self.definition)}/{KEYWORD}"


def annotated(documents: list[Document]) -> Iterator[Annotated]:
    """Every definition that has common forms."""
    for document in documents:
        for name, definition in document.definitions.items():
            if KEYWORD in definition:
                yield Annotated(document, name, definition[KEYWORD])


def form_of(schemas: SchemaSet, source: Annotated, name: str) -> Struct | Union:
    """The form `name` of an annotation.

    Raises:
        NotCommon: it names what the document does not have.
    """
    schema = source.document.definitions[source.definition]
    form = _Reader(schemas).form(source.trees[name], [(source.document, schema)], name, (name,))
    if not isinstance(form, (Struct, Union)):
        raise NotCommon((name,), "is an object, or one of several")
    return form


class _Reader:
    """Reads forms against their document."""

    def __init__(self, schemas: SchemaSet) -> None:
        self._schemas = schemas

    def struct(self, tree: Any, places: list[_Place], name: str, way: tuple[str, ...]) -> Struct:
        """The form of an object."""
        found = self._object(tree, places, way)
        fields = []
        for key, node in tree.items():
            plain = key.rstrip("?~")
            form = self.form(node, found[plain], name + _pascal(plain), (*way, key))
            if key.endswith("?") or isinstance(form, Null) or node == PASSED:
                fields.append(Field(plain, form, "value or null or nothing"))
            else:
                fields.append(Field(plain, form, "value or nothing" if key.endswith("~") else "value"))
        return Struct(name, tuple(fields))

    def _object(self, tree: Any, places: list[_Place], way: tuple[str, ...]) -> dict[str, list[_Place]]:
        """The schemas of the properties that a form names, in the first object that has them all and its constants."""
        missing: list[str] = []
        for document, schema in self._leaves(places):
            known = schema.get("properties", {})
            missing = [key for key in tree if key.rstrip("?~") not in known]
            if missing:
                continue
            found = {key.rstrip("?~"): [(document, known[key.rstrip("?~")])] for key in tree}
            if all(self._allows(node, found[key.rstrip("?~")]) for key, node in tree.items()):
                return found
        told = f"there is no property {missing[0]}" if missing else "no object here allows these constants"
        raise NotCommon(way, told)

    def _allows(self, node: Any, places: list[_Place]) -> bool:
        if not (isinstance(node, dict) and node.keys() == {"const"}):
            return True
        value = node["const"]
        for _, schema in self._leaves(places):
            if "const" in schema:
                fits = schema["const"] == value
            elif "enum" in schema:
                fits = value in schema["enum"]
            else:
                fits = _type_of(value) in _types(schema)
            if fits:
                return True
        return False

    def form(self, node: Any, places: list[_Place], name: str, way: tuple[str, ...]) -> Form:
        """The form of a value."""
        leaves = list(self._leaves(places))
        if node is None:
            return Null()
        if node in (TAKEN, PASSED):
            words = {word for _, schema in leaves for word in _types(schema)} - {"null"}
            if not words or not words <= set(_SCALARS):
                raise NotCommon(way, f"what is {node} is a text, a number or a boolean")
            types = tuple(word for word in _SCALARS if word in words)
            least = {schema.get("minimum") for _, schema in leaves if set(_types(schema)) - {"null"}}
            bound = least.pop() if node == TAKEN and types == ("integer",) and len(least) == 1 else None
            return Scalar(types, bound)
        if isinstance(node, list) and (len(node) <= 1 or node[1:] == ["..."]):
            items = [(document, schema["items"]) for document, schema in leaves if "items" in schema]
            if not items:
                raise NotCommon(way, "is no list")
            if not node:
                return Empty()
            item = self.form(node[0], items, name, (*way, "0"))
            return One(item) if len(node) == 1 else Many(item)
        if not isinstance(node, dict) or not node:
            raise NotCommon(way, 'must be "taken", "passed", null, {"const": …}, {"anyOf": […]}, an object or a list')
        if node.keys() == {"const"}:
            if type(node["const"]) not in (str, int):
                raise NotCommon(way, "a constant is a text or an integer")
            return Const(node["const"])
        if node.keys() == {"anyOf"}:
            return self._union(node["anyOf"], places, name, way)
        return self.struct(node, places, name, way)

    def _union(self, trees: list[Any], places: list[_Place], name: str, way: tuple[str, ...]) -> Form:
        members = []
        for number, tree in enumerate(trees):
            words = [node["const"] for node in tree.values() if isinstance(node, dict) and node.keys() == {"const"}]
            inner = name + _pascal(str(words[0] if words else number))
            members.append(self.struct(tree, places, inner, (*way, "anyOf", str(number))))
        tags = {field.name for member in members for field in member.fields if isinstance(field.form, Const)}
        for tag in sorted(tags):
            forms = [field.form for member in members for field in member.fields if field.name == tag]
            if len(forms) == len(members) and len({str(form) for form in forms}) == len(members):
                return Union(name, tag, tuple(members))
        raise NotCommon(way, "no property has another constant in each of these forms")

    def _leaves(self, places: list[_Place]) -> Iterator[_Place]:
        """Schemas without references and unions."""
        for document, schema in places:
            if "$ref" in schema:
                target = self._schemas.resolve(document, schema["$ref"])
                yield from self._leaves([(target.document, target.schema)])
            unions = [part for word in ("anyOf", "oneOf", "allOf") for part in schema.get(word, ())]
            yield from self._leaves([(document, part) for part in unions])
            if "$ref" not in schema and (not unions or "properties" in schema):
                yield document, schema


def _pascal(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.replace(".", "_").split("_"))


def _types(schema: Schema) -> list[str]:
    """The types that a schema names, or those of its constants."""
    named = schema.get("type", [])
    if named:
        return [named] if isinstance(named, str) else list(named)
    values = [schema["const"]] if "const" in schema else schema.get("enum", [])
    return [_type_of(value) for value in values]


def _type_of(value: Any) -> str:
    if isinstance(value, bool):
        return "boolean"
    names: dict[type, str] = {str: "string", int: "integer", float: "number", type(None): "null"}
    return names.get(type(value), "object")

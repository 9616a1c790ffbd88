"""The module ``v1/documents.py``: canonical documents that are plainly right, read in one typed step.

From the schemas come, for each class that such a document holds, a struct that refuses what is not plain and a function
that fills an instance from it. What is plain: texts, numbers, words, lists and objects of known classes, none of them
null. Whatever else a document has is left to the validator, so a property that is not named here costs speed alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from codegen.schemaset import Document, Schema, SchemaSet
from codegen.targets.python.constructors import broken_rules, template_of
from codegen.targets.python.prepare import module_name, portable_pattern
from codegen.targets.python.tables import JSON_SHAPES, JSON_TYPES, READ_FAST

TEXT = '''"""Canonical documents that are plainly right, read in one typed step; see `turnwire_schema._plain`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Decoder

from turnwire_schema._plain import Pattern, Reader, Shape, copy_of, judge, odd, reader
from turnwire_schema._rules import RULES
from turnwire_schema._trust import frozen_object, set_extra, set_fields, set_given, set_private
'''
_EXACT = 2**53  # below it a whole number is the same as an integer and as a float


class _Odd(Exception):
    """No value of a schema is plain."""


class _Kind(NamedTuple):
    annotation: str
    value: str = "{}"
    """The value of the field, of the expression that reads it from the struct."""


def documents_module(schemas: SchemaSet) -> str:
    """The text of the module."""
    emitter = _Emitter(schemas)
    for name in READ_FAST:
        emitter.named(emitter.home(name), name)
    imports = sorted(f"from turnwire_schema.v1.{home} import {name}" for name, home in emitter.imported.items())
    readers = [f"    {name}: reader({name}, Decoder({_struct(name)}).decode, {_function(name)})," for name in READ_FAST]
    table = ["READERS: Final[dict[type, Reader]] = {", *readers, "}", '"""What reads a document of a class."""']
    shared = [f"{name}: Final = {value}" for value, name in emitter.shared.items()]
    head = [TEXT, *imports, "", *shared, ""]
    return "\n".join([*head, *emitter.lines, *table, "", '__all__ = ["READERS"]', ""])


class _Emitter:
    def __init__(self, schemas: SchemaSet) -> None:
        self._schemas = schemas
        self._done: dict[str, _Kind] = {}
        self.imported: dict[str, str] = {}
        self.shared: dict[str, str] = {}  # what is made once for all: its expression, and its name
        self.lines: list[str] = []

    def home(self, name: str) -> Document:
        return next(document for document in self._schemas.canonical if name in document.definitions)

    def named(self, document: Document, name: str, tag: str = "") -> _Kind:
        """The kind of a definition; its classes are written once. In a union by `tag` the struct has the tag."""
        if name not in self._done:
            self._done[name] = self._of_definition(document, name, tag)
        return self._done[name]

    def _of_definition(self, document: Document, name: str, tag: str) -> _Kind:
        schema = document.definitions[name]
        if name in JSON_SHAPES or name in JSON_TYPES or schema.get("x-raw") or "additionalProperties" in schema:
            raise _Odd
        if "discriminator" in schema:
            return self._union(document, name, schema)
        if "properties" not in schema:
            return self._value(document, schema)
        if any(prop.get("readOnly") for prop in schema["properties"].values()):
            raise _Odd  # computed
        fields = dict(self._fields(document, schema))
        required = set(schema.get("required", ()))
        self.imported[name] = module_name(document)
        constants = {key: prop["const"] for key, prop in schema["properties"].items() if "const" in prop}
        self._write_struct(name, fields, required, constants, tag)
        self._write_function(document, name, fields, required, constants)
        return _Kind(_struct(name), f"{_function(name)}({{}})")

    def _fields(self, document: Document, schema: Schema) -> Iterator[tuple[str, _Kind]]:
        for key, prop in schema["properties"].items():
            if "const" in prop:
                continue
            try:
                yield key, self._value(document, prop)
            except _Odd:
                if key in schema.get("required", ()):
                    raise

    def _write_struct(
        self, name: str, fields: Mapping[str, _Kind], required: set[str], constants: Mapping[str, str], tag: str
    ) -> None:
        tagged = f", tag_field={tag!r}, tag={constants[tag]!r}" if tag else ""
        lines = [f"class {_struct(name)}(Struct, forbid_unknown_fields=True, gc=False{tagged}):"]
        lines += [f"    {key}: Literal[{word!r}]" for key, word in constants.items() if key != tag]
        lines += [f"    {key}: {kind.annotation}" for key, kind in fields.items() if key in required]
        optional = {key: kind for key, kind in fields.items() if key not in required}
        lines += [f"    {key}: {kind.annotation} | UnsetType = UNSET" for key, kind in optional.items()]
        self.lines += [*lines, *(["    pass"] if len(lines) == 1 else []), ""]

    def _write_function(
        self,
        document: Document,
        name: str,
        fields: Mapping[str, _Kind],
        required: set[str],
        constants: Mapping[str, str],
    ) -> None:
        given = ", ".join(map(repr, [*constants, *(key for key in fields if key in required)]))
        template = self._value_of(f"copy_of({template_of(document.definitions[name]['properties'])})")
        rules = self._value_of(f"RULES.setdefault({name}, [])")
        self.lines += [
            f"def {_function(name)}(read: {_struct(name)}) -> {name}:",
            f"    fields = {template}()",
            f"    given = {{{given}}}" if given else "    given: set[str] = set()",
        ]
        for key, kind in fields.items():
            value = kind.value.replace("{}", "{0}").format(f"read.{key}")
            if key in required:
                self.lines.append(f"    fields[{key!r}] = {value}")
            else:
                self.lines += [
                    f"    if read.{key} is not UNSET:",
                    f"        fields[{key!r}] = {value}",
                    f"        given.add({key!r})",
                ]
        for broken in broken_rules(self._schemas, document, name, "fields['{}']", "given"):
            self.lines += [f"    if {broken}:", "        odd()"]
        self.lines += [
            f"    made = object.__new__({name})",
            "    set_fields(made, fields)",
            "    set_given(made, given)",
            "    set_extra(made, {})",
            "    set_private(made, None)",
            f"    if {rules}:",
            f"        judge(made, {rules})",
            "    return made",
            "",
        ]

    def _union(self, document: Document, name: str, schema: Schema) -> _Kind:
        tag = schema["discriminator"]["propertyName"]
        members = {}
        for member in schema["oneOf"]:
            target = self._schemas.resolve(document, member["$ref"])
            if "const" in target.document.definitions[target.name]["properties"].get(tag, {}):
                try:
                    kind = self.named(target.document, target.name, tag)
                except _Odd:
                    continue  # a document with one is left to the validator
                members[kind.annotation] = kind.value
        table = f"{_struct(name).upper()}_MAKERS"
        made = [f"    {struct}: {value.partition('(')[0]}," for struct, value in members.items()]
        self.lines += [f"{_struct(name)}: TypeAlias = {' | '.join(members)}"]
        self.lines += [f"{table}: Final[dict[type, Callable[[Any], Any]]] = {{", *made, "}"]
        return _Kind(_struct(name), f"{table}[type({{0}})]({{0}})")

    def _value(self, document: Document, schema: Schema) -> _Kind:
        """The kind of a value that is not null.

        Raises: _Odd where no value is plain.
        """
        if "$ref" in schema:
            target = self._schemas.resolve(document, schema["$ref"])
            if target.name in JSON_SHAPES:
                self.imported[target.name] = module_name(target.document)
                return _Kind("Raw", f"{self._value_of(f'Shape({target.name})')}.read({{0}})")
            if target.name == "JsonObject":
                return _Kind("dict[str, Any]", "frozen_object({})")
            return self.named(target.document, target.name)
        if "anyOf" in schema:
            choices = [each for each in schema["anyOf"] if each.get("type") != "null"]
            if len(choices) == 1 and choices[0].get("$ref", "").rpartition("/")[2] not in ("JsonObject", *JSON_SHAPES):
                return self._value(document, choices[0])
            return self._text_or(document, choices)
        if "enum" in schema:
            return _Kind(f"Literal[{', '.join(map(repr, schema['enum']))}]")
        types = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", ())
        match [each for each in types if each != "null"]:
            case ["string"]:
                return self._text(schema)
            case ["boolean"]:
                return _Kind("bool")
            case ["integer" | "number" as kind]:
                return _number(schema, kind)
            case ["array"] if "items" in schema and not {"maxItems", "uniqueItems"} & set(schema):
                return self._items(document, schema)
        raise _Odd

    def _text(self, schema: Schema) -> _Kind:
        limits = [
            f"{ours}={schema[key]}"
            for key, ours in (("minLength", "min_length"), ("maxLength", "max_length"))
            if key in schema
        ]
        annotation = f"Annotated[str, Meta({', '.join(limits)})]" if limits else "str"
        if "pattern" not in schema:
            return _Kind(annotation)
        pattern = f"Pattern({json.dumps(portable_pattern(schema['pattern']))})"
        return _Kind(annotation, f"{self._value_of(pattern)}.take({{0}})")

    def _value_of(self, expression: str) -> str:
        """The name of a value that is made once."""
        kind = expression.partition("(")[0].partition(".")[0].lower()
        return self.shared.setdefault(expression, f"_{kind}_{len(self.shared)}")

    def _items(self, document: Document, schema: Schema) -> _Kind:
        kind = self._value(document, schema["items"])
        annotation = f"list[{kind.annotation}]"
        if "minItems" in schema:
            annotation = f"Annotated[{annotation}, Meta(min_length={schema['minItems']})]"
        if kind.value == "{}":
            return _Kind(annotation, "tuple({})")
        if "{0}" in kind.value:  # of a union: each by its type
            return _Kind(annotation, f"tuple([{kind.value.format('each')} for each in {{}}])")
        return _Kind(annotation, f"tuple(map({kind.value.partition('(')[0]}, {{}}))")

    def _text_or(self, document: Document, choices: list[Schema]) -> _Kind:
        """A text as it stands, or a value of another type."""
        if len(choices) != 2:
            raise _Odd
        text, other = (self._value(document, choice) for choice in choices)
        if text.value != "{}" or not text.annotation.startswith(("str", "Literal")):
            raise _Odd
        made = other.value.replace("{}", "{0}")
        return _Kind(f"{text.annotation} | {other.annotation}", f"{{0}} if isinstance({{0}}, str) else {made}")


def _number(schema: Schema, kind: str) -> _Kind:
    """A number inside its bounds that is the same to every reader."""
    limits = {"gt": schema.get("exclusiveMinimum"), "lt": schema.get("exclusiveMaximum")}
    if limits["gt"] is None:
        limits["ge"] = max(schema.get("minimum", -_EXACT), -_EXACT)
    if limits["lt"] is None:
        limits["le"] = min(schema.get("maximum", _EXACT), _EXACT)
    said = ", ".join(f"{name}={limit}" for name, limit in limits.items() if limit is not None)
    return _Kind(f"Annotated[{'int' if kind == 'integer' else 'float'}, Meta({said})]")


def _struct(name: str) -> str:
    return f"_{name}"


def _function(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)

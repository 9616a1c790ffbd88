"""The types: one interface or type alias for each definition, with the descriptions as doc comments.

An object with named properties is an interface, everything else an alias. Everything is readonly: a value is changed by
making another one. What a type cannot say (bounds, patterns, rules between fields) is left to the validators; rules
between fields are named in the doc comment.

Open unions: the tag of the fallback member has the type ``UnknownTag``, a string that no literal compares to. So
``case "text":`` narrows to the known member alone, and ``default:`` to the fallback member.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable

from codegen.lift import lift
from codegen.schemaset import Document, Schema, SchemaError, SchemaSet
from codegen.targets.typescript.modules import RUNTIME, relative

WIDTH = 120
IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")
NAMES = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean", "null": "null"}
SCALARS = frozenset(NAMES)
ANYTHING = frozenset({"type", "const", "enum", "$ref", "oneOf", "anyOf"})
"""Without one of these a schema accepts any JSON."""

NOTED = frozenset({"anyOf", "oneOf", "dependentRequired"})
"""Rules whose message says all; those of if/then depend on a condition that the description explains."""


def types(
    schemas: SchemaSet, path: str, documents: Iterable[Document], paths: dict[str, str], *, also: Iterable[str] = ()
) -> str:
    """The body of the module ``path`` with the types of these documents: imports, then definitions.

    ``also`` names what the module needs of the runtime besides.

    Raises: SchemaError for a form that has no type here; DanglingReference.
    """
    writer = _Types(schemas, path, paths)
    for name in also:
        writer.use(RUNTIME, name)
    return writer.module(list(documents))


def comment(text: str, indent: str = "") -> str:
    """A doc comment of one or more lines, ended by a line feed; empty for no text."""
    if not text:
        return ""
    lines = []
    for paragraph in text.replace("*/", "*\\/").split("\n"):
        room = WIDTH - len(indent) - 3
        lines += textwrap.wrap(paragraph, room, break_long_words=False, break_on_hyphens=False) or [""]
    if len(lines) == 1 and len(indent) + len(lines[0]) + 7 <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


class _Types:
    """Writes one module; collects what it imports."""

    def __init__(self, schemas: SchemaSet, path: str, paths: dict[str, str]) -> None:
        self.schemas = schemas
        self.path = path
        self.paths = paths
        self.imports: dict[str, set[str]] = {}

    def module(self, documents: list[Document]) -> str:
        written = []
        for document in documents:
            rules = lift(self.schemas, document).definitions
            for name, definition in document.definitions.items():
                notes = [rule["message"] for rule in rules[name].get("x-rules", ()) if rule["kind"] in NOTED]
                written.append(self._definition(document, name, definition, notes))
        lines = [
            f'import type {{ {", ".join(sorted(names))} }} from "{relative(self.path, source)}";\n'
            for source, names in sorted(self.imports.items())
        ]
        return "".join(lines) + ("\n" if lines else "") + "\n".join(written)

    def _definition(self, document: Document, name: str, definition: Schema, rules: list[str]) -> str:
        pointer = f"/$defs/{name}"
        text = "\n".join([definition.get("description", ""), *(f"Rule: {rule}." for rule in rules)]).strip()
        if definition.get("type") == "object" and "properties" in definition:
            return comment(text) + self._interface(document, name, definition, pointer)
        members = self._members(document, definition, pointer)
        line = f"export type {name} = {' | '.join(members)};\n"
        if len(line) > WIDTH and len(members) > 1:
            line = f"export type {name} ={''.join(f'{chr(10)}  | {member}' for member in members)};\n"
        return comment(text) + line

    def _interface(self, document: Document, name: str, definition: Schema, pointer: str) -> str:
        members = []
        for key, schema in definition["properties"].items():
            shown = key if IDENTIFIER.fullmatch(key) else _literal(key)
            mark = "" if key in definition.get("required", ()) else "?"
            value = self._type(document, schema, f"{pointer}/properties/{key}")
            members.append(comment(_about(schema), "  ") + f"  readonly {shown}{mark}: {value};\n")
        if definition.get("additionalProperties", False) is not False:
            rest = self._rest(document, definition, pointer)
            members.append(comment("Any other field.", "  ") + f"  readonly [field: string]: {rest};\n")
        return f"export interface {name} {{\n{''.join(members)}}}\n"

    def _rest(self, document: Document, definition: Schema, pointer: str) -> str:
        """The type of the fields without a name. In TypeScript the named ones have to fit it too."""
        properties = definition["properties"]
        if any(not _is_scalar(schema) for schema in properties.values()):
            return "unknown"
        other = definition["additionalProperties"]
        rest = self._type(document, {} if other is True else other, f"{pointer}/additionalProperties")
        return rest if set(properties) <= set(definition.get("required", ())) else f"{rest} | undefined"

    def _type(self, document: Document, schema: Schema, pointer: str) -> str:
        return " | ".join(self._members(document, schema, pointer))

    def _members(self, document: Document, schema: Schema, pointer: str) -> list[str]:
        """The members of the union that a schema is; most are one."""
        if not set(schema) & ANYTHING:
            return [self.use(RUNTIME, "Json")]
        if "$ref" in schema:
            target = self.schemas.resolve(document, schema["$ref"], pointer)
            return [self.use(self.paths[target.document.path], target.name)]
        if "const" in schema:
            return [_literal(schema["const"])]
        if "enum" in schema:
            return [_literal(value) for value in schema["enum"]]
        if "type" in schema:
            names = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
            found = [self._named(document, name, schema, pointer) for name in names]
        else:
            keyword = "oneOf" if "oneOf" in schema else "anyOf"
            found = [
                member
                for index, branch in enumerate(schema[keyword])
                for member in self._members(document, branch, f"{pointer}/{keyword}/{index}")
            ]
        return list(dict.fromkeys(found))

    def _named(self, document: Document, name: str, schema: Schema, pointer: str) -> str:
        if name == "string" and "not" in schema:
            return self.use(RUNTIME, "UnknownTag")
        if name == "array":
            item = self._type(document, schema.get("items", {}), f"{pointer}/items")
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if name == "object":
            if "properties" in schema:
                raise SchemaError(document.path, pointer, "give the object a name under $defs")
            other = schema.get("additionalProperties", {})
            value = "never" if other is False else self._type(document, {} if other is True else other, pointer)
            return f"{{ readonly [name: string]: {value} }}"
        return NAMES[name]

    def use(self, source: str, name: str) -> str:
        """The name of a type of a module, imported if it is not this one."""
        if source != self.path:
            for other, names in self.imports.items():
                if other != source and name in names:
                    raise SchemaError(self.path, "", f"{name} would come from {other} and from {source}")
            self.imports.setdefault(source, set()).add(name)
        return name


def _about(schema: Schema) -> str:
    lines = [schema.get("description", "")]
    if "default" in schema:
        lines.append(f"@default {_literal(schema['default'])}")
    if schema.get("deprecated"):
        lines.append("@deprecated")
    return "\n".join(lines).strip()


def _is_scalar(schema: Schema) -> bool:
    declared = schema.get("type")
    named = {declared} if isinstance(declared, str) else set(declared or ())
    return "const" in schema or "enum" in schema or (bool(named) and named <= SCALARS)


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

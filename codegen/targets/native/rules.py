"""The definitions as rules for the small validator that each package carries.

Prose is left out, a reference is ``path#Name``, and what a validator would have to find out is found out here: which
branch of a union the tag or the JSON type picks (``picks``), and the machine of a pattern. A keyword that the
validators do not know stops the generation.
"""

from __future__ import annotations

import json
from typing import Any

from codegen.lift import ANNOTATIONS
from codegen.schemaset import Document, Schema, SchemaError, SchemaSet
from codegen.targets.native.patterns import UnknownPattern, table

KINDS = ("null", "boolean", "number", "string", "array", "object")
COPIED = frozenset(
    [
        *("type", "const", "enum", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum"),
        *("exclusiveMaximum", "minItems", "maxItems", "required", "dependentRequired"),
    ]
)


def modules(schemas: SchemaSet) -> dict[str, str]:
    """The rules as JSON by the name of a module, which is a folder of documents (``turnwire-v1``, ``wire-ollama-v1``).

    Raises: SchemaError for what no validator understands; DanglingReference.
    """
    found: dict[str, dict[str, Any]] = {}
    for document in schemas.documents.values():
        module = found.setdefault(module_of(document), {"definitions": {}, "patterns": {}})
        writer = _Rules(schemas, document, module["patterns"])
        for name, definition in document.definitions.items():
            module["definitions"][key_of(document, name)] = writer.rule(definition, f"/$defs/{name}")
    return {
        name: json.dumps(module, ensure_ascii=False, separators=(",", ":")) + "\n" for name, module in found.items()
    }


def module_of(document: Document) -> str:
    """The module of a document: its folder, with hyphens."""
    return document.path.rpartition("/")[0].replace("/", "-")


def key_of(document: Document, name: str) -> str:
    """The full name of a definition: ``turnwire/v1/message#ChatMessage``."""
    return f"{document.stem}#{name}"


class _Rules:
    """Writes the rules of one document."""

    def __init__(self, schemas: SchemaSet, document: Document, patterns: dict[str, Any]) -> None:
        self.schemas = schemas
        self.document = document
        self.patterns = patterns

    def rule(self, schema: Schema, pointer: str) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for keyword, value in schema.items():
            here = f"{pointer}/{keyword}"
            match keyword:
                case "$ref":
                    target = self.schemas.resolve(self.document, value, pointer)
                    out["ref"] = key_of(target.document, target.name)
                case "pattern":
                    out["pattern"] = value
                    self._pattern(value, here)
                case "properties":
                    out["properties"] = {name: self.rule(item, f"{here}/{name}") for name, item in value.items()}
                case "items" | "not" | "if" | "then" | "else":
                    out[keyword] = self.rule(value, here)
                case "additionalProperties":
                    if value is False:
                        out["closed"] = True
                    elif value is not True:
                        out["additional"] = self.rule(value, here)
                case "anyOf" | "oneOf":
                    out[keyword] = [self.rule(item, f"{here}/{index}") for index, item in enumerate(value)]
                case "discriminator":
                    out["tag"] = value["propertyName"]
                    out["picks"], out["other"] = self._tags(schema, value["propertyName"])
                case _ if keyword in COPIED:
                    out[keyword] = [value] if keyword == "type" and isinstance(value, str) else value
                case _ if keyword not in ANNOTATIONS and not keyword.startswith("x-"):
                    raise SchemaError(self.document.path, pointer, f"{keyword}: the validators do not know it")
        if "anyOf" in schema and (picks := self._kinds_picked(schema["anyOf"])) is not None:
            out["picks"] = picks
        return out

    def _pattern(self, pattern: str, pointer: str) -> None:
        try:
            self.patterns.setdefault(pattern, None)
            self.patterns[pattern] = self.patterns[pattern] or table(pattern)
        except UnknownPattern as error:
            raise SchemaError(self.document.path, pointer, str(error)) from error

    def _tags(self, union: Schema, tag: str) -> tuple[dict[str, int], int]:
        """(the member that each tag picks, the member for all other tags or -1).

        A fallback may serve several unions: a tag of another one picks no member here, which is -1.
        """
        picks: dict[str, int] = {}
        refused: list[str] = []
        other = -1
        for index, member in enumerate(union["oneOf"]):
            target = self.schemas.resolve(self.document, member["$ref"])
            declared = target.schema["properties"][tag]
            if "not" in declared:
                other, refused = index, declared["not"]["enum"]
                continue
            for value in [declared["const"]] if "const" in declared else declared["enum"]:
                picks[value] = index
        return dict.fromkeys(refused, -1) | picks, other

    def _kinds_picked(self, branches: list[Schema]) -> dict[str, int] | None:
        """Which branch each JSON type picks; None where several branches take one type."""
        kinds = [kinds_of(self.schemas, self.document, branch) for branch in branches]
        nulls = [index for index, found in enumerate(kinds) if found == {"null"}]
        if len(branches) == 2 and len(nulls) == 1:
            return {kind: nulls[0] if kind == "null" else 1 - nulls[0] for kind in KINDS}
        if sum(map(len, kinds)) != len(set().union(*kinds)):
            return None
        return {kind: index for index, found in enumerate(kinds) for kind in sorted(found)}


def kinds_of(schemas: SchemaSet, document: Document, schema: Schema) -> set[str]:
    """The JSON types that a schema may accept; an integer is a number."""
    if "type" in schema:
        declared = schema["type"]
        names = [declared] if isinstance(declared, str) else declared
        return {"number" if name == "integer" else name for name in names}
    if "const" in schema or "enum" in schema:
        return {_kind(value) for value in schema.get("enum", [schema.get("const")])}
    if "$ref" in schema:
        target = schemas.resolve(document, schema["$ref"])
        return kinds_of(schemas, target.document, target.schema)
    branches = schema.get("oneOf", schema.get("anyOf"))
    if branches:
        return set().union(*(kinds_of(schemas, document, branch) for branch in branches))
    return set(KINDS)


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int() | float():
            return "number"
        case str():
            return "string"
    return "array" if isinstance(value, list) else "object"

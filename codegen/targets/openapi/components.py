"""Definitions as components of OpenAPI: named with their dialect, references rewritten, narrowed where the table says.

``wire/ollama/v1/chat.schema.json#/$defs/ChatRequest`` becomes ``#/components/schemas/ollama.ChatRequest``. A component
is written once, when it is first reached; what is never reached is left out.
"""

from __future__ import annotations

import copy
from typing import Any

from codegen.gateway import named
from codegen.schemaset import WIRE_FOLDER, Schema, SchemaError, SchemaSet, Target, subschemas

UNIONS = ("anyOf", "oneOf", "discriminator", "$ref")


class Components:
    """The components that a document refers to; grows while it is written."""

    def __init__(self, schemas: SchemaSet, narrowed: list[dict[str, Any]]) -> None:
        self._schemas = schemas
        self._narrowed = {component_name(named(schemas, rule["definition"])): rule for rule in narrowed}
        self._homes: dict[str, Target] = {}
        self._waiting: list[str] = []
        self._written: dict[str, Schema] = {}

    def ref(self, target: Target) -> Schema:
        """A reference to a definition, which is written with everything that it reaches.

        Raises: SchemaError if two definitions have one name.
        """
        name = component_name(target)
        known = self._homes.setdefault(name, target)
        if known.document is not target.document:
            message = f"{target.name} is defined in {known.document.path} too; rename one"
            raise SchemaError(target.document.path, f"/$defs/{target.name}", message)
        if name not in self._written and name not in self._waiting:
            self._waiting.append(name)
        return {"$ref": f"#/components/schemas/{name}"}

    def written(self) -> dict[str, Schema]:
        """Every component that was reached, by name.

        Raises: DanglingReference; SchemaError if a rule narrows what is not there.
        """
        while self._waiting:
            name = self._waiting.pop(0)
            self._written[name] = {}
            self._written[name] = self._component(name)
        return dict(sorted(self._written.items()))

    def _component(self, name: str) -> Schema:
        target = self._homes[name]
        schema = copy.deepcopy(target.schema)
        if name in self._narrowed:
            self._narrow(target, schema, self._narrowed[name])
        for pointer, part in subschemas(schema):
            if "discriminator" in part:
                self._discriminate(target, part)
            if "$ref" in part:
                part |= self.ref(self._resolve(target, part["$ref"], f"/$defs/{target.name}{pointer}"))
            for word in [word for word in part if word.startswith("x-")]:
                del part[word]
        return schema

    def _narrow(self, target: Target, schema: Schema, rule: dict[str, Any]) -> None:
        schema |= {**rule.get("keywords", {}), "description": f"{schema['description']} At the gateway: {rule['why']}."}
        for name, stricter in rule.get("properties", {}).items():
            if name not in schema.get("properties", {}):
                raise SchemaError(target.document.path, f"/$defs/{target.name}", f"{name} is narrowed, and is not here")
            schema["properties"][name] = _stricter(schema["properties"][name], stricter, rule["why"])
        for name in rule.get("any_text", ()):
            if schema.get("properties", {}).get(name, {}).pop("pattern", None) is None:
                raise SchemaError(target.document.path, f"/$defs/{target.name}", f"{name} has no pattern")
        if "optional" in rule:
            schema["required"] = [name for name in schema["required"] if name not in rule["optional"]]
        if "required" in rule:
            schema["required"] = list(dict.fromkeys([*schema.get("required", ()), *rule["required"]]))
        for name in rule.get("without", ()):
            unwanted = named(self._schemas, name)
            word = "oneOf" if "oneOf" in schema else "anyOf"
            kept = [item for item in schema.get(word, ()) if self._target(target, item) != unwanted]
            if len(kept) == len(schema.get(word, ())):
                raise SchemaError(target.document.path, f"/$defs/{target.name}", f"{unwanted.name} is not a member")
            schema[word] = kept

    def _resolve(self, home: Target, ref: str, pointer: str) -> Target:
        """What a reference means: one of the document, or a name that a rule of the table put there."""
        if ref.partition("#")[0] in self._schemas.documents:
            return named(self._schemas, ref, pointer)
        return self._schemas.resolve(home.document, ref, pointer)

    def _target(self, home: Target, item: Schema) -> Target | None:
        return self._schemas.resolve(home.document, item["$ref"]) if "$ref" in item else None

    def _discriminate(self, target: Target, union: Schema) -> None:
        """Say which tag means which component. A union that is open to other tags has no such table."""
        tag = union["discriminator"]["propertyName"]
        mapping: dict[str, str] = {}
        for member in union["oneOf"]:
            found = self._schemas.resolve(target.document, member["$ref"])
            declared = found.schema.get("properties", {}).get(tag, {})
            tags = [declared["const"]] if "const" in declared else declared.get("enum")
            if tags is None:
                del union["discriminator"]
                return
            mapping |= {word: self.ref(found)["$ref"] for word in tags}
        union["discriminator"]["mapping"] = mapping


def _stricter(schema: Schema, stricter: Schema, why: str) -> Schema:
    """A schema with some of its keywords made stricter; a type takes the place of a union."""
    kept = {word: value for word, value in schema.items() if "type" not in stricter or word not in UNIONS}
    return {**kept, **stricter, "description": f"{schema['description']} At the gateway: {why}."}


def component_name(target: Target) -> str:
    """The name of a definition among all dialects."""
    steps = target.document.path.split("/")
    return f"{steps[1] if target.document.path.startswith(WIRE_FOLDER) else steps[0]}.{target.name}"

"""From schema documents to documents that a code generator can carry without losing anything.

Type generators know classes, unions and bounds; they drop rules between fields without a word, or split a class in
two because of them. So every rule between fields becomes data beside the class (``x-rules``, a small condition tree
that each target prints in its own language), and every keyword that is neither carried nor lifted stops the
generation with the document, the place and the keyword.

In: a `SchemaSet`. Out: for each document a plain schema whose definitions hold only CARRIED keywords and
these annotations: ``x-rules`` (broken when its ``broken`` condition is true), ``x-tags`` (const properties that are
required), ``x-derived-fields`` (read-only properties, taken out of ``properties``), ``x-open-union``
(tag, known tags and fallback of a union with a fallback member), ``x-raw`` (an object whose other keys stay beside
the named ones, in their order).

Conditions: ``{"given": name}`` (the property is there, null or not), ``{"set": name}`` (there and not null),
``{"is": name, "values": [...]}``, ``{"all": [...]}``, ``{"any": [...]}``, ``{"not": c}``,
``{"count": [...], "other_than": 1}``.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from codegen.schemaset import Document, Schema, SchemaError, SchemaSet, escape

# Keywords that the generated models enforce.
CARRIED = frozenset(
    [
        *("type", "const", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum"),
        *("exclusiveMaximum", "minItems", "maxItems", "items", "properties", "required", "additionalProperties"),
        *("$ref", "oneOf", "anyOf"),
    ]
)
# Keywords that say nothing about validity.
ANNOTATIONS = frozenset(
    ("$comment", "title", "description", "default", "examples", "deprecated", "readOnly", "discriminator")
)
# Keywords of rules between fields; understood on a definition of type object only.
RULES = ("anyOf", "oneOf", "not", "dependentRequired", "if")
NOT_NULL: Schema = {"not": {"type": "null"}}
_EMPTY = "must not be empty here"

Condition = dict[str, Any]


class NotCarried(SchemaError):
    """A keyword, or a form of it, that the generated models would silently drop."""

    def __init__(self, document: str, pointer: str, keyword: str, message: str) -> None:
        self.keyword = keyword
        super().__init__(document, pointer, f"{keyword}: {message}")


@dataclass(frozen=True)
class Lifted:
    """One document after lifting; `definitions` keeps the order of the file."""

    document: Document
    definitions: dict[str, Schema]


def lift(schemas: SchemaSet, document: Document, *, rules: bool = True) -> Lifted:
    """Lift the definitions of one document. ``rules=False`` leaves rules between fields out (plain shapes).

    Raises: NotCarried for a keyword that neither the models nor the rules can hold; DanglingReference.
    """
    return Lifted(
        document,
        {
            name: _Definition(schemas, document, name, rules=rules).lift(definition)
            for name, definition in document.definitions.items()
        },
    )


def known_tags(schemas: SchemaSet, document: Document, union: Schema) -> tuple[list[str], str | None]:
    """(the const tags of a discriminated union in order, name of its fallback member or None).

    The fallback member is the one whose tag says ``not: {enum: [...]}``.
    """
    tag = union["discriminator"]["propertyName"]
    known: list[str] = []
    fallback = None
    for member in union["oneOf"]:
        target = schemas.resolve(document, member["$ref"])
        declared = target.schema.get("properties", {}).get(tag, {})
        if "const" in declared:
            known.append(declared["const"])
        elif "enum" in declared:
            known.extend(declared["enum"])
        elif "not" in declared:
            fallback = target.name
    return known, fallback


class _Definition:
    """Lifts one definition; carries where we are for the error messages."""

    def __init__(self, schemas: SchemaSet, document: Document, name: str, *, rules: bool) -> None:
        self.schemas = schemas
        self.document = document
        self.with_rules = rules
        self.base = f"/$defs/{escape(name)}"

    def lift(self, definition: Schema) -> Schema:
        lifted = copy.deepcopy(definition)
        if lifted.get("type") == "object" and "properties" in lifted:
            self._lift_object(lifted)
        if "discriminator" in lifted:
            self._lift_union(lifted)
        self._check(lifted, self.base, top=True)
        return lifted

    def _lift_object(self, lifted: Schema) -> None:
        rules: list[dict[str, Any]] = []
        for keyword in RULES:
            if keyword in lifted:
                rules += self._rules(keyword, lifted)
        for keyword in (*RULES, "then", "else"):
            lifted.pop(keyword, None)
        properties = lifted["properties"]
        derived = {name: prop for name, prop in properties.items() if "x-derived" in prop}
        for name, prop in derived.items():
            self._check_derived(name, prop)
            del properties[name]
        tags = {
            name: prop["const"]
            for name, prop in properties.items()
            if "const" in prop and name in lifted.get("required", ())
        }
        for name, prop in properties.items():
            if isinstance(prop.get("not"), dict) and set(prop["not"]) == {"enum"} and prop.get("type") == "string":
                lifted["x-fallback-tag"] = {"name": name, "known": prop.pop("not")["enum"]}
        if rules and self.with_rules:
            lifted["x-rules"] = rules
        if derived:
            lifted["x-derived-fields"] = derived
        if tags:
            lifted["x-tags"] = tags
        if lifted.get("additionalProperties") in ({}, True) and "extras" not in properties:
            lifted["x-raw"] = True

    def _check_derived(self, name: str, prop: Schema) -> None:
        if set(prop["x-derived"]) != {"sum"} or prop.get("readOnly") is not True:
            raise self._error(
                f"{self.base}/properties/{escape(name)}", "x-derived", 'only readOnly with {"sum": [names]} is known'
            )

    def _lift_union(self, lifted: Schema) -> None:
        if set(lifted) & {"type", "properties"} or "oneOf" not in lifted:
            raise self._error(self.base, "discriminator", "belongs beside oneOf, in a definition of its own")
        known, fallback = known_tags(self.schemas, self.document, lifted)
        tag = lifted.pop("discriminator")["propertyName"]
        lifted["x-union"] = {"tag": tag, "known": known, "fallback": fallback}

    # Rules between fields

    def _rules(self, keyword: str, definition: Schema) -> list[dict[str, Any]]:
        pointer = f"{self.base}/{keyword}"
        value = definition[keyword]
        match keyword:
            case "anyOf" | "oneOf":
                conditions = [self._condition(item, f"{pointer}/{i}", keyword) for i, item in enumerate(value)]
                names = " | ".join(" + ".join(item["required"]) for item in value)
                if keyword == "anyOf":
                    return [_rule(keyword, {"not": {"any": conditions}}, f"at least one of {names} is required")]
                return [_rule(keyword, {"count": conditions, "other_than": 1}, f"exactly one of {names} is required")]
            case "not":
                names = " + ".join(value.get("required", ()))
                return [_rule(keyword, self._condition(value, pointer, keyword), f"{names} cannot stand together")]
            case "dependentRequired":
                return [
                    _rule(
                        keyword,
                        {"all": [{"given": name}, {"not": {"all": [{"given": need} for need in needs]}}]},
                        f"{name} needs {' and '.join(needs)}",
                    )
                    for name, needs in value.items()
                ]
            case _:
                return self._conditional(definition)

    def _conditional(self, definition: Schema) -> list[dict[str, Any]]:
        premise = self._condition(definition["if"], f"{self.base}/if", "if", bare_properties=True)
        rules = []
        for branch, given in (("then", premise), ("else", {"not": premise})):
            if branch not in definition:
                continue
            pointer = f"{self.base}/{branch}"
            self._condition(definition[branch], pointer, branch, bare_properties=True)
            for name in definition[branch].get("required", ()):
                lacks: Condition = {"all": [given, {"not": {"given": name}}]}
                rules.append(_rule("required", lacks, f"{name} is required here", property=name))
            for name, check in definition[branch].get("properties", {}).items():
                for keyword, value in check.items():
                    fits = self._check_of(name, {keyword: value}, f"{pointer}/properties")
                    misfit: Condition = {"all": [given, {"given": name}, {"not": fits}]}
                    text = _EMPTY if keyword in ("minLength", "minItems") else "has a value that cannot stand here"
                    rules.append(_rule(keyword, misfit, f"{name} {text}", at=name))
        return rules

    def _condition(self, schema: Schema, pointer: str, keyword: str, *, bare_properties: bool = False) -> Condition:
        """The condition under which an object fits a schema of ``required`` and simple ``properties``."""
        if set(schema) - {"required", "properties", "$comment"} or not (
            schema.get("required") or (bare_properties and schema.get("properties"))
        ):
            raise self._error(pointer, keyword, 'only {"required": [...], "properties": {...}} is known here')
        required = schema.get("required", [])
        checks: list[Condition] = []
        properties = schema.get("properties", {})
        for name in required:
            if properties.get(name) == NOT_NULL:
                checks.append({"set": name})
            else:
                checks.append({"given": name})
        for name, check in properties.items():
            if check == NOT_NULL and name in required:
                continue
            fits = self._check_of(name, check, f"{pointer}/properties")
            checks.append(fits if name in required else {"any": [{"not": {"given": name}}, fits]})
        return checks[0] if len(checks) == 1 else {"all": checks}

    def _check_of(self, name: str, check: Schema, pointer: str) -> Condition:
        if check == NOT_NULL:
            return {"set": name}
        if set(check) == {"const"}:
            return {"is": name, "values": [check["const"]]}
        if set(check) == {"enum"}:
            return {"is": name, "values": list(check["enum"])}
        if check in ({"minLength": 1}, {"minItems": 1}):
            return {"not": {"is": name, "values": ["" if "minLength" in check else []]}}
        if len(check) > 1:
            return {"all": [self._check_of(name, {keyword: value}, pointer) for keyword, value in check.items()]}
        known = "only const, enum, not null, minLength 1 and minItems 1 are known here"
        raise self._error(f"{pointer}/{escape(name)}", next(iter(check), "properties"), known)

    # What is left must be carried

    def _check(self, schema: Any, pointer: str, *, top: bool = False) -> None:
        if isinstance(schema, bool):
            raise self._error(pointer, str(schema).lower(), "boolean schemas are known in additionalProperties only")
        for keyword, value in schema.items():
            here = f"{pointer}/{escape(keyword)}"
            if keyword.startswith("x-") or keyword in ANNOTATIONS:
                continue
            if keyword not in CARRIED:
                raise self._error(pointer, keyword, "the generated models would drop it")
            match keyword:
                case "properties":
                    if not top:
                        raise self._error(pointer, keyword, "give the object a name under $defs")
                    for name, item in value.items():
                        self._check(item, f"{here}/{escape(name)}")
                case "items":
                    self._check(value, here)
                case "additionalProperties":
                    if not isinstance(value, bool):
                        self._check(value, here)
                case "oneOf" | "anyOf":
                    for index, item in enumerate(value):
                        self._check(item, f"{here}/{index}")

    def _error(self, pointer: str, keyword: str, message: str) -> NotCarried:
        return NotCarried(self.document.path, pointer, keyword, message)


def _rule(kind: str, broken: Condition, message: str, **where: str) -> dict[str, Any]:
    return {"kind": kind, "broken": broken, "message": message, **where}

"""Lints about definitions: names, descriptions, the shapes that generated code can hold."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from codegen.lift import NotCarried, known_tags, lift
from codegen.lint.registry import Place, lint
from codegen.lint.tools import definitions, is_canonical, properties, takes_null
from codegen.schemaset import Schema, SchemaSet, subschemas

# Names that a generated class has already: pydantic's and those of codegen/targets/python/runtime.
TAKEN = frozenset(dir(BaseModel)) | {"replace", "to_json", "to_dict", "from_json", "from_dict", "raw"}
EXTENSIONS = frozenset(
    (
        *("x-derived", "x-fast-path", "x-fetched", "x-in-words", "x-instead", "x-judged"),
        *("x-keep-null", "x-names", "x-ordinals", "x-sampling"),
    )
)


@lint("SCH010", "every definition and every property says what it is")
def described(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if not definition.get("description"):
            yield document.path, pointer, "needs a description"
        for name, schema, place in properties(definition, pointer):
            if not schema.get("description"):
                yield document.path, place, f"the property {name} needs a description"


@lint("SCH011", "an object with properties is a definition of its own, never inline")
def no_inline_object(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, base in definitions(schemas):
        for pointer, schema in subschemas(definition):
            if pointer and "properties" in schema and "type" in schema:
                yield document.path, base + pointer, "give this object a name under $defs and refer to it"


@lint("SCH012", "definitions are PascalCase nouns, canonical properties snake_case, none a word that Python has taken")
def names(schemas: SchemaSet) -> Iterator[Place]:
    for document, name, definition, pointer in definitions(schemas):
        if not re.fullmatch(r"[A-Z][A-Za-z0-9]*[A-Za-z]", name):
            yield document.path, pointer, f"{name}: write a PascalCase noun that does not end in a digit"
        if not is_canonical(document):
            continue
        for prop, _, place in properties(definition, pointer):
            if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", prop):
                yield document.path, place, f"{prop}: write it in snake_case"
            elif keyword.iskeyword(prop) or prop in TAKEN:
                yield document.path, place, f"{prop}: every generated class uses this name already; take another"


@lint("SCH013", "a name is defined once among the canonical documents, and once in a dialect")
def unique_names(schemas: SchemaSet) -> Iterator[Place]:
    homes: dict[tuple[str, str], str] = {}
    for document, name, _, pointer in definitions(schemas):
        folder = document.path.rpartition("/")[0]
        home = homes.setdefault((folder, name), document.path)
        if home != document.path:
            yield document.path, pointer, f"{name} is also defined in {home}: they share a namespace in generated code"


@lint("SCH014", "only keywords and rules that every generated model enforces")
def carried_keywords(schemas: SchemaSet) -> Iterator[Place]:
    for document in schemas.documents.values():
        try:
            lift(schemas, document)
        except NotCarried as error:
            yield document.path, error.pointer, error.message


@lint("SCH015", "extension keywords are known and speak of properties that exist")
def extensions(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, base in definitions(schemas):
        for pointer, schema in subschemas(definition):
            for word in schema:
                if word.startswith("x-") and word not in EXTENSIONS:
                    yield document.path, base + pointer, f"{word}: known are {', '.join(sorted(EXTENSIONS))}"
        known = definition.get("properties", {})
        named = [*definition.get("x-keep-null", ()), *definition.get("x-sampling", ())]
        for schema in known.values():
            named += schema.get("x-derived", {}).get("sum", ())
        for name in (*named, *definition.get("required", ())):
            if name not in known and (known or named):
                yield document.path, base, f"{name} is not a property here"


@lint("SCH016", "an optional property of a canonical document accepts null, which means absent")
def optional_takes_null(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if not is_canonical(document):
            continue
        for name, schema, place in properties(definition, pointer):
            if name not in definition.get("required", ()) and not takes_null(schemas, document, schema):
                yield document.path, place, f"{name} is optional: accept null beside its type, or require it"


@lint("SCH017", "an open object of a canonical document has extras, of the definition Extras or null")
def open_objects_have_extras(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if not is_canonical(document) or "properties" not in definition or "additionalProperties" in definition:
            continue
        branches = definition["properties"].get("extras", {}).get("anyOf", [])
        refs = [item.get("$ref", "").rpartition("/")[2] for item in branches]
        if "Extras" not in refs:
            yield document.path, pointer, "needs extras (anyOf of Extras and null), or additionalProperties"


@lint("SCH018", "a rule of a canonical document that needs a nullable property also needs it not null")
def rules_refuse_null(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if not is_canonical(document) or "properties" not in definition:
            continue
        nullable = {
            name
            for name, schema in definition["properties"].items()
            if name not in definition.get("required", ()) and takes_null(schemas, document, schema)
        }
        for place, name in _needed_by_rules(definition):
            if name in nullable:
                message = (
                    f'null means absent: say "properties": {{"{name}": {{"not": {{"type": "null"}}}}}} beside required'
                )
                yield document.path, pointer + place, message


def _needed_by_rules(definition: Schema) -> Iterator[tuple[str, str]]:
    """(pointer, property) of every required in a rule that takes null for a value."""
    for needed, others in definition.get("dependentRequired", {}).items():
        for name in (needed, *others):
            yield "/dependentRequired", name
    for word in ("anyOf", "oneOf", "not", "if", "then", "else"):
        rules = definition.get(word, [])
        for index, rule in enumerate(rules if isinstance(rules, list) else [rules]):
            for name in rule.get("required", ()):
                if name not in rule.get("properties", {}):
                    yield f"/{word}/{index}" if isinstance(rules, list) else f"/{word}", name


@lint("SCH019", "the members of a union by tag have different, required tags; the fallback refuses exactly those")
def union_tags(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        if "discriminator" not in definition or "oneOf" not in definition:
            continue
        tag = definition["discriminator"]["propertyName"]
        known, fallback = known_tags(schemas, document, definition)
        for index, member in enumerate(definition["oneOf"]):
            target = schemas.resolve(document, member["$ref"])
            place = f"{pointer}/oneOf/{index}"
            declared = target.schema.get("properties", {}).get(tag, {})
            if tag not in target.schema.get("required", ()):
                yield document.path, place, f"{target.name} must require its tag {tag}"
            if target.name == fallback:
                refused = declared["not"].get("enum", [])
                # A wire fallback may serve several unions of its dialect; it then refuses the tags of all of them.
                if refused != known if is_canonical(document) else not set(known) <= set(refused):
                    yield (
                        document.path,
                        place,
                        f"{target.name}: not.enum must be the tags of the others: {_list(known)}",
                    )
            elif not {"const", "enum"} & set(declared):
                yield document.path, place, f"{target.name}: {tag} must be a const, or the fallback's not enum"
        for value in sorted({value for value in known if known.count(value) > 1}):
            yield document.path, pointer, f"two members have the tag {value}"


@lint("SCH020", "a pattern of a canonical document is said in words, too, for the people who read the error")
def patterns_in_words(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, base in definitions(schemas):
        for pointer, schema in subschemas(definition):
            if is_canonical(document) and "pattern" in schema and not schema.get("x-in-words"):
                yield document.path, base + pointer, "say the pattern in x-in-words: must be …"


def _list(values: list[Any]) -> str:
    return ", ".join(str(value) for value in values)


@lint("SCH023", "what a reader judges itself is judged everywhere or in whole bodies: x-judged, in wire documents")
def judged_places(schemas: SchemaSet) -> Iterator[Place]:
    for document, _, definition, pointer in definitions(schemas):
        for name, schema, place in properties(definition, pointer):
            said = schema.get("x-judged")
            if said is not None and (is_canonical(document) or said not in ("everywhere", "whole")):
                yield document.path, place, f"{name}: x-judged is everywhere or whole, and stands in wire documents"

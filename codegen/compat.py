"""Is what the last release accepted still accepted, and does it still mean the same?

Compares the canonical documents with ``schemas/released/turnwire-v1.json`` and the wire documents with ``wire.json``
beside it. What may be added freely: definitions, optional properties, tags of unions, words of an open list, looser
bounds. What breaks stored documents or programs needs a new major version, that is, a new folder, for example
``schemas/turnwire/v2`` or ``schemas/wire/ollama/v2``.

Each rule has a stable id and looks at one pair of schemas, old and new, of the same place.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.explain import json_type
from codegen.schemaset import CANONICAL_FOLDER, WIRE_FOLDER, Document, Schema, SchemaSet, escape

RELEASED = {"released/turnwire-v1.json": CANONICAL_FOLDER, "released/wire.json": WIRE_FOLDER}
"""The files that hold what was released, and the folder of the documents in each."""


@dataclass(frozen=True)
class Breaking:
    """One change that breaks what the last release promised."""

    rule: str
    document: str
    pointer: str
    message: str

    def __str__(self) -> str:
        return f"{self.rule} schemas/{self.document}#{self.pointer}: {self.message}; this needs a new major version"


Rule = Callable[[Schema, Schema], Iterator[str]]
RULES: dict[str, tuple[str, Rule]] = {}


def rule(id: str, description: str) -> Callable[[Rule], Rule]:
    """Register a rule about two schemas of the same place."""

    def register(check: Rule) -> Rule:
        assert id not in RULES, id
        RULES[id] = (description, check)
        return check

    return register


def release(schemas: SchemaSet) -> dict[str, str]:
    """The texts of the released bundles by path below ``schemas/``: the documents as they are now."""
    return {
        file: json.dumps(
            {"documents": {path: each.schema for path, each in schemas.documents.items() if path.startswith(folder)}},
            ensure_ascii=False,
            indent=2,
        )
        + "\n"
        for file, folder in RELEASED.items()
    }


def check_released(schemas: SchemaSet, root: Path) -> list[Breaking]:
    """The breaking changes since the last release; none if nothing has been released yet."""
    files = [root / file for file in RELEASED if (root / file).is_file()]
    return [
        breaking
        for file in files
        for breaking in compare(json.loads(file.read_text(encoding="utf-8"))["documents"], schemas)
    ]


def compare(released: dict[str, Schema], schemas: SchemaSet) -> list[Breaking]:
    """The breaking changes from released documents (schema by path) to the documents of `schemas`."""
    found: list[Breaking] = []
    for path, old in released.items():
        new = schemas.documents.get(path)
        if new is None:
            found.append(Breaking("CMP001", path, "", "the document was removed"))
        else:
            found += _documents(path, old, new)
    return found


def _documents(path: str, old: Schema, new: Document) -> Iterator[Breaking]:
    if old.get("$ref") != new.schema.get("$ref"):
        yield Breaking("CMP003", path, "/$ref", f"the root was {old.get('$ref')}")
    for name, definition in old["$defs"].items():
        pointer = f"/$defs/{escape(name)}"
        if name not in new.definitions:
            yield Breaking("CMP002", path, pointer, f"the definition {name} was removed")
            continue
        yield from _schemas(path, pointer, definition, new.definitions[name])


def _schemas(path: str, pointer: str, old: Schema, new: Schema) -> Iterator[Breaking]:
    for id, (_, check) in RULES.items():
        for message in check(old, new):
            yield Breaking(id, path, pointer, message)
    for name in old.get("properties", {}).keys() & new.get("properties", {}).keys():
        inside = f"{pointer}/properties/{escape(name)}"
        yield from _schemas(path, inside, old["properties"][name], new["properties"][name])
    for word in ("items", "additionalProperties"):
        if isinstance(old.get(word), dict) and isinstance(new.get(word), dict):
            yield from _schemas(path, f"{pointer}/{word}", old[word], new[word])
    for word in ("anyOf", "oneOf"):
        for index, (branch, now) in _same_branches(old, new, word):
            yield from _schemas(path, f"{pointer}/{word}/{index}", branch, now)


def _same_branches(old: Schema, new: Schema, word: str) -> Iterator[tuple[int, tuple[Schema, Schema]]]:
    """Branches of a union that stand for the same: the same reference, or the same type."""
    if _is_rule(old, word) or _is_rule(new, word):
        return
    now = {_branch_name(branch): branch for branch in new.get(word, ())}
    for index, branch in enumerate(old.get(word, ())):
        if _branch_name(branch) in now:
            yield index, (branch, now[_branch_name(branch)])


def _is_rule(schema: Schema, word: str) -> bool:
    return "properties" in schema and word in schema


def _branch_name(branch: Schema) -> str:
    return str(branch.get("$ref") or _types(branch))


def _types(schema: Schema) -> list[str]:
    """The JSON types that a schema takes, as far as it says itself; empty: any."""
    types = schema.get("type", [])
    found = {types} if isinstance(types, str) else set(types)
    for word, values in (("const", [schema.get("const")]), ("enum", schema.get("enum", ()))):
        if word in schema and not found:
            found = {json_type(value) for value in values}
    return sorted(found)


@rule("CMP010", "a property was removed")
def removed_property(old: Schema, new: Schema) -> Iterator[str]:
    for name in old.get("properties", {}):
        if "properties" not in new or name not in new["properties"]:
            yield f"the property {name} was removed"


@rule("CMP011", "a property became required")
def new_required(old: Schema, new: Schema) -> Iterator[str]:
    for name in new.get("required", ()):
        if name not in old.get("required", ()):
            yield f"{name} became required"


@rule("CMP012", "a required property became optional: readers relied on it")
def no_longer_required(old: Schema, new: Schema) -> Iterator[str]:
    for name in old.get("required", ()):
        if name not in new.get("required", ()):
            yield f"{name} is no longer required: readers rely on it"


@rule("CMP013", "a type was taken away or changed")
def narrowed_type(old: Schema, new: Schema) -> Iterator[str]:
    was, now = _types(old), _types(new)
    if now and (not was or not set(was) <= _widened(now)):
        yield f"the type was {' or '.join(was) or 'anything'} and is {' or '.join(now)}"


def _widened(types: list[str]) -> set[str]:
    return {*types, "integer"} if "number" in types else set(types)


@rule("CMP014", "a reference leads to another definition")
def other_reference(old: Schema, new: Schema) -> Iterator[str]:
    if "$ref" in old and old["$ref"] != new.get("$ref"):
        yield f"it was {old['$ref']}"
    elif "$ref" in new and "$ref" not in old:
        yield f"it became {new['$ref']}"


@rule("CMP015", "a fixed value or tag changed")
def changed_const(old: Schema, new: Schema) -> Iterator[str]:
    if "const" in new and ("const" not in old or old["const"] != new["const"]):
        was = json.dumps(old["const"]) if "const" in old else "free"
        yield f"the value was {was} and is {json.dumps(new['const'])}"


@rule("CMP016", "a word of a list was removed, or free text became a list")
def narrowed_enum(old: Schema, new: Schema) -> Iterator[str]:
    if "enum" not in new:
        return
    if "enum" not in old and "const" not in old:
        yield "only listed values are accepted now"
    for value in old.get("enum", [old["const"]] if "const" in old else []):
        if value not in new["enum"]:
            yield f"{json.dumps(value)} was removed"


@rule("CMP017", "a bound became tighter")
def tighter_bound(old: Schema, new: Schema) -> Iterator[str]:
    for low in ("minimum", "exclusiveMinimum", "minLength", "minItems"):
        if low in new and (low not in old or new[low] > old[low]) and not _covers(old, new, low):
            yield f"{low} was {old.get(low, 'absent')} and is {new[low]}"
    for high in ("maximum", "exclusiveMaximum", "maxLength", "maxItems"):
        if high in new and (high not in old or new[high] < old[high]) and not _covers(old, new, high):
            yield f"{high} was {old.get(high, 'absent')} and is {new[high]}"


def _covers(old: Schema, new: Schema, bound: str) -> bool:
    """Whether an old bound of the other kind (open or closed) was at least as tight."""
    match bound:
        case "minimum":
            return "exclusiveMinimum" in old and bool(old["exclusiveMinimum"] >= new[bound])
        case "maximum":
            return "exclusiveMaximum" in old and bool(old["exclusiveMaximum"] <= new[bound])
        case "exclusiveMinimum":
            return "minimum" in old and bool(old["minimum"] > new[bound])
        case "exclusiveMaximum":
            return "maximum" in old and bool(old["maximum"] < new[bound])
    return False


@rule("CMP018", "a pattern was added or changed")
def changed_pattern(old: Schema, new: Schema) -> Iterator[str]:
    if "pattern" in new and old.get("pattern") != new["pattern"]:
        yield f"the pattern was {old.get('pattern', 'absent')} and is {new['pattern']}"


@rule("CMP019", "an object was closed, or its other properties got a type")
def closed_object(old: Schema, new: Schema) -> Iterator[str]:
    was, now = old.get("additionalProperties", {}), new.get("additionalProperties", {})
    if now is False and was is not False:
        yield "other properties are no longer accepted"
    elif isinstance(now, dict) and now and was in ({}, True):
        yield "other properties are no longer free"


@rule("CMP020", "a member of a union was removed, or a closed list of types appeared")
def removed_branch(old: Schema, new: Schema) -> Iterator[str]:
    for word in ("anyOf", "oneOf"):
        if _is_rule(old, word) or _is_rule(new, word):
            continue
        now = {_branch_name(branch) for branch in new.get(word, ())}
        if word in old and word not in new:
            yield f"{word} was removed"
        for branch in old.get(word, ()) if word in new else ():
            if _branch_name(branch) not in now:
                yield f"the member {_branch_name(branch)} was removed"
        if word in new and word not in old and _types(old) != [] and not set(_types(old)) <= _branch_types(new[word]):
            yield f"{word} was added and does not cover the old type"


def _branch_types(branches: list[Any]) -> set[str]:
    return {name for branch in branches for name in _types(branch)}


@rule("CMP021", "the tag of a union changed")
def changed_discriminator(old: Schema, new: Schema) -> Iterator[str]:
    was, now = (schema.get("discriminator", {}).get("propertyName") for schema in (old, new))
    if was is not None and was != now:
        yield f"the tag was {was}"


@rule("CMP022", "a rule between fields was added or changed")
def changed_rule(old: Schema, new: Schema) -> Iterator[str]:
    for word in ("anyOf", "oneOf", "not", "dependentRequired", "if", "then", "else"):
        if word in new and (_is_rule(new, word) or word in ("not", "dependentRequired", "if", "then", "else")):
            if old.get(word) == new[word] or _only_adds_ways(old, new, word) or _only_adds_known_tags(old, new, word):
                continue
            yield f"the rule {word} was {'changed' if word in old else 'added'}"


def _only_adds_ways(old: Schema, new: Schema, word: str) -> bool:
    """One more way to satisfy an ``anyOf`` takes nothing away."""
    return word == "anyOf" and word in old and all(branch in new[word] for branch in old[word])


def _only_adds_known_tags(old: Schema, new: Schema, word: str) -> bool:
    """A fallback that refuses one more tag: the tag got a member of its own. That is how an open union grows."""
    was, now = old.get("not", {}).get("enum"), new.get("not", {}).get("enum")
    return word == "not" and was is not None and now is not None and set(was) <= set(now)


@rule("CMP023", "a default changed")
def changed_default(old: Schema, new: Schema) -> Iterator[str]:
    if "default" in old and old["default"] != new.get("default"):
        yield f"the default was {json.dumps(old['default'])}"
    elif "default" in new and "default" not in old and "description" in old:
        yield f"absent means {json.dumps(new['default'])} now"


@rule("CMP024", "what null means changed")
def changed_meaning_of_null(old: Schema, new: Schema) -> Iterator[str]:
    for name in sorted(set(old.get("x-keep-null", ())) ^ set(new.get("x-keep-null", ()))):
        if name in old.get("properties", {}):
            yield f"a null for {name} means something else now"


@rule("CMP025", "a derived property is computed otherwise")
def changed_derivation(old: Schema, new: Schema) -> Iterator[str]:
    if old.get("x-derived") != new.get("x-derived"):
        yield "x-derived changed"

"""Unions of the compatibility check: the branches of two schemas of one place, and which of them belong together.

A schema without a union is a union of one. A list of types is a union of each of them. What stays equal belongs
together first, then what differs least.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, takewhile

from codegen.explain import json_type
from codegen.lift import ANNOTATIONS
from codegen.schemaset import Schema

UNIONS = ("anyOf", "oneOf")
KEYWORDS = {
    "string": {"minLength", "maxLength", "pattern", "format"},
    "number": {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"},
    "array": {"items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains"},
    "object": {
        *("properties", "required", "additionalProperties", "patternProperties", "propertyNames"),
        *("minProperties", "maxProperties", "dependentRequired", "dependentSchemas"),
    },
}
"""The keywords that say something of values of one type alone."""


@dataclass(frozen=True)
class Branch:
    """One branch of a union, and where it is from the union's place."""

    pointer: str
    schema: Schema

    @property
    def types(self) -> frozenset[str]:
        """The JSON types that it takes, as far as it says itself; empty: any, or those of another definition."""
        return frozenset(types_of(self.schema))

    @property
    def name(self) -> str:
        """What a person calls it."""
        if "$ref" in self.schema:
            return str(self.schema["$ref"])
        for word in ("const", "enum"):
            if word in self.schema:
                return json.dumps(self.schema[word])
        return " or ".join(sorted(self.types)) or "anything"


def types_of(schema: Schema) -> list[str]:
    """The JSON types that a schema takes, as far as it says itself; empty: any."""
    types = schema.get("type", [])
    found = {types} if isinstance(types, str) else set(types)
    for word, values in (("const", [schema.get("const")]), ("enum", schema.get("enum", ()))):
        if word in schema and not found:
            found = {json_type(value) for value in values}
    return sorted(found)


def is_rule(schema: Schema, word: str) -> bool:
    """Whether ``anyOf`` or ``oneOf`` is a rule next to a type, not a union of types."""
    return word in schema and bool({"properties", "type"} & set(schema))


def is_union(schema: Schema) -> bool:
    """Whether a schema is a union of branches."""
    return any(word in schema and not is_rule(schema, word) for word in UNIONS)


def branches(schema: Schema) -> list[Branch]:
    """The branches of a schema, one type each."""
    for word in UNIONS:
        if word in schema and not is_rule(schema, word):
            return [
                Branch(f"/{word}/{index}{inner.pointer}", inner.schema)
                for index, item in enumerate(schema[word])
                for inner in branches(item)
            ]
    return [Branch("", each) for each in _by_type(schema)]


def _by_type(schema: Schema) -> list[Schema]:
    plain = {word: value for word, value in schema.items() if word not in ANNOTATIONS and not word.startswith("x-")}
    types = types_of(plain)
    if "$ref" in plain or not types:
        return [plain]
    return [_of_type(plain, name) for name in types]


def _of_type(schema: Schema, name: str) -> Schema:
    if name == "null":
        listed = schema.get("enum", [schema["const"]] if "const" in schema else [None])
        return {"type": "null"} if None in listed else {"type": "null", "enum": []}
    family = "number" if name == "integer" else name
    others = {word for kind, words in KEYWORDS.items() if kind != family for word in words}
    found = {word: value for word, value in schema.items() if word not in others}
    if "type" in found:
        found["type"] = name
    if "enum" in found:
        found["enum"] = [value for value in found["enum"] if json_type(value) == family]
    return found


def matched(
    old: Sequence[Branch], new: Sequence[Branch], cost: Callable[[Schema, Schema], int]
) -> tuple[list[tuple[Branch, Branch]], list[Branch], list[Branch]]:
    """(branches that belong together, old ones without a new one, new ones without an old one)."""
    costs = sorted(
        (0 if one.schema == other.schema else 1 + cost(one.schema, other.schema), i, j)
        for i, one in enumerate(old)
        for j, other in enumerate(new)
        if _may_be_one(one, other)
    )
    pairs: dict[int, int] = {}
    for _, i, j in costs:
        if i not in pairs and j not in pairs.values():
            pairs[i] = j
    return (
        [(old[i], new[j]) for i, j in sorted(pairs.items())],
        [branch for i, branch in enumerate(old) if i not in pairs],
        [branch for j, branch in enumerate(new) if j not in pairs.values()],
    )


def exclusive(pairs: Sequence[tuple[Branch, Branch]]) -> tuple[Branch, Branch] | None:
    """Two members that were in one ``anyOf`` and are in one ``oneOf`` now, below the union itself, if there are any."""
    for (one, new_one), (other, new_other) in combinations(pairs, 2):
        was, now = _shared(one.pointer, other.pointer), _shared(new_one.pointer, new_other.pointer)
        if len(now) > 1 and now[-1] == "oneOf" and was and was[-1] == "anyOf":
            return new_one, new_other
    return None


def _shared(one: str, other: str) -> list[str]:
    """The steps to the union in which two members are apart; none where they are one member."""
    if one == other:
        return []
    steps = zip(one.split("/")[1:], other.split("/")[1:], strict=False)
    return [step for step, _ in takewhile(lambda both: both[0] == both[1], steps)]


def _may_be_one(old: Branch, new: Branch) -> bool:
    if "$ref" in old.schema or "$ref" in new.schema:
        return old.schema.get("$ref") == new.schema.get("$ref")
    return not old.types or not new.types or bool(_families(old) & _families(new))


def _families(branch: Branch) -> set[str]:
    return {"number" if name == "integer" else name for name in branch.types}


def overlaps(union: Schema, added: Branch, every: Sequence[Branch]) -> bool:
    """Whether a new member of a ``oneOf`` without tags may take values that another member takes, too."""
    if "oneOf" not in union or is_rule(union, "oneOf") or "discriminator" in union:
        return False
    others = [branch for branch in every if branch is not added]
    return any(
        not added.types or not each.types or bool(_families(added) & _families(each))
        for each in others
        if not _are_other_words(added, each)
    )


def _are_other_words(one: Branch, other: Branch) -> bool:
    return "const" in one.schema and "const" in other.schema and bool(one.schema["const"] != other.schema["const"])

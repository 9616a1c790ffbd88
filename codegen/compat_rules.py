"""The rules of the compatibility check: each looks at one pair of schemas, old and new, of the same place.

Unions are looked at branch by branch: the rules of `BRANCHES` see no union. `READERS` are the rules about what readers
were generated with; a wire document is not held to them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from codegen.compat_unions import UNIONS, is_rule, types_of
from codegen.lift import ANNOTATIONS
from codegen.schemaset import Schema

Check = Callable[[Schema, Schema], Iterator[str]]


@dataclass(frozen=True)
class Rule:
    """One rule: it gives a sentence for each break that it finds."""

    id: str
    description: str
    check: Check


RULES: dict[str, Rule] = {}
READERS = frozenset(("CMP026", "CMP027"))
BRANCHES = frozenset(("CMP013", "CMP014", "CMP026"))
LOW = ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties")
HIGH = ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties")
BETWEEN_FIELDS = ("not", "dependentRequired", "if", "then", "else")
KNOWN = frozenset(
    [
        *("type", "const", "enum", "pattern", "properties", "required", "additionalProperties", "items", "$ref"),
        *(*LOW, *HIGH, *UNIONS, *BETWEEN_FIELDS, *ANNOTATIONS),
    ]
)
"""The keywords that a rule of their own looks at, and those that say nothing about validity."""
LIMITS = frozenset(("format", "multipleOf", "uniqueItems", "contains", "minContains", "maxContains", "propertyNames"))
"""Other keywords that only take values away: to drop one takes nothing away and changes no type."""


def rule(id: str, description: str) -> Callable[[Check], Check]:
    """Register a rule about two schemas of the same place."""

    def register(check: Check) -> Check:
        assert id not in RULES, id
        RULES[id] = Rule(id, description, check)
        return check

    return register


def _same(old: Any, new: Any) -> bool:
    """Whether two rules say the same, in whatever order they say it."""
    return _without_order(old) == _without_order(new)


def _without_order(value: Any, keyword: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _without_order(item, name) for name, item in value.items()}
    if isinstance(value, list) and keyword not in ("const", "default", "prefixItems"):
        return sorted((_without_order(item) for item in value), key=lambda item: json.dumps(item, sort_keys=True))
    return value


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


@rule("CMP010", "a property was removed")
def removed_property(old: Schema, new: Schema) -> Iterator[str]:
    for name in old.get("properties", {}):
        if name not in new.get("properties", {}):
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
    was, now = types_of(old), types_of(new)
    # A list of words or a fixed value has its own rules.
    if now and (was or "type" in new) and (not was or not set(was) <= _with_integers(now)):
        yield f"the type was {' or '.join(was) or 'anything'} and is {' or '.join(now)}"


@rule("CMP026", "a type became wider: readers were generated with the narrower one")
def widened_type(old: Schema, new: Schema) -> Iterator[str]:
    was, now = types_of(old), types_of(new)
    if now and not set(was) <= _with_integers(now):
        return  # another type, not a wider one
    if was and (not now or not set(now) <= _with_integers(was)):
        yield f"the type was {' or '.join(was)} and is {' or '.join(now) or 'anything'}, which readers do not know"
    for word in ("const", "enum"):
        if word in old and not {"const", "enum"} & set(new):
            yield f"the value was {_shown(old[word])} and is free: readers know no other"
    if "enum" in new and {"const", "enum"} & set(old):
        for value in new["enum"]:
            if value not in old.get("enum", [old.get("const")]):
                yield f"{_shown(value)} was added, which readers do not know"


def _with_integers(types: list[str]) -> set[str]:
    return {*types, "integer"} if "number" in types else set(types)


@rule("CMP014", "a reference leads to another definition")
def other_reference(old: Schema, new: Schema) -> Iterator[str]:
    if "$ref" in old and old["$ref"] != new.get("$ref"):
        yield f"it was {old['$ref']} and is {new.get('$ref', 'written out')}"
    elif "$ref" in new and "$ref" not in old:
        yield f"it became {new['$ref']}"


@rule("CMP015", "a fixed value or tag changed")
def changed_const(old: Schema, new: Schema) -> Iterator[str]:
    if "const" in new and ("const" not in old or old["const"] != new["const"]):
        was = _shown(old["const"]) if "const" in old else "free"
        yield f"the value was {was} and is {_shown(new['const'])}"


@rule("CMP016", "a word of a list was removed, or free text became a list")
def narrowed_enum(old: Schema, new: Schema) -> Iterator[str]:
    if "enum" not in new:
        return
    if "enum" not in old and "const" not in old:
        yield "only listed values are accepted now"
    for value in old.get("enum", [old["const"]] if "const" in old else []):
        if value not in new["enum"]:
            yield f"{_shown(value)} was removed"


@rule("CMP017", "a bound became tighter")
def tighter_bound(old: Schema, new: Schema) -> Iterator[str]:
    for low in LOW:
        if low in new and (low not in old or new[low] > old[low]) and not _covers(old, new, low):
            yield f"{low} was {old.get(low, 'absent')} and is {new[low]}"
    for high in HIGH:
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
    return bool(bound.startswith("min") and new[bound] == 0)  # nothing is shorter


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


@rule("CMP020", "a member of a union was removed, or its members exclude each other now")
def exclusive_members(old: Schema, new: Schema) -> Iterator[str]:
    if "oneOf" in new and "anyOf" in old and not is_rule(new, "oneOf") and not is_rule(old, "anyOf"):
        yield "anyOf became oneOf: a value that fits two members is no longer accepted"


@rule("CMP021", "the tag of a union changed")
def changed_discriminator(old: Schema, new: Schema) -> Iterator[str]:
    was, now = (schema.get("discriminator", {}).get("propertyName") for schema in (old, new))
    if was is not None and was != now:
        yield f"the tag was {was} and is {now or 'absent'}"


@rule("CMP022", "a rule between fields was added or changed")
def changed_rule(old: Schema, new: Schema) -> Iterator[str]:
    for word in (*UNIONS, *BETWEEN_FIELDS):
        if word in UNIONS and not (is_rule(new, word) or is_rule(old, word)):
            continue
        if word not in new:
            if _is_fallback(old, word):
                yield f"the rule {word} was removed: the fallback takes the tags of other members"
        elif not any(is_free(old, new, word) for is_free in (_says_the_same, _only_adds_ways, _only_adds_tags)):
            yield f"the rule {word} was {'changed to' if word in old else 'added:'} {_shown(new[word])}"


def _says_the_same(old: Schema, new: Schema, word: str) -> bool:
    return word in old and _same(old[word], new[word])


def _only_adds_ways(old: Schema, new: Schema, word: str) -> bool:
    """One more way to satisfy an ``anyOf`` takes nothing away."""
    return (
        word == "anyOf"
        and word in old
        and all(any(_same(branch, other) for other in new[word]) for branch in old[word])
    )


def _is_fallback(schema: Schema, word: str) -> bool:
    return word == "not" and isinstance(schema.get(word), dict) and "enum" in schema[word]


def _only_adds_tags(old: Schema, new: Schema, word: str) -> bool:
    """A fallback that refuses one more tag: the tag got a member of its own. That is how an open union grows."""
    if not (_is_fallback(old, word) and _is_fallback(new, word)):
        return False
    return set(old["not"]["enum"]) <= set(new["not"]["enum"])


@rule("CMP023", "a default changed")
def changed_default(old: Schema, new: Schema) -> Iterator[str]:
    if "default" in old and ("default" not in new or _shown(old["default"]) != _shown(new["default"])):
        now = _shown(new["default"]) if "default" in new else "absent"
        yield f"the default was {_shown(old['default'])} and is {now}"
    elif "default" in new and "default" not in old:
        yield f"absent means {_shown(new['default'])} now"


@rule("CMP024", "what null means changed")
def changed_meaning_of_null(old: Schema, new: Schema) -> Iterator[str]:
    for name in sorted(set(old.get("x-keep-null", ())) ^ set(new.get("x-keep-null", ()))):
        if name in old.get("properties", {}):
            yield f"a null for {name} means something else now"


@rule("CMP025", "a derived property is computed otherwise, or a word got another number or name")
def changed_derivation(old: Schema, new: Schema) -> Iterator[str]:
    if old.get("x-derived") != new.get("x-derived"):
        yield f"x-derived was {_shown(old.get('x-derived'))} and is {_shown(new.get('x-derived'))}"
    for word in ("x-ordinals", "x-names"):
        for value, meaning in old.get(word, {}).items():
            if new.get(word, {}).get(value) != meaning:
                now = new.get(word, {}).get(value)
                yield f"{word} of {value} was {_shown(meaning)} and is {_shown(now)}"


@rule("CMP028", "another keyword that JSON Schema validates by was added or changed")
def changed_keyword(old: Schema, new: Schema) -> Iterator[str]:
    for word in sorted({*old, *new} - KNOWN):
        if word.startswith("x-") or _same(old.get(word), new.get(word)) or (word in LIMITS and word not in new):
            continue
        if word == "uniqueItems" and not new[word]:
            continue
        became = f"changed to {_shown(new[word])}" if word in new else "removed"
        yield f"{word} was {became if word in old else f'added: {_shown(new[word])}'}"

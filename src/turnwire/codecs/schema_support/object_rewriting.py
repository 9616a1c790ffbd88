"""Rewritings of objects: names that `properties` lacks, and what is asked of several properties as alternatives."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import allowed_values, required_names
from turnwire.codecs.schema_support.merging import ANNOTATIONS, both, merge
from turnwire.codecs.schema_support.scope import Scope, split, without_top
from turnwire.codecs.schema_support.work import spend

MAX_NAMES: Final = 64
MAX_BRANCHES: Final = 16


def name_required(level: dict[str, Any], scope: Scope) -> Any | None:
    """A required property that `properties` does not name, with the schema that holds for it."""
    required, named = level.get("required"), level.get("properties", {})
    rest = level.get("additionalProperties", True)
    if not isinstance(required, list) or not isinstance(named, dict) or rest is False:
        return None
    if "patternProperties" in level and rest not in (True, {}):
        return None  # whether the rest or a pattern holds for it depends on its name
    missing = [name for name in required if name not in named]
    if not missing:
        return None
    return {**level, "properties": {**named, **dict.fromkeys(missing, {} if rest is True else rest)}}


def write_open(level: dict[str, Any], scope: Scope) -> Any | None:
    """`additionalProperties: true`, which engines read differently if it is not written."""
    if not any(word in level for word in ("properties", "patternProperties")) or level.get("type") != "object":
        return None
    if any(word in level for word in ("additionalProperties", "unevaluatedProperties")):
        return None
    return {**level, "additionalProperties": True}


def name_keys(level: dict[str, Any], scope: Scope) -> Any | None:
    """`propertyNames` with a list of names, as properties and no others."""
    names = level.get("propertyNames")
    out = {key: value for key, value in level.items() if key != "propertyNames"}
    if names is True or (isinstance(names, dict) and (names.keys() - ANNOTATIONS) <= {"type"}):
        return out if names is True or names.get("type", "string") == "string" else None
    names = scope.look_through(names)
    if not isinstance(names, dict) or (names.keys() - ANNOTATIONS) - {"const", "enum", "type"}:
        return None
    values = [value for value in allowed_values(names) or () if isinstance(value, str)]
    named, rest = level.get("properties", {}), level.get("additionalProperties", True)
    if not values or len(values) > MAX_NAMES or "patternProperties" in level or names.get("type", "string") != "string":
        return None
    if not isinstance(named, dict) or "unevaluatedProperties" in level:
        return None
    kept = {
        name: named.get(name, {} if rest is True else rest) for name in values if name in named or rest is not False
    }
    return {**out, "properties": kept, "additionalProperties": False}


def _closed_names(level: dict[str, Any]) -> dict[str, Any] | None:
    """The properties of an object that can have no others."""
    named = level.get("properties", {})
    if level.get("additionalProperties") is not False or "patternProperties" in level or not isinstance(named, dict):
        return None
    return named


def split_dependent(level: dict[str, Any], scope: Scope) -> Any | None:
    """What a property asks for, as two alternatives: without the property, or with all of it."""
    named = _closed_names(level)
    asked = {name: {"required": names} for name, names in level.get("dependentRequired", {}).items()}
    for name, schema in level.get("dependentSchemas", {}).items():
        asked[name] = both(asked[name], schema) if name in asked else schema
    if not asked:
        return None
    rest = without_top(level, "dependentRequired", "dependentSchemas")
    top = {key: value for key, value in level.items() if key not in rest}
    top = {key: value for key, value in top.items() if key not in ("dependentRequired", "dependentSchemas")}
    branches: list[Any] = [rest]
    for name, said in asked.items():
        spend(1 + len(branches) * (len(required_names(level)) + len(named or ())) // 10)
        written = scope.written_out(said)
        if written is None:
            return None
        if name in required_names(level):
            pairs = [merge(branch, written) for branch in branches]
        elif named is None or len(branches) * 2 > MAX_BRANCHES:
            return None  # of an open object no engine reads that a property must be absent
        elif name not in named:
            continue
        else:
            pairs = []
            for branch in branches:
                own = branch.get("properties", {})
                without = {**branch, "properties": {key: value for key, value in own.items() if key != name}}
                pairs += [
                    False if name in required_names(branch) else without,
                    merge(branch | {"required": list(dict.fromkeys((*required_names(branch), name)))}, written),
                ]
        if any(pair is None for pair in pairs):
            return None
        branches = [pair for pair in pairs if pair is not False]
    found = split({**top, **rest}, "anyOf", branches)
    return None if found is False else found


def split_counts(level: dict[str, Any], scope: Scope) -> Any | None:
    """How many of its properties an object must or may have, as alternatives that name them."""
    least, most = level.get("minProperties", 0), level.get("maxProperties")
    if ("minProperties" not in level and most is None) or not isinstance(least, int):
        return None
    if most is not None and not isinstance(most, int):
        return None
    required = list(dict.fromkeys(required_names(level)))
    if most is None and least <= len(required):
        return {key: value for key, value in level.items() if key != "minProperties"}
    if most == 0 and not required and least == 0 and "patternProperties" not in level:
        out = {key: value for key, value in level.items() if key not in ("maxProperties", "minProperties")}
        return {**out, "properties": {}, "additionalProperties": False}
    named = _closed_names(level)
    if named is None or any(name not in named for name in required):
        return None
    optional = [name for name in named if name not in required]
    rest = without_top(level, "minProperties", "maxProperties")
    if most is not None and most < len(named):
        room = most - len(required)
        if room < 0 or most < least or comb(len(optional), room) > MAX_BRANCHES:
            return None
        kept_sets = [{*required, *chosen} for chosen in combinations(optional, room)]
        branches = [{**rest, "properties": {key: named[key] for key in named if key in kept}} for kept in kept_sets]
        if least > len(required):
            branches = [{**branch, "minProperties": least} for branch in branches]
        return split(level, "anyOf", branches)
    wanted = least - len(required)
    if wanted <= 0:
        return {key: value for key, value in level.items() if key not in ("maxProperties", "minProperties")}
    if wanted > len(optional) or comb(len(optional), wanted) > MAX_BRANCHES:
        return None
    found = [{**rest, "required": [*required, *chosen]} for chosen in combinations(optional, wanted)]
    return split(level, "anyOf", found)

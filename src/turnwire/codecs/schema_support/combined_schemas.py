"""Rewritings of schemas that are said together or as alternatives: allOf, anyOf, oneOf, $ref, if, not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.schema_support.json_values import (
    allowed_types,
    allowed_values,
    json_key,
    one_or_list,
    required_names,
    type_names,
)
from turnwire.codecs.schema_support.merging import ANNOTATIONS, merge, says_something
from turnwire.codecs.schema_support.scope import KEPT_AT_TOP, Scope, split, without_top
from turnwire.codecs.schema_support.work import spend

_MOST_COMPARED: Final = 50
_MOST_VALUES: Final = 50
_IN_PLACE: Final = ("$ref", "$dynamicRef", "allOf", "anyOf", "dependentSchemas", "else", "if", "oneOf", "then")


def merge_all_of(level: dict[str, Any], scope: Scope) -> Any | None:
    """`allOf` merged into the level; members that cannot be merged stay."""
    members = level.get("allOf")
    if not isinstance(members, list):
        return None
    out: Any = {key: value for key, value in level.items() if key != "allOf"}
    if len(members) == 1 and isinstance(members[0], dict) and "$ref" in members[0] and not says_something(out):
        return {**members[0], **out}  # every engine follows a reference that is alone
    unevaluated = {key: out.pop(key) for key in ("unevaluatedItems", "unevaluatedProperties") if key in out}
    if unevaluated and not all(_is_seen_through(scope.look_through(each)) for each in (*members, out)):
        return None
    rest = []
    for member in members:
        written = scope.written_out(member)
        merged = None if written is None else merge(out, written)
        if merged is None or not isinstance(merged, (dict, bool)):
            rest.append(member)
        else:
            out = merged
        if out is False:
            return None
    if len(rest) == len(members):
        return None
    return {**out, **unevaluated, **({"allOf": rest} if rest else {})}


def _is_seen_through(schema: Any) -> bool:
    """Whether all that a schema says of other properties and items is in plain sight."""
    words = (*_IN_PLACE, "additionalProperties", "items", "contains", "unevaluatedItems", "unevaluatedProperties")
    return isinstance(schema, dict) and not any(word in schema for word in words)


def write_out_reference(level: dict[str, Any], scope: Scope) -> Any | None:
    """A reference and the other keywords of its level, which most engines drop, as one level."""
    if "$ref" not in level or not says_something({key: value for key, value in level.items() if key != "$ref"}):
        return None
    unevaluated = {key: level[key] for key in ("unevaluatedItems", "unevaluatedProperties") if key in level}
    if unevaluated:
        bare = {key: value for key, value in level.items() if key not in unevaluated}
        rest = {key: value for key, value in bare.items() if key != "$ref"}
        if not _is_seen_through(rest) or not _is_seen_through(scope.look_through(level)):
            return None
        written = scope.written_out(bare)
        return {**written, **unevaluated} if isinstance(written, dict) else None
    written = scope.written_out(level)
    return written if isinstance(written, dict) else None


def close_plain_levels(level: dict[str, Any], scope: Scope) -> Any | None:
    """`unevaluatedProperties` of a level whose properties are all its own, as `additionalProperties`; items alike."""
    if any(word in level for word in _IN_PLACE):
        return None
    out = dict(level)
    for word, plain in (("unevaluatedProperties", "additionalProperties"), ("unevaluatedItems", "items")):
        if word in out and not (plain == "items" and "contains" in out):
            value = out.pop(word)
            out.setdefault(plain, value)
    return None if len(out) == len(level) and out == level else out


def distribute(level: dict[str, Any], scope: Scope) -> Any | None:
    """What a level says next to `anyOf` or `oneOf`, said in each alternative."""
    for keyword in ("anyOf", "oneOf"):
        branches = level.get(keyword)
        if not isinstance(branches, list) or not branches or "$ref" in level:
            continue
        rest = without_top(level, keyword)
        if len(branches) == 1 or says_something(rest):
            if _repeats_types(rest, branches, scope):
                return {key: value for key, value in level.items() if key != "type"}
            merged = [_merged_with(rest, branch, scope) for branch in branches]
            if all(each is not None for each in merged):
                found = split(level, keyword, merged)
                return None if found is False else found
    return None


def _merged_with(rest: dict[str, Any], branch: Any, scope: Scope) -> Any | None:
    if branch is True:
        return rest
    if not says_something(rest):
        return branch
    written = scope.written_out(branch)
    if not isinstance(written, dict):
        return written
    merged = merge(rest, written)
    if not isinstance(merged, dict) or "type" not in merged:
        return merged
    return {"type": merged["type"], **merged}


def _repeats_types(rest: Mapping[str, Any], branches: list[Any], scope: Scope) -> bool:
    """Whether the level has only `type` besides alternatives that all say it."""
    if not rest.keys() <= {"type"} | ANNOTATIONS or not isinstance(kind := rest.get("type"), str):
        return False
    found = [scope.look_through(branch) for branch in branches]
    return all(isinstance(each, dict) and each.get("type") == kind for each in found)


def open_disjoint(level: dict[str, Any], scope: Scope) -> Any | None:
    """`oneOf` whose alternatives have no value in common, as `anyOf`."""
    branches = level.get("oneOf")
    if not isinstance(branches, list) or "anyOf" in level or len(branches) > _MOST_COMPARED:
        return None
    found = [scope.look_through(branch) for branch in branches]
    for at, first in enumerate(found):
        if not all(_are_disjoint(first, second, scope) for second in found[at + 1 :]):
            return None
    return {("anyOf" if key == "oneOf" else key): value for key, value in level.items()}


def _are_disjoint(first: Any, second: Any, scope: Scope, depth: int = 0) -> bool:
    """Whether it is certain that no value is valid for both."""
    if first is False or second is False:
        return True
    if not isinstance(first, dict) or not isinstance(second, dict) or depth > 3:
        return False
    values, others = allowed_values(first), allowed_values(second)
    spend(1 + (len(values or ()) + len(others or ()) + len(required_names(first)) * len(required_names(second))) // 10)
    if values is not None and others is not None and not {*map(json_key, values)} & {*map(json_key, others)}:
        return True
    kinds, other_kinds = allowed_types(first), allowed_types(second)
    if kinds is None or other_kinds is None:
        return False
    if not kinds & other_kinds:
        return True
    if kinds != {"object"} or other_kinds != {"object"}:
        return False
    named, other_named = first.get("properties", {}), second.get("properties", {})
    shared = [name for name in required_names(first) if name in required_names(second)]
    for name in shared:
        tags = scope.look_through(named.get(name, {})), scope.look_through(other_named.get(name, {}))
        if _are_disjoint(*tags, scope, depth + 1):
            return True
    return _needs_what_other_refuses(first, second) or _needs_what_other_refuses(second, first)


def _needs_what_other_refuses(first: dict[str, Any], second: dict[str, Any]) -> bool:
    if second.get("additionalProperties") is not False or "patternProperties" in second:
        return False
    return any(name not in second.get("properties", {}) for name in required_names(first))


def split_condition(level: dict[str, Any], scope: Scope) -> Any | None:
    """`if` over the value of a required property with known values, as alternatives."""
    if "if" not in level:
        return None
    if "then" not in level and "else" not in level:
        return {key: value for key, value in level.items() if key != "if"}
    condition, name = level["if"], _discriminator(level["if"])
    named = level.get("properties")
    if (
        name is None
        or level.get("type") != "object"
        or not isinstance(named, dict)
        or name not in required_names(level)
    ):
        return None
    values = allowed_values(scope.look_through(named.get(name)))
    if values is None or len(values) > _MOST_VALUES or "$ref" in named[name]:
        return None
    wanted = set(map(json_key, allowed_values(condition["properties"][name]) or ()))
    rest = without_top(level, "if", "then", "else")
    branches = []
    for keyword, kept in (
        ("then", [value for value in values if json_key(value) in wanted]),
        ("else", [value for value in values if json_key(value) not in wanted]),
    ):
        if kept:
            branch = merge(rest, {"properties": {name: {"enum": kept}}})
            said = scope.written_out(level.get(keyword, True))
            merged = None if branch is None or said is None else merge(branch, said)
            if merged is None:
                return None
            branches.append(merged)
    found = split(level, "anyOf", branches)
    return None if found is False else found


def _discriminator(condition: Any) -> str | None:
    """The property whose value a condition asks for, if it asks for nothing else."""
    if not isinstance(condition, dict) or not condition.keys() <= {"properties", "required", "type"} | ANNOTATIONS:
        return None
    named = condition.get("properties")
    if not isinstance(named, dict) or len(named) != 1 or condition.get("type", "object") != "object":
        return None
    name, schema = next(iter(named.items()))
    if not isinstance(schema, dict) or not schema.keys() <= {"const", "enum"} | ANNOTATIONS:
        return None
    return name if allowed_values(schema) is not None and set(required_names(condition)) <= {name} else None


def write_out_negation(level: dict[str, Any], scope: Scope) -> Any | None:
    """`not` of types, values or required properties, as what is left."""
    refused = scope.look_through(level.get("not"))
    if refused is False or not isinstance(refused, dict):
        return {key: value for key, value in level.items() if key != "not"} if refused is False else None
    rest = {key: value for key, value in level.items() if key != "not"}
    said = refused.keys() - ANNOTATIONS
    if said == {"type"}:
        return _without_types(rest, type_names(refused))
    if said and said <= {"const", "enum"}:
        values, others = allowed_values(level), allowed_values(refused)
        if values is not None and others is not None:
            wanted = set(map(json_key, others))
            kept = [value for value in values if json_key(value) not in wanted]
            rest.pop("const", None)
            return {**rest, "enum": kept} if kept else None
    if said == {"required"} or (said == {"required", "type"} and refused["type"] == "object"):
        return _without_any(level, required_names(refused))
    return None


def _without_types(level: dict[str, Any], refused: list[str] | None) -> Any | None:
    kinds = type_names(level) or ["string", "number", "boolean", "object", "array", "null"]
    if refused is None or ("integer" in refused and "number" not in refused and "number" in kinds):
        return None
    gone = {*refused, *(("integer",) if "number" in refused else ())}
    kept = [kind for kind in kinds if kind not in gone]
    return {**level, "type": one_or_list(kept)} if kept else None


def _without_any(level: dict[str, Any], names: list[str]) -> Any | None:
    """A closed object that lacks at least one of `names`."""
    named = level.get("properties")
    if not isinstance(named, dict) or level.get("additionalProperties") is not False or "patternProperties" in level:
        return None
    if level.get("type") != "object" or len(names) > _MOST_COMPARED:
        return None
    spend(len(names) * len(named) // 10)
    rest = without_top(level, "not")
    if any(name not in named for name in names):
        return {key: value for key, value in level.items() if key != "not"}
    branches = [
        {**rest, "properties": {key: value for key, value in named.items() if key != name}}
        for name in names
        if name not in required_names(level)
    ]
    found = split(level, "anyOf", branches)
    return None if found is False else found


def add_missing_types(level: dict[str, Any], scope: Scope) -> Any | None:
    """Keywords for one type without `type`, as alternatives for this type and for all others.

    Engines take a schema with only these for any value. Where they infer a type (`properties`, `items`), it stays.
    """
    if any(key in level for key in ("type", "const", "enum", "not", *_INFERRED, *_IN_PLACE)):
        return None
    said = {key: value for key, value in level.items() if key in _TYPED}
    if not said:
        return None
    rest = {key: value for key, value in level.items() if key not in said and key not in KEPT_AT_TOP}
    branches: list[Any] = []
    for kind in dict.fromkeys(_TYPED[key] for key in said):
        own = {key: value for key, value in said.items() if _TYPED[key] == kind}
        branches.append({"type": kind, **own, **rest})
    others = [kind for kind in _ALL_TYPES if kind not in {branch["type"] for branch in branches}]
    if others:
        branches.append({"type": one_or_list(others), **rest})
    return split(level, "anyOf", branches)


_ALL_TYPES: Final = ("string", "number", "boolean", "null", "object", "array")
_INFERRED: Final = ("additionalProperties", "items", "patternProperties", "prefixItems", "properties")
_TYPED: Final = {
    **dict.fromkeys(("format", "maxLength", "minLength", "pattern"), "string"),
    **dict.fromkeys(("exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum", "multipleOf"), "number"),
    **dict.fromkeys(("dependentRequired", "maxProperties", "minProperties", "propertyNames", "required"), "object"),
    **dict.fromkeys(("contains", "maxContains", "maxItems", "minContains", "minItems", "uniqueItems"), "array"),
}

"""Finds the branch of a union (`anyOf`, `oneOf`) that a faulty value was meant for, so that errors name its faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

_UNLIKE: Final = (False, 0)
"""How like a branch is of which a value has neither a tag nor a property."""


def meant_faults(error: Any, schema: Any) -> list[Any]:
    """Return the faults of the branch that was meant, at any depth; the union's own error if that is unclear.

    `error` is one of jsonschema-rs, `schema` the whole schema, or None if it is not at hand.
    """
    branches: Sequence[Sequence[Any]] = getattr(error.kind, "context", None) or ()
    meant = _meant_branch(error, branches, schema) if branches and all(branches) else None
    return [error] if meant is None else [deep for fault in meant for deep in meant_faults(fault, schema)]


def _meant_branch(error: Any, branches: Sequence[Sequence[Any]], schema: Any) -> Sequence[Any] | None:
    """The faults of the branch whose tag the value has, or else that has the most of the value's properties: of
    several of these, the one in which these properties have the right types.

    Without the schema, or where the value is no object, it is the only one whose constants and type fit.
    """
    union, place = _at_path(schema, error.schema_path), list(error.instance_path)
    if isinstance(error.instance, dict) and isinstance(union, list) and len(union) == len(branches):
        shapes = [_shape(branch, schema) for branch in union]
        if _has_unknown_tag(shapes, error.instance):
            return None
        ranks = [_likeness(shape, error.instance) for shape in shapes]
        best = [branch for branch, rank in zip(branches, ranks, strict=True) if rank == max(ranks)]
        if len(best) > 1 and max(ranks) > _UNLIKE:
            best = [branch for branch in best if not any(_is_type_below(fault, place) for fault in branch)]
        return best[0] if len(best) == 1 else None
    fitting = [branch for branch in branches if not any(_misses_branch(fault, place) for fault in branch)]
    return fitting[0] if len(fitting) == 1 else None


def _has_unknown_tag(shapes: Sequence[Mapping[str, frozenset[str]]], value: Mapping[str, Any]) -> bool:
    """Whether all branches have a tag of one name, and `value` has there a text that is not one of them."""
    names = [name for name, tags in shapes[0].items() if tags and isinstance(value.get(name), str)]
    return any(all(shape.get(name) and value[name] not in shape[name] for shape in shapes) for name in names)


def _likeness(shape: Mapping[str, frozenset[str]], value: Mapping[str, Any]) -> tuple[bool, int]:
    """Whether `value` has the tags of a branch, and how many of its properties."""
    tags = [value[name] in tags for name, tags in shape.items() if tags and isinstance(value.get(name), str)]
    return bool(tags) and all(tags), len(shape.keys() & value.keys())


def _misses_branch(fault: Any, place: list[Any]) -> bool:
    """Whether `fault` says that the value at `place` was not meant for this branch: another type, or another tag."""
    path = list(fault.instance_path)
    rule = next((step for step in reversed(list(fault.schema_path)) if isinstance(step, str)), "schema")
    return (path == place and rule in ("type", "enum", "not", "const")) or (
        path[:-1] == place and rule in ("const", "not")
    )


def _is_type_below(fault: Any, place: list[Any]) -> bool:
    """Whether `fault` says that a property of the value at `place` has another type in this branch."""
    return list(fault.instance_path)[:-1] == place and fault.kind.name == "type"


def _at_path(schema: Any, path: Iterable[Any]) -> Any:
    """What is at `path` in a schema; None if nothing is."""
    for step in path:
        try:
            schema = schema[step]
        except (KeyError, IndexError, TypeError):
            return None
    return schema


def _shape(branch: Any, schema: Any) -> dict[str, frozenset[str]]:
    """The properties that a branch names, each with the texts that it may be; of a union in it, those of all parts."""
    if not isinstance(branch, Mapping):
        return {}
    shape = {name: _constants(rule) for name, rule in branch.get("properties", {}).items()}
    parts = [*branch.get("allOf", ()), *branch.get("anyOf", ()), *branch.get("oneOf", ())]
    reference = branch.get("$ref", "")
    if reference.startswith("#/"):
        parts.append(_at_path(schema, reference[2:].split("/")))
    for part in parts:
        for name, constants in _shape(part, schema).items():
            shape[name] = shape.get(name, frozenset()) | constants
    return shape


def _constants(rule: Any) -> frozenset[str]:
    found = [rule.get("const"), *rule.get("enum", ())] if isinstance(rule, Mapping) else []
    return frozenset(each for each in found if isinstance(each, str))

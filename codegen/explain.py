"""The fault behind a schema validator's errors: one place and keyword where a person would look.

A validator says that a union fits none of its branches; what helps is the fault in the branch that was meant. Which
branch that is follows one rule, the same for schemas, models and every target: its tag and JSON type fit. A nullable
value means its other branch. If no branch or several are meant, the union is at fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import jsonschema_rs

from codegen.schemaset import Schema, escape


@dataclass(frozen=True)
class Fault:
    """One fault of an instance."""

    path: str
    keyword: str
    property: str | None = None
    schema: Any = field(default=None, compare=False, repr=False)
    """The schema object that holds the keyword."""
    branches: tuple[tuple[Fault, ...], ...] = field(default=(), compare=False, repr=False)
    """The faults of each branch of ``anyOf`` or ``oneOf``."""
    instance: Any = field(default=None, compare=False, repr=False)
    """The value that is at fault."""


def faults(schema: Schema, instance: Any) -> list[Fault]:
    """The faults of an instance against a bundled schema; empty if it is valid."""
    return explain(from_jsonschema_rs(schema, jsonschema_rs.Draft202012Validator(schema), instance))


def from_jsonschema_rs(schema: Schema, validator: Any, instance: Any) -> list[Fault]:
    """What jsonschema-rs finds, as faults with their branches."""
    return [_fault(schema, error) for error in validator.iter_errors(instance)]


def explain(found: Iterable[Fault]) -> list[Fault]:
    """The faults behind faults: unions replaced by the faults of the branch that was meant."""
    behind = list(dict.fromkeys(inner for fault in found for inner in _explain(fault)))
    # A value of the wrong type breaks other keywords too; only the type is worth telling.
    mistyped = {fault.path for fault in behind if fault.keyword == "type"}
    return [fault for fault in behind if fault.keyword == "type" or fault.path not in mistyped]


def chain(found: Iterable[Fault]) -> Iterator[Fault]:
    """Every fault on the way to the faults behind: each union that fits none of its branches, and what is inside."""
    for fault in found:
        yield fault
        yield from chain(inner for branch in _meant(fault) for inner in branch)


def _explain(fault: Fault) -> Iterator[Fault]:
    meant = _meant(fault)
    if len(meant) != 1:
        yield fault
        return
    for inner in meant[0]:
        yield from _explain(inner)


def _meant(fault: Fault) -> list[tuple[Fault, ...]]:
    """The branches of a union that were meant; none for a fault of another kind."""
    if not fault.branches or _is_rule(fault.schema[fault.keyword]):
        return []
    other_than_null = [i for i, item in enumerate(fault.schema[fault.keyword]) if item != {"type": "null"}]
    if len(other_than_null) == 1 < len(fault.branches):
        return [fault.branches[other_than_null[0]]]
    tag = fault.schema.get("discriminator", {}).get("propertyName")
    return [branch for branch in fault.branches if not any(_rules_out(inner, fault.path, tag) for inner in branch)]


def _rules_out(inner: Fault, path: str, tag: str | None) -> bool:
    if inner.path == path:
        return _wrong_type(inner) or (tag is not None and inner.property == tag)
    return tag is not None and inner.path == f"{path}/{escape(tag)}"


def _wrong_type(fault: Fault) -> bool:
    """Whether no value of this JSON type could fit: a wrong word for a list of words is of the right type."""
    match fault.keyword:
        case "type":
            return True
        case "const":
            return json_type(fault.schema["const"]) != json_type(fault.instance)
        case "enum":
            return json_type(fault.instance) not in {json_type(value) for value in fault.schema["enum"]}
    return False


def json_type(value: Any) -> str:
    """The JSON type of a value; integers are numbers."""
    for kind, name in ((bool, "boolean"), ((int, float), "number"), (str, "string"), (dict, "object"), (list, "array")):
        if isinstance(value, kind):
            return name
    return "null"


def _is_rule(branches: list[Any]) -> bool:
    """Whether the branches are a rule between fields, not a union of types."""
    return all(set(branch) <= {"required", "properties", "$comment"} for branch in branches)


def _fault(schema: Schema, error: Any) -> Fault:
    keyword = str(error.schema_path[-1])
    holder: Any = schema
    for token in error.schema_path[:-1]:
        holder = holder[token]
    context = getattr(error.kind, "context", None) or ()
    detail = error.kind.as_dict()
    name = detail.get("property")
    if keyword == "additionalProperties":
        name = next(iter(detail.get("unexpected", ())), None)
    return Fault(
        "".join(f"/{escape(str(token))}" for token in error.instance_path),
        keyword,
        name,
        holder,
        tuple(tuple(_fault(schema, inner) for inner in branch) for branch in context),
        error.instance,
    )

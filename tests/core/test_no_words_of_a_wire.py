"""Core speaks the canonical model: it reads no field that only a wire has."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.requirements import requirement
from tests.sources import nodes, tree_of

ROOT = Path(__file__).parents[2]

# Field → why core may read it, though only wire documents name it.
READ = {
    "properties": "a keyword of JSON Schema, which tools are made of",
    "anyOf": "a keyword of JSON Schema, whose branches are compared with a faulty value",
    "additionalProperties": "a keyword of JSON Schema, by which an object is open or closed to unknown keys",
    "object": "a type of JSON Schema",
    "items": "a keyword of JSON Schema, below which keys are known",
    "required": "a keyword of JSON Schema, by which the branch of a union is found",
    "enum": "a keyword of JSON Schema, which holds the tags of a branch",
    "function": "where the tool is in a dict that a program has for OpenAI's client, and gives to `chat` as it is",
    "policy": "the state of a history that is copied to another process",
}


def properties(value: Any) -> Iterator[str]:
    """The names of all properties in a schema document."""
    if isinstance(value, dict):
        named = value.get("properties")
        if isinstance(named, dict):
            yield from named
        for inner in value.values():
            yield from properties(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from properties(inner)


def named_in(folder: str) -> set[str]:
    """The names of all properties in the schemas of a folder."""
    found: set[str] = set()
    for path in (ROOT / "schemas" / folder).rglob("*.schema.json"):
        found.update(properties(json.loads(path.read_text(encoding="utf-8"))))
    return found


def fields_read(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of each field that a module looks up by a name written in it."""
    for node in nodes(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="get" | "pop"), args=[ast.Constant(value=str(name)), *_]):
                yield node.lineno, name
            case ast.Subscript(slice=ast.Constant(value=str(name))):
                yield node.lineno, name
            case ast.Compare(left=ast.Constant(value=str(name)), ops=[ast.In() | ast.NotIn()]):
                yield node.lineno, name


@requirement("NFR-2")
def test_core_reads_no_field_that_only_a_wire_has() -> None:
    of_wires = named_in("wire") - named_in("turnwire")
    assert {"function", "tool_use_id", "functionCall"} <= of_wires
    found = [
        (path.name, line, name)
        for path in sorted((ROOT / "src" / "turnwire" / "core").glob("*.py"))
        for line, name in fields_read(tree_of(path))
        if name in of_wires
    ]
    assert [each for each in found if each[2] not in READ] == []
    assert set(READ) == {name for _, _, name in found}

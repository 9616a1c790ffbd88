"""Local references of a schema are written out where they are used, up to a size and a depth."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire.core.schema_refs import MAX_DEPTH, MAX_NODES, WrittenOut, write_out

Schema = dict[str, Any]


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}}, {"type": "string"}),
        (
            {"items": {"$ref": "#/definitions/a", "title": "T"}, "definitions": {"a": {"type": "string"}}},
            {"items": {"type": "string", "title": "T"}},
        ),
        (
            {"anyOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"not": {"$ref": "#/$defs/b"}}, "b": {"const": 1}}},
            {"anyOf": [{"not": {"const": 1}}]},
        ),
        (
            {"properties": {"$defs": {"$ref": "#/$defs/a~0~1%20"}}, "$defs": {"a~/ ": {"type": "null"}}},
            {"properties": {"$defs": {"type": "null"}}},
        ),
    ],
)
def test_a_reference_is_replaced_by_what_it_names_and_the_definitions_are_left_out(
    schema: Schema, written: Schema
) -> None:
    assert write_out(schema) == WrittenOut(written, has_changed=True)


@pytest.mark.parametrize("keyword", ["enum", "const", "default", "examples"])
def test_what_looks_like_a_reference_in_data_is_data(keyword: str) -> None:
    schema = {"type": "array", keyword: [{"$ref": "#/$defs/a"}], "$defs": {"a": {"type": "string"}}}
    assert write_out(schema) == WrittenOut(schema)


def test_a_reference_to_itself_is_followed_once_and_then_only_named() -> None:
    node = {"type": "object", "description": "a node", "title": "N", "properties": {"next": {"$ref": "#/$defs/node"}}}
    last = {"type": "object", "description": "a node"}
    written = {**node, "properties": {"next": last}}
    assert write_out({"$ref": "#/$defs/node", "$defs": {"node": node}}) == WrittenOut(
        written, has_changed=True, has_rest=True
    )


@pytest.mark.parametrize(
    "reference", ["#/$defs/b", "#/$defs/a/type", "#anchor", "https://example.org/a", "#/$defs/a/0"]
)
def test_a_reference_to_no_schema_of_this_one_stays(reference: str) -> None:
    schema = {"type": "object", "properties": {"x": {"$ref": reference}}}
    assert write_out({**schema, "$defs": {"a": {"type": "string"}}}) == WrittenOut(
        {**schema, "$defs": {"a": {"type": "string"}}}, has_rest=True
    )


def nested(levels: int) -> Schema:
    """A schema with a reference under so many others; what the reference names holds a value two deeper."""
    schema: Schema = {"$ref": "#/$defs/a"}
    for _ in range(levels):
        schema = {"not": schema}
    return {**schema, "$defs": {"a": {"title": "A"}}}


def test_a_schema_deeper_than_the_limit_stays_as_it_is() -> None:
    assert write_out(nested(MAX_DEPTH - 2)).has_changed
    assert write_out(nested(MAX_DEPTH - 1)) == WrittenOut(nested(MAX_DEPTH - 1), has_rest=True)


def test_a_schema_larger_than_the_limit_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    # The schema, its list with what is in it, and the definition that is written in place of the reference.
    schema = {"anyOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"type": "string"}}}
    written = WrittenOut({"anyOf": [{"type": "string"}]}, has_changed=True)
    sizes = {}
    for limit in range(1, 12):
        monkeypatch.setattr("turnwire.core.schema_refs.MAX_NODES", limit)
        sizes[limit] = write_out(schema)
    assert sizes == {limit: written if limit >= 7 else WrittenOut(schema, has_rest=True) for limit in sizes}


def test_references_that_double_at_every_step_are_not_written_out() -> None:
    doubled = {f"a{n}": {"allOf": [{"$ref": f"#/$defs/a{n + 1}"}] * 2} for n in range(20)}
    schema = {"$ref": "#/$defs/a0", "$defs": {**doubled, "a20": {"type": "string"}}}
    assert MAX_NODES < 2**20
    assert write_out(schema) == WrittenOut(schema, has_rest=True)

"""JSON Schema and the older schema form, each into the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.codecs.gemini.gemini_wire import Data, check_wire
from turnwire.codecs.gemini.schema import SchemaWriter, to_json_schema

SAME: list[tuple[Data, Data]] = [
    ({"type": "STRING", "format": "date"}, {"type": "string", "format": "date"}),
    ({"type": "STRING", "nullable": True}, {"type": ["string", "null"]}),
    ({"type": "STRING", "enum": ["a"], "nullable": True}, {"type": ["string", "null"], "enum": ["a", None]}),
    (
        {"anyOf": [{"type": "STRING"}, {"type": "INTEGER"}], "nullable": True},
        {"anyOf": [{"type": "string"}, {"type": "integer"}, {"type": "null"}]},
    ),
    (
        {
            "type": "OBJECT",
            "title": "T",
            "description": "d",
            "properties": {"type": {"type": "ARRAY", "items": {"type": "NUMBER"}, "minItems": 1}},
            "required": ["type"],
            "propertyOrdering": ["type"],
        },
        {
            "type": "object",
            "title": "T",
            "description": "d",
            "properties": {"type": {"type": "array", "items": {"type": "number"}, "minItems": 1}},
            "required": ["type"],
            "propertyOrdering": ["type"],
        },
    ),
    ({"type": "BOOLEAN", "default": False}, {"type": "boolean", "default": False}),
    ({"type": "NULL"}, {"type": "null"}),
]


@pytest.mark.parametrize(("older", "schema"), SAME)
def test_what_both_forms_can_say_is_the_same(older: Data, schema: Data) -> None:
    assert to_json_schema(older) == schema
    writer = SchemaWriter()
    assert writer.write(schema) == older
    assert writer.lost == set()
    check_wire("request", "Schema", older)


@pytest.mark.parametrize(
    ("older", "schema"),
    [
        ({"type": "string"}, {"type": "string"}),
        ({"type": "TYPE_UNSPECIFIED"}, {}),
        ({"type": "ARRAY", "maxItems": "5"}, {"type": "array", "maxItems": 5}),
        ({"type": "STRING", "example": "a"}, {"type": "string", "examples": ["a"]}),
        (
            {"ref": "#/defs/A", "defs": {"A": {"type": "STRING"}}},
            {"$ref": "#/defs/A", "$defs": {"A": {"type": "string"}}},
        ),
        (
            {"type": "OBJECT", "additionalProperties": {"type": "STRING"}},
            {"type": "object", "additionalProperties": {"type": "string"}},
        ),
    ],
)
def test_further_words_of_the_older_form_are_read(older: Data, schema: Data) -> None:
    assert to_json_schema(older) == schema


@pytest.mark.parametrize(
    ("schema", "older", "lost"),
    [
        ({"type": ["string", "integer"]}, {"anyOf": [{"type": "STRING"}, {"type": "INTEGER"}]}, set()),
        ({"const": "a"}, {"type": "STRING", "enum": ["a"]}, set()),
        ({"enum": [1, None]}, {"type": "STRING", "enum": ["1"], "nullable": True}, {"enum"}),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, {"type": "STRING", "nullable": True}, {"oneOf"}),
        ({"allOf": [{"type": "string"}], "description": "d"}, {"type": "STRING", "description": "d"}, set()),
        (
            {"type": "string", "not": {"const": "a"}},
            {"type": "STRING", "description": '{"not":{"const":"a"}}'},
            {"not"},
        ),
        (
            {"type": "integer", "exclusiveMinimum": 0, "description": "d"},
            {"type": "INTEGER", "description": 'd {"exclusiveMinimum":0}'},
            {"exclusiveMinimum"},
        ),
        ({"type": "object", "additionalProperties": False}, {"type": "OBJECT"}, {"additionalProperties"}),
        ({"type": "array", "items": True}, {"type": "ARRAY", "description": '{"items":true}'}, {"items"}),
        (
            {"type": "object", "properties": {"n": {"$ref": "#"}}},
            {"type": "OBJECT", "properties": {"n": {"type": "OBJECT", "properties": {"n": {"type": "OBJECT"}}}}},
            {"$ref"},
        ),
    ],
)
def test_what_the_older_form_cannot_say_is_told(schema: Data, older: Data, lost: set[Any]) -> None:
    writer = SchemaWriter()
    assert writer.write(schema) == older
    assert writer.lost == lost

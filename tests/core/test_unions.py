"""What is said where a value fits no branch of a union: what would be right, not the name of a keyword."""

from __future__ import annotations

from typing import Any

import pytest

from tests.requirements import requirement
from turnwire.core.errors import Problem
from turnwire.core.jsonschema import compile_schema


def tagged(name: str, *needed: str) -> dict[str, Any]:
    return {"type": "object", "properties": {"type": {"const": name}}, "required": ["type", *needed]}


PARTS = {"oneOf": [tagged("text", "text"), tagged("image", "data")]}
EITHER = {"anyOf": [{"required": ["url"]}, {"required": ["data", "media_type"]}]}


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("schema", "value", "problem"),
    [
        (PARTS, {"type": "video"}, Problem("/type", "enum", 'the value must be one of "text", "image"')),
        (PARTS, {"text": "a"}, Problem("", "required", "the property 'type' is missing")),
        (PARTS, {"type": "text"}, Problem("", "required", "the property 'text' is missing")),
        (PARTS, 5, Problem("", "type", "the type must be object")),
        (
            {"oneOf": [{"type": "string"}, {"type": "array"}]},
            5,
            Problem("", "type", "the type must be string or array"),
        ),
        (EITHER, {}, Problem("", "anyOf", "one of these properties is needed: 'url', 'data' and 'media_type'")),
        (
            {"oneOf": [{"minimum": 9}, {"maximum": 1}]},
            5,
            Problem("", "oneOf", "the value fits none of the forms that the schema allows here"),
        ),
        (
            {"oneOf": [{"minimum": 1}, {"maximum": 9}]},
            5,
            Problem("", "oneOf", "the value fits more than one of the forms that the schema allows here"),
        ),
    ],
)
def test_a_union_that_no_branch_fits_is_refused_with_what_would_be_right(
    schema: Any, value: Any, problem: Problem
) -> None:
    assert compile_schema(schema).problems(value) == (problem,)

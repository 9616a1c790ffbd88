"""The place of a reference that cannot be followed, which errors about a schema name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import checker_for

GOOD = {"$ref": "#/$defs/good"}
DEFS = {"good": {"type": "string"}, "$ref": {"type": "integer"}}


@requirement("SCM-3")
@for_each(
    ("schema", "place"),
    [
        ({"items": {"$ref": "#/$defs/none"}, "$defs": DEFS}, "/items/$ref"),
        ({"anyOf": [GOOD, {"$ref": "other.json#/a"}, GOOD], "$defs": DEFS}, "/anyOf/1/$ref"),
        (
            {"properties": {"$ref": GOOD, "a/b": {"$dynamicRef": "#none"}}, "$defs": DEFS},
            "/properties/a~1b/$dynamicRef",
        ),
        ({"$schema": "urn:no-draft", "items": GOOD, "$defs": DEFS}, "/$schema"),
        ({"$id": "http://[", "items": GOOD, "$defs": DEFS}, "/$id"),
        ({"allOf": [GOOD] * 50 + [{"$ref": "#none"}] + [GOOD] * 50, "$defs": DEFS}, "/allOf/50/$ref"),
    ],
)
def test_the_error_about_a_reference_names_its_place(schema: Any, place: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        checker_for(schema)
    (problem,) = caught.value.problems
    assert (problem.path, problem.rule) == (place, "json_schema")


@requirement("SCM-3")
def test_a_schema_that_is_nested_too_deep_is_an_error_and_no_crash() -> None:
    schema: dict[str, Any] = {"type": "string"}
    for _ in range(300):
        schema = {"items": schema}
    with pytest.raises(InvalidDataError, match="it is nested too deep"):
        checker_for(schema)

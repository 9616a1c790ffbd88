"""A required property that may be null is there in every dump, so that the dump can be read."""

from __future__ import annotations

import copy
import json
from typing import Any

from turnwire_schema import v1

from tests.cases import for_each
from tests.requirements import requirement
from tests.schemas.vectors import Definition, definitions, schemas

CANONICAL = definitions(schemas().canonical)


def with_nulls(definition: Definition) -> list[tuple[str, Any]]:
    """(property, value) of the valid values whose required property is null."""
    schema = definition.document.definitions[definition.name]
    found = []
    for vector in definition.vectors("valid"):
        for name in schema.get("required", ()):
            value = {**copy.deepcopy(vector["value"]), name: None}
            if definition.validator.is_valid(value):
                found.append((name, value))
    return found


@requirement("SCH-2", "MSG-6")
@for_each("definition", CANONICAL, ids=str)
def test_every_dump_is_valid_and_keeps_required_nulls(definition: Definition) -> None:
    adapter = definition.adapter()
    values = [vector["value"] for vector in definition.vectors("valid")]
    nulls = with_nulls(definition)
    for value in [*values, *(value for _name, value in nulls)]:
        read = adapter.validate_python(value)
        dump = adapter.dump_python(read, mode="json", exclude_none=True)
        assert definition.validator.is_valid(dump), value
        assert adapter.validate_python(dump) == read
        assert json.loads(adapter.dump_json(read, exclude_none=True)) == dump
    for name, value in nulls:
        assert adapter.dump_python(adapter.validate_python(value), mode="json", exclude_none=True)[name] is None


@requirement("MSG-6")
def test_definitions_with_a_required_null_are_found() -> None:
    assert [definition.name for definition in CANONICAL if with_nulls(definition)] == ["UsageFault"]


@requirement("MSG-6")
def test_a_required_null_is_kept_inside_other_values() -> None:
    fault = v1.UsageFault.from_json('{"type":"usage","value":null}')
    assert fault.to_dict() == {"type": "usage", "value": None}
    assert fault.to_json() == '{"type":"usage","value":null}'
    assert v1.UsageFault(value=None).to_dict() == fault.to_dict()

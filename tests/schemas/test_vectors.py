"""Every vector before every judge: two JSON Schema validators and the generated models."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema._runtime import error_pointers

from codegen.explain import chain, from_jsonschema_rs
from tests.cases import for_each
from tests.requirements import requirement
from tests.schemas.vectors import (
    ROOT,
    Definition,
    definitions,
    faults_by_jsonschema,
    faults_by_jsonschema_rs,
    places,
    schemas,
    vector_files,
)

ALL = definitions(schemas().all)
CANONICAL = definitions(schemas().canonical)


@requirement("SCH-3")
def test_every_vectors_file_on_disk_is_collected() -> None:
    on_disk = {path.relative_to(ROOT / "schemas").as_posix() for path in vector_files()}
    assert on_disk == {definition.document.vectors_path for definition in ALL}
    assert len(ALL) > 200


@requirement("SCH-3")
@for_each("definition", ALL, ids=str)
def test_valid_vectors_are_valid_for_both_validators(definition: Definition) -> None:
    for vector in definition.vectors("valid"):
        assert faults_by_jsonschema_rs(definition, vector["value"]) == [], vector["name"]
        assert faults_by_jsonschema(definition, vector["value"]) == [], vector["name"]


@requirement("SCH-3")
@for_each("definition", ALL, ids=str)
def test_invalid_vectors_fail_at_their_place_for_both_validators(definition: Definition) -> None:
    for vector in definition.vectors("invalid"):
        found = from_jsonschema_rs(definition.schema, definition.validator, vector["value"])
        stated = (vector["error"]["path"], vector["error"]["keyword"])
        assert stated in places(list(chain(found))), vector["name"]
        if stated[1] == "pattern" and _ends_in_line_feed(vector["value"]):
            continue  # jsonschema matches with Python's re, whose $ also fits before a line feed at the end
        second = faults_by_jsonschema(definition, vector["value"])
        assert places(second) == places(faults_by_jsonschema_rs(definition, vector["value"])), vector["name"]


def _ends_in_line_feed(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_ends_in_line_feed, value.values()))
    return isinstance(value, str) and value.endswith("\n")


@requirement("SCH-3", "SCH-4")
@for_each("definition", CANONICAL, ids=str)
def test_the_generated_models_accept_valid_vectors_and_write_them_back(definition: Definition) -> None:
    adapter = definition.adapter()
    for vector in definition.vectors("valid"):
        made = adapter.validate_python(vector["value"])
        assert adapter.validate_json(json.dumps(vector["value"])) == made, vector["name"]
        written = adapter.dump_python(made, mode="json", exclude_none=True)
        assert faults_by_jsonschema_rs(definition, written) == [], vector["name"]
        again = adapter.validate_python(written)
        assert again == made, vector["name"]
        assert adapter.dump_json(again, exclude_none=True) == adapter.dump_json(made, exclude_none=True), vector["name"]


@requirement("SCH-3", "SCH-4", "MSG-9")
@for_each("definition", CANONICAL, ids=str)
def test_the_generated_models_refuse_invalid_vectors_at_the_same_place(definition: Definition) -> None:
    adapter = definition.adapter()
    for vector in definition.vectors("invalid"):
        expected = places(faults_by_jsonschema_rs(definition, vector["value"]))
        for found in (_refusal(adapter, vector["value"]), _refusal(adapter, json.dumps(vector["value"]), text=True)):
            assert {(problem.path, problem.keyword) for problem in found} == expected, vector["name"]
        if missing := vector["error"].get("property"):
            assert missing in [problem.property for problem in found], vector["name"]


def _refusal(adapter: Any, value: Any, *, text: bool = False) -> Any:
    with pytest.raises(ValidationError) as caught:
        adapter.validate_json(value) if text else adapter.validate_python(value)
    return error_pointers(caught.value)

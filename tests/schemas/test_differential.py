"""Models and schemas agree on tens of thousands of damaged documents: the proof that rules live in the schema only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema._runtime import error_pointers

from tests.cases import for_each
from tests.requirements import requirement
from tests.schemas.mutate import Mutator
from tests.schemas.vectors import Definition, definitions, faults_by_jsonschema_rs, places, schemas

CANONICAL = definitions(schemas().canonical)
DOCUMENTS = 20_000
EACH = DOCUMENTS // len(CANONICAL) + 1


def damaged(definition: Definition) -> Iterator[Any]:
    """Damaged copies of the valid vectors of a definition."""
    siblings = [item for item in CANONICAL if item.document is definition.document]
    pool = [vector["value"] for item in siblings for vector in item.vectors("valid")]
    mutator = Mutator(CANONICAL.index(definition), pool)
    values = [vector["value"] for vector in definition.vectors("valid")]
    for _ in range(EACH):
        yield mutator.mutate(mutator.random.choice(values))


@requirement("SCH-4")
@for_each("definition", CANONICAL, ids=str)
def test_model_and_schema_agree_on_damaged_documents(definition: Definition) -> None:
    adapter = definition.adapter()
    validator = definition.validator
    for number, value in enumerate(damaged(definition)):
        error = _error(adapter.validate_python, value)
        text = json.dumps(value)
        by_text = _error(adapter.validate_json, text)
        assert (error is None) == (by_text is None), text
        if (error is None) != validator.is_valid(value):
            pytest.fail(f"the model {'accepts' if error is None else 'refuses'}, the schema does not: {text}")
        elif error is not None and number % 5 == 0 and "" not in _keys(value):
            # jsonschema-rs leaves the empty property name out of its paths.
            found = {(problem.path, problem.keyword) for problem in error_pointers(error)}
            assert found <= places(faults_by_jsonschema_rs(definition, value)), text


def _error(validate: Any, value: Any) -> ValidationError | None:
    try:
        validate(value)
    except ValidationError as error:
        return error
    return None


def _keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value, *(key for item in value.values() for key in _keys(item))}
    return {key for item in value for key in _keys(item)} if isinstance(value, list) else set()


@requirement("SCH-4")
def test_enough_documents_are_damaged_and_both_verdicts_occur() -> None:
    assert EACH * len(CANONICAL) >= DOCUMENTS
    verdicts = {definition.validator.is_valid(value) for definition in CANONICAL[:3] for value in damaged(definition)}
    assert verdicts == {True, False}


@requirement("SCH-4")
def test_the_same_seed_damages_the_same_way() -> None:
    assert list(damaged(CANONICAL[0])) == list(damaged(CANONICAL[0]))

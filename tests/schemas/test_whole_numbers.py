"""An integer is a number without a fraction, however it is written: one verdict of schemas and models."""

from __future__ import annotations

import copy
import json
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema import v1
from turnwire_schema.documents import validator_for
from turnwire_schema.errors import InvalidDataError, Problem

from codegen.schemaset import at, escape
from tests.cases import for_each
from tests.requirements import requirement
from tests.schemas.vectors import Definition, definitions, schemas

CANONICAL = definitions(schemas().canonical)
EXACT = 2**53


def integers(value: Any, pointer: str = "") -> Iterator[str]:
    """The places of the integers in a value."""
    if type(value) is int and abs(value) <= EXACT:
        yield pointer
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        yield from integers(item, f"{pointer}/{escape(str(name))}")


def with_number(value: Any, pointer: str, number: float) -> Any:
    """A copy of a value with another number at a place."""
    if not pointer:
        return number
    changed = copy.deepcopy(value)
    holder, _, last = pointer.rpartition("/")
    inside = at(changed, holder)
    inside[int(last) if isinstance(inside, list) else last.replace("~1", "/").replace("~0", "~")] = number
    return changed


def written(definition: Definition, text: str) -> str | None:
    """What the model makes of a text, written again; None where it refuses it."""
    adapter = definition.adapter()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about long descriptions of tools
        try:
            return adapter.dump_json(adapter.validate_json(text), exclude_none=True).decode()
        except ValidationError:
            return None


@requirement("SCH-2", "SCH-4")
@for_each("definition", CANONICAL, ids=str)
def test_every_integer_may_be_written_as_a_float_and_is_written_as_an_integer(definition: Definition) -> None:
    found = []
    for vector in definition.vectors("valid"):
        value = vector["value"]
        for pointer in integers(value):
            number = at(value, pointer)
            as_float = with_number(value, pointer, float(number))
            fraction = with_number(value, pointer, number + 0.5)
            is_integer_field = not definition.validator.is_valid(fraction)
            assert definition.validator.is_valid(as_float)
            assert (written(definition, json.dumps(fraction)) is None) == is_integer_field, pointer
            same = written(definition, json.dumps(as_float))
            assert same is not None, pointer
            if is_integer_field:
                found.append(pointer)
                right = written(definition, json.dumps(value))
                assert right is not None
                # A file of settings is kept as it came, and so is a total that is not the sum.
                is_kept = definition.name == "ConfigFile" or pointer.endswith("/total_tokens")
                assert same == right or (is_kept and json.loads(same) == json.loads(right)), pointer
    assert bool(found) == any(integer_fields(definition)), definition


def integer_fields(definition: Definition) -> Iterator[str]:
    """The integers in the valid vectors that no fraction may replace."""
    for vector in definition.vectors("valid"):
        for pointer in integers(vector["value"]):
            if not definition.validator.is_valid(with_number(vector["value"], pointer, 0.5)):
                yield pointer


@requirement("SCH-4")
def test_enough_integers_are_tried() -> None:
    tried = {(str(definition), pointer) for definition in CANONICAL for pointer in integer_fields(definition)}
    assert len(tried) > 200


@requirement("SCH-4", "MSG-9")
@pytest.mark.parametrize("text", ["3.5", "1e400", "-1e400", "1e300", "9007199254740994.0", "true", '"3"', "[3]"])
def test_what_is_no_integer_or_too_large_for_an_exact_float_is_refused(text: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.UsageInfo.from_json(f'{{"prompt_tokens":{text}}}')
    assert caught.value.problems == (Problem("/prompt_tokens", "type", "must be a whole number"),)


@requirement("SCH-4")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3.0", 3),
        ("3e0", 3),
        ("30e-1", 3),
        ("-0.0", 0),
        ("9007199254740991.0", EXACT - 1),
        ("9007199254740993", EXACT + 1),
    ],
)
def test_an_integer_in_any_form_becomes_an_int(text: str, number: int) -> None:
    read = v1.UsageInfo.from_json(f'{{"prompt_tokens":{text}}}')
    assert (read.prompt_tokens, type(read.prompt_tokens)) == (number, int)
    assert json.loads(read.to_json()) == {"prompt_tokens": number, "is_estimated": False}


@requirement("SCH-4")
@pytest.mark.parametrize("number", [2.0**53 + 2, 1e16, 1e20, 1e300])
def test_a_float_beyond_2_to_53_is_an_integer_to_json_schema_alone(number: float) -> None:
    usage = {"total_duration_ns": number}
    assert validator_for("turnwire/v1/usage", "UsageInfo").is_valid(usage)
    with pytest.raises(InvalidDataError, match="must be a whole number"):
        v1.UsageInfo.from_dict(usage)


@requirement("SCH-4")
def test_a_bound_holds_for_a_whole_float_too() -> None:
    with pytest.raises(InvalidDataError) as caught:
        v1.UsageInfo.from_dict({"prompt_tokens": -1.0})
    assert [(problem.path, problem.rule) for problem in caught.value.problems] == [("/prompt_tokens", "minimum")]


@requirement("REQ-4", "MSG-6")
def test_a_total_that_is_not_the_sum_is_kept_in_extras() -> None:
    alone, other, same = (
        v1.UsageInfo.from_json(text)
        for text in (
            '{"total_tokens":5}',
            '{"prompt_tokens":1,"completion_tokens":2,"total_tokens":99}',
            '{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3.0}',
        )
    )
    assert (alone.extras, other.extras, same.extras) == ({"total_tokens": 5}, {"total_tokens": 99}, None)
    assert (alone.total_tokens, other.total_tokens, same.total_tokens) == (None, 3, 3)
    assert v1.UsageInfo.from_json(other.to_json()).to_json() == other.to_json()

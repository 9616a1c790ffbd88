"""A definition is checked by its schema and by the named rules of every class in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from turnwire_schema import v1

from tests.cases import for_each
from tests.requirements import requirement
from tests.schemas.vectors import Definition, definitions, schemas
from turnwire.core import RULES
from turnwire.core.definitions import DefinitionChecker, definition_checker
from turnwire.core.errors import Problem

pytestmark = pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")

CANONICAL = definitions(schemas().canonical)
TOOL = {"name": "f", "description": "d", "parameters": {"type": "object"}}
BAD_TOOL = {**TOOL, "parameters": {"type": "object", "required": "true"}}
REQUEST: dict[str, Any] = {"parameters": {"model": "m"}, "messages": [{"role": "user", "content": "c"}]}


def checker_of(definition: Definition) -> DefinitionChecker:
    return definition_checker(definition.document.stem, definition.name)


def accepted(definition: Definition, value: Any) -> bool:
    """Whether the model takes a value."""
    try:
        definition.adapter().validate_python(value)
    except ValidationError:
        return False
    return True


def damaged(value: Any) -> Iterator[Any]:
    """A value with a schema that is none in the place of one of its schemas of tools, with its tools twice, and with
    lines that end before they begin.
    """
    if isinstance(value, dict):
        if isinstance(value.get("start_line"), int) and value["start_line"] > 1:
            yield {**value, "end_line": value["start_line"] - 1}
        for name, item in value.items():
            if name == "parameters" and isinstance(item, dict) and item.get("type") == "object":
                yield {**value, name: BAD_TOOL["parameters"]}
            if name == "tools" and isinstance(item, list):
                yield {**value, name: [*item, *item]}
            yield from ({**value, name: each} for each in damaged(item))
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from ([*value[:place], each, *value[place + 1 :]] for each in damaged(item))


@requirement("SCH-4", "CLI-2")
@for_each("definition", CANONICAL, ids=str)
def test_schema_and_rules_together_say_what_the_model_says(definition: Definition) -> None:
    checker = checker_of(definition)
    for vector in definition.vectors("valid"):
        assert checker.problems(vector["value"]) == ()
        for value in damaged(vector["value"]):
            assert checker.is_valid(value) == accepted(definition, value) == (checker.problems(value) == ())


@requirement("SCH-4")
def test_rules_are_found_wherever_a_ruled_class_may_stand() -> None:
    broken = {
        definition.name
        for definition in CANONICAL
        for vector in definition.vectors("valid")
        for value in damaged(vector["value"])
        if definition.validator.is_valid(value) and not checker_of(definition).is_valid(value)
    }
    assert broken == {kind.__name__ for kind in RULES}


@requirement("SCH-4")
@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("ToolDefinition", BAD_TOOL, ("", "tool_parameters_are_a_schema")),
        ("ChatRequest", {**REQUEST, "tools": [TOOL, BAD_TOOL]}, ("/tools/1", "tool_parameters_are_a_schema")),
        ("ChatRequest", {**REQUEST, "tools": [TOOL, TOOL]}, ("/tools/1/name", "tool_names_are_unique")),
        (
            "ChatRequest",
            {**REQUEST, "tools": [TOOL], "tool_choice": {"type": "tool", "name": "g"}},
            ("/tool_choice/name", "named_tool_is_offered"),
        ),
        (
            "FileReferenceData",
            {"path": "a.py", "status": "pending", "start_line": 5, "end_line": 2},
            ("/end_line", "file_lines_are_in_order"),
        ),
    ],
)
def test_a_broken_rule_has_its_place_and_its_name(name: str, value: Any, problem: tuple[str, str]) -> None:
    definition = next(each for each in CANONICAL if each.name == name)
    (found,) = checker_of(definition).problems(value)
    assert isinstance(found, Problem)
    assert (found.path, found.rule) == problem
    assert isinstance(getattr(v1, name), type)


@requirement("SCH-4")
def test_a_wire_document_has_no_named_rules() -> None:
    body = {"model": "m", "messages": [], "tools": [{"type": "function", "function": BAD_TOOL}]}
    checker = definition_checker("wire/openai-chat/v1/request", "ChatCompletionRequest")
    assert checker.rule_problems(json.loads(json.dumps(body))) == ()

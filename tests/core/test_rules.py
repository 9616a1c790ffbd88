"""The rules that JSON Schema cannot say: each is named, documented and enforced by the classes themselves."""

from __future__ import annotations

import subprocess
import sys

import pytest

from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement
from turnwire import ChatRequest, ModelParameters, make_tool, user
from turnwire.core import RULES, rules


@requirement("SCH-4")
def test_every_rule_has_a_name_and_one_sentence() -> None:
    named = [getattr(rules, name) for each in RULES.values() for name in each]
    assert len({rule.__name__ for rule in named}) == len(named)
    assert [rule.__name__ for rule in named if not (rule.__doc__ or "").strip().endswith(".")] == []


@requirement("SCH-4")
def test_every_function_of_the_module_that_judges_an_instance_is_in_the_list() -> None:
    listed = {name for each in RULES.values() for name in each}
    judges = {
        name
        for name, value in vars(rules).items()
        if callable(value) and getattr(value, "__annotations__", {}).get("return") in ("str | None", "At | None")
    }
    assert judges == listed


@requirement("SCH-4")
def test_a_broken_rule_is_a_validation_error_of_its_name() -> None:
    tool = make_tool("f", "d", {"type": "object"})
    with pytest.raises(InvalidDataError) as caught:
        ChatRequest(messages=[user("a")], parameters=ModelParameters(model="m"), tools=[tool, tool])
    assert [problem.rule for problem in caught.value.problems] == ["tool_names_are_unique"]


@requirement("SCH-4")
@pytest.mark.parametrize(
    "first", ["from turnwire import ToolDefinition", "import turnwire.core", "from turnwire.core.messages import user"]
)
def test_the_rules_hold_whichever_name_is_imported_first(first: str) -> None:
    code = f"""
{first}
from turnwire_schema.v1.tool import ToolDefinition
from turnwire_schema.errors import InvalidDataError
try:
    ToolDefinition(name="f", description="d", parameters={{"type": "object", "properties": 5}})
except InvalidDataError:
    print("refused")
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "refused"

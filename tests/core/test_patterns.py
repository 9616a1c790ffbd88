"""Patterns of callers' schemas: those that would be tried for ever end as a fault with a path, wherever they stand."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from turnwire_schema.v1.tool import ToolDefinition

from tests.requirements import requirement
from turnwire.core.errors import Problem, ToolArgumentError
from turnwire.core.jsonschema import BACKTRACK_LIMIT, compile_schema
from turnwire.core.messages import assistant
from turnwire.core.tools import check_arguments, make_tool, tool_from_mcp, validate_call

# Look-around keeps these from the engine that runs in linear time. The number of steps doubles with each letter.
SLOW = [r"^(([a-z])+.)+[A-Z]([a-z])+(?<=q)$", r"^((a|a)+)+\1b(?<!z)$"]
TEXT = "a" * 60 + "!"
TOO_LONG = "a pattern takes too long for this text; write it without repetition inside repetition"


def _own(name: str, schema: dict[str, Any]) -> ToolDefinition:
    return make_tool(name, "d", schema)


def _mcp(name: str, schema: dict[str, Any]) -> ToolDefinition:
    return tool_from_mcp({"name": name, "description": "d", "inputSchema": schema})


@requirement("MSG-12")
@pytest.mark.parametrize("pattern", SLOW)
@pytest.mark.parametrize("make", [make_tool, tool_from_mcp])
def test_a_call_whose_pattern_backtracks_is_refused_with_its_place_and_without_its_text(
    pattern: str, make: Any
) -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string", "pattern": pattern}}}
    tool = (
        make("f", "d", schema) if make is make_tool else make({"name": "f", "description": "d", "inputSchema": schema})
    )
    message = assistant(tool_calls=[{"id": "c", "name": "f", "arguments": {"a": TEXT}}])
    with pytest.raises(ToolArgumentError) as caught:
        validate_call((message.tool_calls or ())[0], [tool])
    (problem,) = caught.value.problems
    assert (problem.path, problem.rule) == ("/a", "pattern")
    assert "aaa" not in str(caught.value)


@requirement("MSG-12")
@pytest.mark.parametrize(
    ("schema", "value", "path"),
    [
        ({"pattern": SLOW[0]}, TEXT, ""),
        ({"items": {"pattern": SLOW[0]}}, [TEXT], "/0"),
        ({"patternProperties": {SLOW[0]: False}}, {TEXT: 1}, ""),
        ({"propertyNames": {"pattern": SLOW[0]}}, {TEXT: 1}, ""),
        ({"anyOf": [{"pattern": SLOW[0]}, {"type": "null"}]}, TEXT, ""),
    ],
    ids=["pattern", "items", "patternProperties", "propertyNames", "anyOf"],
)
def test_a_pattern_that_backtracks_is_a_fault_wherever_it_stands(schema: Any, value: Any, path: str) -> None:
    assert compile_schema(schema).problems(value) == (Problem(path, "pattern", TOO_LONG),)


@requirement("MSG-12")
def test_the_limit_is_ours_and_not_the_librarys() -> None:
    """The library itself would try ten times as often, and find out."""
    assert BACKTRACK_LIMIT == 100_000
    checker = compile_schema({"pattern": SLOW[0]})
    assert [problem.message for problem in checker.problems("a" * 25 + "!")] == [TOO_LONG]
    assert [problem.message for problem in checker.problems("a!")] == [f"the text must match {SLOW[0]}"]


@requirement("MSG-12")
def test_checking_stops_at_the_first_text_that_takes_too_long() -> None:
    tool = make_tool("f", "d", {"type": "object", "properties": {"a": {"items": {"pattern": SLOW[0]}}}})
    assert check_arguments(tool, {"a": [TEXT] * 50}) == (Problem("/a/0", "pattern", TOO_LONG),)


@requirement("MSG-12")
def test_a_pattern_with_look_around_that_does_not_backtrack_still_judges() -> None:
    checker = compile_schema({"pattern": r"^(?=.*[A-Z])(?=.*[0-9]).{8,}$"})
    assert checker.is_valid("a" * 5000 + "B1")
    assert [problem.rule for problem in checker.problems("a" * 5000)] == ["pattern"]


_P = {"pattern": SLOW[0]}
_UNDECIDED = {
    "not": ({"not": _P}, TEXT),
    "not in not": ({"not": {"not": _P}}, TEXT),
    "not by reference": ({"not": {"$ref": "#/$defs/p"}, "$defs": {"p": _P}}, TEXT),
    "not of a property": ({"properties": {"a": {"not": _P}}}, {"a": TEXT}),
    "not of a name": ({"propertyNames": {"not": _P}}, {TEXT: 1}),
    "if": ({"if": _P, "then": False}, TEXT),
    "if with else": ({"if": _P, "then": True, "else": False}, TEXT),
    "then": ({"if": True, "then": _P}, TEXT),
    "oneOf": ({"oneOf": [_P, {"type": "string"}]}, TEXT),
    "contains": ({"contains": _P}, [TEXT]),
    "contains at most": ({"contains": _P, "minContains": 0, "maxContains": 0}, [TEXT]),
    "dependentSchemas": ({"dependentSchemas": {"a": {"not": {"properties": {"a": _P}}}}}, {"a": TEXT}),
    "additionalProperties": ({"patternProperties": {SLOW[0]: True}, "additionalProperties": False}, {TEXT: 1}),
    "unevaluatedProperties": ({"patternProperties": {SLOW[0]: True}, "unevaluatedProperties": False}, {TEXT: 1}),
}


@requirement("MSG-12")
@pytest.mark.parametrize(("schema", "value"), _UNDECIDED.values(), ids=_UNDECIDED)
def test_what_a_pattern_could_not_decide_is_never_taken_for_its_opposite(schema: Any, value: Any) -> None:
    checker = compile_schema(schema)
    # The place is that of the schema that could not be decided, for it asked for the text's opposite.
    assert checker.problems(value) == (Problem("", "pattern", TOO_LONG),)
    assert not checker.is_valid(value)


@requirement("MSG-12")
@pytest.mark.parametrize("texts", [1, 10, 11, 100, 101, 3_000, 10_000])
def test_all_texts_of_a_value_share_the_steps_that_its_patterns_may_take(
    texts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[int] = []
    options = jsonschema_rs.FancyRegexOptions

    def counted(*, backtrack_limit: int) -> Any:
        limits.append(backtrack_limit)
        return options(backtrack_limit=backtrack_limit)

    monkeypatch.setattr(jsonschema_rs, "FancyRegexOptions", counted)
    checker = compile_schema({"items": {"anyOf": [{"pattern": r"^a(?!b)"}, {"not": _P}]}})
    assert checker.problems(["ac"] * texts) == ()
    assert limits[-1] * texts <= 10 * BACKTRACK_LIMIT


@requirement("MSG-12")
def test_more_texts_than_can_share_the_steps_are_refused_for_their_number() -> None:
    message = "must hold at most 10000 texts, for a pattern takes steps back"
    checker = compile_schema({"properties": {"a": _P}})
    assert checker.problems({"b": ["x"] * 10_000}) == (Problem("", "pattern", message),)
    assert not checker.is_valid({"b": ["x"] * 10_000})
    assert compile_schema({"properties": {"a": {"pattern": "^a+$"}}}).problems({"b": ["x"] * 10_000}) == ()

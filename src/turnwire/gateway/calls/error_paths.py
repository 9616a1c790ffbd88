"""Faults of a request that only the canonical model finds, in the words of the body that the client sent.

The rules between fields (two tools of one name, a choice that names no tool, parameters that are not JSON Schema) are
checked on the canonical request, so they name canonical places: `/tools/1/name`. A client looks for
`/tools/1/function/name`. In: a problem and the body. Out: the problem at its place in the body.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern

from turnwire.codecs.dialect import Dialect, ToolPlaces
from turnwire.core.errors import InvalidDataError, Problem

_TOOL: Final = late_pattern(r"/tools/(?P<tool>\d+)(?P<rest>(/parameters(/.*)?)?)", re.DOTALL)
# Rules by which the canonical model judges a tool; the faults that a codec finds have their place already.
_OF_A_TOOL: Final = frozenset({"const", "tool_parameters_are_a_schema"})
_UNKNOWN_CHOICE: Final = "named_tool_is_offered"
_NO_TOOL_NAME: Final = frozenset({"pattern", "minLength", "maxLength"})
"""Rules of a tool's name: what breaks one is the name of no tool."""


def with_wire_paths(error: InvalidDataError, dialect: Dialect, body: Mapping[str, Any]) -> InvalidDataError:
    """`error` with every problem at its place in `body`, as far as it can be found."""
    places = dialect.tools
    if places is None:
        return error
    return InvalidDataError(error.what, [_placed(problem, places, body) for problem in error.problems])


def _placed(problem: Problem, places: ToolPlaces, body: Mapping[str, Any]) -> Problem:
    if problem.rule == _UNKNOWN_CHOICE:
        return Problem(places.choice, problem.rule, problem.message)
    if problem.path == "/tool_choice/name" and problem.rule in _NO_TOOL_NAME:
        return Problem(places.choice, problem.rule, "this name is not among the request's tools")
    if problem.rule == "tool_names_are_unique":
        path = _tool_at(int(problem.path.split("/")[2]), "/name", places, body)
    else:
        found = _TOOL.fullmatch(problem.path)
        if found is None or places.is_placed or problem.rule not in _OF_A_TOOL:
            return problem
        path = _tool_at(int(found["tool"]), found["rest"] or "/parameters", places, body)
    return problem if path is None else Problem(path, problem.rule, problem.message)


def _tool_at(number: int, rest: str, places: ToolPlaces, body: Mapping[str, Any]) -> str | None:
    """The pointer of something in the tool of this number; None where the body has no such tool."""
    tools = list(places.tools(body))
    if number >= len(tools):
        return None
    pointer, definition = tools[number]
    if rest.startswith("/parameters"):
        name = next((each for each in places.parameters if each in definition), places.parameters[0])
        rest = f"/{name}{rest.removeprefix('/parameters')}"
    return pointer + rest

"""Rules that JSON Schema cannot express, one named function each, attached to the generated classes.

A rule gets a new instance and gives None, or in one sentence what would be right, with its place where that is inside.
`turnwire.core.RULES` is the list by class. Text without lone surrogates is guaranteed by the generated classes
themselves.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from turnwire_schema._rules import At
from turnwire_schema.v1.entry import FileReferenceData
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tool import ToolDefinition

from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import check_schema

LONG_DESCRIPTION = 1024


class LongDescriptionWarning(UserWarning):
    """A tool's description is longer than what some servers keep."""


def tool_parameters_are_a_schema(tool: ToolDefinition) -> str | None:
    """`parameters` of a tool is a valid JSON Schema that refers to nothing outside itself."""
    try:
        check_schema(tool.parameters)
    except InvalidDataError as error:
        at, _, message = error.problems[0]
        return f"tool {tool.name}: parameters is not a valid JSON Schema (at {at or '/'}: {message})"
    return None


def long_tool_description(tool: ToolDefinition) -> str | None:
    """A tool's description over 1,024 characters is warned about, not refused."""
    if len(tool.description) > LONG_DESCRIPTION:
        text = f"the description of tool {tool.name} has {len(tool.description)} characters"
        warnings.warn(f"{text}; some servers cut at {LONG_DESCRIPTION}", LongDescriptionWarning, stacklevel=2)
    return None


def tool_names_are_unique(request: ChatRequest) -> At | None:
    """No two tools of a request have one name."""
    tools = request.tools
    if not tools or len(tools) < 2:
        return None
    if len({tool.name for tool in tools}) == len(tools):
        return None
    seen: set[str] = set()
    for position, tool in enumerate(tools):
        if tool.name in seen:
            text = f"{tool.name} is taken by an earlier tool; give each tool its own name"
            return At(("tools", str(position), "name"), text)
        seen.add(tool.name)
    return None


def named_tool_is_offered(request: ChatRequest) -> At | None:
    """A named tool choice names one of the request's tools."""
    choice = request.tool_choice
    if choice is None or isinstance(choice, str):
        return None
    if choice.name not in {tool.name for tool in request.tools or ()}:
        return At(("tool_choice", "name"), f"{choice.name} is not among the request's tools")
    return None


def file_lines_are_in_order(data: FileReferenceData) -> At | None:
    """The last line of a file reference is not before its first."""
    if data.end_line is not None and data.end_line < (data.start_line or 1):
        return At(("end_line",), f"must be at least start_line, which is {data.start_line}")
    return None


def tool_definition(tool: Any) -> Any:
    """Return the definition of a tool in any form; its JSON, and what is not a tool, is left for the model to check."""
    if isinstance(tool, Mapping):
        from turnwire.core.tool_dicts import is_foreign, tool_from_dict

        return tool_from_dict(tool) if is_foreign(tool) else tool
    if isinstance(tool, ToolDefinition) or not callable(tool):
        return tool
    from turnwire.core.bound_tools import definition_of  # only programs that bind tools to functions need it

    return definition_of(tool)

"""Tools, tool choice and output format of a request, wire → canonical.

Tools that the server runs itself (web search, code execution …) have no canonical form: they go into provider options
and come back from there unchanged. A tool without a description gets its name as one, because the canonical model needs
it; its own options then say that it is left out on this wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.anthropic.tables import DIALECT, TOOL, TOOL_CHOICE
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.tool_definitions import read_definition, read_tool_list
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

CLIENT_TOOLS: Final = (None, "custom")
"""Types of the tools that the client runs."""
_CHOICES: Final = {"auto": "auto", "any": "required", "none": "none"}


def read_tools(
    raw: object, names: ToolNames, own: dict[str, Any], problems: list[Problem]
) -> list[dict[str, Any]] | None:
    """The client's tools; the server's go into `own`. None where no list was given."""
    tools, others = read_tool_list(
        raw, names, problems, lambda tool, at: _tool(tool, at, names, problems), kinds=CLIENT_TOOLS
    )
    if others:
        own["tools"] = others
    return tools


def _tool(raw: Mapping[str, object], at: str, names: ToolNames, problems: list[Problem]) -> dict[str, Any] | None:
    # llama.cpp takes a tool without a schema: errors/messages-tool-missing-schema.json
    found = read_definition(raw, at, names, problems, owner="a tool", schema_field="input_schema")
    if found is None:
        return None
    tool, own = found
    return with_own(tool, own | rest_of(raw, TOOL), DIALECT)


def read_tool_choice(
    raw: object, request: dict[str, Any], names: ToolNames, own: dict[str, Any], problems: list[Problem]
) -> None:
    """Put the choice, and whether calls may be parallel, into `request`; another kind of choice into `own`."""
    if raw is None:
        return
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "type", "tool_choice must be an object with a type"))
        return
    kind, name = raw.get("type"), raw.get("name")
    if isinstance(kind, str) and kind in _CHOICES:
        request["tool_choice"] = _CHOICES[kind]
    elif kind == "tool" and any(tool.get("name") == name for tool in own.get("tools", ())):
        own["tool_choice"] = dict(raw)  # a tool of the server's
        return
    elif kind == "tool" and isinstance(name, str) and is_tool_name(names.known(name)):
        request["tool_choice"] = {"type": "tool", "name": names.known(name)}
    elif kind == "tool" and isinstance(name, str):
        problems.append(Problem("/tool_choice/name", "enum", "this name is not among the request's tools"))
    else:
        problems.append(Problem("/tool_choice/type", "enum", "the type must be auto, any, none, or tool with its name"))
        return
    if raw.get("disable_parallel_tool_use") is True:
        request["parallel_tool_calls"] = False
    rest = rest_of(raw, TOOL_CHOICE)
    if rest:
        own["tool_choice"] = rest


def read_format(output: Mapping[str, object], own: dict[str, Any]) -> dict[str, Any] | None:
    """The canonical response format in `output_config`; another kind of format, or fields of its own, into `own`."""
    wanted = output.get("format")
    if wanted is None:
        return None
    if not isinstance(wanted, Mapping) or wanted.get("type") != "json_schema":
        own["format"] = wanted
        return None
    schema = wanted.get("schema")
    if not isinstance(schema, Mapping):
        own["format"] = dict(wanted)
        return None
    rest = rest_of(wanted, frozenset(("type", "schema")))
    if rest:
        own["format"] = rest
    return {"type": "json_schema", "json_schema": schema}

"""Tools, tool choice and output format of a request, wire → canonical.

Tools that the server runs itself (web search, code execution …) have no canonical form: they go into provider options
and come back from there unchanged. A tool without a description gets its name as one, because the canonical model needs
it; its own options then say that it is left out on this wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.anthropic.names import DIALECT, TOOL, TOOL_CHOICE
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.tool_definitions import read_definition, read_tool_list
from turnwire.codecs.wire_values import object_of, objects_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames
from turnwire.core.tools import is_tool_name

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawCustomTool, RawJsonOutputFormat, RawOutputConfig, RawToolChoice

CLIENT_TOOLS: Final = (None, "custom")
"""Types of the tools that the client runs."""
_CHOICES: Final = {"auto": "auto", "any": "required", "none": "none"}


def read_tools(raw: object, names: ToolNames, own: Values, problems: list[Problem]) -> list[Values] | None:
    """The client's tools; the server's go into `own`. None where no list was given."""
    tools, others = read_tool_list(
        raw, names, problems, lambda tool, at: _tool(tool, at, names, problems), kinds=CLIENT_TOOLS
    )
    if others:
        own["tools"] = others
    return tools


def _tool(raw: RawCustomTool, at: str, names: ToolNames, problems: list[Problem]) -> Values | None:
    # llama.cpp takes a tool without a schema: errors/messages-tool-missing-schema.json
    found = read_definition(raw, at, names, problems, owner="a tool", schema_field="input_schema")
    if found is None:
        return None
    tool, own = found
    return with_own(tool, own | rest_of(raw, TOOL), DIALECT)


def read_tool_choice(raw: object, request: Values, names: ToolNames, own: Values, problems: list[Problem]) -> None:
    """Put the choice, and whether calls may be parallel, into `request`; another kind of choice into `own`."""
    if raw is None:
        return
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "type", "tool_choice must be an object with a type"))
        return
    choice: RawToolChoice = raw
    kind, name = choice.get("type"), choice.get("name")
    if isinstance(kind, str) and kind in _CHOICES:
        request["tool_choice"] = _CHOICES[kind]
    elif kind == "tool" and any(tool.get("name") == name for tool in objects_of(own.get("tools"))):
        own["tool_choice"] = dict(raw)  # a tool of the server's
        return
    elif kind == "tool" and isinstance(name, str) and is_tool_name(names.known(name)):
        request["tool_choice"] = {"type": "tool", "name": names.known(name)}
    elif kind == "tool" and isinstance(name, str):
        problems.append(Problem("/tool_choice/name", "enum", "this name is not among the request's tools"))
    else:
        problems.append(Problem("/tool_choice/type", "enum", "the type must be auto, any, none, or tool with its name"))
        return
    if choice.get("disable_parallel_tool_use") is True:
        request["parallel_tool_calls"] = False
    if rest := rest_of(choice, TOOL_CHOICE):
        own["tool_choice"] = rest


def read_format(output: RawOutputConfig, own: Values) -> Values | None:
    """The canonical response format in `output_config`; another kind of format, or fields of its own, into `own`."""
    given = output.get("format")
    wanted: RawJsonOutputFormat = object_of(given)
    schema = wanted.get("schema")
    if wanted.get("type") != "json_schema" or not isinstance(schema, Mapping):
        if given is not None:
            own["format"] = dict(given) if isinstance(given, Mapping) else given
        return None
    if rest := rest_of(wanted, {"type", "schema"}):
        own["format"] = rest
    return {"type": "json_schema", "json_schema": schema}

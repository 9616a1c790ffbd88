"""Tools, tool choice and response format of a request, wire → canonical.

What the canonical model has no place for (custom tools, allowed_tools, structural tags …) goes into provider options
and comes back from there unchanged. A tool without description or parameters gets stand-ins, because the canonical
model needs both; its own options then say that they are left out on this wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_chat.names import DIALECT, PUBLISHED_NOTHING
from turnwire.codecs.own_options import OptionsCollector, rest_of
from turnwire.codecs.tool_definitions import SCHEMA_FORMAT, read_definition, read_schema_format, read_tool_list
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_chat import (
        RawFunctionDefinition,
        RawNamedFunction,
        RawResponseFormat,
        RawTool,
        RawToolChoiceObject,
    )

_PUBLISHED_TOOL_TYPES: Final = frozenset({"function", "custom"})
_PUBLISHED_CHOICES: Final = frozenset({"function", "custom", "allowed_tools"})


def read_tools(
    raw: object, names: ToolNames, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> list[dict[str, object]] | None:
    """The function tools; tools of other kinds go into `own`. None where no list was given."""
    tools, others = read_tool_list(
        raw,
        names,
        problems,
        lambda tool, at: _tool(tool, at, names, variant, problems),
        kinds=(None, "function"),
        inside="function",
    )
    for tool in others:
        name = DIALECT if tool["type"] in _PUBLISHED_TOOL_TYPES else variant.name
        own.add(name, "tools", tool)
    return tools


def _tool(
    raw: RawTool, at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    given = raw.get("function")
    if not isinstance(given, Mapping):
        problems.append(Problem(f"{at}/function", "required", "a function tool must have a function"))
        return None
    function: RawFunctionDefinition = given
    found = read_definition(function, f"{at}/function", names, problems)
    if found is None:
        return None
    tool, words = found
    parameters = function.get("parameters")
    if parameters is None:
        words["parameters"] = None
    elif "type" not in object_of(parameters):
        words["parameters"] = {"type": None}
    own = OptionsCollector(variant, PUBLISHED_NOTHING)
    if words:
        own.put_under(DIALECT, "function", words)
    own.take_nested("function", function, {"name", "description", "parameters", "strict"})
    own.take_rest(raw, {"type", "function"})
    return own.into(tool)


def read_tool_choice(
    raw: object, names: ToolNames, own: OptionsCollector, problems: list[Problem]
) -> str | dict[str, object] | None:
    """The canonical choice, or None after keeping another kind of choice in `own`."""
    if raw is None or raw in ("auto", "none", "required"):
        return None if raw is None else str(raw)
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "enum", "tool_choice must be auto, none, required or a named tool"))
        return None
    choice: RawToolChoiceObject = raw
    function: RawNamedFunction = object_of(choice.get("function"))
    if choice.keys() == {"type", "function"} and choice["type"] == "function" and function.keys() == {"name"}:
        name = text_of(function["name"])
        if name is not None:
            return {"type": "tool", "name": names.known(name)}
    own.put("tool_choice", dict(raw))
    return None


def read_response_format(
    raw: object, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> dict[str, object] | None:
    """The canonical format; fields and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        problems.append(Problem("/response_format", "type", "response_format must be an object with a type"))
        return None
    wanted: RawResponseFormat = raw
    kind = wanted.get("type")
    if kind in ("text", "json_object"):
        if rest := rest_of(wanted, {"type"}):
            own.put_under(variant.name, "response_format", rest)  # llama.cpp: a schema beside json_object
        return {"type": kind}
    if kind == "json_schema":
        found = _json_schema(wanted, own)
        if found is not None:
            return found
    own.put_under(DIALECT if kind == "json_schema" else variant.name, "response_format", dict(raw))
    return None


def _json_schema(raw: RawResponseFormat, own: OptionsCollector) -> dict[str, object] | None:
    spec = object_of(raw.get("json_schema"))
    found = read_schema_format(spec)
    if found is None:
        return None
    rest = rest_of(raw, {"type", "json_schema"})
    if inner := rest_of(spec, SCHEMA_FORMAT - {"type"}):
        rest["json_schema"] = inner
    if rest:
        own.put_under(DIALECT, "response_format", rest)
    return found

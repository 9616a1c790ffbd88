"""Tools, tool choice and response format of a request, wire → canonical.

What the canonical model has no place for (custom tools, allowed_tools, structural tags …) goes into provider options
and comes back from there unchanged. A tool without description or parameters gets stand-ins, because the canonical
model needs both; its own options then say that they are left out on this wire.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_chat.tables import DIALECT, PUBLISHED_NOTHING
from turnwire.codecs.own_options import OptionsCollector, rest_of
from turnwire.codecs.tool_definitions import SCHEMA_FORMAT, read_definition, read_schema_format, read_tool_list
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

_PUBLISHED_TOOL_TYPES: Final = frozenset({"function", "custom"})
_PUBLISHED_CHOICES: Final = frozenset({"function", "custom", "allowed_tools"})


def read_tools(
    raw: object, names: ToolNames, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> list[dict[str, Any]] | None:
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
        own.options.setdefault(name, {}).setdefault("tools", []).append(tool)
    return tools


def _tool(
    raw: Mapping[str, object], at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
) -> dict[str, Any] | None:
    function = raw.get("function")
    if not isinstance(function, Mapping):
        problems.append(Problem(f"{at}/function", "required", "a function tool must have a function"))
        return None
    found = read_definition(function, f"{at}/function", names, problems)
    if found is None:
        return None
    tool, words = found
    parameters = function.get("parameters")
    if parameters is None:
        words["parameters"] = None
    elif "type" not in parameters:
        words["parameters"] = {"type": None}
    own = OptionsCollector(variant, PUBLISHED_NOTHING)
    if words:
        own.put_under(DIALECT, "function", words)
    own.take_nested("function", function, {"name", "description", "parameters", "strict"})
    own.take_rest(raw, {"type", "function"})
    return own.into(tool)


def read_tool_choice(raw: object, names: ToolNames, own: OptionsCollector, problems: list[Problem]) -> Any:
    """The canonical choice, or None after keeping another kind of choice in `own`."""
    if raw is None or raw in ("auto", "none", "required"):
        return raw
    if not isinstance(raw, Mapping):
        problems.append(Problem("/tool_choice", "enum", "tool_choice must be auto, none, required or a named tool"))
        return None
    function = raw.get("function")
    if raw.keys() == {"type", "function"} and raw["type"] == "function" and isinstance(function, Mapping):
        name = function.get("name")
        if function.keys() == {"name"} and isinstance(name, str) and name:
            return {"type": "tool", "name": names.known(name)}
    own.put("tool_choice", dict(raw))
    return None


def read_response_format(raw: object, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]) -> Any:
    """The canonical format; fields and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        problems.append(Problem("/response_format", "type", "response_format must be an object with a type"))
        return None
    kind = raw.get("type")
    if kind in ("text", "json_object"):
        if rest := rest_of(raw, {"type"}):
            own.put_under(variant.name, "response_format", rest)  # llama.cpp: a schema beside json_object
        return {"type": kind}
    if kind == "json_schema":
        found = _json_schema(raw, own)
        if found is not None:
            return found
    own.put_under(DIALECT if kind == "json_schema" else variant.name, "response_format", dict(raw))
    return None


def _json_schema(raw: Mapping[str, object], own: OptionsCollector) -> dict[str, Any] | None:
    spec = raw.get("json_schema")
    if not isinstance(spec, Mapping):
        return None
    found = read_schema_format(spec)
    if found is None:
        return None
    rest = rest_of(raw, {"type", "json_schema"})
    if inner := rest_of(spec, SCHEMA_FORMAT - {"type"}):
        rest["json_schema"] = inner
    if rest:
        own.put_under(DIALECT, "response_format", rest)
    return found

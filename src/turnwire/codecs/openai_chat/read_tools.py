"""Tools, tool choice and response format of a request, wire → canonical.

What the canonical model has no place for (custom tools, allowed_tools, structural tags …) goes into provider options
and comes back from there unchanged. A tool without description or parameters gets stand-ins, because the canonical
model needs both; its own options then say that they are left out on this wire.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_chat.tables import DIALECT, PUBLISHED_NOTHING
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.tool_definitions import read_definition
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import Problem
from turnwire.core.tool_names import ToolNames

_PUBLISHED_TOOL_TYPES: Final = frozenset({"function", "custom"})
_PUBLISHED_CHOICES: Final = frozenset({"function", "custom", "allowed_tools"})
_FORMAT_NAME: Final = re.compile(r"[a-zA-Z0-9_-]{1,64}")


def read_tools(
    raw: Any, names: ToolNames, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]
) -> list[dict[str, Any]] | None:
    """The function tools; tools of other kinds go into `own`. None where no list was given."""
    if raw is None:
        return None
    if not isinstance(raw, (list, tuple)):
        problems.append(Problem("/tools", "type", "tools must be a list"))
        return None
    functions = [tool.get("function") for tool in raw if isinstance(tool, Mapping)]
    for function in functions:
        if isinstance(function, Mapping) and isinstance(function.get("name"), str):
            names.reserve(function["name"])
    tools: list[dict[str, Any]] = []
    others: dict[str, list[Any]] = {}
    for position, tool in enumerate(raw):
        at = f"/tools/{position}"
        kind = tool.get("type", "function") if isinstance(tool, Mapping) else None
        if not isinstance(kind, str):
            problems.append(Problem(at, "type", "a tool must be an object with a type"))
        elif kind == "function":
            read = _tool(tool, at, names, variant, problems)
            if read is not None:
                tools.append(read)
        else:
            name = DIALECT if kind in _PUBLISHED_TOOL_TYPES else variant.name
            others.setdefault(name, []).append(tool)
    for name, kept in others.items():
        own.put_under(name, "tools", kept)
    return tools


def _tool(
    raw: Mapping[str, Any], at: str, names: ToolNames, variant: ChatVariant, problems: list[Problem]
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


def read_tool_choice(raw: Any, names: ToolNames, own: OptionsCollector, problems: list[Problem]) -> Any:
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


def read_response_format(raw: Any, own: OptionsCollector, variant: ChatVariant, problems: list[Problem]) -> Any:
    """The canonical format; fields and formats of the server's own go into `own`."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        problems.append(Problem("/response_format", "type", "response_format must be an object with a type"))
        return None
    kind = raw.get("type")
    if kind in ("text", "json_object"):
        rest = {name: value for name, value in raw.items() if name != "type" and value is not None}
        if rest:
            own.put_under(variant.name, "response_format", rest)  # llama.cpp: a schema beside json_object
        return {"type": kind}
    if kind == "json_schema":
        found = _json_schema(raw, own)
        if found is not None:
            return found
    own.put_under(DIALECT if kind == "json_schema" else variant.name, "response_format", dict(raw))
    return None


def _json_schema(raw: Mapping[str, Any], own: OptionsCollector) -> dict[str, Any] | None:
    spec = raw.get("json_schema")
    if not isinstance(spec, Mapping) or not isinstance(spec.get("schema"), Mapping):
        return None
    name, description, strict = spec.get("name"), spec.get("description"), spec.get("strict")
    if not isinstance(name, str) or _FORMAT_NAME.fullmatch(name) is None:
        return None
    if not isinstance(description, str | None) or not isinstance(strict, bool | None):
        return None
    found = {"type": "json_schema", "json_schema": spec["schema"], "name": name}
    if description is not None:
        found["description"] = description
    if strict is not None:
        found["strict"] = strict
    rest = {key: value for key, value in raw.items() if key not in ("type", "json_schema") and value is not None}
    known = {"name", "description", "schema", "strict"}
    inner = {key: value for key, value in spec.items() if key not in known and value is not None}
    if inner:
        rest["json_schema"] = inner
    if rest:
        own.put_under(DIALECT, "response_format", rest)
    return found

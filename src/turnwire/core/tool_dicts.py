"""Tools as other clients write them: OpenAI's two forms, Anthropic's, MCP's, and the canonical one, as plain dicts.

A name that does not fit is changed and kept as `original_name`, see `tool_from_mcp`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.tool import ToolDefinition

from turnwire.core.errors import InvalidDataError, Problem
from turnwire.core.tools import tool_from_mcp, warn_undescribed

_SCHEMAS: Final = ("parameters", "input_schema", "inputSchema", "parametersJsonSchema")
"""The key of the arguments' schema: OpenAI and Gemini; Anthropic; MCP; Gemini."""
_ANTHROPIC: Final = "input_schema"
_FUNCTIONS: Final = ("function", "custom", None)
"""Words for a tool that the program runs itself; `custom` is Anthropic's."""
_READ: Final = frozenset((*_SCHEMAS, "type", "name", "description", "strict"))


def is_foreign(tool: Mapping[str, Any]) -> bool:
    """Return True for a dict that is a tool of another client, and not the JSON of a `ToolDefinition`."""
    return "type" in tool or isinstance(tool.get("function"), Mapping) or any(name in tool for name in _SCHEMAS[1:])


def tool_from_dict(data: Mapping[str, Any]) -> ToolDefinition:
    """Return the tool that a dict describes.

    Raises:
        InvalidDataError: it is not a tool, or one that only its vendor runs.
    """
    if not is_foreign(data):
        return ToolDefinition.from_dict(data)
    if data.get("type") not in _FUNCTIONS:
        text = "must be 'function'; tools that a vendor runs are given as `provider_options` of the request"
        raise InvalidDataError("not a valid tool", [Problem("/type", "const", text)])
    inner = data.get("function", data)
    if not isinstance(inner, Mapping):
        raise InvalidDataError("not a valid tool", [Problem("/function", "type", "must be an object")])
    name, said = inner.get("name"), inner.get("description")
    if not isinstance(name, str) or not name:
        raise InvalidDataError("not a valid tool", [Problem("/name", "required", "a tool needs a name")])
    schema: Any = next((inner[name] for name in _SCHEMAS if inner.get(name) is not None), {})
    rest = {name: value for name, value in inner.items() if name not in _READ}
    fields: dict[str, Any] = {"provider_options": {"anthropic": rest}} if rest and _ANTHROPIC in inner else rest
    found = tool_from_mcp(
        {**fields, "name": name, "description": said or name, "inputSchema": schema}, strict=inner.get("strict")
    )
    if not said:
        warn_undescribed(found.name)
    return found

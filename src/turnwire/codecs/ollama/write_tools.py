"""Canonical tool definitions into the wire's `tools`.

Schemas go out unchanged but for local references, which are written out because the server drops them. The server keeps
few keywords of a parameter (server and renderer types, api/types.go ToolProperty); what it hides is a loss. `strict` is
not sent: the server cannot hold arguments to a schema, and Turnwire checks every call before anything runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from turnwire_schema.v1.tool import ToolDefinition

from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.own_options import merge_own, plain
from turnwire.core.schema_refs import write_out

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import Tool, ToolParameters

# api/types.go, ToolFunctionParameters and ToolProperty; `properties` since 0.13.5, `required` since 0.20.0.
_ROOT_KEYWORDS: Final = frozenset({"type", "$defs", "items", "required", "properties"})
_PROPERTY_KEYWORDS: Final = frozenset({"anyOf", "type", "items", "description", "enum", "properties", "required"})
# Say nothing about which arguments are right, so nothing is lost with them. `additionalProperties: false` is what
# every strict tool has, and calls are checked against the schema before they run.
_SILENT_KEYWORDS: Final = frozenset(
    {"$schema", "$id", "$comment", "title", "examples", "deprecated", "readOnly", "writeOnly", "definitions", "$defs"}
    | {"additionalProperties", "description", "$ref"}
)
_SHOWN_AT_ROOT: Final = _ROOT_KEYWORDS | _SILENT_KEYWORDS
_SHOWN_IN_PROPERTY: Final = _PROPERTY_KEYWORDS | _SILENT_KEYWORDS


def encode_tools(tools: Sequence[ToolDefinition], names: tuple[str, ...], losses: OllamaLosses) -> list[Tool]:
    """The wire's `tools`."""
    return [_encode_tool(tool, f"/tools/{position}", names, losses) for position, tool in enumerate(tools)]


def _encode_tool(tool: ToolDefinition, at: str, names: tuple[str, ...], losses: OllamaLosses) -> Tool:
    written = write_out(plain(tool.parameters))
    if written.has_changed:
        losses.lose("schema_written_out", f"{at}/parameters", "the definitions are written where they are used")
    if written.has_rest:
        losses.lose("schema_ref", f"{at}/parameters", "sent as far as it can be written out")
    if hidden := _hidden_keywords(written.schema):
        done = "sent; the model does not see them, check the arguments of each call"
        losses.lose("schema_keywords", f"{at}/parameters", done, detail=", ".join(hidden))
    parameters = cast("ToolParameters", written.schema)  # any schema: its own words are the caller's
    wire: Tool = {
        "type": "function",
        "function": {
            "name": tool.name,
            "description": tool.description,
            "parameters": parameters,
        },
    }
    merge_own(wire, tool.provider_options, names)
    return wire


def _hidden_keywords(schema: Mapping[str, object]) -> list[str]:
    """Keywords of a tool's schema that say something and that the server does not show to the model, sorted."""
    hidden = schema.keys() - _SHOWN_AT_ROOT
    stack: list[object] = [schema.get("properties")]
    while stack:
        # What stands under `items` the server passes on as it is.
        properties = stack.pop()
        parts: list[object] = list(properties.values()) if isinstance(properties, dict) else []
        while parts:
            part = parts.pop()
            if not isinstance(part, dict):
                continue
            if not part.keys() <= _SHOWN_IN_PROPERTY:
                hidden |= part.keys() - _SHOWN_IN_PROPERTY
            if "properties" in part:
                stack.append(part["properties"])
            if isinstance(part.get("anyOf"), list):
                parts += part["anyOf"]
    return sorted(hidden)

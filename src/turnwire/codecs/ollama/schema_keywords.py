"""Keywords of a tool's schema that the server does not show to the model.

The server keeps few keywords of a parameter (server and renderer types, api/types.go ToolProperty); what it hides is
listed, so that a loss can name it.
"""

from __future__ import annotations

from typing import Any, Final

# api/types.go, ToolFunctionParameters and ToolProperty; `properties` since 0.13.5, `required` since 0.20.0.
ROOT_KEYWORDS: Final = frozenset({"type", "$defs", "items", "required", "properties"})
PROPERTY_KEYWORDS: Final = frozenset({"anyOf", "type", "items", "description", "enum", "properties", "required"})
# Say nothing about which arguments are right, so nothing is lost with them. `additionalProperties: false` is what
# every strict tool has, and calls are checked against the schema before they run.
SILENT_KEYWORDS: Final = frozenset(
    {"$schema", "$id", "$comment", "title", "examples", "deprecated", "readOnly", "writeOnly", "definitions", "$defs"}
    | {"additionalProperties", "description", "$ref"}
)
_SHOWN_AT_ROOT: Final = ROOT_KEYWORDS | SILENT_KEYWORDS
_SHOWN_IN_PROPERTY: Final = PROPERTY_KEYWORDS | SILENT_KEYWORDS


def hidden_keywords(schema: dict[str, Any]) -> list[str]:
    """Keywords of a tool's schema that say something and that the server does not show to the model, sorted."""
    hidden = schema.keys() - _SHOWN_AT_ROOT
    stack: list[Any] = [schema.get("properties")]
    while stack:
        # What stands under `items` the server passes on as it is.
        properties = stack.pop()
        parts = list(properties.values()) if isinstance(properties, dict) else []
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

"""Which definitions get a handwritten base class or type. Everything else follows from the schemas.

A row here is the only tie between a definition and handwritten Python; the code is in ``runtime/``.
"""

from __future__ import annotations

from collections.abc import Mapping

RUNTIME = "turnwire_schema._runtime"
LATE_DICTS = "turnwire_schema._late_dicts"
BEHAVIOUR = "turnwire_schema._behaviour"

# Definition -> its base class. Default: Model, or RawModel for objects that keep foreign keys in place.
BASES: Mapping[str, str] = {
    "SystemMessage": f"{BEHAVIOUR}.MessageModel",
    "UserMessage": f"{BEHAVIOUR}.MessageModel",
    "AssistantMessage": f"{BEHAVIOUR}.MessageModel",
    "ToolMessage": f"{BEHAVIOUR}.MessageModel",
    "ToolCall": f"{BEHAVIOUR}.ToolCallModel",
    "ToolDefinition": f"{BEHAVIOUR}.ToolDefinitionModel",
    "ToolResult": f"{BEHAVIOUR}.ToolResultModel",
    "UsageInfo": f"{BEHAVIOUR}.UsageModel",
    "ChatRequest": f"{BEHAVIOUR}.RequestModel",
    "ChatResponse": f"{BEHAVIOUR}.ResponseModel",
    "StreamingChunk": f"{BEHAVIOUR}.ChunkModel",
    "ProviderConfig": f"{BEHAVIOUR}.ConfigModel",
    "McpServerConfig": f"{BEHAVIOUR}.ConfigModel",
}

# Definitions that are any JSON: the type of the runtime that holds them, deeply read-only.
JSON_TYPES: Mapping[str, str] = {
    "JsonValue": "JsonValue",
    "JsonObject": "JsonObject",
    "Extras": "Extras",
    "Metadata": "Metadata",
}

# Documents that are read in one typed step where they are plain; the first holds the classes of all of them.
READ_FAST = ("ChatRequest",)

# What programs make many of: their classes, and those of what they hold, have constructors that are written out.
MADE_FAST = ("ChatRequest", "ToolResult")

# Objects that stay JSON objects in Python although some of their properties are checked: a JSON Schema is
# handed to validators, so it has to be a dict.
JSON_SHAPES = frozenset({"ParameterSchema"})

"""What becomes of every canonical field on this wire: mapped, a named loss, or never sent and why.

A test compares the ledger with the fields of the generated models, so a new field cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAPPED: Final = "mapped"
OWN: Final = "mapped: merged into the wire object under the dialect's or variant's name"
STORED: Final = "never sent: stored with the conversation"
KEPT: Final = "never sent to a server; put back into answers for clients"

_MESSAGE: Final = {
    "role": MAPPED,
    "content": MAPPED,
    "name": "ollama.message_name",
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": MAPPED,
    "url": "ollama.media_url",  # data: URLs are mapped
    "data": MAPPED,
    "path": "ollama.path_not_loaded",
    "file_id": "ollama.file_id",
    "media_type": "ollama.media_type",  # read off the bytes again
    "provider_options": "ollama.part_options",
    "extras": STORED,
}
_CALL: Final = {
    "id": MAPPED,
    "name": MAPPED,
    "part_index": "ollama.call_order",
    "id_origin": "mapped: a minted id is not sent to a server, an absent one is read as minted",
    "provider_options": OWN,
    "extras": KEPT,
}

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "ollama.tool_choice",  # auto is the wire's own way, none is ollama.tool_choice_none
        "parallel_tool_calls": "ollama.parallel_tool_calls",
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "ollama.include_usage",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        "model": MAPPED,
        "temperature": MAPPED,
        "top_p": MAPPED,
        "max_tokens": MAPPED,
        "stop_sequences": MAPPED,
        "seed": MAPPED,
        "timeout": "never sent: kept by the provider",
        "top_k": MAPPED,
        "min_p": MAPPED,
        "frequency_penalty": MAPPED,
        "presence_penalty": MAPPED,
        "repeat_penalty": MAPPED,
        "thinking": "ollama.thinking_level",  # true, false, low, medium, high and max are mapped, none is false
        "thinking_budget_tokens": "ollama.thinking_budget",
        "provider_options": OWN,
        "extras": STORED,
    },
    "TextFormat": {"type": "mapped: free text is the absence of a format", "extras": STORED},
    "JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": MAPPED,
        "name": "never sent: for servers that want a name, this one has no place for it",
        "description": "ollama.format_description",
        "strict": "ollama.format_strict",  # what is held to anyway is no loss
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": "ollama.include_usage", "extras": STORED},
    "SystemMessage": {**_MESSAGE, "variant": "ollama.developer_role"},
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": "ollama.prefill",
        "tool_calls": MAPPED,
        "invalid_tool_calls": "ollama.invalid_tool_call",
    },
    "ToolMessage": {**_MESSAGE, "name": MAPPED, "tool_call_id": MAPPED, "is_error": "ollama.is_error"},
    "TextPart": {
        "type": MAPPED,
        "text": "ollama.parts_joined",
        "provider_options": "ollama.part_options",
        "extras": STORED,
    },
    "ImagePart": {**_MEDIA, "detail": "ollama.image_detail"},
    "AudioPart": {**_MEDIA, "transcript": "ollama.audio_transcript"},
    "DocumentPart": {**_MEDIA, **dict.fromkeys(("type", "url", "data", "file_id", "media_type"), "ollama.document")}
    | {"text": "ollama.document", "name": "ollama.document"},
    "ThinkingPart": {
        "type": MAPPED,
        "text": MAPPED,
        "signature": "ollama.thinking_foreign",
        "redacted_data": "ollama.thinking_foreign",
        "provider_options": "ollama.part_options",
        "origin": "never sent: thoughts that are read get this dialect as their origin",
        "extras": STORED,
    },
    "RefusalPart": {
        "type": "ollama.refusal",
        "text": "ollama.refusal",
        "provider_options": "ollama.part_options",
        "extras": STORED,
    },
    "ForeignPart": dict.fromkeys(("type", "dialect", "data", "extras"), "ollama.foreign_part"),
    "UnknownPart": {"type": "ollama.unknown_part"},
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": "never sent: the server cannot hold arguments to a schema; calls are checked before they run",
        "original_name": "never sent: the model sees the canonical name",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ToolCall": {**_CALL, "arguments": MAPPED},
    "InvalidToolCall": {
        **_CALL,
        "arguments_text": "ollama.invalid_tool_call",
        "reason": "ollama.invalid_tool_call",
        "position": MAPPED,
        "detail": "ollama.invalid_tool_call",
    },
    "NamedToolChoice": dict.fromkeys(("type", "name", "extras"), "ollama.tool_choice"),
    "ToolCallDelta": {
        "index": "mapped: calls go out in this order",
        "id": MAPPED,
        "name": MAPPED,
        "arguments": "mapped: a call goes out when it is whole",
        "part_index": "ollama.call_order",
        "id_origin": "never sent to a client: it needs an id to answer to",
        "is_complete": MAPPED,
        "invalid": "ollama.invalid_tool_call",
        "provider_options": OWN,
        "extras": KEPT,
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "ollama.finish_reason",  # stop, length, tool_calls and other are mapped
        "raw_finish_reason": MAPPED,
        "model": "ollama.identity",  # made up where it is absent, and so is the time
        "id": "ollama.response_id",
        "created": "ollama.created",  # seconds and RFC 3339 are mapped
        "diagnostics": "never sent: Turnwire's own notes",
        "extras": KEPT,
    },
    "UsageInfo": {
        "prompt_tokens": MAPPED,
        "completion_tokens": MAPPED,
        "total_tokens": "never sent: derived",
        "cached_tokens": MAPPED,
        "cache_write_tokens": "ollama.usage_detail",
        "reasoning_tokens": "ollama.usage_detail",
        "time_to_first_token_ns": "never sent: measured by the client",
        "total_duration_ns": "never sent: measured by the client",
        "server_timings": MAPPED,
        "is_estimated": "ollama.usage_detail",
        "extras": "ollama.usage_detail",
    },
    "ServerTimings": {
        "queue_ns": "ollama.usage_detail",
        "load_ns": MAPPED,
        "prompt_ns": MAPPED,
        "completion_ns": MAPPED,
        "total_ns": MAPPED,
        "extras": "ollama.usage_detail",
    },
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "ollama.refusal",
        "signature": "ollama.thinking_foreign",
        "tool_call_deltas": MAPPED,
        "parts": MAPPED,
        "part_index": "ollama.parts_joined",
        "thinking_origin": STORED,
        "provider_options": "ollama.part_options",
        "is_complete": MAPPED,
        "finish_reason": "ollama.finish_reason",
        "raw_finish_reason": MAPPED,
        "usage": MAPPED,
        "model": "ollama.identity",
        "id": "ollama.response_id",
        "created": "ollama.created",
        "diagnostics": "never sent: Turnwire's own notes",
        "extras": KEPT,
    },
}

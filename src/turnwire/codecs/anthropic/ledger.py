"""What becomes of every canonical field on this wire: mapped, a named loss, or never sent and why.

A field whose entry is a loss id is said where version and model can say it, and reported where they cannot. A test
compares the ledger with the fields of the generated models, so a new field cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAPPED: Final = "mapped"
OWN: Final = "mapped: merged into the wire object under the dialect's or variant's name"
STORED: Final = "never sent: stored with the conversation"
KEPT: Final = "never sent to a server; put back into answers for clients"
READ: Final = "read only: what a server said about its answer"
CLIENT: Final = "never sent: the client's own"

_MESSAGE: Final = {
    "role": MAPPED,
    "content": "anthropic.empty_text",
    "name": "anthropic.message_name",
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": "anthropic.assistant_media",
    "url": MAPPED,
    "path": "anthropic.path_not_loaded",
    "file_id": MAPPED,
    "provider_options": OWN,
    "extras": STORED,
}
_CALL: Final = {
    "id": "anthropic.call_id",  # ids in the wire's own form are mapped
    "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
    "part_index": "mapped: calls stand among the blocks",
    "provider_options": OWN,
    "extras": "anthropic.answer_part",  # in answers; stored with the history
}

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": "anthropic.result_order",
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "anthropic.tool_choice",
        "parallel_tool_calls": "anthropic.parallel_tool_calls",
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "mapped: usage always comes with a stream",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        "model": MAPPED,
        "temperature": "anthropic.temperature_range",
        "top_p": "anthropic.sampling",
        "max_tokens": "anthropic.max_tokens",  # made up where it is absent, because the wire needs one
        "stop_sequences": "anthropic.blank_stop",
        "seed": "anthropic.sampling",
        "timeout": "never sent: kept by the provider",
        "top_k": "anthropic.sampling",
        "min_p": "anthropic.sampling",
        "frequency_penalty": "anthropic.sampling",
        "presence_penalty": "anthropic.sampling",
        "repeat_penalty": "anthropic.sampling",
        "thinking": "anthropic.thinking_level",
        "thinking_budget_tokens": "anthropic.thinking_budget",
        "provider_options": OWN,
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": "mapped: usage always comes with a stream", "extras": STORED},
    "TextFormat": {"type": "mapped: nothing is said, which means text", "extras": STORED},
    "JsonObjectFormat": {"type": "anthropic.json_object", "extras": STORED},
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": "anthropic.schema_keyword",
        "name": "anthropic.format_detail",
        "description": "anthropic.format_detail",
        "strict": "anthropic.format_detail",
        "extras": STORED,
    },
    "SystemMessage": {**_MESSAGE, "role": "anthropic.system_place", "variant": "anthropic.developer_role"},
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": "anthropic.prefill",
        "tool_calls": MAPPED,
        "invalid_tool_calls": "anthropic.invalid_tool_call",
        "extras": "anthropic.answer_part",  # in answers; stored with the history
    },
    "ToolMessage": {**_MESSAGE, "tool_call_id": MAPPED, "is_error": MAPPED},
    "TextPart": {"type": MAPPED, "text": "anthropic.empty_text", "provider_options": OWN, "extras": STORED},
    "ImagePart": {
        **_MEDIA,
        "data": "anthropic.image_source",
        "media_type": "anthropic.media_type",
        "detail": "anthropic.image_detail",
    },
    "AudioPart": dict.fromkeys(
        ("type", "url", "data", "path", "file_id", "media_type", "transcript", "provider_options", "extras"),
        "anthropic.audio",
    ),
    "DocumentPart": {
        **_MEDIA,
        "data": "anthropic.document_source",
        "text": "anthropic.document_type",
        "media_type": "anthropic.media_type",
        "name": MAPPED,
    },
    "ThinkingPart": {
        "type": MAPPED,
        "text": "anthropic.thinking_foreign",
        "signature": "anthropic.thinking_foreign",
        "redacted_data": "anthropic.thinking_redacted",
        "origin": "mapped: only thoughts of this dialect are sent",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": MAPPED,
        "field": "never sent: thoughts have one place here",
        "model": STORED,
        "extras": STORED,
    },
    "RefusalPart": {
        "type": "anthropic.refusal",
        "text": MAPPED,
        "provider_options": "never sent: a refusal is an ordinary text here",
        "extras": STORED,
    },
    "ForeignPart": {"type": MAPPED, "dialect": "anthropic.foreign_part", "data": MAPPED, "extras": STORED},
    "UnknownPart": {"type": "anthropic.unknown_part"},
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": "anthropic.schema_keyword",
        "strict": "anthropic.strict",
        "original_name": "never sent to a server; clients get their own names back in calls",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {"type": MAPPED, "name": MAPPED, "extras": STORED},
    "ToolCall": {**_CALL, "name": MAPPED, "arguments": MAPPED},
    "InvalidToolCall": {
        **_CALL,
        "name": "anthropic.unnamed_tool_call",
        "arguments_text": "anthropic.invalid_tool_call",
        "reason": "anthropic.invalid_call_mark",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "anthropic.finish_reason",
        "raw_finish_reason": "mapped: where it is a word of this wire with the same meaning",
        "model": "anthropic.identity",
        "id": "anthropic.identity",
        "created": "anthropic.created",
        "diagnostics": CLIENT,
        "extras": "anthropic.answer_detail",
    },
    "UsageInfo": {
        "prompt_tokens": "anthropic.usage_unknown",
        "completion_tokens": "anthropic.usage_unknown",
        "total_tokens": "never sent: the sum of what is",
        "cached_tokens": MAPPED,
        "cache_write_tokens": MAPPED,
        "reasoning_tokens": MAPPED,
        "time_to_first_token_ns": CLIENT,
        "total_duration_ns": CLIENT,
        "server_timings": "anthropic.usage_detail",
        "is_estimated": "anthropic.usage_detail",
        "extras": "anthropic.usage_detail",
    },
    "ServerTimings": dict.fromkeys(
        ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras"), "anthropic.usage_detail"
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "anthropic.refusal",
        "signature": "anthropic.thinking_foreign",
        "tool_call_deltas": "anthropic.late_arguments",
        "parts": "anthropic.answer_part",
        "part_index": "anthropic.part_order",
        "thinking_origin": "mapped: a signature of this dialect is told, others are not",
        "is_complete": MAPPED,
        "finish_reason": "anthropic.finish_reason",
        "raw_finish_reason": MAPPED,
        "usage": MAPPED,
        "model": MAPPED,
        "id": MAPPED,
        "created": "anthropic.created",
        "diagnostics": CLIENT,
        "provider_options": "anthropic.part_order",
        "extras": "anthropic.answer_detail",
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": MAPPED,
        "id_origin": READ,
        "is_complete": "mapped: the block may close",
        "part_index": "mapped: blocks stand in the order of arrival",
        "invalid": "anthropic.invalid_call_mark",
        "provider_options": OWN,
        "extras": "anthropic.answer_part",
    },
}
"""What becomes of each field, by class and field; an entry is a loss id of `LOSSES` or one of the words above."""

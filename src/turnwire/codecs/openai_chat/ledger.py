"""What becomes of every canonical field on this wire: mapped, a named loss, or never sent and why.

A field whose entry is a loss id is said where the variant can say it, and reported where it cannot. A test compares the
ledger with the fields of the generated models, so a new field cannot be forgotten.
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
    "content": MAPPED,
    "name": "openai-chat.message_name",
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": MAPPED,
    "data": MAPPED,
    "path": "openai-chat.path_not_loaded",
    "media_type": "openai-chat.media_type",
    "provider_options": OWN,
    "extras": STORED,
}
_CALL: Final = {
    "id": MAPPED,
    "name": MAPPED,
    "part_index": "openai-chat.call_order",
    "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
    "provider_options": OWN,
    "extras": KEPT,
}

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": "openai-chat.system_messages",
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "openai-chat.tool_choice",
        "parallel_tool_calls": "openai-chat.parallel_tool_calls",
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "mapped: with a stream; without one nothing is streamed",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        "model": MAPPED,
        "temperature": MAPPED,
        "top_p": MAPPED,
        "max_tokens": MAPPED,
        "stop_sequences": "openai-chat.stop_limit",
        "seed": MAPPED,
        "timeout": "never sent: kept by the provider",
        "top_k": "openai-chat.sampling",
        "min_p": "openai-chat.sampling",
        "frequency_penalty": "openai-chat.sampling",
        "presence_penalty": "openai-chat.sampling",
        "repeat_penalty": "openai-chat.sampling",
        "thinking": "openai-chat.thinking_level",
        "thinking_budget_tokens": "openai-chat.thinking_budget",
        "provider_options": OWN,
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": MAPPED, "extras": STORED},
    "TextFormat": {"type": MAPPED, "extras": STORED},
    "JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": MAPPED,
        "name": "mapped: `output` where there is none",
        "description": MAPPED,
        "strict": MAPPED,
        "extras": STORED,
    },
    "SystemMessage": {**_MESSAGE, "role": "openai-chat.system_place", "variant": "openai-chat.developer_role"},
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": "openai-chat.prefill",
        "tool_calls": MAPPED,
        "invalid_tool_calls": "openai-chat.invalid_tool_call",
    },
    "ToolMessage": {**_MESSAGE, "tool_call_id": MAPPED, "is_error": "openai-chat.is_error"},
    "TextPart": {"type": MAPPED, "text": MAPPED, "provider_options": OWN, "extras": STORED},
    "ImagePart": {**_MEDIA, "url": MAPPED, "file_id": "openai-chat.image_source", "detail": MAPPED},
    "AudioPart": {
        **_MEDIA,
        "url": "openai-chat.audio_source",
        "file_id": "openai-chat.audio_source",
        "transcript": "openai-chat.audio_transcript",
    },
    "DocumentPart": {
        **_MEDIA,
        "url": "openai-chat.document_source",
        "file_id": MAPPED,
        "text": "openai-chat.document_text",
        "name": MAPPED,
    },
    "ThinkingPart": {
        "type": MAPPED,
        "text": "openai-chat.thinking_foreign",
        "signature": "openai-chat.thinking_foreign",
        "redacted_data": "openai-chat.thinking_foreign",
        "origin": "mapped: names the field in which the thoughts are sent back",
        "provider_options": "openai-chat.part_options",
        "extras": STORED,
    },
    "Origin": {"dialect": MAPPED, "field": MAPPED, "model": STORED, "extras": STORED},
    "RefusalPart": {
        "type": MAPPED,
        "text": "openai-chat.refusal",
        "provider_options": "openai-chat.part_options",  # in answers; merged into the part of a request
        "extras": STORED,
    },
    "ForeignPart": {"type": MAPPED, "dialect": "openai-chat.foreign_part", "data": MAPPED, "extras": STORED},
    "UnknownPart": {"type": "openai-chat.unknown_part"},
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": MAPPED,
        "original_name": "never sent: for the way back to where the tool came from",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {"type": MAPPED, "name": "openai-chat.named_tool_choice", "extras": STORED},
    "ToolCall": {**_CALL, "arguments": MAPPED},
    "InvalidToolCall": {
        **_CALL,
        "arguments_text": MAPPED,
        "reason": "openai-chat.invalid_call_mark",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "openai-chat.finish_reason",
        "raw_finish_reason": "mapped: where it is a word of this wire with the same meaning",
        "model": "openai-chat.identity",
        "id": "openai-chat.identity",
        "created": "openai-chat.created",
        "diagnostics": CLIENT,
        "extras": KEPT,
    },
    "UsageInfo": {
        "prompt_tokens": "openai-chat.usage_unknown",
        "completion_tokens": "openai-chat.usage_unknown",
        "total_tokens": MAPPED,
        "cached_tokens": MAPPED,
        "cache_write_tokens": MAPPED,
        "reasoning_tokens": MAPPED,
        "time_to_first_token_ns": CLIENT,
        "total_duration_ns": CLIENT,
        "server_timings": "openai-chat.usage_detail",
        "is_estimated": "openai-chat.usage_detail",
        "extras": KEPT,
    },
    "ServerTimings": dict.fromkeys(
        ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras"), "openai-chat.usage_detail"
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": MAPPED,
        "signature": "openai-chat.thinking_foreign",
        "tool_call_deltas": MAPPED,
        "parts": "openai-chat.answer_part",
        "part_index": "openai-chat.texts_joined",
        "thinking_origin": "mapped: names the field of the thoughts",
        "provider_options": "openai-chat.part_options",
        "is_complete": MAPPED,
        "finish_reason": "openai-chat.finish_reason",
        "raw_finish_reason": MAPPED,
        "usage": MAPPED,
        "model": "openai-chat.identity",
        "id": "openai-chat.identity",
        "created": "openai-chat.created",
        "diagnostics": CLIENT,
        "extras": KEPT,
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": MAPPED,
        "part_index": "openai-chat.call_order",
        "id_origin": READ,
        "is_complete": READ,
        "invalid": "openai-chat.invalid_call_mark",
        "provider_options": OWN,
        "extras": KEPT,
    },
}
"""What becomes of each field, by class and field; an entry is a loss id of `LOSSES` or one of the words above."""

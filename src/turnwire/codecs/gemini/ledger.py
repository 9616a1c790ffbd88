"""What becomes of every canonical field on this wire: mapped, a named loss, or never sent and why.

A field whose entry is a loss id is said where the wire or the model can say it, and reported where it cannot. A test
compares the ledger with the fields of the generated models, so a new field cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAPPED: Final = "mapped"
OWN: Final = "mapped: merged into the wire object under the dialect's name"
STORED: Final = "never sent: stored with the conversation"
CLIENT: Final = "never sent: the client's own"

_MESSAGE: Final = {
    "role": MAPPED,
    "content": MAPPED,
    "name": "gemini.message_name",
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": "gemini.file_type",  # told by the media type, or by the end of an address
    "url": MAPPED,
    "data": MAPPED,
    "path": "gemini.path_not_loaded",
    "file_id": MAPPED,
    "media_type": MAPPED,
    "provider_options": OWN,
    "extras": STORED,
}
_CALL: Final = {
    "id": MAPPED,
    "name": MAPPED,
    "part_index": MAPPED,
    "id_origin": "mapped: a minted id is not sent, an absent one is read as minted",
    "provider_options": OWN,
    "extras": STORED,
}

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "gemini.tool_choice_without_tools",
        "parallel_tool_calls": "gemini.parallel_tool_calls",  # true is the wire's own way
        "response_format": MAPPED,
        "stream": "never sent: the method in the URL says it",
        "stream_options": "gemini.include_usage",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        "model": "never sent: the URL says it",
        "temperature": MAPPED,
        "top_p": MAPPED,
        "max_tokens": MAPPED,
        "stop_sequences": "gemini.stop_limit",
        "seed": "gemini.seed",
        "timeout": "never sent: kept by the provider",
        "top_k": MAPPED,
        "min_p": "gemini.sampling",
        "frequency_penalty": MAPPED,
        "presence_penalty": MAPPED,
        "repeat_penalty": "gemini.sampling",
        "thinking": "gemini.thinking_level",  # also thinking_off and thinking_unsupported
        "thinking_budget_tokens": "gemini.thinking_budget",
        "provider_options": OWN,
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": "gemini.include_usage", "extras": STORED},
    "TextFormat": {"type": MAPPED, "extras": STORED},
    "JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": MAPPED,
        "name": "never sent: for servers that want a name, this one has no place for it",
        "description": "gemini.format_words",
        "strict": "never sent: the server always holds the answer to the schema",
        "extras": STORED,
    },
    "SystemMessage": {**_MESSAGE, "provider_options": "gemini.system_parts", "variant": "gemini.developer_role"},
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": "gemini.prefill",
        "tool_calls": MAPPED,
        "invalid_tool_calls": "gemini.invalid_tool_call",
    },
    "ToolMessage": {**_MESSAGE, "name": MAPPED, "tool_call_id": MAPPED, "is_error": MAPPED},
    "TextPart": {"type": MAPPED, "text": MAPPED, "provider_options": OWN, "extras": STORED},
    "ImagePart": {**_MEDIA, "detail": "gemini.image_detail"},
    "AudioPart": {**_MEDIA, "transcript": "gemini.audio_transcript"},
    "DocumentPart": {**_MEDIA, "text": "gemini.document_text", "name": "gemini.document_name"},
    "ThinkingPart": {
        "type": MAPPED,
        "text": "gemini.thinking_foreign",
        "signature": "gemini.thinking_foreign",
        "redacted_data": "gemini.thinking_foreign",
        "origin": "mapped: thoughts are sent back to this dialect alone",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {"dialect": MAPPED, "field": STORED, "model": STORED, "extras": STORED},
    "RefusalPart": {"type": MAPPED, "text": "gemini.refusal", "provider_options": OWN, "extras": STORED},
    "ForeignPart": {"type": MAPPED, "dialect": "gemini.foreign_part", "data": MAPPED, "extras": STORED},
    "UnknownPart": {"type": "gemini.unknown_part"},
    "ToolDefinition": {
        "name": "mapped: with an underscore before a digit at its beginning",
        "description": MAPPED,
        "parameters": "gemini.schema",
        "strict": "never sent: a single tool cannot be held to its schema; calls are checked before they run",
        "original_name": "never sent to a server; a client's calls carry it",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {"type": MAPPED, "name": MAPPED, "extras": STORED},
    "ToolCall": {**_CALL, "arguments": MAPPED},
    "InvalidToolCall": {
        **_CALL,
        "arguments_text": "gemini.invalid_tool_call",
        "reason": "gemini.invalid_call_mark",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "gemini.finish_reason",
        "raw_finish_reason": "mapped: where it is a word of this wire with the same meaning",
        "model": MAPPED,
        "id": MAPPED,
        "created": "gemini.created",
        "diagnostics": CLIENT,
        "extras": "gemini.answer_part",
    },
    "UsageInfo": {
        "prompt_tokens": "gemini.usage_unknown",
        "completion_tokens": "gemini.usage_unknown",
        "total_tokens": MAPPED,
        "cached_tokens": MAPPED,
        "cache_write_tokens": "gemini.usage_detail",
        "reasoning_tokens": MAPPED,
        "time_to_first_token_ns": CLIENT,
        "total_duration_ns": CLIENT,
        "server_timings": "gemini.usage_detail",
        "is_estimated": "gemini.usage_detail",
        "extras": "gemini.usage_detail",
    },
    "ServerTimings": dict.fromkeys(
        ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras"), "gemini.usage_detail"
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "gemini.refusal",
        "signature": "gemini.thinking_foreign",
        "tool_call_deltas": "gemini.call_order",
        "parts": MAPPED,
        "part_index": "gemini.part_order",
        "thinking_origin": "mapped: says whose signature it is",
        "provider_options": "gemini.part_pieces",
        "is_complete": MAPPED,
        "finish_reason": "gemini.finish_reason",
        "raw_finish_reason": MAPPED,
        "usage": MAPPED,
        "model": MAPPED,
        "id": MAPPED,
        "created": "gemini.created",
        "diagnostics": CLIENT,
        "extras": "gemini.answer_part",
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": "mapped: sent when they are whole",
        "part_index": "gemini.part_order",
        "id_origin": "mapped: a minted id is not sent",
        "is_complete": "mapped: a whole call is sent at once",
        "invalid": "gemini.invalid_tool_call",
        "provider_options": OWN,
        "extras": STORED,
    },
}
"""What becomes of each field, by class and field; an entry is a loss id of `LOSSES` or one of the words above."""

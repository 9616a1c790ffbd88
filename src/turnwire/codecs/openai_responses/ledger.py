"""What becomes of every canonical field on this wire: mapped, a named loss, or never sent and why.

A field whose entry is a loss id is said where the wire can say it, and reported where it cannot. A test compares the
ledger with the fields of the generated models, so a new field cannot be forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAPPED: Final = "mapped"
OWN: Final = "mapped: merged into the wire object under the dialect's name"
STORED: Final = "never sent: stored with the conversation"
KEPT: Final = "never sent to a server; put back into answers for clients"
READ: Final = "read only: what a server said about its answer"
CLIENT: Final = "never sent: the client's own"

_MESSAGE: Final = {
    "role": MAPPED,
    "content": MAPPED,
    "name": "openai-responses.message_name",
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": MAPPED,
    "data": MAPPED,
    "url": MAPPED,
    "file_id": MAPPED,
    "path": "openai-responses.path_not_loaded",
    "media_type": "openai-responses.media_type",
    "provider_options": OWN,
    "extras": STORED,
}
_SOUND: Final = "openai-responses.audio"
_CALL: Final = {
    "id": "openai-responses.call_id",
    "name": "openai-responses.tool_call_name",
    "part_index": "mapped: items stand in the order in which they were made",
    "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
    "provider_options": OWN,
    "extras": "openai-responses.answer_part",  # in answers; stored with the history
}
_SAMPLING: Final = "openai-responses.sampling"

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "openai-responses.tool_choice_without_tools",
        "parallel_tool_calls": "openai-responses.tool_choice_without_tools",
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "never sent: a stream always ends with the usage",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        "model": MAPPED,
        "temperature": MAPPED,
        "top_p": MAPPED,
        "max_tokens": "openai-responses.max_tokens",
        "stop_sequences": "openai-responses.stop_sequences",
        "seed": _SAMPLING,
        "timeout": "never sent: kept by the provider",
        "top_k": _SAMPLING,
        "min_p": _SAMPLING,
        "frequency_penalty": _SAMPLING,
        "presence_penalty": _SAMPLING,
        "repeat_penalty": _SAMPLING,
        "thinking": "openai-responses.thinking_switch",
        "thinking_budget_tokens": "openai-responses.thinking_budget",
        "provider_options": OWN,
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": "never sent: a stream always ends with the usage", "extras": STORED},
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
    "SystemMessage": {**_MESSAGE, "variant": MAPPED},
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": "openai-responses.prefill",
        "tool_calls": MAPPED,
        "invalid_tool_calls": "openai-responses.invalid_call_mark",
        "extras": "openai-responses.answer_part",  # in answers; stored with the history
    },
    "ToolMessage": {
        **_MESSAGE,
        "name": "mapped: where it is not the name of the tool that was called",
        "tool_call_id": MAPPED,
        "is_error": "openai-responses.is_error",
    },
    "TextPart": {"type": MAPPED, "text": MAPPED, "provider_options": OWN, "extras": STORED},
    "ImagePart": {**_MEDIA, "detail": MAPPED},
    "AudioPart": {
        **dict.fromkeys(("type", "data", "url", "file_id", "path", "media_type", "transcript"), _SOUND),
        "provider_options": OWN,
        "extras": STORED,
    },
    "DocumentPart": {**_MEDIA, "text": "openai-responses.document_text", "name": MAPPED},
    "ThinkingPart": {
        "type": MAPPED,
        "text": "openai-responses.thinking_foreign",
        "signature": "openai-responses.thinking_foreign",
        "redacted_data": "openai-responses.thinking_redacted",
        "origin": "mapped: names the list in which the thoughts stand",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {"dialect": MAPPED, "field": MAPPED, "model": STORED, "extras": STORED},
    "RefusalPart": {"type": MAPPED, "text": MAPPED, "provider_options": OWN, "extras": STORED},
    "ForeignPart": {"type": MAPPED, "dialect": "openai-responses.foreign_part", "data": MAPPED, "extras": STORED},
    "UnknownPart": {"type": "openai-responses.unknown_part"},
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": "mapped: false where nothing is said, for the wire takes its absence for true",
        "original_name": "never sent to a server; clients get their own name back",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {"type": MAPPED, "name": MAPPED, "extras": STORED},
    "ToolCall": {**_CALL, "arguments": MAPPED},
    "InvalidToolCall": {
        **_CALL,
        "name": "openai-responses.unnamed_tool_call",
        "arguments_text": MAPPED,
        "reason": "openai-responses.invalid_call_mark",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "openai-responses.finish_reason",
        "raw_finish_reason": "mapped: where it is a status of this wire with the same meaning",
        "model": "openai-responses.identity",
        "id": "openai-responses.identity",
        "created": "openai-responses.created",
        "diagnostics": CLIENT,
        "extras": "openai-responses.answer_detail",
    },
    "UsageInfo": {
        "prompt_tokens": "openai-responses.usage_unknown",
        "completion_tokens": "openai-responses.usage_unknown",
        "total_tokens": MAPPED,
        "cached_tokens": "openai-responses.usage_zero",
        "cache_write_tokens": "openai-responses.usage_zero",
        "reasoning_tokens": "openai-responses.usage_zero",
        "time_to_first_token_ns": CLIENT,
        "total_duration_ns": CLIENT,
        "server_timings": "openai-responses.usage_detail",
        "is_estimated": "openai-responses.usage_detail",
        "extras": KEPT,
    },
    "ServerTimings": dict.fromkeys(
        ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras"), "openai-responses.usage_detail"
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": "openai-responses.late_thinking",
        "refusal": MAPPED,
        "signature": "openai-responses.thinking_foreign",
        "tool_call_deltas": MAPPED,
        "parts": "openai-responses.answer_part",
        "part_index": "mapped: which part of which item a piece extends",
        "thinking_origin": "mapped: names the list in which the thoughts stand",
        "provider_options": OWN,
        "is_complete": MAPPED,
        "finish_reason": "openai-responses.finish_reason",
        "raw_finish_reason": MAPPED,
        "usage": MAPPED,
        "model": "openai-responses.identity",
        "id": "openai-responses.identity",
        "created": "openai-responses.created",
        "diagnostics": CLIENT,
        "extras": "openai-responses.answer_detail",
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": MAPPED,
        "part_index": "never sent: calls stand in the order in which they began",
        "id_origin": READ,
        "is_complete": MAPPED,
        "invalid": "openai-responses.rejected_call",
        "provider_options": OWN,
        "extras": "openai-responses.answer_part",
    },
}
"""What becomes of each field, by class and field; an entry is a loss id of `LOSSES` or one of the words above."""

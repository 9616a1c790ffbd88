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
CLIENT: Final = "never sent: the client's own"


def _loss(name: str) -> str:
    return f"gemini-interactions.{name}"


_MESSAGE: Final = {
    "role": MAPPED,
    "content": MAPPED,
    "name": _loss("message_name"),
    "id": STORED,
    "metadata": STORED,
    "provider_options": OWN,
    "extras": STORED,
}
_MEDIA: Final = {
    "type": MAPPED,
    "url": MAPPED,
    "data": MAPPED,
    "path": _loss("path_not_loaded"),
    "file_id": "mapped: as uri",
    "media_type": MAPPED,
    "provider_options": OWN,
    "extras": STORED,
}
_CALL: Final = {
    "id": MAPPED,
    "name": MAPPED,
    "part_index": MAPPED,
    "id_origin": "never sent: a minted id is an id like any other",
    "provider_options": OWN,
    "extras": STORED,
}

COVERED: Final[Mapping[str, Mapping[str, str]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": _loss("tool_choice_without_tools"),
        "parallel_tool_calls": _loss("parallel_tool_calls"),
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": _loss("include_usage"),
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": {
        **dict.fromkeys(("model", "temperature", "top_p", "max_tokens", "stop_sequences", "seed"), MAPPED),
        "timeout": "never sent: kept by the provider",
        **dict.fromkeys(
            ("top_k", "min_p", "frequency_penalty", "presence_penalty", "repeat_penalty"), _loss("sampling")
        ),
        "thinking": _loss("thinking_level"),
        "thinking_budget_tokens": _loss("thinking_budget"),
        "provider_options": OWN,
        "extras": STORED,
    },
    "StreamOptions": {"include_usage": _loss("include_usage"), "extras": STORED},
    "TextFormat": {"type": MAPPED, "extras": STORED},
    "JsonObjectFormat": {"type": MAPPED, "extras": STORED},
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": MAPPED,
        **dict.fromkeys(("name", "description", "strict"), _loss("format_words")),
        "extras": STORED,
    },
    "SystemMessage": {
        **_MESSAGE,
        "content": _loss("system_joined"),
        "variant": _loss("developer_role"),
        "provider_options": _loss("message_options"),
    },
    "UserMessage": _MESSAGE,
    "AssistantMessage": {
        **_MESSAGE,
        "content": _loss("prefill"),
        "tool_calls": MAPPED,
        "invalid_tool_calls": _loss("invalid_tool_call"),
        "provider_options": _loss("message_options"),
    },
    "ToolMessage": {
        **_MESSAGE,
        "content": _loss("result_media"),
        "name": MAPPED,
        "tool_call_id": MAPPED,
        "is_error": MAPPED,
    },
    "TextPart": {"type": MAPPED, "text": MAPPED, "provider_options": OWN, "extras": STORED},
    "ImagePart": {**_MEDIA, "detail": _loss("image_detail")},
    "AudioPart": {**_MEDIA, "transcript": _loss("audio_transcript")},
    "DocumentPart": {**_MEDIA, "text": _loss("document_text"), "name": _loss("document_name")},
    "ThinkingPart": {
        "type": MAPPED,
        **dict.fromkeys(("text", "signature", "redacted_data"), _loss("thinking_foreign")),
        "origin": "mapped: decides whether the thoughts are sent",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {"dialect": MAPPED, "field": STORED, "model": STORED, "extras": STORED},
    "RefusalPart": {"type": MAPPED, "text": _loss("refusal"), "provider_options": OWN, "extras": STORED},
    "ForeignPart": {
        "type": MAPPED,
        "dialect": _loss("foreign_part"),
        "data": MAPPED,
        "extras": "mapped: tells a content from a step",
    },
    "UnknownPart": {"type": _loss("unknown_part")},
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": "never sent: the service holds arguments to the schema only in the mode validated",
        "original_name": "never sent: for the way back to where the tool came from",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {"type": MAPPED, "name": MAPPED, "extras": STORED},
    "ToolCall": {**_CALL, "arguments": _loss("bare_call")},
    "InvalidToolCall": {
        **_CALL,
        **dict.fromkeys(("arguments_text", "reason", "detail"), _loss("invalid_tool_call")),
        "position": "mapped: calls stand in the order in which they were made",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": _loss("finish_reason"),
        "raw_finish_reason": "mapped: where it is a status with the same meaning",
        "model": MAPPED,
        "id": MAPPED,
        "created": _loss("created"),
        "diagnostics": CLIENT,
        "extras": _loss("answer_field"),
    },
    "UsageInfo": {
        **dict.fromkeys(
            ("prompt_tokens", "completion_tokens", "total_tokens", "cached_tokens", "reasoning_tokens"), MAPPED
        ),
        **dict.fromkeys(("cache_write_tokens", "server_timings", "is_estimated"), _loss("usage_detail")),
        "time_to_first_token_ns": CLIENT,
        "total_duration_ns": CLIENT,
        "extras": _loss("usage_detail"),
    },
    "ServerTimings": dict.fromkeys(
        ("queue_ns", "load_ns", "prompt_ns", "completion_ns", "total_ns", "extras"), _loss("usage_detail")
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": _loss("refusal"),
        "signature": _loss("thinking_foreign"),
        "tool_call_deltas": MAPPED,
        "parts": MAPPED,
        "part_index": _loss("part_order"),
        "thinking_origin": "mapped: decides whether a signature is sent",
        "provider_options": _loss("answer_field"),
        **dict.fromkeys(("is_complete", "raw_finish_reason", "usage", "model", "id"), MAPPED),
        "finish_reason": _loss("finish_reason"),
        "created": _loss("created"),
        "diagnostics": CLIENT,
        "extras": _loss("answer_field"),
    },
    "ToolCallDelta": {
        **dict.fromkeys(("index", "id", "name", "arguments"), MAPPED),
        "part_index": _loss("part_order"),
        "id_origin": "never sent: a client needs an id to answer to",
        "is_complete": "mapped: the step ends",
        "invalid": _loss("invalid_tool_call"),
        "provider_options": OWN,
        "extras": STORED,
    },
}
"""What becomes of each field, by class and field; an entry is a loss id of `LOSSES` or one of the words above."""

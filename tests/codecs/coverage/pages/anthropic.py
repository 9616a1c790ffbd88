"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, MAPPED, OWN, OWN_OR_VARIANT, STORED, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.anthropic.fields import PARAMETERS, USAGE

_PART: Final = Ways(STORED, "answer_part")
_WITHOUT_TOOLS: Final = ("unsaid: nothing can be called without tools", "tool_choice_without_tools")
_AMONG: Final = (AFTER, "mapped: calls stand among the blocks")
_ADDRESS: Final = "unsaid: an address is that of a PDF, and a text is plain"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "anthropic",
    {
        "ModelParameters": parameters_covered(
            "anthropic",
            [PARAMETERS],
            temperature=("temperature_range", "sampling"),
            top_p=("sampling", "unsaid: 1 is what a server does that takes no other"),
            max_tokens="max_tokens",
            stop_sequences="blank_stop",
            top_k="sampling",
            thinking=("thinking_level", "thinking_switch"),
            thinking_budget_tokens="thinking_budget",
            provider_options=OWN,
        ),
        "ChatRequest": {
            "messages": (MAPPED, "no_message"),
            "tool_choice": ("tool_choice", *_WITHOUT_TOOLS),
            "parallel_tool_calls": ("parallel_tool_calls", *_WITHOUT_TOOLS),
            "response_format": (MAPPED, "unsaid: free text is the absence of a format", "json_object"),
            "stream_options": "never sent: usage always comes with a stream",
        },
        "StreamOptions": {"include_usage": "never sent: usage always comes with a stream"},
        "TextFormat": {"type": "unsaid: free text is the absence of a format"},
        "JsonObjectFormat": {"type": "json_object"},
        "JsonSchemaFormat": {
            "json_schema": ("schema_keyword", "strict"),
            "name description": "format_detail",
            "strict": (
                "unsaid: the server follows the schema as far as it can, whether asked to or not",
                "format_detail",
            ),
        },
        "SystemMessage": {
            "*": (MAPPED, "system_messages"),
            "role": "system_place",
            "content": "empty_text",
            "provider_options": (MAPPED, "elsewhere: they come back at the last text block"),
        },
        "UserMessage": {"*": (MAPPED, "result_order", "users_joined"), "content": "empty_text"},
        "AssistantMessage": {
            "content": Ways(("prefill", "empty_text", "trailing_space"), "prefill"),
            "provider_options": Ways(OWN, (OWN, "answer_part")),
            "extras": _PART,
        },
        "ToolMessage": {"*": (MAPPED, "result_order"), "content is_error": MAPPED, "name": "message_name"},
        "TextPart": {"text": "empty_text", "provider_options": (OWN, "user_citations")},
        "ImagePart AudioPart DocumentPart UnknownPart": {"*": Ways(MAPPED, "answer_part")},
        "ImagePart": {"type": "assistant_media", "data": "image_source"},
        "AudioPart": {"type url data path file_id media_type transcript provider_options extras": "audio"},
        "DocumentPart": {
            "type": "assistant_media",
            "data": "document_source",
            "text": MAPPED,
            "media_type": Ways(("media_type", "document_type", _ADDRESS), ("media_type", _ADDRESS)),
        },
        "ThinkingPart": {
            "redacted_data": "thinking_redacted",
            "origin": "mapped: only thoughts of this dialect are sent",
        },
        "Origin": {"field": "never sent: thoughts have one place here"},
        "RefusalPart": {"type": "refusal", "text": MAPPED},
        "ToolDefinition": {
            "parameters": "schema_keyword",
            "strict": "strict",
            "original_name": (
                "never sent: the server sees the canonical name; clients get their own names back in calls"
            ),
        },
        "ToolCall InvalidToolCall": {"part_index": _AMONG},
        "ToolCall": {"id": "call_id", "extras": _PART},
        "InvalidToolCall": {
            "extras": STORED,
            "name": "unnamed_tool_call",
            "reason": Ways("invalid_call_mark", ("invalid_tool_call", "rejected_call")),
        },
        "ChatResponse StreamingChunk": {"finish_reason": ("finish_reason", "stop_sequence")},
        "ChatResponse": {"extras": "answer_detail"},
        "StreamingChunk": {
            "tool_call_deltas": "late_arguments",
            "parts": "answer_part",
            "thinking_origin": "mapped: a signature of this dialect is sent, others are not",
            "model": MAPPED,
            "provider_options": "part_order",
            "extras": "answer_detail",
        },
        "ToolCallDelta": {
            "is_complete": "mapped: the block may close",
            "part_index": "mapped: blocks stand in the order of arrival",
            "invalid": (
                MAPPED,
                "broken off: where a client would run a call that must not run, the end is an error",
                "rejected_call",
                "finish_reason",
            ),
            "extras": "answer_part",
        },
        **usage_covered(USAGE, "anthropic", prompt_tokens="usage_unknown", completion_tokens="usage_unknown"),
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

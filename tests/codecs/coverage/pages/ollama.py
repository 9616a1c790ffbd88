"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, MAPPED, MINTED, OWN, OWN_OR_VARIANT, RETURNED, STORED, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.ollama.fields import PARAMETERS, USAGE

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "ollama",
    {
        "ModelParameters": parameters_covered(
            "ollama",
            [PARAMETERS],
            model=MAPPED,
            thinking="thinking_level",
            provider_options=(OWN, "misplaced_option", "reserved_option"),
        ),
        "ChatRequest": {
            "tool_choice": ("unsaid: the wire has it so where nothing is said", "tool_choice", "tool_choice_none"),
            "parallel_tool_calls": ("unsaid: the wire has it so where nothing is said", "parallel_tool_calls"),
            "response_format": (MAPPED, "unsaid: free text is the absence of a format"),
            "stream_options": "unsaid: the server always counts",
        },
        "TextFormat": {"type": "unsaid: free text is the absence of a format"},
        "JsonSchemaFormat": {
            "name": "never sent: for servers that want a name, this one has no place for it",
            "description": "format_description",
            "strict": (
                "unsaid: the server follows the schema as far as it can, whether asked to or not",
                "format_strict",
            ),
        },
        "StreamOptions": {"include_usage": ("unsaid: the server always counts", "include_usage")},
        "SystemMessage": {"content": (MAPPED, "parts_joined")},
        "UserMessage": {"content": (MAPPED, "parts_joined", "part_order", "image_tag")},
        "AssistantMessage": {
            "content": Ways(("prefill", "parts_joined", "part_order"), "prefill"),
            "name": "message_name",
            "provider_options": OWN,
        },
        "ToolMessage": {
            "*": (MAPPED, "result_order"),
            "content": (MAPPED, "parts_joined"),
            "name": MAPPED,
        },
        "TextPart ImagePart AudioPart DocumentPart ThinkingPart RefusalPart": {"provider_options": "part_options"},
        "ImagePart AudioPart": {"url": "media_url", "file_id": "file_id", "media_type": "media_type"},
        "DocumentPart": {"type url data file_id media_type text name": "document"},
        "ThinkingPart": {
            "text": MAPPED,
            "origin": "never sent: thoughts that are read get this dialect as their origin",
        },
        "Origin": {"dialect field model extras": "never sent: thoughts have one place here"},
        "RefusalPart": {"type": "refusal"},
        "ForeignPart": {"type data extras": "foreign_part"},
        "ToolDefinition": {
            "parameters": (MAPPED, "schema_keywords", "schema_written_out", "schema_ref"),
            "strict": "never sent: the server cannot hold arguments to a schema; calls are checked before they run",
            "original_name": "never sent: the model sees the canonical name",
        },
        "ToolCall InvalidToolCall": {
            "part_index": (AFTER, "unsaid: calls stand after the content", "call_order"),
            "id_origin": Ways(MINTED, "never sent: a client needs an id to answer to"),
            "extras": RETURNED,
        },
        "InvalidToolCall": {"name position": MAPPED, "reason detail": "invalid_tool_call"},
        "NamedToolChoice": {"type name": "tool_choice", "extras": MAPPED},
        "ToolCallDelta": {
            "index": "mapped: calls go out in this order",
            "arguments": "mapped: a call goes out when it is whole",
            "part_index": "call_order",
            "id_origin": "never sent to a client: it needs an id to answer to",
            "is_complete": MAPPED,
            "invalid": "invalid_tool_call",
            "extras": RETURNED,
        },
        "ChatResponse": {
            "usage": MAPPED,
            "finish_reason": (
                "mapped: stop, length, tool_calls and other",
                "finish_reason",
            ),
            "id": "response_id",
        },
        "StreamingChunk": {
            "part_index": "parts_joined",
            "thinking_origin": STORED,
            "provider_options": "part_options",
            "finish_reason": "finish_reason",
            "id": "response_id",
        },
        "ChatResponse StreamingChunk": {"diagnostics": "never sent: Turnwire's own notes", "extras": RETURNED},
        **usage_covered(USAGE, "ollama"),
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

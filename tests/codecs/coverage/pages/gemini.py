"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, MAPPED, MINTED, OWN, STORED, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.gemini.fields import PARAMETERS, USAGE

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "gemini",
    {
        "ModelParameters": parameters_covered(
            "gemini",
            [PARAMETERS],
            model="never sent: the URL says it",
            stop_sequences="stop_limit",
            seed="seed",
            thinking=("thinking_level", "thinking_budget", "thinking_off", "thinking_unsupported"),
            thinking_budget_tokens=(
                "thinking_budget",
                "thinking_off",
                "thinking_unsupported",
                "elsewhere: 0 is thinking switched off",
            ),
            provider_options=OWN,
        ),
        "ChatRequest": {
            "parallel_tool_calls": ("unsaid: several calls at a time are the wire's own way", "parallel_tool_calls"),
            "stream": "never sent: the method in the URL says it",
            "stream_options": "unsaid: the server counts whether asked or not",
        },
        "StreamOptions": {"include_usage": ("unsaid: the server counts whether asked or not", "include_usage")},
        "JsonSchemaFormat": {
            "name": "never sent: for servers that want a name, this one has no place for it",
            "description": "format_words",
            "strict": "never sent: the server follows the schema as far as it can, whether asked to or not",
        },
        "SystemMessage": {"*": "system_in_the_middle", "content": MAPPED, "provider_options": "system_parts"},
        "UserMessage": {"content": (MAPPED, "empty_message")},
        "AssistantMessage": {
            "content": Ways(("prefill", "empty_message"), "prefill"),
            "provider_options": Ways(OWN, (OWN, "answer_part")),
        },
        "ToolMessage": {
            "*": (MAPPED, "result_order"),
            "content": (MAPPED, "result_parts", "tool_media"),
            "name": (MAPPED, "orphan_result"),
            "is_error": MAPPED,
        },
        "TextPart": {"provider_options": (OWN, "result_parts")},
        "ImagePart AudioPart DocumentPart": {"type": "file_type", "url file_id media_type": MAPPED},
        "DocumentPart": {"name": "document_name"},
        "ThinkingPart": {"origin": "mapped: thoughts are sent back to this dialect alone"},
        "Origin": {"field": STORED},
        "ToolDefinition": {
            "name": "mapped: with an underscore before a digit at its beginning",
            "parameters": "schema",
            "strict": "never sent: a single tool cannot be held to its schema; calls are checked before they run",
            "original_name": "never sent: the server sees the canonical name; a client's calls carry it",
        },
        "ToolCall InvalidToolCall": {"part_index": (AFTER, MAPPED), "id_origin": MINTED},
        "ToolCall InvalidToolCall ToolCallDelta": {"extras": STORED},
        "InvalidToolCall": {
            "name": Ways((MAPPED, "tool_name", "unnamed_tool_call"), MAPPED),
            "reason": "invalid_call_mark",
        },
        "ChatResponse": {"finish_reason": "finish_reason", "model id": MAPPED, "extras": "answer_part"},
        "StreamingChunk": {
            "finish_reason": (
                "finish_reason",
                "broken off: without any part, OTHER is read as the error in which the answer ended",
            ),
            "tool_call_deltas": "call_order",
            "thinking_origin": "mapped: says whose signature it is",
            "provider_options": "part_pieces",
            "model": MAPPED,
            "extras": "answer_part",
        },
        "ToolCallDelta": {
            "arguments": "mapped: sent when they are whole",
            "part_index": "part_order",
            "id_origin": "mapped: a minted id is not sent",
            "is_complete": "mapped: a whole call is sent at once",
            "invalid": ("invalid_tool_call", "finish_reason"),
        },
        **usage_covered(USAGE, "gemini", prompt_tokens="usage_unknown", completion_tokens="usage_unknown"),
    },
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

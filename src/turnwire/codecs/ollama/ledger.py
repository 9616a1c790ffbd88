"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

Here stands what this wire does otherwise than most; see `turnwire.codecs.ledger_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ledger_page import AFTER, MAPPED, MINTED, OWN, OWN_OR_VARIANT, RETURNED, STORED, page
from turnwire.codecs.ollama.fields import PARAMETERS, USAGE
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "ollama",
    {
        "ModelParameters": parameters_covered(
            "ollama",
            [PARAMETERS],
            model=MAPPED,
            thinking="ollama.thinking_level",
            provider_options=(OWN, "ollama.misplaced_option", "ollama.reserved_option"),
        ),
        "ChatRequest": {
            "tool_choice": (
                "unsaid: the wire has it so where nothing is said",
                "ollama.tool_choice",
                "ollama.tool_choice_none",
            ),
            "parallel_tool_calls": ("unsaid: the wire has it so where nothing is said", "ollama.parallel_tool_calls"),
            "response_format": (MAPPED, "unsaid: free text is the absence of a format"),
            "stream_options": "unsaid: the server always counts",
        },
        "TextFormat": {"type": "unsaid: free text is the absence of a format"},
        "JsonSchemaFormat": {
            "name": "never sent: for servers that want a name, this one has no place for it",
            "description": "ollama.format_description",
            "strict": ("unsaid: the server always holds the answer to the schema", "ollama.format_strict"),
        },
        "StreamOptions": {"include_usage": ("unsaid: the server always counts", "ollama.include_usage")},
        "SystemMessage": {"content": (MAPPED, "ollama.parts_joined"), "provider_options": OWN},
        "UserMessage": {"content": (MAPPED, "ollama.parts_joined", "ollama.part_order", "ollama.image_tag")},
        "AssistantMessage": {
            "content": Ways(("ollama.prefill", "ollama.parts_joined", "ollama.part_order"), "ollama.prefill"),
            "name": "ollama.message_name",
            "provider_options": OWN,
        },
        "ToolMessage": {
            "*": (MAPPED, "ollama.result_order"),
            "content": (MAPPED, "ollama.parts_joined"),
            "name": MAPPED,
            "is_error": "ollama.is_error",
        },
        "TextPart ImagePart AudioPart DocumentPart ThinkingPart RefusalPart": {
            "provider_options": "ollama.part_options"
        },
        "ImagePart AudioPart": {
            "url": "ollama.media_url",
            "file_id": "ollama.file_id",
            "media_type": "ollama.media_type",
        },
        "DocumentPart": {"type url data file_id media_type text name": "ollama.document"},
        "ThinkingPart": {
            "text": MAPPED,
            "origin": "never sent: thoughts that are read get this dialect as their origin",
        },
        "Origin": {"dialect field model extras": "never sent: thoughts have one place here"},
        "RefusalPart": {"type": "ollama.refusal"},
        "ForeignPart": {"type data extras": "ollama.foreign_part"},
        "ToolDefinition": {
            "parameters": (MAPPED, "ollama.schema_keywords", "ollama.schema_written_out", "ollama.schema_ref"),
            "strict": "never sent: the server cannot hold arguments to a schema; calls are checked before they run",
            "original_name": "never sent: the model sees the canonical name",
        },
        "ToolCall InvalidToolCall": {
            "part_index": (AFTER, "unsaid: calls stand after the content", "ollama.call_order"),
            "id_origin": Ways(MINTED, "never sent: a client needs an id to answer to"),
            "extras": RETURNED,
        },
        "InvalidToolCall": {"name position": MAPPED, "reason detail": "ollama.invalid_tool_call"},
        "NamedToolChoice": {"type name": "ollama.tool_choice", "extras": MAPPED},
        "ToolCallDelta": {
            "index": "mapped: calls go out in this order",
            "arguments": "mapped: a call goes out when it is whole",
            "part_index": "ollama.call_order",
            "id_origin": "never sent to a client: it needs an id to answer to",
            "is_complete": MAPPED,
            "invalid": "ollama.invalid_tool_call",
            "extras": RETURNED,
        },
        "ChatResponse": {
            "usage": MAPPED,
            "finish_reason": (
                "mapped: stop, length, tool_calls and other",
                "broken off: error and cancelled are written as an answer without its end",
                "ollama.finish_reason",
            ),
            "id": "ollama.response_id",
        },
        "StreamingChunk": {
            "part_index": "ollama.parts_joined",
            "thinking_origin": STORED,
            "provider_options": "ollama.part_options",
            "finish_reason": (
                "ollama.finish_reason",
                "broken off: error and cancelled are written as an answer without its end",
                "ollama.usage_detail",
            ),
            "model": "ollama.identity",
            "id": "ollama.response_id",
        },
        "ChatResponse StreamingChunk": {"diagnostics": "never sent: Turnwire's own notes", "extras": RETURNED},
        **usage_covered(USAGE, "ollama"),
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

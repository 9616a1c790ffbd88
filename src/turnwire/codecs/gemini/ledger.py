"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them, for requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.gemini.fields import PARAMETERS, USAGE
from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

MAPPED: Final = "mapped"
STORED: Final = "never sent: stored with the conversation"
CLIENT: Final = "never sent: the client's own"
AFTER: Final = "unsaid: calls stand after the content where nothing is said"
OWN: Final = "mapped: merged into the wire object under the dialect's name"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": "gemini.tool_choice_without_tools",
        "parallel_tool_calls": ("unsaid: several calls at a time are the wire's own way", "gemini.parallel_tool_calls"),
        "response_format": MAPPED,
        "stream": "never sent: the method in the URL says it",
        "stream_options": "unsaid: the server counts whether asked or not",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": parameters_covered(
        "gemini",
        [PARAMETERS],
        model="never sent: the URL says it",
        stop_sequences="gemini.stop_limit",
        seed="gemini.seed",
        thinking=(
            "gemini.thinking_level",
            "gemini.thinking_budget",
            "gemini.thinking_off",
            "gemini.thinking_unsupported",
        ),
        thinking_budget_tokens=(
            "gemini.thinking_budget",
            "gemini.thinking_off",
            "gemini.thinking_unsupported",
            "elsewhere: 0 is thinking switched off",
        ),
        provider_options=OWN,
    ),
    "StreamOptions": {
        "include_usage": ("unsaid: the server counts whether asked or not", "gemini.include_usage"),
        "extras": STORED,
    },
    "TextFormat": {
        "type": MAPPED,
        "extras": STORED,
    },
    "JsonObjectFormat": {
        "type": MAPPED,
        "extras": STORED,
    },
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": MAPPED,
        "name": "never sent: for servers that want a name, this one has no place for it",
        "description": "gemini.format_words",
        "strict": "never sent: the server always holds the answer to the schema",
        "extras": STORED,
    },
    "SystemMessage": {
        "*": "gemini.system_in_the_middle",
        "role": MAPPED,
        "content": MAPPED,
        "name": "gemini.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": "gemini.system_parts",
        "extras": STORED,
        "variant": "gemini.developer_role",
    },
    "UserMessage": {
        "role": MAPPED,
        "content": (MAPPED, "gemini.empty_message"),
        "name": "gemini.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "AssistantMessage": {
        "role": MAPPED,
        "content": Ways(("gemini.prefill", "gemini.empty_message"), "gemini.prefill"),
        "name": Ways("gemini.message_name", ("gemini.message_name", "gemini.answer_part")),
        "id": STORED,
        "metadata": STORED,
        "provider_options": Ways(OWN, (OWN, "gemini.answer_part")),
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
        "tool_calls": MAPPED,
        "invalid_tool_calls": "gemini.invalid_tool_call",
    },
    "ToolMessage": {
        "*": (MAPPED, "gemini.result_order"),
        "role": MAPPED,
        "content": (MAPPED, "gemini.result_parts", "gemini.tool_media"),
        "name": (MAPPED, "gemini.orphan_result"),
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "tool_call_id": MAPPED,
        "is_error": MAPPED,
    },
    "TextPart": {
        "type": MAPPED,
        "text": MAPPED,
        "provider_options": (OWN, "gemini.result_parts"),
        "extras": STORED,
    },
    "ImagePart": {
        "type": "gemini.file_type",
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini.path_not_loaded",
        "file_id": MAPPED,
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "detail": "gemini.image_detail",
    },
    "AudioPart": {
        "type": "gemini.file_type",
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini.path_not_loaded",
        "file_id": MAPPED,
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "transcript": "gemini.audio_transcript",
    },
    "DocumentPart": {
        "type": "gemini.file_type",
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini.path_not_loaded",
        "file_id": MAPPED,
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "text": "gemini.document_text",
        "name": "gemini.document_name",
    },
    "ThinkingPart": {
        "type": MAPPED,
        "text": "gemini.thinking_foreign",
        "signature": "gemini.thinking_foreign",
        "redacted_data": "gemini.thinking_foreign",
        "origin": "mapped: thoughts are sent back to this dialect alone",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways(
            (MAPPED, "unsaid: thoughts that are read get this dialect as their origin"),
            (MAPPED, "unsaid: thoughts that are read get this dialect as their origin", "gemini.thinking_foreign"),
        ),
        "field": STORED,
        "model": STORED,
        "extras": STORED,
    },
    "RefusalPart": {
        "type": MAPPED,
        "text": "gemini.refusal",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ForeignPart": {
        "type": MAPPED,
        "dialect": "gemini.foreign_part",
        "data": MAPPED,
        "extras": STORED,
    },
    "UnknownPart": {
        "type": "gemini.unknown_part",
    },
    "ToolDefinition": {
        "name": "mapped: with an underscore before a digit at its beginning",
        "description": MAPPED,
        "parameters": "gemini.schema",
        "strict": "never sent: a single tool cannot be held to its schema; calls are checked before they run",
        "original_name": "never sent: the server sees the canonical name; a client's calls carry it",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {
        "type": MAPPED,
        "name": MAPPED,
        "extras": STORED,
    },
    "ToolCall": {
        "id": MAPPED,
        "name": MAPPED,
        "part_index": (AFTER, MAPPED),
        "id_origin": (
            "mapped: a minted id is not sent, an absent one is read as minted",
            "unsaid: an id that is sent is the server's",
        ),
        "provider_options": OWN,
        "extras": STORED,
        "arguments": MAPPED,
    },
    "InvalidToolCall": {
        "id": MAPPED,
        "name": Ways((MAPPED, "gemini.tool_name", "gemini.unnamed_tool_call"), MAPPED),
        "part_index": (AFTER, MAPPED),
        "id_origin": (
            "mapped: a minted id is not sent, an absent one is read as minted",
            "unsaid: an id that is sent is the server's",
        ),
        "provider_options": OWN,
        "extras": STORED,
        "arguments_text": "gemini.invalid_tool_call",
        "reason": "gemini.invalid_call_mark",
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": (MAPPED, "gemini.usage_unknown"),
        "finish_reason": "gemini.finish_reason",
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "model": MAPPED,
        "id": MAPPED,
        "created": "gemini.created",
        "diagnostics": CLIENT,
        "extras": "gemini.answer_part",
    },
    **usage_covered(USAGE, "gemini", prompt_tokens="gemini.usage_unknown", completion_tokens="gemini.usage_unknown"),
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
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
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
        "invalid": ("gemini.invalid_tool_call", "gemini.finish_reason"),
        "provider_options": OWN,
        "extras": STORED,
    },
}
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

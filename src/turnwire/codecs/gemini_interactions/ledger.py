"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them, for requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.gemini_interactions.fields import PARAMETERS, USAGE
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
        "tool_choice": "gemini-interactions.tool_choice_without_tools",
        "parallel_tool_calls": (
            "unsaid: several calls at a time are the wire's own way",
            "gemini-interactions.parallel_tool_calls",
        ),
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "unsaid: the server counts whether asked or not",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": parameters_covered(
        "gemini-interactions",
        [PARAMETERS],
        model=MAPPED,
        thinking="gemini-interactions.thinking_level",
        provider_options=OWN,
    ),
    "StreamOptions": {
        "include_usage": ("unsaid: the server counts whether asked or not", "gemini-interactions.include_usage"),
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
        "name": "gemini-interactions.format_words",
        "description": "gemini-interactions.format_words",
        "strict": "gemini-interactions.format_words",
        "extras": STORED,
    },
    "SystemMessage": {
        "*": "gemini-interactions.system_in_the_middle",
        "role": MAPPED,
        "content": "gemini-interactions.system_joined",
        "name": "gemini-interactions.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": "gemini-interactions.message_options",
        "extras": STORED,
        "variant": "gemini-interactions.developer_role",
    },
    "UserMessage": {
        "role": MAPPED,
        "content": MAPPED,
        "name": "gemini-interactions.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "AssistantMessage": {
        "role": MAPPED,
        "content": "gemini-interactions.prefill",
        "name": Ways(
            "gemini-interactions.message_name", ("gemini-interactions.message_name", "gemini-interactions.answer_field")
        ),
        "id": STORED,
        "metadata": STORED,
        "provider_options": "gemini-interactions.message_options",
        "extras": Ways(
            STORED,
            ("elsewhere: among the extras of the answer, for there is one object", "gemini-interactions.answer_field"),
        ),
        "tool_calls": MAPPED,
        "invalid_tool_calls": "gemini-interactions.invalid_tool_call",
    },
    "ToolMessage": {
        "role": MAPPED,
        "content": "gemini-interactions.result_media",
        "name": MAPPED,
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
        "provider_options": (OWN, "gemini-interactions.system_joined"),
        "extras": STORED,
    },
    "ImagePart": {
        "type": MAPPED,
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini-interactions.path_not_loaded",
        "file_id": "elsewhere: as url, for the wire has one address",
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "detail": "gemini-interactions.image_detail",
    },
    "AudioPart": {
        "*": Ways("gemini-interactions.result_media", MAPPED),
        "type": MAPPED,
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini-interactions.path_not_loaded",
        "file_id": "elsewhere: as url, for the wire has one address",
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "transcript": "gemini-interactions.audio_transcript",
    },
    "DocumentPart": {
        "*": Ways("gemini-interactions.result_media", MAPPED),
        "type": MAPPED,
        "url": MAPPED,
        "data": MAPPED,
        "path": "gemini-interactions.path_not_loaded",
        "file_id": "elsewhere: as url, for the wire has one address",
        "media_type": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "text": "gemini-interactions.document_text",
        "name": "gemini-interactions.document_name",
    },
    "ThinkingPart": {
        "*": Ways("gemini-interactions.result_media", MAPPED),
        "type": MAPPED,
        "text": "gemini-interactions.thinking_foreign",
        "signature": "gemini-interactions.thinking_foreign",
        "redacted_data": "gemini-interactions.thinking_foreign",
        "origin": "mapped: decides whether the thoughts are sent",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways(
            (MAPPED, "unsaid: thoughts that are read get this dialect as their origin"),
            (
                MAPPED,
                "unsaid: thoughts that are read get this dialect as their origin",
                "gemini-interactions.thinking_foreign",
            ),
        ),
        "field": STORED,
        "model": STORED,
        "extras": STORED,
    },
    "RefusalPart": {
        "*": Ways("gemini-interactions.result_media", MAPPED),
        "type": MAPPED,
        "text": "gemini-interactions.refusal",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ForeignPart": {
        "type": MAPPED,
        "dialect": "gemini-interactions.foreign_part",
        "data": MAPPED,
        "extras": ("mapped: distinguishes a content from a step", "unsaid: the rest is stored with the conversation"),
    },
    "UnknownPart": {
        "*": Ways("gemini-interactions.result_media", MAPPED),
        "type": "gemini-interactions.unknown_part",
    },
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": "never sent: the service holds arguments to the schema only in the mode validated",
        "original_name": "never sent: for the way back to where the tool came from",
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
        "id_origin": "never sent: a minted id is an id like any other",
        "provider_options": OWN,
        "extras": STORED,
        "arguments": "gemini-interactions.bare_call",
    },
    "InvalidToolCall": {
        "id": MAPPED,
        "name": MAPPED,
        "part_index": (AFTER, MAPPED),
        "id_origin": "never sent: a minted id is an id like any other",
        "provider_options": OWN,
        "extras": STORED,
        "arguments_text": "gemini-interactions.invalid_tool_call",
        "reason": "gemini-interactions.invalid_tool_call",
        "detail": "gemini-interactions.invalid_tool_call",
        "position": "mapped: calls stand in the order in which they were made",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": "gemini-interactions.finish_reason",
        "raw_finish_reason": (
            "mapped: where it is a status with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "model": MAPPED,
        "id": MAPPED,
        "created": "gemini-interactions.created",
        "diagnostics": CLIENT,
        "extras": "gemini-interactions.answer_field",
    },
    **usage_covered(USAGE, "gemini-interactions"),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "gemini-interactions.refusal",
        "signature": "gemini-interactions.thinking_foreign",
        "tool_call_deltas": MAPPED,
        "parts": MAPPED,
        "part_index": "gemini-interactions.part_order",
        "thinking_origin": "mapped: decides whether a signature is sent",
        "provider_options": "gemini-interactions.answer_field",
        "is_complete": MAPPED,
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "usage": MAPPED,
        "model": MAPPED,
        "id": MAPPED,
        "finish_reason": (
            "gemini-interactions.finish_reason",
            "broken off: error is written as a failed interaction, which its reader raises",
        ),
        "created": "gemini-interactions.created",
        "diagnostics": CLIENT,
        "extras": "gemini-interactions.answer_field",
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": MAPPED,
        "part_index": "gemini-interactions.part_order",
        "id_origin": "never sent: a client needs an id to answer to",
        "is_complete": "mapped: the step ends",
        "invalid": ("gemini-interactions.invalid_tool_call", "gemini-interactions.finish_reason"),
        "provider_options": OWN,
        "extras": STORED,
    },
}
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

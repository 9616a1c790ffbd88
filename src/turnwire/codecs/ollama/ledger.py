"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them, for requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ollama.fields import PARAMETERS, USAGE
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

MAPPED: Final = "mapped"
STORED: Final = "never sent: stored with the conversation"
AFTER: Final = "unsaid: calls stand after the content where nothing is said"
OWN: Final = "mapped: merged into the wire object under the dialect's or variant's name"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = {
    "ChatRequest": {
        "messages": MAPPED,
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": (
            "unsaid: the wire has it so where nothing is said",
            "ollama.tool_choice",
            "ollama.tool_choice_none",
        ),
        "parallel_tool_calls": ("unsaid: the wire has it so where nothing is said", "ollama.parallel_tool_calls"),
        "response_format": (MAPPED, "unsaid: free text is the absence of a format"),
        "stream": MAPPED,
        "stream_options": "unsaid: the server always counts",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": parameters_covered(
        "ollama",
        [PARAMETERS],
        model=MAPPED,
        thinking="ollama.thinking_level",
        provider_options=(OWN, "ollama.misplaced_option", "ollama.reserved_option"),
    ),
    "TextFormat": {
        "type": "unsaid: free text is the absence of a format",
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
        "description": "ollama.format_description",
        "strict": ("unsaid: the server always holds the answer to the schema", "ollama.format_strict"),
        "extras": STORED,
    },
    "StreamOptions": {
        "include_usage": ("unsaid: the server always counts", "ollama.include_usage"),
        "extras": STORED,
    },
    "SystemMessage": {
        "role": MAPPED,
        "content": (MAPPED, "ollama.parts_joined"),
        "name": "ollama.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "variant": "ollama.developer_role",
    },
    "UserMessage": {
        "role": MAPPED,
        "content": (MAPPED, "ollama.parts_joined", "ollama.part_order", "ollama.image_tag"),
        "name": "ollama.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "AssistantMessage": {
        "role": MAPPED,
        "content": Ways(("ollama.prefill", "ollama.parts_joined", "ollama.part_order"), "ollama.prefill"),
        "name": "ollama.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
        "tool_calls": MAPPED,
        "invalid_tool_calls": "ollama.invalid_tool_call",
    },
    "ToolMessage": {
        "*": (MAPPED, "ollama.result_order"),
        "role": MAPPED,
        "content": (MAPPED, "ollama.parts_joined"),
        "name": MAPPED,
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "tool_call_id": MAPPED,
        "is_error": "ollama.is_error",
    },
    "TextPart": {
        "type": MAPPED,
        "text": MAPPED,
        "provider_options": "ollama.part_options",
        "extras": STORED,
    },
    "ImagePart": {
        "type": MAPPED,
        "url": "ollama.media_url",
        "data": MAPPED,
        "path": "ollama.path_not_loaded",
        "file_id": "ollama.file_id",
        "media_type": "ollama.media_type",
        "provider_options": "ollama.part_options",
        "extras": STORED,
        "detail": "ollama.image_detail",
    },
    "AudioPart": {
        "type": MAPPED,
        "url": "ollama.media_url",
        "data": MAPPED,
        "path": "ollama.path_not_loaded",
        "file_id": "ollama.file_id",
        "media_type": "ollama.media_type",
        "provider_options": "ollama.part_options",
        "extras": STORED,
        "transcript": "ollama.audio_transcript",
    },
    "DocumentPart": {
        "type": "ollama.document",
        "url": "ollama.document",
        "data": "ollama.document",
        "path": "ollama.path_not_loaded",
        "file_id": "ollama.document",
        "media_type": "ollama.document",
        "provider_options": "ollama.part_options",
        "extras": STORED,
        "text": "ollama.document",
        "name": "ollama.document",
    },
    "ThinkingPart": {
        "type": MAPPED,
        "text": MAPPED,
        "signature": "ollama.thinking_foreign",
        "redacted_data": "ollama.thinking_foreign",
        "provider_options": "ollama.part_options",
        "origin": "never sent: thoughts that are read get this dialect as their origin",
        "extras": STORED,
    },
    "Origin": {
        "dialect": "never sent: thoughts have one place here",
        "field": "never sent: thoughts have one place here",
        "model": "never sent: thoughts have one place here",
        "extras": "never sent: thoughts have one place here",
    },
    "RefusalPart": {
        "type": "ollama.refusal",
        "text": "ollama.refusal",
        "provider_options": "ollama.part_options",
        "extras": STORED,
    },
    "ForeignPart": {
        "type": "ollama.foreign_part",
        "dialect": "ollama.foreign_part",
        "data": "ollama.foreign_part",
        "extras": "ollama.foreign_part",
    },
    "UnknownPart": {
        "type": "ollama.unknown_part",
    },
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": (MAPPED, "ollama.schema_keywords", "ollama.schema_written_out", "ollama.schema_ref"),
        "strict": "never sent: the server cannot hold arguments to a schema; calls are checked before they run",
        "original_name": "never sent: the model sees the canonical name",
        "provider_options": OWN,
        "extras": STORED,
    },
    "ToolCall": {
        "id": MAPPED,
        "name": MAPPED,
        "part_index": (AFTER, "unsaid: calls stand after the content", "ollama.call_order"),
        "id_origin": Ways(
            (
                "mapped: a minted id is not sent, an absent one is read as minted",
                "unsaid: an id that is sent is the server's",
            ),
            "never sent: a client needs an id to answer to",
        ),
        "provider_options": OWN,
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
        "arguments": MAPPED,
    },
    "InvalidToolCall": {
        "id": MAPPED,
        "name": MAPPED,
        "part_index": (AFTER, "unsaid: calls stand after the content", "ollama.call_order"),
        "id_origin": Ways(
            (
                "mapped: a minted id is not sent, an absent one is read as minted",
                "unsaid: an id that is sent is the server's",
            ),
            "never sent: a client needs an id to answer to",
        ),
        "provider_options": OWN,
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
        "arguments_text": "ollama.invalid_tool_call",
        "reason": "ollama.invalid_tool_call",
        "position": MAPPED,
        "detail": "ollama.invalid_tool_call",
    },
    "NamedToolChoice": {
        "type": "ollama.tool_choice",
        "name": "ollama.tool_choice",
        "extras": MAPPED,
    },
    "ToolCallDelta": {
        "index": "mapped: calls go out in this order",
        "id": MAPPED,
        "name": MAPPED,
        "arguments": "mapped: a call goes out when it is whole",
        "part_index": "ollama.call_order",
        "id_origin": "never sent to a client: it needs an id to answer to",
        "is_complete": MAPPED,
        "invalid": "ollama.invalid_tool_call",
        "provider_options": OWN,
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": MAPPED,
        "finish_reason": (
            "mapped: stop, length, tool_calls and other",
            "broken off: error and cancelled are written as an answer without its end",
            "ollama.finish_reason",
        ),
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "model": "ollama.identity",
        "id": "ollama.response_id",
        "created": "ollama.created",
        "diagnostics": "never sent: Turnwire's own notes",
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
    },
    **usage_covered(USAGE, "ollama"),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "ollama.refusal",
        "signature": "ollama.thinking_foreign",
        "tool_call_deltas": MAPPED,
        "parts": MAPPED,
        "part_index": "ollama.parts_joined",
        "thinking_origin": STORED,
        "provider_options": "ollama.part_options",
        "is_complete": MAPPED,
        "finish_reason": (
            "ollama.finish_reason",
            "broken off: error and cancelled are written as an answer without its end",
            "ollama.usage_detail",
        ),
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "usage": MAPPED,
        "model": "ollama.identity",
        "id": "ollama.response_id",
        "created": "ollama.created",
        "diagnostics": "never sent: Turnwire's own notes",
        "extras": Ways(STORED, "mapped: put back into answers for clients"),
    },
}
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

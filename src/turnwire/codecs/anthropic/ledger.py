"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them, for requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.anthropic.fields import PARAMETERS, USAGE
from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

MAPPED: Final = "mapped"
STORED: Final = "never sent: stored with the conversation"
CLIENT: Final = "never sent: the client's own"
AFTER: Final = "unsaid: calls stand after the content where nothing is said"
OWN: Final = "mapped: merged into the wire object under the dialect's or variant's name"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = {
    "ChatRequest": {
        "messages": (MAPPED, "anthropic.no_message"),
        "parameters": MAPPED,
        "tools": MAPPED,
        "tool_choice": (
            "anthropic.tool_choice",
            "unsaid: nothing can be called without tools",
            "anthropic.tool_choice_without_tools",
        ),
        "parallel_tool_calls": (
            "anthropic.parallel_tool_calls",
            "unsaid: nothing can be called without tools",
            "anthropic.tool_choice_without_tools",
        ),
        "response_format": (MAPPED, "unsaid: free text is the absence of a format", "anthropic.json_object"),
        "stream": MAPPED,
        "stream_options": "never sent: usage always comes with a stream",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": parameters_covered(
        "anthropic",
        [PARAMETERS],
        temperature=("anthropic.temperature_range", "anthropic.sampling"),
        top_p=("anthropic.sampling", "unsaid: 1 is what a server does that takes no other"),
        max_tokens="anthropic.max_tokens",
        stop_sequences="anthropic.blank_stop",
        top_k="anthropic.sampling",
        thinking=("anthropic.thinking_level", "anthropic.thinking_switch"),
        thinking_budget_tokens="anthropic.thinking_budget",
        provider_options=OWN,
    ),
    "StreamOptions": {
        "include_usage": "never sent: usage always comes with a stream",
        "extras": STORED,
    },
    "TextFormat": {
        "type": "unsaid: free text is the absence of a format",
        "extras": STORED,
    },
    "JsonObjectFormat": {
        "type": "anthropic.json_object",
        "extras": STORED,
    },
    "JsonSchemaFormat": {
        "type": MAPPED,
        "json_schema": ("anthropic.schema_keyword", "anthropic.strict"),
        "name": "anthropic.format_detail",
        "description": "anthropic.format_detail",
        "strict": ("unsaid: the server always holds the answer to the schema", "anthropic.format_detail"),
        "extras": STORED,
    },
    "SystemMessage": {
        "*": (MAPPED, "anthropic.system_messages"),
        "role": "anthropic.system_place",
        "content": "anthropic.empty_text",
        "name": "anthropic.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": (MAPPED, "elsewhere: they come back at the last text block"),
        "extras": STORED,
        "variant": "anthropic.developer_role",
    },
    "UserMessage": {
        "*": (MAPPED, "anthropic.result_order", "anthropic.users_joined"),
        "role": MAPPED,
        "content": "anthropic.empty_text",
        "name": "anthropic.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "AssistantMessage": {
        "role": MAPPED,
        "content": Ways(("anthropic.prefill", "anthropic.empty_text", "anthropic.trailing_space"), "anthropic.prefill"),
        "name": Ways("anthropic.message_name", ("anthropic.message_name", "anthropic.answer_part")),
        "id": STORED,
        "metadata": STORED,
        "provider_options": Ways(OWN, (OWN, "anthropic.answer_part")),
        "extras": Ways(STORED, "anthropic.answer_part"),
        "tool_calls": MAPPED,
        "invalid_tool_calls": "anthropic.invalid_tool_call",
    },
    "ToolMessage": {
        "*": (MAPPED, "anthropic.result_order"),
        "role": MAPPED,
        "content": MAPPED,
        "name": "anthropic.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "tool_call_id": MAPPED,
        "is_error": MAPPED,
    },
    "TextPart": {
        "type": MAPPED,
        "text": "anthropic.empty_text",
        "provider_options": (OWN, "anthropic.user_citations"),
        "extras": STORED,
    },
    "ImagePart": {
        "*": Ways(MAPPED, "anthropic.answer_part"),
        "type": "anthropic.assistant_media",
        "url": MAPPED,
        "path": "anthropic.path_not_loaded",
        "file_id": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "data": "anthropic.image_source",
        "media_type": "anthropic.media_type",
        "detail": "anthropic.image_detail",
    },
    "AudioPart": {
        "*": Ways(MAPPED, "anthropic.answer_part"),
        "type": "anthropic.audio",
        "url": "anthropic.audio",
        "data": "anthropic.audio",
        "path": "anthropic.audio",
        "file_id": "anthropic.audio",
        "media_type": "anthropic.audio",
        "transcript": "anthropic.audio",
        "provider_options": "anthropic.audio",
        "extras": "anthropic.audio",
    },
    "DocumentPart": {
        "*": Ways(MAPPED, "anthropic.answer_part"),
        "type": "anthropic.assistant_media",
        "url": MAPPED,
        "path": "anthropic.path_not_loaded",
        "file_id": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
        "data": "anthropic.document_source",
        "text": MAPPED,
        "media_type": Ways(
            (
                "anthropic.media_type",
                "anthropic.document_type",
                "unsaid: an address is that of a PDF, and a text is plain",
            ),
            ("anthropic.media_type", "unsaid: an address is that of a PDF, and a text is plain"),
        ),
        "name": MAPPED,
    },
    "ThinkingPart": {
        "type": MAPPED,
        "text": "anthropic.thinking_foreign",
        "signature": "anthropic.thinking_foreign",
        "redacted_data": "anthropic.thinking_redacted",
        "origin": "mapped: only thoughts of this dialect are sent",
        "provider_options": OWN,
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways(
            (MAPPED, "unsaid: thoughts that are read get this dialect as their origin"),
            (MAPPED, "unsaid: thoughts that are read get this dialect as their origin", "anthropic.thinking_foreign"),
        ),
        "field": "never sent: thoughts have one place here",
        "model": STORED,
        "extras": STORED,
    },
    "RefusalPart": {
        "type": "anthropic.refusal",
        "text": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "ForeignPart": {
        "type": MAPPED,
        "dialect": "anthropic.foreign_part",
        "data": MAPPED,
        "extras": STORED,
    },
    "UnknownPart": {
        "*": Ways(MAPPED, "anthropic.answer_part"),
        "type": "anthropic.unknown_part",
    },
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": "anthropic.schema_keyword",
        "strict": "anthropic.strict",
        "original_name": "never sent: the server sees the canonical name; clients get their own names back in calls",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {
        "type": MAPPED,
        "name": MAPPED,
        "extras": STORED,
    },
    "ToolCall": {
        "id": "anthropic.call_id",
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "part_index": (AFTER, "mapped: calls stand among the blocks"),
        "provider_options": OWN,
        "extras": Ways(STORED, "anthropic.answer_part"),
        "name": MAPPED,
        "arguments": MAPPED,
    },
    "InvalidToolCall": {
        "id": "anthropic.call_id",
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "part_index": (AFTER, "mapped: calls stand among the blocks"),
        "provider_options": OWN,
        "extras": Ways(STORED, "anthropic.answer_part"),
        "name": "anthropic.unnamed_tool_call",
        "arguments_text": "anthropic.invalid_tool_call",
        "reason": Ways("anthropic.invalid_call_mark", ("anthropic.invalid_call_mark", "anthropic.rejected_call")),
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": (MAPPED, "anthropic.usage_unknown"),
        "finish_reason": "anthropic.finish_reason",
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "model": "anthropic.identity",
        "id": "anthropic.identity",
        "created": "anthropic.created",
        "diagnostics": CLIENT,
        "extras": "anthropic.answer_detail",
    },
    **usage_covered(
        USAGE, "anthropic", prompt_tokens="anthropic.usage_unknown", completion_tokens="anthropic.usage_unknown"
    ),
    "StreamingChunk": {
        "text": MAPPED,
        "thinking": MAPPED,
        "refusal": "anthropic.refusal",
        "signature": "anthropic.thinking_foreign",
        "tool_call_deltas": "anthropic.late_arguments",
        "parts": "anthropic.answer_part",
        "part_index": "anthropic.part_order",
        "thinking_origin": "mapped: a signature of this dialect is sent, others are not",
        "is_complete": MAPPED,
        "finish_reason": "anthropic.finish_reason",
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "usage": MAPPED,
        "model": MAPPED,
        "id": MAPPED,
        "created": "anthropic.created",
        "diagnostics": CLIENT,
        "provider_options": "anthropic.part_order",
        "extras": "anthropic.answer_detail",
    },
    "ToolCallDelta": {
        "index": MAPPED,
        "id": MAPPED,
        "name": MAPPED,
        "arguments": MAPPED,
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "is_complete": "mapped: the block may close",
        "part_index": "mapped: blocks stand in the order of arrival",
        "invalid": ("anthropic.invalid_call_mark", "anthropic.rejected_call"),
        "provider_options": OWN,
        "extras": "anthropic.answer_part",
    },
}
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

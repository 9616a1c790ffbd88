"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

The words are those of `turnwire.codecs.ledger_entry`; tests execute them, for requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.openai_responses.fields import PARAMETERS, USAGE
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
        "tool_choice": "openai-responses.tool_choice_without_tools",
        "parallel_tool_calls": "openai-responses.tool_choice_without_tools",
        "response_format": MAPPED,
        "stream": MAPPED,
        "stream_options": "never sent: a stream always ends with the usage",
        "metadata": STORED,
        "extras": STORED,
    },
    "ModelParameters": parameters_covered(
        "openai-responses",
        [PARAMETERS],
        temperature=(MAPPED, "openai-responses.reasoning_sampling"),
        top_p=(MAPPED, "openai-responses.reasoning_sampling"),
        max_tokens="openai-responses.max_tokens",
        thinking="openai-responses.thinking_switch",
        provider_options=OWN,
    ),
    "StreamOptions": {
        "include_usage": "never sent: a stream always ends with the usage",
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
        "name": "mapped: `output` where there is none",
        "description": MAPPED,
        "strict": (MAPPED, "openai-responses.strict_subset"),
        "extras": STORED,
    },
    "SystemMessage": {
        "role": MAPPED,
        "content": MAPPED,
        "name": "openai-responses.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "variant": MAPPED,
    },
    "UserMessage": {
        "role": MAPPED,
        "content": MAPPED,
        "name": "openai-responses.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "AssistantMessage": {
        "role": MAPPED,
        "content": "openai-responses.prefill",
        "name": "openai-responses.message_name",
        "id": STORED,
        "metadata": STORED,
        "provider_options": (
            MAPPED,
            "elsewhere: with the message item they come back at its first part",
            "openai-responses.message_options",
        ),
        "extras": Ways(STORED, "openai-responses.answer_part"),
        "tool_calls": MAPPED,
        "invalid_tool_calls": MAPPED,
    },
    "ToolMessage": {
        "role": MAPPED,
        "content": MAPPED,
        "name": "mapped: where it is not the name of the tool that was called",
        "id": STORED,
        "metadata": STORED,
        "provider_options": OWN,
        "extras": STORED,
        "tool_call_id": MAPPED,
        "is_error": "openai-responses.is_error",
    },
    "TextPart": {
        "type": MAPPED,
        "text": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "ImagePart": {
        "*": Ways("openai-responses.answer_media", "openai-responses.answer_part"),
        "type": MAPPED,
        "data": MAPPED,
        "url": MAPPED,
        "file_id": MAPPED,
        "path": "openai-responses.path_not_loaded",
        "media_type": "openai-responses.media_type",
        "provider_options": OWN,
        "extras": STORED,
        "detail": MAPPED,
    },
    "AudioPart": {
        "*": Ways("openai-responses.answer_media", "openai-responses.answer_part"),
        "type": "openai-responses.audio",
        "data": "openai-responses.audio",
        "url": "openai-responses.audio",
        "file_id": "openai-responses.audio",
        "path": "openai-responses.audio",
        "media_type": "openai-responses.audio",
        "transcript": "openai-responses.audio",
        "provider_options": OWN,
        "extras": STORED,
    },
    "DocumentPart": {
        "*": Ways("openai-responses.answer_media", "openai-responses.answer_part"),
        "type": MAPPED,
        "data": MAPPED,
        "url": MAPPED,
        "file_id": MAPPED,
        "path": "openai-responses.path_not_loaded",
        "media_type": "openai-responses.media_type",
        "provider_options": OWN,
        "extras": STORED,
        "text": "openai-responses.document_text",
        "name": MAPPED,
    },
    "ThinkingPart": {
        "*": Ways("openai-responses.part_place", MAPPED),
        "type": MAPPED,
        "text": "openai-responses.thinking_foreign",
        "signature": "openai-responses.thinking_foreign",
        "redacted_data": ("openai-responses.thinking_redacted", "openai-responses.thinking_foreign"),
        "origin": Ways(
            ("mapped: names the list in which the thoughts stand", "openai-responses.lone_reasoning"),
            "mapped: names the list in which the thoughts stand",
        ),
        "provider_options": (OWN, "openai-responses.part_options"),
        "extras": STORED,
    },
    "Origin": {
        "dialect": Ways(
            (
                MAPPED,
                "unsaid: thoughts that are read get this dialect as their origin",
                "openai-responses.thinking_foreign",
                'same as "openai-responses": thoughts that are read get this dialect as their origin',
            ),
            (
                MAPPED,
                "unsaid: thoughts that are read get this dialect as their origin",
                "openai-responses.thinking_foreign",
                'same as "openai-responses": thoughts that are read get this dialect as their origin',
                "openai-responses.thinking_redacted",
            ),
        ),
        "field": (MAPPED, "unsaid: thoughts stand in the list that the wire has"),
        "model": STORED,
        "extras": STORED,
    },
    "RefusalPart": {
        "*": Ways("openai-responses.part_place", MAPPED),
        "type": MAPPED,
        "text": MAPPED,
        "provider_options": OWN,
        "extras": STORED,
    },
    "ForeignPart": {
        "type": MAPPED,
        "dialect": Ways(
            "openai-responses.foreign_part", ("openai-responses.foreign_part", "openai-responses.answer_part")
        ),
        "data": MAPPED,
        "extras": STORED,
    },
    "UnknownPart": {
        "*": Ways(MAPPED, "openai-responses.answer_part"),
        "type": "openai-responses.unknown_part",
    },
    "ToolDefinition": {
        "name": MAPPED,
        "description": MAPPED,
        "parameters": MAPPED,
        "strict": (MAPPED, "same as false: the wire takes its absence for true", "openai-responses.strict_subset"),
        "original_name": "never sent: the server sees the canonical name; clients get their own name back",
        "provider_options": OWN,
        "extras": STORED,
    },
    "NamedToolChoice": {
        "type": MAPPED,
        "name": MAPPED,
        "extras": STORED,
    },
    "ToolCall": {
        "id": "openai-responses.call_id",
        "name": MAPPED,
        "part_index": (AFTER, "mapped: items stand in the order in which they were made"),
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "provider_options": OWN,
        "extras": Ways(STORED, "openai-responses.answer_part"),
        "arguments": MAPPED,
    },
    "InvalidToolCall": {
        "id": MAPPED,
        "name": Ways(
            (
                "openai-responses.unnamed_tool_call",
                "unsaid: an empty name is not a name",
                "openai-responses.tool_call_name",
            ),
            ("openai-responses.unnamed_tool_call", "unsaid: an empty name is not a name"),
        ),
        "part_index": (AFTER, "mapped: items stand in the order in which they were made"),
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "provider_options": OWN,
        "extras": Ways(STORED, "openai-responses.answer_part"),
        "arguments_text": MAPPED,
        "reason": Ways(
            ("openai-responses.invalid_call_mark", "unsaid: given again by the name and the arguments"),
            (
                "openai-responses.invalid_call_mark",
                "openai-responses.rejected_call",
                "unsaid: given again by the name and the arguments",
            ),
        ),
        "position": "mapped: calls stand in the order in which they were made",
        "detail": "never sent: made again from the text",
    },
    "ChatResponse": {
        "message": MAPPED,
        "usage": (MAPPED, "openai-responses.usage_unknown", "openai-responses.usage_zero"),
        "finish_reason": (
            "openai-responses.finish_reason",
            "broken off: error is written as a failed answer, which its reader raises",
        ),
        "raw_finish_reason": (
            "mapped: where it is a status of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
        "model": "openai-responses.identity",
        "id": "openai-responses.identity",
        "created": "openai-responses.created",
        "diagnostics": CLIENT,
        "extras": "openai-responses.answer_detail",
    },
    **usage_covered(
        USAGE,
        "openai-responses",
        prompt_tokens="openai-responses.usage_unknown",
        completion_tokens="openai-responses.usage_unknown",
        cached_tokens=("openai-responses.usage_zero", "openai-responses.usage_unknown"),
        cache_write_tokens=("openai-responses.usage_zero", "openai-responses.usage_unknown"),
        reasoning_tokens=("openai-responses.usage_zero", "openai-responses.usage_unknown"),
        extras=("mapped: put back into answers for clients", "openai-responses.usage_unknown"),
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
        "provider_options": (OWN, "openai-responses.part_options"),
        "is_complete": MAPPED,
        "finish_reason": (
            "openai-responses.finish_reason",
            "broken off: error is written as a failed answer, which its reader raises",
        ),
        "raw_finish_reason": (
            "mapped: where it is a word of this wire with the same meaning",
            "unsaid: another word gives way to this wire's",
        ),
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
        "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
        "is_complete": MAPPED,
        "invalid": (
            'same as "truncated": the item is incomplete, which is all that the wire says',
            "openai-responses.rejected_call",
            "openai-responses.finish_reason",
        ),
        "provider_options": OWN,
        "extras": "openai-responses.answer_part",
    },
}
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, MAPPED, OWN, STORED, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.gemini_interactions.fields import PARAMETERS, USAGE

_IN_ANSWER: Final = "elsewhere: among the extras of the answer, for there is one object"

_BROKEN_OFF: Final = "broken off: error and cancelled are written as statuses that its reader raises"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "gemini-interactions",
    {
        "ModelParameters": parameters_covered(
            "gemini-interactions", [PARAMETERS], model=MAPPED, thinking="thinking_level", provider_options=OWN
        ),
        "ChatRequest": {
            "parallel_tool_calls": ("unsaid: several calls at a time are the wire's own way", "parallel_tool_calls"),
            "stream_options": "unsaid: the server counts whether asked or not",
        },
        "StreamOptions": {"include_usage": ("unsaid: the server counts whether asked or not", "include_usage")},
        "JsonSchemaFormat": {"name description strict": "format_words"},
        "SystemMessage": {
            "*": "system_in_the_middle",
            "content": "system_joined",
            "provider_options": "message_options",
        },
        "UserMessage": {"content": MAPPED},
        "AssistantMessage": {
            "content": "prefill",
            "name": Ways("message_name", ("message_name", "answer_field")),
            "provider_options": "message_options",
            "extras": Ways(STORED, (_IN_ANSWER, "answer_field")),
        },
        "ToolMessage": {"content": "result_media", "name is_error": MAPPED},
        "TextPart": {"provider_options": (OWN, "system_joined")},
        "AudioPart DocumentPart ThinkingPart RefusalPart UnknownPart": {"*": Ways("result_media", MAPPED)},
        "ImagePart AudioPart DocumentPart": {
            "type url media_type": MAPPED,
            "file_id": "elsewhere: as url, for the wire has one address",
        },
        "DocumentPart": {"name": "document_name"},
        "ThinkingPart": {"origin": "mapped: decides whether the thoughts are sent"},
        "Origin": {"field": STORED},
        "ForeignPart": {
            "extras": (
                "mapped: distinguishes a content from a step",
                "unsaid: the rest is stored with the conversation",
            )
        },
        "ToolDefinition": {
            "strict": "never sent: the service holds arguments to the schema only in the mode validated",
            "original_name": "never sent: for the way back to where the tool came from",
        },
        "ToolCall InvalidToolCall": {
            "part_index": (AFTER, MAPPED),
            "id_origin": "never sent: a minted id is an id like any other",
        },
        "ToolCall InvalidToolCall ToolCallDelta": {"extras": STORED},
        "ToolCall": {"arguments": "bare_call"},
        "InvalidToolCall": {"name": MAPPED, "reason detail": "invalid_tool_call"},
        "ChatResponse": {
            "usage model id": MAPPED,
            "raw_finish_reason": (
                "mapped: where it is a status with the same meaning",
                "unsaid: another word gives way to this wire's",
            ),
            "finish_reason": ("finish_reason", _BROKEN_OFF),
            "extras": "answer_field",
        },
        "StreamingChunk": {
            "thinking_origin": "mapped: decides whether a signature is sent",
            "provider_options extras": "answer_field",
            "model": MAPPED,
            "finish_reason": ("finish_reason", _BROKEN_OFF),
        },
        "ToolCallDelta": {
            "part_index": "part_order",
            "id_origin": "never sent: a client needs an id to answer to",
            "is_complete": "mapped: the step ends",
            "invalid": ("invalid_tool_call", "finish_reason"),
        },
        **usage_covered(USAGE, "gemini-interactions"),
    },
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

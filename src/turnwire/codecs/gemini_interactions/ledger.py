"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

Here stands what this wire does otherwise than most; see `turnwire.codecs.ledger_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.gemini_interactions.fields import PARAMETERS, USAGE
from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ledger_page import AFTER, MAPPED, OWN, STORED, page
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

_IN_ANSWER: Final = "elsewhere: among the extras of the answer, for there is one object"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "gemini-interactions",
    {
        "ModelParameters": parameters_covered(
            "gemini-interactions",
            [PARAMETERS],
            model=MAPPED,
            thinking="gemini-interactions.thinking_level",
            provider_options=OWN,
        ),
        "ChatRequest": {
            "parallel_tool_calls": (
                "unsaid: several calls at a time are the wire's own way",
                "gemini-interactions.parallel_tool_calls",
            ),
            "stream_options": "unsaid: the server counts whether asked or not",
        },
        "StreamOptions": {
            "include_usage": ("unsaid: the server counts whether asked or not", "gemini-interactions.include_usage")
        },
        "JsonSchemaFormat": {"name description strict": "gemini-interactions.format_words"},
        "SystemMessage": {
            "*": "gemini-interactions.system_in_the_middle",
            "content": "gemini-interactions.system_joined",
            "provider_options": "gemini-interactions.message_options",
        },
        "UserMessage": {"content": MAPPED},
        "AssistantMessage": {
            "content": "gemini-interactions.prefill",
            "name": Ways(
                "gemini-interactions.message_name",
                ("gemini-interactions.message_name", "gemini-interactions.answer_field"),
            ),
            "provider_options": "gemini-interactions.message_options",
            "extras": Ways(STORED, (_IN_ANSWER, "gemini-interactions.answer_field")),
        },
        "ToolMessage": {"content": "gemini-interactions.result_media", "name is_error": MAPPED},
        "TextPart": {"provider_options": (OWN, "gemini-interactions.system_joined")},
        "AudioPart DocumentPart ThinkingPart RefusalPart UnknownPart": {
            "*": Ways("gemini-interactions.result_media", MAPPED)
        },
        "ImagePart AudioPart DocumentPart": {
            "type url media_type": MAPPED,
            "file_id": "elsewhere: as url, for the wire has one address",
        },
        "DocumentPart": {"name": "gemini-interactions.document_name"},
        "ThinkingPart": {"origin": "mapped: decides whether the thoughts are sent"},
        "Origin": {"field": STORED},
        "ForeignPart": {
            "extras": (
                "mapped: distinguishes a content from a step",
                "unsaid: the rest is stored with the conversation",
            )
        },
        "ToolDefinition": {
            "parameters": MAPPED,
            "strict": "never sent: the service holds arguments to the schema only in the mode validated",
            "original_name": "never sent: for the way back to where the tool came from",
        },
        "ToolCall InvalidToolCall": {
            "part_index": (AFTER, MAPPED),
            "id_origin": "never sent: a minted id is an id like any other",
        },
        "ToolCall InvalidToolCall ToolCallDelta": {"extras": STORED},
        "ToolCall": {"arguments": "gemini-interactions.bare_call"},
        "InvalidToolCall": {"name": MAPPED, "reason detail": "gemini-interactions.invalid_tool_call"},
        "ChatResponse": {
            "usage model id": MAPPED,
            "raw_finish_reason": (
                "mapped: where it is a status with the same meaning",
                "unsaid: another word gives way to this wire's",
            ),
            "extras": "gemini-interactions.answer_field",
        },
        "StreamingChunk": {
            "thinking_origin": "mapped: decides whether a signature is sent",
            "provider_options extras": "gemini-interactions.answer_field",
            "model": MAPPED,
            "finish_reason": (
                "gemini-interactions.finish_reason",
                "broken off: error is written as a failed interaction, which its reader raises",
            ),
        },
        "ToolCallDelta": {
            "part_index": "gemini-interactions.part_order",
            "id_origin": "never sent: a client needs an id to answer to",
            "is_complete": "mapped: the step ends",
            "invalid": ("gemini-interactions.invalid_tool_call", "gemini-interactions.finish_reason"),
        },
        **usage_covered(USAGE, "gemini-interactions"),
    },
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

Here stands what this wire does otherwise than most; see `turnwire.codecs.ledger_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ledger_page import AFTER, MAPPED, OWN, STORED, page
from turnwire.codecs.openai_responses.fields import PARAMETERS, USAGE
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

_MINTED: Final = "never sent: a minted id is an id like any other; an absent one is read as minted"
_PART: Final = Ways(STORED, "openai-responses.answer_part")
_MEDIA: Final = Ways("openai-responses.answer_media", "openai-responses.answer_part")
_AS_MADE: Final = (AFTER, "mapped: items stand in the order in which they were made")
_ENDING: Final = (
    "openai-responses.finish_reason",
    "broken off: error is written as a failed answer, which its reader raises",
)
_ORIGIN: Final = (
    MAPPED,
    "unsaid: thoughts that are read get this dialect as their origin",
    "openai-responses.thinking_foreign",
    'same as "openai-responses": thoughts that are read get this dialect as their origin',
)
_UNCOUNTED: Final = ("openai-responses.usage_zero", "openai-responses.usage_unknown")

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "openai-responses",
    {
        "ModelParameters": parameters_covered(
            "openai-responses",
            [PARAMETERS],
            temperature=(MAPPED, "openai-responses.reasoning_sampling"),
            top_p=(MAPPED, "openai-responses.reasoning_sampling"),
            max_tokens="openai-responses.max_tokens",
            thinking="openai-responses.thinking_switch",
            provider_options=OWN,
        ),
        "ChatRequest": {
            "parallel_tool_calls": "openai-responses.tool_choice_without_tools",
            "stream_options": "never sent: a stream always ends with the usage",
        },
        "StreamOptions": {"include_usage": "never sent: a stream always ends with the usage"},
        "JsonSchemaFormat": {
            "name": "mapped: `output` where there is none",
            "description": MAPPED,
            "strict": (MAPPED, "openai-responses.strict_subset"),
        },
        "SystemMessage": {"content variant": MAPPED, "provider_options": OWN},
        "UserMessage": {"content": MAPPED},
        "AssistantMessage": {
            "content": "openai-responses.prefill",
            "name": "openai-responses.message_name",
            "provider_options": (
                MAPPED,
                "elsewhere: with the message item they come back at its first part",
                "openai-responses.message_options",
            ),
            "extras": _PART,
            "invalid_tool_calls": MAPPED,
        },
        "ToolMessage": {
            "content": MAPPED,
            "name": "mapped: where it is not the name of the tool that was called",
            "is_error": "openai-responses.is_error",
        },
        "TextPart": {"provider_options": OWN},
        "ImagePart": {"*": _MEDIA, "file_id detail": MAPPED},
        "AudioPart": {"*": _MEDIA, "type data url file_id path media_type transcript": "openai-responses.audio"},
        "DocumentPart": {"*": _MEDIA, "type name": MAPPED, "media_type": "openai-responses.media_type"},
        "ThinkingPart": {
            "*": Ways("openai-responses.part_place", MAPPED),
            "redacted_data": ("openai-responses.thinking_redacted", "openai-responses.thinking_foreign"),
            "origin": Ways(
                ("mapped: names the list in which the thoughts stand", "openai-responses.lone_reasoning"),
                "mapped: names the list in which the thoughts stand",
            ),
            "provider_options": (OWN, "openai-responses.part_options"),
        },
        "Origin": {
            "dialect": Ways(_ORIGIN, (*_ORIGIN, "openai-responses.thinking_redacted")),
            "field": (MAPPED, "unsaid: thoughts stand in the list that the wire has"),
        },
        "RefusalPart": {"*": Ways("openai-responses.part_place", MAPPED), "text": MAPPED},
        "ForeignPart": {
            "dialect": Ways(
                "openai-responses.foreign_part", ("openai-responses.foreign_part", "openai-responses.answer_part")
            )
        },
        "UnknownPart": {"*": Ways(MAPPED, "openai-responses.answer_part")},
        "ToolDefinition": {
            "parameters": MAPPED,
            "strict": (MAPPED, "same as false: the wire takes its absence for true", "openai-responses.strict_subset"),
            "original_name": "never sent: the server sees the canonical name; clients get their own name back",
        },
        "ToolCall": {"id": "openai-responses.call_id", "part_index": _AS_MADE, "id_origin": _MINTED, "extras": _PART},
        "InvalidToolCall": {
            "name": Ways(
                (
                    "openai-responses.unnamed_tool_call",
                    "unsaid: an empty name is not a name",
                    "openai-responses.tool_call_name",
                ),
                ("openai-responses.unnamed_tool_call", "unsaid: an empty name is not a name"),
            ),
            "part_index": _AS_MADE,
            "id_origin": _MINTED,
            "extras": _PART,
            "arguments_text": MAPPED,
            "reason": Ways(
                ("openai-responses.invalid_call_mark", "unsaid: given again by the name and the arguments"),
                (
                    "openai-responses.invalid_call_mark",
                    "openai-responses.rejected_call",
                    "unsaid: given again by the name and the arguments",
                ),
            ),
        },
        "ChatResponse": {
            "usage": (MAPPED, "openai-responses.usage_unknown", "openai-responses.usage_zero"),
            "finish_reason": _ENDING,
            "raw_finish_reason": (
                "mapped: where it is a status of this wire with the same meaning",
                "unsaid: another word gives way to this wire's",
            ),
            "id": "openai-responses.identity",
            "extras": "openai-responses.answer_detail",
        },
        "StreamingChunk": {
            "thinking": "openai-responses.late_thinking",
            "refusal": MAPPED,
            "parts": "openai-responses.answer_part",
            "part_index": "mapped: which part of which item a piece extends",
            "thinking_origin": "mapped: names the list in which the thoughts stand",
            "provider_options": (OWN, "openai-responses.part_options"),
            "finish_reason": _ENDING,
            "model id": "openai-responses.identity",
            "extras": "openai-responses.answer_detail",
        },
        "ToolCallDelta": {
            "part_index": "never sent: calls stand in the order in which they began",
            "id_origin": _MINTED,
            "is_complete": MAPPED,
            "invalid": (
                'same as "truncated": the item is incomplete, which is all that the wire says',
                "openai-responses.rejected_call",
                "openai-responses.finish_reason",
            ),
            "extras": "openai-responses.answer_part",
        },
        **usage_covered(
            USAGE,
            "openai-responses",
            prompt_tokens="openai-responses.usage_unknown",
            completion_tokens="openai-responses.usage_unknown",
            cached_tokens=_UNCOUNTED,
            cache_write_tokens=_UNCOUNTED,
            reasoning_tokens=_UNCOUNTED,
            extras=("mapped: put back into answers for clients", "openai-responses.usage_unknown"),
        ),
    },
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

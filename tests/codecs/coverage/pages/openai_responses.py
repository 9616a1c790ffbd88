"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, BACK, MAPPED, OWN, STORED, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.openai_responses.fields import PARAMETERS, USAGE

_USAGE_LAST: Final = "never sent: a stream always ends with the usage"
_PART: Final = Ways(STORED, "answer_part")
_MEDIA: Final = Ways("answer_media", "answer_part")
_AS_MADE: Final = (AFTER, "mapped: items stand in the order in which they were made")
_UNNAMED: Final = ("unnamed_tool_call", "unsaid: an empty name is not a name")
_SYNTAX: Final = (MAPPED, "unsaid: a language without a grammar says nothing")
_AGAIN: Final = "unsaid: given again by the name and the arguments"
_ENDING: Final = ("finish_reason", "broken off: error is written as a failed answer, which its reader raises")
_LIST: Final = "mapped: names the list in which the thoughts stand"
_ORIGIN: Final = (
    MAPPED,
    "unsaid: thoughts that are read get this dialect as their origin",
    "thinking_foreign",
    'same as "openai-responses": thoughts that are read get this dialect as their origin',
)

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "openai-responses",
    {
        "ModelParameters": parameters_covered(
            "openai-responses",
            [PARAMETERS],
            **dict.fromkeys(("temperature", "top_p"), (MAPPED, "reasoning_sampling")),
            max_tokens="max_tokens",
            thinking=("thinking_level", "thinking_switch"),
            provider_options=OWN,
        ),
        "ChatRequest": {"parallel_tool_calls": "tool_choice_without_tools", "stream_options": _USAGE_LAST},
        "StreamOptions": {"include_usage": _USAGE_LAST},
        "JsonSchemaFormat": {
            "name": "mapped: `output` where there is none",
            "description": MAPPED,
            "strict": (MAPPED, "strict_subset"),
        },
        "SystemMessage": {"content variant": MAPPED},
        "UserMessage": {"content": MAPPED},
        "AssistantMessage": {
            "content": "prefill",
            "name": "message_name",
            "provider_options": (
                MAPPED,
                "elsewhere: with the message item they come back at its first part",
                "message_options",
            ),
            "extras": _PART,
            "invalid_tool_calls": MAPPED,
        },
        "ToolMessage": {
            "content": MAPPED,
            "name": "mapped: where it is not the name of the tool that was called",
        },
        "TextPart": {"provider_options": OWN},
        "ImagePart": {"*": _MEDIA, "detail": MAPPED},
        "AudioPart": {"*": _MEDIA, "type data url file_id path media_type transcript": "audio"},
        "DocumentPart": {"*": _MEDIA, "media_type": "media_type"},
        "ThinkingPart": {
            "*": Ways("part_place", MAPPED),
            "redacted_data": ("thinking_redacted", "thinking_foreign"),
            "origin": Ways((_LIST, "lone_reasoning"), _LIST),
            "provider_options": (OWN, "part_options"),
        },
        "Origin": {
            "dialect": Ways(_ORIGIN, (*_ORIGIN, "thinking_redacted")),
            "field": (MAPPED, "unsaid: thoughts stand in the list that the wire has"),
        },
        "RefusalPart": {"*": Ways("part_place", MAPPED), "text": MAPPED},
        "ForeignPart": {"dialect": Ways("foreign_part", ("foreign_part", "answer_part"))},
        "UnknownPart": {"*": Ways(MAPPED, "answer_part")},
        "ToolDefinition": {
            "strict": (MAPPED, "same as false: the wire takes its absence for true", "strict_subset"),
            "original_name": "never sent: the server sees the canonical name; clients get their own name back",
            "namespace": MAPPED,
            "text_input": (MAPPED, "text_parameters"),
        },
        "ToolNamespace": {"name description": MAPPED, "provider_options": OWN},
        "TextInput": {"grammar": MAPPED, "syntax": _SYNTAX},
        "ToolCall InvalidToolCall": {"part_index": _AS_MADE, "extras": _PART},
        "ToolCall": {"id": "call_id"},
        "InvalidToolCall": {
            "name": Ways((*_UNNAMED, "tool_call_name"), _UNNAMED),
            "arguments_text": (MAPPED, "invalid_tool_call"),
            "reason": Ways(("invalid_call_mark", _AGAIN), ("invalid_tool_call", "rejected_call", _AGAIN)),
        },
        "ChatResponse StreamingChunk": {"finish_reason": _ENDING, "id": "identity", "extras": "answer_detail"},
        "ChatResponse": {
            "usage": (MAPPED, "usage_unknown", "usage_zero"),
            "raw_finish_reason": (
                "mapped: where it is a status of this wire with the same meaning",
                "unsaid: another word gives way to this wire's",
            ),
        },
        "StreamingChunk": {
            "thinking": "late_thinking",
            "tool_call_deltas": "late_arguments",
            "refusal": MAPPED,
            "parts": "answer_part",
            "part_index": "mapped: which part of which item a piece extends",
            "thinking_origin": _LIST,
            "provider_options": (OWN, "part_options"),
        },
        "ToolCallDelta": {
            "part_index": "never sent: calls stand in the order in which they began",
            "is_complete": MAPPED,
            "invalid": (
                'same as "truncated": the item is incomplete, which is all that the wire says',
                "broken off: where a client would run a call that must not run, the end is an error",
                "rejected_call",
                "finish_reason",
            ),
            "extras": "answer_part",
        },
        **usage_covered(
            USAGE,
            "openai-responses",
            prompt_tokens="usage_unknown",
            completion_tokens="usage_unknown",
            **dict.fromkeys(
                ("cached_tokens", "cache_write_tokens", "reasoning_tokens"), ("usage_zero", "usage_unknown")
            ),
            extras=(BACK, "usage_unknown"),
        ),
    },
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

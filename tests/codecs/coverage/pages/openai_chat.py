"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

What this wire does otherwise than most; see `dialect_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.codecs.coverage.dialect_page import AFTER, BACK, MAPPED, OWN, OWN_OR_VARIANT, RETURNED, TEXT_INPUT, page
from tests.codecs.coverage.entry import Entry, Ways
from tests.codecs.coverage.rows import parameters_covered, usage_covered
from turnwire.codecs.openai_chat.fields import PARAMETERS, USAGE

_AGAIN: Final = "unsaid: given again by the name and the arguments"
_NO_NAME: Final = "unsaid: an empty name is not a name"
_STREAMED: Final = (MAPPED, "unsaid: without a stream nothing is streamed")

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "openai-chat",
    {
        "ChatRequest": {
            "tool_choice": (
                "tool_choice",
                'same as "required": where only the named tool is sent',
                "named_tool_choice",
                "tool_choice_without_tools",
            ),
            "parallel_tool_calls": ("parallel_tool_calls", "tool_choice_without_tools"),
            "response_format": (MAPPED, "format_ignored"),
            "stream_options": _STREAMED,
        },
        "ModelParameters": parameters_covered(
            "openai-chat",
            PARAMETERS.values(),
            temperature=(MAPPED, "reasoning_sampling"),
            top_p=(MAPPED, "reasoning_sampling"),
            stop_sequences=("stop_limit", "model_stop", "stop_text"),
            frequency_penalty=("sampling", "reasoning_sampling"),
            presence_penalty=("sampling", "reasoning_sampling"),
            thinking=("thinking_level", "thinking_switch"),
            provider_options=(OWN, "ignored_option"),
        ),
        "StreamOptions": {"include_usage": (*_STREAMED, "include_usage")},
        "JsonSchemaFormat": {
            "description": MAPPED,
            "name": "mapped: `output` where there is none",
            "strict": (MAPPED, "strict_subset"),
        },
        "SystemMessage": {
            "*": (MAPPED, "system_messages", "system_place", "part_options"),
            "content": (MAPPED, "texts_joined"),
        },
        "UserMessage": {"content": (MAPPED, "texts_joined")},
        "AssistantMessage": {
            "content": Ways(("prefill", "texts_joined", "text_beside_calls"), "prefill"),
            "provider_options": Ways(OWN, (OWN, "answer_part")),
        },
        "ToolMessage": {"content": (MAPPED, "texts_joined"), "name": "message_name"},
        "TextPart": {"provider_options": (OWN, "texts_joined")},
        "ImagePart": {"detail": MAPPED, "*": Ways("tool_media", "answer_part"), "file_id": "image_source"},
        "AudioPart": {
            "*": Ways(("tool_media", "audio_source"), "answer_part"),
            "media_type": "media_type",
            "url": "audio_source",
            "file_id": "audio_source",
        },
        "DocumentPart": {
            "*": Ways(("document", "tool_media"), "answer_part"),
            "media_type": "media_type",
            "url": "document_source",
        },
        "ThinkingPart": {
            "*": (MAPPED, "thinking_order"),
            "origin": "mapped: names the field in which the thoughts are sent back",
            "provider_options": "part_options",
        },
        "Origin": {
            "dialect": (MAPPED, "unsaid: thoughts that are read get this dialect as their origin"),
            "field": (MAPPED, "unsaid: thoughts stand in the field that the server reads"),
        },
        "RefusalPart": {"provider_options": "part_options"},
        "ForeignPart": {"dialect": Ways("foreign_part", ("foreign_part", "answer_part"))},
        "UnknownPart": {"*": Ways(MAPPED, "answer_part")},
        "ToolDefinition": {
            "text_input": ("tool_grammar", TEXT_INPUT, "text_parameters"),
            "strict": (MAPPED, "strict_subset"),
            "original_name": "never sent: for the way back to where the tool came from",
        },
        "NamedToolChoice": {"name": "named_tool_choice"},
        "ToolCall InvalidToolCall": {"part_index": (AFTER, "call_order"), "extras": RETURNED},
        "InvalidToolCall": {
            "name": Ways((MAPPED, _NO_NAME, "unnamed_tool_call"), (MAPPED, _NO_NAME)),
            "arguments_text": (MAPPED, "invalid_tool_call"),
            "reason": Ways(("invalid_call_mark", _AGAIN), ("invalid_tool_call", "rejected_call", _AGAIN)),
        },
        "ChatResponse": {"extras": BACK},
        "ChatResponse StreamingChunk": {
            "finish_reason": (
                "finish_reason",
                "broken off: vLLM's words for error and cancelled are read as the error in which the answer ended",
            )
        },
        **usage_covered(
            USAGE,
            "openai-chat",
            prompt_tokens="usage_unknown",
            completion_tokens="usage_unknown",
            server_timings="usage_detail",
            extras=BACK,
        ),
        "StreamingChunk": {
            "refusal": MAPPED,
            "parts": "answer_part",
            "part_index": "texts_joined",
            "thinking_origin": "mapped: names the field of the thoughts",
            "provider_options": "part_options",
            "id": "identity",
            "extras": BACK,
        },
        "ToolCallDelta": {
            "part_index": "call_order",
            "is_complete": (
                "unsaid: what a server said about its answer",
                "mapped: in one piece, where a server sends calls whole",
            ),
            "invalid": (
                MAPPED,
                "broken off: where a client would run a call that must not run, the end is an error",
                "rejected_call",
                "finish_reason",
            ),
            "extras": BACK,
        },
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

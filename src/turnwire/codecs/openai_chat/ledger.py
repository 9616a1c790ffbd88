"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

Here stands what this wire does otherwise than most; see `turnwire.codecs.ledger_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ledger_page import AFTER, MAPPED, OWN, OWN_OR_VARIANT, STORED, page
from turnwire.codecs.openai_chat.fields import PARAMETERS, USAGE
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "openai-chat",
    {
        "ChatRequest": {
            "tool_choice": (
                "openai-chat.tool_choice",
                'same as "required": where only the named tool is sent',
                "openai-chat.named_tool_choice",
                "openai-chat.tool_choice_without_tools",
            ),
            "parallel_tool_calls": ("openai-chat.parallel_tool_calls", "openai-chat.tool_choice_without_tools"),
            "stream_options": (MAPPED, "unsaid: without a stream nothing is streamed"),
        },
        "ModelParameters": parameters_covered(
            "openai-chat",
            PARAMETERS.values(),
            temperature=(MAPPED, "openai-chat.reasoning_sampling"),
            top_p=(MAPPED, "openai-chat.reasoning_sampling"),
            stop_sequences=("openai-chat.stop_limit", "openai-chat.model_stop"),
            frequency_penalty=("openai-chat.sampling", "openai-chat.reasoning_sampling"),
            presence_penalty=("openai-chat.sampling", "openai-chat.reasoning_sampling"),
            thinking=("openai-chat.thinking_level", "openai-chat.thinking_switch"),
            provider_options=OWN,
        ),
        "StreamOptions": {
            "include_usage": (MAPPED, "unsaid: without a stream nothing is streamed"),
        },
        "JsonSchemaFormat": {
            "description": MAPPED,
            "name": "mapped: `output` where there is none",
            "strict": (MAPPED, "openai-chat.strict_subset"),
        },
        "SystemMessage": {
            "provider_options": OWN,
            "*": (MAPPED, "openai-chat.system_messages", "openai-chat.system_place", "openai-chat.part_options"),
            "content": (MAPPED, "openai-chat.texts_joined"),
        },
        "UserMessage": {
            "content": (MAPPED, "openai-chat.texts_joined"),
        },
        "AssistantMessage": {
            "content": Ways(("openai-chat.prefill", "openai-chat.texts_joined"), "openai-chat.prefill"),
            "name": Ways("openai-chat.message_name", ("openai-chat.message_name", "openai-chat.answer_part")),
            "provider_options": Ways(OWN, (OWN, "openai-chat.answer_part")),
        },
        "ToolMessage": {
            "content": (MAPPED, "openai-chat.texts_joined"),
            "name": "openai-chat.message_name",
            "is_error": "openai-chat.is_error",
        },
        "TextPart": {
            "provider_options": (OWN, "openai-chat.texts_joined"),
        },
        "ImagePart": {
            "detail": MAPPED,
            "*": Ways("openai-chat.tool_media", "openai-chat.answer_part"),
            "file_id": "openai-chat.image_source",
        },
        "AudioPart": {
            "*": Ways(("openai-chat.tool_media", "openai-chat.audio_source"), "openai-chat.answer_part"),
            "media_type": "openai-chat.media_type",
            "url": "openai-chat.audio_source",
            "file_id": "openai-chat.audio_source",
        },
        "DocumentPart": {
            "name": MAPPED,
            "type": MAPPED,
            "*": Ways(("openai-chat.document", "openai-chat.tool_media"), "openai-chat.answer_part"),
            "media_type": "openai-chat.media_type",
            "url": "openai-chat.document_source",
        },
        "ThinkingPart": {
            "*": (MAPPED, "openai-chat.thinking_order"),
            "origin": "mapped: names the field in which the thoughts are sent back",
            "provider_options": "openai-chat.part_options",
        },
        "Origin": {
            "dialect": (MAPPED, "unsaid: thoughts that are read get this dialect as their origin"),
            "field": (MAPPED, "unsaid: thoughts stand in the field that the server reads"),
        },
        "RefusalPart": {
            "provider_options": "openai-chat.part_options",
        },
        "ForeignPart": {
            "dialect": Ways("openai-chat.foreign_part", ("openai-chat.foreign_part", "openai-chat.answer_part")),
        },
        "UnknownPart": {
            "*": Ways(MAPPED, "openai-chat.answer_part"),
        },
        "ToolDefinition": {
            "parameters": MAPPED,
            "strict": (MAPPED, "openai-chat.strict_subset"),
            "original_name": "never sent: for the way back to where the tool came from",
        },
        "NamedToolChoice": {
            "name": "openai-chat.named_tool_choice",
        },
        "ToolCall": {
            "part_index": (AFTER, "openai-chat.call_order"),
            "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
            "extras": Ways(STORED, "mapped: put back into answers for clients"),
        },
        "InvalidToolCall": {
            "name": Ways(
                (MAPPED, "unsaid: an empty name is not a name", "openai-chat.unnamed_tool_call"),
                (MAPPED, "unsaid: an empty name is not a name"),
            ),
            "part_index": (AFTER, "openai-chat.call_order"),
            "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
            "extras": Ways(STORED, "mapped: put back into answers for clients"),
            "arguments_text": Ways((MAPPED, "openai-chat.invalid_tool_call"), MAPPED),
            "reason": Ways(
                ("openai-chat.invalid_call_mark", "unsaid: given again by the name and the arguments"),
                (
                    "openai-chat.invalid_call_mark",
                    "openai-chat.rejected_call",
                    "unsaid: given again by the name and the arguments",
                ),
            ),
        },
        "ChatResponse": {
            "usage": (MAPPED, "openai-chat.usage_unknown"),
            "id": "openai-chat.identity",
            "extras": "mapped: put back into answers for clients",
        },
        **usage_covered(
            USAGE,
            "openai-chat",
            prompt_tokens="openai-chat.usage_unknown",
            completion_tokens="openai-chat.usage_unknown",
            server_timings="openai-chat.usage_detail",
            extras="mapped: put back into answers for clients",
        ),
        "StreamingChunk": {
            "refusal": MAPPED,
            "parts": "openai-chat.answer_part",
            "part_index": "openai-chat.texts_joined",
            "thinking_origin": "mapped: names the field of the thoughts",
            "provider_options": "openai-chat.part_options",
            "finish_reason": "openai-chat.finish_reason",
            "model": "openai-chat.identity",
            "id": "openai-chat.identity",
            "extras": "mapped: put back into answers for clients",
        },
        "ToolCallDelta": {
            "part_index": "openai-chat.call_order",
            "id_origin": "never sent: a minted id is an id like any other; an absent one is read as minted",
            "is_complete": "never sent: what a server said about its answer",
            "invalid": ("openai-chat.invalid_call_mark", "openai-chat.rejected_call"),
            "extras": "mapped: put back into answers for clients",
        },
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

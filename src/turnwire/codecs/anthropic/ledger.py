"""What becomes of every canonical field on this wire: comes back, a named loss, or never sent and why.

Here stands what this wire does otherwise than most; see `turnwire.codecs.ledger_page`. Tests execute all of it, for
requests and for answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.anthropic.fields import PARAMETERS, USAGE
from turnwire.codecs.ledger_entry import Entry, Ways
from turnwire.codecs.ledger_page import AFTER, MAPPED, OWN, OWN_OR_VARIANT, STORED, page
from turnwire.codecs.request_rows import parameters_covered
from turnwire.codecs.usage_rows import usage_covered

_MINTED: Final = "never sent: a minted id is an id like any other; an absent one is read as minted"
_PART: Final = Ways(STORED, "anthropic.answer_part")
_WITHOUT_TOOLS: Final = ("unsaid: nothing can be called without tools", "anthropic.tool_choice_without_tools")
_AMONG: Final = (AFTER, "mapped: calls stand among the blocks")
_ADDRESS: Final = "unsaid: an address is that of a PDF, and a text is plain"

COVERED: Final[Mapping[str, Mapping[str, Entry]]] = page(
    "anthropic",
    {
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
        "ChatRequest": {
            "messages": (MAPPED, "anthropic.no_message"),
            "tool_choice": ("anthropic.tool_choice", *_WITHOUT_TOOLS),
            "parallel_tool_calls": ("anthropic.parallel_tool_calls", *_WITHOUT_TOOLS),
            "response_format": (MAPPED, "unsaid: free text is the absence of a format", "anthropic.json_object"),
            "stream_options": "never sent: usage always comes with a stream",
        },
        "StreamOptions": {"include_usage": "never sent: usage always comes with a stream"},
        "TextFormat": {"type": "unsaid: free text is the absence of a format"},
        "JsonObjectFormat": {"type": "anthropic.json_object"},
        "JsonSchemaFormat": {
            "json_schema": ("anthropic.schema_keyword", "anthropic.strict"),
            "name description": "anthropic.format_detail",
            "strict": ("unsaid: the server always holds the answer to the schema", "anthropic.format_detail"),
        },
        "SystemMessage": {
            "*": (MAPPED, "anthropic.system_messages"),
            "role": "anthropic.system_place",
            "content": "anthropic.empty_text",
            "provider_options": (MAPPED, "elsewhere: they come back at the last text block"),
        },
        "UserMessage": {
            "*": (MAPPED, "anthropic.result_order", "anthropic.users_joined"),
            "content": "anthropic.empty_text",
        },
        "AssistantMessage": {
            "content": Ways(
                ("anthropic.prefill", "anthropic.empty_text", "anthropic.trailing_space"), "anthropic.prefill"
            ),
            "name": Ways("anthropic.message_name", ("anthropic.message_name", "anthropic.answer_part")),
            "provider_options": Ways(OWN, (OWN, "anthropic.answer_part")),
            "extras": _PART,
        },
        "ToolMessage": {
            "*": (MAPPED, "anthropic.result_order"),
            "content is_error": MAPPED,
            "name": "anthropic.message_name",
        },
        "TextPart": {"text": "anthropic.empty_text", "provider_options": (OWN, "anthropic.user_citations")},
        "ImagePart": {
            "*": Ways(MAPPED, "anthropic.answer_part"),
            "type": "anthropic.assistant_media",
            "file_id": MAPPED,
            "data": "anthropic.image_source",
        },
        "AudioPart": {
            "*": Ways(MAPPED, "anthropic.answer_part"),
            "type url data path file_id media_type transcript provider_options extras": "anthropic.audio",
        },
        "DocumentPart": {
            "*": Ways(MAPPED, "anthropic.answer_part"),
            "type": "anthropic.assistant_media",
            "data": "anthropic.document_source",
            "text name": MAPPED,
            "media_type": Ways(
                ("anthropic.media_type", "anthropic.document_type", _ADDRESS), ("anthropic.media_type", _ADDRESS)
            ),
        },
        "ThinkingPart": {
            "redacted_data": "anthropic.thinking_redacted",
            "origin": "mapped: only thoughts of this dialect are sent",
        },
        "Origin": {"field": "never sent: thoughts have one place here"},
        "RefusalPart": {"type": "anthropic.refusal", "text": MAPPED},
        "UnknownPart": {"*": Ways(MAPPED, "anthropic.answer_part")},
        "ToolDefinition": {
            "parameters": "anthropic.schema_keyword",
            "strict": "anthropic.strict",
            "original_name": (
                "never sent: the server sees the canonical name; clients get their own names back in calls"
            ),
        },
        "ToolCall": {"id": "anthropic.call_id", "id_origin": _MINTED, "part_index": _AMONG, "extras": _PART},
        "InvalidToolCall": {
            "id": "anthropic.call_id",
            "id_origin": _MINTED,
            "part_index": _AMONG,
            "extras": _PART,
            "name": "anthropic.unnamed_tool_call",
            "reason": Ways("anthropic.invalid_call_mark", ("anthropic.invalid_call_mark", "anthropic.rejected_call")),
        },
        "ChatResponse": {
            "usage": (MAPPED, "anthropic.usage_unknown"),
            "id": "anthropic.identity",
            "extras": "anthropic.answer_detail",
        },
        "StreamingChunk": {
            "tool_call_deltas": "anthropic.late_arguments",
            "parts": "anthropic.answer_part",
            "thinking_origin": "mapped: a signature of this dialect is sent, others are not",
            "finish_reason": "anthropic.finish_reason",
            "model": MAPPED,
            "provider_options": "anthropic.part_order",
            "extras": "anthropic.answer_detail",
        },
        "ToolCallDelta": {
            "id_origin": _MINTED,
            "is_complete": "mapped: the block may close",
            "part_index": "mapped: blocks stand in the order of arrival",
            "invalid": ("anthropic.invalid_call_mark", "anthropic.rejected_call"),
            "extras": "anthropic.answer_part",
        },
        **usage_covered(
            USAGE, "anthropic", prompt_tokens="anthropic.usage_unknown", completion_tokens="anthropic.usage_unknown"
        ),
    },
    own=OWN_OR_VARIANT,
)
"""What becomes of each field, by class and field, and of an object as a whole, by `*`."""

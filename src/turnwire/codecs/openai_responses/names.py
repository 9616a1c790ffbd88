"""Wire values as tables: statuses, field names by level, limits.

Other modules look values up here. Source: OpenAI OpenAPI 2.3.0 (`/responses`) and the types of openai 3.54.0, as in
schemas/wire/openai-responses/v1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import known_keys, openai_responses as wire

from turnwire.codecs.losses import DialectLosses, sentences

DIALECT: Final = "openai-responses"

# The raw finish word is the status of the response; if it is incomplete, the reason follows after a colon.
FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "completed": "stop",
    "incomplete:max_output_tokens": "length",
    "incomplete:content_filter": "content_filter",
    "incomplete:max_messages": "other",
    "incomplete:steered": "other",
    "incomplete": "other",
    "failed": "error",
    "cancelled": "cancelled",
    "queued": "other",  # background: true; the answer must be fetched later
    "in_progress": "other",
}
WORD_OF: Final[Mapping[str, str]] = {
    "stop": "completed",
    "tool_calls": "completed",
    "length": "incomplete:max_output_tokens",
    "content_filter": "incomplete:content_filter",
    "error": "failed",
    "cancelled": "cancelled",
}
STATUSES: Final = frozenset(word for word in FINISH_WORDS if ":" not in word)

# Items that a client adds to a conversation. An output with a call id is the result of that call; every other item that
# is not canonical belongs to the model's turn.
USER_ITEMS: Final = frozenset(
    {
        "additional_tools",
        "apply_patch_call_output",
        "compaction_trigger",
        "configuration_update",
        "computer_call_output",
        "custom_tool_call_output",
        "local_shell_call_output",
        "mcp_approval_response",
        "program_output",
        "shell_call_output",
        "tool_search_output",
    }
)

# Fields that the codec reads, by level; all others are recorded in provider options or extras.
MESSAGE_ITEM: Final = frozenset({"type", "role", "content", "status"})
REASONING_ITEM: Final = frozenset({"type", "summary", "content", "encrypted_content", "status"})
CALL_ITEM: Final = frozenset({"type", "call_id", "name", "arguments", "status"})
OUTPUT_ITEM: Final = frozenset({"type", "call_id", "output", "name", "status"})
TEXT_PART: Final = frozenset({"type", "text"})
IMAGE_PART: Final = frozenset({"type", "image_url", "file_id", "detail"})
FILE_PART: Final = frozenset({"type", "file_data", "file_id", "file_url", "filename"})
AUDIO_PART: Final = known_keys(wire.InputAudio)
TOOL: Final = frozenset({"type", "name", "description", "parameters", "strict"})
EVENT: Final = frozenset(
    {
        *("type", "sequence_number", "obfuscation", "item_id", "output_index", "content_index", "summary_index"),
        *("response", "item", "part", "delta", "text", "refusal", "arguments", "name", "logprobs"),
        *("annotation", "annotation_index", "status", "input"),
    }
)
"""Known fields of events about an answer; all other fields are extras of the answer."""
EVENTS: Final = frozenset(
    {
        *("response.created", "response.queued", "response.in_progress", "response.completed", "response.incomplete"),
        *("response.failed", "response.output_item.added", "response.output_item.done"),
        *("response.content_part.added", "response.content_part.done"),
        *("response.output_text.delta", "response.output_text.done", "response.output_text.annotation.added"),
        *("response.refusal.delta", "response.refusal.done"),
        *("response.function_call_arguments.delta", "response.function_call_arguments.done"),
        *("response.custom_tool_call_input.delta", "response.custom_tool_call_input.done"),
        *("response.reasoning_text.delta", "response.reasoning_text.done"),
        *("response.reasoning_summary_part.added", "response.reasoning_summary_part.done"),
        *("response.reasoning_summary_text.delta", "response.reasoning_summary_text.done"),
    }
)
"""Events about an answer; the others report the progress of hosted tools, which their items repeat."""

STATE: Final = ("previous_response_id", "conversation", "prompt")
"""Fields of a request that refer to a stored conversation, so that `input` may be absent."""

DEFAULTS: Final[Mapping[str, object]] = {
    "background": False,
    "completed_at": None,
    "error": None,
    "frequency_penalty": 0.0,
    "incomplete_details": None,
    "instructions": None,
    "max_output_tokens": None,
    "max_tool_calls": None,
    "metadata": {},
    "parallel_tool_calls": True,
    "presence_penalty": 0.0,
    "previous_response_id": None,
    "prompt_cache_key": None,
    "reasoning": {"effort": None, "summary": None},
    "safety_identifier": None,
    "service_tier": "default",
    "store": False,  # a codec stores nothing
    "temperature": 1.0,
    "text": {"format": {"type": "text"}},
    "tool_choice": "auto",
    "tools": [],
    "top_logprobs": 0,
    "top_p": 1.0,
    "truncation": "disabled",
}
"""Values in a published answer for settings that the request did not have."""
PUBLISHED_ANSWER: Final = (DEFAULTS.keys() - {"incomplete_details"}) | frozenset(
    {"conversation", "moderation", "prompt", "prompt_cache_options", "prompt_cache_retention", "user"}
)
"""Fields of an answer in the specification, in addition to the canonical ones; nearly all repeat the request."""


OWN: Final[Mapping[str, str]] = {
    "stop_sequences": "there are no stop sequences",
    "tool_call_name": "a tool name has 1 to 128 of A–Z, a–z, 0–9, _ and -",
    "lone_reasoning": "a reasoning item must be followed by the item that it led to",
    "answer_media": "an assistant's message holds only texts and refusals",
    "part_place": "this part cannot stand in this message",
    "late_thinking": "thoughts or a signature came after their item was closed",
    "usage_zero": "unknown counts in the details of a usage cannot be written",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    sampling reasoning_sampling max_tokens thinking_level thinking_switch thinking_budget tool_choice_without_tools
    text_parameters strict_subset message_name message_options prefill is_error call_id late_arguments
    invalid_tool_call invalid_call_mark unnamed_tool_call part_options thinking_foreign thinking_redacted
    path_not_loaded media_type audio document_text foreign_part unknown_part finish_reason answer_part answer_detail
    rejected_call identity created usage_unknown usage_detail
    """,
)
"""Descriptions of all losses of this dialect, by id."""


class ResponsesLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN

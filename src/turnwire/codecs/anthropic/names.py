"""Wire values as tables: stop reasons, block types, media types, thinking budgets.

Other modules look values up here. Source: Anthropic OpenAPI of August 2026 (version 2023-06-01).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import anthropic as wire, known_keys

from turnwire.codecs.anthropic.variants import OTHER_MODELS, AnthropicVariant, Effort, ModelFacts
from turnwire.codecs.losses import DialectLosses, sentences

DIALECT: Final = "anthropic"

STOP_REASONS: Final[Mapping[str, FinishReason]] = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "max_tokens": "length",
    "model_context_window_exceeded": "length",
    "tool_use": "tool_calls",
    "refusal": "content_filter",
    "pause_turn": "other",  # a server tool is still running; the client sends the answer back to continue
    "compaction": "other",  # beta: the answer ends after a summary
}
WORD_OF: Final[Mapping[str, wire.StopReason]] = {
    "stop": "end_turn",
    "length": "max_tokens",
    "tool_calls": "tool_use",
    "content_filter": "refusal",
}

_FOREIGN_WORDS: Final = frozenset(
    # OpenAI chat and its servers, Ollama, OpenAI Responses
    (
        *("stop", "length", "tool_calls", "function_call", "content_filter", "abort", "error", "eos", "repetition"),
        *("load", "unload", "completed", "incomplete", "failed", "cancelled", "queued", "in_progress"),
    )
)
_OWN_FORM: Final = re.compile(r"[a-z]+(?:_[a-z]+)*")


def is_own_word(raw: str | None) -> bool:
    """Return whether a raw finish reason is a word of this wire: a known one, or a new one in its spelling.

    If so, the answer came from this dialect, and its own fields are written back into it.
    """
    if raw is None:
        return False
    return raw in STOP_REASONS or (raw not in _FOREIGN_WORDS and _OWN_FORM.fullmatch(raw) is not None)


ImageType = Literal["image/jpeg", "image/png", "image/gif", "image/webp"]
IMAGE_TYPES: Final[Mapping[str, ImageType]] = {
    "image/jpeg": "image/jpeg",
    "image/jpg": "image/jpeg",  # a common misspelling
    "image/png": "image/png",
    "image/gif": "image/gif",
    "image/webp": "image/webp",
}
PDF: Final = "application/pdf"
PLAIN: Final = "text/plain"

OUTPUT_ONLY: Final = frozenset(("parsed_output",))
"""Keys that SDKs add to blocks of an answer and that a request must not have."""

BUDGETS: Final[Mapping[str, int]] = {
    "minimal": 1024,
    "low": 2048,
    "medium": 10000,
    "high": 16384,
    "xhigh": 32768,
    "max": 32768,
}
"""Thinking tokens for each effort, for models that support budgets only."""
LEAST_BUDGET: Final = 1024
ANSWER_ROOM: Final = 4096
"""Tokens left for the answer in addition to a thinking budget, if the request has no limit."""

NEAREST_EFFORTS: Final[Mapping[str, tuple[Effort, ...]]] = {
    "minimal": ("low",),
    "low": ("low",),
    "medium": ("medium",),
    "high": ("high",),
    "xhigh": ("xhigh", "high"),
    "max": ("max", "high"),
}
"""Wire efforts for a canonical effort, in order of preference; the first that the model supports is sent."""

JSON_INSTRUCTION: Final = "Answer with one JSON object and nothing else: no text before or after it, no code fence."
"""Text added to the system prompt for the format json_object, which the wire does not have."""

# Fields that the codec maps, by kind of object. All other fields of that object are recorded in provider options or
# extras, so new fields of the wire are not lost. A test compares these names with the wire document.
MESSAGE: Final = frozenset(("role", "content"))
TEXT: Final = frozenset(("type", "text"))
THINKING: Final = known_keys(wire.ThinkingBlockParam)
REDACTED: Final = known_keys(wire.RedactedThinkingBlock)
IMAGE: Final = frozenset(("type", "source"))
DOCUMENT: Final = frozenset(("type", "source", "title"))
SOURCES: Final[Mapping[str, frozenset[str]]] = {
    "base64": known_keys(wire.Base64ImageSource),
    "url": known_keys(wire.UrlSource),
    "file": known_keys(wire.FileSource),
    "text": known_keys(wire.PlainTextSource),
    "content": frozenset({"type", "content"}),
}
TOOL_USE: Final = frozenset(("type", "id", "name", "input"))
TOOL_RESULT: Final = frozenset(("type", "tool_use_id", "content", "is_error"))
TOOL: Final = frozenset(("name", "description", "input_schema", "strict", "type"))
TOOL_CHOICE: Final = known_keys(wire.NamedToolChoice)
OUTPUT_CONFIG: Final = frozenset(("format", "effort"))
EVENTS: Final[Mapping[str, frozenset[str]]] = {
    "message_start": known_keys(wire.MessageStartEvent),
    "content_block_start": known_keys(wire.ContentBlockStartEvent),
    "content_block_delta": known_keys(wire.ContentBlockDeltaEvent),
    "content_block_stop": known_keys(wire.ContentBlockStopEvent),
    "message_delta": frozenset(("type", "delta", "usage")),  # all other fields belong to the answer
    "message_stop": known_keys(wire.MessageStopEvent),
}
DELTAS: Final[Mapping[str, frozenset[str]]] = {
    "text_delta": known_keys(wire.TextDelta),
    "citations_delta": known_keys(wire.CitationsDelta),
    "thinking_delta": known_keys(wire.ThinkingDelta),
    "signature_delta": known_keys(wire.SignatureDelta),
    "input_json_delta": known_keys(wire.InputJsonDelta),
}


OWN: Final[Mapping[str, str]] = {
    "temperature_range": "temperature must be between 0 and 1",
    "blank_stop": "a stop sequence cannot be blank",
    "strict": "a strict schema cannot refer to itself",
    "schema_keyword": "a strict schema cannot hold this keyword",
    "json_object": "there is no format for just any JSON object",
    "no_message": "a request needs a message besides the system text",
    "users_joined": "next to tool results, only one message can stand between two answers",
    "empty_text": "a text cannot be blank",
    "trailing_space": "an answer to be continued cannot end in white space",
    "user_citations": "a user's text cannot carry citations",
    "assistant_media": "this message cannot hold images or documents",
    "document_type": "a document given as text is always plain text",
    "stop_sequence": "another server does not say whether a stop sequence ended the answer, and which",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    sampling max_tokens thinking_level thinking_switch thinking_budget tool_choice tool_choice_without_tools
    parallel_tool_calls tool_namespace tool_grammar format_detail developer_role system_messages system_place
    message_name prefill result_order call_id late_arguments invalid_tool_call invalid_call_mark unnamed_tool_call
    part_order thinking_foreign thinking_redacted refusal path_not_loaded media_type image_source image_detail audio
    document_source foreign_part unknown_part finish_reason answer_part answer_detail rejected_call identity created
    usage_unknown usage_detail
    """,
)
"""Descriptions of all losses of this dialect, by id."""


class AnthropicLosses(DialectLosses):
    """Losses of one conversion into this dialect, for one API version and model."""

    dialect = DIALECT
    own = OWN

    def __init__(self, variant: AnthropicVariant, facts: ModelFacts = OTHER_MODELS) -> None:
        super().__init__()
        self.variant = variant
        self.facts = facts

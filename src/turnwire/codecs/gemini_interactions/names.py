"""Wire values as tables, for the other modules.

Source: the published description of the Interactions API (v1beta) and the types of google-genai 3.4.0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import gemini_interactions as typed

from turnwire.codecs.gemini_interactions.fields import ANSWER
from turnwire.codecs.losses import DialectLosses, sentences

DIALECT: Final = "gemini-interactions"

FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "completed": "stop",
    "requires_action": "tool_calls",
    "incomplete": "length",
    "budget_exceeded": "length",
    "failed": "error",
    "cancelled": "cancelled",
    "in_progress": "other",
    "queued": "other",
}
STATUS_OF: Final[Mapping[str, typed.InteractionStatus]] = {
    "stop": "completed",
    "tool_calls": "requires_action",
    "length": "incomplete",
    "error": "failed",
    "cancelled": "cancelled",
    "content_filter": "incomplete",
    "other": "incomplete",
}
INEXACT: Final = frozenset({"content_filter", "other"})
"""Canonical reasons for which the wire has no status."""

THINKING: Final[Mapping[str, tuple[Literal["minimal", "low", "medium", "high"], bool]]] = {
    # canonical level: (wire level, whether they are equivalent)
    "none": ("minimal", False),
    "minimal": ("minimal", True),
    "low": ("low", True),
    "medium": ("medium", True),
    "high": ("high", True),
    "xhigh": ("high", False),
    "max": ("high", False),
}

TOOL_CHOICES: Final[Mapping[str, typed.ToolChoiceMode]] = {"auto": "auto", "none": "none", "required": "any"}
TOOL_CHOICE_OF: Final = {"auto": "auto", "none": "none", "any": "required"}

RESOLUTIONS: Final = frozenset({"low", "medium", "high"})
MEDIA: Final = ("image", "audio", "document", "video")

_ANSWER_FIELDS: Final = frozenset(typed.Interaction.__annotations__)
_NOT_OURS: Final = frozenset(
    {"message", "choice", "choices", "logprobs", "prompt_logprobs", "timings", "system_fingerprint", "stop_sequence"}
)
CONTENT_MARK: Final = "content"
"""Value of `level` in the extras of a foreign part that is a content of a `model_output`, not a step."""
CALL_FIELDS: Final = frozenset({"type", "id", "name", "arguments"})
OUTPUT_FIELDS: Final = frozenset({"type", "content"})
THOUGHT_FIELDS: Final = frozenset(typed.ThoughtStep.__annotations__)
RESULT_FIELDS: Final = frozenset(typed.FunctionResultStep.__annotations__)
"""Canonical fields of the steps; all others are options of the part, call or message."""
ASKED: Final = frozenset({"user_input", "function_result"})
"""Steps that, in an answer, repeat the input."""

JSON: Final = "application/json"
PLAIN: Final = "text/plain"


def is_own_field(key: str) -> bool:
    """Return whether an extra is a valid field of an interaction; fields of other dialects are not."""
    if key in _ANSWER_FIELDS:
        return key not in ANSWER.keys
    return key not in _NOT_OURS and key.islower() and key.replace("_", "").isalnum()


def step_of(own: Mapping[str, object] | None) -> Mapping[str, object] | None:
    """Return the provider options of the step that contains a part; None if the part has no such options."""
    step = (own or {}).get("step")
    return step if isinstance(step, dict) else None


OWN: Final[Mapping[str, str]] = {
    "system_joined": "the system instruction is one text",
    "result_media": "a result holds only texts and images",
    "answer_field": "an answer has no such field",
    "bare_call": "a call without arguments at the end of a cut answer counts as cut",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    sampling thinking_level thinking_budget include_usage tool_choice_without_tools parallel_tool_calls tool_namespace
    tool_grammar format_words developer_role system_in_the_middle message_name message_options prefill
    invalid_tool_call part_order thinking_foreign refusal path_not_loaded image_detail audio_transcript document_name
    document_text foreign_part unknown_part finish_reason created usage_detail
    """,
)
"""Descriptions of all losses of this dialect, by id."""


class InteractionsLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN

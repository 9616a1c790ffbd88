"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.anthropic.names import DIALECT
from turnwire.codecs.anthropic.variants import OTHER_MODELS, AnthropicVariant, ModelFacts
from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.losses import losses_of

LOSSES: Final = losses_of(
    DIALECT,
    "tool_namespace tool_grammar "
    "sampling thinking_level thinking_switch thinking_budget max_tokens tool_choice tool_choice_without_tools "
    "parallel_tool_calls format_detail developer_role system_messages system_place message_name prefill "
    "result_order invalid_tool_call invalid_call_mark call_id unnamed_tool_call thinking_foreign "
    "thinking_redacted refusal path_not_loaded image_source image_detail media_type audio document_source "
    "foreign_part unknown_part finish_reason answer_part answer_detail rejected_call late_arguments part_order "
    "usage_unknown usage_detail created identity",
    own={
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
    },
)


class AnthropicLosses(DialectLosses):
    """Losses of one conversion into this dialect, for one API version and model; what is lost comes from `LOSSES`."""

    __slots__ = ("facts", "variant")

    dialect = DIALECT
    sentences = LOSSES

    def __init__(self, variant: AnthropicVariant, facts: ModelFacts = OTHER_MODELS) -> None:
        super().__init__()
        self.variant = variant
        self.facts = facts

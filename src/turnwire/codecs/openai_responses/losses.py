"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_responses.names import DIALECT

LOSSES: Final = losses_of(
    DIALECT,
    "text_parameters "
    "sampling max_tokens thinking_level thinking_switch thinking_budget reasoning_sampling "
    "tool_choice_without_tools strict_subset message_name prefill is_error invalid_tool_call invalid_call_mark "
    "unnamed_tool_call call_id thinking_foreign thinking_redacted media_type path_not_loaded audio document_text "
    "foreign_part unknown_part message_options part_options finish_reason rejected_call answer_part answer_detail "
    "late_arguments usage_unknown usage_detail created identity",
    own={
        "stop_sequences": "there are no stop sequences",
        "tool_call_name": "a tool name has 1 to 128 of A–Z, a–z, 0–9, _ and -",
        "lone_reasoning": "a reasoning item must be followed by the item that it led to",
        "answer_media": "an assistant's message holds only texts and refusals",
        "part_place": "this part cannot stand in this message",
        "late_thinking": "thoughts or a signature came after their item was closed",
        "usage_zero": "unknown counts in the details of a usage cannot be written",
    },
)


class ResponsesLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES

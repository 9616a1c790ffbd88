"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini_interactions.names import DIALECT
from turnwire.codecs.losses import losses_of

LOSSES: Final = losses_of(
    DIALECT,
    "tool_namespace tool_grammar "
    "sampling thinking_level thinking_budget include_usage format_words tool_choice_without_tools "
    "parallel_tool_calls message_name message_options developer_role system_in_the_middle prefill "
    "invalid_tool_call thinking_foreign refusal path_not_loaded image_detail audio_transcript document_name "
    "document_text foreign_part unknown_part finish_reason created usage_detail part_order",
    own={
        "system_joined": "the system instruction is one text",
        "result_media": "a result holds only texts and images",
        "answer_field": "an answer has no such field",
        "bare_call": "a call without arguments at the end of a cut answer counts as cut",
    },
)


class InteractionsLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES

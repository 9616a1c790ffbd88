"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_chat.tables import DIALECT

LOSSES: Final = losses_of(
    DIALECT,
    "sampling thinking_level thinking_switch thinking_budget stop_limit reasoning_sampling tool_choice "
    "tool_choice_without_tools parallel_tool_calls strict_subset developer_role system_messages system_place "
    "message_name prefill is_error invalid_tool_call invalid_call_mark call_order unnamed_tool_call tool_media "
    "part_options media_type thinking_foreign refusal path_not_loaded image_source audio_transcript "
    "document_source document_text document foreign_part unknown_part finish_reason answer_part rejected_call "
    "usage_unknown usage_detail created identity",
    own={
        "model_stop": "the model takes no stop sequences",
        "named_tool_choice": "the server ignores the name in tool_choice",
        "texts_joined": "this message holds only one text",
        "thinking_order": "thoughts stand together, before everything else",
        "audio_source": "audio must be data in a format that the server takes",
    },
)


class ChatLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES

"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.gemini.names import DIALECT
from turnwire.codecs.losses import losses_of

LOSSES: Final = losses_of(
    DIALECT,
    "tool_namespace tool_grammar "
    "sampling stop_limit thinking_level thinking_budget include_usage format_words tool_choice_without_tools "
    "parallel_tool_calls message_name developer_role system_in_the_middle prefill invalid_tool_call "
    "invalid_call_mark unnamed_tool_call result_order tool_media thinking_foreign refusal path_not_loaded "
    "image_detail audio_transcript document_name document_text foreign_part unknown_part finish_reason "
    "answer_part part_order usage_unknown usage_detail created call_order",
    own={
        "seed": "a seed has 32 bits",
        "thinking_off": "the model cannot stop thinking",
        "thinking_unsupported": "the model does not think",
        "schema": "the older schema form cannot express this",
        "system_parts": "the system instruction is one list of texts, whatever message they stood in",
        "empty_message": "a turn cannot be empty",
        "tool_name": "a function name must begin with a letter or an underscore",
        "orphan_result": "a function response must name its function",
        "result_parts": "a function response holds only one text",
        "file_type": "a file has no kind besides its media type",
        "part_pieces": "a streamed part with fields of its own must come in one piece",
    },
)


class GeminiLosses(DialectLosses):
    """Losses of one conversion into this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ()

    dialect = DIALECT
    sentences = LOSSES

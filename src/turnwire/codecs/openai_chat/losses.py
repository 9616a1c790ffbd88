"""Everything that this wire cannot say, with a stable id for each: the one table that encoders report from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.variants import ChatVariant

LOSSES: Final = losses_of(
    DIALECT,
    "tool_namespace tool_grammar text_parameters "
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
    """Losses of one conversion into the words of one server of this dialect; what is lost comes from `LOSSES`."""

    __slots__ = ("variant",)

    dialect = DIALECT
    sentences = LOSSES

    def __init__(self, variant: ChatVariant) -> None:
        super().__init__()
        self.variant = variant


COMPLETION_LOSSES: Final = losses_of(
    DIALECT,
    "format_detail",
    own={
        "suffix": "the server continues a text and fills no gap",
        "system_text": "a completion has no instructions besides the prompt",
        "prompt_image": "a prompt is text alone",
        "completion_format": "the endpoint cannot hold an answer to a format",
        "completion_thinking": "a completion has one text, and no thoughts beside it",
        "completion_part": "a completion has one text, and no parts",
        "completion_option": "the server takes this option and does not obey it",
        "infill_prompt": "what the gap begins with is the end of what stands before it",
        "native_form": "the answer has its usual fields, whatever is asked of its form",
        "native_identity": "an answer in llama.cpp's own form has no id",
        "native_choices": "an answer in llama.cpp's own form is one text",
        "native_usage": "an answer in llama.cpp's own form counts the tokens of the prompt and of the text alone",
        "native_probabilities": "probabilities of tokens in another form than llama.cpp's own",
        "native_end": "llama.cpp has no word for this end",
    },
)


class CompletionLosses(ChatLosses):
    """Losses of one conversion of a completion; in its own words where it has any."""

    __slots__ = ()

    sentences: ClassVar[Mapping[str, str]] = {**LOSSES, **COMPLETION_LOSSES}

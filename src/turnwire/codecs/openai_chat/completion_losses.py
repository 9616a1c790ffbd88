"""What completions on OpenAI's wire cannot say beside what chats there cannot: one sentence for each loss id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from turnwire.codecs.losses import losses_of
from turnwire.codecs.openai_chat.losses import LOSSES as CHAT_LOSSES, ChatLosses
from turnwire.codecs.openai_chat.tables import DIALECT

LOSSES: Final = losses_of(
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
    """Losses of one conversion of a completion; what is lost comes from `LOSSES`, and for the rest from the chat's."""

    __slots__ = ()

    sentences: ClassVar[Mapping[str, str]] = {**CHAT_LOSSES, **LOSSES}

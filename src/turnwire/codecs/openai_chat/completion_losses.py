"""What completions on OpenAI's wire cannot say beside what chats there cannot: one sentence for each loss id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from turnwire.codecs.openai_chat.losses import LOSSES as CHAT_LOSSES, ChatLosses

LOSSES: Final[Mapping[str, str]] = {
    "openai-chat.suffix": "the server goes on with a text and fills no gap",
    "openai-chat.system_text": "a completion has no instruction beside the prompt",
    "openai-chat.prompt_image": "a prompt is text alone",
    "openai-chat.completion_option": "the server takes this option and does not obey it",
    "openai-chat.completion_format": "the endpoint holds no answer to a format",
    "openai-chat.format_detail": "the server takes the schema of a format alone",
    "openai-chat.completion_thinking": "a completion has one text, and no thoughts beside it",
    "openai-chat.completion_part": "a completion has one text, and no parts",
    "openai-chat.infill_prompt": "what the gap begins with is the end of what stands before it",
    "openai-chat.native_form": "the answer has its usual fields, whatever is asked of its form",
    "openai-chat.native_identity": "an answer of llama.cpp's own has no id",
    "openai-chat.native_choices": "an answer of llama.cpp's own is one text",
    "openai-chat.native_usage": "an answer of llama.cpp's own counts the tokens of the prompt and of the text alone",
    "openai-chat.native_probabilities": "probabilities of tokens in another form than llama.cpp's own",
    "openai-chat.native_end": "llama.cpp has no word for this end",
}


class CompletionLosses(ChatLosses):
    """Losses of one conversion of a completion; what is lost comes from `LOSSES`, and for the rest from the chat's."""

    __slots__ = ()

    sentences: ClassVar[Mapping[str, str]] = {**CHAT_LOSSES, **LOSSES}

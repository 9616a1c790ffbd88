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
    },
)


class CompletionLosses(ChatLosses):
    """Losses of one conversion of a completion; what is lost comes from `LOSSES`, and for the rest from the chat's."""

    __slots__ = ()

    sentences: ClassVar[Mapping[str, str]] = {**CHAT_LOSSES, **LOSSES}

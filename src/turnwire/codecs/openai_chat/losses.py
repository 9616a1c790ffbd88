"""What this wire alone cannot say; what others cannot say either is in `turnwire.codecs.losses`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.openai_chat.names import DIALECT
from turnwire.codecs.variants import ChatVariant

OWN: Final[Mapping[str, str]] = {
    "model_stop": "the model takes no stop sequences",
    "named_tool_choice": "the server ignores the name in tool_choice",
    "texts_joined": "this message holds only one text",
    "thinking_order": "thoughts stand together, before everything else",
    "audio_source": "audio must be data in a format that the server takes",
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
}


class ChatLosses(DialectLosses):
    """Losses of one conversion into the words of one server of this dialect."""

    dialect = DIALECT
    own = OWN

    def __init__(self, variant: ChatVariant) -> None:
        super().__init__()
        self.variant = variant

"""The dialect openai-chat (POST /v1/chat/completions) with its variants vllm, llamacpp, groq and ollama-v1.

Each direction has its module; this one ties them to a row of `turnwire.codecs.variants`, which holds every difference
between servers. Source of the wire: schemas/wire/openai-chat/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.openai_chat.codec import codec_of as codec_of
    from turnwire.codecs.openai_chat.losses import LOSSES as LOSSES
    from turnwire.codecs.openai_chat.read_errors import (
        invalid_call_from_tool_use_failed as invalid_call_from_tool_use_failed,
    )

__all__ = [
    "LOSSES",
    "codec_of",
    "invalid_call_from_tool_use_failed",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("codec_of",),
        "losses": ("LOSSES",),
        "read_errors": ("invalid_call_from_tool_use_failed",),
    },
)

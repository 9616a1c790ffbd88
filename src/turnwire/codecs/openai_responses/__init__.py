"""The dialect openai-responses (POST /v1/responses)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.openai_responses.codec import codec_of as codec_of
    from turnwire.codecs.openai_responses.losses import LOSSES as LOSSES
    from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES as OPENAI_RESPONSES

__all__ = [
    "LOSSES",
    "OPENAI_RESPONSES",
    "codec_of",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("codec_of",),
        "losses": ("LOSSES",),
        "variants": ("OPENAI_RESPONSES",),
    },
)

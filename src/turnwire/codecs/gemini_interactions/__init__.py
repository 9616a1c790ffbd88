"""The dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API.

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/gemini-interactions/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.gemini_interactions.codec import GeminiInteractionsCodec as GeminiInteractionsCodec
    from turnwire.codecs.gemini_interactions.losses import LOSSES as LOSSES
    from turnwire.codecs.gemini_interactions.normal_form import (
        NORMAL_FORM as NORMAL_FORM,
        RESPONSE_NORMAL_FORM as RESPONSE_NORMAL_FORM,
    )

__all__ = [
    "LOSSES",
    "NORMAL_FORM",
    "RESPONSE_NORMAL_FORM",
    "GeminiInteractionsCodec",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("GeminiInteractionsCodec",),
        "losses": ("LOSSES",),
        "normal_form": ("NORMAL_FORM", "RESPONSE_NORMAL_FORM"),
    },
)

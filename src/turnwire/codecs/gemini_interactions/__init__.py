"""The dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API.

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/gemini-interactions/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.gemini_interactions.codec import codec_of as codec_of
    from turnwire.codecs.gemini_interactions.losses import LOSSES as LOSSES

__all__ = [
    "LOSSES",
    "codec_of",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("codec_of",),
        "losses": ("LOSSES",),
    },
)

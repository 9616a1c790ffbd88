"""The dialect gemini (generateContent, streamGenerateContent, countTokens, models), v1 and v1beta; Vertex AI is read.

Each direction has its module; this one ties them to a row of `turnwire.codecs.gemini.variants`. The model and the kind
of call stand in the URL on this wire, so the model is given to `decode_request` and left out by `encode_request`.
Source of the wire: schemas/wire/gemini/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.gemini.codec import codec_of as codec_of
    from turnwire.codecs.gemini.losses import LOSSES as LOSSES

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

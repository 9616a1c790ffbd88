"""The dialect anthropic (POST /v1/messages) in its API versions 2023-06-01 and 2026-10-21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.anthropic.codec import codec_of as codec_of
    from turnwire.codecs.anthropic.losses import LOSSES as LOSSES

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

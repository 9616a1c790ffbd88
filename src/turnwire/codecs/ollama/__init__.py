"""The codec of Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models.

Pure: bytes and values in, values out. `codec_of` ties the modules together; functions for models stand beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.ollama.codec import codec_of as codec_of
    from turnwire.codecs.ollama.losses import LOSSES as LOSSES

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

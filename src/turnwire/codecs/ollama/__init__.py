"""The codec of Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models.

Pure: bytes and values in, values out. `codec_of` ties the modules together; functions for models stand beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.ollama.answer import asked_context as asked_context, may_be_cut as may_be_cut
    from turnwire.codecs.ollama.codec import codec_of as codec_of
    from turnwire.codecs.ollama.losses import LOSSES as LOSSES
    from turnwire.codecs.ollama.models import (
        decode_capabilities as decode_capabilities,
        decode_models as decode_models,
        decode_running as decode_running,
        decode_show as decode_show,
        decode_version as decode_version,
        is_cloud_model as is_cloud_model,
    )
    from turnwire.codecs.ollama.stream import OllamaStreamDecoder as OllamaStreamDecoder
    from turnwire.codecs.ollama.stream_encoder import OllamaStreamEncoder as OllamaStreamEncoder

__all__ = [
    "LOSSES",
    "OllamaStreamDecoder",
    "OllamaStreamEncoder",
    "asked_context",
    "codec_of",
    "decode_capabilities",
    "decode_models",
    "decode_running",
    "decode_show",
    "decode_version",
    "is_cloud_model",
    "may_be_cut",
]

__getattr__ = lazy_names(
    __name__,
    {
        "answer": ("asked_context", "may_be_cut"),
        "codec": ("codec_of",),
        "losses": ("LOSSES",),
        "models": (
            "decode_capabilities",
            "decode_models",
            "decode_running",
            "decode_show",
            "decode_version",
            "is_cloud_model",
        ),
        "stream": ("OllamaStreamDecoder",),
        "stream_encoder": ("OllamaStreamEncoder",),
    },
)

"""The dialect anthropic (POST /v1/messages) in its API versions 2023-06-01 and 2026-10-21.

Each direction has its module; this one ties them to a row of `variants.py`, which holds every difference between the
versions and between models. Source of the wire: schemas/wire/anthropic/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.anthropic.codec import AnthropicCodec as AnthropicCodec
    from turnwire.codecs.anthropic.losses import LOSSES as LOSSES
    from turnwire.codecs.anthropic.normal import NORMAL_FORM as NORMAL_FORM, normalize_request as normalize_request
    from turnwire.codecs.anthropic.normal_response import (
        RESPONSE_NORMAL_FORM as RESPONSE_NORMAL_FORM,
        normalize_response as normalize_response,
    )

__all__ = [
    "LOSSES",
    "NORMAL_FORM",
    "RESPONSE_NORMAL_FORM",
    "AnthropicCodec",
    "normalize_request",
    "normalize_response",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("AnthropicCodec",),
        "losses": ("LOSSES",),
        "normal": ("NORMAL_FORM", "normalize_request"),
        "normal_response": ("RESPONSE_NORMAL_FORM", "normalize_response"),
    },
)

"""The dialect openai-responses (POST /v1/responses).

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/openai-responses/v1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.codecs.openai_responses.codec import OpenAIResponsesCodec as OpenAIResponsesCodec
    from turnwire.codecs.openai_responses.losses import LOSSES as LOSSES
    from turnwire.codecs.openai_responses.normal import (
        NORMAL_FORM as NORMAL_FORM,
        normalize_request as normalize_request,
    )
    from turnwire.codecs.openai_responses.normal_response import (
        RESPONSE_NORMAL_FORM as RESPONSE_NORMAL_FORM,
        normalize_response as normalize_response,
    )
    from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES as OPENAI_RESPONSES

__all__ = [
    "LOSSES",
    "NORMAL_FORM",
    "OPENAI_RESPONSES",
    "RESPONSE_NORMAL_FORM",
    "OpenAIResponsesCodec",
    "normalize_request",
    "normalize_response",
]

__getattr__ = lazy_names(
    __name__,
    {
        "codec": ("OpenAIResponsesCodec",),
        "losses": ("LOSSES",),
        "normal": ("NORMAL_FORM", "normalize_request"),
        "normal_response": ("RESPONSE_NORMAL_FORM", "normalize_response"),
        "variants": ("OPENAI_RESPONSES",),
    },
)

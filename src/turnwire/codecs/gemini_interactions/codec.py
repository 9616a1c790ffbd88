"""Codec of the dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API.

Each direction has its own module; this module combines them. Wire schema: schemas/wire/gemini-interactions/v1.
"""

from __future__ import annotations

from turnwire_schema.wire.gemini_interactions import InteractionRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.gemini.models import read_models
from turnwire.codecs.gemini.read_errors import read_error
from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.gemini_interactions.read_answer import read_response
from turnwire.codecs.gemini_interactions.read_request import NO_REQUEST, read_request
from turnwire.codecs.gemini_interactions.read_stream import InteractionsStreamDecoder
from turnwire.codecs.gemini_interactions.write_answer import write_response
from turnwire.codecs.gemini_interactions.write_request import write_request
from turnwire.codecs.gemini_interactions.write_stream import InteractionsStreamEncoder
from turnwire.codecs.variants import GEMINI_INTERACTIONS, Variant


def codec_of(variant: Variant = GEMINI_INTERACTIONS) -> Codec:
    """Return the codec for the Gemini Interactions API."""
    return Codec(
        variant=variant,
        request_type=InteractionRequest,
        not_a_request=NO_REQUEST,
        write_request=write_request,
        read_request=read_request,
        write_response=write_response,
        read_response=read_response,
        decoder=InteractionsStreamDecoder,
        encoder=InteractionsStreamEncoder,
        encode_error=write_error,
        decode_error=read_error,
        decode_models=read_models,
    )

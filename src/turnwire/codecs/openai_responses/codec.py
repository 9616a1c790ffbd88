"""Codec of the dialect openai-responses (POST /v1/responses).

Each direction has its own module; this module combines them. Wire schema: schemas/wire/openai-responses/v1.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.wire.openai_responses import ResponsesRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.openai_responses.read_answer import read_response
from turnwire.codecs.openai_responses.read_request import NO_REQUEST, read_request
from turnwire.codecs.openai_responses.read_stream import ResponsesStreamDecoder
from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES, ResponsesVariant
from turnwire.codecs.openai_responses.write_answer import write_response
from turnwire.codecs.openai_responses.write_errors import write_error
from turnwire.codecs.openai_responses.write_request import write_request
from turnwire.codecs.openai_responses.write_stream import ResponsesStreamEncoder


def codec_of(variant: ResponsesVariant = OPENAI_RESPONSES) -> Codec:
    """Return the codec for the OpenAI Responses API."""
    return Codec(
        variant=variant,
        request_type=ResponsesRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=partial(read_request, variant=variant),
        write_response=write_response,
        read_response=read_response,
        decoder=ResponsesStreamDecoder,
        encoder=ResponsesStreamEncoder,
        encode_error=write_error,
    )

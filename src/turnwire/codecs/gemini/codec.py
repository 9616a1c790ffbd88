"""Codec of the dialect gemini (generateContent, streamGenerateContent, countTokens, models), v1, v1beta and Vertex AI.

Each direction has its own module. This module combines them for one row of `turnwire.codecs.gemini.variants`. The URL,
not the body, contains the model and the kind of call, so `decode_request` takes the model as an argument and
`encode_request` leaves it out. Wire schema: schemas/wire/gemini/v1.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.wire.gemini import GenerateContentRequest

from turnwire.codecs.codec import Codec, Wire
from turnwire.codecs.gemini.models import counted_request, read_models, read_token_count, write_token_count
from turnwire.codecs.gemini.read_answer import read_response
from turnwire.codecs.gemini.read_errors import read_error
from turnwire.codecs.gemini.read_request import NO_REQUEST, read_request
from turnwire.codecs.gemini.read_stream import GeminiStreamDecoder
from turnwire.codecs.gemini.variants import GEMINI, GeminiVariant, plain_model
from turnwire.codecs.gemini.write_answer import write_response
from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.gemini.write_request import write_request
from turnwire.codecs.gemini.write_stream import GeminiStreamEncoder
from turnwire.codecs.requests.attribution import written_without_attribution
from turnwire.core.losses import Converted, OnLoss, settle


def codec_of(variant: GeminiVariant = GEMINI) -> Codec:
    """Return the codec for the Gemini API. It tells server-sent events from a JSON array by the first byte."""
    return Codec(
        variant=variant,
        request_type=GenerateContentRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=partial(read_request, variant=variant),
        write_response=write_response,
        read_response=read_response,
        decoder=GeminiStreamDecoder,
        encoder=GeminiStreamEncoder,
        encode_error=write_error,
        decode_error=read_error,
        decode_models=read_models,
        encode_count_tokens=partial(_write_count_request, variant),
        counted_request=counted_request,
        encode_token_count=write_token_count,
        decode_token_count=read_token_count,
    )


def _write_count_request(
    variant: GeminiVariant, request: ChatRequest, *, on_loss: OnLoss = "report"
) -> Converted[Wire]:
    """Return the body of `:countTokens` that counts the whole request."""
    body, losses = written_without_attribution(request, variant, partial(write_request, variant=variant))
    name = f"models/{plain_model(request.parameters.model)}"
    return settle({"generateContentRequest": {"model": name, **body}}, losses, on_loss)

"""Codec of the dialect anthropic (POST /v1/messages), API versions 2023-06-01 and 2026-10-21.

Each direction has its own module. This module combines them for one row of `variants.py`, which holds every difference
between API versions and between models. Wire schema: schemas/wire/anthropic/v1.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.wire.anthropic import MessagesRequest

from turnwire.codecs.anthropic.models import read_models, read_token_count, write_token_count
from turnwire.codecs.anthropic.read_answer import read_response
from turnwire.codecs.anthropic.read_errors import decode_error
from turnwire.codecs.anthropic.read_request import NO_REQUEST, read_request
from turnwire.codecs.anthropic.read_stream import AnthropicStreamDecoder
from turnwire.codecs.anthropic.variants import ANTHROPIC, AnthropicVariant
from turnwire.codecs.anthropic.write_answer import write_response
from turnwire.codecs.anthropic.write_errors import write_error
from turnwire.codecs.anthropic.write_request import write_count_request, write_request
from turnwire.codecs.anthropic.write_stream import AnthropicStreamEncoder
from turnwire.codecs.codec import Codec, Wire
from turnwire.codecs.requests.attribution import written_without_attribution
from turnwire.core.losses import Converted, OnLoss, settle


def codec_of(variant: AnthropicVariant = ANTHROPIC) -> Codec:
    """Return the codec for one version of the Anthropic Messages API."""
    return Codec(
        variant=variant,
        request_type=MessagesRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=read_request,
        write_response=partial(write_response, variant=variant),
        read_response=read_response,
        decoder=AnthropicStreamDecoder,
        encoder=partial(AnthropicStreamEncoder, variant),
        encode_error=write_error,
        decode_error=decode_error,
        decode_models=read_models,
        encode_count_tokens=partial(_write_count_request, variant),
        encode_token_count=write_token_count,
        decode_token_count=read_token_count,
    )


def _write_count_request(
    variant: AnthropicVariant, request: ChatRequest, *, on_loss: OnLoss = "report"
) -> Converted[Wire]:
    """Return the body of `/v1/messages/count_tokens`."""
    body, losses = written_without_attribution(request, variant, partial(write_count_request, variant=variant))
    return settle(body, losses, on_loss)

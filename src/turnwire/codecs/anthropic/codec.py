"""The dialect anthropic (POST /v1/messages) in its API versions 2023-06-01 and 2026-10-21.

Each direction has its module; this one ties them to a row of `variants.py`, which holds every difference between the
versions and between models. Source of the wire: schemas/wire/anthropic/v1.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.wire.anthropic import MessagesRequest

from turnwire.codecs.anthropic.models import (
    read_models,
    read_token_count,
    write_model,
    write_models,
    write_token_count,
)
from turnwire.codecs.anthropic.read_answer import read_response
from turnwire.codecs.anthropic.read_errors import decode_error
from turnwire.codecs.anthropic.read_request import NO_REQUEST, read_request
from turnwire.codecs.anthropic.read_stream import AnthropicStreamDecoder
from turnwire.codecs.anthropic.variants import ANTHROPIC, AnthropicVariant
from turnwire.codecs.anthropic.write_answer import write_response
from turnwire.codecs.anthropic.write_errors import write_error
from turnwire.codecs.anthropic.write_request import write_count_request, write_request
from turnwire.codecs.anthropic.write_stream import AnthropicStreamEncoder
from turnwire.codecs.base import Fill, as_it_is
from turnwire.codecs.codec import Codec
from turnwire.codecs.unread import refuse_unread
from turnwire.core.losses import Converted

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_anthropic import RawMessagesRequest


def codec_of(variant: AnthropicVariant = ANTHROPIC) -> Codec:
    """Canonical ↔ Anthropic Messages, in one API version."""
    return Codec(
        variant=variant,
        request_type=MessagesRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=read_request,
        write_response=partial(write_response, variant=variant),
        read_response=read_response,
        decoder=AnthropicStreamDecoder,
        encoder=partial(_encoder, variant),
        encode_error=write_error,
        decode_error=decode_error,
        decode_models=read_models,
        encode_models=write_models,
        encode_model=write_model,
        encode_count_tokens=partial(write_count_request, variant=variant),
        decode_count_tokens=_read_count_request,
        encode_token_count=write_token_count,
        decode_token_count=read_token_count,
    )


def _encoder(
    variant: AnthropicVariant,
    *,
    model: str,
    response_id: str,
    created: int,
    request: ChatRequest | None,
    fill: Fill = as_it_is,
) -> AnthropicStreamEncoder:
    """The wire has no time."""
    return AnthropicStreamEncoder(variant, model=model, response_id=response_id, request=request, fill=fill)


def _read_count_request(body: RawMessagesRequest) -> Converted[ChatRequest]:
    return refuse_unread(read_request(body), MessagesRequest, body, NO_REQUEST)

"""The dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API.

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/gemini-interactions/v1.
"""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini_interactions import InteractionRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.framing import Limits
from turnwire.codecs.gemini.models import read_models
from turnwire.codecs.gemini.read_errors import read_error
from turnwire.codecs.gemini.write_errors import write_error
from turnwire.codecs.gemini_interactions.answer import read_answer, write_answer
from turnwire.codecs.gemini_interactions.read_request import NO_REQUEST, read_request
from turnwire.codecs.gemini_interactions.stream import InteractionsStreamDecoder
from turnwire.codecs.gemini_interactions.stream_encoder import InteractionsStreamEncoder
from turnwire.codecs.gemini_interactions.variants import GEMINI_INTERACTIONS
from turnwire.codecs.gemini_interactions.write_request import write_request
from turnwire.codecs.variants import Variant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names


def codec_of(variant: Variant = GEMINI_INTERACTIONS) -> Codec:
    """Canonical ↔ Gemini Interactions."""
    return Codec(
        variant=variant,
        request_type=InteractionRequest,
        not_a_request=NO_REQUEST,
        write_request=write_request,
        read_request=read_request,
        write_response=_write_response,
        read_response=_read_response,
        decoder=_decoder,
        encoder=_encoder,
        encode_error=write_error,
        decode_error=read_error,
        decode_models=read_models,
    )


def _write_response(response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
    return write_answer(response, client_names(request))


def _read_response(body: Any, request: ChatRequest | None) -> ChatResponse:
    return read_answer(body)


def _decoder(request: ChatRequest | None, limits: Limits) -> InteractionsStreamDecoder:
    return InteractionsStreamDecoder(limits)


def _encoder(*, model: str, response_id: str, created: int, request: ChatRequest | None) -> InteractionsStreamEncoder:
    return InteractionsStreamEncoder(model=model, response_id=response_id, created=created, names=client_names(request))

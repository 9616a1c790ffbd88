"""The codec of Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models.

Pure: bytes and values in, values out. `codec_of` ties the modules together; functions for models stand beside it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.ollama import ChatRequest as WireRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.read_answer import decode_response
from turnwire.codecs.ollama.read_errors import decode_error
from turnwire.codecs.ollama.read_request import NO_REQUEST, decode_request
from turnwire.codecs.ollama.read_stream import OllamaStreamDecoder
from turnwire.codecs.ollama.write_answer import encode_response
from turnwire.codecs.ollama.write_errors import encode_error
from turnwire.codecs.ollama.write_request import encode_request
from turnwire.codecs.ollama.write_stream import OllamaStreamEncoder
from turnwire.codecs.variants import OLLAMA, Variant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names

if TYPE_CHECKING:
    from turnwire_schema.wire.ollama import ChatResponse as WireResponse
    from turnwire_schema.wire.raw_ollama import RawChatRequest


def codec_of(variant: Variant = OLLAMA) -> Codec:
    """Canonical ↔ Ollama's native wire."""
    return Codec(
        variant=variant,
        request_type=WireRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(_write_request, tuple(dict.fromkeys((variant.dialect, variant.name)))),
        read_request=_read_request,
        write_response=_write_response,
        read_response=decode_response,
        decoder=OllamaStreamDecoder,
        encoder=_encoder,
        reads_streams=False,  # its lines begin as a whole body does
        encode_error=encode_error,
        decode_error=decode_error,
    )


def _write_request(names: tuple[str, ...], request: ChatRequest, *, stream: bool | None) -> Converted[WireRequest]:
    """It says `truncate: false` unless the request's provider options name `truncate`."""
    losses = OllamaLosses()
    return Converted(encode_request(request, names, losses, stream=stream), tuple(losses.losses))


def _read_request(body: RawChatRequest) -> Converted[ChatRequest]:
    """Nothing of it is lost."""
    return Converted(decode_request(body))


def _write_response(response: ChatResponse, *, request: ChatRequest | None) -> Converted[WireResponse]:
    losses = OllamaLosses()
    return Converted(encode_response(response, losses, client_names(request)), tuple(losses.losses))


def _encoder(*, model: str, response_id: str, created: int, request: ChatRequest | None) -> OllamaStreamEncoder:
    return OllamaStreamEncoder(model, response_id, created, client_names(request))

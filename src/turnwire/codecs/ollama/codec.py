"""The codec of Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models.

Pure: bytes and values in, values out. `OllamaCodec` ties the modules together; functions for models stand beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.ollama import ChatRequest as WireRequest

from turnwire.codecs.base import Codec, StreamDecoder, WireError
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.ollama.errors import decode_error, encode_error
from turnwire.codecs.ollama.losses import OllamaLosses
from turnwire.codecs.ollama.request import NO_REQUEST, decode_request, encode_request
from turnwire.codecs.ollama.response import decode_response, encode_response
from turnwire.codecs.ollama.stream import OllamaStreamDecoder
from turnwire.codecs.ollama.stream_encoder import OllamaStreamEncoder
from turnwire.codecs.unread import refuse_unread
from turnwire.codecs.variants import OLLAMA, Variant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names


class OllamaCodec(Codec):
    """Canonical ↔ Ollama's native wire. Immutable and thread-safe."""

    def __init__(self, variant: Variant = OLLAMA) -> None:
        super().__init__(variant)
        self._names = tuple(dict.fromkeys((variant.dialect, variant.name)))

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        """It says `truncate: false` unless the request's provider options name `truncate`."""
        losses = OllamaLosses()
        return Converted(encode_request(request, self._names, losses, stream=stream), tuple(losses.losses))

    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """The request that a client of this dialect sent; nothing of it is lost.

        Raises:
            InvalidDataError: the body is not a chat request; each problem has its path.
        """
        return refuse_unread(Converted(decode_request(body)), WireRequest, body, NO_REQUEST)

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        losses = OllamaLosses()
        return Converted(encode_response(response, losses, client_names(request)), tuple(losses.losses))

    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """The answer in a whole body, parsed or as JSON text. With `request`, silent cuts are noticed.

        Raises:
            ProviderError: the body holds an error, is not an answer, or was cut off.
        """
        return judged(decode_response(body, request), request)

    def encode_error(self, error: ErrorInfo) -> WireError:
        """The status and body by which a server of this dialect reports the error."""
        return encode_error(error)

    def decode_error(self, status: int, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
        """What an error answer says, whatever its form; never raises and never holds message content."""
        return decode_error(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """A decoder for one stream."""
        return judging(OllamaStreamDecoder(request, limits), request)

    def stream_encoder(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> OllamaStreamEncoder:
        """An encoder for one stream; model and time are what it writes where a chunk names none."""
        return OllamaStreamEncoder(model, response_id, created, client_names(request))

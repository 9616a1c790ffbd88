"""The dialect openai-responses (POST /v1/responses).

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/openai-responses/v1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_responses import ResponsesRequest

from turnwire.codecs.base import Codec, StreamDecoder, StreamEncoder, WireError
from turnwire.codecs.bodies import as_bytes, is_stream
from turnwire.codecs.error_kinds import error_info
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.openai_responses.errors import write_error
from turnwire.codecs.openai_responses.request import NO_REQUEST, read_request, write_request
from turnwire.codecs.openai_responses.response import read_response
from turnwire.codecs.openai_responses.stream import ResponsesStreamDecoder
from turnwire.codecs.openai_responses.variants import OPENAI_RESPONSES, ResponsesVariant
from turnwire.codecs.openai_responses.write_response import write_response
from turnwire.codecs.openai_responses.write_stream import ResponsesStreamEncoder
from turnwire.codecs.unread import refuse_unread
from turnwire.core.losses import Converted


class OpenAIResponsesCodec(Codec):
    """Canonical ↔ OpenAI Responses. Immutable and thread-safe."""

    variant: ResponsesVariant

    def __init__(self, variant: ResponsesVariant = OPENAI_RESPONSES) -> None:
        super().__init__(variant)

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        return write_request(request, self.variant, stream=stream)

    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """See `Codec.decode_request`."""
        return refuse_unread(read_request(body, self.variant), ResponsesRequest, body, NO_REQUEST)

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        return write_response(response, request=request)

    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """See `Codec.decode_response`; bytes and text are parsed, and read as a stream when they are one."""
        body = as_bytes(body)
        if is_stream(body):
            return self.decode_stream([body], request=request)
        return judged(read_response(body, request), request)

    def encode_error(self, error: ErrorInfo) -> WireError:
        """See `Codec.encode_error`."""
        return write_error(error)

    def decode_error(self, status: int | None, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
        """See `Codec.decode_error`; `status` is None for an error inside a stream."""
        return error_info(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """See `Codec.stream_decoder`."""
        return judging(ResponsesStreamDecoder(request, limits), request)

    def stream_encoder(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> StreamEncoder:
        """See `Codec.stream_encoder`."""
        return ResponsesStreamEncoder(model=model, response_id=response_id, created=created, request=request)

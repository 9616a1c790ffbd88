"""The dialect anthropic (POST /v1/messages) in its API versions 2023-06-01 and 2026-10-21.

Each direction has its module; this one ties them to a row of `variants.py`, which holds every difference between the
versions and between models. Source of the wire: schemas/wire/anthropic/v1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.anthropic import MessagesRequest

from turnwire.codecs.anthropic.errors import decode_error
from turnwire.codecs.anthropic.models import (
    read_models,
    read_token_count,
    write_model,
    write_models,
    write_token_count,
)
from turnwire.codecs.anthropic.request import NO_REQUEST, read_request, write_count_request, write_request
from turnwire.codecs.anthropic.response import read_response
from turnwire.codecs.anthropic.stream import AnthropicStreamDecoder
from turnwire.codecs.anthropic.variants import ANTHROPIC, AnthropicVariant
from turnwire.codecs.anthropic.write_errors import write_error
from turnwire.codecs.anthropic.write_response import write_response
from turnwire.codecs.anthropic.write_stream import AnthropicStreamEncoder
from turnwire.codecs.base import Codec, StreamDecoder, StreamEncoder, WireError
from turnwire.codecs.bodies import as_bytes, is_stream
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.unread import refuse_unread
from turnwire.core.losses import Converted, OnLoss


class AnthropicCodec(Codec):
    """Canonical ↔ Anthropic Messages, in one API version. Immutable and thread-safe."""

    variant: AnthropicVariant

    def __init__(self, variant: AnthropicVariant = ANTHROPIC) -> None:
        super().__init__(variant)

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        return write_request(request, self.variant, stream=stream)

    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """See `Codec.decode_request`."""
        return refuse_unread(read_request(body, self.variant), MessagesRequest, body, NO_REQUEST)

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        return write_response(response, self.variant, request=request)

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
        return decode_error(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """See `Codec.stream_decoder`."""
        return judging(AnthropicStreamDecoder(request, limits), request)

    def stream_encoder(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> StreamEncoder:
        """See `Codec.stream_encoder`; the wire has no time."""
        return AnthropicStreamEncoder(self.variant, model=model, response_id=response_id, request=request)

    def decode_models(self, body: Any) -> tuple[ModelInfo, ...]:
        """The models in the body of `/v1/models`.

        Raises:
            ProviderError: the body holds an error or is not a model list.
        """
        return read_models(body)

    def encode_models(self, models: Iterable[ModelInfo]) -> dict[str, Any]:
        """The body of `/v1/models` for a client."""
        return write_models(models)

    def encode_model(self, model: ModelInfo) -> dict[str, Any]:
        """The body of `/v1/models/{id}` for a client."""
        return write_model(model)

    def encode_count_tokens(self, request: ChatRequest, *, on_loss: OnLoss = "report") -> Converted[dict[str, Any]]:
        """The body for `/v1/messages/count_tokens`.

        Raises:
            LossRefusedError: something that counts cannot be said and `on_loss` is `raise`.
        """
        return write_count_request(request, self.variant, on_loss=on_loss)

    def decode_count_tokens(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """The request whose tokens a client wants to have counted.

        Raises:
            InvalidDataError: the body is no such request; each problem has its path.
        """
        return refuse_unread(read_request(body, self.variant), MessagesRequest, body, NO_REQUEST)

    def encode_token_count(self, count: int) -> dict[str, Any]:
        """The answer to a count for a client."""
        return write_token_count(count)

    def decode_token_count(self, body: Any) -> int:
        """The number of tokens in the answer to a count.

        Raises:
            ProviderError: the body holds an error or no count.
        """
        return read_token_count(body)

"""The dialect gemini (generateContent, streamGenerateContent, countTokens, models), v1 and v1beta; Vertex AI is read.

Each direction has its module; this one ties them to a row of `turnwire.codecs.gemini.variants`. The model and the kind
of call stand in the URL on this wire, so the model is given to `decode_request` and left out by `encode_request`.
Source of the wire: schemas/wire/gemini/v1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini import GenerateContentRequest

from turnwire.codecs.base import Codec, StreamDecoder, WireError
from turnwire.codecs.bodies import as_bytes, is_stream
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.gemini.errors import read_error, write_error
from turnwire.codecs.gemini.models import (
    counted_request,
    read_models,
    read_token_count,
    write_models,
    write_token_count,
)
from turnwire.codecs.gemini.request import NO_REQUEST, read_request, write_request
from turnwire.codecs.gemini.response import read_response
from turnwire.codecs.gemini.stream import GeminiStreamDecoder
from turnwire.codecs.gemini.variants import GEMINI, GeminiVariant, plain_model
from turnwire.codecs.gemini.write_response import write_response
from turnwire.codecs.gemini.write_stream import GeminiStreamEncoder
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.unread import refuse_unread
from turnwire.core.losses import Converted, OnLoss


class GeminiCodec(Codec):
    """Canonical ↔ Gemini API. Immutable and thread-safe."""

    variant: GeminiVariant

    def __init__(self, variant: GeminiVariant = GEMINI) -> None:
        super().__init__(variant)

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        return write_request(request, self.variant)  # the model and whether to stream stand in the URL

    def decode_request(self, body: Mapping[str, Any], *, model: str | None = None) -> Converted[ChatRequest]:
        """See `Codec.decode_request`; `model` is the name in the URL, a `model` in the body comes before it."""
        return refuse_unread(
            read_request(body, self.variant, model=model),
            GenerateContentRequest,
            body,
            NO_REQUEST,
        )

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        return write_response(response, request)

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
        return read_error(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """See `Codec.stream_decoder`; server-sent events and the JSON array are distinguished by their first byte."""
        return judging(GeminiStreamDecoder(request, limits), request)

    def stream_encoder(
        self,
        *,
        model: str = "",
        response_id: str = "",
        created: int = 0,
        request: ChatRequest | None = None,
        json_array: bool = False,
    ) -> GeminiStreamEncoder:
        """See `Codec.stream_encoder`; `json_array` for clients that did not ask for `alt=sse`."""
        return GeminiStreamEncoder(
            model=model, response_id=response_id, created=created, request=request, json_array=json_array
        )

    def decode_models(self, body: Any) -> tuple[ModelInfo, ...]:
        """The models in the body of `/models`.

        Raises:
            ProviderError: the body holds an error or is not a model list.
        """
        return read_models(body)

    def encode_models(self, models: Sequence[ModelInfo]) -> dict[str, Any]:
        """The body of `/models` for a client."""
        return write_models(models)

    def encode_count_tokens(self, request: ChatRequest, *, on_loss: OnLoss = "report") -> Converted[dict[str, Any]]:
        """The body of `:countTokens` that has the whole request counted.

        Raises:
            LossRefusedError: something cannot be said and `on_loss` is `raise`.
        """
        body, losses = write_request(request, self.variant, on_loss=on_loss)
        name = f"models/{plain_model(request.parameters.model)}"
        return Converted({"generateContentRequest": {"model": name, **body}}, losses)

    def decode_count_tokens(self, body: Mapping[str, Any], *, model: str | None = None) -> Converted[ChatRequest]:
        """The request that a client wants counted; `model` is the name in the URL.

        Raises:
            InvalidDataError: there is nothing to count, or it is not a request.
        """
        return read_request(counted_request(body), self.variant, model=model)

    def encode_token_count(self, count: int) -> dict[str, Any]:
        """The body that reports to a client how many tokens were counted."""
        return write_token_count(count)

    def decode_token_count(self, body: Any) -> int:
        """The number of tokens in the answer of `:countTokens`.

        Raises:
            ProviderError: the body holds an error or no count.
        """
        return read_token_count(body)

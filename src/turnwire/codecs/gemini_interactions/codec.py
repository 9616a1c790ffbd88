"""The dialect gemini-interactions: POST /v1beta/interactions of the Gemini Developer API.

Each direction has its module; this one ties them together. Source of the wire: schemas/wire/gemini-interactions/v1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.gemini_interactions import InteractionRequest

from turnwire.codecs.base import Codec, StreamDecoder, WireError
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.gemini.errors import read_error, write_error
from turnwire.codecs.gemini.models import read_models
from turnwire.codecs.gemini_interactions.answer import read_answer, write_answer
from turnwire.codecs.gemini_interactions.read_request import NO_REQUEST, read_request
from turnwire.codecs.gemini_interactions.stream import InteractionsStreamDecoder
from turnwire.codecs.gemini_interactions.stream_encoder import InteractionsStreamEncoder
from turnwire.codecs.gemini_interactions.variants import GEMINI_INTERACTIONS
from turnwire.codecs.gemini_interactions.write_request import write_request
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.unread import refuse_unread
from turnwire.codecs.variants import Variant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names


class GeminiInteractionsCodec(Codec):
    """Canonical ↔ Gemini Interactions. Immutable and thread-safe."""

    def __init__(self, variant: Variant = GEMINI_INTERACTIONS) -> None:
        super().__init__(variant)

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        return write_request(request, stream=stream)

    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """See `Codec.decode_request`."""
        return refuse_unread(read_request(body), InteractionRequest, body, NO_REQUEST)

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        return write_answer(response, client_names(request))

    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """See `Codec.decode_response`."""
        return judged(read_answer(body), request)

    def encode_error(self, error: ErrorInfo) -> WireError:
        """See `Codec.encode_error`."""
        return write_error(error)

    def decode_error(self, status: int | None, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
        """See `Codec.decode_error`."""
        return read_error(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """See `Codec.stream_decoder`."""
        return judging(InteractionsStreamDecoder(limits), request)

    def stream_encoder(
        self, *, model: str = "", response_id: str = "", created: int = 0, request: ChatRequest | None = None
    ) -> InteractionsStreamEncoder:
        """See `Codec.stream_encoder`."""
        return InteractionsStreamEncoder(
            model=model, response_id=response_id, created=created, names=client_names(request)
        )

    def decode_models(self, body: Any) -> tuple[ModelInfo, ...]:
        """The models in the body of `/v1beta/models`.

        Raises:
            ProviderError: the body holds an error or is not a model list.
        """
        return read_models(body)

"""The dialect openai-chat (POST /v1/chat/completions) with its variants vllm, llamacpp, groq and ollama-v1.

Each direction has its module; this one ties them to a row of `turnwire.codecs.variants`, which holds every difference
between servers. Source of the wire: schemas/wire/openai-chat/v1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import ChatCompletionRequest

from turnwire.codecs.base import Codec, StreamDecoder, StreamEncoder, WireError
from turnwire.codecs.bodies import as_bytes, is_stream
from turnwire.codecs.error_kinds import error_info
from turnwire.codecs.framing import DEFAULT_LIMITS, Limits
from turnwire.codecs.judging import judged, judging
from turnwire.codecs.openai_chat.models import read_models
from turnwire.codecs.openai_chat.request import NO_REQUEST, read_request, write_request
from turnwire.codecs.openai_chat.response import read_response
from turnwire.codecs.openai_chat.stream import ChatStreamDecoder
from turnwire.codecs.openai_chat.write_response import write_response
from turnwire.codecs.openai_chat.write_stream import ChatStreamEncoder
from turnwire.codecs.openai_errors import write_error
from turnwire.codecs.unread import refuse_unread
from turnwire.codecs.variants import OPENAI_CHAT, ChatVariant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names


class OpenAIChatCodec(Codec):
    """Canonical ↔ OpenAI Chat Completions, in the words of one server. Immutable and thread-safe."""

    variant: ChatVariant

    def __init__(self, variant: ChatVariant = OPENAI_CHAT) -> None:
        super().__init__(variant)

    def _write_request(self, request: ChatRequest, *, stream: bool | None) -> Converted[dict[str, Any]]:
        return write_request(request, self.variant, stream=stream)

    def decode_request(self, body: Mapping[str, Any]) -> Converted[ChatRequest]:
        """See `Codec.decode_request`."""
        return refuse_unread(read_request(body, self.variant), ChatCompletionRequest, body, NO_REQUEST)

    def _write_response(self, response: ChatResponse, *, request: ChatRequest | None) -> Converted[dict[str, Any]]:
        return write_response(response, self.variant, names=client_names(request))

    def decode_response(self, body: Any, *, request: ChatRequest | None = None) -> ChatResponse:
        """See `Codec.decode_response`; bytes and text are parsed, and read as a stream when they are one."""
        body = as_bytes(body)
        if is_stream(body):
            return self.decode_stream([body], request=request)
        return judged(read_response(body, self.variant, request), request)

    def encode_error(self, error: ErrorInfo) -> WireError:
        """See `Codec.encode_error`."""
        return write_error(error, self.variant)

    def decode_error(self, status: int | None, body: bytes | str | Mapping[str, Any] | None) -> ErrorInfo:
        """See `Codec.decode_error`; `status` is None for an error inside a stream."""
        return error_info(status, body)

    def stream_decoder(self, *, request: ChatRequest | None = None, limits: Limits = DEFAULT_LIMITS) -> StreamDecoder:
        """See `Codec.stream_decoder`."""
        return judging(ChatStreamDecoder(self.variant, request, limits), request)

    def stream_encoder(
        self,
        *,
        model: str = "",
        response_id: str = "",
        created: int = 0,
        request: ChatRequest | None = None,
        include_usage: bool | None = None,
    ) -> StreamEncoder:
        """See `Codec.stream_encoder`; `include_usage` is what the client asked for, by default what `request` says."""
        if include_usage is None:
            options = None if request is None else request.stream_options
            include_usage = options is None or bool(options.include_usage)
        return ChatStreamEncoder(
            self.variant,
            model=model,
            response_id=response_id,
            created=created,
            include_usage=include_usage,
            names=client_names(request),
        )

    def decode_models(self, body: Any) -> tuple[ModelInfo, ...]:
        """The models in the body of `/v1/models`.

        Raises:
            ProviderError: the body holds an error or is not a model list.
        """
        return read_models(body)

"""The dialect openai-chat (POST /v1/chat/completions) with its variants vllm, llamacpp, groq and ollama-v1.

Each direction has its module; this one ties them to a row of `turnwire.codecs.variants`, which holds every difference
between servers. Source of the wire: schemas/wire/openai-chat/v1.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.wire.openai_chat import ChatCompletion, ChatCompletionRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.error_kinds import error_info
from turnwire.codecs.openai_chat.models import read_models
from turnwire.codecs.openai_chat.read_answer import read_response
from turnwire.codecs.openai_chat.read_request import NO_REQUEST, read_request
from turnwire.codecs.openai_chat.read_stream import ChatStreamDecoder
from turnwire.codecs.openai_chat.write_answer import write_response
from turnwire.codecs.openai_chat.write_request import write_request
from turnwire.codecs.openai_chat.write_stream import ChatStreamEncoder
from turnwire.codecs.openai_errors import write_error
from turnwire.codecs.variants import OPENAI_CHAT, ChatVariant
from turnwire.core.losses import Converted
from turnwire.core.tool_names import client_names


def codec_of(variant: ChatVariant = OPENAI_CHAT) -> Codec:
    """Canonical ↔ OpenAI Chat Completions, in the words of one server."""
    return Codec(
        variant=variant,
        request_type=ChatCompletionRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=partial(read_request, variant=variant),
        write_response=partial(_write_response, variant),
        read_response=partial(_read_response, variant),
        decoder=partial(ChatStreamDecoder, variant),
        encoder=partial(_encoder, variant),
        encode_error=partial(write_error, variant=variant),
        decode_error=error_info,
        decode_models=read_models,
    )


def _write_response(
    variant: ChatVariant, response: ChatResponse, *, request: ChatRequest | None
) -> Converted[ChatCompletion]:
    return write_response(response, variant, names=client_names(request))


def _read_response(variant: ChatVariant, body: object, request: ChatRequest | None) -> ChatResponse:
    return read_response(body, variant, request)


def _encoder(
    variant: ChatVariant,
    *,
    model: str,
    response_id: str,
    created: int,
    request: ChatRequest | None,
    include_usage: bool | None = None,
) -> ChatStreamEncoder:
    """Usage is written where the client asked for it, or where nobody says what it asked."""
    if include_usage is None:
        options = None if request is None else request.stream_options
        include_usage = options is None or bool(options.include_usage)
    return ChatStreamEncoder(
        variant,
        model=model,
        response_id=response_id,
        created=created,
        include_usage=include_usage,
        names=client_names(request),
    )

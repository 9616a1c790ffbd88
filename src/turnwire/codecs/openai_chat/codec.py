"""The dialect openai-chat (POST /v1/chat/completions) with a variant for each server.

Each direction has its module; this one ties them to a row of `turnwire.codecs.variants`, which holds every difference
between servers. Source of the wire: schemas/wire/openai-chat/v1.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from turnwire_schema.wire.openai_chat import ChatCompletionRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialect import late
from turnwire.codecs.openai_chat.names import NO_REQUEST
from turnwire.codecs.variants import OPENAI_CHAT, ChatVariant

# Each direction is loaded when it is first used: a program asks a server or is one, and streams or does not.
_OWN: Final = "turnwire.codecs.openai_chat"
_WRITE_REQUEST: Final = late(f"{_OWN}.write_request:write_request")
_READ_REQUEST: Final = late(f"{_OWN}.read_request:read_request")
_WRITE_RESPONSE: Final = late(f"{_OWN}.write_answer:write_response")
_READ_RESPONSE: Final = late(f"{_OWN}.read_answer:read_response")
_DECODER: Final = late(f"{_OWN}.read_stream:ChatStreamDecoder")
_ENCODER: Final = late(f"{_OWN}.write_stream:ChatStreamEncoder")
_WRITE_ERROR: Final = late("turnwire.codecs.errors.openai:write_error")
_DECODE_ERROR: Final = late(f"{_OWN}.read_errors:decode_error")
_READ_MODELS: Final = late(f"{_OWN}.models:read_models")


def codec_of(variant: ChatVariant = OPENAI_CHAT) -> Codec:
    """Canonical ↔ OpenAI Chat Completions, in the words of one server."""
    return Codec(
        variant=variant,
        request_type=ChatCompletionRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(_WRITE_REQUEST, variant=variant),
        read_request=partial(_READ_REQUEST, variant=variant),
        write_response=partial(_WRITE_RESPONSE, variant=variant),
        read_response=partial(_READ_RESPONSE, variant=variant),
        decoder=partial(_DECODER, variant),
        encoder=partial(_ENCODER, variant),
        numbers_parts=False,
        encode_error=partial(_WRITE_ERROR, variant=variant),
        decode_error=partial(_DECODE_ERROR, variant=variant),
        decode_models=_READ_MODELS,
    )

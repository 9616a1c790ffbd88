"""The dialect openai-chat (POST /v1/chat/completions) with its variants vllm, llamacpp, groq and ollama-v1.

Each direction has its module; this one ties them to a row of `turnwire.codecs.variants`, which holds every difference
between servers. Source of the wire: schemas/wire/openai-chat/v1.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.wire.openai_chat import ChatCompletionRequest

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


def codec_of(variant: ChatVariant = OPENAI_CHAT) -> Codec:
    """Canonical ↔ OpenAI Chat Completions, in the words of one server."""
    return Codec(
        variant=variant,
        request_type=ChatCompletionRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=partial(read_request, variant=variant),
        judges_types=True,
        write_response=partial(write_response, variant=variant),
        read_response=partial(read_response, variant=variant),
        decoder=partial(ChatStreamDecoder, variant),
        encoder=partial(ChatStreamEncoder, variant),
        encode_error=partial(write_error, variant=variant),
        decode_error=error_info,
        decode_models=read_models,
    )

"""Codec of Ollama's native dialect: POST /api/chat as JSON or NDJSON, and the bodies that describe models.

Pure functions: bytes and values in, values out. `codec_of` combines the modules; functions for models are separate.
"""

from __future__ import annotations

from functools import partial

from turnwire_schema.wire.ollama import ChatRequest as WireRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.ollama.read_answer import read_response
from turnwire.codecs.ollama.read_errors import decode_error
from turnwire.codecs.ollama.read_request import NO_REQUEST, read_request
from turnwire.codecs.ollama.read_stream import OllamaStreamDecoder
from turnwire.codecs.ollama.write_answer import write_response
from turnwire.codecs.ollama.write_errors import write_error
from turnwire.codecs.ollama.write_request import write_request
from turnwire.codecs.ollama.write_stream import OllamaStreamEncoder
from turnwire.codecs.variants import OLLAMA, Variant


def codec_of(variant: Variant = OLLAMA) -> Codec:
    """Return the codec for Ollama's native API."""
    return Codec(
        variant=variant,
        request_type=WireRequest,
        not_a_request=NO_REQUEST,
        write_request=partial(write_request, variant=variant),
        read_request=read_request,
        write_response=write_response,
        read_response=read_response,
        decoder=OllamaStreamDecoder,
        encoder=OllamaStreamEncoder,
        numbers_parts=False,
        reads_streams=False,  # its lines begin like a whole body
        encode_error=write_error,
        decode_error=decode_error,
    )

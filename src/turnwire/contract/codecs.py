"""The codec that speaks for a server on a surface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, cast

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec, Wire
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.contract.recording import Recording
from turnwire.contract.surfaces import Surface
from turnwire.core.losses import Converted

Decode = Callable[[Mapping[str, Any]], Converted[ChatRequest]]
Encode = Callable[[ChatRequest], Converted[Wire]]

# The codec for a server, by (dialect, server); a server that is not listed speaks the dialect's own words.
_CODECS: Final[Mapping[tuple[str, str], str]] = {
    ("openai-chat", "vllm"): "vllm",
    ("openai-chat", "llama.cpp"): "llamacpp",
    ("openai-chat", "groq"): "groq",
    ("openai-chat", "groq-chat"): "groq",  # the published form names the dialect
    ("openai-chat", "ollama"): "ollama-v1",
}


def codec_for(surface: Surface, server: str) -> Codec | None:
    """The codec that speaks for `server` on this surface; None where there is none yet."""
    if surface.dialect is None:
        return None
    name = _CODECS.get((surface.dialect, server), surface.dialect)
    return get_codec(name) if name in CODEC_NAMES else None


# The function that reads a whole body of a surface that is not a chat, by surface.
_READERS: Final[Mapping[str, str]] = {
    "ollama.tags": "decode_models",
    "ollama.ps": "decode_running",
    "ollama.show": "decode_show",
    "ollama.version": "decode_version",
    "openai-chat.models": "decode_models",
    "openai-responses.stored": "decode_response",
    "anthropic.count_tokens": "decode_token_count",
}


def reader_for(surface: Surface, codec: Codec, recording: Recording) -> Callable[[Any], Any] | None:
    """What reads a whole body of a surface that is not a chat; None where nothing does."""
    name = _READERS.get(surface.id)
    if name is None:
        return None
    read = getattr(codec, name, None) or getattr(_models(codec), name)
    if surface.id == "ollama.show":
        body = recording.request.body
        return lambda answer: read(answer, body.get("model") or body.get("name") or "")
    return cast("Callable[[Any], Any]", read)


def count_coders(surface: Surface, codec: Codec | None) -> tuple[Codec, Decode, Encode] | None:
    """The codec with what reads and writes requests to count tokens; None for every other surface."""
    if surface.id != "anthropic.count_tokens" or codec is None:
        return None
    decode, encode = codec.decode_count_tokens, codec.encode_count_tokens
    return None if decode is None or encode is None else (codec, decode, encode)


def _models(codec: Codec) -> Any:
    """The dialect's module for bodies that describe models."""
    return import_module(f"turnwire.codecs.{codec.dialect.replace('-', '_')}.models")

"""Codecs by name: one immutable codec for each variant, made when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, cast

from turnwire.codecs.base import Codec
from turnwire.core.errors import InvalidDataError, Problem

# name: (module, class, row of turnwire.codecs.variants). Modules are imported when the codec is asked for.
_CODECS: Final = {
    "ollama": ("turnwire.codecs.ollama", "OllamaCodec", "OLLAMA"),
    "openai-chat": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "OPENAI_CHAT"),
    "vllm": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "VLLM"),
    "llamacpp": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "LLAMACPP"),
    "groq": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "GROQ"),
    "ollama-v1": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "OLLAMA_V1"),
}

CODEC_NAMES: Final = tuple(_CODECS)
"""Names of all codecs: dialects and their variants."""


@cache
def get_codec(name: str) -> Codec:
    """The codec of that name; the same object every time. Thread-safe.

    Raises:
        InvalidDataError: no codec has that name; the message lists the names.
    """
    found = _CODECS.get(name)
    if found is None:
        problem = Problem("", "enum", f"there is no codec {name!r}; use one of: {', '.join(CODEC_NAMES)}")
        raise InvalidDataError("unknown codec", [problem])
    module, kind, row = found
    variant = getattr(import_module("turnwire.codecs.variants"), row)
    return cast(Codec, getattr(import_module(module), kind)(variant))

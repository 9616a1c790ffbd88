"""Codecs by name: one immutable codec for each variant, made when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from turnwire.codecs.base import Codec
from turnwire.core.errors import InvalidDataError, Problem

# name: (module, class, row). Rows of ollama and openai-chat stand in turnwire.codecs.variants, those of other dialects
# in the dialect's own module `variants`. Modules are imported when the codec is asked for.
_CODECS: Final = {
    "ollama": ("turnwire.codecs.ollama", "OllamaCodec", "OLLAMA"),
    "openai-chat": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "OPENAI_CHAT"),
    "vllm": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "VLLM"),
    "llamacpp": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "LLAMACPP"),
    "groq": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "GROQ"),
    "ollama-v1": ("turnwire.codecs.openai_chat", "OpenAIChatCodec", "OLLAMA_V1"),
    "openai-responses": ("turnwire.codecs.openai_responses", "OpenAIResponsesCodec", "OPENAI_RESPONSES"),
    "anthropic": ("turnwire.codecs.anthropic", "AnthropicCodec", "ANTHROPIC"),
    "anthropic-2026-10-21": ("turnwire.codecs.anthropic", "AnthropicCodec", "ANTHROPIC_2026"),
    "gemini": ("turnwire.codecs.gemini", "GeminiCodec", "GEMINI"),
    "gemini-interactions": ("turnwire.codecs.gemini_interactions", "GeminiInteractionsCodec", "GEMINI_INTERACTIONS"),
}

_SHARED_ROWS: Final = frozenset({"turnwire.codecs.ollama", "turnwire.codecs.openai_chat"})

CODEC_NAMES: Final = tuple(_CODECS)
"""Names of all codecs: dialects and their variants."""

DIALECT_PACKAGES: Final = {
    name: entry[0] for name, entry in _CODECS.items() if name == entry[0].rpartition(".")[2].replace("_", "-")
}
"""The package of each dialect, by the dialect's name."""


_MADE: Final[dict[str, Codec]] = {}


def get_codec(name: str) -> Codec:
    """The codec of that name; the same object every time. Thread-safe.

    Raises:
        InvalidDataError: no codec has that name; the message lists the names.
    """
    made = _MADE.get(name) if isinstance(name, str) else None
    return _MADE.setdefault(name, _make(name)) if made is None else made  # setdefault: one of two threads wins


def _make(name: str) -> Codec:
    found = _CODECS.get(name) if isinstance(name, str) else None
    if found is None:
        given = repr(name) if isinstance(name, str) else f"of the type {type(name).__name__}"
        problem = Problem("", "enum", f"there is no codec {given}; use one of: {', '.join(CODEC_NAMES)}")
        raise InvalidDataError("unknown codec", [problem])
    module, kind, row = found
    rows = "turnwire.codecs" if module in _SHARED_ROWS else module
    variant = getattr(import_module(f"{rows}.variants"), row)
    return cast(Codec, getattr(import_module(module), kind)(variant))

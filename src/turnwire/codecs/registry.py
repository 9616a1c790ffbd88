"""Codecs by name: one immutable codec for each variant, made when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from turnwire.codecs.codec import Codec
from turnwire.codecs.variants import Variant
from turnwire.core.errors import InvalidDataError, Problem

# name: (package, row). Rows of ollama and openai-chat stand in turnwire.codecs.variants, those of other dialects
# in the dialect's own module `variants`. Modules are imported when the codec is asked for.
_CODECS: Final = {
    "ollama": ("turnwire.codecs.ollama", "OLLAMA"),
    "openai-chat": ("turnwire.codecs.openai_chat", "OPENAI_CHAT"),
    "vllm": ("turnwire.codecs.openai_chat", "VLLM"),
    "llamacpp": ("turnwire.codecs.openai_chat", "LLAMACPP"),
    "groq": ("turnwire.codecs.openai_chat", "GROQ"),
    "ollama-v1": ("turnwire.codecs.openai_chat", "OLLAMA_V1"),
    "openai-responses": ("turnwire.codecs.openai_responses", "OPENAI_RESPONSES"),
    "anthropic": ("turnwire.codecs.anthropic", "ANTHROPIC"),
    "anthropic-2026-10-21": ("turnwire.codecs.anthropic", "ANTHROPIC_2026"),
    "gemini": ("turnwire.codecs.gemini", "GEMINI"),
    "gemini-interactions": ("turnwire.codecs.gemini_interactions", "GEMINI_INTERACTIONS"),
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
    package, row = found
    rows = "turnwire.codecs" if package in _SHARED_ROWS else package
    return codec_of(getattr(import_module(f"{rows}.variants"), row))


def codec_of(variant: Variant) -> Codec:
    """A codec for a row of one's own, for example that of a server with one fact changed.

    Raises:
        KeyError: its dialect has no codec.
    """
    return cast(Codec, import_module(f"{DIALECT_PACKAGES[variant.dialect]}.codec").codec_of(variant))

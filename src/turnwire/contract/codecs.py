"""The codec that speaks for a server on a surface, and that codec's normal forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from turnwire.codecs.base import Codec
from turnwire.codecs.registry import CODEC_NAMES, get_codec
from turnwire.contract.surfaces import Surface

# The codec for a server, by (dialect, server); a server that is not listed speaks the dialect's own words.
_CODECS: Final[Mapping[tuple[str, str], str]] = {
    ("openai-chat", "vllm"): "vllm",
    ("openai-chat", "llama.cpp"): "llamacpp",
    ("openai-chat", "groq"): "groq",
    ("openai-chat", "ollama"): "ollama-v1",
}


def codec_for(surface: Surface, server: str) -> Codec | None:
    """The codec that speaks for `server` on this surface; None where there is none yet."""
    if surface.dialect is None:
        return None
    name = _CODECS.get((surface.dialect, server), surface.dialect)
    return get_codec(name) if name in CODEC_NAMES else None


def normal_request(codec: Codec, body: Mapping[str, Any]) -> Any:
    """`body` in the normal form of the codec: two requests that mean the same are equal in it."""
    return _function(codec, "normalize_request")(body)


def normal_response(codec: Codec, body: Any) -> Any:
    """`body` in the normal form of the codec for whole answers; without a rule of its own, null is absent."""
    return _function(codec, "normalize_response")(body)


def _function(codec: Codec, name: str) -> Callable[[Any], Any]:
    """The codec's own method, else the function of its package, else that null is absent."""
    own: Callable[[Any], Any] | None = getattr(codec, name, None)
    if own is None:
        own = getattr(import_module(f"turnwire.codecs.{codec.dialect.replace('-', '_')}"), name, None)
    return own if own is not None else without_nulls


def without_nulls(value: Any) -> Any:
    """`value` without the fields that are null, at every level."""
    if isinstance(value, Mapping):
        return {name: without_nulls(item) for name, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value

"""The codec that speaks for a server on a surface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialect import resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.registry import get_codec
from turnwire.contract.recording import Recording
from turnwire.contract.surfaces import Surface
from turnwire.core.losses import Converted

Decode = Callable[[Mapping[str, Any]], Converted[ChatRequest]]
Encode = Callable[[ChatRequest], Converted[Mapping[str, object]]]


def codec_for(surface: Surface, server: str) -> Codec | None:
    """The codec that speaks for `server` on this surface; None where there is none yet."""
    return get_codec(dialect_named(surface.dialect).servers.get(server, surface.dialect))


def reader_for(surface: Surface, codec: Codec, recording: Recording) -> Callable[[Any], Any] | None:
    """What reads a whole body of a surface that is not a chat; None where nothing does."""
    ref = dialect_named(surface.dialect).readers.get(surface.id)
    if ref is None:
        return None
    read = resolved(ref) if ":" in ref else getattr(codec, ref)
    if surface.id == "ollama.show":
        body = recording.request.body
        return lambda answer: read(answer, body.get("model") or body.get("name") or "")
    return cast("Callable[[Any], Any]", read)


def count_coders(surface: Surface, codec: Codec | None) -> tuple[Decode, Encode] | None:
    """What reads and writes requests to count tokens; None for every other surface."""
    if surface.id != "anthropic.count_tokens" or codec is None:
        return None
    encode = codec.encode_count_tokens
    return None if encode is None else (codec.decode_count_tokens, encode)

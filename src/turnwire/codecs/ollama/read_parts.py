"""Content of a wire message into canonical parts: thinking, then text, then media, the order that is without a loss.

Images and sound are base64 without a type on this wire, so the type is read off the first bytes. The server takes PNG,
JPEG and (for models that can) WebP, and since 0.20.0 sound, all in one list `images`; it refuses `data:` URLs.
"""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Final

from turnwire.codecs.ollama.names import DIALECT
from turnwire.codecs.wire_values import items_of, text_of
from turnwire.core.data_urls import split_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_ollama import RawMessage

THINKING_ORIGIN: Final = {"dialect": DIALECT, "field": "thinking"}
UNKNOWN_TYPE: Final = "application/octet-stream"

# First bytes of the formats that models take; (offset, bytes) pairs that must all be there.
_SIGNATURES: Final[tuple[tuple[str, tuple[tuple[int, bytes], ...]], ...]] = (
    ("image/png", ((0, b"\x89PNG\r\n\x1a\n"),)),
    ("image/jpeg", ((0, b"\xff\xd8\xff"),)),
    ("image/gif", ((0, b"GIF8"),)),
    ("image/webp", ((0, b"RIFF"), (8, b"WEBP"))),
    ("image/bmp", ((0, b"BM"),)),
    ("image/tiff", ((0, b"II*\x00"),)),
    ("image/tiff", ((0, b"MM\x00*"),)),
    ("audio/wav", ((0, b"RIFF"), (8, b"WAVE"))),
    ("audio/mpeg", ((0, b"ID3"),)),
    ("audio/mpeg", ((0, b"\xff\xfb"),)),
    ("audio/mpeg", ((0, b"\xff\xf3"),)),
    ("audio/ogg", ((0, b"OggS"),)),
    ("audio/flac", ((0, b"fLaC"),)),
)
_HEAD: Final = 32  # base64 characters that hold the first 24 bytes, more than any signature needs


def media_type_of(data: str) -> str:
    """The media type that the first bytes of `data` (base64) show; `application/octet-stream` when they show none."""
    try:
        head = base64.b64decode(data[:_HEAD], validate=True)
    except (binascii.Error, ValueError):
        return UNKNOWN_TYPE
    for media_type, marks in _SIGNATURES:
        if all(head[offset : offset + len(mark)] == mark for offset, mark in marks):
            return media_type
    return UNKNOWN_TYPE


def bare_base64(text: str) -> str:
    """Base64 as the canonical model has it: without a `data:` prefix and line breaks, padded."""
    url = split_data_url(text)
    data = (url.data if url else text).replace("\n", "").replace("\r", "")
    return data + "=" * (-len(data) % 4)


def part_from_wire(text: str) -> dict[str, object]:
    """The canonical part of one entry of `images`."""
    url = split_data_url(text)
    data = bare_base64(text)
    media_type = media_type_of(data)
    if media_type == UNKNOWN_TYPE and url is not None and "/" in url.media_type:
        media_type = url.media_type.lower()
    kind = "audio" if media_type.startswith("audio/") else "image"
    return {"type": kind, "data": data, "media_type": media_type}


def decode_content(wire: RawMessage, *, empty: str | None) -> list[dict[str, object]] | str | None:
    """Canonical content of a wire message whose fields have been checked; `empty` where it says nothing at all."""
    text, thinking, images = text_of(wire.get("content")), text_of(wire.get("thinking")), wire.get("images")
    if thinking is None and not images:
        return empty if text is None else text
    parts: list[dict[str, object]] = []
    if thinking is not None:
        parts.append({"type": "thinking", "text": thinking, "origin": THINKING_ORIGIN})
    if text is not None:
        parts.append({"type": "text", "text": text})
    return [*parts, *(part_from_wire(image) for image in items_of(images))]

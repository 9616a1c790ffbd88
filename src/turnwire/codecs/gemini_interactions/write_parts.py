"""Canonical parts into contents (text, image, audio, document); options of this dialect are merged into them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, assert_never, cast

from turnwire_schema.v1.content import (
    AudioPart,
    ContentPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    RefusalPart,
    TextPart,
    ThinkingPart,
    UnknownPart,
)

from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.names import DIALECT, RESOLUTIONS
from turnwire.codecs.gemini_interactions.read_parts import media_content
from turnwire.codecs.own_options import merge, own_of
from turnwire.core.data_urls import read_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini_interactions import Content


def write_contents(parts: Iterable[ContentPart], at: str, losses: InteractionsLosses) -> list[Content]:
    """The contents of canonical parts that are not thoughts; what cannot be said is left out."""
    written = (write_content(part, f"{at}/{index}", losses) for index, part in enumerate(parts))
    return [wire for wire in written if wire is not None]


def write_content(part: ContentPart, at: str, losses: InteractionsLosses) -> Content | None:
    """The content of one canonical part that is not a thought; None where it cannot be said."""
    match part:
        case TextPart():
            wire: Content | None = {"type": "text", "text": part.text}
        case RefusalPart():
            losses.lose("refusal", at, "sent as text")
            wire = {"type": "text", "text": part.text}
        case ImagePart() | AudioPart() | DocumentPart():
            wire = _write_media(part, at, losses)
        case ForeignPart() if part.dialect == DIALECT:
            return cast("Content", dict(part.data))  # kept as it came from this wire
        case ForeignPart():
            losses.lose("foreign_part", at, detail=part.dialect)
            return None
        case ThinkingPart():
            losses.lose("thinking_foreign", at)
            return None
        case UnknownPart():
            losses.lose("unknown_part", at, detail=part.type)
            return None
        case _:
            assert_never(part)
    if wire is not None:
        merge(
            wire,
            {
                key: value
                for key, value in own_of(part.provider_options, DIALECT).items()
                if key != "step" or not isinstance(value, Mapping)
            },
        )
    return wire


def _write_media(part: ImagePart | AudioPart | DocumentPart, at: str, losses: InteractionsLosses) -> Content | None:
    if part.path is not None:
        losses.lose("path_not_loaded", at)
        return None
    if isinstance(part, ImagePart) and part.detail is not None and part.detail not in RESOLUTIONS:
        losses.lose("image_detail", f"{at}/detail")
    if isinstance(part, AudioPart) and part.transcript is not None:
        losses.lose("audio_transcript", f"{at}/transcript")
    if isinstance(part, DocumentPart):
        if part.name is not None:
            losses.lose("document_name", f"{at}/name")
        if part.text is not None:
            losses.lose("document_text", at, "sent as text")
            return {"type": "text", "text": part.text}
    url, data, media_type = part.url or part.file_id, part.data, part.media_type
    found = read_data_url(url) if url is not None and url[:5].lower() == "data:" else None
    if found is not None:
        url, data, media_type = None, found.data, found.media_type
    wire = media_content(
        {
            "type": part.type,
            "data": data,
            "url": url,
            "media_type": media_type,
            "detail": getattr(part, "detail", None),
        }
    )
    return cast("Content", wire)  # of the kind that the part has

"""Content parts, canonical → wire, the same for requests and answers.

In: canonical parts. Out: wire parts, or None where the wire has no form for a part and a loss says so. Nothing is
fetched or read from disk: a part given by `path` is loaded before encoding, never here. Thoughts are sent to the server
that wrote them; a client is shown thoughts of any origin, without a signature that it could not use.
"""

from __future__ import annotations

import base64
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

from turnwire.codecs.gemini.losses import GeminiLosses
from turnwire.codecs.gemini.names import DIALECT, RESOLUTIONS
from turnwire.codecs.gemini.read_parts import kind_of_address, kind_of_media_type
from turnwire.codecs.gemini.variants import ModelFacts
from turnwire.codecs.own_options import merge_own

if TYPE_CHECKING:
    from turnwire_schema.wire.gemini import FileData, Part

MEDIA = (ImagePart, AudioPart, DocumentPart)


def write_part(
    part: ContentPart, at: str, facts: ModelFacts, losses: GeminiLosses, *, for_client: bool = False
) -> Part | None:
    """One part; None when it is left out."""
    wire: Part | None
    match part:
        case TextPart():
            wire = {"text": part.text}
        case ThinkingPart():
            wire = _thinking(part, at, losses, for_client=for_client)
        case ImagePart() | AudioPart() | DocumentPart():
            return write_media(part, at, facts, losses)
        case RefusalPart():
            losses.lose("refusal", at, "sent as a text")
            wire = {"text": part.text}
        case ForeignPart():
            if part.dialect == DIALECT:
                return cast("Part", dict(part.data))  # kept as it came from this wire
            losses.lose("foreign_part", at, detail=part.dialect)
            return None
        case UnknownPart():
            losses.lose("unknown_part", at)
            return None
        case _:
            assert_never(part)
    if wire is not None and part.provider_options:
        merge_own(wire, part.provider_options, DIALECT)
    return wire


def _thinking(part: ThinkingPart, at: str, losses: GeminiLosses, *, for_client: bool) -> Part | None:
    is_own = part.origin is not None and part.origin.dialect == DIALECT
    if part.redacted_data is not None or (part.signature is not None and not is_own):
        losses.lose("thinking_foreign", at, detail="signature" if part.redacted_data is None else "redacted_data")
    if not is_own and not for_client:
        if part.redacted_data is None and part.signature is None:
            losses.lose("thinking_foreign", at)
        return None
    if part.text is None and part.signature is None:
        return None
    wire: Part = {"text": part.text or "", "thought": True}
    if part.signature is not None and is_own:
        wire["thoughtSignature"] = part.signature
    return wire


def write_media(
    part: ImagePart | AudioPart | DocumentPart, at: str, facts: ModelFacts, losses: GeminiLosses
) -> Part | None:
    """An image, sound or document; None when it is left out."""
    data, media_type = part.data, part.media_type
    if isinstance(part, DocumentPart):
        if part.name is not None:
            losses.lose("document_name", f"{at}/name")
        if part.text is not None:
            losses.lose("document_text", at, "sent as data")
            data, media_type = base64.b64encode(part.text.encode("utf-8", "replace")).decode(), "text/plain"
            if not data:
                return {"text": ""}
    if isinstance(part, AudioPart) and part.transcript is not None:
        losses.lose("audio_transcript", f"{at}/transcript")
    uri = part.url or part.file_id
    if data is not None:
        wire: Part = {"inlineData": {"mimeType": media_type or "", "data": data}}
        _check_type(part, media_type, at, losses)
    elif uri is not None:
        file: FileData = {"fileUri": uri}
        if media_type is not None:
            file["mimeType"] = media_type
            _check_type(part, media_type, at, losses)
        elif kind_of_address(uri) != part.type:
            losses.lose("file_type", at, "sent without a media type")
        wire = {"fileData": file}
    else:
        losses.lose("path_not_loaded", at)
        return None
    if isinstance(part, ImagePart) and part.detail is not None:
        level = RESOLUTIONS.get(part.detail)
        if level is None or not facts.part_resolution:
            losses.lose("image_detail", f"{at}/detail", detail=part.detail)
        else:
            wire["mediaResolution"] = {"level": level}
    if part.provider_options:
        merge_own(wire, part.provider_options, DIALECT)
    return wire


def _check_type(
    part: ImagePart | AudioPart | DocumentPart, media_type: str | None, at: str, losses: GeminiLosses
) -> None:
    """The kind of a part is what its media type says, whatever it was called."""
    if media_type is not None and kind_of_media_type(media_type) != part.type:
        losses.lose("file_type", at, "sent with its media type", detail=f"{part.type} as {media_type}")

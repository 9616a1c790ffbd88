"""Write content parts of a request, canonical → wire.

In: canonical parts. Out: objects of a `content` list, or None if the variant has no form for a part, with a loss.
Nothing is fetched or read from disk: a part given by `path` is loaded before encoding, never here.
"""

from __future__ import annotations

from typing import Final, Literal, assert_never, cast

from turnwire_schema.v1 import content as v1
from turnwire_schema.wire import openai_chat as typed

from turnwire.codecs.openai_chat.names import DIALECT, ChatLosses
from turnwire.codecs.values.provider_options import merge_own
from turnwire.core.data_urls import write_data_url

# Media types in use for the two published formats; any other subtype is its own format.
AUDIO_FORMATS: Final = {
    "audio/wav": "wav",
    "audio/x-wav": "wav",
    "audio/wave": "wav",
    "audio/vnd.wave": "wav",
    "audio/mpeg": "mp3",
    "audio/mp3": "mp3",
}


def write_part(part: v1.ContentPart, at: str, losses: ChatLosses) -> typed.ContentPart | None:
    """Return one part that is not a thought; None if it is left out."""
    wire: typed.ContentPart | None
    match part:
        case v1.TextPart():
            wire = {"type": "text", "text": part.text}
        case v1.ImagePart():
            wire = _image(part, at, losses)
        case v1.AudioPart():
            wire = _audio(part, at, losses)
        case v1.DocumentPart():
            wire = _document(part, at, losses)
        case v1.RefusalPart():
            wire = _refusal(part, at, losses)
        case v1.ForeignPart():
            if part.dialect == DIALECT:
                return own_part(part)
            losses.lose("foreign_part", at)
            return None
        case v1.UnknownPart():
            losses.lose("unknown_part", at)
            return None
        case v1.ThinkingPart():
            losses.lose("thinking_foreign", at)  # thoughts of an assistant are taken out before this
            return None
        case _:
            assert_never(part)
    if wire is not None and part.provider_options:
        merge_own(wire, part.provider_options, losses.variant)
    return wire


def own_part(part: v1.ForeignPart) -> typed.ContentPart:
    """Return the wire object in a part of this dialect's own, unchanged."""
    return cast("typed.ContentPart", dict(part.data))  # any object with a type may be there


def _image(part: v1.ImagePart, at: str, losses: ChatLosses) -> typed.ImageContent | None:
    inner: typed.ImageUrl
    if part.data is not None:
        inner = {"url": write_data_url(part.media_type or "", part.data)}
    elif part.url is not None:
        if not part.url.startswith("data:"):
            lose_type(part, at, losses)
        inner = {"url": part.url}
    elif part.path is not None:
        losses.lose("path_not_loaded", at)
        return None
    else:
        losses.lose("image_source", at, detail="file_id")
        return None
    if part.detail is not None:
        inner["detail"] = cast("Literal['auto']", part.detail)  # another word is for the server to validate
    return {"type": "image_url", "image_url": inner}


def lose_type(part: v1.ImagePart | v1.AudioPart | v1.DocumentPart, at: str, losses: ChatLosses) -> None:
    """Record the loss of a media type."""
    if part.media_type is not None:
        losses.lose("media_type", f"{at}/media_type")


def _audio(part: v1.AudioPart, at: str, losses: ChatLosses) -> typed.InputAudioContent | typed.AudioUrlContent | None:
    if part.transcript is not None:
        losses.lose("audio_transcript", at)
    if part.data is not None:
        media_type = part.media_type or ""
        form = AUDIO_FORMATS.get(media_type.lower(), media_type.partition("/")[2])
        if form in losses.variant.audio_formats:
            return {"type": "input_audio", "input_audio": {"data": part.data, "format": form}}
        losses.lose("audio_source", at, detail="format")
    elif part.path is not None:
        losses.lose("path_not_loaded", at)
    elif part.url is not None and losses.variant.audio_urls:
        lose_type(part, at, losses)
        return {"type": "audio_url", "audio_url": {"url": part.url}}
    else:
        losses.lose("audio_source", at, detail="url" if part.url is not None else "file_id")
    return None


def _document(part: v1.DocumentPart, at: str, losses: ChatLosses) -> typed.TextContent | typed.FileContent | None:
    inner: typed.FileData
    if part.text is not None:
        losses.lose("document_text", at, "sent as a text part")
        return {"type": "text", "text": part.text}
    if part.path is not None:
        losses.lose("path_not_loaded", at)
        return None
    if not losses.variant.files:
        losses.lose("document", at)
        return None
    if part.data is not None:
        inner = {"file_data": write_data_url(part.media_type or "", part.data)}
    elif part.file_id is not None:
        lose_type(part, at, losses)
        inner = {"file_id": part.file_id}
    else:
        losses.lose("document_source", at, detail="url")
        return None
    if part.name is not None:
        inner["filename"] = part.name
    return {"type": "file", "file": inner}


def _refusal(part: v1.RefusalPart, at: str, losses: ChatLosses) -> typed.TextContent | typed.RefusalContent:
    if losses.variant.refusal_parts:
        return {"type": "refusal", "refusal": part.text}
    losses.lose("refusal", at, "sent as a text part")
    return {"type": "text", "text": part.text}

"""Content parts of system and user messages and of tool results, canonical → wire.

In: canonical parts. Out: objects of a `content` or `output` list, or None where the wire has no form for a part and a
loss says so. `detail` of an image is required by the type, so `auto` stands where nothing was asked. Nothing is fetched
or read from disk: a part given by `path` is loaded before encoding, never here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never, cast

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

from turnwire.codecs.openai_responses.losses import ResponsesLosses
from turnwire.codecs.openai_responses.names import DIALECT
from turnwire.codecs.own_options import merge, own_of
from turnwire.core.data_urls import write_data_url

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_responses import ContentPart as WirePart, InputFile, InputImage, InputText

Detail = Literal["auto", "low", "high", "original"]


def write_part(part: ContentPart, at: str, losses: ResponsesLosses) -> WirePart | None:
    """One part of what goes in; None when it is left out."""
    wire: InputText | InputImage | InputFile | None
    match part:
        case TextPart():
            wire = {"type": "input_text", "text": part.text}
        case ImagePart():
            wire = _image(part, at, losses)
        case DocumentPart():
            wire = _document(part, at, losses)
        case AudioPart():
            losses.lose("audio", at)
            return None
        case RefusalPart():
            losses.lose("part_place", at, "sent as a text part", detail="refusal")
            wire = {"type": "input_text", "text": part.text}
        case ForeignPart():
            if part.dialect == DIALECT:
                return cast("WirePart", dict(part.data))  # whatever part of this wire it was
            losses.lose("foreign_part", at)
            return None
        case UnknownPart():
            losses.lose("unknown_part", at)
            return None
        case ThinkingPart():
            losses.lose("part_place", at, detail="thinking")
            return None
        case _:
            assert_never(part)
    return merge(wire, own_of(part.provider_options, DIALECT)) if wire is not None and part.provider_options else wire


def _image(part: ImagePart, at: str, losses: ResponsesLosses) -> InputImage | None:
    wire: InputImage = {"type": "input_image"}
    if part.data is not None:
        wire["image_url"] = write_data_url(part.media_type or "", part.data)
    elif part.url is not None:
        if not part.url.startswith("data:"):
            _lose_type(part, at, losses)
        wire["image_url"] = part.url
    elif part.file_id is not None:
        _lose_type(part, at, losses)
        wire["file_id"] = part.file_id
    else:
        losses.lose("path_not_loaded", at)
        return None
    wire["detail"] = cast(
        "Detail", "auto" if part.detail is None else part.detail
    )  # one of the wire's words, or a server's own
    return wire


def _lose_type(part: ImagePart | DocumentPart, at: str, losses: ResponsesLosses) -> None:
    if part.media_type is not None:
        losses.lose("media_type", f"{at}/media_type")


def _document(part: DocumentPart, at: str, losses: ResponsesLosses) -> InputFile | InputText | None:
    wire: InputFile = {"type": "input_file"}
    if part.text is not None:
        losses.lose("document_text", at, "sent as a text part")
        return {"type": "input_text", "text": part.text}
    if part.data is not None:
        wire["file_data"] = write_data_url(part.media_type or "", part.data)
    elif part.file_id is not None:
        _lose_type(part, at, losses)
        wire["file_id"] = part.file_id
    elif part.url is not None:
        _lose_type(part, at, losses)
        wire["file_url"] = part.url
    else:
        losses.lose("path_not_loaded", at)
        return None
    if part.name is not None:
        wire["filename"] = part.name
    return wire

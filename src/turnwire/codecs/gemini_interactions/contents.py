"""Contents (text, image, audio, document, video) to canonical parts, and back.

What the canonical part cannot hold goes into its provider options as the difference between the content that would be
written and the one that came, so writing gives the same content again. Videos and kinds of tomorrow are foreign parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.content import (
    AudioPart,
    DocumentPart,
    ForeignPart,
    ImagePart,
    RefusalPart,
    TextPart,
    ThinkingPart,
)

from turnwire.codecs.gemini_interactions.losses import InteractionsLosses
from turnwire.codecs.gemini_interactions.tables import CONTENT_MARK, DIALECT, MEDIA, RESOLUTIONS
from turnwire.codecs.own_options import difference, merge, own_of, with_own
from turnwire.codecs.wire_values import text_of
from turnwire.core.data_urls import is_base64, read_data_url
from turnwire.core.errors import Problem

_CANONICAL: Final = ("text", "image", "audio", "document")
# The pattern of content.schema.json#/$defs/ImagePart/properties/media_type.
_MIME: Final = re.compile(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?")


def read_contents(
    raw: object, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> list[dict[str, Any]]:
    """The canonical parts of a list of contents; those of other `kinds` are kept as they are."""
    if raw is None:
        return []
    if not isinstance(raw, Sequence) or isinstance(raw, str):
        problems.append(Problem(at, "type", "content must be a list"))
        return []
    parts = [read_content(content, f"{at}/{position}", problems, kinds) for position, content in enumerate(raw)]
    return [part for part in parts if part is not None]


def read_content(
    raw: Any, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> dict[str, Any] | None:
    """The canonical part of one content."""
    kind = raw.get("type") if isinstance(raw, Mapping) else None
    if not isinstance(kind, str) or not kind:
        problems.append(Problem(at, "type", "a content must be an object with a type"))
        return None
    if kind not in kinds:
        return foreign_content(raw)
    if kind == "text":
        if not isinstance(raw.get("text"), str):
            problems.append(Problem(f"{at}/text", "type", "text is a text"))
            return None
        part: dict[str, Any] = {"type": "text", "text": raw["text"]}
        return with_own(part, difference(part, _present(raw)), DIALECT)
    return _media(kind, raw, at, problems)


def foreign_content(raw: Mapping[str, object]) -> dict[str, Any]:
    """The part of a content that has no canonical form; a video is known to be no step."""
    part: dict[str, Any] = {"type": "foreign", "dialect": DIALECT, "data": dict(raw)}
    return part if raw.get("type") in MEDIA else {**part, "extras": {"level": CONTENT_MARK}}


def answer_content(raw: object, at: str, problems: list[Problem]) -> dict[str, Any] | None:
    """The canonical part of a content of an answer: one that cannot be read is kept as it is."""
    found: list[Problem] = []
    part = read_content(raw, at, found)
    if part is None and isinstance(raw, Mapping) and text_of(raw.get("type")):
        return foreign_content(raw)
    problems.extend(found)
    return part


def answer_contents(raw: object, at: str, problems: list[Problem]) -> list[dict[str, Any]]:
    """The canonical parts of the contents of an answer."""
    if not isinstance(raw, list | tuple):
        if raw is not None:
            problems.append(Problem(at, "type", "content must be a list"))
        return []
    parts = [answer_content(content, f"{at}/{position}", problems) for position, content in enumerate(raw)]
    return [part for part in parts if part is not None]


def is_step(part: Any) -> bool:
    """Whether a foreign part of this dialect is a step of its own."""
    return is_step_of(part.data, part.extras)


def is_step_of(data: Mapping[str, object], extras: Mapping[str, object] | None) -> bool:
    """`is_step` for a part with these data and extras."""
    return data.get("type") not in MEDIA and (extras or {}).get("level") != CONTENT_MARK


def _media(kind: str, raw: Mapping[str, object], at: str, problems: list[Problem]) -> dict[str, Any] | None:
    part: dict[str, Any] = {"type": kind}
    data, uri, mime = raw.get("data"), raw.get("uri"), raw.get("mime_type")
    if mime is not None and not (isinstance(mime, str) and _MIME.fullmatch(mime)):
        problems.append(Problem(f"{at}/mime_type", "pattern", "mime_type must be a media type such as image/png"))
        return None
    if isinstance(data, str) and is_base64(data) and isinstance(mime, str):
        part["data"] = data
    elif isinstance(uri, str) and uri and data is None:
        part["url"] = uri
    elif not isinstance(data, str | None) or not isinstance(uri, str | None):
        problems.append(Problem(at, "type", f"{kind} must be given by data in base64, or by uri"))
        return None
    else:
        # Without a media type, or with neither: only the service knows what it makes of this.
        return {"type": "foreign", "dialect": DIALECT, "data": dict(raw)}
    if isinstance(mime, str):
        part["media_type"] = mime
    if kind == "image" and text_of(raw.get("resolution")) in RESOLUTIONS:
        part["detail"] = raw["resolution"]
    written = _wire_media(part)
    return with_own(part, difference(written, _present(raw)), DIALECT)


def _present(raw: Mapping[str, object]) -> dict[str, Any]:
    return {key: value for key, value in raw.items() if value is not None}


def _wire_media(part: Mapping[str, object]) -> dict[str, Any]:
    wire: dict[str, Any] = {"type": part["type"]}
    if part.get("data") is not None:
        wire["data"] = part["data"]
    elif part.get("url") is not None:
        wire["uri"] = part["url"]
    if part.get("media_type") is not None:
        wire["mime_type"] = part["media_type"]
    if part.get("detail") in RESOLUTIONS:
        wire["resolution"] = part["detail"]
    return wire


def write_contents(parts: Iterable[object], at: str, losses: InteractionsLosses) -> list[dict[str, Any]]:
    """The contents of canonical parts that are not thoughts; what cannot be said is left out."""
    written = (write_content(part, f"{at}/{index}", losses) for index, part in enumerate(parts))
    return [wire for wire in written if wire is not None]


def write_content(part: Any, at: str, losses: InteractionsLosses) -> dict[str, Any] | None:
    """The content of one canonical part that is not a thought; None where it cannot be said."""
    match part:
        case TextPart():
            wire: dict[str, Any] | None = {"type": "text", "text": part.text}
        case RefusalPart():
            losses.lose("refusal", at, "sent as text")
            wire = {"type": "text", "text": part.text}
        case ImagePart() | AudioPart() | DocumentPart():
            wire = _write_media(part, at, losses)
        case ForeignPart() if part.dialect == DIALECT:
            return dict(part.data)
        case ForeignPart():
            losses.lose("foreign_part", at, detail=part.dialect)
            return None
        case ThinkingPart():
            losses.lose("thinking_foreign", at)
            return None
        case _:
            losses.lose("unknown_part", at, detail=part.type)
            return None
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


def _write_media(part: Any, at: str, losses: InteractionsLosses) -> dict[str, Any] | None:
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
    return _wire_media(
        {
            "type": part.type,
            "data": data,
            "url": url,
            "media_type": media_type,
            "detail": getattr(part, "detail", None),
        }
    )

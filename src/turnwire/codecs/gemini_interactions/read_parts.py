"""Contents (text, image, audio, document, video) into canonical parts.

What the canonical part cannot hold goes into its provider options as the difference between the content that would be
written and the one that came, so writing gives the same content again. Videos and kinds of tomorrow are foreign parts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire.codecs.gemini_interactions.names import CONTENT_MARK, DIALECT, MEDIA, RESOLUTIONS
from turnwire.codecs.own_options import difference, rest_of, with_own
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.data_urls import is_base64
from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_gemini_interactions import RawContent

_CANONICAL: Final = ("text", "image", "audio", "document")
# The pattern of content.schema.json#/$defs/ImagePart/properties/media_type.
_MIME: Final = re.compile(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?")


def read_contents(
    raw: object, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> list[dict[str, object]]:
    """The canonical parts of a list of contents; those of other `kinds` are kept as they are."""
    if raw is None:
        return []
    if not isinstance(raw, Sequence) or isinstance(raw, str):
        problems.append(Problem(at, "type", "content must be a list"))
        return []
    parts = [read_content(content, f"{at}/{position}", problems, kinds) for position, content in enumerate(raw)]
    return [part for part in parts if part is not None]


def read_content(
    value: object, at: str, problems: list[Problem], kinds: Sequence[str] = _CANONICAL
) -> dict[str, object] | None:
    """The canonical part of one content."""
    raw: RawContent = object_of(value)
    kind = text_of(raw.get("type"))
    if kind is None:
        problems.append(Problem(at, "type", "a content must be an object with a type"))
        return None
    if kind not in kinds:
        return foreign_content(raw)
    if kind == "text":
        text = raw.get("text")
        if not isinstance(text, str):
            problems.append(Problem(f"{at}/text", "type", "text is a text"))
            return None
        part: dict[str, object] = {"type": "text", "text": text}
        return with_own(part, difference(part, rest_of(raw, frozenset())), DIALECT)
    return _media(kind, raw, at, problems)


def foreign(data: AnyRaw) -> dict[str, object]:
    """A part that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(data.items())}


def foreign_content(raw: RawContent) -> dict[str, object]:
    """The part of a content that has no canonical form; a video is known to be no step."""
    part = foreign(raw)
    return part if raw.get("type") in MEDIA else {**part, "extras": {"level": CONTENT_MARK}}


def carry_step(part: dict[str, object], rest: Mapping[str, object]) -> None:
    """Let a part carry the own fields of the step that it stands in."""
    options = object_of(part.get("provider_options"))
    part["provider_options"] = {**options, DIALECT: {**object_of(options.get(DIALECT)), "step": dict(rest)}}


def answer_content(raw: object, at: str, problems: list[Problem]) -> dict[str, object] | None:
    """The canonical part of a content of an answer: one that cannot be read is kept as it is."""
    found: list[Problem] = []
    part = read_content(raw, at, found)
    if part is None and text_of(object_of(raw).get("type")):
        return foreign_content(object_of(raw))
    problems.extend(found)
    return part


def answer_contents(raw: object, at: str, problems: list[Problem]) -> list[dict[str, object]]:
    """The canonical parts of the contents of an answer."""
    if not isinstance(raw, list | tuple):
        if raw is not None:
            problems.append(Problem(at, "type", "content must be a list"))
        return []
    parts = [answer_content(content, f"{at}/{position}", problems) for position, content in enumerate(raw)]
    return [part for part in parts if part is not None]


def is_step(data: Mapping[str, object], extras: Mapping[str, object] | None) -> bool:
    """Whether a foreign part of this dialect, with these data and extras, is a step of its own."""
    return data.get("type") not in MEDIA and (extras or {}).get("level") != CONTENT_MARK


def _media(kind: str, raw: RawContent, at: str, problems: list[Problem]) -> dict[str, object] | None:
    part: dict[str, object] = {"type": kind}
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
        return foreign(raw)
    if isinstance(mime, str):
        part["media_type"] = mime
    if kind == "image" and (resolution := text_of(raw.get("resolution"))) in RESOLUTIONS:
        part["detail"] = resolution
    return with_own(part, difference(media_content(part), rest_of(raw, frozenset())), DIALECT)


def media_content(part: Mapping[str, object]) -> dict[str, object]:
    """The content of the fields of a canonical medium."""
    wire: dict[str, object] = {"type": part["type"]}
    if part.get("data") is not None:
        wire["data"] = part["data"]
    elif part.get("url") is not None:
        wire["uri"] = part["url"]
    if part.get("media_type") is not None:
        wire["mime_type"] = part["media_type"]
    if part.get("detail") in RESOLUTIONS:
        wire["resolution"] = part["detail"]
    return wire

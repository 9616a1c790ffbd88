"""Content parts of a request, wire → canonical.

In: the objects of a `content` list. Out: canonical parts. A type that is not canonical, or a part with a shape of its
own, becomes a `foreign` part that holds its JSON and goes back as it came. A known part without its content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_chat.names import DIALECT, PUBLISHED_PART
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.variants import ChatVariant
from turnwire.codecs.wire_values import object_of, text_of
from turnwire.core.data_urls import is_base64, read_data_url
from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import (
        RawContentPart,
        RawFileData,
        RawImageUrl,
        RawInputAudio,
        RawMediaUrl,
    )

AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
"""Media type by `input_audio.format`; other formats are their own subtype."""


def read_part(raw: object, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    """One part; None after noting what is wrong with it."""
    if not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    part: RawContentPart = raw
    match part.get("type"):
        case "text":
            return _text(part, at, variant, problems)
        case "image_url":
            return _image(part, at, variant, problems)
        case "input_audio":
            return _audio(part, variant)
        case "audio_url":
            return _audio_url(part, variant)
        case "file":
            return _file(part, variant)
        case "refusal" if isinstance(text := part.get("refusal"), str):
            return _with_own({"type": "refusal", "text": text}, part, "refusal", variant)
        case "thinking" if isinstance(text := part.get("thinking"), str):
            origin = {"dialect": DIALECT, "field": "content"}
            return _with_own({"type": "thinking", "text": text, "origin": origin}, part, "thinking", variant)
        case str():
            return foreign(part)
    problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
    return None


def foreign(raw: AnyRaw) -> dict[str, object]:
    """A part that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(raw.items())}


def _with_own(
    found: dict[str, object], raw: AnyRaw, field: str, variant: ChatVariant, *inside: str
) -> dict[str, object]:
    """The part `found`, with what its wire object says beside `field`, and the object there beside `inside`."""
    own = OptionsCollector(variant, PUBLISHED_PART)
    if inside:
        own.take_nested(field, object_of(raw[field]), frozenset(inside))
    own.take_rest(raw, {"type", field})
    return own.into(found)


def _text(raw: RawContentPart, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    text = raw.get("text")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
        return None
    part: dict[str, object] = {"type": "text", "text": text}
    return part if len(raw) == 2 else _with_own(part, raw, "text", variant)


def _image(raw: RawContentPart, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, object] | None:
    given = raw.get("image_url")
    inner: RawImageUrl = object_of(given)
    url = text_of(inner.get("url") if isinstance(given, Mapping) else given)
    if url is None:
        problems.append(Problem(f"{at}/image_url/url", "required", "an image must have a URL"))
        return None
    data = read_data_url(url)
    part: dict[str, object] = {"type": "image"}
    part |= {"url": url} if data is None else {"data": data.data, "media_type": data.media_type}
    if isinstance(detail := inner.get("detail"), str):
        part["detail"] = detail
    return _with_own(part, raw, "image_url", variant, "url", "detail")


def _audio(raw: RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: RawInputAudio = object_of(raw.get("input_audio"))
    data, form = inner.get("data"), inner.get("format")
    if not isinstance(data, str) or not is_base64(data) or not isinstance(form, str) or not form.isalnum():
        return foreign(raw)
    part: dict[str, object] = {"type": "audio", "data": data, "media_type": AUDIO_TYPES.get(form, f"audio/{form}")}
    return _with_own(part, raw, "input_audio", variant, "data", "format")


def _audio_url(raw: RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: RawMediaUrl = object_of(raw.get("audio_url"))
    url = text_of(inner.get("url"))
    if url is None or url[:5].lower() == "data:":
        return foreign(raw)
    return _with_own({"type": "audio", "url": url}, raw, "audio_url", variant, "url")


def _file(raw: RawContentPart, variant: ChatVariant) -> dict[str, object]:
    inner: RawFileData = object_of(raw.get("file"))
    file_id, file_data = inner.get("file_id"), inner.get("file_data")
    part: dict[str, object] = {"type": "document"}
    if text_of(file_id) is not None and file_data is None:
        part["file_id"] = file_id
    elif isinstance(file_data, str) and file_id is None and (data := read_data_url(file_data)) is not None:
        part |= {"data": data.data, "media_type": data.media_type}
    else:
        return foreign(raw)
    if isinstance(name := inner.get("filename"), str):
        part["name"] = name
    return _with_own(part, raw, "file", variant, "file_id", "file_data", "filename")

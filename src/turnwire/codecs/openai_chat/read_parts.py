"""Content parts of a request, wire → canonical.

In: the objects of a `content` list. Out: canonical parts. A type that is not canonical, or a part with a shape of its
own, becomes a `foreign` part that holds its JSON and goes back as it came. A known part without its content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_chat.tables import DIALECT, PUBLISHED_PART
from turnwire.codecs.own_options import OptionsCollector
from turnwire.codecs.variants import ChatVariant
from turnwire.core.data_urls import is_base64, read_data_url
from turnwire.core.errors import Problem

AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
"""Media type by `input_audio.format`; other formats are their own subtype."""


def read_part(raw: object, at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, Any] | None:
    """One part; None after noting what is wrong with it."""
    if not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    kind = raw.get("type")
    if not isinstance(kind, str):
        problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
        return None
    match kind:
        case "text":
            return _text(raw, at, variant, problems)
        case "image_url":
            return _image(raw, at, variant, problems)
        case "input_audio":
            return _audio(raw, variant)
        case "audio_url":
            return _audio_url(raw, variant)
        case "file":
            return _file(raw, variant)
        case "refusal" if isinstance(raw.get("refusal"), str):
            return _with_own({"type": "refusal", "text": raw["refusal"]}, raw, {"type", "refusal"}, variant)
        case "thinking" if isinstance(raw.get("thinking"), str):
            part = {"type": "thinking", "text": raw["thinking"], "origin": {"dialect": DIALECT, "field": "content"}}
            return _with_own(part, raw, {"type", "thinking"}, variant)
        case _:
            return foreign(raw)


def foreign(raw: Mapping[str, object]) -> dict[str, Any]:
    """A part that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(raw)}


def _with_own(part: dict[str, Any], raw: Mapping[str, object], known: set[str], variant: ChatVariant) -> dict[str, Any]:
    own = OptionsCollector(variant, PUBLISHED_PART)
    own.take_rest(raw, known)
    return own.into(part)


def _text(raw: Mapping[str, object], at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, Any] | None:
    text = raw.get("text")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
        return None
    part = {"type": "text", "text": text}
    if len(raw) == 2:
        return part
    own = OptionsCollector(variant, PUBLISHED_PART)
    own.take_rest(raw, {"type", "text"})
    return own.into(part)


def _image(raw: Mapping[str, object], at: str, variant: ChatVariant, problems: list[Problem]) -> dict[str, Any] | None:
    inner = raw.get("image_url")
    url = inner.get("url") if isinstance(inner, Mapping) else inner
    if not isinstance(url, str) or not url:
        problems.append(Problem(f"{at}/image_url/url", "required", "an image must have a URL"))
        return None
    part: dict[str, Any] = {"type": "image"}
    data = read_data_url(url)
    if data is not None:
        part["data"], part["media_type"] = data.data, data.media_type
    else:
        part["url"] = url
    own = OptionsCollector(variant, PUBLISHED_PART)
    if isinstance(inner, Mapping):
        detail = inner.get("detail")
        if isinstance(detail, str):
            part["detail"] = detail
        own.take_nested("image_url", inner, {"url", "detail"})
    own.take_rest(raw, {"type", "image_url"})
    return own.into(part)


def _audio(raw: Mapping[str, object], variant: ChatVariant) -> dict[str, Any]:
    inner = raw.get("input_audio")
    if not isinstance(inner, Mapping):
        return foreign(raw)
    data, form = inner.get("data"), inner.get("format")
    if not isinstance(data, str) or not is_base64(data) or not isinstance(form, str) or not form.isalnum():
        return foreign(raw)
    own = OptionsCollector(variant, PUBLISHED_PART)
    own.take_nested("input_audio", inner, {"data", "format"})
    own.take_rest(raw, {"type", "input_audio"})
    return own.into({"type": "audio", "data": data, "media_type": AUDIO_TYPES.get(form, f"audio/{form}")})


def _audio_url(raw: Mapping[str, object], variant: ChatVariant) -> dict[str, Any]:
    inner = raw.get("audio_url")
    url = inner.get("url") if isinstance(inner, Mapping) else None
    if not isinstance(inner, Mapping) or not isinstance(url, str) or not url or url[:5].lower() == "data:":
        return foreign(raw)
    own = OptionsCollector(variant, PUBLISHED_PART)
    own.take_nested("audio_url", inner, {"url"})
    own.take_rest(raw, {"type", "audio_url"})
    return own.into({"type": "audio", "url": url})


def _file(raw: Mapping[str, object], variant: ChatVariant) -> dict[str, Any]:
    inner = raw.get("file")
    if not isinstance(inner, Mapping):
        return foreign(raw)
    part: dict[str, Any] = {"type": "document"}
    file_id, file_data = inner.get("file_id"), inner.get("file_data")
    if isinstance(file_id, str) and file_id and file_data is None:
        part["file_id"] = file_id
    elif isinstance(file_data, str) and file_id is None and (data := read_data_url(file_data)) is not None:
        part["data"], part["media_type"] = data.data, data.media_type
    else:
        return foreign(raw)
    name = inner.get("filename")
    if isinstance(name, str):
        part["name"] = name
    own = OptionsCollector(variant, PUBLISHED_PART)
    own.take_nested("file", inner, {"file_id", "file_data", "filename"})
    own.take_rest(raw, {"type", "file"})
    return own.into(part)

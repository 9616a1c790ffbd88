"""Content parts of messages and tool results in a request, wire → canonical.

In: the objects of a `content` or `output` list. Out: canonical parts. A type that is not canonical, or a part with a
shape of its own, becomes a `foreign` part that holds its JSON and goes back as it came. A known part without its
content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_responses.names import AUDIO_PART, DIALECT, FILE_PART, IMAGE_PART, TEXT_PART
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.core.data_urls import Data, is_base64, read_data_url
from turnwire.core.errors import Problem

_AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
_BARE_TYPE: Final = "application/pdf"  # what bare base64 in file_data is taken for: the one kind every model reads


def read_part(raw: object, at: str, problems: list[Problem]) -> dict[str, Any] | None:
    """One part; None after noting what is wrong with it."""
    if not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    kind = raw.get("type")
    if not isinstance(kind, str):
        problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
        return None
    match kind:
        case "input_text" | "output_text" | "text":
            return _text(raw, at, problems)
        case "input_image":
            return _image(raw)
        case "input_file":
            return _file(raw)
        case "input_audio":
            return _audio(raw)
        case _:
            return foreign(raw)


def foreign(raw: Mapping[str, object]) -> dict[str, Any]:
    """A part or item that only this dialect knows."""
    return {"type": "foreign", "dialect": DIALECT, "data": dict(raw)}


def _text(raw: Mapping[str, object], at: str, problems: list[Problem]) -> dict[str, Any] | None:
    text = raw.get("text")
    if not isinstance(text, str):
        problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
        return None
    return with_own({"type": "text", "text": text}, rest_of(raw, TEXT_PART), DIALECT)


def _image(raw: Mapping[str, object]) -> dict[str, Any]:
    url, file_id, detail = raw.get("image_url"), raw.get("file_id"), raw.get("detail")
    part: dict[str, Any] = {"type": "image"}
    if isinstance(url, str) and url and file_id is None:
        data = read_data_url(url)
        part |= {"url": url} if data is None else {"data": data.data, "media_type": data.media_type}
    elif isinstance(file_id, str) and file_id and url is None:
        part["file_id"] = file_id
    else:
        return foreign(raw)
    if isinstance(detail, str):
        part["detail"] = detail
    return with_own(part, rest_of(raw, IMAGE_PART), DIALECT)


def file_data(raw: str) -> Data | None:
    """What `file_data` holds: a `data:` URL, or base64 alone."""
    found = read_data_url(raw)
    if found is None and is_base64(raw):
        return Data(_BARE_TYPE, raw)
    return found


def _file(raw: Mapping[str, object]) -> dict[str, Any]:
    given = {key: raw[key] for key in ("file_data", "file_id", "file_url") if raw.get(key) is not None}
    part: dict[str, Any] = {"type": "document"}
    match given:
        case {"file_id": str(file_id)} if file_id and len(given) == 1:
            part["file_id"] = file_id
        case {"file_url": str(url)} if url and len(given) == 1:
            part["url"] = url
        case {"file_data": str(text)} if len(given) == 1 and (data := file_data(text)) is not None:
            part |= {"data": data.data, "media_type": data.media_type}
        case _:
            return foreign(raw)
    name = raw.get("filename")
    if isinstance(name, str):
        part["name"] = name
    return with_own(part, rest_of(raw, FILE_PART), DIALECT)


def _audio(raw: Mapping[str, object]) -> dict[str, Any]:
    inner = raw.get("input_audio")
    if not isinstance(inner, Mapping) or not inner.keys() <= {"data", "format"}:
        return foreign(raw)
    data, form = inner.get("data"), inner.get("format")
    if not isinstance(data, str) or not is_base64(data) or not isinstance(form, str) or not form.isalnum():
        return foreign(raw)
    media_type = _AUDIO_TYPES.get(form, f"audio/{form}")
    return with_own({"type": "audio", "data": data, "media_type": media_type}, rest_of(raw, AUDIO_PART), DIALECT)

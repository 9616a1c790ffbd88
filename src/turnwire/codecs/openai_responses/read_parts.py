"""Content parts of messages and tool results in a request, wire → canonical.

In: the objects of a `content` or `output` list. Out: canonical parts. A type that is not canonical, or a part with a
shape of its own, becomes a `foreign` part that holds its JSON and goes back as it came. A known part without its
content is a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from turnwire.codecs.openai_responses.names import AUDIO_PART, DIALECT, FILE_PART, IMAGE_PART, TEXT_PART
from turnwire.codecs.openai_responses.read_items import foreign
from turnwire.codecs.own_options import rest_of, with_own
from turnwire.codecs.rows import Values
from turnwire.codecs.wire_values import object_of
from turnwire.core.data_urls import Data, is_base64, read_data_url
from turnwire.core.errors import Problem

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_openai_responses import (
        RawAudioData,
        RawContentPart,
        RawInputAudio,
        RawInputFile,
        RawInputImage,
    )

_AUDIO_TYPES: Final[Mapping[str, str]] = {"wav": "audio/wav", "mp3": "audio/mpeg"}
_BARE_TYPE: Final = "application/pdf"  # what bare base64 in file_data is taken for: the one kind every model reads


def read_part(raw: object, at: str, problems: list[Problem]) -> Values | None:
    """One part; None after noting what is wrong with it."""
    if not isinstance(raw, Mapping):
        problems.append(Problem(at, "type", "a content part must be an object with a type"))
        return None
    part: RawContentPart = raw
    match part.get("type"):
        case "input_text" | "output_text" | "text":
            text = part.get("text")
            if isinstance(text, str):
                return with_own({"type": "text", "text": text}, rest_of(part, TEXT_PART), DIALECT)
            problems.append(Problem(f"{at}/text", "type", "a text part must have text"))
            return None
        case "input_image":
            return _image(part)
        case "input_file":
            return _file(part)
        case "input_audio":
            return _audio(part)
        case str():
            return foreign(part)
        case _:
            problems.append(Problem(f"{at}/type", "required", "a content part must name its type"))
            return None


def _image(raw: RawInputImage) -> Values:
    url, file_id, detail = raw.get("image_url"), raw.get("file_id"), raw.get("detail")
    part: Values = {"type": "image"}
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


def _file(raw: RawInputFile) -> Values:
    places = {"file_data": raw.get("file_data"), "file_id": raw.get("file_id"), "file_url": raw.get("file_url")}
    given = {key: value for key, value in places.items() if value is not None}
    part: Values = {"type": "document"}
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


def _audio(raw: RawInputAudio) -> Values:
    inner: RawAudioData = object_of(raw.get("input_audio"))
    data, form = inner.get("data"), inner.get("format")
    if not isinstance(data, str) or not is_base64(data) or not isinstance(form, str) or not form.isalnum():
        return foreign(raw)
    if not inner.keys() <= {"data", "format"}:
        return foreign(raw)
    media_type = _AUDIO_TYPES.get(form, f"audio/{form}")
    return with_own({"type": "audio", "data": data, "media_type": media_type}, rest_of(raw, AUDIO_PART), DIALECT)

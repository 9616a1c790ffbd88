"""Content parts, wire → canonical, for requests and answers.

In: one part in normal form (`json_form`). Out: canonical part data. Fields next to the content of a part
(`thoughtSignature`, `videoMetadata`, `mediaResolution`, unknown fields) are recorded in the part's provider options, so
they are written back on the same part. A part without a canonical form (code, server tools, video) becomes a foreign
part in place.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from turnwire.codecs.gemini import names as words
from turnwire.codecs.values.provider_options import foreign_part, unknown_fields, with_own
from turnwire.core.data_urls import standard_base64

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_gemini import RawBlob, RawFileData, RawFunctionCall, RawPart

ORIGIN: Final[dict[str, str]] = {"dialect": words.DIALECT}
foreign: Final = partial(foreign_part, words.DIALECT)
"""Return a part that only this dialect knows."""
MEDIA_TYPE: Final = re.compile(r"[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?")
"""Pattern of media types, as in wire/gemini-interactions/v1/content.schema.json for `media_type` of an image."""
_DETAILS: Final = {level: detail for detail, level in words.RESOLUTIONS.items()}
_FILES_API: Final = re.compile(r"https://generativelanguage\.googleapis\.com/[^/]+/files/")
# Media types by file extension, for `fileData` without a media type.
_BY_ENDING: Final = {
    **dict.fromkeys(("png", "jpg", "jpeg", "gif", "webp", "heic", "heif"), "image"),
    **dict.fromkeys(("wav", "mp3", "aiff", "aac", "ogg", "flac"), "audio"),
    **dict.fromkeys(("pdf", "txt", "md", "html", "css", "csv", "xml", "rtf", "json"), "document"),
}


class PartError(ValueError):
    """A part that cannot be read: path below the part, rule, and the expected value."""

    def __init__(self, path: str, rule: str, message: str) -> None:
        super().__init__(message)
        self.path, self.rule, self.message = path, rule, message


def read_part(part: RawPart) -> dict[str, object]:
    """Return the canonical form of a part that is neither a call nor a result.

    Raises:
        PartError: a member of the part has the wrong type.
    """
    held = part.keys() & words.DATA_MEMBERS
    if held == {"text"} or (not held and part.keys() <= {"thought", "thoughtSignature"}):
        return _text(part)
    if held == {"inlineData"}:
        return _inline(part, part["inlineData"])
    if held == {"fileData"}:
        return _file(part, part["fileData"])
    return foreign(part)


def _text(part: RawPart) -> dict[str, object]:
    text = part.get("text", "")
    if not isinstance(text, str):
        raise PartError("/text", "type", "text is a text")
    if len(part) == 1:
        return {"type": "text", "text": text}
    if part.get("thought") is True:
        out: dict[str, object] = {"type": "thinking", "text": text, "origin": dict(ORIGIN)}
        own = unknown_fields(part, {"text", "thought", "thoughtSignature"})
        signature = part.get("thoughtSignature")
        if isinstance(signature, str):
            out["signature"] = signature
        return with_own(out, own, words.DIALECT)
    own = {key: value for key, value in part.items() if key != "text" and (key, value) != ("thought", False)}
    return with_own({"type": "text", "text": text}, own, words.DIALECT)


def _inline(part: RawPart, member: object) -> dict[str, object]:
    if not isinstance(member, dict):
        raise PartError("/inlineData", "type", "inlineData must be an object with mimeType and data")
    blob: RawBlob = member
    data, media_type = blob.get("data"), blob.get("mimeType")
    if not isinstance(data, str) or not isinstance(media_type, str) or MEDIA_TYPE.fullmatch(media_type) is None:
        return foreign(part)
    kind, found = kind_of_media_type(media_type), standard_base64(data)
    if kind is None or found is None:
        return foreign(part)
    out: dict[str, object] = {"type": kind, "data": found, "media_type": media_type}
    return with_own(out, _beside(part, "inlineData", blob, words.KNOWN_BLOB, out), words.DIALECT)


def _file(part: RawPart, member: object) -> dict[str, object]:
    if not isinstance(member, dict):
        raise PartError("/fileData", "type", "fileData must be an object with fileUri")
    file: RawFileData = member
    uri, media_type = file.get("fileUri"), file.get("mimeType")
    if not isinstance(uri, str) or not uri:
        raise PartError("/fileData/fileUri", "required", "fileData must have a fileUri")
    if media_type is None:
        kind = kind_of_address(uri)
    elif isinstance(media_type, str) and MEDIA_TYPE.fullmatch(media_type) is not None:
        kind = kind_of_media_type(media_type)
    else:
        kind = None
    if kind is None or uri[:5].lower() == "data:":
        return foreign(part)
    is_url = uri[:8].lower().startswith(("http://", "https://")) and _FILES_API.match(uri) is None
    out: dict[str, object] = {"type": kind, "url" if is_url else "file_id": uri}
    if media_type is not None:
        out["media_type"] = media_type
    return with_own(out, _beside(part, "fileData", file, words.KNOWN_FILE, out), words.DIALECT)


def kind_of_address(uri: str) -> str | None:
    """Return the kind of part for the file extension of an address; None if it is unknown."""
    try:
        path = urlsplit(uri).path
    except ValueError:
        return None
    return _BY_ENDING.get(path.rpartition(".")[2].lower())


def kind_of_media_type(media_type: str) -> str | None:
    """Return the canonical kind of part for a media type; None for video, which has no canonical part."""
    family = media_type.partition("/")[0].lower()
    if family == "video":
        return None
    return family if family in ("image", "audio") else "document"


def _beside(
    part: RawPart, member: str, inner: AnyRaw, known: frozenset[str], out: dict[str, object]
) -> dict[str, object]:
    """Return the unknown fields of the part and of its content; an image's resolution becomes its detail."""
    own = {key: value for key, value in part.items() if key != member}
    resolution = own.get("mediaResolution")
    if out["type"] == "image" and isinstance(resolution, dict) and resolution.keys() == {"level"}:
        level = resolution["level"]
        detail = _DETAILS.get(level) if isinstance(level, str) else None
        if detail is not None:
            out["detail"] = detail
            del own["mediaResolution"]
    if rest := unknown_fields(inner, known):
        own[member] = rest
    return own


def call_options(part: RawPart, call: RawFunctionCall) -> dict[str, object]:
    """Return the provider options of a part with a function call, without the placeholder for a missing signature."""
    own = {key: value for key, value in part.items() if key != "functionCall" and (key, value) != ("thought", False)}
    if own.get("thoughtSignature") in words.DUMMY_SIGNATURES:
        del own["thoughtSignature"]
    if rest := unknown_fields(call, words.KNOWN_CALL):
        own["functionCall"] = rest
    return own

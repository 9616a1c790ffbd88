"""Read media files given by path into the request before it is encoded; codecs do no I/O.

Only regular files, only up to a size, checked before anything is read. The caller's request stays as it is.
"""

from __future__ import annotations

import mimetypes
import os
import stat
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from turnwire_schema.v1.content import AudioPart, DocumentPart, ImagePart
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.requests.addresses import fetched_addresses
from turnwire.core.errors import ConfigurationError, InvalidDataError, Problem
from turnwire.portable import BINARY
from turnwire.providers.transport.local_only import LocalOnly, how_to_allow, parse_endpoint

MEDIA_LIMIT: Final = 50 * 1024 * 1024
"""Default for the largest file that is sent, in bytes."""

_MEDIA = (ImagePart, AudioPart, DocumentPart)

# First bytes of the media that model servers take, for files whose name says nothing.
# https://mimesniff.spec.whatwg.org/
_SIGNATURES: Final = (
    (b"\x89PNG\r\n\x1a\n", 0, "image/png"),
    (b"\xff\xd8\xff", 0, "image/jpeg"),
    (b"GIF8", 0, "image/gif"),
    (b"WEBP", 8, "image/webp"),
    (b"WAVE", 8, "audio/wav"),
    (b"ID3", 0, "audio/mpeg"),
    (b"OggS", 0, "audio/ogg"),
    (b"fLaC", 0, "audio/flac"),
    (b"%PDF-", 0, "application/pdf"),
)

_BY_NAME: Final = (
    mimetypes.MimeTypes()
)  # Python's own table; the system's files would make the result differ by machine


def has_paths(request: ChatRequest) -> bool:
    """Return whether any part of `request` is given by path."""
    return any(
        isinstance(part, _MEDIA) and part.path is not None
        for message in request.messages
        if not isinstance(message.content, str)
        for part in message.content or ()
    )


def load_media(request: ChatRequest, *, limit: int = MEDIA_LIMIT) -> ChatRequest:
    """`request` with every part that is given by path read into base64. Blocks while it reads.

    Raises:
        InvalidDataError: a file is missing, no regular file, not readable, too large, or of an unknown media type.
    """
    if not has_paths(request):
        return request
    messages = []
    for position, message in enumerate(request.messages):
        content: Any = message.content
        if not isinstance(content, str) and content is not None:
            parts = tuple(
                _loaded(part, f"/messages/{position}/content/{index}", limit)
                if isinstance(part, _MEDIA) and part.path is not None
                else part
                for index, part in enumerate(content)
            )
            message = message.replace(content=parts)
        messages.append(message)
    return request.replace(messages=tuple(messages))


def _loaded(part: Any, at: str, limit: int) -> Any:
    data = _read(Path(part.path), at, limit)
    media_type = part.media_type or _media_type(part.path, data)
    if media_type is None:
        raise _refusal(at, "media_type", f"{part.path}: the media type is unknown; give media_type")
    kind = {ImagePart: "image/", AudioPart: "audio/"}.get(type(part), "")
    if not media_type.startswith(kind):
        raise _refusal(at, "media_type", f"{part.path}: this is {media_type}, not {kind}…")
    return part.replace(path=None, data=b64encode(data).decode("ascii"), media_type=media_type)


def _read(path: Path, at: str, limit: int) -> bytes:
    try:
        # Not blocking on a pipe, and the file that is checked is the file that is read.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | BINARY)
    except (OSError, ValueError) as error:
        raise _refusal(at, "readable_file", f"{path}: cannot be opened ({type(error).__name__})") from error
    state = os.fstat(descriptor)
    if not stat.S_ISREG(state.st_mode):
        os.close(descriptor)
        raise _refusal(at, "regular_file", f"{path}: must be a regular file")
    with os.fdopen(descriptor, "rb") as file:
        if state.st_size > limit:
            raise _refusal(at, "media_size", f"{path}: {state.st_size} bytes are more than the {limit} allowed")
        data = file.read(limit + 1)
    if not data:
        raise _refusal(at, "media_size", f"{path}: the file is empty")
    if len(data) > limit:
        raise _refusal(at, "media_size", f"{path}: the file is larger than the {limit} bytes allowed")
    return data


def _media_type(path: str, data: bytes) -> str | None:
    for mark, offset, media_type in _SIGNATURES:
        if data[offset : offset + len(mark)] == mark:
            return media_type
    return _BY_NAME.guess_type(path)[0]


def _refusal(at: str, rule: str, text: str) -> InvalidDataError:
    return InvalidDataError("a file cannot be sent", [Problem(f"{at}/path", rule, text)])


def refuse_remote_media(request: ChatRequest, local_only: LocalOnly) -> None:
    """A server fetches media that are given by URL: what must not be called directly must not be called through it
    either.

    Raises:
        ConfigurationError: a part's URL leads to a host that is not allowed; category `not_local`.
    """
    for position, message in enumerate(request.messages):
        if isinstance(message.content, str):
            continue
        for index, part in enumerate(message.content or ()):
            if isinstance(part, _MEDIA) and part.url is not None and not part.url.startswith("data:"):
                _check_url(part.url, f"/messages/{position}/content/{index}/url", local_only)


def refuse_fetched(body: Mapping[str, Any], dialect: str, local_only: LocalOnly) -> None:
    """Check every address in an encoded body; parts of another wire, and options, may have addresses of their own.

    Raises:
        ConfigurationError: an address leads to a host that is not allowed; category `not_local`.
    """
    for at, url in fetched_addresses(body, dialect):
        _check_url(url, at, local_only)


def _check_url(url: str, at: str, local_only: LocalOnly) -> None:
    cure = "read it and give it as data"
    try:
        target = parse_endpoint(url.partition("#")[0].partition("?")[0])
    except ConfigurationError:
        text = f"{at}: the server would fetch an address that is not a plain http or https URL; {cure}"
        raise ConfigurationError(text, category="not_local", retryable=False, parameter=at) from None
    if not local_only.permits(target.host, target.port):
        text = f"{at}: the server would fetch it from {target.host}; {cure}, or {how_to_allow(target.host)}"
        raise ConfigurationError(text, category="not_local", retryable=False, parameter=at)

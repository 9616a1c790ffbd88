"""The bytes of an image, from wherever it is given: base64, a `data:` URL, a file of the workspace, a fetched URL."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import anyio.to_thread

from turnwire_schema.v1.content import ImagePart

from turnwire.core.data_urls import split_data_url, standard_base64
from turnwire.core.errors import ConfigurationError
from turnwire.files import FileError, FileResolver
from turnwire.images.errors import ImageError

Fetch = Callable[[str, int], Awaitable[bytes]]
"""Gets at most so many bytes from a URL; raises `ImageError`."""


@dataclass(frozen=True, slots=True)
class ImageLimits:
    """Limits of an image: encoded bytes, and pixels once it is decoded (Pillow refuses over 178,956,970).

    `max_side` is the most pixels of its width and of its height: each row costs memory, however short it is.
    """

    max_bytes: int = 20 * 1024 * 1024
    max_pixels: int = 50_000_000
    max_side: int = 65_535


class Loaded(NamedTuple):
    """An encoded image and, where it was not in the conversation itself, the path or URL that it came from."""

    data: bytes
    source: str | None


async def load(
    part: ImagePart, limits: ImageLimits, *, files: FileResolver | None, role: str, fetch: Fetch | None
) -> Loaded:
    """The encoded bytes of an image, at most `limits.max_bytes` of them.

    Raises:
        ImageError: they cannot be had, or are too many.
    """
    if part.data is not None:
        return Loaded(_decoded(part.data, limits), None)
    if part.path is not None:
        if files is None:
            raise ImageError(
                "image.file",
                f"{_shown(part.path)}: there is no workspace; set workspace_root (in Python ImageReader(files=…)), "
                "or give data",
            )
        return Loaded(await anyio.to_thread.run_sync(_file, files, part.path, role, limits.max_bytes), part.path)
    if part.url is not None:
        inline = split_data_url(part.url) if part.url[:5].lower() == "data:" else None
        if inline is not None:
            return Loaded(_decoded(inline.data, limits), None)
        if not part.url.lower().startswith(("http://", "https://")):
            text = "only http, https and data URLs are read; give a file of the workspace as path"
            raise ImageError("image.fetch_refused", text)
        if fetch is None:
            raise ImageError("image.fetch_off", "URLs are not fetched; read the image and give it as data or path")
        return Loaded(await _fetched(fetch, part.url, limits.max_bytes), part.url)
    raise ImageError("image.not_here", "the image is stored on the model's server and can be read there only")


def _file(files: FileResolver, path: str, role: str, limit: int) -> bytes:
    try:
        return files.read_bytes(path, role=role, limit=limit)
    except FileError as error:
        code = "image.too_large" if error.code == "file.too_large" else "image.file"
        raise ImageError(code, error.text) from error


async def _fetched(fetch: Fetch, url: str, limit: int) -> bytes:
    try:
        found = await fetch(url, limit)
    except (ImageError, ConfigurationError):
        raise
    except Exception as error:  # a program's own function, over any client, may raise anything
        raise ImageError("image.unreachable", f"the image was not fetched ({type(error).__name__})") from error
    if not isinstance(found, (bytes, bytearray)):
        raise ImageError(
            "image.unreachable", f"the image was not fetched: bytes must come, not a {type(found).__name__}"
        )
    if len(found) > limit:
        raise too_large(len(found), limit)
    return bytes(found)


def _decoded(data: str, limits: ImageLimits) -> bytes:
    size = len(data) * 3 // 4
    if size > limits.max_bytes + 2:
        raise too_large(size, limits.max_bytes)
    standard = standard_base64(data)
    if standard is None:
        raise ImageError("image.invalid_data", "the data are not base64")
    found = b64decode(standard)
    if len(found) > limits.max_bytes:
        raise too_large(len(found), limits.max_bytes)
    return found


def too_large(size: int | None, limit: int) -> ImageError:
    """The refusal of an image with more bytes than allowed; `size` None: unknown, as not all bytes were read."""
    has = "the image has more bytes" if size is None else f"the image has {size} bytes, more"
    return ImageError("image.too_large", f"{has} than the {limit} allowed (max_bytes)")


_SHOWN: Final = 200


def _shown(text: str) -> str:
    text = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    return text if text.isprintable() else ascii(text)[1:-1]

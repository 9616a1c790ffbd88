"""The files of the gateway's pages. They are part of the package; nothing is loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.responses import Response

from turnwire.gateway.errors import Refusal

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
}


_SHARED: Final = {"parts/tokens.css": "theme/tokens.css"}
"""Files of the package that are not the pages' alone, by their path here: reports hold the same text."""


@cache
def _files() -> dict[str, bytes]:
    """Every file by its path below the folder; what is not listed here is not served, so no name leads out of it."""
    found = {
        name: entry.read_bytes()
        for name, entry in _below(files("turnwire.gateway").joinpath("static"), "")
        if _suffix(name) in _TYPES
    }
    return found | {name: files("turnwire").joinpath(path).read_bytes() for name, path in _SHARED.items()}


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{prefix}{entry.name}/")
        elif entry.is_file():
            yield prefix + entry.name, entry


def _suffix(name: str) -> str:
    return f".{name.rpartition('.')[2]}"


def page(name: str) -> Response:
    """A file.

    Raises:
        Refusal: there is none of that name.
    """
    data = _files().get(name)
    if data is None:
        raise Refusal(404, "there is no such file", category="not_found")
    return Response(data, headers={**_HEADERS, "content-type": _TYPES[_suffix(name)]})

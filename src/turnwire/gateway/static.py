"""The files of the playground. They are part of the package; nothing is loaded from elsewhere."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
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
}
_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
}


@cache
def _files() -> dict[str, bytes]:
    """Every file by name; the folder is flat, so no name leads out of it."""
    folder = files("turnwire.gateway").joinpath("static")
    return {
        entry.name: entry.read_bytes()
        for entry in folder.iterdir()
        if entry.is_file() and f".{entry.name.rpartition('.')[2]}" in _TYPES
    }


def page(name: str) -> Response:
    """A file.

    Raises:
        Refusal: there is none of that name.
    """
    data = _files().get(name)
    if data is None:
        raise Refusal(404, "there is no such file", category="not_found")
    headers = {**_HEADERS, "content-type": _TYPES[f".{name.rpartition('.')[2]}"]}
    return Response(data, headers=headers)

"""HTML pages of the gateway: their common head and header, and which requests get a page instead of data.

A page is a file of `static` with marks that are filled in when it is served: `<!-- head TITLE STYLE SCRIPT -->` becomes
what is before its body, `<!-- header NAME TITLE -->` the header, and `{root}` the way to the gateway's first page,
which depends on the path and works behind any prefix. `{reason}` is why there is nothing at a path.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.datastructures import Headers, QueryParams
from starlette.responses import Response
from starlette.types import Scope

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple

from turnwire.gateway.errors import Refusal


class Link(NamedTuple):
    """An entry of the navigation."""

    name: str
    """Of the page that it leads to."""
    path: str
    """From the gateway's first page."""
    words: str


NAVIGATION: Final = (
    Link("payloads", "./", "Payloads"),
    Link("chat", "./#chat", "Chat"),
    Link("threads", "static/threads.html", "Threads"),
    Link("inspector", "inspector", "Inspector"),
    Link("schemas", "schemas", "Schemas"),
    Link("openapi", "openapi.json", "OpenAPI"),
    Link("health", "health", "Health"),
    Link("metrics", "metrics", "Metrics"),
)

DATA_PAGES: Final[Mapping[str, str]] = {
    "/schemas": "schemas.html",
    "/openapi.json": "openapi.html",
    "/health": "health.html",
    "/metrics": "metrics.html",
}
"""The pages of paths that give data to everybody else."""

_SCHEMA_PREFIX: Final = "/schemas/"
MISSING_PAGE: Final = "missing.html"
RAW: Final = "raw"
"""The field of a query that asks for the data itself, also in a browser."""

_HEAD: Final = late_pattern(rb"<!-- head (\w+) (\S+) (\S+) -->")
_HEADER: Final = late_pattern(rb"<!-- header (\w+) ([^>]+?) -->")
_ROOT: Final = b"{root}"
_REASON: Final = b"{reason}"


def missing(reason: str, scope: Scope, *, off: frozenset[str] = frozenset()) -> Response:
    """The page of a path at which there is nothing, with the reason."""
    response = show(MISSING_PAGE, scope, off=off, reason=reason)
    response.status_code = 404
    return response


def show(name: str, scope: Scope, *, off: frozenset[str] = frozenset(), reason: str = "") -> Response:
    """The page of a file; `off` names the pages that are switched off.

    Raises:
        Refusal: there is no such file.
    """
    response = page(name)
    if name.endswith(".html"):
        text = _HEAD.sub(lambda found: _head(*(each.decode() for each in found.groups())).encode(), response.body)
        text = _HEADER.sub(lambda found: _header(found[1].decode(), found[2].decode(), off).encode(), text)
        root = _root(scope).encode()
        text = text.replace(_ROOT + b"./", root or b"./").replace(_ROOT, root)
        response.body = text.replace(_REASON, html.escape(reason).encode())
        response.headers["content-length"] = str(len(response.body))
    return response


def data_page(scope: Scope) -> str | None:
    """The file of the page that a browser gets at a path of data; None for others, and where the data is wanted."""
    path = own_path(scope)
    found = DATA_PAGES.get(path) or (DATA_PAGES["/schemas"] if path.startswith(_SCHEMA_PREFIX) else None)
    if found is None or scope["method"] not in ("GET", "HEAD") or RAW in QueryParams(scope["query_string"]):
        return None
    return found if wants_page(Headers(scope=scope)) else None


def wants_page(headers: Headers) -> bool:
    """Return whether a browser asks that goes to a page: programs, probes and scrapers do not name HTML."""
    return "text/html" in headers.get("accept", "")


def own_path(scope: Scope) -> str:
    """The path of a request below the place at which the gateway is mounted."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def _root(scope: Scope) -> str:
    return "../" * (own_path(scope).count("/") - 1)


def _head(title: str, style: str, script: str) -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Turnwire {title}</title>
<link rel="icon" href="{{root}}static/icon.svg" type="image/svg+xml">
<script src="{{root}}static/parts/theme.js"></script>
<link rel="stylesheet" href="{{root}}static/parts/theme.css">
<link rel="stylesheet" href="{{root}}static/{style}">
<script type="module" src="{{root}}static/{script}"></script>
</head>
<body>"""


def _header(name: str, title: str, off: frozenset[str]) -> str:
    links = " ".join(_link(each, name, each.name in off) for each in NAVIGATION)
    return f"""<header class="page-head">
  <h1>
    <a class="brand" href="{{root}}./"><span class="mark" aria-hidden="true">⇄</span> Turnwire</a> {html.escape(title)}
  </h1>
  <nav aria-label="Pages">{links}</nav>
  <div class="end row head-tools">
    <label for="key">Key</label>
    <input id="key" type="password" autocomplete="off" size="14" placeholder="only if needed">
    <span id="key-said" class="soft" role="status"></span>
    <button type="button" id="show-keys" aria-label="Show the keys" hidden>?</button>
    <button type="button" data-theme-switch>Dark</button>
  </div>
</header>"""


def _link(link: Link, current: str, is_off: bool) -> str:
    mark = ' aria-current="page"' if link.name == current else ""
    off = ' <span class="off">off</span>' if is_off else ""
    return f'<a id="to-{link.name}" href="{{root}}{link.path}"{mark}>{link.words}{off}</a>'


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
    """Return a file.

    Raises:
        Refusal: no file of that name exists.
    """
    data = _files().get(name)
    if data is None:
        raise Refusal(404, "there is no such file", category="not_found")
    return Response(data, headers={**_HEADERS, "content-type": _TYPES[_suffix(name)]})

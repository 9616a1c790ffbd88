"""Access checks: the key, and protection of a gateway on loopback against web pages of other origins.

A browser lets any page send requests to 127.0.0.1. So on loopback the Host header must be loopback (a page that rebinds
its own name to 127.0.0.1 still sends that name), and a request that a page of another origin made is refused. Browsers
name the page; the type of a body proves nothing, since a page may send a form, plain text or untyped bytes anywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, QueryParams
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Scope

from turnwire_schema._late_patterns import late_pattern

from turnwire.gateway.errors import Refusal
from turnwire.gateway.pages import data_page
from turnwire.gateway.settings import ANY_ORIGIN, ClientKey, GatewaySettings, is_loopback

OPEN_PATHS: Final = ("/health", "/openapi.json", "/schemas", "/static")
"""Paths that say nothing about anybody: open without a key, with everything below them."""

OPEN_PAGES: Final = ("/", "/inspector")
"""The same for pages, but not for what is below them: a page is no answer to anybody until it shows the key."""

_OTHER_ORIGINS: Final = ("cross-site", "same-site")
"""What a browser says of a page of another origin; another port of this machine is the same site."""

_KEY_HEADERS: Final = ("x-api-key", "x-goog-api-key")


class Doorkeeper:
    """Lets requests in or refuses them. Immutable."""

    def __init__(self, settings: GatewaySettings) -> None:
        self._keys = tuple((_digest(each.key.reveal()), each) for each in settings.client_keys)
        self._checks_host = settings.is_loopback
        self._origins = frozenset(origin.lower() for origin in settings.allow_origins)
        self._hosts = frozenset(name.lower().strip("[]").removesuffix(".") for name in settings.allow_hosts)

    def admit(self, scope: Scope, headers: Headers) -> ClientKey | None:
        """Check access of the request, and return its key, or None if no key is needed.

        Raises:
            Refusal: access is denied.
        """
        if self._checks_host:
            self._check_host(headers)
        self._check_origin(scope, headers)
        return self._key(scope, headers) if self._keys and not _is_open(scope) else None

    def _check_host(self, headers: Headers) -> None:
        given = headers.getlist("host")
        name = host_name(given[0]) if len(given) == 1 else None
        if name is None or not (is_loopback(name) or name in self._hosts):
            text = "the Host header does not name this machine; --allow-host lets further names in"
            raise Refusal(403, text, category="permission")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        origin = headers.get("origin")
        if self._origins and (ANY_ORIGIN in self._origins or (origin or "").lower() in self._origins):
            return
        if origin is None:
            # A link may lead here from anywhere; a form that is sent here asks a model.
            follows_link = headers.get("sec-fetch-mode") == "navigate" and scope["method"] in ("GET", "HEAD")
            foreign = headers.get("sec-fetch-site") in _OTHER_ORIGINS and not follows_link
        else:
            foreign = _authority(origin) != headers.get("host", "").lower()
        if foreign:
            text = "a web page of another origin may not ask this gateway; --allow-origin lets one in"
            raise Refusal(403, text, category="permission")

    def _key(self, scope: Scope, headers: Headers) -> ClientKey:
        shown = _shown_key(scope, headers)
        if shown is None:
            text = "a key is needed: Authorization: Bearer KEY, x-api-key, x-goog-api-key, or ?key="
            raise Refusal(401, text, category="authentication", headers={"www-authenticate": "Bearer"})
        # Digests have one length and all are compared, so the time reveals nothing about a key or which one is near.
        digest = _digest(shown)
        found = [each for known, each in self._keys if hmac.compare_digest(digest, known)]
        if not found:
            text = "this is not the gateway's key" if len(self._keys) == 1 else "this is not one of the gateway's keys"
            raise Refusal(401, text, category="authentication", headers={"www-authenticate": "Bearer"})
        return found[0]


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def _is_open(scope: Scope) -> bool:
    path: str = scope["path"]
    if path == "/health" and "providers" in QueryParams(scope["query_string"]) and data_page(scope) is None:
        return False  # whether providers are up says something about somebody
    # What a browser gets at a path of data is an empty page, which asks with the key for what it shows.
    if path in OPEN_PAGES or data_page(scope) is not None:
        return True
    return any(path == each or path.startswith(f"{each}/") for each in OPEN_PATHS)


def _shown_key(scope: Scope, headers: Headers) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    for name in _KEY_HEADERS:
        if headers.get(name):
            return str(headers[name])
    query = scope["query_string"]
    if b"key=" not in query:
        return None
    return next(iter(parse_qs(query.decode("latin-1")).get("key", ())), None)


_HOST: Final = late_pattern(r"(?:\[(?P<ipv6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::(?P<port>[0-9]{0,5}))?", re.ASCII)
# RFC 9110, section 7.2: a host and perhaps a port, nothing else. A name in one of its other forms (with %-escapes, or
# letters beyond ASCII) is not a name of this machine.


@lru_cache(maxsize=64)  # clients send few different ones
def host_name(host: str) -> str | None:
    """The name or address in a Host header, without brackets, port and a dot at its end; None: not a Host header."""
    found = _HOST.fullmatch(host.lower())
    if found is None or int(found["port"] or 0) > 65535:
        return None
    if found["name"] is not None:
        name = found["name"].removesuffix(".")
        return None if name.endswith(".") else name
    try:
        return str(ipaddress.IPv6Address(found["ipv6"]))
    except ValueError:
        return None


def _authority(origin: str) -> str | None:
    """Host and port of an Origin header; None if it has none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


_METHODS: Final = ("GET", "HEAD", "POST", "DELETE")
_SHOWN: Final = (
    *("turnwire-request-id", "turnwire-losses", "turnwire-unknown", "turnwire-usage", "turnwire-tokens"),
    "turnwire-diagnostics",
    *("x-request-id", "request-id", "retry-after"),
)
"""Headers of an answer that a page may read."""


def with_cors(app: ASGIApp, origins: Sequence[str]) -> ASGIApp:
    """`app` for pages of `origins`, any header of a request let in: clients send many of their own."""
    if not origins:
        return app
    return CORSMiddleware(
        app,
        allow_origins=[origin.lower() for origin in origins],
        allow_methods=_METHODS,
        allow_headers=[ANY_ORIGIN],
        expose_headers=_SHOWN,
        allow_private_network=True,  # a public page that asks a gateway on loopback
    )

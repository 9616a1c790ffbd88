"""Web pages of other origins that the person who starts the gateway lets in: preflights answered, answers marked.

None by default: then no page of another origin may ask, see `auth`. Source: https://fetch.spec.whatwg.org/#http-cors-protocol
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp

from turnwire.gateway.settings import ANY_ORIGIN

_METHODS: Final = ("GET", "HEAD", "POST", "DELETE")
_SHOWN: Final = (
    *("turnwire-request-id", "turnwire-losses", "turnwire-unknown", "turnwire-usage", "turnwire-tokens"),
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

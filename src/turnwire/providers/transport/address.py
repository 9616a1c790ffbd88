"""Address of a provider's calls and what each call needs: target, headers, body, trusted certificates.

The same for every way of sending them: connections of our own, httpcore's, an httpx transport.
"""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import h11
import httpcore

from turnwire_schema.v1.config import TlsConfig

from turnwire.core.errors import ConfigurationError
from turnwire.providers.calls.io_actions import HttpCall, Open, TransportFailure
from turnwire.providers.secrets import Headers
from turnwire.providers.transport.http1 import RequestHead
from turnwire.providers.transport.local_only import Endpoint

KEEPALIVE_S: Final = 4.0
"""How long an idle connection is kept: less than uvicorn's five seconds (vLLM), so that we do not reuse one it is
closing.
"""
KEEPALIVE_COUNT: Final = 64
"""How many idle connections are kept. How many are in use is not limited: servers queue calls themselves."""
HEADS: Final = 64
"""How many heads of calls are kept, which differ in method, path and accepted type; a path may name a model."""


class Pieces:
    """A large body in pieces: one write of all of it would hold the event loop while it is copied."""

    SIZE: Final = 1 << 18

    def __init__(self, body: bytes) -> None:
        self._body = body

    def __iter__(self) -> Iterator[bytes]:
        for start in range(0, len(self._body), self.SIZE):
            yield self._body[start : start + self.SIZE]

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self:
            yield piece


def _content(body: bytes | None) -> bytes | Pieces | None:
    return body if body is None or len(body) <= Pieces.SIZE else Pieces(body)


class Address:
    """Target of calls and what each call needs: URL, headers, TLS. Shared by threads."""

    def __init__(self, endpoint: Endpoint, headers: Headers, tls: TlsConfig | None) -> None:
        self._endpoint = endpoint
        self._headers = headers
        self._tls = tls
        self._heads: tuple[Endpoint, dict[tuple[str, str, str, bool], RequestHead]] = (endpoint, {})
        self.is_plain = endpoint.scheme == "http"
        self.http2 = endpoint.scheme == "https" and find_spec("h2") is not None

    @property
    def endpoint(self) -> Endpoint:
        """The server, as of now."""
        return self._endpoint

    @property
    def origin(self) -> httpcore.Origin:
        """The server for httpcore."""
        endpoint = self.endpoint
        return httpcore.Origin(endpoint.scheme.encode("ascii"), endpoint.host.encode("ascii"), endpoint.port)

    def target(self, call: HttpCall) -> bytes:
        """Path and query of `call`."""
        return (self.endpoint.path + call.path).encode("ascii")

    def request_head(self, call: HttpCall) -> RequestHead:
        """Return the head of `call` for HTTP/1.1, which h11 has checked.

        Raises:
            TransportFailure: it cannot be said in HTTP.
        """
        endpoint, heads = self._heads
        if endpoint is not self.endpoint or len(heads) > HEADS:  # a server may have another one when it has started
            heads = {}
            self._heads = self.endpoint, heads
        kind = (call.method, call.path, call.accept, call.body is None)
        head = heads.get(kind)
        if head is None:
            target, headers = self.target(call), self.fixed_headers(call)
            try:
                h11.Request(method=call.method, target=target, headers=headers)
            except h11.LocalProtocolError as error:
                raise TransportFailure("broken") from error
            lines = [b"%b %b HTTP/1.1" % (call.method.encode("ascii"), target)]
            lines += [b"%b: %b" % pair for pair in headers]
            closes = any(name.lower() == b"connection" and b"close" in value.lower() for name, value in headers)
            head = heads[kind] = RequestHead(b"\r\n".join((*lines, b"")), not closes)
        return head

    def request(self, step: Open) -> httpcore.Request:
        """The request of `step` for httpcore."""
        call, endpoint = step.call, self.endpoint
        url = httpcore.URL(
            scheme=endpoint.scheme.encode("ascii"),
            host=endpoint.host.encode("ascii"),
            port=endpoint.port,
            target=self.target(call),
        )
        extensions = {"timeout": {"connect": step.connect_s}}
        return httpcore.Request(
            call.method, url, headers=self.headers(call), content=_content(call.body), extensions=extensions
        )

    def headers(self, call: HttpCall) -> list[tuple[bytes, bytes]]:
        """Names and values that go with `call`."""
        length = [] if call.body is None else [(b"Content-Length", b"%d" % len(call.body))]
        return [*self.fixed_headers(call), *length]

    def fixed_headers(self, call: HttpCall) -> list[tuple[bytes, bytes]]:
        """The same without the length of the body: equal for calls with the same `accept` that have one, or none."""
        headers = [
            (b"Host", self.endpoint.authority.encode("ascii")),
            (b"Accept", call.accept.encode("ascii")),
            (b"Accept-Encoding", b"identity"),  # a compressed stream is held back by the compressor
        ]
        if call.body is not None:
            headers.append((b"Content-Type", b"application/json"))
        given = self._headers.pairs()
        if not any(name.lower() == b"user-agent" for name, _ in given):
            headers.append((b"User-Agent", b"turnwire"))
        return [*headers, *given]

    def tls_context(self) -> ssl.SSLContext | None:
        """Return the TLS context that checks the server's certificate; None for plain http. Reads no environment
        variable.

        Raises:
            ConfigurationError: `tls.ca_file` cannot be read.
        """
        if self._endpoint.scheme == "http":
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        tls = self._tls
        if tls is not None and tls.verify is False:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
            return context
        try:
            if tls is not None and tls.ca_file is not None:
                context.load_verify_locations(cafile=tls.ca_file)
            else:
                _load_system_authorities(context)
        except (OSError, ssl.SSLError) as error:
            raise ConfigurationError(
                f"tls.ca_file: cannot be read as PEM certificates ({type(error).__name__})"
            ) from error
        return context


def _load_system_authorities(context: ssl.SSLContext) -> None:
    """The system's authorities from the paths that OpenSSL was built with; `load_default_certs` would obey
    SSL_CERT_FILE.
    """
    paths = ssl.get_default_verify_paths()
    file, directory = Path(paths.openssl_cafile), Path(paths.openssl_capath)
    if file.is_file() or directory.is_dir():
        context.load_verify_locations(
            cafile=str(file) if file.is_file() else None, capath=str(directory) if directory.is_dir() else None
        )
        return
    import certifi

    context.load_verify_locations(cafile=certifi.where())

"""httpx transports with the local-only rule: they connect to this machine and to named hosts only.

    client = httpx.Client(transport=LocalOnlyTransport())
    client = httpx.AsyncClient(transport=LocalOnlyAsyncTransport(allow_hosts=("gpu-box:8000",)))

The rule is asked at the moment of connecting, about the very host that is connected to: a redirect, a base URL from
elsewhere or a name whose address changes cannot get around it. A name is looked up once, and what the look-up gave is
connected to; `localhost` is never looked up. httpx reads no proxy from the environment for a client that has a
transport. Loaded only where httpx is installed (extra `httpx`): `turnwire.providers.transport.local_httpx`.
"""

from __future__ import annotations

import contextlib
import ssl
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from functools import partial
from threading import Lock
from typing import Any

import httpcore
import httpx

from turnwire.providers.transport.https_pool import AsyncConnections
from turnwire.providers.transport.local_only import rule_of
from turnwire.providers.transport.network import GuardedAsyncBackend

KEEPALIVE_S = 5.0
"""How long an idle connection is kept: httpx's own default."""

# The most special first: a ConnectTimeout is a TimeoutException too.
_SAME: tuple[tuple[type[Exception], type[httpx.TransportError]], ...] = (
    (httpcore.ConnectTimeout, httpx.ConnectTimeout),
    (httpcore.ReadTimeout, httpx.ReadTimeout),
    (httpcore.WriteTimeout, httpx.WriteTimeout),
    (httpcore.PoolTimeout, httpx.PoolTimeout),
    (httpcore.TimeoutException, httpx.TimeoutException),
    (httpcore.ConnectError, httpx.ConnectError),
    (httpcore.ReadError, httpx.ReadError),
    (httpcore.WriteError, httpx.WriteError),
    (httpcore.NetworkError, httpx.NetworkError),
    (httpcore.LocalProtocolError, httpx.LocalProtocolError),
    (httpcore.RemoteProtocolError, httpx.RemoteProtocolError),
    (httpcore.ProtocolError, httpx.ProtocolError),
    (httpcore.UnsupportedProtocol, httpx.UnsupportedProtocol),
)


@contextlib.contextmanager
def _as_httpx() -> Iterator[None]:
    """Errors of httpcore as the errors of httpx that its users expect, with the original as cause."""
    try:
        yield
    except Exception as error:  # any other error goes on as it is
        for theirs, ours in _SAME:
            if isinstance(error, theirs):
                raise ours(str(error)) from error
        raise


def _plain(request: httpx.Request, content: Any) -> httpcore.Request:
    if request.url.scheme not in ("http", "https"):  # as httpx's own transport says it
        raise httpx.UnsupportedProtocol("the URL must begin with http:// or https://", request=request)
    url = httpcore.URL(
        scheme=request.url.raw_scheme, host=request.url.raw_host, port=request.url.port, target=request.url.raw_path
    )
    return httpcore.Request(
        request.method, url, headers=request.headers.raw, content=content, extensions=request.extensions
    )


def _context(verify: ssl.SSLContext | bool) -> ssl.SSLContext:
    if isinstance(verify, ssl.SSLContext):
        return verify
    return httpx.create_ssl_context(verify=verify, trust_env=False)


class _AsyncBody(httpx.AsyncByteStream):
    def __init__(
        self, answer: httpcore.Response, connection: httpcore.AsyncHTTPConnection, connections: AsyncConnections
    ) -> None:
        assert isinstance(answer.stream, AsyncIterable)
        self._stream = answer.stream
        self._answer = answer
        self._release = partial(connections.release, connection)
        self._is_closed = False

    async def __aiter__(self) -> AsyncIterator[bytes]:
        with _as_httpx():
            async for piece in self._stream:
                yield piece

    async def aclose(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        try:
            with _as_httpx():
                await self._answer.aclose()
        finally:
            await self._release()


class LocalOnlyAsyncTransport(httpx.AsyncBaseTransport):
    """A transport for `httpx.AsyncClient` that connects to this machine, and to `allow_hosts` unless `air_gapped`.

    `allow_hosts` are `host` or `host:port`; `verify` and `http2` are what httpx takes (the latter needs
    the extra `http2`). How many connections are open at once is not limited. Belongs to one event loop, or
    is safe to use from many threads.

    Raises:
        ConfigurationError: at construction: an entry of `allow_hosts` cannot be read; in a call: the host may not be
            called, category `not_local`. Everything else that fails is an error of httpx.
    """

    def __init__(
        self,
        *,
        allow_hosts: Iterable[str] = (),
        air_gapped: bool = False,
        verify: ssl.SSLContext | bool = True,
        http2: bool = False,
    ) -> None:
        self.backend = GuardedAsyncBackend(rule_of(allow_hosts, air_gapped))
        self._context = _context(verify)
        self._http2 = http2
        self._connections: dict[tuple[bytes, bytes, int], AsyncConnections] = {}
        self._lock = Lock()

    def _to(self, origin: httpcore.Origin) -> AsyncConnections:
        """The connections to one server."""
        key = (origin.scheme, origin.host, origin.port)
        is_tls = origin.scheme == b"https"
        with self._lock:
            if key not in self._connections:
                self._connections[key] = AsyncConnections(
                    origin,
                    self.backend,
                    tls=self._context if is_tls else None,
                    keepalive_s=KEEPALIVE_S,
                    http2=self._http2 and is_tls,
                )
            return self._connections[key]

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """The answer to `request`; its body is read by the caller.

        Raises:
            ConfigurationError: the host may not be called.
            httpx.TransportError: the call failed.
        """
        assert isinstance(request.stream, httpx.AsyncByteStream)
        plain = _plain(request, request.stream)
        connections = self._to(plain.url.origin)
        with _as_httpx():
            answer, connection = await connections.send(plain)
        body = _AsyncBody(answer, connection, connections)
        return httpx.Response(answer.status, headers=answer.headers, stream=body, extensions=answer.extensions)

    async def aclose(self) -> None:
        """Close every connection, also those in use."""
        with self._lock:
            found, self._connections = tuple(self._connections.values()), {}
        for connections in found:
            await connections.close()

"""HTTP to one server: opening calls, reading bodies, closing at once. One class with await, one without.

Built on httpcore, the connection layer of httpx: it has keep-alive, HTTP/2 and TLS, and it lets us open the
connections, which is what makes the local-only rule hold. It follows no redirect, knows no cookie, and
reads no environment variable: no proxy, no netrc, no certificate path can come in from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import threading
from collections.abc import AsyncGenerator, AsyncIterable, AsyncIterator, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import anyio
import h11
import httpcore

from turnwire_schema.v1.config import TlsConfig

from turnwire.core.errors import ConfigurationError
from turnwire.providers.bursts import Burst
from turnwire.providers.connections import AsyncConnections, Connections
from turnwire.providers.local_only import Endpoint, LocalOnly
from turnwire.providers.network import Deadlines, GuardedAsyncBackend, GuardedBackend, Watch
from turnwire.providers.quiet import silence_headers
from turnwire.providers.secrets import Headers
from turnwire.providers.steps import Head, HttpCall, Open, TransportFailure

silence_headers()

KEEPALIVE_S: Final = 4.0
"""How long an idle connection is kept: less than uvicorn's five seconds (vLLM), so that we do not reuse one it is
closing.
"""


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
    """Where calls go and what goes with each: URL, headers, TLS. Immutable; shared by threads."""

    def __init__(self, endpoint: Endpoint, headers: Headers, tls: TlsConfig | None) -> None:
        self._endpoint = endpoint
        self._headers = headers
        self._tls = tls
        self.is_plain = endpoint.scheme == "http"
        self.http2 = endpoint.scheme == "https" and find_spec("h2") is not None

    def request(self, step: Open) -> httpcore.Request:
        """The request of `step`."""
        call, endpoint = step.call, self._endpoint
        url = httpcore.URL(
            scheme=endpoint.scheme.encode("ascii"),
            host=endpoint.host.encode("ascii"),
            port=endpoint.port,
            target=(endpoint.path + call.path).encode("ascii"),
        )
        extensions = {"timeout": {"connect": step.connect_s}}
        return httpcore.Request(
            call.method, url, headers=self._all(call), content=_content(call.body), extensions=extensions
        )

    def _all(self, call: HttpCall) -> list[tuple[bytes, bytes]]:
        headers = [
            (b"Host", self._endpoint.authority.encode("ascii")),
            (b"Accept", call.accept.encode("ascii")),
            (b"Accept-Encoding", b"identity"),  # a compressed stream is held back by the compressor
        ]
        if call.body is not None:
            headers += [(b"Content-Type", b"application/json"), (b"Content-Length", b"%d" % len(call.body))]
        given = self._headers.pairs()
        if not any(name.lower() == b"user-agent" for name, _ in given):
            headers.append((b"User-Agent", b"turnwire"))
        return [*headers, *given]

    def tls_context(self) -> ssl.SSLContext | None:
        """What checks the server's certificate; None for plain http. Reads no environment variable.

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


def _head(response: httpcore.Response) -> Head:
    pairs = ((name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in response.headers)
    return Head(response.status, tuple(pairs))


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Errors below HTTP as `TransportFailure`, with the original as cause."""
    try:
        yield
    except httpcore.ConnectTimeout as error:
        raise TransportFailure("connect_timeout") from error
    except (httpcore.TimeoutException, TimeoutError) as error:
        raise TransportFailure("timeout") from error
    except httpcore.ConnectError as error:
        raise TransportFailure("unreachable", reason_of(error)) from error
    except httpcore.RemoteProtocolError as error:
        # Without a cause it is httpcore's own word for a connection that was closed before the answer.
        kind = "garbage" if isinstance(error.__cause__, h11.RemoteProtocolError) else "broken"
        raise TransportFailure(kind) from error  # type: ignore[arg-type]  # one of two members of the Literal
    except (httpcore.NetworkError, httpcore.ProtocolError, OSError, anyio.ClosedResourceError) as error:
        raise TransportFailure("broken", reason_of(error)) from error


def reason_of(error: BaseException) -> str:
    """A harmless word for the cause: the reason that TLS gives, or the name of the system's error."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, ssl.SSLError):
            return f"TLS: {seen.reason or type(seen).__name__}"
        if isinstance(seen, OSError) and seen.errno is not None:
            return type(seen).__name__
        seen = seen.__cause__ or seen.__context__
    return ""


class AsyncCall:
    """One open call. `close` may come at any time, also while `read` waits in another task."""

    def __init__(
        self, response: httpcore.Response, connection: httpcore.AsyncHTTPConnection, pool: AsyncConnections
    ) -> None:
        self.head = _head(response)
        self._response = response
        self._connection = connection
        self._pool = pool
        assert isinstance(response.stream, AsyncIterable)
        self._body = aiter(response.stream)
        self._burst = Burst(connection)
        self._is_reading = False
        self._is_closed = False

    async def read(self) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection. The driver keeps the time.

        Raises:
            TransportFailure: the connection broke.
        """
        data = b""
        if not self._burst.is_last:
            self._is_reading = True
            try:
                with _failures():
                    data = await anext(self._body, b"")
            finally:
                self._is_reading = False
        if not data:
            await self.close()
            return data
        return self._burst.after(data)

    async def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        if self._is_closed:
            return
        self._is_closed = True
        with anyio.CancelScope(shield=True):
            with contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError):
                await self._response.aclose()
            await self._pool.release(self._connection)
            if not self._is_reading and isinstance(self._body, AsyncGenerator):
                await self._body.aclose()


class AsyncTransport:
    """Connections to one server, apart for each event loop that uses it. Used from any task and thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._backend = GuardedAsyncBackend(local_only, is_plain=address.is_plain)
        self._pools: dict[asyncio.AbstractEventLoop, tuple[AsyncConnections, AsyncGenerator[None]]] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    async def _pool(self, origin: httpcore.Origin) -> AsyncConnections:
        """The connections of this event loop."""
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            found = self._pools.get(loop)
            if found is not None:
                return found[0]
            self._pools = {key: value for key, value in self._pools.items() if not key.is_closed()}
            make = partial(
                httpcore.AsyncHTTPConnection,
                origin,
                ssl_context=self._address.tls_context(),
                keepalive_expiry=KEEPALIVE_S,
                http2=self._address.http2,
                network_backend=self._backend,
            )
            pool = AsyncConnections(make, shared=self._address.http2)
            guard = _closed_with_the_loop(pool)
            self._pools[loop] = pool, guard
        await anext(guard)
        return pool

    async def open(self, step: Open) -> AsyncCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
            ConfigurationError: the host may not be called.
        """
        request = self._address.request(step)
        pool = await self._pool(request.url.origin)
        with _failures():
            response, connection = await pool.send(request)
        return AsyncCall(response, connection, pool)

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls. Other loops close theirs at their end."""
        loop = asyncio.get_running_loop()
        with self._lock:
            self._is_closed = True
            found = self._pools.pop(loop, None)
            self._pools = {}
        if found is not None:
            await found[1].aclose()


async def _closed_with_the_loop(pool: AsyncConnections) -> AsyncGenerator[None]:
    """Close `pool` when this generator is closed; `asyncio.run` closes the generators that are left when its loop ends.

    So a program that calls `asyncio.run` several times, and closes no provider, leaves no connection open between them.
    """
    try:
        yield
    finally:
        await pool.close()


class SyncCall:
    """The synchronous twin of `AsyncCall`. `close` may come from another thread while `read` waits."""

    def __init__(
        self,
        response: httpcore.Response,
        connection: httpcore.HTTPConnection,
        pool: Connections,
        deadlines: Deadlines,
        watch: Watch,
    ) -> None:
        self.head = _head(response)
        self._response = response
        self._connection = connection
        self._pool = pool
        self._deadlines = deadlines
        self._watch = watch
        assert isinstance(response.stream, Iterable)
        self._body = iter(response.stream)
        self._burst = Burst(connection)
        self._is_closed = False

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        data = b""
        if not self._burst.is_last:
            with _failures(), self._deadlines.within(limit_s, self._watch):
                data = next(self._body, b"")
        if not data:
            self.close()
            return data
        return self._burst.after(data)

    def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        if self._is_closed:
            return
        self._is_closed = True
        with contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError):
            self._response.close()
        self._pool.release(self._connection)


class SyncTransport:
    """Connections to one server. Used from any thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._deadlines = Deadlines()
        self._backend = GuardedBackend(local_only, self._deadlines)
        self._connections: Connections | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def _pool(self, origin: httpcore.Origin) -> Connections:
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            if self._connections is None:
                make = partial(
                    httpcore.HTTPConnection,
                    origin,
                    ssl_context=self._address.tls_context(),
                    keepalive_expiry=KEEPALIVE_S,
                    http2=self._address.http2,
                    network_backend=self._backend,
                )
                self._connections = Connections(make, shared=self._address.http2)
            return self._connections

    def open(self, step: Open, watch: Watch) -> SyncCall:
        """Send a call and wait for the head of its answer; `watch` can break it off from another thread.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
            ConfigurationError: the host may not be called.
        """
        request = self._address.request(step)
        pool = self._pool(request.url.origin)
        with _failures(), self._deadlines.within(step.limit_s, watch):
            response, connection = pool.send(request)
        return SyncCall(response, connection, pool, self._deadlines, watch)

    def close(self) -> None:
        """Close every connection and refuse further calls."""
        with self._lock:
            self._is_closed = True
            pool, self._connections = self._connections, None
        if pool is not None:
            pool.close()

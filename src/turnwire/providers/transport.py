"""HTTP to one server: opening calls, reading bodies, closing at once. One class with await, one without.

Built on httpcore, the connection layer of httpx: it has pools, keep-alive, HTTP/2 and TLS, and it lets us open the
connections (httpx does not), which is what makes the local-only rule hold. It follows no redirect, knows no cookie, and
reads no environment variable: no proxy, no netrc, no certificate path can come in from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import threading
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import anyio
import h11
import httpcore

from turnwire_schema.v1.config import TlsConfig

from turnwire.core.errors import ConfigurationError
from turnwire.providers.local_only import Endpoint, LocalOnly
from turnwire.providers.network import Deadlines, GuardedAsyncBackend, GuardedBackend, Watch
from turnwire.providers.secrets import Headers
from turnwire.providers.steps import Head, HttpCall, Open, TransportFailure

KEEPALIVE_S: Final = 4.0
"""How long an idle connection is kept: less than uvicorn's five seconds (vLLM), so that we do not reuse one it is
closing.
"""
KEEPALIVE_COUNT: Final = 64
"""How many idle connections are kept. How many are in use is not limited: servers queue calls themselves."""


class Address:
    """Where calls go and what goes with each: URL, headers, TLS. Immutable; shared by threads."""

    def __init__(self, endpoint: Endpoint, headers: Headers, tls: TlsConfig | None) -> None:
        self._endpoint = endpoint
        self._headers = headers
        self._tls = tls
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
        return httpcore.Request(call.method, url, headers=self._all(call), content=call.body, extensions=extensions)

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
        raise TransportFailure("unreachable", _reason(error)) from error
    except httpcore.RemoteProtocolError as error:
        # Without an inner error it is httpcore's own word for a connection that was closed before the answer. The pool
        # raises errors again `from None`, so the inner one is the context, not the cause.
        kind = "garbage" if isinstance(error.__context__, h11.RemoteProtocolError) else "broken"
        raise TransportFailure(kind) from error  # type: ignore[arg-type]  # one of two members of the Literal
    except (httpcore.NetworkError, httpcore.ProtocolError, OSError, anyio.ClosedResourceError) as error:
        raise TransportFailure("broken", _reason(error)) from error


def _reason(error: BaseException) -> str:
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
    """One open call. `close` may come at any time, also while `read` waits in another task. The driver keeps the
    time.
    """

    def __init__(self, response: httpcore.Response) -> None:
        self.head = _head(response)
        self._response = response
        assert not isinstance(response.stream, Iterator)
        self._body: AsyncIterator[bytes] = response.stream.__aiter__()  # type: ignore[union-attr]  # an async response
        self._is_reading = False

    async def read(self) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: the connection broke.
        """
        self._is_reading = True
        try:
            with _failures():
                data = await anext(self._body, b"")
        finally:
            self._is_reading = False
        if not data:
            await self.close()
        return data

    async def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        with (
            anyio.CancelScope(shield=True),
            contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError),
        ):
            await self._response.aclose()
            if not self._is_reading:
                await self._body.aclose()  # type: ignore[attr-defined]  # it is an async generator


class AsyncTransport:
    """Connections to one server, a pool for each event loop that uses it. Used from any task and thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._local_only = local_only
        self._pools: dict[asyncio.AbstractEventLoop, httpcore.AsyncConnectionPool] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    def _pool(self) -> httpcore.AsyncConnectionPool:
        loop = asyncio.get_running_loop()
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            pool = self._pools.get(loop)
            if pool is None:
                self._pools = {key: value for key, value in self._pools.items() if not key.is_closed()}
                pool = self._pools[loop] = httpcore.AsyncConnectionPool(
                    ssl_context=self._address.tls_context(),
                    max_connections=None,
                    max_keepalive_connections=KEEPALIVE_COUNT,
                    keepalive_expiry=KEEPALIVE_S,
                    http2=self._address.http2,
                    network_backend=GuardedAsyncBackend(self._local_only),
                )
        return pool

    async def open(self, step: Open) -> AsyncCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
            ConfigurationError: the host may not be called.
        """
        pool = self._pool()
        with _failures():
            return AsyncCall(await pool.handle_async_request(self._address.request(step)))

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls. Those of other loops end with their
        loop.
        """
        loop = asyncio.get_running_loop()
        with self._lock:
            self._is_closed = True
            pool = self._pools.pop(loop, None)
            self._pools = {}
        if pool is not None:
            with anyio.CancelScope(shield=True):
                await pool.aclose()


class SyncCall:
    """The synchronous twin of `AsyncCall`. `close` may come from another thread while `read` waits."""

    def __init__(self, response: httpcore.Response, deadlines: Deadlines, watch: Watch) -> None:
        self.head = _head(response)
        self._response = response
        self._deadlines = deadlines
        self._watch = watch
        self._body: Iterator[bytes] = iter(response.stream)  # type: ignore[arg-type]  # a synchronous response

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        with _failures(), self._deadlines.within(limit_s, self._watch):
            data = next(self._body, b"")
        if not data:
            self.close()
        return data

    def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        with contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError):
            self._response.close()


class SyncTransport:
    """Connections to one server. Used from any thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._deadlines = Deadlines()
        self._local_only = local_only
        self._pool: httpcore.ConnectionPool | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def _opened(self) -> httpcore.ConnectionPool:
        with self._lock:
            if self._is_closed:
                raise TransportFailure("closed")
            if self._pool is None:
                self._pool = httpcore.ConnectionPool(
                    ssl_context=self._address.tls_context(),
                    max_connections=None,
                    max_keepalive_connections=KEEPALIVE_COUNT,
                    keepalive_expiry=KEEPALIVE_S,
                    http2=self._address.http2,
                    network_backend=GuardedBackend(self._local_only, self._deadlines),
                )
            return self._pool

    def open(self, step: Open, watch: Watch) -> SyncCall:
        """Send a call and wait for the head of its answer; `watch` can break it off from another thread.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
            ConfigurationError: the host may not be called.
        """
        pool = self._opened()
        with _failures(), self._deadlines.within(step.limit_s, watch):
            return SyncCall(pool.handle_request(self._address.request(step)), self._deadlines, watch)

    def close(self) -> None:
        """Close every connection and refuse further calls."""
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

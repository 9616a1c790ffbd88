"""HTTPS to one server: opening calls, reading bodies, closing at once. One class with await, one without.

Built on httpcore, the connection layer of httpx: it has HTTP/2 and TLS, and it lets us open the connections, which is
what makes the local-only rule hold. It follows no redirect, knows no cookie, and reads no environment variable: no
proxy, no netrc, no certificate path can come in from there. Plain HTTP goes over `plain_caller` and its twin.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import AsyncGenerator, AsyncIterable, Iterable, Iterator
from functools import partial

import anyio
import h11
import httpcore

from turnwire.providers.calls.io_actions import Head, Open, TransportFailure
from turnwire.providers.calls.per_loop import PerLoop
from turnwire.providers.transport.address import KEEPALIVE_S, Address
from turnwire.providers.transport.cancellation import Cancellation
from turnwire.providers.transport.failures import reason_of
from turnwire.providers.transport.http_logging import silence_headers
from turnwire.providers.transport.https_pool import AsyncConnections, Connections
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.network import Deadlines, GuardedAsyncBackend, GuardedBackend
from turnwire.providers.transport.read_timeout import ReadScope

silence_headers()


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
        self._scope = ReadScope()
        self._is_closed = False

    async def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: nothing came in time, or the connection broke.
        """
        data = await self._scope.within(limit_s, self._next())
        if not data:
            await self.close()
        return data

    async def _next(self) -> bytes:
        with _failures():
            return await anext(self._body, b"")

    async def close(self) -> None:
        """Close the connection, unless the body came to its end: then it is kept for the next call."""
        if self._is_closed:
            return
        self._is_closed = True
        is_reading = self._scope.is_open
        self._scope.cancel()
        with anyio.CancelScope(shield=True):
            with contextlib.suppress(httpcore.NetworkError, httpcore.ProtocolError, OSError):
                await self._response.aclose()
            await self._pool.release(self._connection)
            if not is_reading and isinstance(self._body, AsyncGenerator):
                await self._body.aclose()


class AsyncTransport:
    """Connections to one server, apart for each event loop that uses it. Used from any task and thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._local_only = local_only
        self._pools = PerLoop(self._pool)

    def _pool(self) -> AsyncConnections:
        """Connections for one event loop."""
        make = partial(
            httpcore.AsyncHTTPConnection,
            self._address.origin,
            ssl_context=self._address.tls_context(),
            keepalive_expiry=KEEPALIVE_S,
            http2=self._address.http2,
            network_backend=GuardedAsyncBackend(self._local_only),
        )
        return AsyncConnections(make, shared=self._address.http2)

    async def open(self, step: Open) -> AsyncCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
            ConfigurationError: the host may not be called.
        """
        pool = await self._pools.get()
        request = self._address.request(step)
        with _failures():
            response, connection = await pool.send(request)
        return AsyncCall(response, connection, pool)

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls. Other loops close theirs at their end."""
        await self._pools.close()


class SyncCall:
    """The synchronous twin of `AsyncCall`. `close` may come from another thread while `read` waits."""

    def __init__(
        self,
        response: httpcore.Response,
        connection: httpcore.HTTPConnection,
        pool: Connections,
        deadlines: Deadlines,
        watch: Cancellation,
    ) -> None:
        self.head = _head(response)
        self._response = response
        self._connection = connection
        self._pool = pool
        self._deadlines = deadlines
        self._watch = watch
        assert isinstance(response.stream, Iterable)
        self._body = iter(response.stream)
        self._is_closed = False

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

    def open(self, step: Open, watch: Cancellation) -> SyncCall:
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

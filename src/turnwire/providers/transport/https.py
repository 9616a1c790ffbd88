"""HTTPS client for one server, on httpcore's connections, and the choice between HTTPS and plain HTTP.

httpcore is the connection layer of httpx: it has HTTP/2 and TLS, and it lets us open the connections, which is what
makes the local-only rule hold. It follows no redirect, knows no cookie, and reads no environment variable: no proxy, no
netrc, no certificate path can come in from there.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterable, Iterator
from functools import partial
from typing import Final

import anyio
import h11
import httpcore

from turnwire.providers.calls.io_actions import Head, Open, TransportFailure, reason_of
from turnwire.providers.calls.waiting import PerLoop
from turnwire.providers.transport.address import KEEPALIVE_S, Address
from turnwire.providers.transport.client import HttpClient
from turnwire.providers.transport.https_pool import AsyncConnections
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.network import GuardedAsyncBackend
from turnwire.providers.transport.protocol import Caller
from turnwire.providers.transport.streamed_call import StreamedCall

PACKERS: Final = ("hpack", "hpack.hpack", "hpack.table", "h2", "h2.connection", "hyperframe")
"""Loggers whose every line is about headers or frames."""

TRACERS: Final = ("httpcore", "httpcore.connection", "httpcore.http11", "httpcore.http2", "httpcore.proxy")
"""Loggers that name a step and its arguments; only steps with headers show any."""


def _no_line(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG


def _no_headers(record: logging.LogRecord) -> bool:
    return record.levelno > logging.DEBUG or "headers" not in record.getMessage()


def silence_headers() -> None:
    """Keep the loggers of the HTTP libraries below from writing headers, at any level. May be called again.

    At the level DEBUG they write every header they send or receive, keys and cookies among them: hpack each pair that
    it packs, httpcore the pairs of an answer. Sources: hpack 4 (hpack.py, table.py), httpcore 1 (_trace.py).
    """
    for names, kept in ((PACKERS, _no_line), (TRACERS, _no_headers)):
        for name in names:
            logging.getLogger(name).addFilter(kept)


silence_headers()


def own_caller(address: Address, local_only: LocalOnly) -> Caller:
    """Calls to `address` on connections of our own."""
    return HttpClient(address, local_only) if address.is_plain else AsyncTransport(address, local_only)


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
    except httpcore.PoolTimeout as error:
        raise TransportFailure("no_turn") from error
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


class AsyncTransport:
    """Connections to one server, those of each event loop for themselves. Used from any task and thread."""

    def __init__(self, address: Address, local_only: LocalOnly) -> None:
        self._address = address
        self._local_only = local_only
        self._pools = PerLoop(self._pool)

    def _pool(self) -> AsyncConnections:
        """Connections for one event loop."""
        backend = GuardedAsyncBackend(self._local_only)
        return AsyncConnections(
            self._address.origin,
            backend,
            tls=self._address.tls_context(),
            keepalive_s=KEEPALIVE_S,
            http2=self._address.http2,
        )

    async def open(self, step: Open) -> StreamedCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
            ConfigurationError: the host may not be called.
        """
        pool = await self._pools.get()
        scope = pool.backend.scope(step)
        with _failures():
            response, connection = await scope.within(step.limit_s, partial(pool.send, self._address.request(step)))

        async def finish() -> None:
            try:
                await response.aclose()
            finally:
                await pool.release(connection)

        assert isinstance(response.stream, AsyncIterable)
        return StreamedCall(_head(response), aiter(response.stream), scope, failures=_failures, finish=finish)

    async def close(self) -> None:
        """Close the connections of this event loop, and refuse further calls; other loops close theirs at their end."""
        await self._pools.close()

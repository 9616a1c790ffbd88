"""Adapter for calls through the program's own httpx transport, in place of our connections.

The transport is called directly, without an httpx client around it: no redirect is followed, no cookie kept, no
environment variable read. Errors of httpx become the same failures as those of our own connections. Loaded only when a
transport is given; httpx is an extra.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import partial

import anyio
import h11
import httpcore
import httpx

from turnwire.core.errors import ConfigurationError
from turnwire.providers.calls.io_actions import Head, Open, TransportFailure, reason_of
from turnwire.providers.sync.guarded_httpx import LocalOnlyTransport
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.network import Deadlines, Scope, ThreadScope
from turnwire.providers.transport.protocol import Caller
from turnwire.providers.transport.streamed_call import StreamedCall


def httpx_caller(address: Address, transport: object) -> Caller:
    """Calls to `address` through `transport`.

    Raises:
        ConfigurationError: it is not an `httpx.AsyncBaseTransport`.
    """
    if not isinstance(transport, httpx.AsyncBaseTransport):
        given = f"{type(transport).__module__}.{type(transport).__qualname__}"
        text = f"transport: this provider takes an httpx.AsyncBaseTransport, this is {given}"
        raise ConfigurationError(text, retryable=False)
    return HttpxCaller(address, transport)


def answers_in_process(transport: object) -> bool:
    """Return whether `transport` is one of httpx's that call a function or an application in place of a server."""
    return isinstance(transport, (httpx.MockTransport, httpx.ASGITransport, httpx.WSGITransport))


def _request(address: Address, step: Open, limit_s: float) -> httpx.Request:
    plain = address.request(step)
    url = httpx.URL(
        scheme=plain.url.scheme.decode("ascii"),
        host=plain.url.host.decode("ascii"),
        port=plain.url.port,
        raw_path=plain.url.target,
    )
    times = {"connect": step.connect_s, "read": limit_s, "write": limit_s, "pool": limit_s}
    return httpx.Request(
        step.call.method, url, headers=plain.headers, content=step.call.body, extensions={"timeout": times}
    )


def _head(response: httpx.Response) -> Head:
    pairs = ((name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in response.headers.raw)
    return Head(response.status_code, tuple(pairs))


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    """Errors of httpx as `TransportFailure`, with the original as cause. What else leaves a transport passes."""
    try:
        yield
    except httpx.ConnectTimeout as error:
        raise TransportFailure("connect_timeout") from error
    except httpx.PoolTimeout as error:
        raise TransportFailure("no_turn") from error
    except (httpx.TimeoutException, TimeoutError) as error:
        raise TransportFailure("timeout") from error
    except httpx.ConnectError as error:
        raise TransportFailure("unreachable", reason_of(error)) from error
    except httpx.RemoteProtocolError as error:
        raise TransportFailure("garbage" if _is_garbage(error) else "broken") from error
    except (
        httpx.RequestError,
        httpx.StreamError,
        httpx.InvalidURL,
        httpcore.NetworkError,
        OSError,
        anyio.ClosedResourceError,
    ) as error:
        raise TransportFailure("broken", reason_of(error)) from error


def _is_garbage(error: httpx.RemoteProtocolError) -> bool:
    """Return whether h11 could not read what came; without it httpcore says only that the connection was closed."""
    below = error.__cause__
    # httpcore's pool, which httpx uses, raises its errors again "from None"; the context stays.
    return below is not None and isinstance(below.__cause__ or below.__context__, h11.RemoteProtocolError)


def _scope_of(transport: object, step: Open) -> Scope:
    """What keeps the time of a call."""
    return Scope()


def _sync_scope_of(transport: object, step: Open) -> ThreadScope:
    """The same without await: with `LocalOnlyTransport` limits hold for whole steps, with any other transport for each
    read, as httpx's own do, and between the pieces of a body.
    """
    backend = transport.backend if isinstance(transport, LocalOnlyTransport) else None
    return ThreadScope(Deadlines(), step.watch) if backend is None else backend.scope(step)


class HttpxCaller:
    """Calls to one address through a transport, which is closed with the provider."""

    def __init__(self, address: Address, transport: httpx.AsyncBaseTransport) -> None:
        self._address = address
        self._transport = transport
        self._is_closed = False

    async def open(self, step: Open) -> StreamedCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
        """
        if self._is_closed:
            raise TransportFailure("closed")
        scope = _scope_of(self._transport, step)
        request = _request(self._address, step, step.limit_s)
        scope.limits(request.extensions["timeout"])
        with _failures():
            response = await scope.within(step.limit_s, partial(self._transport.handle_async_request, request))
            scope.reads_from(response.extensions.get("network_stream"))
        if not isinstance(response.stream, httpx.AsyncByteStream):
            text = "transport: the answer's body cannot be read by this provider; give bytes, or the other iterator"
            raise ConfigurationError(text, retryable=False)

        async def finish() -> None:
            with contextlib.suppress(httpx.HTTPError):
                await response.aclose()

        return StreamedCall(_head(response), aiter(response.stream), scope, failures=_failures, finish=finish)

    async def close(self) -> None:
        """Close the transport, and refuse further calls."""
        if not self._is_closed:
            self._is_closed = True
            await self._transport.aclose()

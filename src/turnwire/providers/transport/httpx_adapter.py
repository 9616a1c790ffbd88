"""Calls through an httpx transport that the program brings, in place of our own connections.

The transport is called directly, without an httpx client around it: no redirect is followed, no cookie kept, no
environment variable read. Errors of httpx become the same failures as those of our own connections. Loaded only when a
transport is given; httpx is an extra.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Iterator
from typing import Any

import anyio
import h11
import httpcore
import httpx

from turnwire.core.errors import ConfigurationError
from turnwire.providers.calls.io_actions import Head, Open, TransportFailure
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.cancellation import Cancellation
from turnwire.providers.transport.failures import reason_of
from turnwire.providers.transport.guarded_httpx import LocalOnlyTransport
from turnwire.providers.transport.network import Deadlines, shut_down
from turnwire.providers.transport.protocol import Caller, SyncCaller
from turnwire.providers.transport.read_timeout import ReadScope


def caller(address: Address, transport: Any) -> Caller:
    """Calls to `address` through `transport`.

    Raises:
        ConfigurationError: it is not an `httpx.AsyncBaseTransport`.
    """
    if not isinstance(transport, httpx.AsyncBaseTransport):
        raise _wrong(transport, "httpx.AsyncBaseTransport", "an asynchronous")
    return HttpxCaller(address, transport)


def sync_caller(address: Address, transport: Any) -> SyncCaller:
    """The synchronous twin of `caller`.

    Raises:
        ConfigurationError: it is not an `httpx.BaseTransport`.
    """
    if not isinstance(transport, httpx.BaseTransport):
        raise _wrong(transport, "httpx.BaseTransport", "a synchronous")
    return SyncHttpxCaller(address, transport)


def answers_in_process(transport: object) -> bool:
    """Whether `transport` is one of httpx's that call a function or an application in place of a server."""
    return isinstance(transport, (httpx.MockTransport, httpx.ASGITransport, httpx.WSGITransport))


def _wrong(given: Any, wanted: str, kind: str) -> ConfigurationError:
    text = f"transport: {kind} provider takes an {wanted}, this is {type(given).__module__}.{type(given).__qualname__}"
    return ConfigurationError(text, retryable=False)


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
    """Whether h11 could not read what came; without it httpcore says only that the connection was closed."""
    below = error.__cause__
    # httpcore's pool, which httpx uses, raises its errors once more "from None"; the context stays.
    return below is not None and isinstance(below.__cause__ or below.__context__, h11.RemoteProtocolError)


class HttpxOpenCall:
    """One open call. `close` may come at any time, also while `read` waits in another task."""

    def __init__(self, response: httpx.Response) -> None:
        if not isinstance(response.stream, httpx.AsyncByteStream):
            text = "transport: the answer's body cannot be read asynchronously; give bytes or an asynchronous iterator"
            raise ConfigurationError(text, retryable=False)
        self.head = _head(response)
        self._response = response
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
            async for data in self._body:
                if data:
                    return data
                await anyio.sleep(0)  # a transport may give empty pieces without ever waiting
        return b""

    async def close(self) -> None:
        """Close the answer, which lets the transport go on with its connection."""
        if self._is_closed:
            return
        self._is_closed = True
        is_reading = self._scope.is_open
        self._scope.cancel()
        with anyio.CancelScope(shield=True):
            with contextlib.suppress(httpx.HTTPError, httpcore.NetworkError, httpcore.ProtocolError, OSError):
                await self._response.aclose()
            if not is_reading and isinstance(self._body, AsyncGenerator):
                await self._body.aclose()


class HttpxCaller:
    """Calls to one address through an asynchronous transport, which is closed with the provider."""

    def __init__(self, address: Address, transport: httpx.AsyncBaseTransport) -> None:
        self._address = address
        self._transport = transport
        self._is_closed = False

    async def open(self, step: Open) -> HttpxOpenCall:
        """Send a call and wait for the head of its answer.

        Raises:
            TransportFailure: it could not be sent, or the connection broke.
        """
        if self._is_closed:
            raise TransportFailure("closed")
        # No limit on reading: the driver has one for each step, and the limit of the first is not that of the others.
        request = _request(self._address, step, step.limit_s)
        request.extensions["timeout"]["read"] = None
        with _failures():
            return HttpxOpenCall(await self._transport.handle_async_request(request))

    async def close(self) -> None:
        """Close the transport, and refuse further calls."""
        if not self._is_closed:
            self._is_closed = True
            await self._transport.aclose()


class _Breakable:
    """The connection below an answer, for another thread that breaks the call off."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def close(self) -> None:
        """Shut the connection down."""
        shut_down(self._stream)


class SyncHttpxOpenCall:
    """The synchronous twin of `HttpxOpenCall`. `close` may come from another thread while `read` waits."""

    def __init__(
        self, response: httpx.Response, times: dict[str, float | None], deadlines: Deadlines, watch: Cancellation
    ) -> None:
        if not isinstance(response.stream, httpx.SyncByteStream):
            text = "transport: the answer's body can be read only asynchronously; give bytes or an iterator"
            raise ConfigurationError(text, retryable=False)
        self.head = _head(response)
        self._response = response
        self._body = iter(response.stream)
        self._times = times
        self._deadlines = deadlines
        self._watch = watch
        self._is_closed = False
        below = response.extensions.get("network_stream")
        if isinstance(below, httpcore.NetworkStream):
            watch.uses(_Breakable(below))

    def read(self, limit_s: float) -> bytes:
        """The next bytes of the body; none at its end, which frees the connection.

        Raises:
            TransportFailure: no time is left, the transport's own limit passed, or the connection broke.
        """
        if limit_s <= 0:
            raise TransportFailure("timeout")
        self._times["read"] = limit_s  # httpcore looks when a body begins, and then no more
        with _failures(), self._deadlines.within(limit_s, self._watch):
            for data in self._body:
                if data:
                    return data
                if (self._deadlines.left(limit_s) or 0) <= 0:
                    raise TransportFailure("timeout")
        self.close()
        return b""

    def close(self) -> None:
        """Close the answer, which lets the transport go on with its connection."""
        if self._is_closed:
            return
        self._is_closed = True
        with contextlib.suppress(httpx.HTTPError, httpcore.NetworkError, httpcore.ProtocolError, OSError):
            self._response.close()


class SyncHttpxCaller:
    """The synchronous twin of `HttpxCaller`. With `LocalOnlyTransport` limits hold for whole steps, with any other
    transport for each read, as httpx's own do, and between the pieces of a body.
    """

    def __init__(self, address: Address, transport: httpx.BaseTransport) -> None:
        self._address = address
        self._transport = transport
        self._deadlines = transport.deadlines if isinstance(transport, LocalOnlyTransport) else Deadlines()
        self._is_closed = False

    def open(self, step: Open, watch: Cancellation) -> SyncHttpxOpenCall:
        """Send a call and wait for the head of its answer; `watch` can break it off from another thread.

        Raises:
            TransportFailure: it could not be sent, or no head came in time.
        """
        if self._is_closed:
            raise TransportFailure("closed")
        request = _request(self._address, step, step.limit_s)
        with _failures(), self._deadlines.within(step.limit_s, watch):
            response = self._transport.handle_request(request)
            return SyncHttpxOpenCall(response, request.extensions["timeout"], self._deadlines, watch)

    def close(self) -> None:
        """Close the transport, and refuse further calls."""
        if not self._is_closed:
            self._is_closed = True
            self._transport.close()

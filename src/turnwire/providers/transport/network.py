"""Network backends that check the local-only rule again, for the host of each new connection.

httpcore asks a network backend for every connection. These backends ask `LocalOnly` first and connect to the address
that it gave, not to a name that is looked up a second time. The synchronous one also keeps a deadline for each thread,
since a blocking read knows only its own time limit and a server that sends a byte now and then would never pass it.
"""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextvars import ContextVar
from typing import Any, Final, NoReturn, TypeVar

import anyio
import httpcore

from turnwire.providers.calls.io_actions import Cancellation, Open, TransportFailure, is_late
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.pool import TURN_S, ConnectQueue, turn_limit

T = TypeVar("T")


class Scope:
    """The time of the reads of one call, and their end from another task, where the connection keeps neither."""

    __slots__ = ("_is_cancelled", "_scope")

    def __init__(self) -> None:
        self._scope: anyio.CancelScope | None = None
        self._is_cancelled = False

    @property
    def is_open(self) -> bool:
        """Whether a read is waiting."""
        return self._scope is not None

    async def within(self, limit_s: float, reading: Callable[[], Awaitable[T]]) -> T:
        """Return what `reading` gives.

        Raises:
            TransportFailure: it took too long, or was cancelled.
        """
        deadline = anyio.current_time() + limit_s
        try:
            with anyio.CancelScope(deadline=deadline) as self._scope:
                return await reading()
        finally:
            self._scope = None
        late_s = anyio.current_time() - deadline
        raise TransportFailure("closed" if self._is_cancelled else "timeout", late_s=late_s)

    async def turn(self) -> None:
        """Let other tasks run."""
        await anyio.sleep(0)

    def reads_from(self, stream: object) -> None:
        """Do nothing: a read is cancelled, whatever it reads from."""

    def limits(self, times: dict[str, float | None]) -> None:
        """Take the limits of a transport of httpx: none for its reads, which it would set once for all of them."""
        times["read"] = None

    def cancel(self) -> None:
        """End the read that waits."""
        self._is_cancelled = True
        if self._scope is not None:
            self._scope.cancel()


class GuardedAsyncBackend(httpcore.AsyncNetworkBackend):
    """Opens connections to hosts that may be called, and to no others, in turn. Belongs to one event loop."""

    def __init__(self, local_only: LocalOnly) -> None:
        self._local_only = local_only
        self._inner = httpcore.AnyIOBackend()
        self._connecting: dict[tuple[str, int], ConnectQueue] = {}
        self._greeting: dict[tuple[str, int], ConnectQueue] = {}

    def scope(self, step: Open) -> Scope:
        """Return what keeps the time of one call."""
        _turn_s.set(turn_limit(step.limit_s))
        return Scope()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to `host`.

        Raises:
            ConfigurationError: it may not be called.
            httpcore.ConnectError: nobody answers at any of its addresses.
            httpcore.ConnectTimeout: the server has not accepted in time.
            httpcore.PoolTimeout: it had no turn in time.
        """
        first: httpcore.ConnectError | None = None
        connecting = self._connecting.setdefault((host, port), ConnectQueue())
        for address in self._local_only.addresses(host, port):
            try:
                async with _turn(connecting):
                    stream = await self._connected(address, port, timeout, local_address, socket_options)
                return _Greeted(stream, self._greeting.setdefault((host, port), ConnectQueue()))
            except httpcore.ConnectError as error:
                first = first or error
            except TimeoutError as error:
                raise httpcore.ConnectTimeout from error
        assert first is not None  # `addresses` gives at least one
        raise first

    async def _connected(
        self, address: str, port: int, timeout: float | None, local_address: str | None, options: Iterable[Any] | None
    ) -> httpcore.AsyncNetworkStream:
        """A connection; where the event loop heard of the end of its time too late, another one is opened.

        Raises:
            TimeoutError: the server has not accepted in time.
        """
        while True:
            began = anyio.current_time()
            try:
                return await self._inner.connect_tcp(address, port, timeout, local_address, options)
            except httpcore.ConnectTimeout as error:
                if timeout is None or not is_late(anyio.current_time() - began - timeout, timeout):
                    raise TimeoutError from error

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Any = None
    ) -> NoReturn:
        """Refused: an endpoint is always http or https."""
        raise httpcore.UnsupportedProtocol("unix sockets are not used")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._inner.sleep(seconds)


_turn_s: Final[ContextVar[float]] = ContextVar("turn_s", default=TURN_S)
"""How long the call of this task may wait for its turn; httpcore hands on the time for connecting alone."""


@contextlib.asynccontextmanager
async def _turn(queue: ConnectQueue) -> AsyncIterator[None]:
    """A turn, with its failure as httpcore's."""
    try:
        async with queue.turn(_turn_s.get()):
            yield
    except TransportFailure as failure:
        raise httpcore.PoolTimeout from failure


class _Greeted(httpcore.AsyncNetworkStream):
    """A connection on which TLS begins in turn: a thousand handshakes at once are seconds of this process's time,
    which would count as the server's.
    """

    def __init__(self, inner: httpcore.AsyncNetworkStream, greeting: ConnectQueue) -> None:
        self._inner = inner
        self._greeting = greeting
        self.read = inner.read  # type: ignore[method-assign]  # without TLS it is read as it is
        self.write = inner.write  # type: ignore[method-assign]  # the same

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        """The connection with TLS.

        Raises:
            httpcore.ConnectTimeout: the server was late.
            httpcore.PoolTimeout: this process was.
        """
        try:
            async with _turn(self._greeting):
                began = anyio.current_time()
                try:
                    return await self._inner.start_tls(ssl_context, server_hostname, timeout)
                except httpcore.ConnectTimeout as error:
                    if timeout is not None and is_late(anyio.current_time() - began - timeout, timeout):
                        raise httpcore.PoolTimeout from error
                    raise TimeoutError from error  # the queue hears of it
        except BaseException as error:  # nobody else has the connection yet
            with anyio.CancelScope(shield=True):
                await self._inner.aclose()
            if isinstance(error, TimeoutError):
                raise httpcore.ConnectTimeout from error
            raise

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


class ThreadScope:
    """The synchronous twin of `Scope`: the connection keeps the time of its thread."""

    def __init__(self, deadlines: Deadlines, watch: Cancellation | None) -> None:
        self._deadlines = deadlines
        self._watch = watch
        self._times: dict[str, float | None] = {}
        self.is_open = True
        """Always so: another thread may read at any time, and a body that is read cannot be closed."""

    def within(self, limit_s: float, reading: Callable[[], T]) -> T:
        """Return what `reading` gives.

        Raises:
            TransportFailure: it took too long, or was broken off.
        """
        if limit_s <= 0:
            raise TransportFailure("timeout")
        self._times["read"] = limit_s
        with self._deadlines.within(limit_s, self._watch):
            return reading()

    def turn(self) -> None:
        """Do nothing while time is left.

        Raises:
            TransportFailure: no time is left.
        """
        if (self._deadlines.left(None) or 0) <= 0:
            raise TransportFailure("timeout")

    def reads_from(self, stream: object) -> None:
        """Let another thread interrupt reads from `stream`, which is below an answer."""
        if self._watch is not None and isinstance(stream, httpcore.NetworkStream):
            self._watch.uses(_Breakable(stream))

    def limits(self, times: dict[str, float | None]) -> None:
        """Take the limits of a transport of httpx, which looks at them when a body begins, and then no more."""
        self._times = times

    def cancel(self) -> None:
        """Do nothing: closing the call ends the read."""


class _Breakable:
    """The connection below an answer, for another thread that breaks the call off."""

    def __init__(self, stream: httpcore.NetworkStream) -> None:
        self._stream = stream

    def close(self) -> None:
        """Shut the connection down."""
        shut_down(self._stream)


class Deadlines(threading.local):
    """For each thread: the time (monotonic, in seconds) by which it must be done, and who watches its connection."""

    at: float | None = None
    watch: Cancellation | None = None

    @contextlib.contextmanager
    def within(self, seconds: float, watch: Cancellation | None) -> Iterator[None]:
        """Everything inside ends within `seconds`, or when `watch` is closed."""
        self.at, self.watch = time.monotonic() + seconds, watch
        try:
            yield
        finally:
            self.at = self.watch = None

    def left(self, timeout: float | None) -> float | None:
        """The tighter of `timeout` and what is left; 0 or less: too late."""
        if self.at is None:
            return timeout
        left = self.at - time.monotonic()
        return left if timeout is None else min(timeout, left)


def shut_down(stream: httpcore.NetworkStream) -> None:
    """End what goes on on `stream`: a read that waits in another thread does not end when it is only closed."""
    sock = stream.get_extra_info("socket")
    if isinstance(sock, socket.socket):
        with contextlib.suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)


class _DeadlineStream(httpcore.NetworkStream):
    """A connection whose reads and writes keep the deadline of the thread that calls them."""

    def __init__(self, inner: httpcore.NetworkStream, deadlines: Deadlines) -> None:
        self._inner = inner
        self._deadlines = deadlines

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._deadlines.watch is not None:
            self._deadlines.watch.uses(self)
        limit = self._deadlines.left(timeout)
        if limit is not None and limit <= 0:
            raise httpcore.ReadTimeout
        return self._inner.read(max_bytes, limit)

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        if self._deadlines.watch is not None:
            self._deadlines.watch.uses(self)
        # In pieces: the inner stream applies its limit to each send, and a large request takes many.
        view = memoryview(buffer)
        for start in range(0, len(view), 65536):
            limit = self._deadlines.left(timeout)
            if limit is not None and limit <= 0:
                raise httpcore.WriteTimeout
            self._inner.write(bytes(view[start : start + 65536]), limit)

    def close(self) -> None:
        shut_down(self._inner)
        self._inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        return _DeadlineStream(self._inner.start_tls(ssl_context, server_hostname, timeout), self._deadlines)

    def get_extra_info(self, info: str) -> Any:
        return self._inner.get_extra_info(info)


class GuardedBackend(httpcore.NetworkBackend):
    """The synchronous twin of `GuardedAsyncBackend`."""

    def __init__(self, local_only: LocalOnly) -> None:
        self._local_only = local_only
        self._deadlines = Deadlines()
        self._inner = httpcore.SyncBackend()

    def scope(self, step: Open) -> ThreadScope:
        """Return what keeps the time of one call."""
        return ThreadScope(self._deadlines, step.watch)

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """A connection to `host`.

        Raises:
            ConfigurationError: it may not be called.
            httpcore.ConnectError: nobody answers at any of its addresses.
        """
        first: httpcore.ConnectError | None = None
        for address in self._local_only.addresses(host, port):
            try:
                stream = self._inner.connect_tcp(
                    address, port, self._deadlines.left(timeout), local_address, socket_options
                )
            except httpcore.ConnectError as error:
                first = first or error
            else:
                return _DeadlineStream(stream, self._deadlines)
        assert first is not None  # `addresses` gives at least one
        raise first

    def connect_unix_socket(self, path: str, timeout: float | None = None, socket_options: Any = None) -> NoReturn:
        """Refused: an endpoint is always http or https."""
        raise httpcore.UnsupportedProtocol("unix sockets are not used")

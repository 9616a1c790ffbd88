"""Streamable HTTP under the local-only rule, which checks every address of the SDK's client when it connects.

The SDK speaks httpx2. Its transport here uses the same guarded connections as every provider. Answers that are
no stream are read by the SDK as a whole, so each answer is bounded.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import Any, Final

import httpcore
import httpx2

from turnwire.core.errors import ConfigurationError
from turnwire.providers.secrets import Headers
from turnwire.providers.transport.https_pool import AsyncConnections
from turnwire.providers.transport.local_only import LocalOnly
from turnwire.providers.transport.network import GuardedAsyncBackend

MAX_ANSWER_BYTES: Final = 16 * 1024 * 1024
"""Longest answer that is no event stream, and longest event of one that is."""

_SAME: Final = (
    (httpcore.ConnectTimeout, httpx2.ConnectTimeout),
    (httpcore.ReadTimeout, httpx2.ReadTimeout),
    (httpcore.TimeoutException, httpx2.TimeoutException),
    (httpcore.ConnectError, httpx2.ConnectError),
    (httpcore.ReadError, httpx2.ReadError),
    (httpcore.WriteError, httpx2.WriteError),
    (httpcore.RemoteProtocolError, httpx2.RemoteProtocolError),
    (httpcore.NetworkError, httpx2.NetworkError),
    (httpcore.ProtocolError, httpx2.ProtocolError),
)


def admitted(url: str, local_only: LocalOnly) -> None:
    """Check that `url` may be called.

    Raises:
        ConfigurationError: it may not; nothing of it but its host is shown.
    """
    local_only.admit(url.partition("?")[0])


def guarded_client(headers: Mapping[str, str], local_only: LocalOnly) -> httpx2.AsyncClient:
    """A client for one server that connects to what `local_only` admits and follows no environment.

    Raises:
        ConfigurationError: a header is invalid.
    """
    pairs = Headers(headers).pairs()
    # Reading has no limit here: a stream of events is quiet for long, and each request has its own time limit.
    timeout = httpx2.Timeout(30.0, read=None)
    return httpx2.AsyncClient(transport=GuardedTransport(local_only), headers=list(pairs), timeout=timeout)


class GuardedTransport(httpx2.AsyncBaseTransport):
    """The transport of one event loop."""

    def __init__(self, local_only: LocalOnly) -> None:
        self._backend = GuardedAsyncBackend(local_only)
        self._connections: dict[tuple[bytes, bytes, int], AsyncConnections] = {}

    def _to(self, origin: httpcore.Origin) -> AsyncConnections:
        key = (origin.scheme, origin.host, origin.port)
        found = self._connections.get(key)
        if found is None:
            is_tls = origin.scheme == b"https"
            tls = httpcore.default_ssl_context() if is_tls else None
            found = self._connections[key] = AsyncConnections(origin, self._backend, tls=tls, keepalive_s=5.0)
        return found

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """The answer to `request`.

        Raises:
            ConfigurationError: the host may not be called.
            httpx2.TransportError: the call failed.
        """
        url = httpcore.URL(
            scheme=request.url.raw_scheme, host=request.url.raw_host, port=request.url.port, target=request.url.raw_path
        )
        content: Any = request.stream
        plain = httpcore.Request(
            request.method, url, headers=request.headers.raw, content=content, extensions=dict(request.extensions)
        )
        connections = self._to(plain.url.origin)
        try:
            answer, connection = await connections.send(plain)
        except ConfigurationError:
            raise
        except Exception as error:  # the SDK knows the errors of httpx2 alone
            raise _as_httpx2(error) from error
        stream = _Body(answer, partial(connections.release, connection))
        return httpx2.Response(answer.status, headers=answer.headers, stream=stream, extensions=answer.extensions)

    async def aclose(self) -> None:
        """Close every connection, also those in use."""
        found, self._connections = tuple(self._connections.values()), {}
        for connections in found:
            await connections.close()


class _Body(httpx2.AsyncByteStream):
    """The body of one answer, bounded where it is no stream of events."""

    def __init__(self, answer: httpcore.Response, release: Any) -> None:
        kind = next((value for name, value in answer.headers if name.lower() == b"content-type"), b"")
        self._is_bounded = not kind.lower().startswith(b"text/event-stream")
        self._answer = answer
        self._release = release
        self._is_closed = False

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        try:
            async for piece in self._answer.aiter_stream():
                size += len(piece)
                if self._is_bounded and size > MAX_ANSWER_BYTES:
                    raise httpx2.ReadError(f"the answer has more than {MAX_ANSWER_BYTES} bytes")
                yield piece
        except httpx2.TransportError:
            raise
        except Exception as error:  # as above
            raise _as_httpx2(error) from error

    async def aclose(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            try:
                await self._answer.aclose()
            finally:
                await self._release()


def _as_httpx2(error: Exception) -> Exception:
    for theirs, ours in _SAME:
        if isinstance(error, theirs):
            return ours(str(error))
    return error

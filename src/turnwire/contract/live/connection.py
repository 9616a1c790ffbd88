"""The connection to the server that is checked: raw HTTP, and no way to any other host.

Requests go out byte for byte as a check wants them and answers come back as they were cut. No redirect is followed, no
environment variable read, no answer decompressed. Only host and port of the endpoint are open.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import anyio
import httpcore

from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.exchange import Exchange
from turnwire.core.errors import ConfigurationError
from turnwire.providers.calls.io_actions import ASK_LIMIT
from turnwire.providers.secrets import Headers
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.local_only import Endpoint, LocalOnly, parse_endpoint
from turnwire.providers.transport.network import GuardedAsyncBackend

CONNECT_S: Final = 5.0
_BASES: Final = ("/v1", "/v1beta", "/api")
_PATHS: Final = tuple(row.path for row in DIALECTS.values() if "{" not in row.path)

_SAID: Final[tuple[tuple[type[Exception], str], ...]] = (
    (httpcore.ConnectTimeout, "the connection could not be opened in time"),
    (httpcore.ConnectError, "the connection was refused"),
    (httpcore.TimeoutException, "no answer came in time"),
    (httpcore.RemoteProtocolError, "what came is not HTTP, or the connection was closed in the middle"),
    (httpcore.ReadError, "the connection was reset"),
    (httpcore.WriteError, "the connection was closed while the request was sent"),
    (httpcore.NetworkError, "the connection broke"),
    (httpcore.ProtocolError, "the request is no HTTP"),
)
"""How an exchange breaks, in words; the most special first."""
NO_TLS: Final = "no TLS connection could be made"
UNREACHABLE: Final = frozenset({NO_TLS, *(words for kind, words in _SAID[:2])})
"""The words for a server that is not there."""
TOO_LARGE: Final = f"the answer has more than {ASK_LIMIT} bytes"
"""The words for an answer whose rest was not read."""
OVERDUE: Final = "the answer did not end before the time was over"
"""The words for an exchange that was given up."""


def base_of(text: str) -> Endpoint:
    """The endpoint that `text` names, without the version or path that clients of one dialect write behind it.

    Raises:
        ConfigurationError: it is not a plain http or https URL.
    """
    found = parse_endpoint(text)
    path = next((found.path.removesuffix(base) for base in (*_PATHS, *_BASES) if found.path.endswith(base)), found.path)
    return Endpoint(found.scheme, found.host, found.port, path)


class Line:
    """Connections to one server. Used by one event loop; `close` ends it."""

    def __init__(self, endpoint: Endpoint, *, api_key: str | None = None) -> None:
        self.endpoint = endpoint
        self.api_key = api_key
        self.sent = 0
        """How many requests were sent."""
        self.answered = 0
        """How many of them were answered with a 2xx status."""
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=Address(endpoint, Headers({}), None).tls_context(),
            max_connections=256,
            max_keepalive_connections=0,  # a server that ends an idle connection must not look like one that breaks
            network_backend=GuardedAsyncBackend(LocalOnly((_allowed(endpoint),))),
        )

    async def ask(
        self,
        method: str,
        path: str,
        *,
        headers: Mapping[str, str] | Sequence[tuple[str, str]] = (),
        body: bytes | None = None,
        stop_when: Callable[[bytes], bool] | None = None,
        kept: list[Exchange] | None = None,
    ) -> Exchange:
        """Send one request and read its answer, to the end or until `stop_when` says so of the bytes so far.

        An exchange that breaks is returned, too, with `broken` set. It is in `kept` before anything is sent, so that
        it is there when the caller is cancelled.
        """
        pairs = tuple(headers.items() if isinstance(headers, Mapping) else headers)
        exchange = Exchange(
            origin=str(self.endpoint),
            method=method,
            path=path,
            request_headers=pairs,
            request_body=body,
            secrets=(self.api_key,) if self.api_key else (),
        )
        if kept is not None:
            kept.append(exchange)
        began = time.perf_counter()
        self.sent += 1
        try:
            await self._exchange(exchange, began, stop_when)
        except ConfigurationError:
            raise
        except Exception as error:  # every other one is how the server broke the exchange, or a bug here
            words = next((said for kind, said in _SAID if isinstance(error, kind)), None)
            if words is None:
                raise
            exchange.broken = NO_TLS if _is_about_tls(error) else words
        except BaseException:  # cancelled: the time of the clause is over
            exchange.broken = OVERDUE
            raise
        finally:
            exchange.total_s = time.perf_counter() - began
            self.answered += exchange.is_ok
        return exchange

    async def _exchange(self, exchange: Exchange, began: float, stop_when: Callable[[bytes], bool] | None) -> None:
        request = self._request(exchange)
        answer = await self._pool.handle_async_request(request)
        try:
            exchange.status = answer.status
            exchange.header_pairs = tuple(
                (name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in answer.headers
            )
            seen = b""
            size = 0
            async for piece in answer.aiter_stream():
                if not piece:
                    continue
                size += len(piece)
                if size > ASK_LIMIT:
                    exchange.broken = TOO_LARGE
                    break
                exchange.pieces.append((time.perf_counter() - began, piece))
                if stop_when is not None:
                    seen += piece
                    if stop_when(seen):
                        exchange.closed_early = True
                        break
        finally:
            with anyio.CancelScope(shield=True):
                await answer.aclose()

    def _request(self, exchange: Exchange) -> httpcore.Request:
        url = httpcore.URL(
            scheme=self.endpoint.scheme.encode("ascii"),
            host=self.endpoint.host.encode("ascii"),
            port=self.endpoint.port,
            target=(self.endpoint.path + exchange.path).encode("ascii", "backslashreplace"),
        )
        given = {name.lower() for name, _ in exchange.request_headers}
        pairs = list(exchange.request_headers)
        defaults = [("Host", self.endpoint.authority), ("Accept-Encoding", "identity"), ("User-Agent", "turnwire")]
        if exchange.request_body is not None:
            defaults.append(("Content-Length", str(len(exchange.request_body))))
        pairs = [*(pair for pair in defaults if pair[0].lower() not in given), *pairs]
        extensions: dict[str, Any] = {"timeout": {"connect": CONNECT_S}}
        return httpcore.Request(
            exchange.method,
            url,
            headers=[(name.encode("latin-1"), value.encode("utf-8")) for name, value in pairs],
            content=exchange.request_body,
            extensions=extensions,
        )

    async def close(self) -> None:
        """Close every connection."""
        with anyio.CancelScope(shield=True):
            await self._pool.aclose()


def _is_about_tls(error: BaseException | None) -> bool:
    while error is not None and not isinstance(error, ssl.SSLError):
        error = error.__cause__ or error.__context__
    return error is not None


def _allowed(endpoint: Endpoint) -> str:
    host = f"[{endpoint.host}]" if ":" in endpoint.host else endpoint.host
    return f"{host}:{endpoint.port}"

"""A proxy in front of one real server that passes bytes through unchanged and records every exchange.

Headers of the connection itself are those of each side, and compression is not asked for: it hides what is recorded.

The host that is named is the only one that is ever connected to. A model that the server would forward to the cloud is
refused before its prompt is sent, as every provider does. What the client may ask of the proxy, and from where, is
decided by the gateway's doorkeeper: no web page can use it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import anyio
import httpcore
from starlette.datastructures import Headers as RequestHeaders
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from turnwire.codecs.registry import get_codec
from turnwire.contract.recording_writer import Exchange, written
from turnwire.contract.redaction import Scrubber
from turnwire.core.errors import ConfigurationError, TurnwireError
from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.auth import Doorkeeper
from turnwire.gateway.http.connection import RESET
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.calls.io_actions import Budget, HttpCall, Timeouts, fetch
from turnwire.providers.calls.io_loop import Driver
from turnwire.providers.kinds.ollama_cloud import CloudGuard
from turnwire.providers.secrets import Headers
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.https import own_caller
from turnwire.providers.transport.local_only import LocalOnly, is_loopback, parse_endpoint
from turnwire.providers.transport.network import GuardedAsyncBackend

_NUMBER: Final = re.compile(r"(\d{4,})-")


class RecordingWriter:
    """Writes recordings of one server into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = [int(found[1]) for each in folder.iterdir() if (found := _NUMBER.match(each.name))]
        except OSError as error:
            text = f"--to {folder}: recordings cannot be written there: {error.strerror}"
            raise ConfigurationError(text, retryable=False) from None
        self._last = max(taken, default=0)
        self._scrubber = Scrubber()

    def begin(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Exchange:
        """A new exchange, whose secrets are known from now on."""
        self._last += 1
        self._scrubber.learn(headers.items(), path.partition("?")[2], body.decode("utf-8", "replace"))
        return Exchange(self._last, method, path, dict(headers), body)

    def write(self, exchange: Exchange, server: str, version: str) -> Path:
        """Write an exchange that is over; gives its file.

        Raises:
            OSError: it cannot be written.
        """
        self._scrubber.learn(exchange.response_headers.items(), "", "")
        recording = written(exchange, server, version, self._scrubber, by="turnwire record")
        name = self.folder / recording.name
        if recording.beside is not None:
            ending, raw = recording.beside
            name.with_suffix(ending).write_bytes(raw)
        file = name.with_suffix(".json")
        file.write_text(recording.text, encoding="utf-8")
        return file


LOGGER: Final = logging.getLogger("turnwire.record")
CONNECT_S: Final = 10.0
_HOP: Final = frozenset(
    {"connection", "host", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te"}
    | {"trailer", "transfer-encoding", "upgrade"}
)
"""Headers that belong to one connection (RFC 9110, section 7.6.1)."""
_OWN: Final = _HOP | {"content-length", "accept-encoding", "expect"}
UNKNOWN: Final = "unknown"
_BUILD: Final = "build_info"


class Recorder:
    """An ASGI application for one event loop: everything asked of it is asked of `upstream`, and written down.

    Raises:
        ConfigurationError: `upstream` is no plain http or https URL.
    """

    def __init__(
        self,
        upstream: str,
        writer: RecordingWriter,
        settings: GatewaySettings,
        *,
        server: str | None = None,
        version: str | None = None,
    ) -> None:
        self._endpoint = parse_endpoint(upstream)
        self._is_here = is_loopback(self._endpoint.host)
        host = f"[{self._endpoint.host}]" if ":" in self._endpoint.host else self._endpoint.host
        named = () if self._is_here else (f"{host}:{self._endpoint.port}",)
        local_only = LocalOnly(named)  # the URL that was given names the one host
        address = Address(self._endpoint, Headers({}), None)
        self._asking = own_caller(address, local_only)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=address.tls_context(),
            network_backend=GuardedAsyncBackend(local_only),
            max_keepalive_connections=0,  # a connection that the server has just closed would fail a request
        )
        self._cloud = CloudGuard(local_only, time.monotonic_ns, get_codec("ollama").decode_error)
        self._writer = writer
        self._settings = settings
        self._door = Doorkeeper(settings)
        self._server, self._version = server, version
        self._finding = asyncio.Lock()
        self._is_known = server is not None and version is not None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                self._door.admit(scope, RequestHeaders(scope=scope))
                await self._pass(scope, receive, send)
            except Refusal as error:
                refused = PlainTextResponse(f"turnwire record: {error.info.message}\n", error.info.status or 500)
                await refused(scope, receive, send)

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        """Close the connections to the server behind the block."""
        try:
            yield
        finally:
            await self._pool.aclose()
            await self._asking.close()

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._read(receive)
        if body is None:
            return  # the client has gone before it asked
        await self._refuse_cloud(body)
        await self._find_server()
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        query = scope["query_string"].decode("latin-1")
        path = scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
        exchange = self._writer.begin(scope["method"], path, headers, body)
        async with anyio.create_task_group() as running:
            running.start_soon(_until_gone, receive, exchange, running.cancel_scope)
            await self._exchange(exchange, scope, send)
            running.cancel_scope.cancel()
        if exchange.status:
            self._write(exchange)

    async def _read(self, receive: Receive) -> bytes | None:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
            if len(body) > self._settings.body_limit:
                raise Refusal(413, f"the body is over the limit of {self._settings.body_limit} bytes")
            if not message.get("more_body", False):
                return bytes(body)

    async def _refuse_cloud(self, body: bytes) -> None:
        """Nothing is passed on for a model that a server of this machine forwards to another.

        Raises:
            Refusal: it would be forwarded, or the server cannot say.
        """
        model = _model_of(body)
        if not self._is_here or model is None:
            return
        try:
            self._cloud.refuse_names([model])
            budget = Budget(Timeouts().for_call(CONNECT_S), time.monotonic_ns)
            await Driver(self._cloud.admit([model], budget), self._asking).run()
        except ConfigurationError as error:
            raise Refusal(403, error.info.message) from None
        except TurnwireError:
            return  # no such model, or no server answers: the exchange itself will show it

    async def _find_server(self) -> None:
        """Ask once which server it is, if it is unknown."""
        async with self._finding:
            if self._is_known:
                return
            self._is_known = True
            for path, server, field in _GREETINGS:
                found = await self._ask(path)
                if isinstance(found, dict) and isinstance(found.get(field), str) and found[field]:
                    self._server, self._version = self._server or server, self._version or found[field]
                    return

    async def _ask(self, path: str) -> Any:
        budget = Budget(Timeouts().for_call(CONNECT_S), time.monotonic_ns)
        try:
            reply = await Driver(fetch(HttpCall("GET", path), budget), self._asking).run()
            return json.loads(reply.body) if reply.head.status == 200 else None
        except (TurnwireError, ValueError):
            return None

    def _host(self) -> list[tuple[bytes, bytes]]:
        return [(b"Host", self._endpoint.authority.encode("ascii")), (b"Accept-Encoding", b"identity")]

    def _request(self, exchange: Exchange, scope: Scope) -> httpcore.Request:
        given = [(name, value) for name, value in scope["headers"] if name.decode("latin-1").lower() not in _OWN]
        has_body = bool(exchange.request_body) or any(name == b"content-length" for name, _ in scope["headers"])
        size = [(b"Content-Length", b"%d" % len(exchange.request_body))] if has_body else []
        url = httpcore.URL(
            scheme=self._endpoint.scheme.encode("ascii"),
            host=self._endpoint.host.encode("ascii"),
            port=self._endpoint.port,
            target=(self._endpoint.path + exchange.path).encode("latin-1"),
        )
        return httpcore.Request(
            exchange.method,
            url,
            headers=[*self._host(), *size, *given],
            content=exchange.request_body,
            extensions={"timeout": {"connect": CONNECT_S}},
        )

    async def _exchange(self, exchange: Exchange, scope: Scope, send: Send) -> None:
        """Ask the server, and pass on what comes as it comes."""
        try:
            response = await self._pool.handle_async_request(self._request(exchange, scope))
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            text = f"turnwire record: {self._endpoint.origin} does not answer ({type(error).__name__})\n"
            await PlainTextResponse(text, 502)(scope, _nothing, send)
            return
        exchange.status = response.status
        exchange.response_headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in response.headers
        }
        kept = [(name, value) for name, value in response.headers if name.decode("latin-1").lower() not in _HOP]
        try:
            await send({"type": "http.response.start", "status": response.status, "headers": kept})
            await send({"type": "http.response.body", "body": b"", "more_body": True})  # the head goes out at once
            async for piece in response.aiter_stream():
                exchange.pieces.append(piece)
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            exchange.is_over = True
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except (httpcore.NetworkError, httpcore.ProtocolError) as error:
            exchange.is_over = True
            exchange.connection_error = type(error).__name__
            reset = scope.get("extensions", {}).get(RESET)
            if reset is not None:
                await reset()
        finally:
            with anyio.CancelScope(shield=True):
                await response.aclose()

    def _write(self, exchange: Exchange) -> None:
        try:
            file = self._writer.write(exchange, self._server or UNKNOWN, self._version or UNKNOWN)
        except OSError as error:
            LOGGER.error("%04d: cannot be written: %s", exchange.number, error.strerror)
            return
        LOGGER.info("%s %s %s", file.name, exchange.method, exchange.status)


_GREETINGS: Final = (
    ("/api/version", "ollama", "version"),
    ("/version", "vllm", "version"),
    ("/props", "llama.cpp", _BUILD),
)
"""Places where servers report their name: path, server, and the field with its version."""


async def _until_gone(receive: Receive, exchange: Exchange, scope: anyio.CancelScope) -> None:
    """End an exchange whose client goes away before it is over."""
    while (await receive())["type"] != "http.disconnect":
        pass
    if not exchange.is_over:
        exchange.was_aborted = True
        scope.cancel()


def _model_of(body: bytes) -> str | None:
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        return None
    named = found.get("model", found.get("name")) if isinstance(found, dict) else None
    return named if isinstance(named, str) and named else None


async def _nothing() -> Message:
    return {"type": "http.disconnect"}

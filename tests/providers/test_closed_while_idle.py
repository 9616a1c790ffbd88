"""A server closes idle connections while the next call is on its way: what may be asked again, and what may not."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.config import TlsConfig

from tests.patience import PATIENCE_S
from tests.providers.raw import OK, POST, Peer, Raw, ask, every_twin, raw
from tests.providers.test_tls import CERTIFICATE, server_context
from tests.requirements import requirement
from turnwire.providers.calls.io_actions import HttpCall, Open, TransportFailure
from turnwire.providers.secrets import Headers
from turnwire.providers.sync.https import sync_own_caller
from turnwire.providers.transport import connection, sync_connection
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.https import own_caller
from turnwire.providers.transport.local_only import Endpoint, LocalOnly

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a server's machine acknowledged")


class _Sees:
    """A poll to which nothing has come: what comes now comes behind it."""

    def register(self, file: object, events: int, /) -> None:
        """Wait for nothing."""

    def poll(self, milliseconds: float | None = None, /) -> list[tuple[int, int]]:
        """Nothing came."""
        return []


def _asked_blindly(
    monkeypatch: pytest.MonkeyPatch, twin: str, serve: Callable[[Peer], None], between: Callable[[Raw], None]
) -> tuple[object, int]:
    """(result of the second call, requests that the server read), where a caller does not see before it asks that
    the server has closed.
    """

    rise = sync_connection.SyncHttp1Connection.rise

    def blind(self: Any, keepalive_s: float) -> bool:
        self._poll, poll = _Sees(), self._poll
        try:
            return rise(self, keepalive_s)
        finally:
            self._poll = poll

    def next_call(number: int) -> None:
        if number == 0:
            between(server)

    monkeypatch.setattr(sync_connection.SyncHttp1Connection, "rise", blind)
    monkeypatch.setattr(connection, "make_poll", _Sees)
    with raw(serve) as server:
        found = ask(twin, server.endpoint, POST, POST, between=next_call)
        return found[1], len(server.heads)


def _left(server: Raw) -> None:
    assert server.served[0].wait(PATIENCE_S)


@on_linux
@requirement("PRV-6", "PRV-11")
@every_twin
def test_a_request_that_met_a_closed_connection_is_sent_again_on_a_new_one(
    monkeypatch: pytest.MonkeyPatch, twin: str
) -> None:
    def once(peer: Peer) -> None:
        peer.request()
        peer.send(OK)

    assert _asked_blindly(monkeypatch, twin, once, _left) == ((200, b"ok"), 2)


@requirement("PRV-6")
@every_twin
@pytest.mark.parametrize("end", ["close", "reset", "half closed before"])
def test_a_request_that_a_server_has_read_is_not_sent_again(
    monkeypatch: pytest.MonkeyPatch, twin: str, end: str
) -> None:
    half_closed = threading.Event()

    def reads(peer: Peer) -> None:
        peer.request()
        peer.send(OK)
        if peer.number:
            peer.gone()
            return
        if end == "half closed before":
            peer.socket.shutdown(socket.SHUT_WR)
            half_closed.set()
        peer.request()
        if end == "reset":
            peer.reset()

    def between(server: Raw) -> None:
        assert end != "half closed before" or half_closed.wait(PATIENCE_S)

    assert _asked_blindly(monkeypatch, twin, reads, between) == ("broken", 2)


CALLS = 1000
IDLE_S = 0.002
CALLERS = 10


class Impatient:
    """A server that closes connections on which nothing came for `IDLE_S`, over TLS too; it counts what it read."""

    def __init__(self, *, tls: bool) -> None:
        self.bodies: Counter[bytes] = Counter()
        self._tls = server_context() if tls else None
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0

    def _run(self) -> None:
        self._loop.run_until_complete(self._main())
        self._loop.close()

    async def _main(self) -> None:
        self._over = asyncio.Event()
        tasks: set[asyncio.Task[None]] = set()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                head = await reader.readuntil(b"\r\n\r\n")
                while head:
                    size = head.lower().partition(b"content-length:")[2].split(b"\r\n")[0]
                    self.bodies[await reader.readexactly(int(size))] += 1
                    writer.write(OK)
                    async with asyncio.timeout(IDLE_S):
                        head = await reader.readuntil(b"\r\n\r\n")
            writer.close()

        def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = self._loop.create_task(serve(reader, writer))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        server = await asyncio.start_server(begin, "127.0.0.1", 0, ssl=self._tls)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._over.wait()
        server.close()
        while tasks:
            await asyncio.wait(tasks)

    def __enter__(self) -> Impatient:
        self._thread.start()
        assert self._ready.wait(PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()


Call = Callable[[bytes], None]
AsyncCall = Callable[[bytes], Awaitable[None]]


def _played(name: str, call: Call, lost: type[Exception]) -> int:
    """How many calls of `CALLERS` threads failed, with pauses around the time after which the server closes."""
    failed = []

    def calls(caller: int) -> None:
        for number in range(CALLS // CALLERS):
            try:
                call(b"%s %d %d" % (name.encode(), caller, number))
            except lost:
                failed.append(number)
            time.sleep(IDLE_S * (6 + number % 9) / 10)

    threads = [threading.Thread(target=calls, args=(caller,), daemon=True) for caller in range(CALLERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10 * PATIENCE_S)
        assert not thread.is_alive()
    return len(failed)


async def _played_async(name: str, call: AsyncCall, lost: type[Exception]) -> int:
    """The same with tasks."""
    failed = []

    async def calls(caller: int) -> None:
        for number in range(CALLS // CALLERS):
            try:
                await call(b"%s %d %d" % (name.encode(), caller, number))
            except lost:
                failed.append(number)
            await asyncio.sleep(IDLE_S * (6 + number % 9) / 10)

    await asyncio.gather(*map(calls, range(CALLERS)))
    return len(failed)


def _ours(server: Impatient, twin: str, *, tls: bool) -> int:
    """How many of our calls failed."""
    endpoint = Endpoint("https" if tls else "http", "localhost", server.port)
    address = Address(endpoint, Headers({}), TlsConfig(ca_file=str(CERTIFICATE)) if tls else None)
    address.http2 = False

    def step(body: bytes) -> Open:
        return Open(HttpCall("POST", "/x", body), PATIENCE_S, PATIENCE_S)

    async def all_calls() -> int:
        caller = own_caller(address, LocalOnly())

        async def call(body: bytes) -> None:
            opened = await caller.open(step(body))
            while await opened.read(PATIENCE_S):
                pass
            await opened.close()

        found = await _played_async("ours", call, TransportFailure)
        await caller.close()
        return found

    if twin == "async":
        return asyncio.run(all_calls())
    caller = sync_own_caller(address, LocalOnly())

    def call(body: bytes) -> None:
        opened = caller.open(step(body))
        while opened.read(PATIENCE_S):
            pass
        opened.close()

    found = _played("ours", call, TransportFailure)
    caller.close()
    return found


def _httpx(server: Impatient, twin: str, *, tls: bool) -> int:
    """How many of httpx's calls failed."""
    url = f"{'https' if tls else 'http'}://localhost:{server.port}/x"
    verify = ssl.create_default_context(cafile=str(CERTIFICATE)) if tls else False

    async def all_calls() -> int:
        async with httpx.AsyncClient(verify=verify, trust_env=False) as client:

            async def call(body: bytes) -> None:
                await client.post(url, content=body)

            return await _played_async("httpx", call, httpx.TransportError)

    if twin == "async":
        return asyncio.run(all_calls())
    with httpx.Client(verify=verify, trust_env=False) as client:

        def call(body: bytes) -> None:
            client.post(url, content=body)

        return _played("httpx", call, httpx.TransportError)


@requirement("PRV-6", "PRV-11")
@every_twin
@pytest.mark.parametrize("tls", [False, True], ids=["plain", "tls"])
def test_of_a_thousand_calls_to_a_server_that_closes_idle_connections_at_once_none_is_lost_that_httpx_keeps(
    twin: str, tls: bool
) -> None:
    with Impatient(tls=tls) as server:
        lost, others = _ours(server, twin, tls=tls), _httpx(server, twin, tls=tls)
    assert {body: count for body, count in server.bodies.items() if count > 1} == {}
    assert lost <= others + CALLERS  # where httpx loses none, each caller may lose one before anything is known

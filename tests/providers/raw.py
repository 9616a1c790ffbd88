"""A server of plain sockets that says exactly what a test makes it say, and both twins of a caller that asks it.

Each connection is served in a thread of its own by the function of the test. Nothing waits for a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from typing import NamedTuple

import anyio
import pytest

from tests.patience import PATIENCE_S
from turnwire.providers.calls.io_actions import Cancellation, HttpCall, Open, TransportFailure
from turnwire.providers.secrets import Headers
from turnwire.providers.sync.client import SyncHttpClient
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.client import HttpClient
from turnwire.providers.transport.local_only import Endpoint, LocalOnly

GET = HttpCall("GET", "/x")
POST = HttpCall("POST", "/x", b"{}")
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

every_twin = pytest.mark.parametrize("twin", ["async", "sync"])


class Peer:
    """The server's end of one connection; the first one that is opened has the number 0."""

    def __init__(self, sock: socket.socket, number: int) -> None:
        self.socket = sock
        self.number = number

    def request(self) -> tuple[bytes, bytes]:
        """(head, body) of the next request; the head is empty where the client has gone."""
        head = self.head()
        lines = (line.partition(b":") for line in head.lower().split(b"\r\n"))
        size = next((int(value) for name, _, value in lines if name == b"content-length"), 0)
        body = b""
        while len(body) < size and (data := self.socket.recv(min(65536, size - len(body)))):
            body += data
        return head, body

    def head(self) -> bytes:
        """The head of the next request alone."""
        head = b""
        while not head.endswith(b"\r\n\r\n") and (byte := self.socket.recv(1)):
            head += byte
        return head

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.socket.sendall(data)

    def reset(self) -> None:
        """Break the connection off with a TCP reset."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def gone(self) -> None:
        """Wait until the client has closed the connection."""
        with contextlib.suppress(ConnectionError):
            while self.socket.recv(65536):
                pass


class Raw(NamedTuple):
    """A running server."""

    endpoint: Endpoint
    heads: list[bytes]
    """What was asked, first lines only."""
    served: list[threading.Event]
    """For each connection: set when the server is done with it."""


@contextlib.contextmanager
def raw(serve: Callable[[Peer], None], listening: socket.socket | None = None) -> Iterator[Raw]:
    """A server that gives every connection to `serve`, and closes it afterwards."""
    listening = listening or socket.create_server(("127.0.0.1", 0))
    host, port = listening.getsockname()[:2]
    server = Raw(Endpoint("http", host, port), [], [])
    threads: list[threading.Thread] = []

    def one(sock: socket.socket, number: int) -> None:
        peer = Peer(sock, number)
        with sock, contextlib.suppress(ConnectionError):
            take = peer.head

            def noted() -> bytes:
                head = take()
                server.heads.extend(head.split(b"\r\n")[:1] if head else ())
                return head

            peer.head = noted  # type: ignore[method-assign]  # what comes is noted here
            serve(peer)
        server.served[number].set()

    def accept() -> None:
        with contextlib.suppress(OSError):  # closed: the test is over
            while True:
                sock = listening.accept()[0]
                sock.settimeout(PATIENCE_S)
                server.served.append(threading.Event())
                threads.append(threading.Thread(target=one, args=(sock, len(server.served) - 1), daemon=True))
                threads[-1].start()

    accepting = threading.Thread(target=accept, daemon=True)
    accepting.start()
    try:
        yield server
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        accepting.join(PATIENCE_S)
        listening.close()
        for thread in threads:
            thread.join(PATIENCE_S)
            assert not thread.is_alive()


Answer = tuple[int, bytes] | str
"""Status and body, or the kind of the failure; a failure inside the body stands behind what came before it."""


def ask(
    twin: str,
    endpoint: Endpoint,
    *calls: HttpCall,
    between: Callable[[int], None] = lambda number: None,
    opened: Callable[[], None] = lambda: None,
    limit_s: float = PATIENCE_S,
    headers: Headers | None = None,
) -> list[Answer]:
    """What one caller gets for calls after each other; `between` is called after each, with its number,
    `opened` when the head of one is there."""
    address = Address(endpoint, headers or Headers({}), None)
    steps = [Open(call, limit_s, limit_s) for call in calls]
    if twin == "sync":
        caller = SyncHttpClient(address, LocalOnly())
        found = []
        for number, step in enumerate(steps):
            found.append(_one(caller, step, opened))
            between(number)
        caller.close()
        return found
    return asyncio.run(_all(HttpClient(address, LocalOnly()), steps, between, opened))


def _one(caller: SyncHttpClient, step: Open, opened: Callable[[], None]) -> Answer:
    body = b""
    try:
        call = caller.open(step._replace(watch=Cancellation()))
    except TransportFailure as failure:
        return failure.kind
    opened()
    try:
        while data := call.read(step.limit_s):
            body += data
    except TransportFailure as failure:
        return f"{body.decode()} … {failure.kind}"
    finally:
        call.close()
    return call.head.status, body


async def _all(
    caller: HttpClient, steps: list[Open], between: Callable[[int], None], opened: Callable[[], None]
) -> list[Answer]:
    found = []
    for number, step in enumerate(steps):
        found.append(await _one_async(caller, step, opened))
        between(number)
    await caller.close()
    return found


async def _one_async(caller: HttpClient, step: Open, opened: Callable[[], None]) -> Answer:
    body = b""
    call = None
    try:
        with anyio.move_on_after(step.limit_s):  # as the driver does
            call = await caller.open(step)
    except TransportFailure as failure:
        return failure.kind
    if call is None:
        return "timeout"
    opened()
    try:
        while data := await call.read(step.limit_s):
            body += data
    except TransportFailure as failure:
        return f"{body.decode()} … {failure.kind}"
    finally:
        await call.close()
    return call.head.status, body

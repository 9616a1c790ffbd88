"""What a server sends, byte by byte: head, the chunks of the body, and how the connection ended."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import h11

from tests.gateway.dialects import Dialect
from tests.patience import PATIENCE_S

End = Literal["whole", "cut", "reset"]


class Received(NamedTuple):
    """An answer as it came. `end`: the body ended in order, the connection closed before that, or was reset."""

    status: int | None
    headers: dict[str, str]
    chunks: list[bytes]
    end: End

    @property
    def body(self) -> bytes:
        return b"".join(self.chunks)

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(url: str, client: Dialect, text: str = "hello there", *, stream: bool = True, **more: Any) -> Received:
    """What a server at `url` sends to a question of `client`."""
    with opened(url, client, text, stream=stream, **more) as connection:
        return _received(connection)


def opened(url: str, client: Dialect, text: str = "hello there", *, stream: bool = True, **more: Any) -> socket.socket:
    """A connection on which a question of `client` has been asked."""
    path, body = client.request(text, stream=stream, **more)
    return _sent(url, "POST", path, json.dumps(body).encode(), {"content-type": "application/json", **client.headers})


def send(url: str, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None) -> Received:
    """What a server at `url` sends to any request."""
    with _sent(url, method, path, body, headers or {}) as connection:
        return _received(connection)


def _sent(url: str, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> socket.socket:
    place = urlsplit(url)
    named = {"host": place.netloc, "content-length": str(len(body)), **headers}
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    connection = socket.create_connection((place.hostname, place.port), PATIENCE_S)
    connection.sendall("\r\n".join(head).encode() + body)
    return connection


def _received(connection: socket.socket) -> Received:
    reader = h11.Connection(h11.CLIENT)
    reader.send(h11.Request(method="GET", target="/", headers=[("host", "x")]))
    reader.send(h11.EndOfMessage())
    status, headers, chunks = None, {}, [b""]
    while True:
        try:
            event = reader.next_event()
        except h11.RemoteProtocolError:
            return Received(status, headers, chunks[:-1], "cut")
        match event:
            case h11.Response():
                status = event.status_code
                headers = {name.decode(): value.decode() for name, value in event.headers}
            case h11.Data():
                chunks[-1] += bytes(event.data)
                if event.chunk_end:
                    chunks.append(b"")
            case h11.EndOfMessage():
                return Received(status, headers, [chunk for chunk in chunks if chunk], "whole")
            case h11.NEED_DATA:
                try:
                    data = connection.recv(65536)
                except ConnectionResetError:
                    return Received(status, headers, [chunk for chunk in chunks if chunk], "reset")
                reader.receive_data(data)
            case _:
                return Received(status, headers, [chunk for chunk in chunks if chunk], "cut")

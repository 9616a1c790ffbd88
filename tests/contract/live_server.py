"""A server of OpenAI's chat on a free loopback port that answers, breaks off or never ends, as a test wants it."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

ANSWER: Final = {
    "id": "c1",
    "object": "chat.completion",
    "created": 1,
    "model": "m1",
    "choices": [{"index": 0, "message": {"role": "assistant", "content": "Hello!"}, "finish_reason": "stop"}],
    "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
}
_PATH: Final = "/v1/chat/completions"
_MODEL: Final = {"id": "m1", "object": "model", "created": 1, "owned_by": "x"}


@dataclass
class Served:
    """What the server does, and what it was asked."""

    url: str = ""
    body: bytes = json.dumps(ANSWER).encode()
    models: list[Any] = field(default_factory=lambda: [_MODEL])
    breaks: bool = False
    """Whether it closes the connection in place of an answer."""
    key: str | None = None
    """The key without which every path is refused, as `Authorization: Bearer`; None: none is needed."""
    version: str | None = "0.32.0"
    """What it answers at /version; None: it does not have that path."""
    unknown: tuple[int, bytes] = (404, b'{"error": {"message": "no such path"}}')
    """Status and body of what is not there; `PATH` in the body stands for what was asked."""
    served_models: frozenset[str] | None = None
    """Models that answer; the others get 404. None: any name answers."""
    answers_left: int | None = None
    """After so many answers every question gets 404; None: never."""
    has_no_end: bool = False
    """Whether an answer stays open until the client goes."""
    asked: list[tuple[str, str, dict[str, str], bytes]] = field(default_factory=list)
    is_waiting: threading.Event = field(default_factory=threading.Event)
    """Set once an answer without end was begun."""
    is_left: threading.Event = field(default_factory=threading.Event)
    """Set once the client of an answer without end has gone."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    served: Served

    def do_GET(self) -> None:
        self._keep(b"")
        if self._is_locked():
            return
        bodies = {
            "/version": {"version": self.served.version} if self.served.version is not None else None,
            "/v1/models": {"object": "list", "data": self.served.models},
        }
        found = bodies.get(self.path)
        if found:
            self._whole(200, json.dumps(found).encode())
        else:
            self._unknown()

    def do_POST(self) -> None:
        asked = self.rfile.read(int(self.headers["content-length"]))
        self._keep(asked)
        if self._is_locked():
            return
        if self.path != _PATH:
            self._unknown()
        elif asked == b"{}":  # the look whether the dialect is spoken
            self._whole(400, b'{"error": {"message": "model: is required"}}')
        elif self.served.breaks:
            self.close_connection = True
        elif not self._is_served(asked):
            self._whole(404, b'{"error": {"message": "the model does not exist"}}')
        elif self.served.has_no_end:
            self._begin()
        else:
            self._whole(200, self.served.body)

    def _begin(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("connection", "close")
        self.end_headers()
        self.wfile.write(self.served.body)
        self.wfile.flush()
        self.served.is_waiting.set()
        with contextlib.suppress(ConnectionError):  # closed with bytes unread, which resets it
            self.rfile.read()  # until the client closes the connection
        self.served.is_left.set()
        self.close_connection = True

    def _is_served(self, asked: bytes) -> bool:
        served = self.served
        names = served.served_models
        if names is not None and not any(f'"{name}"'.encode() in asked for name in names):
            return False
        if served.answers_left is None:
            return True
        served.answers_left -= 1
        return served.answers_left >= 0

    def _is_locked(self) -> bool:
        if self.served.key is None or self.headers.get("authorization") == f"Bearer {self.served.key}":
            return False
        self._whole(401, b'{"error": {"message": "a key is needed"}}')
        return True

    def _unknown(self) -> None:
        status, body = self.served.unknown
        self._whole(status, body.replace(b"PATH", self.path.encode()))

    def _keep(self, body: bytes) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.served.asked.append((self.command, self.path, headers, body))

    def _whole(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def serving() -> Iterator[Served]:
    """The server, running."""
    served = Served()
    handler = type("Handler", (_Handler,), {"served": served})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        served.url = f"http://127.0.0.1:{server.server_port}"
        try:
            yield served
        finally:
            server.shutdown()
            thread.join()

"""A server on a free loopback port that answers the paths of vLLM as a script says."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest


@dataclass
class Answers:
    """What the server says: `chat` in order; `open_end` keeps the last streamed answer open until the client goes."""

    chat: list[bytes] = field(default_factory=list)
    models: bytes = b'{"object": "list", "data": [{"id": "m1", "object": "model", "created": 1, "owned_by": "x"}]}'
    status: int = 200
    open_end: bool = False
    asked: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    word: threading.Event | None = None
    """Where there is one, no chat is answered before it is set."""
    is_gone: threading.Event = field(default_factory=threading.Event)
    """Set once the client of an answer with an open end has gone."""
    url: str = ""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    answers: Answers

    def do_GET(self) -> None:
        self.answers.asked.append((self.path, dict(self.headers), b""))
        bodies = {"/health": b"", "/version": b'{"version": "0.32.0"}', "/v1/models": self.answers.models}
        self._whole(self.answers.status if self.path in bodies else 404, bodies.get(self.path, b""))

    def do_POST(self) -> None:
        asked = self.rfile.read(int(self.headers["Content-Length"]))
        self.answers.asked.append((self.path, dict(self.headers), asked))
        body = self.answers.chat.pop(0)
        if self.answers.word is not None:
            self.answers.word.wait()
        if not body.startswith(b"data:"):
            self._whole(self.answers.status, body)
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()
        if self.answers.open_end:
            self.rfile.read()  # waits until the client closes the connection
            self.answers.is_gone.set()
        self.close_connection = True

    def _whole(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def serving(answers: Answers) -> Iterator[Answers]:
    """`answers`, being served at its `url`."""
    handler = type("Handler", (_Handler,), {"answers": answers})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        answers.url = f"http://127.0.0.1:{server.server_port}"
        try:
            yield answers
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def vllm() -> Iterator[Answers]:
    """A server that speaks vLLM's words."""
    with serving(Answers()) as answers:
        yield answers

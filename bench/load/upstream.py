"""The model server of the load: `python -m bench.load.upstream vllm|ollama` prints its port, then streams.

One thread and epoll, without asyncio: what it costs is not to count beside a gateway. `GET /stats` says what it saw.
"""

from __future__ import annotations

import heapq
import json
import select
import socket
import struct
import sys
import time
from collections import Counter
from typing import Final

from bench.load.streams import Ndjson, Plan, Sse, Wire, asked, at_once, event, last
from turnwire.portable import raise_open_files

_HEAD: Final = b"HTTP/1.1 200 OK\r\nContent-Type: %b\r\nTransfer-Encoding: chunked\r\n\r\n"
_RESET: Final = struct.pack("ii", 1, 0)
_SHOWN: Final = {"details": {}, "model_info": {"general.architecture": "load"}, "capabilities": ["completion"]}
_KNOWN: Final[dict[str, dict[bytes, object]]] = {
    "vllm": {b"/v1/models": {"object": "list", "data": [{"id": "m", "object": "model"}]}},
    "ollama": {
        b"/api/tags": {"models": [{"name": "m", "model": "m"}]},
        b"/api/version": {"version": "0.12.0"},
        b"/api/show": _SHOWN,
    },
}
"""Answers beside the streams: a gateway asks for them to see what server it has before it."""

_CHATS: Final[dict[str, tuple[bytes, Wire]]] = {
    "vllm": (b"/v1/chat/completions", Sse),
    "ollama": (b"/api/chat", Ndjson),
}


def _whole(status: bytes, value: object) -> bytes:
    body = json.dumps(value).encode()
    return b"HTTP/1.1 %b\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (status, len(body), body)


class Connected:
    """One connection."""

    __slots__ = ("got", "index", "plan", "sock", "unsent")

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.got = b""
        self.unsent = b""
        self.plan: Plan | None = None
        self.index = 0


class Upstream:
    """Answers everybody until the process is ended."""

    def __init__(self, kind: str) -> None:
        self._known = _KNOWN[kind]
        self._path, self._wire = _CHATS[kind]
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=8192)
        self._listening.setblocking(False)
        self.port = self._listening.getsockname()[1]
        self._poll = select.epoll()
        self._poll.register(self._listening, select.EPOLLIN)
        self._open: dict[int, Connected] = {}
        self._due: list[tuple[int, int, Connected]] = []
        self._asked: Counter[int] = Counter()
        self._connections = self._left = 0

    def run(self) -> None:
        """Answer."""
        while True:
            wait = max(0, (self._due[0][0] - time.monotonic_ns() // 1000) / 1e6) if self._due else -1
            for number, events in self._poll.poll(wait, 512):
                if number == self._listening.fileno():
                    self._accept()
                elif (found := self._open.get(number)) is not None:
                    if events & select.EPOLLOUT:
                        self._send(found, b"")
                    if events & ~select.EPOLLOUT:
                        self._receive(found)
            self._go_on()

    def _accept(self) -> None:
        for _ in range(64):
            try:
                sock, _ = self._listening.accept()
            except BlockingIOError:
                return
            sock.setblocking(False)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._open[sock.fileno()] = Connected(sock)
            self._poll.register(sock, select.EPOLLIN)
            self._connections += 1

    def _receive(self, found: Connected) -> None:
        try:
            data = found.sock.recv(65536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._left += found.plan is not None
            self._end(found)
            return
        found.got += data
        head, end, rest = found.got.partition(b"\r\n\r\n")
        if not end:
            return
        length = 0
        for line in head.split(b"\r\n")[1:]:
            if line[:15].lower() == b"content-length:":
                length = int(line[15:])
        if len(rest) >= length:
            found.got = rest[length:]
            self._answer(found, head.split(b" ", 2)[1].partition(b"?")[0], rest[:length])

    def _answer(self, found: Connected, path: bytes, body: bytes) -> None:
        if path == b"/stats":
            self._send(found, _whole(b"200 OK", self._stats()))
            return
        if path != self._path:
            known = self._known.get(path)
            self._send(found, _whole(b"404 Not Found", {}) if known is None else _whole(b"200 OK", known))
            return
        wire = self._wire
        plan = asked(body)
        self._asked[plan.number] += 1
        head = _HEAD % wire.content_type
        if not plan.pace_us:
            self._send(found, head + at_once(wire, plan))
            if plan.fault == "reset":
                self._reset(found)
            return
        found.plan, found.index = plan, 0
        now = time.monotonic_ns() // 1000
        self._send(found, head + wire.first + self._next(found, plan, now))
        heapq.heappush(self._due, (now + plan.pace_us, id(found), found))

    def _next(self, found: Connected, plan: Plan, now_us: int) -> bytes:
        found.index += 1
        return event(self._wire, plan, found.index - 1, now_us)

    def _go_on(self) -> None:
        """Send the events whose time has come."""
        now = time.monotonic_ns() // 1000
        while self._due and self._due[0][0] <= now:
            due, key, found = heapq.heappop(self._due)
            plan = found.plan
            if plan is None:  # its client has gone
                continue
            if found.index < plan.sent:
                self._send(found, self._next(found, plan, time.monotonic_ns() // 1000))
                heapq.heappush(self._due, (due + plan.pace_us, key, found))
                continue
            found.plan = None
            self._send(found, last(self._wire, plan))
            if plan.fault == "reset":
                self._reset(found)

    def _send(self, found: Connected, data: bytes) -> None:
        waits = bool(found.unsent)
        data = found.unsent + data
        try:
            data = data[found.sock.send(data) :] if data else b""
        except BlockingIOError:
            pass
        except OSError:
            self._left += found.plan is not None
            self._end(found)
            return
        found.unsent = data
        if bool(data) != waits:
            self._poll.modify(found.sock, select.EPOLLIN | (select.EPOLLOUT if data else 0))

    def _reset(self, found: Connected) -> None:
        if found.sock.fileno() >= 0:
            found.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            self._end(found)

    def _end(self, found: Connected) -> None:
        found.plan = None
        self._open.pop(found.sock.fileno(), None)
        found.sock.close()

    def _stats(self) -> dict[str, int]:
        return {
            "asked": sum(self._asked.values()),
            "asked_twice": sum(count > 1 for count in self._asked.values()),
            "connections": self._connections,
            "left": self._left,
        }


if __name__ == "__main__":
    raise_open_files()
    upstream = Upstream(sys.argv[1])
    print(upstream.port, flush=True)
    upstream.run()

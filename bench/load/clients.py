"""The clients of the load: `python -m bench.load.clients JSON` plays them and prints one JSON line of what they saw.

One thread and epoll. Every byte of every answer is read: chunks of the body, pieces of the text, its end. A stream is
`whole`, `left` by its client, or `failed` (an error, or an end that no client takes for a good one); of a stream that
the upstream breaks off, only `failed` is right.
"""

from __future__ import annotations

import json
import re
import select
import socket
import sys
import time
from collections import Counter, deque
from typing import Any, Final, NamedTuple

from bench.load.streams import WHOLE, WIDTH, Plan, fate, read_pieces, request_body, text_at_once
from turnwire.portable import raise_open_files

_HEAD: Final = (
    b"POST %b HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Authorization: Bearer sk-load-0123456789abcdef\r\nContent-Length: %d\r\n\r\n"
)
_CONTENT: Final = re.compile(rb'"content": ?"([^"]*)"')
_PAUSE_S: Final = 0.02
"""Between two looks at streams that are sent at once: many small reads cost the clients more than all the rest."""

_STATUS_OK: Final = b"HTTP/1.1 200"


OUTCOMES: Final = ("whole", "failed", "left", "lost", "wrong", "hidden")
"""`failed`: of those that the upstream broke off, as it should be. `lost`: good ones that failed. `hidden`: broken off,
and looks finished.
"""


class Order(NamedTuple):
    """What the clients are to do."""

    port: int
    streams: int
    at_once: int
    events: int
    pace_us: int = 0
    ramp_s: float = 0.0
    """Time over which the streams begin; 0: as soon as one of the `at_once` is free."""
    faults: int = 0
    leavers: int = 0
    first: int = 0
    """Number of the first stream."""
    path: str = "/v1/chat/completions"
    limit_s: float = 120.0
    """What is not over by then is lost."""


class Client:
    """One connection and its stream."""

    __slots__ = (
        "began",
        "body",
        "first_us",
        "got",
        "index",
        "leaves",
        "pieces",
        "plan",
        "reason",
        "sock",
        "text",
        "times",
        "unsent",
    )

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.plan = Plan(0, 0)
        self.leaves = False
        self._clear(0)

    def _clear(self, now: int) -> None:
        self.began, self.first_us = now, 0
        self.got, self.body, self.text = b"", b"", b""
        self.index = -1  # the head has not come
        self.reason = ""
        self.times: list[int] = []
        self.pieces: list[bytes] = []

    def asks(self, plan: Plan, request: bytes, *, leaves: bool, now: int) -> None:
        """Begin a stream."""
        self.plan, self.unsent, self.leaves = plan, request, leaves
        self._clear(now)

    def is_open(self) -> bool:
        """Whether a connection used before takes another request; one that does not is closed."""
        try:
            self.sock.recv(1)
        except BlockingIOError:
            return True
        except OSError:
            pass
        self.sock.close()
        return False

    def takes(self, data: bytes, now: int) -> str:
        """Read `data`; how the stream ended, "" while it has not."""
        self.got += data
        if self.index < 0:
            head, end, rest = self.got.partition(b"\r\n\r\n")
            if not end:
                return ""
            if not head.startswith(_STATUS_OK):
                self.reason = head.split(b"\r\n", 1)[0][9:12].decode()
                self.got = rest
                return "failed"
            self.index, self.got = 0, rest
        is_over = self._chunks()
        if not self._read(now):
            return "wrong"
        if self.leaves and self.index >= self.plan.events // 3:
            return "left"
        if not is_over:
            return ""
        if self.reason not in ("done", "stop"):
            return "failed"
        return "whole" if self.index == self.plan.events and not self.text else "short"

    def takes_at_once(self, data: bytes) -> str:
        """The same for a stream without pace. Its text is compared when it is whole, without taking chunks apart: one
        that were cut inside an event would count as wrong.
        """
        self.pieces.append(data)
        if not data.endswith(b"\n") and self.pieces[0].startswith(_STATUS_OK):
            return ""
        body = b"".join(self.pieces)
        if not body.startswith(_STATUS_OK):
            self.reason = body[9:12].decode()
            return "failed"
        if not body.endswith(b"\r\n0\r\n\r\n"):
            return ""
        text = b"".join([part[1 : 1 + WIDTH] for part in body.split(b'"content":')[1:] if part[:2] == b'" '])
        is_whole = b"data: [DONE]" in body[-100:] and text == text_at_once(self.plan)
        return "whole" if is_whole else "failed" if b'"error"' in body else "short"

    def _chunks(self) -> bool:
        """Move whole chunks to the body; True at its end."""
        got, start = self.got, 0
        pieces: list[bytes] = []
        while (line := got.find(b"\r\n", start)) >= 0:
            size = int(got[start:line], 16)
            after = line + 2 + size + 2
            if len(got) < after:
                break
            start = after
            if not size:
                self.got = got[start:]
                self.body += b"".join(pieces)
                return True
            pieces.append(got[line + 2 : after - 2])
        self.got = got[start:]
        self.body += b"".join(pieces)
        return False

    def _read(self, now: int) -> bool:
        """Take the pieces of whole lines of the body; False if they are not this stream's next ones."""
        cut = self.body.rfind(b"\n") + 1
        if not cut:
            return True
        lines, self.body = self.body[:cut], self.body[cut:]
        self.reason = _ending(lines) or self.reason
        text = self.text + b"".join(_CONTENT.findall(lines))
        if not text:
            return True
        self.text = text[len(text) - len(text) % WIDTH :]
        self.first_us = self.first_us or now - self.began
        found = read_pieces(self.plan, text, self.index)
        if found is None:
            return False
        self.index, times = found
        self.times += [now - sent for sent in times]
        return True


def _ending(lines: bytes) -> str:
    """What these lines say about the end: "error", "stop", "done", or nothing."""
    if b'"error"' in lines:
        return "error"
    if b"data: [DONE]" in lines:
        return "done"
    return "stop" if b'"stop"' in lines else ""


class Clients:
    """All clients of one order."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._poll = select.epoll()
        self._open: dict[int, Client] = {}
        self._free: deque[Client] = deque()
        self.outcomes: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.event_us: list[int] = []
        self.first_us: list[int] = []
        self.over = self.most = 0

    def run(self) -> None:
        """Play every stream to its end, or until the time is over."""
        order = self.order
        began = time.monotonic()
        gap = order.ramp_s / order.streams
        waiting = deque(range(order.first, order.first + order.streams))
        while self.over < order.streams and (since := time.monotonic() - began) < order.limit_s:
            while waiting and len(self._open) < order.at_once and gap * (waiting[0] - order.first) <= since:
                self._begin(waiting.popleft())
            wait = max(0.0, gap * (waiting[0] - order.first) - since) if waiting and gap else 0.5
            if not order.pace_us:
                time.sleep(_PAUSE_S)
            for number, events in self._poll.poll(wait, 512):
                client = self._open[number]
                if events & select.EPOLLOUT and client.unsent:
                    self._send(client)
                else:
                    self._receive(client)
        for client in list(self._open.values()):
            self._end(client, "late")
        for _ in waiting:
            self._count(WHOLE, "late", "never begun")

    def _begin(self, number: int) -> None:
        order = self.order
        fault, leaves = fate(number, order.faults, order.leavers)
        plan = Plan(number, order.events, order.pace_us, fault)
        body = request_body(plan)
        request = _HEAD % (order.path.encode(), len(body)) + body
        client = self._free.popleft() if self._free else None
        if client is None or not client.is_open():
            sock = socket.socket()
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            sock.setblocking(False)
            sock.connect_ex(("127.0.0.1", order.port))
            client = Client(sock)
        client.asks(plan, request, leaves=leaves, now=time.monotonic_ns() // 1000)
        self._open[client.sock.fileno()] = client
        self._poll.register(client.sock, select.EPOLLIN | select.EPOLLOUT)
        self.most = max(self.most, len(self._open))

    def _send(self, client: Client) -> None:
        try:
            client.unsent = client.unsent[client.sock.send(client.unsent) :]
        except OSError as error:
            self._end(client, "failed", f"connecting: {type(error).__name__}")
            return
        if not client.unsent:
            self._poll.modify(client.sock, select.EPOLLIN)

    def _receive(self, client: Client) -> None:
        try:
            data = client.sock.recv(262144)
        except BlockingIOError:
            return
        except OSError as error:
            self._end(client, "failed", type(error).__name__)
            return
        if not data:
            self._end(client, "failed", "closed")
            return
        ending = client.takes(data, time.monotonic_ns() // 1000) if self.order.pace_us else client.takes_at_once(data)
        if ending:
            self._end(client, ending)

    def _end(self, client: Client, seen: str, reason: str = "") -> None:
        """One stream is over, and was `seen` like that."""
        self._poll.unregister(client.sock)
        del self._open[client.sock.fileno()]
        self._count(client.plan.fault, seen, reason or client.reason)
        self.event_us += client.times
        if seen == "whole":
            self.first_us.append(client.first_us)
            self._free.append(client)
        else:
            client.sock.close()

    def _count(self, fault: str, seen: str, reason: str) -> None:
        self.over += 1
        if seen in ("whole", "short"):  # of a stream with a fault only half was sent, and what looks finished hides it
            outcome = "hidden" if fault != WHOLE else "wrong" if seen == "short" else "whole"
        elif seen in ("failed", "late"):
            outcome = "failed" if fault != WHOLE and seen == "failed" else "lost"
        else:
            outcome = seen
        self.outcomes[outcome] += 1
        if outcome in ("hidden", "wrong", "lost"):
            self.reasons[f"{outcome}: {seen} {fault if outcome == 'hidden' else reason}".strip()] += 1


def percentile(times: list[int], share: float) -> float | None:
    """In milliseconds; None of nothing."""
    return times[min(len(times) - 1, int(len(times) * share))] / 1000 if times else None


def play(order: Order) -> dict[str, Any]:
    """What the clients of `order` saw."""
    clients = Clients(order)
    began, used = time.monotonic(), time.process_time()
    clients.run()
    wall, used = time.monotonic() - began, time.process_time() - used
    found: dict[str, Any] = {name: clients.outcomes[name] for name in OUTCOMES}
    for name, times in (("event", sorted(clients.event_us)), ("first", sorted(clients.first_us))):
        found |= {f"{name}_p50_ms": percentile(times, 0.5), f"{name}_p99_ms": percentile(times, 0.99)}
    found |= {"streams": order.streams, "most_open": clients.most, "wall_s": wall, "clients_cpu_s": used}
    return {**found, "reasons": dict(clients.reasons.most_common(12))}


if __name__ == "__main__":
    raise_open_files()
    print(json.dumps(play(Order(**json.loads(sys.argv[1])))), flush=True)

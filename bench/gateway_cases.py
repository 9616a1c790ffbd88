"""The gateway in front of a server that costs nothing, against a proxy that passes bytes on: CPU, rate, memory.

All three are processes of their own, on this machine and started here; the load comes from this process over plain
sockets. What is compared is the CPU time that proxy and gateway themselves used for the same streams, taken in turns.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.cases import Row, case
from bench.measure import Effort
from bench.servers import GATE

_TICKS = os.sysconf("SC_CLK_TCK")
_BODY = {"model": "m", "messages": [{"role": "user", "content": "What is the weather in Paris?"}]}


class Peer(NamedTuple):
    """A process under load."""

    pid: int
    port: int

    def cpu_s(self) -> float:
        """CPU time that the process has used, in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory_mb(self, name: str = "VmRSS") -> float:
        """Resident memory in MB, now or (VmHWM) at most."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith(name):
                return int(line.split()[1]) / 1024
        raise AssertionError(f"no {name}")


@contextmanager
def _running(command: list[str]) -> Iterator[tuple[int, str]]:
    """(process id, first line) of a process that runs as long as the block."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.pid, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def running(module: list[str]) -> Iterator[tuple[int, str]]:
    """The same for a module of ours and its arguments."""
    with _running([sys.executable, "-m", *module]) as found:
        yield found


@contextmanager
def _peers(*more: str) -> Iterator[tuple[Peer, Peer, Peer]]:
    """(upstream, proxy, gateway), both in front of the same upstream; `more` are options of the gateway."""
    python = [sys.executable, "-m"]
    with _running([*python, "bench.servers", "upstream"]) as (upstream, port), tempfile.TemporaryDirectory() as folder:
        target = f"http://127.0.0.1:{port}"
        config = Path(folder) / "config.yml"
        config.write_text(
            json.dumps({"model_providers": {"providers": {"up": {"type": "vllm", "endpoint": target}}}}), "utf-8"
        )
        serve = ["serve", "--config", str(config), "--port", "0", "--json", "--quiet", *more]
        with (
            _running([*python, "bench.servers", "proxy", target]) as (proxy, proxy_port),
            _running([sys.executable, "-c", "from turnwire.cli import main; main()", *serve]) as (gateway, line),
        ):
            url = json.loads(line)["url"]
            yield (
                Peer(upstream, int(port)),
                Peer(proxy, int(proxy_port)),
                Peer(gateway, int(url.rpartition(":")[2])),
            )


async def _ask(port: int, body: bytes) -> bytes:
    """The whole answer, head included, on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = b"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    writer.write(head + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    answer = await reader.read(-1)
    writer.close()
    return answer


def _body(**fields: object) -> bytes:
    return json.dumps({**_BODY, **fields}, separators=(",", ":")).encode()


def _round(peer: Peer, body: bytes, total: int, at_once: int) -> tuple[float, float]:
    """(CPU seconds of the peer, wall seconds) for `total` calls, `at_once` at a time."""

    async def main() -> None:
        left = iter(range(total))

        async def worker() -> None:
            for _ in left:
                answer = await _ask(peer.port, body)
                if b" 200 OK" not in answer[:20]:
                    raise AssertionError(answer[:300])

        await asyncio.gather(*(worker() for _ in range(at_once)))

    cpu, wall = peer.cpu_s(), time.monotonic()
    asyncio.run(main())
    return peer.cpu_s() - cpu, time.monotonic() - wall


@case("gateway")
def gateway(effort: Effort) -> Iterator[Row]:
    """CPU for 1,000-chunk streams, and whole answers per second, gateway and byte proxy in turns."""
    rounds = max(3, effort.rounds // 4)
    stream, paced, whole = _body(stream=True), _body(stream=True, user="paced"), _body()
    with _peers() as (_, proxy, behind):
        for peer in (proxy, behind):
            _round(peer, stream, 4, 2)
            _round(peer, whole, 20, 4)
        cpu: dict[Peer, list[float]] = {proxy: [], behind: []}
        alone: dict[Peer, list[float]] = {proxy: [], behind: []}
        rate: dict[Peer, list[float]] = {proxy: [], behind: []}
        for number in range(rounds):
            for peer in (proxy, behind)[:: -1 if number % 2 else 1]:
                cpu[peer].append(_round(peer, stream, 16, 4)[0] / 16)
                alone[peer].append(_round(peer, paced, 4, 4)[0] / 4)
                rate[peer].append(200 / _round(peer, whole, 200, 16)[1])
    yield Row(
        case="gateway",
        title="CPU of a 1,000-chunk stream through the gateway, over a byte proxy",
        value=median(cpu[behind]) / median(cpu[proxy]),
        goal=2.5,
        floor_us=median(cpu[proxy]) * 1e6,
        turnwire_us=median(cpu[behind]) * 1e6,
    )
    yield Row(
        case="gateway-paced",
        title="the same, each chunk alone on the wire",
        value=median(alone[behind]) / median(alone[proxy]),
        goal=1.2,
        floor_us=median(alone[proxy]) * 1e6,
        turnwire_us=median(alone[behind]) * 1e6,
    )
    yield Row(
        case="gateway-rate",
        title="whole answers a second through the byte proxy, over the gateway",
        value=median(rate[proxy]) / median(rate[behind]),
        goal=2.5,  # the gateway answers at least 0.4 of what the proxy does
        floor_us=1e6 / median(rate[proxy]),
        turnwire_us=1e6 / median(rate[behind]),
    )


@case("gateway-inspect")
def gateway_inspect(effort: Effort) -> Iterator[Row]:
    """The same streams with the inspector off and on, over the byte proxy: off, it must cost nothing."""
    rounds = max(3, effort.rounds // 4)
    stream, whole = _body(stream=True), _body()
    with _peers() as (_, proxy, off), _peers("--inspect") as (_, _, on):
        peers = (proxy, off, on)
        for peer in peers:
            _round(peer, stream, 4, 2)
            _round(peer, whole, 20, 4)
        streams: dict[Peer, list[float]] = {peer: [] for peer in peers}
        answers: dict[Peer, list[float]] = {peer: [] for peer in peers}
        for number in range(rounds):
            for peer in peers[:: -1 if number % 2 else 1]:
                streams[peer].append(_round(peer, stream, 16, 4)[0] / 16)
                answers[peer].append(_round(peer, whole, 200, 16)[0] / 200)
    for peer, words, goal in ((off, "off", 2.5), (on, "on", None)):
        yield Row(
            case="gateway-inspect",
            title=f"CPU of a 1,000-chunk stream with the inspector {words}, over a byte proxy",
            value=median(streams[peer]) / median(streams[proxy]),
            goal=goal,
            floor_us=median(streams[proxy]) * 1e6,
            turnwire_us=median(streams[peer]) * 1e6,
        )
    yield Row(
        case="gateway-inspect",
        title="CPU of a whole answer with the inspector on, over the same off",
        value=median(answers[on]) / median(answers[off]),
        goal=None,
        floor_us=median(answers[off]) * 1e6,
        turnwire_us=median(answers[on]) * 1e6,
    )


def _one_by_one(peer: Peer, body: bytes, total: int) -> tuple[float, float]:
    """(CPU seconds of the peer, wall seconds) for `total` whole answers after each other, on one connection."""
    head = b"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    request = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    cpu, wall = peer.cpu_s(), time.monotonic()
    with socket.create_connection(("127.0.0.1", peer.port)) as sock, sock.makefile("rb") as answer:
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for _ in range(total):
            sock.sendall(request)
            lines = iter(answer.readline, b"\r\n")
            if b" 200 OK" not in next(lines):
                raise AssertionError("no answer")
            fields = dict(line.lower().strip().split(b": ", 1) for line in lines)
            answer.read(int(fields[b"content-length"]))
    return peer.cpu_s() - cpu, time.monotonic() - wall


@case("gateway-added")
def gateway_added(effort: Effort) -> Iterator[Row]:
    """Whole answers, one at a time: what the gateway adds to the time of the upstream itself.

    These are wall times, which a busy machine spoils; the CPU that the gateway uses for an answer stands beside them.
    """
    calls, body = 40, _body()
    with _peers() as (upstream, _, behind):
        peers = (upstream, behind)
        for peer in peers:
            _one_by_one(peer, body, 20)
        wall: dict[Peer, list[float]] = {peer: [] for peer in peers}
        cpu: dict[Peer, list[float]] = {peer: [] for peer in peers}
        for number in range(max(5, effort.rounds)):
            for peer in peers[:: -1 if number % 2 else 1]:
                used, taken = _one_by_one(peer, body, calls)
                cpu[peer].append(used / calls)
                wall[peer].append(taken / calls)
    yield Row(
        case="gateway-added",
        title="whole answers, one at a time: time that the gateway adds",
        value=(median(wall[behind]) - median(wall[upstream])) * 1000,
        goal=1.0,
        unit="ms",
        floor_us=median(wall[upstream]) * 1e6,
        turnwire_us=median(wall[behind]) * 1e6,
    )
    yield Row(
        case="gateway-added",
        title="CPU of the gateway for such an answer",
        value=sum(cpu[behind]) / len(cpu[behind]) * 1000,
        goal=None,
        unit="ms",
    )


@case("gateway-streams")
def gateway_streams(effort: Effort) -> Iterator[Row]:
    """500 streams open at the same time through one gateway process: none goes on before all are open."""
    with _peers() as (_, _, behind):
        _round(behind, _body(stream=True), 8, 4)
        before = behind.memory_mb()
        _round(behind, _body(stream=True, user="slow"), GATE, GATE)
        most = behind.memory_mb("VmHWM")
    yield Row(
        case="gateway-streams",
        title=f"{GATE} streams at the same time: memory over an idle gateway",
        value=most - before,
        goal=None,
        unit="MB",
    )
    yield Row(
        case="gateway-streams",
        title="the same for one stream",
        value=(most - before) * 1024 / GATE,
        goal=None,
        unit="kB",
    )

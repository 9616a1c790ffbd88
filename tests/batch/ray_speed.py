"""Requests a second of a batch on two Ray nodes of one CPU each, against one process, at a server that costs little.

The server, a process of its own, sends bytes made beforehand after `LATENCY_S`, so that the calls of one process keep a
core busy. It counts from the first request to the last: starting Ray, some seconds, is shown apart.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from tests.batch.ray_cluster import RayCluster
from tests.batch.samples import asked, write_lines

PARTS: Final = 4
CONCURRENCY: Final = 64
LATENCY_S: Final = 0.005
TIMES: Final = 3
"""How often each is measured, in turn."""

_BODY = json.dumps(
    {
        "id": "c",
        "object": "chat.completion",
        "created": 1,
        "model": "m",
        "choices": [{"index": 0, "message": {"role": "assistant", "content": "It is sunny."}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
    }
).encode()
_ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
_UNKNOWN = b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}"
_LENGTH = b"content-length:"


class CannedServer(asyncio.Protocol):
    """Answers every request of a connection with the same bytes."""

    count = 0
    first = last = 0.0

    def __init__(self) -> None:
        self._got = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer each request that is whole."""
        self._got += data
        while (head := self._got.find(b"\r\n\r\n")) >= 0:
            at = self._got[:head].lower().find(_LENGTH)
            length = 0 if at < 0 else int(self._got[at + len(_LENGTH) : head].split(b"\r", 1)[0])
            if len(self._got) < head + 4 + length:
                return
            is_chat = self._got.startswith(b"POST /v1/chat/completions")
            self._got = self._got[head + 4 + length :]
            if not is_chat:  # a question about the server
                self._transport.write(_UNKNOWN)
                continue
            now = time.monotonic()
            CannedServer.first = CannedServer.first or now
            CannedServer.last = now
            CannedServer.count += 1
            asyncio.get_running_loop().call_later(LATENCY_S, self._transport.write, _ANSWER)


def serve(pipe: Connection) -> None:
    """Send the port; then, whenever something comes, what was counted since."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(CannedServer, "127.0.0.1", 0, backlog=512)
        pipe.send(server.sockets[0].getsockname()[1])
        while await loop.run_in_executor(None, pipe.recv):
            pipe.send((CannedServer.count, CannedServer.last - CannedServer.first))
            CannedServer.count, CannedServer.first = 0, 0.0

    asyncio.run(main())


def side_by_side(folder: Path, requests: int) -> dict[str, Any]:
    """Both, in turn; requests a second, and the whole time of the commands.

    Raises:
        AssertionError: a command failed, or the server was asked another number of requests.
    """
    lines = [asked(f"q{number}") for number in range(requests)]
    (folder / "requests").mkdir()
    for part in range(PARTS):
        write_lines(folder / "requests" / f"{part}.jsonl", lines[part::PARTS])
    write_lines(folder / "requests.jsonl", lines)
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=serve, args=(theirs,), daemon=True)
    server.start()
    up = {"type": "vllm", "endpoint": f"http://127.0.0.1:{ours.recv()}"}
    (folder / "config.yml").write_text(json.dumps({"model_providers": {"providers": {"up": up}}}), encoding="utf-8")
    seen: dict[str, list[dict[str, float]]] = {"one_process": [], "two_nodes": []}
    with RayCluster() as cluster:
        there = ["--engine", "ray", "--address", cluster.address]
        for number in range(TIMES):
            for name, source, more in (("one_process", "requests.jsonl", []), ("two_nodes", "requests", there)):
                command = [str(Path(sys.executable).parent / "turnwire"), "batch", source, "--provider", "up", "--json"]
                command += ["--config", "config.yml", "--out", f"{name}{number}", "--concurrency", str(CONCURRENCY)]
                began = time.monotonic()
                done = subprocess.run([*command, *more], cwd=folder, capture_output=True, text=True, check=False)
                whole = time.monotonic() - began
                assert done.returncode == 0, (done.stdout, done.stderr)
                ours.send(True)
                count, seconds = ours.recv()
                assert count == requests, f"{name}: the server was asked {count} requests"
                seen[name].append({"a_second": round(count / seconds), "command_s": round(whole, 1)})
    ours.send(False)
    best = {name: max(row["a_second"] for row in rows) for name, rows in seen.items()}
    return {"requests": requests, **seen, "times": round(best["two_nodes"] / best["one_process"], 2)}

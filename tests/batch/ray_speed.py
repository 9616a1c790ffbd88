"""Requests a second of a batch on two Ray nodes of one CPU each, against one process, at a server that costs little.

The server, a process of its own, sends bytes made beforehand at once, so that whoever asks is busy. It counts from the
first request to the last: starting Ray, some seconds, is shown apart.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import selectors
import socket
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from tests.batch.ray_cluster import RayCluster
from tests.batch.samples import asked, write_lines

PARTS: Final = 20
CONCURRENCY: Final = 64
TIMES: Final = 3
"""How often each is measured, in turn."""
NICENESS: Final = 15
"""What Ray gives its workers, and so here the process that they are held against."""

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
_LENGTH = re.compile(rb"content-length: ?(\d+)", re.IGNORECASE)


def serve(pipe: Connection) -> None:
    """Send the port; answer every request with the same bytes. Whenever something comes, send what was counted since:
    the requests, and the seconds from the first to the last.

    A loop of its own: one of asyncio costs twice as much, and the cores are shared with those that ask.
    """
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    pipe.send(listening.getsockname()[1])
    waiting = selectors.DefaultSelector()
    waiting.register(listening, selectors.EVENT_READ)
    waiting.register(pipe, selectors.EVENT_READ)
    count, first, last = 0, 0.0, 0.0
    while True:
        for key, _ in waiting.select():
            if key.fileobj is pipe:
                if not pipe.recv():
                    return
                pipe.send((count, last - first))
                count = 0
            elif key.fileobj is listening:
                waiting.register(listening.accept()[0], selectors.EVENT_READ, bytearray())
            else:
                assert isinstance(key.fileobj, socket.socket)
                got = key.fileobj.recv(65536)
                if not got:
                    waiting.unregister(key.fileobj)
                    key.fileobj.close()
                    continue
                key.data.extend(got)
                if not _is_whole(key.data):
                    continue
                is_chat = key.data.startswith(b"POST /v1/chat/completions")
                key.data.clear()
                key.fileobj.sendall(_ANSWER if is_chat else _UNKNOWN)
                last = time.monotonic()
                first = last if count == 0 else first
                count += is_chat


def _is_whole(request: bytearray) -> bool:
    """Whether a connection, which has one request at a time, has sent all of it."""
    head = request.find(b"\r\n\r\n")
    length = _LENGTH.search(request, 0, max(head, 0))
    return head >= 0 and len(request) == head + 4 + (int(length[1]) if length else 0)


def side_by_side(folder: Path, requests: int) -> dict[str, Any]:
    """Both, in turn; requests a second, and the whole time of the commands.

    Raises:
        AssertionError: a command failed, or the server was asked another number of requests.
    """
    lines = [asked(f"q{number}") for number in range(requests)]
    (folder / "requests").mkdir()
    for part in range(PARTS):
        write_lines(folder / "requests" / f"{part}.jsonl", lines[part::PARTS])
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
            for name, source, more in (("one_process", "requests", []), ("two_nodes", "requests", there)):
                command = [str(Path(sys.executable).parent / "turnwire"), "batch", source, "--provider", "up", "--json"]
                command += ["--config", "config.yml", "--out", f"{name}{number}", "--concurrency", str(CONCURRENCY)]
                nice = [] if more else ["nice", "-n", str(NICENESS)]
                began = time.monotonic()
                done = subprocess.run([*nice, *command, *more], cwd=folder, capture_output=True, text=True, check=False)
                whole = time.monotonic() - began
                assert done.returncode == 0, (done.stdout, done.stderr)
                ours.send(True)
                count, seconds = ours.recv()
                assert count == requests, f"{name}: the server was asked {count} requests"
                seen[name].append({"a_second": round(count / seconds), "command_s": round(whole, 1)})
    ours.send(False)
    best = {name: max(row["a_second"] for row in rows) for name, rows in seen.items()}
    return {"requests": requests, **seen, "times": round(best["two_nodes"] / best["one_process"], 2)}

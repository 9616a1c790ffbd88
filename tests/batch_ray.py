"""The engine on Ray against the local one, in an environment that has ray: `python -m tests.batch_ray`.

    python -m venv .cache/ray && .cache/ray/bin/pip install --editable '.[ray]'
    .cache/ray/bin/python -m tests.batch_ray [--lines 20000] [--requests 400] [--jobs 2]

Ray is 240 MB on the disk, too much for what `make test` installs. Checked are: the same output as the local engine in
the same order, for pieces of files and for requests; a piece whose process is killed, and an actor that is killed with
calls open; the node that is killed under a batch; a wrong configuration; that no process of the cluster listens beyond
loopback, or has a connection there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.batch.samples import asked, read_lines, request, write_lines
from tests.batch.server import EchoServer, provider_at
from tests.patience import PATIENCE_S
from turnwire.batch import Batch, BatchSettings
from turnwire.batch.lines import Piece, pieces_of
from turnwire.batch.pool import in_order
from turnwire.batch.ray_engine import RayEngine
from turnwire.cli.convert import ConvertPiece, Kind
from turnwire.cli.validate import CheckPiece
from turnwire.core.errors import InvalidDataError
from turnwire.launch.watcher import below, parents
from turnwire.providers.base import ModelProvider


class DiesOnce:
    """Ends its process the first time that it sees the piece with line `line`."""

    def __init__(self, mark: Path, line: int) -> None:
        self._mark, self._line = mark, line

    def __call__(self, piece: Piece) -> int:
        """The number of the first line."""
        if piece.first >= self._line and not self._mark.exists():
            self._mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return piece.first


class Opens:
    """Opens the provider in an actor."""

    def __init__(self, url: str) -> None:
        self._url = url

    def __call__(self) -> ModelProvider:
        """A provider of that server."""
        return provider_at(self._url)


def fails(piece: Piece) -> int:
    """Fails."""
    raise InvalidDataError("a piece is wrong", [])


def outside_loopback() -> list[str]:
    """Sockets of processes of the cluster that listen elsewhere, or are connected to elsewhere."""
    inodes: set[str] = set()
    for pid in processes():
        try:
            for entry in Path(f"/proc/{pid}/fd").iterdir():
                target = os.readlink(entry)
                if target.startswith("socket:"):
                    inodes.add(target[8:-1])
        except OSError:  # it has just ended
            continue
    found = []
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[9] in inodes:
                found += [f"{table} {end}" for end in fields[1:3] if not _is_loopback(end.split(":")[0], end)]
    return found


def _is_loopback(address: str, end: str) -> bool:
    is_nothing = set(address) == {"0"} and end.endswith(":0000")  # the other end of a socket that listens
    return is_nothing or address in ("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000")


def processes() -> Iterator[int]:
    """This process and all below it."""
    yield from below({os.getpid()}, parents())


def actors() -> list[int]:
    """The processes of actors."""
    found = []
    for pid in processes():
        try:
            name = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if name.startswith(b"ray::_Actor"):
            found.append(pid)
    return found


def files(engine: RayEngine, folder: Path, lines: int, jobs: int) -> dict[str, Any]:
    """Pieces of a file, on Ray and in local processes."""
    wrong = {"messages": []}
    path = write_lines(
        folder / "large.jsonl",
        (wrong if number % 997 == 5 else request(f"{number} " + "x" * 500) for number in range(lines)),
    )
    seen: dict[str, Any] = {}
    for name, work in {
        "validate": CheckPiece(None),
        "convert": ConvertPiece("large.jsonl", Kind.REQUEST, "canonical", "ollama", 500, None, True),
    }.items():
        taken = {}
        results = {}
        for where in ("local", "ray"):
            began = time.monotonic()
            with path.open("rb") as file:
                pieces = pieces_of(file, size=1 << 18)
                results[where] = list(
                    in_order(work, pieces, jobs=jobs) if where == "local" else engine.in_order(work, pieces)
                )
            taken[f"{where}_s"] = round(time.monotonic() - began, 2)
        assert results["ray"] == results["local"], f"{name}: not the same"
        seen[name] = taken
    with path.open("rb") as file:
        firsts = list(engine.in_order(DiesOnce(folder / "mark", lines // 2), pieces_of(file, size=1 << 18)))
    assert (folder / "mark").exists()
    assert firsts == sorted(set(firsts)), "an order or a piece is lost"
    with path.open("rb") as file:
        said = ""
        try:
            list(engine.in_order(fails, pieces_of(file)))
        except InvalidDataError as error:
            said = str(error)
        assert "a piece is wrong" in said, "the error of the work did not come out"
    return seen


def requests(engine: RayEngine, folder: Path, count: int) -> dict[str, Any]:
    """Requests of a file, on Ray and from this process; then with an actor that is killed in the middle."""
    names = [f"q{number}" for number in range(count)]
    source = write_lines(folder / "requests.jsonl", [*map(asked, names), b"{broken"])
    settings = BatchSettings(concurrency=16)
    options: dict[str, Any] = {"in_order": True, "target": "openai-chat"}  # its answers hold no time of this side
    taken = {}
    with EchoServer(latency=0.02) as server:

        async def local() -> None:
            async with provider_at(server.url) as provider:
                await Batch(source, folder / "local.jsonl", provider, settings, **options).run()

        async def on_ray(name: str) -> None:
            await Batch(source, folder / name, engine.asking(Opens(server.url)), settings, **options).run()

        began = time.monotonic()
        asyncio.run(local())
        taken["local_s"] = round(time.monotonic() - began, 2)
        began = time.monotonic()
        asyncio.run(on_ray("ray.jsonl"))
        taken["ray_s"] = round(time.monotonic() - began, 2)
        assert (folder / "ray.jsonl").read_bytes() == (folder / "local.jsonl").read_bytes(), "not the same results"

        before = server.asked.total()
        server.wake_at = before + count // 2

        async def with_a_kill() -> int:
            run = asyncio.ensure_future(on_ray("killed.jsonl"))
            assert await asyncio.to_thread(server.reached.wait, PATIENCE_S)
            victims = actors()
            os.kill(victims[0], signal.SIGKILL)
            await run
            return len(victims)

        killed_of = asyncio.run(with_a_kill())
        again = server.asked.total() - before - count
    assert (folder / "killed.jsonl").read_bytes() == (folder / "local.jsonl").read_bytes(), "not the same results"
    assert len(read_lines(folder / "killed.jsonl")) == count + 1
    return {**taken, "actors": killed_of, "asked_again_after_a_kill": again}


def node_that_is_killed(folder: Path) -> str:
    """What a batch says whose node of Ray is killed; its stdout stays JSON, and the same command goes on."""
    write_lines(folder / "more.jsonl", [asked(f"q{number}") for number in range(200)])
    with EchoServer(latency=2 * PATIENCE_S) as server:
        configuration = {"model_providers": {"providers": {"up": {"type": "vllm", "endpoint": server.url}}}}
        (folder / "config.yml").write_text(json.dumps(configuration), encoding="utf-8")
        server.wake_at = 4
        command = [str(Path(sys.executable).parent / "turnwire"), "batch", "more.jsonl", "--provider", "up", "--json"]
        command += ["--out", "more.out.jsonl", "--config", "config.yml", "--concurrency", "4"]
        options: dict[str, Any] = {"cwd": folder, "text": True, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen([*command, "--engine", "ray", "--jobs", "2"], **options) as process:
            assert server.reached.wait(PATIENCE_S)
            os.kill(next(pid for pid in below({process.pid}, parents()) if command_of(pid) == "raylet"), signal.SIGKILL)
            out, err = process.communicate()
        assert process.returncode == 1, (process.returncode, out, err)
        said: str = json.loads(out)["error"]["message"]
        assert "run the same command again" in said
        server.latency = 0.0
        done = subprocess.run(command, check=False, **options)
        assert (done.returncode, json.loads(done.stdout)["unanswered"]) == (0, 0)
    return said


def command_of(pid: int) -> str:
    """The name of a process."""
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:  # it has just ended
        return ""


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch_ray", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, RayEngine(given.jobs) as engine:
        list(engine.in_order(len, [b"x"] * given.jobs))
        started = round(time.monotonic() - began, 2)
        seen = {"start_s": started, "lines": given.lines, **files(engine, Path(folder), given.lines, given.jobs)}
        seen |= {"requests": given.requests, "batch": requests(engine, Path(folder), given.requests)}
        outside = outside_loopback()
        assert outside == [], f"not on loopback: {outside}"
        rss = subprocess.run(
            ["ps", "-o", "rss=", "-p", ",".join(map(str, processes()))], capture_output=True, text=True, check=False
        )
        seen["memory_mb"] = sum(map(int, rss.stdout.split())) // 1024
    with tempfile.TemporaryDirectory() as folder:
        seen["node_killed"] = node_that_is_killed(Path(folder))
    print(json.dumps(seen))


if __name__ == "__main__":
    main()

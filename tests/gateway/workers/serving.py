"""`turnwire serve --workers` as its users run it, and what its tests look at: its processes and its log."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.cli.runner import SCRIPT
from tests.patience import PATIENCE_S, until
from tests.providers.standin import CHAT, SSE, Connection, Request, StandIn, delta, sse

ASK = {"model": "m", "stream": False, "messages": [{"role": "user", "content": "hello"}]}


@dataclass
class RunningWorkers:
    """A gateway of several processes that is up."""

    url: str
    told: dict[str, Any]
    process: subprocess.Popen[bytes]
    log_file: Path

    def client(self) -> httpx.Client:
        """A client whose requests all go to one worker, as long as its connection is kept."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE_S, trust_env=False)

    def one_for_each(self, count: int) -> list[httpx.Client]:
        """A client with a connection to each of `count` workers, in the order of their numbers."""
        found: dict[int, httpx.Client] = {}
        for _ in range(1000):
            client = self.client()
            number = self.reached_by(client)
            if number in found:
                client.close()
            else:
                found[number] = client
            if len(found) == count:
                return [found[each] for each in sorted(found)]
        raise AssertionError(f"only the workers {sorted(found)} were reached")

    def reached_by(self, client: httpx.Client) -> int:
        """The number of the worker that a client's connection leads to."""
        request_id = client.get("/health").headers["turnwire-request-id"]
        return int(self.wait_for(request_id=request_id)["worker"])

    @property
    def log(self) -> list[dict[str, Any]]:
        """The lines of the log so far."""
        whole = self.log_file.read_bytes().rpartition(b"\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def lines(self, **facts: Any) -> list[dict[str, Any]]:
        """The lines of the log that have these facts."""
        return [line for line in self.log if facts.items() <= line.items()]

    def wait_for(self, **facts: Any) -> dict[str, Any]:
        """The first line of the log with these facts, once it is there."""
        until(lambda: self.lines(**facts), missing=lambda: self.log_file.read_text())
        return self.lines(**facts)[0]

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers, in the order in which they were started."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return sorted(map(int, found.split()))


@contextmanager
def served_by_workers(*arguments: str, cwd: Path, count: int = 2, **environment: str) -> Iterator[RunningWorkers]:
    """A gateway of `count` processes, alone in its process group, while the block runs."""
    log_file = cwd / "gateway.log"
    with (
        log_file.open("wb") as log,
        subprocess.Popen(
            [SCRIPT, "serve", "--port", "0", "--json", "--workers", str(count), *arguments],
            stdout=subprocess.PIPE,
            stderr=log,
            stdin=subprocess.DEVNULL,
            cwd=cwd,
            env={**os.environ, **environment},
            start_new_session=True,
        ) as process,
    ):
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line, log_file.read_text()
            told = json.loads(line)
            yield RunningWorkers(told["url"], told, process, log_file)
        finally:
            if process.poll() is None:
                process.kill()  # its workers end with it


def is_gone(pid: int) -> bool:
    """Return whether a process has ended."""
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True


async def held(connection: Connection, request: Request) -> None:
    """A stream whose end waits for the test's word."""
    await connection.stream(SSE, sse(delta("one "), done=False))
    await connection.wait()
    await connection.chunk(sse(delta("two"), delta(finish="stop")))
    await connection.end()


def upstream_of(folder: Path, upstream: StandIn, *more: str) -> tuple[str, ...]:
    """Options of a gateway whose only provider is `upstream`."""
    up = f"{{type: openai-compatible, endpoint: '{upstream.url}', models: [{{name: m}}]}}"
    (folder / "c.yml").write_text("\n".join([f"model_providers:\n  providers:\n    up: {up}", *more, ""]))
    return ("--config", "c.yml")


def held_upstream() -> StandIn:
    """A model server whose streams end at its `word`."""
    return StandIn({CHAT: held})

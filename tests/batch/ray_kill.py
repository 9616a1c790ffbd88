"""A batch on a cluster of Ray whose processes are killed with -9, and the check of what is there in the end.

The command asks parts on two nodes. A worker that asks a part, a node, the head or the process that drives Ray is
killed while it does, at a random moment. Where that ends the command, it says so as one JSON document with the command
that goes on, and is run again. In the end every request has exactly one result, which is the answer to it.
"""

from __future__ import annotations

import json
import random
import re
import shlex
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.batch.ray_cluster import RayCluster, is_of_ray, outside_loopback
from tests.batch.samples import asked, read_lines, write_lines
from tests.batch.server import EchoServer
from tests.patience import PATIENCE_S
from turnwire.launch.watcher import below, parents

CONCURRENCY: Final = 4
PARTS: Final = 8
REQUESTS: Final = 100
"""Of each part."""
VICTIMS: Final = {"worker": 10, "node": 6, "head": 3, "driver": 2}
"""What is killed, and how often among them."""


class Command:
    """`turnwire batch` over the folder of parts."""

    def __init__(self, folder: Path, url: str, address: str) -> None:
        self._folder = folder
        configuration = {"model_providers": {"providers": {"up": {"type": "vllm", "endpoint": url}}}}
        (folder / "config.yml").write_text(json.dumps(configuration), encoding="utf-8")
        self._arguments = ["batch", "requests", "--provider", "up", "--config", "config.yml", "--out", "results"]
        self._arguments += ["--concurrency", str(CONCURRENCY), "--engine", "ray", "--address", address, "--json"]
        self.process = self._started()
        self.ended: Counter[int] = Counter()
        """How often it ended with a code."""

    def _started(self) -> subprocess.Popen[str]:
        turnwire = str(Path(sys.executable).parent / "turnwire")
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        return subprocess.Popen([turnwire, *self._arguments], cwd=self._folder, **pipes)

    def restart(self) -> None:
        """Run it again."""
        self.process = self._started()

    def end(self) -> int:
        """Wait for its end; check what it says."""
        if self.process.stdout is not None and self.process.stdout.closed:
            return self.process.returncode
        out, err = self.process.communicate(timeout=4 * PATIENCE_S)
        document = json.loads(out)  # one document, whoever else printed
        if self.process.returncode:
            said = document["error"]["message"]
            assert shlex.join(["turnwire", *self._arguments]) in said, (said, err)
            for log in re.findall(r"what Ray said is in (.*?)\)", said):
                Path(log).unlink()
            assert " of Ray" in said or "Ray cluster" in said or "drives Ray" in said, (said, err)
        self.ended[self.process.returncode] += 1
        return self.process.returncode

    def drivers(self) -> list[int]:
        """The processes that it has started and that drive Ray."""
        return [pid for pid in below({self.process.pid}, parents()) if pid != self.process.pid and not is_of_ray(pid)]


def rounds(folder: Path, kills: int, seed: int) -> dict[str, Any]:
    """Kill so often, in batch after batch, let the last one end, and check each; what was seen.

    Raises:
        AssertionError: a result is missing, comes twice, or is that of another request.
    """
    began = time.monotonic()
    chance = random.Random(seed)
    killed: Counter[str] = Counter()
    ended: Counter[int] = Counter()
    batches = 0
    with EchoServer(latency=0.02) as server, RayCluster() as cluster:
        while killed.total() < kills:
            batches += 1
            place = folder / str(batches)
            names = _write(place, f"b{batches}")
            command = Command(place, server.url, cluster.address)
            while killed.total() < kills and _is_asking(command, server, chance):
                _kill_one(command, cluster, chance, killed)
            outside = outside_loopback()
            assert outside == [], f"not on loopback: {outside}"
            assert command.end() == 0
            ended += command.ended
            _check(place, names)
    requests = batches * PARTS * REQUESTS
    again = server.asked.total() - requests
    assert again <= killed.total() * CONCURRENCY, f"{again} requests were asked again after {killed} kills"
    return {
        "requests": requests,
        "kills": killed.total(),
        "killed": dict(killed),
        "asked_again": again,
        "command_ended": {str(code): count for code, count in ended.items()},
        "seconds": round(time.monotonic() - began),
    }


def _write(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Parts; the ids of their requests."""
    (folder / "requests").mkdir(parents=True)
    names = {f"{part}.jsonl": [f"{prefix}p{part}q{number}" for number in range(REQUESTS)] for part in range(PARTS)}
    for part, inside in names.items():
        write_lines(folder / "requests" / part, map(asked, inside))
    return names


def _is_asking(command: Command, server: EchoServer, chance: random.Random) -> bool:
    """Wait until some more requests were asked, or a little; return whether the command has not ended by then."""
    server.reached.clear()
    server.wake_at = server.asked.total() + chance.randint(1, 3 * PARTS)
    patience = PATIENCE_S if chance.random() < 0.8 else chance.random() * 5  # perhaps before the first question
    until = time.monotonic() + patience
    while command.process.poll() is None and time.monotonic() < until and not server.reached.wait(0.05):
        pass
    return command.process.poll() is None


def _kill_one(command: Command, cluster: RayCluster, chance: random.Random, killed: Counter[str]) -> None:
    """Kill something; go on where that ended the command."""
    victim = chance.choices(list(VICTIMS), list(VICTIMS.values()))[0]
    match victim:
        case "worker":
            killed[victim] += cluster.kill_one(cluster.workers(), chance)
        case "node":
            killed[victim] += 1
            cluster.kill_node(chance.randrange(2))
            cluster.add_node()
        case "head":
            killed[victim] += 1
            cluster.kill_head()
            code = command.end()
            cluster.stop()
            cluster.start()
            if code:
                command.restart()
        case _:
            killed[victim] += cluster.kill_one(command.drivers(), chance)
            if command.end():
                command.restart()


def _check(folder: Path, names: dict[str, list[str]]) -> None:
    for part, inside in names.items():
        lines = read_lines(folder / "results" / part)
        found = {line["id"]: line["response"]["message"]["content"] for line in lines}
        assert len(lines) == len(inside), f"{part}: a result is missing or comes twice"
        assert found == {name: f"you: say {name}" for name in inside}, part

"""A batch on a cluster of Ray whose processes are killed with -9, and the check of what is there in the end.

The command asks parts on two nodes. A worker that asks a part, a node, the head or the process that drives Ray is
killed while it does, at a random moment. Where that ends the command, it says so as one JSON document with the command
that goes on, and is run again. In the end every request has exactly one result, which is the answer to it.
"""

from __future__ import annotations

import json
import random
import shlex
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.batch.ray_cluster import RayCluster, is_of_ray
from tests.batch.samples import asked, read_lines, write_lines
from tests.batch.server import EchoServer
from tests.patience import PATIENCE_S
from turnwire.launch.watcher import below, parents

CONCURRENCY: Final = 4
PARTS: Final = 8
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
        out, err = self.process.communicate(timeout=4 * PATIENCE_S)
        document = json.loads(out)  # one document, whoever else printed
        if self.process.returncode:
            said = document["error"]["message"]
            assert shlex.join(["turnwire", *self._arguments]) in said, (said, err)
            assert " of Ray" in said or "Ray cluster" in said or "drives Ray" in said, (said, err)
        self.ended[self.process.returncode] += 1
        return self.process.returncode

    def drivers(self) -> list[int]:
        """The processes that it has started and that drive Ray."""
        return [pid for pid in below({self.process.pid}, parents()) if pid != self.process.pid and not is_of_ray(pid)]


def rounds(folder: Path, kills: int, seed: int) -> dict[str, Any]:
    """Kill so often, let the last run end, and check; what was seen.

    Raises:
        AssertionError: a result is missing, comes twice, or is that of another request.
    """
    began = time.monotonic()
    chance = random.Random(seed)
    names = {f"{part}.jsonl": [f"p{part}q{number}" for number in range(12 * kills)] for part in range(PARTS)}
    (folder / "requests").mkdir()
    for part, inside in names.items():
        write_lines(folder / "requests" / part, map(asked, inside))
    killed: Counter[str] = Counter()
    with EchoServer(latency=0.02) as server, RayCluster() as cluster:
        command = Command(folder, server.url, cluster.address)
        while killed.total() < kills:
            victim = chance.choices(list(VICTIMS), list(VICTIMS.values()))[0]
            server.reached.clear()
            # Now and then the head is gone before the first question.
            server.wake_at = server.asked.total() + (0 if victim == "head" else chance.randint(1, 3 * PARTS))
            if victim != "head" or chance.random() < 0.5:
                assert server.reached.wait(PATIENCE_S), "the run asks nothing"
            else:
                time.sleep(chance.random() * 3)
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
                    assert command.end() != 0
                    cluster.stop()
                    cluster.start()
                    command.restart()
                case _:
                    killed[victim] += cluster.kill_one(command.drivers(), chance)
                    assert command.end() != 0
                    command.restart()
        assert command.end() == 0
    again = server.asked.total() - PARTS * 12 * kills
    for part, inside in names.items():
        lines = read_lines(folder / "results" / part)
        found = {line["id"]: line["response"]["message"]["content"] for line in lines}
        assert len(lines) == len(inside), f"{part}: a result is missing or comes twice"
        assert found == {name: f"you: say {name}" for name in inside}, part
    assert again <= killed.total() * CONCURRENCY, f"{again} requests were asked again after {killed} kills"
    return {
        "requests": sum(map(len, names.values())),
        "killed": dict(killed),
        "kills": killed.total(),
        "asked_again": again,
        "command_ended": {str(code): count for code, count in command.ended.items()},
        "seconds": round(time.monotonic() - began),
    }

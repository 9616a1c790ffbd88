"""Batches on Ray, in an environment that has ray: `python -m tests.batch_ray`.

    python -m venv .cache/ray && .cache/ray/bin/pip install --editable '.[ray]'
    .cache/ray/bin/python -m tests.batch_ray local [--jobs 2]
    .cache/ray/bin/python -m tests.batch_ray kills [--kills 30] [--seed 1]
    .cache/ray/bin/python -m tests.batch_ray speed [--requests 80000]

Ray is 240 MB on the disk, too much for what `make test` installs.

local: no process of a cluster that is started for a run listens beyond loopback, or has a connection there.
kills: a cluster of two nodes on loopback, whose processes are killed while a batch runs; see `tests.batch.ray_kill`.
speed: requests a second on two nodes of one CPU each, against one process.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.batch.ray_cluster import outside_loopback, processes
from turnwire.batch.ray_engine import RayEngine


def local(jobs: int) -> dict[str, Any]:
    """A cluster on this machine, started for a run."""
    began = time.monotonic()
    with RayEngine(jobs) as engine:
        done = set(engine.as_done(abs, ((f"item {number}", -number) for number in range(10 * jobs))))
        assert done == set(range(10 * jobs))
        seen: dict[str, Any] = {"seconds": round(time.monotonic() - began, 2)}
        outside = outside_loopback()
        assert outside == [], f"not on loopback: {outside}"
        rss = subprocess.run(
            ["ps", "-o", "rss=", "-p", ",".join(map(str, processes()))], capture_output=True, text=True, check=False
        )
        seen["memory_mb"] = sum(map(int, rss.stdout.split())) // 1024
    return seen


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch_ray", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    of_local = commands.add_parser("local")
    of_local.add_argument("--jobs", type=int, default=2)
    of_kills = commands.add_parser("kills")
    of_kills.add_argument("--kills", type=int, default=30)
    of_kills.add_argument("--seed", type=int, default=1)
    of_speed = commands.add_parser("speed")
    of_speed.add_argument("--requests", type=int, default=80_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        match given.command:
            case "local":
                seen = local(given.jobs)
            case "kills":
                from tests.batch.ray_kill import rounds

                seen = rounds(Path(folder), given.kills, given.seed)
            case _:
                from tests.batch.ray_speed import side_by_side

                seen = side_by_side(Path(folder), given.requests)
    print(json.dumps(seen))


if __name__ == "__main__":
    main()

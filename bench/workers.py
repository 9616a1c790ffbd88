"""Streams a second with one worker and with several: `python -m bench.workers [--workers 2] [--rounds 3]`.

Each round runs `python -m bench.load` on a gateway of one process and on one of several, one after the other. Generator
and upstream run on the same cores: what they cost for a stream is shown, because two workers on two cores can only be
faster by what is left. `CPU` is that of all processes of the gateway.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from bench.measure import QUICK
from bench.report import console, facts, write_json

LATEST: Final = Path(__file__).parent / "results" / "workers.json"
GOAL: Final = 1.8
ROWS: Final = {
    "rate": "streams a second",
    "cpu_ms": "CPU of the gateway for a stream, ms",
    "clients_cpu_ms": "CPU of the clients for a stream, ms",
    "upstream_cpu_ms": "CPU of the upstream for a stream, ms",
}


def measured(workers: int, more: Sequence[str]) -> dict[str, float]:
    """What one run says of a gateway of so many processes.

    Raises:
        CalledProcessError: a stream was lost or wrong.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "load.json"
        command = [sys.executable, "-m", "bench.load", "--subject", "gateway", "--streams", "0"]
        command += ["--workers", str(workers), "--json", str(file), *more]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        result: dict[str, Any] = json.loads(file.read_text("utf-8"))["results"]["gateway"]["rate"]
    return {name: result[name] for name in ROWS}


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=2, help="default: 2")
    parser.add_argument("--rounds", type=int, default=3, help="default: 3; the medians are shown")
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="default: bench/results/workers.json")
    given, more = parser.parse_known_args()
    found: dict[int, list[dict[str, float]]] = {1: [], given.workers: []}
    for _ in range(given.rounds):
        for workers, results in found.items():
            results.append(measured(workers, more))
    middle = {
        count: {name: statistics.median(each[name] for each in runs) for name in ROWS} for count, runs in found.items()
    }
    ratio = middle[given.workers]["rate"] / middle[1]["rate"]
    known = facts(QUICK)
    write_json(given.json, {**known, "ratio": ratio, "rounds": {str(count): runs for count, runs in found.items()}})
    table = Table()
    table.add_column("what")
    for count in middle:
        table.add_column(f"--workers {count}", justify="right")
    for name, title in ROWS.items():
        table.add_row(title, *(f"{each[name]:.2f}" for each in middle.values()))
    screen = console()
    screen.print(table)
    screen.print(f"{ratio:.2f} times as many streams a second; the goal with 2 workers on 2 cores is {GOAL}")
    alone = given.workers * middle[1]["cpu_ms"] / middle[given.workers]["cpu_ms"]
    screen.print(f"{alone:.2f} times as many, by the CPU that each stream costs, if every worker had a core for itself")
    screen.print(f"load {known['machine']['load'][0]} on {known['machine']['cores']} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Batches on Ray, in an environment that has ray: `python -m tests.batch_ray`.

    python -m venv .cache/ray && .cache/ray/bin/pip install --editable '.[ray]'
    .cache/ray/bin/python -m tests.batch_ray files [--lines 20000] [--jobs 2]
    .cache/ray/bin/python -m tests.batch_ray kills [--kills 30] [--seed 1]
    .cache/ray/bin/python -m tests.batch_ray speed [--requests 80000]

Ray is 240 MB on the disk, too much for what `make test` installs.

files: pieces of files give the same output as the local engine, in the same order, also where a process is killed; an
error of the work comes out; no process of the cluster listens beyond loopback, or has a connection there.
kills: a cluster of two nodes on loopback, whose processes are killed while a batch runs; see `tests.batch.ray_kill`.
speed: requests a second on two nodes of one CPU each, against one process.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.batch.ray_cluster import outside_loopback, processes
from tests.batch.samples import request, write_lines
from turnwire.batch.lines import Piece, pieces_of
from turnwire.batch.pool import in_order
from turnwire.batch.ray_engine import RayEngine
from turnwire.cli.convert import ConvertPiece, Kind
from turnwire.cli.validate import CheckPiece
from turnwire.core.errors import InvalidDataError


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


def fails(piece: Piece) -> int:
    """Fails."""
    raise InvalidDataError("a piece is wrong", [])


def files(folder: Path, lines: int, jobs: int) -> dict[str, Any]:
    """Pieces of a file, on Ray and in local processes."""
    began = time.monotonic()
    with RayEngine(jobs) as engine:
        list(engine.in_order(len, [b"x"] * jobs))
        seen: dict[str, Any] = {"start_s": round(time.monotonic() - began, 2), "lines": lines}
        seen |= _same_files(engine, folder, lines, jobs)
        outside = outside_loopback()
        assert outside == [], f"not on loopback: {outside}"
        rss = subprocess.run(
            ["ps", "-o", "rss=", "-p", ",".join(map(str, processes()))], capture_output=True, text=True, check=False
        )
        seen["memory_mb"] = sum(map(int, rss.stdout.split())) // 1024
    return seen


def _same_files(engine: RayEngine, folder: Path, lines: int, jobs: int) -> dict[str, Any]:
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


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch_ray", description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    of_files = commands.add_parser("files")
    of_files.add_argument("--lines", type=int, default=20_000)
    of_files.add_argument("--jobs", type=int, default=2)
    of_kills = commands.add_parser("kills")
    of_kills.add_argument("--kills", type=int, default=30)
    of_kills.add_argument("--seed", type=int, default=1)
    of_speed = commands.add_parser("speed")
    of_speed.add_argument("--requests", type=int, default=80_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        match given.command:
            case "files":
                seen = files(Path(folder), given.lines, given.jobs)
            case "kills":
                from tests.batch.ray_kill import rounds

                seen = rounds(Path(folder), given.kills, given.seed)
            case _:
                from tests.batch.ray_speed import side_by_side

                seen = side_by_side(Path(folder), given.requests)
    print(json.dumps(seen))


if __name__ == "__main__":
    main()

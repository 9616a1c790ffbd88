"""Processes under load: what they and all their children use."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")


class Process(NamedTuple):
    """A process started here, and the port at which it and its children listen."""

    pid: int
    port: int

    def pids(self) -> list[int]:
        """It and its descendants."""
        found = [self.pid]
        for pid in found:
            for task in (_PROC / str(pid) / "task").glob("*/children"):
                try:
                    found += map(int, task.read_text().split())
                except OSError:  # it ended meanwhile
                    continue
        return found

    def cpu_s(self) -> float:
        """CPU time of those that are there, in seconds."""
        ticks = 0
        for pid in self.pids():
            try:
                fields = (_PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # the same
                continue
            ticks += int(fields[11]) + int(fields[12])
        return ticks / _TICKS

    def memory_kb(self) -> int:
        """Memory in kB; what several of them share counts once."""
        return sum(_pss_kb(pid) for pid in self.pids())


def _pss_kb(pid: int) -> int:
    try:
        lines = (_PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


@contextmanager
def started(command: Sequence[str], *, quiet: bool = False, **environment: str) -> Iterator[tuple[int, str]]:
    """(process id, its first line) of a process that runs as long as the block; `quiet`: it prints no line."""
    out = subprocess.DEVNULL if quiet else subprocess.PIPE
    process = subprocess.Popen(
        command, stdout=out, stderr=subprocess.DEVNULL if quiet else None, text=True, env={**os.environ, **environment}
    )
    try:
        yield process.pid, "" if process.stdout is None else process.stdout.readline().strip()
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


class Peak:
    """The most memory that a process has while the block runs, looked at every `every_s`."""

    def __init__(self, process: Process, every_s: float = 0.5) -> None:
        self._process = process
        self._every_s = every_s
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self.before_kb = process.memory_kb()
        self.most_kb = 0

    def _look(self) -> None:
        while not self._is_over.wait(self._every_s):
            self.most_kb = max(self.most_kb, self._process.memory_kb())

    def __enter__(self) -> Peak:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

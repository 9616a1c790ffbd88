"""Timing that a busy machine does not spoil: CPU time of this thread, sides taken in turns, medians.

Every round runs each side once, for a batch of calls long enough for the clock; every other round in reverse order, so
that neither is always the first after a pause. Other programs then slow all sides alike, and the ratio of the medians
stands while single times wander. Standard library only, see `bench.data`.
"""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BYTECODE = Path(".cache") / "bench-bytecode"


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int = 31
    batch_ns: int = 20_000_000
    processes: int = 15
    """Runs of each import measurement."""


QUICK = Effort(rounds=7, batch_ns=4_000_000, processes=5)


@dataclass(frozen=True)
class Times:
    """CPU time for one call in each round, in nanoseconds."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)


def interleave(sides: Mapping[str, Callable[[], object]], effort: Effort, *, collect: bool = True) -> dict[str, Times]:
    """Time the sides against each other.

    The garbage collector runs as it does in a program, but what was there before a batch is not searched in it; without
    `collect` the caller has seen to that.
    """
    batches = {name: _batch_size(side, effort.batch_ns) for name, side in sides.items()}
    taken: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(effort.rounds):
        order = list(sides)[:: -1 if number % 2 else 1]
        for name in order:
            if collect:
                gc.collect()
                gc.freeze()
            taken[name].append(_time(sides[name], batches[name]))
            if collect:
                gc.unfreeze()
    return {name: Times(tuple(times)) for name, times in taken.items()}


def _time(side: Callable[[], object], calls: int) -> float:
    loop = range(calls)
    began = time.thread_time_ns()
    for _ in loop:
        side()
    return (time.thread_time_ns() - began) / calls


def _batch_size(side: Callable[[], object], batch_ns: int) -> int:
    side()  # imports, caches, models that are built at their first use
    return max(1, round(batch_ns / max(min(_time(side, 1), _time(side, 1)), 1)))


def spread(floor: Times, side: Times) -> tuple[float, float]:
    """First and third quartile of the ratios of the single rounds."""
    ratios = [b / a for a, b in zip(floor.rounds, side.rounds, strict=True)]
    low, _, high = statistics.quantiles(ratios, n=4)
    return low, high


def import_times(statements: Mapping[str, str], effort: Effort, python: str = sys.executable) -> dict[str, Times]:
    """CPU time of processes that only run these statements, taken in turns; the interpreter's own start is in it.

    Bytecode is cached, as it is for anything installed, but in a folder of its own.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(BYTECODE.resolve())}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    taken: dict[str, list[float]] = {name: [] for name in statements}
    for number in range(effort.processes + 1):
        order = list(statements)[:: -1 if number % 2 else 1]
        for name in order:
            program = f"{statements[name]}\nimport time\nprint(time.process_time_ns())"
            command = [python, "-c", program]
            done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
            if number > 0:  # the first run writes the bytecode
                taken[name].append(float(done.stdout))
    return {name: Times(tuple(times)) for name, times in taken.items()}


def bytes_each(make: Callable[[], object], count: int = 10_000) -> float:
    """Memory of one of `count` objects that are kept, in bytes, with its place in the list that keeps them."""
    make()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept: Sequence[Any] = [make() for _ in range(count)]
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    finally:
        tracemalloc.stop()

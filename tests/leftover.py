"""Processes that a test run started and that are still there at its end.

A process belongs to a run if it descends from it, or if it inherited the run's mark in its environment: one whose
parent was killed has another parent. Only Linux shows both; elsewhere nothing is found.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from turnwire.launch.watcher import below, marked, parents

MARK = "TURNWIRE_TEST_RUN"
"""Environment variable with the name of the run, for everything that it starts."""
_TEST = b"PYTEST_CURRENT_TEST="
_PROC = Path("/proc")
_OF_THE_INTERPRETER = b"multiprocessing.resource_tracker"
"""Helper process of Python that ends with the process that uses it."""


@dataclass(frozen=True)
class Leftover:
    """A process that outlives its test."""

    pid: int
    command: str
    test: str
    """The test that ran when it was started, as pytest names it; empty if its environment does not say."""

    def __str__(self) -> str:
        return f"{self.pid}: {self.command}" + (f", started in {self.test}" if self.test else "")


def leftovers(run: str) -> list[Leftover]:
    """The processes of a run, without this one."""
    if sys.platform != "linux":
        return []
    own, parent_of = os.getpid(), parents()
    found = []
    for pid in sorted(below({own} | marked(f"{MARK}={run}"), parent_of) & parent_of.keys() - {own}):
        command = _read(pid, "cmdline").replace(b"\0", b" ").strip()
        test = next((each for each in _read(pid, "environ").split(b"\0") if each.startswith(_TEST)), b"")
        if not (_OF_THE_INTERPRETER in command and parent_of[pid] == own):
            words = (command, test.removeprefix(_TEST))
            found.append(Leftover(pid, *(word.decode("utf-8", "replace") for word in words)))
    return found


def _read(pid: int, name: str) -> bytes:
    try:
        return (_PROC / str(pid) / name).read_bytes()
    except OSError:  # another user's, or it has just ended
        return b""


def leftovers_after(run: str, patience_s: float) -> list[Leftover]:
    """The processes of a run that do not end by themselves within `patience_s` seconds."""
    end = time.monotonic() + patience_s
    while (found := leftovers(run)) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def end(found: list[Leftover]) -> None:
    """End processes of a run."""
    for each in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(each.pid, signal.SIGKILL)

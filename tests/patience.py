"""How long a test waits for what comes by itself, such as a process that starts or a client that goes.

Only a test that fails waits so long. A loaded machine is not a fault: next to other work, a command that takes a second
has taken half a minute. Every limit of a test is made of these names, as `test_no_timed_assertions.py` checks.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable


def _usable_cores() -> int:
    """The cores that this process may use, fewer than the machine has under `taskset`."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def patience_s(load: float, cores: int) -> float:
    """The seconds to wait on a machine where `load` processes want to run on `cores`."""
    return float(round(300 * max(1.0, load / cores)))


PATIENCE_S = float(os.environ.get("TURNWIRE_TEST_PATIENCE_S") or patience_s(os.getloadavg()[0], _usable_cores()))
"""Seconds to wait before a test fails."""

PATIENCE_MS = PATIENCE_S * 1000
"""The same for a browser."""


def pass_time(seconds: float) -> None:
    """Set the clock of the running event loop ahead: what waits for less is over."""
    loop = asyncio.get_running_loop()
    now = loop.time
    loop.time = lambda: now() + seconds  # type: ignore[method-assign]  # the loop reads it in each of its turns


def until(
    holds: Callable[[], object], *, every_s: float = 0.005, missing: Callable[[], str] = lambda: "it never came"
) -> None:
    """Wait until `holds()`, for what can be waited for in no other way; `missing` is the message of a failure."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, missing()
        time.sleep(every_s)

"""Work beside the event loop: what takes long for one client must not keep the streams of the others waiting.

Small work is done at once, because handing it over costs more than doing it. Larger work goes to a thread: Python code
lets the loop run in between, and what does not (a parser written in Rust) is bounded by the limits on a body. What
neither bounds, such as an inspection into every dialect, goes to a process of its own, which ends with its client.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final, ParamSpec, TypeVar

import anyio
import anyio.to_thread

P = ParamSpec("P")
T = TypeVar("T")

LARGE: Final = 16 * 1024
"""Bytes of a body from which on it is worked on beside the loop. At most a few hundred messages fit in less."""

THREADS: Final = 2
"""Most threads that work at the same time. More would not be faster, and each delays the loop by its turn."""

PROCESSES: Final = 2
"""Most processes that work at the same time."""


AT_ONCE: Final = 100
"""Messages that are freed in one go."""


class Workers:
    """The work of one gateway beside its event loop. Used on that loop only."""

    def __init__(self) -> None:
        self._threads = anyio.CapacityLimiter(THREADS)
        self._processes = anyio.CapacityLimiter(PROCESSES)
        # Ended processes give their thread back a moment after their place was given back.
        self._starters = anyio.CapacityLimiter(2 * PROCESSES)
        self.in_threads = 0
        """How many pieces of work went to a thread."""
        self.in_processes = 0
        """How many pieces of work went to a process."""

    async def run(self, size: int, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """What `function` gives, called in a thread where `size`, the bytes that it works on, is large.

        Raises:
            Exception: what `function` raises.
        """
        if size <= LARGE:
            return function(*args, **kwargs)
        self.in_threads += 1
        # A thread cannot be ended, so its place stays taken until it is done, also when the client leaves.
        return await anyio.to_thread.run_sync(lambda: function(*args, **kwargs), limiter=self._threads)

    async def discard(self, size: int, lists: Iterable[list[Any]]) -> None:
        """Empty `lists`, which hold what takes long to free when `size` is large."""
        if size > LARGE:
            await self.run(size, _empty, lists)

    async def run_apart(self, module: str, data: bytes | bytearray) -> bytes:
        """What the program `module` (as for `python -m`) writes when it reads `data`. Cancelling ends its process.

        Raises:
            RuntimeError: the program failed.
        """
        self.in_processes += 1
        child = _Child([sys.executable, "-P", "-m", module], data)
        async with self._processes:
            try:
                status, written = await anyio.to_thread.run_sync(
                    child.run, abandon_on_cancel=True, limiter=self._starters
                )
            finally:
                child.end()
        if status != 0:
            raise RuntimeError(f"{module} ended with {status}")
        return written


class _Child:
    """A process that reads some bytes and writes others. Starting it takes long at times, so a thread does it all."""

    def __init__(self, command: list[str], data: bytes | bytearray) -> None:
        self._command = command
        self._data = data
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False

    def run(self) -> tuple[int, bytes]:
        """Its exit code and what it wrote."""
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, stderr=nowhere)
        with self._lock:
            self._process = process
            is_ended = self._is_ended
        if is_ended:  # nobody waits for it any more
            process.kill()
        written, _ = process.communicate(bytes(self._data))
        return process.returncode, written

    def end(self) -> None:
        """End it, where it still runs."""
        with self._lock:
            self._is_ended = True
            process = self._process
        if process is not None and process.poll() is None:
            process.kill()


def _empty(lists: Iterable[list[Any]]) -> None:
    """Free what `lists` hold, a little at a time: freed in one go it would hold the lock for as long as that takes."""
    for held in lists:
        while held:
            del held[-AT_ONCE:]

"""Threads and processes for large requests, so that the streams of other clients do not wait for them.

Small work is done at once, because handing it over costs more than doing it. Larger work goes to a thread: Python code
lets the loop run in between, and what does not (a parser written in Rust) is bounded by the limits on a body. What
neither bounds, such as an inspection into every dialect, goes to a process of its own, which ends when its client
disconnects.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import subprocess
import sys
import threading
import time
from collections.abc import AsyncGenerator, Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

import anyio
import anyio.to_thread

P = ParamSpec("P")
T = TypeVar("T")

LARGE: Final = 16 * 1024
"""Size in bytes from which a body is processed outside the event loop. Smaller bodies hold at most a few hundred
messages.
"""

THREADS: Final = 2
"""Most threads that work at the same time. More would not be faster, and each delays the loop by its turn."""

PROCESSES: Final = 2
"""Most processes that work at the same time."""


WAITS_S: Final = 600.0
"""How long a process waits for data. It ends itself then, see `turnwire.gateway.workbench.program`."""
_MARGIN_S: Final = 30.0
_PIECE: Final = 1 << 18


class Workers:
    """Runs the work that one gateway does outside its event loop. Used on that loop only."""

    def __init__(self) -> None:
        self._threads = anyio.CapacityLimiter(THREADS)
        self._processes = anyio.CapacityLimiter(PROCESSES)
        # Ended processes give their thread back a moment after their place was given back.
        self._starters = anyio.CapacityLimiter(2 * PROCESSES)
        self._spare: _Child | None = None
        self._is_closed = False
        self.in_threads = 0
        """How many pieces of work went to a thread."""
        self.in_processes = 0
        """How many pieces of work went to a process."""

    async def run(self, size: int, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of `function`, called in a thread if `size`, the bytes that it processes, is large.

        Raises:
            Exception: what `function` raises.
        """
        if size <= LARGE:
            return function(*args, **kwargs)
        self.in_threads += 1
        # A thread cannot be ended, so its place stays taken until it is done, also when the client leaves.
        return await anyio.to_thread.run_sync(lambda: function(*args, **kwargs), limiter=self._threads)

    def prepare_apart(self, module: str) -> None:
        """Have a process of `module` ready, so that the next data need not wait for its start. One waits at a time."""
        if self._is_closed or (self._spare is not None and self._spare.is_ready_for(module)):
            return
        if self._spare is not None:
            self._spare.end()
        self._spare = _Child(module)
        asyncio.get_running_loop().run_in_executor(None, self._spare.start)

    async def pieces_apart(self, module: str, data: bytes | bytearray) -> AsyncGenerator[bytes]:
        """Yield the output of the program `module` (as for `python -m`) for the input `data`, in pieces.

        Cancelling ends its process.

        Raises:
            RuntimeError: the program failed.
        """
        self.in_processes += 1
        child = self._taken(module)
        async with self._processes:
            try:
                await self._apart(child.write, data)
                while piece := await self._apart(child.read):
                    yield piece
                status = await self._apart(child.wait)
            finally:
                child.end()
        if status != 0:
            raise RuntimeError(f"{module} ended with {status}")

    def _taken(self, module: str) -> _Child:
        """The process that waits for data, where there is one, else one that is still to be started."""
        spare = self._spare
        if spare is None or not spare.is_ready_for(module):
            return _Child(module)
        self._spare = None
        return spare

    async def _apart(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await anyio.to_thread.run_sync(
            partial(function, *args, **kwargs), abandon_on_cancel=True, limiter=self._starters
        )

    def close(self) -> None:
        """End the process that waits."""
        self._is_closed = True
        if self._spare is not None:
            self._spare.end()


class _Child:
    """A process that reads some bytes and writes others. Starting it takes long at times, so threads do all of it."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._lock = threading.Lock()
        self._starting = threading.Lock()
        self._made = time.monotonic()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False

    def is_ready_for(self, module: str) -> bool:
        """Return whether data for `module` can be written to it: it waits, or it is being started."""
        is_alive = self._process is None or self._process.poll() is None
        return is_alive and module == self._module and time.monotonic() - self._made < WAITS_S - _MARGIN_S

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, where nobody has."""
        with self._starting:
            if self._process is None:
                pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
                command = [sys.executable, "-P", "-m", self._module]
                process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere)
                with self._lock:
                    self._process = process
                    is_ended = self._is_ended
                if is_ended:  # it is not needed any more
                    _kill(process)
            return self._process

    def write(self, data: bytes | bytearray) -> None:
        """Write all of its input."""
        pipe = self.start().stdin
        assert pipe is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended; its exit code is looked at later
            pipe.write(data)
            pipe.close()

    def read(self) -> bytes:
        """The next piece of its output; empty at the end."""
        pipe = self.start().stdout
        assert isinstance(pipe, io.BufferedReader)
        return pipe.read1(_PIECE)

    def wait(self) -> int:
        """Its exit code."""
        return _closed(self.start())

    def end(self) -> None:
        """End it, where it still runs."""
        with self._lock:
            self._is_ended = True
            process = self._process
        if process is None:
            return
        if process.poll() is None:
            _kill(process)
        else:
            _closed(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    threading.Thread(target=_closed, args=(process,), daemon=True).start()


def _closed(process: subprocess.Popen[bytes]) -> int:
    """The exit code of a process, whose pipes are closed."""
    status = process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    return status

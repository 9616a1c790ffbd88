"""The parent of the workers: starts them, starts one again that died, passes on that the gateway stops.

It serves nothing. Too many deaths in a short time end the gateway, so that whatever runs it hears of them.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from turnwire.core.errors import ConfigurationError, TurnwireError
from turnwire.gateway.logs import LOGGER
from turnwire.gateway.workers.sockets import Sockets
from turnwire.gateway.workers.worker import CUT, STOP, Place

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
MOST_DEATHS: Final = 5
"""Deaths of workers within `DEATHS_S` that the gateway survives."""
DEATHS_S: Final = 60.0
PAUSE_S: Final = 0.2
"""Seconds before a worker is started again; a stop that comes meanwhile is no death."""


class WorkersFailedError(TurnwireError):
    """The workers of a gateway died so often that it ended."""


class _NotStartedError(Exception):
    """A worker ended before it served."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__()
        self.number = number
        self.reason = reason


@dataclass
class _Worker:
    number: int
    process: asyncio.subprocess.Process


class Parent:
    """Runs `count` workers, each by `command`, until a signal. `start` is what each is told besides its place."""

    def __init__(self, command: Sequence[str], start: Mapping[str, Any], sockets: Sockets) -> None:
        self._command = command
        self._start = start
        self._sockets = sockets
        self._workers: dict[int, _Worker] = {}
        self._stopping = asyncio.Event()
        self._is_cut = False
        self._deaths: deque[float] = deque()
        self._has_failed = False
        self._starting = asyncio.Lock()

    async def run(self, announce: Callable[[], None]) -> None:
        """Start the workers, call `announce` once all of them serve, and return when all have ended.

        Raises:
            ConfigurationError: a worker could not be started; none goes on then.
            WorkersFailedError: they died too often.
        """
        loop = asyncio.get_running_loop()
        for each in SIGNALS:
            loop.add_signal_handler(each, self._at_signal)
        try:
            numbers = range(1, len(self._sockets.workers) + 1)
            starting = [asyncio.create_task(self._begun(number)) for number in numbers]
            try:
                begun = await asyncio.gather(*starting)
            except _NotStartedError as error:
                self._tell(CUT)
                await asyncio.gather(*starting, return_exceptions=True)
                for worker in self._workers.values():
                    await worker.process.wait()
                if self._stopping.is_set():
                    return
                text = f"worker {error.number} could not start: {error.reason}"
                raise ConfigurationError(text, retryable=False) from None
            if not self._stopping.is_set():
                await asyncio.to_thread(announce)  # it may ask the model servers, in an event loop of its own
            await asyncio.gather(*(self._keep(each) for each in begun))
        finally:
            for each in SIGNALS:
                loop.remove_signal_handler(each)
        if self._has_failed:
            text = f"workers died {MOST_DEATHS} times within {DEATHS_S:g} s, so the gateway has ended; its log says how"
            raise WorkersFailedError(text)

    def _at_signal(self) -> None:
        """Stop, and at the second signal at once."""
        self._is_cut = self._stopping.is_set()
        self._stop()

    def _stop(self) -> None:
        self._stopping.set()
        for each in self._sockets.workers:
            each.clients.close()  # with the workers' own, the port is nobody's
        self._tell(CUT if self._is_cut else STOP)

    def _tell(self, order: bytes) -> None:
        for each in self._workers.values():
            if each.process.stdin is not None:
                each.process.stdin.write(order)

    async def _begun(self, number: int) -> _Worker:
        """Start a worker and wait until it serves.

        Raises:
            _NotStartedError: it ends before.
        """
        own, count = self._sockets.workers[number - 1], len(self._sockets.workers)
        async with self._starting:  # one after the other, for all change the same mask
            if self._stopping.is_set():  # its socket is closed, and another file may have the number of it
                raise _NotStartedError(number, "the gateway stops")
            place = Place(number, count, str(self._sockets.folder), own.clients.fileno(), own.siblings.fileno())
            held = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # until it has handlers of its own
            try:
                process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    pass_fds=(place.clients_fd, place.siblings_fd),
                )
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, held)
        assert process.stdin is not None
        assert process.stdout is not None
        worker = self._workers[number] = _Worker(number, process)
        process.stdin.write(json.dumps({"place": place._asdict(), **self._start}).encode() + b"\n")
        if self._stopping.is_set():
            process.stdin.write(CUT if self._is_cut else STOP)
        told = json.loads(await process.stdout.readline() or "{}")
        if told.get("event") == "ready":
            return worker
        await process.wait()
        raise _NotStartedError(number, told.get("message") or f"it ended with {ending(process.returncode)}")

    async def _keep(self, worker: _Worker) -> None:
        """Start the worker again whenever it dies, until the gateway stops."""
        while True:
            code = await worker.process.wait()
            if self._stopping.is_set() or self._is_too_much(worker, ending(code)):
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSE_S)
            while not self._stopping.is_set():
                try:
                    worker = await self._begun(worker.number)
                    LOGGER.warning("worker_started", extra={"turnwire": _facts(worker)})
                    break
                except _NotStartedError as error:
                    if self._is_too_much(worker, error.reason):
                        return
            if self._stopping.is_set():
                self._tell(CUT if self._is_cut else STOP)

    def _is_too_much(self, worker: _Worker, reason: str) -> bool:
        """Log a death, and return whether there were too many, which stops the gateway."""
        if self._stopping.is_set():
            return True
        LOGGER.error("worker_died", extra={"turnwire": {**_facts(worker), "reason": reason}})
        now = time.monotonic()
        self._deaths.append(now)
        while self._deaths[0] < now - DEATHS_S:
            self._deaths.popleft()
        if len(self._deaths) < MOST_DEATHS:
            return False
        LOGGER.error("workers_failed", extra={"turnwire": {"deaths": len(self._deaths), "seconds": DEATHS_S}})
        self._has_failed = True
        self._stop()
        return True


def _facts(worker: _Worker) -> dict[str, Any]:
    return {"worker": worker.number, "pid": worker.process.pid}


def ending(code: int | None) -> str:
    """Return how a process ended, in words."""
    if code is not None and code < 0:
        with suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit code {code}"

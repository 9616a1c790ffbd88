"""Parts of a batch on Ray: each is one task on some node, which reads its requests and writes its results by itself.

    await RayRun(list_parts("/shared/requests", "/shared/results"), AskPart(…), address="auto").run()

Ray is driven from a process of its own, to which only names of parts and summaries go: Ray ends a process whose head is
gone, and prints to its standard output. What it prints goes to a file, which stays where the run fails by Ray.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import tempfile
import threading
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeAlias

from turnwire_schema.v1.batch import BatchSummary

from turnwire.batch.lines import ClusterError, WorkerLostError
from turnwire.batch.parts import PartOutcome, RequestPart, run_part
from turnwire.batch.parts_run import RunOverParts
from turnwire.batch.requests import BatchSettings
from turnwire.batch.run import Batch
from turnwire.providers.base import ModelProvider

Part: TypeAlias = RequestPart | tuple[Path, Path]
"""A part, or a file of requests and its file of results: absolute paths that the nodes share, or URLs."""

PATIENCE_S: Final = 20.0
"""Seconds in which Ray has ended a run that was interrupted."""
_LOOK_S: Final = 0.2
"""Seconds after which an interruption is seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPart:
    """Asks what a part has no result for; can be pickled. `settings` are those of the whole run."""

    open_provider: Callable[[], ModelProvider]
    settings: BatchSettings = field(default_factory=BatchSettings)
    options: dict[str, Any] = field(default_factory=dict)
    """Further arguments of `Batch`."""

    def shared(self, count: int) -> AskPart:
        """The share of each of `count` parts that are asked at a time."""
        rate = None if self.settings.rate is None else self.settings.rate / count
        return replace(
            self, settings=replace(self.settings, concurrency=-(-self.settings.concurrency // count), rate=rate)
        )

    def __call__(self, numbered: tuple[int, Part]) -> tuple[int, PartOutcome]:
        """Ask everything of a part; its number, and how it ended. Another node may have begun it and been given up."""
        number, part = numbered
        return number, asyncio.run(self._ask(part))

    async def _ask(self, part: Part) -> PartOutcome:
        async with self.open_provider() as provider:
            if isinstance(part, RequestPart):
                return await run_part(part, provider, self.settings, takes_over=True, **self.options)
            batch = Batch(*part, provider, self.settings, takes_over=True, **self.options)
            return PartOutcome(await batch.run(), None)


class RayRun(RunOverParts):
    """A run over parts on Ray: `jobs` parts at a time (default: one for each core of the cluster), or over one file.
    Where one has stopped, no further one is begun. See `RunOverParts`.
    """

    healed = 0

    def __init__(
        self,
        parts: Sequence[RequestPart] | tuple[Path, Path],
        ask: AskPart,
        *,
        jobs: int | None = None,
        address: str | None = None,
        is_all: bool = True,
    ) -> None:
        self._is_file = isinstance(parts, tuple)
        self._items: Sequence[Part] = [parts] if isinstance(parts, tuple) else parts
        super().__init__(() if isinstance(parts, tuple) else parts, sum(map(_size, self._items)), is_all=is_all)
        self._asker, self._jobs, self._address = ask, jobs, address
        self.position = 0
        """Bytes of the parts that have ended."""

    @property
    def summary(self) -> BatchSummary:
        found = self._summary_with()
        return found.replace(parts=None, parts_whole=None) if self._is_file else found

    async def _ask(self) -> None:
        async with aclosing(self._outcomes()) as outcomes:
            async for number, outcome in outcomes:
                self._note(outcome.summary, outcome.whole)
                self.position += _size(self._items[number])

    async def _outcomes(self) -> AsyncGenerator[tuple[int, PartOutcome]]:
        """The number of each part and what became of it, as they end."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        number, log = tempfile.mkstemp(prefix="turnwire-ray-", suffix=".log")
        os.close(number)
        given = (theirs, log, self._items, self._asker, self._jobs, self._address)
        driver = context.Process(target=_drive, args=given, name="turnwire-ray")
        driver.start()
        theirs.close()
        is_log_kept = False
        try:
            while (found := await self._heard(ours, driver)) is not None:
                if isinstance(found, BaseException):
                    raise found
                yield found
        except (ClusterError, WorkerLostError) as error:
            is_log_kept = os.path.getsize(log) > 0
            raise type(error)(f"{error} (what Ray said is in {log})") if is_log_kept else error from None
        finally:
            ours.close()  # so the driver ends, and Ray ends its tasks
            driver.join(PATIENCE_S)
            driver.kill()
            driver.join()
            if not is_log_kept:
                os.unlink(log)

    async def _heard(self, pipe: Connection, driver: BaseProcess) -> Any:
        """What the driver sends next.

        Raises:
            WorkerLostError: it has ended.
        """
        while not await asyncio.to_thread(pipe.poll, _LOOK_S):
            pass
        try:
            return pipe.recv()
        except (EOFError, ConnectionResetError):
            driver.join()
        if (driver.exitcode or 0) < 0:
            name = signal.Signals(-(driver.exitcode or 0)).name
            raise WorkerLostError(f"the process that drives Ray was killed by {name}")
        where = "on this machine" if self._address is None else f"at {self._address}"
        raise WorkerLostError(f"the head of the Ray cluster {where} does not answer any more")


def _drive(
    pipe: Connection, log: str, parts: Sequence[Part], ask: AskPart, jobs: int | None, address: str | None
) -> None:
    """What the process does that drives Ray."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business, which closes the pipe
    said = os.open(log, os.O_WRONLY | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(said, stream)
    from turnwire.batch.ray_engine import RayEngine

    def end_with_parent() -> None:
        with contextlib.suppress(EOFError, OSError):
            pipe.recv()
        os.kill(os.getpid(), signal.SIGTERM)  # Ray's handler ends what it has started

    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        with RayEngine(jobs, address) as engine:
            count = max(1, min(engine.jobs, len(parts)))
            is_stopped = False

            def named() -> Iterator[tuple[str, tuple[int, Part]]]:
                for number, part in enumerate(parts):
                    if is_stopped:
                        return
                    yield f"turnwire batch {_shown(part)}", (number, part)

            for number, outcome in engine.as_done(ask.shared(count), named()):
                pipe.send((number, outcome))
                is_stopped = is_stopped or outcome.summary.stopped is not None
        pipe.send(None)
    except Exception as error:  # raised again in the parent
        pipe.send(error)


def _shown(part: Part) -> str:
    return part.requests.shown(part.name) if isinstance(part, RequestPart) else str(part[0])


def _size(part: Part) -> int:
    if isinstance(part, RequestPart):
        return part.info.size
    return part[0].stat().st_size if part[0].is_file() else 0

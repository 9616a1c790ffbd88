"""Parts of a batch on Ray: each is one task on some node, which reads its requests and writes its results by itself.

    for outcome in asked_on_ray(list_parts("requests", "results"), AskPart(…), address="auto"):
        ...

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
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeAlias

from turnwire.batch.lines import ClusterError, WorkerLostError
from turnwire.batch.parts import PartOutcome, RequestPart, run_part
from turnwire.batch.requests import BatchSettings
from turnwire.batch.run import Batch
from turnwire.providers.base import ModelProvider

Part: TypeAlias = RequestPart | tuple[Path, Path]
"""A part, or a file of requests and its file of results: absolute paths that the nodes share, or URLs."""

PATIENCE_S: Final = 20.0
"""Seconds in which Ray has ended a run that was interrupted."""


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

    def __call__(self, part: Part) -> PartOutcome:
        """Ask everything; how it ended. Another node may have begun the part, and may not know that it was given up."""
        return asyncio.run(self._ask(part))

    async def _ask(self, part: Part) -> PartOutcome:
        async with self.open_provider() as provider:
            if isinstance(part, RequestPart):
                return await run_part(part, provider, self.settings, takes_over=True, **self.options)
            batch = Batch(*part, provider, self.settings, takes_over=True, **self.options)
            return PartOutcome(await batch.run(), None)


def asked_on_ray(
    parts: Sequence[Part], ask: AskPart, *, jobs: int | None = None, address: str | None = None
) -> Iterator[PartOutcome]:
    """Ask every part, `jobs` at a time (default: one for each core of the cluster); yield how each ended, as it does.
    Where one has stopped, no further one is begun.

    Raises:
        ClusterError: the cluster cannot be used.
        WorkerLostError: the cluster has ended.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    number, log = tempfile.mkstemp(prefix="turnwire-ray-", suffix=".log")
    os.close(number)
    driver = context.Process(target=_drive, args=(theirs, log, parts, ask, jobs, address), name="turnwire-ray")
    driver.start()
    theirs.close()
    is_log_read = False
    try:
        while (found := _heard(ours, driver, address)) is not None:
            if isinstance(found, BaseException):
                raise found
            yield found
    except (ClusterError, WorkerLostError) as error:
        is_log_read = os.path.getsize(log) > 0
        raise type(error)(f"{error} (what Ray said is in {log})") if is_log_read else error from None
    finally:
        ours.close()  # so the driver ends, and Ray ends its tasks
        driver.join(PATIENCE_S)
        driver.kill()
        driver.join()
        if not is_log_read:
            os.unlink(log)


def _heard(pipe: Connection, driver: BaseProcess, address: str | None) -> Any:
    """What the driver sends next.

    Raises:
        WorkerLostError: it has ended.
    """
    try:
        return pipe.recv()
    except (EOFError, ConnectionResetError):
        driver.join()
    if (driver.exitcode or 0) < 0:
        raise WorkerLostError(
            f"the process that drives Ray was killed by {signal.Signals(-(driver.exitcode or 0)).name}"
        )
    where = "on this machine" if address is None else f"at {address}"
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
            named = ((f"turnwire batch {_shown(part)}", part) for part in parts)
            for outcome in engine.as_done(ask.shared(count), named):
                pipe.send(outcome)
                if outcome.summary.stopped is not None:
                    break
        pipe.send(None)
    except Exception as error:  # raised again in the parent
        pipe.send(error)


def _shown(part: Part) -> str:
    return part.requests.shown(part.name) if isinstance(part, RequestPart) else str(part[0])

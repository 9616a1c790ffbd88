"""Parts of a batch on Ray: each is one task on some node, which reads its requests and writes its results by itself.

    for name, summary in asked_on_ray(parts, AskPart(…), address="auto"):
        ...

Ray is driven from a process of its own, to which only names of parts and summaries go: Ray ends a process whose head is
gone, and prints to its standard output.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from typing import Any

from turnwire_schema.v1.batch import BatchSummary

from turnwire.batch.lines import WorkerLostError
from turnwire.batch.requests import BatchSettings
from turnwire.batch.run import Batch
from turnwire.providers.base import ModelProvider

Part = tuple[str, str]
"""Paths of a file of requests and of its file of results, as the nodes see them."""


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

    def __call__(self, part: Part) -> tuple[Part, BatchSummary]:
        """Ask everything; how it ended."""
        return part, asyncio.run(self._ask(*part))

    async def _ask(self, requests: str, results: str) -> BatchSummary:
        async with self.open_provider() as provider:
            return await Batch(requests, results, provider, self.settings, takes_over=True, **self.options).run()


def asked_on_ray(
    parts: Sequence[Part], ask: AskPart, *, jobs: int | None = None, address: str | None = None
) -> Iterator[tuple[Part, BatchSummary]]:
    """Ask every part, `jobs` at a time (default: one for each core of the cluster); yield how each ended, as it does.
    Where one has stopped, no further one is begun.

    Raises:
        ClusterError: the cluster cannot be used.
        WorkerLostError: the cluster has ended.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    driver = context.Process(target=_drive, args=(theirs, parts, ask, jobs, address), name="turnwire-ray")
    driver.start()
    theirs.close()
    try:
        while True:
            try:
                found = ours.recv()
            except (EOFError, ConnectionResetError):
                where = "on this machine" if address is None else f"at {address}"
                raise WorkerLostError(f"the head of the Ray cluster {where} does not answer any more") from None
            if found is None:
                return
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        ours.close()  # so the driver ends, and Ray ends its tasks
        driver.join()


def _drive(pipe: Connection, parts: Sequence[Part], ask: AskPart, jobs: int | None, address: str | None) -> None:
    """What the process does that drives Ray."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business, which closes the pipe
    os.dup2(2, 1)  # nothing of Ray's comes to the standard output of the command
    from turnwire.batch.ray_engine import RayEngine

    def end_with_parent() -> None:
        with contextlib.suppress(EOFError, OSError):
            pipe.recv()
        os.kill(os.getpid(), signal.SIGTERM)  # Ray's handler ends what it has started

    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        with RayEngine(jobs, address) as engine:
            count = max(1, min(engine.jobs, len(parts)))
            named = ((f"turnwire batch {requests}", (requests, results)) for requests, results in parts)
            for part, summary in engine.as_done(ask.shared(count), named):
                pipe.send((part, summary))
                if summary.stopped is not None:
                    break
        pipe.send(None)
    except Exception as error:  # raised again in the parent
        pipe.send(error)

"""Batch processing on Ray: a cluster on this machine that is started for the run, on loopback, and ended with it.

Pieces of files are tasks; calls to a provider are made by actors, each of which has connections of its own. Ray
restarts what was killed: a piece or a group of questions is then processed again. Only here is `ray` imported.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import aclosing, redirect_stdout
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from turnwire.batch.lines import WorkerLostError
from turnwire.batch.pool import AHEAD
from turnwire.batch.request_formats import Question
from turnwire.batch.requests import Asker, BatchSettings, Outcome, Progress, each
from turnwire.batch.run import Asking
from turnwire.portable import cores
from turnwire.providers.base import ModelProvider

# Read when ray is imported. No report of its use goes out; its processes speak over loopback, with a secret of
# this run.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ["RAY_AUTH_MODE"] = "token"
os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)

import ray  # after its settings
from ray.exceptions import (  # as above
    ActorDiedError,
    ActorUnavailableError,
    LocalRayletDiedError,
    NodeDiedError,
    ObjectLostError,
    RayError,
    RaySystemError,
    RayTaskError,
)

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 3
"""How often a piece is done again whose process was killed."""
_OF_THE_NODE: Final = (
    *(ActorDiedError, ActorUnavailableError, LocalRayletDiedError, NodeDiedError, ObjectLostError, RaySystemError),
)
"""Errors of a cluster that has lost its only node. An actor that is killed alone is started again without end."""
MEMORY: Final = 256 * 1024 * 1024
"""Bytes of the store in which pieces wait."""


class RayEngine:
    """A cluster of `jobs` processes on this machine, as long as the block runs."""

    def __init__(self, jobs: int | None = None) -> None:
        self._jobs = jobs or cores()

    def __enter__(self) -> Self:
        ray.init(
            address="local",
            num_cpus=self._jobs,
            object_store_memory=MEMORY,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
            configure_logging=False,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with redirect_stdout(sys.stderr):  # Ray prints now what its processes logged last
            ray.shutdown()

    def in_order(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield the result of `work` for each item, in order; see `turnwire.batch.pool.in_order`.

        Raises:
            WorkerLostError: the processes that did one of the items were killed, again and again.
        """
        task = ray.remote(max_retries=TRIES)(_done)
        # Once for all tasks: it is the same for each.
        shared = ray.put(work)
        begun: deque[Any] = deque()
        for item in items:
            begun.append(task.remote(shared, item))
            if len(begun) >= AHEAD * self._jobs:
                yield _got(begun.popleft())
        while begun:
            yield _got(begun.popleft())

    def asking(self, open_provider: Callable[[], ModelProvider]) -> Asking:
        """Asks a provider from every process; `open_provider` opens it there, and can be pickled."""

        async def asked(
            questions: Iterator[Question | None], settings: BatchSettings, progress: Progress
        ) -> AsyncGenerator[tuple[Question, Outcome]]:
            # Each actor has its share of the open calls and of the rate.
            count = min(self._jobs, settings.concurrency)
            at_once = -(-settings.concurrency // count)
            rate = None if settings.rate is None else settings.rate / count
            make = ray.remote(max_restarts=-1, max_task_retries=-1, max_concurrency=at_once, num_cpus=1)(_Actor)
            actors = [make.remote(open_provider, replace(settings, rate=rate)) for _ in range(count)]
            free = deque(actor for _ in range(at_once) for actor in actors)

            async def ask(question: Question) -> Outcome:
                if question.error is not None:
                    return question.error
                actor = free.popleft()
                try:
                    outcome, retries = await actor.ask.remote(question)
                except RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                except RayError as error:
                    raise _lost(error) from None
                finally:
                    free.append(actor)
                progress.note(outcome, retries, settings)
                return outcome  # type: ignore[no-any-return]  # what `_Actor.ask` gives

            pairs = each(questions, ask, at_once=settings.concurrency, progress=progress)
            try:
                async with aclosing(pairs) as found:
                    async for pair in found:
                        yield pair
            finally:
                for actor in actors:
                    ray.kill(actor)

        return asked


class _Actor:
    """Asks a provider that it has opened itself."""

    def __init__(self, open_provider: Callable[[], ModelProvider], settings: BatchSettings) -> None:
        self._asker = Asker(open_provider(), settings)

    async def ask(self, question: Question) -> tuple[Outcome, int]:
        """Return the answer to a question or the error, and the number of retries."""
        return await self._asker.tried(question)


def _done(work: Callable[[T], R], item: T) -> R:
    return work(item)


def _got(reference: Any) -> Any:
    try:
        return ray.get(reference)
    except RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except RayError as error:
        raise _lost(error) from None


def _lost(error: RayError) -> WorkerLostError:
    kind = type(error).__name__
    if isinstance(error, _OF_THE_NODE):
        why = f"the node of Ray on this machine has ended ({kind}): it was killed, or the memory is full"
    else:
        why = f"Ray could not do a part of the work ({kind}): its processes were killed again and again"
    return WorkerLostError(f"{why}; run the same command again, with fewer --jobs or with --engine local")

"""A run over many parts in one process, with common limits of open calls, pace and failures in a row.

The next part begins when every request of the last one has been taken, so that calls stay as many as they may be while
the last answers of a part come. Small parts are therefore open together.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Iterator, Sequence
from contextlib import aclosing
from typing import Any, Final

from turnwire_schema.v1.batch import BatchPart, BatchSummary

from turnwire.batch.manifest import manifest_of, write_manifest
from turnwire.batch.parts import PartRun, RequestPart, checked_parts
from turnwire.batch.request_formats import Question
from turnwire.batch.requests import BatchSettings, LocalAsking, Outcome, Progress
from turnwire.batch.run import Asking
from turnwire.core.argument_types import require
from turnwire.providers.base import ModelProvider

OPEN_PARTS: Final = 64
"""Parts that are open at the same time, each with four files."""
_COUNTS: Final = ("requests", "answered", "failed", "earlier", "unanswered", "retries")
_OPTIONAL_COUNTS: Final = ("unfit", "asked_again", "prompt_tokens", "completion_tokens")


class RunOverParts(ABC):
    """A run over parts, once, wherever they are asked. `is_all`: they are all parts of the batch, so that the run
    writes its manifest.
    """

    def __init__(self, parts: Sequence[RequestPart], size: int, *, is_all: bool) -> None:
        self._parts = parts
        self._is_all = is_all
        self._ended = SummarySum()
        self._whole: list[BatchPart] = []
        self._began = 0.0
        self._seconds: float | None = None
        self.size = size
        """Bytes of all requests."""

    def _summary_with(self, running: Iterable[BatchSummary] = ()) -> BatchSummary:
        """Return the sum of the parts that have ended, and of those that go on."""
        found = self._ended.copy()
        for each in running:
            found.add(each)
        seconds = self._seconds if self._seconds is not None else time.monotonic() - self._began
        seconds = round(seconds, 3) if self._began else 0.0
        return found.summary(seconds=seconds, parts=len(self._parts), parts_whole=len(self._whole))

    @property
    @abstractmethod
    def summary(self) -> BatchSummary:
        """Return the state of the run, or its result."""

    async def run(self) -> BatchSummary:
        """Ask everything; how it ended.

        Raises:
            BatchFileError: the files of a part cannot be used, or do not belong together.
            BatchWriteError: results cannot be written any more.
            ClusterError: the cluster cannot be used.
            WorkerLostError: the cluster has ended.
        """
        self._began = time.monotonic()
        try:
            await self._ask()
            if self._is_all and self._parts and len(self._whole) == len(self._parts):
                write_manifest(self._parts[0].results, manifest_of(self._whole))
        finally:
            self._seconds = time.monotonic() - self._began
        return self.summary

    @abstractmethod
    async def _ask(self) -> None:
        """Ask everything."""

    def _note(self, summary: BatchSummary, whole: BatchPart | None) -> None:
        """Note how a part has ended."""
        self._ended.add(summary)
        if whole is not None:
            self._whole.append(whole)


class PartsRun(RunOverParts):
    """A run over parts, asked from this process; see `RunOverParts`."""

    def __init__(
        self,
        parts: Sequence[RequestPart],
        provider: ModelProvider,
        settings: BatchSettings = BatchSettings(),  # noqa: B008  # immutable
        *,
        is_all: bool = True,
        **options: Any,
    ) -> None:
        require(provider, ModelProvider, "provider", "a provider")
        require(settings, BatchSettings, "settings", "BatchSettings")
        parts = checked_parts(parts)
        super().__init__(parts, sum(part.info.size for part in parts), is_all=is_all)
        self._asking = LocalAsking(provider, settings)
        self._settings, self._options = settings, options
        self._open: list[PartRun] = []
        self._ended_bytes = self.healed = 0

    @property
    def position(self) -> int:
        """Bytes of the requests that were read, or need not be."""
        return self._ended_bytes + sum(run.batch.position for run in self._open if run.batch is not None)

    @property
    def summary(self) -> BatchSummary:
        return self._summary_with(run.summary for run in self._open)

    async def _ask(self) -> None:
        places = asyncio.Semaphore(OPEN_PARTS)
        try:
            async with asyncio.TaskGroup() as group:
                for part in self._parts:
                    await places.acquire()
                    if self._ended.stopped is not None or any(run.summary.stopped for run in self._open):
                        break
                    is_taken = asyncio.Event()
                    group.create_task(self._answer(part, is_taken, places))
                    await is_taken.wait()
        except BaseExceptionGroup as failed:
            raise failed.exceptions[0] from None

    async def _answer(self, part: RequestPart, is_taken: asyncio.Event, places: asyncio.Semaphore) -> None:
        """Answer one part; `is_taken` is set when it has no further request."""
        run = PartRun(part, _told_when_taken(self._asking, is_taken), self._settings, **self._options)
        self._open.append(run)
        try:
            async with aclosing(run.answers()) as answers:
                async for _ in answers:
                    pass
        finally:
            self._open.remove(run)
            self._note(run.summary, run.whole)
            self._ended_bytes += part.info.size if run.whole is not None else 0
            self.healed += 0 if run.batch is None else run.batch.healed
            is_taken.set()
            places.release()


def _told_when_taken(asking: Asking, is_taken: asyncio.Event) -> Asking:
    def until_end(questions: Iterator[Question | None]) -> Iterator[Question | None]:
        yield from questions
        is_taken.set()

    async def asked(
        questions: Iterator[Question | None], settings: BatchSettings, progress: Progress
    ) -> AsyncGenerator[tuple[Question, Outcome]]:
        async with aclosing(asking(until_end(questions), settings, progress)) as found:
            async for pair in found:
                yield pair

    return asked


class SummarySum:
    """Sum of the summaries of parts."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._errors: Counter[str] = Counter()
        self.stopped: str | None = None

    def copy(self) -> SummarySum:
        """Return the same sum, to be added to."""
        other = SummarySum()
        other._counts, other._errors, other.stopped = self._counts.copy(), self._errors.copy(), self.stopped
        return other

    def add(self, summary: BatchSummary) -> None:
        """Add the summary of a part."""
        for name in (*_COUNTS, *_OPTIONAL_COUNTS):
            count = getattr(summary, name)
            if count is not None:
                self._counts[name] += count
        self._errors.update(summary.errors or {})
        self.stopped = self.stopped or summary.stopped

    def summary(self, *, seconds: float, parts: int, parts_whole: int) -> BatchSummary:
        """Return the sum."""
        return BatchSummary(
            **{name: self._counts[name] for name in _COUNTS},
            **{name: self._counts[name] for name in _OPTIONAL_COUNTS if name in self._counts},
            seconds=seconds,
            errors=dict(sorted(self._errors.items())) or None,
            parts=parts,
            parts_whole=parts_whole,
            stopped=self.stopped,
        )

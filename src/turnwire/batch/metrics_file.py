"""Progress of a run as a file in Prometheus' text format, for the textfile collector of node_exporter."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

from turnwire_schema.v1.batch import BatchSummary

from turnwire.batch.lines import BatchWriteError
from turnwire.batch.periodic import periodically
from turnwire.core.prometheus import Labels, Series
from turnwire.file_replacement import replacing

EVERY_S: Final = 5.0
"""Seconds between two writes."""
_COUNTERS: Final = {
    "answered": "Requests that this run got an answer to.",
    "failed": "Requests whose result in this run is an error.",
    "retries": "Calls that were tried again.",
    "prompt_tokens": "Tokens of prompts, as far as servers counted them.",
    "completion_tokens": "Tokens of answers, as far as servers counted them.",
}
_GAUGES: Final = {
    "earlier": "Requests that had a result before this run.",
    "unanswered": "Requests that were begun and have no result yet.",
    "parts": "Parts that the run processes.",
    "parts_whole": "Parts in which every request has a result.",
    "seconds": "Seconds since the run began.",
}


class Running(Protocol):
    """A run whose progress is shown."""

    @property
    def summary(self) -> BatchSummary:
        """The counts so far."""

    @property
    def size(self) -> int:
        """Bytes of all requests."""

    @property
    def position(self) -> int:
        """Bytes of the requests that were read."""


def metrics_text(run: Running, *, rate: float | None = None) -> str:
    """Return the progress of a run as metrics. `rate`: results a second of late; None: over the whole run."""
    return "".join(f"{line}\n" for each in _series(run.summary, run.size, run.position, rate) for line in each.lines())


def _series(summary: BatchSummary, size: int, position: int, rate: float | None) -> Iterator[Series]:
    for name, text in _COUNTERS.items():
        yield _counter(name, text, {(): getattr(summary, name) or 0})
    kinds: dict[Labels, int] = {(("kind", kind),): count for kind, count in (summary.errors or {}).items()}
    yield _counter("errors", "Results that are errors, by kind; errors of calls by their code.", kinds)
    for name, text in _GAUGES.items():
        if (value := getattr(summary, name)) is not None:
            yield _gauge(name, text, value)
    yield _gauge("request_bytes", "Bytes of all requests.", size)
    yield _gauge("request_bytes_remaining", "Bytes of the requests that have not been read.", max(0, size - position))
    if rate is None:
        rate = (summary.answered + summary.failed) / summary.seconds if summary.seconds else 0.0
    yield _gauge("results_per_second", "Results a second of late.", round(rate, 3))
    yield _gauge("stopped", "1 if the run gave up because too many calls failed.", int(bool(summary.stopped)))


def _counter(name: str, text: str, values: Mapping[Labels, float]) -> Series:
    return Series(f"turnwire_batch_{name}_total", "counter", text, values)


def _gauge(name: str, text: str, value: float) -> Series:
    return Series(f"turnwire_batch_{name}", "gauge", text, {(): value})


@contextlib.asynccontextmanager
async def written_metrics(run: Running, path: Path | None) -> AsyncIterator[None]:
    """While the block runs, and at its end, write the progress of `run` to `path`; nothing if it is None.

    Raises:
        BatchWriteError: the file cannot be written at the beginning or at the end.
    """
    if path is None:
        yield
        return
    _write(path, metrics_text(run))
    before = run.summary

    async def write_now() -> None:
        nonlocal before
        now = run.summary
        done = now.answered + now.failed - before.answered - before.failed
        rate, before = done / max(now.seconds - before.seconds, 0.001), now
        with contextlib.suppress(BatchWriteError):  # a run does not end because nobody can watch it
            await asyncio.to_thread(_write, path, metrics_text(run, rate=rate))

    try:
        async with periodically(write_now, EVERY_S):
            yield
    finally:
        _write(path, metrics_text(run))


def _write(path: Path, text: str) -> None:
    try:
        with replacing(path) as file:
            file.write(text.encode())
    except OSError as error:
        raise BatchWriteError(f"{path}: {error.strerror or 'cannot be written'}") from None

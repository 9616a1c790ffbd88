"""Progress of a run in Prometheus' text format."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from turnwire_schema.v1.batch import BatchSummary

from tests.requirements import requirement
from turnwire.batch import BatchWriteError
from turnwire.batch.metrics_file import metrics_text, written_metrics


@dataclass
class Run:
    summary: BatchSummary
    size: int = 1000
    position: int = 400


RUN = Run(
    BatchSummary(
        requests=9,
        answered=6,
        failed=2,
        earlier=1,
        unanswered=3,
        retries=4,
        seconds=2.0,
        prompt_tokens=70,
        errors={"ACODE-MDL-001": 1, "line": 1},
        parts=5,
        parts_whole=2,
        stopped="gave up",
    )
)
SAMPLES = {
    "turnwire_batch_answered_total": "6",
    "turnwire_batch_failed_total": "2",
    "turnwire_batch_retries_total": "4",
    "turnwire_batch_prompt_tokens_total": "70",
    "turnwire_batch_completion_tokens_total": "0",
    'turnwire_batch_errors_total{kind="ACODE-MDL-001"}': "1",
    'turnwire_batch_errors_total{kind="line"}': "1",
    "turnwire_batch_earlier": "1",
    "turnwire_batch_unanswered": "3",
    "turnwire_batch_parts": "5",
    "turnwire_batch_parts_whole": "2",
    "turnwire_batch_seconds": "2.0",
    "turnwire_batch_request_bytes": "1000",
    "turnwire_batch_request_bytes_remaining": "600",
    "turnwire_batch_results_per_second": "4.0",
    "turnwire_batch_stopped": "1",
}


def samples(text: str) -> dict[str, str]:
    """The values by series; each has a help line and a type before it."""
    found, described = {}, set()
    assert text.endswith("\n")
    for line in text.splitlines():
        if described_line := re.fullmatch(r"# (HELP|TYPE) (\w+) (.+)", line):
            described.add((described_line[1], described_line[2]))
            continue
        series, value = line.split(" ")
        name = series.partition("{")[0]
        assert {("HELP", name), ("TYPE", name)} <= described
        found[series] = value
    return found


@requirement("SCL-2")
def test_the_counts_of_a_run_are_metrics() -> None:
    assert samples(metrics_text(RUN)) == SAMPLES
    assert samples(metrics_text(RUN, rate=2.5)) == {**SAMPLES, "turnwire_batch_results_per_second": "2.5"}


@requirement("SCL-2")
def test_a_run_over_a_file_has_no_parts_and_large_counts_keep_their_digits() -> None:
    summary = RUN.summary.replace(parts=None, parts_whole=None, answered=123456789012, stopped=None, seconds=0.0)
    found = samples(metrics_text(Run(summary)))
    assert not [series for series in found if "parts" in series]
    assert (found["turnwire_batch_answered_total"], found["turnwire_batch_stopped"]) == ("123456789012", "0")


@requirement("SCL-2")
def test_the_file_is_written_at_the_beginning_and_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "batch.prom"
    run = Run(RUN.summary)

    async def main() -> None:
        async with written_metrics(run, path):
            assert samples(path.read_text()) == SAMPLES
            run.summary = RUN.summary.replace(answered=7)
        assert samples(path.read_text())["turnwire_batch_answered_total"] == "7"
        async with written_metrics(run, None):
            pass

    asyncio.run(main())
    assert list(tmp_path.iterdir()) == [path]


@requirement("SCL-2")
def test_a_metrics_file_that_cannot_be_written_is_reported_before_the_run(tmp_path: Path) -> None:
    async def main() -> None:
        async with written_metrics(RUN, tmp_path / "none" / "batch.prom"):
            raise AssertionError("the run began")

    with pytest.raises(BatchWriteError, match=r"batch\.prom: No such file or directory"):
        asyncio.run(main())

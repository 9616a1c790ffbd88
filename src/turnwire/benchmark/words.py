"""Words and numbers that the reports share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from turnwire_schema.v1.benchmark import BenchmarkEnding, ProviderBenchmark

ENDINGS: Final[Mapping[BenchmarkEnding, str]] = {
    "completed": "Every request that was planned came to an end.",
    "time_limit": "The time was over before all requests came to an end; those that did are counted.",
    "cancelled": "Stopped by hand; the requests that had come to an end are counted.",
}


def number(value: float) -> str:
    """Three significant digits, and no fraction from a hundred on."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def failures(found: ProviderBenchmark) -> Iterator[str]:
    """A sentence for each error at each level, with how often it came."""
    for level in found.levels:
        seen = Counter(each.error.message for each in level.requests if each.error is not None)
        for message, times in seen.items():
            yield f"{level.concurrency} at once: {times} of {len(level.requests)} failed: {message}"

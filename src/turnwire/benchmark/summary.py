"""Statistics of measured requests: spread of values, and tokens per second. Pure."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from turnwire_schema.v1.benchmark import (
    BenchmarkEnding,
    BenchmarkRequest,
    BenchmarkSpread,
    BenchmarkTurn,
    ProviderBenchmark,
)

from turnwire.core.prompt_reuse import share_read_again

ENDINGS: Final[Mapping[BenchmarkEnding, str]] = {
    "completed": "Every request that was planned came to an end.",
    "time_limit": "The time was over before all requests came to an end; those that did are counted.",
    "cancelled": "Stopped by hand; the requests that had come to an end are counted.",
}

TURN_COLUMNS: Final = ("turn", "prompt tokens", "cached", "read again", "first token")
NO_CACHED: Final = (
    "The server does not report cached tokens: the time to the first token alone shows what it read again."
)


def number(value: float) -> str:
    """Three significant digits, and no fraction from a hundred on."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def failures(found: ProviderBenchmark) -> Iterator[str]:
    """A sentence for each error at each level, with how often it came."""
    for level in found.levels:
        seen = Counter(each.error.message for each in level.requests if each.error is not None)
        for message, times in seen.items():
            yield f"{level.concurrency} at once: {times} of {len(level.requests)} failed: {message}"
    for number, turn in enumerate(found.conversation or (), 1):
        if turn.request.error is not None:
            yield f"turn {number} of the conversation failed: {turn.request.error.message}"


def turns_of(requests: Sequence[BenchmarkRequest]) -> Iterator[BenchmarkTurn]:
    """Each request of a conversation with the share of the prompt before it that the server read again."""
    last: int | None = None
    for each in requests:
        known = last is not None and each.cached_tokens is not None
        yield BenchmarkTurn(request=each, read_again=share_read_again(last, each.cached_tokens) if known else None)
        last = each.prompt_tokens


def turn_cells(turn: BenchmarkTurn) -> Iterator[str]:
    """What reports show of a turn: tokens of its prompt, cached ones, the share read again, time to the first token."""
    each = turn.request
    yield "–" if each.prompt_tokens is None else str(each.prompt_tokens)
    yield "–" if each.cached_tokens is None else str(each.cached_tokens)
    yield "–" if turn.read_again is None else f"{100 * turn.read_again:.0f} %"
    yield "–" if each.first_token_ns is None else f"{number(each.first_token_ns / 1e6)} ms"


def counts_no_cached(found: ProviderBenchmark) -> bool:
    """Whether there is a conversation, and no answer in it says how many tokens were cached."""
    turns = found.conversation
    return bool(turns) and all(each.request.cached_tokens is None for each in turns)


Counted = Literal["tokens", "pieces"]


def counted_in(requests: Iterable[BenchmarkRequest]) -> Counted:
    """Whether speeds are in tokens: the server counted them in every whole answer. Otherwise pieces are compared."""
    return "tokens" if all(each.completion_tokens is not None for each in requests if each.error is None) else "pieces"


def count(request: BenchmarkRequest, counted: Counted) -> int:
    """Tokens or pieces of an answer."""
    return (request.completion_tokens or 0) if counted == "tokens" else request.pieces


def tokens_per_second(request: BenchmarkRequest, counted: Counted) -> float | None:
    """Speed after the first token, which waits for the prompt; None if nothing came after it."""
    number = count(request, counted) - 1
    if request.first_token_ns is None or number < 1:
        return None
    taken = request.duration_ns - request.first_token_ns
    return number / (taken / 1e9) if taken > 0 else None


def together(requests: Sequence[BenchmarkRequest], duration_ns: int, counted: Counted) -> float | None:
    """Tokens of all requests per second; None if there are no tokens."""
    number = sum(count(each, counted) for each in requests)
    return number / (duration_ns / 1e9) if number and duration_ns else None


def spread(values: Sequence[float]) -> BenchmarkSpread | None:
    """The spread of values; None if there are no values. What lies between two values is interpolated (R's type 7)."""
    if not values:
        return None
    cuts = statistics.quantiles(values, n=20, method="inclusive") if len(values) > 1 else [values[0]] * 19
    return BenchmarkSpread(
        count=len(values),
        least=float(min(values)),
        lower_quartile=float(cuts[4]),
        median=float(cuts[9]),
        upper_quartile=float(cuts[14]),
        p95=float(cuts[18]),
        most=float(max(values)),
    )

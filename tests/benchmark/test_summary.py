"""What follows from measured requests, on numbers that can be checked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.benchmark import BenchmarkRequest, BenchmarkSpread
from turnwire_schema.v1.error import ErrorInfo

from turnwire.benchmark.summary import counted_in, spread, together, tokens_per_second

SECOND = 1_000_000_000
FAILED = ErrorInfo(code="ACODE-MDL-001", message="no answer", category="overloaded")


def request(**given: Any) -> BenchmarkRequest:
    """A whole answer of eleven tokens in six pieces: the first after a second, the last after three."""
    values = {
        "started_ns": 0,
        "first_token_ns": SECOND,
        "duration_ns": 3 * SECOND,
        "completion_tokens": 11,
        "pieces": 6,
        "finish_reason": "stop",
    }
    return BenchmarkRequest(**{**values, **given})


def test_values_lie_between_the_smallest_and_the_largest_with_quartiles_between() -> None:
    assert spread([5.0, 1.0, 3.0, 2.0, 4.0]) == BenchmarkSpread(
        count=5, least=1.0, lower_quartile=2.0, median=3.0, upper_quartile=4.0, p95=4.8, most=5.0
    )


def test_one_value_is_its_own_spread_and_no_value_has_none() -> None:
    assert spread([7.0]) == BenchmarkSpread(
        count=1, least=7.0, lower_quartile=7.0, median=7.0, upper_quartile=7.0, p95=7.0, most=7.0
    )
    assert spread([]) is None


def test_the_speed_of_an_answer_begins_after_its_first_token() -> None:
    assert tokens_per_second(request(), "tokens") == 5.0
    assert tokens_per_second(request(), "pieces") == 2.5


@pytest.mark.parametrize(
    "given",
    [{"completion_tokens": 1}, {"first_token_ns": None}, {"first_token_ns": 3 * SECOND}, {"completion_tokens": None}],
    ids=["one token", "no token", "all at once", "nothing counted"],
)
def test_an_answer_without_two_tokens_apart_has_no_speed(given: dict[str, Any]) -> None:
    assert tokens_per_second(request(**given), "tokens") is None


def test_answers_together_are_counted_through_the_time_of_the_level() -> None:
    assert together([request(), request()], 4 * SECOND, "tokens") == 5.5
    assert together([request()], 4 * SECOND, "pieces") == 1.5
    assert together([], 4 * SECOND, "tokens") is None


def test_tokens_are_counted_where_the_server_counts_those_of_every_whole_answer() -> None:
    uncounted = request(completion_tokens=None)
    assert counted_in([request(), request(completion_tokens=None, error=FAILED)]) == "tokens"
    assert counted_in([request(), uncounted]) == "pieces"

"""Token counts and times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given, strategies as st

from turnwire_schema.errors import InvalidDataError

from tests.requirements import requirement
from turnwire import ChatResponse, ServerTimings, StreamingChunk, UsageInfo, assistant

COUNTS = st.none() | st.integers(0, 10**12)


@requirement("REQ-4")
@given(prompt=COUNTS, completion=COUNTS)
def test_the_total_is_the_sum_and_unknown_when_a_part_is_unknown(prompt: int | None, completion: int | None) -> None:
    usage = UsageInfo(prompt_tokens=prompt, completion_tokens=completion)
    expected = None if prompt is None or completion is None else prompt + completion
    assert usage.total_tokens == expected
    assert usage.to_dict().get("total_tokens") == expected
    assert UsageInfo.from_json(usage.to_json()) == usage


@requirement("REQ-4")
def test_zero_is_counted_zero_and_not_unknown() -> None:
    assert UsageInfo(prompt_tokens=0, completion_tokens=0).total_tokens == 0
    assert UsageInfo(prompt_tokens=0) != UsageInfo()
    assert UsageInfo(prompt_tokens=0).to_dict()["prompt_tokens"] == 0


@requirement("REQ-4")
def test_a_wrong_total_in_a_document_is_replaced_by_the_sum() -> None:
    assert UsageInfo.from_dict({"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 50}).total_tokens == 3
    with pytest.raises(InvalidDataError):
        UsageInfo.from_dict({"total_tokens": "many"})


@requirement("REQ-4")
def test_the_total_follows_a_changed_copy() -> None:
    assert UsageInfo(prompt_tokens=1, completion_tokens=2).replace(completion_tokens=5).total_tokens == 6


@requirement("REQ-4")
def test_counts_are_marked_when_they_are_estimates() -> None:
    assert UsageInfo(prompt_tokens=5, is_estimated=True).to_dict() == {"prompt_tokens": 5, "is_estimated": True}
    assert UsageInfo(prompt_tokens=5).is_estimated is False


@requirement("REQ-4")
@pytest.mark.parametrize(
    "fields",
    [
        {"prompt_tokens": -1},
        {"completion_tokens": 1.5},
        {"cached_tokens": "3"},
        {"reasoning_tokens": True},
        {"total_duration_ns": -5},
        {"time_to_first_token_ns": 0.5},
        {"is_estimated": 1},
        {"server_timings": {"load_ns": -1}},
    ],
    ids=str,
)
def test_numbers_that_cannot_be_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError):
        UsageInfo.from_dict(fields)


@requirement("REQ-4")
@pytest.mark.parametrize(
    ("usage", "speed"),
    [
        (UsageInfo(completion_tokens=50, total_duration_ns=2_000_000_000), 25.0),
        (
            UsageInfo(
                completion_tokens=50,
                total_duration_ns=2_000_000_000,
                server_timings=ServerTimings(completion_ns=1_000_000_000),
            ),
            50.0,
        ),
        (
            UsageInfo(
                completion_tokens=50, total_duration_ns=2_000_000_000, server_timings=ServerTimings(completion_ns=0)
            ),
            25.0,
        ),
        (UsageInfo(completion_tokens=0, total_duration_ns=1), 0.0),
        (UsageInfo(completion_tokens=50), None),
        (UsageInfo(completion_tokens=50, total_duration_ns=0), None),
        (UsageInfo(total_duration_ns=5), None),
        (UsageInfo(), None),
    ],
)
def test_tokens_per_second(usage: UsageInfo, speed: float | None) -> None:
    assert usage.tokens_per_second == speed


@requirement("REQ-4")
def test_times_are_exact_in_nanoseconds_and_derived_in_seconds() -> None:
    usage = UsageInfo(time_to_first_token_ns=1_500_000_000, total_duration_ns=9_007_199_254_740_993)
    assert (usage.time_to_first_token, usage.total_duration) == (1.5, 9_007_199_254_740_993 / 1e9)
    assert UsageInfo.from_json(usage.to_json()).total_duration_ns == 9_007_199_254_740_993
    assert (UsageInfo().time_to_first_token, UsageInfo().total_duration) == (None, None)


@requirement("REQ-4", "REQ-2")
def test_the_usage_of_an_answer_is_always_there() -> None:
    with pytest.raises(InvalidDataError):
        ChatResponse.from_dict({"message": {"role": "assistant", "content": "a"}, "finish_reason": "stop"})


@requirement("REQ-2")
@pytest.mark.parametrize(
    ("created", "time"),
    [
        (0, datetime(1970, 1, 1, tzinfo=UTC)),
        (1_800_000_000, datetime(2027, 1, 15, 8, 0, tzinfo=UTC)),
        ("2026-11-22T10:00:00.123456789Z", datetime(2026, 11, 22, 10, 0, 0, 123456, tzinfo=UTC)),
        ("2026-11-22t10:00:00z", datetime(2026, 11, 22, 10, tzinfo=UTC)),
        ("2026-11-22T10:00:00+02:00", datetime(2026, 11, 22, 10, tzinfo=timezone(timedelta(hours=2)))),
        ("2026-11-22T10:00:00", None),
        ("soon", None),
        ("", None),
        (10**30, None),
        (None, None),
    ],
)
def test_the_time_of_an_answer_is_kept_as_sent_and_read_when_it_can_be(created: Any, time: datetime | None) -> None:
    response = ChatResponse(message=assistant("a"), usage=UsageInfo(), finish_reason="stop", created=created)
    assert (response.created, response.created_at) == (created, time)
    assert StreamingChunk(created=created).created_at == time
    assert ChatResponse.from_json(response.to_json()).created == created

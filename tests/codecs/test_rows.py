"""Rows: wire path ↔ canonical path, read and written without another list."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import pytest

from turnwire_schema.v1.usage import UsageInfo

from tests.requirements import requirement
from tools.check_rows import all_rows, problems
from turnwire.codecs.dialect_losses import DialectLosses
from turnwire.codecs.rows import Lost, Row, Rows, count, duration


class Details(TypedDict):
    thoughts: NotRequired[int]
    slow: NotRequired[float]


class Counts(TypedDict):
    fresh: NotRequired[int]
    cached: NotRequired[int]
    tools: NotRequired[int]
    answer: NotRequired[int]
    sum: NotRequired[int]
    details: NotRequired[Details]


class Losses(DialectLosses):
    dialect = "x"
    sentences = {"x.detail": "no field"}  # noqa: RUF012  # as every dialect's: declared in the class, never changed


ROWS = Rows(
    Counts,
    UsageInfo,
    (
        count("fresh", "prompt_tokens", less=("cached_tokens",), more="tools"),
        count("cached", "cached_tokens"),
        count("answer", "completion_tokens"),
        count("details.thoughts", "reasoning_tokens"),
        duration("details.slow", "server_timings.total_ns", "milliseconds"),
    ),
    lost=(Lost("detail", ("is_estimated", "server_timings.load_ns")),),
    total="sum",
    detail="detail",
)


def written(usage: dict[str, object], rest: dict[str, object] | None = None) -> tuple[dict[str, object], list[str]]:
    losses = Losses()
    wire = ROWS.write(UsageInfo.from_dict(usage), losses, "/usage", rest)
    return wire, [loss.at for loss in losses.losses]


@requirement("COD-1")
@pytest.mark.parametrize(
    ("raw", "values", "rest"),
    [
        ({}, {}, {}),
        ({"fresh": 5.0, "answer": None}, {"prompt_tokens": 5}, {}),
        ({"fresh": 5, "cached": 2, "tools": 3}, {"prompt_tokens": 10, "cached_tokens": 2}, {"tools": 3}),
        ({"cached": 2}, {"cached_tokens": 2}, {}),
        ({"fresh": "5", "new": [1]}, {}, {"fresh": "5", "new": [1]}),
        ({"fresh": 1, "answer": 2, "sum": 3}, {"prompt_tokens": 1, "completion_tokens": 2}, {}),
        ({"fresh": 1, "answer": 2, "sum": 4}, {"prompt_tokens": 1, "completion_tokens": 2}, {"sum": 4}),
        ({"sum": True}, {}, {"sum": True}),
        ({"details": {"thoughts": 1, "a": 2, "b": None}}, {"reasoning_tokens": 1}, {"details": {"a": 2}}),
        ({"details": 7}, {}, {"details": 7}),
        (
            {"details": {"slow": 1.5}},
            {"server_timings": {"total_ns": 1_500_000}},
            {"details": {"slow": 1.5}},
        ),
    ],
)
def test_what_is_no_canonical_value_is_left_over_where_it_stood(raw: object, values: object, rest: object) -> None:
    assert isinstance(raw, dict)
    assert ROWS.read(raw) == (values, rest)


@requirement("COD-1", "COD-2")
@pytest.mark.parametrize(
    ("usage", "rest", "wire", "losses"),
    [
        ({}, {}, {}, []),
        ({"prompt_tokens": 10, "cached_tokens": 2}, {"tools": 3}, {"fresh": 5, "cached": 2, "tools": 3}, []),
        ({"prompt_tokens": 1, "cached_tokens": 2}, {}, {"fresh": 0, "cached": 2}, ["/usage/cached_tokens"]),
        ({"reasoning_tokens": 1}, {"details": {"a": 2}}, {"details": {"thoughts": 1, "a": 2}}, []),
        ({"reasoning_tokens": 1}, {"details": 7}, {"details": {"thoughts": 1}}, ["/usage/extras/details"]),
        ({"completion_tokens": 1}, {"answer": "one"}, {"answer": "one"}, []),
        ({"server_timings": {"total_ns": 5}}, {"details": {"slow": 1.5}}, {"details": {"slow": 1.5}}, []),
        (
            {"is_estimated": True, "server_timings": {"load_ns": 0}},
            {},
            {},
            ["/usage/is_estimated", "/usage/server_timings/load_ns"],
        ),
    ],
)
def test_what_is_written_holds_all_or_names_the_loss(
    usage: dict[str, object], rest: dict[str, object], wire: object, losses: object
) -> None:
    assert written(usage, rest) == (wire, losses)


@requirement("COD-2")
def test_the_ledger_says_what_the_rows_do() -> None:
    assert ROWS.covered("x", UsageInfo) == {
        "is_estimated": "x.detail",
        "server_timings": "x.detail",
        "prompt_tokens": "mapped",
        "cached_tokens": ("mapped", "x.detail"),
        "completion_tokens": "mapped",
        "reasoning_tokens": "mapped",
    }


def test_every_row_of_every_dialect_names_paths_that_there_are() -> None:
    tables = dict(all_rows())
    assert [problem for name, rows in tables.items() for problem in problems(rows, name)] == []
    assert len(tables) >= 7


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (count("freshh", "prompt_tokens"), "x: Counts has no freshh"),
        (count("details.thought", "prompt_tokens"), "x: Counts has no details.thought"),
        (count("fresh", "prompt"), "x: UsageInfo has no prompt"),
        (count("fresh", "prompt_tokens", less=("cache",)), "x: UsageInfo has no cache"),
        (count("fresh", "prompt_tokens", more="tool"), "x: Counts has no tool"),
        (duration("fresh", "server_timings.total", "seconds"), "x: UsageInfo has no server_timings.total"),
    ],
)
def test_a_row_that_names_no_path_is_a_problem(row: Row, problem: str) -> None:
    assert list(problems(Rows(Counts, UsageInfo, (row,)), "x")) == [problem]

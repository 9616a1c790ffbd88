"""Rows: wire path ↔ canonical path, read and written without another list."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NotRequired, TypedDict

import pytest

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.request import ModelParameters
from turnwire_schema.v1.usage import UsageInfo

from tests.codecs.coverage.rows import parameters_covered, rows_covered
from tests.requirements import requirement
from tools.check_rows import all_rows, problems
from turnwire.codecs.answers.answer_rows import AnswerRows, named
from turnwire.codecs.endpoints.rows import EndpointRows
from turnwire.codecs.losses import DialectLosses
from turnwire.codecs.requests.request_rows import Field, RequestRows, same
from turnwire.codecs.values.rows import Lost, Row, Rows, count, duration, size, text
from turnwire.codecs.values.wire_values import time_of
from turnwire.core.errors import Problem


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
    own: Mapping[str, str] = MappingProxyType({"detail": "no field", "sampling": "no field", "budget": "no field"})


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
    ("raw", "values", "rest", "odd"),
    [
        ({}, {}, {}, []),
        ({"fresh": 5.0, "answer": None}, {"prompt_tokens": 5}, {}, []),
        ({"fresh": 5, "cached": 2, "tools": 3}, {"prompt_tokens": 10, "cached_tokens": 2}, {"tools": 3}, []),
        ({"cached": 2}, {"cached_tokens": 2}, {}, []),
        ({"fresh": "5", "new": [1]}, {}, {"fresh": "5", "new": [1]}, ["fresh"]),
        ({"fresh": 1, "answer": 2, "sum": 3}, {"prompt_tokens": 1, "completion_tokens": 2}, {}, []),
        ({"fresh": 1, "answer": 2, "sum": 4}, {"prompt_tokens": 1, "completion_tokens": 2}, {"sum": 4}, []),
        ({"sum": True}, {}, {"sum": True}, ["sum"]),
        ({"details": {"thoughts": 1, "a": 2, "b": None}}, {"reasoning_tokens": 1}, {"details": {"a": 2}}, []),
        ({"details": 7}, {}, {"details": 7}, ["details"]),
        (
            {"details": {"thoughts": "x"}, "tools": "y"},
            {},
            {"details": {"thoughts": "x"}, "tools": "y"},
            ["details/thoughts", "tools"],
        ),
        (
            {"details": {"slow": 1.5}},
            {"server_timings": {"total_ns": 1_500_000}},
            {"details": {"slow": 1.5}},
            [],
        ),
    ],
)
def test_what_is_no_canonical_value_is_left_over_where_it_stood(
    raw: object, values: object, rest: object, odd: object
) -> None:
    assert isinstance(raw, dict)
    assert ROWS.read(raw) == (values, rest, odd)


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
    assert rows_covered(ROWS, "x", UsageInfo) == {
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
    assert len(tables) >= 17


def test_rows_of_an_endpoint_name_fields_that_there_are() -> None:
    counts = Rows(Counts, UsageInfo, (count("fresh", "prompt_tokens"), count("stale", "prompt_tokens")))
    asked, answered = {"fresh": "model", "model": "model"}, frozenset({"details", "data"}) | counts.keys
    rows = EndpointRows(Counts, Counts, asked=asked, answered=answered, counts=counts)
    assert list(problems(rows, "x")) == [f"x: Counts has no {name}" for name in ("model", "data", "stale")]


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


class Options(TypedDict):
    limit: NotRequired[int]
    max: NotRequired[int]
    top_p: NotRequired[float]
    stop: NotRequired[list[str] | str]
    model: NotRequired[str]


PARAMETERS = RequestRows(
    Options,
    (
        *same("model", "top_p"),
        Field("limit", "max_tokens"),
        Field("max", "max_tokens", is_written=False),
        Field("stop", "stop_sequences", alone=True),
    ),
    lost=(Lost("budget", ("thinking_budget_tokens",)),),
)
NULLS = {"temperature": None, "top_p": None}


@requirement("COD-1")
@pytest.mark.parametrize(
    ("raw", "values", "own", "problems"),
    [
        ({}, NULLS, {}, []),
        ({"model": "m", "top_p": 1, "limit": 5.0}, {**NULLS, "model": "m", "top_p": 1, "max_tokens": 5}, {}, []),
        ({"limit": None, "max": 5}, {**NULLS, "max_tokens": 5}, {}, []),
        ({"limit": 4, "max": 5}, {**NULLS, "max_tokens": 4}, {}, []),
        ({"limit": -1, "max": 5}, {**NULLS, "max_tokens": 5}, {"limit": -1}, []),
        ({"limit": 1.5, "top_p": 1.01}, NULLS, {"limit": 1.5, "top_p": 1.01}, []),
        ({"top_p": float("inf")}, NULLS, {"top_p": float("inf")}, []),
        ({"stop": "a"}, {**NULLS, "stop_sequences": ["a"]}, {}, []),
        ({"stop": []}, NULLS, {}, []),
        ({"stop": ["a", ""]}, NULLS, {"stop": ["a", ""]}, []),
        ({"stop": [1], "limit": True, "top_p": "1", "model": 5}, NULLS, {}, ["model", "top_p", "limit", "stop"]),
    ],
)
def test_what_a_parameter_cannot_hold_is_an_own_option_and_another_type_a_problem(
    raw: dict[str, object], values: object, own: object, problems: list[str]
) -> None:
    found: list[Problem] = []
    assert PARAMETERS.read(raw, found, "/options") == (values, own)
    assert [(each.path, each.rule) for each in found] == [(f"/options/{name}", "type") for name in problems]


@requirement("COD-2")
def test_a_parameter_without_a_row_is_a_loss() -> None:
    losses = Losses()
    given = {"model": "m", "max_tokens": 3, "stop_sequences": ["a"], "seed": 1, "thinking_budget_tokens": 0}
    wire = PARAMETERS.write(ModelParameters.from_dict(given), losses)
    assert wire == {"model": "m", "top_p": 1.0, "limit": 3, "stop": ["a"]}
    assert [(loss.id, loss.at) for loss in losses.losses] == [
        ("x.sampling", "/parameters/temperature"),
        ("x.sampling", "/parameters/seed"),
        ("x.budget", "/parameters/thinking_budget_tokens"),
    ]


@requirement("COD-2")
def test_the_ledger_names_every_parameter_once() -> None:
    entries = parameters_covered("x", [PARAMETERS], thinking="x.thinking", provider_options="mapped")
    assert entries.keys() == ModelParameters.model_fields.keys()
    assert [entries[name] for name in ("max_tokens", "seed", "thinking")] == ["mapped", "x.sampling", "x.thinking"]


def test_a_parameter_that_no_row_names_is_named_where_the_ledger_is_made() -> None:
    with pytest.raises(LookupError, match=r"^x: no request row maps or loses thinking of ModelParameters$"):
        parameters_covered("x", [PARAMETERS], provider_options="mapped")


@pytest.mark.parametrize(
    "name",
    sorted({*ModelParameters.__sampling__, *(name for name in ModelParameters.model_fields if "tokens" in name)}),
)
def test_a_row_admits_what_the_canonical_parameter_admits(name: str) -> None:
    rows = RequestRows(Options, same(name))
    for value in (-3, -2, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 10**9, True, "1"):
        try:
            ModelParameters.from_dict({"model": "m", name: value})
        except ValueError:
            fits = False
        else:
            fits = True
        assert (rows.read({name: value}, []).values.get(name) is not None) == fits, value


def test_a_row_of_a_request_that_names_no_path_is_a_problem() -> None:
    rows = RequestRows(Options, (Field("limits", "max_tokens"),), lost=(Lost("budget", ("budget",)),))
    assert list(problems(rows, "x")) == ["x: Options has no limits", "x: ModelParameters has no budget"]


class Answer(TypedDict):
    key: NotRequired[str]
    model: NotRequired[str]
    at: NotRequired[int]
    usage: NotRequired[Counts]
    words: NotRequired[str]


ANSWER = AnswerRows(Answer, named("at", time_of, id="key"), beside=("words",))


@requirement("COD-1")
@pytest.mark.parametrize(
    ("body", "identity", "extras", "odd"),
    [
        ({}, {}, {}, []),
        (
            {"key": "i", "model": "m", "at": 5, "usage": {}, "words": "w"},
            {"id": "i", "model": "m", "created": 5},
            {},
            [],
        ),
        ({"key": 5, "model": "", "at": [1], "usage": 7}, {}, {"key": 5, "at": [1], "usage": 7}, ["key", "at", "usage"]),
        ({"key": None, "other": 1, "null": None}, {}, {"other": 1}, []),
    ],
)
def test_who_answered_is_read_and_what_is_no_identity_is_kept(
    body: dict[str, object], identity: object, extras: object, odd: list[str]
) -> None:
    found, rest, names = ANSWER.take(body)
    assert (found, rest, sorted(names)) == (identity, extras, sorted(odd))


def test_a_row_of_an_answer_that_names_no_field_is_a_problem() -> None:
    rows = AnswerRows(Answer, named("created"), beside=("word",))
    assert list(problems(rows, "x")) == [f"x: Answer has no {name}" for name in ("created", "id", "word")]


class Listed(TypedDict):
    id: NotRequired[str]
    object: NotRequired[str]
    length: NotRequired[int]
    window: NotRequired[int]


LISTED = Rows(
    Listed,
    ModelInfo,
    (text("id", "name"), size("length", "context_length", stays=True), size("window", "context_length")),
    silent=("object",),
)


@requirement("COD-1")
@pytest.mark.parametrize(
    ("raw", "values", "rest"),
    [
        ({"id": "m", "object": "model", "new": 1}, {"name": "m"}, {"new": 1}),
        ({"window": 5, "length": 7}, {"context_length": 7}, {"length": 7}),
        ({"window": 5, "length": 0}, {"context_length": 5}, {"length": 0}),
        ({"window": 5.0, "id": ""}, {"context_length": 5}, {"id": ""}),
        ({"window": 5.5, "id": ""}, {}, {"window": 5.5, "id": ""}),
    ],
)
def test_of_several_names_the_first_counts_and_what_is_silent_is_not_kept(
    raw: dict[str, object], values: object, rest: object
) -> None:
    assert LISTED.read(raw)[:2] == (values, rest)

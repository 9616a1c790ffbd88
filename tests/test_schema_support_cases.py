"""The cases of tools/schema_support and what is stored of the engines: no engine is asked here."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tools.schema_support import results
from tools.schema_support.asking import Asked
from tools.schema_support.cases import Case, all_cases
from tools.schema_support.engines import ENGINES, Engine, chosen
from tools.schema_support.judging import disagreements

CASES = all_cases()
# outlines_core takes minutes for values that may be anything: some cases had no answer in time.
LEFT_OUT = {"outlines_core": 40}


def case_of(*, valid: int = 1, invalid: int = 1) -> Case:
    return Case("name", "family", {}, ("1",) * valid, ('"x"',) * invalid, {})


def asked(program: str, *, limit_s: float = PATIENCE_S) -> Asked:
    return Asked([sys.executable, "-c", program], limit_s=limit_s)


@requirement("SCM-1")
def test_jsonschema_rs_expects_what_the_cases_expect() -> None:
    assert list(disagreements(CASES.values(), "jsonschema-rs", sys.executable)) == []


@requirement("SCM-1")
def test_jsonschema_expects_what_the_cases_without_formats_expect() -> None:
    """Its checks of formats take packages that only `python -m tools.schema_support --judges` installs."""
    without_formats = [case for case in CASES.values() if '"format"' not in json.dumps(case.schema)]
    assert list(disagreements(without_formats, "jsonschema", sys.executable)) == []


@requirement("SCM-1")
def test_a_judge_that_sees_a_case_otherwise_is_named() -> None:
    wrong = Case("wrong", "family", {"type": "integer"}, ('"x"',), (), {})
    needless = Case("needless", "family", {"type": "integer"}, ("1",), (), {"jsonschema-rs": "a reason"})
    assert list(disagreements([wrong, needless], "jsonschema-rs", sys.executable)) == [
        "wrong: jsonschema-rs says {'accepted': [False]}, the case expects [True]",
        "needless: jsonschema-rs agrees; take out what `but` says of it",
    ]


@requirement("SCM-1")
@for_each("engine", ENGINES, ids=lambda engine: f"{engine.name}-{engine.version}")
def test_every_case_has_a_result_of_every_engine_with_the_verdict_of_its_answers(engine: Engine) -> None:
    stored = results.read(engine.name, engine.version)
    left_out = CASES.keys() - stored.keys()
    assert stored.keys() <= CASES.keys()
    assert len(left_out) <= LEFT_OUT.get(engine.name, 0), left_out
    judged = {name: results.result(CASES[name], answer_of(row)) for name, row in stored.items()}
    assert judged == stored


def answer_of(row: dict[str, Any]) -> Any:
    return {"accepted": row["accepted"]} if "accepted" in row else {row["verdict"]: row["reason"]}


@requirement("SCM-1")
def test_every_file_of_results_is_of_an_engine() -> None:
    assert {file.stem for file in results.RESULTS.iterdir()} == {
        f"{engine.name}-{engine.version}" for engine in ENGINES
    }


@requirement("SCM-1")
@for_each(
    "accepted, verdict",
    [([True, False], "held"), ([True, True], "wider"), ([False, False], "narrower"), ([False, True], "both")],
)
def test_a_verdict_says_which_way_an_engine_errs(accepted: list[bool], verdict: str) -> None:
    assert results.result(case_of(), {"accepted": accepted}) == {"verdict": verdict, "accepted": accepted}


@requirement("SCM-1")
def test_of_a_refusal_the_first_line_is_kept() -> None:
    assert results.result(case_of(), {"refused": "no such word\nat 3:4"}) == {
        "verdict": "refused",
        "reason": "no such word",
    }


@requirement("SCM-1")
def test_results_are_read_as_they_were_written(tmp_path: Path) -> None:
    found = {"b": {"verdict": "held", "accepted": [True]}, "a": {"verdict": "refused", "reason": "no"}}
    results.write("engine", "1.0", found, tmp_path)
    assert results.read("engine", "1.0", tmp_path) == found
    assert results.read("engine", "2.0", tmp_path) == {}


@requirement("SCM-1")
def test_changes_are_the_cases_that_are_judged_otherwise() -> None:
    before = {"same": {"verdict": "held"}, "changed": {"verdict": "wider"}, "gone": {"verdict": "held"}}
    after = {"same": {"verdict": "held"}, "changed": {"verdict": "held"}, "new": {"verdict": "both"}}
    assert list(results.changes(before, after)) == [
        ("changed", "wider", "held"),
        ("gone", "held", "-"),
        ("new", "-", "both"),
    ]


@requirement("SCM-1")
def test_two_cases_of_one_name_are_an_error(tmp_path: Path) -> None:
    for family in ("a", "b"):
        (tmp_path / f"{family}.json").write_text('{"cases": [{"name": "x", "schema": {}}]}', "utf-8")
    with pytest.raises(ValueError, match="two cases are called x: in a and in b"):
        all_cases(tmp_path)


@requirement("SCM-1")
def test_an_engine_is_chosen_by_name_or_with_its_version() -> None:
    assert [engine.version for engine in chosen(["llguidance"])] == ["1.9.1", "1.7.6"]
    assert [engine.version for engine in chosen(["llguidance-1.7.6"])] == ["1.7.6"]
    with pytest.raises(KeyError, match="no engine 'abacus'; there are "):
        chosen(["abacus"])


ECHO = "import sys\nfor line in sys.stdin: print('{\"accepted\": [true]}', flush=True)"
ENDS = "import sys\nsys.stdin.readline(); print('{}', flush=True); sys.stdin.readline(); sys.exit(3)"
SILENT = "import sys\nsys.stdin.readline(); print('{}', flush=True); sys.stdin.read()"


@requirement("SCM-1")
def test_an_engine_is_asked_line_by_line() -> None:
    with asked(ECHO) as engine:
        assert engine.ask({}, ["1"]) == {"accepted": [True]}


@requirement("SCM-1")
def test_an_engine_that_ends_is_started_again() -> None:
    with asked(ENDS) as engine:
        assert [engine.ask({}, ["1"]) for _ in range(2)] == [{"lost": "the program ended with code 3"}] * 2


@requirement("SCM-1")
def test_an_engine_that_gives_no_answer_in_time_is_started_again() -> None:
    with asked(SILENT, limit_s=0.1) as engine:
        assert [engine.ask({}, ["1"]) for _ in range(2)] == [{"lost": "no answer within 0.1 s"}] * 2

"""Clauses about schemas: a server that holds them passes each, one that ignores them fails each, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import anyio
import jsonschema
import pytest

from tests.contract.schema_answers import ANSWERS, scenario
from tests.requirements import requirement
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.questions.schemas import CASES, SchemaCase
from turnwire.contract.live.runner import LiveRun, RunSettings
from turnwire.core.jsonschema import compile_schema
from turnwire.testing.server import StandInServer

ABOUT = ("structured.holds.*", "tools.strict.*")
CLAUSES = [clause for clause in all_clauses() if clause.id.startswith(("structured.holds.", "tools.strict."))]
Outcomes = Mapping[tuple[str, str], str]
Judge = Callable[..., Outcomes]


@pytest.fixture(scope="module")
def server() -> Iterator[StandInServer]:
    with StandInServer() as server:
        yield server


@pytest.fixture
def judge(server: StandInServer, tmp_path: Path) -> Judge:
    """What a run says of a stand-in that plays a scenario: each outcome by clause and dialect."""

    def run(told: Mapping[str, Any], *dialects: str, only: tuple[str, ...] = ABOUT) -> Outcomes:
        file = tmp_path / "scenario.yml"
        file.write_text(json.dumps(told), encoding="utf-8")
        server.clear()
        server.play(file)
        live = LiveRun(RunSettings(endpoint=server.url, dialects=dialects, only=only))
        found = anyio.run(live.go)
        return {(result.clause, result.dialect): result.outcome for result in found.results}

    return run


def concerned(*dialects: str) -> set[tuple[str, str]]:
    return {(clause.id, dialect) for clause in CLAUSES for dialect in dialects if clause.concerns(dialect)}


DIALECTS = ("openai-chat", "openai-responses", "anthropic", "ollama", "gemini", "gemini-interactions")


@requirement("CON-2")
@pytest.mark.parametrize(("obeys", "outcome"), [(True, "pass"), (False, "fail")])
def test_a_server_that_holds_schemas_passes_each_clause_and_one_that_ignores_them_fails_each(
    judge: Judge, obeys: bool, outcome: str
) -> None:
    found = judge(scenario(obeys=obeys), *DIALECTS)
    assert {key: said for key, said in found.items() if said != "not_applicable"} == dict.fromkeys(
        concerned(*DIALECTS), outcome
    )


@requirement("CON-2")
@pytest.mark.parametrize(("status", "outcome"), [(400, "not_supported"), (500, "fail"), (429, "inconclusive")])
def test_a_refused_schema_is_not_supported_a_breakdown_fails_and_a_busy_server_decides_nothing(
    judge: Judge, status: int, outcome: str
) -> None:
    faults = [{"type": "status", "status": status}]
    turns = [{"match": {"contains": said.asked}, "faults": faults} for said in ANSWERS]
    found = judge({"turns": turns}, "openai-chat")
    order = ("structured.holds.key-order", "openai-chat")
    assert found == {**dict.fromkeys(concerned("openai-chat"), outcome), order: "inconclusive"}


@requirement("CON-2")
def test_one_wrong_answer_is_enough_and_cut_answers_and_missing_calls_decide_nothing(judge: Judge) -> None:
    second = next(said for said in ANSWERS if said.asked.endswith(': {"value": "12"}') and not said.is_call)
    turns = [
        second.turn(second.wrong),
        {"match": {"contains": '{"value": 42}'}, "answer": {"text": '{"value": 4', "finish_reason": "length"}},
        {"match": {"contains": "Call the tool"}, "answer": {"text": "No."}},
        *scenario(obeys=True)["turns"],
    ]
    clauses = ("structured.holds.pattern", "structured.holds.integer-bounds", "tools.strict.pattern")
    found = judge({"turns": turns}, "openai-chat", only=clauses)
    assert [found[clause, "openai-chat"] for clause in clauses] == ["fail", "pass", "inconclusive"]


def test_every_right_value_fits_and_every_wrong_one_does_not_for_two_validators() -> None:
    def fits(case: SchemaCase, value: Any) -> tuple[bool, bool]:
        whole, answer = json.loads(json.dumps(case.whole)), json.loads(case.answer(value))
        checker = jsonschema.FormatChecker() if case.formats else None
        return (
            compile_schema(whole, formats=case.formats).is_valid(answer),
            jsonschema.Draft202012Validator(whole, format_checker=checker).is_valid(answer),
        )

    found = {case.name: (fits(case, case.right), [fits(case, value) for value in case.wrong]) for case in CASES}
    assert found == {case.name: ((True, True), [(False, False)] * len(case.wrong)) for case in CASES}


def test_no_two_questions_about_schemas_have_one_text() -> None:
    assert len({said.asked.casefold() for said in ANSWERS}) == len(ANSWERS)

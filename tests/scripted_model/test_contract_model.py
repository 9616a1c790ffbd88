"""The scenario of the contract suite: its turns are those that the suite asks for, and a run decides nearly all."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

from turnwire_schema.v1.scenario import Scenario, ScenarioAnswer, ScenarioTurn

from tests.cli.runner import turnwire
from tests.requirements import requirement
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.requests import canonical
from turnwire.core.jsonschema import thaw
from turnwire.scripted_model.contract_model import contract_scenario
from turnwire.scripted_model.scripts import scripts_of

ELSEWHERE = {f"mark-{number}" for number in range(6)}
"""Asked by contract/live/checks/concurrency.py."""


def asked() -> list[str]:
    texts = []
    for question in QUESTIONS.values():
        if question.ask:
            messages = canonical(question, "m").messages
            texts += [message.text.lower() for message in messages if message.role == "user"]
    return texts


def contained(turn: ScenarioTurn) -> str | None:
    return turn.match.contains if turn.match is not None else None


@requirement("CON-5")
def test_every_turn_is_for_a_question_of_the_suite() -> None:
    scenario = contract_scenario()
    assert scripts_of(scenario)[1] == ()
    wanted = {text.lower() for turn in scenario.turns if (text := contained(turn)) is not None}
    unasked = {text for text in wanted if not any(text in question for question in asked())}
    assert unasked == ELSEWHERE
    assert files("turnwire.scripted_model").joinpath("contract.scenario.yaml").is_file()


@requirement("CON-5")
def test_what_a_question_dictates_stands_in_its_text_and_is_what_the_model_says_to_it() -> None:
    scripts = [script for script in scripts_of(contract_scenario())[0] if script.role != "tool"]
    dictating = [question for question in QUESTIONS.values() if question.dictated]
    assert {question.id for question in dictating} >= {"unicode", "schema-deep", "held-key-order", "strict-nested-2"}
    for question in dictating:
        asked, answer = question.ask["text"], ScenarioAnswer.from_dict(question.dictated)
        said = answer.text or json.dumps(thaw((answer.tool_calls or ())[0].arguments))
        assert asked.endswith(f": {said}")
        script = next(script for script in scripts if script.contains is None or script.contains in asked.lower())
        [own] = scripts_of(Scenario(turns=(ScenarioTurn(answer=answer),)))[0]
        assert (script.contains, script.pieces, script.needs_tools) == (asked.lower(), own.pieces, own.needs_tools)


@requirement("CON-5", "CON-1")
def test_llama_cpp_with_the_model_gives_every_clause_about_calls_thoughts_and_forms_something_to_judge() -> None:
    areas = ("tools", "thinking", "structured", "text", "chat", "streaming", "sampling", "completions", "embeddings")
    only = [word for area in areas for word in ("--only", area)]
    found = turnwire("contract", "run", "--with-scripted-model", "--json", "--fail-on", "never", *only).json
    assert found["ended"] == "completed"
    outcomes = Counter(result["outcome"] for result in found["results"])
    assert outcomes["pass"] + outcomes["fail"] >= 500
    undecided = {
        (result["dialect"], result["clause"]) for result in found["results"] if result["outcome"] == "inconclusive"
    }
    assert undecided == {
        ("openai-chat", "thinking.tokens"),  # llama.cpp counts no tokens of thinking
        ("openai-responses", "thinking.tokens"),
        ("anthropic", "thinking.tokens"),
        ("openai-responses", "tools.cut-kept"),  # it says of a cut answer that it is complete
        ("openai-responses", "tools.cut-not-complete"),
    }

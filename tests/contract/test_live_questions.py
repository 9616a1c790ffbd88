"""How clauses ask: each question once, in words that the dialect has, and outcomes that claim no more than was seen."""

from __future__ import annotations

import json
from collections import Counter

import anyio
import pytest

from tests.contract.faults import fault_of, row
from tests.contract.served import Answer, Asked, Fault, RightAnswers, Served, judge, target
from tests.requirements import requirement
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.verdict import Verdict

CLAUSES = {clause.id: clause for clause in all_clauses()}
REFUSED = {"error": {"message": "no", "type": "invalid_request_error", "param": None, "code": None}}


@pytest.fixture(scope="module")
def right() -> RightAnswers:
    """Right answers."""
    return RightAnswers()


def verdict(clause: str, right: RightAnswers, fault: Fault | None = None, name: str = "openai-chat") -> Verdict:
    return anyio.run(judge, CLAUSES[clause], target(name, Served(right, fault)))


@requirement("CON-2")
def test_a_question_is_asked_once_however_many_clauses_look_at_it(right: RightAnswers) -> None:
    asked: Counter[bytes | None] = Counter()

    def count(request: Asked, answer: Answer) -> Answer:
        asked[request.body] += 1
        return answer

    async def three() -> list[str]:
        at = target("openai-chat", Served(right, count))
        return [(await judge(CLAUSES[name], at)).outcome for name in ("chat.id", "chat.usage", "chat.finish")]

    assert anyio.run(three) == ["pass"] * 3
    assert list(asked.values()) == [1]


@requirement("CON-2")
def test_what_a_dialect_cannot_say_is_not_applicable_and_says_what(right: RightAnswers) -> None:
    found = verdict("sampling.seed-repeats", right, name="openai-chat")
    assert found.outcome == "pass"
    found = verdict("sampling.min-p", right, name="openai-chat")
    assert found == Verdict("not_applicable", "openai-chat cannot say /parameters/min_p.")
    found = verdict("tools.none", right, name="ollama")
    assert found.outcome == "not_applicable"


@requirement("CON-2")
def test_what_a_server_ignores_is_asked_of_it_in_the_dialects_own_words(right: RightAnswers) -> None:
    asked: list[str] = []

    def note(request: Asked, answer: Answer) -> Answer:
        asked.append((request.body or b"").decode())
        return answer

    assert verdict("tools.none", right, note, "ollama-v1").outcome == "pass"
    assert json.loads(asked[-1])["tool_choice"] == "none"


@requirement("CON-2")
@pytest.mark.parametrize(
    ("status", "body", "outcome"),
    [
        (404, {"detail": "Not Found"}, "not_supported"),
        (501, REFUSED, "not_supported"),
        (400, {"error": {"message": "this model does not support tools"}}, "not_supported"),
        (400, REFUSED, "inconclusive"),
        (500, {"error": {"message": "it broke"}}, "inconclusive"),
    ],
)
def test_a_refused_question_says_nothing_about_the_answer(
    status: int, body: object, outcome: str, right: RightAnswers
) -> None:
    refusal = fault_of(row("tools.none", "openai-chat", "tools-none", ("refuse", status, body)), is_broken=True)
    found = verdict("tools.none", right, refusal)
    assert (found.outcome, str(status) in found.sentence) == (outcome, True)


@requirement("CON-2")
def test_a_model_that_calls_no_tool_is_inconclusive_with_what_was_tried(right: RightAnswers) -> None:
    without = ("set", "/choices/0/message/tool_calls", None)
    silent = fault_of(row("tools.auto", "openai-chat", "tools-auto", without), is_broken=True)
    assert verdict("tools.auto", right, silent) == Verdict(
        "inconclusive",
        "The model called no tool: the tool was named in the question, at temperature 0, with tool_choice auto.",
    )


@requirement("CON-2")
def test_a_question_that_does_not_fit_a_small_context_fails_nothing(right: RightAnswers) -> None:
    said = {"error": {"message": "This model's maximum context length is 512 tokens", "type": "BadRequestError"}}
    refusal = fault_of(row("tools.many", "openai-chat", "tools-many", ("refuse", 400, said)), is_broken=True)
    assert verdict("tools.many", right, refusal).outcome == "inconclusive"


_BUILT_ON_CHAT = {
    "chat.one-answer": "fail",
    "chat.media-type": "inconclusive",
    "chat.document": "inconclusive",
    "errors.model-unknown": "inconclusive",
    "tools.auto": "inconclusive",
    "counting.number": "not_supported",
}


@requirement("CON-5")
def test_a_path_of_chat_that_is_not_there_fails_once_and_leaves_the_rest_undecided(right: RightAnswers) -> None:
    missing = fault_of(row("counting.number", "anthropic", "/v1/messages", ("refuse", 404, REFUSED)), is_broken=True)
    assert {clause: verdict(clause, right, missing, "anthropic").outcome for clause in _BUILT_ON_CHAT} == _BUILT_ON_CHAT

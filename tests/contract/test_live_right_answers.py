"""Right answers give no failure: the gateway with a stand-in for a model, in every dialect, asked by every clause."""

from __future__ import annotations

from collections import Counter
from typing import Final

import anyio
import pytest

from tests.contract.served import RightAnswers, Served, judge, target
from tests.requirements import requirement
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.verdict import Verdict

# What the gateway does on purpose, or cannot do; each is a clause that it does not keep. (clause, dialect): why.
KNOWN: Final = {
    **dict.fromkeys(
        (("tools.odd-name", dialect) for dialect in ("openai-chat", "openai-responses", "anthropic")),
        "tools of other dialects' names are taken, and sent on under names that fit",
    ),
    ("limits.required", "anthropic"): "a client that names no limit gets the codec's",
    ("sampling.stop-named", "anthropic"): "a canonical answer does not say which text stopped it",
    ("sampling.choices-all", "openai-chat"): "a canonical request asks for one answer",
    ("sampling.logprobs", "openai-chat"): "a canonical answer has no probabilities",
    ("sampling.logprobs", "ollama"): "a canonical answer has no probabilities",
}
# What the stand-in cannot be brought to, by area; nothing else may be inconclusive.
NOT_SHOWN: Final = {
    "sampling.choices",
    "sampling.logprobs-top",
    "concurrency.busy-says-when",
    "thinking.tokens",
}


async def _all(dialect: str) -> dict[str, Verdict]:
    at = target(dialect, Served(RightAnswers()))
    return {clause.id: await judge(clause, at) for clause in all_clauses() if clause.area != "surface"}


@pytest.fixture(scope="module")
def verdicts() -> dict[tuple[str, str], Verdict]:
    """What every clause says of every dialect."""
    return {(clause, dialect): verdict for dialect in DIALECTS for clause, verdict in anyio.run(_all, dialect).items()}


@requirement("CON-2")
def test_the_gateway_keeps_every_clause_but_those_that_are_known(verdicts: dict[tuple[str, str], Verdict]) -> None:
    failed = {key: verdict.sentence for key, verdict in verdicts.items() if verdict.outcome == "fail"}
    assert failed.keys() == KNOWN.keys(), failed


@requirement("CON-2")
def test_every_clause_is_decided_where_it_concerns_a_dialect(verdicts: dict[tuple[str, str], Verdict]) -> None:
    open_ = {
        key: verdict.sentence
        for key, verdict in verdicts.items()
        if verdict.outcome in ("inconclusive", "not_supported")
        and key[0] not in NOT_SHOWN
        and not (key[0].startswith("thinking.") and key[1] == "gemini-interactions")  # sums up no thoughts
    }
    assert open_ == {}


@requirement("CON-2")
def test_there_are_far_more_than_150_clauses_and_each_concerns_a_dialect(
    verdicts: dict[tuple[str, str], Verdict],
) -> None:
    assert len(all_clauses()) >= 300
    asked = Counter(clause for (clause, _), verdict in verdicts.items() if verdict.outcome != "not_applicable")
    assert [clause.id for clause in all_clauses() if clause.area != "surface" and not asked[clause.id]] == []

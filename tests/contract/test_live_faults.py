"""Every clause can fail: a server with one fault, and right in everything else."""

from __future__ import annotations

from collections import Counter

import anyio
import pytest

from tests.cases import for_each
from tests.contract.fault_rows import FURTHER, FURTHER_SEEN, all_rows
from tests.contract.faults import Row, fault_of
from tests.contract.served import RightAnswers, Served, judge, target
from tests.requirements import requirement
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.verdict import Verdict

ROWS = all_rows()
CLAUSES = {clause.id: clause for clause in all_clauses() if clause.area != "surface"}


async def _both(row: Row, right: RightAnswers) -> tuple[Verdict, Verdict]:
    without, with_fault = [
        await judge(CLAUSES[row.clause], target(row.dialect, Served(right, fault_of(row, is_broken=is_broken))))
        for is_broken in (False, True)
    ]
    return without, with_fault


@pytest.fixture(scope="module")
def right() -> RightAnswers:
    """Right answers, made once for all faults."""
    return RightAnswers()


@requirement("CON-2")
@for_each("row", ROWS, ids=lambda row: row.clause)
def test_the_clause_fails_at_its_fault_and_holds_without_it(row: Row, right: RightAnswers) -> None:
    without, with_fault = anyio.run(_both, row, right)
    assert (without.outcome, with_fault.outcome) == ("pass", "fail"), (without.sentence, with_fault.sentence)


@requirement("CON-2")
@pytest.mark.parametrize(("row", "seen"), list(zip(FURTHER, FURTHER_SEEN, strict=True)))
def test_each_branch_of_a_clause_finds_its_own_fault(row: Row, seen: str, right: RightAnswers) -> None:
    without, with_fault = anyio.run(_both, row, right)
    assert (without.outcome, with_fault.outcome) == ("pass", "fail")
    assert seen in with_fault.sentence


@requirement("CON-2")
def test_every_clause_has_a_fault_and_only_one() -> None:
    assert Counter(row.clause for row in ROWS) == Counter(list(CLAUSES))

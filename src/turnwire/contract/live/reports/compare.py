"""Two runs of the contract against each other: what became worse, better or different in the dialects of both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from turnwire_schema.v1.contract import ContractOutcome, ContractRun

Direction = Literal["worse", "better", "different"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("worse", "better", "different")
_WORTH: Final[Mapping[ContractOutcome, int]] = {"fail": 0, "not_supported": 1, "pass": 2}
"""What each outcome is worth to clients; the others say nothing about the server."""


@dataclass(frozen=True, slots=True)
class Change:
    """A clause whose outcome is not what it was."""

    clause: str
    dialect: str
    before: ContractOutcome
    after: ContractOutcome
    sentence: str
    """What the later run saw."""

    @property
    def direction(self) -> Direction:
        """Whether clients are worse or better off."""
        before, after = _WORTH.get(self.before), _WORTH.get(self.after)
        if before is None or after is None:
            return "worse" if self.after == "fail" else "better" if self.before == "fail" else "different"
        return "worse" if after < before else "better"


def changes(before: ContractRun, after: ContractRun) -> tuple[Change, ...]:
    """Every clause that both runs tried in a dialect and found different, in the order of the later run."""
    earlier = {(each.clause, each.dialect): each.outcome for each in before.results}
    return tuple(
        Change(each.clause, each.dialect, earlier[each.clause, each.dialect], each.outcome, each.sentence)
        for each in after.results
        if earlier.get((each.clause, each.dialect), each.outcome) != each.outcome
    )

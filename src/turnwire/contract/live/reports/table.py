"""Runs side by side: the data of every report, so that all of them agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from turnwire_schema.v1.contract import (
    ContractClause,
    ContractEnding,
    ContractOutcome,
    ContractResult,
    ContractRun,
    ContractSeverity,
    ContractTarget,
)

Direction = Literal["worse", "better", "different"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("worse", "better", "different")
_WORTH: Final[Mapping[ContractOutcome, int]] = {"fail": 0, "not_supported": 1, "pass": 2}
"""The value of each outcome for clients; the others say nothing about the server."""


@dataclass(frozen=True, slots=True)
class Change:
    """A clause whose outcome is not what it was."""

    clause: str
    dialect: str
    before: ContractOutcome
    after: ContractOutcome
    sentence: str
    """The result of the later run."""

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


OUTCOMES: Final[tuple[ContractOutcome, ...]] = ("pass", "fail", "not_supported", "not_applicable", "inconclusive")
SEVERITIES: Final[tuple[ContractSeverity, ...]] = ("must", "should", "may")
WORDS: Final[Mapping[ContractOutcome, str]] = {
    "pass": "holds",
    "fail": "fails",
    "not_supported": "not supported",
    "not_applicable": "not applicable",
    "inconclusive": "inconclusive",
}
ENDINGS: Final[Mapping[ContractEnding, str]] = {
    "completed": "every clause was judged",
    "time_limit": "the time was over",
    "cancelled": "the run was stopped",
    "server_stopped": "the server stopped answering",
}
COUNTED: Final[Mapping[ContractOutcome, str]] = {**WORDS, "pass": "hold", "fail": "fail"}
"""The same words behind a number."""
SIGNS: Final[Mapping[ContractOutcome, str]] = {
    "pass": "✓",
    "fail": "✗",
    "not_supported": "–",
    "not_applicable": "·",
    "inconclusive": "?",
}


@dataclass(frozen=True)
class Column:
    """A dialect of a server, in one run."""

    run: ContractRun
    target: ContractTarget
    run_name: str
    """Name of the run; with its time where another run has the same name."""

    @property
    def heading(self) -> str:
        """Server and dialect; the variant where it is not the dialect itself."""
        return f"{self.run_name} · {self.dialect}"

    @property
    def dialect(self) -> str:
        """The dialect, and the variant where it has a name of its own."""
        variant = "" if self.target.variant == self.target.dialect else f" ({self.target.variant})"
        return f"{self.target.dialect}{variant}"

    @cached_property
    def results(self) -> Mapping[str, ContractResult]:
        """The results of this dialect by the id of their clause."""
        return {each.clause: each for each in self.run.results if each.dialect == self.target.dialect}

    @cached_property
    def counts(self) -> Mapping[ContractOutcome, int]:
        """How many clauses had which outcome."""
        found = Counter(each.outcome for each in self.results.values())
        return {outcome: found[outcome] for outcome in OUTCOMES}


@dataclass(frozen=True)
class Table:
    """Every clause of one or more runs as a row, every dialect of each run as a column."""

    runs: Sequence[ContractRun]

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """The columns in the order of the runs, the oldest first."""
        return tuple(Column(run, target, self.name_of(run)) for run in self.runs for target in run.targets)

    def name_of(self, run: ContractRun) -> str:
        """The label of a run next to the others: its name, and its time if another run has the same name."""
        is_alone = sum(each.name == run.name for each in self.runs) == 1
        return run.name if is_alone else f"{run.name}, {run.started_at[:16].replace('T', ' ')}"

    @cached_property
    def clauses(self) -> tuple[ContractClause, ...]:
        """Every clause of any run, in its order; the newest words win."""
        found: dict[str, ContractClause] = {}
        for run in self.runs:
            found.update({clause.id: clause for clause in run.clauses})
        order = {clause.id: place for run in self.runs for place, clause in enumerate(run.clauses)}
        return tuple(sorted(found.values(), key=lambda clause: order[clause.id]))

    @cached_property
    def areas(self) -> Mapping[str, tuple[ContractClause, ...]]:
        """The clauses by area."""
        found: dict[str, list[ContractClause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.area, []).append(clause)
        return {area: tuple(clauses) for area, clauses in found.items()}

    def row(self, clause: ContractClause) -> tuple[ContractResult | None, ...]:
        """The result of a clause in each column; None if it was not tried."""
        return tuple(column.results.get(clause.id) for column in self.columns)

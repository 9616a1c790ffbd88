"""The verdict of a check: one of five outcomes, and one sentence about what was seen or tried."""

from __future__ import annotations

from typing import NamedTuple

from turnwire_schema.v1.contract import ContractOutcome


class Verdict(NamedTuple):
    """The outcome of a clause. The sentence says what was seen; of an inconclusive one, what was tried."""

    outcome: ContractOutcome
    sentence: str


class Stop(Exception):
    """Ends a check with its verdict, from wherever it is raised."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.sentence)
        self.verdict = verdict


def passed(sentence: str) -> Verdict:
    """The clause holds."""
    return Verdict("pass", sentence)


def failed(sentence: str) -> Verdict:
    """The clause does not hold: the server does something else."""
    return Verdict("fail", sentence)


def not_supported(sentence: str) -> Verdict:
    """The server has not got what the clause speaks of, and says so."""
    return Verdict("not_supported", sentence)


def not_applicable(sentence: str) -> Verdict:
    """The clause does not concern this dialect, variant or model."""
    return Verdict("not_applicable", sentence)


def inconclusive(sentence: str) -> Verdict:
    """The check has no result about the server; the sentence describes what was tried."""
    return Verdict("inconclusive", sentence)

"""Checks of a live server, clause by clause: clauses are data in `clauses/`, their checks functions in `checks/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.contract.live.answer_checks import check as check
    from turnwire.contract.live.clauses import Clause as Clause, all_clauses as all_clauses
    from turnwire.contract.live.exchange import Exchange as Exchange
    from turnwire.contract.live.probe import Probe as Probe
    from turnwire.contract.live.runner import LiveRun as LiveRun, RunSettings as RunSettings
    from turnwire.contract.live.verdict import (
        Stop as Stop,
        Verdict as Verdict,
        failed as failed,
        inconclusive as inconclusive,
        not_applicable as not_applicable,
        not_supported as not_supported,
        passed as passed,
    )

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "answer_checks": ("check",),
        "clauses": (
            "Clause",
            "all_clauses",
        ),
        "exchange": ("Exchange",),
        "probe": ("Probe",),
        "runner": (
            "LiveRun",
            "RunSettings",
        ),
        "verdict": (
            "Stop",
            "Verdict",
            "failed",
            "inconclusive",
            "not_applicable",
            "not_supported",
            "passed",
        ),
    },
)

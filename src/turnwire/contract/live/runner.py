"""A run: every chosen clause, in every dialect of the server, one after another, within a time.

In: where the server is, and what to ask of it. Out: a `ContractRun`, at any moment: every verdict so far is in it
when the run is stopped. The order is that of the dialects, then that of the clauses; it is the same in every run.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Literal

import anyio

from turnwire_schema.v1.contract import ContractEnding, ContractResult, ContractRun

from turnwire.contract.live.answer_checks import all_checks
from turnwire.contract.live.answers import MISSING, PLAIN, read, read_question
from turnwire.contract.live.clauses import Clause, all_clauses, chosen_clauses
from turnwire.contract.live.connection import Line, base_of
from turnwire.contract.live.discovery import targets
from turnwire.contract.live.exchange import Exchange
from turnwire.contract.live.needs import unmet
from turnwire.contract.live.probe import Probe, Target
from turnwire.contract.live.questions.table import QUESTIONS
from turnwire.contract.live.verdict import Stop, Verdict, inconclusive, not_applicable

Evidence = Literal["findings", "all"]
Progress = Callable[[int, int, str], None]
"""Called with (results so far, results in all, what is asked now)."""

CLAUSE_S: Final = 60.0
RUN_S: Final = 1800.0
LOOK_S: Final = 20.0
"""Time limit for each request that identifies the server before the first clause."""
_ONE_ANSWER: Final = "chat.one-answer"
"""The clause of the plain question: always checked if others are inconclusive because it fails."""
_MOST_SILENT: Final = 3
"""After so many clauses without one good answer the server is asked whether it is still there."""
_MOST_EXCHANGES: Final = 8
"""How many exchanges of a clause are kept: the first and the last ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunSettings:
    """What is checked, and within which limits.

    Raises:
        LookupError: in a run, a name in `only` or `skip` fits no clause.
    """

    endpoint: str
    dialects: Sequence[str] = ()
    """Dialects to check; empty: those that are found."""
    variant: str | None = None
    """Codec whose rules hold for its dialect; None: told from what the server says it is."""
    model: str | None = None
    """Model to ask; None: the first that the server lists."""
    only: Sequence[str] = ()
    """Ids (* and ? allowed) and areas of the clauses to try; none: all."""
    skip: Sequence[str] = ()
    """Ids and areas of clauses that are not tried."""
    name: str | None = None
    """The name of the server in reports; None: the name it gives itself."""
    api_key: str | None = None
    clause_limit_s: float = CLAUSE_S
    run_limit_s: float = RUN_S
    evidence: Evidence = "findings"
    """Whether exchanges of clauses that hold are kept, too."""


class LiveRun:
    """One run. `go` does it, once; `document` is what is known so far, also while or after it was stopped."""

    def __init__(self, settings: RunSettings) -> None:
        self.settings = settings
        self.endpoint = base_of(settings.endpoint)
        self.clauses = chosen_clauses(settings.only, settings.skip)
        self.targets: tuple[Target, ...] = ()
        self.server: str | None = None
        self._results: list[ContractResult] = []
        self._added: tuple[Clause, ...] = ()
        self._began = time.perf_counter()
        self._started_at = _now()
        self._ended: ContractEnding = "cancelled"

    @property
    def planned(self) -> int:
        """How many results a completed run has."""
        added = sum(result.clause == clause.id for result in self._results for clause in self._added)
        return len(self.targets) * len(self.clauses) + added

    async def go(self, progress: Progress | None = None) -> ContractRun:
        """Check the server.

        Raises:
            ProviderUnavailableError: no server answers, or no dialect is found.
            ConfigurationError: no model can be found, and none is named.
        """
        line = Line(self.endpoint, api_key=self.settings.api_key)
        try:
            with anyio.move_on_after(self.settings.run_limit_s) as scope:
                self.server, self.targets = await targets(
                    line,
                    dialects=self.settings.dialects,
                    variant=self.settings.variant,
                    model=self.settings.model,
                    limit_s=min(self.settings.clause_limit_s, LOOK_S),
                )
                is_up = await self._judge_all(progress)
            self._ended = "time_limit" if scope.cancelled_caught else "completed" if is_up else "server_stopped"
        finally:
            await line.close()
        return self.document()

    def document(self) -> ContractRun:
        """The results so far, as data."""
        return ContractRun(
            turnwire_version=_version(),
            endpoint=str(self.endpoint),
            name=self.settings.name or self.server or self.endpoint.authority,
            server=self.server,
            started_at=self._started_at,
            duration_ms=round((time.perf_counter() - self._began) * 1000),
            ended=self._ended,
            planned=self.planned,
            targets=[target.as_data() for target in self.targets],
            clauses=[clause.as_data() for clause in (*self.clauses, *self._added)],
            results=list(self._results),
        )

    async def _judge_all(self, progress: Progress | None) -> bool:
        """Check every clause in every dialect; return False if the server stopped answering."""
        for target in self.targets:
            silent = 0
            for clause in self.clauses:
                if progress is not None:
                    progress(len(self._results), self.planned, f"{target.row.name}: {clause.id}")
                result, is_silent = await self._judge(clause, target)
                self._results.append(result)
                silent = silent + 1 if is_silent else 0
                if silent == _MOST_SILENT:
                    if await self._has_stopped(target):
                        del self._results[-silent:]  # they say nothing about the clauses
                        return False
                    silent = 0
            await self._judge_plain(target)
        if progress is not None:
            progress(len(self._results), self.planned, "done")
        return True

    async def _judge_plain(self, target: Target) -> None:
        """Add the result of the plain question if it was missed and is not among the chosen clauses."""
        _, reading = target.notes.get(f"answer to {QUESTIONS[PLAIN].id}", (None, None))
        if reading is None or reading.status not in MISSING or any(clause.id == _ONE_ANSWER for clause in self.clauses):
            return
        plain = next(clause for clause in all_clauses() if clause.id == _ONE_ANSWER)
        result, _ = await self._judge(plain, target)
        if result.outcome == "fail":
            self._added = (plain,)
            self._results.append(result)

    async def _judge(self, clause: Clause, target: Target) -> tuple[ContractResult, bool]:
        """The result, and whether the server gave no good answer although it was asked."""
        probe = Probe(target)
        line = target.line
        sent, answered = line.sent, line.answered
        began = time.perf_counter()
        verdict = await self._verdict(clause, probe)
        is_kept = self.settings.evidence == "all" or verdict.outcome in ("fail", "inconclusive")
        shown = _some(probe.blamed or probe.exchanges) if is_kept else []
        result = ContractResult(
            clause=clause.id,
            dialect=target.row.name,
            outcome=verdict.outcome,
            sentence=verdict.sentence,
            duration_ms=round((time.perf_counter() - began) * 1000),
            exchanges=len(probe.exchanges),
            evidence=[each.as_evidence() for each in shown] if shown else None,
        )
        is_silent = verdict.outcome != "pass" and line.sent > sent and line.answered == answered
        return result, is_silent

    async def _has_stopped(self, target: Target) -> bool:
        """Whether the plain question that was answered before is not answered any more."""
        probe = Probe(target)
        again = replace(QUESTIONS[PLAIN], id=f"plain after {len(self._results)} results")
        try:
            with anyio.fail_after(self.settings.clause_limit_s):
                if not (await read(probe, PLAIN)).is_answered:
                    return False
                return not (await read_question(probe, again)).is_answered
        except (Stop, TimeoutError):
            return True

    async def _verdict(self, clause: Clause, probe: Probe) -> Verdict:
        if not clause.concerns(probe.dialect):
            return not_applicable(f"The clause is about {', '.join(clause.dialects)}.")
        limit = clause.time_limit_s or self.settings.clause_limit_s
        try:
            with anyio.fail_after(limit):
                for need in clause.needs:
                    verdict = await unmet(probe, need)
                    if verdict is not None:
                        return verdict
                return await all_checks()[clause.id](probe)
        except Stop as stop:
            return stop.verdict
        except TimeoutError:
            asked = probe.exchanges[-1] if probe.exchanges else None
            after = "" if asked is None else f" {asked.method} {asked.path} was waited for last."
            return inconclusive(f"The clause was not judged within {limit:g} s.{after}")
        except Exception as error:  # a fault of the check, or an unforeseen answer: the other clauses go on
            return inconclusive(f"The check itself broke with {type(error).__name__}; please report this.")


def _some(items: list[Exchange]) -> list[Exchange]:
    half = _MOST_EXCHANGES // 2
    return items if len(items) <= _MOST_EXCHANGES else [*items[:half], *items[-half:]]


def _now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _version() -> str:
    from importlib.metadata import version

    return version("turnwire")

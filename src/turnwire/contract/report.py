"""Results of a replay: rows, the outcome of each exchange, and the report for terminal and program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from turnwire.contract.clauses import CLAUSES

if TYPE_CHECKING:
    from rich.console import Console

Outcome = Literal["pass", "fail", "pending", "not applicable"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("pass", "fail", "pending", "not applicable")
_SHOWN_FAILURES: Final = 50


@dataclass(frozen=True, slots=True)
class Row:
    """The result of one clause for one exchange. `reasons` says why it failed, is pending or does not apply."""

    recording: str
    folder: str
    surface: str
    clause: str
    outcome: Outcome
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExchangeResult:
    """The result of one exchange: failed if any clause did, judged if any passed, else pending or outside."""

    recording: str
    folder: str
    surface: str
    outcome: Outcome
    reason: str | None = None


@dataclass(frozen=True)
class ReplayReport:
    """Everything that a replay of a folder of recordings found."""

    directory: Path
    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        """Whether no clause failed and at least one was checked."""
        return bool(self.rows) and not self.failures

    @property
    def failures(self) -> tuple[Row, ...]:
        """The rows of the clauses that do not hold."""
        return tuple(row for row in self.rows if row.outcome == "fail")

    @cached_property
    def exchanges(self) -> tuple[ExchangeResult, ...]:
        """One result for each exchange, in the order of the rows."""
        grouped: dict[str, list[Row]] = {}
        for row in self.rows:
            grouped.setdefault(row.recording, []).append(row)
        return tuple(_result(rows) for rows in grouped.values())

    def counts(self) -> dict[str, dict[Outcome, int]]:
        """How many exchanges of each folder had which outcome."""
        counts: dict[str, Counter[Outcome]] = {}
        for exchange in self.exchanges:
            counts.setdefault(exchange.folder, Counter())[exchange.outcome] += 1
        return {folder: {outcome: counter[outcome] for outcome in OUTCOMES} for folder, counter in counts.items()}

    def clause_counts(self) -> dict[str, dict[Outcome, int]]:
        """How many exchanges each clause was checked on, by outcome."""
        counts = {clause.id: Counter[Outcome]() for clause in CLAUSES}
        for row in self.rows:
            counts.setdefault(row.clause, Counter())[row.outcome] += 1
        return {clause: {outcome: counter[outcome] for outcome in OUTCOMES} for clause, counter in counts.items()}

    def reasons(self, outcome: Outcome) -> dict[str, int]:
        """The reasons of all exchanges with this outcome, the most frequent first."""
        found = Counter(
            exchange.reason for exchange in self.exchanges if exchange.outcome == outcome and exchange.reason
        )
        return dict(found.most_common())

    def to_json(self) -> dict[str, Any]:
        """The report as data: counts, failures, and the result of each exchange."""
        return {
            "directory": str(self.directory),
            "ok": self.ok,
            "folders": self.counts(),
            "clauses": self.clause_counts(),
            "pending": self.reasons("pending"),
            "not_applicable": self.reasons("not applicable"),
            "failures": [
                {"recording": row.recording, "clause": row.clause, "reasons": list(row.reasons)}
                for row in self.failures
            ],
            "exchanges": [
                {
                    "recording": exchange.recording,
                    "surface": exchange.surface,
                    "outcome": exchange.outcome,
                    **({"reason": exchange.reason} if exchange.reason else {}),
                }
                for exchange in self.exchanges
            ],
        }

    def render(self, console: Console) -> None:
        """Print the report: a line for each folder, what is pending, and every failure."""
        from rich.table import Table
        from rich.text import Text

        table = Table(
            title=f"Recordings in {self.directory}", title_justify="left", box=None, pad_edge=False, show_edge=False
        )
        table.add_column("folder")
        for heading in ("exchanges", "pass", "fail", "pending", "outside"):
            table.add_column(heading, justify="right")
        for folder, counts in self.counts().items():
            numbers = [counts[outcome] for outcome in OUTCOMES]
            table.add_row(
                folder, str(sum(numbers)), *(str(number) for number in numbers), style="red" if counts["fail"] else None
            )
        console.print(table)
        for reason, number in self.reasons("pending").items():
            console.print(Text(f"pending: {number} × {reason}"))
        for row in self.failures[:_SHOWN_FAILURES]:
            console.print(Text(f"✗ {row.clause}  {row.recording}", style="red"))
            for reason in row.reasons:
                console.print(Text(f"    {reason}"))
        if len(self.failures) > _SHOWN_FAILURES:
            console.print(Text(f"… and {len(self.failures) - _SHOWN_FAILURES} more failures"))
        if self.ok:
            console.print(Text("✓ every clause holds for every exchange that is judged", style="green"))


def _result(rows: Iterable[Row]) -> ExchangeResult:
    rows = list(rows)
    first = rows[0]
    for outcome in ("fail", "pass", "pending", "not applicable"):
        row = next((row for row in rows if row.outcome == outcome), None)
        if row is not None:
            reason = row.reasons[0] if row.reasons and outcome != "pass" else None
            return ExchangeResult(first.recording, first.folder, first.surface, row.outcome, reason)
    raise AssertionError("an exchange has at least one row")

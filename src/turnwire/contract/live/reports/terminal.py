"""The report for a terminal: a line for each area and dialect, and every failure with its sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnwire_schema.v1.contract import ContractRun

from turnwire.contract.live.reports.table import OUTCOMES, SIGNS, WORDS, Table

if TYPE_CHECKING:
    from rich.console import Console


def render(runs: Sequence[ContractRun], console: Console) -> None:
    """Print what the last run found, with earlier ones beside it in the table."""
    from rich.table import Table as Drawn
    from rich.text import Text

    run, table = runs[-1], Table(runs)
    drawn = Drawn(title=f"{run.name} at {run.endpoint}", title_justify="left")
    drawn.add_column("area")
    for column in table.columns:
        drawn.add_column(column.dialect if len(runs) == 1 else column.heading)
    for area, clauses in table.areas.items():
        cells = []
        for column in table.columns:
            results = [column.results.get(clause.id) for clause in clauses]
            counts = Counter(each.outcome for each in results if each is not None)
            cells.append(
                Text("  ".join(f"{SIGNS[each]} {counts[each]}" for each in OUTCOMES if counts[each]))
                if not counts["fail"]
                else Text("  ".join(f"{SIGNS[each]} {counts[each]}" for each in OUTCOMES if counts[each]), style="red")
            )
        drawn.add_row(area, *cells)
    console.print(drawn)
    console.print(Text("   ".join(f"{SIGNS[each]} {WORDS[each]}" for each in OUTCOMES)))
    _failures(run, console)
    if run.ended != "completed":
        console.print(Text(f"stopped after {len(run.results)} of {run.planned} results"))


def _failures(run: ContractRun, console: Console) -> None:
    from rich.text import Text

    clauses = {clause.id: clause for clause in run.clauses}
    for result in run.results:
        if result.outcome == "fail":
            clause = clauses[result.clause]
            console.print(Text(f"\n✗ {clause.id}  {result.dialect}  ({clause.severity})", style="red"))
            console.print(Text(f"    {clause.sentence}"))
            console.print(Text(f"    seen: {result.sentence}"))
    if not any(result.outcome == "fail" for result in run.results):
        console.print(Text("\n✓ no clause fails", style="green"))

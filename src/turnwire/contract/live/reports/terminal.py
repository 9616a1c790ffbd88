"""The report for a terminal: a line for each area and dialect, and every failure with its sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnwire_schema.v1.contract import ContractRun

from turnwire.contract.live.reports.table import DIRECTIONS, ENDINGS, OUTCOMES, SEVERITIES, SIGNS, WORDS, Table, changes

if TYPE_CHECKING:
    from rich.console import Console


def render(runs: Sequence[ContractRun], console: Console) -> None:
    """Print what the last run found, and what changed since the earlier ones."""
    from rich.table import Table as Drawn
    from rich.text import Text

    run, table = runs[-1], Table(runs[-1:])
    drawn = Drawn(box=None, pad_edge=False, show_edge=False)
    drawn.add_column("area")
    for column in table.columns:
        drawn.add_column(column.dialect)
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
    console.print(Text(f"{run.name} at {run.endpoint}", style="italic"))
    console.print(drawn)
    console.print(Text("   ".join(f"{SIGNS[each]} {WORDS[each]}" for each in OUTCOMES)))
    _failures(run, console)
    for earlier in runs[:-1]:
        _changes(earlier, run, console)
    if run.ended != "completed":
        console.print(Text(f"{ENDINGS[run.ended]} after {len(run.results)} of {run.planned} results"))


def _changes(before: ContractRun, after: ContractRun, console: Console) -> None:
    from rich.text import Text

    found = changes(before, after)
    count = "1 change" if len(found) == 1 else f"{len(found)} changes"
    console.print(Text(f"\nagainst {before.name}, {before.started_at[:10]}: {count}"))
    for direction in DIRECTIONS:
        for each in found:
            if each.direction == direction:
                words = f"{WORDS[each.before]} → {WORDS[each.after]}"
                console.print(Text(f"    {direction}: {each.clause}  {each.dialect}  {words}"))


def _failures(run: ContractRun, console: Console) -> None:
    from rich.text import Text

    found = [result for result in run.results if result.outcome == "fail"]
    for clause in sorted(run.clauses, key=lambda each: SEVERITIES.index(each.severity)):
        seen: dict[str, list[str]] = {}
        for result in found:
            if result.clause == clause.id:
                seen.setdefault(result.sentence, []).append(result.dialect)
        if seen:
            console.print(Text(f"\n✗ {clause.severity}  {clause.id}", style="red"))
            console.print(Text(f"    {clause.sentence}"))
        for sentence, dialects in seen.items():
            console.print(Text(f"    {', '.join(dialects)}: {sentence}"))
    if not run.results:
        console.print(Text("\nnothing was checked"))
    elif not found:
        console.print(Text("\n✓ no clause fails", style="green"))

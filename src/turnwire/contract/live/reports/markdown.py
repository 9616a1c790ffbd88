"""Runs as a page of Markdown: how many clauses hold, and one line for each that does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from turnwire_schema.v1.contract import ContractClause, ContractResult, ContractRun

from turnwire.contract.live.reports.table import ENDINGS, OUTCOMES, SEVERITIES, WORDS, Table


def render(runs: Sequence[ContractRun]) -> str:
    """A page about the runs: counts, then what fails, what is inconclusive, and what is not supported."""
    return "\n".join(_page(Table(runs))) + "\n"


def _page(table: Table) -> Iterator[str]:
    yield f"# {', '.join(dict.fromkeys(_cell(run.name) for run in table.runs))}"
    for run in table.runs:
        says = "" if run.server in (None, run.name) else f", which says it is {_cell(run.server or '')}"
        end = "" if run.ended == "completed" else f"; the run ended early: {ENDINGS[run.ended]}"
        yield ""
        yield (
            f"{_cell(run.name)}{says}: {len(run.clauses)} clauses in {run.duration_ms / 1000:.0f} s "
            f"with Turnwire {run.turnwire_version} on {run.started_at[:10]}{end}."
        )
    yield from ("", f"| dialect | model | {' | '.join(WORDS[each] for each in OUTCOMES)} |")
    yield f"|---|---|{'---:|' * len(OUTCOMES)}"
    for column in table.columns:
        name = column.dialect if len(table.runs) == 1 else column.heading
        numbers = " | ".join(str(column.counts[each]) for each in OUTCOMES)
        yield f"| {_cell(name)} | {_cell(column.target.model)} | {numbers} |"
    yield from _findings(table, "fail", "What fails", "seen")
    yield from _findings(table, "inconclusive", "What could not be judged", "tried")
    yield from _findings(table, "not_supported", "What is not supported", "seen")


def _findings(table: Table, outcome: str, heading: str, verb: str) -> Iterator[str]:
    rows = [
        (clause, column, result)
        for clause in sorted(table.clauses, key=lambda each: SEVERITIES.index(each.severity))
        for column, result in zip(table.columns, table.row(clause), strict=True)
        if result is not None and result.outcome == outcome
    ]
    if not rows:
        return
    grouped: dict[tuple[str, str], tuple[ContractClause, ContractResult, list[str]]] = {}
    for clause, column, result in rows:
        name = column.dialect if len(table.runs) == 1 else column.heading
        grouped.setdefault((clause.id, result.sentence), (clause, result, []))[2].append(name)
    yield from ("", f"## {heading}", "", f"| clause | dialects | {verb} |", "|---|---|---|")
    for clause, result, names in grouped.values():
        severity = f" ({clause.severity})" if outcome == "fail" else ""
        cells = (f"`{clause.id}`{severity}: {_cell(clause.sentence)}", _cell(", ".join(names)), _cell(result.sentence))
        yield f"| {' | '.join(cells)} |"


def _cell(text: str) -> str:
    """`text` for a cell: on one line, no bar that ends the cell, no mark-up of its own."""
    plain = " ".join(text.split()).replace("\\", "\\\\")
    for mark in "|<>*[]":
        plain = plain.replace(mark, f"\\{mark}" if mark in "|*[]" else f"&{'lt' if mark == '<' else 'gt'};")
    return plain

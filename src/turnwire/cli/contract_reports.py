"""Runs of the contract on disk, `turnwire contract report` and `turnwire contract clauses`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turnwire.cli.console import table_console
from turnwire.cli.exits import UsageError
from turnwire.cli.output import print_json, print_table
from turnwire.cli.report_files import check_writable, write_report

if TYPE_CHECKING:
    from turnwire_schema.v1.contract import ContractRun

REPORT_EXAMPLE = "Example: turnwire contract report before.json after.json --html report.html"
CLAUSES_EXAMPLE = "Example: turnwire contract clauses --area tools"

JunitFile = Annotated[Path | None, typer.Option("--junit", metavar="FILE", help="Write JUnit XML.")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a report as one HTML file.")]
MarkdownFile = Annotated[Path | None, typer.Option("--markdown", metavar="FILE", help="Write a summary in Markdown.")]


@dataclass(frozen=True, slots=True)
class Files:
    """Where reports go; None: nowhere."""

    junit: Path | None = None
    html: Path | None = None
    markdown: Path | None = None

    def check(self) -> None:
        """Find out before a run, and without writing, whether each report can be written at its end.

        Raises:
            UsageError: one of them cannot.
        """
        check_writable(self.junit, self.html, self.markdown)

    def write(self, runs: Sequence[ContractRun]) -> None:
        """Write each report that is asked for, about the last of the runs with the others beside it."""
        from turnwire.contract.live.reports import html, junit, markdown

        for file, render in ((self.junit, junit.render), (self.html, html.render), (self.markdown, markdown.render)):
            if file is not None:
                write_report(file, render(runs))


def read_run(file: Path) -> ContractRun:
    """The run in `file`, as `turnwire contract run --json` wrote it.

    Raises:
        UsageError: the file cannot be read.
        InvalidDataError: it holds something else.
    """
    from turnwire_schema.v1.contract import ContractRun

    from turnwire.core.validate import load_json

    try:
        text = file.read_bytes()
    except OSError as error:
        raise UsageError(f"{file}: cannot be read ({error.strerror or type(error).__name__})") from error
    return load_json(ContractRun, text)


def report_command(
    files: Annotated[list[Path], typer.Argument(metavar="RUN.json...", help="Kept runs; the last is reported.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print what changed between the last two runs.")] = False,
    junit: JunitFile = None,
    html: HtmlFile = None,
    markdown: MarkdownFile = None,
) -> None:
    """Write reports of runs that were kept as JSON, without asking a server."""
    from turnwire.contract.live.reports import terminal
    from turnwire.contract.live.reports.compare import changes

    runs = [read_run(file) for file in files]
    Files(junit, html, markdown).write(runs)
    if as_json:
        found = changes(runs[-2], runs[-1]) if len(runs) > 1 else ()
        print_json(
            {
                "changes": [
                    {
                        "clause": each.clause,
                        "dialect": each.dialect,
                        "before": each.before,
                        "after": each.after,
                        "direction": each.direction,
                        "sentence": each.sentence,
                    }
                    for each in found
                ]
            }
        )
    else:
        terminal.render(runs, table_console())


def clauses_command(
    area: Annotated[list[str] | None, typer.Option(help="Area to list, may be given again. Default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the clauses as JSON.")] = False,
) -> None:
    """List what a server is judged by: every clause with its severity."""
    from turnwire.contract.live.clauses import all_areas, all_clauses

    names = [each.name for each in all_areas()]
    for name in area or ():
        if name not in names:
            raise UsageError(f"--area {name}: use one of {', '.join(names)}")
    chosen = [clause for clause in all_clauses() if not area or clause.area in area]
    if as_json:
        print_json([{**clause.as_data().to_dict(), "dialects": list(clause.dialects)} for clause in chosen])
    else:
        print_table(("clause", "severity", "sentence"), ((each.id, each.severity, each.sentence) for each in chosen))

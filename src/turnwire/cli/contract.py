"""`turnwire contract`: judging live servers and recorded exchanges by the schemas and codecs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn

from turnwire.cli import contract_reports, contract_run
from turnwire.cli.console import cursor_comes_back, err, table_console
from turnwire.cli.exits import Exit, UsageError
from turnwire.cli.help_text import CommandGroup
from turnwire.cli.output import print_json, tell

app = CommandGroup(
    help="Check exchanges with model servers against the contract.",
    epilog="Example: turnwire contract replay recordings/",
)


@app.callback()
def group() -> None:
    """Check exchanges with model servers against the contract."""


app.command("run", epilog=contract_run.EXAMPLE)(contract_run.run_command)
app.command("report", epilog=contract_reports.REPORT_EXAMPLE)(contract_reports.report_command)
app.command("clauses", epilog=contract_reports.CLAUSES_EXAMPLE)(contract_reports.clauses_command)


@app.command("replay", epilog="Example: turnwire contract replay recordings/ --json")
def replay_command(
    directory: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder of recordings, searched with its subfolders.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
) -> None:
    """Judge every recorded exchange in a folder.

    Schemas, decoding, cut streams and round trips; what is expected where an expectations.json says so. Exit code 1
    when a clause fails or there is nothing to judge.
    """
    from turnwire.contract.judging import replay

    if not directory.is_dir():
        raise UsageError(f"{directory}: there is no such folder")
    with (
        cursor_comes_back(),
        Progress(
            SpinnerColumn(),
            TextColumn("{task.completed}/{task.total} {task.description}"),
            console=err,
            transient=True,
            disable=not err.is_terminal,
        ) as shown,
    ):
        task = shown.add_task("recordings", total=None)

        def progress(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        report = replay(directory, progress=progress)
    if as_json:
        print_json(report.to_json())
    else:
        report.render(table_console())
    if not report.rows:
        tell(f"turnwire: {directory}: no recordings found")
    if not report.ok:
        raise typer.Exit(Exit.FAILURE)

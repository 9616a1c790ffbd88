"""`turnwire contract`: judging recorded exchanges by the schemas and codecs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from turnwire.cli.exits import Exit
from turnwire.cli.output import err, print_json

app = typer.Typer(
    help="Check exchanges with model servers against the contract.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def group() -> None:
    """Check exchanges with model servers against the contract."""


@app.command("replay", epilog="Example: turnwire contract replay recordings/ --json")
def replay_command(
    directory: Annotated[Path, typer.Argument(help="A folder of recordings, searched with its subfolders.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
) -> None:
    """Judge every recorded exchange in a folder: schemas, decoding, splitting, round trips. Exit 1 on a failure."""
    from turnwire.contract.replay import replay

    if not directory.is_dir():
        err.print(f"turnwire: {directory}: there is no such folder")
        raise typer.Exit(Exit.USAGE)
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.completed}/{task.total} {task.description}"),
        console=Console(stderr=True),
        transient=True,
    ) as shown:
        task = shown.add_task("recordings", total=None)

        def progress(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        report = replay(directory, progress=progress)
    if as_json:
        print_json(report.to_json())
    else:
        report.render(Console(highlight=False))
    if not report.ok:
        if not report.rows:
            err.print(f"turnwire: {directory}: no recordings found")
        raise typer.Exit(Exit.FAILURE)
